"""The games of a person, and what they amount to."""

from dataclasses import replace

import pytest

from shiai.arena.statistics import wilson
from shiai.table import results
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import play_on, upload
from shiai.table.results import PlayedGame, Statistics, games_of, seconds_of, time_between
from shiai.table.service import TableService
from tests.table.tables import ANN, ATTACKER, BOB, DEFENDER, bot, mine, now, play_to_the_end, ronin, two_people

DUEL = PlayedGame(
    *("table", "seven_ronin", "", (PEOPLE, "level:3"), (0,), "attacker areas_held R7-12.2"),
    begun="2026-11-18T10:00:00",
    ended="2026-11-18T10:20:00",
    winners=(0,),
    rounds=5,
    choices=90,
)


def lost(game: PlayedGame) -> PlayedGame:
    return replace(game, winners=(1,))


def test_games_are_kept_with_seats_winners_and_numbers(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    assert [game.running for game in games_of(service.store, ANN)] == [True]
    play_to_the_end(service, id, {ATTACKER: ANN})
    service.moments(id)
    (game,) = games_of(service.store, ANN)
    outcome = now(service, id).game.state.outcome()
    assert outcome is not None
    assert (game.table, game.own, game.players, game.winners) == (id, (0,), (PEOPLE, "random"), outcome.winners)
    assert game.counts
    assert game.rounds == now(service, id).game.state.setup.game.summary(now(service, id).game.state)["round"]
    assert game.choices == len(now(service, id).game.record.choices)
    assert game.seconds == seconds_of(service.store, id) is not None
    assert games_of(service.store, BOB) == []


def test_everybody_at_a_table_has_the_game(service: TableService) -> None:
    id = two_people(service)
    play_to_the_end(service, id, {ATTACKER: ANN, DEFENDER: BOB})
    service.moments(id)
    (of_ann,), (of_bob,) = games_of(service.store, ANN), games_of(service.store, BOB)
    assert of_ann.won is not of_bob.won
    assert (of_ann.own, of_bob.own) == ((ATTACKER,), (DEFENDER,))


def test_only_games_that_were_played_here_as_a_whole_count(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    play_to_the_end(service, id, {ATTACKER: ANN})
    service.moments(id)
    on = play_on(service, id, len(now(service, id).game.record.choices) - 1, ANN)
    play_to_the_end(service, on, {ATTACKER: ANN})
    brought = upload(service, now(service, id).game.record.text(), ANN)
    for table in (on, brought):
        service.moments(table)
    assert {game.table for game in games_of(service.store, ANN)} == {id, on, brought}
    assert [game.table for game in games_of(service.store, ANN) if game.counts] == [id]


def test_a_game_against_oneself_does_not_count() -> None:
    assert DUEL.counts
    assert not replace(DUEL, own=(0, 1)).counts
    assert not replace(DUEL, game="chess").counts


@pytest.mark.parametrize(
    ("players", "level"),
    [
        ((PEOPLE, "level:3"), "3"),
        ((PEOPLE, "level:3", "level:3"), "3"),
        ((PEOPLE, "level:3", "level:4"), results.LEVELS),
        ((PEOPLE, "random"), results.OTHER_BOTS),
        ((PEOPLE, PEOPLE), results.PEOPLE_ONLY),
        ((PEOPLE,), results.ALONE),
    ],
)
def test_the_level_is_that_of_the_bots(players: tuple[str, ...], level: str) -> None:
    assert replace(DUEL, players=players).level == level


def test_times_that_say_nothing_are_left_out() -> None:
    assert time_between("2026-11-18T10:00:00", "2026-11-18T10:20:30") == 1230
    assert time_between("2026-11-18T10:00:00", "2026-11-19T10:20:30") is None
    assert time_between("2026-11-18", "") is None


def test_statistics_have_shares_with_wilsons_interval() -> None:
    numbers = Statistics([DUEL, lost(DUEL), DUEL, DUEL])
    assert (numbers.games, len(numbers.wins), numbers.share) == (4, 3, 0.75)
    assert numbers.interval == wilson(3, 4)


@pytest.mark.parametrize(
    ("line", "now", "longest"),
    [("w", 1, 1), ("l", 0, 0), ("wwl", 0, 2), ("lww", 2, 2), ("wwwlw", 1, 3), ("llll", 0, 0)],
)
def test_streaks_are_counted_from_the_last_game_and_over_all(line: str, now: int, longest: int) -> None:
    numbers = Statistics([DUEL if letter == "w" else lost(DUEL) for letter in line])
    assert (numbers.streak, numbers.longest_streak) == (now, longest)


def test_fastest_wins_are_those_that_were_won() -> None:
    quick = replace(lost(DUEL), rounds=1, ended="2026-11-18T10:01:00")
    slow = replace(DUEL, rounds=4, ended="2026-11-18T10:40:00")
    numbers = Statistics([DUEL, quick, slow])
    assert (numbers.fewest_rounds, numbers.fastest) == (4, 1200)
    assert (Statistics([quick]).fewest_rounds, Statistics([quick]).fastest) == (None, None)
