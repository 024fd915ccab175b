"""Lessons of Senjutsu."""
