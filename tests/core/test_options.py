"""Options: their kinds, their wrong values, and options that contradict each other."""

import gc
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

import shiai
from shiai.core.conformance import random_options
from shiai.core.errors import OptionError
from shiai.core.game import REMEMBERED, AnyGame
from shiai.core.options import Choice, Names, Numbers, Option, Switch, Text, Value, Whole, read_options
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.games.samurai_spirit.game import SamuraiSpiritGame
from tests.core.toy import TOY

SWITCH: Final = Switch("rain", False, "It rains.", "T-1.1")
CHOICE: Final = Choice("wind", ("none", "east", "West"), "Where the wind comes from.", "T-1.2")
NUMBERS: Final = Numbers("days", (1, 3), (1, 2, 3, 10), "When there is a market.", "T-1.3")
OPTIONS: Final[tuple[Option, ...]] = (SWITCH, CHOICE, NUMBERS)
WHOLE: Final = Whole("people", 4, 1, 7, "How many come.", "T-1.4")
NAMES: Final = Names("cooks", ("ann", "bob", "cleo"), "Who cooks, in this order.", "T-1.5")


def small(text: str) -> str:
    """The check of a text: small letters without spaces."""
    if " " in text:
        raise OptionError(f"option flag has a space in {text!r}; leave it out")
    return text.lower()


def test_a_text_has_one_true_form_or_none() -> None:
    flag = Text("flag", "What is sewn on it.", "T-1.6", small)
    assert (flag.default, flag.read("Crane"), flag.write("crane")) == ("", "crane", "crane")
    assert (flag.read("none"), flag.read(" "), flag.write("")) == ("", "", "none")
    with pytest.raises(OptionError, match="option flag has a space in 'two cranes'; leave it out"):
        flag.read("two cranes")


def test_options_not_given_have_their_default() -> None:
    assert read_options("trip", OPTIONS, {}) == {"rain": False, "wind": "none", "days": (1, 3)}
    assert read_options("trip", OPTIONS, {"wind": "east"}) == {"rain": False, "wind": "east", "days": (1, 3)}


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SWITCH, True, True),
        (SWITCH, "true", True),
        (SWITCH, "Yes", True),
        (SWITCH, "on", True),
        (SWITCH, "off", False),
        (SWITCH, "NO", False),
        (CHOICE, "east", "east"),
        (CHOICE, "West", "West"),
        (WHOLE, 1, 1),
        (WHOLE, "7", 7),
        (NAMES, "cleo,ann", ("cleo", "ann")),
        (NAMES, ["bob"], ("bob",)),
        (NAMES, "none", ()),
        (NUMBERS, (3, 2), (2, 3)),
        (NUMBERS, [10], (10,)),
        (NUMBERS, 2, (2,)),
        (NUMBERS, "10, 1", (1, 10)),
        (NUMBERS, "", ()),
        (NUMBERS, "none", ()),
        (NUMBERS, (), ()),
    ],
)
def test_values_are_read_from_python_and_from_text(option: Option, given: object, value: Value) -> None:
    assert option.read(given) == value
    assert type(option.read(given)) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "error"),
    [
        (SWITCH, "maybe", "option rain cannot be 'maybe': use true or false (T-1.1)"),
        (SWITCH, 1, "option rain cannot be 1: use true or false (T-1.1)"),
        (SWITCH, None, "option rain cannot be None: use true or false (T-1.1)"),
        (CHOICE, "north", "option wind cannot be 'north': use one of none, east, West (T-1.2)"),
        (CHOICE, True, "option wind cannot be True: use one of none, east, West (T-1.2)"),
        (CHOICE, None, "option wind cannot be None: use one of none, east, West (T-1.2)"),
        (WHOLE, 8, "option people cannot be 8: use a whole number from 1 to 7 (T-1.4)"),
        (WHOLE, "0", "option people cannot be '0': use a whole number from 1 to 7 (T-1.4)"),
        (WHOLE, True, "option people cannot be True: use a whole number from 1 to 7 (T-1.4)"),
        (WHOLE, "some", "option people cannot be 'some': use a whole number from 1 to 7 (T-1.4)"),
        (NAMES, "ann,dan", "option cooks cannot be 'ann,dan': use names out of ann, bob, cleo (T-1.5)"),
        (NAMES, ("ann", "ann"), "option cooks cannot be ('ann', 'ann'): use every name once (T-1.5)"),
        (NAMES, 3, "option cooks cannot be 3: use names out of ann, bob, cleo (T-1.5)"),
        (NUMBERS, "1,4", "option days cannot be '1,4': use numbers out of 1, 2, 3, 10 (T-1.3)"),
        (NUMBERS, -1, "option days cannot be -1: use numbers out of 1, 2, 3, 10 (T-1.3)"),
        (NUMBERS, "many", "option days cannot be 'many': use numbers out of 1, 2, 3, 10 (T-1.3)"),
        (NUMBERS, 1.5, "option days cannot be 1.5: use numbers out of 1, 2, 3, 10 (T-1.3)"),
        (NUMBERS, True, "option days cannot be True: use numbers out of 1, 2, 3, 10 (T-1.3)"),
        (NUMBERS, "9" * 5000, "option days cannot be '9999"),
        (NUMBERS, (1, 1), "option days cannot be (1, 1): name every number once (T-1.3)"),
        (NUMBERS, "1,2,1", "option days cannot be '1,2,1': name every number once (T-1.3)"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(option: Option, given: object, error: str) -> None:
    with pytest.raises(OptionError, match="^" + re.escape(error)):
        option.read(given)


def test_an_unknown_option_is_refused_with_a_suggestion() -> None:
    with pytest.raises(OptionError, match=r"^trip has no option wimd; did you mean wind\?$"):
        read_options("trip", OPTIONS, {"wimd": "east"})
    with pytest.raises(OptionError, match=r"^trip has no option temperature; known are: rain, wind, days$"):
        read_options("trip", OPTIONS, {"temperature": 30})


# What some values of options need beside them.
LONG_DECK: Final = (Path(__file__).parents[2] / "examples" / "ronin_longer.toml").read_text("utf-8")
COMPANIONS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"environment": "bridge"},
    {"own_weapon": '{"id": "nunchaku"}'},
    {"mode": "one_vs_three", "yoroi": "enemy"},
    {"opponent": "zoro", "weapon": "yari"},
    {"opponent": "zoro", "weapon": "bokken"},
    {"second_weapon": "katana"},
    {"duel_variant": True},
    {"players": 3},
    {"players": 4},
    {"cards": "40", "deck_1": LONG_DECK, "deck_2": LONG_DECK},
)


def started(game: AnyGame, name: str, value: str) -> State:
    """A game with this option, and with what it needs."""
    for companions in COMPANIONS:
        try:
            state: State = game.start(**(companions | {name: value}))
        except OptionError:
            continue
        return state
    raise AssertionError(f"{game.id} refuses {name} {value} always")


@pytest.mark.parametrize("game", [TOY, *shiai.all_games()], ids=lambda game: game.id)
def test_every_value_of_every_option_is_written_and_read_back(game: AnyGame) -> None:
    for option in game.options:
        values: list[Value] = list(option.values)
        if option.kind == "numbers":
            values = [(), option.values[:1], option.values]  # type: ignore[list-item]
        if option.kind == "names":
            values = [(), option.values[: len(game.setup().seats)]]  # type: ignore[list-item]
        for value in (option.default, *values):
            text = option.write(value)
            assert " " not in text
            assert option.read(text) == option.read(value) == value
            state = started(game, option.name, text)
            assert state.setup.options[option.name] == value
            assert game.from_position(state.position()) == state
        assert option.help
        assert option.clause.startswith(game.clause_prefix)


def test_the_words_of_a_choice_keep_their_letters() -> None:
    assert CHOICE.write("West") == "West"
    assert CHOICE.read(CHOICE.write("West")) == "West"
    assert SWITCH.write(True) == "true"
    assert SWITCH.values_text() == "true, false"
    assert NUMBERS.write((1, 10)) == "1,10"
    assert NUMBERS.write(()) == "none"


def test_options_that_contradict_each_other_are_refused_with_both_names() -> None:
    assert TOY.setup(passing=False).options["bids"] == (1, 2)
    assert TOY.setup(bids=()).options["passing"] is True
    with pytest.raises(OptionError, match="passing=false and bids=none contradict each other"):
        TOY.start(passing=False, bids=())


def test_set_ups_of_ever_new_options_are_forgotten() -> None:
    game = SamuraiSpiritGame()
    for seed in range(2 * REMEMBERED):  # some are equal
        game.setup(**random_options(game, Random(seed)))
    gc.collect()
    kept = [thing for thing in gc.get_objects() if isinstance(thing, Setup) and thing.game is game]
    assert 0 < len(kept) <= REMEMBERED


def test_the_same_options_make_the_same_game() -> None:
    assert TOY.start(bids="2,1", passing="yes") == TOY.start()
    assert TOY.start(bids="1") != TOY.start()
    assert TOY.start(bids="1").key() != TOY.start().key()
