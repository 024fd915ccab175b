"""What drawings and pages of games may use of the web package."""
