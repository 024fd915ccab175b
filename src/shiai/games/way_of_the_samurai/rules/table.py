"""Queries about a state and changes to it that several rules share.

Whatever may end the game or ask chance comes last in a rule: what follows it is on the stack of steps already.
"""

from typing import Final

from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_STEPS,
    DIE_MOST,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    HARD,
    LIFE_MOST,
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.causes import CAUSES
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    COUNTERS,
    DECK,
    DEFENCE,
    DIE,
    DISCARDED,
    ENDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    KI_AT,
    LIFE_AT,
    MARKER,
    NO_CARD,
    NO_VIRTUE,
    NOBODY,
    OTHER,
    PLAYED,
    RESULTS,
    TARGET,
    WEAPON,
    WITHOUT_KI,
    WayOfTheSamurai,
)

PLAYER: Final = 0  # who is struck
ENEMY: Final = 1


# Gauges ---------------------------------------------------------------------------------------------------------------


def move_gauge(state: WayOfTheSamurai, gauge: int, change: int, clause: str) -> None:
    """Change one gauge once, within its bounds."""
    cells = state.cells
    before = cells[GAUGE + gauge]
    value = before + change
    highest = state.modifiers.highest(gauge)
    # WS-2.5, WS-2.6, WS-40.10: each single change stops at the bounds, the surplus is lost
    if value > highest:
        value = highest
    elif value < GAUGE_LOW:
        value = GAUGE_LOW
    cells[GAUGE + gauge] = value
    if state.events is not None:
        state.tell("gauge", clause, {"gauge": GAUGE_NAMES[gauge], "change": change, "value": value})


def can_rise(state: WayOfTheSamurai, gauge: int) -> bool:
    """Is this gauge below its upper bound?"""
    return state.cells[GAUGE + gauge] < state.modifiers.highest(gauge)


def renew_modifiers(state: WayOfTheSamurai) -> None:
    """Look the modifiers up again, and lower gauges and Ki that are above a new bound."""
    state.refresh()
    cells = state.cells
    # WS-2.7: a gauge above a new bound drops to it at once
    for gauge in range(GAUGES):
        cells[GAUGE + gauge] = min(cells[GAUGE + gauge], state.modifiers.highest(gauge))
    cells[KI_AT] = min(cells[KI_AT], state.modifiers.ki_max)
    # WS-29.8
    if state.modifiers.no_red_die:
        cells[DIE] = 0


# Life and Ki of the player --------------------------------------------------------------------------------------------


def price(state: WayOfTheSamurai, ki: int) -> int:
    """What a use that is printed with so many Ki costs now."""
    # WS-23.13, WS-23.20: the price of one unit is doubled, not its effect
    return ki * state.modifiers.ki_cost_factor


def pay(state: WayOfTheSamurai, ki: int, clause: str) -> None:
    """Pay Ki for the use that a clause allows; against some opponents the last one loses the fight."""
    state.cells[KI_AT] -= ki
    if state.events is not None:
        state.tell("paid", clause, {"number": ki, "left": state.cells[KI_AT]})
    check_ki(state)


def check_ki(state: WayOfTheSamurai) -> None:
    """End the game if the player has no Ki left and the opponent wins by that."""
    # WS-20.3, WS-20.4, WS-40.31: at once, through payments and losses
    if state.cells[KI_AT] == 0 and state.modifiers.no_ki_is_defeat:
        end_game(state, WITHOUT_KI)


def lose_ki(state: WayOfTheSamurai, number: int, cause: int) -> None:
    """Lose Ki, never below 0."""
    cells = state.cells
    # WS-0.11
    lost = min(number, cells[KI_AT])
    if lost:
        cells[KI_AT] -= lost
        if state.events is not None:
            name, clause = CAUSES[cause]
            state.tell("lost_ki", clause, {"cause": name, "number": lost, "left": cells[KI_AT]})
        check_ki(state)


def pay_life(state: WayOfTheSamurai, clause: str) -> None:
    """Pay a life; armour and effects of losses do not apply."""
    # WS-0.7, WS-40.21: paid life is not lost
    # WS-20.8, WS-31.6, WS-33.7: so it does not go to Oda and cannot be taken from armour
    state.cells[LIFE_AT] -= 1
    if state.events is not None:
        state.tell("paid_life", clause, {"left": state.cells[LIFE_AT]})


def gain_ki(state: WayOfTheSamurai, number: int, clause: str) -> None:
    """Gain Ki, up to the cap."""
    cells = state.cells
    # WS-12.2, WS-29.12
    gained = 0 if state.modifiers.no_ki_gain else min(number, state.modifiers.ki_max - cells[KI_AT])
    cells[KI_AT] += gained
    if state.events is not None:
        state.tell("gained_ki", clause, {"number": gained, "left": cells[KI_AT]})


def gain_life(state: WayOfTheSamurai, number: int, clause: str) -> None:
    """Gain life, up to 8."""
    cells = state.cells
    # WS-12.18
    gained = min(number, LIFE_MOST - cells[LIFE_AT])
    cells[LIFE_AT] += gained
    if state.events is not None:
        state.tell("gained_life", clause, {"number": gained, "left": cells[LIFE_AT]})


# The red die ----------------------------------------------------------------------------------------------------------


def move_die(state: WayOfTheSamurai, change: int, clause: str) -> None:
    """Raise or lower the red die, between 1 and 6."""
    cells = state.cells
    # WS-16.3, WS-20.15: a die without a level keeps none
    if cells[DIE]:
        cells[DIE] = max(1, min(DIE_MOST, cells[DIE] + change))
        if state.events is not None:
            state.tell("red_die", clause, {"level": cells[DIE]})


# Enemies --------------------------------------------------------------------------------------------------------------


def alive(state: WayOfTheSamurai, enemy: int) -> bool:
    """Is this opponent still in the fight?"""
    return enemy < NOBODY and state.cells[state.foe_life + enemy] > 0


def target_alive(state: WayOfTheSamurai) -> bool:
    """Is the opponent that is attacked in this exchange alive?"""
    return alive(state, state.cells[TARGET])


def unharmable(state: WayOfTheSamurai) -> bool:
    """Does the HARD MODE card keep the player from harming the enemy in this exchange, by whatever means?"""
    # WS-27.8, WS-40.89
    return state.cells[DEFENCE] == HARD and not state.rules.hard_attack_only


def living(state: WayOfTheSamurai) -> list[int]:
    """The opponents still in the fight, by number."""
    return [enemy for enemy in range(state.rules.enemies) if state.cells[state.foe_life + enemy]]


def enemy_name(state: WayOfTheSamurai, enemy: int) -> str:
    """The name of an opponent, for messages."""
    rules = state.rules
    if rules.two_players:
        return rules.seats[1 - state.cells[ACTIVE]]
    if rules.enemies > 1:
        return TRIO_NAMES[enemy]
    return "enemy" if rules.several_fights else rules.opponent


def foe_modifiers(state: WayOfTheSamurai) -> Modifiers:
    """The modifiers of the other player's weapon."""
    return state.rules.modifiers_of(state.cells[OTHER + WEAPON], 0, NO_VIRTUE, 0, 0, 0)


# Decks ----------------------------------------------------------------------------------------------------------------


def refill_actions(state: WayOfTheSamurai, clause: str) -> None:
    """Shuffle the discard pile into the action deck."""
    cells = state.cells
    cells[DECK] |= cells[DISCARDED]
    cells[DISCARDED] = 0
    tell_shuffled(state, "action_deck", cells[DECK].bit_count(), clause)


def refill_enemy(state: WayOfTheSamurai, clause: str) -> None:
    """Shuffle the enemy's discard pile into his deck; the cards in front of him stay."""
    cells = state.cells
    cells[ENEMY_DECK] |= cells[ENEMY_DISCARD]
    cells[ENEMY_DISCARD] = 0
    tell_shuffled(state, "enemy_deck", cells[ENEMY_DECK].bit_count(), clause)


def tell_shuffled(state: WayOfTheSamurai, deck: str, number: int, clause: str) -> None:
    """Say that a deck was shuffled anew and how many cards are in it."""
    if state.events is not None:
        state.tell("reshuffled", clause, {"deck": deck, "number": number})


def clear_exchange(state: WayOfTheSamurai) -> None:
    """Put the cards of the exchange on their discard piles."""
    cells = state.cells
    # WS-9.4, WS-13.11: special cards too, which become part of the action deck so
    cells[DISCARDED] |= cells[PLAYED]
    cells[PLAYED] = 0
    # WS-9.5, WS-27.4
    cells[ENEMY_DISCARD] |= cells[COUNTERS]
    cells[COUNTERS] = 0
    if cells[DEFENCE] != NO_CARD:
        cells[ENEMY_DISCARD] |= 1 << cells[DEFENCE]
        cells[DEFENCE] = NO_CARD


def can_step(state: WayOfTheSamurai) -> bool:
    """Is there a Bushido marker that can move?"""
    return state.rules.bushido and state.cells[MARKER] < BUSHIDO_STEPS


# The end --------------------------------------------------------------------------------------------------------------


def end_game(state: WayOfTheSamurai, result: int) -> None:
    """End the game; whatever was still to be done is dropped."""
    state.cells[ENDED] = result
    # WS-11.7: nothing can absorb or heal it
    state.stack.clear()
    if state.events is not None:
        won, reason, clause = RESULTS[result]
        if state.rules.two_players:
            winner = state.cells[ACTIVE] if won else 1 - state.cells[ACTIVE]
            state.tell("match_won", clause, {"who": state.rules.seats[winner]})
        else:
            state.tell("won" if won else "lost", clause, {"reason": reason})


def enemy_card(card: int) -> str:
    """The name of an enemy card, for messages."""
    return ENEMY_NAMES[card]
