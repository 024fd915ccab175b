"""`shiai arena` as people use it: what it prints, what it keeps, and what it says when something is wrong."""

import json
import os
import re
import signal
import time
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from shiai.arena.folder import GAMES
from tests.command import PATIENCE, begin, environment, run

SMALL = ("arena", "seven-ronin", "--bots", "heuristic,random", "--games", "20", "--workers", "1")


def shiai(folder: Path, *arguments: str) -> CompletedProcess[str]:
    return run(arguments, environment(folder))


def lines_of(text: str, *words: str) -> list[str]:
    """The lines that have all these words."""
    return [line for line in text.splitlines() if all(word in line for word in words)]


def test_standings_cross_table_seats_and_endings_are_printed(tmp_path: Path) -> None:
    done = shiai(tmp_path, *SMALL)
    assert done.returncode == 0, done.stderr
    standings, cross = done.stdout.split("cross table")
    assert lines_of(standings, "Elo", "seconds per decision")
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines_of(standings, "│")]
    assert [row[:2] for row in rows] == [["heuristic", "20"], ["", ""], ["random", "20"], ["", ""]]  # intervals below
    assert float(rows[0][2]) + float(rows[2][2]) == 20
    assert rows[0][4].startswith("+")
    assert rows[2][4].startswith("-")
    for row in rows[1::2]:
        assert " – " in row[3]
        assert " … " in row[4]
    assert "against heuristic" in cross
    assert lines_of(cross, "attacker", "heuristic")
    assert lines_of(cross, "rounds_survived", "R7-12.5")
    assert done.stderr == ""


def test_the_number_of_workers_does_not_change_what_is_printed(tmp_path: Path) -> None:
    alone, together = [shiai(tmp_path, *SMALL, "--workers", workers).stdout for workers in ("1", "2")]
    tables = [text.partition("cross table")[2] for text in (alone, together)]
    assert tables[0] == tables[1] != ""


def test_three_bots_with_settings_and_options_of_the_game(tmp_path: Path) -> None:
    bots = "search:iterations=2,c=1.2,heuristic,random"
    done = shiai(
        tmp_path, "arena", "seven-ronin", "--bots", bots, "--games", "2", "--workers", "1", "--threat-track", "steep"
    )
    assert done.returncode == 0, done.stderr
    assert lines_of(done.stdout, "search:iterations=2,c=1.2")


def test_where_bots_play_alone_their_victories_are_compared(tmp_path: Path) -> None:
    done = shiai(tmp_path, "arena", "way-of-the-samurai", "--games", "8", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert lines_of(done.stdout, "games", "wins", "share")
    assert "pairs: better : equal : worse" in done.stdout
    assert "wins by seat" not in done.stdout


def test_variants_are_played_in_turn_and_told_apart(tmp_path: Path) -> None:
    out = tmp_path / "out"
    each = ("--each", "threat-track=pairs,steep", "--each", "limit-counts")
    done = shiai(tmp_path, *SMALL, *each, "--games", "16", "--out", str(out), "--report", str(tmp_path / "report.html"))
    assert done.returncode == 0, done.stderr
    variants = [
        f"threat_track={track}, limit_counts={limit}" for track in ("pairs", "steep") for limit in ("new", "total")
    ]
    table = done.stdout.partition("variants of the game")[2].partition("below each share")[0]
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines_of(table, "│")][::2]  # intervals between
    assert [row[0] for row in rows] == variants
    assert [float(row[1][:-2]) + float(row[2][:-2]) for row in rows] == [100.0] * 4
    heading, *results = (out / "results.csv").read_text("utf-8").splitlines()
    assert heading.endswith(",threat_track,limit_counts")
    assert [result.endswith(",steep,new") for result in results] == [False] * 4 + [True] * 2 + [False] * 6 + [
        True
    ] * 2 + [False] * 2
    report = (tmp_path / "report.html").read_text("utf-8")
    assert [f'<th scope="row">{variant}</th>' in report for variant in variants] == [True] * 4
    again = shiai(tmp_path, *SMALL, *each, "--games", "16", "--out", str(out), "--resume")
    assert again.stdout.partition("everybody")[2].startswith(
        done.stdout.partition("everybody")[2].partition("report in")[0]
    )
    other = shiai(tmp_path, *SMALL, *each[:2], "--limit-counts", "new", "--games", "16", "--out", str(out), "--resume")
    assert "limit_counts is new, total there and missing here" in other.stderr


def test_a_test_stops_early_and_says_what_it_found(tmp_path: Path) -> None:
    done = shiai(tmp_path, *SMALL, "--games", "2000", "--sprt", "--elo1", "200", "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    assert "is heuristic better?" in done.stdout
    (verdict,) = lines_of(done.stdout, "random", "better", "-2.94 … 2.94")
    pairs = int(verdict.split("│")[3])
    assert pairs < 100
    assert len((tmp_path / "out" / GAMES).read_text().splitlines()) == 2 * pairs


def test_a_folder_and_a_report_are_written(tmp_path: Path) -> None:
    out, report = tmp_path / "out", tmp_path / "report.html"
    done = shiai(tmp_path, *SMALL, "--games", "4", "--out", str(out), "--report", str(report))
    assert done.returncode == 0, done.stderr
    assert {path.name for path in out.iterdir()} == {"tournament.json", GAMES, "results.csv", "results.parquet"}
    assert f"report in {report}" in done.stdout
    assert report.read_text("utf-8").lower().startswith("<!doctype html>")
    line = json.loads((out / GAMES).read_text("utf-8").splitlines()[3])
    (tmp_path / "game.shiai").write_text(line["record"], "utf-8")
    done = shiai(tmp_path, "replay", str(tmp_path / "game.shiai"))
    assert f"{line['choices']} choices, result: {line['winners'][0]} {line['reason']}" in done.stdout


def test_an_interruption_keeps_what_was_played_and_is_no_traceback(tmp_path: Path) -> None:
    command = (*SMALL, "--games", "100000", "--workers", "2", "--out", str(tmp_path / "out"))
    streams = tmp_path / "streams"
    streams.mkdir()
    process = begin(command, streams, environment(tmp_path))
    games = tmp_path / "out" / GAMES
    end = time.monotonic() + PATIENCE
    while not games.exists() or games.read_bytes().count(b"\n") < 4:
        assert process.is_alive()
        assert time.monotonic() < end
        time.sleep(0.01)
    assert process.pid is not None
    os.killpg(process.pid, signal.SIGINT)
    process.join(PATIENCE)
    assert process.exitcode == 130
    process.close()
    errors = (streams / "err").read_text("utf-8")
    assert "Traceback" not in errors
    found = re.search(r"interrupted after (\d+) games; continue with the same command and --resume", errors)
    assert found is not None
    assert games.read_bytes().count(b"\n") in (int(found[1]), int(found[1]) - 2)


def test_resume_goes_on_to_the_same_end(tmp_path: Path) -> None:
    command = (*SMALL, "--out", str(tmp_path / "out"))
    whole = shiai(tmp_path, *command)
    results = (tmp_path / "out" / "results.csv").read_bytes()
    games = tmp_path / "out" / GAMES
    games.write_bytes(b"".join(games.read_bytes().splitlines(keepends=True)[:7])[:-100])
    done = shiai(tmp_path, *command, "--resume")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "results.csv").read_bytes() == results
    assert done.stdout.partition("cross table")[2] == whole.stdout.partition("cross table")[2] != ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "heuristic"), "at least two bots, not only heuristic"),
        (("--bots", "heuristic,randon"), "there is no bot 'randon' (did you mean random?)"),
        (("--bots", "search:speed=3,random"), "there is no setting 'speed'"),
        (("--games", "0"), "even and at least 2, not 0"),
        (("--games", "5"), "even and at least 2, not 5"),
        (("--moon", "full"), "there is no --moon here"),
        (("--threat-track", "flat"), "option threat_track"),
        (("--resume",), "--resume needs the folder of the tournament: add --out DIR"),
        (("--elo1", "30"), "--elo1 is a setting of the test; add --sprt"),
        (("--sprt", "--elo0", "30"), "elo1 must exceed elo0"),
        (("--report", "report.pdf"), "must end with .html"),
        (("--each", "moon"), "no option moon; options whose values can be compared: threat_track"),
        (("--each", "threat-track=flat"), "option threat_track cannot be 'flat'"),
        (("--each", "threat-track=steep,steep"), "threat_track has the same value twice"),
        (("--each", "threat-track=pairs,slow,steep"), "multiple of 6, such as 24, not 20"),
        (("--each", "threat-track", "--threat-track", "slow"), "threat_track is both fixed and varied"),
        (("--each", "threat-track=slow", "--each", "threat-track=steep"), "--each has an option twice"),
        (("--out", "README.md"), "is a file; --out needs a folder"),
        (("--out", "src", "--resume"), "no tournament to resume"),
    ],
)
def test_mistakes_are_told_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = shiai(tmp_path, *SMALL, *arguments)
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert words in done.stderr
    assert done.stdout == ""


def test_a_folder_with_another_tournament_is_not_touched(tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert shiai(tmp_path, *SMALL, "--out", str(out)).returncode == 0
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    for more, words in (
        ((), "add --resume to continue it"),
        (("--resume", "--seed", "2"), "seed is 1 there and 2 here"),
    ):
        done = shiai(tmp_path, *SMALL, "--out", str(out), *more)
        assert done.returncode == 1
        assert words in done.stderr
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before
