"""Sealed choices: the search mixes as an equilibrium does, where a search that only compares averages would not."""

from random import Random
from typing import Final

import pytest

from shiai.bots.search import Search
from shiai.bots.search.player import EXPLORATION
from shiai.bots.search.simulation import FIRST_PLAY_URGENCY
from shiai.bots.search.tree import Node
from tests.bots.toys import Prizes

Table = list[list[float]]
ROCK_PAPER_SCISSORS: Final[Table] = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
PENNIES: Final[Table] = [[1.0, -1.0], [-0.5, 1.0]]  # 3 and 4 of 7 for the first seat, 4 and 3 of 7 for the second
VALUE: Final = 1 / 7
ITERATIONS: Final = 1500
TOLERANCE: Final = 0.1


def mixture(table: Table, seat: int, seed: int, iterations: int = ITERATIONS) -> list[float]:
    """How often the search of a seat would choose each number."""
    search = Search(iterations=iterations, rollout_share=0.0)  # else other mixtures may be better
    explanation = search.explain(Prizes(table).start().redact(seat), seat, Random(seed))
    shares = {candidate.action: candidate.share for candidate in explanation.candidates}
    return [shares.get(action, 0.0) for action in range(len(table))]


def secured(table: Table, seat: int, shares: list[float]) -> float:
    """What a mixture brings against the best answer to it."""
    rows = range(len(table))
    if seat == 0:
        return min([sum([shares[row] * table[row][column] for row in rows]) for column in rows])
    return min([-sum([shares[column] * table[row][column] for column in rows]) for row in rows])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_rock_paper_scissors_is_mixed_evenly(seat: int, seed: int) -> None:
    shares = mixture(ROCK_PAPER_SCISSORS, seat, seed)
    assert shares == pytest.approx([1 / 3] * 3, abs=TOLERANCE)
    assert secured(ROCK_PAPER_SCISSORS, seat, shares) > -2 * TOLERANCE


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seat", "wanted"), [(0, [3 / 7, 4 / 7]), (1, [4 / 7, 3 / 7])])
def test_biased_pennies_are_mixed_by_their_prizes(seat: int, wanted: list[float], seed: int) -> None:
    shares = mixture(PENNIES, seat, seed)
    assert shares == pytest.approx(wanted, abs=TOLERANCE)
    assert secured(PENNIES, seat, shares) > (VALUE if seat == 0 else -VALUE) - TOLERANCE


def test_comparing_averages_does_not_find_the_mixture() -> None:
    """Two seats that choose by PUCT, as at open decisions, miss the value by more than the tolerance."""
    nodes = [Node(), Node()]
    for node in nodes:
        node.add(0, 1.0)
        node.add(1, 1.0)
        node.set_legal((0, 1))
    for _ in range(ITERATIONS):
        row, column = [node.select(EXPLORATION, FIRST_PLAY_URGENCY) for node in nodes]
        nodes[0].update(row, PENNIES[row][column])
        nodes[1].update(column, -PENNIES[row][column])
    shares = [count / ITERATIONS for count in nodes[0].counts]
    assert secured(PENNIES, 0, shares) < VALUE - TOLERANCE


def test_the_choice_in_earnest_is_mixed_too() -> None:
    view = Prizes(ROCK_PAPER_SCISSORS).start().redact(0)
    found = [Search(iterations=150).choose(view, 0, Random(seed)) for seed in range(40)]
    assert min([found.count(throw) for throw in range(3)]) >= 4


def test_what_is_always_worse_is_not_played() -> None:
    table = [[0.0, 0.5, 0.4], [-0.5, 0.0, -0.9], [-0.4, 0.9, 0.0]]  # the first row and column beat the others
    view = Prizes(table).start().redact(0)
    assert {Search(iterations=500).choose(view, 0, Random(seed)) for seed in range(8)} == {0}


def test_what_the_other_seat_has_sealed_does_not_matter() -> None:
    game = Prizes(PENNIES)
    found: set[tuple[int, ...]] = set()
    for sealed in (0, 1):
        state = game.start()
        state.apply(1, sealed)
        view = state.redact(0)
        found.add(tuple([Search(iterations=60).choose(view, 0, Random(seed)) for seed in range(12)]))
    open_choice = game.start().redact(0)
    assert len(found) == 1
    assert {Search(iterations=60).choose(open_choice, 0, Random(seed)) for seed in range(12)} == {0, 1}


# Sweeps: choices that are whole plans are tried side by side ----------------------------------------------------------

LUCKY: Final[Table] = [[prize - 0.04 * row for prize in (-0.8, -0.5, -0.2, 0.2, 0.5, 0.8)] for row in range(6)]


def test_what_is_always_a_little_better_is_found_although_the_other_seat_decides_far_more() -> None:
    view = Prizes(LUCKY).start().redact(0)
    assert {Search(iterations=60, rollout_share=1.0).choose(view, 0, Random(seed)) for seed in range(20)} == {0}


@pytest.mark.parametrize("iterations", [1, 7, 60])
def test_sweeps_keep_to_the_budget(iterations: int) -> None:
    search = Search(iterations=iterations)
    search.choose(Prizes(LUCKY).start().redact(0), 0, Random(1))
    assert search.done == iterations
    ((own, _),) = [(plans[0], plans[1]) for plans in search.tree.strategies.values()]
    assert own.visits == sum(own.counts) == iterations


def test_most_sweeps_are_among_the_best() -> None:
    search = Search(iterations=300, rollout_share=1.0)
    search.choose(Prizes(LUCKY).start().redact(0), 0, Random(1))
    ((own, _),) = [(plans[0], plans[1]) for plans in search.tree.strategies.values()]
    counts = {plan[0]: own.counts[place] for place, plan in enumerate(own.plans)}
    assert counts[0] > 2 * counts[5] > 20


def test_by_the_clock_every_choice_is_tried() -> None:
    many = [[0.01 * row] * 12 for row in range(12)]
    search = Search(seconds=0.1)
    assert search.choose(Prizes(many).start().redact(0), 0, Random(1)) == 11
    ((own, _),) = [(plans[0], plans[1]) for plans in search.tree.strategies.values()]
    assert min(own.counts) > 0
