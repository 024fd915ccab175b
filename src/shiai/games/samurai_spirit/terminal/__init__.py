"""Samurai Spirit in the terminal."""
