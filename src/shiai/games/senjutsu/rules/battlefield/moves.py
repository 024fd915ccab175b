"""Movement lines: where a figure can go by the steps and rotations of one line, and whether it avoids a collision."""

from typing import Final

from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.cards.vocabulary import BALANCE, DETERMINATION
from shiai.games.senjutsu.rules.actions import COLLIDE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, NEIGHBOUR

NO_WAY: Final = 6  # no step of this icon was made yet
NO_SPIN: Final = 0
SPIN_LEFT: Final = 1
SPIN_RIGHT: Final = 2
ANY: Final = -1  # whichever action
DIRECTIONS_IN: Final = [[i for i in range(DIRECTIONS) if mask >> i & 1] for mask in range(1 << DIRECTIONS)]
FAR_STEPS: Final = 3
FAR_DISTANCE: Final = 6

# A walk at one moment: stage, steps and rotations left, direction of the steps, way round, space, facing, and the
# bamboo and corpses that were entered.
Walk = tuple[int, int, int, int, int, int, int, int]


class Ground:
    """What a moving figure meets: spaces it may not enter, bamboo, and the heroes that end a long march (SJ-37.3)."""

    def __init__(self, closed: int, bamboo: int, corpses: int, near: int, loose: bool = False) -> None:
        # SJ-16.13, SJ-31.2, SJ-31.4: closed spaces can be neither entered nor crossed
        self.closed = closed  # not playable, occupied, or terrain that may not be entered
        # SJ-31.12: bamboo may be entered
        self.marked = bamboo | corpses  # spaces that a walk remembers
        self.corpses = corpses
        self.near = near  # spaces within 6 of an opponent, where a long march ends
        self.loose = loose  # steps and rotations of one icon need not go the same way (SJ-47.21)


def first_walk(chain: Chain, at: int, facing: int, march: bool, turning: bool) -> Walk:
    """The beginning of a movement line. A march (SJ-37.1) has three free steps; without turning it has no rotation."""
    stage = chain.walk[0]
    steps = FAR_STEPS if march and stage.steps else stage.steps
    return (0, steps, stage.turns if turning else 0, NO_WAY, NO_SPIN, at, facing, 0)


def halved(walk: Walk, gate: int, kamae: int) -> Walk:
    """SJ-A.56, second reading: of a strip of two colours the step is for one Kamae, the rotation for the other."""
    number, steps, turns, way, spin, at, facing, cleared = walk
    if gate != 1 << BALANCE | 1 << DETERMINATION or not steps or not turns:
        return walk
    if kamae == BALANCE:
        return (number, steps, 0, way, spin, at, facing, cleared)
    return (number, 0, turns, way, spin, at, facing, cleared)


def complete(chain: Chain, walk: Walk, turning: bool) -> bool:
    """Is nothing mandatory left of this line?"""
    stages = chain.walk
    stage = stages[walk[0]]
    if (walk[1] and stage.must_step) or (walk[2] and stage.must_turn):
        return False
    # SJ-16.6, SJ-16.22: what is mandatory is carried out in full
    for number in range(walk[0] + 1, len(stages)):
        later = stages[number]
        if (later.steps and later.must_step) or (turning and later.turns and later.must_turn):
            return False
    return True


def ways_on(
    chain: Chain, walk: Walk, ground: Ground, march: bool, turning: bool, wanted: int = ANY
) -> list[tuple[int, Walk]]:
    """Every step or rotation that can be made next, as an action and what it leads to; or only the wanted action."""
    found: list[tuple[int, Walk]] = []
    seen = 0  # the directions of the stages before, as bits
    seen_left = seen_right = False  # their rotations
    number, steps, turns, way, spin, at, facing, cleared = walk
    stages = chain.walk
    closed = ground.closed
    while True:
        stage = stages[number]
        if steps:
            # SJ-16.8, SJ-37.2: one direction for all steps of an icon, but not in a march
            ways = stage.ways if way == NO_WAY or march or ground.loose else 1 << way
            # SJ-16.16
            for relative in DIRECTIONS_IN[ways & ~seen]:
                # SJ-16.2, SJ-16.10, SJ-3.3, SJ-3.4: relative to the front at the time of each step
                space = NEIGHBOUR[(facing + relative) % DIRECTIONS][at]
                if space < 0 or closed >> space & 1:
                    continue
                action = SPACE.first + space
                if wanted != ANY and action != wanted:
                    continue
                # SJ-37.3
                left = 0 if march and ground.near >> space & 1 else steps - 1
                gone = cleared | (ground.marked & 1 << space) if ground.marked else cleared
                found.append((action, (number, left, turns, relative, spin, space, facing, gone)))
            seen |= ways
        # SJ-16.3, SJ-16.9, SJ-16.11: rotations of an icon go the same way round; steps may come in between
        if turns:
            if (spin != SPIN_RIGHT or ground.loose) and not seen_left and wanted in (ANY, LEFT):
                found.append((LEFT, (number, steps, turns - 1, way, SPIN_LEFT, at, (facing + 5) % 6, cleared)))
                seen_left = True
            if (spin != SPIN_LEFT or ground.loose) and not seen_right and wanted in (ANY, RIGHT):
                found.append((RIGHT, (number, steps, turns - 1, way, SPIN_RIGHT, at, (facing + 1) % 6, cleared)))
                seen_right = True
        # SJ-16.17: every icon chooses its own direction and way round
        if (steps and stage.must_step) or (turns and stage.must_turn) or number + 1 == len(stages):
            return found
        number += 1
        stage = stages[number]
        steps = stage.steps
        turns = stage.turns if turning else 0
        way = NO_WAY
        spin = NO_SPIN


def collisions(chain: Chain, walk: Walk, ground: Ground) -> list[int]:
    """Mandatory steps of this moment that cannot be made, as actions."""
    number, steps, turns, way, _, at, facing, _ = walk
    stage = chain.walk[number]
    while not steps and not turns and number + 1 < len(chain.walk):  # nothing is left of this stage
        number += 1
        stage = chain.walk[number]
        steps, turns, way = stage.steps, stage.turns, NO_WAY
    if not steps or not stage.must_step:
        return []
    # SJ-16.18: the first step that cannot be made is the collision
    ways = stage.ways if way == NO_WAY or ground.loose else 1 << way
    found: list[int] = []
    for relative in range(DIRECTIONS):
        direction = (facing + relative) % DIRECTIONS
        space = NEIGHBOUR[direction][at]
        if ways >> relative & 1 and (space < 0 or ground.closed >> space & 1):
            found.append(COLLIDE.at(direction))
    return sorted(found)


def avoids(chain: Chain, walk: Walk, ground: Ground, turning: bool, known: dict[Walk, bool]) -> bool:
    """Can the rest of the line be carried out without a collision?"""
    found = known.get(walk)
    if found is None:
        found = complete(chain, walk, turning)
        if not found:
            # SJ-16.15, SJ-16.20: any order, direction or rotation of this line counts, but no payment
            for _, later in ways_on(chain, walk, ground, False, turning):
                if avoids(chain, later, ground, turning, known):
                    found = True
                    break
        known[walk] = found
    return found
