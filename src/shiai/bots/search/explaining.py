"""What a search tells about a decision: its candidates, and the line it expects."""

from typing import Final

from shiai.bots.explanation import Candidate, ExpectedChoice
from shiai.bots.search.sealed import MixedStrategy
from shiai.bots.search.tree import Node, Tree, information_set
from shiai.core.seats import CHANCE
from shiai.core.state import State

LONGEST_LINE: Final = 3
EXPECTED_VISITS: Final = 5  # a choice with fewer visits is not expected


def open_candidates(node: Node, legal: tuple[int, ...], chosen: int) -> list[Candidate]:
    """The candidates of an open decision: the chosen one, then the others by visits."""
    candidates: list[Candidate] = []
    for action in legal:
        index = node.index[action]
        count = node.counts[index]
        if count:
            candidates.append(Candidate(action, float(action == chosen), node.totals[index] / count, count))
    candidates.sort(key=lambda candidate: (-candidate.share, -candidate.visits, -candidate.value))
    return candidates


def sealed_candidates(strategy: MixedStrategy) -> list[Candidate]:
    """The first actions of the plans of a sealed decision, the likeliest first."""
    candidates: list[Candidate] = []
    whole = sum(strategy.weights)
    for first in dict.fromkeys([plan[0] for plan in strategy.plans]):
        share = total = 0.0
        count = 0
        for index, plan in enumerate(strategy.plans):
            if plan[0] == first:
                share += strategy.weights[index] / whole
                total += strategy.totals[index]
                count += strategy.counts[index]
        if count:
            candidates.append(Candidate(first, share, total / count, count))
    candidates.sort(key=lambda candidate: (-candidate.share, -candidate.value))
    return candidates


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
