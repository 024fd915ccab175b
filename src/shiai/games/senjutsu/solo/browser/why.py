"""The reasons of an enemy's last decisions: shown on demand, in words and on the board."""

from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Message
from shiai.games.senjutsu.browser.frame import HALF, Frame
from shiai.games.senjutsu.browser.overlay import ConsideredSpace
from shiai.games.senjutsu.browser.shared import hero_name
from shiai.games.senjutsu.solo.browser.past import last_decisions
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.text.why import decision, dropped, fates, taken
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene

WHY: Final = "why "  # begins the words that are picked to see the reasons of an enemy
RAISED: Final = 0.4  # clauses are so far above the middle of a space, in halves of its height


@dataclass(frozen=True)
class Reason:
    """A sentence with its clause."""

    text: str
    clause: str


@dataclass(frozen=True)
class Decision:
    """One decision: what it was and what was taken, and why nothing else was."""

    said: tuple[Reason, ...]
    dropped: tuple[Reason, ...]
    about_spaces: bool


@dataclass(frozen=True)
class Why:
    """The reasons of an enemy."""

    pick: str  # the words that are picked to see them; empty if the past is not known
    asks: str
    shown: bool
    decisions: tuple[Decision, ...]


def asked(scene: Scene[Solo], state: Solo) -> list[Considered]:
    """The decisions of the enemy whose reasons were picked."""
    number = scene.picked.removeprefix(WHY)
    if not scene.picked.startswith(WHY) or not number.isdecimal():
        return []
    figure = int(number)
    return last_decisions(scene, figure) if state.rules.people <= figure < state.rules.count else []


def why(scene: Scene[Solo], state: Solo, figure: int, considered: list[Considered]) -> Why:
    """The reasons of an enemy, if they were picked."""
    words = scene.words
    pick = f"{WHY}{figure}" if scene.past is not None else ""
    shown = bool(pick) and scene.picked == pick
    decisions: list[Decision] = []
    for one in considered if shown else ():
        gone = taken(state, one)
        said = [*decision(state, one), *([gone] if gone else [])]
        others = sentences(dropped(state, one), words)
        decisions.append(Decision(sentences(said, words), others, about_spaces=not one.answers))
    return Why(pick, words.say("web-why_asks", who=hero_name(state, words, figure)), shown, tuple(decisions))


def sentences(messages: list[Message], words: Catalogue) -> tuple[Reason, ...]:
    """Messages in words."""
    return tuple([Reason(words.message(message), message.clause) for message in messages])


def considered_spaces(considered: list[Considered], frame: Frame) -> tuple[ConsideredSpace, ...]:
    """The spaces of the last decision about spaces, each with the clause that took or dropped it."""
    found: list[ConsideredSpace] = []
    about_spaces = [fates(one) for one in considered if fates(one)]
    for fate in about_spaces[-1] if about_spaces else ():
        x, y = frame.middle(fate.space)
        style = "taken" if fate.taken else "dropped"
        clause = fate.clause.removeprefix("SJ-")
        path = frame.path(fate.space, 0.84)
        found.append(ConsideredSpace(path, style, clause, f"{x:.1f}", f"{y - RAISED * HALF:.1f}"))
    return tuple(found)
