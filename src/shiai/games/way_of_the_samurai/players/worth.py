"""The worth of wounds, blows and prizes in a state, as changes of the chance to win."""

from typing import Final

from shiai.games.way_of_the_samurai.players.moves import GAUGE_WIDTH
from shiai.games.way_of_the_samurai.players.parries import Parry
from shiai.games.way_of_the_samurai.players.standing import Standing, life_and_ki
from shiai.games.way_of_the_samurai.players.tables import tables_of
from shiai.games.way_of_the_samurai.players.weights import (
    BLEEDING,
    CAPPED,
    DIE_SAVING,
    NO_KI_GAIN,
    NO_RED_DIE,
    STORED_ENDURANCE,
    STORED_SAVING,
    TRAINED_ENDURANCE,
    TRAINED_SAVING,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ALL_SPECIAL,
    BLOOD_CARDS,
    DIE_LOSSES,
    ENEMY_CARDS,
    FACES,
    GAUGE_LOW,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
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

REMEMBERED: Final = 1_500  # worths


class Worth(Standing):
    """The worth of wounds, blows and prizes now."""

    def __init__(self, state: WayOfTheSamurai) -> None:
        super().__init__(state)
        self.tables = tables_of(self.printed)
        self.wounds = [0.0, self.wound_cost(1), self.wound_cost(2)]
        self.blows = self.all_blows()
        self.prizes = [0.0] * ENEMY_CARDS
        self.takes_life = [False] * ENEMY_CARDS
        for card in range(HARD):
            self.set_prize(card)
        # The cost of playing a stored card, which is an action card from then on.
        self.stored = -self.extras(TRAINED_ENDURANCE - STORED_ENDURANCE, TRAINED_SAVING - STORED_SAVING)
        self.combo_gains: dict[int, list[float]] = {}  # filled by `gains`
        self.parries: dict[int, Parry] = {}  # by enemy deck

    def wound_cost(self, level: int) -> float:
        """The average cost of a wound of the player."""
        if self.modifiers.wound_is_defeat:
            return self.now
        if self.blood:
            return self.blood_cost(level)
        total = 0.0
        for card in range(WOUND_CARDS):
            if card == self.printed.deadly and level == 2:
                total += self.now
            else:
                life, ki = life_and_ki(self.printed.wound[card][level])
                total += self.lose(life, ki)
        return total / WOUND_CARDS

    def blood_cost(self, level: int) -> float:
        """The average cost of a wound with the Blood cards that are left."""
        left = [card for card in range(BLOOD_CARDS) if not self.blood_gone >> card & 1]
        if not left:
            return self.now
        capped = -self.extras(-CAPPED, 0.0)
        rolls = 0.0
        for face in range(1, FACES + 1):
            rolls += self.lose(face, 0) if level == 1 else self.lose(0, face)
        rolls /= FACES
        if level == 1:
            die = -self.extras(0.0, DIE_SAVING[max(1, self.die - 3)] - DIE_SAVING[max(1, self.die)])
            costs = [capped, capped, die, rolls, 0.0]
        else:
            rib = -self.extras(0.0, -NO_RED_DIE - DIE_SAVING[self.die])
            costs = [rib, -self.extras(-BLEEDING, 0.0), -self.extras(-NO_KI_GAIN, 0.0), rolls, self.now]
        return sum([costs[card] for card in left]) / len(left)

    def all_blows(self) -> list[float]:
        """The cost of every counter-attack that strikes; the card HARD MODE has none of its own."""
        result = [0.0] * ENEMY_CARDS
        for card in range(HARD):
            level = self.printed.blow_wound[card]
            if level:
                result[card] = self.wounds[min(2, level + (self.modifiers.enemy_wound_level_plus if level == 1 else 0))]
            losses = [(kind, number) for kind, number in self.printed.blow[card] if kind in (LIFE, KI)]
            if losses:
                life, ki = life_and_ki(tuple(losses))
                result[card] += self.lose(life, ki)
        return result

    def set_prize(self, card: int) -> None:
        """Set the gain from meeting a defence, with the better of two prizes."""
        best = -1.0
        for kind, number in self.printed.prize[card]:
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
        """The gain from using the red die, which goes back to 1."""
        wound = self.modifiers.die_wounds[level]
        if wound:
            return self.wound_enemy(wound, 1)
        best = -1.0
        for kind, number in DIE_LOSSES[level]:
            best = max(best, self.hurt(number, 0, False, 1) if kind == LIFE else self.hurt(0, number, False, 1))
        return best

    def counter_costs(self, deck: int) -> list[float]:
        """The average cost of a counter-attack with a card of this deck, by guard from its lowest value on."""
        number = (deck & ~(1 << HARD)).bit_count()
        found = [0.0] * GAUGE_WIDTH
        for card in range(HARD):
            if deck >> card & 1:
                for guard in range(self.printed.threshold[card] - GAUGE_LOW):
                    found[guard] += self.blows[card]
        factor = self.counter_attacks / max(1, number)
        if deck >> HARD & 1:
            factor *= (number + HARD_STRIKES) / (number + 1)
        return [cost * factor for cost in found]

    def parry(self, deck: int) -> Parry:
        """The counter-attacks with cards of this deck, remembered."""
        found = self.parries.get(deck)
        if found is None:
            modifiers = self.modifiers
            most = 0 if modifiers.no_ki_guard else self.ki // modifiers.ki_cost_factor
            prices = [self.pay(number * modifiers.ki_cost_factor) for number in range(most + 1)]
            found = Parry(modifiers, self.counter_costs(deck), prices)
            self.parries[deck] = found
        return found


_worths: dict[tuple[object, ...], Worth] = {}


def worth_of(state: WayOfTheSamurai) -> Worth:
    """The worth in this state, remembered for states that are alike in all that matters to it."""
    cells = state.cells
    trained = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]) & ALL_SPECIAL
    key = (
        state.modifiers,
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
        if len(_worths) > REMEMBERED:
            _worths.clear()
        found = Worth(state)
        _worths[key] = found
    return found
