"""Setting up a game: modules, options that are read from a file, and the questions that are asked in a terminal."""

import io
from pathlib import Path
from typing import ClassVar

import pytest
from rich.console import Console

from shiai.cli.kit.asking import pick
from shiai.cli.kit.drawing import SetupQuestions
from shiai.cli.options import GivenOptions, file_flags, options_table
from shiai.cli.setting_up import ask_options
from shiai.core.errors import OptionError
from shiai.core.game import Game
from shiai.core.layout import Layout
from shiai.core.options import Choice, Names, Option, Switch, Text, Value
from shiai.core.setup import Setup
from shiai.i18n.catalogue import Catalogue

OWN = ("--seed", "--games", "--option")


def check_blade(text: str) -> str:
    """A blade is described by one word."""
    if not text.isalpha():
        raise OptionError(f"blade {text!r} is no word; use letters only")
    return text.lower()


OPTIONS: tuple[Option, ...] = (
    Choice("mode", ("duel", "one_vs_three"), "", ""),
    Choice("weapon", ("katana", "long_staff", "blade"), "", ""),
    Text("blade", "", "", check_blade),
    Choice("armour", ("none", "player"), "", ""),
    Switch("fog", False, "", ""),
    Switch("night", False, "", ""),
    Names("friends", ("red_fox", "crow"), "", ""),
)


class Toy(Game):
    """A game with nothing but options."""

    id: ClassVar[str] = "toy"
    modules: ClassVar[dict[str, tuple[str, str]]] = {
        "fog": ("fog", "true"),
        "night": ("night", "true"),
        "armour": ("armour", "player"),
        "one_vs_three": ("mode", "one_vs_three"),
    }

    def seats(self, **_options: object) -> tuple[str, ...]:
        return ("me",)

    def prepare(self, options: dict[str, Value]) -> Setup:
        if options["mode"] == "one_vs_three" and options["weapon"] != "katana":
            raise OptionError("three at once need a katana; set weapon katana")
        if options["weapon"] == "blade" and not options["blade"]:
            raise OptionError("weapon blade needs option blade")
        if options["fog"] and options["night"]:
            raise OptionError("nobody sees anything; leave out fog or night")
        return Setup(self, options)


class Plain(Toy):
    """The same without modules."""

    modules: ClassVar[dict[str, tuple[str, str]]] = {}


TOY = Toy(OPTIONS, Layout(()), 0, {})
PLAIN = Plain(OPTIONS, Layout(()), 0, {})


def given(*flags: tuple[str, str | None], words: tuple[str, ...] = (), game: Game = TOY) -> dict[str, object]:
    return GivenOptions(words, flags, OWN).read(game)


# Modules and names ----------------------------------------------------------------------------------------------------


def test_a_module_sets_its_option_and_may_be_repeated() -> None:
    read = given(("--module", "fog"), ("--module", "armour"), ("--module", "fog"))
    assert read == {"fog": "true", "armour": "player"}
    assert TOY.setup(**read).options["fog"] is True


def test_dashes_in_names_of_modules_and_values_mean_underscores() -> None:
    assert given(("--module", "One-vs-three")) == {"mode": "one_vs_three"}
    assert given(("--weapon", "long-staff"), words=("friends=crow,red-fox",)) == {
        "weapon": "long_staff",
        "friends": "crow,red_fox",
    }
    assert given(("--blade", "a-b")) == {"blade": "a-b"}


@pytest.mark.parametrize(
    ("flag", "value", "message"),
    [
        ("--module", "fogg", "toy has no module 'fogg'; did you mean fog"),
        ("--module", "xyzzy", "modules are: fog, night, armour, one_vs_three"),
        ("--module", None, "--module needs a value: fog, night, armour, one_vs_three"),
        ("--modul", "fog", "no --modul here; did you mean --module"),
        ("--weapon-fil", "x", "no --weapon-fil here; did you mean --weapon-file"),
        ("--weapon-file", None, "--weapon-file needs a value: the path of a file"),
    ],
)
def test_a_wrong_module_is_named_with_the_remedy(flag: str, value: str | None, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        given((flag, value))


def test_a_game_without_modules_has_no_such_flag() -> None:
    with pytest.raises(OptionError, match="no --module here"):
        given(("--module", "fog"), game=PLAIN)


def test_a_module_does_not_overrule_an_option() -> None:
    with pytest.raises(OptionError, match="mode is given twice, as duel and as one_vs_three; keep one"):
        given(("--mode", "duel"), ("--module", "one_vs_three"))


# Files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flag", ["--weapon-file", "--blade-file", "--Weapon_file"])
def test_a_text_is_read_from_a_file_and_chosen(flag: str, tmp_path: Path) -> None:
    file = tmp_path / "blade.txt"
    file.write_text("  Nunchaku\n")
    assert list(file_flags(TOY)) == ["--weapon-file", "--blade-file"]
    read = given((flag, str(file)))
    assert read == {"blade": "nunchaku", "weapon": "blade"}
    assert given((flag, str(file)), ("--weapon", "blade")) == read
    with pytest.raises(OptionError, match="weapon is given twice, as blade and as katana"):
        given((flag, str(file)), ("--weapon", "katana"))


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    file = tmp_path / "blade.txt"
    for content, message in (
        (None, r"--weapon-file cannot read '.*blade.txt': No such file"),
        (b"", r"blade.txt: the file is empty; it should describe blade"),
        (b"\xff\xfe", r"blade.txt': it is no text; save it as UTF-8"),
        (b"two words", r"blade.txt: blade 'two words' is no word; use letters only"),
    ):
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(OptionError, match=message):
            given(("--weapon-file", str(file)))
    with pytest.raises(OptionError, match="cannot read"):
        given(("--weapon-file", str(tmp_path)))


class Echo(Catalogue):
    """Says the ids of its sentences."""

    def __init__(self) -> None:
        super().__init__("en")

    def say(self, id: str, /, **values: str | int) -> str:
        return " ".join([id, *[str(value) for value in values.values()]])


def test_the_table_of_options_names_modules_and_files() -> None:
    assert options_table(TOY, Echo()).caption == (
        "--module NAME: fog, night, armour, one_vs_three\n--weapon-file FILE\n--blade-file FILE"
    )


# Questions ------------------------------------------------------------------------------------------------------------

QUESTIONS = SetupQuestions(("mode", "weapon"), "draw-pick_modules")


def asked(*typed: str, questions: SetupQuestions = QUESTIONS, game: Game = TOY) -> tuple[dict[str, object], str]:
    """What a person chooses by typing this, and what was printed."""
    console = Console(file=io.StringIO(), width=80)
    answers = list(typed)
    options = ask_options(game, questions, Echo(), console, lambda _question, _names: answers.pop(0))
    assert isinstance(console.file, io.StringIO)
    assert answers == []
    return options, console.file.getvalue()


def test_enter_takes_the_first_answers_and_no_module() -> None:
    options, text = asked("", "", "")
    assert options == {"mode": "duel", "weapon": "katana"}
    assert text.index("option-mode") < text.index("option-weapon") < text.index("draw-pick_modules 1,3")
    assert "value-mode-one_vs_three" in text


def test_numbers_names_and_words_are_understood() -> None:
    assert asked("1", "long-staff", "1,3")[0] == {
        "mode": "duel",
        "weapon": "long_staff",
        "fog": "true",
        "armour": "player",
    }
    assert asked("DUEL", "value-weapon-katana", "option-night, armour")[0] == {
        "mode": "duel",
        "weapon": "katana",
        "night": "true",
        "armour": "player",
    }


def test_what_cannot_be_is_not_offered() -> None:
    options, text = asked("2", "")
    assert options == {"mode": "one_vs_three"}
    assert "option-weapon" not in text
    _, text = asked("1", "1", "")
    assert "value-weapon-blade" not in text
    assert "option-armour: value-armour-player" in text
    assert "value-mode-one_vs_three" in text.split("draw-pick_modules")[0]
    assert "option-mode" not in text.split("draw-pick_modules")[1]


def test_a_wrong_answer_is_asked_again() -> None:
    options, text = asked("five", "1", "1", "fog,night", "snow", "9", "night")
    assert options == {"mode": "duel", "weapon": "katana", "night": "true"}
    assert "nobody sees anything" in text
    assert "toy has no module 'snow'" in text
    assert "toy has no module '9'" in text


def test_modules_are_asked_for_only_where_there_are_some() -> None:
    assert asked("", "", game=PLAIN)[0] == {"mode": "duel", "weapon": "katana"}
    assert asked("", "", questions=SetupQuestions(("mode", "weapon")))[0] == {"mode": "duel", "weapon": "katana"}


def test_one_of_several_is_picked_by_its_name_with_dashes_or_underscores() -> None:
    for typed in ("two_words", "Two-Words", "two words", "2", "The second"):
        console = Console(file=io.StringIO())
        names = ("one", "two_words")
        assert pick(names, "?", ["The first", "The second"], console, lambda *_, typed=typed: typed) == "two_words"
