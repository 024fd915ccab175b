"""What Senjutsu says: message ids, and the catalogues with the sentences."""
