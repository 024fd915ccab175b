"""The log of a table in sentences, as far as a viewer may know it."""

from dataclasses import dataclass

from shiai.core.messages import Event
from shiai.i18n.catalogue import Catalogue
from shiai.table.journal import Note
from shiai.table.table import Table


@dataclass(frozen=True)
class LogLine:
    """One line of the log."""

    text: str
    clause: str
    moment: int | None  # which moment of this viewer it leads to
    heading: bool
    note: bool


@dataclass(frozen=True)
class ChatLine:
    """Something a person said."""

    who: str
    text: str


def log_lines(table: Table, viewer: int, words: Catalogue, names: tuple[str, ...], longest: int) -> list[LogLine]:
    """The latest lines, the oldest of them first."""
    eyes = table.knowledge.canonical_viewer(viewer)
    moments = table.knowledge.moments[eyes]
    notes = [note for note in table.notes if note.visible_to(eyes) and not note.is_chat()]
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
    """Something that happened in the game."""
    return LogLine(words.message(event), event.clause, moment, heading, note=False)


def note_line(note: Note, words: Catalogue, names: tuple[str, ...]) -> LogLine:
    """Something that people did at the table."""
    return LogLine(words.say(f"page-{note.id}", name=names[note.seat]), "", None, heading=False, note=True)


def chat_lines(table: Table, words: Catalogue, names: tuple[str, ...], longest: int) -> list[ChatLine]:
    """What people said lately: phrases in the language of the reader, everything else as it was written."""
    return [
        ChatLine(names[note.seat], note.text if note.phrase is None else words.say(f"page-phrase-{note.phrase}"))
        for note in [note for note in table.notes if note.is_chat()][-longest:]
    ]


def news(table: Table, viewer: int, words: Catalogue, longest: int) -> list[str]:
    """What happened since the viewer's own last choice, the latest last."""
    moments = table.knowledge.moments[table.knowledge.canonical_viewer(viewer)]
    told: list[str] = []
    for count in reversed(moments[1:]):
        result = table.game.log[count - 1]
        visible = [words.message(event) for event in result.events if event.visible_to(viewer)]
        told = visible + told
        if result.seat == viewer or len(told) >= longest:
            break
    return told[-longest:]
