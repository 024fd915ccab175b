"""Lessons of Samurai Spirit."""
