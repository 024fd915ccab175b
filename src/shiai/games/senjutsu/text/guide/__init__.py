"""The rulebook of Senjutsu for players: one Markdown file per language, and pictures."""
