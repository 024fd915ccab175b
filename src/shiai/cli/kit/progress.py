"""Progress bars for work that takes long."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


@contextmanager
def progress_bar(description: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that shows how far the games are; gives the function that moves it on."""
    with games_progress() as progress:
        task = progress.add_task(description, total=total)
        yield lambda games: progress.advance(task, games)


def games_progress() -> Progress:
    """Bars for games: what is played, how many, how long so far and how long to go."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True))
