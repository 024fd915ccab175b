"""The part of the cli package that games may use for drawings and commands."""
