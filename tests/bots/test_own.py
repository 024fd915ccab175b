"""Bots of one's own by module and class: what is understood, what is refused, and what a failing one costs."""

import pickle
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from typer.testing import CliRunner

from shiai.arena.folder import Folder
from shiai.arena.match import FORFEIT, play_match
from shiai.arena.plan import Plan
from shiai.arena.report import page
from shiai.arena.tournament import Tournament
from shiai.bots import BotFailure, UnknownBot, bot, names_code, split_bots
from shiai.bots.own import GuardedPlayer
from shiai.cli.app import app
from shiai.core.record import read_record
from shiai.registry import game, games

EXAMPLE: Final = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"
ODD: Final = """
from shiai.bots import BasePlayer

class Crashing(BasePlayer):
    def choose(self, view, seat, rng):
        raise ValueError("no cards")

class Illegal:
    def __init__(self, answer=-5):
        self.answer = answer

    def choose(self, view, seat, rng):
        return self.answer

class Narrow:
    def choose(self, view):
        return 0

class Learning:
    seen = []

    def choose(self, view, seat, rng):
        return view.legal(seat)[0]

    def over(self, view, seat):
        Learning.seen.append((view.viewer, seat, view.outcome()))

class Demanding:
    def __init__(self, depth, *, deep=False, name="x", share=1.0):
        self.given = (depth, deep, name, share)

    def choose(self, view, seat, rng):
        return view.legal(seat)[0]

def made(depth=1):
    return Demanding(depth)

NUMBER = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with two modules."""
    shutil.copy(EXAMPLE, tmp_path / "my_bot.py")
    (tmp_path / "odd_bots.py").write_text(ODD, "utf-8")
    (tmp_path / "broken_bots.py").write_text("import nowhere_at_all\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    yield tmp_path
    sys.path[:] = before
    for module in ("my_bot", "odd_bots", "broken_bots"):
        sys.modules.pop(module, None)


def test_a_class_of_the_current_folder_plays() -> None:
    view = game("seven_ronin").start().redact(0)
    player = bot("my_bot:Greedy:worlds=2")
    assert isinstance(player, GuardedPlayer)
    assert player.inner.worlds == 2
    chosen = player.choose(view, 0, Random(1))
    assert chosen in view.legal(0)
    assert player.explain(view, 0, Random(1)).candidates[0].action == chosen


def test_arguments_become_what_they_look_like() -> None:
    assert bot("odd_bots:Demanding:7").inner.given == (7, False, "x", 1.0)  # type: ignore[attr-defined]
    spec = "odd_bots:Demanding:depth=7,deep=true,name=fast,share=0.5"
    assert split_bots(f"random,{spec},odd_bots:Learning") == ("random", spec, "odd_bots:Learning")
    assert bot(spec).inner.given == (7, True, "fast", 0.5)  # type: ignore[attr-defined]
    assert bot("odd_bots:made:4").inner.given[0] == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("nowhere:Bot", ["there is no module 'nowhere'", "bots are: random"]),
        ("nowhere.deep:Bot", ["there is no module 'nowhere'"]),
        ("serch:Bot", ["did you mean search?"]),
        ("broken_bots:Bot", ["importing broken_bots failed", "nowhere_at_all", "broken_bots.py, line 1"]),
        ("odd_bots:Crashin", ["has no 'Crashin'", "did you mean Crashing?"]),
        ("odd_bots:NUMBER", ["refers to 3", "derive one from BasePlayer"]),
        ("odd_bots:Narrow", ["choose(self, view) does not fit", "choose(self, view, seat, rng)"]),
        ("odd_bots:Demanding", ["cannot be made", "depth"]),
        ("odd_bots:Demanding:1,wide=2", ["no setting 'wide'", "depth=…, deep=…"]),
        ("odd_bots:Demanding:1,2", ["'2' is not a setting"]),
        ("odd_bots:Demanding:1,depth=2", ["sets depth twice"]),
        ("odd_bots:Learning:1", ["'1' is not a setting", "no settings"]),
    ],
)
def test_a_refusal_names_what_is_missing(spec: str, words: list[str]) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot(spec)
    assert [word for word in words if word not in str(refusal.value)] == []


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("odd_bots:Crashing", ["it crashed: ValueError: no cards (odd_bots.py, line 6)"]),
        ("odd_bots:Illegal", ["it chose -5, which is not legal", "legal are:"]),
        ("odd_bots:Illegal:true", ["it chose True, which is not legal"]),
        ("odd_bots:Illegal:pass", ["it chose 'pass', which is not legal"]),
    ],
)
def test_a_failure_names_bot_game_seat_and_moment(spec: str, words: list[str]) -> None:
    state = game("seven_ronin").start()
    seat = state.actors()[0]
    with pytest.raises(BotFailure) as failure:
        bot(spec).choose(state.redact(seat), seat, Random(1))
    moment = f"failed as {state.setup.seat_name(seat)} in seven_ronin, in its choice 1 ({state.stack[-1].text()})"
    assert [word for word in (f"the bot '{spec}'", moment, *words) if word not in str(failure.value)] == []
    assert pickle.loads(pickle.dumps(failure.value)).seat == seat


@pytest.mark.parametrize("id", list(games()))
def test_a_failing_bot_loses_its_game(id: str) -> None:
    setup = game(id).setup()
    result = play_match(id, setup.options, ("odd_bots:Crashing",) + ("random",) * (len(setup.seats) - 1), 1, 0)
    assert result.reason == FORFEIT
    assert result.winners == tuple([name for seat, name in enumerate(setup.seats) if setup.sides[seat]])
    assert result.failure.startswith("the bot 'odd_bots:Crashing' failed as ")


def test_a_tournament_goes_on_and_keeps_what_went_wrong(folder: Path) -> None:
    plan = Plan("seven_ronin", game("seven_ronin").setup().options, ("odd_bots:Illegal", "random"), 4, 1)
    stored = Folder(folder / "out", plan)
    stored.begin()
    tournament = Tournament(plan)
    for pair in tournament.play(2):  # in worker processes
        stored.append(pair)
    assert tournament.points("random") == 4.0
    assert {played.reason for played in tournament.played} == {FORFEIT}
    record, _ = read_record(games(), tournament.played[0].record)
    assert "which is not legal" in record.tags[FORFEIT]
    assert "A bot failed and lost by forfeit." in page(tournament, "report.html")
    again = stored.resume()
    assert again.played == tournament.played


def test_the_command_says_how_many_games_were_forfeited() -> None:
    arguments = ["arena", "seven-ronin", "--bots", "odd_bots:Crashing,random", "--games", "2", "--workers", "1"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "2 of 2 games ended by forfeit; the first of each bot:" in done.output
    assert "game 0: the bot 'odd_bots:Crashing' failed as" in done.output


def test_a_bot_learns_how_a_game_ended() -> None:
    play_match("seven_ronin", game("seven_ronin").setup().options, ("odd_bots:Learning", "random"), 1, 0)
    ((viewer, seat, outcome),) = sys.modules["odd_bots"].Learning.seen
    assert viewer == seat == 0
    assert outcome is not None


def test_a_file_cannot_make_a_bot_run(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    assert names_code("odd_bots:Learning")
    assert names_code("exec:./mybot")
    assert not names_code("search:800")
    assert not names_code("level:2")
    play = ["play", "seven-ronin", "--as", "attacker", "--against", "odd_bots:Learning", "--seed", "1"]
    CliRunner().invoke(app, play, input="")
    (saved,) = folder.rglob("*.shiai")
    refused = CliRunner().invoke(app, ["play", "--resume", str(saved)], input="")
    assert "add --against 'odd_bots:Learning'" in str(refused.exception)
    allowed = CliRunner().invoke(app, ["play", "--resume", str(saved), "--against", "odd_bots:Learning"], input="")
    assert allowed.exit_code == 0, allowed.exception
    explained = CliRunner().invoke(app, ["replay", str(saved), "--at", "0", "--explain"])
    assert explained.exit_code == 1
