"""The equilibrium player of 7 Ronin: every planning solved as a matrix game, what follows valued by fitted weights."""
