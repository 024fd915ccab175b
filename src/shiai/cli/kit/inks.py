"""The inks of all drawings, each with one meaning; whatever they tell is told by a sign or a word too."""

from typing import Final

DANGER: Final = "bold red"  # attack, wounds, what is lost
FOCUS: Final = "bold cyan"  # me, and what is going on now
SAFE: Final = "green"  # defence
POWER: Final = "yellow"  # Ki, Kiai
HIDDEN: Final = "magenta"  # unknown
QUIET: Final = "dim"
