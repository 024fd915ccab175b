"""Environments, virtues, Taikyu and the penalties of Shiro (sections 22, 30, 34, 35)."""

from typing import Any, ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.actions import (
    CARD,
    LOWER_DIE,
    NO,
    REMOVALS,
    REMOVE,
    REMOVE_CARD,
    REROLL,
    RESULT_OF,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_VIRTUE,
    VIRTUE,
    YES,
)
from shiai.games.way_of_the_samurai.cards import (
    BUSHIDO_CARDS,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    CARD_NAMES,
    ENVIRONMENT,
    ENVIRONMENT_NAMES,
    FACES,
    GAUGE_NAMES,
    JOKER_BIT,
    OF_SYMBOL,
    RED,
    STANDARD_CARDS,
    WILD,
)
from shiai.games.way_of_the_samurai.state import (
    DECK,
    DIE,
    DISCARDED,
    FELL,
    FIRST_CARD,
    FRESH,
    HAND,
    KI_AT,
    MARKER,
    MARKS,
    NO_VIRTUE,
    OPEN_VIRTUE,
    PLACE,
    POINTS,
    REMOVED,
    TAIKYU_AT,
    VIRTUE_AT,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.steps.base import Ask, Happen, Luck, Roll, Steps
from shiai.games.way_of_the_samurai.steps.damage import wound_enemy, wound_player
from shiai.games.way_of_the_samurai.steps.draw import draws
from shiai.games.way_of_the_samurai.table import (
    end_game,
    keep_limits,
    lose_ki,
    lose_life,
    move_die,
    move_gauge,
)

# Environments ---------------------------------------------------------------------------------------------------------


class Environment(Roll):
    """A roll on the environment; some weapons buy further rolls. The number is a mask of the faces rolled before."""

    name: ClassVar[str] = "environment"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "WS-22.3 WS-3.12 WS-12.13 WS-22.1 WS-22.2 WS-22.4 WS-22.6 WS-22.7 WS-22.8 WS-22.10 WS-22.12"
    )

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        cost = state.force.reroll_cost_die_levels
        rolled = self.numbers[0] | 1 << face
        if cost and (rolled & (rolled - 1) or state.cells[DIE] > cost):
            state.push("reroll", (rolled,))
        else:
            take_result(state, face)


class Reroll(Ask):
    """Roll again for levels of the red die, or keep one of the results (WS-19.33)."""

    name: ClassVar[str] = "reroll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-19.33 WS-19.44")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        rolled = self.numbers[0]
        results = tuple([RESULT_OF + face for face in range(1, FACES + 1) if rolled >> face & 1])
        return (REROLL, *results) if state.cells[DIE] > state.force.reroll_cost_die_levels else results

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == REROLL:
            move_die(state, -state.force.reroll_cost_die_levels, "WS-19.33")
            state.push("environment", self.numbers)
        else:
            take_result(state, action - RESULT_OF)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-19.44",) if action == REROLL else ("WS-19.33",)


def take_result(state: WayOfTheSamurai, face: int) -> None:
    """The result is compulsory, be it good or bad (WS-22.4)."""
    place = state.cells[PLACE] - 1
    if state.events is not None:
        state.tell("environment", "WS-22.3", {"place": ENVIRONMENT_NAMES[place], "face": face})
    for effect in ENVIRONMENT[place][face]:
        strike(state, effect)


def strike(state: WayOfTheSamurai, effect: dict[str, Any]) -> None:
    """One effect of an environment."""
    if "gauge" in effect:
        move_gauge(state, GAUGE_NAMES.index(effect["gauge"]), int(effect["delta"]), "WS-22.3")
    elif "player_wound" in effect:
        wound_player(state, int(effect["player_wound"]), False)
    elif "enemy_wound" in effect:
        wound_enemy(state, int(effect["enemy_wound"]), 1)
    elif "player_defeat" in effect:
        end_game(state, FELL)
    elif effect["player_lose"] == "life":
        lose_life(state, int(effect["n"]))
    else:
        lose_ki(state, int(effect["n"]), "WS-22.3")


# Virtues --------------------------------------------------------------------------------------------------------------


class VirtueCard(Luck):
    """The top card of the Bushido deck is taken and carried out at once (WS-30.5)."""

    name: ClassVar[str] = "virtue_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.1 WS-30.2 WS-30.5 WS-36.8 WS-36.16 WS-36.17 WS-40.42")
    outcomes: ClassVar[tuple[int, ...]] = tuple(range(VIRTUE, VIRTUE + BUSHIDO_CARDS))

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        known = state.cells[OPEN_VIRTUE]
        return self.outcomes if known == NO_VIRTUE else (VIRTUE + known,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        take_virtue(state, action - VIRTUE)
        if action - VIRTUE == WILD:
            state.push("virtue")


class OpenVirtue(Luck):
    """The top card of the Bushido deck lies open from the beginning (flag `bushido_face_up`)."""

    name: ClassVar[str] = "open_virtue"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.8")
    outcomes: ClassVar[tuple[int, ...]] = VirtueCard.outcomes

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return self.outcomes

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[OPEN_VIRTUE] = action - VIRTUE


class ChooseVirtue(Ask):
    """The wild card takes any of the six others (WS-30.21)."""

    name: ClassVar[str] = "virtue"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.20 WS-30.21")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([TAKE_VIRTUE + card for card in range(BUSHIDO_CARDS) if card != WILD])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        take_virtue(state, action - TAKE_VIRTUE)


def take_virtue(state: WayOfTheSamurai, card: int) -> None:
    """A virtue lies in front of the player; the rest of the deck and the marker leave the game (WS-30.7)."""
    cells = state.cells
    cells[VIRTUE_AT] = card
    cells[MARKER] = BUSHIDO_STEPS
    cells[OPEN_VIRTUE] = NO_VIRTUE
    keep_limits(state)
    cells[POINTS] = state.force.pool_points
    if state.events is not None:
        state.tell("virtue", "WS-30.5", {"card": BUSHIDO_NAMES[card]})


# Taikyu ---------------------------------------------------------------------------------------------------------------


class FirstCard(Happen):
    """Is the first card drawn in this round a red one (WS-35.3)?"""

    name: ClassVar[str] = "first_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.3 WS-35.16")

    def run(self, state: WayOfTheSamurai) -> None:
        first = state.cells[FIRST_CARD]
        if first & OF_SYMBOL[RED]:
            state.push("taikyu_roll")
        elif first & JOKER_BIT:
            state.push("wound_symbol")


class WoundSymbol(Ask):
    """The joker was drawn first: the player decides whether it counts as the wound symbol (WS-35.15)."""

    name: ClassVar[str] = "wound_symbol"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.15")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (YES, NO)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == YES:
            state.push("taikyu_roll")


class TaikyuRoll(Roll):
    """The consequence of this round (WS-35.4)."""

    name: ClassVar[str] = "taikyu_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.4 WS-35.1 WS-35.6 WS-35.7 WS-35.8 WS-35.9 WS-35.13")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        state.cells[TAIKYU_AT] = face
        state.refresh()
        if state.events is not None:
            state.tell("taikyu", "WS-35.3", {"face": face})


# Shiro ----------------------------------------------------------------------------------------------------------------


class Penalty(Ask):
    """Side B of Shiro's card is up: the player chooses one of four penalties (WS-34.3)."""

    name: ClassVar[str] = "penalty"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-34.3 WS-34.4 WS-34.5 WS-34.8 WS-34.9 WS-34.13 WS-34.15 WS-40.48")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        actions = [TAKE_LIFE]
        if cells[KI_AT]:
            actions.append(TAKE_KI)
        if cells[DIE] > 1:
            actions.append(LOWER_DIE)
        if cells[HAND] | cells[DISCARDED]:
            actions.append(REMOVE_CARD)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == TAKE_LIFE:
            lose_life(state, 1)
        elif action == TAKE_KI:
            lose_ki(state, 1, "WS-34.4")
        elif action == LOWER_DIE:
            move_die(state, -1, "WS-34.8")
        else:
            state.push("remove", (0,))

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return (PENALTY_CLAUSES.get(action, "WS-34.3"),)


PENALTY_CLAUSES: Final = {TAKE_KI: "WS-34.4", LOWER_DIE: "WS-34.8", REMOVE_CARD: "WS-34.15"}


class Remove(Ask):
    """An action card leaves the game: from hand or discard pile, or (number 1) from the deck at the beginning."""

    name: ClassVar[str] = "remove"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-34.6 WS-34.7 WS-34.14 WS-34.18 WS-36.18 WS-40.87")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        return REMOVALS.of(cells[DECK] if self.numbers[0] else cells[HAND] | cells[DISCARDED])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, action - REMOVE)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-36.18",) if self.numbers[0] else ("WS-34.6",)


class RemoveRandom(Luck):
    """A random card leaves the action deck (flag `sasuke_random`)."""

    name: ClassVar[str] = "remove_random"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-40.60")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([CARD + action - REMOVE for action in REMOVALS.of(state.cells[DECK])])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, action - CARD)


def remove_card(state: WayOfTheSamurai, card: int) -> None:
    """A card leaves the game; a special one out of the hand is replaced (WS-34.7)."""
    cells = state.cells
    bit = 1 << card
    from_hand = cells[HAND] & bit
    cells[HAND] &= ~bit
    cells[DISCARDED] &= ~bit
    cells[DECK] &= ~bit
    cells[REMOVED] |= bit
    if state.events is not None:
        state.tell("removed", "WS-34.6", {"card": CARD_NAMES[card]})
    if from_hand:
        cells[MARKS] &= ~FRESH
        if card >= STANDARD_CARDS:
            state.stack.append(draws(1, 0))


STEPS: Final[Steps] = (
    Environment,
    Reroll,
    VirtueCard,
    OpenVirtue,
    ChooseVirtue,
    FirstCard,
    WoundSymbol,
    TaikyuRoll,
    Penalty,
    Remove,
    RemoveRandom,
)
