"""Where a fight stands: what the referee waits for."""

from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Message

SETTING_UP: Final = "setting_up"
CARDS: Final = "cards"  # the heroes' cards of the turn are to be entered
REVEALED: Final = "revealed"  # all cards lie open; Instant Replacements and initiatives can be entered
PART: Final = "part"  # a hero resolves a part of a card
LINES: Final = "lines"  # a hero resolves what stands below its Block
COUNTER: Final = "counter"  # a hero may answer a blocked attack
QUESTION: Final = "question"  # a hero's player must choose something that the referee has to know
DRAW: Final = "draw"  # a card of a physical deck must be typed
OVER: Final = "over"


@dataclass(frozen=True)
class Standing:
    """What comes next, and whom it concerns."""

    kind: str
    figure: int = -1
    message: Message | None = None  # what is asked, in words of the game
    answers: tuple[Message, ...] = ()
