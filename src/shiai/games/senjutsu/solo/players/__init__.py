"""Players of Senjutsu alone: the heuristic player, the evaluation, the rollout policy and what they need."""
