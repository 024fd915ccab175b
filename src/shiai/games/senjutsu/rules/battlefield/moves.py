"""Movement lines on the battlefield: where a figure can go by the steps and rotations of one line, and collisions."""

from itertools import count
from typing import Final

from shiai.games.senjutsu.cards.gaits import (
    NO_SPIN,
    NO_WAY,
    TURN_LEFT,
    Gait,
    gaits_of,
)
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.cards.vocabulary import BALANCE, DETERMINATION
from shiai.games.senjutsu.rules.actions import COLLIDE, DONE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, NEIGHBOUR, OFFSETS, SPACES, distance

_NUMBERS: Final = count()  # of grounds
UNKNOWN: Final = -1  # exits that nobody has looked for
ANYWHERE: Final = -1
FAR_DISTANCE: Final = 6
FIRST_SPACE: Final = SPACE.first

# A walk at one moment: what is left of the line, space, facing, and the bamboo and corpses that were entered.
Walk = tuple[Gait, int, int, int]


def nearer(space: int, other: int, goal: int) -> bool:
    """Is a space nearer to a goal than another one?"""
    return goal < SPACES and distance(space, goal) < distance(other, goal)


class Ground:
    """What a moving figure meets: spaces it may not enter, bamboo, and the heroes that end a long march (SJ-37.3)."""

    def __init__(
        self, closed: int, bamboo: int, corpses: int, near: int, loose: bool = False, goal: int = ANYWHERE
    ) -> None:
        self.number = next(_NUMBERS)
        # SJ-16.13, SJ-31.2, SJ-31.4: closed spaces can be neither entered nor crossed
        self.closed = closed  # not playable, occupied, or terrain that may not be entered
        # SJ-31.12: bamboo may be entered
        self.marked = bamboo | corpses  # spaces that a walk remembers
        self.corpses = corpses
        self.near = near  # spaces within 6 of an opponent, where a long march ends
        self.loose = loose  # steps and rotations of one icon need not go the same way (SJ-47.21)
        self.goal = goal  # every step has to lead nearer to this space; SPACES: there is no such step
        self.exits: list[int] = [UNKNOWN] * SPACES  # by space: the mask of directions in which one can step

    def exits_of(self, space: int) -> int:
        """The mask of directions in which a figure can step from a space."""
        exits = self.exits[space]
        if exits == UNKNOWN:
            exits = 0
            for direction in range(DIRECTIONS):
                neighbour = NEIGHBOUR[direction][space]
                if neighbour < 0 or self.closed >> neighbour & 1:
                    continue
                if self.goal == ANYWHERE or nearer(neighbour, space, self.goal):
                    exits |= 1 << direction
            self.exits[space] = exits
        return exits


def first_walk(chain: Chain, at: int, facing: int, kind: int) -> Walk:
    """The beginning of a movement line."""
    return (gaits_of(chain, kind).first, at, facing, 0)


def halved(chain: Chain, walk: Walk, kind: int, gate: int, kamae: int) -> Walk:
    """SJ-A.56, second reading: of a strip of two colours the step is for one Kamae, the rotation for the other."""
    gait, at, facing, cleared = walk
    if gate != 1 << BALANCE | 1 << DETERMINATION or not gait.steps or not gait.turns:
        return walk
    steps, turns = (gait.steps, 0) if kamae == BALANCE else (0, gait.turns)
    return (gaits_of(chain, kind).at(gait.stage, steps, turns, NO_WAY, NO_SPIN), at, facing, cleared)


def ways_on(walk: Walk, ground: Ground) -> list[tuple[int, Walk]]:
    """Every step or rotation that can be made next, as an action and what it leads to."""
    gait, at, facing, cleared = walk
    found: list[tuple[int, Walk]] = []
    exits = ground.exits_of(at)
    for way, later in gait.ways:
        if way < DIRECTIONS:
            # SJ-16.2, SJ-16.10, SJ-3.3, SJ-3.4: relative to the front at the time of each step
            direction = (facing + way) % DIRECTIONS
            if exits >> direction & 1:
                space = at + OFFSETS[direction]
                # SJ-37.3
                if ground.near and ground.near >> space & 1:
                    later = later.halted
                gone = cleared | (ground.marked & 1 << space) if ground.marked else cleared
                found.append((FIRST_SPACE + space, (later, space, facing, gone)))
        elif way == TURN_LEFT:
            found.append((LEFT, (later, at, (facing + 5) % DIRECTIONS, cleared)))
        else:
            found.append((RIGHT, (later, at, (facing + 1) % DIRECTIONS, cleared)))
    return found


def legal_on(gait: Gait, at: int, facing: int, ground: Ground) -> list[int]:
    """The actions of `ways_on`, and DONE if nothing mandatory is left; sorted."""
    found = [FIRST_SPACE + at + OFFSETS[direction] for direction in gait.directions(facing, ground.exits_of(at))]
    found.sort()
    if gait.left:
        found.append(LEFT)
    if gait.right:
        found.append(RIGHT)
    if gait.complete:
        # SJ-16.7
        found.append(DONE)
    return found


def collisions(chain: Chain, walk: Walk, ground: Ground) -> list[int]:
    """Mandatory steps of this moment that cannot be made, as actions."""
    gait, at, facing, _ = walk
    number, steps, turns, way = gait.stage, gait.steps, gait.turns, gait.way
    stage = chain.walk[number]
    while not steps and not turns and number + 1 < len(chain.walk):  # nothing is left of this stage
        number += 1
        stage = chain.walk[number]
        steps, turns, way = stage.steps, stage.turns, NO_WAY
    if not steps or not stage.must_step:
        return []
    # SJ-16.18: the first step that cannot be made is the collision
    ways = stage.ways if way == NO_WAY or ground.loose else 1 << way
    exits = ground.exits_of(at)
    directions = [(facing + relative) % DIRECTIONS for relative in range(DIRECTIONS) if ways >> relative & 1]
    return sorted([COLLIDE.at(direction) for direction in directions if not exits >> direction & 1])


def avoids(walk: Walk, ground: Ground, known: dict[int, bool]) -> bool:
    """Can the rest of the line be carried out without a collision?"""
    gait = walk[0]
    if gait.complete:
        return True
    key = (gait.number * SPACES + walk[1]) * DIRECTIONS + walk[2]
    found = known.get(key)
    if found is None:
        found = False
        # SJ-16.15, SJ-16.20: any order, direction or rotation of this line counts, but no payment
        for _, later in ways_on(walk, ground):
            if avoids(later, ground, known):
                found = True
                break
        known[key] = found
    return found
