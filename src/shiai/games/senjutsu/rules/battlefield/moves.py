"""Movement lines: where a figure can go by the steps and rotations of one line, and whether it avoids a collision."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import CHAINS
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.cards.vocabulary import BALANCE, DETERMINATION, STEP
from shiai.games.senjutsu.rules.actions import COLLIDE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, NEIGHBOUR

CLAUSES: Final = cited(
    """
        SJ-16.1 SJ-16.2 SJ-16.3 SJ-16.4 SJ-16.5 SJ-16.6 SJ-16.8 SJ-16.9 SJ-16.10 SJ-16.11 SJ-16.12
        SJ-16.13 SJ-16.15 SJ-16.16 SJ-16.17 SJ-16.18 SJ-16.20 SJ-16.22 SJ-3.3 SJ-3.4 SJ-31.2 SJ-31.4
        SJ-31.12 SJ-37.2 SJ-37.3
        """
)
NO_WAY: Final = 6  # no step of this icon was made yet
NO_SPIN: Final = 0
SPIN_LEFT: Final = 1
SPIN_RIGHT: Final = 2
FAR_STEPS: Final = 3
FAR_DISTANCE: Final = 6

# A walk at one moment: stage, steps and rotations left, direction of the steps, way round, space, facing, and the
# bamboo and corpses that were entered.
Walk = tuple[int, int, int, int, int, int, int, int]


class Stage:
    """What stands between two "then": one step icon, one rotation icon, or both in any order."""

    def __init__(self) -> None:
        self.steps = 0
        self.ways = 0  # mask of relative directions
        self.must_step = False
        self.turns = 0
        self.must_turn = False


def stages_of(chain: Chain) -> list[Stage]:
    """The stages of a movement line."""
    stages: list[Stage] = []
    for atoms in chain.stages:
        stage = Stage()
        for atom in atoms:
            if atom.kind == STEP:
                stage.steps = atom.amount
                stage.ways = atom.mask
                stage.must_step = bool(atom.flag)
            else:
                stage.turns = atom.amount
                stage.must_turn = bool(atom.flag)
        stages.append(stage)
    return stages


STAGES: list[list[Stage]] = [stages_of(chain) if chain.moving else [] for chain in CHAINS]
BINDING: list[bool] = [any(stage.must_step for stage in stages) for stages in STAGES]  # can end in a collision


class Ground:
    """What a moving figure meets: spaces it may not enter, bamboo, and the heroes that end a long march (SJ-37.3)."""

    def __init__(self, closed: int, bamboo: int, corpses: int, near: int, loose: bool = False) -> None:
        self.closed = closed  # not playable, occupied, or terrain that may not be entered
        self.marked = bamboo | corpses  # spaces that a walk remembers
        self.corpses = corpses
        self.near = near  # spaces within 6 of an opponent, where a long march ends
        self.loose = loose  # steps and rotations of one icon need not go the same way (SJ-47.21)


def first_walk(chain: int, at: int, facing: int, march: bool, turning: bool) -> Walk:
    """The beginning of a movement line. A march (SJ-37.1) has three free steps; without turning it has no rotation."""
    stage = STAGES[chain][0]
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


def next_stage(chain: int, walk: Walk, turning: bool) -> Walk | None:
    """The beginning of the next stage, or None when there is none or something mandatory is left."""
    stages = STAGES[chain]
    number = walk[0]
    stage = stages[number]
    if (walk[1] and stage.must_step) or (walk[2] and stage.must_turn) or number + 1 == len(stages):
        return None
    stage = stages[number + 1]
    turns = stage.turns if turning else 0
    return (number + 1, stage.steps, turns, NO_WAY, NO_SPIN, walk[5], walk[6], walk[7])


def complete(chain: int, walk: Walk, turning: bool) -> bool:
    """Is nothing mandatory left of this line?"""
    stages = STAGES[chain]
    stage = stages[walk[0]]
    if (walk[1] and stage.must_step) or (walk[2] and stage.must_turn):
        return False
    for later in stages[walk[0] + 1 :]:
        if (later.steps and later.must_step) or (turning and later.turns and later.must_turn):
            return False
    return True


def ways_on(chain: int, walk: Walk, ground: Ground, march: bool, turning: bool) -> list[tuple[int, Walk]]:
    """Every step or rotation that can be made next, as an action and what it leads to."""
    found: list[tuple[int, Walk]] = []
    seen: set[int] = set()
    at_stage: Walk | None = walk
    while at_stage is not None:
        number, steps, turns, way, spin, at, facing, cleared = at_stage
        if steps:
            ways = STAGES[chain][number].ways if way == NO_WAY or march or ground.loose else 1 << way
            for relative in range(DIRECTIONS):
                if not ways >> relative & 1:
                    continue
                space = NEIGHBOUR[(facing + relative) % DIRECTIONS][at]
                if space < 0 or ground.closed >> space & 1 or SPACE + space in seen:
                    continue
                seen.add(SPACE + space)
                left = 0 if march and ground.near >> space & 1 else steps - 1
                gone = cleared | (ground.marked & 1 << space)
                found.append((SPACE + space, (number, left, turns, relative, spin, space, facing, gone)))
        if turns:
            if (spin != SPIN_RIGHT or ground.loose) and LEFT not in seen:
                seen.add(LEFT)
                found.append((LEFT, (number, steps, turns - 1, way, SPIN_LEFT, at, (facing + 5) % 6, cleared)))
            if (spin != SPIN_LEFT or ground.loose) and RIGHT not in seen:
                seen.add(RIGHT)
                found.append((RIGHT, (number, steps, turns - 1, way, SPIN_RIGHT, at, (facing + 1) % 6, cleared)))
        at_stage = next_stage(chain, at_stage, turning)
    return found


def collisions(chain: int, walk: Walk, ground: Ground) -> list[int]:
    """Mandatory steps of this moment that cannot be made, as actions."""
    number, steps, _, way, _, at, facing, _ = walk
    stage = STAGES[chain][number]
    if not steps or not stage.must_step:
        return []
    ways = stage.ways if way == NO_WAY else 1 << way
    found: list[int] = []
    for relative in range(DIRECTIONS):
        direction = (facing + relative) % DIRECTIONS
        space = NEIGHBOUR[direction][at]
        if ways >> relative & 1 and (space < 0 or ground.closed >> space & 1):
            found.append(COLLIDE + direction)
    return sorted(found)


def avoids(chain: int, walk: Walk, ground: Ground, turning: bool, known: dict[Walk, bool]) -> bool:
    """Can the rest of the line be carried out without a collision?"""
    found = known.get(walk)
    if found is None:
        found = complete(chain, walk, turning)
        if not found:
            for _, later in ways_on(chain, walk, ground, False, turning):
                if avoids(chain, later, ground, turning, known):
                    found = True
                    break
        known[walk] = found
    return found
