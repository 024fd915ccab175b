"""Section 20: the intruder stack is revealed."""

import pytest

from shiai.games.samurai_spirit.rules.components import RAIDERS
from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    intruder_count,
    luck,
    names,
    play,
    refused,
    result,
    round_ends,
    step,
    story,
    village,
    wounded,
)
from tests.proof import proves

HEAL: dict[str, object] = {"families": "heal"}  # nobody is wounded: no bonus


@proves("SS-20.1")
def test_intruders_are_revealed_one_by_one_from_the_top() -> None:
    state = round_ends(fields=HEAL, intruders="P1-01 P3-13 P2-01 P1-13")
    assert story(state, "intruder_burns", "intruder_harmless", "barricade_lost") == [
        "intruder_burns P1-01 SS-20.2",
        "barricade_lost 4 SS-0.13",
        "intruder_harmless P3-13 SS-20.4",
        "intruder_burns P2-01 SS-20.2",
        "barricade_lost 3 SS-0.13",
        "intruder_harmless P1-13 SS-20.4",
    ]
    assert (field(state, "round"), intruder_count(state)) == ("2", 0)


@proves("SS-20.1", "SS-0.10")
def test_luck_turns_over_one_unseen_intruder_after_the_other() -> None:
    state = round_ends(fields=HEAL, intruders="unseen*2 P1-13 unseen")
    unseen = names(state, "luck")
    assert (asked(state), step(state), intruder_count(state)) == ("luck", "reveal_intruder", 4)
    assert luck(state) == dict.fromkeys(unseen, 1)
    assert refused(state, "kanbei: fight") == ("SS-20.1",)
    play(state, "luck: card P1-01")
    assert (intruder_count(state), names(state, "luck")) == (3, unseen - {"card P1-01"})
    play(state, "luck: card P1-02")
    assert (intruder_count(state), names(state, "luck")) == (1, unseen - {"card P1-01", "card P1-02"})
    play(state, "luck: card P1-05")
    assert (field(state, "round"), village(state)) == ("2", (2, 6, 1))


@proves("SS-20.1")
def test_without_intruders_nothing_is_revealed() -> None:
    state = round_ends(fields=HEAL)
    assert (field(state, "round"), village(state)) == ("2", (5, 6, 1))
    assert story(state, "intruder_burns", "intruder_harmless") == []


@proves("SS-20.2", "SS-20.4")
@pytest.mark.parametrize(
    ("intruders", "barricades"),
    [
        ("P1-01", 4),
        ("P1-13", 5),
        ("P1-01 P1-05 P1-06", 2),
        ("P1-13 P1-01 P2-13", 4),
        ("P1-01 P1-05 P1-06 P1-09 P1-10", 0),
    ],
)
def test_each_intruder_with_flames_removes_one_barricade(intruders: str, barricades: int) -> None:
    state = round_ends(fields=HEAL, intruders=intruders)
    assert (village(state), field(state, "round")) == ((barricades, 6, 1), "2")


@proves("SS-20.3", "SS-29.10")
@pytest.mark.parametrize(("barricades", "left"), [(2, (0, 6, 1)), (1, (0, 5, 1)), (0, (0, 4, 1))])
def test_without_barricades_each_intruder_with_flames_removes_a_farmstead(
    barricades: int, left: tuple[int, int, int]
) -> None:
    fields: dict[str, object] = {"families": "heal", "barricades": barricades}
    state = round_ends(fields=fields, intruders="P1-13 P1-01 P1-05")
    assert (village(state), field(state, "round")) == (left, "2")


@proves("SS-20.3", "SS-18.1", "SS-0.15")
@pytest.mark.parametrize("difficulty", ["hard", "heroic"])
def test_a_farmstead_burnt_by_an_intruder_punishes_before_the_next_intruder_is_revealed(difficulty: str) -> None:
    fields: dict[str, object] = {"families": "heal", "barricades": 0}
    state = round_ends(fields=fields, intruders="P1-01 P1-05 P1-06", difficulty=difficulty)
    assert (step(state), field(state, "intruder_stack"), village(state)) == ("farm_reverse", "P1-05 P1-06", (0, 5, 1))
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert (step(state), field(state, "intruder_stack"), village(state)) == ("farm_reverse", "P1-06", (0, 4, 1))
    assert wounded(state) == {"kanbei"}


@proves("SS-20.4", "SS-20.5", "SS-20.2", "SS-3.7")
def test_only_the_flames_of_an_intruder_matter_whatever_else_it_shows() -> None:
    guards = {"P1-03", "P1-11", "P1-07", "P1-04", "P1-12", "P1-08", "P2-03", "P2-11", "P2-07", "P4-13"}
    revealed = [card for card in RAIDERS if card["id"] not in guards]
    for card in revealed:
        state = round_ends(fields=HEAL | {"barricades": 3}, round=3, intruders=card["id"])
        assert village(state) == (2 if card["flame"] == "yes" else 3, 6, 1), card["id"]
        assert (wounded(state), result(state)) == (set(), "village_saved")
    assert len(revealed) == 56


@proves("SS-20.6", "SS-31.65")
def test_a_revealed_intruder_lies_beside_the_stack_and_not_on_the_discard_pile() -> None:
    state = round_ends(fields=HEAL, intruders="P1-01 P1-13 unseen")
    assert (step(state), intruder_count(state)) == ("reveal_intruder", 1)
    assert not {"P1-01", "P1-13"} & discards(state)
    assert "revealed=P1-01,P1-13" in field(state, "cards").split()


@proves("SS-20.6", "SS-21.2")
def test_revealed_intruders_are_in_the_stack_of_the_next_round_again() -> None:
    state = round_ends(fields=HEAL, intruders="P1-01 P1-13")
    play(state, "kanbei: fight")
    assert {"card P1-01", "card P1-13"} <= names(state, "luck")
