"""The rulebook of Senjutsu alone for players: one Markdown file per language, and pictures."""
