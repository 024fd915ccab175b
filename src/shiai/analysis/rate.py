"""Rating one decision: a search from the view of its seat, then a fair comparison with what was chosen."""

from dataclasses import dataclass
from random import Random
from typing import Final

from shiai.analysis.decisions import Decision
from shiai.analysis.pairs import Pairs, Plan, mean, standard_error
from shiai.analysis.ratings import DIGITS, ERRORS, Option, Rating, bar_of
from shiai.bots.explanation import Candidate
from shiai.bots.search import Search
from shiai.bots.search.player import determinize
from shiai.bots.search.sealed import MixedStrategy
from shiai.bots.search.tree import information_set
from shiai.core.messages import Message
from shiai.core.state import View

ITERATIONS: Final = 300  # of the search for one decision, …
FEWEST_ITERATIONS: Final = 80
GAME_ITERATIONS: Final = 30_000  # … fewer in long games, so that none takes much longer than the others
ROUND: Final = 24  # samples between two looks at how sure a comparison is
MOST_OPTIONS: Final = 3  # plans of a mixture that are compared and shown
MIXED: Final = 0.25  # plans below this part of the highest weight are left out of a mixture
WARM_UP: Final = 0.3  # part of the iterations that a choice gets which the search hardly tried
REASONS: Final = 3
SMALL: Final = 1e-9


@dataclass(frozen=True)
class Budget:
    """The work for one decision: iterations of the search, and the most samples of a comparison."""

    iterations: int = ITERATIONS
    samples: int = 4 * ROUND


def budget_for(decisions: int) -> Budget:
    """The budget for each decision of a game that has this many."""
    return Budget(max(FEWEST_ITERATIONS, min(ITERATIONS, GAME_ITERATIONS // max(1, decisions))))


def rate(decision: Decision, budget: Budget, seed: str) -> Rating:
    """Rate a decision. The result depends on its view, what was chosen, the budget and the seed, and on nothing else.

    The search recommends; fresh samples then compare its recommendation with what was chosen, so that the better of
    two is not picked by the noise that says by how much it is better.
    """
    view, seat = decision.view, decision.seat
    rng = Random(f"{seed}/analysis/{seat}/{decision.turn}")
    search = Search(iterations=budget.iterations)
    if not view.stack[-1].sealed:
        candidates = search.explain(view, seat, rng).candidates
        return rate_action(decision, Pairs(search, view, seat, rng), candidates, budget, rng)
    key = information_set(determinize(view, seat, rng), seat)
    search.search(view, seat, rng, key)
    return rate_plan(decision, Pairs(search, view, seat, rng), search.tree.strategies[key][seat], budget, rng)


def rate_action(
    decision: Decision, pairs: Pairs, candidates: tuple[Candidate, ...], budget: Budget, rng: Random
) -> Rating:
    """Rate an open choice: the recommended action against what was chosen, or against the next best."""
    chosen = decision.actions[0]
    best = candidates[0].action
    others = [candidate.action for candidate in sorted(candidates[1:], key=lambda each: -each.visits)]
    found = chosen == best
    compared = chosen if not found else others[0] if others else best
    visits = {candidate.action: candidate.visits for candidate in candidates}
    warm_up = min(int(WARM_UP * budget.iterations), visits[best]) - visits.get(compared, 0)
    pairs.learn((compared,), warm_up)
    values, differences = compare(pairs, [(best,)], [1.0], (compared,), budget, 0.0 if found else bar_of(sealed=False))
    chance, loss, error = chances(decision.view, values, differences)
    lead = loss if loss >= ERRORS * error else 0.0
    view, seat = decision.view, decision.seat
    against = (chosen,) if not found else tuple(others[:MOST_OPTIONS])
    return Rating(
        number=decision.number,
        seat=seat,
        later=(),
        when=decision.when,
        told=(view.describe(chosen),),
        sealed=False,
        chance=chance,
        loss=0.0 if found else loss,
        error=error,
        lead=lead if found else 0.0,
        found=found,
        options=(Option((view.describe(best),), 1.0, chance),),
        reasons=tuple(view.setup.game.why(view, seat, best, against, rng)[:REASONS]),
    )


def rate_plan(decision: Decision, pairs: Pairs, strategy: MixedStrategy, budget: Budget, rng: Random) -> Rating:
    """Rate a sealed plan: the recommended mixture against the plan that was chosen."""
    view, seat = decision.view, decision.seat
    mixed = len(set(view.setup.sides[: len(view.setup.seats)])) > 1  # enemies that no seat plays read nobody
    mixture = best_plans(strategy, MOST_OPTIONS if mixed else 1)
    plans = [plan for plan, _ in mixture]
    shares = [share for _, share in mixture]
    found = sorted(decision.actions) in [sorted(plan) for plan in plans]
    if decision.actions not in strategy.plans:
        pairs.learn(decision.actions, int(WARM_UP * budget.iterations))
    values, differences = compare(pairs, plans, shares, decision.actions, budget, 0.0 if found else bar_of(mixed))
    chance, loss, error = chances(view, values, differences)
    first = [action for action in plans[0] if action not in decision.actions and action in view.legal(seat)]
    instead = tuple([action for action in decision.actions if action in view.legal(seat) and action not in plans[0]])
    reasons = view.setup.game.why(view, seat, first[0], instead[:1], rng) if first and instead else ()
    return Rating(
        number=decision.number,
        seat=seat,
        later=decision.later,
        when=decision.when,
        told=told_plan(view, decision.actions, rng),
        sealed=mixed,
        chance=chance,
        loss=0.0 if found else loss,
        error=error,
        lead=0.0,
        found=found,
        options=tuple([Option(told_plan(view, plan, rng), share, chance) for plan, share in mixture]),
        reasons=tuple(reasons[:REASONS]),
    )


def compare(
    pairs: Pairs, plans: list[Plan], shares: list[float], other: Plan, budget: Budget, bar: float
) -> tuple[list[float], list[float]]:
    """Values of the mixture of plans, and how much it is better than another plan, in the same worlds.

    Ends as soon as it is clear whether the other plan is worse by the bar. If that is 0, one round is enough.
    """
    values: list[float] = []
    differences: list[float] = []
    while len(values) < budget.samples:
        for _ in range(min(ROUND, budget.samples - len(values))):
            sampled = pairs.sample([*plans, other])
            value = sum([share * each for share, each in zip(shares, sampled, strict=False)])
            values.append(value)
            differences.append(value - sampled[-1])
        lead = mean(differences) / 2.0
        if not bar or abs(lead - bar) > ERRORS * standard_error(differences) / 2.0:
            break
    return values, differences


def best_plans(strategy: MixedStrategy, most: int) -> list[tuple[Plan, float]]:
    """The plans with the highest weights in the average strategy; the same plan in another order counts once."""
    weights: dict[Plan, float] = {}
    orders: dict[Plan, Plan] = {}
    highest = max(strategy.weights)
    for plan, weight in sorted(zip(strategy.plans, strategy.weights, strict=True), key=lambda each: -each[1]):
        if weight >= MIXED * highest:
            key = tuple(sorted(plan))
            orders.setdefault(key, plan)
            weights[key] = weights.get(key, 0.0) + weight
    best = sorted(weights, key=lambda key: -weights[key])[:most]
    total = sum([weights[key] for key in best])
    return [(orders[key], weights[key] / total) for key in best]


def told_plan(view: View, plan: Plan, rng: Random) -> tuple[Message, ...]:
    """The choices of a plan in words."""
    world = determinize(view, view.viewer, rng)
    told: list[Message] = []
    for action in plan:
        told.append(world.describe(action))
        world.apply(view.viewer, action)
    return tuple(told)


def chance_of(view: View, value: float) -> float:
    """A value from -1 (lost) to 1 (won) as a chance of winning that fits the results of games (`Game.calibrated`)."""
    fitted: float = view.setup.game.calibrated(view, view.viewer, max(-1.0, min(1.0, value)))
    return 0.5 + 0.5 * fitted


def chances(view: View, values: list[float], differences: list[float]) -> tuple[float, float, float]:
    """The chance of winning by samples of its value, and by how much it is higher than another, with its error."""
    value, difference = mean(values), mean(differences)
    chance = chance_of(view, value)
    loss = chance - chance_of(view, value - difference)
    scale = loss / difference if abs(difference) > SMALL else 0.5
    return round(chance, DIGITS), round(loss, DIGITS), round(scale * standard_error(differences), DIGITS)
