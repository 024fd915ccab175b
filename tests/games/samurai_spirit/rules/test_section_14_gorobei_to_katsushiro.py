"""Section 14: the Kiai of Gorobei, Kanbei, Kikuchiyo, Kyuzo and Katsushiro (SS-14.10 to SS-14.27, SS-14.30)."""

from itertools import permutations

import pytest

from tests.games.samurai_spirit.given import (
    GAME,
    asked,
    at_kiai,
    begin,
    discards,
    field,
    given,
    intruder_count,
    line,
    luck,
    names,
    pawn_of,
    play,
    refused,
    stack_size,
    step,
    token,
    village,
    without_effect,
    wounded,
)
from tests.proof import proves

KIKUCHIYO = "kikuchiyo kyuzo gorobei kanbei"
# Kyuzo's last card has a doll; Kanbei has passed, and Gorobei has nothing.
TABLE = {"kyuzo": "P2-06 P1-07", "kanbei": "P1-03 P3-06"}
PASSED: dict[str, object] = {"passed": "kanbei"}
FOUR = "kyuzo kanbei gorobei katsushiro"
ORDERS = list(permutations(["P1-07", "P2-07", "P3-06"]))


@proves("SS-14.10", "SS-14.11")
@pytest.mark.parametrize(("side", "number"), [("human", 2), ("animal", 3)])
def test_gorobei_discards_the_top_raiders(side: str, number: int) -> None:
    top = ["P1-07", "P2-07", "P3-06", "P1-01"]
    state = at_kiai("gorobei kyuzo kanbei", side, top=" ".join(top), intruders="P4-04")
    before = stack_size(state)
    play(state, "gorobei: use")
    assert (discards(state), stack_size(state)) == ({*top[:number], "P4-03"}, before - number)
    assert field(state, "raider_stack").split()[: 4 - number] == top[number:]
    assert intruder_count(state) == 1


@proves("SS-14.10", "SS-0.10")
def test_unknown_raiders_that_gorobei_discards_are_equally_likely() -> None:
    state = play(at_kiai("gorobei kyuzo kanbei"), "gorobei: use")
    assert (asked(state), step(state)) == ("luck", "discard_raider")
    assert set(luck(state).values()) == {1}
    assert len(luck(state)) == 52 - 3
    play(state, "luck: card P1-07")
    assert len(luck(state)) == 52 - 4
    play(state, "luck: card P2-07")
    assert (discards(state), asked(state)) == ({"P1-07", "P2-07", "P4-03"}, "kyuzo")


@proves("SS-14.12", "SS-14.13")
@pytest.mark.parametrize(("side", "number"), [("human", 2), ("animal", 3)])
def test_kanbei_discards_the_top_intruders(side: str, number: int) -> None:
    intruders = ["P1-07", "P2-07", "P3-06", "P1-05"]
    state = at_kiai("kanbei kyuzo gorobei", side, top="P4-04 P4-05", intruders=" ".join(intruders))
    before = stack_size(state)
    play(state, "kanbei: use")
    assert (discards(state), stack_size(state)) == ({*intruders[:number], "P4-03"}, before)
    assert field(state, "intruder_stack").split() == intruders[number:]
    assert village(state) == (5, 6, 3), "their flames do nothing"


@proves("SS-14.12", "SS-0.10")
def test_unknown_intruders_that_kanbei_discards_are_equally_likely() -> None:
    state = play(at_kiai("kanbei kyuzo gorobei", top="P4-04", intruders="P1-07 unseen*2"), "kanbei: use")
    assert (asked(state), step(state)) == ("luck", "discard_intruder")
    assert set(luck(state).values()) == {1}
    assert len(luck(state)) == 52 - 5, "not the intruder that was known, nor the known raider"
    play(state, "luck: card P2-07")
    assert (discards(state), intruder_count(state)) == ({"P1-07", "P2-07", "P4-03"}, 1)


@proves("SS-14.14", "SS-14.15", "SS-14.28", "SS-10.4")
def test_kikuchiyo_removes_the_last_card_of_anybody_in_the_round_who_has_one() -> None:
    state = at_kiai(KIKUCHIYO, lines=TABLE, fields=PASSED)
    assert names(state, "kikuchiyo") == {"skip", "strike kikuchiyo", "strike kyuzo"}
    assert refused(state, "kikuchiyo: strike gorobei") == ("SS-14.28",)
    assert refused(state, "kikuchiyo: strike kanbei") == ("SS-10.4",)
    assert refused(state, "kyuzo: strike kyuzo") == ("SS-0.14",)
    play(state, "kikuchiyo: strike kyuzo")
    assert (line(state, "kyuzo"), pawn_of(state, "kyuzo")) == (["P2-06"], 2)
    assert discards(state) == {"P1-07", "P4-03"}
    assert step(state) == "choose_second_fight", "on the human side there is one use"


@proves("SS-14.14", "SS-14.15")
def test_kikuchiyo_may_remove_his_own_last_card() -> None:
    state = play(at_kiai(KIKUCHIYO), "kikuchiyo: strike kikuchiyo")
    assert (line(state, "kikuchiyo"), discards(state)) == (["P3-02"], {"P3-13", "P4-03"})
    assert pawn_of(state, "kikuchiyo") == 3


@proves("SS-14.14")
def test_kikuchiyo_need_not_remove_a_card() -> None:
    state = play(at_kiai(KIKUCHIYO, lines=TABLE, fields=PASSED), "kikuchiyo: skip")
    assert (line(state, "kyuzo"), discards(state)) == (["P2-06", "P1-07"], {"P4-03"})


@proves("SS-14.16", "SS-14.31")
@pytest.mark.parametrize(
    ("targets", "struck"),
    [
        (("kyuzo", "kyuzo"), {"P1-07", "P2-06"}),
        (("kyuzo", "kikuchiyo"), {"P1-07", "P3-13"}),
        (("kikuchiyo", "kikuchiyo"), {"P3-13", "P2-02"}),
        (("kikuchiyo",), {"P3-13"}),
        ((), set()),
    ],
)
def test_on_the_animal_side_kikuchiyo_may_remove_two_cards(targets: tuple[str, ...], struck: set[str]) -> None:
    state = at_kiai(KIKUCHIYO, "animal", lines=TABLE, fields=PASSED)
    for target in targets:
        assert step(state) == "strike"
        play(state, f"kikuchiyo: strike {target}")
    assert (step(state) == "strike") is (len(targets) < 2)
    without_effect(state)
    assert (step(state), discards(state)) == ("choose_second_fight", struck | {"P4-03"})


@proves("SS-14.16", "SS-14.28", "SS-14.31")
def test_the_second_target_is_chosen_on_the_table_that_the_first_use_left() -> None:
    state = at_kiai(KIKUCHIYO, "animal", lines={"gorobei": "P1-01"})
    assert names(state, "kikuchiyo", "strike") == {"strike kikuchiyo", "strike gorobei"}
    play(state, "kikuchiyo: strike gorobei")
    assert names(state, "kikuchiyo", "strike") == {"strike kikuchiyo"}
    assert refused(state, "kikuchiyo: strike gorobei") == ("SS-14.28",)


@proves("SS-14.17", "SS-14.18")
@pytest.mark.parametrize("owner", FOUR.split())
def test_kyuzo_gives_the_token_of_anybody_to_anybody_else(owner: str) -> None:
    state = at_kiai(FOUR)
    assert names(state, "kyuzo") == {"skip", *[f"token {name}" for name in FOUR.split()]}
    assert refused(state, "kyuzo: use") == ("SS-13.3",)
    before = stack_size(state)
    play(state, f"kyuzo: token {owner}")
    others = [name for name in FOUR.split() if name != owner]
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {f"give {name}" for name in others})
    assert refused(state, f"kyuzo: give {owner}") == ("SS-14.19",)
    assert refused(state, "kyuzo: skip") == ("SS-14.17",)
    for recipient in others:
        after = play(state.clone(), f"kyuzo: give {recipient}")
        at_home = recipient == "kyuzo"  # whose turn ended with this
        assert token(after, owner) == (owner if at_home else recipient)
        assert (stack_size(after), intruder_count(after)) == (before, 0)
        assert discards(after) == {"P4-03"}


@proves("SS-14.17", "SS-13.3")
def test_kyuzo_need_not_give_a_token() -> None:
    state = play(at_kiai(FOUR, fields={"barricades": 3}), "kyuzo: skip")
    assert [token(state, name) for name in FOUR.split()] == FOUR.split()
    assert (asked(state), step(state), village(state)) == ("kanbei", "choose_action", (3, 6, 3))


@proves("SS-14.19", "SS-14.20", "SS-31.35", "SS-31.18")
def test_kyuzo_gives_lent_tokens_and_tokens_of_the_passed_too() -> None:
    state = at_kiai(FOUR, tokens={"kanbei": "katsushiro"}, fields={"passed": "gorobei"})
    assert names(state, "kyuzo") == {"skip", *[f"token {name}" for name in FOUR.split()]}
    lent = play(state.clone(), "kyuzo: token kanbei")
    assert names(lent, "kyuzo") == {"give kyuzo", "give kanbei"}
    assert refused(lent, "kyuzo: give katsushiro") == ("SS-14.19",)  # he has it already
    assert refused(lent, "kyuzo: give gorobei") == ("SS-14.20",)
    of_the_passed = play(state.clone(), "kyuzo: token gorobei")
    assert names(of_the_passed, "kyuzo") == {"give kyuzo", "give kanbei", "give katsushiro"}
    assert token(play(of_the_passed, "kyuzo: give kanbei"), "gorobei") == "kanbei"


@proves("SS-14.19", "SS-31.35")
def test_kyuzo_gives_a_lent_token_back_to_its_owner() -> None:
    state = at_kiai(FOUR, tokens={"kanbei": "katsushiro"})
    events = state.listen()
    play(state, "kyuzo: token kanbei", "kyuzo: give kanbei")
    assert token(state, "kanbei") == "kanbei"
    assert "event-token_given_back" in [event.id for event in events]


@proves("SS-14.19", "SS-31.35")
def test_kyuzo_gives_a_token_that_he_borrowed() -> None:
    state = at_kiai(FOUR, tokens={"gorobei": "kyuzo", "kyuzo": "kanbei"})
    assert names(state, "kyuzo") == {"skip", *[f"token {name}" for name in FOUR.split()]}
    play(state, "kyuzo: token gorobei")
    assert names(state, "kyuzo") == {"give kanbei", "give gorobei", "give katsushiro"}
    assert token(play(state, "kyuzo: give katsushiro"), "gorobei") == "katsushiro"


@proves("SS-14.19", "SS-14.20")
def test_kyuzo_alone_in_the_round_can_take_the_tokens_of_the_others() -> None:
    two = at_kiai(FOUR, fields={"passed": "kanbei katsushiro"})
    play(two, "kyuzo: token kyuzo")
    assert (token(two, "kyuzo"), asked(two)) == ("gorobei", "gorobei"), "there is only one to give it to"
    one = at_kiai(FOUR, fields={"passed": "kanbei gorobei katsushiro"})
    assert names(one, "kyuzo") == {"skip", "token kanbei", "token gorobei", "token katsushiro"}
    assert refused(one, "kyuzo: token kyuzo") == ("SS-14.19",)  # nobody else can get it


@proves("SS-14.19", "SS-25.13")
def test_tokens_of_absent_samurai_cannot_be_given() -> None:
    state = at_kiai("kyuzo gorobei")
    assert names(state, "kyuzo") == {"skip", "token kyuzo", "token gorobei"}


@proves("SS-14.21")
def test_a_token_received_in_the_own_turn_serves_for_the_rest_of_it() -> None:
    """Gorobei's penalty lets Kyuzo draw up to his Kiai; the token that Gorobei gets works in his step B."""
    lines = {"gorobei": "P3-03", "kyuzo": "P3-02 P2-02"}
    state = given("gorobei kyuzo katsushiro", step="turn", lines=lines, top="P4-13 P1-07 P2-07")
    assert (asked(state), step(state)) == ("kyuzo", "move_token")
    play(state, "kyuzo: token katsushiro", "kyuzo: give gorobei", "gorobei: fight")
    assert (token(state, "katsushiro"), names(state, "gorobei")) == ("gorobei", {"attack", "defend", "replace"})
    play(state, "gorobei: attack")
    assert (asked(state), token(state, "katsushiro")) == ("kyuzo", "katsushiro")


@proves("SS-14.21")
def test_a_token_received_before_the_action_opens_the_second_fight() -> None:
    lines = {"gorobei": "P3-03", "kyuzo": "P3-02 P2-02"}
    state = given("gorobei kyuzo kikuchiyo", step="turn", lines=lines, top="P4-13 P1-13 P2-13")
    play(state, "kyuzo: token kikuchiyo", "kyuzo: give gorobei", "gorobei: fight")
    assert (asked(state), step(state)) == ("gorobei", "choose_second_fight")


@proves("SS-14.21", "SS-31.62")
def test_a_token_that_kyuzo_takes_in_his_own_fight_goes_back_unused() -> None:
    state = at_kiai("kyuzo kikuchiyo gorobei", top="P1-13")
    play(state, "kyuzo: token kikuchiyo", "kyuzo: give kyuzo")
    assert (asked(state), step(state), token(state, "kikuchiyo")) == ("kikuchiyo", "choose_action", "kikuchiyo")


@proves("SS-14.22")
def test_a_token_received_outside_the_own_turn_serves_in_the_next_turn() -> None:
    lines = {"gorobei": "P1-01"}
    state = at_kiai("kyuzo katsushiro gorobei kanbei", lines=lines, top="P2-13 P4-11")
    play(state, "kyuzo: token kanbei", "kyuzo: give gorobei", "katsushiro: fight", "katsushiro: attack")
    assert (asked(state), step(state), token(state, "kanbei")) == ("gorobei", "ignore_penalties", "gorobei")
    play(state, "gorobei: ignore all", "gorobei: fight", "gorobei: attack")
    assert (wounded(state), asked(state), token(state, "kanbei")) == (set(), "kanbei", "kanbei")


@proves("SS-14.23", "SS-14.30", "SS-14.3", "SS-31.33")
@pytest.mark.parametrize("gift", [["token kanbei", "give gorobei"], ["skip"]])
@pytest.mark.parametrize(("barricade", "after"), [("use", 4), ("skip", 3)])
def test_on_the_animal_side_kyuzo_may_also_add_a_barricade(gift: list[str], barricade: str, after: int) -> None:
    state = at_kiai(FOUR, "animal", fields={"barricades": 3})
    play(state, *[f"kyuzo: {choice}" for choice in gift])
    assert (asked(state), names(state, "kyuzo")) == ("kyuzo", {"use", "skip"})
    play(state, f"kyuzo: {barricade}")
    assert (village(state), asked(state)) == ((after, 6, 3), "kanbei")
    assert token(state, "kanbei") == ("gorobei" if len(gift) == 2 else "kanbei")


@proves("SS-14.23", "SS-14.3")
def test_kyuzo_adds_no_barricade_above_the_starting_number() -> None:
    state = play(at_kiai(FOUR, "animal"), "kyuzo: token kanbei", "kyuzo: give gorobei")
    assert (asked(state), village(state), token(state, "kanbei")) == ("kanbei", (6, 6, 3), "gorobei")


@proves("SS-14.30")
def test_the_barricade_of_kyuzo_needs_no_token() -> None:
    others = "kanbei gorobei katsushiro"
    fields: dict[str, object] = {"barricades": 5, "passed": others}
    state = at_kiai(FOUR, "animal", tokens=dict.fromkeys(others.split(), "kyuzo"), fields=fields)
    assert (step(state), names(state, "kyuzo")) == ("add_barricade", {"use", "skip"})
    play(state, "kyuzo: use")
    assert village(state) == (6, 6, 3)


@proves("SS-14.24")
@pytest.mark.parametrize("order", [("P1-07", "P2-07"), ("P2-07", "P1-07")])
def test_katsushiro_puts_the_top_two_raiders_back_in_any_order(order: tuple[str, str]) -> None:
    state = at_kiai("katsushiro kyuzo kanbei", top="P1-07 P2-07 P3-06")
    assert (asked(state), names(state, "katsushiro")) == ("katsushiro", {"use", "skip"})
    before = stack_size(state)
    play(state, "katsushiro: use")
    assert (step(state), names(state, "katsushiro")) == ("arrange", {"card P1-07", "card P2-07"})
    assert refused(state, "katsushiro: card P3-06") == ("SS-14.24",)
    assert refused(state, "kyuzo: card P1-07") == ("SS-0.14",)
    play(state, f"katsushiro: card {order[0]}")
    assert field(state, "raider_stack").split()[:3] == [*order, "P3-06"]
    assert (asked(state), stack_size(state), discards(state)) == ("kyuzo", before, {"P4-03"})


@proves("SS-14.24")
def test_katsushiro_need_not_look() -> None:
    state = play(at_kiai("katsushiro kyuzo kanbei"), "katsushiro: skip")
    assert (field(state, "raider_stack"), asked(state)) == ("unseen*18", "kyuzo")


@proves("SS-14.25")
@pytest.mark.parametrize("order", ORDERS)
def test_on_the_animal_side_katsushiro_arranges_three_raiders(order: tuple[str, str, str]) -> None:
    state = at_kiai("katsushiro kyuzo kanbei", "animal", top="P1-07 P2-07 P3-06 P1-01", bottom="P1-03")
    play(state, "katsushiro: use")
    assert names(state, "katsushiro") == {"card P1-07", "card P2-07", "card P3-06"}
    play(state, f"katsushiro: card {order[0]}")
    assert names(state, "katsushiro") == {f"card {card}" for card in order[1:]}
    play(state, f"katsushiro: card {order[1]}")
    assert field(state, "raider_stack") == f"{' '.join(order)} P1-01 unseen*12 P1-03"
    assert asked(state) == "kyuzo"


@proves("SS-14.24", "SS-14.25", "SS-14.26", "SS-0.10")
@pytest.mark.parametrize(("side", "number", "own"), [("human", 2, 3), ("animal", 3, 4)])
def test_unknown_raiders_are_turned_over_one_by_one_and_stay_visible(side: str, number: int, own: int) -> None:
    cards = ["P1-07", "P2-07", "P3-06"][:number]
    state = play(at_kiai("katsushiro kyuzo kanbei", side), "katsushiro: use")
    for seen, card in enumerate(cards):
        assert (asked(state), step(state)) == ("luck", "turn_over")
        assert (len(luck(state)), set(luck(state).values())) == (52 - own - seen, {1})
        play(state, f"luck: card {card}")
    for card in cards[:0:-1]:
        play(state, f"katsushiro: card {card}")
    assert field(state, "raider_stack").split()[:-1] == cards[::-1]
    assert GAME.from_position(state.position()) == state
    play(state, "kyuzo: fight")
    assert (asked(state), field(state, "hand")) == ("kyuzo", f"card={cards[-1]}"), "nobody is in doubt about it"


@proves("SS-14.24")
@pytest.mark.parametrize("known", [{"top": "P1-07"}, {"bottom": "P1-07"}])
def test_a_raider_that_is_known_already_needs_no_luck(known: dict[str, str]) -> None:
    state = at_kiai("katsushiro kyuzo kanbei", raiders=3, rest="intruders", **known)
    play(state, "katsushiro: use", "luck: card P2-07")
    assert names(state, "katsushiro") == {"card P1-07", "card P2-07"}


@proves("SS-14.26", "SS-16.12", "SS-31.36")
def test_visible_raiders_are_hidden_again_when_the_stack_is_shuffled() -> None:
    fields: dict[str, object] = {"round": 3}
    state = given(step="turn", lines={"kyuzo": "B6-04"}, top="P1-07 P2-07", discard="P3-06", fields=fields)
    before = stack_size(state)
    assert field(state, "raider_stack").split()[:2] == ["P1-07", "P2-07"]
    play(state, "kyuzo: first penalty first")
    assert field(state, "raider_stack") == f"unseen_1*{before + 1}"
    play(state, "kyuzo: fight")
    assert asked(state) == "luck"
    assert {"card P1-07", "card P2-07", "card P3-06"} < names(state, "luck")


@proves("SS-14.27", "SS-31.36", "SS-28.11")
@pytest.mark.parametrize("way", ["support", "penalty"])
def test_a_visible_raider_that_becomes_an_intruder_lies_face_down(way: str) -> None:
    """It burns nothing before it is revealed at the end of the round; what it is everybody remembers."""
    lines = {"kyuzo": "P1-03"} if way == "penalty" else {}
    state = given(step="turn", lines=lines, top="P1-05 P2-07", intruders="P3-06")
    if way == "support":
        play(state, "kyuzo: support kanbei")
    assert field(state, "intruder_stack") == "P1-05 P3-06"
    assert field(state, "raider_stack").split()[0] == "P2-07"
    assert "revealed" not in field(state, "cards")
    assert village(state) == (5, 6, 3)
    revealed = begin(state, "reveal_intruders")
    assert village(revealed) == (4, 6, 3)
