"""The table in a browser: pages made from redacted states, their drawings, and one small script."""
