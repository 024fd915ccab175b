"""The rulebook of Samurai Spirit for players: one Markdown file per language, and pictures."""
