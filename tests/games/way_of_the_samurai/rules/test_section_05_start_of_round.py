"""Section 5: what the start of a round offers after the draw."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND, REMOVED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    field,
    given,
    mask,
    offered,
    play,
    refused,
    step,
)
from tests.proof import proves

SIX = "std-02 std-06 std-10 std-12 std-14 std-17"
OTHER_SIX = "std-01 std-03 std-04 std-05 std-07 std-08"
WINDOW = "round_end exchange(2) exchange(1) start"
REDRAW: dict[str, object] = {"virtue": "card=redraw", "bushido_marker": 3, "marks": "fresh_hand redraw_ready"}


def drawn(names: str = SIX, **options: object) -> WayOfTheSamurai:
    """A round began and these cards were drawn."""
    state = given(step="round", hand="", **options)  # type: ignore[arg-type]
    return play(state, *[f"card {name}" for name in names.split()])


def window(**more: object) -> WayOfTheSamurai:
    """The start of a round after the draw, with a hand as it was drawn."""
    fields: dict[str, object] = {"marks": "fresh_hand"}
    return given(stack=WINDOW, **({"fields": fields} | more))  # type: ignore[arg-type]


def deal(state: WayOfTheSamurai, names: str) -> WayOfTheSamurai:
    """Luck deals these cards."""
    return play(state, *[f"card {name}" for name in names.split()])


@proves("WS-5.5", "WS-38.1", "WS-18.1")
def test_a_mulligan_comes_after_the_draw_and_before_the_first_exchange() -> None:
    state = drawn(SIX[:-7], weapon="yari")
    assert step(state) == "draw"
    assert state.why_not(0, state.action("mulligan")) == ("WS-12.15",)
    play(state, "card std-17")
    assert (step(state), field(state, "exchange"), "mulligan" in offered(state)) == ("start", "0", True)
    play(state, "go_on")
    assert (step(state), field(state, "exchange")) == ("move", "1")
    refused(state, "mulligan", "WS-5.10")


@proves("WS-5.5", "WS-30.12")
def test_the_exchange_of_cards_of_a_virtue_belongs_to_the_start_of_a_round() -> None:
    state = drawn(bushido=True, fields={"virtue": "card=redraw", "bushido_marker": 3})
    assert (step(state), "redraw" in offered(state)) == ("start", True)
    play(state, "go_on")
    assert (step(state), "redraw" in offered(state)) == ("move", False)
    refused(state, "redraw", "WS-30.12")


@proves("WS-5.5", "WS-19.31")
def test_a_change_of_environment_belongs_to_the_start_of_a_round() -> None:
    state = drawn(weapon="tessen", environment="bridge")
    assert step(state) == "start"
    changes = [choice for choice in offered(state) if choice.startswith("change")]
    assert changes == [f"change {name}" for name in ENVIRONMENT_NAMES if name != "bridge"]
    play(state, "go_on")
    assert (step(state), field(state, "environment")) == ("move", "place=bridge")
    refused(state, "change forest", "WS-19.31")


@proves("WS-5.5")
@pytest.mark.parametrize("exchange", [1, 2])
def test_none_of_it_is_offered_at_the_start_of_an_exchange(exchange: int) -> None:
    options = {"weapon": "yari", "bushido": True}
    state = given(step=f"exchange({exchange})", exchange=exchange, fields=REDRAW, **options)  # type: ignore[arg-type]
    assert step(state) == "move"
    assert not {"mulligan", "redraw"} & set(offered(state))


@proves("WS-5.9", "WS-35.3", "WS-5.5")
def test_the_taikyu_check_comes_with_the_first_card() -> None:
    state = drawn("std-14", weapon="katana_tanto", taikyu=True)
    assert (step(state), offered(state)) == ("taikyu_roll", [f"roll {face}" for face in range(1, 7)])
    play(state, "roll 5", "card std-02", "card std-06")
    assert (step(state), field(state, "taikyu")) == ("face", "5"), "the face is chosen with the consequence known"


@proves("WS-5.9", "WS-40.90", "WS-5.5")
def test_with_an_option_the_taikyu_check_comes_after_the_draw_and_before_every_other_option() -> None:
    state = drawn("std-14 std-02 std-06 std-10 std-12", weapon="yari", taikyu=True, taikyu_after_draw=True)
    assert step(state) == "draw", "the draw is completed first"
    play(state, "card std-17")
    assert (step(state), offered(state)) == ("taikyu_roll", [f"roll {face}" for face in range(1, 7)])
    play(state, "roll 5")
    assert (step(state), field(state, "taikyu"), "mulligan" in offered(state)) == ("start", "5", True)


@proves("WS-5.9", "WS-35.15")
def test_the_question_about_the_joker_comes_before_every_other_option() -> None:
    state = drawn("std-18", weapon="yari", taikyu=True)
    assert (step(state), offered(state)) == ("wound_symbol", ["yes", "no"])
    assert step(play(state, "no")) == "draw"


@proves("WS-5.9", "WS-38.7")
def test_the_other_options_come_in_the_order_the_player_likes() -> None:
    fields = REDRAW | {"weapon_mulligans": 0}
    for order in (("redraw", "change forest"), ("change forest", "redraw")):
        state = window(fields=fields, weapon="tessen", environment="bridge", bushido=True)
        for choice in order:
            assert set(order[order.index(choice) :]) <= set(offered(state))
            play(state, choice)
            if choice == "redraw":
                play(state, "discard std-02", "go_on", "card std-01")
        assert (step(state), field(state, "environment")) == ("move", "place=forest")
        assert cards(state, HAND) == "std-01 std-06 std-10 std-12 std-14 std-17"


@proves("WS-5.10", "WS-18.1", "WS-40.86")
def test_a_mulligan_puts_down_the_whole_hand_and_draws_6_cards() -> None:
    state = play(window(weapon="yari"), "mulligan")
    assert (cards(state, HAND), cards(state, DISCARDED), step(state)) == ("", SIX, "draw")
    assert not state.cells[DECK] & mask(SIX), "the cards put down are not drawn again while the deck lasts"
    deal(state, OTHER_SIX)
    assert (cards(state, HAND), step(state), field(state, "weapon_mulligans")) == (OTHER_SIX, "start", "2")


@proves("WS-5.10", "WS-36.13")
def test_against_kratos_a_mulligan_draws_7_cards() -> None:
    state = play(window(hand=f"{SIX} std-16", weapon="yari", opponent="kratos"), "mulligan")
    deal(state, OTHER_SIX)
    assert step(state) == "draw"
    assert cards(play(state, "card std-09"), HAND) == f"{OTHER_SIX} std-09"
    assert step(state) == "start"


@proves("WS-5.10", "WS-18.3", "WS-40.86")
def test_another_mulligan_follows_a_mulligan_and_there_are_three() -> None:
    state = window(weapon="yari")
    for hand in (OTHER_SIX, "std-09 std-11 std-13 std-15 std-16", SIX):  # the last card of the deck comes by itself
        assert "mulligan" in offered(state)
        deal(play(state, "mulligan"), hand)
    assert (cards(state, HAND), step(state)) == (SIX, "move"), "with none left the start offers nothing"


@proves("WS-5.10", "WS-40.86", "WS-12.8")
def test_a_bought_card_ends_the_time_for_a_mulligan() -> None:
    state = window(weapon="yari")
    play(state, "draw", "card std-01")
    assert cards(state, HAND) == f"std-01 {SIX}"
    assert "mulligan" not in offered(state)
    refused(state, "mulligan", "WS-5.10")


@proves("WS-5.10", "WS-40.86", "WS-30.12")
def test_exchanged_cards_end_the_time_for_a_mulligan() -> None:
    before = window(fields=REDRAW | {"campaign_mulligans": 1}, bushido=True, mode="dojo_yoshioka")
    after = play(before.clone(), "redraw", "discard std-02", "go_on", "card std-01")
    assert "mulligan" in offered(before)
    assert "mulligan" not in offered(after)
    mulligan = deal(play(before, "mulligan"), OTHER_SIX)
    assert "redraw" in offered(mulligan), "a mulligan does not end the time for the exchange"


@proves("WS-5.10", "WS-40.86", "WS-34.6")
def test_a_card_removed_from_the_hand_ends_the_time_for_a_mulligan() -> None:
    """The cliff wounds Shiro at the start of the round, and the penalty takes a card."""
    state = window(weapon="yari", opponent="shiro", environment="cliff", discard="std-01")
    play(state, "environment", "roll 1", "wound w-1", "remove_card")
    hand = play(state.clone(), "remove std-02")
    assert (cards(hand, REMOVED), step(hand), "mulligan" in offered(hand)) == ("std-02", "move", False)
    pile = play(state, "remove std-01")
    assert (cards(pile, REMOVED), step(pile), "mulligan" in offered(pile)) == ("std-01", "start", True)


@proves("WS-5.10", "WS-40.72")
def test_a_mulligan_does_not_ask_for_the_face_again() -> None:
    options = {"weapon": "katana_tanto", "mode": "leaving_the_village"}
    state = given(step="round", hand="", **options)  # type: ignore[arg-type]
    deal(state, "std-02 std-06 std-10")
    deal(play(state, "face b"), "std-12 std-14 std-17")
    deal(play(state, "mulligan"), OTHER_SIX)
    assert (step(state), field(state, "face"), cards(state, HAND)) == ("move", "up=b", OTHER_SIX)


@proves("WS-5.6")
def test_a_mulligan_from_a_short_deck_shuffles_the_discard_pile_with_the_cards_put_down() -> None:
    state = window(weapon="yari", deck="std-01 std-03", specials="spe-01")
    pile = cards(state, DISCARDED)
    play(state, "mulligan")
    assert offered(state) == ["card std-01", "card std-03"], "first the cards of the deck"
    play(state, "card std-01")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-01 std-03", ""), "the last one came by itself"
    assert state.cells[DECK] == mask(f"{SIX} {pile}")
    assert {f"card {name}" for name in SIX.split()} <= set(offered(state))
    deal(state, "std-02 std-06 std-10 std-12")
    assert (cards(state, HAND), step(state)) == ("std-01 std-02 std-03 std-06 std-10 std-12", "start")


@proves("WS-5.6", "WS-30.12")
def test_exchanged_cards_from_an_empty_deck_may_come_back() -> None:
    state = window(fields=REDRAW, bushido=True, deck="")
    pile = set(cards(state, DISCARDED).split())
    play(state, "redraw", "discard std-02", "go_on")
    assert {name.removeprefix("card ") for name in offered(state)} == pile | {"std-02"}
    assert cards(play(state, "card std-02"), HAND) == SIX
