"""What Samurai Spirit says: message ids, and the catalogues with the sentences."""
