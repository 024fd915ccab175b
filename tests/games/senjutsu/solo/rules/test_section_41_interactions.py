"""Section 41: looks at decks, Focus, Kamae and hands, and Counters by the letter."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import AT, BLOCK
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import EXTRA, TOP, Solo
from tests.games.senjutsu.given import alive, fighter, go_on, kamae, listed, of, offered, play, step, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, extra, fight, turn, until
from tests.proof import proves

LOOK = "122"  # initiative 1: draw or look at a hand
SPARE = "124x3"  # cards to discard for the core card
STAB = "145"  # initiative 3: a wound in front, the target switches to Neutral
STUNNED: dict[str, Any] = {"stock": "", "deck_stuns": 1}  # an enemy that draws a Stun
STONE = "S033"  # Block 6-2 at the front and on the left, Counter 5, 4, 3


def looker(**wanted: Any) -> dict[str, Any]:
    """A Ronin on D7 with looks at hands."""
    return fighter("ronin", "D7", "N", **{"hand": f"{LOOK}x2 124x2", **wanted})


def looking(*enemies: dict[str, Any], drawn: str, target: str = "target 2") -> Solo:
    """The Ronin looks at the deck of an enemy, which has drawn this card: luck decides what lies there."""
    answers = {"or": "option 2", "name_target": target}
    return until(fight(looker(), *enemies), "look_card", LOOK, enemies=[drawn], **answers)


def top_of(state: Solo, figure: int = 1) -> list[str]:
    """The cards known to lie on top of a deck."""
    return listed(state.cells[figure * EXTRA + TOP])


# A look at a "hand" ---------------------------------------------------------------------------------------------------


@proves("SJ-41.5")
def test_a_look_shows_the_top_two_cards_which_are_shuffled_with_each_other_and_put_back() -> None:
    state = looking(enemy(at="A1", stock="S003 S004 S005 S006", up="S024"), drawn="S003")
    assert offered(state) == ["S004", "S005", "S006"]
    play(state, "S006")
    assert offered(state) == ["S004", "S005"]
    play(state, "S004")
    assert (top_of(state), deck_count(state, 1)) == (["S004", "S006"], 3)
    go_on(state)
    until(state, "enemy_draw", "023")
    assert (offered(state), list(state.stack[-1].weights(state))) == (["S004", "S006"], [1, 1])
    go_on(play(state, "S006"))
    turn(state, "023")
    assert of(state, 1, "up") == ["S003", "S004", "S006", "S024"], "the other one came next"


@proves("SJ-41.5")
def test_the_player_chooses_one_enemy() -> None:
    state = looking(
        enemy(at="A1", stock="S003 S004 S005"),
        enemy("monk", "G1", stock="S007 S014 S015"),
        drawn="S003",
        target="target 3",
    )
    go_on(state)
    assert (top_of(state, 1), top_of(state, 2)) == ([], ["S014", "S015"])


@proves("SJ-41.5")
@pytest.mark.parametrize("stock", ["S003", "S003 S004"])
def test_with_less_than_two_cards_the_deck_is_shuffled_anew_first(stock: str) -> None:
    state = looking(enemy(at="A1", stock=stock, up="S024 S025"), drawn="S003")
    left = stock.split()[1:]
    assert offered(state) == [*left, "S024", "S025"], "without the card of this turn"
    assert (of(state, 1, "up"), of(state, 1, "played")) == ([], ["S003"])


@proves("SJ-41.5")
@pytest.mark.parametrize(("stock", "shuffles"), [("S003 S004", 1), ("S003 S004 S005", 0)])
def test_that_the_deck_is_shuffled_anew_is_told(stock: str, shuffles: int) -> None:
    state = fight(looker(), enemy(at="A1", stock=stock, up="S024 S025"))
    events = state.listen()
    turn(state, LOOK, enemies=["S003"], **{"or": "option 2"})
    assert [event.clause for event in events if event.id == "event-discards_gathered"] == ["SJ-41.5"] * shuffles


@proves("SJ-41.5")
def test_with_two_cards_nothing_is_shuffled() -> None:
    state = fight(looker(), enemy(at="A1", stock="S003 S004 S005", up="S024 S025"))
    turn(state, LOOK, enemies=["S003"], **{"or": "option 2"})
    assert (top_of(state), of(state, 1, "up")) == (["S004", "S005"], ["S003", "S024", "S025"])


@proves("SJ-41.5")
def test_a_card_that_was_looked_at_before_still_lies_on_top() -> None:
    state = looking(enemy(at="A1", stock="S004 S005 S006", top="S003 S024"), drawn="S003")
    assert offered(state) == ["S004", "S005", "S006"]
    play(state, "S005")
    assert step(state) != "look_card", "the other one is S024, as before"
    assert top_of(state) == ["S005", "S024"]


def test_the_card_of_the_turn_can_be_recalled_later_although_the_deck_was_shuffled_meanwhile() -> None:
    """Aggressive Mind (S001) shuffles the topmost discarded Attack into the deck: Stab, played when the look came."""
    state = looking(enemy(at="A1", stock="S023", up="S001 S003"), drawn="S023")
    go_on(state)
    assert (of(state, 1, "up"), top_of(state)) == (["S023"], ["S001", "S003"])
    turn(state, "023", enemies=["S001"])
    assert (of(state, 1, "up"), of(state, 1, "stock")) == (["S001"], ["S003", "S023"])


@proves("SJ-41.15")
def test_stuns_and_poison_are_passed_over() -> None:
    state = looking(enemy(at="A1", stock="S003 S004 S005 S006", deck_stuns=3, deck_poison=1), drawn="S003")
    assert offered(state) == ["S004", "S005", "S006"]
    play(state, "S004")
    assert offered(state) == ["S005", "S006"]
    play(state, "S005")
    go_on(state)
    until(state, "enemy_draw", "023")
    assert offered(state) == ["S004", "S005"], "they lie above every Stun"


@proves("SJ-41.15")
def test_where_only_stuns_are_left_nothing_is_seen() -> None:
    state = fight(looker(), enemy(at="A1", stock="S003", deck_stuns=2, limit=7))
    turn(state, LOOK, enemies=["S003"], **{"or": "option 2"})
    assert (top_of(state), extra(state, 1, "deck_stuns")) == ([], 2)
    assert GAME.invariants(state) == []


# Focus, Kamae, hand ---------------------------------------------------------------------------------------------------


@proves("SJ-41.6")
def test_an_enemy_at_a_shrine_gains_no_focus() -> None:
    state = fight(fighter("ronin", "F4", "N", hand=SPARE), enemy(at="D3", stock=""), terrain=[("shrine", "D4", "N")])
    assert state.terrain.shrine_sides[0] >> state.cells[BLOCK + AT] & 1, "where a hero would gain some"
    turn(state, "023")
    assert of(state, 1, "focus") == 0


@proves("SJ-41.6", "SJ-41.11")
def test_there_is_no_focus_to_be_taken_from_an_enemy_and_no_kamae_to_be_switched() -> None:
    """Obedience, after a Block: the target switches to any Kamae, and a Focus point is stolen."""
    state = fight(
        fighter("student", "D4", "N", hand="045", kamae="BAL", focus=0),
        enemy(at="D3", facing="S", stock="S024"),
    )
    events = state.listen()
    turn(state, "045", speed="speed 5", switch="AGG")
    assert "SJ-22.4" in [event.clause for event in events], "the attack was blocked"
    assert (of(state, 0, "focus"), of(state, 1, "focus"), kamae(state, 1)) == (0, 0, "NEU")


@proves("SJ-41.11", "SJ-A.80")
@pytest.mark.parametrize(
    ("name", "card", "stance"),
    [("ronin", STAB, "NEU"), ("ronin", "140", "NEU"), ("warrior", "062", "BAL"), ("master", "018", "DET")],
)
def test_effects_on_kamae_or_hand_do_nothing_to_an_enemy(name: str, card: str, stance: str) -> None:
    """Switch to Neutral (145), discard a card (140, 018) or a Defence (062)."""
    at = "D2" if card == "062" else "D3"
    state = fight(fighter(name, "D4", "N", hand=card, kamae=stance), enemy(at=at, up="S026 S024", **STUNNED))
    turn(state, card)
    assert of(state, 1, "wounds") == 1, "the attack itself was successful"
    assert (kamae(state, 1), of(state, 1, "up"), of(state, 1, "hand_size")) == ("NEU", ["S024", "S026"], 0)


@proves("SJ-41.11", "SJ-A.80")
def test_dark_insight_of_a_hero_only_looks() -> None:
    """012: look at the hand, three cards are shuffled into the deck, three are drawn."""
    state = fight(fighter("master", "D7", "N", hand="012", focus=1), enemy(at="A1", stock="S003 S004 S005", up="S024"))
    turn(state, "012", enemies=["S003"])
    assert (top_of(state), of(state, 1, "hand_size"), of(state, 1, "hand")) == (["S004", "S005"], 0, [])
    assert (of(state, 1, "up"), deck_count(state, 1)) == (["S003", "S024"], 2)


@proves("SJ-41.11")
def test_no_cards_of_an_enemy_are_searched() -> None:
    state = fight(
        fighter("master", "D4", "N", hand="014", focus=1, stock="020x3 034x3"),
        enemy(at="D2", facing="S", stock="S003 S004 S005"),
    )
    turn(state, "014", enemies=["S003"])
    assert (of(state, 1, "hand_size"), deck_count(state, 1), of(state, 1, "unseen")) == (0, 2, 0)


@proves("SJ-41.11", "SJ-45.12")
def test_an_enemy_that_is_pushed_into_another_discards_nothing_and_both_are_stunned() -> None:
    state = fight(
        fighter("ronin", "D4", "N", hand="127"),
        enemy(at="D3", facing="S", up="S024", **STUNNED),
        enemy("monk", "D2", "S", up="S025", **STUNNED),
    )
    turn(state, "127")
    assert [extra(state, figure, "deck_stuns") for figure in (1, 2)] == [1, 1]
    assert [of(state, figure, "up") for figure in (1, 2)] == [["S024"], ["S025"]]
    assert [where(state, figure) for figure in (1, 2)] == ["D3 S", "D2 S"]


# Counters by the letter -----------------------------------------------------------------------------------------------


def stabbed(facing: str, card: str = STAB, literal: bool = True, **wanted: Any) -> tuple[Solo, int]:
    """The Ronin attacks the enemy on D3, which has drawn Stone Block and has Strikes left: how often does it answer?"""
    state = fight(
        fighter("ronin", "D4", "N", hand=f"{card} 124"),
        enemy(**({"at": "D3", "facing": facing, "stock": f"{STONE} S023 S024 S025"} | wanted)),
        enemy("monk", "A1", stock=""),
        literal_counters=literal,
    )
    events = state.listen()
    turn(state, card, enemies=[STONE])
    return state, len([event for event in events if event.id == "event-enemy_counter"])


@proves("SJ-A.47")
@pytest.mark.parametrize(("literal", "wounds"), [(False, 0), (True, 1)])
def test_a_counter_answers_an_attack_that_was_not_blocked_only_by_the_letter(literal: bool, wounds: int) -> None:
    """The blow comes from behind, where Stone Block has no shield."""
    state, answers = stabbed("N", literal=literal)
    assert (answers, of(state, 0, "wounds"), of(state, 1, "wounds")) == (wounds, wounds, 1)


@proves("SJ-A.47")
@pytest.mark.parametrize("literal", [False, True])
def test_a_blocked_attack_is_answered_once_in_either_reading(literal: bool) -> None:
    state, answers = stabbed("S", literal=literal)
    assert (answers, of(state, 0, "wounds"), of(state, 1, "wounds")) == (1, 1, 0)


@proves("SJ-A.47")
def test_even_by_the_letter_the_initiative_must_be_one_of_the_counter() -> None:
    state, answers = stabbed("N", card="155")  # initiative 2
    assert (answers, of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 0, 1)


@proves("SJ-A.47")
def test_a_defeated_enemy_answers_no_more() -> None:
    state, answers = stabbed("N", limit=1)
    assert (answers, alive(state), of(state, 0, "wounds")) == (0, [0, 2], 0)


@proves("SJ-A.47")
def test_an_enemy_that_was_not_attacked_does_not_answer() -> None:
    state, answers = stabbed("N", at="C2")
    assert (answers, of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 0, 0)
