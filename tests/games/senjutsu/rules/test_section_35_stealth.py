"""Section 35: Stealth of the Ninja, how it is entered, what it opens, and what ends it."""

from random import Random
from typing import Any

import pytest

from shiai.games.senjutsu.decks.decks import random_deck
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.state import BLOCK, HIDDEN_AT, ITEM_SPEED, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import DrawStep
from tests.games.senjutsu.given import (
    GAME,
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
from tests.games.senjutsu.moments import reaches
from tests.proof import proves

STOCK = "020x3 034x3"


def shade(card: str = "", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A hidden Ninja with these cards in hand."""
    return hero("ninja", at, facing, **{"hand": card, "stealth": 1, "stock": STOCK, **wanted})


def foe(card: str = "", at: str = "D3", facing: str = "S", **wanted: Any) -> dict[str, Any]:
    """A Warrior with these cards in hand."""
    return hero("warrior", at, facing, **{"hand": card, "stock": STOCK, **wanted})


def hidden(state: Senjutsu, seat: int = 0) -> bool:
    """Is this hero in Stealth?"""
    return bool(of(state, seat, "stealth"))


@proves("SJ-35.1")
@pytest.mark.parametrize("pose", ["NEU", "AGG", "BAL", "DET"])
def test_stealth_is_a_state_beside_the_kamae_that_opens_cards(pose: str) -> None:
    """Lunar Sniper Trap requires Stealth, in whatever Kamae."""
    open_to_see = given(shade("166", stealth=0, kamae=pose, focus=1), foe())
    refused(open_to_see, "166", "SJ-11.4", seat=0)
    state = given(shade("166", kamae=pose, focus=1), foe())
    assert "166" in offered(state, 0)
    resolve(state, "166", "053")
    assert (of(state, 1, "wounds"), kamae(state, 0)) == (1, pose)


@proves("SJ-35.1")
def test_stealth_strengthens_effects() -> None:
    """Kama Slash has initiative 7 instead of 5, Chain Hook hobbles beside pulling."""
    for stealth, speed in ((1, 7), (0, 5)):
        state = choose(given(shade("175 104", stealth=stealth), foe()), "175", "053")
        assert state.cells[ITEM_SPEED] == speed
        hooked = resolve(given(shade("171", stealth=stealth), foe(at="D2")), "171", "053")
        assert (where(hooked, 1), of(hooked, 1, "hobbles") > 0) == ("D3 S", bool(stealth))


@proves("SJ-35.2")
def test_ninja_and_assassin_may_decide_to_start_in_stealth_and_nobody_else() -> None:
    assert [name for name, found in HEROES.items() if found.stealth] == ["ninja", "assassin"]
    deck = random_deck(Random(9), "ninja").text()
    for choice in ("hide", "show"):
        state = GAME.start(deck_1=deck)
        assert isinstance(state, Senjutsu)
        asked = 0
        while step(state) != "prepare":
            asked += step(state) == "start_hidden"
            if step(state) == "start_hidden":
                assert (actor(state), offered(state)) == (0, ["hide", "show"])
            play(state, choice if choice in offered(state) else offered(state)[0])
        assert (asked, hidden(state, 0), hidden(state, 1)) == (1, choice == "hide", False)


@proves("SJ-35.3")
@pytest.mark.parametrize(("card", "focus"), [("176", 0), ("172", 1), ("165", 1)])
def test_stealth_is_entered_by_a_card_that_says_so(card: str, focus: int) -> None:
    """Withdraw, Smoke Bomb and Ghost Moon Step; it lasts beyond the turn, and is seen by everybody."""
    state = given(shade(card, stealth=0, focus=focus), foe("", "A1"))
    resolve(state, card, "053", speed="speed 8")
    assert hidden(state)
    assert state.redact(1).cells[HIDDEN_AT] == 1
    resolve(state, "163", "053")
    assert hidden(state)
    assert not hidden(resolve(given(shade("110", stealth=0), foe("", "A1")), "110", "053"))


@proves("SJ-35.4")
def test_a_hidden_hero_uses_effects_of_its_kamae() -> None:
    state = given(shade("175", kamae="BAL"), foe(at="A1"))
    go_on(choose(state, "175", "053"), until="move")
    assert (actor(state), offered(state)) == (0, ["left", "right", "done"]), "the rotations of Balance"
    state = resolve(given(shade("175", kamae="AGG"), foe()), "175", "053")
    assert (of(state, 1, "wounds"), of(state, 1, "bleeding")) == (0, 1), "Aggression"
    state = given(shade("171", kamae="BAL"), foe(at="D2"))
    resolve(state, "171", "053", turn_target="left")
    assert (where(state, 1), of(state, 1, "hobbles") > 0) == ("D3 NE", True), "both gates of one card"


@proves("SJ-35.5")
@pytest.mark.parametrize(("card", "focus"), [("175", 1), ("169", 1), ("166", 2), ("127", 0)])
def test_a_successful_attack_effect_ends_stealth_at_once(card: str, focus: int) -> None:
    """Also one that deals no wounds (Push Back), and one that compares initiatives."""
    state = given(shade(f"{card}", focus=focus), foe())
    choose(state, card, "053")
    if card == "175":  # still in the middle of the card
        assert reaches(state, "pay")
        assert not hidden(state)
    go_on(state)
    assert not hidden(state)


@proves("SJ-32.12", "SJ-35.5")
def test_all_that_a_comparison_does_to_its_target_comes_before_the_loss_of_stealth() -> None:
    state = given(shade("166", focus=2), foe())
    choose(state, "166", "053")
    assert reaches(state, "pay")
    assert (hidden(state), of(state, 1, "wounds")) == (True, 1)
    assert not hidden(go_on(state))


@proves("SJ-35.5")
@pytest.mark.parametrize(("card", "other", "place"), [("175", "124", "A1"), ("175", "063", "D3"), ("169", "110", "D3")])
def test_an_attack_that_misses_or_is_blocked_keeps_stealth(card: str, other: str, place: str) -> None:
    """Nobody is there, Ember Block (9-6) stands at 7, nobody is slower than 4."""
    state = given(shade(card, focus=1), foe(other, place))
    resolve(state, card, other, speed="speed 7")
    assert (hidden(state), of(state, 1, "wounds")) == (True, 0)


@proves("SJ-35.6")
def test_a_successful_block_ends_stealth_at_once_and_one_that_stops_nothing_does_not() -> None:
    """Calm Defence (6-2) at 4 against Headbutt, which may stand too far away."""
    for place, kept in (("D3", False), ("A1", True)):
        state = given(shade("121"), foe("064", place))
        resolve(state, "121", "064", speed="speed 4")
        assert (hidden(state), of(state, 0, "wounds")) == (kept, 0), place
    state = given(shade("121", kamae="DET", focus=0), foe("064"))
    choose(state, "121", "064")
    assert reaches(state, "change", speed="speed 4"), "the part below the split line, at 1"
    assert (hidden(state), of(state, 0, "focus")) == (False, 1)


@proves("SJ-35.6")
def test_a_counter_is_resolved_before_stealth_is_lost_by_the_block() -> None:
    """Steel Block at 4 blocks; the Counter finds the Ninja hidden."""
    state = given(shade("031 154"), foe("064"))
    go_on(choose(state, "031", "064"), until="counter", speed="speed 4")
    assert (actor(state), hidden(state)) == (0, True)
    play(state, "pass")
    assert not hidden(state)


@proves("SJ-35.7")
@pytest.mark.parametrize(
    ("card", "pose", "focus", "what"),
    [
        ("155", "NEU", 0, "wounds"),
        ("154", "NEU", 0, "bleeding"),
        ("125", "NEU", 0, "stuns"),
        ("168", "BAL", 1, "hobbles"),
    ],
)
def test_a_wound_or_a_status_effect_ends_stealth(card: str, pose: str, focus: int, what: str) -> None:
    state = given(shade(), foe(card, kamae=pose, focus=focus))
    go_on(choose(state, "163", card), until="discard")
    got = {name: of(state, 0, name) for name in ("wounds", "bleeding", "stuns", "hobbles") if of(state, 0, name)}
    assert list(got) == [what]
    assert not hidden(state)


@proves("SJ-35.7")
def test_stealth_is_lost_in_the_moment_of_the_status() -> None:
    """Horse Kick stuns; its push is still to come."""
    state = given(shade(at="D4"), foe("125", "C3", "SE", kamae="AGG"))
    events = state.listen()
    resolve(state, "163", "125")
    names = [event.id for event in events]
    assert names.index("event-stunned") < names.index("event-revealed") < names.index("event-moved")


@proves("SJ-35.7")
def test_poison_ends_stealth() -> None:
    """Fukiya Dart Pipe stuns and poisons; between the two the victim is hidden again."""
    state = given(hero("ninja", "D7", "N", hand="167", focus=1, stock=STOCK), shade())
    go_on(choose(state, "167", "163"), until="poison", pay="pay")
    state.cells[BLOCK + HIDDEN_AT] = 1
    play(state, "venom 130")
    assert not hidden(state, 1)


@proves("SJ-35.7", "SJ-A.44")
def test_the_wound_of_an_empty_deck_and_the_stun_of_a_corpse_end_stealth() -> None:
    state = given(shade(stock=""), foe("", "A1"), step=DrawStep())
    state.settle()
    go_on(state)
    assert (of(state, 0, "wounds"), hidden(state)) == (1, False)
    state = given(shade("116"), foe("", "A1"), terrain=[("fallen_samurai", "D3")])
    resolve(state, "116", "053", move="D3")
    assert (of(state, 0, "stuns"), hidden(state)) == (1, False)


@proves("SJ-35.7")
@pytest.mark.parametrize("card", ["127", "117", "098"])
def test_being_pushed_or_looked_at_or_stopped_does_not_end_stealth(card: str) -> None:
    """Push Back moves the Ninja, War Cry cancels its movement, Trained Mind does nothing to it."""
    state = given(shade(at="D4"), foe(card, "D3" if card == "127" else "D1"))
    resolve(state, "163", card)
    assert hidden(state)
    assert (where(state, 0) == "D6 N") == (card == "127")


@proves("SJ-35.8")
def test_stealth_is_lost_before_instants_of_a_successful_attack_or_block() -> None:
    for attack in ("175", "169"):
        state = given(shade(f"{attack} 104", focus=1), foe())
        go_on(choose(state, attack, "053"), until="instant")
        assert (actor(state), offered(state), hidden(state)) == (0, ["104", "pass"], False)
    state = given(shade("121 153"), foe("064"))
    go_on(choose(state, "121", "064"), until="instant", speed="speed 4")
    assert (actor(state), offered(state), hidden(state)) == (0, ["153", "pass"], False)
