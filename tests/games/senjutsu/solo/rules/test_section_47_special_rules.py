"""Section 47: the contracts of the Yojimbo and the Enlightened Path of the Monk."""

from typing import Any

import pytest

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.rules.harm import hobble
from shiai.games.senjutsu.rules.heroes import VIRULENCE
from shiai.games.senjutsu.rules.state import BLOCK, HOBBLES, STOCK, TOXINS
from shiai.games.senjutsu.rules.steps.targets import poison
from shiai.games.senjutsu.solo.rules.state import BLOOD, COUNTER_CONTRACT, FIRST_BLOOD, TOOLS_CONTRACT, Solo
from tests.games.senjutsu.given import hero, of
from tests.games.senjutsu.solo.horde_given import conditions, happened
from tests.games.senjutsu.solo.solo_given import enemy, extra, fight, turn
from tests.proof import proves

# Contracts ------------------------------------------------------------------------------------------------------------


def contracts(state: Solo) -> int:
    """The contracts that the Yojimbo has completed."""
    return extra(state, 1, "contracts")


def killer(facing: str = "S", **wanted: Any) -> Solo:
    """The Yojimbo on D3, a hero before it on D4."""
    return fight(hero("ronin", "D4", "N", hand="101"), enemy("yojimbo", "D3", facing, **wanted))


@proves("SJ-47.24")
@pytest.mark.parametrize(
    ("card", "played"), [("S024", "023"), ("S-Yojimbo-004", "023"), ("S036", "023"), ("S-Sailor-N", "101")]
)
def test_first_blood_is_the_first_wound_of_the_game(card: str, played: str) -> None:
    """By a grid, by Bleeding Wounds, by a comparison, by the difference of initiatives (7 and 6)."""
    state = turn(killer(stock=card), played)
    assert of(state, 0, "wounds") + of(state, 0, "bleeding") == 1
    assert contracts(state) == FIRST_BLOOD


@proves("SJ-47.24")
def test_a_stun_is_no_blood() -> None:
    state = turn(killer(stock="S-Wakou-004"), "023")
    assert (of(state, 0, "stuns"), contracts(state), state.cells[BLOOD]) == (1, 0, 0)


@proves("SJ-47.24")
def test_nobody_else_has_contracts() -> None:
    """The Samurai Boss draws first blood; in another fight Stone Block meets an attack at 5 with a Counter."""
    for stock, card in (("S024", "023"), ("S033 S025", "101")):
        state = fight(hero("ronin", "D4", "N", hand="101", hobbles=1), enemy(at="D3", stock=stock))
        turn(state, card, enemies=stock.split()[:1])
        assert (of(state, 0, "wounds"), contracts(state), extra(state, 1, "tools")) == (1, 0, 0)


@proves("SJ-47.24")
def test_no_first_blood_after_a_wound_by_somebody_else() -> None:
    state = turn(killer(stock="S024"), "101")
    assert (of(state, 1, "wounds"), of(state, 0, "wounds")) == (1, 1)  # the hero was faster
    assert contracts(state) == 0


@proves("SJ-47.24")
def test_no_first_blood_after_a_wound_that_nobody_dealt() -> None:
    """The hero cannot draw and is wounded for it before the Yojimbo strikes in the next turn."""
    state = killer(stock="S003 S024")
    state.cells[STOCK] = 0
    turn(state, "023", enemies=("S003",))
    assert of(state, 0, "wounds") == 1
    turn(state, "023", enemies=("S024",))
    assert of(state, 0, "wounds") > 1
    assert contracts(state) == 0


@proves("SJ-47.24")
@pytest.mark.parametrize(("tools", "done"), [(0, 0), (v.BLEED_CREDIT | v.STUN_CREDIT, 0), (22, TOOLS_CONTRACT)])
def test_tools_of_the_trade_are_bleeding_stun_hobble_and_poison(tools: int, done: int) -> None:
    """Leg Breaker strikes to the front left and hobbles."""
    state = turn(killer("SW", stock="S-Yojimbo-002", tools=tools), "023")
    assert state.cells[HOBBLES] > 0
    assert contracts(state) & TOOLS_CONTRACT == done


EVERY_TOOL = v.BLEED_CREDIT | v.STUN_CREDIT | v.HOBBLE_CREDIT | v.POISON_CREDIT


@proves("SJ-47.24")
@pytest.mark.parametrize(
    ("card", "last"),
    [("S016", v.BLEED_CREDIT), ("S-Wakou-004", v.STUN_CREDIT), ("S-Yojimbo-001", v.POISON_CREDIT)],
)
def test_each_of_the_four_tools_can_be_the_last(card: str, last: int) -> None:
    """A bleeding cut, a stunning blow without a wound, a poisonous sting."""
    for tools, done in ((EVERY_TOOL & ~last, TOOLS_CONTRACT), (0, 0)):
        state = turn(killer(stock=card, tools=tools), "023")
        assert contracts(state) & TOOLS_CONTRACT == done
        assert extra(state, 1, "tools") & ~v.WOUND_CREDIT == tools | last


@proves("SJ-47.24", "SJ-47.25")
def test_the_yojimbo_can_fulfil_all_contracts_with_cards_of_his_deck() -> None:
    """Iron Guard with its Counter, Scorpion Sting, Leg Breaker and Senbon Throw; Stone Block of deck 5 stuns."""
    done = tools = 0
    for stock, facing, played in (
        ("S-Yojimbo-003 S024", "S", "101"),
        ("S-Yojimbo-001", "S", "023"),
        ("S-Yojimbo-002", "SW", "023"),
        ("S-Yojimbo-004", "S", "023"),
        ("S033 S003", "S", "101"),
    ):
        state = killer(facing, stock=stock, tools=tools, contracts=done)
        assert state.outcome() is None
        turn(state, played, enemies=stock.split()[:1])
        done, tools = contracts(state), extra(state, 1, "tools")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "contracts"


@proves("SJ-47.24")
@pytest.mark.parametrize(("top", "done"), [("S024", COUNTER_CONTRACT), ("S003", 0)])
def test_the_contract_of_the_counter_is_fulfilled_at_the_end_of_its_turn(top: str, done: int) -> None:
    """Iron Guard meets the attack of initiative 6; the top card of the deck decides whether the Counter wounds."""
    state = killer(stock=f"S-Yojimbo-003 {top}")
    events = happened(state, "101", enemies=("S-Yojimbo-003",))
    assert (of(state, 1, "wounds"), of(state, 0, "wounds")) == (0, int(bool(done)))
    assert contracts(state) == (done | FIRST_BLOOD if done else 0)
    assert extra(state, 1, "tools") == int(bool(done))  # the wound; the Counter counts for its turn alone
    told = [event.values.get("contract", event.values.get("part")) for event in events]
    assert not done or told.index("contract-counter") > told.index(2)  # after the second part of the card


@proves("SJ-47.25")
def test_with_all_contracts_the_yojimbo_wins_at_once() -> None:
    state = turn(killer(stock="S024", contracts=COUNTER_CONTRACT | TOOLS_CONTRACT), "023")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "contracts", "SJ-47.25")
    assert of(state, 0, "wounds") == 1


@proves("SJ-47.25")
def test_two_contracts_are_not_enough() -> None:
    state = turn(killer(stock="S024", contracts=TOOLS_CONTRACT), "023")
    assert state.outcome() is None
    assert contracts(state) == FIRST_BLOOD | TOOLS_CONTRACT


@proves("SJ-47.24")
@pytest.mark.parametrize("done", [0, FIRST_BLOOD, FIRST_BLOOD | TOOLS_CONTRACT])
def test_zanmato_cuts_deeper_and_sooner_for_every_contract(done: int) -> None:
    """It strikes FR and BR; the hero is at the front right."""
    state = killer("SE", stock="S-Yojimbo-N", contracts=done, wounds=1)
    state.cells[BLOOD] = 1  # so that First Blood cannot come to it
    events = happened(state, "023")
    assert of(state, 0, "wounds") == 1 + done.bit_count()
    speeds = [event.values["speed"] for event in events if event.id == "event-resolves"]
    assert speeds == [5 + done.bit_count(), 0]  # and it comes sooner


# Enlightened Path -----------------------------------------------------------------------------------------------------


def monk(stock: str, **wanted: Any) -> Solo:
    """The Monk on D3 with Enlightened Path in play, a hero before it on D4."""
    path: dict[str, Any] = {"lasting": "S-Monk-001", "stealth": v.ENLIGHTENMENT}
    attacker = hero("ronin", "D4", "N", hand="101 107 154 064", kamae="AGG")
    return fight(attacker, enemy("monk", "D3", "S", stock=stock, **path, **wanted))


@proves("SJ-47.13")
def test_enlightened_path_remains_in_play() -> None:
    state = fight(hero("ronin", "D7"), enemy("monk", "D1", stock="S-Monk-001 S024"))
    turn(state, "023", enemies=("S-Monk-001",))
    assert of(state, 1, "lasting") == ["S-Monk-001"]
    assert conditions(state) == v.ENLIGHTENMENT
    assert offered_next(state) == {"S024"}


def offered_next(state: Solo) -> set[str]:
    """The cards that the enemy can draw in the next two turns."""
    drawn: set[str] = set()
    for _ in range(2):
        events = happened(state, "023")
        drawn |= {str(e.values["card"]) for e in events if e.id == "event-revealed_card" and "S" in str(e.values)}
    return {card.removeprefix("card-") for card in drawn if card.startswith("card-S")}


@proves("SJ-47.13")
def test_successful_attacks_and_blocks_of_the_monk_give_tokens() -> None:
    state = monk("S024 S-Monk-004 S003")
    turn(state, "023", enemies=("S024",))
    assert extra(state, 1, "tokens") == 1
    turn(state, "101", enemies=("S-Monk-004",))
    assert extra(state, 1, "tokens") == 2
    turn(state, "023", enemies=("S003",))
    assert extra(state, 1, "tokens") == 2


@proves("SJ-47.13")
def test_without_enlightened_path_there_are_no_tokens() -> None:
    state = fight(hero("ronin", "D4", "N"), enemy("monk", "D3", "S", stock="S024"))
    assert of(turn(state, "023"), 0, "wounds") == 1
    assert extra(state, 1, "tokens") == 0


@proves("SJ-47.13")
@pytest.mark.parametrize(("tokens", "touched"), [(4, True), (5, False)])
def test_five_tokens_protect_from_hobble_and_poison_as_well(tokens: int, touched: bool) -> None:
    state = monk("S003", tokens=tokens)
    hobble(state, 1, "SJ-27.9")
    poison(state, 0, 1, VIRULENCE)
    assert bool(of(state, 1, "hobbles")) == touched
    assert bool(state.cells[BLOCK + TOXINS + VIRULENCE - 1]) == touched


@proves("SJ-47.13")
@pytest.mark.parametrize(("tokens", "limit"), [(1, 7), (2, 8), (3, 7)])
def test_the_third_token_raises_the_limit_of_the_monk(tokens: int, limit: int) -> None:
    state = turn(monk("S024", tokens=tokens), "023")
    assert extra(state, 1, "tokens") == tokens + 1
    assert extra(state, 1, "limit") == limit


@proves("SJ-47.13")
@pytest.mark.parametrize(("tokens", "stunned"), [(4, 1), (5, 0)])
def test_five_tokens_protect_the_monk_from_statuses(tokens: int, stunned: int) -> None:
    """The attack 101 stuns in Aggression."""
    state = turn(monk("S003", tokens=tokens, deck_stuns=0), "101")
    assert of(state, 1, "wounds") == 1
    assert extra(state, 1, "deck_stuns") == stunned


@proves("SJ-47.13")
@pytest.mark.parametrize(("tokens", "wounds"), [(6, 1), (7, 2)])
def test_seven_tokens_make_the_monk_strike_harder(tokens: int, wounds: int) -> None:
    assert of(turn(monk("S024", tokens=tokens), "023"), 0, "wounds") == wounds


@proves("SJ-47.13")
def test_an_attack_without_wounds_has_none_with_seven_tokens() -> None:
    """Palm Strike stuns and hobbles."""
    state = turn(monk("S-Monk-003", tokens=7), "023")
    assert (of(state, 0, "stuns"), of(state, 0, "wounds")) == (1, 0)


@proves("SJ-47.13")
@pytest.mark.parametrize("path", [True, False])
def test_zen_wave_slash_needs_enlightened_path(path: bool) -> None:
    """It executes whoever stands two spaces ahead."""
    state = fight(
        hero("ronin", "D5", "N"), enemy("monk", "D3", "S", stock="S-Monk-N", stealth=v.ENLIGHTENMENT if path else 0)
    )
    turn(state, "023")
    assert (state.outcome() is not None) == path
