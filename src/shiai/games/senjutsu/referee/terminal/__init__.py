"""The referee in the terminal."""
