"""One module for each version of the schema. A released one is never changed."""
