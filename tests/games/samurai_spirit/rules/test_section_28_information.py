"""Section 28: open and hidden information, and the questions that players ask often."""

from random import Random

import pytest

from shiai.core.seats import WATCHER
from shiai.games.samurai_spirit.rules.components import SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import STACK, SamuraiSpirit
from tests.games.samurai_spirit.doll_check import DOLLS, OTHERS
from tests.games.samurai_spirit.games import careful, played
from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    field,
    full_rows,
    given,
    intruder_count,
    line,
    luck,
    names,
    passed,
    play,
    refused,
    result,
    row,
    stack_size,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

EVERYBODY = (0, 1, 2, WATCHER)
PLUNDERERS = DOLLS + OTHERS


def view(state: SamuraiSpirit, viewer: int) -> SamuraiSpirit:
    """What somebody sees."""
    seen = state.redact(viewer)
    assert isinstance(seen, SamuraiSpirit)
    return seen


def recycled(top: str = "", **more: str) -> SamuraiSpirit:
    """Kyuzo's boss B6-04 has shuffled P4-03, the only discard, into a raider stack of three; 22 intruders lie there."""
    state = given(
        step="turn",
        fields={"round": 3},
        lines={"kyuzo": "B6-04"} | more,
        discard="P4-03",
        top=top,
        raiders=3,
        rest="intruders",
    )
    return play(state, "kyuzo: first penalty first")


def places(state: SamuraiSpirit) -> list[int]:
    """What is known of every place of the raider stack, the lowest card first."""
    return state.values()[STACK.at + 1 : STACK.at + 1 + stack_size(state)]


# 28.1 to 28.4 ---------------------------------------------------------------------------------------------------------


@proves("SS-28.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_can_count_every_pile(viewer: int) -> None:
    state = given(raiders=12, intruders="unseen*4", discard="P1-02 P1-03")
    seen = view(state, viewer)
    assert (stack_size(seen), intruder_count(seen), len(discards(seen))) == (12, 4, 5)
    play(state, "kyuzo: support kanbei", "kanbei: fight", "luck: card P1-13")
    seen = view(state, viewer)
    assert (stack_size(seen), intruder_count(seen)) == (10, 5)


@proves("SS-28.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_can_look_through_the_discard_pile(viewer: int) -> None:
    state = given(step="play_card", hand="P2-02", lines={"kyuzo": "P2-07"}, discard="P1-02 L5-01", fields={"round": 2})
    play(state, "kyuzo: discard")
    assert discards(view(state, viewer)) == {"P1-02", "P2-02", "L5-01"}


@proves("SS-28.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_what_lies_in_the_face_down_piles(viewer: int) -> None:
    state = given(raiders=12, intruders="unseen*4", rest="intruders")
    seen = view(state, viewer)
    assert field(seen, "raider_stack") == "unseen*12"
    assert field(seen, "intruder_stack") == "unseen*9"


@proves("SS-28.3")
def test_a_card_of_the_raider_stack_can_be_any_that_nobody_has_seen() -> None:
    state = given(lines={"kyuzo": "P1-02"}, rows={"kanbei": "P1-07"}, discard="P1-13")
    play(state, "kyuzo: fight")
    assert luck(state) == {f"card {card}": 1 for card in PLUNDERERS if card not in ("P1-02", "P1-07", "P1-13")}
    assert refused(state, "kyuzo: card P2-02") == ("SS-7.2",)
    assert refused(state, "luck: card P1-02") == ()
    other = state.clone()
    play(state, "luck: card P2-13")
    play(other, "luck: card P4-13")
    assert (line(state, "kyuzo"), line(other, "kyuzo")) == (["P1-02", "P2-13"], ["P1-02", "P4-13"])


@proves("SS-28.3")
@pytest.mark.parametrize(("samurai", "intruders"), [("gorobei", ""), ("kanbei", "unseen*4")])
def test_cards_that_a_kiai_discards_from_a_pile_are_not_chosen_by_anybody(samurai: str, intruders: str) -> None:
    other = "kanbei" if samurai == "gorobei" else "gorobei"
    lines = {samurai: "P4-06 P4-03"}
    state = given(f"{samurai} {other} kyuzo", lines=lines, top="P1-13", intruders=intruders)
    play(state, f"{samurai}: fight", f"{samurai}: use")
    assert asked(state) == "luck"
    assert refused(state, f"{samurai}: card P1-02") == ("SS-28.3",)
    assert luck(state) == {f"card {card}": 1 for card in PLUNDERERS if card not in ("P4-06", "P4-03", "P1-13")}


@proves("SS-28.3")
def test_cards_that_katsushiro_turns_over_are_not_chosen_by_him() -> None:
    state = given("katsushiro kanbei gorobei", lines={"katsushiro": "P4-06 P4-03"}, top="P2-13")
    play(state, "katsushiro: fight", "katsushiro: attack", "katsushiro: use")
    assert (asked(state), step(state)) == ("luck", "turn_over")
    assert refused(state, "katsushiro: card P1-02") == ("SS-28.3",)


@proves("SS-28.4")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_combat_lines_and_defence_rows_are_visible_to_all(viewer: int) -> None:
    state = given(lines={"kyuzo": "P1-02 P2-02", "gorobei": "P4-13"}, rows={"kanbei": "P1-07 P1-11"})
    seen = view(state, viewer)
    assert [line(seen, name) for name in ("kyuzo", "kanbei", "gorobei")] == [["P1-02", "P2-02"], [], ["P4-13"]]
    assert [row(seen, name) for name in ("kyuzo", "kanbei", "gorobei")] == [[], ["P1-11", "P1-07"], []]


# 28.5 to 28.10: questions that players ask often ----------------------------------------------------------------------


@proves("SS-28.5")
def test_a_second_wound_never_lies_beside_the_first() -> None:
    human = given(step="turn", lines={"kyuzo": "P4-13"}, fields={"wounded": "kyuzo"})  # wound
    assert (wounded(human), animals(human)) == (set(), {"kyuzo"})
    animal = given(step="turn", lines={"kyuzo": "P4-13"}, fields={"animal": "kyuzo"})
    assert (wounded(animal), animals(animal)) == ({"kyuzo"}, {"kyuzo"})
    dead = given(step="turn", lines={"kyuzo": "P4-13"}, fields={"animal": "kyuzo", "wounded": "kyuzo"})
    assert result(dead) == "samurai_died"


@proves("SS-28.6")
def test_an_animal_board_stays_animal_when_its_wound_is_removed() -> None:
    state = given(
        "heihachi kyuzo kanbei",
        lines={"heihachi": "P4-06 P4-03"},
        top="P3-13",
        fields={"animal": "heihachi kyuzo kanbei", "wounded": "kyuzo"},
    )
    play(state, "heihachi: fight")  # 11
    assert refused(state, "heihachi: heal kanbei") == ("SS-15.11",)  # nothing to remove, and no way back
    assert names(state, "heihachi") == {"skip", "heal kyuzo"}
    play(state, "heihachi: heal kyuzo")
    assert (wounded(state), animals(state)) == (set(), {"heihachi", "kyuzo", "kanbei"})


@proves("SS-28.7")
def test_the_only_samurai_left_cannot_choose_support() -> None:
    alone = given(fields={"passed": "kanbei gorobei"})
    assert names(alone, "kyuzo") == {"fight", "pass"}
    assert refused(alone, "kyuzo: support kanbei") == ("SS-9.4",)
    not_alone = given(fields={"passed": "kanbei"})
    assert names(not_alone, "kyuzo") == {"fight", "support gorobei", "pass"}


@proves("SS-28.8", "SS-31.50")
def test_heihachi_may_pass_on_a_card_that_a_borrower_of_his_token_passed_to_him() -> None:
    state = given("kyuzo heihachi kanbei", tokens={"heihachi": "kyuzo"}, top="P2-13")
    play(state, "kyuzo: fight", "kyuzo: hand heihachi")
    assert token(state, "heihachi") == "kyuzo"
    assert names(state, "heihachi") == {"attack", "hand kanbei"}
    assert refused(state, "heihachi: hand kyuzo") == ("SS-12.7",)
    play(state, "heihachi: hand kanbei")
    assert line(state, "kanbei") == ["P2-13"]


@proves("SS-28.9")
def test_a_samurai_above_its_kiai_value_that_flips_in_step_a_need_not_pass() -> None:
    lines = {"kyuzo": "P4-06 P3-06 P4-13"}  # 11, wound
    flips = given(step="turn", lines=lines, fields={"wounded": "kyuzo"})
    assert names(flips, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
    stays = given(step="turn", lines=lines)
    assert passed(stays) == {"kyuzo"}


@proves("SS-28.9")
def test_a_samurai_lifted_above_its_kiai_value_in_step_a_has_to_pass() -> None:
    # Kyuzo's arrow brings Daisuke to 8; his Kiai gives that card to Kyuzo.
    lines = {"kyuzo": "P4-06 P1-02 P3-03", "daisuke": "P4-03"}
    state = given("kyuzo daisuke kanbei", step="turn", lines=lines, top="P4-13")
    play(state, "daisuke: take daisuke", "daisuke: give kyuzo")
    assert line(state, "kyuzo") == ["P4-06", "P1-02", "P3-03", "P4-13"]
    assert (passed(state), active(state)) == ({"kyuzo"}, "daisuke")


@proves("SS-28.9")
def test_between_its_turns_a_samurai_above_its_kiai_value_has_not_passed() -> None:
    state = given(active="gorobei", lines={"kyuzo": "P4-06 P3-06", "gorobei": "P3-03"}, step="turn", top="P4-03")
    assert (line(state, "kyuzo"), passed(state)) == (["P4-06", "P3-06", "P4-03"], set())
    assert "support kyuzo" in names(state, "gorobei")
    play(state, "gorobei: support kyuzo")
    assert passed(state) == {"kyuzo"}


@proves("SS-28.10")
@pytest.mark.parametrize(("last", "kiai"), [("P3-13", False), ("P4-13", True)])
def test_flipping_onto_the_animal_kiai_value_reaches_the_kiai(last: str, kiai: bool) -> None:
    lines = {"kyuzo": f"P4-06 P4-03 {last}"}  # 11 or 12, wound
    state = given(step="turn", lines=lines, fields={"wounded": "kyuzo", "barricades": 1})
    assert animals(state) == {"kyuzo"}
    assert (step(state) == "move_token") == kiai


# 28.11 to 28.13: what stays known -------------------------------------------------------------------------------------


@proves("SS-28.11", "SS-31.64")
def test_a_card_put_under_the_stack_stays_known() -> None:
    state = given("katsushiro kanbei gorobei", step="play_card", hand="P4-03", top="P4-13", raiders=3)
    play(state, "katsushiro: replace")
    assert field(state, "raider_stack") == "unseen*2 P4-03"
    play(state, "kanbei: fight")
    assert "card P4-03" not in names(state, "luck")
    play(state, "luck: card P2-13", "gorobei: fight", "luck: card P1-13", "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "defend"}  # the last card is no surprise


@proves("SS-28.11", "SS-31.64", "SS-31.36")
def test_a_face_up_card_that_went_to_the_intruders_stays_known() -> None:
    lines = {"katsushiro": "P4-06 P4-05", "kanbei": "P3-06 P4-04"}
    state = given("katsushiro kyuzo kanbei", lines=lines, top="P2-13", intruders="unseen*2")
    play(state, "katsushiro: fight", "katsushiro: attack", "katsushiro: use", "luck: card P1-13", "luck: card P2-02")
    play(state, "katsushiro: card P1-13")
    assert field(state, "raider_stack").startswith("P1-13 P2-02 unseen")
    play(state, "kyuzo: support kanbei")
    assert field(state, "raider_stack").startswith("P2-02 unseen")
    assert field(state, "intruder_stack") == "P1-13 unseen*2"
    play(state, "kanbei: fight", "kanbei: attack", "kanbei: use")  # 9; the known intruder is the first to go
    assert discards(state) == {"P4-06", "P1-13"}
    assert "card P1-13" not in names(state, "luck")


@proves("SS-28.11")
def test_recycle_mixes_the_whole_stack() -> None:
    state = recycled(top="P1-13 P1-02")
    assert field(state, "raider_stack") == "unseen_1*4"
    play(state, "kyuzo: fight")
    weights = luck(state)
    for card in ("P1-13", "P1-02", "P4-03"):  # the two that lay on top known, and the recycled one
        assert weights[f"card {card}"] * 4 == sum(weights.values())
    assert len(weights) == 21 + 3 + 6  # plunderers, lieutenants and any boss but B6-04


@proves("SS-28.11")
def test_the_preparation_of_a_round_makes_every_place_unknown() -> None:
    state = given(
        "katsushiro kanbei gorobei",
        fields={"passed": "kanbei gorobei"},
        rows=full_rows("katsushiro", "kanbei", "gorobei"),
        top="P1-07 P2-07",
        bottom="P1-04",
        raiders=3,
    )
    play(state, "katsushiro: pass")
    assert (field(state, "round"), field(state, "raider_stack")) == ("2", "unseen*24")


@proves("SS-28.11")
def test_nothing_else_changes_the_order_of_the_stack() -> None:
    changes: set[str] = set()
    for seed in range(60):
        # Five samurai in the third round, the second of them with the recycle boss; below the top nothing may move.
        seats = Random(seed).sample(SAMURAI_NAMES, 5)
        table = given(" ".join(seats), step="turn", fields={"round": 3}, lines={seats[1]: "B6-04"}, discard="P4-03")
        before, decided = places(table), step(table)
        for state, events in played(table, careful, seed):
            causes = {event.id.removeprefix("event-") for event in events} & {"replaced", "recycled", "turned_over"}
            if decided == "arrange":
                causes.add("arranged")
            if not causes:
                assert places(state) == before[: stack_size(state)]
            changes |= causes
            before, decided = places(state), step(state)
    assert changes == {"replaced", "recycled", "turned_over", "arranged"}


@proves("SS-28.12", "SS-31.64")
def test_the_recycled_card_is_known_to_be_in_the_stack_but_not_where() -> None:
    state = recycled()
    assert discards(state) == set()
    assert (field(state, "raider_stack"), field(state, "intruder_stack")) == ("unseen_1*4", "unseen*22")
    play(state, "kyuzo: fight")
    weights = luck(state)
    assert weights["card P4-03"] * 4 == sum(weights.values())  # one of four cards, each place alike


@proves("SS-28.12")
def test_the_recycled_card_is_not_among_the_intruders_that_lay_there_before() -> None:
    state = recycled(kanbei="P4-06 P4-05")
    play(state, "kyuzo: pass", "kanbei: fight", "luck: card P1-13", "kanbei: use")
    assert (asked(state), step(state)) == ("luck", "discard_intruder")
    assert "card P4-03" not in names(state, "luck")
    assert "card P1-02" in names(state, "luck")


@proves("SS-28.12", "SS-16.11")
def test_which_discard_comes_back_is_luck_and_open_to_all() -> None:
    state = given(step="turn", fields={"round": 3}, lines={"kyuzo": "B6-04"}, discard="P4-03 P1-02 L5-01")
    play(state, "kyuzo: second penalty first")
    assert luck(state) == {"card P4-03": 1, "card P1-02": 1, "card L5-01": 1}
    play(state, "luck: card L5-01")
    assert discards(view(state, WATCHER)) == {"P4-03", "P1-02"}


@proves("SS-28.13")
def test_removed_farmsteads_and_families_are_open() -> None:
    state = given(step="turn", lines={"kyuzo": "P1-09"}, fields={"barricades": 0}, difficulty="hard")  # fire
    play(state, "luck: reverse lose_family", "luck: family heal")
    assert village(state) == (0, 5, 2)
    for viewer in EVERYBODY:
        assert field(view(state, viewer), "reverses_seen") == "lose_family=1"
        assert field(view(state, viewer), "families") == "barricade repel"


@proves("SS-28.13", "SS-31.64", "SS-31.4")
@pytest.mark.parametrize("seed", range(6))
def test_no_player_ever_knows_anything_that_another_does_not(seed: int) -> None:
    for state, _ in played(given(fields={"round": 3}, step="turn"), careful, seed):
        for viewer in EVERYBODY:
            seen = view(state, viewer)
            assert (seen.holes(), seen.cells, seen.stack) == (0, state.cells, state.stack)
