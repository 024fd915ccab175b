"""Section 38: who fights whom in solo play, and what is decided for an enemy."""

from random import Random

import pytest

from shiai.core.errors import OptionError
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import CARD_NAMES, INDEX, STANDARD_DESIGNS, STUN_CARD
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.harm import check_defeat
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, ITEM_CARD, STOCK
from shiai.games.senjutsu.solo.rules.decisions.cost import cost_to_heroes
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, STANDEES
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.games.senjutsu.given import CELL, alive, fighter, of, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, turn
from tests.proof import proves

NO_CARDS = ""  # the deck of an enemy that does nothing
SPARE = "124x3"  # cards to discard for the core card


def started(**options: object) -> Solo:
    """A game of solo play with these options."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return state


def changed(state: Solo, figure: int, **wanted: int) -> Solo:
    """The same table with other values of one figure."""
    other = state.clone()
    for name, value in wanted.items():
        other.cells[figure * BLOCK + CELL[name]] = value
    return other


def put_on(state: Solo, figure: int, space: str) -> Solo:
    """The same table with one figure on another space."""
    other = state.clone()
    other.cells[figure * BLOCK + AT] = state.rules.board.space_of(space)
    return other


def refused(*words: str, **options: object) -> None:
    """These options of solo play are refused with all these words."""
    with pytest.raises(OptionError) as caught:
        started(**options)
    for word in words:
        assert word in str(caught.value)


# What is least favourable ---------------------------------------------------------------------------------------------


@proves("SJ-38.1")
@pytest.mark.parametrize("rocks", ["E4", "F3"])
def test_an_enemy_pushes_a_hero_where_it_hurts(rocks: str) -> None:
    """The Warrior on D2 strikes E3, between two of its directions: E4 and F3 are both away from it."""
    state = fight(
        fighter("ronin", "E3", "N", hand=SPARE),
        enemy("warrior", "D2", "S", stock="S-Warrior-003"),
        terrain=[("rocks", rocks)],
    )
    turn(state, "023")
    assert (where(state, 0), of(state, 0, "stuns")) == ("E3 N", 1)


@proves("SJ-38.8")
def test_what_is_worst_for_the_heroes_is_measured_in_the_order_of_the_rule() -> None:
    state = fight(
        fighter("ronin", "D4", hand="145 148", focus=2), fighter("warrior", "D6"), enemy(at="A1", stock=NO_CARDS)
    )
    usual = cost_to_heroes(state)
    wounded = cost_to_heroes(changed(state, 0, wounds=1))
    stunned = cost_to_heroes(changed(state, 0, stuns=1))
    robbed = cost_to_heroes(changed(state, 0, focus=1))
    handless = cost_to_heroes(changed(state, 0, hand_size=1))
    gone = changed(state, 0)
    gone.cells[ALIVE] &= ~1
    lost = changed(changed(state, 0, wounds=5), 1, wounds=5)
    assert check_defeat(lost, 2)
    won = changed(state, 2, wounds=7)
    assert check_defeat(won, 0)
    assert usual < robbed < stunned < wounded
    assert usual < handless < stunned
    assert cost_to_heroes(changed(state, 0, wounds=4, stuns=4)) < cost_to_heroes(gone) < cost_to_heroes(lost)
    assert cost_to_heroes(changed(state, 2, wounds=1)) < usual, "less what the enemies have suffered"
    assert cost_to_heroes(changed(state, 2, wounds=6, stuns=6)) > cost_to_heroes(won)
    assert cost_to_heroes(changed(changed(state, 0, wounds=1), 2, wounds=1)) > usual, "a wound of a hero counts more"


@proves("SJ-38.8")
def test_between_equal_states_an_enemy_about_to_be_struck_stands_worse_and_one_behind_a_hero_better() -> None:
    state = fight(fighter("ronin", "D4", "N", hand="145"), enemy(at="D3", facing="S", stock=NO_CARDS))
    calm = {space: cost_to_heroes(put_on(state, 1, space)) for space in ("D3", "C3", "D5", "C4")}
    assert calm["D3"] == calm["C3"] < calm["D5"] == calm["C4"]
    state.cells[ITEM_CARD] = INDEX["145"] + 1  # it strikes D3 and E3
    struck = {space: cost_to_heroes(put_on(state, 1, space)) for space in ("D3", "E3", "C3", "D5")}
    assert struck["D3"] == struck["E3"] < struck["C3"] < struck["D5"]


@proves("SJ-38.8")
def test_how_enemies_stand_never_outweighs_what_has_befallen_the_heroes() -> None:
    """Three enemies are about to be struck (044), which is better for the heroes than none; a Focus counts for more."""
    foes = [enemy(at=space, stock=NO_CARDS) for space in ("C3", "D3", "E3")]
    state = fight(fighter("ronin", "D4", "N", hand="145", focus=1), *foes)
    calm = cost_to_heroes(state)
    state.cells[ITEM_CARD] = INDEX["044"] + 1
    assert cost_to_heroes(state) < calm < cost_to_heroes(changed(state, 0, focus=0))


@proves("SJ-38.8")
@pytest.mark.parametrize(
    ("wanted", "worth"),
    [
        ({"wounds": 1}, 100),
        ({"bleeding": 1}, 125),
        ({"stuns": 1}, 50),
        ({"hobbles": 1}, 50),
        ({"focus": 1}, 25),
        ({"hand_size": 1}, 25),
    ],
)
def test_what_befalls_a_hero_is_worth_what_the_rule_says(wanted: dict[str, int], worth: int) -> None:
    state = fight(fighter("ronin", "D4", hand="145 148", focus=2), enemy(at="A1", stock=NO_CARDS))
    assert cost_to_heroes(changed(state, 0, **wanted)) - cost_to_heroes(state) == worth


@proves("SJ-38.8")
@pytest.mark.parametrize(
    ("wanted", "worth"), [({"wounds": 1}, 75), ({"bleeding": 1}, 75), ({"stuns": 1}, 75), ({"hobbles": 1}, 25)]
)
def test_what_befalls_an_enemy_is_worth_what_the_rule_says(wanted: dict[str, int], worth: int) -> None:
    state = fight(fighter("ronin", "D4", hand="145"), enemy(at="A1", stock=NO_CARDS))
    assert cost_to_heroes(state) - cost_to_heroes(changed(state, 1, **wanted)) == worth


@proves("SJ-38.8")
@pytest.mark.parametrize(("space", "pushed"), [("E3", "F3"), ("C3", "C4")])
def test_what_is_equal_in_every_respect_is_decided_by_a_fixed_order(space: str, pushed: str) -> None:
    """Nothing is in the way: the first of the two directions, clockwise from the north."""
    state = fight(fighter("ronin", space, "N", hand=SPARE), enemy("warrior", "D2", "S", stock="S-Warrior-003"))
    turn(state, "023")
    assert where(state, 0) == f"{pushed} N"


# Who fights -----------------------------------------------------------------------------------------------------------


@proves("SJ-38.2")
@pytest.mark.parametrize("name", STANDEES)
def test_standees_draw_solo_cards_from_decks_built_before_the_game(name: str) -> None:
    state = started(enemy_1=name)
    events = state.listen()
    rng = Random(5)
    while state.stack and len(events) < 400:
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    drawn = [CARD_NAMES.index(str(event.values["card"])) for event in events if event.clause == "SJ-45.9"]
    permitted = {f"selection_{deck + 1}" for slot in ENEMIES[name].recipe for deck in slot}
    owners = [STANDARD_DESIGNS[card].owner for card in drawn if card < STUN_CARD]
    assert len(owners) > 3
    assert set(owners) <= permitted


@proves("SJ-38.5")
@pytest.mark.parametrize("name", ["ronin", "monk", "yojimbo"])
def test_heroes_that_nobody_plays_have_cards_of_their_own_and_are_there_once(name: str) -> None:
    state = started(enemy_1=name)
    while step(state) != "place_figure":
        state.apply(CHANCE, state.legal(CHANCE)[0])
    own = designs(state.cells[BLOCK + STOCK])
    assert len(own) == 4
    assert {STANDARD_DESIGNS[card].owner for card in own} == {f"enemy_{name}"}
    refused("only one", "SJ-38.5", enemy_1=name, enemy_2=name)


@proves("SJ-38.6")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_one_to_four_heroes_fight_together(people: int) -> None:
    state = started(players=people, enemy_2="ashigaru_yari")
    rng = Random(people)
    while step(state) != "choose":
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.actors() == tuple(range(people))
    assert alive(state) == list(range(people + 2))


@proves("SJ-38.6")
def test_there_is_room_for_eight_figures() -> None:
    started(players=4, enemy_1="arquebusier", enemy_2="monk", enemy_3="ronin", enemy_4="master")
    refused("SJ-38.6", players=4, enemy_1="ashigaru", enemy_2="monk", enemy_3="ronin", enemy_4="master")


# The end --------------------------------------------------------------------------------------------------------------


@proves("SJ-38.7", "SJ-A.80")
def test_the_heroes_win_when_every_enemy_is_defeated() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="145x2"),
        enemy(at="D3", limit=1, stock=NO_CARDS),
        enemy("ashigaru_katana", "A1", limit=1, stock=NO_CARDS),
    )
    turn(state, "145")
    assert (alive(state), state.outcome()) == ([0, 2], None), "one enemy is left"
    state = turn(put_on(state, 2, "D3"), "145")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == ((0,), (1,), "SJ-38.7")


@proves("SJ-38.7", "SJ-A.80")
def test_the_heroes_lose_when_every_one_of_them_has_fallen() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE, wounds=4),
        fighter("warrior", "A1", "N", hand=SPARE, wounds=4),
        enemy(at="D3", facing="S", stock="S023"),
    )
    turn(state, "023", "053")
    assert (alive(state), state.outcome()) == ([1, 2], None), "one hero is left"
    state = put_on(put_on(state, 1, "D4"), 2, "D3")
    state.apply(1, state.action("053"))
    while state.stack:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == ((), (-1, -1), "SJ-38.7")


@proves("SJ-38.7", "SJ-A.80")
def test_enemies_of_every_kind_are_one_side() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand=SPARE),
        fighter("warrior", "G4", "N", hand=SPARE),
        enemy(at="A1", stock=NO_CARDS),
        enemy("monk", "G1", stock=NO_CARDS),
    )
    assert [state.rules.allies[figure] for figure in range(4)] == [0b0011, 0b0011, 0b1100, 0b1100]
