"""The cards of Senjutsu and the language they are written in."""
