"""Where the movement lines of a card can bring an enemy, and by which way."""

from typing import Final

from shiai.games.senjutsu.cards.structure import Chain, Line
from shiai.games.senjutsu.rules.actions import DONE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS
from shiai.games.senjutsu.rules.battlefield.moves import NO_SPIN, NO_WAY, Ground, Walk, complete, first_walk, ways_on
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, turning
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, MARKS, NO_MOVEMENT
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.solo.rules.state import Solo

FAR: Final = 1 << 20  # more than any way costs
# A place: space and facing; a cost: steps and rotations.
Place = tuple[int, int]
Cost = tuple[int, int]

REMEMBERED: Final = 100  # surroundings, each with all movements that were looked at
_KNOWN: Final[dict[tuple[int, ...], "Walking"]] = {}


# Within this module both are numbers, which are quicker to make, compare and look up.
COST: Final = 256  # steps * COST + rotations
STEP: Final = COST
ROTATION: Final = 1


class Walking:
    """Where the movement lines up to one line lead, all others left out.

    An enemy that looks ahead asks at each step where the same movements lead: answers are remembered, so that nobody
    may change them.
    """

    def __init__(self, lines: list[Line], end: int, kamae: int, conditions: int, ground: Ground, flags: int) -> None:
        self.card_lines = lines
        self.end = end
        self.kamae = kamae
        self.conditions = conditions
        self.ground = ground
        self.moving = bool(flags & 1)
        self.turning = bool(flags & 2)
        self.chains: dict[int, list[Chain]] = {}  # the movements of a line
        self.lines: dict[tuple[int, int], dict[int, int]] = {}
        self.walks: dict[tuple[int, int, int, int, int, int, int, int], dict[int, int]] = {}

    def chains_of(self, line: int) -> list[Chain]:
        """The movements among which a line lets choose."""
        found = self.chains.get(line)
        if found is None:
            found = []
            printed = self.card_lines[line]
            for choice in open_options(printed, self.kamae, self.conditions, 0) if self.moving else []:
                chain = printed.options[choice].chain
                if chain is not None and chain.moving:
                    found.append(chain)
            self.chains[line] = found
        return found

    def from_line(self, line: int, at: int, facing: int) -> dict[int, int]:
        """Every place where the movement of the lines from here can end, with what it costs."""
        while line < self.end and not self.chains_of(line):
            line += 1
        place = at * DIRECTIONS + facing
        found = self.lines.get((line, place))
        if found is None:
            found = {}
            if line >= self.end:
                found[place] = 0
            else:
                for chain in self.chains_of(line):
                    walk = first_walk(chain, at, facing, False, self.turning)
                    add_ends(found, self.from_walk(chain, line, walk), 0)
            self.lines[line, place] = found
        return found

    def from_walk(self, chain: Chain, line: int, walk: Walk) -> dict[int, int]:
        """As `from_line`, in the middle of a movement line."""
        stage, steps, turns, way, spin, at, facing, _ = walk
        # The direction of past steps and rotations binds only further ones of their kind.
        bound, round_bound = way if steps else NO_WAY, spin if turns else NO_SPIN
        key = (chain.id, line, stage, steps, turns, bound, round_bound, at * DIRECTIONS + facing)
        found = self.walks.get(key)
        if found is None:
            found = {}
            if complete(chain, walk, self.turning):
                add_ends(found, self.from_line(line + 1, at, facing), 0)
            if steps or turns or stage + 1 < len(chain.walk):
                for _, later in ways_on(chain, walk, self.ground, False, self.turning):
                    add_ends(found, self.from_walk(chain, line, later), STEP if later[5] != at else ROTATION)
            self.walks[key] = found
        return found


def add_ends(found: dict[int, int], ends: dict[int, int], ahead: int) -> None:
    """Add places that are so far ahead, unless a shorter way to them is known."""
    for place, cost_on in ends.items():
        cost = cost_on + ahead
        if found.get(place, cost) >= cost:
            found[place] = cost


def written(ends: dict[int, int]) -> dict[Place, Cost]:
    """Places and costs in their long form."""
    found: dict[Place, Cost] = {}
    for place, cost in ends.items():
        found[place // DIRECTIONS, place % DIRECTIONS] = (cost // COST, cost % COST)
    return found


def walking_of(state: Solo, figure: int, end: int) -> Walking:
    """The movements of an enemy as it stands, up to a line."""
    cells = state.cells
    base = figure * BLOCK
    cards = state.rules.cards
    ground = ground_of(state, figure)
    flags = int(not cells[base + MARKS] & NO_MOVEMENT) + 2 * int(turning(state, figure))
    kamae, conditions = cells[base + KAMAE_AT], cells[base + HIDDEN_AT]
    key = (cards.serial, end, kamae, conditions, flags, ground.closed, ground.marked, int(ground.loose))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= REMEMBERED:
            _KNOWN.clear()
        found = Walking(cards.lines, end, kamae, conditions, ground, flags)
        _KNOWN[key] = found
    return found


def ends_of(state: Solo, figure: int, line: int, end: int) -> dict[Place, Cost]:
    """Every place where the movement of these lines can end, with the steps and rotations it takes."""
    base = figure * BLOCK
    return written(walking_of(state, figure, end).from_line(line, state.cells[base + AT], state.cells[base + FACING]))


def ends_from_move(state: Solo, figure: int, move: Move, end: int) -> dict[Place, Cost]:
    """As `ends_of`, in the middle of a movement."""
    chain = state.rules.cards.chains[move.chain]
    return written(walking_of(state, figure, end).from_walk(chain, move.line, move.walk(state)))


def step_towards(state: Solo, figure: int, move: Move, goal: Place, end: int) -> int:
    """The next action of a movement on the shortest way to a goal."""
    chain, line = state.rules.cards.chains[move.chain], move.line
    best = DONE
    best_cost = FAR
    walk = move.walk(state)
    walking = walking_of(state, figure, end)
    place = goal[0] * DIRECTIONS + goal[1]
    if complete(chain, walk, walking.turning):
        best_cost = walking.from_line(line + 1, walk[5], walk[6]).get(place, FAR)
    for action, later in move.ways(state):
        cost = walking.from_walk(chain, line, later).get(place, FAR) + (STEP if later[5] != walk[5] else ROTATION)
        if cost < best_cost:
            best = action
            best_cost = cost
    return best
