"""What strikes the enemy and the player: losses, wounds, armour, and when an enemy falls (sections 15, 20, 33, 34)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.cards import (
    ARMOUR_BREAKS,
    KI,
    LIFE,
    OPPONENT_IDS,
    OPPONENTS,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    ENDED,
    ENEMY_NO_KI,
    KILLED_ENEMY,
    LIFE_HIT,
    MARKS,
    SIDE,
    SNOW,
    TARGET,
    WOUNDED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Happen, Roll, Steps
from shiai.games.way_of_the_samurai.rules.table import (
    ENEMY,
    PLAYER,
    end_game,
    enemy_name,
    foe_force,
    gain_ki,
    living,
    lose_ki,
    lose_point,
)

# Where damage to the enemy comes from.
ATTACK: Final = 0  # a met defence
BONUS: Final = 1  # the red die
WOUND_CARD: Final = 2
OWN_LOSS: Final = 3  # what he suffers by himself

CLAUSES: Final = cited(
    """
    WS-0.8 WS-0.12 WS-0.13 WS-11.1 WS-11.4 WS-11.5 WS-11.6 WS-15.4 WS-15.5 WS-15.8 WS-15.9 WS-15.10 WS-17.4 WS-17.5
    WS-17.12 WS-17.13 WS-17.22 WS-19.2 WS-19.4 WS-19.5 WS-19.7 WS-19.17 WS-19.38 WS-19.39 WS-19.40 WS-20.10 WS-20.11
    WS-20.12 WS-20.13 WS-20.17 WS-23.4 WS-23.5 WS-23.11 WS-23.12 WS-23.19 WS-32.14 WS-32.19 WS-32.25 WS-33.11 WS-33.16
    WS-34.2 WS-34.10 WS-34.11 WS-34.12 WS-34.16 WS-34.17 WS-36.3 WS-36.27 WS-40.5 WS-40.22 WS-40.51 WS-40.53 WS-40.68
    WS-40.69 WS-40.76 WS-40.79 WS-40.80
"""
)


def hurt(state: WayOfTheSamurai, enemy: int, source: int, caused: int, life: int, ki: int) -> None:
    """The enemy loses life and Ki; what the player causes may be doubled first (WS-17.22)."""
    factor = state.force.damage_factor if caused else 1
    state.push("hurt", (enemy, source, caused, life * factor, ki * factor, 0, 0, 0))


def offer_losses(state: WayOfTheSamurai, source: int, losses: tuple[tuple[int, int], ...], may_decline: bool) -> None:
    """The enemy loses one of several things, of which the player chooses one that he still has (WS-7.5, WS-7.10)."""
    numbers = [0, 0]
    for kind, number in losses:
        numbers[kind] = number
    state.push("hit", (source, numbers[LIFE], numbers[KI], 1 if may_decline else 0))


class Hurt(Happen):
    """Losses of an enemy, point by point: life first, then Ki, then what hangs on the whole of it.

    Numbers: the enemy, the source, caused by the player, life and Ki still to lose, life and Ki lost and points that
    his armour took so far; a ninth number when the additional life of a weapon is under way.
    """

    name: ClassVar[str] = "hurt"
    clauses: ClassVar[tuple[str, ...]] = CLAUSES

    def run(self, state: WayOfTheSamurai) -> None:
        enemy, source, caused, life, ki, lost, ki_lost, absorbed = self.numbers[:8]
        further = len(self.numbers) > 8
        cells = state.cells
        while life and cells[state.foe_life + enemy]:
            life -= 1
            if state.rules.yoroi == 2 and cells[ARMOUR_AT] and enemy == state.rules.yoroi_opponent:
                state.push(
                    "hurt", (enemy, source, caused, life, ki, lost, ki_lost, absorbed + 1, *([1] if further else []))
                )
                state.push("armour")
                return
            cells[state.foe_life + enemy] -= 1
            lost += 1
            if state.rules.two_players:
                ki += foe_force(state).ki_loss_per_life_lost
        taken = min(ki, cells[state.foe_ki + enemy])
        cells[state.foe_ki + enemy] -= taken
        ki_lost += taken
        force = state.force
        striking = caused and source in (ATTACK, WOUND_CARD)
        hit = lost + ki_lost + absorbed > 0
        if striking and hit and force.extra_life_per_damage and not further:
            state.push("hurt", (enemy, source, caused, force.extra_life_per_damage, 0, lost, ki_lost, absorbed, 1))
            return
        self.tell_losses(state, enemy, lost, ki_lost)
        finish(state, enemy, source, caused, lost, hit)

    def tell_losses(self, state: WayOfTheSamurai, enemy: int, lost: int, ki_lost: int) -> None:
        """Say what the enemy has lost."""
        if state.events is None:
            return
        name = enemy_name(state, enemy)
        if lost:
            left = state.cells[state.foe_life + enemy]
            state.tell("enemy_lost_life", "WS-7.4", {"enemy": name, "number": lost, "left": left})
        if ki_lost:
            left = state.cells[state.foe_ki + enemy]
            state.tell("enemy_lost_ki", "WS-7.4", {"enemy": name, "number": ki_lost, "left": left})


def finish(state: WayOfTheSamurai, enemy: int, source: int, caused: int, lost: int, hit: bool) -> None:
    """A source of damage has been applied completely: rewards of the weapon, the enemy's fall, Shiro's card."""
    cells = state.cells
    force = state.force
    if source == ATTACK and lost:
        cells[MARKS] |= LIFE_HIT
    if caused and source in (ATTACK, WOUND_CARD) and force.ki_gain and lost >= force.ki_gain_at_least:
        gain_ki(state, force.ki_gain, "WS-19.7")
    if force.win_without_enemy_ki and cells[state.foe_ki + enemy] == 0:
        fall(state, enemy, ENEMY_NO_KI, int(source == WOUND_CARD and cells[state.foe_life + enemy] == 0))
    elif cells[state.foe_life + enemy] == 0:
        if force.immortal:
            rise_again(state, enemy)
        else:
            fall(state, enemy, KILLED_ENEMY, 1 if source == WOUND_CARD else 0)
    elif force.turns_when_hurt and caused and (hit or source == WOUND_CARD):
        turn(state)


def rise_again(state: WayOfTheSamurai, enemy: int) -> None:
    """He regains all his life and receives a Wound 2 that the player did not cause (WS-20.11)."""
    life = int(OPPONENTS[OPPONENT_IDS.index(state.rules.opponent)]["life"])
    state.cells[state.foe_life + enemy] = life
    if state.events is not None:
        state.tell("rose_again", "WS-20.11", {"enemy": enemy_name(state, enemy), "left": life})
    wound_enemy(state, 2, 0)


def turn(state: WayOfTheSamurai) -> None:
    """The card turns over; side B asks for a penalty (WS-34.3)."""
    state.cells[SIDE] = 1 - state.cells[SIDE]
    if state.events is not None:
        state.tell("turned", "WS-34.2", {"side": "side_b" if state.cells[SIDE] else "side_a"})
    if state.cells[SIDE]:
        state.push("penalty")


def fall(state: WayOfTheSamurai, enemy: int, result: int, by_wound: int) -> None:
    """An enemy is defeated. The fight is won with the last one."""
    cells = state.cells
    cells[state.foe_life + enemy] = 0
    if state.events is not None:
        state.tell("fell", "WS-11.1", {"enemy": enemy_name(state, enemy)})
    if state.rules.two_players:
        end_game(state, result)
    elif not living(state):
        state.stack.clear()
        state.push("fight_won", (result, by_wound))
        if state.force.wound_before_victory:
            wound_player(state, 1, False)


def wound_enemy(state: WayOfTheSamurai, level: int, caused: int) -> None:
    """The attacked enemy is wounded; what changes or replaces the wound comes before a card is drawn (WS-15.10)."""
    force = state.force
    if caused and level == 2:
        if force.no_wound_2:
            level = 1
        elif force.wound_2_wins:
            fall(state, state.cells[TARGET], SNOW, 0)
            return
    state.push("wound_card", (ENEMY, level, caused))


def wound_player(state: WayOfTheSamurai, level: int, by_counter: bool) -> None:
    """The player is wounded (WS-15.10)."""
    force = state.force
    if force.wound_is_defeat:
        end_game(state, WOUNDED)
        return
    if by_counter and level == 1:
        level += force.enemy_wound_level_plus
    if state.rules.blood:
        state.push("blood_card", (level,))
    else:
        state.push("wound_card", (PLAYER, level, 0))


class LoseLife(Happen):
    """The player loses life; his armour takes points one after the other, each with a roll (WS-33.15)."""

    name: ClassVar[str] = "lose_life"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-33.3 WS-33.6 WS-33.8 WS-33.9 WS-33.12 WS-33.15")

    def run(self, state: WayOfTheSamurai) -> None:
        number = self.numbers[0]
        if state.rules.yoroi == 1 and state.cells[ARMOUR_AT]:
            if number > 1:
                state.push("lose_life", (number - 1,))
            state.push("armour")
            return
        for _ in range(number):
            lose_point(state)
            if state.cells[ENDED]:
                return


class LoseKi(Happen):
    """The player loses Ki."""

    name: ClassVar[str] = "lose_ki"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-8.6")

    def run(self, state: WayOfTheSamurai) -> None:
        lose_ki(state, self.numbers[0], "WS-8.5")


class Armour(Roll):
    """The armour takes a point and is destroyed by a 6, or when its last point is gone (WS-33.4, WS-33.5)."""

    name: ClassVar[str] = "armour"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-33.4 WS-33.1 WS-33.5 WS-40.47")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        cells = state.cells
        cells[ARMOUR_AT] -= 1
        if face == ARMOUR_BREAKS:
            cells[ARMOUR_AT] = 0
        if state.events is not None:
            state.tell("armour", "WS-33.3", {"left": cells[ARMOUR_AT]})


STEPS: Final[Steps] = (Hurt, LoseLife, LoseKi, Armour)
