"""The end of a game: the story that its events make, its numbers, and what its score means."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

import pytest

import shiai
from shiai.core.messages import Event, Message
from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.table.ending import (
    LONGEST_STORY,
    SHORTEST_STORY,
    Counted,
    Ending,
    Scale,
    choices_of,
    ending_of,
    heaviest,
    last_moments,
    numbers_of,
    rounds_of,
    story_of,
)
from shiai.table.live_game import ChoiceResult, LiveGame, new_record
from shiai.web.ending import drawn_figures, figure_addresses
from tests.tiers import NIGHTLY, one_of

GAMES = tuple(games())
OPTIONS: Final[dict[str, tuple[dict[str, Any], dict[str, Any]]]] = {
    "seven_ronin": ({}, {}),
    "samurai_spirit": ({"players": 3, "difficulty": "easy"}, {"players": 2}),
    "way_of_the_samurai": ({}, {"mode": "clan"}),
    "senjutsu": ({}, {"players": 3}),
    "senjutsu_solo": ({}, {"mode": "horde"}),
}


@cache
def finished(game: str, number: int) -> LiveGame:
    """A finished game, with careless choices in the first set-up and careful ones in the second."""
    rng = Random(f"{game} {number}")
    start = shiai.game(game).start(**OPTIONS[game][number])
    live = LiveGame(new_record(start, ("heuristic",) * len(start.setup.seats), f"{number}"))
    while (due := live.bot_to_move()) is not None:
        if number or due < 0:
            live.move_bot(due)
        else:
            live.choose(due, rng.choice(live.state.legal(due)))
    return live


def event(id: str, seats: tuple[int, ...] | None = None, **values: int | str) -> Event:
    return Event(id, values, "", seats)


def log(*moments: tuple[Event, ...]) -> list[ChoiceResult]:
    return [ChoiceResult(0, "choice", events) for events in moments]


class Plain(Ending):
    """Falls matter more than wounds, and deep wounds more than others."""

    weights: ClassVar[Mapping[str, int]] = {"fell": 9, "wounded": 1}
    heavier: ClassVar[Mapping[str, Mapping[str, int]]] = {"wounded": {"number": 2}}
    causes: ClassVar[Mapping[str, tuple[str, ...]]] = {"fell": ("struck",)}


# Which moments are told -----------------------------------------------------------------------------------------------


def test_the_heaviest_moments_are_told_at_most_five() -> None:
    moments = log(*[(event("wounded", number=number),) for number in (1, 4, 2, 6, 3, 5, 1)])
    assert sorted(heaviest(Plain(), moments)) == [2, 3, 4, 5, 6]


def test_an_event_is_told_with_what_led_to_it() -> None:
    moments = log((event("struck"), event("noise"), event("fell")), *[(event("wounded", number=1),)] * 2)
    assert [told.id for told in heaviest(Plain(), moments)[1]] == ["struck", "fell"]


def test_events_of_the_same_kind_at_the_same_moment_are_told_together() -> None:
    moments = log((event("fell", who="a"), event("fell", who="b")), *[(event("wounded", number=1),)] * 2)
    assert [told.values["who"] for told in heaviest(Plain(), moments)[1]] == ["a", "b"]


def test_a_kind_that_was_told_already_weighs_less() -> None:
    wounds = [(event("wounded", number=4),)] * 6
    moments = log(*[(event("fell"),)] * 8, *wounds)
    assert len([number for number in heaviest(Plain(), moments) if number > 8]) >= 2


def test_what_only_some_may_know_is_not_told() -> None:
    moments = log((event("fell", (0,)),), *[(event("wounded", number=1),)] * 3)
    assert sorted(heaviest(Plain(), moments)) == [2, 3, 4]
    assert sorted(last_moments(log((event("a", (0,)),), (event("b"),)))) == [2]


def test_without_a_story_the_last_events_are_told() -> None:
    assert heaviest(Ending(), log(*[(event("fell"),)] * 9)) == {}
    assert sorted(last_moments(log(*[(event("noise"),)] * 9))) == [7, 8, 9]


# All games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", one_of([0, 1]))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_a_story_of_three_to_five_moments_that_everybody_may_know(game: str, number: int) -> None:
    live = finished(game, number)
    story = story_of(live)
    assert SHORTEST_STORY <= len(story) <= LONGEST_STORY
    assert [told.number for told in story] == sorted({told.number for told in story})
    for told in story:
        assert 1 <= told.number <= len(live.log)
        for each in told.events:
            assert each in live.log[told.number - 1].events
            assert each.visible_to(WATCHER)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_stories_numbers_and_scales_have_words(game: str, language: str) -> None:
    words = Catalogue(language, game)
    ending = ending_of(shiai.game(game))
    for counted in ending.counted:
        assert words.say(counted.label)
    for number in (0, 1) if NIGHTLY else (0,):
        live = finished(game, number)
        scale = ending.scale(live.state)
        messages = [message for told in story_of(live) for message in (told.when, *told.events)]
        messages += [label for _, label in scale.steps] if scale is not None else []
        messages += ending.mode(live.state.setup.options)
        for message in messages:
            assert not set(words.message(message)) & set("{}_")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_weighs_and_counts_are_events_it_has(game: str) -> None:
    ending = ending_of(shiai.game(game))
    words = Catalogue("en", game)
    ids = {*ending.weights, *ending.heavier, *ending.causes}
    ids |= {cause for causes in ending.causes.values() for cause in causes}
    ids |= {id for counted in ending.counted for id in counted.events}
    assert sorted(id for id in ids if not words.has(id)) == []


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_those_of_the_events(game: str, number: int) -> None:
    live = finished(game, number)
    rounds = rounds_of(live.state)
    assert rounds is not None
    assert rounds >= 1
    people = range(len(live.players))
    assert choices_of(live) == sum([choices_of(live, (seat,)) for seat in people])
    found = {number.label.id: number for number in numbers_of(live)}
    for counted in ending_of(live.state.setup.game).counted:
        events = [each for result in live.log for each in result.events if each.id in counted.events]
        total = sum([int(each.values[counted.value]) if counted.value else 1 for each in events])
        assert (found[counted.label].total if counted.label in found else 0) == total
        if counted.by and counted.label in found:
            assert sum([count for _, count in found[counted.label].parts]) == total


def test_numbers_have_a_part_for_everybody_who_has_one() -> None:
    live = finished("senjutsu", 1)
    wounds = next(number for number in numbers_of(live) if number.label.id == "stat-wounds")
    assert {name for name, _ in wounds.parts} <= set(live.state.setup.game.seats(players=3)) | {
        str(each.values["who"]) for result in live.log for each in result.events if each.id == "event-wounded"
    }
    assert all(count > 0 for _, count in wounds.parts)
    assert (
        Counted("stat-wounds", ("event-wounded",), value="wounds", by="who")
        in ending_of(shiai.game("senjutsu")).counted
    )


def test_a_scale_says_which_step_a_score_reaches() -> None:
    steps = tuple([(least, Message(str(least), {}, "")) for least in (2, 4, 10)])
    assert [Scale(score, steps).reached for score in (2, 3, 4, 9, 10, 12)] == [0, 0, 1, 1, 2, 2]


def test_games_with_a_score_have_a_scale() -> None:
    scores = {
        (game, number): ending_of(shiai.game(game)).scale(finished(game, number).state)
        for game in GAMES
        for number in (0, 1)
    }
    clan, horde = scores["way_of_the_samurai", 1], scores["senjutsu_solo", 1]
    assert clan is not None
    assert clan.endless
    assert horde is not None
    assert scores["seven_ronin", 1] is None
    assert scores["way_of_the_samurai", 0] is None


# Figures --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", one_of([0, 1]))
@pytest.mark.parametrize("game", GAMES)
def test_somebody_has_won_and_drawn_figures_are_shown(game: str, number: int) -> None:
    state = finished(game, number).state
    ending = ending_of(state.setup.game)
    sprite = ending.sprite or game
    names = ending.figures(state)
    outcome = state.outcome()
    assert outcome is not None
    assert names or outcome.reason == "draw"
    known = drawn_figures(sprite)
    for address in figure_addresses(sprite, names):
        assert address.rpartition("#")[2] in known


def test_a_figure_that_is_not_drawn_is_left_out() -> None:
    assert figure_addresses("senjutsu", ("ronin", "nobody", "ronin")) == ("/static/senjutsu/figures.svg#figure-ronin",)
