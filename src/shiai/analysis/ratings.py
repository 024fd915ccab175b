"""The rating of one decision, in a form that can be stored and shown without the position."""

from dataclasses import dataclass
from typing import Any, Final

from shiai.core.messages import Message

DIGITS: Final = 4  # of chances
COSTLY: Final = 0.04  # a choice that loses less of the chance is not costly, …
COSTLY_PLAN: Final = 0.08  # … nor is a plan against opponents: the mixture fits what one search expects of them
ERRORS: Final = 2.5  # and neither is one whose loss is less than this many standard errors
KEY_LEAD: Final = 0.1  # a choice that is this much better than the next one is a key choice


@dataclass(frozen=True)
class Option:
    """What the search would have done: an action, or a whole sealed plan."""

    told: tuple[Message, ...]  # one message for every action
    share: float  # how often it should be chosen; below 1 if sealed choices should vary
    chance: float  # of winning with it, from 0 to 1


@dataclass(frozen=True)
class Rating:
    """A decision of a seat, rated from what the seat could know.

    `number` is the moment of the record before it: the number of choices made until then. A sealed plan of several
    choices is one decision, whose other choices have the numbers `later`.
    """

    number: int
    seat: int
    later: tuple[int, ...]
    when: Message  # round and phase
    told: tuple[Message, ...]  # what was chosen
    sealed: bool
    chance: float  # of winning with the recommended choice, from 0 to 1
    loss: float  # of chance by what was chosen; below 0 if it turned out to be the better one
    error: float  # the standard error of the loss
    lead: float  # by which the recommended choice is better than the next one; 0 if they are about equal
    found: bool  # what was chosen is a recommended choice
    options: tuple[Option, ...]  # recommended, the likeliest first
    reasons: tuple[Message, ...]  # for the first of them, in the words of the game

    @property
    def after(self) -> float:
        """The chance of winning after the choice."""
        return min(1.0, max(0.0, self.chance - self.loss))

    @property
    def costly(self) -> bool:
        """Whether the choice lost chance, and more than noise could explain."""
        return not self.found and self.loss >= bar_of(self.sealed) and self.loss >= ERRORS * self.error

    @property
    def key(self) -> bool:
        """Whether the choice was the only good one."""
        return self.found and self.lead >= KEY_LEAD

    def data(self) -> dict[str, Any]:
        """The rating as JSON values."""
        return {
            "number": self.number,
            "seat": self.seat,
            "later": list(self.later),
            "when": message_data(self.when),
            "told": [message_data(message) for message in self.told],
            "sealed": self.sealed,
            "chance": self.chance,
            "loss": self.loss,
            "error": self.error,
            "lead": self.lead,
            "found": self.found,
            "costly": self.costly,
            "options": [
                {
                    "told": [message_data(message) for message in option.told],
                    "share": option.share,
                    "chance": option.chance,
                }
                for option in self.options
            ],
            "reasons": [message_data(reason) for reason in self.reasons],
        }


def bar_of(sealed: bool) -> float:
    """The least loss of a costly choice, or of a costly plan that opponents could expect."""
    return COSTLY_PLAN if sealed else COSTLY


def message_data(message: Message) -> list[object]:
    """A message as JSON values."""
    return [message.id, message.values]


def read_messages(data: list[Any]) -> tuple[Message, ...]:
    """Read messages from JSON values."""
    return tuple([Message(str(id), dict(values), "") for id, values in data])


def read_rating(data: dict[str, Any]) -> Rating:
    """Read a rating from JSON values."""
    return Rating(
        number=int(data["number"]),
        seat=int(data["seat"]),
        later=tuple([int(number) for number in data["later"]]),
        when=read_messages([data["when"]])[0],
        told=read_messages(data["told"]),
        sealed=bool(data["sealed"]),
        chance=float(data["chance"]),
        loss=float(data["loss"]),
        error=float(data["error"]),
        lead=float(data["lead"]),
        found=bool(data["found"]),
        options=tuple(
            [
                Option(read_messages(option["told"]), float(option["share"]), float(option["chance"]))
                for option in data["options"]
            ]
        ),
        reasons=read_messages(data["reasons"]),
    )
