"""Section 19: what the families still in the village give at the end of a round."""

import pytest

from shiai.core.seats import CHANCE
from tests.games.samurai_spirit.given import (
    animals,
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

ALL_FAMILIES = "heal barricade repel"
SOME_FAMILIES = ["heal", "barricade", "repel", "heal barricade", "heal repel", "barricade repel", ALL_FAMILIES]


@proves("SS-19.1", "SS-19.7", "SS-19.9", "SS-31.42")
@pytest.mark.parametrize("families", SOME_FAMILIES)
def test_each_family_gives_its_own_bonus_once_whatever_the_others_give(families: str) -> None:
    fields: dict[str, object] = {"barricades": 3, "wounded": "kanbei", "families": families}
    state = round_ends(fields=fields, intruders="P1-01 P1-05")
    barricades = 3 + ("barricade" in families) - 2 + ("repel" in families)
    assert village(state) == (barricades, 6, len(families.split()))
    assert wounded(state) == (set() if "heal" in families else {"kanbei"})
    assert (field(state, "families"), field(state, "round")) == (families, "2")
    assert story(state, "bonus") == [f"bonus {name} SS-19.1" for name in families.split()]


@proves("SS-19.1")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_bonuses_are_given_on_easy_normal_and_hard(difficulty: str) -> None:
    fields: dict[str, object] = {"barricades": 1, "wounded": "kanbei", "families": ALL_FAMILIES}
    state = round_ends(fields=fields, intruders="P1-01 P1-05", difficulty=difficulty)
    assert (village(state), wounded(state)) == ((1, 6, 3), set())


@proves("SS-19.1", "SS-23.4")
def test_no_bonus_is_given_on_heroic() -> None:
    fields: dict[str, object] = {"barricades": 2, "wounded": "kanbei", "families": ALL_FAMILIES}
    state = round_ends(fields=fields, intruders="P1-01 P1-05", difficulty="heroic")
    assert (village(state), wounded(state), field(state, "round")) == ((0, 6, 3), {"kanbei"}, "2")
    assert story(state, "bonus", "healed", "barricade_added", "intruder_discarded") == []


@proves("SS-19.2", "SS-31.51", "SS-0.10")
@pytest.mark.parametrize("name", ["kyuzo", "gorobei"])
def test_heal_takes_the_token_of_one_random_wounded_samurai(name: str) -> None:
    fields: dict[str, object] = {"wounded": "kyuzo gorobei", "animal": "gorobei", "families": "heal"}
    state = round_ends(fields=fields)
    assert (step(state), luck(state)) == ("heal_somebody", {"pick kyuzo": 1, "pick gorobei": 1})
    assert refused(state, "luck: pick kanbei") == ()
    assert refused(state, "kanbei: fight") == ("SS-19.2",)
    play(state, f"luck: pick {name}")
    assert (wounded(state), animals(state)) == ({"kyuzo", "gorobei"} - {name}, {"gorobei"})


@proves("SS-19.2", "SS-10.8")
def test_heal_can_hit_a_samurai_that_has_passed() -> None:
    fields: dict[str, object] = {"wounded": "kyuzo kanbei", "passed": "kanbei", "families": "heal"}
    state = round_ends(fields=fields, heal_passed=False)
    assert luck(state) == {"pick kyuzo": 1, "pick kanbei": 1}


@proves("SS-31.51", "SS-19.2")
@pytest.mark.parametrize("hurt", ["kanbei", "kyuzo gorobei", "kyuzo kanbei gorobei daisuke"])
def test_without_heal_only_wounded_every_samurai_is_equally_likely_and_some_have_no_token(hurt: str) -> None:
    fields: dict[str, object] = {"wounded": hurt, "families": "heal"}
    state = round_ends("kyuzo kanbei gorobei daisuke", fields=fields, heal_only_wounded=False)
    healed: dict[str, int] = {}
    for action, weight in zip(state.legal(CHANCE), state.weights(), strict=True):
        after = play(state.clone(), f"luck: {state.name(action)}")
        lost = " ".join(wounded(state) - wounded(after))
        healed[lost] = healed.get(lost, 0) + weight
    nobody = 4 - len(hurt.split())
    assert healed == dict.fromkeys(hurt.split(), 1) | ({"": nobody} if nobody else {})


@proves("SS-19.3", "SS-31.42")
@pytest.mark.parametrize("only_wounded", [True, False])
def test_heal_has_no_effect_when_nobody_has_a_token(only_wounded: bool) -> None:
    fields: dict[str, object] = {"animal": "kanbei", "families": "heal"}
    state = round_ends(fields=fields, heal_only_wounded=only_wounded)
    assert (field(state, "round"), wounded(state), animals(state)) == ("2", set(), {"kanbei"})


@proves("SS-19.4", "SS-14.3")
@pytest.mark.parametrize(
    ("difficulty", "before", "after"),
    [("normal", 0, 1), ("normal", 4, 5), ("normal", 5, 5), ("hard", 3, 4), ("hard", 4, 4), ("easy", 5, 6)],
)
def test_the_barricade_bonus_never_goes_above_the_starting_number(difficulty: str, before: int, after: int) -> None:
    state = round_ends(fields={"barricades": before, "families": "barricade"}, difficulty=difficulty)
    assert village(state) == (after, 6, 1)


@proves("SS-19.5")
def test_repel_puts_the_top_intruder_on_the_discard_pile() -> None:
    state = round_ends(fields={"families": "repel"}, intruders="P1-01 unseen P1-05")
    assert (step(state), intruder_count(state), village(state)) == ("reveal_intruder", 2, (5, 6, 1))
    assert ("P1-01" in discards(state), field(state, "intruder_stack")) == (True, "unseen P1-05")
    assert story(state, "intruder_discarded") == ["intruder_discarded P1-01 SS-19.5"]


@proves("SS-19.5", "SS-0.10")
def test_the_intruder_that_repel_turns_over_is_any_card_that_nobody_has_seen() -> None:
    state = round_ends(fields={"families": "repel"}, intruders="unseen P1-05 unseen*2")
    assert (asked(state), step(state), set(luck(state).values())) == ("luck", "repel_intruder", {1})
    assert refused(state, "kanbei: fight") == ("SS-19.5",)
    assert {"card P1-01", "card P1-02"} <= names(state, "luck")
    assert not names(state, "luck") & {"card P1-05", "card P4-13", "card P1-03", "card L5-01"}
    play(state, "luck: card P1-01")
    assert "P1-01" in discards(state)
    assert (field(state, "intruder_stack"), village(state)) == ("unseen*2", (4, 6, 1))  # P1-05 was revealed and burnt


@proves("SS-19.6", "SS-31.42")
def test_repel_has_no_effect_without_intruders() -> None:
    state = round_ends(fields={"families": "repel"})
    assert (field(state, "round"), village(state)) == ("2", (5, 6, 1))
    assert story(state, "intruder_discarded") == []


@proves("SS-19.5", "SS-19.6")
def test_repel_can_take_the_only_intruder() -> None:
    state = round_ends(fields={"families": "repel"}, intruders="P1-01")
    assert story(state, "intruder_discarded", "intruder_burns") == ["intruder_discarded P1-01 SS-19.5"]
    assert (field(state, "round"), village(state)) == ("2", (5, 6, 1))


@proves("SS-19.7", "SS-19.1")
def test_a_family_gives_its_bonus_again_at_the_end_of_the_next_round() -> None:
    fields: dict[str, object] = {"barricades": 1, "families": "barricade"}
    first = round_ends(fields=fields)
    second = round_ends(fields={"barricades": village(first)[0], "families": field(first, "families")}, round=2)
    assert (village(first), village(second)) == ((2, 6, 1), (3, 6, 1))


@proves("SS-19.8", "SS-17.8")
def test_bonuses_are_given_also_at_the_end_of_round_3_before_the_intruders() -> None:
    fields: dict[str, object] = {"barricades": 0, "wounded": "kanbei", "families": ALL_FAMILIES}
    state = round_ends(fields=fields, round=3, intruders="P1-01 P1-05 P3-13")
    assert (result(state), wounded(state)) == ("village_saved", set())
    assert village(state) == (0, 6, 3)  # P1-01 was repelled, P1-05 burnt the barricade of the bonus
