"""Senjutsu alone in the terminal."""
