"""Section 15: wounds and the animal side."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    KIAI,
    animals,
    asked,
    at_kiai,
    begin,
    discards,
    field,
    fight_and_attack,
    given,
    last_turn,
    line,
    luck,
    names,
    pawn_of,
    play,
    refused,
    result,
    round_ends,
    row,
    step,
    village,
    without_effect,
    wounded,
)
from tests.proof import proves

# Animal side and token before a wound, and after it; None for death.
HEALTH = [
    (("none", "none"), ("none", "kyuzo")),
    (("none", "kyuzo"), ("kyuzo", "none")),
    (("kyuzo", "none"), ("kyuzo", "kyuzo")),
    (("kyuzo", "kyuzo"), None),
]


def health(state: SamuraiSpirit, samurai: str) -> tuple[bool, bool]:
    """Does the board show its animal side, and has it a wound token?"""
    return samurai in animals(state), samurai in wounded(state)


def wounded_in_step_a(cards: str, animal: str = "none", wounds: str = "none", **fields: object) -> SamuraiSpirit:
    """Kyuzo's turn began with these cards in his line, the last of which wounds him."""
    marks: dict[str, object] = {"animal": animal, "wounded": wounds}
    return given(step="turn", lines={"kyuzo": cards}, fields=marks | fields)


@proves("SS-15.1", "SS-15.2", "SS-15.3", "SS-15.6", "SS-15.7", "SS-22.1")
@pytest.mark.parametrize(("before", "after"), HEALTH)
def test_a_wound_is_a_token_then_the_animal_side_then_a_token_then_death(
    before: tuple[str, str], after: tuple[str, str] | None
) -> None:
    state = wounded_in_step_a("P2-01", *before)
    if after is None:
        assert (result(state), asked(state)) == ("samurai_died", "nobody")
    else:
        assert health(state, "kyuzo") == (after[0] == "kyuzo", after[1] == "kyuzo")
        assert (result(state), asked(state), step(state)) == ("open", "kyuzo", "choose_action")


@proves("SS-15.1")
def test_a_wound_concerns_one_board_only() -> None:
    state = wounded_in_step_a("P2-01", "gorobei", "kyuzo kanbei")
    assert [health(state, name) for name in ("kyuzo", "kanbei", "gorobei")] == [
        (True, False),
        (False, True),
        (True, False),
    ]


@proves("SS-15.2", "SS-15.3", "SS-15.6", "SS-15.8", "SS-28.5")
def test_nobody_ever_has_two_wound_tokens() -> None:
    """The same card wounds Kyuzo turn after turn: never more than one token, and the fourth wound kills."""
    alone: dict[str, object] = {"passed": "kanbei gorobei"}
    state = given(step="turn", lines={"kyuzo": "P2-01"}, top="P1-02 P1-11 P1-07", fields=alone)
    seen = [health(state, "kyuzo")]
    for _ in range(2):
        play(state, "kyuzo: fight", "kyuzo: defend")
        seen.append(health(state, "kyuzo"))
    assert seen == [(False, True), (True, False), (True, True)]
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert result(state) == "samurai_died"


@proves("SS-15.4", "SS-15.5", "SS-29.8")
def test_a_flip_moves_no_card() -> None:
    rows = {"kyuzo": "P1-02 P1-11 P1-07"}
    state = given(step="turn", lines={"kyuzo": "P3-02 P2-01"}, rows=rows, fields={"wounded": "kyuzo"})
    assert health(state, "kyuzo") == (True, False)
    assert (line(state, "kyuzo"), row(state, "kyuzo")) == (["P3-02", "P2-01"], ["P1-02", "P1-11", "P1-07"])
    assert (pawn_of(state, "kyuzo"), discards(state)) == (5, set())


@proves("SS-15.5", "SS-8.2")
@pytest.mark.parametrize(
    ("cards", "human", "animal"),
    [
        ("P3-02 P3-06 P2-01", 8, 8),
        ("P4-03 P4-06 P2-01", 10, 10),
        ("P4-03 P3-02 P4-10", 10, 11),
        ("P4-03 P4-06 P3-02 P2-01", 10, 13),
        ("P4-03 P4-06 P4-09 P2-01", 10, 13),
    ],
)
def test_the_pawn_shows_the_unchanged_total_on_the_animal_track(cards: str, human: int, animal: int) -> None:
    before = given("kanbei gorobei kyuzo", lines={"kyuzo": cards}, fields={"wounded": "kyuzo"})
    assert pawn_of(before, "kyuzo") == human
    state = wounded_in_step_a(cards, wounds="kyuzo", passed="kanbei gorobei")
    assert (health(state, "kyuzo")[0], pawn_of(state, "kyuzo")) == (True, animal)


@proves("SS-15.7", "SS-17.17", "SS-22.1")
def test_death_ends_the_game_at_once() -> None:
    """Nobody has hats, farms or dolls: Kyuzo, who is looked at first, dies, and nothing else is looked at."""
    fields: dict[str, object] = {"wounded": "kyuzo", "animal": "kyuzo"}
    state = begin(given(fields=fields), "end_round")
    assert (result(state), asked(state), step(state)) == ("samurai_died", "nobody", "over")
    assert (wounded(state), village(state)) == ({"kyuzo"}, (5, 6, 3))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ()


@proves("SS-15.9", "SS-28.6")
def test_healing_takes_the_token_off_and_leaves_the_side() -> None:
    fields: dict[str, object] = {"wounded": "heihachi kyuzo", "animal": "kyuzo"}
    for healed in ("kyuzo", "heihachi"):
        state = play(at_kiai("heihachi kyuzo kanbei", "animal", fields=fields), f"heihachi: heal {healed}")
        assert wounded(state) == {"heihachi", "kyuzo"} - {healed}
        assert animals(state) == {"heihachi", "kyuzo"}


@proves("SS-15.9")
@pytest.mark.parametrize("animal", ["none", "kanbei"])
def test_the_bonus_of_a_family_heals_in_the_same_way(animal: str) -> None:
    state = round_ends(fields={"wounded": "kanbei", "animal": animal, "families": "heal"})
    assert (field(state, "round"), wounded(state)) == ("2", set())
    assert animals(state) == {animal} - {"none"}


@proves("SS-15.9", "SS-15.2")
def test_who_was_healed_on_the_human_side_begins_anew() -> None:
    state = at_kiai("heihachi kyuzo kanbei", "animal", lines={"kyuzo": "P2-01"}, fields={"wounded": "kyuzo"})
    play(state, "heihachi: heal kyuzo")
    assert health(state, "kyuzo") == (False, True), "healed, then wounded by the own card"


@proves("SS-15.10", "SS-21.7")
@pytest.mark.parametrize("round", [1, 2])
def test_sides_and_tokens_stay_from_round_to_round(round: int) -> None:
    fields: dict[str, object] = {"wounded": "kyuzo kanbei", "animal": "kanbei gorobei"}
    state = round_ends(round=round, fields=fields)
    assert (field(state, "round"), step(state)) == (str(round + 1), "choose_action")
    assert [health(state, name) for name in ("kyuzo", "kanbei", "gorobei")] == [
        (False, True),
        (True, True),
        (True, False),
    ]


@proves("SS-15.11", "SS-31.51")
def test_healing_somebody_without_a_token_does_nothing() -> None:
    fields: dict[str, object] = {"wounded": "kanbei", "animal": "gorobei", "families": "heal"}
    state = round_ends(fields=fields, heal_only_wounded=False)
    assert luck(state) == {"pick kyuzo": 2, "pick kanbei": 1}, "Kyuzo stands for all who have no wound"
    play(state, "luck: pick kyuzo")
    assert (wounded(state), animals(state)) == ({"kanbei"}, {"gorobei"})


@proves("SS-15.11")
def test_nobody_without_a_token_can_be_chosen_for_healing() -> None:
    state = at_kiai("heihachi kyuzo kanbei", "animal", fields={"wounded": "kanbei", "animal": "kyuzo"})
    assert names(state, "heihachi") == {"skip", "heal kanbei"}
    assert refused(state, "heihachi: heal kyuzo") == ("SS-15.11",)
    assert refused(state, "heihachi: heal heihachi") == ("SS-15.11",)


def two_farmsteads_burn(animal: str, wounds: str, hurt: str = "gorobei") -> SamuraiSpirit:
    """Hard, no barricades: Kyuzo's boss burns two farmsteads; the first one wounds Gorobei (who has 12) or another."""
    state = given(
        "kyuzo kanbei gorobei",
        step="turn",
        lines={"kyuzo": "B6-03", "gorobei": "P4-03 P4-06 P4-13"},
        fields={"round": 3, "barricades": 0, "animal": animal, "wounded": wounds},
        difficulty="hard",
    )
    return play(state, "luck: reverse random_wound", f"luck: pick {hurt}")


@proves("SS-15.12", "SS-31.37")
def test_of_two_wounds_the_second_comes_when_everything_of_the_first_is_done() -> None:
    state = two_farmsteads_burn("none", "gorobei")
    assert (asked(state), step(state), village(state)) == ("gorobei", "discard_raiders", (0, 5, 3))
    assert health(state, "gorobei") == (True, False)
    play(state, "gorobei: skip")
    assert (asked(state), step(state), village(state)) == ("luck", "farm_reverse", (0, 4, 3))
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert (health(state, "gorobei"), line(state, "gorobei")) == ((True, True), ["P4-06", "P4-13"])


@proves("SS-15.12", "SS-31.37")
def test_two_wounds_are_a_token_and_a_flip_and_never_two_tokens() -> None:
    state = two_farmsteads_burn("none", "none")
    assert health(state, "gorobei") == (False, True)
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert health(state, "gorobei") == (True, False)
    assert asked(state) == "gorobei", "the flip onto 12 reached the Kiai"


@proves("SS-15.12", "SS-15.7")
def test_the_second_of_two_wounds_can_kill() -> None:
    state = two_farmsteads_burn("kanbei", "none", "kanbei")
    assert health(state, "kanbei") == (True, True)
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert (result(state), village(state)) == ("samurai_died", (0, 4, 3))
    first = two_farmsteads_burn("kanbei", "kanbei", "kanbei")
    assert (result(first), village(first)) == ("samurai_died", (0, 5, 3)), "the second fire does not burn any more"


@proves("SS-15.13")
@pytest.mark.parametrize("samurai", ["heihachi", "daisuke", "kikuchiyo", "kyuzo", "katsushiro"])
def test_from_the_flip_on_the_animal_value_counts(samurai: str) -> None:
    """With a wound in step A the human value is passed by without Kiai, and 3 more reach it."""
    lines = {samurai: {8: "P4-03 P1-01", 9: "P4-03 P2-01", 10: "P4-03 P3-10"}[KIAI[samurai]]}
    party = f"{samurai} gorobei kanbei"
    fields: dict[str, object] = {"wounded": samurai, "barricades": 4}
    flipped = fight_and_attack(given(party, step="turn", lines=lines, top="P3-13", fields=fields))
    assert (health(flipped, samurai), pawn_of(flipped, samurai)) == ((True, False), KIAI[samurai])
    assert (discards(flipped), village(flipped)) == (set(), (4, 6, 3))
    human = fight_and_attack(given(party, lines=lines, top="P3-13", fields=fields))
    assert discards(without_effect(human)) == {"P4-03"}


@proves("SS-15.13", "SS-6.3")
def test_from_the_flip_on_the_animal_effect_is_used() -> None:
    """Kyuzo on 11 would have to pass; flipped he fights on, and his Kiai at 12 offers the barricade too."""
    fields: dict[str, object] = {"wounded": "kyuzo", "barricades": 4}
    state = given(step="turn", lines={"kyuzo": "P4-03 P3-02 P4-10"}, top="P1-13", fields=fields)
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
    play(state, "kyuzo: fight", "kyuzo: skip")
    assert (step(state), names(state, "kyuzo")) == ("add_barricade", {"use", "skip"})
    play(state, "kyuzo: use")
    assert (village(state), line(state, "kyuzo")) == ((5, 6, 3), ["P3-02", "P4-10", "P1-13"])


@proves("SS-15.14", "SS-10.8")
@pytest.mark.parametrize(("passed", "reached"), [("none", True), ("gorobei", False)])
def test_who_has_passed_flips_but_reaches_no_kiai_by_it(passed: str, reached: bool) -> None:
    """Gorobei has 12, his animal value; a farmstead wounds him in Kyuzo's turn."""
    state = last_turn(
        lines={"kyuzo": "P1-13", "gorobei": "P4-04 P4-05 P4-09"},
        step="turn",
        top="P4-13 P4-07",
        fields={"wounded": "gorobei", "barricades": 0, "passed": passed},
        difficulty="hard",
    )
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert health(state, "gorobei") == (True, False)
    assert (step(state) == "discard_raiders") is reached
    without_effect(state)
    kept = ["P4-05", "P4-09"] if reached else ["P4-04", "P4-05", "P4-09"]
    assert (line(state, "gorobei"), step(state), asked(state)) == (kept, "choose_action", "kyuzo")
