"""Decks of Senjutsu: limits, files, counts."""
