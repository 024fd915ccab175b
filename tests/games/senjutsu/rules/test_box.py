"""Boxes of Senjutsu: boards, heroes, enemies and hordes that players have corrected."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shiai.core.box import BoxError
from shiai.core.position import read_position, write_position
from shiai.core.record import Record, read_record
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.game import GAME as DUEL
from shiai.games.senjutsu.game import SenjutsuGame
from shiai.games.senjutsu.rules.battlefield.boards import BOARDS, KIND_NAMES, piece_parts, placements
from shiai.games.senjutsu.rules.battlefield.figures import remove_bamboo
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits, space
from shiai.games.senjutsu.rules.contents import COMPONENTS, DECK_SIZES, MOST_DRAWN, MOST_SLOTS, board_in
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HAND_SIZE, RANKS, pieces_of_cells
from shiai.games.senjutsu.rules.steps.turn import Choose
from shiai.games.senjutsu.solo.game import GAME as SOLO
from shiai.games.senjutsu.solo.game import SoloGame
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, SELECTION
from shiai.games.senjutsu.solo.rules.options import MOST_ENEMIES
from shiai.games.senjutsu.solo.rules.state import DISTANCE, EXTRA, SLOTS
from tests.proof import proves

HEAD = 'format = 1\ngame = "senjutsu"\n'
EXAMPLE = Path(__file__).parents[4] / "examples" / "boxes" / "senjutsu.toml"
COMPLETE = (  # changes every field of one entry of each part
    HEAD
    + """
[boards.snow_field]
spaces = "-3: 0..3; -2: -1..3; -1: -2..3; 0: -3..3; 1: -3..2; 2: -3..1; 3: -3..0; 4: -3..-1"
starts_2 = "-3,0 -3,1; 4,-3 4,-2"
starts_3 = "-3,0; 4,-2; 0,3"
starts_4 = "-3,0; 4,-2; 0,3; 0,-3"
preset = "rocks 0,0; boat 0,-4 N"

[terrain.cherry_tree]
shape = "0,0 1,-1*"

[heroes.ronin]
advantage = 80
hand = 6
wounds = 4
tree = "NEU-AGG AGG-focus"

[heroes.hachiko]
wounds = 3
stuns = 3

[enemies.enemy_samurai_boss]
distance = 3
ranged = true
range = 4
recipe = "1 5 4|5"

[horde.horde_spaces]
spaces_of_horde = "0,2 N; -3,0 SE; -1,-2 S; 1,-3 S; 4,-3 NW"
"""
)


def played(state: Any, until: Any, seed: int = 1) -> Any:
    """The state as soon as this is true of it, with random choices up to there."""
    rng = Random(seed)
    while not until(state):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def choosing(state: Any) -> bool:
    """Has the first turn come to the choice of cards?"""
    return isinstance(state.stack[-1], Choose)


def problems(text: str) -> list[str]:
    """All that is wrong with a box."""
    with pytest.raises(BoxError) as caught:
        COMPONENTS.read(HEAD + text)
    return caught.value.problems


# Boxes as a whole -----------------------------------------------------------------------------------------------------


@proves("SJ-A.95")
@pytest.mark.parametrize("game", [DUEL, SOLO], ids=["duel", "solo"])
def test_a_complete_box_is_played_and_kept(game: SenjutsuGame | SoloGame) -> None:
    # given a game with a box in which every part differs
    state: Any = game.start(box=COMPLETE, terrain="preset")
    rng = Random(1)
    record = Record(state)

    # when it is played to its end
    while state.actors():
        seat = state.actors()[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    record.finish(state)

    # then its position and its record bring the same game back, and a view has the same box
    assert write_position(read_position(game, write_position(state))) == write_position(state)
    assert write_position(read_record({game.id: game}, record.text())[1]) == write_position(state)
    assert state.redact(0).setup.options["box"] == state.setup.options["box"] != ""
    assert game.invariants(state) == []


def test_the_complete_box_changes_every_part_and_field() -> None:
    own = COMPONENTS.read(COMPLETE).corrections
    changeable = {part.name: {field.name for field in part.fields} for part in COMPONENTS.parts.values() if part.fields}
    changed = {part: {field for fields in entries.values() for field in fields} for part, entries in own.items()}
    assert changed == {part: fields for part, fields in changeable.items() if part in changed}
    assert set(changed) >= {"boards", "heroes", "enemies", "horde"}


def test_both_games_have_the_same_components_and_the_box_is_the_last_option() -> None:
    assert DUEL.components is SOLO.components is COMPONENTS
    assert DUEL.options[-1].name == SOLO.options[-1].name == "box"


def test_every_value_of_ours_is_in_canonical_form() -> None:
    for part in COMPONENTS.parts.values():
        for entry in part.entries.values():
            for field in part.fields:
                if field.name in entry.values:
                    assert field.read(entry.values[field.name]) == entry.values[field.name]


def test_the_example_is_a_box_for_both_games() -> None:
    # given the file of the examples
    text = EXAMPLE.read_text("utf-8")

    # then both games can be played with it, and it is written again as the same box
    assert DUEL.start(box=text, board="burning_village").setup.options["box"]
    assert SOLO.start(box=text, enemy_1="ashigaru_yumi").setup.options["box"]
    contents = COMPONENTS.read(text)
    assert COMPONENTS.read(COMPONENTS.toml(contents)).corrections == contents.corrections


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", [DUEL, SOLO], ids=["duel", "solo"])
def test_games_with_random_boxes_end(game: SenjutsuGame | SoloGame, seed: int) -> None:
    rng = Random(seed)
    box = next(text for text in iter(lambda: COMPONENTS.any(rng), None) if text)
    state: Any = game.start(box=box, board=rng.choice([board.name for board in BOARDS]), terrain="preset")
    while state.actors():
        seat = rng.choice(state.actors())
        clever = seat != CHANCE and rng.random() < 0.3
        state.apply(seat, game.advise(state.redact(seat), seat, rng) if clever else rng.choice(state.legal(seat)))
    assert game.invariants(state) == []


# Boards ---------------------------------------------------------------------------------------------------------------


def test_spaces_of_a_box_are_those_of_the_board() -> None:
    # given a snow field with one more column
    state = DUEL.start(box=COMPLETE)

    # then it has three more spaces, and heroes may stand there
    board = state.rules.board
    assert board.spaces.bit_count() == 40
    assert state.terrain.playable >> space(4, -2) & 1
    assert board.names[space(4, -3)] == "H1"


@pytest.mark.parametrize(("players", "starts"), [(2, "-3,0 -3,1; 4,-3 4,-2"), (3, "-3,0; 4,-2; 0,3")])
def test_start_positions_of_a_box_are_offered(players: int, starts: str) -> None:
    # given a match for which the box has start positions
    state = DUEL.start(box=COMPLETE, players=players)

    # when all figures have been placed
    played(state, choosing)

    # then each stands on a space of them
    wanted = {space(*map(int, pair.split(","))) for pair in starts.replace(";", "").split()}
    assert {state.cells[seat * BLOCK + AT] for seat in range(players)} <= wanted


BAMBOO_GROVE = (  # a triangle, which can lie in two ways
    HEAD
    + """
[terrain.bamboo]
shape = "0,0 0,-1 1,-1"
[boards.snow_field]
preset = "bamboo 0,1; bamboo 0,-1 NE"
"""
)


def test_a_box_changes_the_spaces_of_terrain() -> None:
    state = DUEL.start(box=BAMBOO_GROVE, terrain="preset")
    grove = [(0, 1), (0, 0), (1, 0)]
    turned = [(0, -1), (1, -2), (1, -1)]
    assert state.terrain.bamboo == sum([1 << space(*at) for at in grove + turned])


def test_a_piece_of_an_own_shape_can_lie_in_as_many_directions_as_look_different() -> None:
    board = board_in(COMPONENTS.read(BAMBOO_GROVE), "snow_field")
    directions = {piece_parts(code)[2] for code in placements(board, (), KIND_NAMES.index("bamboo"), 2)}
    assert directions == {0, 1}
    long = board_in(COMPONENTS.read(HEAD + '[terrain.cherry_tree]\nshape = "0,0 0,-1 1,-2"'), "snow_field")
    directions = {piece_parts(code)[2] for code in placements(long, (), KIND_NAMES.index("cherry_tree"), 2)}
    assert directions == set(range(6))


def test_whoever_collides_with_a_piece_of_bamboo_removes_all_of_it() -> None:
    state = DUEL.start(box=BAMBOO_GROVE, terrain="preset")
    remove_bamboo(state, space(1, 0))
    assert state.terrain.bamboo == sum([1 << space(*at) for at in [(0, -1), (1, -2), (1, -1)]])


@pytest.mark.parametrize(
    ("shape", "wish"),
    [
        ("0,0 0,-1 zero", "'zero' is no space; write column and row from the first one"),
        ("0,0 0,-3", "'0,-3' is too far from the first space; use at most 2"),
        ("0,0 0,-1 0,-1*", "'0,-1*' is there twice"),
        ("0,-1 0,0", "begin with the first space"),
        ("0,0 0,2", "must be connected"),
        ("", "begin with the first space"),
    ],
)
def test_a_wrong_shape_is_refused_with_the_remedy(shape: str, wish: str) -> None:
    with pytest.raises(BoxError, match=re.escape(wish)):
        COMPONENTS.read(HEAD + f'[terrain.boat]\nshape = "{shape}"')


def test_an_own_preset_must_fit_the_own_shapes() -> None:
    with pytest.raises(BoxError, match=r"boards\.snow_field\.preset has a rocks at 1,-2 where it may not lie"):
        COMPONENTS.read(HEAD + '[terrain.rocks]\nshape = "0,0 1,-1 2,-2"\n[boards.snow_field]\npreset = "rocks 1,-2"')
    with pytest.raises(BoxError, match=r"preset has a boat that lies NE; its directions are N"):
        COMPONENTS.read(HEAD + '[terrain.boat]\nshape = "0,0*"\n[boards.snow_field]\npreset = "boat 0,-4 NE"')


@proves("SJ-9.19")
def test_pieces_of_our_presets_that_no_longer_fit_are_left_out() -> None:
    ours = board_in(COMPONENTS.read(HEAD), "snow_field")
    board = board_in(COMPONENTS.read(HEAD + '[terrain.rocks]\nshape = "0,0 1,-1 2,-2"'), "snow_field")
    assert board.preset == tuple([piece for piece in ours.preset if piece[1] != space(1, -2)])


def test_preset_terrain_of_a_box_lies_on_the_board() -> None:
    state = DUEL.start(box=COMPLETE, terrain="preset")
    pieces = [piece_parts(code) for code in pieces_of_cells(state.cells)]
    assert [(KIND_NAMES[kind], at) for kind, at, _ in pieces] == [("rocks", space(0, 0)), ("boat", space(0, -4))]
    assert state.terrain.walls == 1 << space(0, 0)
    assert state.terrain.playable >> space(0, -5) & 1


def test_equal_boxes_share_a_board_and_other_boards_are_ours() -> None:
    box = COMPONENTS.read(COMPLETE)
    assert board_in(box, "snow_field") is board_in(COMPONENTS.read(COMPLETE), "snow_field")
    assert board_in(COMPONENTS.read(HEAD + '[boards.snow_field]\npreset = ""'), "river_ford") is BOARDS[2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('spaces = "0: 0..3"', "a board has at least 19 spaces, these are 4"),
        ('spaces = "0: 3..0"', "'3..0' runs upwards; write the upper row first"),
        ('spaces = "0: 0..3, 2"', "column 0 has a space twice"),
        ('spaces = "0: up"', "'up' names no rows; write them from top to bottom, as in -2..3"),
        ('spaces = "first"', "'first' is no column; write its number and its rows, as in -1: -2..3"),
        ('spaces = "20: 0..3"', "20,0 is too far out; columns are -3 to 10, rows -6 to 3"),
        ('spaces = "-3: -6..3; 0: -6..3"', "all spaces of a board must be connected"),
        ('starts_2 = "-3,0"', "name 2 positions with a semicolon between them, these are 1"),
        ('starts_2 = "-3,0; A1"', "'A1' is no space; write its column and row, as in 0,-2"),
        (
            'preset = "pagoda 0,0"',
            "'pagoda' is no terrain; use one of rocks, bamboo, burning_cart, shrine,",
        ),
        ('preset = "boat 0,-4"', "'boat 0,-4' should look like boat 0,-2 N (or NE, SE)"),
        ('preset = "rocks 0,0 X"', "'rocks 0,0 X' should look like rocks 0,-2"),
        ('preset = "' + "rocks 0,0; " * 13 + '"', "there are at most 12 pieces, these are 13"),
    ],
)
def test_a_board_that_cannot_be_read_is_refused(line: str, answer: str) -> None:
    (problem,) = problems(f"[boards.snow_field]\n{line}")
    assert answer in problem
    assert problem.startswith(f"boards.snow_field.{line.split()[0]} is ")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('starts_2 = "-3,0; 4,-3"', "boards.snow_field.starts_2 needs connected spaces of the board"),
        ('starts_2 = "-3,0; -3,0"', "boards.snow_field.starts_2 uses a space twice"),
        ('preset = "rocks -3,0"', "boards.snow_field.preset has a rocks at -3,0 where it may not lie (SJ-9.17)"),
    ],
)
def test_a_board_that_contradicts_itself_is_refused(line: str, answer: str) -> None:
    (problem,) = problems(f"[boards.snow_field]\n{line}")
    assert problem.startswith(answer)


# Heroes ---------------------------------------------------------------------------------------------------------------


def test_a_hero_of_a_box_has_other_limits() -> None:
    # given the Ronin with Advantage 80, a hand of 6 and 4 wounds against the Warrior with 35
    state = played(DUEL.start(box=COMPLETE), choosing)

    # then he is first on the track, holds six cards and the one of this turn, and is defeated by four wounds
    assert state.cells[RANKS] == 0
    assert [state.cells[seat * BLOCK + HAND_SIZE] for seat in (0, 1)] == [7, 6]
    assert [state.wound_limit(seat) for seat in (0, 1)] == [4, 5]
    assert DUEL.start().rules.heroes[0].wounds == 5


def test_a_hero_of_a_box_has_another_tree() -> None:
    neutral_to_aggression, aggression = DUEL.start(box=COMPLETE).rules.heroes[0].branches[:2]
    assert (neutral_to_aggression, aggression) == (1 << 1, 1 << 0 | 1 << FOCUS_POINT)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('tree = "NEU+AGG"', "'NEU+AGG' is no branch; write NEU-AGG for both ways or AGG>focus for one"),
        ('tree = "NEU-RAGE"', "'NEU-RAGE' is no branch"),
        ('tree = "NEU-NEU"', "'NEU-NEU' is no branch"),
        ('tree = "NEU-AGG NEU-AGG"', "name every branch once, and at least one"),
        ('tree = ""', "name every branch once, and at least one"),
        ("wounds = 0", "use a whole number from 1 to 9"),
    ],
)
def test_a_hero_that_cannot_be_is_refused(line: str, answer: str) -> None:
    (problem,) = problems(f"[heroes.ronin]\n{line}")
    assert answer in problem


# Enemies --------------------------------------------------------------------------------------------------------------


def test_an_enemy_of_a_box_has_another_distance_and_recipe() -> None:
    # given a Samurai Boss who shoots, with three cards: of decks 1 and 5, and of deck 4 or 5
    state = SOLO.start(box=COMPLETE)
    boss = state.solo_rules.enemies[1]
    assert (boss.ranged, boss.range) == (True, 4)

    # when he is set up
    played(state, choosing)

    # then he keeps his distance and has these cards
    assert state.cells[EXTRA + DISTANCE] == 3
    drawn = state.cells[EXTRA + SLOTS : EXTRA + SLOTS + len(DECK_SIZES)]
    assert sum(drawn) == 3
    assert [deck + 1 for deck, number in enumerate(drawn) if number] in ([1, 5], [1, 4, 5])
    assert ENEMIES["samurai_boss"].distance == 1


def test_recipes_always_find_cards() -> None:
    assert tuple([len(deck) for deck in SELECTION[:-1]]) == DECK_SIZES
    assert MOST_DRAWN == MOST_SLOTS * MOST_ENEMIES
    assert all(len(enemy.recipe) <= MOST_SLOTS for enemy in ENEMIES.values())


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('recipe = "8 5"', "'8' is no card of a recipe; write a deck from 1 to 7, or some such as 4|5"),
        ('recipe = "5 4|4"', "'4|4' is no card of a recipe"),
        ('recipe = "5 1|2|3|4"', "'1|2|3|4' is no card of a recipe"),
        ('recipe = "5 5 5 5 5 5 5"', "a recipe has 1 to 6 cards, this one has 7"),
        ('recipe = "6 6"', "its decks and deck 4 have 15 cards, and four enemies may draw 24; name a further deck"),
        (
            "ranged = true",
            "enemies.enemy_ronin.range is 0, less than its distance 2; a ranged enemy shoots",
        ),
    ],
)
def test_an_enemy_that_cannot_be_is_refused(line: str, answer: str) -> None:
    (problem,) = problems(f"[enemies.enemy_ronin]\n{line}")
    assert answer in problem


def test_who_only_follows_has_no_recipe() -> None:
    (problem,) = problems('[enemies.enemy_hachiko]\nrecipe = "5"')
    assert problem.startswith("enemies.enemy_hachiko has no field recipe")


# Hordes ---------------------------------------------------------------------------------------------------------------


@proves("SJ-49.10")
def test_a_horde_of_a_box_begins_elsewhere() -> None:
    # given a horde with start spaces of its own
    state = SOLO.start(box=COMPLETE, mode="horde")

    # when the first wave has come
    played(state, choosing)

    # then the hero stands on X, and the enemy on one of A to D with its facing
    assert state.cells[AT] == space(0, 2)
    facings = {space(-3, 0): "SE", space(-1, -2): "S", space(1, -3): "S", space(4, -3): "NW"}
    assert DIRECTION_NAMES[state.cells[BLOCK + FACING]] == facings[state.cells[BLOCK + AT]]
    assert len(bits(state.rules.kept_free)) == 5


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("0,3 N; -3,0 SE; -1,-2 S; 1,-3 S", "name 5 different spaces with semicolons between them: XABCD"),
        ("0,3 N; 0,3 SE; -1,-2 S; 1,-3 S; 3,-3 S", "name 5 different spaces with semicolons between them: XABCD"),
        ("0,3; -3,0; -1,-2; 1,-3; 3,-3", "'0,3' should look like 0,3 N, with a facing out of N, NE, SE, S, SW, NW"),
        (
            "0,0 N; -3,0 S; -1,-2 S; 1,-3 S; 3,-3 S",
            "and boards.snow_field.preset exclude each other; the spaces must be",
        ),
        ("0,3 N; -3,0 S; -1,-2 S; 1,-3 S; 5,-3 S", "has D at 5,-3, which is no space of snow_field; name another"),
    ],
)
def test_start_spaces_of_a_horde_that_cannot_be_are_refused(text: str, answer: str) -> None:
    (problem,) = problems(f'[horde.horde_spaces]\nspaces_of_horde = "{text}"')
    assert answer in problem
