"""The texts of Senjutsu alone: message ids, and the catalogues with the sentences."""
