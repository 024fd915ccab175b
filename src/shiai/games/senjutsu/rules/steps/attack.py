"""Attack effects: whom they reach, what is paid for them, what they do (sections 18, 20, 24, 32 and 34)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.battlefield.figures import hero_at
from shiai.games.senjutsu.rules.battlefield.shielding import own_block_stops, stopped
from shiai.games.senjutsu.rules.contracts import credit, succeeded
from shiai.games.senjutsu.rules.harm import check_defeat, show_up, wound
from shiai.games.senjutsu.rules.piles import card_name, line_card
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, HAS_HIT, ITEM_CARD, LASTING, MARKS, Senjutsu
from shiai.games.senjutsu.rules.steps import block, effects, instants, lines, strike
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.table import highest_first, opponents, seats_of, who


class Impact:
    """Whom an attack effect reaches from where the hero stands, and what it does to them; masks of figures."""

    def __init__(self) -> None:
        self.reached = 0
        self.starred = 0  # on a star
        self.blocked = 0  # protected by their own Block
        self.executed = 0
        self.poisoned = 0
        self.damage: list[tuple[int, int, int]] = []  # figure, wounds, Bleeding Wounds


class Hit(Happen[Senjutsu]):
    """Check an attack effect against Blocks and apply it; `taken` is the mask of modifiers in force."""

    name: ClassVar[str] = "hit"

    def __init__(self, seat: int, line: int, end: int, chain: int, taken: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain
        self.taken = taken

    def run(self, state: Senjutsu) -> None:
        seat, line = self.seat, self.line
        if state.witness is not None:
            strike.witness_modifiers(state, line, self.taken)
        # SJ-1.8: a grid with all lines that modify it is one attack effect
        extra, bleeding, chains = strike.modifiers_of(state, line, self.taken)
        # SJ-32.10, SJ-32.11
        impact = self.impact(state, extra, bleeding, bool(chains))
        reached = impact.reached
        # SJ-31.11, SJ-31.23: what stood behind bamboo was still protected
        strike.cut_bamboo(state, seat, self.chain, strike.unblockable(state, line), extra)
        if state.events is not None:
            self.tell_result(state, reached, impact.blocked)
        push_aftermath(state, seat, line, self.end, reached, impact.blocked)
        # SJ-24.1, SJ-24.2: other starred effects are effects of the attack too
        if impact.starred:
            for chain in reversed(chains):
                state.push(effects.Do(seat, chain, 0, impact.starred, line, 0))
        if reached:
            # SJ-32.12, SJ-35.5, SJ-35.8: before any Instant
            show_up(state, seat)
        state.struck(seat, reached)
        # SJ-20.2, SJ-20.4: a card for every symbol
        for other, wounds, bleeds in impact.damage:
            deal(state, other, wounds, bleeds)
            credit(state, seat, other, int(wounds > 0) * v.WOUND_CREDIT + int(bleeds > 0) * v.BLEED_CREDIT)
        # SJ-15.3, SJ-20.9, SJ-24.3: Execution defeats at once
        if not check_defeat(state, seat, impact.executed):
            # SJ-53.1: after the wounds, one by one
            for other in reversed(highest_first(state, impact.poisoned & state.cells[ALIVE])):
                effects.poison_target(state, seat, other)

    def impact(self, state: Senjutsu, extra: int, bleeding: bool, star_effects: bool) -> Impact:
        """Lay the grid before the hero; on stars are `extra` wounds, and `bleeding` makes all wounds bleed."""
        seat = self.seat
        free = strike.unblockable(state, self.line)
        found = Impact()
        for space, cell in strike.on_grid(state, seat, self.chain):
            other = hero_at(state, space)
            harms = cell.harms()
            if other < 0 or other == seat or not (harms or (cell.star and (star_effects or extra))):
                continue
            if not strike.turned_right(state, seat, other, cell):
                continue
            if stopped(state, seat, space, free):
                if own_block_stops(state, seat, other):
                    found.blocked |= 1 << other
                continue
            # SJ-24.15, SJ-24.16: whoever is reached makes the effect successful
            found.reached |= 1 << other
            # SJ-18.4, SJ-18.7, SJ-20.13: all symbols of the space, starred ones included
            wounds = cell.wounds
            if cell.star:
                found.starred |= 1 << other
                wounds += extra
            # SJ-20.10: no wounds
            if cell.execution:
                found.executed |= 1 << other
            if cell.poison:
                found.poisoned |= 1 << other
            if harms:
                wounds += state.harder(seat, state.rules.cards.line_design[self.line])
            # SJ-20.12, SJ-20.15
            found.damage.append((other, 0 if bleeding else wounds, cell.bleeds + (wounds if bleeding else 0)))
        return found

    def tell_result(self, state: Senjutsu, reached: int, blocked: int) -> None:
        """Tell who was hit and who has blocked."""
        seat = self.seat
        card = line_card(state, self.line)
        for other in seats_of(reached):
            state.tell("hit", "SJ-32.11", {"who": who(state, seat), "other": who(state, other), "card": card})
        for other in seats_of(blocked):
            state.tell("blocked", "SJ-22.4", {"who": who(state, other), "other": who(state, seat), "card": card})


def deal(state: Senjutsu, seat: int, wounds: int, bleeds: int) -> None:
    """Deal the damage of one attack effect to one hero; armour takes one wound away, down to one (SJ-20.14)."""
    # SJ-20.14, SJ-A.43: a plain wound before a bleeding one
    armour = state.cells[seat * BLOCK + LASTING] & state.rules.cards.lasting[v.ARMOUR]
    if armour and wounds + bleeds > 1:
        if wounds:
            wounds -= 1
        else:
            bleeds -= 1
        design = designs(armour)[0]
        code = state.rules.cards.designs[design].parts[0]
        state.push(Lasting(seat, code.reduced, code.last))
        if state.events is not None:
            state.tell("armour", "SJ-20.14", {"who": who(state, seat), "card": card_name(design)})
    wound(state, seat, wounds, bleeds, "SJ-20.1")


class Lasting(Happen[Senjutsu]):
    """Carry out lines of a card that remains in play, from `line` to before `end`."""

    name: ClassVar[str] = "lasting"

    def __init__(self, seat: int, line: int, end: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end

    def run(self, state: Senjutsu) -> None:
        seat, line = self.seat, self.line
        if line >= self.end or not state.cells[ALIVE] >> seat & 1:
            return
        state.push(Lasting(seat, line + 1, self.end))
        printed = state.rules.cards.lines[line]
        option = printed.options[0]
        if option.chain is not None and strike.modifier_open(state, seat, printed):
            if state.witness is not None:
                state.witness.add(option.id)
            state.push(effects.Do(seat, option.chain.id, 0, 0, line, effects.LASTING_TURN))


def push_aftermath(state: Senjutsu, seat: int, line: int, end: int, reached: int, blocked: int) -> None:
    """Push what follows an attack effect, the last of it first (SJ-32.30, SJ-32.31, SJ-32.34)."""
    code = state.rules.cards.part_of(line)
    if not reached:
        # SJ-32.31
        strike.go_on(state, seat, line, end, 0)
    elif code.success < code.last:
        # SJ-24.6, SJ-24.7, SJ-24.17, SJ-24.18, SJ-32.14: the segment below "If successful", once
        state.push(lines.Lines(seat, code.success, code.last, reached, 0))
        push_success(state, seat, line, reached)
        # SJ-32.34
        strike.go_on(state, seat, line, end, reached)
    else:
        # SJ-32.15, SJ-32.35: unless the attacker has fallen meanwhile
        strike.go_on(state, seat, line, end, reached)
        push_success(state, seat, line, reached)
    # SJ-32.30
    for defender in reversed(highest_first(state, blocked)):
        state.push(block.Blocked(defender, seat))


def push_success(state: Senjutsu, seat: int, line: int, targets: int) -> None:
    """Push the moment for Instants "if the attack is successful", on the own revealed card (SJ-26.18)."""
    design = state.rules.cards.line_design[line]
    succeeded(state, seat, design)
    push_pair_success(state, seat, targets)
    # SJ-57.8: after Instants of the attacker
    for other in highest_first(state, targets & opponents(state, seat) & state.rules.stoics):
        instants.push_window(state, other, v.STRUCK, 0, 0)
    if state.rules.additional_on_counter or state.cells[seat * BLOCK + ITEM_CARD] == design + 1:
        instants.push_window(state, seat, v.ATTACK_SUCCESS, targets, design)


def push_pair_success(state: Senjutsu, seat: int, targets: int) -> None:
    """Push the moment for Instants when both figures of a player have hit in this turn."""
    partner = state.rules.partners[seat]
    if partner < 0:
        return
    cells = state.cells
    cells[seat * BLOCK + MARKS] |= HAS_HIT
    hero = state.rules.owners[seat]
    card = cells[hero * BLOCK + ITEM_CARD] - 1
    # SJ-59.23
    if cells[partner * BLOCK + MARKS] & HAS_HIT and card >= 0:
        instants.push_window(state, hero, v.PAIR_SUCCESS, targets, card)


class Stars(Happen[Senjutsu]):
    """Apply a starred grid that is no attack; `end` is one past the last line before "If successful"."""

    name: ClassVar[str] = "stars"

    def __init__(self, seat: int, line: int, end: int, chain: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain

    def run(self, state: Senjutsu) -> None:
        seat, line = self.seat, self.line
        taken = strike.granted(state, seat, line)
        chains: list[int] = []
        for place, modifier in enumerate(state.rules.cards.lines[line].modifiers):
            chain = modifier.options[0].chain
            if taken >> place & 1 and chain is not None and chain.atoms[0].kind != v.SHIELD_STAR:
                chains.append(chain.id)
        # SJ-18.14
        reached, blocked = self.touched(state) if chains else (0, 0)
        code = state.rules.cards.part_of(line)
        if reached:
            state.push(lines.Lines(seat, code.success, code.last, reached, 0))
        state.push(lines.Lines(seat, line + 1, self.end, reached, 0))
        for defender in reversed(highest_first(state, blocked)):
            state.push(block.Blocked(defender, seat))
        if not reached:
            return
        if state.witness is not None:
            strike.witness_modifiers(state, line, taken)
        for number in reversed(chains):
            state.push(effects.Do(seat, number, 0, reached, line, 0))

    def touched(self, state: Senjutsu) -> tuple[int, int]:
        """The masks of other figures on the grid that it reaches, and of those that have blocked it."""
        reached = 0
        blocked = 0
        for space, _ in strike.on_grid(state, self.seat, self.chain):
            other = hero_at(state, space)
            if other < 0 or other == self.seat:
                continue
            if state.rules.stars_are_attacks and stopped(state, self.seat, space, False):
                if own_block_stops(state, self.seat, other):
                    blocked |= 1 << other
            else:
                reached |= 1 << other
        return reached, blocked


STEPS: Steps = (Hit, Lasting, Stars)
