"""The combo of an exchange and what it gives (sections 9, 13, 14)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import DECLINE, NAME, RAISE, TAKE_KI, TAKE_SPECIAL, TAKE_STEP
from shiai.games.way_of_the_samurai.rules.cards import (
    CARDS,
    COMBO_SIZE,
    DIE_MOST,
    JOKER_BIT,
    RED,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.causes import COMBO_IN_RAIN, RED_COMBO
from shiai.games.way_of_the_samurai.rules.state import CHECKED, DIE, HEALED, MARKS, PLAYED, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps import wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import gain_special
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.steps.virtues import bushido_step
from shiai.games.way_of_the_samurai.rules.table import can_step, gain_ki, gain_life, lose_ki, move_die

MIXED: Final = SYMBOLS  # one of each black symbol (WS-36.11)
COMBO_NAMES: Final = (*SYMBOL_NAMES, "mixed")


def possible(state: WayOfTheSamurai) -> list[tuple[int, int]]:
    """The combos that the played cards can make, each after the symbol named for the joker (SYMBOLS without one)."""
    played = state.cells[PLAYED]
    # WS-13.5, WS-13.18: three cards of one exchange
    if played.bit_count() != COMBO_SIZE:
        return []
    joker = played & JOKER_BIT != 0
    symbol = state.rules.printed.symbol
    shown = [symbol[card] for card in range(CARDS) if played >> card & 1 and symbol[card] < SYMBOLS]
    found: list[tuple[int, int]] = []
    # WS-13.2, WS-13.4, WS-14.6, WS-40.12: the same symbol, in any order, the joker for any
    if len(set(shown)) == 1:
        found.append((shown[0] if joker else SYMBOLS, shown[0]))
    # WS-36.11, WS-40.61: against Jack one of each black symbol too
    if state.modifiers.rainbow_combo and len(set(shown)) == len(shown) and RED not in shown:
        missing = [black for black in range(RED) if black not in shown]
        found.append((missing[0] if joker else SYMBOLS, MIXED))
    return [(named, combo) for named, combo in found if not is_void(state, combo)]


def is_void(state: WayOfTheSamurai, combo: int) -> bool:
    """Is a combo void? It then counts as not made."""
    # WS-36.31, WS-40.40: without the red die, also where red counts as black
    if combo == RED and state.modifiers.no_red_die:
        return True
    # WS-13.19, WS-19.28, WS-40.77: a void combo counts as not made
    return state.modifiers.void_combos >> combo & 1 == 1


class Combo(Happen[WayOfTheSamurai]):
    """The cards of this exchange are checked for a combo."""

    name: ClassVar[str] = "combo"

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-9.1, WS-9.2
        state.cells[MARKS] |= CHECKED
        found = possible(state)
        if not found:
            return
        if state.cells[PLAYED] & JOKER_BIT:
            state.push(NameSymbol())
        else:
            make(state, found[0][1])


class NameSymbol(Question):
    """The player names the symbol of the joker; one that makes no combo is allowed."""

    name: ClassVar[str] = "name_symbol"
    clause: ClassVar[str] = "WS-14.3"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-13.17, WS-14.3, WS-36.30: any combo that the joker completes, or none
        return (*sorted([NAME.at(named) for named, _ in possible(state)]), NAME.at(SYMBOLS))

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        found = dict(possible(state))
        state.stack.pop()
        named = NAME.part(action)
        if named < SYMBOLS:
            make(state, found[named])


def make(state: WayOfTheSamurai, combo: int) -> None:
    """Make a combo: what it costs, what it gives, what it heals."""
    if state.events is not None:
        state.tell("combo", "WS-36.11" if combo == MIXED else "WS-13.2", {"combo": COMBO_NAMES[combo]})
    # WS-13.20, WS-40.78: first the loss, then the reward, then the healing
    if state.modifiers.heal_on_combo and not state.cells[MARKS] & HEALED:
        state.push(HealCombo())
    state.push(Reward(combo))
    # WS-23.2
    if state.modifiers.combo_cost:
        if state.rules.combo_costs_ki:
            lose_ki(state, state.modifiers.combo_cost, COMBO_IN_RAIN)
        else:
            lose_life(state, state.modifiers.combo_cost, COMBO_IN_RAIN)


class HealCombo(Happen[WayOfTheSamurai]):
    """A combo heals in a round with the first consequence of Taikyu."""

    name: ClassVar[str] = "heal_combo"

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-35.5, WS-35.12: once in a round
        state.cells[MARKS] |= HEALED
        gain_life(state, state.modifiers.heal_on_combo, "WS-35.5")


class Reward(Question):
    """What a combo gives. A black one: Ki, a special card or a Bushido step; a red one: the red die."""

    name: ClassVar[str] = "reward"

    def __init__(self, combo: int) -> None:
        self.combo = combo

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        modifiers = state.modifiers
        red = self.combo == RED
        actions: list[int] = []
        # WS-13.6, WS-36.19: a red one only against Sasuke
        if not red or modifiers.red_as_black:
            actions.append(TAKE_KI)
            # WS-13.14, WS-36.28
            if state.cells[SPECIALS] and not modifiers.combo_gives_both:
                actions.append(TAKE_SPECIAL)
            # WS-30.3
            if can_step(state):
                actions.append(TAKE_STEP)
        if red:
            # WS-13.16
            if modifiers.red_combo_roll or 0 < state.cells[DIE] < DIE_MOST:
                actions.append(RAISE)
            # WS-16.16, WS-40.75: the raise may be declined
            if not modifiers.red_combo_roll:
                actions.append(DECLINE)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        modifiers = state.modifiers
        if action == RAISE:
            if modifiers.red_combo_roll:
                state.push(RedRoll())
            else:
                # WS-16.2, WS-30.11
                move_die(state, modifiers.red_die_per_combo, "WS-16.2")
        elif action == TAKE_STEP:
            bushido_step(state, "WS-30.3")
        elif action == TAKE_SPECIAL:
            # WS-30.10
            gain_special(state, modifiers.special_per_combo)
        elif action == TAKE_KI:
            # WS-13.15, WS-36.12: even with a full pool
            gain_ki(state, modifiers.combo_ki, "WS-13.6")
            # WS-36.2
            if modifiers.combo_gives_both:
                gain_special(state, modifiers.special_per_combo)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        if action == TAKE_SPECIAL and self.combo != RED:
            return ("WS-36.2",) if state.modifiers.combo_gives_both else ("WS-13.14",)
        if action == TAKE_STEP:
            return ("WS-30.3",)
        return ("WS-13.16",) if self.combo == RED else ("WS-13.6",)


class RedRoll(Roll):
    """Against some opponents a red combo rolls the red die for a wound."""

    name: ClassVar[str] = "red_roll"
    clause: ClassVar[str] = "WS-20.14"
    die: ClassVar[str] = "red"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-20.14, WS-40.32: the roll replaces the levels
        level = state.modifiers.red_combo_roll[face]
        if level:
            wounds.wound_enemy(state, level, RED_COMBO, caused=True)


COMBO: Final = Combo()
STEPS: Final[Steps] = (Combo, NameSymbol, HealCombo, Reward, RedRoll)
