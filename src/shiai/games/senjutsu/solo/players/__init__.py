"""Players of Senjutsu alone: the heuristic player and the evaluation."""
