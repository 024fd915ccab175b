"""The log and the chat of a table, as one viewer may read them."""

from collections.abc import Callable
from dataclasses import dataclass

from shiai.core.messages import Event
from shiai.i18n.catalogue import Catalogue
from shiai.table.journal import Note
from shiai.table.table import Table


@dataclass(frozen=True)
class LogLine:
    """A line of the log."""

    text: str
    clause: str
    moment: int | None  # the viewer's moment that it links to
    heading: bool
    note: bool


@dataclass(frozen=True)
class ChatLine:
    """A line of the chat."""

    who: str
    text: str
    own: bool  # said by the viewer


def log_lines(table: Table, viewer: int, words: Catalogue, names: tuple[str, ...], longest: int) -> list[LogLine]:
    """Return the latest lines, oldest first."""
    moments = table.knowledge.moments_of(viewer)
    reader = table.knowledge.canonical_viewer(viewer)
    notes = [note for note in table.notes if note.visible_to(reader) and not note.is_chat()]
    lines: list[LogLine] = []
    for moment in range(len(moments) - 1, -1, -1):
        while notes and notes[-1].at >= moments[moment]:
            lines.append(note_line(notes.pop(), words, names))
        if moment:
            events = [event for event in table.game.log[moments[moment] - 1].events if event.visible_to(viewer)]
            headings = table.game.state.setup.game.headings
            lines += [event_line(event, moment, words, event.id in headings) for event in reversed(events)]
        if len(lines) >= longest:
            break
    return lines[:longest][::-1]


def event_line(event: Event, moment: int, words: Catalogue, heading: bool) -> LogLine:
    """Return the line of an event of the game."""
    return LogLine(words.message(event), event.clause, moment, heading, note=False)


def note_line(note: Note, words: Catalogue, names: tuple[str, ...]) -> LogLine:
    """Return the line of something that people did at the table."""
    return LogLine(words.say(f"page-{note.id}", name=names[note.seat]), "", None, heading=False, note=True)


def chat_lines(
    table: Table,
    words: Catalogue,
    names: tuple[str, ...],
    mine: tuple[int, ...],
    longest: int,
    muted: frozenset[int] = frozenset(),
) -> list[ChatLine]:
    """Return the latest lines of the chat: phrases in the reader's language, texts as they were written.

    What was said from `muted` seats is left out.
    """
    return [
        ChatLine(
            names[note.seat],
            note.text if note.phrase is None else words.say(f"page-phrase-{note.phrase}"),
            note.seat in mine,
        )
        for note in [note for note in table.notes if note.is_chat() and note.seat not in muted][-longest:]
    ]


def news(table: Table, viewer: int, words: Catalogue, own: Callable[[Event], bool], longest: int) -> list[str]:
    """Return the events since the viewer's own last choice: first what others did, each group latest last."""
    moments = table.knowledge.moments_of(viewer)
    events: list[Event] = []
    for count in reversed(moments[1:]):
        result = table.game.log[count - 1]
        events = [event for event in result.events if event.visible_to(viewer)] + events
        if result.seat == viewer or len(events) >= longest:
            break
    ordered = [event for event in events if not own(event)] + [event for event in events if own(event)]
    return [words.message(event) for event in ordered[:longest]]
