"""The second exchange and the end of the round, as plans for the first exchange see them.

They depend on little, so what was worked out is shared by all states in which that is the same.
"""

from typing import Final

from shiai.games.way_of_the_samurai.players.completion import can_complete, completions
from shiai.games.way_of_the_samurai.players.gains import combo_gains
from shiai.games.way_of_the_samurai.players.moves import FIELDS
from shiai.games.way_of_the_samurai.players.parries import Parry
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.cards import CARDS, GAUGE_LOW, HARD, JOKER_BIT
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.state import HEALED, MARKS, POINTS, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED

UNKNOWN: Final = 1e9  # the value of a field that was not looked at
MOST_LATERS: Final = 200  # remembered
MOST_RESTS: Final = 200  # remembered of each


class SecondSet:
    """A set of cards for the second exchange: where it leads, the gain from its combo, the price of stored cards."""

    def __init__(self, first: list[int], second: list[int], third: list[int], combo: float, price: float) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.combo = combo
        self.price = price


class Rest:
    """The sets that can be made of the cards that are left, and what is known of their best values, by field."""

    def __init__(self, sets: list[SecondSet]) -> None:
        self.sets = sets
        self.values: dict[int, float] = {}


class Later:
    """What follows the first exchange when the enemy's deck is this one and `points` are left in a pool."""

    def __init__(
        self,
        rules: Rules,
        worth: Worth,
        combos: list[float],
        deck: int,
        parry: Parry,
        completes: bool,
        points: int,
    ) -> None:
        self.rules = rules
        self.worth = worth
        self.modifiers = worth.modifiers
        self.tables = worth.tables
        self.combos = combos
        self.deck = deck
        self.parry = parry
        self.completes = completes
        self.points = points
        # What was computed before, by field; and the rests by the cards that are left, and which of them are stored.
        self.round_ends: list[float] = [UNKNOWN] * FIELDS
        self.attacks: list[float] = [UNKNOWN] * FIELDS
        self.ends: list[float] = [UNKNOWN] * FIELDS
        self.rests: dict[int, Rest] = {}

    def combo(self, cards: int) -> float:
        """The gain from the combo of these cards."""
        found = self.tables.combos(cards)
        if not found:
            return 0.0
        best = -1.0
        for combo in range(MIXED + 1 if self.modifiers.rainbow_combo else MIXED):
            if found >> combo & 1:
                best = max(best, self.combos[combo])
        return max(0.0, best) if cards & JOKER_BIT or best == -1.0 else best

    def counter(self, field: int, parry: Parry) -> float:
        """The cost of the counter-attack."""
        if field // 7 % 7 + GAUGE_LOW >= self.modifiers.void_counter_if_technique:
            return 0.0
        return parry.costs[field % 7]

    def round_end(self, field: int) -> float:
        """The value of the end of the round."""
        found = self.round_ends[field]
        if found == UNKNOWN:
            modifiers = self.modifiers
            guard = field % 7 + GAUGE_LOW
            found = 0.0
            if guard <= modifiers.round_end_wound_if_guard_at_most:
                found -= self.worth.wounds[1]
            if guard <= modifiers.ki_gain_if_guard_at_most and not modifiers.no_ki_gain:
                found += self.worth.trade(0, 1)
            if modifiers.low_gauge_loss or modifiers.low_gauge_defeat:
                found -= self.low_gauge_cost(field)
            self.round_ends[field] = found
        return found

    def low_gauge_cost(self, field: int) -> float:
        """The cost of gauges at their lowest value against opponents who punish that."""
        modifiers = self.modifiers
        gauges = (field // 49, field // 7 % 7, field % 7)
        if min([gauges[gauge] for gauge in self.rules.low_gauges]) > 0:
            return 0.0
        if modifiers.low_gauge_defeat:
            return self.worth.now
        if self.rules.low_costs_ki:
            return self.worth.lose(0, modifiers.low_gauge_loss)
        return self.worth.lose(modifiers.low_gauge_loss, 0)

    def second_exchange(self, cards: int, stored: int, field: int) -> float:
        """The value of the second exchange with the cards that are left, all chosen before the reveal."""
        rest = self.rests.get(cards << CARDS | stored)
        if rest is None:
            rest = self.rest(cards, stored)
        found = rest.values.get(field, UNKNOWN)
        if found != UNKNOWN:
            return found
        best = -1e9
        attacks, ends = self.attacks, self.ends
        for choice in rest.sets:
            after = choice.third[choice.second[choice.first[field]]]
            if attacks[after] == UNKNOWN:
                attacks[after] = self.expected_prize(after) - self.counter(after, self.parry)
                ends[after] = self.round_end(after - after % 7 + self.parry.after[after % 7])
            value = attacks[after] + choice.combo + ends[after] - choice.price
            if value > best:
                best = value
        rest.values[field] = best
        return best

    def rest(self, cards: int, stored: int) -> Rest:
        """The sets of cards for the second exchange when these cards are left."""
        if len(self.rests) >= MOST_RESTS:
            self.rests.clear()
        sets: list[SecondSet] = []
        for choice in self.tables.sets(self.modifiers, cards):
            combo = self.combo(choice.bits) if self.tables.combos(choice.bits) else 0.0
            price = (choice.bits & stored).bit_count() * self.worth.stored
            sets.append(SecondSet(choice.first, choice.second, choice.third, combo, price))
        found = Rest(sets)
        self.rests[cards << CARDS | stored] = found
        return found

    def expected_prize(self, field: int) -> float:
        """The average gain from the attack of the second exchange."""
        deck = self.deck
        found = 0.0
        for card in range(HARD):
            if deck >> card & 1:
                found += self.prize(field, card)
        return found / max(1, deck.bit_count())

    def prize(self, field: int, card: int) -> float:
        """The gain from an attack on a defence, with the best completion; 0 if it cannot be met."""
        prize = self.worth.prizes[card]
        if self.tables.met[field] >> card & 1:
            return prize
        best = 0.0
        if self.completes:
            for completion in completions(self.worth, self.points, field, card):
                best = max(best, prize - completion.cost)
        return best


_laters: Final[dict[tuple[object, ...], Later]] = {}


def later_of(state: WayOfTheSamurai, worth: Worth, deck: int, parry: Parry) -> Later:
    """What follows the first exchange against this deck, remembered."""
    cells = state.cells
    completes = can_complete(state)
    points = cells[POINTS] if completes else 0
    key = (state.rules, worth, deck, parry, cells[SPECIALS] > 0, cells[MARKS] & HEALED, completes, points)
    found = _laters.get(key)
    if found is None:
        if len(_laters) >= MOST_LATERS:
            _laters.clear()
        found = Later(state.rules, worth, combo_gains(state, worth), deck, parry, completes, points)
        _laters[key] = found
    return found
