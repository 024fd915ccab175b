"""The rulebook of Way of the Samurai for players: one Markdown file per language, and pictures."""
