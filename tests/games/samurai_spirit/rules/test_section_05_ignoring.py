"""Section 5: step A, ignoring penalties, and the list of penalties that is fixed when the step begins."""

import pytest

from tests.games.samurai_spirit.given import (
    animals,
    asked,
    discards,
    field,
    given,
    guarded,
    intruder_count,
    line,
    names,
    passed,
    play,
    refused,
    step,
    village,
    wounded,
)
from tests.proof import proves

ONE_ICON = {"ignore nothing", "ignore all"}
TWO_ICONS = {"ignore nothing", "ignore first", "ignore second", "ignore all"}
FINAL_ROUND: dict[str, object] = {"round": 3}
ODD = ["P1-01", "P3-01", "L5-01"]
EVEN = ["P2-01", "P4-01"]


@proves("SS-5.14", "SS-31.8")
@pytest.mark.parametrize("card", ODD + EVEN + ["B6-03"])
@pytest.mark.parametrize(
    ("seats", "tokens", "ignores"),
    [
        ("gorobei heihachi daisuke", {}, "even"),
        ("kanbei heihachi daisuke", {}, "odd"),
        ("kyuzo heihachi daisuke", {}, "none"),
        ("kyuzo gorobei daisuke", {}, "none"),
        ("kyuzo kanbei gorobei", {"gorobei": "kyuzo"}, "even"),
        ("kyuzo kanbei gorobei", {"kanbei": "kyuzo"}, "odd"),
        ("kyuzo kanbei gorobei", {"kanbei": "gorobei"}, "none"),
        ("kyuzo kanbei gorobei", {"kanbei": "kyuzo", "gorobei": "kyuzo"}, "both"),
        ("gorobei kanbei kyuzo", {"kanbei": "gorobei"}, "both"),
        ("gorobei kanbei kyuzo", {"gorobei": "kyuzo"}, "even"),
    ],
)
def test_who_has_the_talent_or_the_token_may_ignore_penalties(
    card: str, seats: str, tokens: dict[str, str], ignores: str
) -> None:
    samurai = seats.split()[0]
    state = given(seats, step="turn", lines={samurai: card}, tokens=tokens, fields=FINAL_ROUND)
    may_ignore = ignores in ("both", "odd" if card in ODD else "even")
    assert (asked(state), step(state)) == (samurai, "ignore_penalties" if may_ignore else "choose_action")
    # Nothing has been applied before the answer.
    assert (wounded(state) == set() and village(state)[0] == 5) == may_ignore


@proves("SS-5.14", "SS-31.8")
@pytest.mark.parametrize(
    ("card", "talent", "asks"),
    [("P2-01", "gorobei", True), ("P2-01", "kanbei", False), ("P1-01", "kanbei", True), ("P1-01", "gorobei", False)],
)
def test_who_gained_the_talent_of_an_absent_samurai_may_ignore_penalties(card: str, talent: str, asks: bool) -> None:
    state = given("kyuzo daisuke", step="turn", lines={"kyuzo": card})
    play(state, f"kyuzo: use_token {talent}", "kyuzo: done")
    assert (step(state), wounded(state)) == (("ignore_penalties", set()) if asks else ("choose_action", {"kyuzo"}))
    fields: dict[str, object] = {"gained_kyuzo": talent, "absent_tokens_used": talent}
    later = given("kyuzo daisuke", step="turn", lines={"kyuzo": card}, fields=fields)
    play(later, "kyuzo: done")
    assert (step(later) == "ignore_penalties") == asks


@proves("SS-5.14", "SS-16.16", "SS-31.8")
@pytest.mark.parametrize("boss", ["B6-04", "B6-05", "B6-06"])
def test_ignoring_is_decided_icon_by_icon_before_the_order_and_before_any_effect(boss: str) -> None:
    seats = "gorobei kyuzo daisuke"
    state = given(seats, step="turn", lines={"gorobei": boss}, discard="P1-01 P2-01", fields=FINAL_ROUND)
    assert (asked(state), names(state, "gorobei")) == ("gorobei", TWO_ICONS)
    assert refused(state, "gorobei: first penalty first") == ("SS-5.14",)
    assert (wounded(state), field(state, "restricted"), discards(state)) == (set(), "none", {"P1-01", "P2-01"})
    play(state, "gorobei: ignore nothing")
    assert (step(state), wounded(state), field(state, "restricted")) == ("penalty_order", set(), "none")


@proves("SS-5.14", "SS-31.8")
@pytest.mark.parametrize(
    ("card", "choices"),
    [("P2-01", ONE_ICON), ("B6-02", ONE_ICON), ("B6-07", ONE_ICON), ("B6-03", ONE_ICON | {"ignore first"})],
)
def test_how_finely_penalties_can_be_ignored(card: str, choices: set[str]) -> None:
    state = given("gorobei kyuzo daisuke", step="turn", lines={"gorobei": card}, fields=FINAL_ROUND)
    assert names(state, "gorobei") == choices
    for choice in TWO_ICONS - choices:
        assert refused(state, f"gorobei: {choice}") == ("SS-12.12",)


@proves("SS-5.15", "SS-31.8")
@pytest.mark.parametrize(
    ("card", "boards"),
    [
        ("P2-01", {}),  # wound
        ("P4-01", {}),  # fire
        ("P2-03", {}),  # intruder
        ("P2-04", {}),  # no_defend
        ("P2-11", {}),  # no_support
        ("P4-02", {}),  # draw_right, whose neighbour is there
        ("P4-02", {"passed": "daisuke"}),  # draw_right, whose neighbour has passed
        ("B6-01", {}),  # intruder twice
        ("B6-02", {}),  # must_pass
        ("B6-03", {}),  # fire twice
        ("B6-04", {}),  # no_defend, and recycle without a discard
        ("B6-05", {}),  # wound, no_talent
        ("B6-06", {}),  # no_support, wound
        ("B6-07", {}),  # drop_defence without a defence row
    ],
)
def test_an_ignored_penalty_has_no_effect_and_causes_no_wound_instead(card: str, boards: dict[str, object]) -> None:
    seats = "gorobei kyuzo daisuke"
    state = given(seats, step="turn", lines={"gorobei": card}, top="P1-13", fields=FINAL_ROUND | boards)
    play(state, "gorobei: ignore all")
    assert (asked(state), step(state), field(state, "restricted")) == ("gorobei", "choose_action", "none")
    assert (wounded(state), village(state), intruder_count(state)) == (set(), (5, 6, 3), 0)
    assert (line(state, "kyuzo"), line(state, "daisuke")) == ([], [])
    assert {"fight", "support kyuzo", "pass"} <= names(state, "gorobei")


@proves("SS-5.15", "SS-31.8")
@pytest.mark.parametrize(
    ("boss", "choice", "hurt", "restricted"),
    [
        ("B6-05", "ignore first", set(), "no_talent"),
        ("B6-05", "ignore second", {"gorobei"}, "none"),
        ("B6-06", "ignore first", {"gorobei"}, "none"),
        ("B6-06", "ignore second", set(), "no_support"),
        ("B6-04", "ignore first", {"gorobei"}, "none"),  # recycle cannot be applied
        ("B6-04", "ignore second", set(), "no_defend"),
    ],
)
def test_of_two_penalties_only_the_ignored_one_has_no_effect(
    boss: str, choice: str, hurt: set[str], restricted: str
) -> None:
    state = given("gorobei kyuzo daisuke", step="turn", lines={"gorobei": boss}, fields=FINAL_ROUND)
    play(state, f"gorobei: {choice}")
    assert (step(state), wounded(state), field(state, "restricted")) == ("choose_action", hurt, restricted)


@proves("SS-5.15", "SS-31.8")
@pytest.mark.parametrize(("choice", "barricades"), [("nothing", 3), ("first", 4), ("all", 5)])
def test_of_the_same_penalty_twice_one_or_both_can_be_ignored(choice: str, barricades: int) -> None:
    state = given("gorobei kyuzo daisuke", step="turn", lines={"gorobei": "B6-03"}, fields=FINAL_ROUND)
    play(state, f"gorobei: ignore {choice}")
    assert (step(state), village(state)) == ("choose_action", (barricades, 6, 3))


@proves("SS-5.16", "SS-31.9")
def test_a_penalty_is_still_applied_when_its_card_was_removed_meanwhile() -> None:
    # The wound of B6-05 flips Kikuchiyo onto 13; with his Kiai he removes that very card.
    lines = {"kikuchiyo": "P4-03 P3-01 B6-05"}
    fields = FINAL_ROUND | {"wounded": "kikuchiyo"}
    state = given("kikuchiyo kyuzo daisuke", step="turn", lines=lines, fields=fields)
    play(state, "kikuchiyo: first penalty first")
    assert (asked(state), step(state), field(state, "restricted")) == ("kikuchiyo", "strike", "none")
    play(state, "kikuchiyo: strike kikuchiyo", "kikuchiyo: skip")
    assert (animals(state), discards(state)) == ({"kikuchiyo"}, {"B6-05", "P4-03"})
    assert (step(state), field(state, "restricted")) == ("choose_action", "no_talent")
    # P3-01 is the last card now, but its fire is not added to this step A.
    assert (line(state, "kikuchiyo"), village(state)) == (["P3-01"], (5, 6, 3))


@proves("SS-5.16", "SS-31.9")
def test_the_penalty_of_a_card_that_arrives_in_step_a_waits_for_the_next_turn() -> None:
    # The arrow of Kyuzo lifts Daisuke to 8, and he gives the fire card P1-13 to Kyuzo.
    lines = {"kyuzo": "P3-03", "daisuke": "P4-03 P3-02"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, top="P1-13")
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo")
    assert (line(state, "kyuzo"), village(state)) == (["P3-03", "P1-13"], (5, 6, 3))
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    play(state, "kyuzo: support kanbei", "daisuke: pass", "kanbei: pass")
    assert (asked(state), village(state)) == ("kyuzo", (4, 6, 3))


@proves("SS-5.16", "SS-17.3")
@pytest.mark.parametrize(("raiders", "intruders"), [(1, 0), (2, 0), (3, 2)])
def test_the_end_of_the_round_cuts_the_list_short(raiders: int, intruders: int) -> None:
    # Both icons of B6-01 take a raider; with one card left the second icon finds nothing any more.
    state = given(
        step="turn",
        lines={"kyuzo": "B6-01"},
        rows=guarded(),
        top=" ".join(["P1-13", "P2-13", "P3-13"][:raiders]),
        raiders=raiders,
        discard="L5-01 L5-02 L5-03 B6-02 B6-05",
        fields=FINAL_ROUND,
    )
    assert (wounded(state), passed(state), intruder_count(state)) == (set(), set(), intruders)
    assert step(state) == ("over" if raiders < 3 else "choose_action")


@proves("SS-5.16", "SS-17.3")
@pytest.mark.parametrize(("answer", "penalties"), [("use", ["wound"]), ("skip", ["wound", "no_talent"])])
def test_a_penalty_is_left_out_when_the_one_before_it_emptied_the_stack(answer: str, penalties: list[str]) -> None:
    # The wound flips Gorobei onto 12, and his Kiai can discard the last three raiders.
    state = given(
        "gorobei kyuzo daisuke",
        step="turn",
        lines={"gorobei": "P4-03 P2-02 B6-05"},
        top="P1-13 P2-13 P3-13",
        raiders=3,
        discard="L5-01 L5-02 L5-03 B6-01 B6-02",
        fields=FINAL_ROUND | {"wounded": "gorobei"},
    )
    play(state, "gorobei: ignore nothing")
    events = state.listen()
    play(state, "gorobei: first penalty first", f"gorobei: {answer}")
    assert [event.values["penalty"] for event in events if event.id == "event-penalty"] == penalties
    assert (asked(state), step(state)) == (
        ("gorobei", "choose_action") if answer == "skip" else ("luck", "lose_family")
    )
