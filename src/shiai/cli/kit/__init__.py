"""What drawings and commands of games may use of the cli package."""
