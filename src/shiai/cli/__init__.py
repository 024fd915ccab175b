"""The `shiai` command."""

from shiai.cli.app import main

__all__ = ["main"]
