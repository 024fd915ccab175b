"""What a bot can tell about a decision."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from shiai.core.messages import Message
from shiai.core.state import View

ADVISER: Final = "search:iterations=300"  # gives hints; a fixed number of iterations makes them reproducible
COMPARED: Final = 3  # candidates with which a choice is compared in the words of the game
COMPARABLE: Final = 0.05  # a candidate with a smaller part of the first one's visits is not compared with it


@dataclass(frozen=True)
class Candidate:
    """An action that a bot considered."""

    action: int
    share: float  # the probability that the bot chooses it
    value: float  # the expected result for the seat, from -1 (lost) to 1 (won)
    visits: int  # how often it was tried


@dataclass(frozen=True)
class ExpectedChoice:
    """A choice that the bot expects later."""

    seat: int
    choice: Message


@dataclass(frozen=True)
class Explanation:
    """The candidates of a decision, the best first, with reasons for the first of them.

    `reasons` are messages of the bots' catalogue, whose ids begin with `reason-`, and of the game (`why-`); `line` is
    what the bot expects to follow.
    """

    bot: str
    candidates: tuple[Candidate, ...]
    reasons: tuple[Message, ...]
    line: tuple[ExpectedChoice, ...] = ()


def agreeing(candidates: list[Candidate]) -> list[Candidate]:
    """The same candidates in the same order, with values that agree with it.

    A later candidate may have the higher mean: it was tried less often, or both are part of a mixture, or the
    difference is not enough to leave the advice. Such neighbours get their common mean, weighted by visits.
    """
    sums: list[float] = []
    visits: list[int] = []
    lengths: list[int] = []  # of runs of candidates with a common value
    for candidate in candidates:
        sums.append(candidate.value * max(1, candidate.visits))
        visits.append(max(1, candidate.visits))
        lengths.append(1)
        while len(sums) > 1 and sums[-1] / visits[-1] > sums[-2] / visits[-2]:
            later = sums.pop(), visits.pop(), lengths.pop()
            sums[-1] += later[0]
            visits[-1] += later[1]
            lengths[-1] += later[2]
    values: list[float] = []
    for run, length in enumerate(lengths):
        values += [sums[run] / visits[run]] * length
    return [replace(candidate, value=value) for candidate, value in zip(candidates, values, strict=True)]


def with_game_reasons(
    explanation: Explanation, view: View, seat: int, rng: Random, chosen: int | None = None
) -> Explanation:
    """The same explanation; what speaks for the chosen (or the best) candidate in the words of the game comes first."""
    actions = [candidate.action for candidate in explanation.candidates]
    action = actions[0] if chosen is None else chosen
    others = tuple([other for other in actions if other != action][:COMPARED])
    told = view.setup.game.why(view, seat, action, others, rng)
    return replace(explanation, reasons=(*told, *explanation.reasons))
