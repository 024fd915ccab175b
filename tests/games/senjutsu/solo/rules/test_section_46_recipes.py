"""Section 46: selection decks, and the recipes by which enemies get their cards."""

import pytest

from shiai.games.senjutsu.cards.cards import STANDARD_DESIGNS
from shiai.games.senjutsu.solo.rules.decks import deck_count, drawable, left_in
from shiai.games.senjutsu.solo.rules.enemies import SELECTION
from shiai.games.senjutsu.solo.rules.state import EXTRA, SLOTS, Solo
from tests.games.senjutsu.given import offered, play, step
from tests.games.senjutsu.solo.horde_given import begun, drawn_from
from tests.games.senjutsu.solo.solo_given import GAME, until
from tests.proof import proves

SELECTION_DECKS = {
    1: "001 003 008 009",
    2: "002 004 005 006 007",
    3: "010 011 012 013",
    4: "014 015 016 017 018 019 020 021 022 023 024 025",
    5: "026 027 028 029 030 031 032 033 034 035",
    6: "036 037 038",
    7: "039 040 041",
    8: "N995 N996 N997 N998 N999",
}


@proves("SJ-46.1", "SJ-46.2", "SJ-46.3", "SJ-46.4", "SJ-46.5", "SJ-46.6", "SJ-46.7", "SJ-46.8")
def test_the_selection_decks_hold_these_cards() -> None:
    held = {
        number + 1: " ".join([STANDARD_DESIGNS[card].number[1:] for card in deck])
        for number, deck in enumerate(SELECTION)
    }
    assert held == SELECTION_DECKS


def deck_of(enemy: str, extra_card: str) -> dict[int, int]:
    """How many cards of which selection decks an enemy gets when the extra card is chosen so."""
    return drawn_from(begun(enemy_1=enemy, extra_card=extra_card), 1)


@proves("SJ-46.10", "SJ-46.17")
def test_the_samurai_boss_has_six_cards() -> None:
    assert deck_of("samurai_boss", "first") == {1: 2, 4: 3, 5: 1}
    assert deck_of("samurai_boss", "second") == {1: 2, 4: 2, 5: 2}
    assert deck_of("samurai_boss", "third") == {1: 2, 4: 2, 5: 2}  # there are only two decks to choose from


@proves("SJ-46.11")
def test_an_ashigaru_with_katana_has_five_cards() -> None:
    assert deck_of("ashigaru_katana", "first") == {2: 1, 4: 3, 5: 1}
    assert deck_of("ashigaru_katana", "second") == {2: 1, 4: 2, 5: 2}


@proves("SJ-46.12")
def test_an_ashigaru_with_yari_has_five_cards() -> None:
    assert deck_of("ashigaru_yari", "first") == {2: 1, 3: 3, 5: 1}
    assert deck_of("ashigaru_yari", "second") == {2: 1, 3: 2, 5: 2}


@proves("SJ-46.13")
def test_an_ashigaru_with_yumi_has_five_cards_two_of_them_extra() -> None:
    assert deck_of("ashigaru_yumi", "first") == {2: 3, 5: 1, 6: 1}
    assert deck_of("ashigaru_yumi", "second") == {2: 1, 5: 3, 6: 1}
    assert deck_of("ashigaru_yumi", "third") == {2: 1, 5: 1, 6: 3}
    state = begun("enemy_deck", enemy_1="ashigaru_yumi")
    assert offered(state) == ["option 1", "option 2", "option 3"]
    play(state, "option 1")
    assert step(state) == "enemy_deck"  # the decks of the two extra cards are independent of each other
    play(state, "option 3")
    assert drawn_from(state, 1) == {2: 2, 5: 1, 6: 2}


@proves("SJ-46.14")
def test_an_arquebusier_has_six_cards() -> None:
    assert deck_of("arquebusier", "first") == {2: 2, 5: 1, 7: 3}
    assert deck_of("arquebusier", "second") == {2: 1, 5: 2, 7: 3}


@proves("SJ-46.17")
def test_the_deck_of_an_extra_card_is_left_to_luck_if_nobody_chooses() -> None:
    for choice, drawn in (("option 1", {1: 2, 4: 3, 5: 1}), ("option 2", {1: 2, 4: 2, 5: 2})):
        state = begun("enemy_deck")
        assert offered(state) == ["option 1", "option 2"]
        assert state.weights() == [1, 1]
        play(state, choice)
        assert drawn_from(state, 1) == drawn
    chosen = GAME.start(extra_card="first")
    assert chosen.stack[-1].name != "enemy_deck"  # nothing is asked where the player has chosen


def chances(state: Solo) -> dict[str, int]:
    """The weights of all cards that an enemy may draw."""
    return dict(zip(offered(state), state.weights(), strict=True))


@proves("SJ-46.9")
def test_cards_of_a_recipe_come_at_random() -> None:
    state = until(begun(extra_card="first"), "enemy_draw", "023")
    weights = chances(state)
    assert set(weights) == {f"S{number}" for deck in (1, 4, 5) for number in SELECTION_DECKS[deck].split()}
    per_deck = {deck: [weights[f"S{card}"] for card in SELECTION_DECKS[deck].split()] for deck in (1, 4, 5)}
    assert all(len(set(found)) == 1 for found in per_deck.values())  # all cards of a selection deck alike
    shares = {deck: sum(found) for deck, found in per_deck.items()}
    assert (shares[1], shares[4], shares[5]) == (2 * shares[5], 3 * shares[5], shares[5])


@proves("SJ-46.9")
def test_a_card_that_one_enemy_has_cannot_come_to_another() -> None:
    state = until(begun(enemy_2="samurai_boss"), "enemy_draw", "023")
    assert "S001" in chances(state)
    play(state, "S001")
    assert step(state) == "enemy_draw"
    assert "S001" not in chances(state)
    assert {"S003", "S008", "S009"} <= set(chances(state))


CROWD = {f"enemy_{number}": "arquebusier" for number in range(1, 5)}


@proves("SJ-46.15")
def test_from_an_empty_deck_nothing_is_drawn_but_from_another_permitted_one() -> None:
    state = begun(**CROWD, extra_card="second")
    assert drawn_from(state, 1) == {2: 1, 5: 2, 7: 3}
    second = drawn_from(state, 2)  # deck 7 is empty: 2 and 5 are the other decks of an Arquebusier
    assert set(second) == {2, 5}
    assert sum(second.values()) == 6


@proves("SJ-46.16")
def test_when_all_permitted_decks_are_empty_cards_come_from_deck_4() -> None:
    state = begun(**CROWD, extra_card="second")
    total = {deck: sum([drawn_from(state, figure).get(deck, 0) for figure in range(1, 5)]) for deck in range(1, 9)}
    assert total == {1: 0, 2: 5, 3: 0, 4: 6, 5: 10, 6: 0, 7: 3, 8: 0}
    assert [deck_count(state, figure) for figure in range(1, 5)] == [6, 6, 6, 6]


@proves("SJ-46.15", "SJ-46.17")
def test_which_other_permitted_deck_takes_the_place_of_an_empty_one_is_a_choice_too() -> None:
    """The first Arquebusier has emptied deck 7; three cards of the second one come from 2 or 5, whatever is chosen."""
    state = begun("enemy_deck", enemy_1="arquebusier", enemy_2="arquebusier")
    play(state, "option 1")
    assert (drawn_from(state, 1), drawn_from(until(state, "enemy_deck"), 2)) == ({2: 2, 5: 1, 7: 3}, {2: 1, 5: 1})
    for choice in ("option 2", "option 1", "option 2"):
        assert offered(state) == ["option 1", "option 2"]
        assert state.weights() == [1, 1]
        play(state, choice)
    assert drawn_from(state, 2) == {2: 2, 5: 3}
    chosen = begun(enemy_1="arquebusier", enemy_2="arquebusier", extra_card="second")
    assert drawn_from(chosen, 2) == {2: 1, 5: 5}


@proves("SJ-46.15")
@pytest.mark.parametrize(("slot", "decks"), [("4", [1, 5]), ("4|5", [5]), ("1", [1]), ("5", [5])])
def test_of_an_empty_deck_only_its_own_cards_are_replaced(slot: str, decks: list[int]) -> None:
    """Deck 4 is empty; a Samurai Boss may have cards of 1, 4 and 5."""
    state = begun(extra_card="second")
    state.cells[EXTRA + SLOTS + 3] = 12
    named = tuple([int(number) - 1 for number in slot.split("|")])
    assert [deck + 1 for deck in drawable(state, 1, named)] == decks


@proves("SJ-46.9")
def test_a_card_that_was_seen_is_still_in_the_deck_of_its_enemy() -> None:
    state = begun(extra_card="first")
    before = [left_in(state, deck) for deck in range(8)]
    assert before == [2, 5, 4, 9, 9, 3, 3, 5]
    play(until(state, "enemy_draw", "023"), "S001")
    assert [left_in(state, deck) for deck in range(8)] == before


@proves("SJ-48.2", "SJ-46.16")
def test_a_card_of_deck_4_that_stands_for_others_is_no_nightmare() -> None:
    state = begun(**CROWD, extra_card="second", nightmare=True)
    assert sum([drawn_from(state, figure).get(4, 0) for figure in range(1, 5)]) == 6
    assert all(8 not in drawn_from(state, figure) for figure in range(1, 5))


@proves("SJ-48.2", "SJ-46.15")
def test_for_an_empty_deck_4_a_nightmare_draws_from_deck_8_once_and_then_as_all() -> None:
    """Deck 4 is empty when the cards of the second enemy are drawn."""
    state = begun("enemy_deck", enemy_2="samurai_boss", nightmare=True)
    state.cells[EXTRA + SLOTS + 3] = 12
    play(state, "option 1")
    until(state, "choose")
    assert drawn_from(state, 2) == {1: 2, 5: 3, 8: 1}
