"""Training: collect starts of rounds from games, solve their plannings backwards from round 8, and fit the values.

Plannings of round 8 end in wins and losses only; those of round 7 are solved with the values fitted for round 8, and so
on. The first iteration collects positions from games of the heuristic player, later ones from games of solved
plannings. Some rounds are played with random plans, so that the values cover unusual positions too.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.games.seven_ronin.game import GAME
from shiai.games.seven_ronin.players.equilibrium.fitting import fit
from shiai.games.seven_ronin.players.equilibrium.planning import Budget, PlanningGame, play_round
from shiai.games.seven_ronin.players.equilibrium.plans import Plan, heuristic_plan, varied
from shiai.games.seven_ronin.players.equilibrium.values import DIGITS, Values, features, first_values, predicted
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, ROUNDS
from shiai.games.seven_ronin.rules.state import ROUND, SevenRonin

Starts = list[list[SevenRonin]]  # by round; there is no round 0

EXPLORATION: Final = 0.2  # chance that both seats plan at random
VARIATIONS: Final = 6  # of a random plan
REGULARIZATION: Final = 3.0  # towards the weights before
HELD_OUT: Final = 5  # every fifth start only tests the fit


class Training:
    """Values improved by iterations; reproducible from the seed, the number of games and the budget."""

    def __init__(self, games: int, seed: int, budget: Budget, values: Values | None = None) -> None:
        self.games = games
        self.seed = seed
        self.budget = budget  # for plannings that are fitted
        self.playing = budget.half()  # for plannings that are only played
        self.values = values or first_values()
        self.iterations = int(self.values.provenance.get("iterations", 0))

    def iterate(self, advance: Callable[[int], None]) -> None:
        """Run one more iteration; `advance` is called with 1 for each game collected and each round solved."""
        self.iterations += 1
        starts = self.collect(advance)
        weights = [row[:] for row in self.values.weights]
        values = Values(weights, {})
        errors: dict[str, float] = {}
        for number in range(ROUNDS, 0, -1):
            samples = [features(state) for state in starts[number]]
            targets: list[float] = []
            for i, state in enumerate(starts[number]):
                planning = PlanningGame(state, values)
                planning.solve(self.budget, Random(f"{self.seed}/{self.iterations}/{number}/{i}"))
                targets.append(planning.matrix.value())
            errors[str(number)] = round(held_out_error(samples, targets, weights[number]), 4)
            fitted = fit(samples, targets, weights[number], REGULARIZATION)
            weights[number] = [round(weight, DIGITS) for weight in fitted]
            advance(1)
        counts = {str(number): len(starts[number]) for number in range(1, ROUNDS + 1)}
        values.provenance = self.provenance() | {"starts": counts, "held_out_error": dict(sorted(errors.items()))}
        self.values = values

    def provenance(self) -> dict[str, object]:
        """How the values were made, for their file."""
        settings = self.settings() | {"iterations": self.iterations}
        flags = " ".join([f"--{name} {number}" for name, number in settings.items()])
        return {"command": f"shiai train seven-ronin {flags}", **settings}

    def settings(self) -> dict[str, int]:
        """The settings that must not change when a training is resumed."""
        budget = self.budget
        return {
            "games": self.games,
            "seed": self.seed,
            "plans": budget.plans,
            "replies": budget.replies,
            "tries": budget.tries,
        }

    def collect(self, advance: Callable[[int], None]) -> Starts:
        """The starts of all rounds of the games, and of rounds after random plans."""
        starts: Starts = [[] for _ in range(ROUNDS + 1)]
        for number in range(self.games):
            rng = Random(f"{self.seed}/{self.iterations}/{number}")
            state = GAME.start()
            while state.outcome() is None:
                keep(starts, state)
                branch = state.clone()
                play_round(branch, *random_plans(branch, rng), rng)
                if branch.outcome() is None:
                    keep(starts, branch)
                play_round(state, *self.plans(state, rng), rng)
            advance(1)
        return starts

    def plans(self, state: SevenRonin, rng: Random) -> tuple[Plan, Plan]:
        """The plans of both seats in a game of the training."""
        if rng.random() < EXPLORATION:
            return random_plans(state, rng)
        if self.iterations == 1:
            return heuristic_plan(state, ATTACKER, rng), heuristic_plan(state, DEFENDER, rng)
        planning = PlanningGame(state, self.values)
        planning.solve(self.playing, rng)
        return planning.choose(ATTACKER, rng), planning.choose(DEFENDER, rng)


def keep(starts: Starts, state: SevenRonin) -> None:
    """Add the start of a round, if it is new."""
    if state not in starts[state.cells[ROUND]]:
        starts[state.cells[ROUND]].append(state.clone())


def random_plans(state: SevenRonin, rng: Random) -> tuple[Plan, Plan]:
    """Random plans of both seats."""
    return random_plan(state, ATTACKER, rng), random_plan(state, DEFENDER, rng)


def random_plan(state: SevenRonin, seat: int, rng: Random) -> Plan:
    """A plan of the heuristic player, varied several times."""
    plan = heuristic_plan(state, seat, rng)
    for _ in range(VARIATIONS):
        plan = varied(state, seat, plan, rng)
    return plan


def held_out_error(samples: list[list[float]], targets: list[float], prior: list[float]) -> float:
    """The mean absolute error on the held-out samples of a fit to the others."""
    seen = [i for i in range(len(samples)) if i % HELD_OUT]
    weights = fit([samples[i] for i in seen], [targets[i] for i in seen], prior, REGULARIZATION)
    errors = [abs(predicted(weights, samples[i]) - targets[i]) for i in range(0, len(samples), HELD_OUT)]
    return sum(errors) / len(errors) if errors else 0.0
