"""Where the movement lines of a card can bring an enemy, and by which way."""

from typing import Final

from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.rules.actions import DONE
from shiai.games.senjutsu.rules.battlefield.moves import Ground, Walk, complete, first_walk, ways_on
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, turning
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, MARKS, NO_MOVEMENT
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.solo.rules.state import Solo

FAR: Final = 99  # more steps than any card has
# A place: space and facing; a cost: steps and rotations.
Place = tuple[int, int]
Cost = tuple[int, int]


class Walking:
    """The movement lines from one line to another, all others left out."""

    def __init__(self, state: Solo, figure: int, end: int) -> None:
        base = figure * BLOCK
        self.card_lines = state.rules.cards.lines
        self.kamae = state.cells[base + KAMAE_AT]
        self.conditions = state.cells[base + HIDDEN_AT]
        self.ground: Ground = ground_of(state, figure)
        self.moving = not state.cells[base + MARKS] & NO_MOVEMENT
        self.turning = turning(state, figure)
        self.end = end
        self.ends: dict[Place, Cost] = {}
        self.seen: dict[tuple[int, int, Walk], Cost] = {}

    def from_line(self, line: int, at: int, facing: int, cost: Cost) -> None:
        """Go on with the lines from here."""
        if line >= self.end:
            place = (at, facing)
            if place not in self.ends or cost < self.ends[place]:
                self.ends[place] = cost
            return
        printed = self.card_lines[line]
        walked = False
        for choice in open_options(printed, self.kamae, self.conditions, 0):
            chain = printed.options[choice].chain
            if chain is not None and chain.moving and self.moving:
                walked = True
                self.walk(chain, line, first_walk(chain, at, facing, False, self.turning), cost)
        if not walked:
            self.from_line(line + 1, at, facing, cost)

    def walk(self, chain: Chain, line: int, walk: Walk, cost: Cost) -> None:
        """Go on in the middle of a movement line."""
        key = (chain.id, line, walk)
        known = self.seen.get(key)
        if known is not None and known <= cost:
            return
        self.seen[key] = cost
        if complete(chain, walk, self.turning):
            self.from_line(line + 1, walk[5], walk[6], cost)
        for _, later in ways_on(chain, walk, self.ground, False, self.turning):
            stepped = later[5] != walk[5]
            self.walk(chain, line, later, (cost[0] + int(stepped), cost[1] + int(not stepped)))


def ends_of(state: Solo, figure: int, line: int, end: int) -> dict[Place, Cost]:
    """Every place where the movement of these lines can end, with the steps and rotations it takes."""
    walking = Walking(state, figure, end)
    base = figure * BLOCK
    walking.from_line(line, state.cells[base + AT], state.cells[base + FACING], (0, 0))
    return walking.ends


def ends_from_move(state: Solo, figure: int, move: Move, end: int) -> dict[Place, Cost]:
    """As `ends_of`, in the middle of a movement."""
    walking = Walking(state, figure, end)
    walking.walk(state.rules.cards.chains[move.chain], move.line, move.walk(state), (0, 0))
    return walking.ends


def step_towards(state: Solo, figure: int, move: Move, goal: Place, end: int) -> int:
    """The next action of a movement on the shortest way to a goal."""
    chain, line = state.rules.cards.chains[move.chain], move.line
    best = DONE
    best_cost = (FAR, FAR)
    base = figure * BLOCK
    walk = move.walk(state)
    if complete(chain, walk, turning(state, figure)):
        after = Walking(state, figure, end)
        after.from_line(line + 1, state.cells[base + AT], state.cells[base + FACING], (0, 0))
        best_cost = after.ends.get(goal, best_cost)
    for action, later in move.ways(state):
        ahead = Walking(state, figure, end)
        ahead.walk(chain, line, later, (int(later[5] != walk[5]), int(later[5] == walk[5])))
        cost = ahead.ends.get(goal, (FAR, FAR))
        if cost < best_cost:
            best = action
            best_cost = cost
    return best
