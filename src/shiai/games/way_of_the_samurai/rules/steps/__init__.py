"""The rules of Way of the Samurai, as steps."""
