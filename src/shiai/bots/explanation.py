"""Why a bot would choose something: the choices it considered, as people can read them."""

from dataclasses import dataclass

from shiai.core.messages import Message


@dataclass(frozen=True)
class Thought:
    """One choice that was considered."""

    action: int
    share: float  # how often the bot would choose it, from 0 to 1
    value: float  # how good it looked for the seat, from -1 (lost) to 1 (won)
    visits: int  # how often it was tried in the mind


@dataclass(frozen=True)
class Expected:
    """A choice that the bot expects later: who makes it, and what it is in words."""

    seat: int
    choice: Message


@dataclass(frozen=True)
class Explanation:
    """The choices that a bot considered, the best first, and in words what speaks for the first of them.

    `reasons` are messages of the catalogue of the bots, with ids that begin with `reason-`; `line` is what the bot
    expects after its choice.
    """

    bot: str
    thoughts: tuple[Thought, ...]
    reasons: tuple[Message, ...]
    line: tuple[Expected, ...] = ()
