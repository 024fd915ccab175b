"""Players of Samurai Spirit: the heuristic player, the evaluation, the rollout policy and what they need."""
