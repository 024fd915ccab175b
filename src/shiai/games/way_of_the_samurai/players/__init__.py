"""Players of Way of the Samurai: the heuristic player, the evaluation, the rollout policy and what they need."""
