"""`shiai study`: a file is all that is needed to repeat several tournaments."""

import csv
import re
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from shiai.arena.study import StudyError, read_study
from shiai.cli.app import app
from shiai.cli.study import study

PROJECT: Final = Path(__file__).parent.parent.parent
EXAMPLE: Final = (PROJECT / "examples" / "study.toml").read_text("utf-8")
SMALL: Final = """
out = "results"
seed = 3
games = 2
[[tournament]]
name = "ronin"
game = "seven-ronin"
bots = ["heuristic", "random"]
options = { threat-track = "steep", starvation_after_rounds = [4, 5] }
[[tournament]]
name = "way"
game = "way-of-the-samurai"
bots = ["random", "random"]
games = 4
each = { weapon = ["katana", "bokken"] }
"""


def written(folder: Path, text: str) -> Path:
    """A file with this study."""
    path = folder / "study.toml"
    path.write_text(text, "utf-8")
    return path


def run(path: Path, *more: str) -> str:
    """What the command prints; it must succeed."""
    done = CliRunner().invoke(app, ["study", str(path), "--workers", "1", *more])
    assert done.exit_code == 0, f"{done.output}{done.exception}"
    return done.output


def results(folder: Path) -> dict[str, bytes]:
    """The files that depend on nothing but the study."""
    found = [*folder.rglob("*.csv"), *folder.rglob("tournament.json")]
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def test_a_study_is_played_and_summarized(tmp_path: Path) -> None:
    printed = run(written(tmp_path, SMALL))
    assert "summary in" in printed
    with (tmp_path / "results" / "summary.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [(row["tournament"], row["games"]) for row in rows] == [("ronin", "2")] * 2 + [("way", "2")] * 2
    assert {row["bot"] for row in rows} == {"heuristic", "random", "random #2"}
    assert {row["forfeits"] for row in rows} == {"0"}
    for part in ("ronin", "way"):
        assert (tmp_path / "results" / part / "report.html").exists()
        assert (tmp_path / "results" / part / "games.jsonl").exists()


def test_it_is_repeated_and_goes_on_with_the_same_results(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        run(written(folder, SMALL))
    assert results(first) == results(second)
    games = second / "results" / "way" / "games.jsonl"
    games.write_text("".join(games.read_text("utf-8").splitlines(keepends=True)[:3]), "utf-8")  # as if interrupted
    finished = second / "results" / "ronin" / "games.jsonl"
    before = finished.read_bytes()  # with the time that each choice took
    run(second / "study.toml")
    assert results(first) == results(second)
    assert len(games.read_text("utf-8").splitlines()) == 4
    assert finished.read_bytes() == before


def test_a_changed_study_does_not_mix_with_old_results(tmp_path: Path) -> None:
    run(written(tmp_path, SMALL))
    refused = CliRunner().invoke(app, ["study", str(written(tmp_path, SMALL.replace("seed = 3", "seed = 4")))])
    assert "seed is 3 there and 4 here" in str(refused.exception)


def test_check_plays_nothing(tmp_path: Path) -> None:
    printed = run(written(tmp_path, SMALL), "--check")
    assert "ronin: seven_ronin, heuristic, random; up to 2 games, seed 3" in printed
    assert not (tmp_path / "results").exists()


def test_the_example_is_the_one_of_the_guide() -> None:
    guide = (PROJECT / "docs" / "arena.md").read_text("utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert EXAMPLE.partition("\n\n")[2] == shown
    study = read_study(PROJECT / "examples" / "study.toml")
    assert [part.name for part in study.parts] == ["ronin", "way"]
    assert study.parts[0].folder.plan.options["threat_track"] == "steep"


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("seed = 3", "sed = 3", "'sed' means nothing here; did you mean seed?"),
        ("seed = 3", "seed = 'x'", "seed must be a int, not 'x'"),
        ("seed = 3", "seed = ", "is not a TOML file"),
        ('"seven-ronin"', '"seven-ronins"', "tournament 1 (ronin): there is no game 'seven-ronins'"),
        ('"heuristic", "random"', '"heuristic"', "needs at least two bots"),
        ('"heuristic", "random"', '"heuristic", "rndom"', "did you mean random?"),
        ('name = "way"', 'name = "ronin"', "tournament 2: 'ronin' cannot be its name"),
        ('name = "way"', 'name = "../way"', "'../way' cannot be its name"),
        ("threat-track", "thread-track", "did you mean threat_track?"),
        ('weapon = ["katana", "bokken"]', 'weapon = "katana"', "each.weapon must be a list of values"),
        ("games = 4", "games = 3", "games are played in pairs"),
        ("games = 4", "sprt = 5\ngames = 4", "sprt must be true or a table of elo0, elo1, alpha, beta"),
        ("games = 4", "sprt = { elo1 = -5 }\ngames = 4", "elo1 must exceed elo0"),
        ('game = "seven-ronin"\n', "", "(ronin): game is missing"),
    ],
)
def test_a_refusal_names_file_tournament_and_problem(tmp_path: Path, before: str, after: str, words: str) -> None:
    assert before in SMALL
    with pytest.raises(StudyError) as refusal:
        read_study(written(tmp_path, SMALL.replace(before, after, 1)))
    assert words in str(refusal.value)
    assert "study.toml" in str(refusal.value)


def test_a_file_without_tournaments_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="has no tournament"):
        read_study(written(tmp_path, "seed = 1\n"))
    with pytest.raises(StudyError, match="cannot read"):
        read_study(tmp_path / "nothing.toml")


def test_an_interruption_says_that_the_same_command_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("shiai.arena.tournament.Tournament.play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        study(written(tmp_path, SMALL), workers=1)
    assert "interrupted after 0 games; the same command continues" in capsys.readouterr().err
