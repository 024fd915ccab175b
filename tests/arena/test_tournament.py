"""Tournaments: who sits where with which chance, who gets which points, and the same results for everybody."""

from collections import Counter
from dataclasses import replace

import pytest

import shiai
from shiai import registry
from shiai.arena.matrix import Axis
from shiai.arena.pairs import Played, compare, points_of, seating
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.ratings import Score
from shiai.arena.sprt import SprtError
from shiai.arena.tournament import Tournament
from shiai.bots import UnknownBot
from shiai.core.record import read_record
from shiai.core.setup import Setup

TEST = {"elo0": 0.0, "elo1": 200.0, "alpha": 0.05, "beta": 0.05}


def planned(
    *bots: str, game: str = "seven_ronin", games: int = 6, sprt: dict[str, float] | None = None, **options: object
) -> Plan:
    """A small tournament."""
    return Plan(game, shiai.game(game).setup(**options).options, bots, games, seed=1, sprt=sprt)


def played(plan: Plan, workers: int = 1) -> Tournament:
    """The tournament after all of it was played."""
    tournament = Tournament(plan)
    for _ in tournament.play(workers):
        pass
    return tournament


def first_luck(game: Played) -> list[str]:
    """The outcomes of chance before anybody chooses something."""
    lines = [line.partition(". ")[2] for line in game.record.splitlines() if line[0].isdecimal()]
    count = next(number for number, line in enumerate(lines) if not line.startswith("chance: "))
    return lines[:count]


def game_of(bots: tuple[str, ...], winners: tuple[str, ...], half: int = 0) -> Played:
    """A finished game of which only bots and winners matter."""
    seats = len(bots)
    return Played(
        number=half,
        bots=bots,
        winners=winners,
        reason="",
        clause="",
        choices=0,
        summary={},
        pairing=0,
        pair=0,
        half=half,
        decisions=(2,) * seats,
        seconds=(0.5,) * seats,
        record="",
    )


# Seats ----------------------------------------------------------------------------------------------------------------


def test_two_sides_are_exchanged_within_a_pair() -> None:
    for pair in range(3):
        assert [seating((0, 1), pair, half) for half in (0, 1)] == [(0, 1), (1, 0)]


def test_one_side_is_all_one_bots_in_each_half() -> None:
    assert [seating((0,), 0, half) for half in (0, 1)] == [(0,), (1,)]
    assert [seating((0, 0, 0), 5, half) for half in (0, 1)] == [(0, 0, 0), (1, 1, 1)]


def test_teams_sit_together() -> None:
    assert [seating((0, 0, 1, 1), 0, half) for half in (0, 1)] == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert [seating((0, 1, 1), 1, half) for half in (0, 1)] == [(0, 1, 1), (1, 0, 0)]


def test_three_sides_are_shared_by_two_and_one_in_turn() -> None:
    assert [[seating((0, 1, 2), pair, half) for half in (0, 1)] for pair in range(4)] == [
        [(0, 0, 1), (1, 1, 0)],
        [(0, 1, 0), (1, 0, 1)],
        [(1, 0, 0), (0, 1, 1)],
        [(0, 0, 1), (1, 1, 0)],
    ]


def test_four_sides_are_shared_by_halves_in_turn() -> None:
    assert [[seating((0, 1, 2, 3), pair, half) for half in (0, 1)] for pair in range(4)] == [
        [(0, 0, 1, 1), (1, 1, 0, 0)],
        [(0, 1, 0, 1), (1, 0, 1, 0)],
        [(0, 1, 1, 0), (1, 0, 0, 1)],
        [(0, 0, 1, 1), (1, 1, 0, 0)],
    ]


@pytest.mark.parametrize(
    ("game", "options", "sides"),
    [
        ("seven_ronin", {}, (0, 1)),
        ("samurai_spirit", {"players": 3}, (0, 0, 0)),
        ("way_of_the_samurai", {}, (0,)),
        ("senjutsu", {}, (0, 1)),
        ("senjutsu", {"players": 3}, (0, 1, 2)),
        ("senjutsu", {"players": 4, "teams": "pairs"}, (0, 0, 1, 1)),
        ("senjutsu", {"players": 3, "teams": "one_against_others"}, (0, 1, 1)),
    ],
)
def test_the_sides_of_every_game(game: str, options: dict[str, object], sides: tuple[int, ...]) -> None:
    assert shiai.game(game).setup(**options).sides == sides


def test_everybody_meets_everybody_and_sits_everywhere_equally_often() -> None:
    tournament = played(planned("random", "heuristic", "random", game="way_of_the_samurai", games=2))
    assert [game.bots for game in tournament.played] == [
        ("random",),
        ("heuristic",),
        ("random",),
        ("random #2",),
        ("heuristic",),
        ("random #2",),
    ]
    tournament = played(planned("random", "heuristic", "random", games=4))
    places = Counter([(name, seat) for game in tournament.played for seat, name in enumerate(game.bots)])
    assert places == {(name, seat): 4 for name in ("random", "heuristic", "random #2") for seat in (0, 1)}
    assert len({game.number for game in tournament.played}) == 12


# Chance ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["samurai_spirit", "way_of_the_samurai"])  # where chance comes before all choices
def test_chance_is_the_same_in_a_pair_and_another_in_the_next(game: str) -> None:
    tournament = played(planned("random", "random", game=game, games=8))
    lucks = [tuple(first_luck(half)) for half in tournament.played]
    assert all(lucks)
    assert lucks[0::2] == lucks[1::2]
    assert len(set(lucks)) > 1


def test_what_bots_draw_by_lot_differs_within_a_pair() -> None:
    first, second = played(planned("random", "random", games=2)).played
    assert first.record.splitlines()[6:] != second.record.splitlines()[6:]


def test_other_bots_in_the_tournament_do_not_change_a_pairing() -> None:
    two = played(planned("heuristic", "random", games=4)).played
    three = played(planned("heuristic", "random", "random", games=4)).played
    assert [(game.bots, game.record) for game in three if game.pairing == 0] == [
        (game.bots, game.record) for game in two
    ]


def test_another_seed_gives_other_games() -> None:
    plan = planned("random", "random", games=2)
    assert played(plan).played == played(plan).played
    assert played(plan).played != played(replace(plan, seed=2)).played


def test_records_can_be_replayed_and_name_the_bots() -> None:
    for game in played(planned("heuristic", "random", games=2)).played:
        record, state = read_record(registry.games(), game.record)
        outcome = state.outcome()
        assert outcome is not None
        assert tuple([record.setup.seats[seat] for seat in outcome.winners]) == game.winners
        assert tuple([record.tags[f"seat {seat}"] for seat in record.setup.seats]) == game.bots
        assert len(record.choices) == game.choices


# Points ---------------------------------------------------------------------------------------------------------------

TWO = shiai.game("senjutsu").setup()
THREE = shiai.game("senjutsu").setup(players=3)
TEAMS = shiai.game("senjutsu").setup(players=4, teams="pairs")
SPIRIT = shiai.game("samurai_spirit").setup(players=2)
SOLO = shiai.game("way_of_the_samurai").setup()


@pytest.mark.parametrize(
    ("setup", "first", "second", "winners", "points"),
    [
        (TWO, "ab", "ba", (("seat_1",), ("seat_1",)), (1.0, 0.0)),
        (TWO, "ab", "ba", (("seat_1",), ("seat_2",)), (1.0, 1.0)),
        (TWO, "ab", "ba", ((), ("seat_1",)), (0.5, 0.0)),
        (THREE, "aab", "bba", (("seat_2",), ("seat_3",)), (1.0, 1.0)),
        (THREE, "aab", "bba", (("seat_3",), ("seat_1", "seat_3")), (0.0, 0.5)),
        (THREE, "aab", "bba", (("seat_1", "seat_2"), ()), (1.0, 0.5)),
        (TEAMS, "aabb", "bbaa", (("seat_1", "seat_2"), ("seat_1", "seat_2")), (1.0, 0.0)),
        (SPIRIT, "aa", "bb", (("seat_1", "seat_2"), ()), (1.0,)),
        (SPIRIT, "aa", "bb", ((), ("seat_1", "seat_2")), (0.0,)),
        (SPIRIT, "aa", "bb", ((), ()), (0.5,)),
        (SOLO, "a", "b", (("samurai",), ("samurai",)), (0.5,)),
        (SOLO, "a", "b", (("samurai",), ()), (1.0,)),
    ],
)
def test_what_a_pair_brings_to_the_first_bot(
    setup: Setup, first: str, second: str, winners: tuple[tuple[str, ...], tuple[str, ...]], points: tuple[float, ...]
) -> None:
    halves = game_of(tuple(first), winners[0]), game_of(tuple(second), winners[1], 1)
    assert compare(halves, setup, "a") == points
    assert compare(halves, setup, "b") == tuple([1 - point for point in points])


def test_points_games_and_seconds_are_counted_for_every_bot() -> None:
    tournament = Tournament(planned("heuristic", "random", games=2))
    names = ("heuristic", "random")
    tournament.add((game_of(names, ("attacker",)), game_of(names[::-1], ("attacker",), 1)))
    assert tournament.scores() == [Score("heuristic", "random", 1, 0, 1)]
    assert tournament.pair_points == [[1.0]]
    assert [(tournament.games[name], tournament.wins[name], tournament.points(name)) for name in names] == [
        (2, 1, 1.0)
    ] * 2
    assert tournament.seconds("random") == 0.25


def test_where_each_bot_plays_alone_its_points_are_its_own_victories() -> None:
    tournament = Tournament(planned("heuristic", "random", game="way_of_the_samurai", games=4))
    for winners in ((("samurai",), ("samurai",)), (("samurai",), ())):
        pair = len(tournament.pair_points[0])
        halves = game_of(("heuristic",), winners[0]), game_of(("random",), winners[1], 1)
        tournament.add((replace(halves[0], pair=pair), replace(halves[1], pair=pair)))
    assert tournament.scores() == [Score("heuristic", "random", 1, 1, 0)]
    assert tournament.pair_points == [[1.0, 2.0]]
    assert [tournament.points(name) for name in ("heuristic", "random")] == [2.0, 1.0]
    assert [tournament.games[name] for name in ("heuristic", "random")] == [2, 2]


def test_more_than_two_sides_are_rated_by_places() -> None:
    tournament = played(planned("random", "random", game="senjutsu", games=2, players=3))
    for game in tournament.played:
        places = tournament.places(game)
        assert tuple([name for name, _ in places]) == game.bots
        assert [place for _, place in places] == [
            2 if game.winners and seat not in game.winners else 1 for seat in tournament.plan.setup.seats
        ]
    assert {rating.bot for rating in tournament.ratings()} == {"random", "random #2"}


# Order ----------------------------------------------------------------------------------------------------------------


def test_the_number_of_workers_does_not_matter() -> None:
    plan = planned("heuristic", "random", "random", games=4, sprt=TEST)
    alone, together = played(plan), played(plan, 2)
    assert alone.played == together.played
    assert alone.scores() == together.scores()
    assert [test.llr for test in alone.tests.values()] == [test.llr for test in together.tests.values()]


def test_a_decided_test_ends_its_pairing_and_no_other() -> None:
    tournament = played(planned("heuristic", "random", "random", games=60, sprt=TEST))
    assert list(tournament.tests) == [0, 1]
    counts = [len(points) for points in tournament.pair_points]
    for number, test in tournament.tests.items():
        assert test.verdict == "better"
        assert test.pairs == counts[number] < 30
    assert counts[2] == 30


def test_only_the_pair_that_is_due_can_be_added() -> None:
    tournament = Tournament(planned("heuristic", "random", games=4))
    halves = game_of(("heuristic", "random"), ()), game_of(("random", "heuristic"), (), 1)
    for wrong in (
        (replace(halves[0], pair=1), replace(halves[1], pair=1)),
        (halves[0], replace(halves[1], pair=1)),
        (halves[1], halves[0]),
    ):
        with pytest.raises(TournamentError, match="not the one that is due"):
            tournament.add(wrong)
    assert tournament.due() == (0, 0)
    assert not tournament.played


# Variants ------------------------------------------------------------------------------------------------------------

HEROES = Axis("hero_1", ("master", "student"))
RIVALS = Axis("hero_2", ("ronin", "warrior", "master"))


def varied(*axes: Axis, bots: tuple[str, ...] = ("random", "random"), games: int = 12, players: int = 2) -> Plan:
    """A small tournament of duels in which something varies from pair to pair."""
    return replace(planned(*bots, game="senjutsu", games=games, players=players), each=axes)


def test_variants_take_turns_and_both_games_of_a_pair_have_the_same() -> None:
    tournament = played(varied(HEROES, RIVALS))
    met = [read_record(registry.games(), game.record)[0].setup.options for game in tournament.played]
    heroes = [(options["hero_1"], options["hero_2"]) for options in met]
    assert heroes[::2] == heroes[1::2] == [(one, other) for one in HEROES.values for other in RIVALS.values]


def test_what_a_bot_gets_in_each_variant_adds_up() -> None:
    plan = varied(HEROES, bots=("heuristic", "random"), games=8)
    tournament = played(plan)
    assert [tournament.points_in(variant, "heuristic")[1] for variant in (0, 1)] == [4, 4]
    for name in plan.names:
        assert sum([tournament.points_in(variant, name)[0] for variant in (0, 1)]) == tournament.points(name)
    own = [game for game in tournament.played if game.pair % 2]  # master, student, master, student
    assert tournament.points_in(1, "heuristic")[0] == sum([points_of(game, plan.setup, "heuristic") for game in own])


def test_without_variants_there_is_one_that_says_nothing() -> None:
    plan = planned("heuristic", "random")
    assert (plan.variants, plan.setups) == (({},), (plan.setup,))
    assert [plan.seating(pair, 1) for pair in range(3)] == [seating((0, 1), pair, 1) for pair in range(3)]


def test_every_variant_sees_the_bots_on_all_seats() -> None:
    plan = varied(Axis("board", ("snow_field", "burning_village", "river_ford")), games=18, players=3)
    for variant in range(3):
        pairs = [pair for pair in range(plan.pairs) if plan.variant_of(pair) == variant]
        assert {plan.seating(pair, 0) for pair in pairs} == {seating((0, 1, 2), pair, 0) for pair in range(3)}


@pytest.mark.parametrize(
    ("axes", "games", "words"),
    [
        ((HEROES, RIVALS), 14, "6 variants are played equally often.* multiple of 12, such as 24, not 14"),
        ((Axis("players", (2, 3)),), 8, "players=3 has other seats than players=2"),
    ],
)
def test_impossible_variants_are_refused(axes: tuple[Axis, ...], games: int, words: str) -> None:
    with pytest.raises(TournamentError, match=words):
        varied(*axes, games=games)


def test_a_variant_that_the_game_refuses_is_named_with_its_reason() -> None:
    plan = planned("heuristic", "random", game="senjutsu_solo", games=4)
    axes = (Axis("mode", ("horde", "fallen_lord")), Axis("board", ("snow_field", "burning_village")))
    with pytest.raises(TournamentError, match=r"refuses mode=horde, board=burning_village: .*SJ-49\.7.* --each"):
        replace(plan, games=16, each=axes)


# Mistakes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "games", "words"),
    [
        (("heuristic",), 10, "two bots or more, not only heuristic"),
        (("heuristic", "random"), 0, "even and 2 or more, not 0"),
        (("heuristic", "random"), 7, "even and 2 or more, not 7"),
        (("heuristic", "random"), -2, "even and 2 or more, not -2"),
    ],
)
def test_impossible_plans_are_refused(bots: tuple[str, ...], games: int, words: str) -> None:
    with pytest.raises(TournamentError, match=words):
        planned(*bots, games=games)


def test_unknown_bots_and_impossible_tests_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'heuristik'"):
        planned("random", "heuristik")
    with pytest.raises(SprtError, match="elo1 must be more than elo0"):
        planned("random", "heuristic", sprt={**TEST, "elo0": 300.0})
