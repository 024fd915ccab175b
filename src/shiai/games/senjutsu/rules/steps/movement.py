"""Own movement and collisions (sections 16, 17 and 37)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.gaits import MARCHING, TURN_LEFT, TURN_RIGHT, Gait, gaits_of
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.rules.actions import COLLIDE, DONE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.boards import BAMBOO, BURNING_CART
from shiai.games.senjutsu.rules.battlefield.figures import enter, hero_at, remove_bamboo, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS, NEIGHBOUR, OFFSETS
from shiai.games.senjutsu.rules.battlefield.moves import (
    Walk,
    avoids,
    collisions,
    first_walk,
    halved,
    legal_on,
    ways_on,
)
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, ground_on, marching_ground, walked, walker
from shiai.games.senjutsu.rules.harm import check_defeat, hobble, stun, suffer
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    ENDED,
    FACING,
    HAND_SIZE,
    KAMAE_AT,
    MARKS,
    NO_MOVEMENT,
    SHIELD_AT,
    STEPS_MADE,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import lines, traps
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.steps.hands import Discard
from shiai.games.senjutsu.rules.table import acts, drop_items, who


def begin_move(state: Senjutsu, seat: int, chain_id: int, line: int, duty: int) -> None:
    """Begin a movement line of a figure that acts; `duty` is 1 while there is a duty to hit."""
    base = seat * BLOCK
    cells = state.cells
    # SJ-21.13
    if cells[base + MARKS] & NO_MOVEMENT:
        return
    kind = walker(state, seat, line)
    chain = walked(state, seat, state.rules.cards.chains[chain_id])
    walk = first_walk(chain, cells[base + AT], cells[base + FACING], kind)
    if state.rules.strips_in_halves:
        walk = halved(chain, walk, kind, state.rules.cards.lines[line].options[0].kamae, cells[base + KAMAE_AT])
    doomed = chain.binding and not avoids(unmarched(chain, walk, kind), ground_of(state, seat), {})
    push_move(state, seat, chain_id, line, duty, int(doomed), walk[0], kind)


def unmarched(chain: Chain, walk: Walk, kind: int) -> Walk:
    """As a walk would go on if it were no march: the duties to avoid collisions and to hit see it so."""
    if not kind & MARCHING:
        return walk
    gait, at, facing, cleared = walk
    gaits = gaits_of(chain, kind & ~MARCHING)
    return (gaits.at(gait.stage, gait.steps, gait.turns, gait.way, gait.spin), at, facing, cleared)


def push_move(state: Senjutsu, seat: int, chain: int, line: int, duty: int, doomed: int, gait: Gait, kind: int) -> None:
    """Ask for the next step or rotation, if any is left of the line."""
    if gait.ways or not gait.complete:
        move = Move(seat, chain, line, duty, doomed, gait.stage, gait.steps, gait.turns, gait.way, gait.spin)
        move.left = gait
        move.kind = kind
        state.stack.append(move)


class Move(Question):
    """Choose the next step or rotation of a movement line.

    `doomed` is 1 when a collision is unavoidable; the last five fields are the walk so far, without space and facing.
    """

    name: ClassVar[str] = "move"
    clause: ClassVar[str] = "SJ-16.7"

    def __init__(
        self,
        seat: int,
        chain: int,
        line: int,
        duty: int,
        doomed: int,
        stage: int,
        steps: int,
        turns: int,
        way: int,
        spin: int,
    ) -> None:
        self.seat = seat
        self.chain = chain
        self.line = line
        self.duty = duty
        self.doomed = doomed
        self.stage = stage
        self.steps = steps
        self.turns = turns
        self.way = way
        self.spin = spin
        self.left: Gait | None = None  # what is left of the line for a figure of this kind, if that is known
        self.kind = -1

    def gait(self, state: Senjutsu, kind: int) -> Gait:
        """What is left of the line."""
        left = self.left
        if left is None or self.kind != kind:
            gaits = gaits_of(walked(state, self.seat, state.rules.cards.chains[self.chain]), kind)
            left = gaits.at(self.stage, self.steps, self.turns, self.way, self.spin)
            self.left = left
            self.kind = kind
        return left

    def options(self, state: Senjutsu) -> list[tuple[int, Walk]]:
        """The steps and rotations that may be taken, and what they lead to."""
        seat = self.seat
        cells = state.cells
        ground = ground_on(state, seat, state.rules.cards.chains[self.chain])
        kind = walker(state, seat, self.line)
        walk = (self.gait(state, kind), cells[seat * BLOCK + AT], cells[seat * BLOCK + FACING], 0)
        chain = walked(state, seat, state.rules.cards.chains[self.chain])
        if not kind & MARCHING:
            found = ways_on(walk, ground)
        else:
            marched = ways_on(walk, marching_ground(state, seat))
            found = [(action, unmarched(chain, later, kind)) for action, later in marched]
        if chain.binding and not self.doomed:
            known: dict[int, bool] = {}
            # SJ-16.14
            found = [(action, later) for action, later in found if avoids(later, ground, known)]
        # SJ-19.13: Lines hands on the duty of an Attack card, however it was played
        if self.duty == 1 and not self.doomed:
            reach = lines.dutiful(state, seat, self.line)
            hero = lines.me(state, seat)
            found = [(action, later) for action, later in found if reach.walk(later, self.line + 1, hero)]
        return found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        cells = state.cells
        at, facing = cells[seat * BLOCK + AT], cells[seat * BLOCK + FACING]
        gait = self.gait(state, walker(state, seat, self.line))
        chain = walked(state, seat, state.rules.cards.chains[self.chain])
        if chain.towards:
            # SJ-59.19: no other step than nearer, and one as long as there is any
            found = legal_on(gait, at, facing, ground_on(state, seat, chain))
            return tuple(found[:-1] or found)
        if self.duty != 1 and not chain.binding:
            return tuple(legal_on(gait, at, facing, ground_of(state, seat)))
        actions = [action for action, _ in self.options(state)]
        if self.doomed:
            # SJ-16.19
            actions += collisions(chain, (gait, at, facing, 0), ground_of(state, seat))
        elif gait.complete and (self.duty != 1 or not actions or self.hits_from_here(state)):
            actions.append(DONE)
        actions.sort()
        return tuple(actions)

    def hits_from_here(self, state: Senjutsu) -> bool:
        """Does stopping here not break the duty to hit?"""
        return lines.dutiful(state, self.seat, self.line).lines(self.line + 1, lines.me(state, self.seat))

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        return ("SJ-16.14", "SJ-19.9") if self.duty == 1 else ("SJ-16.14",)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            if state.events is not None and self.options(state):
                state.tell("halts", "SJ-16.7", {"who": who(state, seat)})
            return
        if COLLIDE.has(action):
            collide(state, seat, NEIGHBOUR[COLLIDE.part(action)][state.cells[seat * BLOCK + AT]], True)
            return
        cells = state.cells
        at, facing = cells[seat * BLOCK + AT], cells[seat * BLOCK + FACING]
        kind = walker(state, seat, self.line)
        gait = self.gait(state, kind)
        if action == LEFT:
            later = gait.after(TURN_LEFT)
            turn(state, seat, (facing + DIRECTIONS - 1) % DIRECTIONS, "SJ-16.3")
        elif action == RIGHT:
            later = gait.after(TURN_RIGHT)
            turn(state, seat, (facing + 1) % DIRECTIONS, "SJ-16.3")
        else:
            space = SPACE.part(action)
            later = gait.after((OFFSETS.index(space - at) - facing) % DIRECTIONS)
            if kind & MARCHING and marching_ground(state, seat).near >> space & 1:
                later = later.halted
            go(state, seat, space, "SJ-16.2")
            # SJ-55.7: only where a card counts them
            state.cells[seat * BLOCK + STEPS_MADE] += int(state.rules.counts_steps)
        if not check_defeat(state, seat) and acts(state, seat):
            push_move(state, seat, self.chain, self.line, self.duty, self.doomed, later, kind)
        if SPACE.has(action):
            traps.tread(state, seat)


def turn(state: Senjutsu, seat: int, facing: int, clause: str) -> None:
    """Turn a figure to another facing."""
    state.cells[seat * BLOCK + FACING] = facing
    if state.events is not None:
        state.tell("turned", clause, {"who": who(state, seat), "direction": f"facing-{DIRECTION_NAMES[facing]}"})


def go(state: Senjutsu, seat: int, space: int, clause: str) -> None:
    """Move a figure to a space."""
    if state.events is not None:
        state.tell("moved", clause, {"who": who(state, seat), "space": space_name(state, space)})
    enter(state, seat, space)


def collide(state: Senjutsu, seat: int, space: int, own: bool) -> None:
    """A figure is forced off-board, onto terrain or onto another hero (SJ-17.1 to SJ-17.3, SJ-21.5 to SJ-21.9)."""
    other = -1 if space < 0 else hero_at(state, space)
    # SJ-17.3, SJ-17.10, SJ-21.8: onto another figure
    if other >= 0:
        if state.events is not None:
            clause = "SJ-17.3" if own else "SJ-21.8"
            state.tell("crashed", clause, {"who": who(state, seat), "other": who(state, other)})
        # SJ-17.7, SJ-17.9: the discard comes first, if there is a card
        state.push(Crash(seat, other, int(own)))
        if state.cells[seat * BLOCK + HAND_SIZE]:
            state.push(Discard(seat, 1, 0))
        return
    terrain = state.terrain
    kind = -1 if space < 0 else terrain.kind_at.get(space, -1)
    blocked = kind >= 0 and bool(terrain.walls >> space & 1)
    if blocked:
        if state.events is not None:
            state.tell("bumped_terrain", "SJ-17.2" if own else "SJ-21.5", {"who": who(state, seat)})
        # SJ-17.2, SJ-21.5, SJ-31.3: the figure stays before it
        bump(state, seat, kind, space)
    else:
        # SJ-17.1, SJ-21.7
        clause = "SJ-17.1" if own else "SJ-21.7"
        if state.events is not None:
            state.tell("bumped_edge", clause, {"who": who(state, seat)})
        stun(state, seat, clause)
    end_by_collision(state, seat, own)
    check_defeat(state, seat)


def bump(state: Senjutsu, seat: int, kind: int, space: int) -> None:
    """What terrain does to a hero that is forced onto it (section 31)."""
    if kind == BAMBOO:
        remove_bamboo(state, space)
    if state.rules.revised_terrain:
        suffer(state, seat, 1, int(kind == BURNING_CART), "SJ-A.25")
        if kind == BAMBOO:
            stun(state, seat, "SJ-A.25")
        return
    # SJ-31.8, SJ-31.14, SJ-31.17, SJ-31.19: a Stun on every terrain
    stun(state, seat, "SJ-31.8")
    # SJ-31.9, SJ-31.13
    if kind == BAMBOO:
        hobble(state, seat, "SJ-31.9")
    elif kind == BURNING_CART:
        suffer(state, seat, 1, 0, "SJ-31.13")


def end_by_collision(state: Senjutsu, seat: int, own: bool) -> None:
    """End the turn of a hero (SJ-17.4) after a collision by its own movement, or by any if the option says so."""
    # SJ-21.9
    if not own and not state.rules.push_ends_card:
        return
    base = seat * BLOCK
    # SJ-17.4 to SJ-17.6: nothing more of this player; the others go on
    state.cells[base + MARKS] |= ENDED
    drop_items(state, seat)
    # SJ-17.8
    if state.rules.collision_ends_blocks:
        state.cells[base + SHIELD_AT] = 0


class Crash(Happen[Senjutsu]):
    """Two heroes collide and are stunned; `own` is 1 if the first moved by itself."""

    name: ClassVar[str] = "crash"

    def __init__(self, seat: int, other: int, own: int) -> None:
        self.seat = seat
        self.other = other
        self.own = own

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        clause = "SJ-17.3" if self.own else "SJ-21.8"
        stun(state, seat, clause)
        stun(state, self.other, clause)
        end_by_collision(state, seat, bool(self.own))
        check_defeat(state, seat)


STEPS: Steps = (Move, Crash)
