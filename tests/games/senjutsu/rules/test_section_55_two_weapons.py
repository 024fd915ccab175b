"""Section 55: Yasuke's two weapons, core cards and others as Counters, lower parts with a range, effects by steps."""

from random import Random
from typing import Any

from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults, random_weapons
from shiai.games.senjutsu.decks.format import Deck, read_deck_text
from shiai.games.senjutsu.rules.state import ITEM_PART, ITEM_SPEED, NOW, STEPS_MADE, Senjutsu
from shiai.games.senjutsu.rules.steps.block import Counter
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    where,
)
from tests.proof import proves

CARDS = "020x3 034x3"


def yasuke(cards: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A Yasuke with these cards in hand."""
    return hero("yasuke", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


def foe(cards: str = "", at: str = "D3", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": cards, "stock": CARDS, **wanted})


@proves("SJ-55.1")
def test_yasuke_takes_two_weapon_cards_of_different_kinds() -> None:
    signature = SIGNATURES["yasuke"]
    assert signature.weapons == (INDEX["136"], INDEX["350"])
    for weapons, clause in (("350", "SJ-55.1"), ("135,136", "SJ-55.1"), ("075,136,350", "SJ-33.11")):
        deck = read_deck_text(signature.text().replace("136,350", weapons))
        assert [found for found, _ in faults(deck)] == [clause]
    assert faults(Deck("yasuke", (INDEX["075"], INDEX["138"]), signature.cards, 0)) == []
    assert {"136", "349", "350"} <= set(offered(given(yasuke(), foe()), 0))


@proves("SJ-55.1")
def test_random_weapons_are_of_different_kinds() -> None:
    rng = Random(5)
    for _ in range(50):
        deck = Deck("yasuke", random_weapons(rng, "yasuke"), SIGNATURES["yasuke"].cards, 0)
        assert faults(deck) == []


def blocking(mine: str, theirs: str = "358", **wanted: Any) -> Senjutsu:
    """Yasuke blocks in Determination; the Warrior before him strikes at 7 and, for a Focus, again at 5."""
    state = given(yasuke(mine, kamae="DET", **wanted), foe(theirs, focus=1), advantage=(1, 0))
    choose(state, mine.split()[0], theirs.split()[0])
    return go_on(state, "counter", speed="speed 7", lower_speed="speed 5", pay="pay")


@proves("SJ-55.2")
def test_the_off_hand_cut_answers_a_blocked_attack_and_comes_back() -> None:
    state = blocking("360 110")
    assert (step(state), actor(state), offered(state)) == ("counter", 0, ["pass", "350"])
    play(state, "350")
    assert step(state) == "discard", "all of its lines, the discard too"
    go_on(state)
    assert (of(state, 0, "wounds"), of(state, 1, "wounds")) == (0, 1)
    assert "350" in offered(state, 0), "it is in hand again"


@proves("SJ-55.2")
def test_it_answers_once_in_a_turn() -> None:
    state = blocking("354 155 110")
    assert set(offered(state)) == {"pass", "155", "350"}
    play(state, "350")
    go_on(state, "discard")
    play(state, "110")
    go_on(state, "counter", pay="pay")
    assert (state.cells[NOW], set(offered(state))) == (5, {"pass", "155"})


@proves("SJ-55.2")
def test_the_turns_card_is_no_counter() -> None:
    state = given(yasuke("110"), foe(), step=Counter(0, 1, 0))
    state.cells[NOW] = 5
    assert offered(state) == ["pass", "350"]
    choosing = given(yasuke("110"), foe())
    choose(choosing, "350", "053")
    choosing.push(Counter(0, 1, 0))
    choosing.cells[NOW] = 5
    assert choosing.stack[-1].legal(choosing, 0) == (choosing.action("pass"),)


@proves("SJ-55.3")
def test_a_lower_part_with_a_range_waits_for_a_chosen_initiative() -> None:
    for card, hobbles, wanted in (("360", 0, (4, 5)), ("354", 1, (3, 4, 5))):
        state = given(yasuke(card, kamae="DET", hobbles=hobbles), foe("126", at="A1"))
        choose(state, card, "126")
        go_on(state, "lower_speed", speed="speed 7")
        assert offered(state) == [f"speed {speed}" for speed in wanted]
        play(state, f"speed {wanted[0]}")
        lower = ITEM_SPEED + state.cells[ITEM_PART : ITEM_PART + 4].index(1)
        assert state.cells[lower] == wanted[0] - hobbles


@proves("SJ-55.3")
def test_the_lowest_advantage_chooses_first_for_its_lower_part() -> None:
    state = given(yasuke("360"), hero("yasuke", "A1", "S", hand="360", stock=CARDS), advantage=(0, 1))
    choose(state, "360", "360")
    go_on(state, "lower_speed")
    assert actor(state) == 1
    play(state, "speed 5")
    assert actor(state) == 0


@proves("SJ-55.3")
def test_both_parts_of_a_devoted_soul_block_and_have_a_counter() -> None:
    state = blocking("354 362x2")
    play(state, "362")
    go_on(state, "counter", pay="pay", switch="DET")
    assert (step(state), state.cells[NOW]) == ("counter", 5)
    assert of(state, 0, "wounds") == 0


@proves("SJ-55.4")
def test_off_balance_is_played_as_a_counter_only_and_aims_at_the_attacker() -> None:
    refused(given(yasuke("362"), foe()), "362", "SJ-55.4", 0)
    state = blocking("360 362", "358 029")
    assert set(offered(state)) == {"350", "362", "pass"}
    play(state, "362")
    assert of(state, 0, "focus") == 1
    go_on(state, "discard_type")
    assert (actor(state), offered(state)) == (1, ["029"])
    play(state, "029")
    go_on(state, switch="AGG")
    assert (kamae(state, 0), kamae(state, 1)) == ("AGG", "NEU")


@proves("SJ-55.5")
def test_lions_honour_is_a_defence_above_and_an_attack_below() -> None:
    """The Warrior has the Advantage and strikes at 7, too; later he blocks at 5, where Yasuke has the Advantage."""
    state = given(yasuke("351", kamae="DET"), foe("358"), advantage=(1, 0))
    choose(state, "351", "358")
    go_on(state, "draw_step", speed="speed 7")
    assert of(state, 0, "wounds") == 0
    state = given(yasuke("351", kamae="DET"), foe("141"), advantage=(0, 1))
    choose(state, "351", "141")
    go_on(state, speed="speed 5" if actor(state) else "speed 9")
    assert of(state, 1, "wounds") == 0


@proves("SJ-55.6")
def test_as_a_counter_only_the_half_that_attacks_is_carried_out() -> None:
    state = given(yasuke("351", kamae="DET"), foe(), step=Counter(0, 1, 0))
    state.cells[NOW] = 9
    play(state, "351")
    assert step(state) == "move", "its Block would ask for a rotation first and place shields"
    assert "done" in offered(state)
    assert of(state, 0, "shields") == 0


@proves("SJ-55.7")
def test_a_charge_stuns_for_every_step_made_with_it() -> None:
    state = given(yasuke("353", at="D5", focus=1, kamae="AGG"), foe(at="D2"))
    choose(state, "353", "053")
    go_on(state, "move")
    assert (where(state, 0), state.cells[STEPS_MADE]) == ("D3 N", 2), "both steps are needed to hit"
    go_on(state, move="left")
    assert of(state, 1, "stuns") == 3, "one by the star and two by steps"
    assert (kamae(state, 0), state.cells[STEPS_MADE]) == ("AGG", 0)


@proves("SJ-55.7")
def test_an_elephant_slam_pushes_farther_after_a_run_but_not_after_a_block() -> None:
    state = given(yasuke("361 355", at="D5"), foe(at="E3"))
    choose(state, "361", "053")
    go_on(state, "or", instant="355")
    assert where(state, 1).split()[0] == "G1", "one space, and one for the step"
    state = blocking("360 355")
    play(state, "pass")
    go_on(state, "pay", instant="355")
    assert where(state, 1).split()[0] == "D2"


@proves("SJ-55.7")
def test_without_such_a_card_no_steps_are_counted() -> None:
    state = given(hero("ronin", hand="126"), foe(at="A1"))
    assert not state.rules.counts_steps
    resolve(state, "126", "053", move="D3")
    assert where(state, 0) == "D3 N"
