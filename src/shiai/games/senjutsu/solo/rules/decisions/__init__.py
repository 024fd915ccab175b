"""How enemies decide in Senjutsu alone."""
