"""How both sides stand: the chance to win now, and what losses and gains change about it."""

from typing import Final

from shiai.games.way_of_the_samurai.players.evaluation import (
    KIS,
    again,
    ahead,
    burden,
    chance,
    effort,
    endurances,
    lasting,
    saving,
)
from shiai.games.way_of_the_samurai.players.weights import (
    ARMOUR_TAKES,
    DIE_SAVES,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    DEADLY,
    EXCHANGES,
    KI,
    LIFE,
    LIFE_MOST,
    OPPONENT_IDS,
    OPPONENTS,
    WOUND,
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

NEVER_WINS: Final = 0.0
MANY: Final = 1_500  # worths remembered


class Standing:
    """The chance to win now, and how losses and gains of either side change it."""

    def __init__(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        force = state.force
        self.force = force
        self.life = cells[LIFE_AT]
        self.ki = cells[KI_AT]
        target = cells[TARGET] if cells[TARGET] < NOBODY else 0
        self.foe_life = cells[state.foe_life + target]
        self.foe_ki = cells[state.foe_ki + target]
        self.late = cells[EXCHANGE] >= EXCHANGES  # the end of the round is near
        self.table = endurances(force)
        self.burden = burden(state)
        self.lasting = lasting(state)
        self.saving = saving(state)
        self.armour = ARMOUR_TAKES if state.rules.yoroi == 1 and cells[ARMOUR_AT] else 0.0
        self.others = ahead(state)  # what is to be done besides this enemy
        for enemy in range(state.rules.enemies):
            if enemy != target:
                self.others += effort(force, cells[state.foe_life + enemy], cells[state.foe_ki + enemy])
        self.single = self.others == 0.0
        self.again = again(state, self.foe_ki)
        self.full_life = int(OPPONENTS[OPPONENT_IDS.index(state.rules.opponent)]["life"]) if force.immortal else 0
        self.die = cells[DIE]
        self.blood = state.rules.blood
        self.blood_gone = cells[BLOOD_1] | cells[BLOOD_2]
        self.now = self.at(self.life, self.ki, self.foe_life, self.foe_ki, 0.0, 0.0)

    def at(self, life: int, ki: int, foe_life: int, foe_ki: int, lasts: float, saves: float) -> float:
        """The chance to win with these numbers and extras."""
        force = self.force
        if ki > force.ki_max:
            ki = force.ki_max
        if ki < 0:
            ki = 0
        if self.late:
            if foe_ki <= 0 and foe_life > 0:
                foe_life -= ZERO_KI_LOSS
            if ki == 0 and (foe_life > 0 or not self.single):
                life -= ZERO_KI_LOSS
        if life <= 0 or (ki == 0 and force.no_ki_is_defeat and (foe_life > 0 or not self.single)):
            return NEVER_WINS
        takes = self.others
        if foe_life <= 0 or (foe_ki <= 0 and force.win_without_enemy_ki):
            if force.immortal:
                takes += self.again + effort(force, self.full_life - 2, foe_ki)
                return 0.2 + 0.8 * self.chance(life, ki, takes, lasts, saves)
            if self.single:
                return 1.0
        else:
            takes += self.again + effort(force, foe_life, foe_ki)
        return self.chance(life, ki, takes, lasts, saves)

    def chance(self, life: int, ki: int, takes: float, lasts: float, saves: float) -> float:
        """The chance to win with so much life and Ki for what takes so long."""
        lasts += self.table[min(life, LIFE_MOST) * KIS + ki] / self.burden + self.lasting
        takes -= self.saving + saves
        return chance(max(0.1, lasts), max(0.1, takes))

    def but(self, lasts: float, saves: float) -> float:
        """The chance to win with extras."""
        return self.at(self.life, self.ki, self.foe_life, self.foe_ki, lasts, saves)

    # The player -------------------------------------------------------------------------------------------------------

    def lose(self, life: int, ki: int) -> float:
        """What it costs to lose life and Ki."""
        force = self.force
        after = self.at(
            self.life - life,
            self.ki - ki - life * force.ki_loss_per_life_lost,
            self.foe_life + (life if force.gain_lost_life else 0),
            self.foe_ki,
            0.0,
            0.0,
        )
        cost = self.now - after
        return cost * (1.0 - self.armour) if life and self.armour else cost

    def pay(self, ki: int) -> float:
        """What it costs to pay Ki."""
        return self.now - self.at(self.life, self.ki - ki, self.foe_life, self.foe_ki, 0.0, 0.0)

    def trade(self, life: int, ki: int) -> float:
        """What it brings to gain or pay life and Ki."""
        after = self.at(min(LIFE_MOST, self.life + life), self.ki + ki, self.foe_life, self.foe_ki, 0.0, 0.0)
        return after - self.now

    # The enemy --------------------------------------------------------------------------------------------------------

    def hurt(self, life: int, ki: int, wound: bool = False, die: int = -1) -> float:
        """What it brings to take life and Ki from the enemy; `die` is the level that the red die drops to."""
        force = self.force
        life *= force.damage_factor
        ki = min(self.foe_ki, ki * force.damage_factor)
        life = min(self.foe_life, life)
        if life + ki and (wound or die < 0):
            life += force.extra_life_per_damage
        own_ki = self.ki
        if force.ki_gain and life >= force.ki_gain_at_least:
            own_ki += force.ki_gain
        saves = DIE_SAVES[die] - DIE_SAVES[self.die] if die >= 0 else 0.0
        return self.at(self.life, own_ki, self.foe_life - life, self.foe_ki - ki, 0.0, saves) - self.now

    def wound_enemy(self, level: int, die: int) -> float:
        """What a wound of the enemy brings on average."""
        force = self.force
        if level == 2 and force.no_wound_2:
            level = 1
        win = (1.0 if self.single else self.at(self.life, self.ki, 0, self.foe_ki, 0.0, 0.0)) - self.now
        if level == 2 and force.wound_2_wins:
            return win
        total = 0.0
        for card in range(WOUND_CARDS):
            if card == DEADLY and level == 2:
                total += win
            else:
                life = sum([number for kind, number in WOUND[card][level] if kind == LIFE])
                ki = sum([number for kind, number in WOUND[card][level] if kind == KI])
                total += self.hurt(life, ki, True, die)
        return total / WOUND_CARDS
