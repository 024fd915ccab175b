"""`shiai replay` and `shiai position`: show records and positions."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shiai
from shiai.cli.drawings import drawings_of
from shiai.cli.explain import explain_choice
from shiai.cli.kit.printing import JsonFlag, print_json, table_rows
from shiai.core.errors import PositionError, ShiaiError
from shiai.core.record import FORMAT, Record
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.fairness import check_luck, fingerprint
from shiai.table.saves import load_record, read_text


class MomentError(ShiaiError):
    """The record has no such seat or moment."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    at: Annotated[int | None, typer.Option(min=0, help="Draw the table after this many choices.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat (or watcher) may see.")] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="With --at: explain the next choice, if a bot made it.")
    ] = False,
    luck: Annotated[bool, typer.Option("--luck", help="Check that all luck follows from the seed.")] = False,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Replay and verify a record: list all choices and events, or draw the table at one moment."""
    record, _ = load_record(file)
    if luck:
        drawn = check_luck(record)
        typer.echo(f"luck decided {drawn} times, always as the seed says; SHA-256: {fingerprint(record.tags['seed'])}")
        return
    words = Catalogue(language or default_language(), record.setup.game.id)
    viewer = None if seat is None else read_seat(record, seat)
    console = Console(highlight=False)
    if explain:
        if at is None:
            raise MomentError("--explain needs --at N, the number of choices before the one to explain")
        explain_choice(record, moment(record, at), words, console)
    elif at is None and as_json:
        print_json({"result": str(record.result), "choices": table_rows(choices_table(record, viewer, words))})
    elif at is None:
        console.print(choices_table(record, viewer, words))
        console.print(f"{len(record.choices)} choices, result: {record.result}")
    else:
        state = record.at(moment(record, at))
        shown = state if viewer is None else state.redact(viewer)
        console.print(drawings_of(record.setup.game).table(shown, words, console.width))


def position(
    file: Annotated[Path, typer.Argument(help="The record of a game, or a position.")],
    at: Annotated[int | None, typer.Option(min=0, help="After this many choices; by default after all.")] = None,
    seat: Annotated[str | None, typer.Option(help="Show only what this seat (or watcher) may see.")] = None,
) -> None:
    """Print the position of a record at one moment; or check a position file and print it in canonical form."""
    text = read_text(file)
    if text.startswith(FORMAT):
        record, _ = load_record(file)
        state = record.at(len(record.choices) if at is None else moment(record, at))
        viewer = None if seat is None else read_seat(record, seat)
        typer.echo((state if viewer is None else state.redact(viewer)).position(), nl=False)
    else:
        typer.echo(read_position(file, text).position(), nl=False)


def read_position(file: Path, text: str) -> State:
    """The state of a position file of any game."""
    heading, _, name = text.splitlines()[0].partition(":") if text.strip() else ("", "", "")
    if heading.strip() != "game":
        raise PositionError(f"{file}: this is neither a record nor a position; a position begins with 'game: …'")
    try:
        state: State = shiai.game(name.strip()).from_position(text)
    except PositionError as error:
        raise PositionError(f"{file}: {error}") from None
    return state


def read_seat(record: Record, name: str) -> int:
    """A seat of the game by name."""
    try:
        return record.setup.seat(name)
    except ValueError as error:
        raise MomentError(str(error)) from None


def moment(record: Record, at: int) -> int:
    """Check that the record has this many choices."""
    if at > len(record.choices):
        raise MomentError(f"the record has {len(record.choices)} choices; --at cannot be {at}")
    return at


def choices_table(record: Record, viewer: int | None, words: Catalogue) -> Table:
    """All choices with their events, as far as the viewer may know them."""
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
