"""Short names of options on the command line, and deck files as options."""

from pathlib import Path

import pytest

from shiai.cli.options import GivenOptions, file_flags, is_meant, options_table
from shiai.core.errors import OptionError
from shiai.core.game import Game
from shiai.core.layout import Layout
from shiai.core.options import Choice, Text
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.decks.format import deck_to_toml, read_deck_text
from shiai.i18n.catalogue import Catalogue
from tests.games.senjutsu.terminal.test_deck_commands import written

RONIN = SIGNATURES["ronin"]


class TwoHeroes(Game):
    """A game whose options have short names."""

    id = "two_heroes"
    shorthands = {"hero": "hero_1", "against": "hero_2", "deck": "deck_1"}  # noqa: RUF012


def one_line(text: str) -> str:
    """A deck as one text."""
    return read_deck_text(text).text()


GAME = TwoHeroes(
    (
        Choice("hero_1", ("ronin", "student"), "", "SJ-2.6"),
        Choice("hero_2", ("ronin", "student"), "", "SJ-2.6"),
        Text("deck_1", "", "SJ-33.1", one_line),
        Text("deck_2", "", "SJ-33.1", one_line),
    ),
    Layout(()),
    0,
    {},
)


def given(*flags: tuple[str, str]) -> dict[str, object]:
    return GivenOptions((), flags, ("--against",)).read(GAME)


def test_short_names_stand_for_options() -> None:
    assert given(("--hero", "student"), ("--against", "ronin")) == {"hero_1": "student", "hero_2": "ronin"}
    assert given(("--hero-1", "ronin")) == given(("--hero", "ronin"))
    with pytest.raises(OptionError, match="option hero_1 is given twice, as student and as ronin; keep one"):
        given(("--hero", "student"), ("--hero-1", "ronin"))
    with pytest.raises(OptionError, match="no --herro here; did you mean --hero"):
        given(("--herro", "student"))


def test_a_flag_of_the_command_itself_may_be_meant_as_an_option() -> None:
    assert is_meant(GAME, "--against", "student")
    assert not is_meant(GAME, "--against", "heuristic")
    assert not is_meant(GAME, "--seed", "student")
    options = GivenOptions((), (), ()).adding("--against", "student")
    assert options
    assert options.read(GAME) == {"hero_2": "student"}


def test_deck_files_are_read_as_options(tmp_path: Path) -> None:
    assert set(file_flags(GAME)) == {"--deck-1-file", "--deck-2-file", "--deck-file"}
    path = written(tmp_path, deck_to_toml(RONIN))
    assert given(("--deck-file", path)) == given(("--deck-1-file", path)) == {"deck_1": RONIN.text()}
    assert given(("--deck-2-file", written(tmp_path, RONIN.text() + "\n"))) == {"deck_2": RONIN.text()}
    with pytest.raises(OptionError, match=r"deck\.toml: there is no hero 'x'"):
        given(("--deck-file", written(tmp_path, 'hero = "x"\ncards = {}')))


def test_short_names_are_listed() -> None:
    class Silent(Catalogue):
        """Says ids."""

        def say(self, id: str, /, **values: str | int) -> str:
            return id

    caption = str(options_table(GAME, Silent("en")).caption)
    assert "--hero for --hero-1" in caption
    assert "--deck-file FILE" in caption
