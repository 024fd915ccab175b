"""Section 12: Katsushiro and Kyuzo, and how their cards go with other talents (SS-12.16 to SS-12.24, SS-12.26)."""

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    asked,
    discards,
    field,
    given,
    handed_to,
    line,
    names,
    pawn_of,
    play,
    quiet_table,
    refused,
    row,
    stack_size,
    step,
    village,
)
from tests.proof import proves

# Katsushiro: another card


@proves("SS-12.16")
def test_katsushiro_puts_a_card_under_the_stack_and_plays_the_next_one() -> None:
    state = given("katsushiro kanbei gorobei", top="P4-13 P2-02 P1-07")
    play(state, "katsushiro: fight")
    assert names(state, "katsushiro") == {"attack", "replace"}
    play(state, "katsushiro: replace")
    assert (asked(state), field(state, "hand")) == ("katsushiro", "card=P2-02")
    assert names(state, "katsushiro") == {"attack", "defend"}
    play(state, "katsushiro: defend")
    assert (row(state, "katsushiro"), line(state, "katsushiro"), discards(state)) == (["P2-02"], [], set())
    # 21 raiders: two were drawn, one went back.
    assert (stack_size(state), asked(state)) == (20, "kanbei")


@proves("SS-12.16")
@pytest.mark.parametrize("value", ["P1-02", "P2-02", "P3-02", "P4-03"])
def test_katsushiro_replaces_cards_of_every_value_and_need_not_have_a_line(value: str) -> None:
    state = given("katsushiro kanbei gorobei", step="play_card", hand=value)
    assert names(state, "katsushiro") == {"attack", "defend", "replace"}


@proves("SS-12.16")
def test_the_new_card_is_drawn_by_luck_when_nobody_knows_it() -> None:
    state = given("katsushiro kanbei gorobei", step="play_card", hand="P4-13")
    play(state, "katsushiro: replace")
    assert (asked(state), step(state)) == ("luck", "draw")
    assert (field(state, "hand"), field(state, "holder"), field(state, "replaced")) == ("none", "none", "1")
    assert "card P4-13" not in names(state, "luck")
    assert refused(state, "katsushiro: card P1-03") == ("SS-7.2",)
    play(state, "luck: card P1-03")
    assert (asked(state), field(state, "hand")) == ("katsushiro", "card=P1-03")


@proves("SS-12.16")
@pytest.mark.parametrize("samurai", ["kanbei", "gorobei", "kikuchiyo", "kyuzo", "heihachi", "daisuke"])
def test_nobody_else_replaces_a_card(samurai: str) -> None:
    state = given(quiet_table(samurai), step="play_card", hand="P2-02")
    assert refused(state, f"{samurai}: replace") == ("SS-12.16",)


@proves("SS-12.17", "SS-12.26")
@pytest.mark.parametrize("card", ["P2-02", "P3-02"])
def test_katsushiro_replaces_a_card_that_he_was_handed(card: str) -> None:
    state = handed_to("katsushiro", card, "P1-07", top="P4-01")
    play(state, "katsushiro: replace")
    # The new card is his: it is he who plays it, not the one whose turn it is.
    assert (asked(state), field(state, "hand")) == ("katsushiro", "card=P4-01")
    assert names(state, "katsushiro") == {"attack", "defend"}
    play(state, "katsushiro: attack")
    assert line(state, "katsushiro") == ["P1-07", "P4-01"]
    assert field(state, "raider_stack").split()[-1] == card
    assert field(state, "active") == "seat=seat_2"


@proves("SS-12.18", "SS-31.24")
def test_the_last_raider_cannot_be_replaced() -> None:
    state = given("katsushiro kanbei gorobei", step="play_card", hand="P2-02", raiders=0)
    assert names(state, "katsushiro") == {"attack", "defend"}
    assert refused(state, "katsushiro: replace") == ("SS-12.18",)


@proves("SS-12.18")
def test_the_last_but_one_raider_can_be_replaced() -> None:
    state = given("katsushiro kanbei gorobei", top="P2-02 P4-13", raiders=2)
    play(state, "katsushiro: fight", "katsushiro: replace")
    # P4-13 has no symbol and must be kept; P2-02 is the only raider left.
    assert (line(state, "katsushiro"), field(state, "raider_stack")) == (["P4-13"], "P2-02")


@proves("SS-12.19", "SS-31.24")
def test_the_replaced_card_is_the_new_bottom_card() -> None:
    state = given("katsushiro kanbei gorobei", step="play_card", hand="P2-02", top="P4-13", bottom="P1-07", raiders=4)
    play(state, "katsushiro: replace")
    assert (field(state, "raider_stack"), line(state, "katsushiro")) == ("unseen*2 P1-07 P2-02", ["P4-13"])
    play(state, "kanbei: fight", "luck: card P1-13", "gorobei: fight", "luck: card P2-13")
    # The two known cards come in this order, and luck is asked no more.
    play(state, "katsushiro: fight")
    assert field(state, "hand") == "card=P1-07"
    play(state, "katsushiro: attack", "kanbei: ignore all", "kanbei: fight")
    assert (asked(state), field(state, "hand"), stack_size(state)) == ("kanbei", "card=P2-02", 0)


# Katsushiro's second card


def second_card(samurai: str, lenders: list[str], card: str, locked: bool = True) -> SamuraiSpirit:
    """The samurai has Katsushiro's talent and used it on P4-13 in its turn: now it holds this card."""
    party = [samurai, *lenders, "kanbei", "gorobei"][:3]
    state = given(
        " ".join(party),
        step="play_card",
        hand="P4-13",
        lines={samurai: "P2-07"},
        top=f"{card} P2-09",
        tokens=dict.fromkeys(lenders, samurai),
        second_card_locked=locked,
    )
    return play(state, f"{samurai}: replace")


@proves("SS-12.26", "SS-12.16")
@pytest.mark.parametrize(
    ("samurai", "tokens", "talent"),
    [
        ("katsushiro", ["heihachi"], "hand heihachi"),
        ("heihachi", ["katsushiro"], "hand kanbei"),
        ("katsushiro", ["kyuzo"], "discard"),
        ("kyuzo", ["katsushiro"], "discard"),
    ],
)
def test_the_second_card_is_attacked_or_defended_by_the_samurai_that_drew_it(
    samurai: str, tokens: list[str], talent: str
) -> None:
    state = second_card(samurai, tokens, "P2-02")
    assert (asked(state), names(state, samurai)) == (samurai, {"attack", "defend"})
    assert refused(state, f"{samurai}: {talent}") == ("SS-12.26",)
    assert refused(state, f"{samurai}: replace") == ("SS-12.26",)
    play(state, f"{samurai}: attack")
    assert (line(state, samurai), discards(state)) == (["P2-07", "P2-02"], set())


@proves("SS-12.26", "SS-31.54")
@pytest.mark.parametrize(
    ("samurai", "tokens", "talents"),
    [
        ("katsushiro", ["heihachi"], {"hand heihachi", "hand kanbei"}),
        ("kyuzo", ["katsushiro"], {"discard"}),
        ("katsushiro", [], set()),
    ],
)
def test_an_unlocked_second_card_is_open_to_other_talents_but_not_to_a_third_card(
    samurai: str, tokens: list[str], talents: set[str]
) -> None:
    state = second_card(samurai, tokens, "P2-02", locked=False)
    assert names(state, samurai) == {"attack", "defend"} | talents
    assert refused(state, f"{samurai}: replace") == ("SS-12.26",)


@proves("SS-12.26", "SS-31.54")
def test_an_unlocked_second_card_is_not_replaced_by_the_one_it_is_handed_to_either() -> None:
    state = second_card("heihachi", ["katsushiro"], "P2-02", locked=False)
    play(state, "heihachi: hand katsushiro")
    assert names(state, "katsushiro") == {"attack", "defend"}
    # With the next card everything begins anew.
    play(state, "katsushiro: attack", "katsushiro: fight")
    assert (field(state, "hand"), "replace" in names(state, "katsushiro")) == ("card=P2-09", True)


# Kyuzo: twins


@proves("SS-12.20")
@pytest.mark.parametrize(
    ("own_line", "card", "twin"),
    [
        ("P2-07 P1-07 P3-06", "P2-02", True),
        ("P2-07 P1-07 P3-06", "P1-02", True),
        ("P2-07 P1-07 P3-06", "P3-02", True),
        ("P2-07 P1-07 P3-06", "P4-03", False),
        ("P4-06", "P4-03", True),
        ("P4-06", "P2-02", False),
        ("P2-13", "P2-02", True),
        ("P2-13", "P3-02", False),
        ("P3-01", "P2-02", False),
        ("L5-02", "L5-01", True),
        ("B6-02", "B6-01", True),
        ("L5-02", "B6-01", False),
        ("", "P2-02", False),
    ],
)
def test_kyuzo_discards_a_card_with_the_value_of_any_card_in_his_line(own_line: str, card: str, twin: bool) -> None:
    fields: dict[str, object] = {"round": 3}
    state = given("kyuzo kanbei gorobei", step="play_card", hand=card, lines={"kyuzo": own_line}, fields=fields)
    assert names(state, "kyuzo") == ({"attack", "defend", "discard"} if twin else {"attack", "defend"})
    if not twin:
        assert refused(state, "kyuzo: discard") == ("SS-12.20",)


@proves("SS-12.20")
@pytest.mark.parametrize("samurai", ["kanbei", "gorobei", "kikuchiyo", "katsushiro", "heihachi", "daisuke"])
def test_nobody_else_discards_a_twin(samurai: str) -> None:
    state = given(quiet_table(samurai), step="play_card", hand="P2-02", lines={samurai: "P2-07"})
    assert refused(state, f"{samurai}: discard") == ("SS-12.20",)


@proves("SS-12.21")
def test_the_defence_row_has_no_twins() -> None:
    # A card of value 2 lies to the left of Kyuzo, and one to the right of his neighbour.
    state = given(
        "kyuzo kanbei gorobei",
        step="play_card",
        hand="P2-02",
        lines={"kyuzo": "P1-07", "kanbei": "P2-03"},
        rows={"kyuzo": "P2-07"},
    )
    assert names(state, "kyuzo") == {"attack", "defend"}
    assert refused(state, "kyuzo: discard") == ("SS-12.20",)


@proves("SS-12.22")
@pytest.mark.parametrize(("card", "twin"), [("P2-02", "P2-07"), ("P3-02", "P3-06")])
def test_kyuzo_discards_a_twin_that_he_was_handed(card: str, twin: str) -> None:
    state = handed_to("kyuzo", card, twin)
    play(state, "kyuzo: discard")
    assert (line(state, "kyuzo"), discards(state)) == ([twin], {card})
    # Without a twin he must play it.
    assert names(handed_to("kyuzo", card, "P1-07"), "kyuzo") == {"attack", "defend"}


@proves("SS-12.23")
@pytest.mark.parametrize(
    ("own_line", "card"), [("P4-06 P1-07", "P4-03"), ("P4-06 P3-06", "P4-03"), ("P2-07", "P2-05"), ("P2-07", "P2-06")]
)
def test_a_discarded_twin_has_no_further_effect(own_line: str, card: str) -> None:
    # It would bring Kyuzo onto or above his Kiai value 9, or burn or wound in his next turn.
    state = given("kyuzo kanbei gorobei", lines={"kyuzo": own_line}, top=card, fields={"passed": "kanbei gorobei"})
    play(state, "kyuzo: fight", "kyuzo: discard")
    assert (line(state, "kyuzo"), row(state, "kyuzo"), discards(state)) == (own_line.split(), [], {card})
    assert (village(state), field(state, "wounded")) == ((5, 6, 3), "none")
    assert pawn_of(state, "kyuzo") == sum([int(name[1]) for name in own_line.split()])
    assert (asked(state), step(state)) == ("kyuzo", "choose_action")


@proves("SS-12.23")
def test_discarding_completes_the_fight() -> None:
    state = given("kyuzo kanbei gorobei", lines={"kyuzo": "P2-07"}, top="P2-02 P2-09")
    play(state, "kyuzo: fight", "kyuzo: discard")
    assert (asked(state), stack_size(state), field(state, "hand")) == ("kanbei", 19, "none")


@proves("SS-12.24", "SS-31.25")
def test_kyuzo_may_defend_with_a_twin_when_its_symbol_is_free() -> None:
    lines = {"kyuzo": "P2-07"}
    free = given("kyuzo kanbei gorobei", step="play_card", hand="P2-02", lines=lines, rows={"kyuzo": "P1-12"})
    assert names(free, "kyuzo") == {"attack", "defend", "discard"}
    play(free, "kyuzo: defend")
    assert (row(free, "kyuzo"), discards(free)) == (["P2-02", "P1-12"], set())
    taken = given("kyuzo kanbei gorobei", step="play_card", hand="P2-02", lines=lines, rows={"kyuzo": "P1-03"})
    assert names(taken, "kyuzo") == {"attack", "discard"}
    assert refused(taken, "kyuzo: defend") == ("SS-7.8",)
    bare = given("kyuzo kanbei gorobei", step="play_card", hand="P2-13", lines=lines)
    assert names(bare, "kyuzo") == {"attack", "discard"}
    assert refused(bare, "kyuzo: defend") == ("SS-7.7",)
