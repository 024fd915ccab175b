"""A weapon of one's own: the page about it is true, mistakes are named, and the game carries the weapon with it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import shiai
from shiai import registry
from shiai.core.dealer import Dealer
from shiai.core.errors import OptionError
from shiai.core.record import Record, read_record
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.options import OWN
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.vocabulary import VOCABULARY, WORDS, joined
from shiai.games.way_of_the_samurai.rules.words import MOMENTS, NOTHING_IN_FORCE, Amount, Word
from tests.games.way_of_the_samurai.given import in_force

PROJECT: Final = Path(__file__).parents[4]
PAGE: Final = (PROJECT / "docs" / "weapons.md").read_text("utf-8")
EXAMPLE: Final = (PROJECT / "examples" / "nunchaku.json").read_text("utf-8")
GAME: Final = shiai.game("way_of_the_samurai")
FOR_WEAPONS: Final = [word for word in WORDS if word.weapon]
SHOWN: Final = re.findall(r"^\| `(\{\"id\".*)` \| (.*) \|$", PAGE, re.MULTILINE)


def start(text: str, **options: object) -> WayOfTheSamurai:
    """A game with the weapon of this text."""
    state = GAME.start(weapon=OWN, own_weapon=text, **options)
    assert isinstance(state, WayOfTheSamurai)
    return state


def contents(force: Force) -> list[object]:
    """All that is in force."""
    return list(in_force(force).values())


def weapon(**params: Any) -> str:
    """The text of a weapon with these words."""
    return json.dumps({"id": "nunchaku", "params": params})


# The page -------------------------------------------------------------------------------------------------------------


def test_the_page_has_the_words_of_today() -> None:
    tool = PROJECT / "tools" / "weapon_words.py"
    printed = subprocess.run([sys.executable, str(tool)], capture_output=True, text=True, encoding="utf-8", timeout=60)
    assert printed.returncode == 0, printed.stderr
    assert PAGE.endswith(printed.stdout)
    assert all(f"| `{word.name}` |" in printed.stdout for word in FOR_WEAPONS)
    assert {word.moment for word in WORDS} <= set(MOMENTS)


def test_the_page_shows_the_example() -> None:
    assert f"```json\n{EXAMPLE}```" in PAGE


def test_the_page_shows_true_answers() -> None:
    assert len(SHOWN) == 5
    for text, answer in SHOWN:
        with pytest.raises(OptionError) as caught:
            start(text)
        assert str(caught.value).startswith(answer.removesuffix("…"))
        assert answer.endswith("…") or str(caught.value) == answer


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", FOR_WEAPONS, ids=lambda word: word.name)
def test_every_word_refuses_what_is_no_value_of_it(word: Word) -> None:
    wrong: list[Any] = [None, "x", "", [], {}, 1.5, -100, 100, False, [1], {"x": 1}, {"guard": "x"}]
    wrong += [{"from": "guard", "to": "guard"}, {"a": {}}, {"a": {}, "b": {"x": 1}}, {"7": 1}, {"5": 3}]
    for value in wrong:
        with pytest.raises(OptionError, match=rf"weapon nunchaku: params\.{word.name}\b"):
            start(weapon(**{word.name: value}))


@pytest.mark.parametrize("word", [word for word in FOR_WEAPONS if isinstance(word, Amount)], ids=lambda word: word.name)
def test_an_amount_has_bounds(word: Amount) -> None:
    assert not word.check(word.low)
    assert not word.check(word.high)
    for value in (word.low - 1, word.high + 1, True, str(word.low)):
        assert word.check(value)


@pytest.mark.parametrize("word", [word for word in FOR_WEAPONS if "…" not in word.kind], ids=lambda word: word.name)
def test_the_value_that_the_page_shows_is_taken_and_joins_what_is_in_force(word: Word) -> None:
    values = [word.low, word.high] if isinstance(word, Amount) else [json.loads(word.kind)]
    assert not any(word.check(value) for value in values)
    if word.name != "die_wounds":  # the page shows those of the base rules
        pieces = [{word.name: value} for value in values]
        assert any(contents(joined([piece])) != contents(NOTHING_IN_FORCE) for piece in pieces)


def test_wounds_of_the_red_die_can_come_at_other_levels() -> None:
    assert joined([{"die_wounds": {"3": 1, "5": 2}}]).die_wounds == (0, 0, 0, 1, 0, 2, 2)


def test_words_of_opponents_and_modules_are_not_for_weapons() -> None:
    for word in WORDS:
        if not word.weapon:
            with pytest.raises(OptionError, match=rf"params\.{word.name} is no word for weapons"):
                start(weapon(**{word.name: True}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "a weapon needs an id"),
        ('{"params": {}}', "a weapon needs an id"),
        ('{"id": "two words"}', "a weapon needs an id"),
        ('{"id": "n", "params": []}', "weapon n: params must be a table of words and values"),
        ('{"id": "n", "power": 9}', "weapon n: power is no field of a weapon; fields are id, params"),
        ('{"id": "N"}', "a weapon needs an id of small letters"),
        ('{"id": "n", "params": {"die_wounds": {"5": true}}}', "weapon n: params.die_wounds must look like"),
        ('{"id": "n", "params": {"gaurd_max": 1}}', "params.gaurd_max is no word for weapons; did you mean guard_max"),
        (
            '{"id": "n", "params": {"faces": {"a": {}, "b": {"faces": {"a": {}, "b": {}}}}}}',
            "weapon n: params.faces.b.faces is no word for weapons",
        ),
        ("[" * 100_000, "option own_weapon is no JSON"),
        ('{"id": "n"', "option own_weapon is no JSON"),
        ("nunchaku", "option own_weapon is no JSON"),
        ("none", "weapon own_weapon needs option own_weapon"),
    ],
)
def test_a_weapon_that_is_none_is_refused(text: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        start(text)


def test_a_mistake_in_a_face_is_named() -> None:
    with pytest.raises(OptionError, match=r"faces\.a\.guard_per_ki must be a whole number from 1 to 4, not 9"):
        start(weapon(faces={"a": {"guard_per_ki": 9}, "b": {}}))


def test_a_description_needs_the_weapon() -> None:
    with pytest.raises(OptionError, match="option own_weapon needs weapon own_weapon"):
        GAME.start(weapon="katana", own_weapon=EXAMPLE)


# The game -------------------------------------------------------------------------------------------------------------


def test_the_example_is_in_force() -> None:
    force = start(EXAMPLE).force
    assert (force.guard_max, force.ki_start, force.ki_per_technique) == (3, 4, 1)
    assert set(json.loads(EXAMPLE)["params"]) <= set(VOCABULARY)


def test_the_option_is_one_word_whatever_the_file_looks_like() -> None:
    written = start(EXAMPLE).setup.options[OWN]
    assert written == start(json.dumps(json.loads(EXAMPLE), indent=8)).setup.options[OWN]
    assert not re.search(r"\s", str(written))


def test_a_game_with_an_own_weapon_is_written_and_read_back() -> None:
    state = start(EXAMPLE, opponent="oda", gisei=True)
    record = Record(state, {"note": "mine"})
    dealer, rng = Dealer(3), Random(3)
    while actors := state.actors():
        seat = actors[0]
        record.play(state, seat, dealer.choose(state) if seat == CHANCE else rng.choice(state.legal(seat)))
        assert GAME.from_position(state.position()) == state
    read, end = read_record(registry.games(), record.text())
    assert end == state
    assert read.setup.options[OWN] == state.setup.options[OWN]


def test_every_word_can_be_played_with() -> None:
    for word in FOR_WEAPONS:
        if isinstance(word, Amount):
            value: Any = word.high
        elif "…" in word.kind:
            value = {"a": {"guard_per_ki": 2}, "b": {"face_gauges": {"guard": 1}}}
        else:
            value = json.loads(word.kind)
        state = start(weapon(**{word.name: value}), environment="bridge")
        dealer, rng = Dealer(1), Random(1)
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, dealer.choose(state) if seat == CHANCE else rng.choice(state.legal(seat)))
        assert state.outcome() is not None
