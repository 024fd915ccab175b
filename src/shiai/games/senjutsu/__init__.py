"""Senjutsu: duels of two to four heroes on a battlefield of hexagons, with decks of their own."""
