"""Section 13: Kiai in general, Kiai inside Kiai and effects with little to do (SS-13.13 to SS-13.20)."""

from typing import Any

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    GAME,
    animals,
    asked,
    at_kiai,
    discards,
    field,
    fight_and_attack,
    given,
    intruder_count,
    line,
    names,
    pawn_of,
    play,
    refused,
    row,
    stack_size,
    step,
    story,
    village,
    without_effect,
    wounded,
)
from tests.proof import proves

# Daisuke stands on 8 with P4-03 as his first card; Kyuzo's last card has the value 4 too.
FEEDING = {"kyuzo": "P1-07 P4-06"}
# Party, side and what else lies on the table, so that the effect can do nothing.
# Kyuzo is alone in the round and has all the tokens.
ALL_WITH_KYUZO: dict[str, Any] = {
    "tokens": {"kanbei": "kyuzo", "gorobei": "kyuzo"},
    "fields": {"passed": "kanbei gorobei"},
}
NOTHING_TO_DO: list[tuple[str, str, dict[str, Any]]] = [
    ("heihachi kyuzo kanbei", "human", {}),
    ("heihachi kyuzo kanbei", "animal", {}),
    ("kanbei kyuzo gorobei", "human", {}),
    ("kanbei kyuzo gorobei", "animal", {}),
    ("kyuzo kanbei gorobei", "human", ALL_WITH_KYUZO),
    ("kyuzo kanbei gorobei", "animal", ALL_WITH_KYUZO),
    (
        "kyuzo kanbei gorobei",
        "human",
        {
            "tokens": {"kyuzo": "kanbei", "kanbei": "gorobei", "gorobei": "kyuzo"},
            "kiai_tokens_at_home": True,
        },
    ),
]


def flipping_daisuke(cards: str) -> SamuraiSpirit:
    """Hard, no barricades: the wounded Daisuke reaches 8 with P4-13, gives himself a 4, and a farmstead flips him."""
    state = given(
        "daisuke kyuzo gorobei",
        lines={"daisuke": cards, "kyuzo": "P1-07 P4-06"},
        top="P4-13",
        fields={"barricades": 0, "wounded": "daisuke"},
        difficulty="hard",
    )
    play(state, "daisuke: fight", "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    return play(state, "luck: reverse random_wound", "luck: pick daisuke")


@proves("SS-13.13", "SS-31.30", "SS-14.31")
def test_a_kiai_reached_in_another_one_is_resolved_completely_before_that_goes_on() -> None:
    lines = {"gorobei": "P4-04 P3-01 P2-01 P2-05"}
    state = at_kiai("kikuchiyo gorobei kyuzo", "animal", top="P1-07 P2-07 P3-06", lines=lines)
    play(state, "kikuchiyo: strike gorobei")
    assert (asked(state), step(state), discards(state)) == ("gorobei", "discard_raiders", {"P2-05"})
    assert line(state, "kikuchiyo") == ["P4-03", "P4-06", "P2-02", "P3-13"]
    play(state, "gorobei: use")
    assert discards(state) == {"P2-05", "P1-07", "P2-07", "P4-04"}
    assert line(state, "gorobei") == ["P3-01", "P2-01"]
    assert (asked(state), step(state)) == ("kikuchiyo", "strike"), "the second use of the interrupted Kiai"
    assert line(state, "kikuchiyo") == ["P4-03", "P4-06", "P2-02", "P3-13"]
    play(state, "kikuchiyo: skip")
    assert line(state, "kikuchiyo") == ["P4-06", "P2-02", "P3-13"]


@proves("SS-13.13")
def test_kiai_can_lie_three_deep() -> None:
    """Daisuke feeds Kikuchiyo, who strikes Gorobei down to his value."""
    lines = {"kikuchiyo": "P4-05 P3-04", "gorobei": "P4-04 P3-01 P2-01 P2-05"}
    state = at_kiai("daisuke kikuchiyo gorobei", lines=lines)
    play(state, "daisuke: take daisuke", "daisuke: give kikuchiyo", "kikuchiyo: strike gorobei", "gorobei: skip")
    assert [line(state, name) for name in ("daisuke", "kikuchiyo", "gorobei")] == [
        ["P1-02"],
        ["P3-04", "P3-13"],
        ["P3-01", "P2-01"],
    ]
    assert discards(state) == {"P2-05", "P4-04", "P4-05", "P4-03"}


@proves("SS-13.14", "SS-13.20")
def test_who_is_in_its_own_kiai_does_not_reach_it_again_before_step_two() -> None:
    """Daisuke's animal side: his last card goes to Kyuzo and comes back, so that he stands on 11 for a second time."""
    state = at_kiai("daisuke kyuzo gorobei", "animal")
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo", "daisuke: take kyuzo", "daisuke: give daisuke")
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")
    assert (line(state, "daisuke"), discards(state)) == (["P4-06", "P3-13"], {"P4-03"})
    assert village(state) == (5, 6, 3)


@proves("SS-13.14", "SS-31.30")
def test_a_total_that_is_exact_after_step_two_reaches_the_kiai_anew() -> None:
    state = at_kiai("daisuke kyuzo gorobei", lines=FEEDING)
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (asked(state), step(state), discards(state)) == ("daisuke", "move_card", {"P4-03"})
    assert (line(state, "daisuke"), pawn_of(state, "daisuke")) == (["P1-02", "P3-13", "P4-06"], 8)
    play(state, "daisuke: skip")
    assert (line(state, "daisuke"), discards(state)) == (["P3-13", "P4-06"], {"P4-03", "P1-02"})
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-13.14")
@pytest.mark.parametrize(("given_card", "total"), [("P3-06", 7), ("P1-06", 5)])
def test_any_other_total_after_step_two_reaches_nothing(given_card: str, total: int) -> None:
    state = at_kiai("daisuke kyuzo gorobei", lines={"kyuzo": given_card})
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (asked(state), step(state), pawn_of(state, "daisuke")) == ("kyuzo", "choose_action", total)
    assert discards(state) == {"P4-03"}


@proves("SS-13.14", "SS-31.28")
def test_with_the_option_there_is_no_check_after_step_two() -> None:
    state = at_kiai("daisuke kyuzo gorobei", lines=FEEDING, kiai_on_decrease=False)
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (asked(state), step(state), pawn_of(state, "daisuke")) == ("kyuzo", "choose_action", 8)
    assert discards(state) == {"P4-03"}


@proves("SS-13.15")
def test_step_two_removes_nothing_from_an_empty_line() -> None:
    party = "daisuke kyuzo gorobei"
    fields: dict[str, object] = {"round": 3, "animal": "daisuke"}
    state = fight_and_attack(given(party, lines={"daisuke": "B6-07"}, top="L5-04", fields=fields))
    before = stack_size(state)
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo", "daisuke: take daisuke", "daisuke: give gorobei")
    assert [line(state, name) for name in party.split()] == [[], ["L5-04"], ["B6-07"]]
    assert (discards(state), stack_size(state), field(state, "kiai_of")) == (set(), before, "none")
    assert pawn_of(state, "daisuke") == 0
    assert GAME.from_position(state.position()) == state, "no other place of the table has changed"


@proves("SS-13.15")
def test_step_two_removes_the_only_card_that_is_left() -> None:
    fields: dict[str, object] = {"round": 3, "animal": "daisuke"}
    state = given("daisuke kyuzo gorobei", lines={"daisuke": "B6-07"}, top="L5-04", fields=fields)
    play(state, "daisuke: fight", "daisuke: attack", "daisuke: take daisuke", "daisuke: give kyuzo", "daisuke: skip")
    assert (line(state, "daisuke"), discards(state)) == ([], {"B6-07"})


@proves("SS-13.16", "SS-14.3")
@pytest.mark.parametrize(("party", "side", "more"), NOTHING_TO_DO)
def test_an_effect_that_can_do_nothing_is_skipped_and_step_two_happens(
    party: str, side: str, more: dict[str, Any]
) -> None:
    owner = party.split()[0]
    state = at_kiai(party, side, **more)
    assert step(state) == "choose_action", "nobody was asked about the effect"
    assert discards(state) == {"P4-03"}
    assert line(state, owner)[-1] == "P3-13"
    assert village(state) == (5, 6, 3)


@proves("SS-13.16")
@pytest.mark.parametrize("side", ["human", "animal"])
@pytest.mark.parametrize("owner", ["gorobei", "katsushiro"])
def test_with_the_last_raider_the_effect_on_the_stack_is_skipped(owner: str, side: str) -> None:
    state = at_kiai(f"{owner} kyuzo kanbei", side, raiders=1, rest="intruders")
    assert (step(state), stack_size(state)) == ("lose_family", 0), "the round is over"
    assert discards(state) == {"P4-03"}


@proves("SS-13.16", "SS-13.3", "SS-14.3")
@pytest.mark.parametrize(
    ("owner", "waiting", "clause"),
    [
        ("heihachi", "add_barricade(0)", "SS-14.3"),
        ("kanbei", "discard_intruders(0,2)", "SS-13.16"),
        ("gorobei", "discard_raiders(0,2)", "SS-13.16"),
        ("katsushiro", "look_at_raiders(0,2)", "SS-13.16"),
    ],
)
def test_an_effect_that_can_do_nothing_is_refused_where_a_position_waits_for_it(
    owner: str, waiting: str, clause: str
) -> None:
    state = given(
        f"{owner} kyuzo daisuke",
        step=f"end_of_kiai(0) {waiting}",
        lines={owner: "P4-03 P4-06"},
        raiders=0,
        fields={"kiai_of": owner},
    )
    assert names(state, owner) == {"skip"}
    assert refused(state, f"{owner}: use") == (clause,)
    assert refused(state, f"{owner}: fight") == ("SS-13.3",)


@proves("SS-13.17", "SS-31.31")
@pytest.mark.parametrize("party", ["daisuke kyuzo gorobei", "katsushiro kyuzo gorobei", "kyuzo daisuke gorobei"])
def test_no_talent_does_not_prevent_the_kiai(party: str) -> None:
    owner = party.split()[0]
    free = given(party, lines={owner: "P3-02"}, top="P3-06")
    barred = given(party, lines={owner: "P3-02"}, top="P3-06", fields={"restricted": "no_talent"})
    for state in (free, barred):
        play(state, f"{owner}: fight")
    assert names(barred, owner) == {"attack", "defend"} < names(free, owner), "the talent is barred"
    state = at_kiai(party, fields={"restricted": "no_talent"})
    assert asked(state) == owner
    assert step(state) in ("move_card", "look_at_raiders", "move_token")
    assert len(names(state, owner)) > 1


@proves("SS-13.18", "SS-31.32")
@pytest.mark.parametrize(("side", "left"), [("human", "P1-07"), ("animal", "P1-07"), ("animal", "P1-07 P2-07")])
def test_gorobei_discards_as_many_raiders_as_there_are(side: str, left: str) -> None:
    raiders = 1 + len(left.split())
    state = at_kiai("gorobei kyuzo kanbei", side, top=left, raiders=raiders, rest="intruders")
    assert names(state, "gorobei") == {"use", "skip"}, "how many is no choice"
    play(state, "gorobei: use")
    assert (discards(state), stack_size(state)) == ({*left.split(), "P4-03"}, 0)


@proves("SS-13.18", "SS-31.32")
@pytest.mark.parametrize(("side", "left"), [("human", "P1-07"), ("animal", "P1-07"), ("animal", "P1-07 P2-07")])
def test_kanbei_discards_as_many_intruders_as_there_are(side: str, left: str) -> None:
    state = at_kiai("kanbei kyuzo gorobei", side, intruders=left)
    assert names(state, "kanbei") == {"use", "skip"}
    play(state, "kanbei: use")
    assert (discards(state), intruder_count(state)) == ({*left.split(), "P4-03"}, 0)


@proves("SS-13.18", "SS-31.32")
@pytest.mark.parametrize(("side", "left"), [("human", "P1-07"), ("animal", "P1-07"), ("animal", "P1-07 P2-07")])
def test_katsushiro_turns_over_as_many_raiders_as_there_are(side: str, left: str) -> None:
    raiders = 1 + len(left.split())
    state = at_kiai("katsushiro kyuzo kanbei", side, top=left, raiders=raiders, rest="intruders")
    assert names(state, "katsushiro") == {"use", "skip"}
    play(state, "katsushiro: use")
    for card in left.split()[1:]:
        assert names(state, "katsushiro") == {f"card {name}" for name in left.split()}
        play(state, f"katsushiro: card {card}")
    assert field(state, "raider_stack") == " ".join(left.split()[::-1])
    assert (asked(state), discards(state)) == ("kyuzo", {"P4-03"})


@proves("SS-13.19", "SS-13.14", "SS-31.63")
def test_a_board_that_flips_in_its_own_kiai_ends_with_the_animal_value() -> None:
    """Daisuke takes Kyuzo's 4: case 3 burns a farmstead, which wounds him; the effect stays the human one."""
    state = flipping_daisuke("P1-02 P3-02")
    assert (animals(state), wounded(state)) == ({"daisuke"}, set())
    assert discards(state) == {"P1-02"}, "step 2 followed at once: there is no second use"
    assert (line(state, "daisuke"), pawn_of(state, "daisuke")) == (["P3-02", "P4-13", "P4-06"], 11)
    assert (asked(state), step(state)) == ("daisuke", "move_card")
    play(state, "daisuke: take kyuzo", "daisuke: give kyuzo", "kyuzo: defend")
    assert step(state) == "move_card", "the animal Kiai reached anew has two uses"
    play(state, "daisuke: skip")
    assert (line(state, "daisuke"), row(state, "kyuzo")) == (["P4-13", "P4-06"], ["P1-07"])


@proves("SS-13.19", "SS-31.63")
def test_after_a_flip_in_the_own_kiai_the_human_value_is_nothing() -> None:
    state = flipping_daisuke("P4-03")
    assert (animals(state), pawn_of(state, "daisuke")) == ({"daisuke"}, 8)
    assert (line(state, "daisuke"), discards(state)) == (["P4-13", "P4-06"], {"P4-03"})
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-13.20", "SS-31.30")
def test_a_card_given_in_the_own_kiai_can_cost_a_barricade_at_once() -> None:
    state = at_kiai("daisuke kyuzo gorobei", "animal", lines={"kyuzo": "P1-07 P2-07"})
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (step(state), pawn_of(state, "daisuke")) == ("move_card", 12)
    assert village(state) == (4, 6, 3), "before the second use"
    play(state, "daisuke: take kyuzo", "daisuke: give daisuke", "daisuke: attack")
    assert (village(state), pawn_of(state, "daisuke")) == ((3, 6, 3), 10)


@proves("SS-13.20")
def test_a_card_that_leads_to_the_exact_value_in_the_own_kiai_waits_for_step_two() -> None:
    """Daisuke's 3 goes to Kyuzo and comes back: 11 again, and he is not asked for a second Kiai inside the first."""
    state = at_kiai("daisuke kyuzo gorobei", "animal")
    state.listen()
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo", "daisuke: take kyuzo", "daisuke: give daisuke")
    assert story(state, "kiai", "attacked") == [
        "attacked kyuzo P3-13 3 9 SS-7.6",
        "attacked daisuke P3-13 11 11 SS-7.6",
    ]
    assert pawn_of(without_effect(state), "daisuke") == 7
