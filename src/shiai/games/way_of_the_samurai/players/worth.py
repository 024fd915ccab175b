"""What wounds, blows and prizes are worth now: each as a change of the chance to win."""

from typing import Final

from shiai.games.way_of_the_samurai.players.moves import GAUGE_WIDTH
from shiai.games.way_of_the_samurai.players.standing import Standing
from shiai.games.way_of_the_samurai.players.weights import (
    BLEEDING,
    CAPPED,
    DIE_SAVES,
    NO_KI_GAIN,
    NO_RED_DIE,
    STORED_ENDURES,
    STORED_SAVES,
    TRAINED_ENDURES,
    TRAINED_SAVES,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_SPECIAL,
    BLOOD_CARDS,
    BLOW,
    BLOW_WOUND,
    DEADLY,
    DIE_LOSSES,
    ENEMY_CARDS,
    FACES,
    GAUGE_LOW,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    PRIZE,
    THRESHOLD,
    WOUND,
    WOUND_CARDS,
)
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    DECK,
    DIE,
    DISCARDED,
    EXCHANGE,
    FIGHT,
    HAND,
    KI_AT,
    LIFE_AT,
    MARKER,
    PLAYED,
    STORED,
    TARGET,
    VIRTUE_AT,
    WayOfTheSamurai,
)

NEVER_WINS: Final = 0.0
MANY: Final = 1_500  # worths remembered


class Worth(Standing):
    """What wounds, blows and prizes are worth now."""

    def __init__(self, state: WayOfTheSamurai) -> None:
        super().__init__(state)
        self.wounds = [0.0, self.wound_cost(1), self.wound_cost(2)]
        self.blows = self.all_blows()
        self.prizes = [0.0] * ENEMY_CARDS
        self.takes_life = [False] * ENEMY_CARDS
        for card in range(HARD):
            self.set_prize(card)
        self.stored = self.now - self.but(TRAINED_ENDURES - STORED_ENDURES, TRAINED_SAVES - STORED_SAVES)  # to use one
        self.remembered: dict[int, object] = {}  # what plans have found out about decks
        self.gains: dict[int, list[float]] = {}  # what combos bring
        self.parries: dict[int, list[float]] = {}  # what counter-attacks of a deck cost, by guard

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
