"""The rulebook of 7 Ronin for players: one Markdown file per language, and pictures."""
