"""The lessons of Senjutsu alone."""
