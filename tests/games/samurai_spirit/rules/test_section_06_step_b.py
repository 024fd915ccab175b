"""Section 6: step B, choosing the action."""

from random import Random

import pytest

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    field,
    given,
    line,
    names,
    party,
    passed,
    pawn_of,
    play,
    refused,
    stack_size,
    start,
    step,
    token,
)
from tests.proof import proves

# Kiai values by SS-8.3, human and animal.
KIAI = {
    "daisuke": (8, 11),
    "heihachi": (8, 11),
    "gorobei": (9, 12),
    "kanbei": (9, 12),
    "kyuzo": (9, 12),
    "katsushiro": (10, 13),
    "kikuchiyo": (10, 13),
}
# Combat lines by their total; the last card never has a penalty.
LINES = {
    7: "P4-03 P3-02",
    8: "P4-03 P4-06",
    9: "P4-03 P3-06 P2-02",
    10: "P4-03 P4-06 P2-02",
    11: "P4-03 P4-06 P3-02",
    12: "P4-03 P4-01 P4-06",
    13: "P4-03 P4-01 P4-06 P1-02",
    14: "P4-03 P4-01 P4-06 P2-02",
}
FREE = {"fight", "support kanbei", "support gorobei", "pass"}
FINAL_ROUND: dict[str, object] = {"round": 3}


def with_total(samurai: str, side: str, total: int, **options: object) -> SamuraiSpirit:
    """The samurai is to choose its action with this battle total."""
    others = [name for name in ("kyuzo", "kanbei", "gorobei") if name != samurai][:2]
    fields: dict[str, object] = {"animal": samurai if side == "animal" else "none"}
    return given(" ".join([samurai, *others]), lines={samurai: LINES[total]}, fields=fields, **options)  # type: ignore[arg-type]


def over(state: SamuraiSpirit, samurai: str) -> bool:
    """Is the battle total above the Kiai value of the side that is up?"""
    return sum(int(card[1]) for card in line(state, samurai)) > KIAI[samurai][samurai in animals(state)]


def lawful(state: SamuraiSpirit) -> set[str]:
    """What SS-4.12, SS-6.1 to SS-6.7 and SS-9.1 to SS-9.6 leave to the active samurai."""
    samurai = active(state)
    restrictions = field(state, "restricted").split()
    limit = int(str(state.rules.options["turn_limit_per_samurai"])) * len(party(state))
    if over(state, samurai) or "must_pass" in restrictions or int(field(state, "turn")) > limit:
        return {"pass"}
    present = [name for name in party(state) if name != samurai and name not in passed(state)]
    if "no_support" in restrictions or token(state, samurai) != samurai:
        present = []
    return {"fight", "pass", *[f"support {name}" for name in present]}


@proves("SS-6.1")
@pytest.mark.parametrize("samurai", KIAI)
@pytest.mark.parametrize("side", ["human", "animal"])
def test_above_the_kiai_value_of_the_side_that_is_up_pass_is_the_only_action(samurai: str, side: str) -> None:
    value = KIAI[samurai][side == "animal"]
    other = "kanbei" if samurai != "kanbei" else "gorobei"
    below = with_total(samurai, side, value - 1)
    assert {"fight", f"support {other}", "pass"} <= names(below, samurai)
    above = with_total(samurai, side, value + 1)
    assert names(above, samurai) == {"pass"}
    assert refused(above, f"{samurai}: fight") == ("SS-6.1",)
    assert refused(above, f"{samurai}: support {other}") == ("SS-6.1",)


@proves("SS-6.1")
@pytest.mark.parametrize("samurai", KIAI)
@pytest.mark.parametrize("side", ["human", "animal"])
def test_on_the_kiai_value_nobody_has_to_pass(samurai: str, side: str) -> None:
    # With this option a samurai can stand on its Kiai value in its turn.
    state = with_total(samurai, side, KIAI[samurai][side == "animal"], kiai_on_decrease=False)
    assert {"fight", "pass"} < names(state, samurai)


@proves("SS-6.1")
def test_who_has_to_pass_passes_at_once() -> None:
    state = given(step="turn", lines={"kyuzo": LINES[10]})
    assert (passed(state), asked(state), line(state, "kyuzo")) == ({"kyuzo"}, "kanbei", LINES[10].split())


@proves("SS-6.2", "SS-28.9")
def test_who_comes_above_the_kiai_value_in_step_a_has_to_pass() -> None:
    # The arrow of Kyuzo, who stands on 8, lifts Daisuke to his Kiai; Daisuke gives the new card to Kyuzo.
    lines = {"kyuzo": "P4-03 P1-02 P3-03", "daisuke": "P4-06 P2-02"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, top="P2-13")
    assert (asked(state), step(state)) == ("daisuke", "move_card")
    higher = play(state.clone(), "daisuke: take daisuke", "daisuke: give kyuzo")
    assert (line(higher, "kyuzo"), passed(higher)) == (["P4-03", "P1-02", "P3-03", "P2-13"], {"kyuzo"})
    kept = play(state.clone(), "daisuke: skip")
    assert names(kept, "kyuzo") == {"fight", "support daisuke", "support kanbei", "pass"}


@proves("SS-6.2", "SS-28.9")
def test_who_falls_to_the_kiai_value_or_below_in_step_a_does_not_have_to_pass() -> None:
    # Kyuzo stands on 11 with an arrow as last card; it lifts Kikuchiyo to 10, who removes that card.
    lines = {"kyuzo": "P4-03 P4-06 P3-03", "kikuchiyo": "P4-01 P4-04"}
    state = given("kyuzo kikuchiyo kanbei", step="turn", lines=lines, top="P2-13")
    assert (asked(state), over(state, "kyuzo")) == ("kikuchiyo", True)
    saved = play(state.clone(), "kikuchiyo: strike kyuzo")
    assert (line(saved, "kyuzo"), asked(saved)) == (["P4-03", "P4-06"], "kyuzo")
    assert names(saved, "kyuzo") == {"fight", "support kikuchiyo", "support kanbei", "pass"}
    # Without this help the check after step A finds him above his Kiai value.
    lost = play(state.clone(), "kikuchiyo: skip")
    assert (passed(lost), asked(lost)) == ({"kyuzo"}, "kikuchiyo")


@proves("SS-6.3")
@pytest.mark.parametrize(("total", "free"), [(10, True), (11, True), (13, False)])
def test_a_flip_in_step_a_may_save_from_the_forced_pass(total: int, free: bool) -> None:
    cards = {10: "P4-03 P4-06 P2-01", 11: "P4-03 P4-06 P3-13", 13: "P4-03 P4-06 P4-01 P1-01"}[total]
    state = given(step="turn", lines={"kyuzo": cards}, fields={"wounded": "kyuzo"})
    assert (animals(state), pawn_of(state, "kyuzo")) == ({"kyuzo"}, total)
    assert (passed(state), asked(state)) == ((set(), "kyuzo") if free else ({"kyuzo"}, "kanbei"))
    if free:
        assert names(state, "kyuzo") == FREE
    # Without a wound token there is no flip, and the samurai has to pass.
    human = given(step="turn", lines={"kyuzo": cards})
    assert (animals(human), passed(human)) == (set(), {"kyuzo"})


@proves("SS-6.3")
def test_a_flip_onto_the_animal_kiai_value_is_a_kiai_and_no_forced_pass() -> None:
    state = given(step="turn", lines={"kyuzo": "P4-03 P4-06 P4-05"}, fields={"wounded": "kyuzo"})
    play(state, "kyuzo: skip")
    assert (line(state, "kyuzo"), discards(state), names(state, "kyuzo")) == (["P4-06", "P4-05"], {"P4-03"}, FREE)


@proves("SS-6.4")
def test_after_must_pass_pass_is_the_only_action() -> None:
    state = given(step="turn", lines={"kyuzo": "B6-02"}, fields=FINAL_ROUND)
    assert (passed(state), asked(state), pawn_of(state, "kyuzo")) == ({"kyuzo"}, "kanbei", 6)
    choosing = given(lines={"kyuzo": "B6-02"}, fields=FINAL_ROUND | {"restricted": "must_pass"})
    assert names(choosing, "kyuzo") == {"pass"}
    assert refused(choosing, "kyuzo: fight") == ("SS-6.4",)
    assert refused(choosing, "kyuzo: support kanbei") == ("SS-6.4",)


@proves("SS-6.4")
def test_must_pass_that_was_ignored_or_is_covered_forces_nobody() -> None:
    ignored = given("gorobei kyuzo kanbei", step="turn", lines={"gorobei": "B6-02"}, fields=FINAL_ROUND)
    play(ignored, "gorobei: ignore all")
    assert names(ignored, "gorobei") == {"fight", "support kyuzo", "support kanbei", "pass"}
    covered = given(step="turn", lines={"kyuzo": "B6-02 P2-02"}, fields=FINAL_ROUND)
    assert names(covered, "kyuzo") == FREE
    # It lasts for that turn only: the next samurai is free.
    after = given(step="turn", lines={"kyuzo": "B6-02"}, fields=FINAL_ROUND)
    assert names(after, "kanbei") == {"fight", "support gorobei", "pass"}


@proves("SS-6.5")
@pytest.mark.parametrize("restricted", ["none", "no_defend", "no_support", "no_talent", "no_defend no_support"])
@pytest.mark.parametrize("gone", ["none", "kanbei", "kanbei gorobei"])
@pytest.mark.parametrize("raiders", [1, 21])
def test_fight_is_legal_whenever_nothing_forces_a_pass(restricted: str, gone: str, raiders: int) -> None:
    state = given(raiders=raiders, fields={"restricted": restricted, "passed": gone, "turn": 120})
    assert {"fight", "pass"} <= names(state, "kyuzo")


@proves("SS-6.5", "SS-6.6", "SS-6.7")
@pytest.mark.parametrize("seed", range(12))
def test_in_play_the_stack_is_never_empty_and_the_actions_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    limit = 4 if seed % 3 == 0 else 40
    state = start(players=2 + seed % 6, difficulty="easy", turn_limit_per_samurai=limit)
    found: list[set[str]] = []
    while state.actors():
        (seat,) = state.actors()
        if step(state) == "choose_action":
            found.append(names(state, active(state)))
            assert stack_size(state) > 0
            assert found[-1] == lawful(state)
            assert "pass" in found[-1]
        # People rather fight and defend than pass.
        likely = {"pass": 1, "defend": 60}
        weights = [likely.get(state.name(action), 20) for action in state.legal(seat)]
        state.apply(seat, pick(state.legal(seat), state.weights() if seat == CHANCE else weights, rng))
    assert len(found) > 10


@proves("SS-6.6")
def test_support_is_legal_for_every_other_samurai_in_the_round() -> None:
    assert names(given(), "kyuzo", "support") == {"support kanbei", "support gorobei"}
    assert names(given(fields={"passed": "kanbei"}), "kyuzo", "support") == {"support gorobei"}


@proves("SS-6.6")
@pytest.mark.parametrize(
    ("fields", "tokens", "clauses"),
    [
        ({"restricted": "no_support"}, {}, ("SS-9.1",)),
        ({"passed": "kanbei gorobei"}, {}, ("SS-9.4",)),
        ({"passed": "kanbei"}, {}, ("SS-9.4",)),
        ({}, {"kyuzo": "gorobei"}, ("SS-9.6",)),
        ({"restricted": "must_pass"}, {}, ("SS-6.4",)),
        ({"turn": 121}, {}, ("SS-4.12",)),
        ({"restricted": "must_pass no_support"}, {"kyuzo": "kanbei"}, ("SS-6.4", "SS-9.1", "SS-9.6")),
    ],
)
def test_support_is_illegal_when_one_of_its_conditions_fails(
    fields: dict[str, object], tokens: dict[str, str], clauses: tuple[str, ...]
) -> None:
    state = given(fields=fields, tokens=tokens)
    assert "support kanbei" not in names(state, "kyuzo")
    assert refused(state, "kyuzo: support kanbei") == clauses


@proves("SS-6.6")
@pytest.mark.parametrize(("total", "legal"), [(8, True), (10, False)])
def test_support_needs_a_total_not_above_the_kiai_value(total: int, legal: bool) -> None:
    assert ("support kanbei" in names(given(lines={"kyuzo": LINES[total]}), "kyuzo")) == legal


@proves("SS-6.6")
def test_a_samurai_supports_nobody_but_another_one_in_play() -> None:
    assert refused(given(), "kyuzo: support kyuzo") == ("SS-9.3",)
    assert refused(given(), "kyuzo: support seat 4") == ("SS-9.3",)


@proves("SS-6.7")
@pytest.mark.parametrize(
    ("fields", "cards"),
    [
        ({}, ""),
        ({}, LINES[8]),
        ({}, LINES[14]),
        ({"restricted": "no_defend no_support no_talent must_pass"}, LINES[14]),
        ({"passed": "kanbei gorobei"}, ""),
        ({"turn": 121}, ""),
        ({"turn": 1}, ""),
    ],
)
def test_pass_is_always_legal(fields: dict[str, object], cards: str) -> None:
    state = given(lines={"kyuzo": cards}, fields=fields)
    assert "pass" in names(state, "kyuzo")
