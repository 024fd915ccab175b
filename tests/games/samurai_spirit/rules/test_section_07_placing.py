"""Section 7: the action Fight: what defended and attacked cards do."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    begin,
    discards,
    field,
    full_rows,
    given,
    intruder_count,
    line,
    names,
    party,
    pawn_of,
    play,
    row,
    stack_size,
    step,
    told,
    village,
    wounded,
)
from tests.proof import proves

FOURS = {"hat": "P4-03", "farm": "P4-11", "doll": "P4-06"}


@proves("SS-7.11")
@pytest.mark.parametrize("active", ["kyuzo", "kanbei", "gorobei"])
def test_a_defended_card_goes_to_the_defence_row_and_the_pawn_stays(active: str) -> None:
    state = given(active=active, lines={active: "P4-03"}, top="P3-06")
    play(state, f"{active}: fight", f"{active}: defend")
    assert (row(state, active), line(state, active), pawn_of(state, active)) == (["P3-06"], ["P4-03"], 4)
    assert [row(state, name) for name in party(state) if name != active] == [[], []]
    assert (discards(state), village(state)) == (set(), (5, 6, 3))


@proves("SS-7.11", "SS-8.4")
def test_a_defended_card_neither_reaches_the_kiai_nor_hits_the_village() -> None:
    for card in ("P2-07", "P3-06"):
        state = given(lines={"kyuzo": "P4-03 P3-02"}, top=card)
        heard = state.listen()
        play(state, "kyuzo: fight", "kyuzo: defend")
        assert told(heard) == ["drawn", "defended", "turn"]
        assert (pawn_of(state, "kyuzo"), village(state)) == (7, (5, 6, 3))


@proves("SS-7.12")
def test_a_full_defence_row_takes_no_card() -> None:
    full = {"kyuzo": "P2-02 P2-11 P2-07"}
    for card in FOURS.values():
        state = given(rows=full, top=card)
        play(state, "kyuzo: fight")
        assert (line(state, "kyuzo"), row(state, "kyuzo")) == ([card], ["P2-02", "P2-11", "P2-07"])


@proves("SS-7.12")
def test_whoever_defends_whenever_it_can_gets_one_card_of_every_symbol() -> None:
    state = given(fields={"passed": "kanbei gorobei"}, top="P1-07 P2-07 P4-03 P3-02 P2-11 P1-11")
    for _ in range(6):
        play(state, "kyuzo: fight")
        if "defend" in names(state, "kyuzo"):
            play(state, "kyuzo: defend")
    assert row(state, "kyuzo") == ["P4-03", "P2-11", "P1-07"]
    assert line(state, "kyuzo") == ["P2-07", "P3-02", "P1-11"]


@proves("SS-7.13")
def test_nobody_has_to_defend() -> None:
    state = given(rows={"kyuzo": "P2-02 P2-11"}, lines={"kyuzo": "P4-03 P4-01"}, top="P3-06")
    play(state, "kyuzo: fight")
    # The doll would complete the row, and the attack makes 11, above 9. It is his choice all the same.
    assert names(state, "kyuzo") == {"attack", "defend"}
    play(state, "kyuzo: attack")
    assert (row(state, "kyuzo"), line(state, "kyuzo")) == (["P2-02", "P2-11"], ["P4-03", "P4-01", "P3-06"])


@proves("SS-7.14")
@pytest.mark.parametrize(
    ("cards", "round"),
    [
        ("P1-01 P1-09 P1-08", 1),  # wound, fire, intruder
        ("P2-04 P2-11 P3-08", 1),  # no_defend, no_support, draw_left
        ("P4-02 P4-12 P4-08", 1),  # draw_right
        ("B6-01 B6-03 B6-02", 3),  # two intruders, two fires, must_pass
    ],
)
def test_the_penalties_of_the_defence_row_are_not_applied(cards: str, round: int) -> None:
    state = given(rows={"kyuzo": cards}, lines={"kyuzo": "P3-02"}, fields={"round": round}, step="turn")
    size = stack_size(state)
    assert names(state, "kyuzo") == {"fight", "support kanbei", "support gorobei", "pass"}
    assert (wounded(state), village(state), intruder_count(state)) == (set(), (5, 6, 3), 0)
    assert (field(state, "restricted"), line(state, "kanbei"), line(state, "gorobei")) == ("none", [], [])
    assert stack_size(state) == size


@proves("SS-7.14")
def test_the_flames_of_the_defence_row_do_not_burn_at_the_end_of_the_round() -> None:
    # Kyuzo's three cards have flames. The only intruder has none.
    state = given(
        rows=full_rows("kanbei", "gorobei") | {"kyuzo": "P4-01 P4-09 P4-04"},
        fields={"passed": "kanbei gorobei", "barricades": 3, "families": "heal"},
        top="P4-06",
        raiders=1,
    )
    play(state, "kyuzo: pass")
    assert (field(state, "round"), village(state), wounded(state)) == ("2", (3, 6, 1), set())


@proves("SS-7.15", "SS-7.6")
def test_a_combat_line_keeps_the_order_of_placement() -> None:
    state = given(fields={"passed": "kanbei gorobei"}, top="P4-03 P1-02 P3-02 P2-07")
    for card in ("P4-03", "P1-02", "P3-02"):
        assert names(state, "kyuzo") == {"fight", "pass"}
        play(state, "kyuzo: fight")
        assert names(state, "kyuzo") == {"attack", "defend"}
        play(state, "kyuzo: attack")
        assert line(state, "kyuzo")[-1] == card
    play(state, "kyuzo: fight", "kyuzo: defend")
    assert line(state, "kyuzo") == ["P4-03", "P1-02", "P3-02"]


@proves("SS-7.15")
def test_cards_taken_from_either_end_leave_the_others_in_their_order() -> None:
    # Kikuchiyo reaches 10 with 4, 3, 1, 2: he strikes Kanbei's last card and loses his own first one.
    state = given(
        "kikuchiyo kanbei gorobei",
        lines={"kikuchiyo": "P4-03 P3-02 P1-02", "kanbei": "P1-07 P3-06 P2-07"},
        top="P2-02",
    )
    play(state, "kikuchiyo: fight", "kikuchiyo: attack", "kikuchiyo: strike kanbei")
    assert line(state, "kikuchiyo") == ["P3-02", "P1-02", "P2-02"]
    assert line(state, "kanbei") == ["P1-07", "P3-06"]
    assert discards(state) == {"P4-03", "P2-07"}


# Four ways in which a card comes into Kanbei's combat line of 4 and 3: who sits, the other lines, the choices.
WAYS = {
    "fight": ("kanbei daisuke gorobei", {}, ["kanbei: fight", "kanbei: attack"]),
    "handed": (
        "heihachi kanbei daisuke",
        {},
        ["heihachi: fight", "heihachi: hand kanbei", "kanbei: attack"],
    ),
    "arrow": ("gorobei kanbei daisuke", {"gorobei": "P3-03"}, []),
    "given": (
        "daisuke kanbei kyuzo",
        {"daisuke": "P4-01 P1-07"},
        ["daisuke: fight", "daisuke: attack", "daisuke: take kyuzo", "daisuke: give kanbei", "kanbei: attack"],
    ),
}


def placed(way: str, card: str) -> tuple[SamuraiSpirit, list[str]]:
    """The card was placed in Kanbei's line in this way; also what happened from then on."""
    samurai, lines, choices = WAYS[way]
    lines = lines | {"kanbei": "P4-03 P3-02"} | ({"kyuzo": card} if way == "given" else {})
    top = "P3-06" if way == "given" else card
    # With Daisuke's token Heihachi hands on odd cards too.
    tokens = {"daisuke": "heihachi"} if way == "handed" else {}
    state = given(samurai, lines=lines, tokens=tokens, top=top, intruders="P1-05")
    heard = state.listen()
    if way == "arrow":
        state = begin(state, "end_turn", "action", "penalty_step")
    play(state, *choices)
    happened = told(heard)
    return state, happened[len(happened) - 1 - happened[::-1].index("attacked") :]


@proves("SS-7.16", "SS-31.10")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("card", "pawn", "left", "events"),
    [
        ("P1-02", 8, 5, []),
        ("P2-07", 9, 5, ["kiai"]),
        ("P4-06", 10, 4, ["defeated", "barricade_lost"]),
    ],
)
def test_however_a_card_is_placed_it_is_appended_counted_compared_and_resolved(
    way: str, card: str, pawn: int, left: int, events: list[str]
) -> None:
    state, happened = placed(way, card)
    assert happened[: 1 + len(events)] == ["attacked", *events]
    assert [event for event in happened if event in ("kiai", "defeated", "barricade_lost")] == events
    assert line(state, "kanbei") == ["P4-03", "P3-02", card]
    assert (pawn_of(state, "kanbei"), village(state)) == (pawn, (left, 6, 3))
    assert (step(state) == "discard_intruders") == (pawn == 9)
