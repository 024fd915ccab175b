"""Where the movement lines of a card can bring an enemy, and by which way."""

from typing import Final

from shiai.games.senjutsu.cards.gaits import TURN_LEFT, Gait, gaits_of
from shiai.games.senjutsu.cards.structure import Chain, Line
from shiai.games.senjutsu.rules.actions import DONE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, OFFSETS, SPACES
from shiai.games.senjutsu.rules.battlefield.moves import Ground
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, walker
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, MARKS, NO_MOVEMENT
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.solo.rules.state import Solo

# Where an enemy can stand and what it costs to get there are numbers, which are quicker to make and look up than pairs.
# A place: space * DIRECTIONS + facing.
PLACES: Final = SPACES * DIRECTIONS
# A cost: steps * STEP + rotations.
STEP: Final = 256
ROTATION: Final = 1
FAR: Final = 1 << 20  # more than any way costs

REMEMBERED: Final = 400  # surroundings, each with all movements that were looked at
_KNOWN: Final[dict[tuple[int, int, int, int, int], "Walking"]] = {}
NO_ENDS: Final[dict[int, int]] = {}


class Walking:
    """Where the movement lines up to one line lead, all others left out.

    An enemy that looks ahead asks at each step where the same movements lead: answers are remembered, so that nobody
    may change them.
    """

    def __init__(
        self, lines: list[Line], end: int, kamae: int, conditions: int, ground: Ground, kind: int, moving: bool
    ) -> None:
        self.card_lines = lines
        self.end = end
        self.kamae = kamae
        self.conditions = conditions
        self.ground = ground
        self.kind = kind
        self.moving = moving
        self.chains: dict[int, list[Chain]] = {}  # the movements of a line
        self.lines: dict[int, dict[int, int]] = {}
        self.walks: dict[int, dict[int, int]] = {}

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
        place = at * DIRECTIONS + facing
        key = line * PLACES + place
        found = self.lines.get(key)
        if found is None:
            chains: list[Chain] = []
            while line < self.end and not chains:
                chains = self.chains_of(line)
                line += 1
            if not chains:
                found = {place: 0}
            elif len(chains) == 1:
                found = self.from_walk(line - 1, gaits_of(chains[0], self.kind).first, at, facing)
            else:
                found = {}
                for chain in chains:
                    ends = self.from_walk(line - 1, gaits_of(chain, self.kind).first, at, facing)
                    for end, cost in ends.items():
                        if found.get(end, cost) >= cost:
                            found[end] = cost
            self.lines[key] = found
        return found

    def from_walk(self, line: int, gait: Gait, at: int, facing: int) -> dict[int, int]:
        """As `from_line`, in the middle of a movement line."""
        # The direction of past steps and rotations binds only further ones of their kind.
        key = gait.essence.number * PLACES + at * DIRECTIONS + facing
        found = self.walks.get(key)
        if found is None:
            found = self.from_line(line + 1, at, facing) if gait.complete else NO_ENDS
            if gait.ways:
                found = found.copy()
                exits = self.ground.exits_of(at)
                for way, later in gait.ways:
                    if way >= DIRECTIONS:
                        turned = (facing + (5 if way == TURN_LEFT else 1)) % DIRECTIONS
                        ends = self.from_walk(line, later, at, turned)
                        ahead = ROTATION
                    else:
                        direction = (facing + way) % DIRECTIONS
                        if not exits >> direction & 1:
                            continue
                        ends = self.from_walk(line, later, at + OFFSETS[direction], facing)
                        ahead = STEP
                    for place, cost_on in ends.items():
                        cost = cost_on + ahead
                        if found.get(place, cost) >= cost:
                            found[place] = cost
            self.walks[key] = found
        return found

    def step_towards(self, move: Move, gait: Gait, at: int, facing: int, goal: int) -> int:
        """The next action of a movement on the shortest way to a goal."""
        line = move.line
        best = DONE
        best_cost = FAR
        if gait.complete:
            best_cost = self.from_line(line + 1, at, facing).get(goal, FAR)
        exits = self.ground.exits_of(at)
        for way, later in gait.ways:
            if way >= DIRECTIONS:
                turned = (facing + (5 if way == TURN_LEFT else 1)) % DIRECTIONS
                cost = self.from_walk(line, later, at, turned).get(goal, FAR) + ROTATION
                action = LEFT if way == TURN_LEFT else RIGHT
            else:
                direction = (facing + way) % DIRECTIONS
                if not exits >> direction & 1:
                    continue
                space = at + OFFSETS[direction]
                cost = self.from_walk(line, later, space, facing).get(goal, FAR) + STEP
                action = SPACE.first + space
            if cost < best_cost:
                best = action
                best_cost = cost
        return best


def walking_of(state: Solo, figure: int, end: int) -> Walking:
    """The movements of an enemy as it stands, up to a line."""
    cells = state.cells
    base = figure * BLOCK
    cards = state.rules.cards
    ground = ground_of(state, figure)
    moving = not cells[base + MARKS] & NO_MOVEMENT
    kind = walker(state, figure)
    kamae, conditions = cells[base + KAMAE_AT], cells[base + HIDDEN_AT]
    key = (cards.serial, ground.number, end, (conditions * 8 + kamae) * 2 + int(moving), kind)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= REMEMBERED:
            _KNOWN.clear()
        found = Walking(cards.lines, end, kamae, conditions, ground, kind, moving)
        _KNOWN[key] = found
    return found


def ends_of(state: Solo, figure: int, line: int, end: int) -> dict[int, int]:
    """Every place where the movement of these lines can end, with what it costs. Leave the answer as it is."""
    base = figure * BLOCK
    return walking_of(state, figure, end).from_line(line, state.cells[base + AT], state.cells[base + FACING])


def ends_from_move(state: Solo, figure: int, move: Move, end: int) -> dict[int, int]:
    """As `ends_of`, in the middle of a movement."""
    base = figure * BLOCK
    walking = walking_of(state, figure, end)
    gait = move.gait(state, walking.kind)
    return walking.from_walk(move.line, gait, state.cells[base + AT], state.cells[base + FACING])


def step_towards(state: Solo, figure: int, move: Move, goal: int, end: int) -> int:
    """The next action of a movement on the shortest way to a goal."""
    base = figure * BLOCK
    walking = walking_of(state, figure, end)
    gait = move.gait(state, walking.kind)
    return walking.step_towards(move, gait, state.cells[base + AT], state.cells[base + FACING], goal)
