"""What solo play says of its questions and choices: every enemy by its name, choices by what they mean."""

from typing import Final

import pytest

import shiai
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.senjutsu.solo.rules.state import RANK, ROUND, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps.cards import FogStance
from shiai.i18n import Catalogue
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, fight

ENGLISH: Final = Catalogue("en", "senjutsu_solo")


def asked(state: State) -> str:
    """The question to the first seat."""
    return ENGLISH.message(state.prompt(0))


def choices(state: State, seat: int = 0) -> list[str]:
    """What can be chosen, in words."""
    return [ENGLISH.message(state.describe(action)) for action in state.legal(seat)]


def at_step(name: str, **options: object) -> State:
    """A game played by the first choices up to a step."""
    state: State = shiai.game("senjutsu_solo").start(hero_1="ronin", **options)
    while state.stack[-1].name != name:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def test_the_stance_in_the_fog_is_asked_for_by_the_name_of_the_enemy() -> None:
    state = fight(hero("ronin", "D7", "N"), enemy("monk"))
    state.push(FogStance(0, 1))
    assert asked(state) == "Ronin: the fog lets you choose the stance of Monk."
    assert choices(state) == ["Stance: offensive", "Stance: defensive"]


def test_the_places_of_a_wave_are_asked_for_by_the_name_of_the_enemy() -> None:
    state = at_step("wave_place", mode="horde")
    assert asked(state) == "Ronin: where do you place Ashigaru (Katana) 2?"
    assert len(choices(state)) == 4
    assert all(choice.startswith("It begins on ") for choice in choices(state))


def test_the_place_of_the_fallen_lord_is_asked_for() -> None:
    state = at_step("place_token", mode="fallen_lord")
    assert asked(state) == "Ronin: where do you lay the fallen lord?"
    assert all(choice.startswith("Lay it on ") for choice in choices(state))


def test_luck_chooses_among_moods_and_decks() -> None:
    state = at_step("enemy_mood")
    moods = choices(state, CHANCE)
    assert len(set(moods)) == 6
    assert moods[:2] == ["Behaviour: left; stance: offensive", "Behaviour: left; stance: defensive"]
    assert choices(at_step("enemy_mood", stance="defensive"), CHANCE)[1] == "Behaviour: centre; stance: defensive"
    extra = at_step("enemy_deck")
    assert choices(extra, CHANCE) == ["A card of selection deck 4", "A card of selection deck 5"]


def test_other_questions_are_those_of_the_duel() -> None:
    state = fight(hero("ronin", "D7", "N", hand="126"), enemy())
    assert asked(state) == "Ronin: choose your card for this turn. Nobody sees it yet."
    assert "Play Pommel Smash" in choices(state)


@pytest.mark.parametrize(("rank", "words"), [(0, "no rank"), (1, "Wood rank"), (4, "Jade rank")])
def test_the_score_of_a_horde_is_its_rank_with_round_and_wave(rank: int, words: str) -> None:
    state = at_step("wave_place", mode="horde")
    assert isinstance(state, Solo)
    state.cells[RANK], state.cells[ROUND], state.cells[WAVE] = rank, 2, 3
    score = shiai.game("senjutsu_solo").score(state)
    assert score is not None
    assert ENGLISH.message(score) == f"{words} · round 2, wave 3"
    assert shiai.game("senjutsu_solo").score(fight(hero("ronin"), enemy())) is None
