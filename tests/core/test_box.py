"""Boxes: reading, refusing, the canonical form, files, and games that carry a box."""

import copy
import json
import pickle
import tomllib
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest

import shiai
from shiai.core.box import (
    LONGEST,
    MOST_PROBLEMS,
    BoxError,
    BoxOption,
    Components,
    Contents,
    contents_of,
    game_of,
)
from shiai.core.components import (
    Amounts,
    Entry,
    FieldError,
    Flag,
    Number,
    Order,
    Part,
    Script,
    Source,
    Track,
    Word,
)
from shiai.core.conformance import random_box
from shiai.core.errors import OptionError, RecordError
from shiai.core.game import AnyGame
from shiai.core.record import Record, read_record

PRINTED: Final = Source("printed", "the rulebook")
GUESS: Final = Source("reconstructed", "our proposal")


def checked(text: str) -> str:
    """A language whose words are separated by one space."""
    if "?" in text:
        raise FieldError("remove the question mark")
    return " ".join(text.split())


def contradictions(contents: Contents) -> list[str]:
    """The well may not be larger than the inn."""
    well, inn = [contents.number("areas", area, "limit") for area in ("well", "inn")]
    return [f"areas.well.limit is {well}, more than the inn has ({inn}); lower it"] if well > inn else []


def village() -> Components:
    """The components of a small game with every kind of field."""
    return Components(
        "village",
        (
            Part(
                "areas",
                (Number("limit", 1, 9), Flag("flame")),
                [
                    Entry("well", {"limit": 2, "flame": False}, PRINTED),
                    Entry("inn", {"limit": 3, "flame": True}, PRINTED, {"flame": GUESS}),
                    Entry("Café 1", {"limit": 4}, GUESS),
                ],
            ),
            Part(
                "track",
                (Track("levels", 1, 9, 3), Order("order", ("a", "b", "c")), Word("colour", ("red", "blue"))),
                [Entry("threat", {"levels": (1, 2, 3), "order": ("a", "b", "c"), "colour": "red"}, GUESS)],
            ),
            Part(
                "cards",
                (Amounts("bonus", ("guard",), 1, 3, 0, 3, bare=("heal",)), Script("text", checked)),
                [Entry("007", {"bonus": ("guard 1",), "text": "step back"}, PRINTED)],
            ),
            Part("people", (), [Entry("kabe", {"durability": 7}, PRINTED)]),
        ),
        contradictions,
    )


VILLAGE: Final = village()
HEAD: Final = 'format = 1\ngame = "village"\n'
EVERYTHING: Final = (
    HEAD
    + """name = "Mine"

[areas.well]
limit = 1
flame = true

[areas."Café 1"]
limit = 5

[track.threat]
levels = [3, 3, 3]
order = ["c", "b", "a"]
colour = "blue"

[cards.007]
bonus = ["heal", "guard +2"]
text = "step  forward"
"""
)


def problems(text: str, components: Components = VILLAGE) -> list[str]:
    """What is wrong with a box."""
    with pytest.raises(BoxError) as caught:
        components.read(text)
    assert str(caught.value).startswith(f"box: {caught.value.problems[0]}")
    assert all(problem.isprintable() and len(problem) < 400 for problem in caught.value.problems)
    return caught.value.problems


# Reading --------------------------------------------------------------------------------------------------------------


def test_a_box_replaces_the_values_it_names_and_no_others() -> None:
    contents = VILLAGE.read(EVERYTHING)
    assert contents.number("areas", "well", "limit") == 1
    assert contents.value("areas", "well", "flame") is True
    assert contents.number("areas", "inn", "limit") == 3
    assert contents.number("areas", "Café 1", "limit") == 5
    assert contents.numbers("track", "threat", "levels") == (3, 3, 3)
    assert contents.words("track", "threat", "order") == ("c", "b", "a")
    assert contents.value("track", "threat", "colour") == "blue"
    assert contents.amounts("cards", "007", "bonus") == (("heal", 0), ("guard", 2))
    assert contents.value("cards", "007", "text") == "step forward"
    assert contents.number("people", "kabe", "durability") == 7


def test_reading_a_box_leaves_our_components_alone() -> None:
    VILLAGE.read(EVERYTHING)
    assert VILLAGE.standard.number("areas", "well", "limit") == 2
    assert VILLAGE.standard.corrections == {}


def test_a_changed_field_is_the_players_own() -> None:
    contents = VILLAGE.read(HEAD + "[areas.well]\nlimit = 1\n")
    assert contents.is_own("areas", "well", "limit")
    assert not contents.is_own("areas", "well", "flame")
    assert contents.is_own("areas", "well")
    assert not contents.is_own("areas", "inn")
    assert contents.confidence("areas", "well", "limit") == "own"
    assert contents.confidence("areas", "well", "flame") == "printed"
    assert contents.confidence("areas", "well") == "own"
    assert contents.confidence("areas", "inn", "limit") == "printed"
    assert contents.confidence("areas", "inn", "flame") == "reconstructed"
    assert contents.confidence("areas", "inn") == "reconstructed"


def test_entries_are_counted_by_confidence() -> None:
    assert VILLAGE.standard.counts() == {"printed": 3, "reported": 0, "reconstructed": 3, "own": 0}
    assert VILLAGE.read(EVERYTHING).counts() == {"printed": 1, "reported": 0, "reconstructed": 1, "own": 4}


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    assert VILLAGE.read("\ufeff" + EVERYTHING).corrections == VILLAGE.read(EVERYTHING).corrections


def test_a_box_names_its_game() -> None:
    assert game_of(EVERYTHING) == "village"
    for text in ("", "format = 1", "game = 3", "{}"):
        with pytest.raises(BoxError, match="the box does not name its game; write, for example, game = "):
            game_of(text)


# Refusing -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tables", "problem"),
    [
        ("[area.well]\nlimit = 1", "there is no part area; did you mean areas?"),
        ("[zzz]", "there is no part zzz; use one of areas, track, cards"),
        ("[people.kabe]\ndurability = 1", "there is no part people; use one of areas, track, cards"),
        ("areas = 3", "areas is 3; write tables such as [areas.well]"),
        ("[areas.wel]\nlimit = 1", "areas has no entry wel; did you mean well?"),
        ("[areas]\nwell = 2", "areas.well is 2; write the fields below [areas.well]"),
        ('[areas]\n"Café 1" = 2', 'areas.Café 1 is 2; write the fields below [areas."Café 1"]'),
        ("[areas.well]\nlimits = 1", "areas.well has no field limits; did you mean limit?"),
        ('[areas."Café 1"]\nflame = true', "areas.Café 1 has no field flame; use one of limit"),
        ("[areas.well]\nlimit = 12", "areas.well.limit is 12: use a whole number from 1 to 9"),
        ('[areas.well]\nlimit = "two"', "areas.well.limit is 'two': use a whole number from 1 to 9"),
        ("[areas.well]\nlimit = 2020-02-02", "areas.well.limit is datetime.date(2020, 2, 2): use a whole number"),
        ("[areas.well]\nlimit = inf", "areas.well.limit is inf: use a whole number from 1 to 9"),
        ("[areas.well.limit]\nx = 1", "areas.well.limit is {'x': 1}: use a whole number from 1 to 9"),
        ("[track.threat]\nlevels = [1, 2]", "track.threat.levels is [1, 2]: use 3 whole numbers from 1 to 9"),
        ('[cards.007]\ntext = "a?"', "cards.007.text is 'a?': remove the question mark"),
        ("[areas.well]\nlimit = 4", "areas.well.limit is 4, more than the inn has (3); lower it"),
    ],
)
def test_a_mistake_is_named_with_its_place_value_and_remedy(tables: str, problem: str) -> None:
    (found,) = problems(HEAD + tables)
    assert found.startswith(problem)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "format is None; write format = 1 in the first line"),
        ("format = 2\n", "format is 2; write format = 1 in the first line"),
        ("format = 1\n", "game is None, not village; take a box of this game"),
        ('format = 1\ngame = "town"\n', "game is 'town', not village; take a box of this game"),
        (HEAD + "name = 3\n", "name is 3; use one line of at most 60 characters"),
        (HEAD + 'name = "a\\nb"\n', r"name is 'a\nb'; use one line of at most 60 characters"),
        (HEAD + f'name = "{"x" * 61}"\n', "name is 'xxx"),
        (
            "format: 1",
            "the text is not TOML: Expected '=' after a key in a key/value pair (at line 1, column 7)",
        ),
        ("{oops}", "the text is no box: "),
        ("[1]", "format is None; write format = 1 in the first line"),
        ('["areas"]', "format is None; write format = 1 in the first line"),
        ("null", "the text is not TOML: "),
        ('"areas"', "the text is not TOML: "),
    ],
)
def test_a_text_that_is_no_box_of_this_game_is_refused(text: str, problem: str) -> None:
    (found,) = problems(text)
    assert found.startswith(problem)


def test_all_mistakes_are_found_at_once_and_nothing_is_accepted() -> None:
    text = (
        HEAD + "[areas.well]\nlimit = 12\nflame = 3\n[areas.inn]\nlimit = 9\n[roads.north]\n[areas.barn]\nlimit = 1\n"
    )
    found = problems(text)
    assert [problem.split()[0] for problem in found] == ["areas.well.limit", "areas.well.flame", "areas", "there"]
    with pytest.raises(BoxError, match=r"^box: areas.well.limit is 12: .* \(and 3 more: shiai box check lists them\)$"):
        VILLAGE.read(text)
    assert VILLAGE.standard.number("areas", "inn", "limit") == 3


def test_contradictions_are_looked_for_when_everything_else_is_right() -> None:
    text = HEAD + "[areas.well]\nlimit = 9\n[areas.inn]\nflame = 3\n"
    assert problems(text) == ["areas.inn.flame is 3: use true or false"]


def test_an_error_can_be_sent_to_another_process() -> None:
    with pytest.raises(BoxError) as caught:
        VILLAGE.read(HEAD + "[areas.well]\nlimit = 12\nflame = 3\n")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    assert again.option == "box"
    assert str(again) == str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "x" * (LONGEST + 1),
        '{"areas":' * 20_000 + "1" + "}" * 20_000,
        '{"areas":{"well":{"limit":' + "[" * 900 + "]" * 900 + "}}}",
        HEAD + "[areas.well]\nlimit = " + "[" * 50_000,
        HEAD + "[areas.well]\nlimit = " + "[" * 90 + "]" * 90,
        HEAD + "[track.threat]\norder = [" + "[" * 90 + "]" * 90 + "]",
        HEAD + "[cards.007]\nbonus = [" + "[" * 90 + "]" * 90 + "]",
        HEAD + "[areas.well]\nlimit = " + "9" * 10_000,
        HEAD + "[areas.well]\nlimit = 0x" + "F" * 10_000,
        '{"areas":{"well":{"limit":' + "9" * 10_000 + "}}}",
        '{"areas":{"well":{"limit":NaN}}}',
        HEAD + '[areas."\\u001b[31mwell\\n"]\nlimit = 1',
        HEAD + '["\\u0007areas".well]\nlimit = 1',
        HEAD + '[areas.well]\n"lim\\u0000it" = 1',
        HEAD + '[cards.007]\ntext = "step\\u0000back"',
        HEAD + f'[areas."{"x" * 100_000}"]\nlimit = 1',
        HEAD + f'[areas.well]\nlimit = "{"x" * 100_000}"',
        '{"cards":{"007":{"text":"\\ud800"}}}',
        '{"areas":[1,2]}',
        '{"areas":{"well":null}}',
        '{"format":1}',
    ],
    ids=range(21),
)
def test_hostile_texts_are_refused_in_short_printable_lines(text: str) -> None:
    assert len(problems(text)) == 1


@pytest.mark.parametrize("line", ["[areas.x{}]", "[x{}]", '[areas.well."x{}"]', "[track.x{}]"])
def test_of_a_text_full_of_mistakes_the_first_ones_are_named(line: str) -> None:
    lines = [line.format(number) for number in range(4 * MOST_PROBLEMS)]
    assert len(problems(HEAD + "\n".join(lines))) == MOST_PROBLEMS


def test_a_box_that_would_be_too_long_in_a_record_is_refused() -> None:
    text = HEAD + f'[cards.007]\ntext = "{"a " * (LONGEST // 5)}"\n'
    assert len(text) < LONGEST
    (problem,) = problems(text)
    assert problem.startswith("the box has too many corrections")


# The canonical form ---------------------------------------------------------------------------------------------------


def test_the_canonical_text_is_sorted_and_has_no_spaces() -> None:
    text = VILLAGE.text(VILLAGE.read(EVERYTHING))
    assert text == (
        r'{"areas":{"Caf\u00e9\u00201":{"limit":5},"well":{"flame":true,"limit":1}},'
        r'"cards":{"007":{"bonus":["heal","guard\u00202"],"text":"step\u0020forward"}},'
        r'"track":{"threat":{"colour":"blue","levels":[3,3,3],"order":["c","b","a"]}}}'
    )
    assert VILLAGE.read(text).corrections == VILLAGE.read(EVERYTHING).corrections
    assert VILLAGE.text(VILLAGE.read(text)) == text


def test_the_same_corrections_in_another_order_have_the_same_text() -> None:
    one = HEAD + "[areas.well]\nlimit = 1\nflame = true\n[areas.inn]\nlimit = 9\n[track.threat]\ncolour = 'blue'\n"
    two = HEAD + "[track.threat]\ncolour = 'blue'\n[areas.inn]\nlimit = 9\n[areas.well]\nflame = true\nlimit = 1\n"
    assert VILLAGE.text(VILLAGE.read(one)) == VILLAGE.text(VILLAGE.read(two))
    assert VILLAGE.toml(VILLAGE.read(one)) == VILLAGE.toml(VILLAGE.read(two))


def test_the_text_is_empty_when_nothing_differs_from_ours() -> None:
    for text in (HEAD, HEAD + "[areas.well]\n", HEAD + "[areas.well]\nlimit = 2\n", "{}", '{"areas":{}}'):
        assert VILLAGE.text(VILLAGE.read(text)) == ""


def test_values_that_equal_ours_are_left_out() -> None:
    text = HEAD + '[areas.well]\nlimit = 2\nflame = true\n[cards.007]\nbonus = ["guard +1"]\n'
    assert VILLAGE.text(VILLAGE.read(text)) == '{"areas":{"well":{"flame":true}}}'


def test_contents_are_kept_by_their_text() -> None:
    components = village()
    text = components.text(components.read(EVERYTHING))
    assert components.contents("") is components.standard
    assert components.contents(text) is components.contents(text)
    for number in range(500):
        components.contents(f'{{"areas":{{"inn":{{"limit":{3 + number % 7}}},"well":{{"limit":1}}}}}}' + " " * number)
    assert components.contents("") is components.standard
    assert components.contents(text).corrections == components.read(EVERYTHING).corrections
    with pytest.raises(BoxError):
        components.contents("[1]")


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_box_is_written_as_a_file_in_the_order_of_the_components() -> None:
    contents = VILLAGE.read(EVERYTHING)
    text = VILLAGE.toml(contents, "Mine")
    assert text == EVERYTHING.replace("guard +2", "guard 2").replace("step  forward", "step forward")
    assert VILLAGE.read(text).corrections == contents.corrections
    assert tomllib.loads(VILLAGE.toml(contents, 'a "name" \\ with signs'))["name"] == 'a "name" \\ with signs'


WITH_COMPONENTS: Final = [game for game in shiai.all_games() if game.components is not None]
games: Final = pytest.mark.parametrize("game", WITH_COMPONENTS, ids=lambda game: game.id)


def components_of(game: AnyGame) -> Components:
    assert game.components is not None
    return game.components


def accepted_box(game: AnyGame, seed: int) -> str:
    """A random box that the game accepts with its standard options."""
    rng = Random(seed)
    while True:
        box = random_box(game, rng)
        with suppress(OptionError):
            game.setup(box=box)
            return box


@games
def test_random_boxes_go_into_a_file_and_back(game: AnyGame) -> None:
    components = components_of(game)
    texts = {accepted_box(game, seed) for seed in range(60)}
    assert len(texts) > 30
    for text in texts:
        contents = components.contents(text)
        assert text == components.text(contents)
        assert " " not in text
        again = components.read(components.toml(contents, "a name"))
        assert again.corrections == contents.corrections
        assert game_of(components.toml(contents)) == components.game


@games
def test_random_boxes_reach_every_part_that_can_change(game: AnyGame) -> None:
    changeable = {part.name for part in components_of(game).parts.values() if part.fields}
    found: set[str] = set()
    for seed in range(300):
        found |= json.loads(accepted_box(game, seed)).keys()
        if found >= changeable:
            break
    assert found == changeable


def test_a_game_whose_components_cannot_change_has_only_the_empty_box() -> None:
    components = Components("fixed", (Part("people", (), [Entry("kabe", {"durability": 7}, PRINTED)]),))
    assert components.any(Random(1)) == ""


# Games that carry a box -----------------------------------------------------------------------------------------------


@games
def test_the_option_takes_a_file_or_a_canonical_text(game: AnyGame) -> None:
    (option,) = [option for option in game.options if isinstance(option, BoxOption)]
    components = components_of(game)
    text = accepted_box(game, 1)
    assert option.name == "box"
    assert option.read(text) == text
    assert option.read(components.toml(components.contents(text))) == text
    assert option.read("") == option.read("none") == option.read("\n") == ""
    assert option.write("") == "none"
    with pytest.raises(OptionError, match=r"^box: the text is no box: "):
        option.read("{")
    with pytest.raises(OptionError, match=r"^box: there is no part nonsense"):
        option.read('{"nonsense":{}}')


def played(game: AnyGame, box: str, choices: int) -> tuple[Any, Record]:
    """A random game with a box."""
    rng = Random(1)
    state = game.start(box=box)
    record = Record(state)
    for _ in range(choices):
        if not state.actors():
            break
        seat = state.actors()[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    return state, record


@games
@pytest.mark.parametrize("seed", range(3))
def test_positions_records_clones_and_pickles_carry_the_box(game: AnyGame, seed: int) -> None:
    box = accepted_box(game, seed)
    state, record = played(game, box, 40)
    own = contents_of(state.setup)
    assert own is not None
    assert own.corrections == components_of(game).read(box).corrections
    assert f"box={box}" in state.position()
    for again in (
        game.from_position(state.position()),
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        copy.deepcopy(state),
        read_record({game.id: game}, record.text())[1],
        record.at(len(record.choices)),
    ):
        assert again == state
        assert again.setup.options["box"] == box
        same = contents_of(again.setup)
        assert same is not None
        assert same.corrections == own.corrections
    for seat in range(len(state.setup.seats)):
        view = state.redact(seat)
        assert game.from_position(view.position()) == view
        assert view.setup.options["box"] == box


@games
def test_games_with_different_boxes_differ(game: AnyGame) -> None:
    box = accepted_box(game, 1)
    assert game.start(box=box) != game.start()
    assert game.start(box=box) == game.start(box=components_of(game).toml(components_of(game).contents(box)))
    assert contents_of(game.setup()) is components_of(game).standard


@games
def test_a_record_with_a_damaged_box_is_refused_with_its_line(game: AnyGame) -> None:
    box = accepted_box(game, 1)
    _, record = played(game, box, 3)
    with pytest.raises(RecordError, match=r"^line 4: box: there is no part zzz"):
        read_record({game.id: game}, record.text().replace(f"box={box}", 'box={"zzz":{}}'))


def test_a_game_without_components_has_no_contents() -> None:
    for game in shiai.all_games():
        assert (contents_of(game.setup()) is None) == (game.components is None)
