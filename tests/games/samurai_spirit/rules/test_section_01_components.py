"""Section 1: components."""

import pytest

from shiai.core.errors import OptionError, PositionError
from shiai.games.samurai_spirit.rules.components import CARD_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    GAME,
    active,
    animals,
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
    play,
    refused,
    result,
    stack_size,
    start,
    step,
    token,
    village,
    wounded,
)
from tests.proof import proves

SEVEN = ("heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
# A last card with the penalty wound that the samurai cannot ignore.
WOUND = {name: "P2-01" if name == "kanbei" else "P1-01" for name in SEVEN}
# For every samurai: lines that are 1 short of the Kiai value on the human and on the animal side.
SHORT_OF_8, SHORT_OF_9, SHORT_OF_10 = "P4-03 P3-02", "P4-03 P4-06", "P4-03 P4-06 P1-02"
SHORT_OF_11, SHORT_OF_12, SHORT_OF_13 = "P4-03 P4-06 P2-02", "P4-03 P4-06 P3-02", "P4-03 P4-06 P4-01"
KIAI = {
    "heihachi": (SHORT_OF_8, SHORT_OF_11),
    "daisuke": (SHORT_OF_8, SHORT_OF_11),
    "gorobei": (SHORT_OF_9, SHORT_OF_12),
    "kanbei": (SHORT_OF_9, SHORT_OF_12),
    "kyuzo": (SHORT_OF_9, SHORT_OF_12),
    "kikuchiyo": (SHORT_OF_10, SHORT_OF_13),
    "katsushiro": (SHORT_OF_10, SHORT_OF_13),
}
KIAI_QUESTIONS = (
    "add_barricade",
    "heal_wound",
    "move_card",
    "give_card",
    "given_card",
    "discard_raiders",
    "discard_intruders",
    "strike",
    "move_token",
    "give_token",
    "look_at_raiders",
    "arrange",
)


def others(samurai: str) -> str:
    """Two samurai beside this one, whose talents are of no use to what is tested."""
    return " ".join([name for name in ("kyuzo", "kikuchiyo", "gorobei") if name != samurai][:2])


def can_use(
    talent: str,
    samurai: str,
    seats: str,
    fields: dict[str, object] | None = None,
    tokens: dict[str, str] | None = None,
) -> bool:
    """Can the active samurai use this talent where it is of use?"""
    if talent in ("gorobei", "kanbei"):
        lines = {samurai: "P2-01" if talent == "gorobei" else "P1-01"}
        state = given(seats, active=samurai, step="turn", lines=lines, fields=fields, tokens=tokens)
        return step(state) == "ignore_penalties"
    if talent == "kikuchiyo":
        state = given(seats, active=samurai, top="P1-13", fields=fields, tokens=tokens)
        return step(play(state, f"{samurai}: fight")) == "choose_second_fight"
    hand, lines = ("P1-07", {samurai: "P1-02"}) if talent == "daisuke" else ("P2-07", {samurai: "P2-02"})
    state = given(seats, active=samurai, step="play_card", hand=hand, lines=lines, fields=fields, tokens=tokens)
    choice = {"heihachi": "hand", "daisuke": "hand", "katsushiro": "replace", "kyuzo": "discard"}[talent]
    return names(state, samurai, choice) != set()


def reach_kiai(samurai: str, animal: bool) -> SamuraiSpirit:
    """The samurai attacks a 1 and reaches the Kiai of this side."""
    state = given(
        f"{samurai} {others(samurai)}",
        lines={samurai: KIAI[samurai][animal], others(samurai).split()[0]: "P3-13"},
        top="P1-13 P2-01 P2-03 P2-04 P2-05",
        intruders="P3-01 P3-03 P3-04 P3-05",
        fields={"animal": samurai if animal else "none", "wounded": samurai, "barricades": 1},
    )
    play(state, f"{samurai}: fight")
    return play(state, f"{samurai}: attack") if step(state) == "play_card" else state


@proves("SS-1.1")
def test_there_are_seven_samurai() -> None:
    state = start(players=7)
    dealt = []
    for _ in range(6):
        assert step(state) == "deal_samurai"
        dealt.append(min(luck(state)).removeprefix("deal "))
        play(state, f"luck: deal {dealt[-1]}")
    assert step(state) == "first_seat"  # the last samurai is not luck any more
    assert party(state)[:6] == dealt
    assert sorted(party(state)) == sorted(SEVEN)
    with pytest.raises(OptionError):
        GAME.setup(players=2, samurai="kyuzo,musashi")


@proves("SS-1.2")
@pytest.mark.parametrize("samurai", SEVEN)
def test_every_board_has_a_human_and_an_animal_side(samurai: str) -> None:
    seats = f"{samurai} {others(samurai)}"
    human = given(seats, step="turn", lines={samurai: WOUND[samurai]})
    assert (animals(human), wounded(human)) == (set(), {samurai})
    flipped = given(seats, step="turn", lines={samurai: WOUND[samurai]}, fields={"wounded": samurai})
    assert (animals(flipped), wounded(flipped)) == ({samurai}, set())
    # There is no third side.
    fields: dict[str, object] = {"animal": samurai, "wounded": samurai}
    assert result(given(seats, step="turn", lines={samurai: WOUND[samurai]}, fields=fields)) == "samurai_died"


@proves("SS-1.4")
@pytest.mark.parametrize("samurai", SEVEN)
@pytest.mark.parametrize("side", ["human", "animal"])
def test_the_talent_is_the_same_on_both_sides(samurai: str, side: str) -> None:
    fields: dict[str, object] = {"animal": samurai} if side == "animal" else {}
    assert can_use(samurai, samurai, f"{samurai} {others(samurai)}", fields=fields)


@proves("SS-1.4")
@pytest.mark.parametrize("samurai", SEVEN)
def test_the_kiai_value_differs_by_side(samurai: str) -> None:
    for animal in (False, True):
        reached = reach_kiai(samurai, animal)
        while step(reached) in KIAI_QUESTIONS:
            play(reached, f"{samurai}: skip")
        assert discards(reached) == {"P4-03"}
    # What reaches the human Kiai value does nothing on the animal side.
    short, *_ = KIAI[samurai]
    seats = f"{samurai} {others(samurai)}"
    below = given(seats, lines={samurai: short}, hand="P1-13", step="play_card", fields={"animal": samurai})
    play(below, f"{samurai}: attack")
    assert (discards(below), line(below, samurai)) == (set(), [*short.split(), "P1-13"])
    assert step(below) not in KIAI_QUESTIONS


@proves("SS-1.4")
@pytest.mark.parametrize(
    ("samurai", "human", "animal"),
    [
        ("heihachi", ["add_barricade"], ["add_barricade", "heal_wound"]),
        ("daisuke", ["move_card", "give_card"], ["move_card", "give_card", "move_card", "give_card"]),
        ("kikuchiyo", ["strike"], ["strike", "strike"]),
        ("kyuzo", ["move_token", "give_token"], ["move_token", "give_token", "add_barricade"]),
    ],
)
def test_the_kiai_effect_differs_by_side_in_what_it_offers(samurai: str, human: list[str], animal: list[str]) -> None:
    for side, questions in ((False, human), (True, animal)):
        state = reach_kiai(samurai, side)
        found = []
        while asked(state) == samurai and step(state) in KIAI_QUESTIONS:
            found.append(step(state))
            play(state, f"{samurai}: {min(names(state, samurai) - {'skip'})}")
        assert found == questions


@proves("SS-1.4")
@pytest.mark.parametrize(
    ("samurai", "human", "animal"),
    [
        ("gorobei", {"P2-01", "P2-03"}, {"P2-01", "P2-03", "P2-04"}),
        ("kanbei", {"P3-01", "P3-03"}, {"P3-01", "P3-03", "P3-04"}),
    ],
)
def test_the_kiai_effect_differs_by_side_in_how_many_cards_it_removes(
    samurai: str, human: set[str], animal: set[str]
) -> None:
    for side, cards in ((False, human), (True, animal)):
        state = play(reach_kiai(samurai, side), f"{samurai}: use")
        assert discards(state) & {"P2-01", "P2-03", "P2-04", "P2-05", "P3-01", "P3-03", "P3-04", "P3-05"} == cards


@proves("SS-1.4")
def test_katsushiro_turns_over_two_cards_or_three() -> None:
    human = play(reach_kiai("katsushiro", animal=False), "katsushiro: use")
    assert names(human, "katsushiro") == {"card P2-01", "card P2-03"}
    animal = play(reach_kiai("katsushiro", animal=True), "katsushiro: use")
    assert names(animal, "katsushiro") == {"card P2-01", "card P2-03", "card P2-04"}


@proves("SS-1.6")
@pytest.mark.parametrize("talent", SEVEN)
def test_every_samurai_has_a_support_token_that_stands_for_its_talent(talent: str) -> None:
    seats = " ".join(SEVEN)
    borrower = "kikuchiyo" if talent == "kyuzo" else "kyuzo"
    assert not can_use(talent, borrower, seats)
    assert can_use(talent, borrower, seats, tokens={talent: borrower})


@proves("SS-1.6")
def test_there_are_seven_support_tokens() -> None:
    state = given(" ".join(SEVEN))
    assert {name: token(state, name) for name in SEVEN} == {name: name for name in SEVEN}
    with pytest.raises(PositionError, match=r"SS-30\.6"):
        given(fields={"tokens": "kyuzo=kyuzo kanbei=kanbei gorobei=gorobei seat_4=kyuzo"})


@proves("SS-1.7")
def test_six_farmsteads_have_one_penalty_each_on_their_reverse() -> None:
    assert village(start(players=4))[1] == 6
    kinds = ["lose_family", "lose_barricade", "random_wound", "lose_barricade", "random_wound"]
    seen: list[str] = []
    for kind in kinds:
        reverses = " ".join(f"{name}={seen.count(name)}" for name in sorted(set(seen))) or "none"
        fields: dict[str, object] = {"barricades": 0, "farmsteads": 6 - len(seen), "reverses_seen": reverses}
        state = given(step="turn", lines={"kyuzo": "P3-01"}, fields=fields, difficulty="hard")
        assert step(state) == "farm_reverse"
        assert sum(luck(state).values()) == 6 - len(seen)
        play(state, f"luck: reverse {kind}")
        seen.append(kind)
        assert field(state, "reverses_seen").count(kind) == 1
    with pytest.raises(PositionError):
        given(fields={"farmsteads": 7})


@proves("SS-1.8")
def test_there_are_ten_barricades() -> None:
    seats = " ".join(SEVEN)
    assert village(given(seats, difficulty="easy"))[0] == 10
    with pytest.raises(PositionError):
        given(seats, difficulty="easy", fields={"barricades": 11})


@proves("SS-1.9")
@pytest.mark.parametrize(
    ("families", "hurt", "barricades"),
    [
        ("heal", set(), 1),
        ("barricade", {"kyuzo"}, 2),
        ("repel", {"kyuzo"}, 2),
        ("heal barricade repel", set(), 3),
    ],
)
def test_each_of_the_three_family_bonuses_is_on_one_token(families: str, hurt: set[str], barricades: int) -> None:
    assert field(start(players=3), "families") == "heal barricade repel"
    fields: dict[str, object] = {"families": families, "wounded": "kyuzo", "barricades": 3}
    state = given(rows=guarded(), top="P4-13", raiders=1, intruders="P4-01 P4-04", fields=fields)
    play(state, "kyuzo: fight")
    # Both intruders have flames; `repel` removes one of them, `barricade` adds a barricade before they burn.
    assert field(state, "round") == "2"
    assert (wounded(state), village(state)) == (hurt, (barricades, 6, len(families.split())))


@proves("SS-1.10")
def test_there_are_52_plunderers_7_lieutenants_and_7_bosses() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 66
    first = play(given(), "kyuzo: fight")
    assert set(luck(first)) == {f"card P{value}-{card:02}" for value in range(1, 5) for card in range(1, 14)}
    second = play(given(fields={"round": 2}), "kyuzo: fight")
    assert {card for card in luck(second) if card[5] == "L"} == {f"card L5-{card:02}" for card in range(1, 8)}
    third = play(given(fields={"round": 3}), "kyuzo: fight")
    assert {card for card in luck(third) if card[5] == "B"} == {f"card B6-{card:02}" for card in range(1, 8)}


@proves("SS-1.14")
def test_raiders_and_intruders_lie_face_down_and_the_discard_pile_face_up() -> None:
    state = given(lines={"kanbei": "P4-03 P4-06"}, active="kanbei")
    assert (field(state, "raider_stack"), field(state, "intruder_stack"), discards(state)) == (
        "unseen*19",
        "none",
        set(),
    )
    play(state, "kanbei: support kyuzo", "gorobei: support kyuzo")
    assert (field(state, "raider_stack"), field(state, "intruder_stack")) == ("unseen*17", "unseen*2")
    play(state, "kyuzo: fight", "luck: card P2-02", "kyuzo: attack")
    play(state, "kanbei: fight", "luck: card P1-02", "kanbei: attack")
    # Kanbei's Kiai discards both intruders, and his first card follows.
    play(state, "kanbei: use", "luck: card P3-01", "luck: card P3-02")
    assert (stack_size(state), intruder_count(state), discards(state)) == (15, 0, {"P3-01", "P3-02", "P4-03"})


@proves("SS-1.15")
def test_a_used_token_of_a_samurai_in_play_can_be_lent_again() -> None:
    state = given("kyuzo heihachi gorobei", top="P2-02 P1-02", tokens={"heihachi": "kyuzo"})
    play(state, "kyuzo: fight", "kyuzo: hand gorobei", "gorobei: attack")
    assert (token(state, "heihachi"), active(state)) == ("heihachi", "heihachi")
    play(state, "heihachi: support gorobei")
    assert token(state, "heihachi") == "gorobei"


@proves("SS-1.15")
def test_a_used_token_of_an_absent_samurai_is_used_up() -> None:
    state = given("kyuzo gorobei", step="turn")
    play(state, "kyuzo: use_token heihachi")
    assert refused(state, "kyuzo: use_token heihachi") == ("SS-25.9",)
    play(state, "kyuzo: done", "kyuzo: pass")
    assert refused(state, "gorobei: use_token heihachi") == ("SS-25.9",)
    assert names(state, "gorobei", "use") == {
        f"use_token {name}" for name in ("daisuke", "kanbei", "kikuchiyo", "katsushiro")
    }


@proves("SS-1.15")
def test_without_section_25_no_token_has_a_used_side() -> None:
    assert step(given(step="turn")) == "choose_action"
    with pytest.raises(PositionError, match=r"SS-25\.2"):
        given(fields={"absent_tokens_used": "heihachi"})
    assert step(begin(given(absent_tokens=True), "turn")) == "absent_tokens"
