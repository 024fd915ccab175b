"""Words for worked positions of solo play: an enemy resolves one part of a card, and stands there with these reasons.

The board is the snow field. A hero on D4 that faces N has D3 in front, E3 front right, E4 back right, D5 behind, C4
back left and C3 front left.
"""

from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.playing import add_item
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOW
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered, Place
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.rules.steps.acting import EnemyPart
from tests.games.senjutsu.given import where


def acts(state: Solo, card: str, part: int = 0, figure: int = -1) -> str:
    """The enemy (the first one) resolves a part of a card at its initiative; where it stands then: `D3 S`."""
    figure = state.rules.people if figure < 0 else figure
    design = INDEX[card]
    made = STANDARD_DESIGNS[design]
    state.cells[NOW] = made.parts[1].speed if part else made.speeds[0].high
    state.reasons = []
    state.push(EnemyPart(figure, design, part))
    state.settle()
    return where(state, figure)


def waiting(state: Solo, card: str, seat: int = 0, speed: int = -1) -> Solo:
    """A hero has this card before it, still to be resolved, at its printed initiative or at this one."""
    design = INDEX[card]
    add_item(state, seat, design, 0, speed if speed >= 0 else STANDARD_DESIGNS[design].speeds[0].high)
    return state


def masked(state: Solo, *names: str) -> int:
    """The mask of these spaces."""
    return sum([1 << state.rules.board.space_of(name) for name in names])


def reason(state: Solo, number: int = 0) -> Considered:
    """Why the enemy did what it did: its first decision, or a later one."""
    assert state.reasons
    found = state.reasons[number]
    assert isinstance(found, Considered)
    return found


def at(state: Solo, text: str) -> Place:
    """A place from its name: `D3 S`."""
    space, facing = text.split()
    return (state.rules.board.space_of(space), DIRECTION_NAMES.index(facing))


def why(state: Solo, text: str, number: int = 0) -> str:
    """The clause that took or dropped a place."""
    considered = reason(state, number)
    place = at(state, text)
    return considered.because if considered.taken == place else considered.dropped[place]


def sees(state: Solo, text: str, seat: int = 0) -> bool:
    """Would an enemy on this place see a hero?"""
    space, facing = at(state, text)
    return line_of_sight(space, facing, state.cells[seat * BLOCK + AT], state.terrain.walls)
