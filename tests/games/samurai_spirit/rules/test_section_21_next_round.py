"""Section 21: the next round is prepared."""

from fractions import Fraction

import pytest

from shiai.games.samurai_spirit.rules.components import CARD_NAMES
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    active,
    animals,
    asked,
    discards,
    field,
    intruder_count,
    last_turn,
    line,
    luck,
    names,
    party,
    passed,
    pawn_of,
    play,
    protected,
    result,
    round_ends,
    row,
    stack_size,
    story,
    token,
    village,
    wounded,
)
from tests.proof import proves

THREE = "kyuzo kanbei gorobei"
FOUR = "kyuzo kanbei gorobei daisuke"
LIEUTENANTS = {card for card in CARD_NAMES if card.startswith("L5")}
BOSSES = {card for card in CARD_NAMES if card.startswith("B6")}


@proves("SS-21.1", "SS-31.52")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("farmsteads", "families"), [(1, "heal"), (6, "heal"), (1, "heal barricade repel")])
def test_the_next_round_starts_while_a_farmstead_and_a_family_are_left(
    round: int, farmsteads: int, families: str
) -> None:
    state = round_ends(round=round, fields={"farmsteads": farmsteads, "families": families})
    assert (result(state), field(state, "round")) == ("open", str(round + 1))
    assert (asked(state), village(state)) == ("kanbei", (5, farmsteads, len(families.split())))


@proves("SS-21.1", "SS-31.52")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("missing", "end"), [("farm", "farmsteads_lost"), ("doll", "families_lost")])
def test_no_round_starts_without_a_farmstead_or_without_a_family(round: int, missing: str, end: str) -> None:
    state = round_ends(round=round, gaps={"kanbei": missing}, fields={"farmsteads": 1, "families": "heal"})
    assert (result(state), field(state, "round"), asked(state)) == (end, str(round), "nobody")


@proves("SS-21.2", "SS-21.5", "SS-21.6", "SS-21.7")
def test_cards_of_lines_rows_discards_and_intruders_make_the_next_stack() -> None:
    lines = {"kyuzo": "P3-09 P3-12", "gorobei": "P2-12"}
    discard = "P4-01 P4-02 P4-04 P4-05 P4-08"
    state = round_ends(lines=lines, discard=discard, intruders="P1-13 P3-13", fields={"families": "heal"})
    used = " ".join([*protected(THREE).values(), *lines.values(), discard, "P1-13 P3-13 P4-13"])
    assert (stack_size(state), field(state, "raider_stack")) == (24, "unseen*24")
    assert [line(state, name) + row(state, name) for name in party(state)] == [[], [], []]
    assert (discards(state), intruder_count(state)) == (set(), 0)
    play(state, "kanbei: fight")
    plunderers = {name.removeprefix("card ") for name in names(state, "luck", "card P")}
    assert (len(plunderers), set(used.split()) <= plunderers) == (21, True)


@proves("SS-21.2", "SS-17.6")
def test_raiders_left_over_are_collected_too() -> None:
    fields: dict[str, object] = {"passed": "kanbei gorobei", "families": "heal"}
    state = last_turn(top="P1-01 P3-13 P1-13", fields=fields)
    play(state, "kyuzo: pass", "kanbei: fight")
    assert {"card P1-01", "card P3-13", "card P1-13"} <= names(state, "luck")
    assert stack_size(state) == 24


def odds(state: SamuraiSpirit) -> dict[str, list[Fraction]]:
    """How likely the cards of each kind (P, L, B) are to be the one that luck turns over, without repetitions."""
    chances = luck(state)
    found: dict[str, set[Fraction]] = {}
    for name, weight in chances.items():
        found.setdefault(name.removeprefix("card ")[0], set()).add(Fraction(weight, sum(chances.values())))
    return {kind: sorted(shares) for kind, shares in found.items()}


@proves("SS-21.3", "SS-21.5", "SS-21.11", "SS-3.10")
@pytest.mark.parametrize(("difficulty", "plunderers", "added"), [("normal", 28, 4), ("easy", 24, 3), ("hard", 28, 4)])
def test_lieutenants_join_for_round_2(difficulty: str, plunderers: int, added: int) -> None:
    state = round_ends(FOUR, difficulty=difficulty)
    assert stack_size(state) == plunderers + added
    assert field(state, "left_face_down") == f"plunderers={plunderers} lieutenants={added}"
    play(state, "kanbei: fight")
    assert len(names(state, "luck", "card P")) == plunderers
    assert names(state, "luck", "card L") == {f"card {card}" for card in LIEUTENANTS}  # any of the seven set aside
    each = Fraction(1, plunderers + added)
    assert odds(state) == {"P": [each], "L": [each * added / 7]}


@proves("SS-21.4", "SS-21.5", "SS-21.11", "SS-3.10")
@pytest.mark.parametrize(("difficulty", "plunderers", "added"), [("normal", 28, 4), ("easy", 24, 3), ("heroic", 28, 4)])
def test_bosses_join_for_round_3_and_the_lieutenants_of_round_2_stay(
    difficulty: str, plunderers: int, added: int
) -> None:
    state = round_ends(FOUR, round=2, difficulty=difficulty)
    assert stack_size(state) == plunderers + 2 * added
    assert field(state, "left_face_down") == f"plunderers={plunderers} lieutenants={added} bosses={added}"
    play(state, "kanbei: fight")
    assert names(state, "luck", "card L") == {f"card L5-0{number}" for number in range(1, added + 1)}
    assert names(state, "luck", "card B") == {f"card {card}" for card in BOSSES}
    each = Fraction(1, plunderers + 2 * added)
    assert odds(state) == {"P": [each], "L": [each], "B": [each * added / 7]}


@proves("SS-21.6", "SS-2.13")
@pytest.mark.parametrize("round", [1, 2])
def test_only_the_plunderers_of_round_1_are_in_the_later_rounds(round: int) -> None:
    state = last_turn(round=round, gaps={"kanbei": "doll"})
    play(state, "kyuzo: fight")
    used = discards(state) | {card for name in party(state) for card in row(state, name) + line(state, name)}
    play(state, "luck: family repel", "kanbei: fight")
    plunderers = {name.removeprefix("card ") for name in names(state, "luck", "card P")}
    assert (len(plunderers), plunderers) == (21, {card for card in used if card.startswith("P")})


@proves("SS-21.6", "SS-21.3", "SS-21.11")
def test_a_leader_that_was_drawn_makes_no_room_for_more_of_its_kind() -> None:
    state = round_ends()
    play(state, "kanbei: fight", "luck: card L5-04", "gorobei: fight", "luck: card L5-05", "kyuzo: fight")
    assert odds(state) == {"P": [Fraction(1, 22)], "L": [Fraction(1, 5 * 22)]}  # one of five lieutenants is left
    play(state, "luck: card L5-06", "kanbei: ignore all", "kanbei: fight")
    assert not names(state, "luck", "card L5")


@proves("SS-21.7", "SS-2.4")
def test_every_pawn_is_on_0_and_everybody_is_in_the_round_again() -> None:
    lines = {"kyuzo": "P2-13", "kanbei": "P3-12 P3-11 P4-09", "gorobei": "P1-13"}
    state = last_turn(lines=lines, fields={"passed": "kanbei gorobei"})
    assert [pawn_of(state, name) for name in party(state)] == [2, 10, 1]
    play(state, "kyuzo: pass")
    assert ([pawn_of(state, name) for name in party(state)], passed(state)) == ([0, 0, 0], set())
    assert names(state, "kanbei") == {"fight", "support kyuzo", "support gorobei", "pass"}


@proves("SS-21.8", "SS-15.10")
def test_the_village_is_not_replenished_and_wounds_stay() -> None:
    fields: dict[str, object] = {"barricades": 2, "farmsteads": 3, "families": "repel"}
    state = round_ends(fields=fields | {"wounded": "kyuzo kanbei", "animal": "kanbei gorobei"})
    assert (field(state, "round"), village(state), field(state, "families")) == ("2", (2, 3, 1), "repel")
    assert (wounded(state), animals(state)) == ({"kyuzo", "kanbei"}, {"kanbei", "gorobei"})


@proves("SS-21.9", "SS-17.4")
@pytest.mark.parametrize("choice", ["fight", "pass"])
@pytest.mark.parametrize(
    ("last", "first"),
    [("kyuzo", "kanbei"), ("kanbei", "gorobei"), ("gorobei", "daisuke"), ("daisuke", "kyuzo")],
)
def test_the_left_neighbour_of_the_last_active_samurai_starts_the_next_round(
    last: str, first: str, choice: str
) -> None:
    out = "none" if choice == "fight" else " ".join(name for name in FOUR.split() if name != last)
    state = last_turn(FOUR, active=last, fields={"passed": out})
    play(state, f"{last}: {choice}")
    assert (field(state, "round"), field(state, "turn")) == ("2", "1")
    assert (active(state), asked(state)) == (first, first)


@proves("SS-21.9", "SS-0.3")
def test_the_left_neighbour_starts_also_when_it_had_passed() -> None:
    state = round_ends(FOUR, fields={"passed": "kanbei"})
    assert (field(state, "round"), asked(state)) == ("2", "kanbei")


@proves("SS-21.10", "SS-31.43")
@pytest.mark.parametrize(("last", "drawer"), [("P3-12", "kanbei"), ("P4-12", "daisuke")])
def test_the_turn_counts_when_a_neighbour_drew_the_last_raider_by_an_arrow(last: str, drawer: str) -> None:
    state = last_turn(
        FOUR, lines={"kyuzo": last}, step="turn", fields={"families": "heal repel"}, gaps={drawer: "doll"}
    )
    assert (line(state, drawer), active(state)) == (["P4-13"], "kyuzo")
    play(state, "luck: family repel")
    assert (field(state, "round"), asked(state)) == ("2", "kanbei")


@proves("SS-21.10", "SS-31.43")
@pytest.mark.parametrize("recipient", ["kanbei", "gorobei"])
def test_the_turn_counts_when_a_neighbour_was_handed_the_last_raider(recipient: str) -> None:
    state = last_turn("heihachi kanbei gorobei")
    play(state, "heihachi: fight", f"heihachi: hand {recipient}")
    assert (field(state, "round"), asked(state)) == ("2", "kanbei")


RETURNED = ["token_returned gorobei kanbei SS-31.16", "token_returned kanbei gorobei SS-31.16"]


@proves("SS-9.15", "SS-31.16")
@pytest.mark.parametrize(
    ("back", "holders", "told"), [(False, ["kyuzo", "gorobei", "kanbei"], []), (True, THREE.split(), RETURNED)]
)
def test_lent_tokens_stay_with_their_borrowers_unless_they_return_at_the_end_of_a_round(
    back: bool, holders: list[str], told: list[str]
) -> None:
    state = round_ends(tokens={"kanbei": "gorobei", "gorobei": "kanbei"}, return_tokens_at_round_end=back)
    assert (field(state, "round"), [token(state, name) for name in THREE.split()]) == ("2", holders)
    assert story(state, "token_returned") == told


@proves("SS-21.7", "SS-25.15")
def test_talents_gained_from_absent_samurai_are_over_when_the_round_ends() -> None:
    fields: dict[str, object] = {"absent_tokens_used": "gorobei daisuke", "gained_kyuzo": "gorobei"}
    fields |= {"gained_kanbei": "daisuke", "families": "heal repel"}
    state = round_ends("kyuzo kanbei", fields=fields, gaps={"kanbei": "doll"})
    gained = ["gained_seat_1", "gained_seat_2"]
    assert (field(state, "round"), [field(state, name) for name in gained]) == ("1", ["none", "none"])
    play(state, "luck: family heal")
    assert (field(state, "round"), [field(state, name) for name in gained]) == ("2", ["none", "none"])
    assert field(state, "absent_tokens_used") == "daisuke gorobei"


@proves("SS-21.7", "SS-13.1")
def test_a_kiai_can_be_reached_again_in_the_next_round() -> None:
    state = round_ends()
    assert field(state, "round_is_ending") == "0"
    play(state, "kanbei: fight", "luck: card L5-04", "gorobei: fight", "luck: card L5-05", "kyuzo: pass")
    play(state, "kanbei: ignore all", "kanbei: fight", "luck: card P4-13")
    assert (line(state, "kanbei"), "L5-04" in discards(state)) == (["P4-13"], True)  # 5 + 4: the Kiai of Kanbei


@proves("SS-21.5")
def test_the_preparation_is_told() -> None:
    assert story(round_ends(), "round_began") == ["round_began 2 24 SS-21.5"]
    assert story(round_ends(round=2, difficulty="easy"), "round_began") == ["round_began 3 22 SS-21.5"]


@proves("SS-21.5")
def test_every_new_stack_is_announced_as_shuffled() -> None:
    kinds = ("shuffled_with_lieutenants", "shuffled_with_bosses")
    assert story(round_ends(), *kinds) == ["shuffled_with_lieutenants 3 SS-21.5"]
    assert story(round_ends(round=2, difficulty="easy"), *kinds) == ["shuffled_with_bosses 2 SS-21.5"]
