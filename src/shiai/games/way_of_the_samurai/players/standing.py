"""The chance to win now, and how losses and gains of either side change it."""

from typing import Final

from shiai.games.way_of_the_samurai.players.evaluation import (
    KIS,
    coming_effort,
    counter_attacks,
    effort,
    endurances,
    extra_endurance,
    revival_effort,
    saved_effort,
    win_chance,
)
from shiai.games.way_of_the_samurai.players.weights import ARMOUR_TAKES, DIE_SAVING
from shiai.games.way_of_the_samurai.rules.cards import (
    EXCHANGES,
    LIFE,
    LIFE_MOST,
    WOUND_CARDS,
    ZERO_KI_LOSS,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    DIE,
    EXCHANGE,
    KI_AT,
    LIFE_AT,
    NOBODY,
    TARGET,
    WayOfTheSamurai,
)

LOST: Final = 0.0  # the chance to win without life


def life_and_ki(losses: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Losses of the data file, added up."""
    life = 0
    ki = 0
    for kind, number in losses:
        if kind == LIFE:
            life += number
        else:
            ki += number
    return life, ki


class Standing:
    """The chance to win now, and how losses and gains of either side change it."""

    def __init__(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        modifiers = state.modifiers
        self.modifiers = modifiers
        self.printed = state.rules.printed
        self.life = cells[LIFE_AT]
        self.ki = cells[KI_AT]
        target = cells[TARGET] if cells[TARGET] < NOBODY else 0
        self.foe_life = cells[state.foe_life + target]
        self.foe_ki = cells[state.foe_ki + target]
        self.late = cells[EXCHANGE] >= EXCHANGES  # the end of the round is near
        self.endurances = endurances(modifiers)
        self.counter_attacks = counter_attacks(state)
        self.extra_endurance = extra_endurance(state)
        self.saved_effort = saved_effort(state)
        self.armour = ARMOUR_TAKES if state.rules.yoroi == 1 and cells[ARMOUR_AT] else 0.0
        self.others = coming_effort(state)  # the effort for all other enemies
        for enemy in range(state.rules.enemies):
            if enemy != target:
                self.others += effort(modifiers, cells[state.foe_life + enemy], cells[state.foe_ki + enemy])
        self.single = self.others == 0.0
        self.revival = revival_effort(state, self.foe_ki)
        self.full_life = state.rules.opponent_life if modifiers.immortal else 0
        self.die = cells[DIE]
        self.blood = state.rules.blood
        self.blood_gone = cells[BLOOD_1] | cells[BLOOD_2]
        self.now = self.at(self.life, self.ki, self.foe_life, self.foe_ki, 0.0, 0.0)

    def at(self, life: int, ki: int, foe_life: int, foe_ki: int, endurance: float, saved: float) -> float:
        """The chance to win with so much life and Ki, additional endurance and saved effort."""
        modifiers = self.modifiers
        if ki > modifiers.ki_max:
            ki = modifiers.ki_max
        if ki < 0:
            ki = 0
        if self.late:
            if foe_ki <= 0 and foe_life > 0:
                foe_life -= ZERO_KI_LOSS
            if ki == 0 and (foe_life > 0 or not self.single):
                life -= ZERO_KI_LOSS
        if life <= 0 or (ki == 0 and modifiers.no_ki_is_defeat and (foe_life > 0 or not self.single)):
            return LOST
        needed = self.others
        if foe_life <= 0 or (foe_ki <= 0 and modifiers.win_without_enemy_ki):
            if modifiers.immortal:
                needed += self.revival + effort(modifiers, self.full_life - 2, foe_ki)
                return 0.2 + 0.8 * self.chance(life, ki, needed, endurance, saved)
            if self.single:
                return 1.0
        else:
            needed += self.revival + effort(modifiers, foe_life, foe_ki)
        return self.chance(life, ki, needed, endurance, saved)

    def chance(self, life: int, ki: int, needed: float, endurance: float, saved: float) -> float:
        """The chance to win with so much life and Ki where so much effort is needed."""
        endurance += self.endurances[min(life, LIFE_MOST) * KIS + ki] / self.counter_attacks + self.extra_endurance
        needed -= self.saved_effort + saved
        return win_chance(max(0.1, endurance), max(0.1, needed))

    def extras(self, endurance: float, saved: float) -> float:
        """The gain from additional endurance and saved effort; a cost where they are negative."""
        return self.at(self.life, self.ki, self.foe_life, self.foe_ki, endurance, saved) - self.now

    # The player -------------------------------------------------------------------------------------------------------

    def lose(self, life: int, ki: int) -> float:
        """The cost of losing life and Ki."""
        modifiers = self.modifiers
        after = self.at(
            self.life - life,
            self.ki - ki - life * modifiers.ki_loss_per_life_lost,
            self.foe_life + (life if modifiers.gain_lost_life else 0),
            self.foe_ki,
            0.0,
            0.0,
        )
        cost = self.now - after
        return cost * (1.0 - self.armour) if life and self.armour else cost

    def pay(self, ki: int) -> float:
        """The cost of paying Ki."""
        return self.now - self.at(self.life, self.ki - ki, self.foe_life, self.foe_ki, 0.0, 0.0)

    def trade(self, life: int, ki: int) -> float:
        """The gain from life and Ki that are gained, or paid where negative."""
        after = self.at(min(LIFE_MOST, self.life + life), self.ki + ki, self.foe_life, self.foe_ki, 0.0, 0.0)
        return after - self.now

    # The enemy --------------------------------------------------------------------------------------------------------

    def hurt(self, life: int, ki: int, wound: bool = False, die: int = -1) -> float:
        """The gain from life and Ki that the enemy loses; `die` is the new level of the red die if it was used."""
        modifiers = self.modifiers
        life *= modifiers.damage_factor
        ki = min(self.foe_ki, ki * modifiers.damage_factor)
        life = min(self.foe_life, life)
        if life + ki and (wound or die < 0):
            life += modifiers.extra_life_per_damage
        own_ki = self.ki
        if modifiers.ki_gain and life >= modifiers.ki_gain_at_least:
            own_ki += modifiers.ki_gain
        saved = DIE_SAVING[die] - DIE_SAVING[self.die] if die >= 0 else 0.0
        return self.at(self.life, own_ki, self.foe_life - life, self.foe_ki - ki, 0.0, saved) - self.now

    def wound_enemy(self, level: int, die: int) -> float:
        """The average gain from a wound of the enemy."""
        modifiers = self.modifiers
        if level == 2 and modifiers.no_wound_2:
            level = 1
        win = (1.0 if self.single else self.at(self.life, self.ki, 0, self.foe_ki, 0.0, 0.0)) - self.now
        if level == 2 and modifiers.wound_2_wins:
            return win
        total = 0.0
        for card in range(WOUND_CARDS):
            if card == self.printed.deadly and level == 2:
                total += win
            else:
                life, ki = life_and_ki(self.printed.wound[card][level])
                total += self.hurt(life, ki, True, die)
        return total / WOUND_CARDS
