"""Folders of tournaments: every game is kept at once, and what was interrupted goes on as if it never had been."""

import csv
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import polars
import pytest

import shiai
from shiai import registry
from shiai.arena.folder import GAMES, PLAN, Folder
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.tournament import Tournament
from shiai.core.record import read_record
from tests.tiers import mostly_nightly

PROJECT = Path(__file__).parent.parent.parent
PATIENCE = 120.0  # seconds
TEST = {"elo0": 0.0, "elo1": 200.0, "alpha": 0.05, "beta": 0.05}
PLAIN = Plan("seven_ronin", shiai.game("seven_ronin").setup().options, ("heuristic", "random", "random"), 8, seed=1)
TESTED = replace(PLAIN, games=24, sprt=TEST)


def play(tournament: Tournament, folder: Folder, pairs: int | None = None) -> Tournament:
    """Play so many pairs, or all that are left, and keep them."""
    for halves in islice(tournament.play(1), pairs):
        folder.append(halves)
    return tournament


def begun(path: Path, plan: Plan = PLAIN, pairs: int | None = None) -> Folder:
    """The folder of a tournament that was played so far."""
    folder = Folder(path, plan)
    folder.begin()
    play(Tournament(plan), folder, pairs)
    return folder


def content(folder: Folder) -> list[dict[str, Any]]:
    """All that is kept about the games, without how long they took."""
    lines = [json.loads(line) for line in folder.games.read_text("utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def test_a_folder_has_the_plan_all_games_and_the_results(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "folder", PLAIN)
    folder.begin()
    tournament = play(Tournament(PLAIN), folder)
    folder.finish(tournament)
    assert {path.name for path in folder.path.iterdir()} == {PLAN, GAMES, "results.csv", "results.parquet"}
    plan = json.loads((folder.path / PLAN).read_text())
    assert [plan[name] for name in ("game", "rules", "bots", "games", "seed")] == [
        "seven_ronin",
        1,
        ["heuristic", "random", "random"],
        8,
        1,
    ]
    assert plan["options"]["threat_track"] == PLAIN.options["threat_track"]
    assert "shiai" in plan
    with (folder.path / "results.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert polars.read_parquet(folder.path / "results.parquet").height == len(rows) == 24
    for row, line in zip(rows, content(folder), strict=True):
        assert (row["bot_attacker"], row["bot_defender"]) == tuple(line["bots"])
        assert row["winners"].split("+") == line["winners"]
        record, _ = read_record(registry.games(), line["record"])
        assert len(record.choices) == line["choices"]


def test_games_are_in_the_file_as_soon_as_they_are_played(tmp_path: Path) -> None:
    folder = Folder(tmp_path, PLAIN)
    folder.begin()
    for number, halves in enumerate(Tournament(PLAIN).play(1), 1):
        folder.append(halves)
        assert len(content(folder)) == 2 * number
        if number == 3:
            break


@pytest.mark.parametrize("plan", [PLAIN, TESTED])
@pytest.mark.parametrize("pairs", mostly_nightly([5, 1, None], 3))
def test_what_was_interrupted_goes_on_as_if_it_never_had_been(tmp_path: Path, plan: Plan, pairs: int | None) -> None:
    whole = begun(tmp_path / "whole", plan)
    part = begun(tmp_path / "part", plan, pairs)
    tournament = play(part.resume(), part)
    assert content(part) == content(whole)
    assert tournament.next_pair() is None
    uninterrupted = whole.resume()
    assert tournament.played == uninterrupted.played
    assert tournament.scores() == uninterrupted.scores()
    assert [test.llr for test in tournament.tests.values()] == [test.llr for test in uninterrupted.tests.values()]


@pytest.mark.parametrize("lost", [1, 30, "to the end of the first half", "the last line break"])
def test_what_was_written_by_halves_is_played_again(tmp_path: Path, lost: int | str) -> None:
    whole = begun(tmp_path / "whole")
    part = begun(tmp_path / "part", pairs=4)
    lines = part.games.read_bytes().splitlines(keepends=True)
    last = {1: lines[-1][:1], 30: lines[-1][:-30], "the last line break": lines[-1][:-1]}.get(lost, b"")
    part.games.write_bytes(b"".join(lines[:-1]) + last)
    tournament = part.resume()
    assert len(tournament.played) == 6
    assert len(content(part)) == 6
    play(tournament, part)
    assert content(part) == content(whole)


def test_seconds_are_kept_but_make_no_difference(tmp_path: Path) -> None:
    folder = begun(tmp_path, pairs=2)
    tournament = folder.resume()
    kept = [json.loads(line)["seconds"] for line in folder.games.read_text().splitlines()]
    assert [list(game.seconds) for game in tournament.played] == kept
    assert tournament.seconds("heuristic") > 0
    game = tournament.played[0]
    assert replace(game, seconds=(1.0, 2.0)) == game
    assert replace(game, choices=1) != game


def test_a_folder_that_has_a_tournament_is_left_alone(tmp_path: Path) -> None:
    folder = begun(tmp_path, pairs=1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(TournamentError, match=r"already has a tournament .* add --resume to continue it, or"):
        Folder(tmp_path, PLAIN).begin()
    assert {path.name: path.read_bytes() for path in folder.path.iterdir()} == before


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (replace(PLAIN, seed=2), "seed is 1 there and 2 here"),
        (replace(PLAIN, games=10), "games is 8 there and 10 here"),
        (
            replace(PLAIN, bots=("heuristic", "level:1")),
            "bots is heuristic, random, random there and heuristic, level:1 here",
        ),
        (replace(PLAIN, sprt=TEST), "sprt is none there and {'elo0': 0.0"),
        (
            replace(PLAIN, options=shiai.game("seven_ronin").setup(threat_track="steep").options),
            "threat_track is balance_fit there and steep here",
        ),
    ],
)
def test_another_plan_is_refused_and_what_differs_is_named(tmp_path: Path, other: Plan, words: str) -> None:
    folder = begun(tmp_path, pairs=1)
    before = folder.games.read_bytes()
    with pytest.raises(TournamentError, match="has another tournament") as caught:
        Folder(tmp_path, other).resume()
    assert words in str(caught.value)
    assert str(caught.value).count(" there and ") == 1
    assert folder.games.read_bytes() == before


def test_there_must_be_something_to_go_on_with(tmp_path: Path) -> None:
    Folder(tmp_path, PLAIN).begin()
    with pytest.raises(TournamentError, match=r"no tournament to resume .* omit --resume"):
        Folder(tmp_path, PLAIN).resume()
    (tmp_path / PLAN).write_text("[]")
    with pytest.raises(TournamentError, match=r"tournament\.json' is not the plan"):
        Folder(tmp_path, PLAIN).resume()
    (tmp_path / PLAN).write_text("{")
    with pytest.raises(TournamentError, match=r"tournament\.json' is not the plan"):
        Folder(tmp_path, PLAIN).resume()
    (tmp_path / "file").touch()
    with pytest.raises(TournamentError, match="is a file; --out needs a folder"):
        Folder(tmp_path / "file", PLAIN).begin()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda line: line | {"winners": "attacker"}, "not a game of a tournament"),
        (lambda line: line | {"summary": {"round": "6"}}, "not a game of a tournament"),
        (lambda line: {name: value for name, value in line.items() if name != "pair"}, "not a game of a tournament"),
        (lambda line: line | {"winners": ["shogun"]}, "seats are not those of the game"),
        (lambda line: line | {"seconds": [0.5]}, "seats are not those of the game"),
        (lambda line: line | {"pair": 3}, "out of order"),
        (lambda line: line | {"bots": ["random", "heuristic"]}, "its bots are not those of the plan"),
        (lambda line: [], "not a game of a tournament"),
    ],
)
def test_a_corrupt_line_is_named_and_nothing_is_changed(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], words: str
) -> None:
    folder = begun(tmp_path, pairs=2)
    lines = folder.games.read_text().splitlines()
    lines[2] = json.dumps(change(json.loads(lines[2])))
    folder.games.write_text("\n".join(lines) + "\n")
    before = folder.games.read_bytes()
    with pytest.raises(TournamentError, match=f"line 3: .*{words}"):
        folder.resume()
    folder.games.write_bytes(before.replace(b'{"game"', b'"game"', 1))
    with pytest.raises(TournamentError, match="line 1: it is not a game"):
        folder.resume()


KILLED = """
import sys
import time
from pathlib import Path
import shiai
from shiai.arena.folder import Folder
from shiai.arena.plan import Plan
from shiai.arena.tournament import Tournament

plan = Plan("seven_ronin", shiai.game("seven_ronin").setup().options, ("heuristic", "random"), 60, seed=1)
folder = Folder(Path(sys.argv[1]), plan)
folder.begin()
for number, halves in enumerate(Tournament(plan).play(workers=2)):
    folder.append(halves)
    if number == 20:
        time.sleep(600)
"""


def test_a_tournament_that_was_killed_goes_on(tmp_path: Path) -> None:
    plan = replace(PLAIN, bots=("heuristic", "random"), games=60)
    killed, whole = Folder(tmp_path / "killed", plan), Folder(tmp_path / "whole", plan)
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(killed.path)], cwd=PROJECT)
    end = time.monotonic() + PATIENCE
    while not killed.games.exists() or killed.games.read_bytes().count(b"\n") < 20:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert killed.games.read_bytes().count(b"\n") < 60
    whole.begin()
    for folder, tournament in ((killed, killed.resume()), (whole, Tournament(plan))):
        folder.finish(play(tournament, folder))
    assert content(killed) == content(whole)
    for name in (PLAN, "results.csv", "results.parquet"):
        assert (killed.path / name).read_bytes() == (whole.path / name).read_bytes()
