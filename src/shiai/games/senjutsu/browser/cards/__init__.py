"""The cards of Senjutsu, drawn as SVG."""
