"""Section 4: rounds and turns."""

import pytest

from shiai.core.errors import PositionError
from tests.games.samurai_spirit.given import (
    active,
    asked,
    field,
    given,
    guarded,
    intruder_count,
    line,
    names,
    passed,
    pawn_of,
    play,
    refused,
    result,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

FOUR = "kyuzo heihachi daisuke katsushiro"
PLAIN = "P1-02 P2-02 P3-02 P4-03 P1-07 P2-07 P3-06 P4-06"  # cards without a penalty, which can be defended


def turns(seats: str, number: int, active_first: str, gone: str = "none") -> list[str]:
    """Who takes the next turns when everybody just attacks."""
    state = given(seats, active=active_first, top=PLAIN, fields={"passed": gone})
    found = []
    for _ in range(number):
        found.append(asked(state))
        play(state, f"{found[-1]}: fight", f"{found[-1]}: attack")
        assert active(state) == asked(state)
    return found


@proves("SS-4.1")
@pytest.mark.parametrize(
    ("round", "discard", "end"),
    [
        (1, "", "open"),
        (2, "L5-01 L5-02 L5-03", "open"),
        (3, "L5-01 L5-02 L5-03 B6-01 B6-02 B6-03", "village_saved"),
    ],
)
def test_the_game_lasts_at_most_three_rounds(round: int, discard: str, end: str) -> None:
    state = given(rows=guarded(), top="P4-13", raiders=1, discard=discard, fields={"round": round})
    play(state, "kyuzo: fight")
    assert result(state) == end
    assert (field(state, "round"), asked(state)) == (("3", "nobody") if round == 3 else (str(round + 1), "kanbei"))
    with pytest.raises(PositionError):
        given(fields={"round": 4})


@proves("SS-4.2")
@pytest.mark.parametrize("first", ["kyuzo", "kanbei", "gorobei"])
def test_turns_begin_with_the_holder_of_the_marker_and_run_clockwise(first: str) -> None:
    state = play(start(players=3, samurai="kyuzo,kanbei,gorobei"), f"luck: pick {first}")
    clockwise = ["kyuzo", "kanbei", "gorobei"] * 3
    expected = clockwise[clockwise.index(first) :][:5]
    found = []
    for number, card in enumerate(PLAIN.split()[:5], 1):
        found.append(asked(state))
        assert field(state, "turn") == str(number)
        for other in {"kyuzo", "kanbei", "gorobei"} - {found[-1]}:
            assert refused(state, f"{other}: pass") == ("SS-4.2",)
        play(state, f"{found[-1]}: fight", f"luck: card {card}", f"{found[-1]}: attack")
    assert found == expected


@proves("SS-4.3", "SS-4.10")
@pytest.mark.parametrize(
    ("gone", "first", "expected"),
    [
        ("none", "daisuke", ["daisuke", "katsushiro", "kyuzo", "heihachi", "daisuke"]),
        ("heihachi", "kyuzo", ["kyuzo", "daisuke", "katsushiro", "kyuzo", "daisuke"]),
        ("kyuzo heihachi", "katsushiro", ["katsushiro", "daisuke", "katsushiro", "daisuke"]),
        ("daisuke katsushiro", "heihachi", ["heihachi", "kyuzo", "heihachi", "kyuzo"]),
    ],
)
def test_the_marker_moves_clockwise_to_the_next_samurai_in_the_round(
    gone: str, first: str, expected: list[str]
) -> None:
    assert turns(FOUR, len(expected), first, gone) == expected


@proves("SS-4.3")
def test_who_passes_gets_no_further_turn_in_the_round() -> None:
    state = given(FOUR, active="heihachi", top=PLAIN)
    play(state, "heihachi: pass", "daisuke: pass", "katsushiro: fight", "katsushiro: attack")
    play(state, "kyuzo: fight", "kyuzo: attack")
    assert asked(state) == "katsushiro"
    assert refused(state, "heihachi: fight") == ("SS-4.2",)


@proves("SS-4.4", "SS-31.6")
def test_the_only_samurai_left_takes_all_turns_until_the_round_ends() -> None:
    state = given(
        rows=guarded(), top="P2-13 P3-13 P1-13", raiders=3, fields={"passed": "kyuzo gorobei"}, active="kanbei"
    )
    for turn, total in ((1, 0), (2, 2), (3, 5)):
        assert (asked(state), field(state, "turn"), pawn_of(state, "kanbei")) == ("kanbei", str(turn), total)
        play(state, "kanbei: fight")
        if turn == 2:  # P3-13 wounds, unless Kanbei ignores it
            play(state, "kanbei: ignore all")
    assert field(state, "round") == "2"


@proves("SS-4.5")
@pytest.mark.parametrize(("raiders", "round"), [(1, "2"), (2, "1")])
def test_a_round_ends_when_the_raider_stack_is_exhausted(raiders: int, round: str) -> None:
    state = given(rows=guarded(), top="P1-13 P2-13" if raiders == 2 else "P1-13", raiders=raiders)
    play(state, "kyuzo: fight")
    assert (field(state, "round"), asked(state)) == (round, "kanbei")


@proves("SS-4.5")
@pytest.mark.parametrize(("gone", "round"), [("kyuzo kanbei", "2"), ("kyuzo", "1")])
def test_a_round_ends_when_all_have_passed(gone: str, round: str) -> None:
    state = given(rows=guarded(), top="P1-13 P2-13", raiders=2, fields={"passed": gone}, active="gorobei")
    play(state, "gorobei: pass")
    assert (field(state, "round"), passed(state)) == (round, set() if round == "2" else {"kyuzo", "gorobei"})


@proves("SS-4.6")
def test_a_turn_is_tokens_of_absent_samurai_then_penalty_then_action_then_clean_up() -> None:
    state = given("kyuzo kanbei", step="turn", lines={"kyuzo": "P1-01"}, top="P2-13", tokens={"kanbei": "kyuzo"})
    # T0: nothing else has happened yet.
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "absent_tokens", set())
    play(state, "kyuzo: use_token daisuke", "kyuzo: done")
    # Step A: Kanbei's token is there to ignore the penalty of an odd card.
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "ignore_penalties", set())
    play(state, "kyuzo: ignore nothing")
    # Step B.
    assert (asked(state), step(state), wounded(state)) == ("kyuzo", "choose_action", {"kyuzo"})
    assert (token(state, "kanbei"), line(state, "kyuzo")) == ("kyuzo", ["P1-01"])
    play(state, "kyuzo: fight")
    # Step C is over: the token is back, and the next turn has begun with T0.
    assert (token(state, "kanbei"), line(state, "kyuzo")) == ("kanbei", ["P1-01", "P2-13"])
    assert (asked(state), step(state)) == ("kanbei", "absent_tokens")


@proves("SS-4.6")
@pytest.mark.parametrize(
    ("seats", "options", "first_step"),
    [
        ("kyuzo kanbei", {}, "absent_tokens"),
        ("kyuzo kanbei", {"players": 1}, "absent_tokens"),
        ("kyuzo kanbei gorobei", {"players": 1, "solo_samurai": 3}, "absent_tokens"),
        ("kyuzo kanbei gorobei", {"absent_tokens": True}, "absent_tokens"),
        ("kyuzo kanbei gorobei", {}, "choose_action"),
        ("kyuzo kanbei gorobei daisuke", {}, "choose_action"),
    ],
)
def test_step_t0_is_there_only_under_section_25(seats: str, options: dict[str, object], first_step: str) -> None:
    state = given(seats, step="turn", **options)  # type: ignore[arg-type]
    assert (asked(state), step(state)) == ("kyuzo", first_step)


@proves("SS-4.7")
def test_exactly_one_action_is_carried_out_and_it_cannot_be_skipped() -> None:
    for action, raiders, intruders, out in (
        ("fight", 20, 0, set()),
        ("support gorobei", 20, 1, set()),
        ("pass", 21, 0, {"kyuzo"}),
    ):
        state = given(top="P1-13")
        assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
        for nothing in ("done", "skip", "attack", "ignore nothing", "let_pass"):
            assert refused(state, f"kyuzo: {nothing}") == ("SS-4.7",)
        play(state, f"kyuzo: {action}")
        assert (asked(state), step(state)) == ("kanbei", "choose_action")
        assert (stack_size(state), intruder_count(state), passed(state)) == (raiders, intruders, out)


@proves("SS-4.7")
@pytest.mark.parametrize(("raiders", "round", "turn"), [(1, "2", "kanbei"), (2, "1", "kyuzo")])
def test_there_is_no_action_if_the_round_ends_in_step_a(raiders: int, round: str, turn: str) -> None:
    known = "P4-13 P3-13" if raiders == 2 else "P4-13"
    state = given(rows=guarded(), step="turn", lines={"kyuzo": "P2-03"}, top=known, raiders=raiders)
    assert (field(state, "round"), asked(state), step(state)) == (round, turn, "choose_action")
    assert stack_size(state) == (24 if raiders == 1 else 1)


@proves("SS-4.7")
def test_there_is_no_action_if_the_game_ends_in_step_a() -> None:
    state = given(step="turn", lines={"kyuzo": "P1-01"}, fields={"wounded": "kyuzo", "animal": "kyuzo"})
    assert (result(state), asked(state), names(state, "kyuzo")) == ("samurai_died", "nobody", set())


@proves("SS-4.8")
@pytest.mark.parametrize("action", ["fight", "support kanbei", "pass"])
def test_borrowed_tokens_are_returned_used_or_not(action: str) -> None:
    tokens = {"heihachi": "kyuzo", "kanbei": "kyuzo", "gorobei": "heihachi"}
    state = given("kyuzo kanbei gorobei heihachi", top="P1-13", tokens=tokens)
    play(state, f"kyuzo: {action}")
    # Loans to others go on, also the one made in this turn.
    owners = ("kyuzo", "kanbei", "gorobei", "heihachi")
    kyuzos = "kanbei" if action == "support kanbei" else "kyuzo"
    assert [token(state, name) for name in owners] == [kyuzos, "kanbei", "heihachi", "heihachi"]


@proves("SS-4.8")
def test_a_borrowed_token_that_was_used_is_returned_too() -> None:
    state = given("kyuzo kanbei gorobei heihachi", top="P2-13", tokens={"heihachi": "kyuzo"})
    play(state, "kyuzo: fight", "kyuzo: hand kanbei")
    assert (line(state, "kanbei"), token(state, "heihachi")) == (["P2-13"], "heihachi")


@proves("SS-4.8", "SS-17.4")
def test_borrowed_tokens_are_returned_also_when_the_turn_ends_the_round() -> None:
    state = given(rows=guarded(), top="P1-13", raiders=1, tokens={"gorobei": "kyuzo", "kyuzo": "kanbei"})
    play(state, "kyuzo: fight")
    assert (field(state, "round"), token(state, "gorobei"), token(state, "kyuzo")) == ("2", "gorobei", "kanbei")


@proves("SS-4.9")
@pytest.mark.parametrize(
    ("card", "restriction"), [("P1-04", "no_defend"), ("P1-11", "no_support"), ("B6-05", "wound no_talent")]
)
def test_restrictions_expire_at_the_end_of_the_turn(card: str, restriction: str) -> None:
    state = given(step="turn", lines={"kyuzo": card, "kanbei": "P2-07"}, top="P2-02 P2-01", fields={"round": 3})
    if step(state) == "penalty_order":
        play(state, "kyuzo: second penalty first")
    assert field(state, "restricted") == restriction.split()[-1]
    assert (names(state, "kyuzo", "support") == set()) == (restriction == "no_support")
    play(state, "kyuzo: fight")
    if step(state) == "play_card" and asked(state) == "kyuzo":
        assert field(state, "restricted") == restriction.split()[-1]
        play(state, "kyuzo: attack")
    # Kanbei is free to support, and to defend with the next hat.
    assert (asked(state), field(state, "restricted")) == ("kanbei", "none")
    assert names(state, "kanbei", "support") == {"support kyuzo", "support gorobei"}
    play(state, "kanbei: fight")
    assert names(state, "kanbei") == {"attack", "defend"}


@proves("SS-4.9")
def test_a_samurai_is_free_again_in_its_own_next_turn() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei"}
    state = given(step="turn", lines={"kyuzo": "P1-04"}, top="P2-02 P3-02", fields=fields)
    play(state, "kyuzo: fight")  # P2-02 must be attacked
    assert (line(state, "kyuzo"), field(state, "restricted")) == (["P1-04", "P2-02"], "none")
    play(state, "kyuzo: fight")
    assert names(state, "kyuzo") == {"attack", "defend"}


@proves("SS-4.11")
def test_a_kiai_in_the_turn_of_another_does_not_change_whose_turn_it_is() -> None:
    # Heihachi hands P2-02 to his right neighbour Kyuzo, who reaches 9.
    state = given(FOUR, active="heihachi", lines={"kyuzo": "P4-03 P3-02"}, top="P2-02")
    play(state, "heihachi: fight", "heihachi: hand kyuzo", "kyuzo: attack")
    assert (asked(state), step(state), active(state)) == ("kyuzo", "move_token", "heihachi")
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), active(state), asked(state)) == (["P3-02", "P2-02"], "daisuke", "daisuke")


@proves("SS-4.11")
def test_after_a_kiai_in_step_a_the_active_samurai_goes_on_with_its_turn() -> None:
    lines = {"kyuzo": "P3-03", "heihachi": "P4-03 P3-02"}
    state = given(FOUR, step="turn", lines=lines, top="P1-13", fields={"barricades": 2})
    assert (asked(state), step(state), active(state)) == ("heihachi", "add_barricade", "kyuzo")
    play(state, "heihachi: use")
    assert (village(state)[0], asked(state), step(state)) == (3, "kyuzo", "choose_action")


@proves("SS-4.12", "SS-31.49")
@pytest.mark.parametrize(("seats", "limit"), [("kyuzo kanbei", 80), ("kyuzo kanbei gorobei", 120), (FOUR, 160)])
def test_from_turn_40n_plus_1_on_pass_is_the_only_legal_action(seats: str, limit: int) -> None:
    other = seats.split()[1]
    at_limit = given(seats, fields={"turn": limit})
    assert {"fight", f"support {other}", "pass"} <= names(at_limit, "kyuzo")
    beyond = given(seats, fields={"turn": limit + 1})
    assert names(beyond, "kyuzo") == {"pass"}
    assert refused(beyond, "kyuzo: fight") == ("SS-4.12",)
    assert refused(beyond, f"kyuzo: support {other}") == ("SS-4.12",)


@proves("SS-4.12", "SS-31.49")
def test_beyond_the_turn_limit_everybody_passes_and_the_round_ends() -> None:
    state = given(rows=guarded(), top="P1-13 P2-13", raiders=2, fields={"turn": 120})
    play(state, "kyuzo: fight")
    # Turns 121 to 123 are forced; the next round counts its turns anew.
    assert (field(state, "round"), field(state, "turn"), passed(state)) == ("2", "1", set())
    assert names(state, "kanbei") == {"fight", "support kyuzo", "support gorobei", "pass"}


@proves("SS-4.12", "SS-31.49")
@pytest.mark.parametrize(("limit", "turn", "free"), [(1, 3, True), (1, 4, False), (2, 6, True), (2, 7, False)])
def test_the_turn_limit_per_samurai_can_be_chosen(limit: int, turn: int, free: bool) -> None:
    state = given(fields={"turn": turn}, turn_limit_per_samurai=limit)
    assert ("fight" in names(state, "kyuzo")) == free
    assert "pass" in names(state, "kyuzo")
