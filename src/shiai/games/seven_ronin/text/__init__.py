"""What 7 Ronin says: message ids, and the catalogues with the sentences."""
