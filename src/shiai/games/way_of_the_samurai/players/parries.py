"""What counter-attacks cost by guard, and when it pays to buy guard against them."""

from shiai.games.way_of_the_samurai.players.moves import GAUGE_WIDTH
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.cards import GAUGE_LOW


class Parry:
    """What the counter-attack of an exchange costs by guard: the choices of buying guard, and the best of them."""

    def __init__(self, worth: Worth, deck: int) -> None:
        force = worth.force
        costs = worth.parry(deck)
        top = force.guard_max - GAUGE_LOW
        most = 0 if force.no_ki_guard else worth.ki // force.ki_cost_factor
        prices = [worth.pay(number * force.ki_cost_factor) for number in range(most + 1)]
        self.costs: list[float] = []
        self.after: list[int] = []
        self.choices: list[list[tuple[float, int]]] = []  # the cost, and the guard after it; without a purchase first
        for guard in range(GAUGE_WIDTH):
            choices: list[tuple[float, int]] = []
            for number in range(most + 1):
                bought = guard + number * force.guard_per_ki
                reached = max(0, min(top, min(top, bought) + force.guard_before_counter))
                choices.append((costs[reached] + prices[number], reached))
                if bought >= top:
                    break
            best = min(choices)
            self.costs.append(best[0])
            self.after.append(best[1])
            self.choices.append(choices)


def parry_of(worth: Worth, deck: int) -> Parry:
    """The counter-attacks of a deck, remembered with the worth."""
    found = worth.remembered.get(deck)
    if found is None:
        found = Parry(worth, deck)
        worth.remembered[deck] = found
    assert isinstance(found, Parry)
    return found
