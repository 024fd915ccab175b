"""What Way of the Samurai says: message ids, and the catalogues with the sentences."""
