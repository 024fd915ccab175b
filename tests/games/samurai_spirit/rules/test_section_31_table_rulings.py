"""Section 31: rulings about players, luck, the village and what is known."""

from typing import Any

import pytest

from shiai.core.dealer import Dealer
from shiai.core.seats import CHANCE, WATCHER
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, PENALTY_NAMES, RAIDERS, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.doll_check import DOLLS, OTHERS
from tests.games.samurai_spirit.games import careful, game
from tests.games.samurai_spirit.given import (
    active,
    discards,
    field,
    given,
    last_turn,
    line,
    luck,
    names,
    passed,
    play,
    refused,
    result,
    stack_size,
    start,
    step,
    village,
    wounded,
)
from tests.proof import proves


def burning(difficulty: str = "hard", **fields: object) -> SamuraiSpirit:
    """Kyuzo's turn has begun with a `fire` penalty while no barricade stands, so a farmstead goes."""
    return given(step="turn", lines={"kyuzo": "P1-09"}, fields={"barricades": 0, **fields}, difficulty=difficulty)


# Players, neighbours and luck -----------------------------------------------------------------------------------------


@proves("SS-31.1")
def test_in_the_solo_game_every_samurai_counts_as_a_player() -> None:
    state = start(players=1, solo_samurai=3, samurai="kyuzo,kanbei,gorobei", difficulty="heroic")
    assert luck(state) == {"pick kyuzo": 1, "pick kanbei": 1, "pick gorobei": 1}
    play(state, "luck: pick gorobei", "gorobei: done", "gorobei: pass")
    assert (village(state), stack_size(state)) == ((3, 6, 3), 21)
    assert (active(state), passed(state)) == ("kyuzo", {"gorobei"})


@proves("SS-31.2")
@pytest.mark.parametrize("arrow", ["P3-03", "P4-02"])  # draw_left, draw_right
def test_with_two_samurai_both_arrows_point_to_the_other_one(arrow: str) -> None:
    for samurai, other in [("kyuzo", "daisuke"), ("daisuke", "kyuzo")]:
        state = given("kyuzo daisuke", active=samurai, step="turn", lines={samurai: arrow}, top="P1-02")
        play(state, f"{samurai}: done")
        assert line(state, other) == ["P1-02"]


@proves("SS-31.2")
def test_with_two_samurai_both_passing_directions_point_to_the_other_one() -> None:
    for samurai in ("heihachi kyuzo", "kyuzo heihachi"):
        state = given(samurai, active="heihachi", top="P4-13")
        play(state, "heihachi: fight")
        assert names(state, "heihachi") == {"attack", "hand kyuzo"}
        play(state, "heihachi: hand kyuzo")
        assert line(state, "kyuzo") == ["P4-13"]


@proves("SS-31.3")
def test_every_random_pick_is_uniform() -> None:
    deal = start(players=3)
    assert luck(deal) == {f"deal {name}": 1 for name in SAMURAI_NAMES}
    play(deal, "luck: deal kyuzo")
    assert len(luck(deal)) == 6
    family = play(burning(), "luck: reverse lose_family")
    assert luck(family) == {"family heal": 1, "family barricade": 1, "family repel": 1}
    wound = play(burning(), "luck: reverse random_wound")
    assert luck(wound) == {"pick kyuzo": 1, "pick kanbei": 1, "pick gorobei": 1}


@proves("SS-31.3")
def test_the_same_seed_gives_the_same_luck() -> None:
    first, second, other = [[state.position() for state, _ in game(careful, seed, players=3)] for seed in (1, 1, 2)]
    assert first == second
    assert first != other


@proves("SS-31.3")
def test_luck_is_drawn_by_its_weights() -> None:
    state = burning()
    dealer = Dealer(7)
    drawn = [state.name(dealer.choose(state)) for _ in range(6000)]
    for reverse, weight in luck(state).items():
        assert drawn.count(reverse) == pytest.approx(1000 * weight, rel=0.1)


@proves("SS-31.4")
def test_everybody_may_know_and_say_everything_that_is_open() -> None:
    state = given(raiders=9, intruders="unseen*3", discard="P1-02", lines={"gorobei": "P3-06"}, rows={"kyuzo": "P1-07"})
    texts = {state.redact(viewer).position().partition("steps:")[2] for viewer in (0, 1, 2, WATCHER)}
    assert len(texts) == 1
    assert "raider_stack: unseen*9" in texts.pop()


# The village ----------------------------------------------------------------------------------------------------------


@proves("SS-31.5", "SS-31.41")
def test_a_farmstead_is_removed_at_random_and_its_reverse_revealed() -> None:
    state = burning()
    assert luck(state) == {
        "reverse lose_family": 1,
        "reverse lose_farm": 1,
        "reverse lose_barricade": 2,
        "reverse random_wound": 2,
    }
    assert refused(state, "kyuzo: reverse lose_farm") == ("SS-18.8",)
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert field(state, "reverses_seen") == "random_wound=1"


@proves("SS-31.5")
def test_what_was_revealed_cannot_come_again() -> None:
    seen = "lose_farm=1 lose_barricade=1"
    state = burning(farmsteads=4, reverses_seen=seen)
    assert luck(state) == {"reverse lose_family": 1, "reverse lose_barricade": 1, "reverse random_wound": 2}
    three = "lose_family=1 lose_farm=1 lose_barricade=2"
    last = burning(farmsteads=2, reverses_seen=three)  # only random wounds are left, so luck need not be asked for them
    assert step(last) == "random_wound"


@proves("SS-31.5")
@pytest.mark.parametrize("difficulty", ["easy", "normal"])
def test_without_farmstead_penalties_nobody_needs_the_reverse(difficulty: str) -> None:
    state = burning(difficulty)
    assert (village(state), step(state)) == ((0, 5, 3), "choose_action")


@proves("SS-31.41")
def test_the_six_reverses_are_1_1_2_and_2() -> None:
    state = burning(farmsteads=6)
    assert sum(luck(state).values()) == 6
    assert sorted(luck(state).values()) == [1, 1, 2, 2]


@proves("SS-31.11")
@pytest.mark.parametrize(("difficulty", "asks"), [("easy", False), ("normal", False), ("hard", True), ("heroic", True)])
def test_case_3_without_barricades_removes_a_farmstead(difficulty: str, asks: bool) -> None:
    lines = {"kyuzo": "P4-06 P4-03"}
    state = given(lines=lines, top="P3-13", fields={"barricades": 0}, difficulty=difficulty)
    play(state, "kyuzo: fight")  # 11
    assert village(state) == (0, 5, 3)
    assert (step(state) == "farm_reverse") == asks
    one = given(lines=lines, top="P3-13", fields={"barricades": 1}, difficulty=difficulty)
    play(one, "kyuzo: fight")
    assert village(one) == (0, 6, 3)


@proves("SS-31.44")
def test_the_last_farmstead_loses_the_game_at_once_in_the_middle_of_a_round() -> None:
    state = burning("normal", farmsteads=1)
    assert (result(state), step(state)) == ("farmsteads_lost", "over")
    assert result(burning("normal", farmsteads=2)) == "open"


@proves("SS-31.44")
def test_the_last_family_loses_the_game_at_once_in_the_middle_of_a_round() -> None:
    state = burning(families="repel")
    play(state, "luck: reverse lose_family")
    assert (result(state), step(state)) == ("families_lost", "over")
    two = burning(families="repel heal")
    play(two, "luck: reverse lose_family", "luck: family heal")
    assert (result(two), step(two)) == ("open", "choose_action")


@proves("SS-31.45")
@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"farmsteads": 1, "families": "repel", "wounded": "kyuzo"}, 2),
        ({"farmsteads": 1, "families": "repel"}, 3),
        ({"farmsteads": 6, "families": "heal barricade repel", "animal": "kyuzo"}, 10),
    ],
)
def test_a_won_game_scores_2_to_10_points(fields: dict[str, object], points: int) -> None:
    state = last_turn(round=3, fields=fields)
    play(state, "kyuzo: fight")
    outcome = state.outcome()
    assert outcome is not None
    assert (result(state), outcome.scores) == ("village_saved", (points,) * 3)


@proves("SS-31.52")
@pytest.mark.parametrize("round", [1, 2])
def test_the_next_round_needs_one_farmstead_and_one_family(round: int) -> None:
    words: dict[str, Any] = {"round": round, "gaps": {"kanbei": "farm"}}
    enough = last_turn(fields={"farmsteads": 2, "families": "repel"}, **words)
    play(enough, "kyuzo: fight")
    assert (field(enough, "round"), village(enough)) == (str(round + 1), (5, 1, 1))
    no_farm = last_turn(fields={"farmsteads": 1, "families": "repel"}, **words)
    play(no_farm, "kyuzo: fight")
    assert result(no_farm) == "farmsteads_lost"
    words["gaps"] = {"kanbei": "doll"}
    no_family = last_turn(fields={"farmsteads": 2, "families": "repel"}, **words)
    play(no_family, "kyuzo: fight")
    assert result(no_family) == "families_lost"


@proves("SS-31.52")
@pytest.mark.parametrize(("gap", "expected"), [("hat", "village_saved"), ("farm", "farmsteads_lost")])
def test_after_the_third_round_a_farmstead_and_a_family_are_a_win(gap: str, expected: str) -> None:
    state = last_turn(round=3, gaps={"kanbei": gap}, fields={"farmsteads": 1, "families": "repel"})
    play(state, "kyuzo: fight")
    assert result(state) == expected


# What is in the box, and what is known --------------------------------------------------------------------------------


@proves("SS-31.53")
def test_normal_is_the_level_of_a_game_for_which_none_is_named() -> None:
    default = start(players=3)
    assert default.rules.options["difficulty"] == "normal"
    assert default.rules.grade == "+"
    assert village(default) == (5, 6, 3)


@proves("SS-31.57")
def test_there_are_seven_bosses_and_no_eighth() -> None:
    bosses = [card for card in RAIDERS if card["rank"] == "boss"]
    assert [boss["id"] for boss in bosses] == [f"B6-0{number}" for number in range(1, 8)]
    assert len(CARD_NAMES) == 66
    assert {boss["penalty1"] for boss in bosses} <= set(PENALTY_NAMES)
    seven = given(" ".join(SAMURAI_NAMES), fields={"round": 3})
    play(seven, "heihachi: fight")
    assert {name for name in names(seven, "luck") if "B6" in name} == {f"card B6-0{number}" for number in range(1, 8)}


@proves("SS-31.46")
@pytest.mark.parametrize(
    ("samurai", "options", "dealt"),
    [
        ("kyuzo kanbei", {}, 14),
        ("kyuzo kanbei", {"difficulty": "easy"}, 12),
        ("kyuzo kanbei gorobei", {"players": 1, "solo_samurai": 3}, 21),
        ("kyuzo kanbei gorobei", {"absent_tokens": True, "difficulty": "easy"}, 18),
        ("kyuzo kanbei gorobei daisuke", {"absent_tokens": True}, 28),
    ],
)
def test_two_dolls_are_among_the_plunderers_actually_dealt(samurai: str, options: dict[str, Any], dealt: int) -> None:
    for others, odds_known in [(dealt - 2, True), (dealt - 3, False)]:
        state = given(samurai, discard=" ".join(OTHERS[:others]), **options)
        play(state, "kyuzo: fight")
        assert (names(state, "luck") == {f"card {card}" for card in DOLLS}) == odds_known


@proves("SS-31.64")
def test_the_odds_of_unknown_cards_remember_all_that_was_open() -> None:
    # P1-13 was put under the stack, P1-02 went known to the intruders: neither can be drawn now.
    state = given(bottom="P1-13", intruders="P1-02 unseen*2", discard="P4-03")
    play(state, "kyuzo: fight")
    gone = {"card P1-13", "card P1-02", "card P4-03"}
    assert names(state, "luck").isdisjoint(gone)
    assert len(names(state, "luck")) == 52 - 3


@proves("SS-31.64")
def test_the_odds_of_later_rounds_know_which_plunderers_are_in_the_deck() -> None:
    state = last_turn()
    play(state, "kyuzo: fight")
    assert (field(state, "round"), active(state)) == ("2", "kanbei")
    play(state, "kanbei: fight")
    plunderers = {name for name in names(state, "luck") if name.startswith("card P")}
    assert len(plunderers) == 21
    assert {"card P4-13", "card P1-03"} <= plunderers  # the last raider and a card of a defence row
    assert len(names(state, "luck")) == 21 + 7


@proves("SS-31.64")
def test_nothing_is_decided_before_somebody_looks() -> None:
    state = given(raiders=5)
    other = state.clone()
    play(state, "kyuzo: fight", "luck: card P1-13")
    play(other, "kyuzo: fight", "luck: card P2-13")
    assert (line(state, "kyuzo"), line(other, "kyuzo")) == (["P1-13"], ["P2-13"])
    assert state.legal(CHANCE) == ()


@proves("SS-31.65")
def test_revealed_intruders_lie_beside_their_stack_until_the_cards_are_collected() -> None:
    # On Hard without barricades the flames of P1-09 ask luck for the reverse, in the middle of step 4.
    state = last_turn(intruders="P3-07 P1-09 P2-10", fields={"barricades": 0, "families": "heal"}, difficulty="hard")
    before = discards(state)
    play(state, "kyuzo: fight")
    assert step(state) == "farm_reverse"
    assert discards(state) == before
    assert field(state, "intruder_stack") == "P2-10"
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert (field(state, "round"), stack_size(state), wounded(state)) == ("2", 24, {"gorobei", "kanbei"})
    play(state, "kanbei: fight")
    assert {"card P3-07", "card P1-09", "card P2-10"} <= names(state, "luck")
