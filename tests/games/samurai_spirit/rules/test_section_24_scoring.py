"""Section 24: the score of a won game."""

from itertools import product

import pytest

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit, points
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import GAME, result, round_ends, wounded
from tests.proof import proves

REVERSES = ["random_wound=1", "lose_barricade=1", "lose_farm=1", "lose_family=1"]


def won(
    farmsteads: int = 6,
    families: str = "heal barricade repel",
    difficulty: str = "normal",
    wounds: dict[str, object] | None = None,
) -> SamuraiSpirit:
    """A game that was won with so much left."""
    fields: dict[str, object] = {"farmsteads": farmsteads, "families": families} | (wounds or {})
    if difficulty in ("hard", "heroic"):
        fields["reverses_seen"] = " ".join(REVERSES[: 6 - farmsteads]) or "none"
    state = round_ends(round=3, fields=fields, difficulty=difficulty)
    assert result(state) == "village_saved"
    return state


def scores(state: SamuraiSpirit) -> tuple[int, ...]:
    """The score of every seat at the end."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


@proves("SS-24.1")
@pytest.mark.parametrize("farmsteads", range(1, 7))
def test_every_farmstead_left_is_a_point(farmsteads: int) -> None:
    assert scores(won(farmsteads)) == (farmsteads + 4,) * 3


@proves("SS-24.2")
@pytest.mark.parametrize(
    ("families", "score"), [("heal", 8), ("repel", 8), ("barricade repel", 9), ("heal barricade repel", 10)]
)
def test_every_family_left_is_a_point(families: str, score: int) -> None:
    assert scores(won(families=families)) == (score,) * 3


@proves("SS-24.3")
@pytest.mark.parametrize(
    ("wounds", "score"),
    [
        ({}, 9),
        ({"wounded": "kyuzo"}, 8),
        ({"wounded": "gorobei"}, 8),
        ({"wounded": "kyuzo kanbei gorobei"}, 8),
        ({"animal": "kyuzo"}, 9),
        ({"animal": "kyuzo kanbei gorobei"}, 9),
        ({"animal": "kyuzo", "wounded": "kyuzo"}, 8),
        ({"animal": "kyuzo", "wounded": "kanbei"}, 8),
    ],
)
def test_one_point_if_nobody_has_a_wound_token_whatever_the_sides(wounds: dict[str, object], score: int) -> None:
    assert scores(won(families="barricade repel", wounds=wounds)) == (score,) * 3


@proves("SS-24.3", "SS-19.8")
def test_a_token_healed_by_the_last_bonus_does_not_count() -> None:
    state = won(wounds={"wounded": "kanbei"})
    assert (wounded(state), scores(state)) == (set(), (10, 10, 10))


@proves("SS-24.4", "SS-23.1", "SS-23.2", "SS-23.3", "SS-23.4")
@pytest.mark.parametrize(
    ("difficulty", "farmsteads", "shown"),
    [("easy", 3, "7"), ("normal", 3, "7+"), ("hard", 6, "10++"), ("heroic", 4, "8+++")],
)
def test_the_score_is_followed_by_the_grade_of_the_level(difficulty: str, farmsteads: int, shown: str) -> None:
    state = won(farmsteads, difficulty=difficulty)
    assert f"{points(state)}{state.rules.grade}" == shown
    score = GAME.score(state)
    assert score is not None
    assert Catalogue("en", "samurai_spirit").message(score) == f"Score: {shown}"


@proves("SS-24.5", "SS-31.45", "SS-24.1", "SS-24.2", "SS-24.3")
def test_a_won_game_scores_2_to_10_points() -> None:
    games = product(range(1, 7), ("barricade", "barricade repel"), ("none", "kanbei"))
    found = {points(won(farmsteads, families, wounds={"wounded": hurt})) for farmsteads, families, hurt in games}
    assert found == {2, 3, 4, 5, 6, 7, 8, 9}
    assert points(won()) == 10


@proves("SS-24.6")
@pytest.mark.parametrize(
    ("gaps", "fields", "end"),
    [
        ({"kanbei": "farm"}, {"farmsteads": 1}, "farmsteads_lost"),
        ({"kanbei": "doll"}, {"families": "heal"}, "families_lost"),
        ({"kanbei": "hat"}, {"animal": "kanbei", "wounded": "kanbei"}, "samurai_died"),
    ],
)
def test_a_lost_game_has_no_score(gaps: dict[str, str], fields: dict[str, object], end: str) -> None:
    state = round_ends(round=3, gaps=gaps, fields=fields)
    assert result(state) == end
    assert (scores(state), points(state), GAME.summary(state)["score"]) == ((0, 0, 0), 0, 0)
    assert GAME.score(state) is None


@proves("SS-24.6", "SS-24.5")
def test_there_is_no_score_before_the_end() -> None:
    assert points(round_ends(round=2)) == 0
