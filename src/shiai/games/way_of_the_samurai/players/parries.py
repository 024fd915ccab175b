"""The cost of counter-attacks by guard, and when buying guard against them pays."""

from shiai.games.way_of_the_samurai.players.moves import GAUGE_WIDTH
from shiai.games.way_of_the_samurai.rules.cards import GAUGE_LOW
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers


class Parry:
    """The counter-attack of an exchange, by guard (counted from its lowest value).

    `choices` has the cost and the guard after it for every number of purchases of guard, beginning with none; `costs`
    and `after` have those of the best number.
    """

    def __init__(self, modifiers: Modifiers, strikes: list[float], prices: list[float]) -> None:
        """`strikes` are the expected costs by guard at the reveal, `prices` those of 0, 1, 2 … purchases."""
        top = modifiers.guard_max - GAUGE_LOW
        self.costs: list[float] = []
        self.after: list[int] = []
        self.choices: list[list[tuple[float, int]]] = []
        for guard in range(GAUGE_WIDTH):
            choices: list[tuple[float, int]] = []
            for number in range(len(prices)):
                bought = guard + number * modifiers.guard_per_ki
                reached = max(0, min(top, min(top, bought) + modifiers.guard_before_counter))
                choices.append((strikes[reached] + prices[number], reached))
                if bought >= top:
                    break
            best = min(choices)
            self.costs.append(best[0])
            self.after.append(best[1])
            self.choices.append(choices)
