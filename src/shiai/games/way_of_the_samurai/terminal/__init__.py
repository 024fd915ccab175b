"""Way of the Samurai in the terminal."""
