"""The end of a round: nine effects in a fixed order, each completely before the next (section 10)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.way_of_the_samurai.rules.actions import MARK, TAKE_KI, TAKE_LIFE
from shiai.games.way_of_the_samurai.rules.cards import EXCHANGES, GAUGE_LOW, GUARD, ZERO_KI_LOSS
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    DISCARDED,
    EXCHANGE,
    GAUGE,
    HAND,
    KI_AT,
    OTHER,
    ROUND,
    SUNSTROKE,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import OWN_LOSS, hurt, wound_enemy, wound_player
from shiai.games.way_of_the_samurai.rules.steps.round import SWAP
from shiai.games.way_of_the_samurai.rules.table import end_game, enemy_name, gain_ki, living, lose_ki, lose_life

# The steps of WS-10.1 in their order; the weather and the weapons have two effects each.
GAINS: Final = 0
ENEMY_KI_LOSS: Final = 1
ENEMY_LOSS: Final = 2
LOW_GAUGE: Final = 3
LIFE_OR_KI: Final = 4
PLAYER_KI_LOSS: Final = 5
LOW_GUARD_WOUND: Final = 6
LATE_WOUND: Final = 7
BLEEDING: Final = 8
OPPONENT: Final = 9
FEWEST_KI: Final = 10
EFFECTS: Final = 11

# Why the round ends.
COMPLETED: Final = 0
KILL: Final = 1  # a fight won in mid-round, with the flag eor_on_kill (WS-10.13)
FIRST_OF_TWO: Final = 2  # the starting player of two
SECOND_OF_TWO: Final = 3
FOR_KILL: Final = (GAINS, LOW_GAUGE, LIFE_OR_KI, PLAYER_KI_LOSS, LOW_GUARD_WOUND, LATE_WOUND, BLEEDING, OPPONENT)
FOR_TWO: Final = (PLAYER_KI_LOSS, LOW_GUARD_WOUND)


class RoundEnd(Happen):
    """The effects from one number on. Numbers: the next effect, and why the round ends."""

    name: ClassVar[str] = "round_end"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-10.1 WS-10.2 WS-10.3 WS-10.4 WS-10.11 WS-10.12 WS-10.13 WS-12.5 WS-12.6 WS-12.7 WS-17.16 WS-18.6 WS-18.7
        WS-18.8 WS-19.21 WS-20.16 WS-23.3 WS-23.7 WS-23.14 WS-28.7 WS-29.10 WS-32.18 WS-32.26 WS-36.5 WS-36.20 WS-40.2
        WS-40.3 WS-40.26 WS-40.46 WS-40.70
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        first, why = self.numbers or (0, FIRST_OF_TWO if state.rules.two_players else COMPLETED)
        state.cells[EXCHANGE] = EXCHANGES + 1
        for effect in range(first, EFFECTS):
            if (why == KILL and effect not in FOR_KILL) or (why >= FIRST_OF_TWO and effect not in FOR_TWO):
                continue
            if applies(state, effect):
                state.push("round_end", (effect + 1, why))
                carry_out(state, effect)
                return
        if why == FIRST_OF_TWO:
            state.push("round_end", (0, SECOND_OF_TWO))
            state.stack.append(SWAP)
        elif why != KILL:
            put_hands_down(state)
            state.push("round")


def put_hands_down(state: WayOfTheSamurai) -> None:
    """Cards still in hand go to the discard pile; stored cards stay (WS-10.3, WS-10.4)."""
    cells = state.cells
    cells[DISCARDED] |= cells[HAND] | cells[OTHER + HAND]
    cells[HAND] = 0
    cells[OTHER + HAND] = 0


def applies(state: WayOfTheSamurai, effect: int) -> bool:
    """Does this effect of the end of a round do anything now?"""
    cells = state.cells
    force = state.force
    if effect == GAINS:
        return cells[GAUGE + GUARD] <= force.ki_gain_if_guard_at_most
    if effect == ENEMY_KI_LOSS:
        return bool(without_ki(state))
    if effect == ENEMY_LOSS:
        return force.round_end_enemy_loss > 0
    if effect == LOW_GAUGE:
        return (force.low_gauge_defeat or force.low_gauge_loss > 0) and lowest(state)
    if effect == LIFE_OR_KI:
        return force.round_end_life_or_ki > 0
    if effect == PLAYER_KI_LOSS:
        return cells[KI_AT] == 0
    if effect == LOW_GUARD_WOUND:
        return cells[GAUGE + GUARD] <= force.round_end_wound_if_guard_at_most
    if effect == LATE_WOUND:
        return cells[ROUND] == force.wound_at_end_of_round
    if effect == BLEEDING:
        return force.round_end_bleeding > 0
    if effect == OPPONENT:
        return force.round_end_player_loss > 0
    return force.round_end_fewest_ki


def without_ki(state: WayOfTheSamurai) -> list[int]:
    """The living opponents without Ki, by number."""
    return [enemy for enemy in living(state) if state.cells[state.foe_ki + enemy] == 0]


def lowest(state: WayOfTheSamurai) -> bool:
    """Does the gauge that the weather looks at stand at -2 (WS-40.2)?"""
    return any(state.cells[GAUGE + gauge] == GAUGE_LOW for gauge in state.rules.low_gauges)


def carry_out(state: WayOfTheSamurai, effect: int) -> None:
    """One effect of the end of a round."""
    force = state.force
    if effect == GAINS:
        gain_ki(state, 1, "WS-19.21")
    elif effect == ENEMY_KI_LOSS:
        for enemy in reversed(without_ki(state)):
            hurt(state, enemy, OWN_LOSS, 0, ZERO_KI_LOSS, 0)
    elif effect == ENEMY_LOSS:
        hurt(state, state.cells[TARGET], OWN_LOSS, 0, force.round_end_enemy_loss, 0)
    elif effect == LOW_GAUGE:
        suffer_low_gauge(state)
    elif effect == LIFE_OR_KI:
        state.push("weather_loss")
    elif effect == PLAYER_KI_LOSS:
        if state.events is not None:
            state.tell("no_ki", "WS-12.6", {"who": state.rules.seats[state.cells[ACTIVE]]})
        lose_life(state, ZERO_KI_LOSS)
    elif effect in (LOW_GUARD_WOUND, LATE_WOUND):
        wound_player(state, 1, False)
    elif effect == BLEEDING:
        lose_life(state, force.round_end_bleeding)
    elif effect == OPPONENT:
        lose_life(state, force.round_end_player_loss)
    else:
        compare_ki(state)


def suffer_low_gauge(state: WayOfTheSamurai) -> None:
    """The weather punishes a gauge at -2 (WS-23.3, WS-23.7, WS-23.14)."""
    if state.force.low_gauge_defeat:
        end_game(state, SUNSTROKE)
    elif state.rules.low_costs_ki:
        lose_ki(state, state.force.low_gauge_loss, "WS-40.3")
    else:
        lose_life(state, state.force.low_gauge_loss)


class WeatherLoss(Ask):
    """Life or Ki, as the player chooses; without Ki it is life (WS-23.9, WS-23.10)."""

    name: ClassVar[str] = "weather_loss"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-23.9 WS-23.10 WS-38.13 WS-40.4")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (TAKE_LIFE, TAKE_KI) if state.cells[KI_AT] else (TAKE_LIFE,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == TAKE_LIFE:
            lose_life(state, state.force.round_end_life_or_ki)
        else:
            lose_ki(state, state.force.round_end_life_or_ki, "WS-23.9")

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-23.10",) if action == TAKE_KI else ("WS-38.13",)


def fewest(state: WayOfTheSamurai) -> list[int]:
    """The living opponents with the fewest Ki (WS-35.17)."""
    cells = state.cells
    least = min([cells[state.foe_ki + enemy] for enemy in living(state)])
    return [enemy for enemy in living(state) if cells[state.foe_ki + enemy] == least]


def compare_ki(state: WayOfTheSamurai) -> None:
    """The fighter with fewer Ki receives a Wound 1; with equal Ki both lose one, the enemy first (WS-35.10)."""
    mine = state.cells[KI_AT]
    theirs = state.cells[state.foe_ki + fewest(state)[0]]
    if mine < theirs:
        wound_player(state, 1, False)
    elif mine > theirs or mine > 0:
        state.push("fewest_ki", (1 if mine > theirs else 0,))


class FewestKi(Ask):
    """Which of equal opponents the sixth consequence of Taikyu strikes. Number: 1 for a wound, 0 for equal Ki."""

    name: ClassVar[str] = "fewest_ki"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.17 WS-35.10 WS-35.18")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([MARK + enemy for enemy in fewest(state)])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[TARGET] = action - MARK
        if self.numbers[0]:
            wound_enemy(state, 1, 0)
        else:
            state.cells[state.foe_ki + action - MARK] -= 1
            if state.events is not None:
                left = state.cells[state.foe_ki + action - MARK]
                values: Values = {"enemy": enemy_name(state, action - MARK), "number": 1, "left": left}
                state.tell("enemy_lost_ki", "WS-35.18", values)
            hurt(state, action - MARK, OWN_LOSS, 0, 0, 0)  # looks whether he has fallen (WS-19.40)
            state.push("lose_ki", (1,))


STEPS: Final[Steps] = (RoundEnd, WeatherLoss, FewestKi)
