"""The table in a terminal: shows what the person's seat may see, asks, explains, and takes back."""

import sys
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from shiai.cli.drawings import DRAWINGS
from shiai.cli.matching import matches
from shiai.core.clauses import Clause, rulebook
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table.live import Happening, LiveGame, NothingToUndo

Ask = Callable[[str, list[str]], str]

COMMANDS = ["undo", "log", "board", "rules", "help", "save", "quit"]
LISTED = 14  # up to so many choices are shown with a sentence each; more are shown in groups
LOG_LINES = 40


class Quit(Exception):
    """The person leaves; everything is saved."""


class TerminalTable:
    """One person's view of a live game."""

    def __init__(self, game: LiveGame, seat: int, words: Catalogue, console: Console, ask: Ask) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.console = console
        self.ask = ask
        self.news = [words.say("fair-bot")]  # what happened since the board was last drawn
        self.rules: dict[str, Clause] = rulebook(game.state.setup.game.id)

    def play(self) -> None:
        """Until the game is over, or the person quits."""
        while self.game.state.actors():
            bot = self.game.bot_to_move()
            if bot is None:
                self.person_chooses()
            else:
                self.hear(self.game.move_bot(bot))
        self.show_board()
        self.show_end()

    def view(self) -> State:
        """All that this table ever shows."""
        return self.game.state.redact(self.seat)

    def person_chooses(self) -> None:
        """Show the board and ask until one choice is made."""
        self.show_board()
        view = self.view()
        names = [view.name(action) for action in view.legal(self.seat)]
        self.show_choices(view, names)
        completions = [*dict.fromkeys([*names, *[self.localized(name) for name in names]]), *COMMANDS]
        while True:
            typed = self.ask(f"{self.words.name(self.seat_name())}> ", completions).strip()
            command, _, rest = typed.partition(" ")
            if command in ("q", "quit", "exit"):
                raise Quit
            if command in ("undo", "u"):
                if self.undo():
                    return
            elif command == "log":
                self.show_log()
            elif command == "board":
                self.show_board()
                self.show_choices(view, names)
            elif command == "save":
                self.console.print(self.words.say("saved-to", file=str(self.game.path)))
            elif command in ("rules", "r"):
                self.show_clause(rest.strip())
            elif command in ("help", "h", "") or typed == "?":
                self.console.print(self.words.say("help-keys"))
            elif command.startswith("?"):
                self.explain(view, names, typed[1:].strip())
            elif self.choose(view, names, typed):
                return

    def choose(self, view: State, names: list[str], typed: str) -> bool:
        """Make the choice that was typed, if it is clear which one."""
        found = self.meant(typed, names)
        if len(found) == 1:
            self.hear(self.game.choose(self.seat, view.legal(self.seat)[found[0]]))
            return True
        if found:
            self.console.print(self.words.say("which-one", choices=", ".join(names[i] for i in found[:LISTED])))
        else:
            self.refuse(view, typed)
        return False

    def meant(self, typed: str, names: list[str]) -> list[int]:
        """The choices that a text may mean, by their names or by those in the person's language."""
        return matches(typed, names) or matches(typed, [self.localized(name) for name in names])

    def refuse(self, view: State, typed: str) -> None:
        """Say why this is no choice here: a choice of another moment has clauses that forbid it."""
        everything = [view.name(action) for action in range(view.setup.game.action_count)]
        forbidden = [] if typed.isdecimal() else self.meant(typed, everything)
        self.console.print(self.words.say("not-a-choice", text=typed), style="red", markup=False)
        if len(forbidden) == 1:
            for clause in view.why_not(self.seat, forbidden[0]):
                self.show_clause(clause)

    def undo(self) -> bool:
        """Take back the last own choice; says so when that is not possible."""
        try:
            name = self.game.undo(self.seat)
        except NothingToUndo:
            self.console.print(self.words.say("nothing-to-undo"))
            return False
        self.news.append(escape(self.words.say("undone", choice=name)))
        return True

    def explain(self, view: State, names: list[str], typed: str) -> None:
        """What a choice would do, and its clause."""
        found = self.meant(typed, names)
        if not found:
            self.refuse(view, typed)
        for i in found[:LISTED]:
            message = view.describe(view.legal(self.seat)[i])
            self.console.print(f"[bold]{escape(names[i])}[/]: {escape(self.words.message(message))}")
            self.show_clause(message.clause)

    def show_clause(self, clause: str) -> None:
        """One clause of the rulebook."""
        found = self.rules.get(clause.upper())
        if found is None:
            self.console.print(self.words.say("no-clause", clause=clause or "?", example=next(iter(self.rules))))
        else:
            self.console.print(Padding(f"[cyan]{found.id}[/] {escape(found.text)}", (0, 2)))

    def show_board(self) -> None:
        """The drawing of the game, and what happened since it was last drawn."""
        self.console.clear()
        self.console.print(Rule(self.words.say("game-title")))
        self.console.print(DRAWINGS[self.game.state.setup.game.id](self.view(), self.words, self.console.width))
        for line in self.news[-LOG_LINES:]:
            self.console.print(f"  {line}")
        self.news.clear()

    def show_choices(self, view: State, names: list[str]) -> None:
        """What is asked, with its clause, and everything that may be chosen."""
        prompt = view.prompt(self.seat)
        self.console.print(f"[bold]{escape(self.words.message(prompt))}[/] [dim]{prompt.clause}[/]")
        if len(names) > LISTED:
            self.show_groups(names)
            return
        table = Table.grid(padding=(0, 2))
        for number, (name, action) in enumerate(zip(names, view.legal(self.seat), strict=True), 1):
            table.add_row(
                f"[cyan]{number}[/]", escape(name), f"[dim]{escape(self.words.message(view.describe(action)))}[/]"
            )
        self.console.print(Padding(table, (0, 1)))

    def show_groups(self, names: list[str]) -> None:
        """Many choices, without numbers: those that differ in the last word stand in one line, equal lines are one."""
        tails: dict[str, list[str]] = {}
        for name in names:
            head, _, last = name.rpartition(" ")
            tails.setdefault(head, []).append(self.localized(last))
        heads: dict[str, list[str]] = {}
        for head, members in tails.items():
            heads.setdefault("  ".join(members), []).append(head.rpartition(" ")[2])
        table = Table.grid(padding=(0, 2))
        for members_line, alike in heads.items():
            table.add_row(f"[bold]{escape(' / '.join(alike))}[/]", escape(members_line))
        self.console.print(Padding(table, (0, 1)))
        self.console.print(f"  {self.words.say('type-like', example=' '.join(names[0].split()[-2:]))}", style="dim")

    def localized(self, name: str) -> str:
        """A choice's name with the names of components in the person's language."""
        return " ".join([self.words.name_or(word) for word in name.split()])

    def show_log(self) -> None:
        """What happened lately, as far as this seat may know."""
        self.console.print(Rule(self.words.say("log-title")))
        lines = [line for happening in self.game.log for line in self.sentences(happening)]
        for line in lines[-LOG_LINES:]:
            self.console.print(f"  {line}")

    def hear(self, happening: Happening) -> None:
        """Keep what came of one choice for the next drawing."""
        self.news += self.sentences(happening)

    def sentences(self, happening: Happening) -> list[str]:
        """The events this seat may know of, as sentences with their clauses."""
        return [
            f"{escape(self.words.message(event))} [dim]{event.clause}[/]"
            for event in happening.events
            if event.visible_to(self.seat)
        ]

    def show_end(self) -> None:
        """Who won and why."""
        outcome = self.game.state.outcome()
        if outcome is not None:
            self.console.print(Rule(self.words.say("game-over")))
            self.console.print(self.words.say(f"ending-{outcome.reason}"), style="bold")
            self.show_clause(outcome.clause)
            self.console.print(self.words.say("saved-to", file=str(self.game.path)), style="dim")

    def seat_name(self) -> str:
        """The person's seat."""
        return self.game.state.setup.seat_name(self.seat)


def asker() -> Ask:
    """Ask with completion in a real terminal, and plainly when the answers come from a pipe."""
    if not sys.stdin.isatty():
        return lambda question, _: input(question)
    session: PromptSession[str] = PromptSession()

    def ask(question: str, names: list[str]) -> str:
        with patch_stdout():
            completer = WordCompleter(names, sentence=True, ignore_case=True, match_middle=True)
            return session.prompt(question, completer=completer, complete_while_typing=True)

    return ask
