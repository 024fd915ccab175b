"""`shiai analyse`: rate the choices of a recorded game."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from shiai.analysis import Analysis, Budget, analyse, budget_for, decisions_of
from shiai.analysis.rate import ITERATIONS
from shiai.arena.files import ResultFileError
from shiai.cli.files import read_seat
from shiai.cli.kit.progress import progress_bar
from shiai.core.record import Record
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.ending import told_between
from shiai.table.live_game import PEOPLE, ChoiceResult
from shiai.table.saves import load_record
from shiai.web.analysis_words import AnalysisTeller, MomentText, SideText

WIDEST: Final = 72  # characters of a curve
ROWS: Final = 6
LEVELS: Final = " ▁▂▃▄▅▆▇█"


def analyse_command(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[
        str | None, typer.Option(help="Show the analysis of this seat; by default of the people, or of all.")
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=0, max=100_000, help="Iterations of the search for each choice; 0: by the game's length.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the analysis as a page of one file.")] = None,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")] = None,
) -> None:
    """Analyse a game: rate every choice by what its seat could know, and tell luck from skill."""
    record, last = load_record(file)
    words = Catalogue(language or default_language(), record.setup.game.id)
    mine = people_of(record) if seat is None else (read_seat(record, seat),)
    if html is not None and not html.absolute().parent.is_dir():
        raise ResultFileError(f"cannot write '{html}': there is no folder '{html.absolute().parent}'")
    found = analyse_with_progress(record, iterations, str(seed), words)
    names = tuple([words.name_or(last.setup.game.figure(last, each)) for each in range(len(record.setup.seats))])
    teller = AnalysisTeller(found, words, names, mine, partial(told_between, last.setup.game, log_of(record)))
    if as_json:
        typer.echo(json.dumps(found.data(), ensure_ascii=False, indent=1))
    else:
        print_analysis(teller, result_of(last, words), Console(highlight=False))
    if html is not None:
        from shiai.web.analysis_page import analysis_page  # imports the pages of all games

        html.write_text(analysis_page(teller, result_of(last, words), words), "utf-8")


def result_of(state: State, words: Catalogue) -> str:
    """How a game ended, in words; where it stands, if it is not over."""
    outcome = state.outcome()
    return words.message(state.setup.game.moment(state)) if outcome is None else words.say(f"ending-{outcome.reason}")


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people, as the tags of a record say."""
    return tuple(
        [number for number, name in enumerate(record.setup.seats) if record.tags.get(f"seat {name}") == PEOPLE]
    )


def log_of(record: Record) -> list[ChoiceResult]:
    """The choices of a record with their events."""
    log: list[ChoiceResult] = []
    state = record.start()
    for (seat, action), name in zip(record.choices, record.names, strict=True):
        events = state.listen()
        state.apply(seat, action)
        log.append(ChoiceResult(seat, name, tuple(events)))
    return log


def analyse_with_progress(record: Record, iterations: int, seed: str, words: Catalogue) -> Analysis:
    """Analyse a record and show the progress on the error output."""
    total = len(decisions_of(record))
    usual = budget_for(total)
    budget = Budget(iterations, max(1, usual.samples * iterations // ITERATIONS)) if iterations else usual
    with progress_bar(words.say("page-analysis"), total) as advance:
        return analyse(record, budget=budget, seed=seed, progress=lambda done, _total: advance(1 if done else 0))


def print_analysis(teller: AnalysisTeller, result: str, console: Console) -> None:
    """Print an analysis: the curve of each side, how it played, and its moments."""
    words = teller.words
    console.print(f"{words.say('game-title')}: {result}", style="bold", markup=False)
    for shown, side in zip(teller.sides(), teller.shown_sides(), strict=True):
        console.print(f"\n{shown.title}", style="bold", markup=False)
        for row in drawn_curve(side.points, teller.analysis.length, min(WIDEST, console.width - 6)):
            console.print(row, markup=False)
        console.print(shown.summary, markup=False)
        print_side(shown, words, console)
    console.print(f"\n{words.say('page-analysis-note')}", style="dim", markup=False)


def print_side(side: SideText, words: Catalogue, console: Console) -> None:
    """Print how a side played, what moved its chance, and its moments."""
    for line in side.play:
        console.print(line, markup=False)
    for label, points in side.sums:
        console.print(f"  {label}: {points}", markup=False)
    console.print(side.verdict, markup=False)
    if side.moments:
        console.print(f"\n{words.say('page-analysis-moments')}", style="bold", markup=False)
    for moment in side.moments:
        print_moment(moment, console)


def print_moment(moment: MomentText, console: Console) -> None:
    """Print one moment; its number is that of `shiai replay --at`."""
    title = f"{moment.title} {moment.points}".strip()
    console.print(f"[cyan]--at {moment.number}[/] ", end="")
    console.print(f"{title}{f' · {moment.when}' if moment.when else ''}", style="bold", markup=False)
    for line in (moment.chance, *moment.lines, *[f"– {each}" for each in moment.mixture], *moment.reasons):
        console.print(f"  {line}", markup=False)


def drawn_curve(points: tuple[tuple[int, float], ...], length: int, width: int) -> list[str]:
    """A curve of chances as rows of blocks, the highest first."""
    columns: list[float] = []
    place = 0
    for column in range(width):
        moment = length * column / max(1, width - 1)
        while place < len(points) - 1 and points[place + 1][0] <= moment:
            place += 1
        columns.append(points[place][1])
    rows: list[str] = []
    for row in range(ROWS - 1, -1, -1):
        filled = [min(1.0, max(0.0, chance * ROWS - row)) for chance in columns]
        label = "100 %" if row == ROWS - 1 else "  0 %" if row == 0 else "     "
        rows.append(f"{label} {''.join([LEVELS[round(part * (len(LEVELS) - 1))] for part in filled])}".rstrip())
    return rows
