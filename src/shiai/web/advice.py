"""What a bot thinks of some choices, in words and figures: for hints, and for choices of bots when a game is over."""

from dataclasses import dataclass
from typing import Final

from shiai.bots.explanation import Candidate
from shiai.core.messages import Message
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table.opinion import Opinion

DRAWN: Final = frozenset({"reason-chance", "reason-many_tries"})  # reasons that stand beside the bars as figures


@dataclass(frozen=True)
class RatedChoice:
    """One choice that was considered. Figures are of a hundred."""

    label: str
    chosen: bool
    share: int  # how often the bot would choose it
    chance: int | None  # how good it looks; None where the bot only has habits
    visits: int


@dataclass(frozen=True)
class Advice:
    """The choices that were considered, the best first, why, and what is expected next."""

    choices: tuple[RatedChoice, ...]
    reasons: tuple[str, ...]
    line: tuple[str, ...]


def advice_of(
    opinion: Opinion, view: State, seat: int, words: Catalogue, names: tuple[str, ...], chosen: int | None = None
) -> Advice | None:
    """An opinion in words; None when none of the choices is possible here (any more)."""
    legal = view.legal(seat)
    candidates = [candidate for candidate in opinion.candidates if candidate.action in legal]
    if not candidates:
        return None
    rated = any(candidate.value for candidate in candidates)  # who only has habits finds nothing better or worse
    choices = [rated_choice(candidate, view, words, rated, candidate.action == chosen) for candidate in candidates]
    reasons = [sentence(reason, words) for reason in opinion.reasons if reason.id not in DRAWN]
    line = [(expected.seat, sentence(expected.choice, words)) for expected in opinion.line]
    return Advice(
        tuple(choices),
        tuple([text for text in reasons if text]),
        tuple([f"{names[who]}: {text}" for who, text in line if text]),
    )


def rated_choice(candidate: Candidate, view: State, words: Catalogue, rated: bool, chosen: bool) -> RatedChoice:
    """One choice in words and figures."""
    label = words.message(view.describe(candidate.action))
    chance = round(50 * (candidate.value + 1)) if rated else None
    return RatedChoice(label, chosen, round(100 * candidate.share), chance, candidate.visits)


def sentence(message: Message, words: Catalogue) -> str:
    """A message in words; nothing when it was stored by a program that had other words."""
    try:
        return words.message(message)
    except KeyError:
        return ""
