"""The goal: how far the team is from winning and from losing."""

from typing import Final

from shiai.core.seats import WATCHER
from shiai.games.samurai_spirit.rules.state import ENDING, RESULT, VILLAGE_SAVED, SamuraiSpirit
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import GAME, given

WORDS: Final = Catalogue("en", "samurai_spirit")


def said(state: SamuraiSpirit, seat: int = 0) -> list[str]:
    """The goal in English."""
    return [WORDS.message(message) for message in GAME.goal(state.redact(seat), seat)]


def test_the_goal_counts_the_round_the_village_and_the_missing_symbols() -> None:
    state = given(
        rows={"kyuzo": "P1-02 P1-07", "kanbei": "P2-02"},
        fields={"round": 2, "farmsteads": 4, "families": "heal", "barricades": 3},
    )
    assert said(state) == [
        "Hold out for three rounds; this is round 2. All samurai must live.",
        "Farmsteads 4, families 1, barricades 3. Without a farmstead or without a family you lose.",
        "If the round ended now, missing symbols would cost: wounds 1, farmsteads 3, families 2.",
    ]
    assert said(state, WATCHER) == said(state)


def test_the_goal_warns_of_a_samurai_who_dies_with_the_next_wound() -> None:
    state = given(fields={"animal": "kanbei gorobei", "wounded": "kyuzo gorobei"})
    assert said(state)[2] == "Danger: Gorobei dies with the next wound, and then all have lost."


def test_while_the_round_ends_no_symbol_can_be_added_any_more() -> None:
    state = given()
    state.cells[ENDING] = 1
    assert len(said(state)) == 2


def test_a_finished_game_has_no_goal() -> None:
    state = given()
    state.cells[RESULT] = VILLAGE_SAVED
    assert said(state) == []
