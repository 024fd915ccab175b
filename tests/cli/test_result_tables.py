"""Tables of many games: every seat of a contest, one team, and numbers value by value."""

import io

from rich.console import Console

import shiai
from shiai.arena.match import Result
from shiai.cli.result_tables import result_tables, spread_table, team_table


def result(number: int, bots: str, won: bool, score: int = 0, round: int = 3) -> Result:
    names = tuple(bots.split(","))
    seats = tuple([f"seat_{seat}" for seat in range(1, len(names) + 1)]) if won else ()
    reason, clause = ("village_saved", "SS-22.4") if won else ("samurai_died", "SS-22.1")
    return Result(number, names, seats, reason, clause, 100 + number, {"score": score, "round": round})


def rows(*tables: object) -> list[list[str]]:
    """The cells of printed tables, line by line."""
    console = Console(file=io.StringIO(), width=120)
    console.print(*tables)
    assert isinstance(console.file, io.StringIO)
    lines = [line for line in console.file.getvalue().splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]


def test_a_team_has_one_line_with_its_interval() -> None:
    results = [result(number, "random,random,random", won=number < 3) for number in range(10)]
    assert rows(team_table(results)) == [["3 × random", "10", "3", "30.0 %", "10.8 – 60.3 %"]]


def test_bots_that_change_seats_are_the_same_team() -> None:
    results = [result(0, "random,heuristic,random", True), result(1, "heuristic,random,random", False)]
    assert rows(team_table(results))[0][:4] == ["1 × heuristic, 2 × random", "2", "1", "50.0 %"]
    assert len(rows(team_table(results))) == 1


def test_a_spread_has_a_row_and_a_bar_for_every_value() -> None:
    table = rows(spread_table("score", [0, 0, 0, 0, 2, 3, 3]))
    assert [row[:3] for row in table] == [
        ["0", "4", "57.1 %"],
        ["1", "0", "0.0 %"],
        ["2", "1", "14.3 %"],
        ["3", "2", "28.6 %"],
    ]
    assert [len(row[3]) for row in table] == [30, 0, 8, 15]
    assert set("".join([row[3] for row in table])) == {"▇"}


def test_which_tables_there_are_depends_on_the_game() -> None:
    results = [result(number, "random,random", won=number % 2 == 0, score=5 * (number % 2)) for number in range(4)]
    team = result_tables(results, shiai.game("samurai_spirit").setup(players=2))
    titles = ["team wins", "endings", "score at the end", "round at the end", "at the end"]
    assert [table.title for table in team] == titles
    contest = [Result(0, ("random", "random"), ("defender",), "rounds_survived", "R7-12.5", 40, {"round": 8})]
    tables = result_tables(contest, shiai.game("seven_ronin").setup())
    assert [table.title for table in tables] == ["wins by seat", "endings", "at the end"]
    assert [row[:4] for row in rows(tables[0])] == [["random", "attacker", "1", "0"], ["random", "defender", "1", "1"]]
