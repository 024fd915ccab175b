"""Training: gather starts of rounds from games, solve their plannings backwards from round 8, fit the values to that.

The plannings of round 8 end in wins and losses only; those of round 7 are solved with the values fitted for round 8,
and so on. The first iteration gathers from games by habit, every later one from games of solved plannings. Now and then
somebody plans something odd, so that the values know positions off the beaten track too.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.games.seven_ronin.game import GAME
from shiai.games.seven_ronin.players.equilibrium.fitting import fit
from shiai.games.seven_ronin.players.equilibrium.planning import Budget, PlanningGame, play_round
from shiai.games.seven_ronin.players.equilibrium.plans import Plan, changed, habit_plan
from shiai.games.seven_ronin.players.equilibrium.values import DIGITS, Values, features, first_values, weighed
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, ROUNDS
from shiai.games.seven_ronin.rules.state import ROUND, SevenRonin

Starts = list[list[SevenRonin]]  # by round; there is no round 0

ODD: Final = 0.2  # the chance that both seats plan something odd
ODD_CHANGES: Final = 6
PULL: Final = 3.0  # of the weights found before
HELD_OUT: Final = 5  # every fifth start only tests the fit


class Training:
    """Values that get better by iterations; the same for the same seed, number of games and budget."""

    def __init__(self, games: int, seed: int, budget: Budget, values: Values | None = None) -> None:
        self.games = games
        self.seed = seed
        self.budget = budget  # for a planning that is learnt from
        self.playing = budget.half()  # for one that is only played
        self.values = values or first_values()
        self.iterations = int(self.values.provenance.get("iterations", 0))

    def iterate(self, advance: Callable[[int], None]) -> None:
        """One more iteration; `advance` hears of one unit for every game gathered and for every round solved."""
        self.iterations += 1
        starts = self.gather(advance)
        weights = [row[:] for row in self.values.weights]
        values = Values(weights, {})
        errors: dict[str, float] = {}
        for number in range(ROUNDS, 0, -1):
            samples = [features(state) for state in starts[number]]
            targets: list[float] = []
            for place, state in enumerate(starts[number]):
                planning = PlanningGame(state, values)
                planning.solve(self.budget, Random(f"{self.seed}/{self.iterations}/{number}/{place}"))
                targets.append(planning.matrix.value())
            errors[str(number)] = round(held_out_error(samples, targets, weights[number]), 4)
            fitted = fit(samples, targets, weights[number], PULL)
            weights[number] = [round(weight, DIGITS) for weight in fitted]
            advance(1)
        counts = {str(number): len(starts[number]) for number in range(1, ROUNDS + 1)}
        values.provenance = self.provenance() | {"starts": counts, "held_out_error": dict(sorted(errors.items()))}
        self.values = values

    def provenance(self) -> dict[str, object]:
        """How these values came about."""
        settings = self.settings() | {"iterations": self.iterations}
        flags = " ".join([f"--{name} {number}" for name, number in settings.items()])
        return {"command": f"shiai train seven-ronin {flags}", **settings}

    def settings(self) -> dict[str, int]:
        """What has to be the same for a training that goes on."""
        budget = self.budget
        return {
            "games": self.games,
            "seed": self.seed,
            "plans": budget.plans,
            "replies": budget.replies,
            "tries": budget.tries,
        }

    def gather(self, advance: Callable[[int], None]) -> Starts:
        """The starts of all rounds of so many games."""
        starts: Starts = [[] for _ in range(ROUNDS + 1)]
        for number in range(self.games):
            rng = Random(f"{self.seed}/{self.iterations}/{number}")
            state = GAME.start()
            while state.outcome() is None:
                keep(starts, state)
                aside = state.clone()
                play_round(aside, *odd_plans(aside, rng), rng)
                if aside.outcome() is None:
                    keep(starts, aside)
                play_round(state, *self.plans(state, rng), rng)
            advance(1)
        return starts

    def plans(self, state: SevenRonin, rng: Random) -> tuple[Plan, Plan]:
        """What both seats plan in a game to learn from."""
        if rng.random() < ODD:
            return odd_plans(state, rng)
        if self.iterations == 1:
            return habit_plan(state, ATTACKER, rng), habit_plan(state, DEFENDER, rng)
        planning = PlanningGame(state, self.values)
        planning.solve(self.playing, rng)
        return planning.choose(ATTACKER, rng), planning.choose(DEFENDER, rng)


def keep(starts: Starts, state: SevenRonin) -> None:
    """Remember the start of a round, once."""
    if state not in starts[state.cells[ROUND]]:
        starts[state.cells[ROUND]].append(state.clone())


def odd_plans(state: SevenRonin, rng: Random) -> tuple[Plan, Plan]:
    """Plans that are off the beaten track, for both seats."""
    return odd_plan(state, ATTACKER, rng), odd_plan(state, DEFENDER, rng)


def odd_plan(state: SevenRonin, seat: int, rng: Random) -> Plan:
    """A plan by habit, changed many times."""
    plan = habit_plan(state, seat, rng)
    for _ in range(ODD_CHANGES):
        plan = changed(state, seat, plan, rng)
    return plan


def held_out_error(samples: list[list[float]], targets: list[float], guess: list[float]) -> float:
    """By how much values miss targets on average, where the fit did not see them."""
    seen = [place for place in range(len(samples)) if place % HELD_OUT]
    weights = fit([samples[place] for place in seen], [targets[place] for place in seen], guess, PULL)
    missed = [abs(weighed(weights, samples[place]) - targets[place]) for place in range(0, len(samples), HELD_OUT)]
    return sum(missed) / len(missed) if missed else 0.0
