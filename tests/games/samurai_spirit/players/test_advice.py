"""The heuristic player: it cooperates sensibly, plays legally under all options, and is far better than random play."""

from random import Random
from typing import Any, Final

import pytest

from shiai.arena.match import play_match
from shiai.core.chance import pick
from shiai.core.conformance import random_options
from shiai.core.options import Value
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.players.evaluation import evaluate, survives
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    DRAW_LEFT,
    DRAW_RIGHT,
    NO_DEFEND,
)
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import FARMS, HOMES, SamuraiSpirit
from tests.games.samurai_spirit.given import GAME, full_rows, given, play, seat_of
from tests.tiers import mostly_nightly

ARROWS: Final = {DRAW_LEFT, DRAW_RIGHT}
RULES: Final[Rules] = GAME.setup()


def penalties(card: str) -> list[int]:
    """The penalties of a card."""
    return RULES.penalties(CARD_NAMES.index(card))


def advice(state: SamuraiSpirit, samurai: str) -> str:
    """What the heuristic player chooses for a samurai."""
    seat = seat_of(state, samurai)
    return state.name(GAME.advise(state.redact(seat), seat, Random(1)))


def holding(card: str, **table: object) -> SamuraiSpirit:
    """Kyuzo has a card in hand."""
    return given(step="play_card", hand=card, **table)  # type: ignore[arg-type]


def test_it_defends_with_a_symbol_that_is_missing() -> None:
    assert advice(holding("P4-06"), "kyuzo") == "defend"
    assert advice(holding("P1-08"), "kyuzo") == "defend"


def test_it_does_not_go_above_the_kiai_value_when_it_can_defend() -> None:
    assert advice(holding("P4-03", lines={"kyuzo": "P4-06 P4-13"}), "kyuzo") == "defend"


def test_it_discards_a_duplicate_instead_of_going_above_the_kiai_value() -> None:
    state = holding("P4-13", lines={"kyuzo": "P4-06 P4-03"})
    assert advice(state, "kyuzo") == "discard"


def test_it_ignores_a_penalty_that_would_hurt() -> None:
    lines = {"kanbei": "P3-05"}  # a wound
    state = given(active="kanbei", step="turn", lines=lines, fields={"wounded": "kanbei", "animal": "kanbei"})
    assert advice(state, "kanbei") == "ignore all"


def boss_of_gorobei(card: str, **words: Any) -> SamuraiSpirit:
    """Gorobei's turn begins in round 3 with this boss as the last card of his combat line; he may ignore it."""
    fields: dict[str, object] = {"round": 3, **words.pop("fields", {})}
    party = "gorobei kyuzo heihachi"
    return given(party, step="turn", lines={"gorobei": card, **words.pop("lines", {})}, fields=fields, **words)


@pytest.mark.parametrize("card", ["B6-05", "B6-06"])  # a wound and a restriction, in either order
def test_it_does_not_die_of_two_penalties_that_it_could_ignore(card: str) -> None:
    state = boss_of_gorobei(card, fields={"wounded": "gorobei", "animal": "gorobei"})
    assert advice(state, "gorobei") == "ignore all"


@pytest.mark.parametrize("card", ["B6-01", "B6-02", "B6-03", "B6-04", "B6-05", "B6-06"])
def test_it_ignores_all_penalties_of_a_boss(card: str) -> None:
    assert advice(boss_of_gorobei(card, discard="P4-03 P4-13"), "gorobei") == "ignore all"


def test_it_keeps_a_defence_row_that_it_needs() -> None:
    """Without his hat Gorobei would die, and without his doll the last family would be lost."""
    rows = full_rows("gorobei", "kyuzo", "heihachi") | {"gorobei": "P1-03 P1-08"}
    fields: dict[str, object] = {"wounded": "gorobei", "animal": "gorobei", "families": "heal"}
    state = boss_of_gorobei("B6-07", rows=rows, raiders=2, rest="intruders", fields=fields)
    assert advice(state, "gorobei") == "ignore all"


@pytest.mark.parametrize("card", [name for name in CARD_NAMES if penalties(name) == [NO_DEFEND]])
def test_it_ignores_a_penalty_that_restricts_the_rest_of_the_turn(card: str) -> None:
    samurai = "kanbei" if RULES.value[CARD_NAMES.index(card)] % 2 else "gorobei"
    state = given(active=samurai, step="turn", lines={samurai: card}, fields={"round": 2})
    assert advice(state, samurai) == "ignore all"


@pytest.mark.parametrize("card", [name for name in CARD_NAMES if ARROWS & {*penalties(name)}])
def test_it_ignores_an_arrow_that_would_burn_the_last_farmstead(card: str) -> None:
    """Both neighbours are above their Kiai value, so every raider that one of them draws hits the village."""
    samurai = "kanbei" if RULES.value[CARD_NAMES.index(card)] % 2 else "gorobei"
    lines = {samurai: card, "kyuzo": "P4-03 P4-13 P2-02", "katsushiro": "P4-06 P4-01 P3-02"}
    village: dict[str, object] = {"barricades": 0, "farmsteads": 1}
    state = given(f"{samurai} kyuzo katsushiro", step="turn", lines=lines, fields=village)
    assert advice(state, samurai) == "ignore all"


def test_it_puts_up_a_barricade() -> None:
    lines = {"heihachi": "P4-06"}
    state = given("heihachi kyuzo kanbei", step="play_card", hand="P4-03", lines=lines, fields={"barricades": 2})
    play(state, "heihachi: attack")
    assert advice(state, "heihachi") == "use"


def test_it_fights_while_there_is_room() -> None:
    assert advice(given(), "kyuzo") == "fight"


def test_it_does_not_fight_a_raider_who_would_burn_the_last_farmstead() -> None:
    """One raider is left, everybody is protected, and whoever fights it goes above the Kiai value."""
    party = "kyuzo kanbei gorobei"
    lines = {"kyuzo": "P4-13 P4-01", "kanbei": "P4-02 P4-04", "gorobei": "P4-05 P4-08"}
    village: dict[str, object] = {"barricades": 0, "farmsteads": 1}
    state = given(party, lines=lines, rows=full_rows(*party.split()), raiders=1, fields=village)
    assert advice(state, "kyuzo") != "fight"


def test_it_keeps_the_tokens_of_absent_samurai_for_the_last_round() -> None:
    party = "kyuzo kanbei"
    early = given(party, step="absent_tokens")
    late = given(party, step="absent_tokens", fields={"round": 3})
    assert advice(early, "kyuzo") == "done"
    assert advice(late, "kyuzo").startswith("use_token")


def test_the_evaluation_knows_what_is_good() -> None:
    fresh = given()
    assert -1.0 < evaluate(fresh) < 1.0
    for fields in (
        {"barricades": 1},
        {"farmsteads": 3},
        {"families": "heal"},
        {"wounded": "kyuzo"},
        {"animal": "kyuzo"},
    ):
        assert evaluate(given(fields=dict(fields))) < evaluate(fresh)
    assert evaluate(given(rows={"kyuzo": "P1-08 P1-12 P1-03"})) > evaluate(fresh)


@pytest.mark.parametrize(("health", "expected"), [(1, 0.25), (2, 0.75), (3, 1.0), (4, 1.0)])
def test_wounds_are_counted_by_their_chances(health: int, expected: float) -> None:
    assert survives(health, 0.5, 0.5, 0.0) == pytest.approx(expected)


@pytest.mark.parametrize("seed", mostly_nightly(range(8), 2))
def test_it_plays_legally_under_any_options(seed: int) -> None:
    options = random_options(GAME, Random(seed))
    state = GAME.start(**options)
    rng = Random(seed)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(seat, pick(state.legal(seat), state.weights(), rng))
        else:
            state.apply(seat, GAME.advise(state.redact(seat), seat, rng))
    outcome = state.outcome()
    assert outcome is not None
    assert (state.cells[FARMS] > 0 and state.cells[HOMES] > 0) or not outcome.winners


def test_a_team_of_two_wins_most_games_on_easy_and_random_players_none() -> None:
    options: dict[str, Value] = {"players": 2, "difficulty": "easy"}
    heuristic = [play_match("samurai_spirit", options, ("heuristic",) * 2, 5, number) for number in range(12)]
    random = [play_match("samurai_spirit", options, ("random",) * 2, 5, number) for number in range(12)]
    assert sum([bool(result.winners) for result in heuristic]) >= 8
    assert sum([bool(result.winners) for result in random]) == 0
    assert max([result.summary["score"] for result in heuristic]) > 5
    assert {result.summary["round"] for result in heuristic if result.winners} == {3}


def test_it_sees_the_third_round_of_four_players() -> None:
    results = [play_match("samurai_spirit", {}, ("heuristic",) * 4, 6, number) for number in range(4)]
    assert max([result.summary["round"] for result in results]) == 3
