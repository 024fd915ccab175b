"""Section 23: the four difficulty levels and the numbers of barricades and raiders."""

import pytest

from tests.games.samurai_spirit.given import (
    GAME,
    field,
    last_turn,
    luck,
    play,
    result,
    round_ends,
    stack_size,
    start,
    step,
    village,
    wounded,
)
from tests.proof import proves

PARTY = ["kyuzo", "kanbei", "gorobei", "katsushiro", "kikuchiyo", "daisuke", "heihachi"]
# Players: barricades on Easy, Normal, Hard and Heroic; stacks of the three rounds on Normal to Heroic and on Easy.
TABLE = {
    2: ((5, 4, 3, 2), (14, 16, 18), (12, 13, 14)),
    3: ((6, 5, 4, 3), (21, 24, 27), (18, 20, 22)),
    4: ((7, 6, 5, 4), (28, 32, 36), (24, 27, 30)),
    5: ((8, 7, 6, 5), (35, 40, 45), (30, 34, 38)),
    6: ((9, 8, 7, 6), (42, 48, 54), (36, 41, 46)),
    7: ((10, 9, 8, 7), (49, 56, 63), (42, 48, 54)),
}
LEVELS = ("easy", "normal", "hard", "heroic")
every_party = pytest.mark.parametrize("players", range(2, 8))


def stacks(players: int, difficulty: str) -> tuple[int, int, int]:
    """The raider stacks at the beginning of the three rounds."""
    samurai = " ".join(PARTY[:players])
    first = start(players=players, samurai=samurai.replace(" ", ","), difficulty=difficulty)
    play(first, "luck: pick kyuzo")
    second, third = [round_ends(samurai, round=round, difficulty=difficulty) for round in (1, 2)]
    return stack_size(first), stack_size(second), stack_size(third)


@proves("SS-23.1", "SS-23.2", "SS-23.3", "SS-23.4", "SS-2.9", "SS-2.17")
@every_party
@pytest.mark.parametrize("difficulty", LEVELS)
def test_the_number_of_barricades_at_the_start(players: int, difficulty: str) -> None:
    state = start(players=players, difficulty=difficulty)
    assert village(state) == (TABLE[players][0][LEVELS.index(difficulty)], 6, 3)


@proves("SS-23.1", "SS-23.2", "SS-23.3", "SS-23.4")
@pytest.mark.parametrize(
    ("difficulty", "barricades", "plunderers", "leaders"),
    [("easy", 7, 24, 3), ("normal", 6, 28, 4), ("hard", 5, 28, 4), ("heroic", 4, 28, 4)],
)
def test_barricades_plunderers_lieutenants_and_bosses_of_four_samurai(
    difficulty: str, barricades: int, plunderers: int, leaders: int
) -> None:
    state = round_ends(" ".join(PARTY[:4]), round=2, difficulty=difficulty)
    assert village(state)[0] == barricades
    assert field(state, "left_face_down") == f"plunderers={plunderers} lieutenants={leaders} bosses={leaders}"


@proves("SS-23.1", "SS-23.2", "SS-23.3", "SS-23.4", "SS-18.1", "SS-18.2")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_farmstead_penalties_apply_on_hard_and_heroic(difficulty: str) -> None:
    state = round_ends(gaps={"kanbei": "farm"}, difficulty=difficulty)
    assert village(state)[1] == 5
    assert step(state) == ("farm_reverse" if difficulty in ("hard", "heroic") else "choose_action")


@proves("SS-23.1", "SS-23.2", "SS-23.3", "SS-23.4", "SS-19.1")
@pytest.mark.parametrize("difficulty", LEVELS)
def test_family_bonuses_apply_on_all_levels_but_heroic(difficulty: str) -> None:
    fields: dict[str, object] = {"barricades": 1, "wounded": "gorobei", "families": "heal barricade repel"}
    state = round_ends(fields=fields, difficulty=difficulty)
    helped = difficulty != "heroic"
    assert (village(state), wounded(state)) == (((2, 6, 3), set()) if helped else ((1, 6, 3), {"gorobei"}))


@proves("SS-23.2", "SS-2.1", "SS-31.53")
def test_normal_is_played_unless_another_level_is_chosen() -> None:
    assert start(players=4).rules.options["difficulty"] == "normal"
    assert [option.values for option in GAME.options if option.name == "difficulty"] == [
        ("normal", "easy", "hard", "heroic")
    ]


@proves("SS-23.5", "SS-2.8", "SS-22.3")
def test_on_heroic_the_families_are_set_up_and_must_be_saved() -> None:
    assert village(start(players=3, difficulty="heroic")) == (3, 6, 3)
    state = round_ends(gaps={"kanbei": "doll", "gorobei": "doll"}, round=3, difficulty="heroic")
    assert luck(state) == {"family barricade": 1, "family repel": 1}
    play(state, "luck: family repel")
    assert (result(state), village(state)) == ("families_lost", (3, 6, 0))


@proves("SS-23.5", "SS-22.4")
def test_on_heroic_one_family_is_enough_to_win() -> None:
    state = round_ends(gaps={"kanbei": "doll"}, round=3, difficulty="heroic")
    play(state, "luck: family repel")
    assert (result(state), village(state)) == ("village_saved", (3, 6, 1))


@proves("SS-23.6", "SS-2.12", "SS-21.3", "SS-21.4")
@every_party
@pytest.mark.parametrize("difficulty", ["normal", "hard", "heroic"])
def test_the_raider_stacks_of_the_three_rounds_on_normal_hard_and_heroic(players: int, difficulty: str) -> None:
    assert stacks(players, difficulty) == TABLE[players][1] == (7 * players, 8 * players, 9 * players)


@proves("SS-23.7", "SS-2.12", "SS-21.3", "SS-21.4")
@every_party
def test_the_raider_stacks_of_the_three_rounds_on_easy(players: int) -> None:
    assert stacks(players, "easy") == TABLE[players][2] == (6 * players, 7 * players - 1, 8 * players - 2)


@proves("SS-23.6", "SS-23.7", "SS-26.2")
@pytest.mark.parametrize(("difficulty", "barricades", "cards"), [("easy", 6, 18), ("normal", 5, 21), ("heroic", 3, 21)])
def test_the_solo_game_counts_its_samurai(difficulty: str, barricades: int, cards: int) -> None:
    state = start(players=1, solo_samurai=3, samurai="kyuzo,kanbei,gorobei", difficulty=difficulty)
    play(state, "luck: pick kyuzo")
    assert (village(state), stack_size(state)) == ((barricades, 6, 3), cards)


@proves("SS-23.6")
def test_the_deck_of_a_round_does_not_grow_while_it_lasts() -> None:
    state = last_turn(round=2, raiders=2)
    before = stack_size(state)
    play(state, "kyuzo: fight")
    assert (before, stack_size(state), field(state, "round")) == (2, 1, "2")
