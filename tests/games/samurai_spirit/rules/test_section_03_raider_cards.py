"""Section 3: raider cards."""

import csv
from importlib.resources import files

import pytest

from shiai.games.samurai_spirit.rules.components import CARD_NAMES, PENALTY_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    begin,
    discards,
    field,
    given,
    guarded,
    line,
    luck,
    names,
    pawn_of,
    play,
    refused,
    row,
    step,
    village,
    wounded,
)
from tests.proof import proves

FILE = files("shiai.games.samurai_spirit") / "data" / "samurai_spirit_raiders.csv"
CARDS = {card["id"]: card for card in csv.DictReader(FILE.read_text("utf-8").splitlines())}
PLUNDERERS = [f"P{value}-{number:02}" for value in range(1, 5) for number in range(1, 14)]
LIEUTENANTS = [f"L5-{number:02}" for number in range(1, 8)]
BOSSES = [f"B6-{number:02}" for number in range(1, 8)]
FOR_ALL = {"fire", "wound", "intruder", "no_defend", "no_support", "draw_left", "draw_right"}
FOR_BOSSES = {"must_pass", "recycle", "no_talent", "drop_defence"}
FINAL_ROUND: dict[str, object] = {"round": 3}


def possible(state: SamuraiSpirit) -> set[str]:
    """The cards that the top of the raider stack can be."""
    return {card.removeprefix("card ") for card in luck(play(state, "kyuzo: fight"))}


@proves("SS-3.1")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_a_value_from_1_to_6(card: str) -> None:
    state = given("katsushiro kyuzo daisuke", hand=card, step="play_card", fields=FINAL_ROUND)
    play(state, "katsushiro: attack")
    assert pawn_of(state, "katsushiro") == int(CARDS[card]["value"]) == int(card[1])
    assert 1 <= int(card[1]) <= 6


@proves("SS-3.2")
def test_values_1_to_4_are_plunderers_5_lieutenants_6_bosses() -> None:
    ranks = {
        rank: {card for card in CARDS if CARDS[card]["rank"] == rank} for rank in ("plunderer", "lieutenant", "boss")
    }
    assert ranks == {"plunderer": set(PLUNDERERS), "lieutenant": set(LIEUTENANTS), "boss": set(BOSSES)}
    assert {CARDS[card]["value"] for card in PLUNDERERS} == {"1", "2", "3", "4"}
    assert {CARDS[card]["value"] for card in LIEUTENANTS} == {"5"}
    assert {CARDS[card]["value"] for card in BOSSES} == {"6"}


@proves("SS-3.3")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_one_defence_symbol_or_none(card: str) -> None:
    state = given(hand=card, step="play_card", fields=FINAL_ROUND)
    symbol = CARDS[card]["symbol"]
    assert symbol in ("hat", "farm", "doll", "none")
    if symbol == "none":
        assert refused(state, "kyuzo: defend") == ("SS-7.7",)
    else:
        play(state, "kyuzo: defend")
        assert field(state, "defence_rows") == f"seat_1.{symbol}={card}"


@proves("SS-3.4", "SS-3.5")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_plunderers_and_lieutenants_have_at_most_one_penalty_and_bosses_one_or_two(card: str) -> None:
    samurai = "kanbei" if int(card[1]) % 2 else "gorobei"
    state = given(active=samurai, step="turn", lines={samurai: card}, fields=FINAL_ROUND)
    icons = [CARDS[card][place] for place in ("penalty1", "penalty2") if CARDS[card][place] != "none"]
    if not icons:
        assert card in PLUNDERERS
        assert step(state) == "choose_action"
        return
    assert len(icons) in ((1, 2) if card in BOSSES else (1,))
    choices = {"ignore nothing", "ignore all"}
    if len(icons) == 2:
        choices |= {"ignore first"} if icons[0] == icons[1] else {"ignore first", "ignore second"}
    assert names(state, samurai) == choices


@proves("SS-3.5")
def test_five_bosses_show_two_penalties_and_two_show_one() -> None:
    assert {card for card in BOSSES if CARDS[card]["penalty2"] == "none"} == {"B6-02", "B6-07"}
    assert [card for card in BOSSES if CARDS[card]["penalty1"] == "none"] == []


@proves("SS-3.6")
@pytest.mark.parametrize(
    ("card", "penalty", "flames"),
    [
        ("P1-02", "none", True),
        ("P1-07", "none", False),
        ("P1-05", "fire", True),
        ("P1-13", "fire", False),
        ("P1-06", "wound", True),
        ("P4-13", "wound", False),
    ],
)
def test_flames_are_independent_of_the_penalty(card: str, penalty: str, flames: bool) -> None:
    assert (CARDS[card]["penalty1"], CARDS[card]["flame"] == "yes") == (penalty, flames)
    # Only the penalty works in step A ...
    last = given(step="turn", lines={"kyuzo": card})
    assert village(last)[0] == (4 if penalty == "fire" else 5)
    assert wounded(last) == ({"kyuzo"} if penalty == "wound" else set())
    # ... and only the flames of an intruder.
    intruder = begin(given(intruders=card), "next_round", "reveal_intruders")
    assert (village(intruder)[0], wounded(intruder)) == (4 if flames else 5, set())


@proves("SS-3.6")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_flames_as_in_the_card_list(card: str) -> None:
    assert CARDS[card]["flame"] in ("yes", "no")
    state = begin(given(intruders=card, fields=FINAL_ROUND), "next_round", "reveal_intruders")
    assert village(state)[0] == (4 if CARDS[card]["flame"] == "yes" else 5)


@proves("SS-3.7")
def test_flames_do_nothing_when_their_card_is_drawn_attacked_defended_or_discarded() -> None:
    # P2-02 and P3-02 have flames and no penalty.
    attacked = play(given(top="P2-02"), "kyuzo: fight", "kyuzo: attack")
    defended = play(given(top="P2-02"), "kyuzo: fight", "kyuzo: defend")
    discarded = play(given(top="P2-02", lines={"kyuzo": "P2-07"}), "kyuzo: fight", "kyuzo: discard")
    assert [village(state) for state in (attacked, defended, discarded)] == [(5, 6, 3)] * 3
    assert discards(discarded) == {"P2-02"}
    waiting = given(step="turn", lines={"kyuzo": "P3-02 P2-02"}, rows={"kyuzo": "P1-09"})
    assert village(waiting) == (5, 6, 3)


@proves("SS-3.7")
def test_flames_count_only_on_intruders_when_the_round_ends() -> None:
    # Lines, rows, the discard pile and the last card are full of flames.
    state = given(
        lines={"kyuzo": "P2-02", "kanbei": "P3-02"},
        rows=guarded(),
        discard="P2-01 P2-05",
        top="P4-13",
        raiders=1,
        fields={"families": "heal"},
    )
    play(state, "kyuzo: fight")
    assert (field(state, "round"), village(state)) == ("2", (5, 6, 1))
    burning = given(rows=guarded(), intruders="P3-02 P4-03 P2-02", top="P4-13", raiders=1, fields={"families": "heal"})
    play(burning, "kyuzo: fight")
    assert (field(burning, "round"), village(burning)) == ("2", (3, 6, 1))


@proves("SS-3.8")
def test_a_penalty_works_on_the_last_card_of_the_active_samurai_in_step_a() -> None:
    assert wounded(given(step="turn", lines={"kyuzo": "P2-02 P1-01"})) == {"kyuzo"}


@proves("SS-3.8")
@pytest.mark.parametrize(
    ("lines", "rows"),
    [
        ({"kyuzo": "P1-01 P2-02"}, {}),  # covered by another card
        ({"kanbei": "P2-01", "gorobei": "P1-01"}, {}),  # before others, in Kyuzo's turn
        ({}, {"kyuzo": "P1-01 P1-06 P1-10"}),  # in the defence row
    ],
)
def test_elsewhere_a_penalty_has_no_effect(lines: dict[str, str], rows: dict[str, str]) -> None:
    state = given(step="turn", lines=lines, rows=rows, discard="P4-05", intruders="P4-10")
    assert (wounded(state), step(state), village(state)) == (set(), "choose_action", (5, 6, 3))


@proves("SS-3.8")
def test_a_penalty_has_no_effect_when_its_card_is_placed_or_revealed() -> None:
    placed = play(given(top="P1-01"), "kyuzo: fight", "kyuzo: attack")
    assert (line(placed, "kyuzo"), wounded(placed)) == (["P1-01"], set())
    intruder = begin(given(intruders="P1-01 P1-13"), "next_round", "reveal_intruders")
    assert (wounded(intruder), village(intruder)[0]) == (set(), 4)


@proves("SS-3.9")
def test_a_symbol_in_a_combat_line_takes_no_place_in_the_defence_row() -> None:
    state = given(hand="P2-02", step="play_card", lines={"kyuzo": "P3-02"})
    assert names(state, "kyuzo") == {"attack", "defend"}
    blocked = given(hand="P2-02", step="play_card", rows={"kyuzo": "P3-02"})
    assert names(blocked, "kyuzo") == {"attack"}


@proves("SS-3.9")
@pytest.mark.parametrize(("card", "kind", "left"), [("P1-09", "farm", (5, 5, 3)), ("P1-05", "doll", (5, 6, 2))])
def test_at_the_end_of_a_round_a_symbol_in_the_combat_line_does_not_protect(
    card: str, kind: str, left: tuple[int, int, int]
) -> None:
    assert (CARDS[card]["symbol"], card in guarded()["kyuzo"]) == (kind, True)
    rows = {name: " ".join(c for c in cards.split() if c != card) for name, cards in guarded().items()}
    state = given(rows=rows, lines={"kyuzo": card}, top="P4-13", raiders=1)
    play(state, "kyuzo: fight")
    if kind == "doll":
        play(state, "luck: family heal")
    assert (field(state, "round"), village(state)) == ("2", left)


@proves("SS-3.9")
@pytest.mark.parametrize(("missing", "hurt"), [("", set()), ("P1-01", {"kyuzo"})])
def test_a_hat_in_the_combat_line_does_not_save_from_the_wound(missing: str, hurt: set[str]) -> None:
    rows = {name: " ".join(c for c in cards.split() if c != missing) for name, cards in guarded().items()}
    fields: dict[str, object] = {"families": "repel"}
    state = given(rows=rows, lines={"kyuzo": "P2-02"}, top="P4-13", raiders=1, fields=fields)
    play(state, "kyuzo: fight")
    assert (field(state, "round"), wounded(state)) == ("2", hurt)


@proves("SS-3.10")
def test_round_1_has_plunderers_only_round_2_lieutenants_too_and_round_3_bosses() -> None:
    assert possible(given()) == set(PLUNDERERS)
    second = given(rows=guarded(), top="P4-13", raiders=1, active="gorobei")
    play(second, "gorobei: fight")
    cards = possible(second)
    assert (cards & set(LIEUTENANTS), cards & set(BOSSES)) == (set(LIEUTENANTS), set())
    lieutenants = {"L5-01", "L5-04", "L5-07"}
    third = given(
        rows=guarded(), top="P4-13", raiders=1, active="gorobei", discard=" ".join(lieutenants), fields={"round": 2}
    )
    play(third, "gorobei: fight")
    cards = possible(third)
    assert (cards & set(LIEUTENANTS), cards & set(BOSSES)) == (lieutenants, set(BOSSES))


@proves("SS-3.11")
def test_eleven_penalties_have_names_and_four_of_them_are_for_bosses_only() -> None:
    assert set(PENALTY_NAMES) == FOR_ALL | FOR_BOSSES
    icons = {card: {CARDS[card]["penalty1"], CARDS[card]["penalty2"]} - {"none"} for card in CARDS}
    assert set.union(*[icons[card] for card in PLUNDERERS + LIEUTENANTS]) == FOR_ALL
    assert set.union(*[icons[card] for card in BOSSES]) & FOR_BOSSES == FOR_BOSSES
    assert set.union(*icons.values()) == FOR_ALL | FOR_BOSSES


@proves("SS-3.12")
def test_the_card_list_has_66_distinct_cards() -> None:
    assert list(CARDS) == [*PLUNDERERS, *LIEUTENANTS, *BOSSES] == list(CARD_NAMES)
    assert {card["count"] for card in CARDS.values()} == {"1"}
    shown = ("value", "rank", "symbol", "penalty1", "penalty2", "flame")
    assert len({tuple(card[column] for column in shown) for card in CARDS.values()}) == 66


@proves("SS-3.12")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_applies_the_penalties_of_the_card_list(card: str) -> None:
    # Kyuzo has two cards to drop; whoever draws by an arrow gets P1-13, and a discard can be recycled.
    state = given(
        "kanbei kyuzo gorobei",
        active="kyuzo",
        step="turn",
        lines={"kyuzo": card},
        rows={"kyuzo": "P2-02" if card != "P2-02" else "P3-02"},
        top="P1-13 P2-13" if card not in ("P1-13", "P2-13") else "P3-13 P4-13",
        discard="P4-04" if card != "P4-04" else "P4-01",
        fields=FINAL_ROUND,
    )
    icons = [CARDS[card][place] for place in ("penalty1", "penalty2")]
    if step(state) == "penalty_order":
        play(state, "kyuzo: first penalty first")
    assert village(state)[0] == 5 - icons.count("fire")
    assert wounded(state) == ({"kyuzo"} if "wound" in icons else set())
    assert field(state, "intruder_stack").count("P") == icons.count("intruder")
    assert (line(state, "gorobei") != []) == ("draw_left" in icons)
    assert (line(state, "kanbei") != []) == ("draw_right" in icons)
    assert (row(state, "kyuzo") == []) == ("drop_defence" in icons)
    assert ("unseen_1" in field(state, "raider_stack")) == ("recycle" in icons)
    restrictions = {icon for icon in icons if icon.startswith("no_")}
    assert set(field(state, "restricted").split()) == (restrictions or {"none"})
    assert (names(state, "kyuzo") == set()) == ("must_pass" in icons)
