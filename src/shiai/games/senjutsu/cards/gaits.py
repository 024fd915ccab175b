"""Movement lines wherever a figure stands: what can come after each step and rotation, worked out once for a line."""

from typing import Final

from shiai.games.senjutsu.cards.structure import Chain

NO_WAY: Final = 6  # no step of this icon was made yet
NO_SPIN: Final = 0
SPIN_LEFT: Final = 1
SPIN_RIGHT: Final = 2
DIRECTIONS: Final = 6  # a way below is a step in this relative direction,
TURN_LEFT: Final = 6  # or a rotation
TURN_RIGHT: Final = 7
FAR_STEPS: Final = 3
# Who moves: a sum of these.
TURNING: Final = 1  # rotations are not cancelled
LOOSE: Final = 2  # steps and rotations of one icon need not go the same way (SJ-47.21)
MARCHING: Final = 4  # free steps far from all opponents (SJ-37.1)
FORCED: Final = 8  # everything is mandatory; lines are those of `Chain.forced` (SJ-54.1)
KINDS: Final = 16


class Gait:
    """A moment of a movement line: what is left of it, and every step and rotation that can come next.

    `way` is the direction of the steps and `spin` that of the rotations of this stage so far.
    """

    def __init__(self, number: int, stage: int, steps: int, turns: int, way: int, spin: int, complete: bool) -> None:
        self.number = number  # among the gaits of all lines of the same cards
        self.stage = stage
        self.steps = steps
        self.turns = turns
        self.way = way
        self.spin = spin
        self.complete = complete  # nothing mandatory is left
        self.ways: list[tuple[int, Gait]] = []  # what can come next, and what it leads to
        self.left = False  # a rotation to the left can
        self.right = False
        self.halted = self  # the same without further steps: a march that ends (SJ-37.3)
        self.essence = self  # the same without directions that no longer bind
        self.known: list[tuple[int, ...] | None] = [None] * (DIRECTIONS << DIRECTIONS)  # see `directions`

    def after(self, way: int) -> "Gait":
        """What a step or rotation that can come next leads to."""
        for possible, later in self.ways:
            if possible == way:
                return later
        raise AssertionError("a movement line has no such step or rotation")

    def directions(self, facing: int, exits: int) -> tuple[int, ...]:
        """The directions of the steps that can be made with this facing, if `exits` is the mask of those possible."""
        key = (facing << DIRECTIONS) + exits
        found = self.known[key]
        if found is None:
            steps = [(facing + way) % DIRECTIONS for way, _ in self.ways if way < DIRECTIONS]
            found = tuple([direction for direction in steps if exits >> direction & 1])
            self.known[key] = found
        return found


class Gaits:
    """The gaits of one movement line for one kind of figure."""

    def __init__(self, chain: Chain, kind: int) -> None:
        self.chain = chain
        self.kind = kind
        self.known: dict[int, Gait] = {}
        stage = chain.walk[0]
        # A march has three free steps (SJ-37.1).
        steps = FAR_STEPS if kind & MARCHING and stage.steps else stage.steps
        self.first = self.at(0, steps, stage.turns if kind & TURNING else 0, NO_WAY, NO_SPIN)

    def at(self, stage: int, steps: int, turns: int, way: int, spin: int) -> Gait:
        """The gait with so much left of a stage."""
        key = (((stage * 16 + steps) * 16 + turns) * 8 + way) * 4 + spin
        gait = self.known.get(key)
        if gait is None:
            number = (self.chain.id * KINDS + self.kind << 24) + key
            gait = Gait(number, stage, steps, turns, way, spin, self.complete(stage, steps, turns))
            self.known[key] = gait
            gait.ways = self.ways_on(gait)
            for next_way, _ in gait.ways:
                gait.left = gait.left or next_way == TURN_LEFT
                gait.right = gait.right or next_way == TURN_RIGHT
            if self.kind & MARCHING and steps:
                gait.halted = self.at(stage, 0, turns, way, spin)
            gait.essence = self.at(stage, steps, turns, way if steps else NO_WAY, spin if turns else NO_SPIN)
        return gait

    def complete(self, number: int, steps: int, turns: int) -> bool:
        """Is nothing mandatory left of this line?"""
        stages = self.chain.walk
        stage = stages[number]
        if (steps and stage.must_step) or (turns and stage.must_turn):
            return False
        # SJ-16.6, SJ-16.22: what is mandatory is carried out in full
        for later in stages[number + 1 :]:
            if (later.steps and later.must_step) or (self.kind & TURNING and later.turns and later.must_turn):
                return False
        return True

    def ways_on(self, gait: Gait) -> list[tuple[int, Gait]]:
        """Every step or rotation that can come next if nothing stands in the way, and what it leads to."""
        found: list[tuple[int, Gait]] = []
        seen = 0  # the directions of the stages before, as bits
        number, steps, turns, way, spin = gait.stage, gait.steps, gait.turns, gait.way, gait.spin
        stages = self.chain.walk
        loose = bool(self.kind & LOOSE)
        while True:
            stage = stages[number]
            if steps:
                # SJ-16.8, SJ-37.2: one direction for all steps of an icon, but not in a march
                ways = stage.ways if way == NO_WAY or loose or self.kind & MARCHING else 1 << way
                # SJ-16.16
                for relative in range(DIRECTIONS):
                    if ways & ~seen & 1 << relative:
                        found.append((relative, self.at(number, steps - 1, turns, relative, spin)))
                seen |= ways
            # SJ-16.3, SJ-16.9, SJ-16.11: rotations of an icon go the same way round; steps may come in between
            if turns:
                if (spin != SPIN_RIGHT or loose) and not seen >> TURN_LEFT & 1:
                    found.append((TURN_LEFT, self.at(number, steps, turns - 1, way, SPIN_LEFT)))
                    seen |= 1 << TURN_LEFT
                if (spin != SPIN_LEFT or loose) and not seen >> TURN_RIGHT & 1:
                    found.append((TURN_RIGHT, self.at(number, steps, turns - 1, way, SPIN_RIGHT)))
                    seen |= 1 << TURN_RIGHT
            # SJ-16.17: every icon chooses its own direction and way round
            if (steps and stage.must_step) or (turns and stage.must_turn) or number + 1 == len(stages):
                return found
            number += 1
            stage = stages[number]
            steps = stage.steps
            turns = stage.turns if self.kind & TURNING else 0
            way = NO_WAY
            spin = NO_SPIN


def gaits_of(chain: Chain, kind: int) -> Gaits:
    """The gaits of a movement line for this kind of figure."""
    found = chain.gaits.get(kind)
    if found is None:
        found = Gaits(chain, kind)
        chain.gaits[kind] = found
    return found
