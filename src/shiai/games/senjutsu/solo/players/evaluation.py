"""How good a state of solo play is for the heroes.

A fight is judged by what both sides have left, a run against a horde by the waves that are behind the hero, and by how
well the present one goes. Reads only what all may see, but for the own hand.
"""

from math import pow, tanh

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.players.evaluation import known_hand, strength
from shiai.games.senjutsu.players.standing import expected_blow, standing
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

ENEMY_WOUND: float = 1.0  # what a wound of an enemy is worth, in wounds of a hero
ENEMY_LEFT: float = 1.5  # an enemy that stands at all
ENEMY_STUN: float = 0.6  # a Stun that an enemy has taken
STUN_TO_COME: float = 0.3  # one that is still in its deck
LORD_SOUGHT: float = 0.5  # an enemy that is nearer to the fallen lord than to the hero
LORD_THREAT: float = 2.0  # for every wound that an enemy could deal to the lord from where it stands
WAVES: int = 4  # of a round
WAVE_GOES_ON: float = 0.8  # what is left to be won in a horde, wave by wave


def evaluate(state: Solo, seat: int) -> float:
    """From -1 (lost) to 1 (won); a run against a horde by how far it came."""
    cells = state.cells
    if state.solo_rules.horde:
        waves = float(max(0, cells[ROUND] - 1) * WAVES + max(0, cells[WAVE] - 1))
        if not cells[RESULT]:
            waves += 0.5 + 0.5 * tanh(lead(state, seat) / SQUASH)
        return 1.0 - 2.0 * pow(WAVE_GOES_ON, waves)
    if cells[RESULT]:
        return 1.0 if cells[WINNERS] & state.rules.played_by_people else -1.0
    return 0.98 * tanh((lead(state, seat) + whole_enemies(state)) / SQUASH)


def whole_enemies(state: Solo) -> float:
    """What all enemies of a fight had at its beginning."""
    enemies = range(state.rules.people, state.rules.count)
    return sum([ENEMY_LEFT + ENEMY_WOUND * state.cells[figure * EXTRA + LIMIT] for figure in enemies])


def lead(state: Solo, seat: int) -> float:
    """What the heroes have left and how they stand, less what the enemies have left, in wounds."""
    cells = state.cells
    value = 0.0
    for hero in range(state.rules.people):
        value += strength(state, hero)
        base = hero * BLOCK
        if cells[ALIVE] >> hero & 1 and cells[base + AT] != NOWHERE:
            value += standing(state, hero, cells[base + AT], cells[base + FACING])
            if hero == seat and state.viewer in (ALL_SEEING, hero):
                value += known_hand(state, hero)
    for figure in seats_of(cells[ALIVE] & ~state.rules.played_by_people & state.rules.fighters):
        value -= enemy_rest(state, figure)
        if state.rules.token >= 0:
            value -= danger_for_lord(state, figure)
    return value


def enemy_rest(state: Solo, figure: int) -> float:
    """What an enemy has left."""
    cells = state.cells
    base = figure * BLOCK
    left = wound_limit(state, figure) - cells[base + WOUNDS] - cells[base + BLEEDING]
    suffered = ENEMY_STUN * cells[base + STUNS] + STUN_TO_COME * cells[figure * EXTRA + DECK_STUNS]
    return ENEMY_LEFT + ENEMY_WOUND * left - suffered - HOBBLED * rotating(cells[base + HOBBLES])


def danger_for_lord(state: Solo, figure: int) -> float:
    """How much an enemy threatens the fallen lord, whom one blow defeats (SJ-50.9)."""
    cells = state.cells
    at, there = cells[figure * BLOCK + AT], cells[state.rules.token * BLOCK + AT]
    if at == NOWHERE or there == NOWHERE:
        return 0.0
    heroes = [cells[hero * BLOCK + AT] for hero in range(state.rules.people)]
    nearest = min([distance(at, space) for space in heroes if space != NOWHERE], default=0)
    sought = LORD_SOUGHT if distance(at, there) <= nearest else 0.0
    return sought + LORD_THREAT * expected_blow(state, figure, at, cells[figure * BLOCK + FACING], there, False)
