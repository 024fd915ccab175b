"""Plans for an exchange: every set of cards is weighed over all enemy cards that can come, and with it the set that is
left for the second exchange."""

from shiai.games.way_of_the_samurai.players.completion import Way, can_complete, ways
from shiai.games.way_of_the_samurai.players.gains import combo_gains, kinds
from shiai.games.way_of_the_samurai.players.moves import MET, ONCE, Move, field_of, moves_of
from shiai.games.way_of_the_samurai.players.parries import Parry, parry_of
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


class Planner:
    """The plans of one moment."""

    def __init__(self, state: WayOfTheSamurai, worth: Worth | None = None) -> None:
        cells = state.cells
        force = state.force
        self.state = state
        self.force = force
        self.worth = worth if worth is not None else worth_of(state)
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
        self.parry = parry_of(self.worth, self.deck or every)
        self.second = self.parry if self.last else parry_of(self.worth, later)
        self.later_deck = later
        self.combos = combo_gains(state, self.worth)
        self.completes = can_complete(state)
        spent = ONCE if cells[MARKS] & TRANSFORMED else 0
        cards = self.hand | self.stored
        self.moves = [move for move in moves_of(force) if move.card & cards and not move.bits & spent]
        self.plain = [move for move in self.moves if not move.bits & ONCE]
        self.ends: dict[int, float] = {}
        self.hits: dict[int, float] = {}
        self.laters: dict[tuple[int, int], float] = {}

    # What follows the defence check -----------------------------------------------------------------------------------

    def combo(self, cards: int) -> float:
        """What the combo of these cards brings."""
        found = kinds(cards)
        if not found:
            return 0.0
        best = -1.0
        for combo in range(MIXED + 1 if self.force.rainbow_combo else MIXED):
            if found >> combo & 1:
                best = max(best, self.combos[combo])
        return max(0.0, best) if cards & JOKER_BIT or best == -1.0 else best

    def counter(self, field: int, parry: Parry) -> float:
        """What the counter-attack costs with these gauges."""
        if field // 7 % 7 + GAUGE_LOW >= self.force.void_counter_if_technique:
            return 0.0
        return parry.costs[field % 7]

    def round_end(self, field: int) -> float:
        """What the end of the round brings with these gauges."""
        found = self.ends.get(field)
        if found is None:
            force = self.force
            worth = self.worth
            guard = field % 7 + GAUGE_LOW
            found = 0.0
            if guard <= force.round_end_wound_if_guard_at_most:
                found -= worth.wounds[1]
            if guard <= force.ki_gain_if_guard_at_most and not force.no_ki_gain:
                found += worth.trade(0, 1)
            if force.low_gauge_loss or force.low_gauge_defeat:
                gauges = (field // 49, field // 7 % 7, field % 7)
                if min([gauges[gauge] for gauge in self.state.rules.low_gauges]) == 0:
                    if force.low_gauge_defeat:
                        found -= worth.now
                    elif self.state.rules.low_costs_ki:
                        found -= worth.lose(0, force.low_gauge_loss)
                    else:
                        found -= worth.lose(force.low_gauge_loss, 0)
            self.ends[field] = found
        return found

    def settled(self, bits: int, field: int) -> float:
        """All that comes after the defence check of this exchange, when these cards have been played."""
        cards = bits & ~ONCE
        value = self.combo(self.played | cards)
        used = cards & self.stored
        if used:
            value -= used.bit_count() * self.worth.stored
        guard = field % 7
        base = field - guard
        if field // 7 % 7 + GAUGE_LOW >= self.force.void_counter_if_technique:
            return value + self.onward(cards, base + self.parry.choices[guard][0][1])
        best = -1e9
        for cost, after in self.parry.choices[guard]:
            follows = self.onward(cards, base + after) - cost
            if follows > best:
                best = follows
        return value + best

    def purchase(self) -> int:
        """How often guard is best bought now."""
        guard = self.field % 7
        values = [self.onward(0, self.field - guard + after) - cost for cost, after in self.parry.choices[guard]]
        return values.index(max(values))

    def onward(self, gone: int, field: int) -> float:
        """What follows the counter-attack: the end of the round, or first the second exchange."""
        return self.round_end(field) if self.last else self.later(gone, field)

    def later(self, gone: int, field: int) -> float:
        """The second exchange with what is left, without what is revealed in it."""
        key = (gone, field)
        found = self.laters.get(key)
        if found is not None:
            return found
        best = -1e9
        for _, bits, after in self.sets(self.plain, COMBO_SIZE, field, gone):
            value = self.expected(after) - self.counter(after, self.second)
            if kinds(bits):
                value += self.combo(bits)
            value += self.round_end(after - after % 7 + self.second.after[after % 7])
            used = bits & self.stored
            if used:
                value -= used.bit_count() * self.worth.stored
            if value > best:
                best = value
        self.laters[key] = best
        return best

    def expected(self, field: int) -> float:
        """What the attack of the second exchange brings on average."""
        found = self.hits.get(field)
        if found is None:
            found = 0.0
            met = MET[field]
            deck = self.later_deck
            for card in range(HARD):
                if deck >> card & 1:
                    if met >> card & 1:
                        found += self.worth.prizes[card]
                    elif self.completes:
                        cheapest = 0.0
                        for way in ways(self.state, self.worth, field, card):
                            cheapest = max(cheapest, self.worth.prizes[card] - way.cost)
                        found += cheapest
            found /= max(1, deck.bit_count())
            self.hits[field] = found
        return found

    # Sets of cards ----------------------------------------------------------------------------------------------------

    def sets(self, moves: list[Move], number: int, field: int, gone: int) -> list[tuple[int, int, int]]:
        """All sets of so many moves: the first one, the cards, the gauges after; fewer where there are not so many."""
        number = min(number, ((self.hand | self.stored) & ~gone).bit_count())
        rows = [(0, -1, 0, field)]
        for _ in range(number):
            longer: list[tuple[int, int, int, int]] = []
            for start, first, bits, at in rows:
                taken = bits | gone
                for place in range(start, len(moves)):
                    move = moves[place]
                    if not move.bits & taken:
                        action = move.action if first < 0 else first
                        longer.append((place + 1, action, bits | move.bits, move.table[at]))
            rows = longer
        return [(first, bits, at) for _, first, bits, at in rows]

    # Choices ----------------------------------------------------------------------------------------------------------

    def struck(self, bits: int, field: int, card: int, last_means: bool = True) -> float:
        """This exchange with these cards against this defence, with the last means where they pay."""
        value = self.settled(bits, field)
        if card >= HARD:
            return value
        if MET[field] >> card & 1:
            return self.hit(value, field, card)
        if self.completes and last_means:
            for way in ways(self.state, self.worth, field, card):
                value = max(value, self.completed(bits, way, card))
        return value

    def completed(self, bits: int, way: Way, card: int) -> float:
        """The same with a way to complete the attack."""
        return self.hit(self.settled(bits, way.field), way.field, card) - way.cost

    def hit(self, value: float, field: int, card: int) -> float:
        """The prize of a met defence on top of what follows."""
        prize = self.worth.prizes[card]
        if self.worth.now + prize >= 1.0:  # the fight is won
            return prize
        if self.force.no_counter_after_life_hit and self.worth.takes_life[card]:
            value += self.counter(field, self.parry)
        return value + prize

    def after_reveal(self, left: int) -> tuple[float, int]:
        """The best set of cards against the defence that lies open: what it brings, and its first card."""
        best = -1e9
        choice = -1
        for first, bits, field in self.sets(self.moves, left, self.field, 0):
            value = self.struck(bits, field, self.defence)
            if value > best:
                best = value
                choice = first
        return best, choice

    def before_reveal(self, left: int) -> tuple[float, int, float]:
        """The best cards before the reveal: what they bring, the first one, and what an early reveal would bring."""
        size = max(0, COMBO_SIZE - self.played.bit_count() - left)
        cards = [card for card in range(HARD + 1) if self.deck >> card & 1]
        early = [-1e9] * (HARD + 1)
        best = -1e9
        choice = -1
        for first, bits, field in self.sets(self.moves, left, self.field, 0):
            total = self.average(bits, field, size, cards, early)
            if total > best:
                best = total
                choice = first
        return best, choice, sum([early[card] for card in cards]) / max(1, len(cards))

    def average(self, bits: int, field: int, size: int, cards: list[int], early: list[float]) -> float:
        """What cards before the reveal bring on average, when those after it are chosen well."""
        ends = [(more | bits, at) for _, more, at in self.sets(self.moves, size, field, bits)]
        values = [self.settled(used, at) for used, at in ends]
        base = max(values)
        total = 0.0
        for card in cards:
            best = base
            if card < HARD:
                for number in range(len(ends)):
                    used, at = ends[number]
                    if MET[at] >> card & 1:
                        value = self.hit(values[number], at, card)
                        if value > best:
                            best = value
                    elif self.completes:
                        for way in ways(self.state, self.worth, at, card):
                            best = max(best, self.completed(used, way, card))
            total += best
            if best > early[card]:
                early[card] = best
        return total / max(1, len(cards))
