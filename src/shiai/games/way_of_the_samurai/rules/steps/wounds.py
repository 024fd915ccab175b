"""Wound cards and Blood cards (sections 15 and 29)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import BLOOD as BLOOD_ACTION
from shiai.games.way_of_the_samurai.rules.actions import WOUND as WOUND_ACTION
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD,
    BLOOD_CARDS,
    BLOOD_NAMES,
    DEADLY,
    KI,
    LIFE,
    LOSS_NAMES,
    WOUND,
    WOUND_CARDS,
    WOUND_NAMES,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    BLED_OUT,
    BLOOD_1,
    BLOOD_2,
    DEADLY_ENEMY,
    DEADLY_WOUND,
    DECAPITATED,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Luck, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import WOUND_CARD, fall, hurt
from shiai.games.way_of_the_samurai.rules.table import (
    ENEMY,
    end_game,
    enemy_name,
    keep_limits,
    lose_ki,
    lose_life,
    move_die,
    suffer,
)


class WoundCard(Luck):
    """The top wound card; it is shuffled back at once, so every draw is from all five (WS-15.3)."""

    name: ClassVar[str] = "wound_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-15.1 WS-15.2 WS-15.3 WS-15.6 WS-15.7 WS-29.2")
    outcomes: ClassVar[tuple[int, ...]] = tuple(range(WOUND_ACTION, WOUND_ACTION + WOUND_CARDS))

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return self.outcomes

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        whom, level, caused = self.numbers
        card = action - WOUND_ACTION
        if state.events is not None:
            who = enemy_name(state, state.cells[TARGET]) if whom else state.rules.seats[state.cells[ACTIVE]]
            if card == DEADLY and level == 1:
                state.tell("dodged", "WS-15.6", {"who": who})
            else:
                state.tell("wounded", "WS-15.2", {"who": who, "card": WOUND_NAMES[card], "level": level})
        if card == DEADLY and level == 2:
            if whom == ENEMY:
                fall(state, state.cells[TARGET], DEADLY_ENEMY, 1)
            else:
                end_game(state, DEADLY_WOUND)
        elif whom == ENEMY:
            life = sum([number for kind, number in WOUND[card][level] if kind == LIFE])
            ki = sum([number for kind, number in WOUND[card][level] if kind == KI])
            hurt(state, state.cells[TARGET], WOUND_CARD, caused, life, ki)
        elif WOUND[card][level]:
            suffer(state, WOUND[card][level])


class BloodCard(Luck):
    """The top card of the Blood deck; it stays in front of the player (section 29)."""

    name: ClassVar[str] = "blood_card"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-29.1 WS-29.3 WS-29.4 WS-29.5 WS-29.7 WS-29.8 WS-29.9 WS-29.11 WS-29.15 WS-29.16 WS-29.17 WS-29.18 WS-29.19
        WS-29.20 WS-40.71
"""
    )

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        gone = state.cells[BLOOD_1] | state.cells[BLOOD_2]
        left = [BLOOD_ACTION + card for card in range(BLOOD_CARDS) if not gone >> card & 1]
        return tuple(left or [BLOOD_ACTION])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        level = self.numbers[0]
        card = action - BLOOD_ACTION
        if (cells[BLOOD_1] | cells[BLOOD_2]).bit_count() == BLOOD_CARDS:
            end_game(state, BLED_OUT)
            return
        cells[BLOOD_1 if level == 1 else BLOOD_2] |= 1 << card
        if state.events is not None:
            state.tell("blood", "WS-29.3", {"card": BLOOD_NAMES[card][level - 1], "level": level})
        keep_limits(state)
        once = BLOOD[card][f"wound{level}"].get("once", {})
        if "red_die" in once:
            move_die(state, int(once["red_die"]), "WS-29.11")
        elif "roll_to_lose" in once:
            state.push("blood_roll", (LOSS_NAMES.index(once["roll_to_lose"]),))
        elif "defeat" in once:
            end_game(state, DECAPITATED)


class BloodRoll(Roll):
    """A Blood card takes as much life or Ki as a die shows."""

    name: ClassVar[str] = "blood_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-29.13 WS-29.14")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        if self.numbers[0] == LIFE:
            lose_life(state, face)
        else:
            lose_ki(state, face, "WS-29.14")


STEPS: Final[Steps] = (WoundCard, BloodCard, BloodRoll)
