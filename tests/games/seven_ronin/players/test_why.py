"""What speaks for a choice: facts of the position, the weightiest first, and nothing that the seat cannot see."""

from random import Random

import pytest

from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from shiai.i18n.catalogue import Catalogue
from tests.games.seven_ronin.given import given, only

WORDS = Catalogue("en", "seven_ronin")


def told(state: State, seat: int, choice: str, *others: str) -> list[str]:
    """The reasons for a choice rather than others, in words."""
    actions = [state.action(name) for name in (choice, *others)]
    found = state.setup.game.why(state.redact(seat), seat, actions[0], tuple(actions[1:]), Random(1))
    return [WORDS.message(message) for message in found]


def test_a_ronin_who_needs_peace_goes_where_few_can_come() -> None:
    reasons = told(given(), DEFENDER, "assign yumi shrine")
    assert reasons[0] == "Yumi needs an area without ninja; to the Shrine at most 1 can be sent."


def test_a_guard_is_measured_against_the_limit_with_the_market() -> None:
    state = given(round=2, ninja={"market": 2})
    assert told(state, DEFENDER, "assign kabe granary")[0] == (
        "At most 4 new ninja can be sent to the Granary; Kabe has durability 7."
    )
    assert not any("durability" in reason for reason in told(state, DEFENDER, "assign tasuke granary"))


def test_retaking_an_area_is_told_with_its_ninja() -> None:
    state = given(round=2, ninja={"well": 2})
    assert told(state, DEFENDER, "assign musashi well")[:2] == [
        "Musashi can free the Well: 2 ninja there against durability 4.",
        "Ninja are at the Well, so Musashi can use the ability there.",
    ]


def test_tasuke_and_a_partner_are_counted_together() -> None:
    state = given(ronin=only("kabe", "tasuke"))
    state.apply(DEFENDER, state.action("assign kabe inn"))
    assert told(state, DEFENDER, "assign tasuke inn") == [
        "Together Tasuke and Kabe can take 10 wounds at the Inn, and you split them."
    ]


def test_the_fifth_area_comes_first() -> None:
    state = given(round=3, ninja={"well": 1, "inn": 1, "field_small": 1})
    assert told(state, ATTACKER, "place field_large")[0].startswith("With the Field (limit 3) it would be 5 areas")


def test_a_deadly_number_of_ninja_names_how_many_ronin_it_kills() -> None:
    state = given(wounds={"yumi": 1, "yobu": 1})
    state.apply(ATTACKER, state.action("place granary"))
    assert told(state, ATTACKER, "place granary") == [
        "2 ninja at the Granary are deadly for 2 of the ronin who might come.",
        "A ronin who comes to the Granary meets 2 ninja.",
    ]


def test_yumi_shoots_before_yobu_drives_ninja_to_her() -> None:
    beside = given("ronin_abilities", ninja={"passage": 2}, ronin={"yumi": "burial_grounds", "yobu": "passage"})
    assert told(beside, DEFENDER, "yumi")[0].startswith("Yumi should go first")
    apart = given("ronin_abilities", ninja={"passage": 2}, ronin={"yumi": "well", "yobu": "passage"})
    assert told(apart, DEFENDER, "yumi") == ["The shot costs nothing: the reserve goes down from 30 to 29."]


@pytest.mark.parametrize(("ninja", "saved"), [(2, True), (1, False), (3, False)])
def test_healing_saves_exactly_the_ronin_who_would_fall_by_one_wound(ninja: int, saved: bool) -> None:
    state = given("ronin_abilities", ninja={"inn": ninja}, ronin={"hayai": "inn", "taiko": "well"}, wounds={"hayai": 3})
    assert ("Without the healing" in told(state, DEFENDER, "taiko hayai")[0]) == saved


def test_the_well_strikes_the_weakest() -> None:
    ronin = {"yumi": "inn", "kabe": "shrine", "tasuke": "passage"}
    state = given("wound_chosen_ronin", ninja={"well": 1}, ronin=ronin, wounds={"yumi": 1, "tasuke": 2})
    assert told(state, ATTACKER, "target tasuke") == ["Tasuke can take one more wound: this one is the last."]
    assert told(state, ATTACKER, "target kabe") == []


def test_the_inn_as_second_field_wins() -> None:
    ninja = {"inn": 1, "field_small": 1, "well": 1, "granary": 1}
    state = given("copy_ability_of_another_occupied_area", ninja=ninja, ronin={"kabe": "shrine"})
    assert told(state, ATTACKER, "copy field_small")[0] == "That makes 5 areas: enough to win."


def test_what_is_true_of_the_others_too_is_left_out() -> None:
    state = given(round=2, ninja={"well": 1})
    alone = told(state, DEFENDER, "assign musashi well")
    beside = told(state, DEFENDER, "assign musashi well", "assign kabe well")
    assert "Held by ninja, the Well wounds a ronin anywhere in the village, every round." in alone
    assert beside == [reason for reason in alone if "Held by ninja" not in reason]
