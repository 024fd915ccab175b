"""The table in a terminal: shows what the seat that must choose may see, asks, explains, and takes back."""

from rich.console import Console
from rich.markup import escape

from shiai.cli.kit.asking import Ask
from shiai.cli.matching import matches
from shiai.cli.screen import LISTED, Screen
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table.live import Happening, NothingToUndo
from shiai.table.runs import best_runs, run_of, run_rules
from shiai.table.saves import SavedGame, finished_runs

COMMANDS = ["undo", "log", "board", "rules", "help", "save", "quit"]


class Quit(Exception):
    """The person leaves; everything is saved."""


class TerminalTable:
    """A live game as one person sees it, on whichever of the person's seats a choice is due."""

    def __init__(self, game: SavedGame, seat: int, words: Catalogue, console: Console, ask: Ask) -> None:
        self.game = game
        self.seat = seat  # the seat that looks; it changes when another one of the person's seats must choose
        self.words = words
        self.console = console
        self.ask = ask
        self.screen = Screen(game.state.setup.game.id, words, console)
        self.news: list[str] = []  # what happened since the board was last drawn
        if not game.state.setup.game.open_information and len(game.people()) < len(game.players):
            self.news.append(words.say("fair-bot"))

    def play(self) -> None:
        """Until the game is over, or the person quits."""
        while actors := self.game.state.actors():
            bot = self.game.bot_to_move()
            if bot is None:
                self.seat = next(seat for seat in self.game.people() if seat in actors)
                self.person_chooses()
            else:
                self.news += self.screen.sentences(self.bot_chooses(bot), self.seat)
        self.show_board()
        self.screen.end(self.view(), str(self.game.path))
        rules = run_rules(self.game.state.setup.game)
        if rules is not None and run_of(self.game.state) is not None:
            self.screen.runs(rules, best_runs(finished_runs()), str(self.game.path))

    def bot_chooses(self, seat: int) -> Happening:
        """Let a bot or luck choose, and say so while a bot is thinking."""
        if seat == CHANCE:
            return self.game.move_bot(seat)
        with self.console.status(self.words.say("bot-thinks")):
            return self.game.move_bot(seat)

    def view(self) -> State:
        """All that this table ever shows."""
        return self.game.state.redact(self.seat)

    def show_board(self) -> None:
        """The drawing of the game, and what happened since it was last drawn."""
        self.screen.board(self.view(), self.news)
        self.news.clear()

    def person_chooses(self) -> None:
        """Show the board and ask until one choice is made."""
        self.show_board()
        view = self.view()
        names = [view.name(action) for action in view.legal(self.seat)]
        self.screen.choices(view, self.seat, names)
        typeable = dict.fromkeys([*names, *[self.screen.localized(name) for name in names]])
        completions = [*typeable, *self.screen.drawings.looks, *COMMANDS]
        while not self.answer(view, names, self.ask(self.question(view), completions).strip()):
            pass

    def question(self, view: State) -> str:
        """Whose choice it is; with its seat when the person leads several."""
        who = self.words.name(view.setup.game.figure(view, self.seat))
        seat = self.words.name(view.setup.seat_name(self.seat))
        return f"{who} ({seat})> " if len(self.game.people()) > 1 and who != seat else f"{who}> "

    def answer(self, view: State, names: list[str], typed: str) -> bool:
        """Do what was typed; True when a choice was made or taken back."""
        command, _, rest = typed.partition(" ")
        if command in ("q", "quit", "exit"):
            raise Quit
        if command in ("undo", "u"):
            return self.undo()
        if command == "log":
            self.screen.log(self.game.log, self.seat)
        elif command == "board":
            self.show_board()
            self.screen.choices(view, self.seat, names)
        elif command in self.screen.drawings.looks:
            self.screen.look(command, rest.strip(), view)
        elif command == "save":
            self.console.print(self.words.say("saved-to", file=str(self.game.path)))
        elif command in ("rules", "r"):
            self.screen.clause(rest.strip())
        elif command in ("help", "h", "") or typed == "?":
            self.screen.help()
        elif command.startswith("?"):
            self.explain(view, names, typed[1:].strip())
        else:
            return self.choose(view, names, typed)
        return False

    def choose(self, view: State, names: list[str], typed: str) -> bool:
        """Make the choice that was typed, if it is clear which one."""
        found = self.meant(typed, names)
        if len(found) == 1:
            happening = self.game.choose(self.seat, view.legal(self.seat)[found[0]])
            self.news += self.screen.sentences(happening, self.seat)
            return True
        if found:
            self.console.print(self.words.say("which-one", choices=", ".join(names[i] for i in found[:LISTED])))
        else:
            self.refuse(view, typed)
        return False

    def meant(self, typed: str, names: list[str]) -> list[int]:
        """The choices that a text may mean, by their names or by those in the person's language."""
        return matches(typed, names) or matches(typed, [self.screen.localized(name) for name in names])

    def refuse(self, view: State, typed: str) -> None:
        """Say why this is no choice here: a choice of another moment has clauses that forbid it."""
        everything = [view.name(action) for action in range(view.setup.game.action_count)]
        forbidden = [] if typed.isdecimal() else self.meant(typed, everything)
        self.console.print(self.words.say("not-a-choice", text=typed), style="red", markup=False)
        if len(forbidden) == 1:
            for clause in view.why_not(self.seat, forbidden[0]):
                self.screen.clause(clause)

    def undo(self) -> bool:
        """Take back the last choice of any of the person's seats; says so when that is not possible."""
        try:
            name = self.game.undo(*self.game.people())
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
            self.screen.clause(message.clause)
