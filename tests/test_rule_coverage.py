"""Every clause of a finished game is carried out in one place, and proven by a test or explained."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import shiai
from shiai.cli import coverage
from shiai.cli.coverage import Proof
from shiai.core.game import Game
from shiai.rulebooks import book_of, explained, rulebook, rulebooks

PROJECT = Path(__file__).parent.parent
# Worked examples: proven by tests, carried out by the whole game.
SCENARIOS = {"seven_ronin": ("R7-17.",), "samurai_spirit": ("SS-29.",), "way_of_the_samurai": ("WS-39.",)}


@cache
def proofs(game: Game) -> list[Proof]:
    """The proofs of a game; the tests are read once."""
    return coverage.proofs(game, PROJECT)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_clause_is_proven_or_explained(game: Game) -> None:
    missing = [proof.clause for proof in proofs(game) if not proof.tests and not proof.reason]
    assert missing == []


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_no_clause_is_both_proven_and_called_untestable(game: Game) -> None:
    assert [proof.clause for proof in proofs(game) if proof.tests and proof.reason] == []


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_clause_is_carried_out_in_exactly_one_place(game: Game) -> None:
    sharing = [other for other in shiai.all_games() if book_of(other.id) == book_of(game.id)]
    places = Counter([clause for other in sharing for clauses in other.carriers().values() for clause in clauses])
    wanted = [c for c in rulebook(game.id) if c not in explained() and not c.startswith(SCENARIOS.get(game.id, ()))]
    assert sorted(places) == sorted(wanted)
    assert [clause for clause, count in places.items() if count > 1] == []


def test_only_real_clauses_are_cited() -> None:
    every = {clause for game in shiai.all_games() for clause in rulebook(game.id)}
    assert {proof.clause for game in shiai.all_games() for proof in proofs(game)} == every
    assert set(coverage.citations(PROJECT / "tests")) <= every | {
        clause for name in rulebooks() for clause in rulebook(name)
    }
    assert set(explained()) <= every
