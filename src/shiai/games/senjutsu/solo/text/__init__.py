"""What Senjutsu alone says: message ids, and the catalogues with the sentences."""
