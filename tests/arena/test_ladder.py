"""The ladder of a game: neighbours meet in pairs, intervals respect pairs, and the file is for these rules only."""

from dataclasses import replace
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

import shiai
from shiai.arena import measured as measuring
from shiai.arena.folder import Folder
from shiai.arena.ladder import Ladder, ladder_bots, ladder_options
from shiai.arena.measured import LadderError, Measured, Rung, elo, measured_ladder, read_measured
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.statistics import paired_interval
from shiai.arena.tournament import Tournament
from shiai.bots import levels_of
from shiai.cli import arena as command
from shiai.cli.app import app
from shiai.core.game import AnyGame
from shiai.i18n import Catalogue, languages
from shiai.table.measures import measured_sentence
from tools.ladders import PAGE, written

QUICK: Final = ("random", "newcomer", "heuristic")
RONIN: Final = shiai.game("seven_ronin")
PLAN: Final = Plan("seven_ronin", RONIN.standard, QUICK, 6, 1, ladder=True)


def played(plan: Plan) -> Tournament:
    """A tournament, played."""
    tournament = Tournament(plan)
    for _ in tournament.play(1):
        pass
    return tournament


def test_the_ladder_begins_with_the_newcomer_and_has_every_level() -> None:
    for game in shiai.all_games():
        assert ladder_bots(game) == ("newcomer", *[f"level:{n + 1}" for n in range(len(levels_of(game)))])


def test_it_is_measured_in_the_game_of_play_now_unless_others_are_wanted() -> None:
    game = shiai.game("samurai_spirit")
    assert ladder_options(game, {}) == {"players": 3, "difficulty": "easy"}
    assert ladder_options(game, {"players": 4}) == {"players": 4}


def test_only_neighbours_meet_and_the_higher_one_comes_first() -> None:
    assert [pairing.names for pairing in PLAN.pairings] == [("newcomer", "random"), ("heuristic", "newcomer")]


def test_rungs_count_the_points_of_the_higher_one() -> None:
    tournament = played(PLAN)
    rungs = Ladder(tournament).rungs()
    assert [(rung.lower, rung.higher, rung.pairs) for rung in rungs] == [
        ("random", "newcomer", 3),
        ("newcomer", "heuristic", 3),
    ]
    for rung in rungs:
        assert rung.lower_wins + rung.higher_wins == 6
        assert rung.share == pytest.approx(rung.higher_wins / 6)
        assert rung.low < rung.share < rung.high or rung.share in (0.0, 1.0)


def test_in_a_game_of_one_side_wins_with_the_same_chance_are_compared() -> None:
    game = shiai.game("way_of_the_samurai")
    tournament = played(Plan(game.id, game.standard, ("newcomer", "heuristic"), 8, 2, ladder=True))
    (rung,) = Ladder(tournament).rungs()
    found = Ladder(tournament).measured()
    assert found.together
    assert rung.share == pytest.approx(0.5 + (rung.higher_wins - rung.lower_wins) / 8)
    assert found.wins_alone("heuristic") == (rung.higher_wins, 4)


def test_seats_of_solo_play_are_one_side_although_its_enemies_are_another() -> None:
    game = shiai.game("senjutsu_solo")
    plan = Plan(game.id, game.standard, ("random", "newcomer"), 2, 1)
    assert plan.one_side
    assert len(played(plan).played) == 2


def test_each_neighbour_is_tested_with_sprt() -> None:
    test = {"elo0": 0.0, "elo1": 400.0, "alpha": 0.2, "beta": 0.2}
    tournament = played(replace(PLAN, sprt=test))
    assert list(tournament.tests) == [0, 1]


def test_it_resumes_from_its_folder_but_not_with_other_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder(tmp_path / "run", PLAN)
    folder.begin()
    tournament = Tournament(PLAN)
    for number, pair in enumerate(tournament.play(1)):
        folder.append(pair)
        if number == 2:
            break
    again = folder.resume()
    for pair in again.play(1):
        folder.append(pair)
    assert Ladder(again).rungs() == Ladder(played(PLAN)).rungs()
    monkeypatch.setattr("shiai.arena.folder.levels_of", lambda game: ("random",))
    with pytest.raises(TournamentError, match="levels"):
        folder.resume()


# The interval ---------------------------------------------------------------------------------------------------------


def test_pairs_that_split_their_points_tell_more_than_pairs_that_do_not() -> None:
    split, swept = paired_interval([0.5] * 20), paired_interval([0.0, 1.0] * 10)
    assert split[1] - split[0] < swept[1] - swept[0]
    assert sum(split) == pytest.approx(1.0) == pytest.approx(sum(swept))


def test_few_or_equal_pairs_do_not_look_certain() -> None:
    low, high = paired_interval([1.0] * 4)
    assert low < 0.6
    assert high == 1.0
    assert paired_interval([1.0] * 100)[0] > 0.95
    assert paired_interval([]) == (0.0, 1.0)


def test_elo_of_shares() -> None:
    assert elo(0.5) == 0.0
    assert round(elo(10 / 11)) == 400
    assert elo(0.0) == pytest.approx(-elo(1.0))


# The file -------------------------------------------------------------------------------------------------------------


def ladder_of(game: AnyGame, together: bool = False, **changes: object) -> Measured:
    """A ladder of a game in which every level wins 7 of 10 against the one below."""
    names = ladder_bots(game)
    rungs = tuple([Rung(low, high, 10, 0.7, 0.6, 0.8, 6, 14) for low, high in pairwise(names)])
    found = Measured(game.id, game.version, "2000-01-01", {}, 1, together, levels_of(game), rungs)
    return replace(found, **changes)  # type: ignore[arg-type]


def test_the_file_has_all_that_was_measured_and_how() -> None:
    found = ladder_of(RONIN, options={"threat_track": "other"})
    assert read_measured(found.text()) == found
    assert found.command() == "shiai arena seven-ronin --ladder --threat-track other --games 20 --seed 1"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rungs": [{}]}'])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(LadderError, match="--ladder"):
        read_measured(text)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_a_shipped_ladder_has_every_level(game: AnyGame) -> None:
    """One of older rules or levels is not shown to anybody, until somebody measures again."""
    package, _, name = game.face.ladder.partition(":")
    file = files(package) / name
    if not file.is_file():
        pytest.skip("nobody has measured this ladder yet")
    found = read_measured(file.read_text("utf-8"))
    assert found.game == game.id
    if measured_ladder(game) is not None:
        assert [rung.lower for rung in found.rungs] == list(ladder_bots(game))[:-1]


def test_the_documentation_has_the_tables_of_the_shipped_ladders() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page) == page, "run python -m tools.ladders"


# What people read -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_people_read_how_often_a_level_wins(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Catalogue(language, "seven_ronin")
    monkeypatch.setattr("shiai.table.measures.measured_ladder", ladder_of)
    first, last = measured_sentence(RONIN, 1, words), measured_sentence(RONIN, 6, words)
    assert first == (f"{words.say('level-newcomer', number=3)} {words.say('level-next', number=3, next=2)}")
    assert last == ""
    monkeypatch.setattr("shiai.table.measures.measured_ladder", lambda game: ladder_of(game, together=True))
    assert measured_sentence(RONIN, 2, words) == words.say("level-alone", number=10)
    monkeypatch.setattr("shiai.table.measures.measured_ladder", lambda game: None)
    assert measured_sentence(RONIN, 2, words) == ""


@pytest.mark.parametrize("together", [False, True])
def test_people_read_nothing_about_few_games(together: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    found = ladder_of(RONIN, together)
    few = replace(found, rungs=tuple([replace(rung, pairs=4) for rung in found.rungs]))
    monkeypatch.setattr("shiai.table.measures.measured_ladder", lambda game: few)
    assert [measured_sentence(RONIN, level, Catalogue("en", "seven_ronin")) for level in range(1, 7)] == [""] * 6


def test_a_ladder_of_other_rules_or_levels_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for changes, shown in (({}, True), ({"rules": RONIN.version + 1}, False), ({"levels": ("random",)}, False)):
        path = tmp_path / RONIN.face.ladder.partition(":")[2]
        measuring.write_measured(ladder_of(RONIN, **changes), path)
        monkeypatch.setattr(measuring, "files", lambda package: tmp_path)
        measured_ladder.cache_clear()
        assert (measured_ladder(RONIN) is not None) is shown
    measured_ladder.cache_clear()


# The command ----------------------------------------------------------------------------------------------------------


def test_one_command_measures_prints_and_writes_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ladder_bots", lambda game: QUICK)
    monkeypatch.setattr("shiai.arena.ladder.levels_of", lambda game: QUICK[1:])
    path = tmp_path / "data" / "ladder.json"
    run = ("arena", "seven-ronin", "--ladder", "--games", "2", "--workers", "1", "--data", str(path))
    result = CliRunner().invoke(app, run)
    assert result.exit_code == 0, result.output
    assert "ladder of seven_ronin" in result.output
    assert [rung.higher for rung in read_measured(path.read_text("utf-8")).rungs] == list(QUICK[1:])


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (("--ladder", "--bots", "random,heuristic"), "--bots"),
        (("--ladder", "--each", "threat_track"), "--each"),
        (("--data", "x.json"), "--ladder"),
    ],
)
def test_what_contradicts_is_refused(flags: tuple[str, ...], problem: str) -> None:
    result = CliRunner().invoke(app, ("arena", "seven-ronin", "--games", "2", *flags))
    assert isinstance(result.exception, TournamentError)
    assert problem in str(result.exception)
