"""`shiai learn`: the lessons of the games in the terminal."""

import json
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

import shiai
from shiai.cli.kit.asking import Ask, asker
from shiai.cli.kit.printing import JsonFlag, print_json, table_rows
from shiai.cli.matching import matches
from shiai.cli.play import play_live
from shiai.cli.screen import Screen
from shiai.core.errors import ShiaiError
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.i18n.outcomes import localized
from shiai.lessons import GENTLE, LOOK, TRY, Lesson, LessonStep, PlayedLesson, lessons
from shiai.registry import games
from shiai.table.live_game import PEOPLE
from shiai.table.saves import data_folder, new_game, new_path
from shiai.texts import text_in

PROGRESS: Final = "lessons.json"  # in the data folder: the step that was reached, by lesson
BACK: Final = ("back", "b")
QUIT: Final = ("q", "quit", "exit")


class NoLesson(ShiaiError):
    """There is no such lesson, or not in the terminal."""


def learn(
    game: Annotated[str | None, typer.Argument(help="A game, such as seven-ronin; without one all are listed.")] = None,
    lesson: Annotated[str | None, typer.Argument(help="A lesson of the game; by default the first unfinished.")] = None,
    step: Annotated[int | None, typer.Option(min=1, help="Start at this step; by default where you left.")] = None,
    language: Annotated[str, typer.Option(help="en, pl, it or de; by default that of your system.")] = "",
    as_json: JsonFlag = False,
) -> None:
    """Learn a game: a short guided one, with a coach."""
    console = Console(highlight=False)
    chosen = language or default_language()
    if game is None:
        table = lessons_table(chosen)
        if as_json:
            print_json(table_rows(table))
        else:
            console.print(table)
        return
    found = pick_lesson(shiai.game(game).id, lesson)
    words = Catalogue(chosen, found.game)
    first = progress().get(name_of(found), 0) if step is None else step - 1
    try:
        Classroom(found, words, console, asker()).teach(first if first < len(found.steps) - 1 else 0)
    except (EOFError, KeyboardInterrupt):
        console.print()


def lessons_table(language: str) -> Table:
    """All lessons with the steps that were reached."""
    reached = progress()
    table = Table("lesson", "command", "reached", box=None, show_header=False, padding=(0, 3, 0, 0))
    for id in games():
        words = Catalogue(language, id)
        for lesson in lessons(id).values():
            at = min(reached.get(name_of(lesson), -1) + 1, len(lesson.steps))
            state = words.say("learn-step", number=at, total=len(lesson.steps)) if at else ""
            done = at == len(lesson.steps)
            where = "" if isinstance(lesson, PlayedLesson) else words.say("learn-in-browser")
            command = f"shiai learn {id.replace('_', '-')} {lesson.id}"
            title = f"{words.say('game-title')}: {text_in(lesson.title, language)}"
            table.add_row(escape(title), escape(command), words.say("learn-done") if done else state or where)
    return table


def pick_lesson(game: str, name: str | None) -> PlayedLesson:
    """The lesson of this name, or the first one that was not finished."""
    here = [lesson for lesson in lessons(game).values() if isinstance(lesson, PlayedLesson)]
    if not here:
        raise NoLesson(f"{game} has no lessons; `shiai learn` lists all lessons")
    if name is not None:
        found = [lesson for lesson in here if lesson.id == name]
        if not found:
            known = ", ".join([lesson.id for lesson in here])
            raise NoLesson(f"{game} has no lesson '{name}' for the terminal; there are: {known}")
        return found[0]
    reached = progress()
    open_ones = [lesson for lesson in here if reached.get(name_of(lesson), 0) < len(lesson.steps) - 1]
    return (open_ones or here)[0]


def name_of(lesson: Lesson) -> str:
    """The name under which progress is stored."""
    return f"{lesson.game}/{lesson.id}"


def progress_file() -> Path:
    """The file of the progress in all lessons."""
    return data_folder() / PROGRESS


def progress() -> dict[str, int]:
    """The steps that were reached, from 0, by lesson; empty if the file is missing or damaged."""
    try:
        data: Any = json.loads(progress_file().read_text("utf-8"))
        return {str(name): int(step) for name, step in data.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def set_progress(lesson: Lesson, step: int) -> None:
    """Store the step that was reached, if it is the furthest."""
    reached = progress()
    if step > reached.get(name_of(lesson), -1):
        progress_file().parent.mkdir(parents=True, exist_ok=True)
        progress_file().write_text(json.dumps(reached | {name_of(lesson): step}, indent=1), "utf-8")


class Classroom:
    """Teaches one lesson."""

    def __init__(self, lesson: PlayedLesson, words: Catalogue, console: Console, ask: Ask) -> None:
        self.lesson = lesson
        self.words = words
        self.console = console
        self.ask = ask
        self.screen = Screen(lesson.game, words, console)

    def teach(self, number: int) -> None:
        """Show one step after the other, from this one to the last."""
        while number < len(self.lesson.steps):
            set_progress(self.lesson, number)
            step = self.lesson.steps[number]
            view = self.lesson.record.at(self.lesson.counts[number]).redact(self.lesson.seat)
            self.screen.board(view, [])
            self.note(number, step)
            moved = self.look(number) if step.kind == LOOK else self.choose(view, step)
            if moved is None:
                self.console.print(self.words.say("learn-left", command=self.command()), markup=False)
                return
            number = max(number + moved, 0)
        self.play_on()

    def command(self) -> str:
        """The command that goes on with this lesson."""
        return f"shiai learn {self.lesson.game.replace('_', '-')} {self.lesson.id}"

    def note(self, number: int, step: LessonStep) -> None:
        """Print the note of the coach."""
        title = self.words.say("learn-step", number=number + 1, total=len(self.lesson.steps))
        chapter = text_in(step.chapter, self.words.language)
        text = text_in(step.says, self.words.language)
        heading = escape(f"{title} · {chapter}" if chapter else title)
        self.console.print(Panel(escape(text), title=heading, title_align="left", border_style="yellow", width=80))

    def look(self, number: int) -> int | None:
        """Wait until the note was read: how many steps to go; None to leave."""
        typed = self.ask(f"{self.words.say('learn-enter')} ", [*BACK[:1], *QUIT[1:2]]).strip().lower()
        return None if typed in QUIT else -1 if typed in BACK and number else 1

    def choose(self, view: State, step: LessonStep) -> int | None:
        """Ask until the choice is made that is meant, or any choice where one may try: how many steps to go."""
        legal = view.legal(self.lesson.seat)
        names = [view.name(action) for action in legal]
        self.screen.choices(view, self.lesson.seat, names)
        local = [localized(name, self.screen.words) for name in names]
        while True:
            typed = self.ask("> ", [*names, *local, *BACK[:1], *QUIT[1:2]]).strip()
            if typed.lower() in QUIT:
                return None
            if typed.lower() in BACK:
                return -1
            found = matches(typed, names) or matches(typed, local)
            if len(found) != 1:
                self.console.print(self.words.say("not-a-choice", text=typed), style="red", markup=False)
                continue
            tried = names[found[0]]
            if step.kind == TRY or tried not in step.choices:
                self.console.print(text_in(step.answer(tried), self.words.language), style="yellow", markup=False)
            if step.kind == TRY:
                return self.look(1)
            if tried in step.choices:
                return 1

    def play_on(self) -> None:
        """After the last step: offer to play on against a gentle bot, or say how to start a whole game."""
        record = self.lesson.record
        whole = f"shiai play {self.lesson.game.replace('_', '-')} --level 1"
        if record.at(len(record.choices)).actors():
            self.console.print(self.words.say("learn-play-on"))
            if self.ask("> ", []).strip().lower() not in QUIT:
                self.go_on_from_here()
                return
        self.console.print(self.words.say("learn-whole", command=whole), markup=False)

    def go_on_from_here(self) -> None:
        """Play on from the last moment of the lesson."""
        record, seat = self.lesson.record, self.lesson.seat
        players = tuple([PEOPLE if each == seat else GENTLE for each in range(len(record.setup.seats))])
        seed = SystemRandom().randrange(10**9)
        live = new_game(record.start(), players, seed, new_path(self.lesson.game, datetime.now()))
        for each, action in record.choices:
            live.choose(each, action)
        play_live(live, self.words, self.console, self.ask)
