"""Own movement and collisions (sections 16, 17 and 37)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import LINE_DESIGN, LINES
from shiai.games.senjutsu.rules.actions import COLLIDE, DONE, LEFT, RIGHT, SPACE
from shiai.games.senjutsu.rules.battlefield.boards import BAMBOO, BURNING_CART
from shiai.games.senjutsu.rules.battlefield.figures import enter, hero_at, is_far, remove_bamboo, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS, NEIGHBOUR
from shiai.games.senjutsu.rules.battlefield.moves import (
    BINDING,
    Walk,
    avoids,
    collisions,
    complete,
    first_walk,
    halved,
    ways_on,
)
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, marching_ground, turning
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
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.lines import dutiful, me
from shiai.games.senjutsu.rules.table import acts, drop_items, who


class BeginMove(Happen):
    """A movement line comes up. Numbers: seat, chain, line, duty to hit."""

    name: ClassVar[str] = "begin_move"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-37.1 SJ-37.4 SJ-21.13")

    def run(self, state: Senjutsu) -> None:
        seat, chain, line, duty = self.numbers
        base = seat * BLOCK
        if not acts(state, seat) or state.cells[base + MARKS] & NO_MOVEMENT:
            return
        spins = turning(state, seat)
        march = marches(state, seat, line)
        walk = first_walk(chain, state.cells[base + AT], state.cells[base + FACING], march, spins)
        if state.rules.strips_in_halves:
            walk = halved(walk, LINES[line].options[0].kamae, state.cells[base + KAMAE_AT])
        doomed = BINDING[chain] and not avoids(chain, walk, ground_of(state, seat), spins, {})
        state.push("move", (seat, chain, line, duty, int(doomed), *walk[:5]))


def marches(state: Senjutsu, seat: int, line: int) -> bool:
    """Is this the core ability card of a hero that began the turn far from all opponents and still is (SJ-37.1)?"""
    if LINE_DESIGN[line] != state.rules.heroes[seat].core or not state.cells[seat * BLOCK + MARKS] & FAR:
        return False
    return is_far(state, seat)


class Move(Ask):
    """The next step or rotation. Numbers: seat, chain, line, duty, collision is unavoidable, and the walk."""

    name: ClassVar[str] = "move"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-16.7 SJ-16.14 SJ-16.19 SJ-19.13")

    def walk(self, state: Senjutsu) -> Walk:
        """The walk at this moment."""
        seat, _, _, _, _, stage, steps, turns, way, spin = self.numbers
        base = seat * BLOCK
        return (stage, steps, turns, way, spin, state.cells[base + AT], state.cells[base + FACING], 0)

    def ways(self, state: Senjutsu) -> list[tuple[int, Walk]]:
        """Steps and rotations that the line has, and what they lead to."""
        seat, chain, line = self.numbers[:3]
        march = marches(state, seat, line)
        ground = marching_ground(state, seat) if march else ground_of(state, seat)
        return ways_on(chain, self.walk(state), ground, march, turning(state, seat))

    def options(self, state: Senjutsu) -> list[tuple[int, Walk]]:
        """Those of them that may be taken."""
        seat, chain, line, duty, doomed = self.numbers[:5]
        found = self.ways(state)
        if BINDING[chain] and not doomed:
            ground = ground_of(state, seat)
            spins = turning(state, seat)
            known: dict[Walk, bool] = {}
            found = [(action, later) for action, later in found if avoids(chain, later, ground, spins, known)]
        if duty == 1 and not doomed:
            reach = dutiful(state, (seat, line))
            hero = me(state, seat)
            found = [(action, later) for action, later in found if reach.walk(chain, later, line + 1, hero)]
        return found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, chain, line, duty, doomed = self.numbers[:5]
        actions = [action for action, _ in self.options(state)]
        walk = self.walk(state)
        if doomed:
            actions += collisions(chain, walk, ground_of(state, seat))
        elif complete(chain, walk, turning(state, seat)) and (
            duty != 1 or not actions or dutiful(state, (seat, line)).lines(line + 1, me(state, seat))
        ):
            actions.append(DONE)
        return tuple(sorted(actions))

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        return ("SJ-16.14", "SJ-19.9") if self.numbers[3] == 1 else ("SJ-16.14",)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            if state.events is not None and self.options(state):
                state.tell("halts", "SJ-16.7", {"who": who(state, seat)})
            return
        _, chain, line, duty, doomed = self.numbers[:5]
        if COLLIDE <= action < COLLIDE + DIRECTIONS:
            direction = action - COLLIDE
            collide(state, seat, NEIGHBOUR[direction][state.cells[seat * BLOCK + AT]], True)
            return
        later = self.walk(state)
        for known, walk in self.ways(state):
            if known == action:
                later = walk
        if action in (LEFT, RIGHT):
            turn(state, seat, later[6], "SJ-16.3")
        else:
            go(state, seat, action - SPACE, "SJ-16.2")
        if not check_defeat(state, seat) and acts(state, seat):
            state.push("move", (seat, chain, line, duty, doomed, *later[:5]))


def turn(state: Senjutsu, seat: int, facing: int, clause: str) -> None:
    """The figure faces another way."""
    state.cells[seat * BLOCK + FACING] = facing
    if state.events is not None:
        state.tell("turned", clause, {"who": who(state, seat), "direction": f"facing-{DIRECTION_NAMES[facing]}"})


def go(state: Senjutsu, seat: int, space: int, clause: str) -> None:
    """The figure comes to a space."""
    if state.events is not None:
        state.tell("moved", clause, {"who": who(state, seat), "space": space_name(state, space)})
    enter(state, seat, space)


def collide(state: Senjutsu, seat: int, space: int, own: bool) -> None:
    """A figure is forced off-board, onto terrain or onto another hero (SJ-17.1 to SJ-17.3, SJ-21.5 to SJ-21.9)."""
    other = -1 if space < 0 else hero_at(state, space)
    if other >= 0:
        if state.events is not None:
            state.tell("crashed", "SJ-17.3", {"who": who(state, seat), "other": who(state, other)})
        state.push("crash", (seat, other, int(own)))
        if state.cells[seat * BLOCK + HAND_SIZE]:
            state.push("discard", (seat, 1, 0))
        return
    terrain = state.terrain
    kind = -1 if space < 0 else terrain.kind_at.get(space, -1)
    blocked = kind >= 0 and bool(terrain.walls >> space & 1)
    if state.events is not None:
        what = "bumped_terrain" if blocked else "bumped_edge"
        state.tell(what, "SJ-17.2" if blocked else "SJ-17.1", {"who": who(state, seat)})
    if blocked:
        bump(state, seat, kind, space)
    else:
        stun(state, seat, "SJ-17.1")
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
    stun(state, seat, "SJ-31.8")
    if kind == BAMBOO:
        hobble(state, seat, "SJ-31.9")
    elif kind == BURNING_CART:
        suffer(state, seat, 1, 0, "SJ-31.13")


def end_by_collision(state: Senjutsu, seat: int, own: bool) -> None:
    """The player proceeds to the Discard step (SJ-17.4), after an own movement or where the option says so."""
    if not own and not state.rules.push_ends_card:
        return
    base = seat * BLOCK
    state.cells[base + MARKS] |= ENDED
    drop_items(state, seat)
    if state.rules.collision_ends_blocks:
        state.cells[base + SHIELD_AT] = 0


class Crash(Happen):
    """Two heroes collide: both are stunned. Numbers: seat that was moved, the other, was it an own movement."""

    name: ClassVar[str] = "crash"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-17.1 SJ-17.2 SJ-17.3 SJ-17.4 SJ-17.5 SJ-17.6 SJ-17.7 SJ-17.8 SJ-17.9 SJ-17.10 SJ-21.5 SJ-21.7
        SJ-21.8 SJ-21.9 SJ-31.3 SJ-31.8 SJ-31.9 SJ-31.13 SJ-31.14 SJ-31.17 SJ-31.19
        """
    )

    def run(self, state: Senjutsu) -> None:
        seat, other, own = self.numbers
        stun(state, seat, "SJ-17.3")
        stun(state, other, "SJ-17.3")
        end_by_collision(state, seat, bool(own))
        check_defeat(state, seat)


STEPS: Steps = (BeginMove, Move, Crash)
