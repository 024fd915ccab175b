"""The decisions of enemies, recorded for explanations."""

from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.rules.actions import ACTIONS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS
from shiai.games.senjutsu.rules.state import BLOCK, FACING
from shiai.games.senjutsu.rules.steps.targets import TurnTarget
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decisions.aims import passed_over
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo


def record(state: Solo, considered: Considered) -> None:
    """Record a decision about places, with the reasons for the target."""
    if state.reasons is None:
        return
    if considered.target >= 0:
        considered.passed = passed_over(state, considered.figure, considered.target)
    state.reasons.append(considered)


def record_answers(state: Solo, considered: Considered, best: int) -> None:
    """Record a decision about anything else: all answers, the one that was given first."""
    answers = considered.answers
    considered.answers = [answers[best], *answers[:best], *answers[best + 1 :]]
    if state.reasons is not None:
        state.reasons.append(considered)


def word_of(state: Solo, action: int) -> str | int:
    """An answer as a number or the id of a component."""
    kind = ACTIONS.kind_of(action)
    word = WORDS.get(kind.name)
    return state.name(action) if word is None else word(state, kind.part(action))


def number_word(_state: Solo, number: int) -> str | int:
    """An initiative."""
    return number


def counted_word(_state: Solo, number: int) -> str | int:
    """A side of an OR or a place, counted from 1."""
    return number + 1


def figure_word(state: Solo, figure: int) -> str | int:
    """A target."""
    return who(state, figure)


def facing_word(_state: Solo, direction: int) -> str | int:
    """A direction."""
    return f"facing-{DIRECTION_NAMES[direction % DIRECTIONS]}"


def left_word(state: Solo, _part: int) -> str | int:
    """The facing of a target that is turned to the left."""
    return turned_word(state, -1)


def right_word(state: Solo, _part: int) -> str | int:
    """The facing of a target that is turned to the right."""
    return turned_word(state, 1)


def turned_word(state: Solo, way: int) -> str | int:
    """The facing of a target that is turned clockwise (1) or anticlockwise (-1)."""
    step = state.stack[-1]
    assert isinstance(step, TurnTarget)
    return facing_word(state, state.cells[step.target * BLOCK + FACING] + way * step.sides)


WORDS: Final[dict[str, Callable[[Solo, int], str | int]]] = {
    "option": counted_word,
    "speed": number_word,
    "place": counted_word,
    "target": figure_word,
    "face": facing_word,
    "left": left_word,
    "right": right_word,
}
