"""Section 0: who decides what, and that an effect is resolved with all it causes."""

import pytest

from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    given,
    line,
    names,
    play,
    refused,
    row,
    step,
    village,
    wounded,
)
from tests.proof import proves


@proves("SS-0.14", "SS-31.61")
def test_the_active_samurai_decides_on_tokens_of_absent_samurai() -> None:
    state = given("kyuzo kanbei", active="kanbei", step="turn")
    assert (asked(state), step(state)) == ("kanbei", "absent_tokens")
    assert refused(state, "kyuzo: done") == ("SS-0.14",)
    assert refused(state, "kyuzo: use_token gorobei") == ("SS-0.14",)


@proves("SS-0.14", "SS-31.61")
@pytest.mark.parametrize(
    ("samurai", "last_card", "question", "answer"),
    [
        ("gorobei", "P2-01", "ignore_penalties", "ignore all"),
        ("kanbei", "P1-01", "ignore_penalties", "ignore all"),
        ("kyuzo", "B6-05", "penalty_order", "first penalty first"),
        ("kyuzo", "B6-07", "drop_defence", "drop hat"),
    ],
)
def test_the_active_samurai_decides_about_the_penalties_of_its_turn(
    samurai: str, last_card: str, question: str, answer: str
) -> None:
    rows = {name: "P3-01 P4-04" if name == samurai else "" for name in (samurai, "daisuke")}
    state = given(
        f"daisuke {samurai} katsushiro",
        active=samurai,
        step="turn",
        lines={samurai: last_card},
        rows=rows,
        fields={"round": 3},
    )
    assert (asked(state), step(state)) == (samurai, question)
    for other in ("daisuke", "katsushiro"):
        assert refused(state, f"{other}: {answer}") == ("SS-0.14",)
    play(state, f"{samurai}: {answer}")
    assert step(state) != question


@proves("SS-0.14", "SS-31.61")
def test_the_active_samurai_chooses_the_action_and_who_gets_its_support() -> None:
    state = given("daisuke kikuchiyo katsushiro", active="kikuchiyo")
    assert names(state, "kikuchiyo") == {"fight", "support daisuke", "support katsushiro", "pass"}
    for other in ("daisuke", "katsushiro"):
        assert names(state, other) == set()
        for action in ("fight", "support kikuchiyo", "pass"):
            assert refused(state, f"{other}: {action}") == ("SS-4.2",)


@proves("SS-0.14", "SS-31.61")
def test_the_active_samurai_decides_on_the_second_fight() -> None:
    state = play(given("daisuke kikuchiyo katsushiro", active="kikuchiyo", top="P1-13"), "kikuchiyo: fight")
    assert (asked(state), step(state)) == ("kikuchiyo", "choose_second_fight")
    assert names(state, "kikuchiyo") == {"fight", "done"}
    assert refused(state, "daisuke: fight") == ("SS-0.14",)
    assert refused(state, "katsushiro: done") == ("SS-0.14",)


@proves("SS-0.14", "SS-31.61")
def test_the_recipient_of_a_passed_card_places_it_and_uses_its_own_talents_on_it() -> None:
    state = given("kyuzo heihachi katsushiro", active="heihachi", top="P2-02", lines={"kyuzo": "P2-07"})
    play(state, "heihachi: fight")
    assert (asked(state), step(state)) == ("heihachi", "play_card")
    assert refused(state, "kyuzo: attack") == ("SS-0.14",)
    handed = play(state.clone(), "heihachi: hand kyuzo")
    assert (asked(handed), active(handed)) == ("kyuzo", "heihachi")
    assert names(handed, "kyuzo") == {"attack", "defend", "discard"}
    assert refused(handed, "heihachi: attack") == ("SS-0.14",)
    other = play(state.clone(), "heihachi: hand katsushiro")
    assert (asked(other), names(other, "katsushiro")) == ("katsushiro", {"attack", "defend", "replace"})


@proves("SS-0.14", "SS-31.61")
def test_the_owner_of_a_kiai_chooses_its_targets_and_the_recipient_places_the_card() -> None:
    # An arrow of Kyuzo lifts Daisuke to 8 in Kyuzo's turn.
    lines = {"kyuzo": "P3-03", "daisuke": "P4-03 P3-01", "kanbei": "P2-02"}
    state = given("kanbei kyuzo daisuke", active="kyuzo", step="turn", lines=lines, top="P1-13")
    assert (asked(state), step(state)) == ("daisuke", "move_card")
    assert names(state, "daisuke") == {"skip", "take kanbei", "take kyuzo", "take daisuke"}
    assert refused(state, "kyuzo: take kanbei") == ("SS-0.14",)
    play(state, "daisuke: take kyuzo")
    assert (asked(state), step(state)) == ("daisuke", "give_card")
    assert names(state, "daisuke") == {"give kanbei", "give kyuzo", "give daisuke"}
    assert refused(state, "kyuzo: give kanbei") == ("SS-0.14",)
    play(state, "daisuke: give kanbei")
    assert (asked(state), step(state)) == ("kanbei", "given_card")
    assert names(state, "kanbei") == {"attack", "defend"}
    assert refused(state, "daisuke: attack") == ("SS-0.14",)
    play(state, "kanbei: defend")
    assert (row(state, "kanbei"), line(state, "kyuzo"), line(state, "daisuke")) == (["P3-03"], [], ["P3-01", "P1-13"])
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-0.15", "SS-31.30")
def test_a_penalty_is_resolved_with_everything_it_causes_before_the_next_one_begins() -> None:
    state = given(
        step="turn",
        lines={"kyuzo": "B6-03", "kanbei": "P4-03 P4-01 P4-06"},
        intruders="P1-01 P1-02",
        fields={
            "round": 3,
            "barricades": 0,
            "farmsteads": 4,
            "reverses_seen": "lose_barricade=2",
            "wounded": "kanbei",
        },
        difficulty="hard",
    )
    # The first fire burns a farmstead; its reverse wounds Kanbei, who flips onto 12 and reaches his animal Kiai.
    assert (village(state), step(state)) == ((0, 3, 3), "farm_reverse")
    play(state, "luck: reverse random_wound")
    assert (village(state), step(state)) == ((0, 3, 3), "random_wound")
    play(state, "luck: pick kanbei")
    assert (asked(state), step(state)) == ("kanbei", "discard_intruders")
    assert (animals(state), wounded(state), village(state)) == ({"kanbei"}, set(), (0, 3, 3))
    play(state, "kanbei: use")
    # Only now the second fire of the card burns.
    assert (line(state, "kanbei"), discards(state)) == (["P4-01", "P4-06"], {"P4-03", "P1-01", "P1-02"})
    assert (village(state), step(state)) == ((0, 2, 3), "farm_reverse")
    play(state, "luck: reverse lose_family", "luck: family heal")
    assert (village(state), step(state), asked(state)) == ((0, 2, 2), "choose_action", "kyuzo")


@proves("SS-0.15", "SS-31.30")
def test_the_loss_of_the_game_cuts_off_the_second_penalty() -> None:
    fields: dict[str, object] = {"round": 3, "barricades": 0, "farmsteads": 1, "reverses_seen": "none"}
    state = given(step="turn", lines={"kyuzo": "B6-03"}, fields=fields)
    assert (step(state), village(state), asked(state)) == ("over", (0, 0, 3), "nobody")


@proves("SS-0.15", "SS-31.30")
def test_a_fight_is_resolved_with_its_kiai_before_the_second_fight_begins() -> None:
    state = given("kikuchiyo kanbei gorobei", lines={"kikuchiyo": "P4-03 P3-02"}, top="P3-13 P1-13")
    play(state, "kikuchiyo: fight")
    assert (asked(state), step(state), line(state, "kikuchiyo")) == (
        "kikuchiyo",
        "strike",
        ["P4-03", "P3-02", "P3-13"],
    )
    play(state, "kikuchiyo: skip")
    assert (step(state), line(state, "kikuchiyo")) == ("choose_second_fight", ["P3-02", "P3-13"])


@proves("SS-0.15", "SS-31.30")
def test_a_kiai_caused_in_step_a_is_resolved_before_step_b_begins() -> None:
    lines = {"kyuzo": "P3-03", "kanbei": "P4-03 P4-01"}
    state = given(step="turn", lines=lines, top="P1-13", intruders="P1-01")
    assert (asked(state), step(state)) == ("kanbei", "discard_intruders")
    play(state, "kanbei: skip")
    assert (asked(state), step(state), line(state, "kanbei")) == ("kyuzo", "choose_action", ["P4-01", "P1-13"])
