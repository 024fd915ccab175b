"""Section 0: conventions. Who decides what, and what is resolved first, stands in the second file of this section."""

from collections.abc import Callable
from random import Random

import pytest

from shiai.core.dealer import Dealer
from shiai.core.errors import OptionError
from shiai.core.playout import playout
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    GAME,
    active,
    asked,
    begin,
    discards,
    field,
    given,
    guarded,
    intruder_count,
    line,
    luck,
    names,
    party,
    passed,
    pawn_of,
    play,
    refused,
    result,
    row,
    stack_size,
    start,
    step,
    village,
    wounded,
)
from tests.proof import proves

FOUR = "kyuzo heihachi daisuke katsushiro"
REVERSES = ("lose_family", "lose_farm", "lose_barricade", "random_wound")


@proves("SS-0.1", "SS-31.1")
@pytest.mark.parametrize("samurai", range(2, 8))
def test_two_to_seven_samurai_are_counted_wherever_a_quantity_is_per_player(samurai: int) -> None:
    state = play(start(players=samurai, samurai=",".join(SAMURAI_NAMES[:samurai])), "luck: pick heihachi")
    assert party(state) == list(SAMURAI_NAMES[:samurai])
    assert (village(state), stack_size(state)) == ((samurai + 2, 6, 3), 7 * samurai)


@proves("SS-0.1", "SS-31.1")
@pytest.mark.parametrize(("samurai", "barricades", "raiders"), [(2, 4, 14), (3, 5, 21)])
def test_in_the_solo_game_the_samurai_are_counted_not_the_one_player(
    samurai: int, barricades: int, raiders: int
) -> None:
    options = {"players": 1, "solo_samurai": samurai, "samurai": ",".join(SAMURAI_NAMES[:samurai])}
    state = play(start(**options), "luck: pick daisuke")
    assert party(state) == list(SAMURAI_NAMES[:samurai])
    assert (village(state), stack_size(state)) == ((barricades, 6, 3), raiders)


@proves("SS-0.1")
@pytest.mark.parametrize("options", [{"players": 0}, {"players": 8}, {"players": 1, "solo_samurai": 1}])
def test_fewer_than_two_and_more_than_seven_samurai_cannot_play(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        start(**options)


@proves("SS-0.2")
def test_turns_run_clockwise_round_the_circle() -> None:
    state = given(FOUR, active="daisuke", top="P1-02 P1-04 P1-09 P2-01 P2-03")
    turns = []
    for _ in range(5):
        turns.append(active(state))
        play(state, f"{turns[-1]}: fight", f"{turns[-1]}: attack")
    assert turns == ["daisuke", "katsushiro", "kyuzo", "heihachi", "daisuke"]


@proves("SS-0.2")
@pytest.mark.parametrize(
    ("samurai", "left", "right"),
    [
        ("kyuzo", "heihachi", "katsushiro"),
        ("heihachi", "daisuke", "kyuzo"),
        ("daisuke", "katsushiro", "heihachi"),
        ("katsushiro", "kyuzo", "daisuke"),
    ],
)
def test_the_left_neighbour_is_the_next_seat_and_the_right_one_the_previous(
    samurai: str, left: str, right: str
) -> None:
    for card, neighbour in (("P3-03", left), ("P4-02", right)):
        state = given(FOUR, active=samurai, step="turn", lines={samurai: card}, top="P2-13")
        lines = {name: line(state, name) for name in FOUR.split() if line(state, name)}
        assert lines == {samurai: [card], neighbour: ["P2-13"]}


@proves("SS-0.2")
def test_a_card_is_handed_to_a_neighbour_but_not_across_the_table() -> None:
    state = given(FOUR, active="heihachi", step="play_card", hand="P2-02")
    assert names(state, "heihachi", "hand") == {"hand kyuzo", "hand daisuke"}
    assert refused(state, "heihachi: hand katsushiro") == ("SS-0.2",)


@proves("SS-0.3")
@pytest.mark.parametrize(("card", "neighbour"), [("P3-03", "heihachi"), ("P4-02", "katsushiro")])
def test_a_neighbour_who_has_passed_is_not_skipped_by_an_arrow(card: str, neighbour: str) -> None:
    state = given(FOUR, step="turn", lines={"kyuzo": card}, top="P2-13", fields={"passed": neighbour})
    assert [line(state, name) for name in FOUR.split()] == [[card], [], [], []]
    assert wounded(state) == {"kyuzo"}
    assert field(state, "raider_stack").startswith("P2-13 ")


@proves("SS-0.3")
def test_a_card_is_not_handed_past_a_neighbour_who_has_passed() -> None:
    state = given(FOUR, active="heihachi", step="play_card", hand="P2-02", fields={"passed": "daisuke"})
    assert names(state, "heihachi", "hand") == {"hand kyuzo"}
    assert refused(state, "heihachi: hand daisuke") == ("SS-12.3",)
    assert refused(state, "heihachi: hand katsushiro") == ("SS-0.2",)


@proves("SS-0.4", "SS-31.2")
@pytest.mark.parametrize("card", ["P3-03", "P4-02"])
@pytest.mark.parametrize(("samurai", "other"), [("kyuzo", "heihachi"), ("heihachi", "kyuzo")])
def test_with_two_samurai_both_arrows_point_to_the_other_one(card: str, samurai: str, other: str) -> None:
    state = given("kyuzo heihachi", active=samurai, step="turn", lines={samurai: card}, top="P1-13")
    play(state, f"{samurai}: done")
    assert (line(state, samurai), line(state, other), wounded(state)) == ([card], ["P1-13"], set())


@proves("SS-0.4", "SS-31.2")
@pytest.mark.parametrize("seats", ["heihachi kyuzo", "kyuzo heihachi"])
def test_with_two_samurai_there_is_one_neighbour_to_hand_a_card_to(seats: str) -> None:
    state = given(seats, active="heihachi", step="play_card", hand="P2-02")
    assert names(state, "heihachi") == {"attack", "defend", "hand kyuzo"}
    play(state, "heihachi: hand kyuzo", "kyuzo: attack")
    assert (line(state, "heihachi"), line(state, "kyuzo")) == ([], ["P2-02"])


@proves("SS-0.5")
def test_the_active_samurai_is_the_one_whose_turn_is_being_taken() -> None:
    state = given(FOUR, active="heihachi", top="P2-02")
    assert (active(state), asked(state)) == ("heihachi", "heihachi")
    for other in ("kyuzo", "daisuke", "katsushiro"):
        assert refused(state, f"{other}: fight") == ("SS-4.2",)
    # A neighbour plays a card, but the turn is still Heihachi's.
    play(state, "heihachi: fight", "heihachi: hand daisuke")
    assert (active(state), asked(state)) == ("heihachi", "daisuke")
    play(state, "daisuke: attack")
    assert (active(state), asked(state)) == ("daisuke", "daisuke")


@proves("SS-0.6")
def test_a_samurai_is_in_the_round_from_its_start_until_it_passes() -> None:
    state = given(rows=guarded(), top="P1-13", raiders=1)
    assert passed(state) == set()
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
    play(state, "kyuzo: pass")
    assert passed(state) == {"kyuzo"}
    assert names(state, "kanbei") == {"fight", "support gorobei", "pass"}
    play(state, "kanbei: pass")
    assert passed(state) == {"kyuzo", "kanbei"}
    assert names(state, "gorobei") == {"fight", "pass"}


@proves("SS-0.6")
def test_all_are_in_the_round_again_when_the_next_one_starts() -> None:
    state = given(rows=guarded(), top="P1-13", raiders=1, fields={"passed": "kyuzo kanbei"}, active="gorobei")
    play(state, "gorobei: pass")
    assert (field(state, "round"), passed(state)) == ("2", set())
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}


@proves("SS-0.7")
def test_a_card_joins_the_combat_line_as_its_last_card() -> None:
    state = given(lines={"kyuzo": "P2-02 P1-02"}, top="P3-13")
    play(state, "kyuzo: fight")
    assert line(state, "kyuzo") == ["P2-02", "P1-02", "P3-13"]


@proves("SS-0.7")
def test_the_first_card_is_the_oldest_one_still_there() -> None:
    state = given(lines={"kyuzo": "P4-03 P2-02"}, top="P3-13")
    play(state, "kyuzo: fight", "kyuzo: skip")
    assert (line(state, "kyuzo"), discards(state)) == (["P2-02", "P3-13"], {"P4-03"})
    # Of these two P2-02 is the oldest now.
    again = given(lines={"kyuzo": "P2-02 P3-13"}, top="P4-13")
    play(again, "kyuzo: fight", "kyuzo: skip")
    assert (line(again, "kyuzo"), discards(again)) == (["P3-13", "P4-13"], {"P2-02"})


@proves("SS-0.7")
def test_the_last_card_is_the_one_placed_most_recently() -> None:
    covered = given(step="turn", lines={"kyuzo": "P1-01 P2-02"})
    assert wounded(covered) == set()
    open_wound = given(step="turn", lines={"kyuzo": "P2-02 P1-01"})
    assert wounded(open_wound) == {"kyuzo"}


@proves("SS-0.8")
def test_the_defence_row_lies_apart_from_the_combat_line() -> None:
    state = given(lines={"kyuzo": "P3-02"}, rows={"kyuzo": "P1-09"}, top="P2-02")
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert (row(state, "kyuzo"), line(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P2-02", "P1-09"], ["P3-02"], 3)
    assert [row(state, other) for other in ("kanbei", "gorobei")] == [[], []]


@proves("SS-0.9")
@pytest.mark.parametrize(
    ("cards", "total"),
    [("", 0), ("P1-13", 1), ("P2-02", 2), ("P3-02", 3), ("P4-03", 4), ("L5-01", 5), ("B6-03", 6), ("P4-03 P2-02", 6)],
)
def test_the_battle_total_is_the_sum_of_the_values_in_the_combat_line(cards: str, total: int) -> None:
    lines = {"katsushiro": cards, "kyuzo": "P1-01 P1-03"}
    state = given("katsushiro kyuzo daisuke", lines=lines, rows={"katsushiro": "P4-01"}, fields={"round": 3})
    assert (pawn_of(state, "katsushiro"), pawn_of(state, "kyuzo"), pawn_of(state, "daisuke")) == (total, 2, 0)


@proves("SS-0.10", "SS-31.3")
def test_every_card_nobody_has_seen_is_equally_likely_on_top_of_the_stack() -> None:
    state = play(given(lines={"kanbei": "P4-03"}), "kyuzo: fight")
    assert luck(state) == {f"card {card}": 1 for card in CARD_NAMES[:52] if card != "P4-03"}


LUCK: dict[str, tuple[Callable[[], SamuraiSpirit], list[str]]] = {
    "the samurai dealt": (lambda: start(players=5), [f"deal {name}" for name in SAMURAI_NAMES]),
    "the first samurai": (
        lambda: start(players=4, samurai=FOUR.replace(" ", ",")),
        [f"pick {name}" for name in FOUR.split()],
    ),
    "the family lost": (lambda: begin(given(), "lose_family"), ["family heal", "family barricade", "family repel"]),
    "one of two families": (
        lambda: begin(given(fields={"families": "heal repel"}), "lose_family"),
        ["family heal", "family repel"],
    ),
    "the samurai wounded": (lambda: begin(given(), "random_wound"), ["pick kyuzo", "pick kanbei", "pick gorobei"]),
    "the samurai healed": (
        lambda: begin(given(fields={"wounded": "kyuzo gorobei"}), "heal_somebody"),
        ["pick kyuzo", "pick gorobei"],
    ),
    "the card recycled": (
        lambda: begin(given(fields={"round": 3}, discard="P1-01 L5-02 B6-01"), "recycle"),
        ["card P1-01", "card L5-02", "card B6-01"],
    ),
}


@proves("SS-0.10", "SS-31.3")
@pytest.mark.parametrize("question", LUCK)
def test_random_means_uniformly_among_the_eligible(question: str) -> None:
    ask, eligible = LUCK[question]
    assert luck(ask()) == dict.fromkeys(eligible, 1)


@proves("SS-0.10", "SS-31.3")
def test_all_luck_comes_from_the_seedable_generator() -> None:
    def dealt(seed: int) -> SamuraiSpirit:
        state, dealer = start(players=3), Dealer(seed)
        for _ in range(4):  # three samurai, and who begins
            state.apply(CHANCE, dealer.choose(state))
        return state

    assert dealt(1).key() == dealt(1).key()
    assert len({tuple(party(dealt(seed))) for seed in range(20)}) > 10
    ends = []
    for _ in range(2):
        state = start(players=4, difficulty="hard")
        ends.append((playout(state, Random(7)), state.key(), result(state)))
    assert ends[0] == ends[1]


@proves("SS-0.12", "SS-31.4")
def test_everything_lies_open_to_every_player() -> None:
    assert GAME.open_information
    state = given(
        lines={"kyuzo": "P4-03"}, rows={"kanbei": "P1-05"}, intruders="P2-02 unseen*2", discard="P3-01", top="P3-13"
    )
    for seat in range(3):
        view = state.redact(seat)
        assert (view.cells, view.holes()) == (state.cells, 0)


@proves("SS-0.12")
def test_face_down_piles_and_reverses_of_tokens_are_known_to_nobody() -> None:
    state = play(given(difficulty="hard", fields={"barricades": 0}), "kyuzo: support kanbei")
    assert (field(state, "raider_stack"), field(state, "intruder_stack")) == ("unseen*20", "unseen")
    assert intruder_count(state) == 1
    # Any plunderer may be the intruder, and any reverse may turn up.
    assert set(luck(begin(state, "reveal_intruder"))) == {f"card {card}" for card in CARD_NAMES[:52]}
    burning = given(step="turn", lines={"kyuzo": "P3-01"}, fields={"barricades": 0}, difficulty="hard")
    assert set(luck(burning)) == {f"reverse {kind}" for kind in REVERSES}


@proves("SS-0.13")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "heroic"])
@pytest.mark.parametrize("barricades", [1, 2])
def test_a_village_hit_removes_one_barricade(difficulty: str, barricades: int) -> None:
    fields: dict[str, object] = {"barricades": barricades}
    state = given(step="turn", lines={"kyuzo": "P3-01"}, fields=fields, difficulty=difficulty)
    assert (village(state), step(state)) == ((barricades - 1, 6, 3), "choose_action")


@proves("SS-0.13")
@pytest.mark.parametrize(
    ("difficulty", "next_step"),
    [("easy", "choose_action"), ("normal", "choose_action"), ("hard", "farm_reverse"), ("heroic", "farm_reverse")],
)
def test_without_a_barricade_a_village_hit_removes_a_farmstead(difficulty: str, next_step: str) -> None:
    state = given(step="turn", lines={"kyuzo": "P3-01"}, fields={"barricades": 0}, difficulty=difficulty)
    assert (village(state), step(state)) == ((0, 5, 3), next_step)
    assert asked(state) == ("luck" if next_step == "farm_reverse" else "kyuzo")
