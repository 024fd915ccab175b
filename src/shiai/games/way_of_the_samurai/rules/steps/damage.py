"""What strikes the enemy: losses, and when he falls (sections 7, 11, 17, 19, 20, 34)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import DECLINE, TAKE_KI, TAKE_LIFE
from shiai.games.way_of_the_samurai.rules.cards import KI, LIFE
from shiai.games.way_of_the_samurai.rules.causes import (
    ATTACK,
    CAUSES,
    EXTRA_LIFE,
    KI_WITH_LIFE,
    LAST_BLOW,
    RISING_AGAIN,
    WOUND_CARD,
)
from shiai.games.way_of_the_samurai.rules.options import ARMOUR_OF_ENEMY
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    ENEMY_NO_KI,
    KILLED_ENEMY,
    LIFE_HIT,
    MARKS,
    RESULTS,
    SIDE,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import fights, wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.losses import Armour
from shiai.games.way_of_the_samurai.rules.steps.penalties import Penalty
from shiai.games.way_of_the_samurai.rules.table import end_game, enemy_name, foe_modifiers, gain_ki, living


def offer_losses(state: WayOfTheSamurai, cause: int, losses: tuple[tuple[int, int], ...], may_decline: bool) -> None:
    """Let the player choose one of several losses, one that the enemy can still suffer."""
    numbers = [0, 0]
    for kind, number in losses:
        numbers[kind] = number
    # WS-38.6: asked at once
    state.push(Hit(cause, numbers[LIFE], numbers[KI], int(may_decline)))


class Hit(Question):
    """Which of them the enemy loses: this much life, or this much Ki."""

    name: ClassVar[str] = "hit"

    def __init__(self, cause: int, life: int, ki: int, may_decline: int) -> None:
        self.cause = cause
        self.life = life
        self.ki = ki
        self.may_decline = may_decline

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        target = state.cells[TARGET]
        actions: list[int] = []
        # WS-7.5, WS-7.10, WS-16.18, WS-40.9: only what the enemy still has
        if self.life and state.cells[state.foe_life + target]:
            actions.append(TAKE_LIFE)
        if self.ki and state.cells[state.foe_ki + target]:
            actions.append(TAKE_KI)
        # WS-7.9, WS-7.13, WS-40.8: not optional, but it may take nothing
        if self.may_decline or not actions:
            actions.append(DECLINE)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        # WS-15.5: a plain loss draws no wound card
        if action == TAKE_LIFE:
            hurt(state, state.cells[TARGET], self.cause, True, self.life, 0)
        elif action == TAKE_KI:
            hurt(state, state.cells[TARGET], self.cause, True, 0, self.ki)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        if action == TAKE_LIFE:
            return ("WS-7.10",) if self.life else ("WS-7.5",)
        if action == TAKE_KI:
            return ("WS-7.10",) if self.ki else ("WS-7.5",)
        return ("WS-7.9",) if action == DECLINE else ("WS-38.6",)


def hurt(state: WayOfTheSamurai, enemy: int, cause: int, caused: bool, life: int, ki: int) -> None:
    """Let the enemy lose life and Ki; a weapon may multiply what the player causes."""
    # WS-17.12, WS-17.13, WS-17.22, WS-40.22: the tanto doubles first, and only what the player causes
    factor = state.modifiers.damage_factor if caused else 1
    state.push(Hurt(enemy, cause, int(caused), life * factor, ki * factor, 0, 0, 0))


class Hurt(Happen[WayOfTheSamurai]):
    """Losses of an enemy, point by point: first life, then Ki, then the consequences of the whole.

    `caused` says whether the player caused them, `life` and `ki` what is still to lose, `lost` and `ki_lost` what he
    has lost so far, `absorbed` what his armour took, `further` whether the additional life of a weapon is under way.
    """

    name: ClassVar[str] = "hurt"

    def __init__(
        self,
        enemy: int,
        cause: int,
        caused: int,
        life: int,
        ki: int,
        lost: int,
        ki_lost: int,
        absorbed: int,
        further: bool = False,
    ) -> None:
        self.enemy = enemy
        self.cause = cause
        self.caused = caused
        self.life = life
        self.ki = ki
        self.lost = lost
        self.ki_lost = ki_lost
        self.absorbed = absorbed
        self.further = further

    def run(self, state: WayOfTheSamurai) -> None:
        enemy, cause, caused, absorbed = self.enemy, self.cause, self.caused, self.absorbed
        life, ki, lost = self.life, self.ki, self.lost
        cells = state.cells
        # WS-0.13: point by point
        while life and cells[state.foe_life + enemy]:
            life -= 1
            if state.rules.yoroi == ARMOUR_OF_ENEMY and cells[ARMOUR_AT] and enemy == state.rules.yoroi_opponent:
                state.push(Hurt(enemy, cause, caused, life, ki, lost, self.ki_lost, absorbed + 1, self.further))
                state.push(Armour())
                return
            cells[state.foe_life + enemy] -= 1
            lost += 1
        tell_life(state, enemy, lost - self.lost, EXTRA_LIFE if self.further else cause)
        ki_lost = self.ki_lost + take_ki(state, enemy, ki, cause)
        if state.rules.two_players:
            take_ki(state, enemy, (lost - self.lost) * foe_modifiers(state).ki_loss_per_life_lost, KI_WITH_LIFE)
        additional = state.modifiers.extra_life_per_damage
        striking = caused and cause in (ATTACK, WOUND_CARD)
        # WS-0.8, WS-0.12, WS-33.11: life, Ki and absorbed points are damage; taking nothing is not
        hit = lost + ki_lost + absorbed > 0
        # WS-19.4, WS-19.5, WS-19.38, WS-40.53, WS-40.79: kanabo 2, once for each attack or card that hurts
        if striking and hit and additional and not self.further:
            state.push(Hurt(enemy, cause, caused, additional, 0, lost, ki_lost, absorbed, True))
            return
        finish(state, enemy, cause, caused > 0, lost, hit)


def tell_life(state: WayOfTheSamurai, enemy: int, lost: int, cause: int) -> None:
    """Say how much life the enemy has lost, and why."""
    if lost and state.events is not None:
        name, clause = CAUSES[cause]
        left = state.cells[state.foe_life + enemy]
        values: Values = {"cause": name, "enemy": enemy_name(state, enemy), "number": lost, "left": left}
        state.tell("enemy_lost_life", clause, values)


def take_ki(state: WayOfTheSamurai, enemy: int, number: int, cause: int) -> int:
    """Take Ki from the enemy, never below 0; returns how much he has lost."""
    cells = state.cells
    lost = min(number, cells[state.foe_ki + enemy])
    cells[state.foe_ki + enemy] -= lost
    if lost and state.events is not None:
        name, clause = CAUSES[cause]
        left = cells[state.foe_ki + enemy]
        values: Values = {"cause": name, "enemy": enemy_name(state, enemy), "number": lost, "left": left}
        state.tell("enemy_lost_ki", clause, values)
    return lost


def finish(state: WayOfTheSamurai, enemy: int, cause: int, caused: bool, lost: int, hit: bool) -> None:
    """Finish a source of damage that was applied completely: the weapon's gains, the enemy's fall, Shiro's card."""
    cells = state.cells
    modifiers = state.modifiers
    # WS-36.27: also through the additional life of a weapon
    if cause == ATTACK and lost:
        cells[MARKS] |= LIFE_HIT
    # WS-19.7, WS-19.39, WS-33.16: kanabo 3 counts life really lost
    if caused and cause in (ATTACK, WOUND_CARD) and modifiers.ki_gain and lost >= modifiers.ki_gain_at_least:
        gain_ki(state, modifiers.ki_gain, "WS-19.7")
    # WS-19.2, WS-19.40, WS-40.68: kanabo 1, when all has been applied
    if modifiers.win_without_enemy_ki and cells[state.foe_ki + enemy] == 0:
        by_card = cause == WOUND_CARD and (cells[state.foe_life + enemy] == 0 or not state.rules.reward_needs_life)
        fall(state, enemy, ENEMY_NO_KI, by_card)
    elif cells[state.foe_life + enemy] == 0:
        # WS-20.10, WS-20.17: Kempo, when all has been applied
        if modifiers.immortal:
            rise_again(state, enemy)
        else:
            # WS-11.1
            # WS-24.16, WS-24.21, WS-40.38: by wound card only if the card takes the last life
            fall(state, enemy, KILLED_ENEMY, cause == WOUND_CARD)
    elif modifiers.turns_when_hurt and caused and (hit or cause == WOUND_CARD):
        # WS-34.10, WS-34.11, WS-34.16: once per source, if Shiro lives
        # WS-34.12, WS-34.17: losses that the player did not cause do not turn it
        turn(state)


def rise_again(state: WayOfTheSamurai, enemy: int) -> None:
    """Let Kempo regain all his life and receive a Wound 2 that the player did not cause."""
    # WS-20.11, WS-20.12: whatever was left of the damage is lost
    life = state.rules.opponent_life
    state.cells[state.foe_life + enemy] = life
    if state.events is not None:
        state.tell("rose_again", "WS-20.11", {"enemy": enemy_name(state, enemy), "left": life})
    # WS-20.13: the exchange goes on after it
    wounds.wound_enemy(state, 2, RISING_AGAIN, caused=False)


def turn(state: WayOfTheSamurai) -> None:
    """Turn Shiro's card over; side B asks for a penalty."""
    # WS-34.2
    state.cells[SIDE] = 1 - state.cells[SIDE]
    if state.events is not None:
        state.tell("turned", "WS-34.2", {"side": "side_b" if state.cells[SIDE] else "side_a"})
    # WS-34.9, WS-34.13, WS-40.48: only side B brings a penalty, at once, at every turn
    if state.cells[SIDE]:
        state.push(Penalty())


def fall(state: WayOfTheSamurai, enemy: int, result: int, by_wound: bool) -> None:
    """Defeat an enemy. The fight is won with the last one."""
    cells = state.cells
    # WS-32.14, WS-32.25: only the one who was struck
    cells[state.foe_life + enemy] = 0
    if state.events is not None:
        state.tell("fell", RESULTS[result][2], {"enemy": enemy_name(state, enemy)})
    if state.rules.two_players:
        end_game(state, result)
    elif not living(state):
        # WS-7.12, WS-10.11, WS-11.4: whatever was still to come is dropped
        state.stack.clear()
        state.push(fights.FightWon(result, int(by_wound)))
        # WS-36.3, WS-36.4, WS-40.69: before every victory over Alucard, and it may kill
        if state.modifiers.wound_before_victory:
            wounds.wound_player(state, 1, LAST_BLOW)


STEPS: Final[Steps] = (Hit, Hurt)
