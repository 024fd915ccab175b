"""What the effects of a card do, one after the other (sections 4, 8, 20, 21, 27 and 28)."""

from collections.abc import Callable
from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import copies, designs, every, one
from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.contracts import credit, range_of
from shiai.games.senjutsu.rules.harm import check_defeat, hobble, stun, wound
from shiai.games.senjutsu.rules.piles import card_name, in_force
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    CANCELLED,
    FACING,
    HAND,
    HAND_SIZE,
    KNOWN,
    LASTING,
    LOADS,
    LOW_SPEED,
    MARKS,
    NO_MOVEMENT,
    NO_ROTATION,
    NOW,
    PLAYED,
    STEPS_MADE,
    UNSEEN_DISCARDS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import drops, found_cards, hands, kamae, own_effects
from shiai.games.senjutsu.rules.steps import targets as target_steps
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.steps.searches import SettleUnseen, look_at_top
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

LASTING_TURN: Final = 2  # instead of a duty: lines of a card that remains in play
MOVING: Final = frozenset({v.PUSH, v.PULL, v.TURN_TARGET, v.STEP_TARGET, v.SWAP})  # what moves targets
SEARCHING: Final = frozenset({v.TARGET_SEARCHES, v.PLAY_DISCARDED})  # what searches cards of a target


class Do(Happen[Senjutsu]):
    """Carry out the next effect of a chain, then the rest.

    `place` is the number of the effect in the chain, `targets` a mask of figures, `duty` 1 while there is a duty to hit
    or LASTING_TURN.
    """

    name: ClassVar[str] = "do"

    def __init__(self, seat: int, chain: int, place: int, targets: int, line: int, duty: int) -> None:
        self.seat = seat
        self.chain = chain
        self.place = place
        self.targets = targets
        self.line = line
        self.duty = duty

    def run(self, state: Senjutsu) -> None:
        seat, place = self.seat, self.place
        # SJ-15.9, SJ-23.19
        if not (acts(state, seat) or (self.duty == LASTING_TURN and state.cells[ALIVE] >> seat & 1)):
            return
        atoms = state.rules.cards.chains[self.chain].atoms
        # SJ-5.20
        if place + 1 < len(atoms):
            state.push(Do(seat, self.chain, place + 1, self.targets, self.line, self.duty))
        atom = atoms[place]
        if atom.whom == v.BESIDE_PARTNER and not beside_partner(state, seat):
            return
        if atom.whom in (v.ALL_PLAYERS, v.ALL_OTHERS):
            self.on_players(state, atom)
        elif atom.kind in v.TARGETED:
            # SJ-18.6, SJ-18.9, SJ-18.13
            mask = opponents(state, seat) if atom.whom == v.EACH_IN_RANGE else self.targets
            self.on_targets(state, atom, in_range(state, seat, mask, self.line))
        else:
            own_effects.own_effect(state, seat, atom, self)
            check_defeat(state, seat)

    def on_players(self, state: Senjutsu, atom: Atom) -> None:
        """Carry out an effect on all players, or on all but the acting one; whoever comes last lies on top."""
        # SJ-26.27, SJ-28.20
        players = people_of(state)
        if atom.whom == v.ALL_OTHERS:
            players &= ~(1 << self.seat)
        order = highest_first(state, players)
        # SJ-26.26: in Advantage order, unlike other decisions of one moment
        if atom.kind == v.NAME_CARDS:
            order.reverse()
        state.push(CheckDefeat(self.seat))
        for other in order:
            own_effects.own_effect(state, other, atom, self)

    def on_targets(self, state: Senjutsu, atom: Atom, targets: int) -> None:
        """Carry out an effect on every target; what moves or asks them is done one by one."""
        if not targets:
            return
        kind = atom.kind
        if kind in MOVING:
            self.move(state, atom, targets)
        elif kind in ASKING:
            self.ask(state, atom, targets)
        elif kind in SEARCHING:
            for other in seats_of(targets & state.rules.played_by_people)[:1]:
                self.search(state, other, atom)
        else:
            if kind == v.TARGET_KEEPS:
                keep_in_play(state, self.seat, targets, state.rules.cards.line_design[self.line])
                return
            effect = TARGET_EFFECTS[kind]
            for other in seats_of(targets):
                effect(state, self.seat, other, atom)
            check_defeat(state, self.seat)

    def move(self, state: Senjutsu, atom: Atom, targets: int) -> None:
        """Move targets; the token cannot be moved (SJ-50.11)."""
        if state.rules.token >= 0:
            targets &= ~(1 << state.rules.token)
        if targets:
            amount = atom.amount + atom.flag * state.cells[self.seat * BLOCK + STEPS_MADE]
            state.push(target_steps.EachTarget(self.seat, atom.kind, amount, targets))

    def ask(self, state: Senjutsu, atom: Atom, targets: int) -> None:
        """Ask targets, or the acting player about them; enemies have neither hand nor Kamae (SJ-41.11)."""
        # SJ-41.11
        state.push(CheckDefeat(self.seat))
        for other in highest_first(state, targets):
            if other < state.rules.people or atom.kind == v.POISON:
                ASKING[atom.kind](state, self.seat, other, atom)

    def search(self, state: Senjutsu, other: int, atom: Atom) -> None:
        """Search cards that belong to a target."""
        if atom.kind == v.TARGET_SEARCHES:
            look_at_top(state, self.seat, other, atom.amount, 1)
            return
        state.push(found_cards.LookDiscards(self.seat, other, self.chain, self.place, self.line))
        if state.cells[other * BLOCK + UNSEEN_DISCARDS]:
            state.push(SettleUnseen(other))


def beside_partner(state: Senjutsu, seat: int) -> bool:
    """Does the other figure of the same player stand beside this one?"""
    other = state.rules.partners[seat]
    if other < 0 or not state.cells[ALIVE] >> other & 1:
        return False
    # SJ-59.25
    return distance(state.cells[seat * BLOCK + AT], state.cells[other * BLOCK + AT]) == 1


def in_range(state: Senjutsu, seat: int, targets: int, line: int) -> int:
    """Those of the targets for whom range and line of sight hold now (SJ-18.12, SJ-29.1, SJ-29.2)."""
    # SJ-18.12
    reach = range_of(state, seat, state.rules.cards.line_design[line])
    targets &= state.cells[ALIVE]
    if not reach or state.rules.range_at_reveal:
        return targets
    return sum([1 << other for other in seats_of(targets) if sees(state, seat, other, reach)])


def sees(state: Senjutsu, seat: int, other: int, reach: int) -> bool:
    """Is another hero within range and in line of sight?"""
    cells = state.cells
    at, there = cells[seat * BLOCK + AT], cells[other * BLOCK + AT]
    # SJ-29.1
    if distance(at, there) > reach:
        return False
    # SJ-29.2, SJ-29.5
    return line_of_sight(at, cells[seat * BLOCK + FACING], there, state.terrain.walls)


# Effects on one target: the state, the acting seat, the target, the effect. First those that ask nobody.


def stun_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Stun a target."""
    for _ in range(state.cells[seat * BLOCK + STEPS_MADE] if atom.flag else 1):
        stun(state, other, "SJ-27.2")
        credit(state, seat, other, v.STUN_CREDIT)


def hobble_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Hobble a target."""
    hobble(state, other, "SJ-27.9")
    credit(state, seat, other, v.HOBBLE_CREDIT)


def wound_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Deal Wounds to a target."""
    wound(state, other, atom.amount, 0, "SJ-20.1")
    credit(state, seat, other, v.WOUND_CREDIT)


def bleed_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Deal Bleeding Wounds to a target."""
    wound(state, other, 0, atom.amount, "SJ-20.1")
    credit(state, seat, other, v.BLEED_CREDIT)


def wound_by_difference(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Deal a Wound for every point of initiative by which the target is slower."""
    wound(state, other, state.cells[NOW] - state.cells[other * BLOCK + LOW_SPEED], 0, "SJ-20.1")
    credit(state, seat, other, v.WOUND_CREDIT)


def keep_in_play(state: Senjutsu, seat: int, targets: int, design: int) -> None:
    """Lay the card that is being resolved into the play area of a target; its owner cannot use it any more."""
    base = seat * BLOCK
    # SJ-56.6
    for other in seats_of(targets)[:1]:
        state.cells[other * BLOCK + LOADS] += 1
        if copies(state.cells[base + PLAYED], design):
            state.cells[base + PLAYED] -= one(design)
            state.cells[base + LASTING] += one(design)
        if state.events is not None:
            values: Values = {"who": who(state, seat), "other": who(state, other), "card": card_name(design)}
            state.tell("kept", "SJ-56.6", values)


def mill_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Make a target discard cards of the top of its deck, more of them if it is wounded."""
    base = other * BLOCK
    # SJ-53.3
    if other < state.rules.people:
        hands.mill(state, other, atom.amount + state.cells[base + WOUNDS] + state.cells[base + BLEEDING])


def drop_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Make a target discard cards that luck chooses."""
    if not in_force(state, v.NO_LOOKING):
        state.push(drops.Drop(other, atom.amount))


def open_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Turn Wounds of a target into Bleeding Wounds."""
    own_effects.open_wounds(state, other, atom.amount, "SJ-20.11")


def drain_target(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Make a target lose Focus."""
    lose_focus(state, other, atom.amount)


def steal_focus(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Take Focus from a target."""
    gain_focus(state, seat, lose_focus(state, other, atom.amount))


def cancel(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Cancel movement, rotations or all cards of a target for this turn (SJ-21.13, SJ-21.14)."""
    cell = other * BLOCK + MARKS
    if atom.amount == v.CANCEL_MOVEMENT:
        state.cells[cell] |= NO_MOVEMENT
    elif atom.amount == v.CANCEL_ROTATION:
        state.cells[cell] |= NO_ROTATION
    else:
        # SJ-21.14, SJ-21.23, SJ-A.15: what is unresolved; cards in play stay
        state.cells[cell] |= CANCELLED
        drop_items(state, other)
    if state.events is not None:
        what = f"cancel-{v.CANCEL_NAMES[atom.amount]}"
        state.tell("cancelled", "SJ-21.13", {"who": who(state, other), "what": what})


def look(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Show the hand of a target to the acting player (SJ-28.12)."""
    if in_force(state, v.NO_LOOKING):
        return
    if other >= state.rules.first_enemy:
        state.look_at_enemy(seat, other)
    # a companion has no hand to look at (SJ-59.17)
    if other >= state.rules.people:
        return
    base = other * BLOCK
    cell = base + KNOWN + state.rules.owners[seat]
    # SJ-28.12
    for design in designs(state.cells[base + HAND]):
        held = state.cells[base + HAND] & every(design)
        if state.cells[cell] & every(design) < held:
            state.cells[cell] = state.cells[cell] & ~every(design) | held
    state.reveals += 1
    if state.events is not None:
        state.tell("looked", "SJ-28.12", {"who": who(state, seat), "other": who(state, other)})


# Then those that ask the target, or the acting player about it.


def target_discards(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Let a target discard a card."""
    if state.cells[other * BLOCK + HAND_SIZE] and not in_force(state, v.NO_LOOKING):
        state.push(hands.DiscardType(other, atom.mask))


def target_shuffles(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Let a target shuffle a card into its deck."""
    if state.cells[other * BLOCK + HAND_SIZE]:
        state.push(hands.ShuffleIn(other, atom.mask, 1))


def target_draws(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Let a target draw cards."""
    state.push(hands.Draw(other, atom.amount))


def target_switches(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Switch the Kamae of a target."""
    if not paralysed(state, other):
        allowed = atom.mask & state.rules.heroes[other].positions
        if allowed:
            state.push(kamae.Switch(kamae_chooser(state, seat, other), other, allowed, 0, 0, 0, 0))


def target_changes(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Change the Kamae of a target."""
    if not paralysed(state, other):
        state.push(kamae.Change(kamae_chooser(state, seat, other), other, atom.amount, kamae.NOT_BEGUN, 0))


def kamae_chooser(state: Senjutsu, seat: int, other: int) -> int:
    """Who chooses the Kamae of a target: the acting player, or the target (SJ-A.62)."""
    # SJ-7.30
    return other if state.rules.target_chooses_kamae else seat


def poison_by_effect(state: Senjutsu, seat: int, other: int, atom: Atom) -> None:
    """Poison a target by an effect on it."""
    poison_target(state, seat, other)


def poison_target(state: Senjutsu, seat: int, other: int) -> None:
    """Poison a target."""
    if seat < state.rules.first_enemy:
        state.push(target_steps.Poison(seat, other))
    else:
        state.enemy_poison(seat, other)


TargetEffect = Callable[[Senjutsu, int, int, Atom], None]
TARGET_EFFECTS: Final[dict[int, TargetEffect]] = {
    v.STUN: stun_target,
    v.HOBBLE: hobble_target,
    v.WOUND: wound_target,
    v.BLEED: bleed_target,
    v.WOUND_BY_DIFFERENCE: wound_by_difference,
    v.TARGET_MILLS: mill_target,
    v.OPEN_WOUND: open_target,
    v.TARGET_LOSES: drain_target,
    v.STEAL: steal_focus,
    v.CANCEL: cancel,
    v.LOOK: look,
}
ASKING: Final[dict[int, TargetEffect]] = {
    v.TARGET_DISCARDS: target_discards,
    v.TARGET_SHUFFLES: target_shuffles,
    v.TARGET_DRAWS: target_draws,
    v.TARGET_SWITCHES: target_switches,
    v.TARGET_CHANGES: target_changes,
    v.POISON: poison_by_effect,
    v.TARGET_DROPS: drop_target,
}
assert MOVING | SEARCHING | {v.TARGET_KEEPS} | set(TARGET_EFFECTS) | set(ASKING) == v.TARGETED

STEPS: Steps = (Do,)
