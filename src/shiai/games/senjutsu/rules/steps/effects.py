"""What the effects of a card do, one after the other (sections 4, 8, 20, 21, 27 and 28)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CHAINS, DESIGNS, LINE_DESIGN
from shiai.games.senjutsu.cards.heap import designs, every
from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.harm import check_defeat, hobble, stun, wound
from shiai.games.senjutsu.rules.piles import in_force
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    CANCELLED,
    FACING,
    HAND,
    HAND_SIZE,
    KNOWN,
    LOW_SPEED,
    MARKS,
    NO_MOVEMENT,
    NO_ROTATION,
    NOW,
    UNSEEN_DISCARDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.steps.own_effects import open_wounds, own_effect
from shiai.games.senjutsu.rules.steps.searches import look_at_top
from shiai.games.senjutsu.rules.table import (
    acts,
    drop_items,
    gain_focus,
    highest_first,
    lose_focus,
    opponents,
    paralysed,
    people_of,
    seats_of,
    who,
)

LASTING_TURN: int = 2  # instead of a duty: lines of a card that remains in play


class Do(Happen):
    """The next effect of a chain, then the rest. Numbers: seat, chain, place in it, mask of targets, line, duty."""

    name: ClassVar[str] = "do"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-5.20 SJ-18.6 SJ-18.9 SJ-18.12 SJ-18.13 SJ-20.11 SJ-20.16 SJ-21.14 SJ-21.23 SJ-27.3
        SJ-28.12 SJ-28.20 SJ-29.1 SJ-29.2 SJ-29.5 SJ-35.3 SJ-5.16 SJ-15.9 SJ-23.19 SJ-A.15
        """
    )

    def run(self, state: Senjutsu) -> None:
        seat, chain, place, targets, line, duty = self.numbers
        if not (acts(state, seat) or (duty == LASTING_TURN and state.cells[ALIVE] >> seat & 1)):
            return
        atoms = CHAINS[chain].atoms
        if place + 1 < len(atoms):
            state.push("do", (seat, chain, place + 1, targets, line, duty))
        atom = atoms[place]
        if atom.whom == v.ALL_PLAYERS:
            state.push("check_defeat", (seat,))
            for other in highest_first(state, people_of(state)):  # the lowest comes to lie on top
                own_effect(state, other, atom, self.numbers)
        elif atom.kind in v.TARGETED:
            mask = opponents(state, seat) if atom.whom == v.EACH_IN_RANGE else targets
            on_targets(state, seat, atom, in_range(state, seat, mask, line), self.numbers)
        else:
            own_effect(state, seat, atom, self.numbers)
            check_defeat(state, seat)


def in_range(state: Senjutsu, seat: int, targets: int, line: int) -> int:
    """Those of the targets for whom range and line of sight hold now (SJ-18.12, SJ-29.1, SJ-29.2)."""
    reach = DESIGNS[LINE_DESIGN[line]].range
    targets &= state.cells[ALIVE]
    if not reach or state.rules.range_at_reveal:
        return targets
    return sum([1 << other for other in seats_of(targets) if sees(state, seat, other, reach)])


def sees(state: Senjutsu, seat: int, other: int, reach: int) -> bool:
    """Is another hero within range and in line of sight?"""
    cells = state.cells
    at, there = cells[seat * BLOCK + AT], cells[other * BLOCK + AT]
    if distance(at, there) > reach:
        return False
    return line_of_sight(at, cells[seat * BLOCK + FACING], there, state.terrain.walls)


def on_targets(state: Senjutsu, seat: int, atom: Atom, targets: int, numbers: tuple[int, ...]) -> None:
    """An effect on every target; what moves or asks them is done one by one."""
    if not targets:
        return
    kind = atom.kind
    if kind in (v.PUSH, v.PULL, v.TURN_TARGET, v.STEP_TARGET, v.SWAP):
        if state.rules.token >= 0:
            targets &= ~(1 << state.rules.token)  # SJ-50.11
        if targets:
            state.push("each_target", (seat, kind, atom.amount, targets))
    elif kind in (v.TARGET_DISCARDS, v.TARGET_SHUFFLES, v.TARGET_DRAWS, v.TARGET_SWITCHES, v.TARGET_CHANGES, v.POISON):
        state.push("check_defeat", (seat,))
        for other in highest_first(state, targets):
            if other < state.rules.people or kind == v.POISON:  # enemies have neither hand nor Kamae (SJ-41.11)
                ask_target(state, seat, other, atom)
    elif kind in (v.TARGET_SEARCHES, v.PLAY_DISCARDED):
        for other in seats_of(targets & state.rules.played_by_people)[:1]:
            search_target(state, seat, other, atom, numbers)
    else:
        for other in seats_of(targets):
            affect(state, seat, other, atom)
        check_defeat(state, seat)


def affect(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """An effect on one target that asks nobody."""
    kind = atom.kind
    if kind == v.STUN:
        stun(state, other, "SJ-27.2")
        state.credit(seat, v.STUN_CREDIT)
    elif kind == v.HOBBLE:
        hobble(state, other, "SJ-27.9")
        state.credit(seat, v.HOBBLE_CREDIT)
    elif kind == v.WOUND:
        wound(state, other, atom.amount, 0, "SJ-20.1")
        state.credit(seat, v.WOUND_CREDIT)
    elif kind == v.BLEED:
        wound(state, other, 0, atom.amount, "SJ-20.1")
        state.credit(seat, v.BLEED_CREDIT)
    elif kind == v.WOUND_BY_DIFFERENCE:
        wound(state, other, state.cells[NOW] - state.cells[other * BLOCK + LOW_SPEED], 0, "SJ-20.1")
        state.credit(seat, v.WOUND_CREDIT)
    elif kind == v.OPEN_WOUND:
        open_wounds(state, other, atom.amount, "SJ-20.11")
    elif kind == v.TARGET_LOSES:
        lose_focus(state, other, atom.amount)
    elif kind == v.STEAL:
        gain_focus(state, seat, lose_focus(state, other, atom.amount))
    elif kind == v.CANCEL:
        cancel(state, other, atom.amount)
    elif kind == v.LOOK and not in_force(state, v.NO_LOOKING):
        if other < state.rules.people:
            look(state, seat, other)
        else:
            state.push("look_enemy", (seat, other))


def cancel(state: Senjutsu, seat: int, what: int) -> None:
    """Cancel movement, rotations or all cards of a hero for this turn (SJ-21.13, SJ-21.14)."""
    base = seat * BLOCK
    if what == v.CANCEL_MOVEMENT:
        state.cells[base + MARKS] |= NO_MOVEMENT
    elif what == v.CANCEL_ROTATION:
        state.cells[base + MARKS] |= NO_ROTATION
    else:
        state.cells[base + MARKS] |= CANCELLED
        drop_items(state, seat)
    if state.events is not None:
        state.tell("cancelled", "SJ-21.13", {"who": who(state, seat), "what": f"cancel-{v.CANCEL_NAMES[what]}"})


def look(state: Senjutsu, seat: int, other: int) -> None:
    """The acting player sees the hand of another one (SJ-28.12)."""
    base = other * BLOCK
    cell = base + KNOWN + seat
    for design in designs(state.cells[base + HAND]):
        held = state.cells[base + HAND] & every(design)
        if state.cells[cell] & every(design) < held:
            state.cells[cell] = state.cells[cell] & ~every(design) | held
    state.reveals += 1
    if state.events is not None:
        state.tell("looked", "SJ-28.12", {"who": who(state, seat), "other": who(state, other)})


def ask_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """An effect that asks a target, or the acting player about it."""
    kind = atom.kind
    base = other * BLOCK
    chooser = other if state.rules.target_chooses_kamae else seat
    if kind == v.TARGET_DISCARDS:
        if state.cells[base + HAND_SIZE] and not in_force(state, v.NO_LOOKING):
            state.push("discard_type", (other, atom.mask))
    elif kind == v.TARGET_SHUFFLES:
        if state.cells[base + HAND_SIZE]:
            state.push("shuffle_in", (other, atom.mask, 1))
    elif kind == v.TARGET_DRAWS:
        state.push("draw", (other, atom.amount))
    elif kind == v.TARGET_SWITCHES:
        if not paralysed(state, other):
            state.push("switch", (chooser, other, atom.mask, 0, 0, 0, 0))
    elif kind == v.TARGET_CHANGES:
        if not paralysed(state, other):
            state.push("change", (chooser, other, atom.amount, v.KAMAES, 0))
    elif seat < state.rules.people:
        state.push("poison", (seat, other))
    else:
        state.push("enemy_poison", (seat, other))


def search_target(state: Senjutsu, seat: int, other: int, atom: Atom, numbers: tuple[int, ...]) -> None:
    """Searches of cards that belong to the target."""
    if atom.kind == v.TARGET_SEARCHES:
        look_at_top(state, seat, other, atom.amount, 1)
    else:
        state.push("look_discards", (seat, other, numbers[1], numbers[2], numbers[4]))
        if state.cells[other * BLOCK + UNSEEN_DISCARDS]:
            state.push("settle_unseen", (other,))


class CheckDefeat(Happen):
    """Defeat is checked after all results of one line (SJ-1.11)."""

    name: ClassVar[str] = "check_defeat"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.7")

    def run(self, state: Senjutsu) -> None:
        check_defeat(state, self.numbers[0])


STEPS: Steps = (
    Do,
    CheckDefeat,
)
