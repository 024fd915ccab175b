"""What an enemy decided, kept for whoever asks why."""

from shiai.games.senjutsu.rules.actions import COLLIDE, DRAW, FACE, KAMAE, LEFT, OPTION, PLACE, RIGHT, SPEED, TARGET
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS
from shiai.games.senjutsu.rules.state import BLOCK, FACING
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decisions.aims import passed_over
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo


def record(state: Solo, considered: Considered) -> None:
    """Keep a decision about places for whoever asks, with what made somebody the target."""
    if state.reasons is None:
        return
    if considered.target >= 0:
        considered.passed = passed_over(state, considered.figure, considered.target)
    state.reasons.append(considered)


def record_answers(state: Solo, considered: Considered, best: int) -> None:
    """Keep a decision about anything else: all answers, the one that was given first."""
    answers = considered.answers
    considered.answers = [answers[best], *answers[:best], *answers[best + 1 :]]
    if state.reasons is not None:
        state.reasons.append(considered)


def word_of(state: Solo, action: int) -> str | int:
    """An answer as a number or the id of a component."""
    if OPTION <= action < SPEED:
        return action - OPTION + 1
    if SPEED <= action < KAMAE:
        return action - SPEED
    if PLACE <= action < DRAW:
        return action - PLACE + 1
    if TARGET <= action < PLACE:
        return who(state, action - TARGET)
    if FACE <= action < COLLIDE:
        return f"facing-{DIRECTION_NAMES[action - FACE]}"
    if action in (LEFT, RIGHT):
        _, target, sides = state.stack[-1].numbers
        facing = state.cells[target * BLOCK + FACING] + (sides if action == RIGHT else -sides)
        return f"facing-{DIRECTION_NAMES[facing % DIRECTIONS]}"
    return state.name(action)
