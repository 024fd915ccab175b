"""The lessons of Way of the Samurai."""
