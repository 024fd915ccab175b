"""Players of 7 Ronin: the heuristic player, the evaluation, the rollout policy and what they need."""
