"""A bot's opinion in words and figures, for hints and for explanations in the replay."""

from dataclasses import dataclass
from typing import Final

from shiai.bots.explanation import Candidate
from shiai.core.messages import Message
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table.opinion import Opinion
from shiai.web.drawings import drawing_of

SHOWN_AS_FIGURES: Final = frozenset({"reason-chance", "reason-many_tries"})  # pages show them beside the bars


@dataclass(frozen=True)
class RatedChoice:
    """A choice that the bot considered. Figures are percentages."""

    label: str
    name: str  # the value that a form sends to make it
    marks: tuple[str, ...]  # ids of the parts of the drawing that it concerns
    advised: bool  # a hint recommends it
    chosen: bool
    share: int  # how often the bot would choose it
    chance: int | None  # the expected result; None if the bot does not rate choices
    visits: int
    figure: int  # by which the choices are ordered: the chance, or the share if the bot varies its choice


@dataclass(frozen=True)
class Advice:
    """The choices that were considered, by their figures, the reasons, and the choices expected next."""

    choices: tuple[RatedChoice, ...]
    varied: bool  # the bot does not always choose the same, so that nobody can predict it
    reasons: tuple[str, ...]
    line: tuple[str, ...]


def advice_of(
    opinion: Opinion, view: State, seat: int, words: Catalogue, names: tuple[str, ...], chosen: int | None = None
) -> Advice | None:
    """Put an opinion into words; return None if none of its choices is legal."""
    legal = view.legal(seat)
    candidates = [candidate for candidate in opinion.candidates if candidate.action in legal]
    if not candidates:
        return None
    # Bots without a search rate all choices 0, and what cannot be won has no chance of winning.
    rated = any(candidate.value for candidate in candidates) and view.setup.game.has_chances(view.setup)
    varied = len(candidates) > 1 and any(0 < candidate.share < 1 for candidate in candidates)
    if varied:  # what is never played is no part of a mixture
        candidates = [each for each in candidates if each.share > 0 or each.action == chosen]
    best = candidates[0] if chosen is None and len(candidates) > 1 else None
    choices = [
        rated_choice(each, view, words, rated, varied, each is best, each.action == chosen) for each in candidates
    ]
    choices.sort(key=lambda choice: -choice.figure)
    reasons = [sentence(reason, words) for reason in opinion.reasons if reason.id not in SHOWN_AS_FIGURES]
    line = [(expected.seat, sentence(expected.choice, words)) for expected in opinion.line]
    return Advice(
        tuple(choices),
        varied,
        tuple([text for text in reasons if text]),
        tuple([f"{names[who]}: {text}" for who, text in line if text]),
    )


def rated_choice(
    candidate: Candidate, view: State, words: Catalogue, rated: bool, varied: bool, advised: bool, chosen: bool
) -> RatedChoice:
    """Put one choice into words and figures."""
    label = words.message(view.describe(candidate.action))
    chance = round(50 * (candidate.value + 1)) if rated else None
    share = round(100 * candidate.share)
    figure = share if chance is None or varied else chance
    name, marks = view.name(candidate.action), drawing_of(view.setup.game).marks(view, candidate.action)
    return RatedChoice(label, name, marks, advised, chosen, share, chance, candidate.visits, figure)


def sentence(message: Message, words: Catalogue) -> str:
    """Translate a message; return an empty text if it was stored by a version with other message ids."""
    try:
        return words.message(message)
    except KeyError:
        return ""
