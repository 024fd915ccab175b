"""What losses, gains, blows and prizes are worth now: each as a change of the chance to win."""

from typing import Final

from shiai.games.way_of_the_samurai.cards import (
    ALL_SPECIAL,
    BLOOD_CARDS,
    BLOW,
    BLOW_WOUND,
    DEADLY,
    DIE_LOSSES,
    ENEMY_CARDS,
    EXCHANGES,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    LIFE_MOST,
    OPPONENT_IDS,
    OPPONENTS,
    PRIZE,
    THRESHOLD,
    WOUND,
    WOUND_CARDS,
    ZERO_KI_LOSS,
)
from shiai.games.way_of_the_samurai.evaluation import (
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
from shiai.games.way_of_the_samurai.state import (
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    DECK,
    DIE,
    DISCARDED,
    EXCHANGE,
    FIGHT,
    HAND,
    KI_AT,
    LIFE_AT,
    MARKER,
    NOBODY,
    PLAYED,
    STORED,
    TARGET,
    VIRTUE_AT,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.weights import (
    ARMOUR_TAKES,
    BLEEDING,
    CAPPED,
    DIE_SAVES,
    NO_KI_GAIN,
    NO_RED_DIE,
    STORED_ENDURES,
    STORED_SAVES,
    TRAINED_SAVES,
)

NEVER_WINS: Final = 0.0
GAUGE_WIDTH: Final = GAUGE_HIGH - GAUGE_LOW + 1
MANY: Final = 20_000  # worths remembered


class Worth:
    """The chance to win now, and how what may happen changes it."""

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
        self.wounds = [0.0, self.wound_cost(1), self.wound_cost(2)]
        self.blows = self.all_blows()
        self.prizes = [0.0] * ENEMY_CARDS
        self.takes_life = [False] * ENEMY_CARDS
        for card in range(HARD):
            self.set_prize(card)
        self.stored = self.now - self.but(-STORED_ENDURES, TRAINED_SAVES - STORED_SAVES)  # what using one costs
        self.parries: dict[int, list[float]] = {}  # what counter-attacks of a deck cost, by guard

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

    def wound_cost(self, level: int) -> float:
        """What a wound costs the player on average."""
        if self.force.wound_is_defeat:
            return self.now
        if self.blood:
            return self.blood_cost(level)
        total = 0.0
        for card in range(WOUND_CARDS):
            if card == DEADLY:
                total += self.now if level == 2 else 0.0
            else:
                life = 0
                ki = 0
                for kind, number in WOUND[card][level]:
                    if kind == LIFE:
                        life += number
                    else:
                        ki += number
                total += self.lose(life, ki)
        return total / WOUND_CARDS

    def blood_cost(self, level: int) -> float:
        """What a wound costs with the Blood cards that are left."""
        left = [card for card in range(BLOOD_CARDS) if not self.blood_gone >> card & 1]
        if not left:
            return self.now
        capped = self.now - self.but(-CAPPED, 0.0)
        rolls = 0.0
        for face in range(1, FACES + 1):
            rolls += self.lose(face, 0) if level == 1 else self.lose(0, face)
        rolls /= FACES
        if level == 1:
            die = self.now - self.but(0.0, DIE_SAVES[max(1, self.die - 3)] - DIE_SAVES[max(1, self.die)])
            costs = [capped, capped, die, rolls, 0.0]
        else:
            rib = self.now - self.but(0.0, -NO_RED_DIE - DIE_SAVES[self.die])
            costs = [rib, self.now - self.but(-BLEEDING, 0.0), self.now - self.but(-NO_KI_GAIN, 0.0), rolls, self.now]
        return sum([costs[card] for card in left]) / len(left)

    def all_blows(self) -> list[float]:
        """What every counter-attack costs if it strikes; the card HARD MODE brings two more."""
        result = [0.0] * ENEMY_CARDS
        for card in range(HARD):
            if BLOW_WOUND[card]:
                level = BLOW_WOUND[card]
                result[card] = self.wounds[min(2, level + (self.force.enemy_wound_level_plus if level == 1 else 0))]
            else:
                life = 0
                ki = 0
                for kind, number in BLOW[card]:
                    if kind == LIFE:
                        life += number
                    else:
                        ki += number
                result[card] = self.lose(life, ki)
        return result

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

    def set_prize(self, card: int) -> None:
        """What it brings to meet a defence, with the better of two prizes."""
        best = -1.0
        for kind, number in PRIZE[card]:
            if kind == LIFE and self.foe_life:
                value = self.hurt(number, 0)
            elif kind == KI and self.foe_ki:
                value = self.hurt(0, number)
            else:
                continue
            if value > best:
                best = value
                self.takes_life[card] = kind == LIFE
        self.prizes[card] = best if best > -1.0 else 0.0

    def use_die(self, level: int) -> float:
        """What the bonus of the red die brings, with the die back at 1."""
        wound = self.force.die_wounds[level]
        if wound:
            return self.wound_enemy(wound, 1)
        best = -1.0
        for kind, number in DIE_LOSSES[level]:
            best = max(best, self.hurt(number, 0, False, 1) if kind == LIFE else self.hurt(0, number, False, 1))
        return best

    def parry(self, deck: int) -> list[float]:
        """What a counter-attack with a card of this deck costs on average, by guard from its lowest value on."""
        found = self.parries.get(deck)
        if found is None:
            number = (deck & ~(1 << HARD)).bit_count()
            found = [0.0] * GAUGE_WIDTH
            for card in range(HARD):
                if deck >> card & 1:
                    for guard in range(THRESHOLD[card] - GAUGE_LOW):
                        found[guard] += self.blows[card]
            factor = self.burden / max(1, number)
            if deck >> HARD & 1:
                factor *= (number + HARD_STRIKES) / (number + 1)
            found = [cost * factor for cost in found]
            self.parries[deck] = found
        return found


_worths: dict[tuple[object, ...], Worth] = {}


def worth_of(state: WayOfTheSamurai) -> Worth:
    """The worth of things in this state, remembered."""
    cells = state.cells
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    key = (
        state.force,
        state.rules.mode,
        cells[LIFE_AT],
        cells[KI_AT],
        tuple(cells[state.foe_life : state.foe_life + state.rules.enemies]),
        tuple(cells[state.foe_ki : state.foe_ki + state.rules.enemies]),
        cells[TARGET],
        cells[EXCHANGE],
        cells[DIE],
        cells[STORED].bit_count(),
        trained.bit_count(),
        cells[ARMOUR_AT],
        cells[MARKER],
        cells[VIRTUE_AT],
        cells[FIGHT],
    )
    found = _worths.get(key)
    if found is None:
        if len(_worths) > MANY:
            _worths.clear()
        found = Worth(state)
        _worths[key] = found
    return found
