"""Live games: who sits where, taking back, and saving so that nothing is lost."""
