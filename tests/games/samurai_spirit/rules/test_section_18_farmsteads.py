"""Section 18: what the loss of a farmstead brings on Hard and Heroic."""

from collections.abc import Callable

import pytest

from shiai.games.samurai_spirit.rules.components import DATA
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from tests.games.samurai_spirit.given import (
    animals,
    asked,
    discards,
    field,
    last_turn,
    line,
    luck,
    play,
    refused,
    result,
    round_ends,
    step,
    story,
    village,
    wounded,
)
from tests.proof import proves

REVERSES = {"lose_family": 1, "lose_farm": 1, "lose_barricade": 2, "random_wound": 2}
ALL_REVERSES = {f"reverse {name}": number for name, number in REVERSES.items()}
NO_BARRICADES: dict[str, object] = {"barricades": 0, "families": "heal repel"}


def burnt_by_fire(difficulty: str) -> SamuraiSpirit:
    """A farmstead goes by the `fire` penalty in step A."""
    return last_turn(lines={"kyuzo": "P2-13"}, raiders=2, fields=NO_BARRICADES, difficulty=difficulty, step="turn")


def burnt_by_case_3(difficulty: str) -> SamuraiSpirit:
    """A farmstead goes because a card lifts the total above the Kiai value."""
    lines = {"kyuzo": "P3-13 P3-12"}
    return play(last_turn(lines=lines, raiders=2, fields=NO_BARRICADES, difficulty=difficulty), "kyuzo: fight")


def without_farm(difficulty: str) -> SamuraiSpirit:
    """A farmstead goes in end-of-round step 2."""
    return round_ends(gaps={"kanbei": "farm"}, fields=NO_BARRICADES, difficulty=difficulty)


def burnt_by_intruder(difficulty: str) -> SamuraiSpirit:
    """A farmstead goes in end-of-round step 4."""
    return round_ends(intruders="P1-13 P1-01", fields=NO_BARRICADES, difficulty=difficulty)


LOSSES = [burnt_by_fire, burnt_by_case_3, without_farm, burnt_by_intruder]
at_every_loss = pytest.mark.parametrize("loss", LOSSES, ids=["fire", "case 3", "no farm", "intruder"])


@proves("SS-18.1", "SS-8.7", "SS-16.1", "SS-17.10", "SS-20.3")
@pytest.mark.parametrize("difficulty", ["hard", "heroic"])
@at_every_loss
def test_every_farmstead_removed_on_hard_and_heroic_shows_its_reverse(
    loss: Callable[[str], SamuraiSpirit], difficulty: str
) -> None:
    state = loss(difficulty)
    assert (asked(state), step(state), village(state)) == ("luck", "farm_reverse", (0, 5, 2))
    assert luck(state) == ALL_REVERSES


@proves("SS-18.2")
@pytest.mark.parametrize("difficulty", ["easy", "normal"])
@at_every_loss
def test_no_farmstead_removed_on_easy_and_normal_shows_its_reverse(
    loss: Callable[[str], SamuraiSpirit], difficulty: str
) -> None:
    state = loss(difficulty)
    assert (step(state), village(state), field(state, "reverses_seen")) == ("choose_action", (0, 5, 2), "none")
    assert (wounded(state), asked(state)) == (set(), "kyuzo" if loss is burnt_by_fire else "kanbei")


@proves("SS-18.3", "SS-0.10")
def test_lose_family_removes_a_random_family_at_once() -> None:
    state = burnt_by_fire("hard")
    state.listen()
    play(state, "luck: reverse lose_family")
    assert luck(state) == {"family heal": 1, "family repel": 1}
    play(state, "luck: family heal")
    assert (field(state, "families"), village(state), asked(state)) == ("repel", (0, 5, 1), "kyuzo")
    assert story(state) == ["reverse lose_family SS-18.1", "family_lost heal 1 SS-0.10"]


@proves("SS-18.3", "SS-22.3")
def test_lose_family_with_one_family_left_loses_the_game() -> None:
    state = round_ends(gaps={"kanbei": "farm"}, fields={"families": "heal"}, difficulty="hard")
    play(state, "luck: reverse lose_family")
    assert (result(state), village(state)) == ("families_lost", (4, 5, 0))


@proves("SS-18.4")
def test_lose_farm_removes_another_farmstead_with_its_penalty() -> None:
    state = without_farm("hard")
    play(state, "luck: reverse lose_farm")
    assert (asked(state), village(state)) == ("luck", (0, 4, 2))
    assert luck(state) == {"reverse lose_family": 1, "reverse lose_barricade": 2, "reverse random_wound": 2}


@proves("SS-18.4")
def test_lose_farm_does_not_ask_the_barricades() -> None:
    state = round_ends(gaps={"kanbei": "farm"}, difficulty="hard")
    play(state, "luck: reverse lose_farm")
    assert village(state) == (4, 4, 2)


@proves("SS-18.5")
@pytest.mark.parametrize("standing", [1, 2, 4])
def test_lose_barricade_removes_a_barricade_while_one_is_left(standing: int) -> None:
    fields: dict[str, object] = {"barricades": standing, "families": "heal repel"}
    state = round_ends(gaps={"kanbei": "farm"}, fields=fields, difficulty="hard")
    play(state, "luck: reverse lose_barricade")
    assert (village(state), field(state, "round")) == ((standing - 1, 5, 2), "2")


@proves("SS-18.5", "SS-0.13")
def test_lose_barricade_without_barricade_removes_a_farmstead_with_its_penalty() -> None:
    state = without_farm("hard")
    play(state, "luck: reverse lose_barricade")
    assert (asked(state), village(state)) == ("luck", (0, 4, 2))
    assert luck(state) == ALL_REVERSES | {"reverse lose_barricade": 1}


@proves("SS-18.6", "SS-0.10")
@pytest.mark.parametrize("name", ["kyuzo", "kanbei", "gorobei"])
def test_random_wound_gives_one_random_samurai_a_wound_at_once(name: str) -> None:
    state = burnt_by_fire("heroic")
    play(state, "luck: reverse random_wound")
    assert luck(state) == {"pick kyuzo": 1, "pick kanbei": 1, "pick gorobei": 1}
    assert refused(state, "kyuzo: fight") == ("SS-18.6",)
    play(state, f"luck: pick {name}")
    assert (wounded(state), asked(state), step(state)) == ({name}, "kyuzo", "choose_action")


@proves("SS-18.7", "SS-18.4", "SS-18.5", "SS-31.5")
def test_penalties_chain_until_no_further_farmstead_is_removed() -> None:
    state = without_farm("hard")
    play(state, "luck: reverse lose_barricade", "luck: reverse lose_farm", "luck: reverse lose_barricade")
    assert (village(state), luck(state)) == ((0, 2, 2), {"reverse lose_family": 1, "reverse random_wound": 2})
    play(state, "luck: reverse random_wound", "luck: pick gorobei")
    assert (village(state), field(state, "round")) == ((0, 2, 2), "2")
    assert field(state, "reverses_seen") == "lose_farm=1 lose_barricade=2 random_wound=1"


@proves("SS-18.7", "SS-22.2")
@pytest.mark.parametrize("reverse", ["lose_farm", "lose_barricade"])
def test_a_chain_ends_when_the_game_is_lost(reverse: str) -> None:
    fields = NO_BARRICADES | {"farmsteads": 2, "reverses_seen": "lose_barricade=1 random_wound=2 lose_family=1"}
    state = round_ends(gaps={"kanbei": "farm"}, fields=fields, difficulty="hard")
    assert luck(state) == {"reverse lose_farm": 1, "reverse lose_barricade": 1}
    play(state, f"luck: reverse {reverse}")
    assert (result(state), asked(state), village(state)) == ("farmsteads_lost", "nobody", (0, 0, 2))


@proves("SS-18.7", "SS-0.15")
def test_one_samurai_s_farmstead_is_resolved_before_the_next_samurai_is_looked_at() -> None:
    state = round_ends(gaps={"kyuzo": "farm", "kanbei": "farm"}, difficulty="hard")
    assert story(state, "no_farm") == ["no_farm kyuzo SS-17.10"]
    play(state, "luck: reverse random_wound", "luck: pick kyuzo")
    assert (wounded(state), village(state), step(state)) == ({"kyuzo"}, (4, 4, 2), "farm_reverse")
    assert luck(state) == ALL_REVERSES | {"reverse random_wound": 1}


@proves("SS-18.8", "SS-31.5", "SS-2.7")
@pytest.mark.parametrize(
    ("seen", "standing", "left"),
    [
        ("lose_barricade=1", 5, {"lose_family": 1, "lose_farm": 1, "lose_barricade": 1, "random_wound": 2}),
        ("lose_family=1 random_wound=1", 4, {"lose_farm": 1, "lose_barricade": 2, "random_wound": 1}),
        ("lose_barricade=1 random_wound=2", 3, {"lose_family": 1, "lose_farm": 1, "lose_barricade": 1}),
        ("lose_farm=1 lose_barricade=2 random_wound=1", 2, {"lose_family": 1, "random_wound": 1}),
    ],
)
def test_each_farmstead_still_standing_is_equally_likely(seen: str, standing: int, left: dict[str, int]) -> None:
    fields: dict[str, object] = {"farmsteads": standing, "reverses_seen": seen}
    state = round_ends(gaps={"kanbei": "farm"}, fields=fields, difficulty="hard")
    assert luck(state) == {f"reverse {name}": number for name, number in left.items()}
    assert sum(luck(state).values()) == standing


@proves("SS-18.8", "SS-31.5")
def test_a_reverse_that_all_farmsteads_have_needs_no_luck() -> None:
    fields: dict[str, object] = {"farmsteads": 2, "reverses_seen": "lose_family=1 lose_farm=1 lose_barricade=2"}
    state = round_ends(gaps={"kanbei": "farm"}, fields=fields, difficulty="hard")
    assert (step(state), field(state, "reverses_seen")) == (
        "random_wound",
        "lose_family=1 lose_farm=1 lose_barricade=2 random_wound=1",
    )


@proves("SS-18.9", "SS-31.19", "SS-10.8")
def test_the_random_wound_can_hit_a_samurai_that_has_passed() -> None:
    fields = NO_BARRICADES | {"passed": "kanbei gorobei"}
    state = last_turn(lines={"kyuzo": "P2-13"}, raiders=2, fields=fields, difficulty="hard", step="turn")
    play(state, "luck: reverse random_wound")
    assert luck(state) == {"pick kyuzo": 1, "pick kanbei": 1, "pick gorobei": 1}
    play(state, "luck: pick gorobei")
    assert wounded(state) == {"gorobei"}


@proves("SS-18.9", "SS-26.5")
def test_the_random_wound_hits_one_of_the_samurai_in_play() -> None:
    party = "kyuzo kanbei gorobei katsushiro daisuke"
    state = round_ends(party, gaps={"kanbei": "farm"}, difficulty="hard")
    play(state, "luck: reverse random_wound")
    assert luck(state) == {f"pick {name}": 1 for name in party.split()}


@proves("SS-18.10", "SS-31.41", "SS-1.7")
def test_the_data_file_has_six_reverses_of_four_kinds() -> None:
    counts = {kind["id"]: kind["count"] for kind in DATA["farmstead_penalties"]}
    assert (counts, sum(counts.values())) == (REVERSES, 6)
    assert luck(without_farm("hard")) == ALL_REVERSES


@proves("SS-18.11", "SS-17.12")
@pytest.mark.parametrize(("lost", "barricades"), [("barricade", 2), ("heal", 3)])
def test_a_family_lost_by_a_farmstead_gives_no_bonus_any_more(lost: str, barricades: int) -> None:
    fields: dict[str, object] = {"barricades": 2, "families": "heal barricade repel"}
    state = round_ends(gaps={"kanbei": "farm"}, fields=fields, difficulty="hard")
    play(state, "luck: reverse lose_family", f"luck: family {lost}")
    assert (field(state, "round"), village(state)) == ("2", (barricades, 5, 2))


def fire_wounds_kanbei(out: str) -> SamuraiSpirit:
    """Kyuzo's fire burns a farmstead, whose random wound turns Kanbei with a total of 12 to the animal side."""
    fields = NO_BARRICADES | {"wounded": "kanbei", "passed": out}
    lines = {"kyuzo": "P2-13", "kanbei": "P4-09 P4-10 P4-12"}
    state = last_turn(lines=lines, raiders=2, intruders="P1-01", fields=fields, difficulty="hard", step="turn")
    return play(state, "luck: reverse random_wound", "luck: pick kanbei")


@proves("SS-18.12", "SS-13.10", "SS-0.15")
def test_a_random_wound_that_flips_a_board_in_the_round_can_reach_its_kiai_before_anything_else() -> None:
    state = fire_wounds_kanbei(out="gorobei")
    assert (asked(state), step(state), animals(state)) == ("kanbei", "discard_intruders", {"kanbei"})
    play(state, "kanbei: use")
    assert (asked(state), step(state), line(state, "kanbei")) == ("kyuzo", "choose_action", ["P4-10", "P4-12"])
    assert {"P1-01", "P4-09"} <= discards(state)


@proves("SS-18.12", "SS-15.14")
def test_a_random_wound_of_a_passed_samurai_reaches_no_kiai() -> None:
    state = fire_wounds_kanbei(out="kanbei")
    assert (asked(state), step(state), animals(state)) == ("kyuzo", "choose_action", {"kanbei"})
    assert line(state, "kanbei") == ["P4-09", "P4-10", "P4-12"]


@proves("SS-18.12", "SS-13.12")
def test_a_random_wound_in_the_end_of_round_steps_reaches_no_kiai() -> None:
    lines = {"kanbei": "P4-09 P4-10 P4-12"}
    fields = NO_BARRICADES | {"wounded": "kanbei"}
    state = round_ends(lines=lines, gaps={"kyuzo": "farm"}, intruders="P1-01", fields=fields, difficulty="hard")
    play(state, "luck: reverse random_wound", "luck: pick kanbei")
    assert (field(state, "round"), animals(state), wounded(state)) == ("2", {"kanbei"}, set())
