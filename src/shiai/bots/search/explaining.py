"""What a search tells about a decision: its candidates, and the line it expects."""

from dataclasses import replace
from typing import Final

from shiai.bots.explanation import COMPARABLE, Candidate, ExpectedChoice
from shiai.bots.search.sealed import MixedStrategy
from shiai.bots.search.tree import Node, Tree, information_set
from shiai.core.seats import CHANCE
from shiai.core.state import State

LONGEST_LINE: Final = 3
EXPECTED_VISITS: Final = 5  # a choice with fewer visits is not expected
DOUBT: Final = 4  # visits with the mean of all choices that are added to those of each, as few visits prove little


def open_candidates(node: Node, legal: tuple[int, ...], chosen: int) -> list[Candidate]:
    """The candidates of an open decision: the chosen one, then the others by value, those hardly tried last."""
    candidates: list[Candidate] = []
    mean = node.total / node.visits if node.visits else 0.0
    for action in legal:
        index = node.index[action]
        count = node.counts[index]
        if count:
            value = (node.totals[index] + DOUBT * mean) / (count + DOUBT)
            candidates.append(Candidate(action, float(action == chosen), value, count))
    return in_order(candidates, node.count(chosen))


def sealed_candidates(strategy: MixedStrategy, weights: list[float]) -> list[Candidate]:
    """The first actions of the plans of a sealed decision, the likeliest first; plans are played by these weights.

    The value of an action is that of the plans that begin with it, as the average strategy mixes them.
    """
    candidates: list[Candidate] = []
    whole = sum(weights)
    for first in dict.fromkeys([plan[0] for plan in strategy.plans]):
        share = total = mixed = weight = 0.0
        count = 0
        for index, plan in enumerate(strategy.plans):
            if plan[0] == first and strategy.counts[index]:
                share += weights[index] / whole
                total += strategy.totals[index]
                count += strategy.counts[index]
                weight += strategy.weights[index]
                mixed += strategy.weights[index] * strategy.totals[index] / strategy.counts[index]
        if count:
            candidates.append(Candidate(first, share, mixed / weight if weight > 0.0 else total / count, count))
    return in_order(candidates, max([candidate.visits for candidate in candidates]))


def in_order(candidates: list[Candidate], visits: int) -> list[Candidate]:
    """Sorted by share, then by value; those with few visits beside so many as `visits` come last."""
    return sorted(
        candidates,
        key=lambda candidate: (-candidate.share, candidate.visits < COMPARABLE * visits, -candidate.value),
    )


def calibrated(candidates: list[Candidate], view: State, seat: int) -> list[Candidate]:
    """The candidates with values that fit the results of games."""
    game = view.setup.game
    return [replace(each, value=game.calibrated(view, seat, each.value)) for each in candidates]


def expected_line(tree: Tree, world: State, seat: int, first: int) -> tuple[ExpectedChoice, ...]:
    """The most visited choices after the first one, up to a chance event or a sealed decision."""
    state = world.clone()
    state.apply(seat, first)
    line: list[ExpectedChoice] = []
    while len(line) < LONGEST_LINE:
        actors = state.actors()
        if not actors or state.stack[-1].sealed:
            break
        actor = actors[0]
        legal = state.legal(actor)
        best = legal[0]
        if len(legal) > 1:
            node = tree.nodes.get(information_set(state, seat))
            if actor == CHANCE or node is None:
                break
            best = node.most_visited(legal)
            if node.count(best) < EXPECTED_VISITS:
                break
            line.append(ExpectedChoice(actor, state.describe(best)))
        state.apply(actor, best)
    return tuple(line)


def rest_of_plan(strategy: MixedStrategy, world: State, seat: int, first: int) -> tuple[ExpectedChoice, ...]:
    """What follows the first action in the likeliest plan that begins with it."""
    begun = [index for index, plan in enumerate(strategy.plans) if plan[0] == first]
    plan = strategy.plans[max(begun, key=lambda index: strategy.weights[index])]
    state = world.clone()
    line: list[ExpectedChoice] = []
    for action in plan[: LONGEST_LINE + 1]:
        line.append(ExpectedChoice(seat, state.describe(action)))
        state.apply(seat, action)
    return tuple(line[1:])
