"""The end of a round: its effects in a fixed order, each completely before the next (section 10)."""

from collections.abc import Callable
from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import MARK, TAKE_KI, TAKE_LIFE
from shiai.games.way_of_the_samurai.rules.cards import EXCHANGES, GAUGE_LOW, GUARD, WEATHER_NAMES, ZERO_KI_LOSS
from shiai.games.way_of_the_samurai.rules.causes import (
    ENEMY_WITHOUT_KI,
    EQUAL_KI,
    FEWER_KI,
    LONG_FIGHT,
    LOW_GUARD,
    LOW_IN_FOG,
    LOW_IN_RAIN,
    OLD_WOUND,
    OPPONENT,
    PLAYER_WITHOUT_KI,
    WEARINESS,
    WEATHER,
)
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
from shiai.games.way_of_the_samurai.rules.steps import damage, rounds, wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.losses import LoseKi, lose_life
from shiai.games.way_of_the_samurai.rules.table import ENEMY, PLAYER, end_game, gain_ki, living, lose_ki

# Why the round ends.
COMPLETED: Final = 0
KILL: Final = 1  # a fight won in mid-round, with the flag eor_on_kill
FIRST_OF_TWO: Final = 2  # the starting player of two
SECOND_OF_TWO: Final = 3
FOG: Final = ("none", *WEATHER_NAMES).index("fog")
PLANNED: Final = 4  # not reached yet: it will be COMPLETED, or FIRST_OF_TWO with two players


class RoundEnd(Happen[WayOfTheSamurai]):
    """The effects of the end of a round from one number on, and then a new round; `why` is one of the constants."""

    name: ClassVar[str] = "round_end"

    def __init__(self, effect: int = 0, why: int = PLANNED) -> None:
        self.effect = effect
        self.why = why

    def run(self, state: WayOfTheSamurai) -> None:
        why = self.why
        if why == PLANNED:
            why = FIRST_OF_TWO if state.rules.two_players else COMPLETED
        state.cells[EXCHANGE] = EXCHANGES + 1
        # WS-10.2: each effect completely, with all it may end
        for number in range(self.effect, len(EFFECTS)):
            effect = EFFECTS[number]
            if effect.belongs_to(why) and effect.applies(state):
                state.push(RoundEnd(number + 1, why))
                effect.carry_out(state)
                return
        if why == FIRST_OF_TWO:
            # WS-28.7: the starting player first
            state.push(RoundEnd(0, SECOND_OF_TWO))
            state.push(rounds.SWAP)
        elif why != KILL:
            # WS-10.9, WS-10.12
            put_hands_down(state)
            state.push(rounds.NEW_ROUND)


def put_hands_down(state: WayOfTheSamurai) -> None:
    """Put the cards still in hand on the discard pile; stored cards stay."""
    cells = state.cells
    # WS-10.3, WS-10.4: stored cards stay
    cells[DISCARDED] |= cells[HAND] | cells[OTHER + HAND]
    cells[HAND] = 0
    cells[OTHER + HAND] = 0


class Effect:
    """One effect of the end of a round: when it applies, what it does, and at which ends it is looked at."""

    def __init__(
        self,
        applies: Callable[[WayOfTheSamurai], bool],
        carry_out: Callable[[WayOfTheSamurai], None],
        on_kill: bool = True,
        for_two: bool = False,
    ) -> None:
        self.applies = applies
        self.carry_out = carry_out
        self.on_kill = on_kill  # also after a fight won in mid-round
        self.for_two = for_two  # also in the variant for two players

    def belongs_to(self, why: int) -> bool:
        """Is the effect looked at when a round ends for this reason?"""
        # WS-10.13
        return why == COMPLETED or (self.on_kill if why == KILL else self.for_two)


# The effects ----------------------------------------------------------------------------------------------------------


def guard_earns_ki(state: WayOfTheSamurai) -> bool:
    """Does the weapon give a Ki for a low guard?"""
    return state.cells[GAUGE + GUARD] <= state.modifiers.ki_gain_if_guard_at_most


def gain_one_ki(state: WayOfTheSamurai) -> None:
    """The player gains a Ki through his weapon."""
    # WS-19.21: sai 2
    gain_ki(state, 1, "WS-19.21")


def enemies_without_ki(state: WayOfTheSamurai) -> list[int]:
    """The living opponents without Ki, by number."""
    return [enemy for enemy in living(state) if state.cells[state.foe_ki + enemy] == 0]


def any_enemy_without_ki(state: WayOfTheSamurai) -> bool:
    """Has a living opponent no Ki?"""
    return bool(enemies_without_ki(state))


def weaken_enemies(state: WayOfTheSamurai) -> None:
    """Opponents without Ki lose life."""
    # WS-12.5, WS-20.16, WS-32.18, WS-32.26, WS-40.46: each by himself, in the order of the numbers
    for enemy in reversed(enemies_without_ki(state)):
        damage.hurt(state, enemy, ENEMY_WITHOUT_KI, False, ZERO_KI_LOSS, 0)


def enemy_bleeds(state: WayOfTheSamurai) -> bool:
    """Does the opponent lose life in each round?"""
    return state.modifiers.round_end_enemy_loss > 0


def bleed_enemy(state: WayOfTheSamurai) -> None:
    """The opponent loses life by himself."""
    # WS-36.5: Bruce Lee
    damage.hurt(state, state.cells[TARGET], WEARINESS, False, state.modifiers.round_end_enemy_loss, 0)


def gauge_is_lowest(state: WayOfTheSamurai) -> bool:
    """Does the weather punish a gauge that stands at -2 now?"""
    if not state.modifiers.low_gauge_defeat and not state.modifiers.low_gauge_loss:
        return False
    # WS-40.2
    return any(state.cells[GAUGE + gauge] == GAUGE_LOW for gauge in state.rules.low_gauges)


def punish_low_gauge(state: WayOfTheSamurai) -> None:
    """The weather punishes a gauge at -2."""
    # WS-23.3, WS-23.7, WS-23.14, WS-40.3
    cause = LOW_IN_FOG if state.rules.weather == FOG else LOW_IN_RAIN
    if state.modifiers.low_gauge_defeat:
        end_game(state, SUNSTROKE)
    elif state.rules.low_costs_ki:
        lose_ki(state, state.modifiers.low_gauge_loss, cause)
    else:
        lose_life(state, state.modifiers.low_gauge_loss, cause)


def weather_takes(state: WayOfTheSamurai) -> bool:
    """Does the weather take life or Ki in each round?"""
    return state.modifiers.round_end_life_or_ki > 0


def ask_weather_loss(state: WayOfTheSamurai) -> None:
    """The player chooses what the weather takes."""
    state.push(WeatherLoss())


def player_without_ki(state: WayOfTheSamurai) -> bool:
    """Has the player no Ki?"""
    # WS-12.7: after the last window of the round
    return state.cells[KI_AT] == 0


def weaken_player(state: WayOfTheSamurai) -> None:
    """A player without Ki loses life."""
    if state.events is not None:
        state.tell("no_ki", "WS-12.6", {"who": state.rules.seats[state.cells[ACTIVE]]})
    # WS-12.6
    lose_life(state, ZERO_KI_LOSS, PLAYER_WITHOUT_KI)


def guard_is_low(state: WayOfTheSamurai) -> bool:
    """Does the weapon punish this guard?"""
    return state.cells[GAUGE + GUARD] <= state.modifiers.round_end_wound_if_guard_at_most


def wound_for_guard(state: WayOfTheSamurai) -> None:
    """The weapon wounds the player for his low guard."""
    # WS-17.16: the kusarigama
    wounds.wound_player(state, 1, LOW_GUARD)


def is_late(state: WayOfTheSamurai) -> bool:
    """Does the weapon punish a fight that lasts until this round?"""
    # WS-18.7: once in the whole game
    return state.cells[ROUND] == state.modifiers.wound_at_end_of_round


def wound_for_length(state: WayOfTheSamurai) -> None:
    """The weapon wounds the player because the fight has lasted so long."""
    # WS-18.6: the wakizashi
    wounds.wound_player(state, 1, LONG_FIGHT)


def player_bleeds(state: WayOfTheSamurai) -> bool:
    """Does an old wound bleed?"""
    return state.modifiers.round_end_bleeding > 0


def bleed_player(state: WayOfTheSamurai) -> None:
    """The player loses life through an old wound."""
    # WS-29.10
    lose_life(state, state.modifiers.round_end_bleeding, OLD_WOUND)


def opponent_drains(state: WayOfTheSamurai) -> bool:
    """Does the opponent take life in each round?"""
    return state.modifiers.round_end_player_loss > 0


def drain_player(state: WayOfTheSamurai) -> None:
    """The player loses life to the opponent."""
    # WS-36.20: Skull
    lose_life(state, state.modifiers.round_end_player_loss, OPPONENT)


def ki_is_compared(state: WayOfTheSamurai) -> bool:
    """Does the sixth consequence of Taikyu hold in this round?"""
    return state.modifiers.round_end_fewest_ki


def compare_ki(state: WayOfTheSamurai) -> None:
    """The fighter with fewer Ki receives a Wound 1; with equal Ki both lose one, the enemy first."""
    mine = state.cells[KI_AT]
    theirs = state.cells[state.foe_ki + fewest(state)[0]]
    if mine < theirs:
        wound_for_ki(state, PLAYER)
    elif mine > theirs or mine > 0:
        state.push(FewestKi(wound=int(mine > theirs)))


def wound_for_ki(state: WayOfTheSamurai, whom: int) -> None:
    """Wound the fighter with fewer Ki, PLAYER or ENEMY; the player does not cause it."""
    # WS-35.10
    if whom == PLAYER:
        wounds.wound_player(state, 1, FEWER_KI)
    else:
        wounds.wound_enemy(state, 1, FEWER_KI, caused=False)


# WS-10.1, WS-40.70: in this order; the weather has two effects, and so have the weapons
EFFECTS: Final[tuple[Effect, ...]] = (
    Effect(guard_earns_ki, gain_one_ki),
    Effect(any_enemy_without_ki, weaken_enemies, on_kill=False),
    Effect(enemy_bleeds, bleed_enemy, on_kill=False),
    Effect(gauge_is_lowest, punish_low_gauge),
    Effect(weather_takes, ask_weather_loss),
    Effect(player_without_ki, weaken_player, for_two=True),
    Effect(guard_is_low, wound_for_guard, for_two=True),
    Effect(is_late, wound_for_length),
    Effect(player_bleeds, bleed_player),
    Effect(opponent_drains, drain_player),
    Effect(ki_is_compared, compare_ki, on_kill=False),
)


# Choices --------------------------------------------------------------------------------------------------------------


class WeatherLoss(Question):
    """Life or Ki, as the player chooses; without Ki it is life."""

    name: ClassVar[str] = "weather_loss"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-23.9, WS-23.10, WS-38.13, WS-40.4
        return (TAKE_LIFE, TAKE_KI) if state.cells[KI_AT] else (TAKE_LIFE,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == TAKE_LIFE:
            lose_life(state, state.modifiers.round_end_life_or_ki, WEATHER)
        else:
            lose_ki(state, state.modifiers.round_end_life_or_ki, WEATHER)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-23.10",) if action == TAKE_KI else ("WS-38.13",)


def fewest(state: WayOfTheSamurai) -> list[int]:
    """The living opponents with the fewest Ki."""
    cells = state.cells
    least = min([cells[state.foe_ki + enemy] for enemy in living(state)])
    return [enemy for enemy in living(state) if cells[state.foe_ki + enemy] == least]


class FewestKi(Question):
    """Which of several opponents with equal Ki is struck; `wound` is 1 for a wound, 0 for a loss on both sides."""

    name: ClassVar[str] = "fewest_ki"
    clause: ClassVar[str] = "WS-35.17"

    def __init__(self, wound: int) -> None:
        self.wound = wound

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-35.17
        return tuple([MARK.at(enemy) for enemy in fewest(state)])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        enemy = MARK.part(action)
        state.cells[TARGET] = enemy
        if self.wound:
            wound_for_ki(state, ENEMY)
            return
        # WS-35.18: the enemy first
        damage.take_ki(state, enemy, 1, EQUAL_KI)
        damage.hurt(state, enemy, EQUAL_KI, False, 0, 0)  # checks whether he has fallen
        state.push(LoseKi(1, EQUAL_KI))


STEPS: Final[Steps] = (RoundEnd, WeatherLoss, FewestKi)
