"""The texts of Senjutsu: message ids, and the catalogues with the sentences."""
