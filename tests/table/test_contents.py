"""Saved content: each person has their own, within limits, in SQLite and in PostgreSQL."""

from pathlib import Path

import pytest

from shiai import registry
from shiai.table import contents
from shiai.table.contents import LONGEST_NAME, LONGEST_TEXT, MOST
from shiai.table.errors import BadContent, NoSuchTable
from shiai.table.store import Store

RONIN = registry.game("seven_ronin")
SENJUTSU = registry.game("senjutsu")
BOX = '{"areas":{"inn":{"limit":3}}}'
FILE = 'format = 1\ngame = "seven_ronin"\nname = "Mine"\n\n[areas.inn]\nlimit = 3\n'
DECK = "ronin/071/025,029x2/-"
EXAMPLES = Path(__file__).parents[2] / "examples"


def names(store: Store, person: str = "ann") -> list[str]:
    """The names of what a person saved."""
    return [content.name for content in contents.contents_of(store, person)]


def test_a_text_is_saved_in_its_canonical_form(store: Store) -> None:
    saved = contents.save(store, "ann", RONIN, "box", "  Mine ", FILE)
    assert (saved.name, saved.text) == ("Mine", BOX)
    assert contents.find(store, "ann", "seven_ronin", "box", "Mine") == saved


def test_it_is_still_there_when_the_database_is_opened_again(url: str) -> None:
    first = Store(url)
    contents.save(first, "ann", RONIN, "box", "Größe 侍 ' \" %s", BOX)
    first.close()
    again = Store(url)
    assert names(again) == ["Größe 侍 ' \" %s"]
    again.close()


def test_everybody_has_their_own(store: Store) -> None:
    contents.save(store, "ann", RONIN, "box", "Mine", BOX)
    assert names(store, "ben") == []
    with pytest.raises(NoSuchTable):
        contents.find(store, "ben", "seven_ronin", "box", "Mine")


def test_the_same_name_replaces_and_other_kinds_stay(store: Store) -> None:
    contents.save(store, "ann", SENJUTSU, "deck", "Mine", DECK)
    contents.save(store, "ann", RONIN, "box", "Mine", BOX)
    contents.save(store, "ann", RONIN, "box", "Mine", '{"areas":{"inn":{"limit":4}}}')
    assert names(store) == ["Mine", "Mine"]
    assert "4" in contents.find(store, "ann", "seven_ronin", "box", "Mine").text


@pytest.mark.parametrize("name", ["", "  ", "\n\t", "x" * (LONGEST_NAME + 1)])
def test_a_name_has_limits(store: Store, name: str) -> None:
    with pytest.raises(BadContent, match="give one with 1 to 60"):
        contents.save(store, "ann", RONIN, "box", name, BOX)
    assert names(store) == []


def test_nobody_has_more_than_the_limit_for_a_game(store: Store) -> None:
    for number in range(MOST):
        contents.save(store, "ann", RONIN, "box", f"box {number}", BOX)
    with pytest.raises(BadContent, match="50 is the limit"):
        contents.save(store, "ann", RONIN, "box", "one more", BOX)
    contents.save(store, "ann", RONIN, "box", "box 7", BOX)  # replacing is no further one
    contents.save(store, "ann", SENJUTSU, "deck", "of another game", DECK)
    contents.save(store, "ben", RONIN, "box", "of somebody else", BOX)
    assert len(names(store)) == MOST + 1


def test_a_refused_text_leaves_the_old_one(store: Store) -> None:
    contents.save(store, "ann", RONIN, "box", "Mine", BOX)
    for wrong in ('{"areas":{"inn":{"limit":99}}}', "x" * (LONGEST_TEXT + 1), "{"):
        with pytest.raises(BadContent):
            contents.save(store, "ann", RONIN, "box", "Mine", wrong)
    assert contents.find(store, "ann", "seven_ronin", "box", "Mine").text == BOX


def test_all_mistakes_of_a_box_are_told() -> None:
    with pytest.raises(BadContent) as refused:
        contents.read(RONIN, "box", '{"areas":{"inn":{"limit":99},"well":{"limit":0}}}')
    assert len(refused.value.problems) == 2


def test_an_unknown_kind_and_an_empty_deck_are_refused() -> None:
    for game, kind, given in ((RONIN, "deck", DECK), (SENJUTSU, "deck", " ")):
        with pytest.raises(BadContent):
            contents.read(game, kind, given)


def test_renaming_and_deleting(store: Store) -> None:
    one = contents.save(store, "ann", RONIN, "box", "One", BOX)
    two = contents.save(store, "ann", RONIN, "box", "Two", BOX)
    with pytest.raises(BadContent, match="already is one called 'Two'"):
        contents.rename(store, "ann", one, "Two")
    assert contents.rename(store, "ann", one, "One") == one
    contents.rename(store, "ann", one, "Three")
    contents.delete(store, "ann", two)
    assert names(store) == ["Three"]


def test_a_free_name_has_a_number(store: Store) -> None:
    contents.save(store, "ann", RONIN, "box", "Mine", BOX)
    assert contents.free_name(store, "ann", "seven_ronin", "box", "Mine") == "Mine (2)"
    assert contents.free_name(store, "ann", "seven_ronin", "box", "Other") == "Other"


def test_a_deck_fits_every_game_that_can_read_it(store: Store) -> None:
    contents.save(store, "ann", SENJUTSU, "deck", "Wolves", DECK)
    contents.save(store, "ann", RONIN, "box", "Mine", BOX)
    alone = registry.game("senjutsu_solo")
    option = contents.options_of(alone, "deck")[0]
    assert [one.name for one in contents.fitting(store, "ann", alone, option)] == ["Wolves"]


@pytest.mark.parametrize(
    ("given", "game", "kind"),
    [
        (FILE, "seven_ronin", "box"),
        (DECK, "senjutsu", "deck"),
        ((EXAMPLES / "ronin_longer.toml").read_text("utf-8"), "senjutsu", "deck"),
        ((EXAMPLES / "nunchaku.json").read_text("utf-8"), "way_of_the_samurai", "weapon"),
        ('id = "nunchaku"\n\n[params]\nki_start = 4\n', "way_of_the_samurai", "weapon"),
    ],
)
def test_what_a_text_is_is_found_by_trying(given: str, game: str, kind: str) -> None:
    found, what = contents.recognize(given)
    assert (found.id, what) == (game, kind)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", "nothing to save"),
        ("hello", "way_of_the_samurai weapon:"),
        ('format = 1\ngame = "chess"\n', "'chess'"),
        ('format = 1\ngame = "seven_ronin"\n[areas.inn]\nlimit = 0\n', "areas.inn.limit is 0"),
        ("[" * 100_000, "is no JSON"),
    ],
)
def test_a_text_that_is_nothing_is_refused_with_reasons(given: str, problem: str) -> None:
    with pytest.raises(BadContent) as refused:
        contents.recognize(given)
    assert problem in str(refused.value)
