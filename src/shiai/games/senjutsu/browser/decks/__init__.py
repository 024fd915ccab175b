"""The deck builder of Senjutsu."""
