"""The combo of an exchange and what it gives (sections 9, 13, 14)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import DECLINE, NAME, RAISE, TAKE_KI, TAKE_SPECIAL, TAKE_STEP
from shiai.games.way_of_the_samurai.rules.cards import (
    CARDS,
    COMBO_SIZE,
    DIE_MOST,
    JOKER_BIT,
    RED,
    SYMBOL,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.state import CHECKED, DIE, HEALED, MARKS, PLAYED, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import wound_enemy
from shiai.games.way_of_the_samurai.rules.steps.draw import gain_special
from shiai.games.way_of_the_samurai.rules.table import (
    bushido_step,
    can_step,
    gain_ki,
    gain_life,
    lose_ki,
    lose_life,
    move_die,
)

MIXED: Final = SYMBOLS  # one of each black symbol (WS-36.11)
COMBO_NAMES: Final = (*SYMBOL_NAMES, "mixed")


def possible(state: WayOfTheSamurai) -> list[tuple[int, int]]:
    """Combos that the played cards can make: pairs of what the joker is named (SYMBOLS for no joker) and the combo."""
    played = state.cells[PLAYED]
    if played.bit_count() != COMBO_SIZE:
        return []
    joker = played & JOKER_BIT != 0
    shown = [SYMBOL[card] for card in range(CARDS) if played >> card & 1 and SYMBOL[card] < SYMBOLS]
    found: list[tuple[int, int]] = []
    if len(set(shown)) == 1:
        found.append((shown[0] if joker else SYMBOLS, shown[0]))
    if state.force.rainbow_combo and len(set(shown)) == len(shown) and RED not in shown:
        missing = [symbol for symbol in range(RED) if symbol not in shown]
        found.append((missing[0] if joker else SYMBOLS, MIXED))
    return [(named, combo) for named, combo in found if not is_void(state, combo)]


def is_void(state: WayOfTheSamurai, combo: int) -> bool:
    """A void combo counts as not made (WS-13.19)."""
    if combo == RED and state.force.no_red_die:
        return True
    return state.force.void_combos >> combo & 1 == 1


class Combo(Happen):
    """The cards of this exchange are checked for a combo (WS-9.1)."""

    name: ClassVar[str] = "combo"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-3.3 WS-9.1 WS-9.2 WS-13.1 WS-13.2 WS-13.3 WS-13.4 WS-13.5 WS-13.18 WS-13.19 WS-14.6 WS-19.28 WS-19.45
        WS-36.11 WS-36.31 WS-40.12 WS-40.20 WS-40.54 WS-40.61 WS-40.77
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        state.cells[MARKS] |= CHECKED
        found = possible(state)
        if not found:
            return
        if state.cells[PLAYED] & JOKER_BIT:
            state.push("name_symbol")
        else:
            make(state, found[0][1])


class NameSymbol(Ask):
    """The player names the symbol of the joker; one that makes no combo is allowed (WS-13.17)."""

    name: ClassVar[str] = "name_symbol"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-14.3 WS-13.17 WS-14.1 WS-36.30")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (*sorted([NAME + named for named, _ in possible(state)]), NAME + SYMBOLS)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        found = dict(possible(state))
        state.stack.pop()
        if action - NAME < SYMBOLS:
            make(state, found[action - NAME])


def make(state: WayOfTheSamurai, combo: int) -> None:
    """A combo is made: what it costs, what it gives, what it heals (WS-13.20)."""
    if state.events is not None:
        state.tell("combo", "WS-13.2", {"combo": COMBO_NAMES[combo]})
    if state.force.heal_on_combo and not state.cells[MARKS] & HEALED:
        state.push("heal_combo")
    state.push("reward", (combo,))
    if state.force.combo_cost:
        if state.rules.combo_costs_ki:
            lose_ki(state, state.force.combo_cost, "WS-23.2")
        else:
            lose_life(state, state.force.combo_cost)


class HealCombo(Happen):
    """A combo heals in a round with the first consequence of Taikyu (WS-35.5)."""

    name: ClassVar[str] = "heal_combo"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.5 WS-35.12 WS-13.20 WS-23.2 WS-40.78")

    def run(self, state: WayOfTheSamurai) -> None:
        state.cells[MARKS] |= HEALED
        gain_life(state, state.force.heal_on_combo, "WS-35.5")


class Reward(Ask):
    """What a combo gives. A black one: Ki, a special card or a Bushido step; a red one: the red die (WS-13.6)."""

    name: ClassVar[str] = "reward"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-13.6 WS-13.14 WS-13.15 WS-13.16 WS-16.2 WS-16.16 WS-30.3 WS-30.10 WS-30.11 WS-36.2 WS-36.12 WS-36.19 WS-36.28
        WS-40.75
"""
    )

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        force = state.force
        red = self.numbers[0] == RED
        actions: list[int] = []
        if not red or force.red_as_black:
            actions.append(TAKE_KI)
            if state.cells[SPECIALS] and not force.combo_gives_both:
                actions.append(TAKE_SPECIAL)
            if can_step(state):
                actions.append(TAKE_STEP)
        if red:
            if force.red_combo_roll or 0 < state.cells[DIE] < DIE_MOST:
                actions.append(RAISE)
            if not force.red_combo_roll:
                actions.append(DECLINE)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        force = state.force
        if action == RAISE:
            if force.red_combo_roll:
                state.push("red_roll")
            else:
                move_die(state, force.red_die_per_combo, "WS-16.2")
        elif action == TAKE_STEP:
            bushido_step(state)
        elif action == TAKE_SPECIAL:
            gain_special(state, force.special_per_combo)
        elif action == TAKE_KI:
            gain_ki(state, force.combo_ki, "WS-13.6")
            if force.combo_gives_both:
                gain_special(state, force.special_per_combo)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        if action == TAKE_SPECIAL and self.numbers[0] != RED:
            return ("WS-36.2",) if state.force.combo_gives_both else ("WS-13.14",)
        if action == TAKE_STEP:
            return ("WS-30.3",)
        return ("WS-13.16",) if self.numbers[0] == RED else ("WS-13.6",)


class RedRoll(Roll):
    """Against some opponents a red combo rolls the red die for a wound (WS-20.14)."""

    name: ClassVar[str] = "red_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-20.14 WS-40.32")
    die: ClassVar[str] = "red"

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        level = state.force.red_combo_roll[face]
        if level:
            wound_enemy(state, level, 1)


STEPS: Final[Steps] = (Combo, NameSymbol, HealCombo, Reward, RedRoll)
