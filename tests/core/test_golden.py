"""The golden playthroughs are played again, word for word."""

from difflib import unified_diff
from itertools import islice

import pytest

import shiai
from tests.core.golden import FOLDER, LARGEST, PLAYTHROUGHS, Playthrough, playthrough

SHOWN = 30  # lines of a difference


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: f"{play.game.id}-{play.name}")
def test_a_playthrough_is_as_it_was(play: Playthrough) -> None:
    kept = play.path.read_text("utf-8").splitlines()
    played = playthrough(play).splitlines()
    difference = "\n".join(islice(unified_diff(kept, played, str(play.path), "played now", lineterm=""), SHOWN))
    assert not difference, f"{difference}\n\nIf this is meant: python -m tests.core.golden"


def test_the_playthroughs_are_these_and_small() -> None:
    assert set(FOLDER.glob("*/*")) == {play.path for play in PLAYTHROUGHS}
    assert all(play.path.stat().st_size < LARGEST for play in PLAYTHROUGHS)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_game_has_playthroughs_and_one_to_its_end(game: shiai.Game) -> None:
    texts = [play.path.read_text("utf-8") for play in PLAYTHROUGHS if play.game is game]
    assert len(texts) >= 3
    assert any(text.splitlines()[-1].startswith("result: ") for text in texts)


def test_a_long_playthrough_says_where_it_stops() -> None:
    first = PLAYTHROUGHS[0]
    short = Playthrough(first.game, first.name, first.seed, first.options, most=4)
    beginning, _, end = playthrough(short).partition("\nstopped after ")
    assert end == "4 choices\n"
    assert playthrough(first).startswith(beginning.rstrip("\n"))
