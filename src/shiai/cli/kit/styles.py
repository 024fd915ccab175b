"""The text styles of all drawings, each with one meaning; text or a symbol always says the same."""

from typing import Final

DANGER: Final = "bold red"  # attack, wounds, what is lost
FOCUS: Final = "bold cyan"  # me, and what is going on now
SAFE: Final = "green"  # defence
POWER: Final = "yellow"  # Ki, Kiai
HIDDEN: Final = "magenta"  # unknown
QUIET: Final = "dim"
