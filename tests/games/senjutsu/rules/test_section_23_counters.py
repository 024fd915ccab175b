"""Section 23: Counters."""

from typing import Any

import pytest

from tests.games.senjutsu.given import actor, choose, given, go_on, hero, of, offered, play, refused, step, where
from tests.games.senjutsu.moments import duel, questions, reaches
from tests.proof import proves

# Attacks that hit the hero in front without having to move, by their initiative.
ATTACK_AT = {8: "128", 7: "048", 6: "101", 5: "126", 4: "154", 3: "018", 2: "155"}


def blocked_at(speed: int, defence: str, hand: str = "155", **defender: Any) -> bool:
    """A hero with this Defence card and hand blocks an attack of this initiative: is a Counter asked for?"""
    attack = ATTACK_AT[speed]
    state = duel({"hand": f"{defence} {hand}", **defender}, {"hand": attack, "focus": 1})
    choose(state, defence, attack)
    return reaches(state, "counter", speed=f"speed {speed}")


def countering(hand: str, attack: str = "126", speed: int = 5, **defender: Any) -> Any:
    """Steel Block (Counter 6, 5, 4) has stopped an attack; the Counter card is about to be chosen from this hand."""
    state = duel({"hand": f"031 {hand}", **defender}, {"hand": attack})
    choose(state, "031", attack)
    assert reaches(state, "counter", speed=f"speed {speed}")
    return state


@proves("SJ-23.1", "SJ-23.2")
@pytest.mark.parametrize(
    ("defence", "listed", "open_at"),
    [("031", (6, 5, 4), (7, 6, 5, 4, 3)), ("114", (5, 4, 3), (6, 5, 4, 3, 2)), ("141", (5, 4), (5, 4, 3, 2))],
)
def test_a_counter_is_open_when_an_attack_of_a_listed_speed_was_blocked(
    defence: str, listed: tuple[int, ...], open_at: tuple[int, ...]
) -> None:
    assert tuple(speed for speed in open_at if blocked_at(speed, defence)) == listed


@proves("SJ-23.2", "SJ-23.13")
def test_there_is_no_counter_without_a_blocked_attack() -> None:
    missed = duel({"hand": "031 155"}, {"hand": "126", "facing": "N"})
    choose(missed, "031", "126")
    assert not reaches(missed, "counter", speed="speed 5")
    hit = duel({"hand": "031 155"}, {"hand": "126"})
    choose(hit, "031", "126")
    assert not reaches(hit, "counter", speed="speed 6"), "the Block exists at another initiative"
    assert of(hit, 0, "wounds") == 1
    unstoppable = duel({"hand": "031 155"}, {"hand": "087"})
    choose(unstoppable, "031", "087")
    assert not reaches(unstoppable, "counter", speed="speed 5"), "the attack is unblockable"


@proves("SJ-23.3")
def test_one_attack_card_of_the_hand_without_core_may_be_played_at_once() -> None:
    state = countering("126 154 121 110 102 104", weapon="071")
    assert (actor(state), offered(state)) == (0, ["126", "154", "pass"])
    assert (of(state, 1, "wounds"), of(state, 0, "hand")) == (0, ["102", "104", "110", "121", "126", "154"])
    declined = go_on(state.clone())
    assert (of(declined, 1, "bleeding"), of(declined, 0, "up")) == (0, ["031"])
    play(state, "154")
    assert (of(state, 1, "bleeding"), of(state, 0, "wounds")) == (1, 0)
    assert (step(state), of(state, 0, "played")) == ("turn_target", ["031", "154"])


@proves("SJ-23.4")
@pytest.mark.parametrize(
    ("card", "speed", "defender", "fits"),
    [
        ("101", 5, {}, False),  # 6
        ("126", 5, {}, True),
        ("154", 5, {}, True),
        ("126", 4, {}, False),
        ("107", 5, {"kamae": "NEU"}, True),  # 3
        ("107", 5, {"kamae": "AGG"}, False),  # 6 in Aggression
        ("107", 6, {"kamae": "AGG"}, True),
        ("058", 5, {"kamae": "NEU"}, False),  # 6
        ("058", 5, {"kamae": "DET"}, True),  # 3 in Determination
        ("149", 4, {"focus": 1}, True),  # 4; 5 only if it were bought
    ],
)
def test_a_counter_card_is_not_faster_than_the_block(
    card: str, speed: int, defender: dict[str, Any], fits: bool
) -> None:
    state = countering(card, ATTACK_AT[speed], speed, **defender)
    assert offered(state) == ([card] if fits else []) + ["pass"]
    if not fits:
        refused(state, card, "SJ-23.3")


@proves("SJ-23.4")
def test_hobbles_lower_the_initiative_of_a_counter_card() -> None:
    state = duel({"hand": "031 101 040", "hobbles": 1}, {"hand": "126"})
    choose(state, "031", "126")
    assert reaches(state, "counter", speed="speed 6"), "the Block comes to 5, as the attack"
    assert offered(state) == ["101", "pass"]


@proves("SJ-23.5", "SJ-23.17")
def test_a_counter_does_not_use_the_instant_of_the_turn_nor_does_an_instant_replacement_that_counters() -> None:
    state = countering("047 153", "101", 6)
    play(state, "047")
    assert reaches(state, "instant")
    assert (actor(state), offered(state)) == (0, ["153", "pass"])
    assert of(state, 1, "wounds") == 1, "the Counter was resolved before"


@proves("SJ-23.5")
def test_a_hero_that_has_played_an_instant_may_still_counter() -> None:
    state = duel({"hand": "126 080 155", "focus": 3, "kamae": "DET"}, {"hand": "101"})
    choose(state, "126", "101")
    assert reaches(state, "counter", replace="080", speed="speed 6")
    assert offered(state) == ["155", "pass"]


@proves("SJ-23.6")
def test_cost_and_required_kamae_of_a_counter_card_must_be_met() -> None:
    cards = "148 061 155"
    assert offered(countering(cards)) == ["155", "pass"]
    assert offered(countering(cards, focus=1)) == ["148", "155", "pass"]
    assert offered(countering(cards, kamae="AGG")) == ["061", "155", "pass"]
    state = countering(cards, focus=2)
    play(state, "148")
    assert of(state, 0, "focus") == 1


@proves("SJ-23.7")
def test_a_counter_card_is_resolved_with_its_split_part_before_the_block_goes_on() -> None:
    state = duel({"hand": "031 125"}, {"hand": "101"})
    asked = questions(state.clone(), "031", "101", speed="speed 6", counter="125", move="D3")
    assert asked == [("speed", 0), ("counter", 0), ("move", 0), ("turn_target", 0)]
    choose(state, "031", "101")
    assert reaches(state, "turn_target", speed="speed 6", counter="125", move="D3")
    assert (of(state, 1, "stuns"), where(state, 1), where(state, 0)) == (1, "D2 S", "D3 N")


@proves("SJ-23.8")
def test_a_counter_card_is_discarded_with_the_other_played_cards() -> None:
    state = play(countering("155"), "155", "done")
    assert (of(state, 0, "played"), of(state, 0, "up")) == (["031", "155"], [])
    go_on(state)
    assert (of(state, 0, "played"), of(state, 0, "up")) == ([], ["031", "155"])


@proves("SJ-23.11")
def test_a_block_by_terrain_gives_no_counter() -> None:
    for terrain, wanted in (((), True), ((("rocks", "D3"),), False)):
        state = duel({"hand": "031 155"}, {"at": "D2", "hand": "029"}, terrain=terrain)
        choose(state, "031", "029")
        assert reaches(state, "counter", speed="speed 6") == wanted
        assert of(state, 0, "wounds") == 0


@proves("SJ-23.12")
@pytest.mark.parametrize(
    ("defence", "gates"),
    [
        ("118", {"AGG": (7, 6)}),
        ("111", {"DET": (6, 5)}),
        ("120", {"BAL": (8, 7), "DET": (6, 5)}),
        ("141", {"NEU": (5, 4), "AGG": (5, 4), "BAL": (5, 4), "DET": (5, 4, 3, 2)}),
    ],
)
def test_a_counter_in_a_kamae_strip_needs_that_kamae(defence: str, gates: dict[str, tuple[int, ...]]) -> None:
    speeds = {"118": (8, 7, 6, 5, 4, 3), "111": (7, 6, 5, 4), "120": (8, 7, 6, 5), "141": (5, 4, 3, 2)}[defence]
    for kamae in ("NEU", "AGG", "BAL", "DET"):
        found = tuple(speed for speed in speeds if blocked_at(speed, defence, kamae=kamae))
        assert found == gates.get(kamae, ()), kamae


@proves("SJ-23.13")
def test_an_attack_of_an_ally_is_blocked_without_a_counter() -> None:
    away = (hero("student", "A1", "S", hand="122"), hero("master", "G1", "S", hand="122"))
    for teams, wanted in (("pairs", False), ("none", True)):
        state = duel({"hand": "031 155"}, {"hand": "044"}, *away, teams=teams)
        choose(state, "031", "044", "122", "122")
        assert reaches(state, "counter", speed="speed 5") == wanted
        assert of(state, 0, "wounds") == 0


@proves("SJ-23.13")
def test_shields_that_protect_another_hero_give_no_counter() -> None:
    state = given(
        hero("ronin", "D4", "N", hand="110"),
        hero("warrior", "D3", "S", hand="126"),
        hero("student", "B2", "SE", hand="031 155"),
    )
    choose(state, "023", "126", "031")
    assert not reaches(state, "counter", speed="speed 5")
    assert of(state, 0, "wounds") == 1
    guarded = given(
        hero("ronin", "D4", "N", hand="155"),
        hero("warrior", "D3", "S", hand="126"),
        hero("student", "C2", "SE", hand="031 155"),
    )
    choose(guarded, "023", "126", "031")
    assert not reaches(guarded, "counter", speed="speed 5"), "the student was not attacked, the ronin did not block"
    assert of(guarded, 0, "wounds") == 0
