"""The rules of Samurai Spirit as steps, in the order of a game."""
