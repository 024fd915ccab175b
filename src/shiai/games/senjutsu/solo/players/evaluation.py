"""The evaluation of solo play: how good a state is for the heroes.

A fight is judged by what both sides have left; a run against a horde by the waves that were defeated and by the state
of the present one. It reads only public information and the seat's own hand.
"""

from math import pow, tanh

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.players.evaluation import known_hand, strength
from shiai.games.senjutsu.players.placement import blows_of, placement_value
from shiai.games.senjutsu.players.strikes import FARTHEST, relative
from shiai.games.senjutsu.players.weights import HOBBLED, SQUASH
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    FACING,
    HOBBLES,
    NOWHERE,
    RESULT,
    STUNS,
    WINNERS,
    WOUNDS,
)
from shiai.games.senjutsu.rules.table import rotating, seats_of
from shiai.games.senjutsu.solo.rules.state import DECK_STUNS, EXTRA, LIMIT, ROUND, WAVE, Solo

ENEMY_WOUND: float = 1.0  # a wound of an enemy, in wounds of a hero
ENEMY_LEFT: float = 1.5  # an enemy that is not defeated
ENEMY_STUN: float = 0.6  # a Stun that an enemy has taken
STUN_TO_COME: float = 0.3  # one that is still in its deck
LORD_SOUGHT: float = 0.5  # an enemy that is nearer to the fallen lord than to the hero
LORD_THREAT: float = 2.0  # for every wound that an enemy could deal to the lord from its space
WAVES: int = 4  # of a round
WAVE_GOES_ON: float = 0.8  # each wave leaves this share of what can still be won


def evaluate(state: Solo, seat: int) -> float:
    """From -1 (lost) to 1 (won); for a run against a horde, by the waves it has defeated."""
    cells = state.cells
    if state.solo_rules.horde:
        waves = float(max(0, cells[ROUND] - 1) * WAVES + max(0, cells[WAVE] - 1))
        if not cells[RESULT]:
            waves += 0.5 + 0.5 * tanh(lead(state, seat) / SQUASH)
        return 1.0 - 2.0 * pow(WAVE_GOES_ON, waves)
    if cells[RESULT]:
        return 1.0 if cells[WINNERS] & state.rules.played_by_people else -1.0
    return 0.98 * tanh((lead(state, seat) + full_strength(state)) / SQUASH)


def full_strength(state: Solo) -> float:
    """The strength of all enemies at the beginning of a fight."""
    enemies = range(state.rules.first_enemy, state.rules.count)
    return sum([ENEMY_LEFT + ENEMY_WOUND * state.cells[figure * EXTRA + LIMIT] for figure in enemies])


def lead(state: Solo, seat: int) -> float:
    """The strength and placement of the heroes less the strength of the enemies, in wounds."""
    cells = state.cells
    value = 0.0
    for hero in range(state.rules.first_enemy):
        value += strength(state, hero)
        base = hero * BLOCK
        if cells[ALIVE] >> hero & 1 and cells[base + AT] != NOWHERE:
            value += placement_value(state, hero)
            if hero == seat and state.viewer in (ALL_SEEING, hero):
                value += known_hand(state, hero)
    for figure in seats_of(cells[ALIVE] & ~state.rules.of_people & state.rules.fighters):
        value -= enemy_strength(state, figure)
        if state.rules.token >= 0:
            value -= danger_for_lord(state, figure)
    return value


def enemy_strength(state: Solo, figure: int) -> float:
    """The strength that an enemy has left."""
    cells = state.cells
    base = figure * BLOCK
    left = wound_limit(state, figure) - cells[base + WOUNDS] - cells[base + BLEEDING]
    suffered = ENEMY_STUN * cells[base + STUNS] + STUN_TO_COME * cells[figure * EXTRA + DECK_STUNS]
    return ENEMY_LEFT + ENEMY_WOUND * left - suffered - HOBBLED * rotating(cells[base + HOBBLES])


def danger_for_lord(state: Solo, figure: int) -> float:
    """How much an enemy threatens the fallen lord, who falls to a single blow (SJ-50.9)."""
    cells = state.cells
    at, there = cells[figure * BLOCK + AT], cells[state.rules.token * BLOCK + AT]
    if at == NOWHERE or there == NOWHERE:
        return 0.0
    heroes = [cells[hero * BLOCK + AT] for hero in range(state.rules.first_enemy)]
    nearest = min([distance(at, space) for space in heroes if space != NOWHERE], default=0)
    sought = LORD_SOUGHT if distance(at, there) <= nearest else 0.0
    if distance(at, there) > FARTHEST:
        return sought
    place = relative(at, cells[figure * BLOCK + FACING], there)
    return sought + LORD_THREAT * blows_of(state, figure, False).at(place)
