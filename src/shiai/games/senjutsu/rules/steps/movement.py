"""Own movement and collisions (sections 16, 17 and 37)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.rules.actions import COLLIDE, DONE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.boards import BAMBOO, BURNING_CART
from shiai.games.senjutsu.rules.battlefield.figures import enter, hero_at, is_far, remove_bamboo, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, NEIGHBOUR
from shiai.games.senjutsu.rules.battlefield.moves import (
    ANY,
    Walk,
    avoids,
    collisions,
    complete,
    first_walk,
    halved,
    ways_on,
)
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, marching_ground, turning, walked
from shiai.games.senjutsu.rules.harm import check_defeat, hobble, stun, suffer
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    ENDED,
    FACING,
    FAR,
    HAND_SIZE,
    KAMAE_AT,
    MARKS,
    NO_MOVEMENT,
    SHIELD_AT,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import lines, traps
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.steps.hands import Discard
from shiai.games.senjutsu.rules.table import acts, drop_items, who


class BeginMove(Happen[Senjutsu]):
    """Begin a movement line; `duty` is 1 while there is a duty to hit."""

    name: ClassVar[str] = "begin_move"

    def __init__(self, seat: int, chain: int, line: int, duty: int) -> None:
        self.seat = seat
        self.chain = chain
        self.line = line
        self.duty = duty

    def run(self, state: Senjutsu) -> None:
        seat, line = self.seat, self.line
        base = seat * BLOCK
        # SJ-21.13
        if not acts(state, seat) or state.cells[base + MARKS] & NO_MOVEMENT:
            return
        spins = turning(state, seat)
        march = marches(state, seat, line)
        chain = walked(state, seat, state.rules.cards.chains[self.chain])
        walk = first_walk(chain, state.cells[base + AT], state.cells[base + FACING], march, spins)
        if state.rules.strips_in_halves:
            walk = halved(walk, state.rules.cards.lines[line].options[0].kamae, state.cells[base + KAMAE_AT])
        doomed = chain.binding and not avoids(chain, walk, ground_of(state, seat), spins, {})
        state.push(Move(seat, chain.id, line, self.duty, int(doomed), *walk[:5]))


def marches(state: Senjutsu, seat: int, line: int) -> bool:
    """Is this the core ability card of a hero that began the turn far from all opponents and still is (SJ-37.1)?"""
    # SJ-37.1, SJ-37.4: only the movement of the core card changes
    rules = state.rules
    if rules.cards.line_design[line] != rules.heroes[seat].core or not state.cells[seat * BLOCK + MARKS] & FAR:
        return False
    return is_far(state, seat)


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
        super().__init__(seat)
        self.chain = chain
        self.line = line
        self.duty = duty
        self.doomed = doomed
        self.stage = stage
        self.steps = steps
        self.turns = turns
        self.way = way
        self.spin = spin

    def walk(self, state: Senjutsu) -> Walk:
        """The walk at this moment."""
        at = state.cells[self.seat * BLOCK + AT]
        facing = state.cells[self.seat * BLOCK + FACING]
        return (self.stage, self.steps, self.turns, self.way, self.spin, at, facing, 0)

    def ways(self, state: Senjutsu, wanted: int = ANY) -> list[tuple[int, Walk]]:
        """Steps and rotations that the line has, and what they lead to; or only the wanted action."""
        seat = self.seat
        march = marches(state, seat, self.line)
        ground = marching_ground(state, seat) if march else ground_of(state, seat)
        chain = walked(state, seat, state.rules.cards.chains[self.chain])
        return ways_on(chain, self.walk(state), ground, march, turning(state, seat), wanted)

    def options(self, state: Senjutsu) -> list[tuple[int, Walk]]:
        """The steps and rotations that may be taken, and what they lead to."""
        seat = self.seat
        chain = walked(state, seat, state.rules.cards.chains[self.chain])
        found = self.ways(state)
        if chain.binding and not self.doomed:
            ground = ground_of(state, seat)
            spins = turning(state, seat)
            known: dict[Walk, bool] = {}
            # SJ-16.14
            found = [(action, later) for action, later in found if avoids(chain, later, ground, spins, known)]
        # SJ-19.13: Lines hands on the duty of an Attack card, however it was played
        if self.duty == 1 and not self.doomed:
            reach = lines.dutiful(state, seat, self.line)
            hero = lines.me(state, seat)
            found = [(action, later) for action, later in found if reach.walk(chain, later, self.line + 1, hero)]
        return found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        actions: list[int] = []
        for action, _ in self.options(state):
            actions.append(action)
        if self.doomed:
            # SJ-16.19
            chain = walked(state, seat, state.rules.cards.chains[self.chain])
            actions += collisions(chain, self.walk(state), ground_of(state, seat))
        elif self.may_stop(state, bool(actions)):
            # SJ-16.7
            actions.append(DONE)
        actions.sort()
        return tuple(actions)

    def may_stop(self, state: Senjutsu, can_go_on: bool) -> bool:
        """Is nothing mandatory left, and does stopping here not break the duty to hit?"""
        chain = walked(state, self.seat, state.rules.cards.chains[self.chain])
        if not complete(chain, self.walk(state), turning(state, self.seat)):
            return False
        if self.duty != 1 or not can_go_on:
            return True
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
        _, later = self.ways(state, action)[0]
        if action in (LEFT, RIGHT):
            turn(state, seat, later[6], "SJ-16.3")
        else:
            go(state, seat, SPACE.part(action), "SJ-16.2")
        if not check_defeat(state, seat) and acts(state, seat):
            state.push(Move(seat, self.chain, self.line, self.duty, self.doomed, *later[:5]))
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


STEPS: Steps = (BeginMove, Move, Crash)
