"""Lessons of 7 Ronin."""
