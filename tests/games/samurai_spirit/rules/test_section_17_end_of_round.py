"""Section 17: when a round ends, and what happens to the turn and to the raiders that are left."""

import pytest

from tests.games.samurai_spirit.given import (
    GAME,
    active,
    asked,
    discards,
    field,
    intruder_count,
    last_turn,
    line,
    names,
    passed,
    play,
    result,
    round_ends,
    stack_size,
    step,
    story,
    token,
    village,
    wounded,
)
from tests.proof import proves


@proves("SS-17.1", "SS-4.5")
def test_the_round_ends_at_once_when_the_last_raider_is_drawn_and_played() -> None:
    state = round_ends()
    assert story(state, "attacked", "round_over") == ["attacked kyuzo P4-13 4 9 SS-7.6", "round_over 1 0 SS-17.1"]
    assert (field(state, "round"), field(state, "turn"), asked(state)) == ("2", "1", "kanbei")


@proves("SS-17.1")
def test_the_round_goes_on_while_one_raider_is_left() -> None:
    state = last_turn(raiders=2)
    play(state, "kyuzo: fight")
    assert (field(state, "round"), field(state, "turn"), asked(state)) == ("1", "2", "kanbei")
    assert (stack_size(state), line(state, "kyuzo")) == (1, ["P4-13"])


@proves("SS-17.1", "SS-17.2")
@pytest.mark.parametrize(("choice", "hurt"), [("defend", set()), ("attack", {"kyuzo"})])
def test_the_last_raider_is_placed_before_the_round_ends(choice: str, hurt: set[str]) -> None:
    state = last_turn(top="P2-01", gaps={"kyuzo": "hat"})
    play(state, "kyuzo: fight")
    assert (asked(state), names(state, "kyuzo"), field(state, "round")) == ("kyuzo", {"attack", "defend"}, "1")
    play(state, f"kyuzo: {choice}")
    assert (field(state, "round"), wounded(state)) == ("2", hurt)


@proves("SS-17.1", "SS-17.2", "SS-12.23")
def test_a_last_raider_discarded_by_kyuzo_is_played_too() -> None:
    state = last_turn(lines={"kyuzo": "P4-11"}, gaps={"gorobei": "doll"})
    play(state, "kyuzo: fight")
    assert (field(state, "round_is_ending"), names(state, "kyuzo")) == ("0", {"attack", "discard"})
    play(state, "kyuzo: discard")
    assert (field(state, "round_is_ending"), asked(state)) == ("1", "luck")
    assert (line(state, "kyuzo"), "P4-13" in discards(state)) == (["P4-11"], True)


@proves("SS-17.2")
def test_a_last_raider_handed_on_is_played_by_the_neighbour_before_the_round_ends() -> None:
    state = last_turn("heihachi kanbei gorobei", lines={"kanbei": "P2-13"}, gaps={"gorobei": "doll"})
    play(state, "heihachi: fight", "heihachi: hand kanbei")
    assert (line(state, "kanbei"), field(state, "round_is_ending")) == (["P2-13", "P4-13"], "1")
    assert (field(state, "active"), line(state, "heihachi")) == ("seat=seat_1", [])


@proves("SS-17.2", "SS-31.39")
def test_a_kiai_of_the_last_raider_is_resolved_before_the_round_ends() -> None:
    state = last_turn(lines={"kyuzo": "P3-13 P2-13"}, gaps={"kyuzo": "hat", "gorobei": "doll"})
    play(state, "kyuzo: fight")
    assert (asked(state), step(state), field(state, "round_is_ending")) == ("kyuzo", "move_token", "0")
    assert (line(state, "kyuzo"), wounded(state)) == (["P3-13", "P2-13", "P4-13"], set())
    play(state, "kyuzo: token gorobei", "kyuzo: give kanbei")
    assert (asked(state), field(state, "round_is_ending")) == ("luck", "1")
    assert (line(state, "kyuzo"), wounded(state)) == (["P2-13", "P4-13"], {"kyuzo"})
    assert token(state, "gorobei") == "kanbei"


@proves("SS-17.2", "SS-0.15")
def test_a_village_hit_of_the_last_raider_is_resolved_before_the_round_ends() -> None:
    lines = {"kyuzo": "P3-13 P2-13 P1-13"}
    state = last_turn(lines=lines, gaps={"kyuzo": "hat"}, difficulty="hard", fields={"barricades": 0})
    play(state, "kyuzo: fight")
    assert (asked(state), step(state), field(state, "round_is_ending")) == ("luck", "farm_reverse", "0")
    assert (village(state), wounded(state)) == ((0, 5, 2), set())
    play(state, "luck: reverse lose_barricade", "luck: reverse random_wound", "luck: pick kanbei")
    assert (field(state, "round"), wounded(state)) == ("2", {"kyuzo", "kanbei"})
    assert village(state) == (1, 4, 2)  # the barricade is the bonus of a family


@proves("SS-17.3", "SS-31.39")
def test_the_round_ends_when_support_takes_the_last_raider_and_that_intruder_counts_already() -> None:
    state = last_turn(top="P1-01", fields={"families": "heal"})
    play(state, "kyuzo: support gorobei")
    assert (field(state, "round"), asked(state), village(state)) == ("2", "kanbei", (4, 6, 1))


@proves("SS-17.3")
def test_the_round_goes_on_when_support_leaves_a_raider() -> None:
    state = last_turn(top="P1-01", raiders=2)
    play(state, "kyuzo: support gorobei")
    assert (field(state, "round"), asked(state), village(state)) == ("1", "kanbei", (5, 6, 2))
    assert (stack_size(state), intruder_count(state)) == (1, 1)


@proves("SS-17.3", "SS-31.39", "SS-31.60")
@pytest.mark.parametrize("last", ["P2-12", "P3-12", "P4-12"], ids=["intruder", "draw_left", "draw_right"])
def test_step_b_is_left_out_when_a_penalty_takes_the_last_raider(last: str) -> None:
    state = last_turn(lines={"kyuzo": last}, gaps={"gorobei": "doll"}, step="turn")
    assert (field(state, "round_is_ending"), step(state), stack_size(state)) == ("1", "lose_family", 0)
    assert (field(state, "active"), passed(state), wounded(state)) == ("seat=seat_1", set(), set())


@proves("SS-17.3")
@pytest.mark.parametrize("last", ["P2-12", "P3-12", "P4-12"], ids=["intruder", "draw_left", "draw_right"])
def test_step_b_follows_when_the_penalty_leaves_a_raider(last: str) -> None:
    state = last_turn(lines={"kyuzo": last}, raiders=2, gaps={"gorobei": "doll"}, step="turn")
    assert (field(state, "round_is_ending"), step(state), stack_size(state)) == ("0", "choose_action", 1)


@proves("SS-17.3", "SS-17.2")
def test_a_neighbour_who_draws_the_last_raider_resolves_its_kiai_before_the_round_ends() -> None:
    lines = {"kyuzo": "P3-12", "kanbei": "P3-13 P2-13"}
    state = last_turn(lines=lines, intruders="P1-01", gaps={"kyuzo": "hat", "gorobei": "doll"}, step="turn")
    assert (asked(state), names(state, "kanbei"), field(state, "round_is_ending")) == ("kanbei", {"use", "skip"}, "0")
    play(state, "kanbei: use")
    assert (field(state, "round_is_ending"), step(state), wounded(state)) == ("1", "lose_family", {"kyuzo"})
    assert (line(state, "kanbei"), {"P1-01", "P3-13"} <= discards(state)) == (["P2-13", "P4-13"], True)


@proves("SS-17.3")
def test_of_two_intruder_penalties_only_one_is_applied_to_the_last_raider() -> None:
    state = last_turn(round=3, lines={"kyuzo": "B6-01"}, intruders="P1-01", gaps={"gorobei": "doll"}, step="turn")
    assert (step(state), stack_size(state), field(state, "intruder_stack")) == ("lose_family", 0, "P4-13 P1-01")
    assert wounded(state) == set()


@proves("SS-17.3", "SS-0.15")
@pytest.mark.parametrize(("raiders", "farmsteads", "end"), [(3, 5, "village_saved"), (4, 4, "open")])
def test_remaining_penalties_are_skipped_when_a_kiai_empties_the_stack_in_step_a(
    raiders: int, farmsteads: int, end: str
) -> None:
    lines = {"kyuzo": "B6-03", "gorobei": "P4-09 P4-10 P4-12"}
    fields: dict[str, object] = {"barricades": 0, "wounded": "gorobei", "families": "heal"}
    top = " ".join(["P4-13", "P3-13", "P2-13", "P1-13"][:raiders])
    state = last_turn(round=3, lines=lines, fields=fields, top=top, difficulty="hard", step="turn")
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert (asked(state), step(state), village(state)) == ("gorobei", "discard_raiders", (0, 5, 1))
    play(state, "gorobei: use")
    assert (village(state), result(state)) == ((0, farmsteads, 1), end)


@proves("SS-17.3", "SS-12.15")
@pytest.mark.parametrize(("raiders", "next_step"), [(3, "lose_family"), (4, "choose_second_fight")])
def test_no_second_fight_follows_when_a_kiai_empties_the_stack(raiders: int, next_step: str) -> None:
    lines = {"gorobei": "P3-13 P2-13"}
    state = last_turn(
        "kyuzo kikuchiyo gorobei",
        gaps={"kyuzo": "doll"},
        active="gorobei",
        lines=lines,
        top="P4-13",
        raiders=raiders,
        tokens={"kikuchiyo": "gorobei"},
    )
    play(state, "gorobei: fight", "gorobei: use")
    while step(state) == "discard_raider":
        play(state, f"luck: {sorted(names(state, 'luck'))[0]}")
    assert step(state) == next_step
    assert line(state, "gorobei") == ["P2-13", "P4-13"]


@proves("SS-17.3", "SS-31.39")
def test_a_kiai_in_progress_is_finished_after_another_kiai_has_emptied_the_stack() -> None:
    party = "daisuke kanbei gorobei"
    lines = {"daisuke": "P4-09 P3-13", "kanbei": "P4-10", "gorobei": "P3-09 P2-13"}
    fields: dict[str, object] = {"animal": "daisuke"}
    state = last_turn(party, lines=lines, fields=fields, top="P4-13 P1-13", gaps={"kanbei": "doll"})
    play(state, "daisuke: fight")  # 4 + 3 + 4: the animal Kiai of Daisuke
    play(state, "daisuke: take kanbei", "daisuke: give gorobei")
    assert (asked(state), step(state)) == ("gorobei", "discard_raiders")
    play(state, "gorobei: use")
    assert (stack_size(state), line(state, "gorobei")) == (0, ["P2-13", "P4-10"])
    assert (asked(state), step(state), field(state, "round_is_ending")) == ("daisuke", "move_card", "0")
    assert names(state, "daisuke") == {"skip", "take daisuke", "take gorobei"}
    play(state, "daisuke: take gorobei", "daisuke: give kanbei")
    assert (step(state), field(state, "round_is_ending")) == ("lose_family", "1")
    assert [line(state, name) for name in party.split()] == [["P3-13", "P4-13"], ["P4-10"], ["P2-13"]]


@proves("SS-17.4", "SS-4.8", "SS-31.39")
@pytest.mark.parametrize(
    ("choice", "out"),
    [("fight", ""), ("support gorobei", ""), ("pass", "kyuzo gorobei")],
    ids=["last raider played", "last raider slipped in", "last samurai passed"],
)
def test_a_turn_that_ends_the_round_gives_borrowed_tokens_back_and_the_marker_moves_once(choice: str, out: str) -> None:
    fields: dict[str, object] = {"passed": out, "restricted": "no_defend no_talent"} if out else {}
    state = last_turn(active="kanbei", tokens={"kyuzo": "kanbei"}, fields=fields)
    play(state, f"kanbei: {choice}")
    assert (field(state, "round"), active(state), asked(state)) == ("2", "gorobei", "gorobei")
    assert token(state, "kyuzo") == "kyuzo"
    assert token(state, "kanbei") == ("gorobei" if choice.startswith("support") else "kanbei")
    assert field(state, "restricted") == "none"


@proves("SS-17.4", "SS-17.3")
def test_a_borrowed_token_goes_back_also_when_the_round_ends_in_step_a() -> None:
    state = last_turn(lines={"kyuzo": "P3-12"}, tokens={"kanbei": "kyuzo", "gorobei": "kanbei"}, step="turn")
    play(state, "kyuzo: ignore nothing")
    assert (field(state, "round"), asked(state)) == ("2", "kanbei")
    assert (token(state, "kanbei"), token(state, "gorobei")) == ("kanbei", "kanbei")


@proves("SS-17.5", "SS-4.5")
def test_the_round_ends_at_once_when_the_last_samurai_passes() -> None:
    state = last_turn(fields={"passed": "kanbei gorobei"})
    assert passed(state) == {"kanbei", "gorobei"}
    play(state, "kyuzo: pass")
    assert (field(state, "round"), asked(state), passed(state)) == ("2", "kanbei", set())


@proves("SS-17.5")
@pytest.mark.parametrize(("out", "following"), [("kanbei", "gorobei"), ("gorobei", "kanbei")])
def test_the_round_goes_on_while_one_samurai_has_not_passed(out: str, following: str) -> None:
    state = last_turn(fields={"passed": out})
    play(state, "kyuzo: pass")
    assert (field(state, "round"), asked(state), passed(state)) == ("1", following, {"kyuzo", out})
    assert (stack_size(state), intruder_count(state)) == (1, 0)


@proves("SS-17.5", "SS-6.1")
def test_a_forced_pass_of_the_last_samurai_ends_the_round_too() -> None:
    lines = {"kyuzo": "P3-09 P3-12 P4-12"}
    fields: dict[str, object] = {"passed": "kanbei gorobei"}
    state = last_turn(lines=lines, fields=fields, step="turn")
    assert (field(state, "round"), asked(state), wounded(state)) == ("2", "kanbei", {"kyuzo"})


@proves("SS-17.6", "SS-17.7")
def test_raiders_left_when_all_have_passed_lie_on_the_intruders_in_unchanged_order() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei"}
    state = last_turn(
        top="P1-01 P3-13",
        bottom="P4-12",
        raiders=5,
        intruders="P2-01 unseen P1-05",
        fields=fields,
        gaps={"kyuzo": "doll"},
    )
    state.listen()
    play(state, "kyuzo: pass")
    assert field(state, "intruder_stack") == "P1-01 P3-13 unseen*2 P4-12 P2-01 unseen P1-05"
    assert (field(state, "raider_stack"), intruder_count(state)) == ("none", 8)
    assert story(state, "round_over") == ["round_over 1 8 SS-17.6"]
    assert GAME.from_position(state.position()).key() == state.key()  # nothing of them is left in the raider stack


@proves("SS-17.6")
def test_the_intruders_stay_as_they_are_when_the_stack_ran_out() -> None:
    state = round_ends(intruders="P2-01 unseen P1-05", gaps={"kyuzo": "doll"})
    assert (field(state, "intruder_stack"), field(state, "raider_stack")) == ("P2-01 unseen P1-05", "none")
    assert story(state, "round_over") == ["round_over 1 3 SS-17.1"]


@proves("SS-17.6", "SS-17.13")
def test_the_raiders_left_are_revealed_as_intruders_of_this_round() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei", "families": "heal"}
    state = last_turn(top="P1-01 P3-13 P1-05", fields=fields)
    state.listen()
    play(state, "kyuzo: pass")
    assert story(state, "intruder_burns", "intruder_harmless") == [
        "intruder_burns P1-01 SS-20.2",
        "intruder_harmless P3-13 SS-20.4",
        "intruder_burns P1-05 SS-20.2",
    ]
    assert (field(state, "round"), village(state)) == ("2", (3, 6, 1))
