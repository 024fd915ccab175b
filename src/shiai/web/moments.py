"""The moments of a table since one that the viewer has seen, for the script that plays them on the board.

Everything is made from the viewer's views and events, as the table page itself.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, cast

from shiai.core.messages import Event
from shiai.web.drawings import draw, drawing_of
from shiai.web.kit.assets import versioned
from shiai.web.kit.drama import Cue
from shiai.web.kit.rendering import Link
from shiai.web.table_page import Snapshot, TableView

MAX_MOMENTS: Final = 24  # further back nothing is played


@dataclass(frozen=True)
class Beat:
    """An event: its sentence, and what moves."""

    says: str
    cues: tuple[Cue, ...]


@dataclass(frozen=True)
class PlayedMoment:
    """A moment: its events, and the board after them, unless nothing moves or it is the current board."""

    number: int
    beats: tuple[Beat, ...]
    board: str | None


@dataclass(frozen=True)
class Moments:
    """What has happened after a moment."""

    sequence: int
    after: int
    last: int
    start: str | None  # the board at the first of these moments, if it was asked for
    moments: tuple[PlayedMoment, ...]


def moments_since(table: TableView, after: int | None, link: Link) -> Moments:
    """Return what has happened after a moment; without a number, since the viewer's last turn, with the board then."""
    numbers = table.table.knowledge.moments_of(table.viewer)
    last = len(numbers) - 1
    first = max(last_turn(table) if after is None else min(after, last), last - MAX_MOMENTS)
    shown = table.snapshots(first)
    return Moments(
        sequence=table.table.knowledge.sequence_of(table.viewer),
        after=first,
        last=last,
        start=board(table, shown[0], link) if after is None else None,
        moments=tuple([played(table, before, now, link) for before, now in pairwise(shown)]),
    )


def last_turn(table: TableView) -> int:
    """Return the moment before the viewer's last choice that something of others followed; 0 if there is none."""
    numbers = table.table.knowledge.moments_of(table.viewer)
    others = False
    for moment in range(len(numbers) - 1, 0, -1):
        mine = table.table.game.log[numbers[moment] - 1].seat == table.viewer
        if mine and others:
            return moment - 1
        others = others or not mine
    return 0


def board(table: TableView, shown: Snapshot, link: Link) -> str:
    """Return the drawing of a moment."""
    _, _, scene = table.offers(shown, "")
    return versioned(str(draw(scene, link)))


def played(table: TableView, before: Snapshot, now: Snapshot, link: Link) -> PlayedMoment:
    """Return the events of a moment as this viewer may know them."""
    moment = cast(int, now.at)
    result = table.table.game.log[table.table.knowledge.moments_of(table.viewer)[moment] - 1]
    beats = tuple(
        [beat(table, before, now, event) for event in result.events if event.visible_to(table.viewer)],
    )
    moves = moment < now.last and any(beat.cues for beat in beats)
    return PlayedMoment(moment, beats, board(table, now, link) if moves else None)


def beat(table: TableView, before: Snapshot, now: Snapshot, event: Event) -> Beat:
    """Return the sentence of an event and what moves."""
    cues = drawing_of(table.game).cues(before.view, now.view, event, table.words)
    return Beat(table.words.message(event), tuple(cues))
