"""Section 45: how a game of solo play is set up, and its turn."""

from random import Random

import pytest

import shiai
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, bits, distance
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HAND_SIZE, ITEM_CARD, NOWHERE, Senjutsu
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.games.senjutsu.solo.rules.state import EXTRA, SLOTS, Solo
from tests.games.senjutsu.given import fighter, of, offered, revealed, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, extra, fight, mood, turn, until
from tests.proof import proves

SPARE = "124x3"  # cards to discard for the core card


def started(**options: object) -> Solo:
    """A game of solo play with these options."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return state


def begun(until_step: str = "choose", number: int = 1, **options: object) -> Solo:
    """A game that has come to the first question of this name; everything before is decided at random."""
    state = started(**options)
    rng = Random(number)
    while step(state) != until_step:
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def weights(state: Solo) -> list[int]:
    """The weights of what luck may decide."""
    return list(state.stack[-1].weights(state))


# Set-up ---------------------------------------------------------------------------------------------------------------


@proves("SJ-45.1")
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_the_battlefield_is_that_of_a_duel(board: str) -> None:
    state = begun(board=board)
    duel = shiai.game("senjutsu").start(board=board)
    assert isinstance(duel, Senjutsu)
    assert state.rules.starts == duel.rules.starts
    assert (state.terrain.playable, state.terrain.walls) == (duel.terrain.playable, duel.terrain.walls)


@proves("SJ-45.1")
def test_terrain_is_placed_by_the_humans_before_the_enemies_come() -> None:
    state = started(players=2, terrain="placed")
    asked = set()
    while step(state) not in ("enemy_deck", "enemy_mood", "enemy_place"):
        seat = state.actors()[0]
        asked.add((step(state), seat))
        assert state.cells[2 * BLOCK + AT] == NOWHERE
        state.apply(seat, state.legal(seat)[0])
    assert {seat for name, seat in asked if name == "terrain"} == {0, 1}


@proves("SJ-45.2")
def test_a_human_hero_is_set_up_as_in_a_duel() -> None:
    state = begun("place_figure")
    own = [state.rules.board.names[space] for space in bits(state.rules.starts[0])]
    assert sorted(offered(state)) == sorted(own)
    state = begun()
    assert state.cells[HAND_SIZE] == state.rules.heroes[0].hand + 1, "the opening hand and the draw of the first turn"


@proves("SJ-45.3", "SJ-45.5")
@pytest.mark.parametrize("name", ["samurai_boss", "ashigaru_yumi", "arquebusier", "ronin", "onna_bugeisha"])
def test_every_enemy_has_its_deck_by_its_recipe(name: str) -> None:
    state = begun("place_figure", enemy_1=name, enemy_2="ashigaru_yari")
    for figure, kind in ((1, ENEMIES[name]), (2, ENEMIES["ashigaru_yari"])):
        unseen = state.cells[figure * EXTRA + SLOTS : figure * EXTRA + SLOTS + 8]
        assert sum(unseen) == len(kind.recipe)
        for deck, count in enumerate(unseen):
            sure = len([slot for slot in kind.recipe if slot == (deck,)])
            possible = len([slot for slot in kind.recipe if deck in slot])
            assert sure <= count <= possible
        assert deck_count(state, figure) == len(kind.recipe) + len(of(state, figure, "stock"))
        assert mood(state, figure).split()[0] in ("left", "centre", "right")


@proves("SJ-45.6")
def test_behaviour_and_stance_are_random_with_equal_chances() -> None:
    state = begun("enemy_mood")
    assert state.actors() == (CHANCE,)
    assert weights(state) == [1] * 6
    found = set()
    for action in state.legal(CHANCE):
        other = state.clone()
        other.apply(CHANCE, action)
        found.add(mood(other, 1))
    assert len(found) == 6


@proves("SJ-A.36")
def test_luck_or_the_player_decides_where_a_recipe_leaves_a_choice() -> None:
    """Samurai Boss: decks 1 1 4 4 5, and one card more of deck 4 or 5."""
    state = started()
    assert (step(state), state.actors(), len(offered(state))) == ("enemy_deck", (CHANCE,), 2)
    counts = []
    for wanted in ("first", "second"):
        state = begun("enemy_mood", extra_card=wanted)
        counts.append(state.cells[EXTRA + SLOTS : EXTRA + SLOTS + 8])
    assert counts == [[2, 0, 0, 3, 1, 0, 0, 0], [2, 0, 0, 2, 2, 0, 0, 0]]


# Placing --------------------------------------------------------------------------------------------------------------


@proves("SJ-45.4", "SJ-45.11", "SJ-A.88")
def test_enemies_come_to_random_start_spaces_opposite_the_humans_before_these() -> None:
    state = begun("enemy_place", enemy_2="ashigaru_yari", behaviour="left", stance="defensive", extra_card="first")
    assert (state.actors(), offered(state)) == ((CHANCE,), ["G1", "G2", "G3", "G4"])
    assert weights(state) == [1] * 4
    assert where(state, 0) == "none", "the hero comes later"
    state.apply(CHANCE, state.action("G2"))
    assert offered(state) == ["G1", "G3", "G4"], "on free ones"
    state.apply(CHANCE, state.action("G4"))
    assert [where(state, figure)[:2] for figure in (1, 2)] == ["G2", "G4"]
    assert step(state) == "place_figure"
    assert sorted(offered(state)) == ["A1", "A2", "A3", "A4"]


@proves("SJ-45.11", "SJ-A.88")
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_enemies_face_the_edge_of_the_humans(board: str) -> None:
    for number in range(4):
        state = begun("place_figure", number, board=board, enemy_2="monk")
        for figure in (1, 2):
            at, facing = state.cells[figure * BLOCK + AT], state.cells[figure * BLOCK + FACING]
            ahead = NEIGHBOUR[facing][at]
            assert away(state, ahead) < away(state, at)


@proves("SJ-45.11", "SJ-A.88")
def test_enemies_for_whom_no_start_space_is_free_come_to_the_spaces_around() -> None:
    """Five enemies and four start spaces: the last one stands beside them."""
    state = begun("enemy_place", enemy_1="ashigaru", enemy_2="monk", enemy_3="ninja", enemy_4="student")
    for space in ("G1", "G2", "G3"):  # then G4 is the only one left
        assert space in offered(state)
        state.apply(CHANCE, state.action(space))
        while step(state) not in ("enemy_place", "place_figure"):
            state.apply(CHANCE, state.legal(CHANCE)[0])
    assert offered(state) == ["F1", "F2", "F3", "F4", "F5"]


@proves("SJ-45.11")
def test_enemies_do_not_come_onto_terrain() -> None:
    state = begun("terrain", terrain="placed", free_terrain=True, pieces="rocks:2")
    for space in ("G1", "G3"):
        state.apply(0, state.action(space))
    assert offered(until(state, "enemy_place")) == ["G2", "G4"]


def away(state: Solo, space: int) -> int:
    """How far a space is from the nearest start space of the humans."""
    return min([distance(space, start) for start in bits(state.rules.starts[0])])


@proves("SJ-45.12")
def test_nobody_steps_onto_the_space_of_a_standee() -> None:
    state = fight(fighter("ronin", "D4", "N", hand=SPARE), enemy(at="D3", stock=""))
    until(state, "move", "023")
    assert [name for name in offered(state) if name[0] in "CDE"] == ["C3", "C4", "D5", "E3", "E4"]


@proves("SJ-45.12")
def test_a_hero_that_must_step_onto_a_standee_collides_with_it() -> None:
    """096: two steps straight ahead, the first of which leads onto D3."""
    state = fight(fighter("ronin", "D4", "N", hand="096 124x2"), enemy(at="D3", facing="S", stock=""))
    turn(state, "096")
    assert (where(state, 0), of(state, 0, "stuns"), extra(state, 1, "deck_stuns")) == ("D4 N", 1, 1)
    assert len(of(state, 0, "up")) == 2, "the card of the turn, and the one discarded"


@proves("SJ-45.12")
@pytest.mark.parametrize(("at", "wounds"), [("D2", 1), ("E2", 1), ("E3", 1), ("D3", 0), ("C3", 0)])
def test_grids_reach_a_standee_on_its_space_alone(at: str, wounds: int) -> None:
    """029: F2, F+FR, FR and BR of the Ronin on D4."""
    state = fight(fighter("ronin", "D4", "N", hand="029"), enemy(at=at, stock=""))
    turn(state, "029")
    assert of(state, 1, "wounds") == wounds


# The turn -------------------------------------------------------------------------------------------------------------


@proves("SJ-45.7", "SJ-45.8")
def test_humans_draw_and_choose_while_nobody_sees_the_cards_of_the_enemies() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE),
        fighter("warrior", "D6", "N", hand=SPARE),
        enemy(at="A1", stock="S003 S004"),
        enemy("monk", "G1", stock="S006 S007"),
    )
    turn(state, "023", "053", enemies=["S003", "S006"])
    assert [state.cells[seat * BLOCK + HAND_SIZE] for seat in (0, 1)] == [3, 3], "a card was discarded, one was drawn"
    assert (step(state), state.actors()) == ("choose", (0, 1))
    assert [state.cells[figure * BLOCK + ITEM_CARD] for figure in (2, 3)] == [0, 0]
    state.apply(0, state.action("023"))
    assert state.actors() == (1,)
    assert [deck_count(state, figure) for figure in (2, 3)] == [1, 1]


@proves("SJ-45.7")
def test_every_enemy_draws_one_card_from_the_top_of_its_own_deck() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE),
        enemy(at="A1", stock="S003 S004", top="S005"),
        enemy("monk", "G1", stock="S006 S007"),
    )
    turn(state, "023", enemies=["S006"])
    assert [of(state, figure, "up") for figure in (1, 2)] == [["S005"], ["S006"]]
    assert [of(state, figure, "stock") for figure in (1, 2)] == [["S003", "S004"], ["S007"]]


@proves("SJ-45.9")
def test_the_cards_of_all_are_revealed_together() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="121"), enemy(at="A1", stock="S003"), enemy("monk", "G1", stock="S006")
    )
    until(state, "speed", "121")
    assert [revealed(state, figure) for figure in (0, 1, 2)] == ["121", "S003", "S006"]


@proves("SJ-45.10")
def test_cards_of_enemies_are_resolved_by_initiative_and_discarded() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE), enemy(at="A1", stock="S003 S024"), enemy("monk", "G1", stock="S006")
    )
    events = state.listen()
    turn(state, "023", enemies=["S024"])
    resolved = [(event.values["who"], event.values["speed"]) for event in events if event.id == "event-resolves"]
    assert resolved == [("enemy_monk", 6), ("enemy_samurai_boss", 5), ("enemy_samurai_boss", 2), ("ronin", 0)]
    assert [of(state, figure, "up") for figure in (1, 2)] == [["S024"], ["S006"]]
    assert [of(state, figure, "played") for figure in (1, 2)] == [[], []]
