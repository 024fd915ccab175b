"""`shiai replay` and `shiai position`: look at the file of a game."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shiai
from shiai.cli.drawings import drawings_of
from shiai.cli.explaining import explain_choice
from shiai.core.errors import PositionError, ShiaiError
from shiai.core.record import FORMAT, Record
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import load_record, read_text


class MomentError(ShiaiError):
    """The record has no such seat or moment."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    at: Annotated[int | None, typer.Option(min=0, help="Draw the table after so many choices.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat (or watcher) may see.")] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="With --at: what the bot thought that chose next, from what it could see.")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; yours by default.")] = None,
) -> None:
    """Replay and verify a record: all its choices with what came of them, or the table at one moment."""
    record, _ = load_record(file)
    words = Catalogue(language or default_language(), record.setup.game.id)
    viewer = None if seat is None else read_seat(record, seat)
    console = Console(highlight=False)
    if explain:
        if at is None:
            raise MomentError("--explain needs --at N: the number of choices before the one to be explained")
        explain_choice(record, moment(record, at), words, console)
    elif at is None:
        console.print(choices_table(record, viewer, words))
        console.print(f"{len(record.choices)} choices, result: {record.result}")
    else:
        state = record.at(moment(record, at))
        shown = state if viewer is None else state.redact(viewer)
        console.print(drawings_of(record.setup.game).table(shown, words, console.width))


def position(
    file: Annotated[Path, typer.Argument(help="The record of a game, or a position.")],
    at: Annotated[int | None, typer.Option(min=0, help="After so many choices; the last one by default.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat (or watcher) may see.")] = None,
) -> None:
    """Print the position of a record at some moment, or check a position text and print it in its one true form."""
    text = read_text(file)
    if text.startswith(FORMAT):
        record, _ = load_record(file)
        state = record.at(len(record.choices) if at is None else moment(record, at))
        viewer = None if seat is None else read_seat(record, seat)
        typer.echo((state if viewer is None else state.redact(viewer)).position(), nl=False)
    else:
        typer.echo(read_position(file, text).position(), nl=False)


def read_position(file: Path, text: str) -> State:
    """The state of a position file, whichever game it is of."""
    heading, _, name = text.splitlines()[0].partition(":") if text.strip() else ("", "", "")
    if heading.strip() != "game":
        raise PositionError(f"{file}: this is neither a record nor a position; a position begins with 'game: …'")
    try:
        return shiai.game(name.strip()).from_position(text)
    except PositionError as error:
        raise PositionError(f"{file}: {error}") from None


def read_seat(record: Record, name: str) -> int:
    """A seat of the game by name."""
    try:
        return record.setup.seat(name)
    except ValueError as error:
        raise MomentError(str(error)) from None


def moment(record: Record, at: int) -> int:
    """A number of choices that the record has."""
    if at > len(record.choices):
        raise MomentError(f"the record has {len(record.choices)} choices; --at cannot be {at}")
    return at


def choices_table(record: Record, viewer: int | None, words: Catalogue) -> Table:
    """Every choice, and the sentences of what happened; as far as the viewer may know."""
    table = Table("", "seat", "choice", "what happened", box=None, padding=(0, 1))
    state = record.start()
    for number, ((seat, action), name) in enumerate(zip(record.choices, record.names, strict=True), 1):
        events = state.listen()
        state.apply(seat, action)
        heard = [event for event in events if viewer is None or event.visible_to(viewer)]
        sentences = "\n".join([f"{words.message(event)} {event.clause}" for event in heard])
        known = viewer is None or viewer == seat or bool(heard)
        if known:
            table.add_row(str(number), words.name(record.setup.seat_name(seat)), escape(name), escape(sentences))
    return table
