"""Section 22: how the game is lost and won."""

import pytest

from tests.games.samurai_spirit.given import (
    asked,
    field,
    last_turn,
    names,
    play,
    refused,
    result,
    round_ends,
    story,
    village,
    wounded,
)
from tests.proof import proves

DYING: dict[str, object] = {"animal": "kanbei", "wounded": "kanbei"}
LAST_FARM: dict[str, object] = {"farmsteads": 1, "barricades": 0, "families": "heal"}


@proves("SS-22.1", "SS-15.7")
def test_the_game_is_lost_at_once_when_a_samurai_dies_in_its_turn() -> None:
    state = last_turn(active="kanbei", lines={"kanbei": "P2-10"}, raiders=2, fields=DYING, step="turn")
    assert (result(state), asked(state), field(state, "round_is_ending")) == ("samurai_died", "nobody", "0")
    assert (village(state), wounded(state)) == ((5, 6, 2), {"kanbei"})


@proves("SS-22.1", "SS-5.9")
def test_the_game_is_lost_when_a_samurai_dies_of_a_penalty_that_cannot_be_applied() -> None:
    fields = DYING | {"passed": "gorobei"}
    lines = {"kanbei": "P4-12 P3-12"}
    state = last_turn(active="kanbei", lines=lines, raiders=2, fields=fields, step="turn")
    state.listen()
    play(state, "kanbei: ignore nothing")
    assert story(state)[1:] == ["impossible kanbei SS-5.10", "died kanbei SS-15.7", "samurai_died 0 SS-22.1"]
    assert result(state) == "samurai_died"


@proves("SS-22.1", "SS-18.6")
@pytest.mark.parametrize(("name", "end"), [("kanbei", "samurai_died"), ("kyuzo", "open"), ("gorobei", "open")])
def test_any_samurai_that_dies_loses_the_game(name: str, end: str) -> None:
    state = round_ends(gaps={"gorobei": "farm"}, fields=DYING | {"families": "repel"}, difficulty="hard")
    play(state, "luck: reverse random_wound", f"luck: pick {name}")
    assert (result(state), field(state, "round")) == (end, "1" if end == "samurai_died" else "2")


@proves("SS-22.1")
@pytest.mark.parametrize(
    ("fields", "end"),
    [
        (DYING, "samurai_died"),
        ({"animal": "kanbei", "wounded": "kyuzo"}, "open"),
        ({"wounded": "kanbei", "animal": "kyuzo"}, "open"),
    ],
)
def test_only_a_wounded_animal_dies_of_a_missing_hat(fields: dict[str, object], end: str) -> None:
    assert result(round_ends(gaps={"kanbei": "hat"}, fields=fields)) == end


@proves("SS-22.2", "SS-31.44")
def test_the_game_is_lost_at_once_when_fire_removes_the_last_farmstead() -> None:
    state = last_turn(lines={"kyuzo": "P2-13"}, raiders=2, fields=LAST_FARM, step="turn")
    assert (result(state), asked(state), village(state)) == ("farmsteads_lost", "nobody", (0, 0, 1))


@proves("SS-22.2", "SS-31.44", "SS-8.7")
def test_the_game_is_lost_at_once_when_a_total_above_the_kiai_removes_the_last_farmstead() -> None:
    state = last_turn(lines={"kyuzo": "P3-13 P3-12"}, raiders=2, fields=LAST_FARM)
    state.listen()
    play(state, "kyuzo: fight")
    assert (result(state), village(state)) == ("farmsteads_lost", (0, 0, 1))
    assert story(state, "farmstead_lost", "farmsteads_lost") == [
        "farmstead_lost 0 SS-18.8",
        "farmsteads_lost 0 SS-22.2",
    ]


@proves("SS-22.2", "SS-31.44")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "heroic"])
@pytest.mark.parametrize(("gaps", "intruders"), [({"kanbei": "farm"}, ""), ({}, "P1-01")])
def test_the_game_is_lost_at_once_when_the_end_of_a_round_removes_the_last_farmstead(
    difficulty: str, gaps: dict[str, str], intruders: str
) -> None:
    seen = "lose_farm=1 lose_barricade=2 random_wound=2" if difficulty in ("hard", "heroic") else "none"
    fields = LAST_FARM | {"reverses_seen": seen}
    state = round_ends(gaps=gaps, fields=fields, intruders=intruders, difficulty=difficulty)
    assert (result(state), asked(state), village(state)) == ("farmsteads_lost", "nobody", (0, 0, 1))
    assert field(state, "reverses_seen") == seen  # the reverse of the last one matters no more


@proves("SS-22.2")
def test_the_game_goes_on_with_one_farmstead() -> None:
    state = round_ends(gaps={"kanbei": "farm"}, fields=LAST_FARM | {"farmsteads": 2})
    assert (result(state), village(state), field(state, "round")) == ("open", (0, 1, 1), "2")


@proves("SS-22.3", "SS-31.44")
@pytest.mark.parametrize("last", ["heal", "barricade", "repel"])
def test_the_game_is_lost_at_once_when_the_last_family_is_removed(last: str) -> None:
    state = round_ends(gaps={"kanbei": "doll"}, fields={"families": last}, intruders="P1-01")
    assert (result(state), asked(state), village(state)) == ("families_lost", "nobody", (5, 6, 0))
    assert story(state)[-2:] == [f"family_lost {last} 0 SS-0.10", "families_lost 0 SS-22.3"]
    assert field(state, "intruder_stack") == "P1-01"


@proves("SS-22.3", "SS-18.3", "SS-31.44")
def test_the_game_is_lost_at_once_when_a_farmstead_takes_the_last_family_in_the_middle_of_a_round() -> None:
    fields: dict[str, object] = {"barricades": 0, "families": "heal"}
    state = last_turn(lines={"kyuzo": "P2-13"}, raiders=2, fields=fields, difficulty="hard", step="turn")
    play(state, "luck: reverse lose_family")
    assert (result(state), village(state), field(state, "round_is_ending")) == ("families_lost", (0, 5, 0), "0")


@proves("SS-22.3")
def test_the_game_goes_on_with_one_family() -> None:
    state = round_ends(gaps={"kanbei": "doll"}, fields={"families": "heal repel"})
    play(state, "luck: family heal")
    assert (result(state), village(state), field(state, "round")) == ("open", (5, 6, 1), "2")


@proves("SS-22.4", "SS-31.52", "SS-4.1")
@pytest.mark.parametrize(("farmsteads", "families"), [(1, "heal"), (6, "heal barricade repel")])
def test_the_game_is_won_after_step_4_of_round_3_with_a_farmstead_and_a_family(farmsteads: int, families: str) -> None:
    fields: dict[str, object] = {"farmsteads": farmsteads, "families": families}
    state = round_ends(round=3, fields=fields)
    assert (result(state), asked(state), field(state, "round")) == ("village_saved", "nobody", "3")
    assert story(state)[-1] == f"village_saved {farmsteads + len(families.split()) + 1} SS-22.4"


@proves("SS-22.4", "SS-4.1")
@pytest.mark.parametrize("round", [1, 2])
def test_nothing_is_won_before_round_3(round: int) -> None:
    assert result(round_ends(round=round)) == "open"


@proves("SS-22.4")
@pytest.mark.parametrize(
    ("gaps", "intruders", "end"),
    [
        ({"gorobei": "farm"}, "", "farmsteads_lost"),
        ({}, "P3-13 P1-01", "farmsteads_lost"),
        ({"gorobei": "doll"}, "", "families_lost"),
        ({"kanbei": "hat"}, "", "samurai_died"),
        ({"gorobei": "hat"}, "P3-13", "village_saved"),
    ],
)
def test_the_end_of_round_3_can_still_lose_the_game(gaps: dict[str, str], intruders: str, end: str) -> None:
    fields = LAST_FARM | DYING | {"families": "repel"}
    state = round_ends(round=3, gaps=gaps, intruders=intruders, fields=fields)
    assert result(state) == end


@proves("SS-22.4", "SS-20.1")
def test_the_win_waits_for_the_last_intruder_of_round_3() -> None:
    state = round_ends(round=3, intruders="unseen*2", fields={"families": "heal"})
    assert (asked(state), names(state, "luck"), result(state)) == ("luck", {"card P1-01", "card P1-02"}, "open")
    play(state, "luck: card P1-02")  # then only P1-01 is left
    assert (result(state), village(state)) == ("village_saved", (3, 6, 1))


@proves("SS-22.5")
@pytest.mark.parametrize("party", ["kyuzo kanbei", "kyuzo kanbei gorobei daisuke"])
def test_all_win_or_lose_together(party: str) -> None:
    won = round_ends(party, round=3)
    lost = round_ends(party, round=3, gaps={"kanbei": "hat"}, fields=DYING)
    for state, winners, clause in ((won, tuple(range(len(party.split()))), "SS-22.4"), (lost, (), "SS-22.1")):
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.clause, outcome.reason) == (winners, clause, result(state))
        assert len(set(outcome.scores)) == 1
        assert refused(state, "kyuzo: fight") == ("SS-22.5",)


@proves("SS-22.5")
def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert round_ends(round=2).outcome() is None
