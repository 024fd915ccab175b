"""Plans for an exchange: the value of every set of cards, over all enemy cards that may be revealed.

The cards that a plan leaves for the second exchange count too.
"""

from shiai.games.way_of_the_samurai.players.completion import Completion, completions
from shiai.games.way_of_the_samurai.players.later import UNKNOWN, later_of
from shiai.games.way_of_the_samurai.players.moves import FIELDS, NO_ACTION, ONCE, Move, field_of
from shiai.games.way_of_the_samurai.players.worth import Worth, worth_of
from shiai.games.way_of_the_samurai.rules.cards import COMBO_SIZE, EXCHANGES, GAUGE_LOW, HARD
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


class Planner:
    """The plans in one state. Values are changes of the chance to win."""

    def __init__(self, state: WayOfTheSamurai, worth: Worth | None = None) -> None:
        cells = state.cells
        modifiers = state.modifiers
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
        self.later = later_of(state, self.worth, later, self.second_parry)
        spent = ONCE if cells[MARKS] & TRANSFORMED else 0
        cards = self.hand | self.stored
        self.moves = [move for move in self.tables.moves(modifiers) if move.card & cards and not move.bits & spent]
        self.checks: dict[int, float] = {}  # what follows the check, by cards and field

    # After the defence check ------------------------------------------------------------------------------------------

    def after_check(self, bits: int, field: int) -> float:
        """The value of all that follows the defence check of this exchange, after these cards."""
        cards = bits & ~ONCE
        key = cards * FIELDS + field
        found = self.checks.get(key, UNKNOWN)
        if found != UNKNOWN:
            return found
        value = self.later.combo(self.played | cards)
        used = cards & self.stored
        if used:
            value -= used.bit_count() * self.worth.stored
        guard = field % 7
        base = field - guard
        if field // 7 % 7 + GAUGE_LOW >= self.modifiers.void_counter_if_technique:
            value += self.after_counter(cards, base + self.parry.choices[guard][0][1])
        else:
            best = -1e9
            for cost, after in self.parry.choices[guard]:
                follows = self.after_counter(cards, base + after) - cost
                if follows > best:
                    best = follows
            value += best
        self.checks[key] = value
        return value

    def purchase(self) -> int:
        """The best number of purchases of guard now."""
        guard = self.field % 7
        values = [self.after_counter(0, self.field - guard + after) - cost for cost, after in self.parry.choices[guard]]
        return values.index(max(values))

    def after_counter(self, gone: int, field: int) -> float:
        """The value of all that follows the counter-attack, including the second exchange in the first."""
        if self.last:
            return self.later.round_end(field)
        cards = (self.hand | self.stored) & ~gone
        return self.later.second_exchange(cards, cards & self.stored, field)

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
        if self.later.completes and may_complete:
            for completion in completions(self.worth, self.later.points, field, card):
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
            value += self.later.counter(field, self.parry)
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
            elif self.later.completes:
                for completion in completions(self.worth, self.later.points, at, card):
                    best = max(best, self.with_completion(used, completion, card))
        return best
