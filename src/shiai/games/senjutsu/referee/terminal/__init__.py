"""Senjutsu in the terminal."""
