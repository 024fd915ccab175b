"""The referee plays with the components that an owner has written down."""

import json
from pathlib import Path

import pytest

from shiai.games.senjutsu.referee import Referee, read_command
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.referee.printed import ways
from shiai.games.senjutsu.referee.referee import from_data
from tests.cli.test_commands import fails, shiai
from tests.games.senjutsu.referee.refereeing import DUEL, session
from tests.games.senjutsu.referee.test_doubts import doubted
from tests.web.browsers import Browser

HEAD = 'format = 1\ngame = "senjutsu"\n'
OWN = HEAD + '[cards.card-126]\ncost = 2\neffect = "ATK F w3"\n[enemies.enemy_ashigaru_yumi]\ndistance = 4\n'
LARGE = HEAD + (  # a column more than ours
    "[boards.snow_field]\n"
    'spaces = "-3: 0..3; -2: -1..3; -1: -2..3; 0: -3..3; 1: -3..2; 2: -3..1; 3: -3..0; 4: -3..-1"\n'
)


def boxed(text: str, *lines: str) -> Referee:
    """A session that begins with a box."""
    referee = Referee("seed")
    for entry in [{"do": "box", "text": text}, *map(read_command, lines)]:
        referee.enter(entry)
    return referee


def duel(text: str, *lines: str) -> Referee:
    """A duel with a box, with physical decks."""
    return boxed(text, "decks table", *DUEL, "begin", *lines)


def test_a_card_costs_what_the_owner_has_written() -> None:
    ours = session("decks table", *DUEL, "begin")
    assert doubted(ours, "card 1 126") == []
    assert doubted(duel(OWN), "card 1 126") == ["focus"]


def test_a_card_does_what_the_owner_has_written() -> None:
    lines = ("hero 1 ronin D2 N", "enemy 1 samurai_boss D1 S centre offensive 5", "begin", "126")
    for text, wounds in ((OWN, 3), ("", 1)):
        referee = boxed(text, *lines) if text else session(*lines)
        while referee.progress().kind != "part":
            referee.enter(read_command("go"))
        assert referee.fight is not None
        most = max(
            [
                event.values["wounds"]
                for way in ways(referee.fight)
                for event in way.events
                if event.id == "event-wounded"
            ]
        )
        assert most == wounds


def test_enemies_are_those_of_the_owner() -> None:
    lines = ("hero 1 ronin D5 N", "enemy 1 ashigaru_yumi D1 S", "begin")
    distances = [
        referee.fight.state.solo_rules.enemies[1].distance
        for referee in (session(*lines), boxed(OWN, *lines))
        if referee.fight is not None
    ]
    assert distances == [5, 4]


def test_a_board_has_the_spaces_of_the_owner() -> None:
    boxed(LARGE, "hero 1 ronin H1 N")
    with pytest.raises(EntryError, match="H1"):
        session("hero 1 ronin H1 N")


def test_the_box_comes_first_and_once() -> None:
    for referee in (boxed(OWN), session("hero 1 ronin D5 N")):
        before = referee.data()
        with pytest.raises(EntryError, match="the box comes first"):
            referee.enter({"do": "box", "text": OWN})
        assert referee.data() == before


@pytest.mark.parametrize(("text", "words"), [("", "has no text"), (HEAD + "[cards.card-999]\n", "card-999")])
def test_a_broken_box_is_refused(text: str, words: str) -> None:
    referee = Referee("seed")
    with pytest.raises(EntryError, match=words):
        referee.enter({"do": "box", "text": text})
    assert referee.journal == []


def test_a_session_goes_on_with_its_box() -> None:
    again = from_data(json.loads(json.dumps(duel(OWN).data())))
    assert doubted(again, "card 1 126") == ["focus"]
    again.undo()
    assert again.draft.box


def test_the_terminal_takes_a_box_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    lines = "decks table\nhero 1 ronin D4 N\nenemy 1 samurai_boss D2 S centre offensive 5\nbegin\nshow 126\nquit\n"
    done = shiai(tmp_path, "referee", "--box", str(path), typed=lines)
    assert done.returncode == 0, done.stderr
    assert "3 wounds" in done.stdout
    path.write_text("nothing", "utf-8")
    fails(shiai(tmp_path, "referee", "--box", str(path)), "own.toml")


def test_the_page_offers_saved_boxes(browser: Browser) -> None:
    assert 'name="box"' not in browser.get("/referee").text
    browser.post("/mine/save", {"game": "senjutsu", "kind": "box", "name": "Mine", "text": OWN})
    assert "<option>Mine</option>" in browser.get("/referee").text
    begun = browser.post("/referee", {"box": "Mine"})
    assert begun.status_code == 200
    assert browser.post("/referee", {"box": "Other"}).status_code == 404
