"""7 Ronin in the terminal."""
