"""Section 9: set-up."""

from random import Random
from typing import Any

import pytest

from shiai.core.seats import CHANCE, HOLE
from shiai.games.senjutsu.cards.cards import STANDARD_DESIGNS
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, BOARDS, KIND_NAMES, piece_parts, placements
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits, distance
from shiai.games.senjutsu.rules.state import BLOCK, HAND, LEFT_OUT, PHASE, SETUP, TURN, Senjutsu, pieces_of_cells
from shiai.games.senjutsu.rules.steps.hands import DrawOne
from shiai.games.senjutsu.rules.steps.setup import OpeningHands, PlaceTerrain, Prepare
from tests.games.senjutsu.given import (
    GAME,
    actor,
    bad_options,
    given,
    go_on,
    hero,
    kamae,
    listed,
    of,
    offered,
    play,
    ranks,
    refused,
    step,
    where,
)
from tests.proof import proves

WEST = ["A1", "A2", "A3", "A4"]
EAST = ["G1", "G2", "G3", "G4"]
THREE: dict[str, Any] = {"players": 3, "hero_1": "ronin", "hero_2": "master", "hero_3": "warrior"}
FOUR: dict[str, Any] = {"players": 4, "hero_1": "ronin", "hero_2": "master", "hero_3": "warrior", "hero_4": "student"}


def fresh(**options: Any) -> Senjutsu:
    """A table before its first question."""
    state = GAME.start(**options)
    assert isinstance(state, Senjutsu)
    return state


def preparing(**options: Any) -> Senjutsu:
    """A table whose figures are placed."""
    return go_on(fresh(**options), "prepare")


def shelf(cards: str, other: str = "110x3 126x3 127x3", name: str = "student") -> Senjutsu:
    """A hero with this deck is about to prepare; the opening hands follow."""
    state = given(hero(name, stock=cards), hero("warrior", "D1", "S", stock=other), step=OpeningHands())
    state.push(Prepare())
    return state


def play_done(state: Senjutsu, seat: int, *cards: str) -> Senjutsu:
    """One player prepares these cards, the other none."""
    for card in cards:
        state.apply(seat, state.action(card))
    state.apply(seat, state.action("done"))
    state.apply(1 - seat, state.action("done"))
    return state


def drawer(state: Senjutsu) -> int:
    """Who draws the card that luck decides about."""
    drawing = state.stack[-1]
    assert isinstance(drawing, DrawOne)
    return drawing.owner


def placed_by(state: Senjutsu) -> list[tuple[int, str]]:
    """Place all terrain on the first space offered: who placed which piece."""
    found: list[tuple[int, str]] = []
    while step(state) in ("terrain", "terrain_way"):
        asking = state.stack[-1]
        if isinstance(asking, PlaceTerrain):
            found.append((actor(state), KIND_NAMES[state.rules.pieces[asking.piece]]))
        play(state, offered(state)[0])
    return found


@proves("SJ-9.1")
@pytest.mark.parametrize("name", BOARD_NAMES)
def test_the_match_is_fought_on_the_chosen_battlefield(name: str) -> None:
    state = fresh(board=name)
    board = BOARDS[BOARD_NAMES.index(name)]
    assert state.rules.board is board
    assert state.terrain.playable == board.spaces
    assert offered(state) == [board.names[at] for at in bits(sum(board.starts[2]))]


@proves("SJ-9.2", "SJ-9.16")
@pytest.mark.parametrize(
    ("players", "pieces", "each"),
    [
        (2, "rocks:2,bamboo:1", 1),
        (2, "rocks:2,bamboo:2", 2),
        (3, "rocks:4,bamboo:4", 2),
        (3, "rocks:1,bamboo:1", 0),
        (4, "rocks:3,cherry_tree:2,shrine:2", 1),
    ],
)
def test_every_player_receives_the_same_number_of_the_pieces_agreed_on(players: int, pieces: str, each: int) -> None:
    state = fresh(players=players, terrain="placed", pieces=pieces)
    placed = placed_by(state)
    seats = [seat for seat, _ in placed]
    assert [seats.count(seat) for seat in range(players)] == [each] * players
    assert len(pieces_of_cells(state.cells)) == each * players
    agreed = [name for word in pieces.split(",") for name in [word.partition(":")[0]] * int(word[-1])]
    for kind in KIND_NAMES:
        assert [name for _, name in placed].count(kind) <= agreed.count(kind)


@proves("SJ-9.2", "SJ-9.16")
def test_players_may_agree_on_no_terrain_and_only_on_pieces_of_the_game() -> None:
    state = fresh(terrain="none")
    assert (step(state), pieces_of_cells(state.cells)) == ("place_figure", ())
    bad_options("SJ-9.2", "pagoda:1", terrain="placed", pieces="pagoda:1")


@proves("SJ-9.3")
def test_terrain_is_placed_one_piece_at_a_time_from_the_highest_advantage_number_clockwise() -> None:
    state = fresh(**THREE, terrain="placed", pieces="rocks:3,bamboo:3")
    assert (step(state), actor(state), ranks(state)) == ("terrain", 1, [1, 2, 0])
    refused(state, "D4", "SJ-9.3", seat=0)
    assert [seat for seat, _ in placed_by(state)] == [1, 2, 0, 1, 2, 0]
    assert step(state) == "place_figure", "figures come after all terrain"
    four = fresh(**FOUR, terrain="placed", pieces="rocks:4,bamboo:4")
    assert [seat for seat, _ in placed_by(four)] == [1, 2, 3, 0, 1, 2, 3, 0], "by seats, not by the track"


@proves("SJ-9.3", "SJ-9.17", "SJ-9.18")
def test_a_piece_lies_where_its_player_puts_it() -> None:
    state = fresh(terrain="placed", pieces="rocks:1,torii:1")
    assert not {*WEST, *EAST} & set(offered(state)), "start spaces stay free"
    refused(state, "A1", "SJ-9.3")
    play(state, "D4")
    assert "D4" not in offered(state)
    play(state, "E2", "face NE")
    codes = [piece_parts(code) for code in pieces_of_cells(state.cells)]
    names = [(KIND_NAMES[kind], state.rules.board.names[at], DIRECTION_NAMES[way]) for kind, at, way in codes]
    assert names == [("rocks", "D4", "N"), ("torii", "E2", "NE")]
    boats = fresh(terrain="placed", pieces="boat:2")
    assert "0,-4" in offered(boats), "a boat may lie beside the board"
    assert "0,-6" not in offered(boats)
    play(boats, "0,-4", "face N")
    assert "0,-6" in offered(boats), "now it touches another boat"


@proves("SJ-9.19")
def test_a_piece_without_a_legal_place_is_left_out() -> None:
    state = fresh(board="burning_village", terrain="placed", pieces="cherry_tree:9,rocks:9")
    placed_by(state)
    lying = pieces_of_cells(state.cells)
    assert 0 < len(lying) < 18
    assert state.cells[LEFT_OUT] == 18 - len(lying)
    assert step(state) == "place_figure"
    for name in ("cherry_tree", "rocks"):
        assert placements(state.rules.board, lying, KIND_NAMES.index(name), 2) == ()


@proves("SJ-9.5", "SJ-9.6", "SJ-9.7")
@pytest.mark.parametrize("name", ["ronin", "warrior", "master", "student"])
def test_a_player_takes_the_own_hero_with_core_cards_in_hand_and_the_ring_on_neutral(name: str) -> None:
    state = fresh(hero_1=name, hero_2="student" if name != "student" else "ronin")
    person = state.rules.heroes[0]
    deck = state.rules.decks[0]
    assert (person.name, kamae(state, 0), len(of(state, 0, "stock")), of(state, 0, "hand")) == (name, "NEU", 30, [])
    assert of(state, 0, "stock") == listed(deck.cards)
    go_on(play_done(go_on(state, "prepare"), 0))
    assert of(state, 0, "hand_size") == 6, "five, and the card of the first turn"
    cores = [STANDARD_DESIGNS[person.core].number, *[STANDARD_DESIGNS[weapon].number for weapon in deck.weapons]]
    assert set(cores) <= set(offered(state, 0))
    assert not set(cores) & set(listed(deck.cards))


@proves("SJ-9.5", "SJ-9.13")
def test_the_deck_is_shuffled_also_after_the_search() -> None:
    state = play_done(shelf("044x2 045 126x3 127"), 0, "044")
    assert (step(state), actor(state), offered(state)) == ("draw_one", CHANCE, ["110", "126", "127"])
    go_on(state, "draw_one")
    while state.stack[-1] != DrawOne(0):
        play(state, offered(state)[0])
    assert dict(zip(offered(state), state.weights(), strict=True)) == {"044": 1, "045": 1, "126": 3, "127": 1}


@proves("SJ-9.8")
def test_the_advantage_track_is_filled_by_the_numbers_of_the_heroes() -> None:
    assert ranks(fresh(**FOUR)) == [1, 3, 2, 0]
    assert ranks(fresh(hero_1="student", hero_2="ronin")) == [0, 1]
    twins = fresh(hero_1="ronin", hero_2="ronin")
    assert (actor(twins), offered(twins), twins.weights()) == (CHANCE, ["target 1", "target 2"], [1, 1])
    assert ranks(play(twins, "target 2")) == [1, 0]


@proves("SJ-9.9", "SJ-9.15")
def test_figures_are_placed_from_the_lowest_marker_upwards_each_with_its_facing() -> None:
    state = fresh(**FOUR)
    seen: list[int] = []
    for _ in range(4):
        seat = actor(state)
        seen.append(seat)
        space = offered(state)[0]
        play(state, space)
        assert (step(state), actor(state)) == ("face", seat)
        assert offered(state) == [f"face {name}" for name in DIRECTION_NAMES]
        way = DIRECTION_NAMES[seat + 2]
        play(state, f"face {way}")
        assert where(state, seat) == f"{space} {way}"
    assert seen == [0, 2, 3, 1]
    assert step(state) == "prepare"


@proves("SJ-9.9", "SJ-9.10", "SJ-9.11", "SJ-9.20", "SJ-9.21")
def test_a_side_takes_any_free_position_and_the_other_starts_at_the_opposite_edge() -> None:
    state = fresh()
    assert offered(state) == [*WEST, *EAST]
    refused(state, "D4", "SJ-9.9")
    assert offered(play(state.clone(), "A2", "face N")) == EAST
    assert offered(play(state.clone(), "G3", "face N")) == WEST
    refused(play(state, "A2", "face N"), "A1", "SJ-9.9")


@proves("SJ-9.10", "SJ-9.11", "SJ-9.20", "SJ-9.21")
@pytest.mark.parametrize("options", [THREE, FOUR], ids=["three", "four"])
def test_three_or_four_sides_start_at_different_edges(options: dict[str, Any]) -> None:
    state = fresh(**options)
    board = state.rules.board
    positions = [{board.names[at] for at in bits(mask)} for mask in board.starts[options["players"]]]
    free = list(positions)
    for _ in range(options["players"]):
        assert set(offered(state)) == set().union(*free)
        space = offered(state)[-1]
        free.remove(next(position for position in free if space in position))
        play(state, space, "face N")
    assert free == []
    at = [board.space_of(where(state, seat).split()[0]) for seat in range(options["players"])]
    assert min([distance(a, b) for a in at for b in at if a != b]) >= 2


@proves("SJ-9.11", "SJ-9.20", "SJ-9.21")
def test_team_mates_share_a_position_but_no_space() -> None:
    state = fresh(**FOUR, teams="pairs")
    assert (actor(state), offered(state)) == (0, [*WEST, *EAST])
    play(state, "G2", "face N")
    assert (actor(state), offered(state)) == (2, WEST)
    play(state, "A4", "face N")
    assert (actor(state), offered(state)) == (3, ["A1", "A2", "A3"])
    play(state, "A1", "face N")
    assert (actor(state), offered(state)) == (1, ["G1", "G3", "G4"])


@proves("SJ-9.20", "SJ-9.21")
def test_a_side_owns_one_position_only() -> None:
    """The two lowest heroes are team-mates: the second has no free choice of a position."""
    state = fresh(players=4, hero_1="ronin", hero_2="warrior", hero_3="student", hero_4="master", teams="pairs")
    play(state, "A2", "face N")
    assert (actor(state), offered(state)) == (1, ["A1", "A3", "A4"])
    refused(state, "G1", "SJ-9.9")


@proves("SJ-9.12")
def test_any_number_of_prepared_cards_is_taken_one_copy_of_each_within_the_hand_limit() -> None:
    state = shelf("044x2 045x2 121 124 126 142 150")
    assert offered(state, 0) == ["044", "045", "121", "124", "142", "150", "done"]
    assert offered(state, 1) == ["done"], "who has no Prepared card can take none"
    refused(state, "126", "SJ-9.12", seat=0)
    for card in ("044", "045", "121", "124"):
        state.apply(0, state.action(card))
        refused(state, card, "SJ-9.12", seat=0)
    assert offered(state, 0) == ["142", "150", "done"]
    state.apply(0, state.action("150"))
    assert offered(state, 0) == ["done"], "the hand limit is five"
    assert of(state, 0, "hand") == ["044", "045", "121", "124", "150"]
    assert of(state, 0, "stock") == ["044", "045", "126", "142"]


@proves("SJ-9.12", "SJ-9.14")
@pytest.mark.parametrize(("name", "limit"), [("student", 5), ("ninja", 6)])
@pytest.mark.parametrize("taken", [(), ("044",), ("044", "121", "124")])
def test_the_hand_is_filled_up_to_the_limit(name: str, limit: int, taken: tuple[str, ...]) -> None:
    state = play_done(shelf("044x2 045 121 124 126x3 127x3", name=name), 0, *taken)
    draws = [0, 0]
    while step(state) == "draw_one":
        draws[drawer(state)] += 1
        play(state, offered(state)[-1])
    assert draws == [limit - len(taken), 5]
    assert (of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (limit, 5)
    assert set(taken) <= set(of(state, 0, "hand"))
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 0)


@proves("SJ-9.22")
def test_all_players_prepare_at_the_same_time_and_nobody_sees_what() -> None:
    state = preparing(hero_1="student", hero_2="master")
    assert state.actors() == (0, 1)
    state = shelf("044 045", "121 124 126x3")
    first, second = state.clone(), state.clone()
    for one, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            one.apply(seat, one.action("044" if seat == 0 else "124"))
    assert first.key() == second.key()
    other = state.clone()
    other.apply(0, other.action("045"))
    other.apply(1, other.action("124"))
    assert first.redact(1).key() == other.redact(1).key()
    assert first.redact(1).cells[HAND] == HOLE
    first.apply(1, first.action("done"))
    assert first.actors() == (0,), "who is ready waits for the others"
    refused(first, "121", "SJ-9.22", seat=1)


@proves("SJ-9.22", "SJ-9.14")
def test_there_is_no_mulligan() -> None:
    state = preparing()
    for seat in (0, 1):
        state.apply(seat, state.action("done"))
    rng = Random(9)
    asked: set[int] = set()
    assert state.cells[PHASE] == SETUP
    while step(state) != "choose":
        asked.add(actor(state))
        play(state, rng.choice(offered(state)))
    assert asked == {CHANCE}
    assert (state.cells[TURN], of(state, 0, "hand_size"), of(state, 1, "hand_size")) == (1, 6, 6)
    assert state.cells[HAND] != state.cells[BLOCK + HAND]
