"""Questions about the table that several rules ask, and the few things that several rules do to it.

Whatever may end the game or ask for luck comes last in a rule: what follows it is on the stack of steps already.
"""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_STEPS,
    DIE_MOST,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    LIFE,
    LIFE_MOST,
    TRIO_NAMES,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    COUNTERS,
    DECK,
    DEFENCE,
    DIE,
    DISCARDED,
    ENDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_LIFE,
    GAUGE,
    KI_AT,
    KILLED,
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

CLAUSES: Final = cited(
    """
    WS-0.7 WS-0.11 WS-2.2 WS-2.4 WS-2.5 WS-2.6 WS-2.7 WS-4.8 WS-10.5 WS-11.2 WS-11.3 WS-11.7 WS-12.2 WS-12.3 WS-12.18
    WS-16.3 WS-17.11 WS-17.19 WS-17.21 WS-20.3 WS-20.4 WS-20.6 WS-20.7 WS-20.8 WS-20.15 WS-29.12 WS-30.18 WS-33.7
    WS-33.10 WS-40.10 WS-40.21 WS-40.31 WS-40.33 WS-40.41
"""
)

PLAYER: Final = 0  # who is struck
ENEMY: Final = 1
ONE_SEAT: Final = ((0,), (1,))


# Gauges ---------------------------------------------------------------------------------------------------------------


def move_gauge(state: WayOfTheSamurai, gauge: int, change: int, clause: str) -> None:
    """One change of one gauge, stopped at its bounds (WS-2.5)."""
    cells = state.cells
    before = cells[GAUGE + gauge]
    value = before + change
    highest = state.force.highest(gauge)
    if value > highest:
        value = highest
    elif value < GAUGE_LOW:
        value = GAUGE_LOW
    cells[GAUGE + gauge] = value
    if state.events is not None:
        state.tell("gauge", clause, {"gauge": GAUGE_NAMES[gauge], "change": change, "value": value})


def can_rise(state: WayOfTheSamurai, gauge: int) -> bool:
    """Is this gauge below its upper bound?"""
    return state.cells[GAUGE + gauge] < state.force.highest(gauge)


def keep_limits(state: WayOfTheSamurai) -> None:
    """What is in force has changed: gauges and Ki above a new bound drop to it at once (WS-2.7)."""
    state.refresh()
    cells = state.cells
    for gauge in range(GAUGES):
        cells[GAUGE + gauge] = min(cells[GAUGE + gauge], state.force.highest(gauge))
    cells[KI_AT] = min(cells[KI_AT], state.force.ki_max)
    if state.force.no_red_die:
        cells[DIE] = 0


# Life and Ki of the player --------------------------------------------------------------------------------------------


def price(state: WayOfTheSamurai, ki: int) -> int:
    """What something for so many Ki costs now (WS-23.13)."""
    return ki * state.force.ki_cost_factor


def pay(state: WayOfTheSamurai, ki: int) -> None:
    """Pay Ki; against some opponents the last one loses the fight."""
    state.cells[KI_AT] -= ki
    if state.events is not None:
        state.tell("paid", "WS-12.16", {"number": ki, "left": state.cells[KI_AT]})
    no_ki(state)


def no_ki(state: WayOfTheSamurai) -> None:
    """The Ki has become less: with none left, some opponents win at once (WS-20.4)."""
    if state.cells[KI_AT] == 0 and state.force.no_ki_is_defeat:
        end_game(state, WITHOUT_KI)


def lose_ki(state: WayOfTheSamurai, number: int, clause: str) -> None:
    """Lose Ki, never below 0."""
    cells = state.cells
    lost = min(number, cells[KI_AT])
    if lost:
        cells[KI_AT] -= lost
        if state.events is not None:
            state.tell("lost_ki", clause, {"number": lost, "left": cells[KI_AT]})
        no_ki(state)


def gain_ki(state: WayOfTheSamurai, number: int, clause: str) -> None:
    """Gain Ki, at most up to the cap (WS-12.2)."""
    cells = state.cells
    gained = 0 if state.force.no_ki_gain else min(number, state.force.ki_max - cells[KI_AT])
    cells[KI_AT] += gained
    if state.events is not None:
        state.tell("gained_ki", clause, {"number": gained, "left": cells[KI_AT]})


def gain_life(state: WayOfTheSamurai, number: int, clause: str) -> None:
    """Gain life, at most up to 8 (WS-12.18)."""
    cells = state.cells
    gained = min(number, LIFE_MOST - cells[LIFE_AT])
    cells[LIFE_AT] += gained
    if state.events is not None:
        state.tell("gained_life", clause, {"number": gained, "left": cells[LIFE_AT]})


def lose_life(state: WayOfTheSamurai, number: int) -> None:
    """Lose life point by point; armour takes what it can, with a roll for each point."""
    if state.rules.yoroi == 1 and state.cells[ARMOUR_AT]:
        state.push("lose_life", (number,))
        return
    for _ in range(number):
        lose_point(state)
        if state.cells[ENDED]:
            return


def lose_point(state: WayOfTheSamurai) -> None:
    """One life point is lost, with all that hangs on it."""
    cells = state.cells
    cells[LIFE_AT] -= 1
    if state.events is not None:
        state.tell("lost_life", "WS-0.3", {"number": 1, "left": cells[LIFE_AT]})
    if state.force.gain_lost_life:
        cells[ENEMY_LIFE] += 1
        if state.events is not None:
            state.tell("enemy_gained_life", "WS-20.6", {"left": cells[ENEMY_LIFE]})
    if cells[LIFE_AT] == 0:
        end_game(state, KILLED)
    elif state.force.ki_loss_per_life_lost:
        lose_ki(state, state.force.ki_loss_per_life_lost, "WS-17.11")


def suffer(state: WayOfTheSamurai, losses: tuple[tuple[int, int], ...]) -> None:
    """Losses of the player in printed order (WS-0.13)."""
    if len(losses) == 1:
        kind, number = losses[0]
        if kind == LIFE:
            lose_life(state, number)
        else:
            lose_ki(state, number, "WS-8.5")
        return
    for kind, number in reversed(losses):
        state.push("lose_life" if kind == LIFE else "lose_ki", (number,))


# The red die ----------------------------------------------------------------------------------------------------------


def move_die(state: WayOfTheSamurai, change: int, clause: str) -> None:
    """Raise or lower the red die between 1 and 6; one that holds no level stays so (WS-20.15)."""
    cells = state.cells
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


def foe_force(state: WayOfTheSamurai) -> Force:
    """What the weapon of the other player puts in force for him."""
    return state.rules.force(state.cells[OTHER + WEAPON], 0, NO_VIRTUE, 0, 0, 0)


# Decks ----------------------------------------------------------------------------------------------------------------


def refill_actions(state: WayOfTheSamurai) -> None:
    """The discard pile is shuffled into the action deck."""
    cells = state.cells
    cells[DECK] |= cells[DISCARDED]
    cells[DISCARDED] = 0
    if state.events is not None:
        state.tell("reshuffled", "WS-10.7", {"number": cells[DECK].bit_count()})


def refill_enemy(state: WayOfTheSamurai) -> None:
    """The enemy's discard pile is shuffled into his deck; cards in front of him stay (WS-10.6)."""
    cells = state.cells
    cells[ENEMY_DECK] |= cells[ENEMY_DISCARD]
    cells[ENEMY_DISCARD] = 0


def clear_exchange(state: WayOfTheSamurai) -> None:
    """The cards of the exchange go to their discard piles (WS-9.4, WS-9.5)."""
    cells = state.cells
    cells[DISCARDED] |= cells[PLAYED]
    cells[PLAYED] = 0
    cells[ENEMY_DISCARD] |= cells[COUNTERS]
    cells[COUNTERS] = 0
    if cells[DEFENCE] != NO_CARD:
        cells[ENEMY_DISCARD] |= 1 << cells[DEFENCE]
        cells[DEFENCE] = NO_CARD


def can_step(state: WayOfTheSamurai) -> bool:
    """Is there a Bushido marker that can move (WS-30.7)?"""
    return state.rules.bushido and state.cells[MARKER] < BUSHIDO_STEPS


def bushido_step(state: WayOfTheSamurai) -> None:
    """Move the Bushido marker one step; on the third kanji the top card is taken (WS-30.5)."""
    cells = state.cells
    cells[MARKER] += 1
    if state.events is not None:
        state.tell("bushido_step", "WS-30.3", {"step": cells[MARKER]})
    if cells[MARKER] == BUSHIDO_STEPS:
        state.push("virtue_card")


# The end --------------------------------------------------------------------------------------------------------------


def end_game(state: WayOfTheSamurai, result: int) -> None:
    """The game is over; whatever was still to be done is not done (WS-0.13)."""
    state.cells[ENDED] = result
    state.stack.clear()
    if state.events is not None:
        won, reason, clause = RESULTS[result]
        if state.rules.two_players:
            winner = state.cells[ACTIVE] if won else 1 - state.cells[ACTIVE]
            state.tell("match_won", "WS-28.7", {"who": state.rules.seats[winner]})
        else:
            state.tell("won" if won else "lost", clause, {"reason": reason})


def enemy_card(card: int) -> str:
    """The name of an enemy card, for messages."""
    return ENEMY_NAMES[card]
