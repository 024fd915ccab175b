"""`shiai referee`: the program drives the enemies of a physical game of Senjutsu alone."""

from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape

from shiai.cli.kit.asking import Ask, asker
from shiai.games.senjutsu.referee import Entry, EntryError, read_command, written
from shiai.games.senjutsu.referee.doubts import doubts
from shiai.games.senjutsu.referee.saves import SavedReferee, last_set_up, new_path, open_session, unfinished
from shiai.games.senjutsu.referee.sentences import doubt_lines
from shiai.games.senjutsu.referee.terminal.screen import RefereeScreen
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import read_text

GAME: Final = "senjutsu_solo"
COMMANDS: Final = [
    *("turn ", "printed ", "go", "hero 1 ", "enemy 1 ", "wound enemy 1 ", "counter 1 ", "undo"),
    *("why", "why figures", "show", "help", "again", "quit"),
]
UNDO: Final = ("undo", "u")


def referee(
    resume: Annotated[Path | None, typer.Option(help="Go on with the session of this file.")] = None,
    box: Annotated[Path | None, typer.Option(help="Your own components where they differ from ours.")] = None,
    seed: Annotated[str, typer.Option(help="Makes the luck of the enemies repeatable.")] = "",
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; yours by default.")] = None,
) -> None:
    """Run the enemies of a physical game: enter what stands on the board, and read what they do and why.

    Every entry is saved at once; without arguments an unfinished session is offered again.
    """
    console = Console(highlight=False)
    words = Catalogue(language or default_language(), GAME)
    ask = asker()
    try:
        path = resume if resume or box else offer_unfinished(words, console, ask)
        session = open_session(path) if path is not None else SavedReferee(new_path(datetime.now()), seed)
        if box is not None:
            take_box(session, box)
        RefereeTable(session, words, console, ask).run()
    except (EOFError, KeyboardInterrupt):
        console.print()


def take_box(session: SavedReferee, path: Path) -> None:
    """Begin a session with the box of a file; errors name the file."""
    try:
        session.enter({"do": "box", "text": read_text(path)})
    except EntryError as error:
        raise EntryError(f"{path}: {error}") from None


def offer_unfinished(words: Catalogue, console: Console, ask: Ask) -> Path | None:
    """The latest unfinished session, if the person wants to resume it."""
    for path in unfinished()[:1]:
        console.print(words.say("referee-resume-question", file=path.name), markup=False)
        answer = ask(f"{words.say('yes-no')} ", words.say("yes-no").split("/")).strip().lower()
        if not answer.startswith(words.say("no-letter")):
            return path
    return None


class RefereeTable:
    """The dialogue of one session."""

    def __init__(self, session: SavedReferee, words: Catalogue, console: Console, ask: Ask) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.ask = ask
        self.screen = RefereeScreen(session, words, console)

    def run(self) -> None:
        """Ask until the person quits."""
        self.console.print(self.words.say("referee-welcome"), markup=False)
        if self.session.fight is not None:
            self.screen.show()
        try:
            while True:
                self.screen.prompt()
                if not self.answer(self.ask("> ", COMMANDS).strip()):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.leave()

    def leave(self) -> None:
        """Say how to resume the session."""
        if self.session.journal:
            self.console.print(self.words.say("referee-saved"), markup=False)
            command = f"shiai referee --resume '{self.session.path}'"
            self.console.print(self.words.say("resume-with", command=command), markup=False, soft_wrap=True)

    def answer(self, typed: str) -> bool:
        """Carry out a typed line; False when the person quits."""
        command, _, rest = typed.partition(" ")
        views = {
            "help": self.screen.help,
            "?": self.screen.help,
            "": self.screen.help,
            "journal": self.screen.journal,
        }
        if command.lower() == "quit":
            return False
        if command.lower() in views:
            views[command.lower()]()
        elif command.lower() == "why":
            self.screen.why(figures=bool(rest))
        elif command.lower() == "again":
            self.repeat()
        elif command.lower() == "show":
            self.screen.show(rest.strip())
        elif command.lower() == "rules":
            self.screen.clause(rest.strip())
        else:
            self.enter(typed)
        return True

    def enter(self, typed: str) -> None:
        """Make an entry, or undo the last one."""
        try:
            if typed.lower() in UNDO:
                entry = self.session.undo()
                self.console.print(self.words.say("referee-undone", entry=written(entry)), markup=False)
            else:
                entry = read_command(typed)
                if self.meant(entry):
                    self.session.enter(entry)
                    self.screen.told()
        except EntryError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")

    def meant(self, entry: Entry) -> bool:
        """Is an entry plausible, or does the person insist on it?"""
        doubtful = doubt_lines(self.session, doubts(self.session, entry), self.words)
        if not doubtful:
            return True
        self.screen.sentences(doubtful)
        choices = self.words.say("yes-no")
        answer = self.ask(f"{self.words.say('referee-really')} {choices} ", choices.split("/")).strip().lower()
        return bool(answer) and not answer.startswith(self.words.say("no-letter"))

    def repeat(self) -> None:
        """Enter the set-up of the latest earlier session again."""
        earlier = last_set_up(self.session.path)
        if not earlier or self.session.journal:
            self.console.print(self.words.say("referee-no-again"), markup=False)
            return
        for entry in earlier:
            self.session.enter(entry)
        self.screen.show()
