"""Matrices: every combination is a series of its own, what the game refuses is left out, and mistakes are named."""

import pytest

import shiai
from shiai.arena.matrix import Cell, Matrix, SeriesError, axis_of
from shiai.arena.series import CHUNK, Series
from shiai.core.errors import OptionError

SPIRIT = shiai.game("samurai_spirit")
RONIN = shiai.game("seven_ronin")


def spirit_matrix(
    rows: str, columns: str, only: tuple[str, ...] = (), bots: tuple[str, ...] = ("random",), **options: object
) -> Matrix:
    """A small matrix of Samurai Spirit; `only` restricts the rows."""
    sides = axis_of(SPIRIT, rows, only), axis_of(SPIRIT, columns)
    return Matrix(SPIRIT, options, *sides, bots, games=4, seed=5)


def played(matrix: Matrix, workers: int = 1) -> list[tuple[object, object, int, int]]:
    """The cells of a matrix after it was played: row, column, games and wins."""
    total = sum(matrix.play(workers))
    assert total == matrix.games * len(matrix.playable)
    return [(cell.row, cell.column, cell.games, cell.wins) for cell in matrix.cells]


def ronin_matrix(games: int, *only: str) -> Matrix:
    """A matrix of 7 Ronin, which random bots win on either side."""
    sides = axis_of(RONIN, "threat_track", only), axis_of(RONIN, "limit_counts")
    return Matrix(RONIN, {}, *sides, ("random",), games, seed=3)


def test_every_cell_is_what_a_series_of_its_own_would_give() -> None:
    matrix = ronin_matrix(CHUNK + 5)
    cells = played(matrix)
    assert len(cells) == len(matrix.rows.values) * len(matrix.columns.values)
    assert len({wins for _, _, _, wins in cells}) > 1
    for row, column, games, wins in cells:
        options = RONIN.setup(threat_track=row, limit_counts=column).options
        results = list(Series(RONIN.id, options, ("random", "random"), CHUNK + 5, seed=3).results(1))
        assert (games, wins) == (len(results), sum(["attacker" in result.winners for result in results]))


def test_the_number_of_workers_does_not_matter() -> None:
    assert played(ronin_matrix(CHUNK + 2, "steep"), 1) == played(ronin_matrix(CHUNK + 2, "steep"), 2)


def test_leaving_values_out_does_not_change_the_rest_and_playing_again_nothing() -> None:
    whole, part = ronin_matrix(6), ronin_matrix(6, "steep")
    assert part.rows.values == ("steep",)
    assert [cell for cell in played(whole) if cell[0] == "steep"] == played(part) == played(part)


def test_refused_combinations_are_not_played_and_counted_by_reason() -> None:
    matrix = spirit_matrix("players", "absent_tokens", only=("6", "7"))
    assert [cell[:3] for cell in played(matrix)] == [(6, True, 4), (6, False, 4), (7, True, 0), (7, False, 4)]
    ((reason, count),) = matrix.refusals()
    assert "nobody is absent (SS-27.1)" in reason
    assert count == 1
    assert [[cell.refused for cell in row] for row in matrix.by_row()] == [["", ""], [reason, ""]]


def test_a_lost_solo_game_is_no_draw() -> None:
    way = shiai.game("way_of_the_samurai")
    sides = axis_of(way, "weapon", ("katana",)), axis_of(way, "opponent", ("ishida",))
    matrix = Matrix(way, {}, *sides, ("random",), games=4, seed=5)
    assert played(matrix)[0][2:] == (4, 0)
    assert matrix.cells[0].draws == 0


def test_choices_switches_and_whole_numbers_can_be_compared() -> None:
    assert axis_of(SPIRIT, "difficulty").labels == ("normal", "easy", "hard", "heroic")
    assert axis_of(SPIRIT, "absent-tokens").labels == ("true", "false")
    assert axis_of(SPIRIT, "players").values == (1, 2, 3, 4, 5, 6, 7)
    assert axis_of(SPIRIT, "players", ["4", "2"]).values == (4, 2)
    assert axis_of(SPIRIT, "absent_tokens", ["no"]).values == (False,)
    assert axis_of(RONIN, "threat-track", ["balance-fit"]).values == ("balance_fit",)


def test_the_side_whose_victories_count_has_a_name() -> None:
    assert ronin_matrix(1).side == "attacker"
    assert spirit_matrix("players", "difficulty").side == "the team"


def test_one_bot_serves_every_number_of_seats() -> None:
    matrix = spirit_matrix("players", "difficulty", only=("2", "5"))
    assert [len(cell.series.bots) for cell in matrix.cells if cell.series is not None] == [2] * 4 + [5] * 4


def test_fixed_options_hold_in_all_cells_and_are_known_in_their_true_form() -> None:
    matrix = spirit_matrix("difficulty", "heal_passed", players="2", samurai="kyuzo, kanbei", absent_tokens="on")
    assert matrix.fixed == {"players": "2", "samurai": "kyuzo,kanbei", "absent_tokens": "true"}
    assert {cell.series.options["players"] for cell in matrix.cells if cell.series is not None} == {2}


def test_shares_come_with_their_standard_error_and_interval() -> None:
    cell = Cell("a", "b", games=100, wins=20)
    assert cell.share == 0.2
    assert cell.standard_error == pytest.approx(0.04)
    low, high = Cell("a", "b", games=30, wins=0).interval
    assert low == 0.0
    assert high == pytest.approx(0.1135, abs=1e-4)


@pytest.mark.parametrize(
    ("rows", "columns", "only", "players", "words"),
    [
        ("players", "players", (), None, "two different options, not players twice"),
        ("players", "difficulty", (), 3, "players is an axis of the matrix; restrict its values"),
        ("moon", "difficulty", (), None, "no option moon; options whose values can be compared: players, difficulty"),
        ("samurai", "difficulty", (), None, "samurai has no list of single values"),
        ("players", "difficulty", ("2", "2"), None, "players has the same value twice"),
        ("absent_tokens", "difficulty", ("true",), 7, "refuses every combination .* nobody is absent"),
    ],
)
def test_mistakes_are_named(rows: str, columns: str, only: tuple[str, ...], players: int | None, words: str) -> None:
    fixed: dict[str, object] = {} if players is None else {"players": players}
    with pytest.raises(SeriesError, match=words):
        Matrix(SPIRIT, fixed, axis_of(SPIRIT, rows, only), axis_of(SPIRIT, columns), ("random",), games=4, seed=5)


def test_wrong_values_and_too_many_bots_are_mistakes_not_refusals() -> None:
    with pytest.raises(OptionError, match="from 1 to 7"):
        spirit_matrix("players", "difficulty", only=("8",))
    with pytest.raises(OptionError, match="did you mean players"):
        spirit_matrix("absent_tokens", "difficulty", playrs=3)
    with pytest.raises(SeriesError, match="2 bots, but samurai_spirit has the seats seat_1, seat_2, seat_3"):
        spirit_matrix("players", "difficulty", only=("2", "3"), bots=("random", "random"))
