"""Plans for an exchange: the value of every set of cards, over all enemy cards that may be revealed.

The cards that a plan leaves for the second exchange count too.
"""

from typing import Final

from shiai.games.way_of_the_samurai.players.completion import Completion, can_complete, completions
from shiai.games.way_of_the_samurai.players.gains import combo_gains
from shiai.games.way_of_the_samurai.players.moves import FIELDS, NO_ACTION, ONCE, Move, field_of
from shiai.games.way_of_the_samurai.players.parries import Parry
from shiai.games.way_of_the_samurai.players.worth import Worth, worth_of
from shiai.games.way_of_the_samurai.rules.cards import COMBO_SIZE, EXCHANGES, GAUGE_LOW, HARD, JOKER_BIT
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DEFENCE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EXCHANGE,
    GAUGE,
    HAND,
    MARKS,
    NO_CARD,
    PLAYED,
    STORED,
    TRANSFORMED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED

UNKNOWN: Final = 1e9  # the value of a field that was not looked at


class SecondSet:
    """A set of cards for the second exchange: where it leads, the gain from its combo, the price of stored cards."""

    def __init__(self, first: list[int], second: list[int], third: list[int], combo: float, price: float) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.combo = combo
        self.price = price


class Planner:
    """The plans in one state. Values are changes of the chance to win."""

    def __init__(self, state: WayOfTheSamurai, worth: Worth | None = None) -> None:
        cells = state.cells
        modifiers = state.modifiers
        self.state = state
        self.modifiers = modifiers
        self.worth = worth if worth is not None else worth_of(state)
        self.tables = self.worth.tables
        self.met = self.tables.met
        self.field = field_of(cells[GAUGE], cells[GAUGE + 1], cells[GAUGE + 2])
        self.hand = cells[HAND]
        self.stored = cells[STORED]
        self.played = cells[PLAYED]
        self.defence = cells[DEFENCE]
        self.last = cells[EXCHANGE] >= EXCHANGES
        self.deck = cells[ENEMY_DECK]
        every = self.deck | cells[ENEMY_DISCARD] | cells[COUNTERS]
        if self.defence != NO_CARD:
            every |= 1 << self.defence
        gone = 1 if self.defence != NO_CARD else 2
        later = self.deck if self.deck.bit_count() - gone >= 2 else every
        self.parry = self.worth.parry(self.deck or every)
        self.second_parry = self.parry if self.last else self.worth.parry(later)
        self.later_deck = later
        self.combos = combo_gains(state, self.worth)
        self.completes = can_complete(state)
        spent = ONCE if cells[MARKS] & TRANSFORMED else 0
        cards = self.hand | self.stored
        self.moves = [move for move in self.tables.moves(modifiers) if move.card & cards and not move.bits & spent]
        # What was computed before, by field; for second exchanges by cards gone, and by cards gone and field.
        self.round_ends: dict[int, float] = {}
        self.expected_prizes: dict[int, float] = {}
        self.attacks: list[float] = [UNKNOWN] * FIELDS
        self.ends: list[float] = [UNKNOWN] * FIELDS
        self.second_sets: dict[int, list[SecondSet]] = {}
        self.second_exchanges: dict[tuple[int, int], float] = {}

    # After the defence check ------------------------------------------------------------------------------------------

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
        found = self.round_ends.get(field)
        if found is None:
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
        if min([gauges[gauge] for gauge in self.state.rules.low_gauges]) > 0:
            return 0.0
        if modifiers.low_gauge_defeat:
            return self.worth.now
        if self.state.rules.low_costs_ki:
            return self.worth.lose(0, modifiers.low_gauge_loss)
        return self.worth.lose(modifiers.low_gauge_loss, 0)

    def after_check(self, bits: int, field: int) -> float:
        """The value of all that follows the defence check of this exchange, after these cards."""
        cards = bits & ~ONCE
        value = self.combo(self.played | cards)
        used = cards & self.stored
        if used:
            value -= used.bit_count() * self.worth.stored
        guard = field % 7
        base = field - guard
        if field // 7 % 7 + GAUGE_LOW >= self.modifiers.void_counter_if_technique:
            return value + self.after_counter(cards, base + self.parry.choices[guard][0][1])
        best = -1e9
        for cost, after in self.parry.choices[guard]:
            follows = self.after_counter(cards, base + after) - cost
            if follows > best:
                best = follows
        return value + best

    def purchase(self) -> int:
        """The best number of purchases of guard now."""
        guard = self.field % 7
        values = [self.after_counter(0, self.field - guard + after) - cost for cost, after in self.parry.choices[guard]]
        return values.index(max(values))

    def after_counter(self, gone: int, field: int) -> float:
        """The value of all that follows the counter-attack, including the second exchange in the first."""
        return self.round_end(field) if self.last else self.second_exchange(gone, field)

    def second_exchange(self, gone: int, field: int) -> float:
        """The value of the second exchange with the cards that are left, all chosen before the reveal."""
        key = (gone, field)
        found = self.second_exchanges.get(key)
        if found is not None:
            return found
        best = -1e9
        attacks, ends = self.attacks, self.ends
        for cards in self.second_cards(gone):
            after = cards.third[cards.second[cards.first[field]]]
            if attacks[after] == UNKNOWN:
                attacks[after] = self.expected_prize(after) - self.counter(after, self.second_parry)
                ends[after] = self.round_end(after - after % 7 + self.second_parry.after[after % 7])
            value = attacks[after] + cards.combo + ends[after] - cards.price
            if value > best:
                best = value
        self.second_exchanges[key] = best
        return best

    def second_cards(self, gone: int) -> list["SecondSet"]:
        """The sets of cards for the second exchange when these cards are gone."""
        found = self.second_sets.get(gone)
        if found is None:
            found = []
            for cards in self.tables.sets(self.modifiers, (self.hand | self.stored) & ~gone):
                combo = self.combo(cards.bits) if self.tables.combos(cards.bits) else 0.0
                price = (cards.bits & self.stored).bit_count() * self.worth.stored
                found.append(SecondSet(cards.first, cards.second, cards.third, combo, price))
            self.second_sets[gone] = found
        return found

    def expected_prize(self, field: int) -> float:
        """The average gain from the attack of the second exchange."""
        found = self.expected_prizes.get(field)
        if found is None:
            deck = self.later_deck
            found = 0.0
            for card in range(HARD):
                if deck >> card & 1:
                    found += self.prize(field, card)
            found /= max(1, deck.bit_count())
            self.expected_prizes[field] = found
        return found

    def prize(self, field: int, card: int) -> float:
        """The gain from an attack on a defence, with the best completion; 0 if it cannot be met."""
        prize = self.worth.prizes[card]
        if self.met[field] >> card & 1:
            return prize
        best = 0.0
        if self.completes:
            for completion in completions(self.state, self.worth, field, card):
                best = max(best, prize - completion.cost)
        return best

    # Sets of cards ----------------------------------------------------------------------------------------------------

    def card_sets(self, moves: list[Move], number: int, field: int, gone: int) -> list[tuple[int, int, int]]:
        """All sets of so many moves, as far as there are cards: the first action, the cards, the field after them."""
        number = min(number, ((self.hand | self.stored) & ~gone).bit_count())
        rows = [(0, NO_ACTION, 0, field)]
        for _ in range(number):
            longer: list[tuple[int, int, int, int]] = []
            for start, first, bits, at in rows:
                taken = bits | gone
                for place in range(start, len(moves)):
                    move = moves[place]
                    if not move.bits & taken:
                        action = move.action if first == NO_ACTION else first
                        longer.append((place + 1, action, bits | move.bits, move.table[at]))
            rows = longer
        return [(first, bits, at) for _, first, bits, at in rows]

    # Choices ----------------------------------------------------------------------------------------------------------

    def against(self, bits: int, field: int, card: int, may_complete: bool = True) -> float:
        """The value of this exchange with these cards against a defence; the attack is completed where that pays."""
        value = self.after_check(bits, field)
        if card >= HARD:
            return value
        if self.met[field] >> card & 1:
            return self.with_prize(value, field, card)
        if self.completes and may_complete:
            for completion in completions(self.state, self.worth, field, card):
                value = max(value, self.with_completion(bits, completion, card))
        return value

    def with_completion(self, bits: int, completion: Completion, card: int) -> float:
        """The value of this exchange with these cards and a completion of the attack."""
        return self.with_prize(self.after_check(bits, completion.field), completion.field, card) - completion.cost

    def with_prize(self, value: float, field: int, card: int) -> float:
        """Add the prize of a met defence to the value of all that follows."""
        prize = self.worth.prizes[card]
        if self.worth.now + prize >= 1.0:  # the fight is won
            return prize
        if self.modifiers.no_counter_after_life_hit and self.worth.takes_life[card]:
            value += self.counter(field, self.parry)
        return value + prize

    def best_after_reveal(self, left: int) -> tuple[float, int]:
        """The best set of cards against the revealed defence: its value and its first action."""
        best = -1e9
        choice = NO_ACTION
        for first, bits, field in self.card_sets(self.moves, left, self.field, 0):
            value = self.against(bits, field, self.defence)
            if value > best:
                best = value
                choice = first
        return best, choice

    def best_before_reveal(self, left: int) -> tuple[float, int, float]:
        """The best cards before the reveal: their value, the first action, and the value of an early reveal."""
        size = max(0, COMBO_SIZE - self.played.bit_count() - left)
        cards = [card for card in range(HARD + 1) if self.deck >> card & 1]
        early = [-1e9] * (HARD + 1)
        best = -1e9
        choice = NO_ACTION
        for first, bits, field in self.card_sets(self.moves, left, self.field, 0):
            total = self.expected_value(bits, field, size, cards, early)
            if total > best:
                best = total
                choice = first
        return best, choice, sum([early[card] for card in cards]) / max(1, len(cards))

    def expected_value(self, bits: int, field: int, size: int, cards: list[int], early: list[float]) -> float:
        """The average value of cards before the reveal if those after it are chosen well.

        `cards` are the defences that may be revealed, `early` their best values so far.
        """
        ends = [(more | bits, at) for _, more, at in self.card_sets(self.moves, size, field, bits)]
        values = [self.after_check(used, at) for used, at in ends]
        base = max(values)
        total = 0.0
        for card in cards:
            best = base if card == HARD else self.best_end(card, ends, values, base)
            total += best
            if best > early[card]:
                early[card] = best
        return total / max(1, len(cards))

    def best_end(self, card: int, ends: list[tuple[int, int]], values: list[float], best: float) -> float:
        """The best value against a defence; `ends` are sets of cards with their fields, `values` what follows them."""
        for number in range(len(ends)):
            used, at = ends[number]
            if self.met[at] >> card & 1:
                value = self.with_prize(values[number], at, card)
                if value > best:
                    best = value
            elif self.completes:
                for completion in completions(self.state, self.worth, at, card):
                    best = max(best, self.with_completion(used, completion, card))
        return best
