"""Every clause of a finished game is carried out in one place, and proven by a test or explained."""

from functools import cache
from pathlib import Path

import pytest

import shiai
from shiai.citations import CITATION, folder_of, implemented_by, read_ids
from shiai.cli import coverage
from shiai.cli.coverage import Proof
from shiai.core.game import AnyGame
from shiai.rulebooks import explained, rulebook, rulebooks

PROJECT = Path(__file__).parent.parent
# Worked examples: proven by tests, carried out by the whole game.
MOST_IN_A_COMMENT = 10
SCENARIOS = {"seven_ronin": ("R7-17.",), "samurai_spirit": ("SS-29.",), "way_of_the_samurai": ("WS-39.",)}


@cache
def proofs(game: AnyGame) -> list[Proof]:
    """The proofs of a game; the tests are read once."""
    return coverage.proofs(game, PROJECT)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_clause_is_proven_or_explained(game: AnyGame) -> None:
    missing = [proof.clause for proof in proofs(game) if not proof.tests and not proof.reason]
    assert missing == []


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_no_clause_is_both_proven_and_called_untestable(game: AnyGame) -> None:
    assert [proof.clause for proof in proofs(game) if proof.tests and proof.reason] == []


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_clause_is_carried_out_in_exactly_one_place(game: AnyGame) -> None:
    places = implemented_by(game)
    wanted = [c for c in rulebook(game.id) if c not in explained() and not c.startswith(SCENARIOS.get(game.id, ()))]
    assert sorted(places) == sorted(wanted)
    assert {clause: found for clause, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_no_comment_is_a_wall_of_clauses(game: AnyGame) -> None:
    for file in sorted(folder_of(game).rglob("*.py")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            cited = CITATION.search(line)
            assert cited is None or len(read_ids(cited[1])) <= MOST_IN_A_COMMENT, f"{file.name}:{number}"


def test_only_real_clauses_are_cited() -> None:
    every = {clause for game in shiai.all_games() for clause in rulebook(game.id)}
    assert {proof.clause for game in shiai.all_games() for proof in proofs(game)} == every
    assert set(coverage.proving_tests(PROJECT / "tests")) <= every | {
        clause for name in rulebooks() for clause in rulebook(name)
    }
    assert set(explained()) <= every
