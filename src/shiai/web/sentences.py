"""The log of a table in sentences, as far as a viewer may know it."""

from dataclasses import dataclass

from shiai.core.messages import Event
from shiai.i18n.catalogue import Catalogue
from shiai.table.journal import Note
from shiai.table.table import Table


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    text: str
    clause: str
    moment: int | None  # which moment of this viewer it leads to
    heading: bool
    note: bool


@dataclass(frozen=True)
class Saying:
    """Something a person said."""

    who: str
    text: str


def log_lines(table: Table, viewer: int, words: Catalogue, names: tuple[str, ...], longest: int) -> list[Line]:
    """The latest lines, the oldest of them first."""
    eyes = table.knowledge.eyes(viewer)
    moments = table.knowledge.moments[eyes]
    notes = [note for note in table.notes if note.visible_to(eyes) and not note.said()]
    lines: list[Line] = []
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


def event_line(event: Event, moment: int, words: Catalogue, heading: bool) -> Line:
    """Something that happened in the game."""
    return Line(words.message(event), event.clause, moment, heading, note=False)


def note_line(note: Note, words: Catalogue, names: tuple[str, ...]) -> Line:
    """Something that people did at the table."""
    return Line(words.say(f"page-{note.id}", name=names[note.seat]), "", None, heading=False, note=True)


def sayings(table: Table, words: Catalogue, names: tuple[str, ...], longest: int) -> list[Saying]:
    """What people said lately: phrases in the language of the reader, everything else as it was written."""
    return [
        Saying(names[note.seat], note.text if note.phrase is None else words.say(f"page-phrase-{note.phrase}"))
        for note in [note for note in table.notes if note.said()][-longest:]
    ]


def news(table: Table, viewer: int, words: Catalogue, longest: int) -> list[str]:
    """What happened since the viewer's own last choice, the latest last."""
    moments = table.knowledge.moments[table.knowledge.eyes(viewer)]
    told: list[str] = []
    for count in reversed(moments[1:]):
        result = table.game.log[count - 1]
        visible = [words.message(event) for event in result.events if event.visible_to(viewer)]
        told = visible + told
        if result.seat == viewer or len(told) >= longest:
            break
    return told[-longest:]
