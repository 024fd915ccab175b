"""`shiai referee`: typed lines, what the enemies do and why, taking back, sessions that go on."""

import json
import re
from pathlib import Path

import pytest

from shiai.games.senjutsu.referee import read_command, written
from shiai.games.senjutsu.referee.commands import VERBS
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.referee.saves import open_session
from shiai.games.senjutsu.referee.status_entries import HARMS, MARKERS
from shiai.i18n.catalogue import Catalogue, languages
from tests.cli.test_commands import fails, shiai
from tests.tiers import one_of

SET_UP = "decks table\nhero 1 ronin D4 N\nenemy 1 samurai_boss D2 S centre offensive 5\nbegin\n"
LOOKS = ("undo",)
STRIKE = "card 1 110\nenemy 1 S025\ngo\ngo\ngo\n"


def session(folder: Path) -> Path:
    """The file of the one session."""
    (path,) = folder.rglob("*.referee.json")
    return path


def test_a_turn_is_refereed_and_explained(tmp_path: Path) -> None:
    done = shiai(tmp_path, "referee", typed=f"{SET_UP}{STRIKE}why\nquit\n")
    assert done.returncode == 0, done.stderr
    for sentence in (
        "Enter the card of every hero",
        "Samurai Boss reveals “Strike”. SJ-45.9",
        "Ronin acts",
        "Samurai Boss attacks Ronin with “Strike”. SJ-43.2",
        "Samurai Boss moves to D3. SJ-16.2",
        "Ronin takes 1 wound. SJ-20.1",
        "D3, faces south · wounds 0 of 5 · centre, offensive",
        "The target: Ronin. SJ-42.6",
    ):
        assert sentence in done.stdout
    assert [entry["do"] for entry in json.loads(session(tmp_path).read_text("utf-8"))["entries"]].count("go") == 3


def test_a_wrong_line_is_answered_in_one_sentence_and_undo_takes_back(tmp_path: Path) -> None:
    done = shiai(tmp_path, "referee", typed=f"{SET_UP}hero 1 D2\nundo\nundo\nquit\n")
    assert "on D2 stands another figure: move that one first" in done.stdout
    assert "Taken back: begin" in done.stdout
    assert "Taken back: enemy 1 samurai_boss D2 S centre offensive 5" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_session_goes_on_where_it_was_left(tmp_path: Path) -> None:
    shiai(tmp_path, "referee", typed=f"{SET_UP}{STRIKE}")  # the input ends: everything is saved
    path = session(tmp_path)
    offered = shiai(tmp_path, "referee", typed="yes\nquit\n")
    assert f"Go on with the session {path.name}?" in offered.stdout
    assert "wounds 1 of 5" in offered.stdout
    resumed = shiai(tmp_path, "referee", "--resume", str(path), typed="wound enemy 1 5\nundo\nquit\n")
    assert "Samurai Boss takes 5 wounds." in resumed.stdout
    assert "The heroes have won. Only one side is left." in resumed.stdout
    declined = shiai(tmp_path, "referee", typed="no\nquit\n")
    assert "Enter board, terrain, heroes and enemies" in declined.stdout
    assert session(tmp_path) == path  # a session without entries leaves no file


def test_looks_change_nothing(tmp_path: Path) -> None:
    typed = f"{SET_UP}help\nshow\nshow s024\nshow X1\nwhy\njournal\nrules SJ-42.5\nrules x\nquit\n"
    done = shiai(tmp_path, "referee", typed=typed)
    for sentence in (
        "hero 1 goes to the top of the Advantage track",
        "Strike (S024). Attack",
        "No card has the number X1.",
        "No enemy has decided anything yet.",
        "enemy 1 samurai_boss D2 S centre offensive 5",
        "There is no clause x",
    ):
        assert sentence in done.stdout
    assert len(json.loads(session(tmp_path).read_text("utf-8"))["entries"]) == 4


def test_a_file_that_is_no_session_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{", "utf-8")
    fails(shiai(tmp_path, "referee", "--resume", str(wrong)), "wrong.json", "no session of a referee")
    fails(shiai(tmp_path, "referee", "--resume", str(tmp_path / "nowhere")), "cannot read", "nowhere")


@pytest.mark.parametrize("language", languages())
def test_the_help_names_every_command_and_its_examples_are_understood(language: str) -> None:
    text = Catalogue(language, "senjutsu_solo").say("referee-help")
    words = re.findall(r"[a-z]+", text)
    assert [word for word in (*VERBS, *HARMS, *MARKERS) if word not in words] == []
    for line in text.splitlines():
        typed = re.split(r"\s{2,}", line.strip())[0]
        if typed.split()[0] not in LOOKS:
            assert written(read_command(typed)) == typed


@pytest.mark.parametrize("language", one_of(["pl", "it", "de"]))
def test_it_speaks_the_language_of_the_person(tmp_path: Path, language: str) -> None:
    done = shiai(tmp_path, "referee", typed=f"{SET_UP}{STRIKE}quit\n", language=language)
    words = Catalogue(language, "senjutsu_solo")
    assert words.say("referee-cards", go="go").split(";")[0] in done.stdout
    assert words.say("referee-draw") in done.stdout


@pytest.mark.parametrize("text", ["[" * 100_000, '{"kind": "shiai-referee", "entries": [' + "9" * 5000 + "]}"])
def test_a_file_that_no_reader_of_json_can_stand_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "session.json"
    path.write_text(text, "utf-8")
    with pytest.raises(EntryError, match=r"session\.json: this is no session of a referee"):
        open_session(path)
