"""Every decision of an enemy says why: whom it is after, what it took, what else it thought of, and by which clause."""

from random import Random
from typing import Any, Final

import pytest

from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.text.why import decision, dropped, explain, taken
from shiai.i18n import Catalogue
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, turn
from tests.games.senjutsu.solo.solo_positions import acts, reason, waiting
from tests.tiers import mostly_nightly

ENGLISH: Final = Catalogue("en", "senjutsu_solo")


def told(state: Solo, number: int = 0) -> list[str]:
    """A decision in words, with the clause before every sentence."""
    return [f"{message.clause} {ENGLISH.message(message)}" for message in explain(state, reason(state, number))]


def heard(state: Solo, *cards: str, enemies: tuple[str, ...] = (), **answers: str) -> list[Considered]:
    """What enemies decided in a turn with these cards."""
    state.reasons = []
    turn(state, *cards, enemies=enemies, **answers)
    return state.reasons


def words_of(state: Solo, considered: Considered) -> list[tuple[str | int, int, str]]:
    """All answers that were thought of: what, how bad for the heroes (or the wounds that are met), and the clause."""
    return [(answer.word, answer.worth, answer.clause) for answer in considered.answers]


# Targets --------------------------------------------------------------------------------------------------------------


def test_the_other_heroes_are_named_with_the_clause_that_passed_them_over() -> None:
    # Heroes on F2 and B2, two away on both sides of the front, and on D7, three away.
    state = fight(
        hero("ronin", "F2", "S"), hero("warrior", "B2", "S"), hero("student", "D7", "N"), enemy(at="D4", facing="N")
    )
    acts(state, "S003")
    assert reason(state).passed == {0: "SJ-42.8", 2: "SJ-42.6"}
    assert told(state)[:4] == [
        "SJ-42.5 Samurai Boss moves with “Firm Mind”.",
        "SJ-42.8 The target: Warrior.",
        "SJ-42.8 Comes later, counted from the left: Ronin",
        "SJ-42.6 Farther away: Student",
    ]


def test_a_lonely_hero_is_the_target_as_the_nearest() -> None:
    state = fight(hero("ronin", "D4", "N"), enemy(at="D1", facing="S"))
    acts(state, "S003")
    assert told(state)[1] == "SJ-42.6 The target: Ronin."
    assert len(decision(state, reason(state))) == 2


def test_an_attack_may_be_for_another_hero() -> None:
    # As in section 43: shut in by rocks, the enemy strikes the hero on E2 harder than the one it is after.
    walls = [("rocks", space) for space in ("C2", "D2", "E3", "D4")]
    state = fight(hero("ronin", "C3", "N"), hero("warrior", "E2", "N"), enemy(at="D3", facing="S"), terrain=walls)
    acts(state, "S021")
    assert reason(state).passed == {0: "SJ-43.3"}
    assert "SJ-43.3 The attack does less here, or nothing: Ronin" in told(state)


# Places ---------------------------------------------------------------------------------------------------------------


def test_places_that_only_the_measure_divides_show_it() -> None:
    # From D1 C2 and E2 are equal by all rules; the hero's coming attack (033) strikes E2.
    state = fight(hero(at="D4", facing="N"), enemy(at="D1", facing="S"), terrain=[("rocks", "D3")])
    acts(waiting(state, "033"), "S003")
    considered = reason(state)
    assert considered.taken is not None
    assert sorted(considered.worth.values()) == [-2, 0]
    assert considered.worth[considered.taken] == 0
    assert "SJ-38.1 It takes C2, facing south-east. Score: 0" in told(state)
    assert "SJ-38.1 No worse for the heroes: E2 (-2)" in told(state)


@pytest.mark.parametrize("card", ["S003", "S006", "S-Kojiro-004"])
def test_one_movement_is_one_decision(card: str) -> None:
    # However many steps, rotations and lines it has.
    state = fight(hero(at="D7", facing="N"), enemy(at="C1", facing="SE", behaviour="right"))
    acts(state, card)
    assert len(state.reasons or []) == 1


def test_an_enemy_that_cannot_move_says_so() -> None:
    # The second part of S018 is a step; rocks and other figures are all around D3.
    walls = [("rocks", space) for space in ("C2", "D2", "E2", "C3", "E3")]
    state = fight(hero(at="D4", facing="N"), enemy(at="D3", facing="S"), terrain=walls)
    assert acts(state, "S018", 1) == "D3 S"
    assert told(state)[-1] == "SJ-42.5 Only D3, facing south, was possible."


def test_a_card_whose_requirement_is_not_met_says_so() -> None:
    # S-Monk-N needs Enlightened Path in play.
    state = fight(hero(at="D4", facing="N"), enemy("monk", "D2", "S"))
    acts(state, "S-Monk-N")
    assert told(state) == ["SJ-7.8 Monk lacks what “Zen Wave Slash” requires and only moves."]


# Other answers --------------------------------------------------------------------------------------------------------


def test_the_initiative_of_a_defence_card() -> None:
    # 126 strikes for one wound at 5; S034 goes from 8 to 5.
    state = fight(hero("ronin", "D4", "N", hand="126"), enemy(at="D3", facing="S", stock="S034"))
    chosen = heard(state, "126")[0]
    assert words_of(state, chosen) == [(5, 1, "SJ-44.2"), (6, -1, "SJ-44.2"), (7, -1, "SJ-44.2"), (8, -1, "SJ-44.2")]
    assert told(state)[:3] == [
        "SJ-44.2 Samurai Boss chooses an initiative for “Wind Block” to meet an attack.",
        "SJ-44.2 Initiative 5 meets an attack. Wounds: 1",
        "SJ-44.2 No attack to meet at initiative 6",
    ]


def test_the_initiative_against_two_attacks() -> None:
    # 048 strikes for one wound at 7 and at 4; S-Ronin-002 goes from 8 to 3.
    state = fight(hero("student", "D4", "N", hand="048", focus=1), enemy("ronin", "D3", "S", stock="S-Ronin-002"))
    chosen = heard(state, "048", pay="pay")[0]
    assert (chosen.clause, words_of(state, chosen)[0]) == ("SJ-44.3", (7, 1, "SJ-44.3"))
    assert (4, 1, "SJ-44.3") in words_of(state, chosen)
    assert "SJ-44.3 Fewer wounds, or a lower initiative: 4. Wounds: 1" in told(state)


def test_the_initiative_where_no_attack_comes() -> None:
    # At 5 the Block would stop the blow of the other enemy.
    state = fight(
        hero("ronin", "D4", "N", hand="034"),
        enemy(at="D3", facing="S", stock="S034"),
        enemy("ashigaru_katana", "C3", "SE", stock="S019"),
    )
    chosen = heard(state, "034", enemies=("S034", "S019"))[0]
    worth = {word: measure for word, measure, _ in words_of(state, chosen)}
    assert chosen.clause == "SJ-44.4"
    assert worth[5] < worth[6] == worth[7] == worth[8]
    assert "SJ-38.1" in told(state)[1]


def test_the_order_of_a_tie() -> None:
    # The kick from D3 would push the hero out of reach of the thrust from D2.
    state = fight(
        hero("ronin", "D4", "N", hand="124x3"),
        enemy("samurai_boss", "D3", "S", stock="S018"),
        enemy("ashigaru_katana", "D2", "S", stock="S013"),
    )
    chosen = heard(state, "023")[0]
    assert chosen.clause == "SJ-41.9"
    assert [word for word, _, _ in words_of(state, chosen)] == [2, 1]
    assert chosen.answers[0].worth > chosen.answers[1].worth


@pytest.mark.parametrize(
    ("card", "foe", "space", "words"),
    [
        ("S-Warrior-003", "warrior", "E3", {"facing-SE", "facing-S"}),  # pushed, between two of its directions
        ("S030", "samurai_boss", "D3", {"facing-SW", "facing-SE"}),  # turned by two sides, from N
    ],
)
def test_what_is_done_to_a_hero(card: str, foe: str, space: str, words: set[str]) -> None:
    state = fight(hero("ronin", space, "N", hand="124x3"), enemy(foe, "D2", "S", stock=card))
    found = [one for one in heard(state, "023") if one.answers]
    assert found[0].clause == "SJ-38.1"
    assert {word for word, _, _ in words_of(state, found[0])} == words
    message = taken(state, found[0])
    assert message is not None
    assert ENGLISH.message(message).startswith("Taken: ")
    assert len(dropped(state, found[0])) == 1


# Everything -----------------------------------------------------------------------------------------------------------

SET_UPS: Final[tuple[dict[str, Any], ...]] = (
    {"enemy_1": "musashi", "enemy_2": "warrior", "players": 2},
    {"enemy_1": "ashigaru_yumi", "enemy_2": "ninja", "enemy_3": "assassin", "players": 3},
    {"mode": "fallen_lord"},
    {"enemy_1": "yasuke", "enemy_2": "student", "nightmare": True},
)


@pytest.mark.parametrize("number", mostly_nightly(range(len(SET_UPS)), 2))
def test_no_decision_goes_unexplained(number: int) -> None:
    """In random games every decision names what was taken and everything else, each with a clause, in words."""
    state = GAME.start(**SET_UPS[number])
    assert isinstance(state, Solo)
    rng = Random(number)
    for _ in range(600):
        if not state.stack:
            break
        state.reasons = []
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        for considered in state.reasons:
            assert 0 < considered.figure < MOST_FIGURES
            for message in explain(state, considered):
                assert message.clause.startswith("SJ-")
                assert ENGLISH.message(message)
            if considered.answers:
                assert len(dropped(state, considered)) == len(considered.answers) - 1
            else:
                assert all(place[1] < len(DIRECTION_NAMES) for place in considered.dropped)
                assert considered.taken not in considered.dropped
