"""A live game in the terminal: shows the view of the seat that must choose, asks, explains and undoes."""

from rich.console import Console
from rich.markup import escape

from shiai.cli.kit.asking import Ask
from shiai.cli.matching import matches
from shiai.cli.screen import LISTED, Screen
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.i18n.outcomes import localized
from shiai.table.live_game import ChoiceResult, NothingToUndo
from shiai.table.runs import best_runs, run_of, run_rules
from shiai.table.saves import SavedGame, finished_runs

DRAW = "draw"  # let the program draw instead
COMMANDS = ["undo", "log", "board", "rules", "help", "save", "quit"]


class Quit(Exception):
    """The person quits; everything is saved."""


class TerminalTable:
    """A live game for one person, who may have several seats."""

    def __init__(self, game: SavedGame, seat: int, words: Catalogue, console: Console, ask: Ask) -> None:
        self.game = game
        self.seat = seat  # whose view is shown; changes when another seat of the person must choose
        self.words = words
        self.console = console
        self.ask = ask
        self.screen = Screen(game.state.setup.game.id, words, console)
        self.news: list[str] = []  # events since the table was last shown
        if not game.state.setup.game.open_information and len(game.people()) < len(game.players):
            self.news.append(words.say("fair-bot"))
        self.news += self.screen.not_printed(game.state.setup)
        self.goal_told = False

    def play(self) -> None:
        """Play until the game is over or the person quits."""
        while actors := self.game.state.actors():
            bot = self.game.bot_to_move()
            if self.game.asks_for_luck():
                self.person_tells_luck()
            elif bot is None:
                self.seat = next(seat for seat in self.game.people() if seat in actors)
                self.person_chooses()
            else:
                self.news += self.screen.sentences(self.bot_chooses(bot), self.seat)
        self.show_board()
        self.screen.end(self.view(), str(self.game.path))
        game = self.game.state.setup.game
        rules = run_rules(game)
        if rules is not None and run_of(self.game.state) is not None:
            self.screen.runs(rules, best_runs(finished_runs(game.id)), str(self.game.path))

    def bot_chooses(self, seat: int) -> ChoiceResult:
        """Let a bot or chance choose, with a message while a bot is thinking."""
        if seat == CHANCE:
            return self.game.move_bot(seat)
        with self.console.status(self.words.say("bot-thinks")):
            return self.game.move_bot(seat)

    def view(self) -> State:
        """The view that is shown."""
        return self.game.state.redact(self.seat)

    def show_board(self) -> None:
        """Show the table and the news since it was last shown."""
        self.screen.board(self.view(), self.news)
        self.news.clear()

    def person_chooses(self) -> None:
        """Show the table and ask until a choice is made; at first, say how one wins."""
        view = self.view()
        if not self.goal_told:
            self.news += self.screen.goal(view, self.seat)
            self.goal_told = True
        self.show_board()
        names = [view.name(action) for action in view.legal(self.seat)]
        self.screen.choices(view, self.seat, names)
        typeable = dict.fromkeys([*names, *[localized(name, self.screen.words) for name in names]])
        completions = [*typeable, *self.screen.drawings.details, *COMMANDS]
        while not self.answer(view, names, self.ask(self.question(view), completions).strip()):
            pass

    def person_tells_luck(self) -> None:
        """Ask what was drawn or rolled at the physical table, until it is told, drawn or undone."""
        state = self.game.state
        self.show_board()
        legal = state.legal(CHANCE)
        names = [state.name(action) for action in legal]
        told = self.screen.luck(state)
        while True:
            typed = self.ask(f"{self.words.say('luck')}> ", [*names, DRAW, *COMMANDS]).strip()
            if typed == DRAW:
                result = self.game.move_bot(CHANCE)
            elif typed.isdecimal() and 1 <= int(typed) <= len(told):
                result = self.game.choose(CHANCE, told[int(typed) - 1])
            elif len(found := self.meant(typed, names)) == 1:
                result = self.game.choose(CHANCE, legal[found[0]])
            elif self.looked(typed, found):
                return
            else:
                continue
            self.news += self.screen.sentences(result, self.seat)
            return

    def looked(self, typed: str, found: list[int]) -> bool:
        """Carry out a command instead of telling luck; True if something was undone."""
        command, _, rest = typed.partition(" ")
        if command in ("q", "quit", "exit"):
            raise Quit
        if command in ("undo", "u"):
            return self.undo()
        if command in ("rules", "r"):
            self.screen.clause(rest.strip())
        elif command == "log":
            self.screen.log(self.game.log, self.seat)
        elif command in ("help", "h", "", "?"):
            self.screen.help()
        elif found:
            names = [self.game.state.name(action) for action in self.game.state.legal(CHANCE)]
            self.console.print(self.words.say("which-one", choices=", ".join(names[i] for i in found[:LISTED])))
        else:
            self.console.print(self.words.say("not-a-choice", text=typed), style="red", markup=False)
        return False

    def question(self, view: State) -> str:
        """The prompt: who chooses, with the seat if the person has several."""
        who = self.words.name(view.setup.game.figure(view, self.seat))
        seat = self.words.name(view.setup.seat_name(self.seat))
        return f"{who} ({seat})> " if len(self.game.people()) > 1 and who != seat else f"{who}> "

    def answer(self, view: State, names: list[str], typed: str) -> bool:
        """Carry out what was typed; True if a choice was made or undone."""
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
        elif command in self.screen.drawings.details:
            self.screen.detail(command, rest.strip(), view, self.game)
        elif command == "save":
            self.console.print(self.words.say("saved-to", file=str(self.game.path)))
        elif command in ("rules", "r"):
            self.screen.clause(rest.strip())
        elif command in ("help", "h", "") or typed == "?":
            self.screen.lines(self.screen.goal(view, self.seat))
            self.screen.help()
        elif command.startswith("?"):
            self.explain(view, names, typed[1:].strip())
        else:
            return self.choose(view, names, typed)
        return False

    def choose(self, view: State, names: list[str], typed: str) -> bool:
        """Make the typed choice, if it is unambiguous."""
        found = self.meant(typed, names)
        if len(found) == 1:
            result = self.game.choose(self.seat, view.legal(self.seat)[found[0]])
            self.news += self.screen.sentences(result, self.seat)
            return True
        if found:
            self.console.print(self.words.say("which-one", choices=", ".join(names[i] for i in found[:LISTED])))
        else:
            self.refuse(view, typed)
        return False

    def meant(self, typed: str, names: list[str]) -> list[int]:
        """The choices that match the text, by name or by translated name."""
        return matches(typed, names) or matches(typed, [localized(name, self.screen.words) for name in names])

    def refuse(self, view: State, typed: str) -> None:
        """Say that the text is no legal choice, and why, if it names a choice of another moment."""
        everything = [view.name(action) for action in range(view.setup.game.action_count)]
        forbidden = [] if typed.isdecimal() else self.meant(typed, everything)
        self.console.print(self.words.say("not-a-choice", text=typed), style="red", markup=False)
        if len(forbidden) == 1:
            for clause in view.why_not(self.seat, forbidden[0]):
                self.screen.clause(clause)

    def undo(self) -> bool:
        """Undo the last choice of the person's seats, if that is possible."""
        try:
            name = self.game.take_back() if self.game.physical else self.game.undo(*self.game.people())
        except NothingToUndo:
            self.console.print(self.words.say("nothing-to-undo"))
            return False
        self.news.append(escape(self.words.say("undone", choice=name)))
        return True

    def explain(self, view: State, names: list[str], typed: str) -> None:
        """Print what a choice would do, and its clause."""
        found = self.meant(typed, names)
        if not found:
            self.refuse(view, typed)
        for i in found[:LISTED]:
            message = view.describe(view.legal(self.seat)[i])
            self.console.print(f"[bold]{escape(names[i])}[/]: {escape(self.words.message(message))}")
            self.screen.clause(message.clause)
