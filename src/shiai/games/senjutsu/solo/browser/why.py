"""Why an enemy did what it did in its last turn: told on demand, in words and on the board."""

from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Message
from shiai.games.senjutsu.browser.frame import HALF, Frame
from shiai.games.senjutsu.browser.looks import hero_name
from shiai.games.senjutsu.browser.spots import Verdict
from shiai.games.senjutsu.solo.browser.past import last_decisions
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.text.why import decision, dropped, fates, taken
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene

WHY: Final = "why "  # the first word of what is picked to hear the reasons of an enemy
RAISED: Final = 0.4  # of clauses above the middle of a space, in halves of its height


@dataclass(frozen=True)
class Because:
    """A sentence with the clause it stands on."""

    text: str
    clause: str


@dataclass(frozen=True)
class Decided:
    """One decision: what it was and what was taken, and why nothing else."""

    said: tuple[Because, ...]
    dropped: tuple[Because, ...]


@dataclass(frozen=True)
class Why:
    """The reasons of an enemy."""

    pick: str  # what is picked to hear them; empty where nobody remembers
    asks: str
    shown: bool
    decisions: tuple[Decided, ...]


def asked(scene: Scene, state: Solo) -> list[Considered]:
    """The decisions that somebody asks about."""
    number = scene.picked.removeprefix(WHY)
    if not scene.picked.startswith(WHY) or not number.isdecimal():
        return []
    figure = int(number)
    return last_decisions(scene, figure) if state.rules.people <= figure < state.rules.count else []


def why(scene: Scene, state: Solo, figure: int, considered: list[Considered]) -> Why:
    """The reasons of an enemy, if it is the one that somebody asks about."""
    words = scene.words
    pick = f"{WHY}{figure}" if scene.past is not None else ""
    shown = bool(pick) and scene.picked == pick
    decisions: list[Decided] = []
    for one in considered if shown else ():
        gone = taken(state, one)
        said = [*decision(state, one), *([gone] if gone else [])]
        decisions.append(Decided(sentences(said, words), sentences(dropped(state, one), words)))
    return Why(pick, words.say("web-why_asks", who=hero_name(state, words, figure)), shown, tuple(decisions))


def sentences(messages: list[Message], words: Catalogue) -> tuple[Because, ...]:
    """Messages in words."""
    return tuple([Because(words.message(message), message.clause) for message in messages])


def verdicts(considered: list[Considered], frame: Frame) -> tuple[Verdict, ...]:
    """The spaces that were considered last, each with the clause that took or dropped it."""
    found: list[Verdict] = []
    about_spaces = [fates(one) for one in considered if fates(one)]
    for fate in about_spaces[-1] if about_spaces else ():
        x, y = frame.middle(fate.space)
        look = "taken" if fate.taken else "dropped"
        clause = fate.clause.removeprefix("SJ-")
        found.append(Verdict(frame.path(fate.space, 0.84), look, clause, f"{x:.1f}", f"{y - RAISED * HALF:.1f}"))
    return tuple(found)
