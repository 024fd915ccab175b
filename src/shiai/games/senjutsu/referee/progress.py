"""The progress of a session: what the referee waits for."""

from dataclasses import dataclass
from typing import Any, Final

from shiai.core.messages import Message
from shiai.core.step import Step
from shiai.games.senjutsu.rules.steps.block import MayCounter
from shiai.games.senjutsu.rules.steps.lines import Lines
from shiai.games.senjutsu.rules.steps.resolve import ResolvePart
from shiai.games.senjutsu.rules.steps.speeds import Speeds
from shiai.games.senjutsu.rules.steps.turn import Choose

SETTING_UP: Final = "setting_up"
CARDS: Final = "cards"  # the heroes' cards of the turn are to be entered
REVEALED: Final = "revealed"  # all cards lie open; Instant Replacements and initiatives can be entered
PART: Final = "part"  # a hero resolves a part of a card
LINES: Final = "lines"  # a hero resolves the lines below its Block
COUNTER: Final = "counter"  # a hero may answer a blocked attack
QUESTION: Final = "question"  # a hero's player must choose something that the referee has to know
DRAW: Final = "draw"  # a card of a physical deck must be typed
OVER: Final = "over"
# The steps at which the referee waits for entries about heroes.
WAITING: Final[dict[str, type[Step[Any]]]] = {
    CARDS: Choose,
    REVEALED: Speeds,
    PART: ResolvePart,
    LINES: Lines,
    COUNTER: MayCounter,
}
HERO_ACTS: Final = (PART, LINES, COUNTER)


@dataclass(frozen=True)
class Progress:
    """What comes next, and the figure that it concerns."""

    kind: str
    figure: int = -1
    message: Message | None = None  # the question in the words of the game
    answers: tuple[Message, ...] = ()
