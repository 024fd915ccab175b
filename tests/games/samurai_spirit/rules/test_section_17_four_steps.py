"""Section 17: the four end-of-round steps, their order, and how a loss cuts them short."""

import pytest

from tests.games.samurai_spirit.given import (
    animals,
    asked,
    discards,
    field,
    intruder_count,
    last_turn,
    line,
    luck,
    names,
    play,
    result,
    round_ends,
    step,
    story,
    village,
    wounded,
)
from tests.proof import proves

THREE = ["kyuzo", "kanbei", "gorobei"]
FIVE = "kyuzo kanbei gorobei katsushiro daisuke"
ALL_GAPS = dict.fromkeys(FIVE.split(), "hat farm doll")


@proves("SS-17.8", "SS-17.9", "SS-17.10", "SS-17.11", "SS-17.12", "SS-17.13")
def test_hats_come_first_then_farms_dolls_bonuses_and_intruders() -> None:
    gaps = {"kyuzo": "doll", "kanbei": "hat", "gorobei": "farm"}
    fields: dict[str, object] = {"barricades": 3, "families": "heal barricade repel"}
    state = round_ends(gaps=gaps, fields=fields, intruders="P3-13 P1-01")
    play(state, "luck: family repel")
    assert story(state)[2:] == [
        "round_over 1 2 SS-17.1",
        "no_hat kanbei SS-17.9",
        "wounded kanbei SS-15.2",
        "no_farm gorobei SS-17.10",
        "farmstead_lost 5 SS-18.8",
        "no_doll kyuzo SS-17.11",
        "family_lost repel 2 SS-0.10",
        "bonus heal SS-19.1",
        "bonus barricade SS-19.1",
        "barricade_added 4 SS-19.4",
        "healed kanbei SS-19.2",
        "intruder_harmless P3-13 SS-20.4",
        "intruder_burns P1-01 SS-20.2",
        "barricade_lost 3 SS-0.13",
        "shuffled_with_lieutenants 3 SS-21.5",
        "round_began 2 24 SS-21.5",
        "turn kanbei SS-4.2",
    ]


@proves("SS-17.9")
@pytest.mark.parametrize("name", THREE)
def test_each_samurai_without_a_hat_takes_a_wound(name: str) -> None:
    state = round_ends(gaps={name: "hat"})
    assert (wounded(state), animals(state), village(state)) == ({name}, set(), (5, 6, 2))


@proves("SS-17.9", "SS-15.3")
def test_the_wound_of_a_missing_hat_flips_a_wounded_board() -> None:
    state = round_ends(gaps={"kyuzo": "hat", "gorobei": "hat"}, fields={"wounded": "kyuzo kanbei"})
    assert (wounded(state), animals(state)) == ({"kanbei", "gorobei"}, {"kyuzo"})


@proves("SS-17.9")
def test_a_hat_in_the_combat_line_does_not_count() -> None:
    state = round_ends(gaps={"kyuzo": "hat"}, lines={"kyuzo": "P2-02", "kanbei": "P1-02"})
    assert wounded(state) == {"kyuzo"}


@proves("SS-17.10", "SS-17.15")
@pytest.mark.parametrize("name", THREE)
def test_each_samurai_without_a_farm_removes_a_farmstead_whatever_barricades_stand(name: str) -> None:
    state = round_ends(gaps={name: "farm"})
    assert (wounded(state), village(state)) == (set(), (5, 5, 2))


@proves("SS-17.10", "SS-17.15")
def test_three_samurai_without_a_farm_remove_three_farmsteads() -> None:
    state = round_ends(gaps=dict.fromkeys(THREE, "farm"), fields={"barricades": 1, "families": "heal repel"})
    assert village(state) == (1, 3, 2)


@proves("SS-17.11", "SS-0.10")
@pytest.mark.parametrize("name", THREE)
def test_each_samurai_without_a_doll_removes_one_random_family(name: str) -> None:
    state = round_ends(gaps={name: "doll"}, fields={"families": "heal barricade repel"})
    assert luck(state) == {"family heal": 1, "family barricade": 1, "family repel": 1}
    play(state, "luck: family barricade")
    assert (field(state, "families"), field(state, "round"), village(state)) == ("heal repel", "2", (5, 6, 2))


@proves("SS-17.11")
def test_two_samurai_without_a_doll_remove_two_families() -> None:
    state = round_ends(gaps={"kyuzo": "doll", "kanbei": "doll"}, fields={"families": "heal barricade repel"})
    play(state, "luck: family barricade")
    assert luck(state) == {"family heal": 1, "family repel": 1}
    play(state, "luck: family heal")
    assert (field(state, "families"), field(state, "round")) == ("repel", "2")


@proves("SS-17.12")
def test_bonuses_wait_for_all_removals_and_only_families_still_there_give_them() -> None:
    fields: dict[str, object] = {"barricades": 3, "wounded": "kyuzo", "families": "heal barricade repel"}
    state = round_ends(gaps={"kyuzo": "doll", "kanbei": "doll"}, fields=fields, intruders="P1-01")
    assert (step(state), village(state), wounded(state)) == ("lose_family", (3, 6, 3), {"kyuzo"})
    play(state, "luck: family heal")
    assert (step(state), village(state), wounded(state)) == ("lose_family", (3, 6, 2), {"kyuzo"})
    play(state, "luck: family repel")
    assert (village(state), wounded(state)) == ((3, 6, 1), {"kyuzo"})  # one barricade added, one burnt by P1-01


@proves("SS-17.13", "SS-17.8")
def test_intruders_are_revealed_after_the_bonuses() -> None:
    fields: dict[str, object] = {"barricades": 0, "families": "barricade"}
    state = round_ends(fields=fields, intruders="P1-01")
    assert (field(state, "round"), village(state)) == ("2", (0, 6, 1))


@proves("SS-17.14", "SS-10.7")
@pytest.mark.parametrize("out", ["none", "kanbei", "kanbei gorobei"])
def test_the_checks_look_at_all_samurai_whether_passed_or_not(out: str) -> None:
    gaps = {"kyuzo": "hat farm", "kanbei": "hat farm doll"}
    state = round_ends(gaps=gaps, fields={"passed": out, "families": "heal barricade repel"})
    assert (wounded(state), village(state), step(state)) == ({"kyuzo", "kanbei"}, (5, 4, 3), "lose_family")
    play(state, "luck: family heal")
    assert (field(state, "round"), village(state)) == ("2", (5, 4, 2))


@proves("SS-17.16", "SS-31.40")
@pytest.mark.parametrize(
    ("last", "order"),
    [
        ("kyuzo", "kyuzo kanbei gorobei katsushiro daisuke"),
        ("gorobei", "gorobei katsushiro daisuke kyuzo kanbei"),
        ("daisuke", "daisuke kyuzo kanbei gorobei katsushiro"),
    ],
)
def test_each_step_goes_clockwise_from_the_last_active_samurai(last: str, order: str) -> None:
    state = round_ends(FIVE, gaps=ALL_GAPS, active=last, fields={"families": "heal barricade repel"})
    play(state, "luck: family heal", "luck: family repel")
    first, second, third = order.split()[:3]
    assert story(state, "no_hat", "no_farm", "no_doll") == [
        *[f"no_hat {name} SS-17.9" for name in order.split()],
        *[f"no_farm {name} SS-17.10" for name in order.split()],
        f"no_doll {first} SS-17.11",
        f"no_doll {second} SS-17.11",
        f"no_doll {third} SS-17.11",  # and with the third family the game is lost
    ]


@proves("SS-17.17", "SS-17.16", "SS-22.1")
def test_a_death_in_step_1_stops_everything_that_comes_after_it() -> None:
    fields: dict[str, object] = {"animal": "daisuke", "wounded": "daisuke"}
    state = round_ends(FIVE, gaps=ALL_GAPS, active="katsushiro", fields=fields, intruders="P1-01")
    assert (result(state), asked(state)) == ("samurai_died", "nobody")
    assert (wounded(state), village(state)) == ({"katsushiro", "daisuke"}, (7, 6, 2))
    assert (field(state, "round"), field(state, "intruder_stack")) == ("1", "P1-01")


@proves("SS-17.17", "SS-17.8", "SS-22.2")
def test_the_last_farmstead_in_step_2_leaves_the_families_alone() -> None:
    state = round_ends(gaps=dict.fromkeys(THREE, "hat farm doll"), fields={"farmsteads": 2, "families": "heal"})
    assert (result(state), asked(state)) == ("farmsteads_lost", "nobody")
    assert (wounded(state), village(state)) == (set(THREE), (5, 0, 1))
    assert story(state, "no_farm", "no_doll") == ["no_farm kyuzo SS-17.10", "no_farm kanbei SS-17.10"]


@proves("SS-17.17", "SS-17.8", "SS-22.3")
def test_the_last_family_in_step_3_leaves_bonuses_and_intruders_undone() -> None:
    fields: dict[str, object] = {"families": "heal", "wounded": "gorobei", "barricades": 0}
    state = round_ends(gaps={"kanbei": "doll"}, fields=fields, intruders="P1-01")
    assert (result(state), asked(state)) == ("families_lost", "nobody")
    assert (wounded(state), village(state), field(state, "intruder_stack")) == ({"gorobei"}, (0, 6, 0), "P1-01")


@proves("SS-17.17", "SS-20.1", "SS-22.2")
def test_the_last_farmstead_in_step_4_leaves_the_other_intruders_face_down() -> None:
    fields: dict[str, object] = {"families": "heal", "farmsteads": 1, "barricades": 1}
    state = round_ends(fields=fields, intruders="P1-01 P3-13 P1-05 P1-06 unseen")
    assert (result(state), asked(state), village(state)) == ("farmsteads_lost", "nobody", (0, 0, 1))
    assert (field(state, "intruder_stack"), field(state, "round")) == ("P1-06 unseen", "1")


@proves("SS-17.18", "SS-22.1")
def test_a_death_in_the_middle_of_a_round_ends_the_game() -> None:
    fields: dict[str, object] = {"animal": "kyuzo", "wounded": "kyuzo"}
    state = last_turn(lines={"kyuzo": "P2-10"}, raiders=2, fields=fields, step="turn")
    assert (result(state), asked(state), field(state, "round_is_ending")) == ("samurai_died", "nobody", "0")


@proves("SS-17.18", "SS-22.2")
@pytest.mark.parametrize(("farmsteads", "end", "waits"), [(1, "farmsteads_lost", "over"), (2, "open", "choose_action")])
def test_the_destruction_of_the_village_ends_the_game_in_the_middle_of_a_round(
    farmsteads: int, end: str, waits: str
) -> None:
    fields: dict[str, object] = {"barricades": 0, "farmsteads": farmsteads}
    state = last_turn(lines={"kyuzo": "P2-13"}, raiders=2, fields=fields, step="turn")
    assert (result(state), step(state), village(state)) == (end, waits, (0, farmsteads - 1, 2))
    assert field(state, "round_is_ending") == "0"


@proves("SS-17.9", "SS-13.12", "SS-31.29")
def test_a_flip_in_step_1_reaches_no_kiai() -> None:
    state = last_turn(lines={"kanbei": "P4-09 P4-10 P4-12"}, gaps={"kanbei": "hat"}, fields={"wounded": "kanbei"})
    play(state, "kyuzo: fight")
    assert (field(state, "round"), animals(state), wounded(state)) == ("2", {"kanbei"}, set())


@proves("SS-31.29", "SS-17.9")
@pytest.mark.parametrize(("out", "kiai"), [("gorobei", True), ("kanbei", False)])
def test_with_kiai_at_round_end_only_a_samurai_that_has_not_passed_resolves_it_at_once(out: str, kiai: bool) -> None:
    fields: dict[str, object] = {"wounded": "kanbei", "passed": out, "families": "heal barricade"}
    state = last_turn(
        lines={"kanbei": "P4-09 P4-10 P4-12"},
        gaps={"kanbei": "hat", "gorobei": "hat doll"},
        fields=fields,
        intruders="P1-01 P1-05 P1-06 P1-10",
        kiai_at_round_end=True,
    )
    play(state, "kyuzo: fight")
    assert animals(state) == {"kanbei"}
    assert (asked(state), wounded(state)) == (("kanbei", set()) if kiai else ("luck", {"gorobei"}))
    if kiai:
        play(state, "kanbei: use")
    assert (step(state), wounded(state)) == ("lose_family", {"gorobei"})
    assert intruder_count(state) == (1 if kiai else 4)
    assert line(state, "kanbei") == (["P4-10", "P4-12"] if kiai else ["P4-09", "P4-10", "P4-12"])
    assert discards(state) >= ({"P4-09", "P1-01", "P1-05", "P1-06"} if kiai else set())
    assert names(state, "luck") == {"family heal", "family barricade"}
