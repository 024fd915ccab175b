"""Why an enemy did what it did last: told on demand, in words and on the board."""

from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Message
from shiai.games.senjutsu.solo.sieve import Considered
from shiai.games.senjutsu.solo.state import Solo
from shiai.games.senjutsu.solo.why import decision, dropped, fates, taken
from shiai.i18n.catalogue import Catalogue
from shiai.web.drawings.drawing import Scene
from shiai.web.drawings.senjutsu_frame import HALF, Frame
from shiai.web.drawings.senjutsu_looks import hero_name
from shiai.web.drawings.senjutsu_spots import Verdict
from shiai.web.drawings.solo_past import Remembered, last_decision

WHY: Final = "why "  # the first word of what is picked to hear the reasons of an enemy
RAISED: Final = 0.4  # of clauses above the middle of a space, in halves of its height


@dataclass(frozen=True)
class Because:
    """A sentence with the clause it stands on."""

    text: str
    clause: str


@dataclass(frozen=True)
class Why:
    """The reasons of an enemy."""

    pick: str  # what is picked to hear them; empty where nobody remembers
    asks: str
    shown: bool
    decided: tuple[Because, ...]
    dropped: tuple[Because, ...]


def asked(scene: Scene, state: Solo) -> Considered | None:
    """The decision that somebody asks about."""
    number = scene.picked.removeprefix(WHY)
    if not scene.picked.startswith(WHY) or not number.isdecimal():
        return None
    figure = int(number)
    return last_decision(scene, state, figure) if state.rules.people <= figure < state.rules.count else None


def why(scene: Scene, state: Solo, figure: int, considered: Considered | None) -> Why:
    """The reasons of an enemy, if it is the one that somebody asks about."""
    words = scene.words
    pick = f"{WHY}{figure}" if isinstance(scene, Remembered) else ""
    shown = bool(pick) and scene.picked == pick
    said: list[Message] = []
    left_out: list[Message] = []
    if shown and considered is not None:
        gone = taken(state, considered)
        said = [*decision(state, considered), *([gone] if gone else [])]
        left_out = dropped(state, considered)
    asks = words.say("web-why_asks", who=hero_name(state, words, figure))
    return Why(pick, asks, shown, sentences(said, words), sentences(left_out, words))


def sentences(messages: list[Message], words: Catalogue) -> tuple[Because, ...]:
    """Messages in words."""
    return tuple([Because(words.message(message), message.clause) for message in messages])


def verdicts(considered: Considered | None, frame: Frame) -> tuple[Verdict, ...]:
    """The spaces that were considered, each with the clause that took or dropped it."""
    found: list[Verdict] = []
    for fate in fates(considered) if considered else ():
        x, y = frame.middle(fate.space)
        look = "taken" if fate.taken else "dropped"
        clause = fate.clause.removeprefix("SJ-")
        found.append(Verdict(frame.path(fate.space, 0.84), look, clause, f"{x:.1f}", f"{y - RAISED * HALF:.1f}"))
    return tuple(found)
