"""What the table in a terminal prints. It shows redacted states, and events that the seat which looks may know."""

import re
from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from shiai import registry
from shiai.cli.drawings import drawings_of
from shiai.core.clauses import Clause
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.rulebooks import rulebook
from shiai.table.live import Happening
from shiai.table.runs import Run, RunRules

LISTED = 14  # up to so many choices are shown with a sentence each; more are shown in groups
LOG_LINES = 40


class Screen:
    """Prints what belongs to one game, in the words of one person."""

    def __init__(self, game: str, words: Catalogue, console: Console) -> None:
        self.words = words
        self.console = console
        self.game = registry.game(game)
        self.drawings = drawings_of(self.game)
        self.headings = self.game.headings
        self.rules: dict[str, Clause] = rulebook(game)

    def board(self, view: State, news: list[str]) -> None:
        """What happened since the last drawing, and the drawing: it stays in sight when there is much to tell."""
        self.console.clear()
        self.console.print(Rule(self.words.say("game-title")))
        self.lines(news)
        self.console.print(self.drawings.table(view, self.words, self.console.width))

    def look(self, name: str, typed: str, view: State) -> None:
        """One of the further drawings of the game; what was typed after its name may say which."""
        look = self.drawings.looks[name]
        draw = look.find(typed) if look.find is not None and typed else look.draw
        self.console.print(draw(view, self.words, self.console.width))

    def choices(self, view: State, seat: int, names: list[str]) -> None:
        """What is asked, with its clause, and everything that may be chosen."""
        prompt = view.prompt(seat)
        self.console.print(f"[bold]{escape(self.words.message(prompt))}[/] [dim]{prompt.clause}[/]")
        if len(names) > LISTED:
            self.groups(names)
            return
        table = Table.grid(padding=(0, 2))
        for number, (name, action) in enumerate(zip(names, view.legal(seat), strict=True), 1):
            table.add_row(
                f"[cyan]{number}[/]", escape(name), f"[dim]{escape(self.words.message(view.describe(action)))}[/]"
            )
        self.console.print(Padding(table, (0, 1)))

    def groups(self, names: list[str]) -> None:
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

    def clause(self, clause: str) -> None:
        """One clause of the rulebook."""
        found = self.rules.get(clause.upper())
        if found is None:
            self.console.print(self.words.say("no-clause", clause=clause or "?", example=next(iter(self.rules))))
        else:
            self.console.print(Padding(f"[cyan]{found.id}[/] {escape(found.text)}", (0, 2)))

    def help(self) -> None:
        """What may be typed, the game's own looks included."""
        table = Table.grid(padding=(0, 3))
        for line in self.words.say("help-keys").splitlines():
            typed, meaning = re.split(r"\s{2,}", line.strip(), maxsplit=1)
            table.add_row(escape(typed), escape(meaning))
        for name, look in self.drawings.looks.items():
            table.add_row(escape(name), escape(look.help(self.words)))
        self.console.print(table)

    def log(self, happenings: Iterable[Happening], seat: int) -> None:
        """What happened lately, as far as this seat may know."""
        self.console.print(Rule(self.words.say("log-title")))
        lines = [line for happening in happenings for line in self.sentences(happening, seat)]
        self.lines(lines[-LOG_LINES:])

    def lines(self, lines: list[str]) -> None:
        """Lines of the log; a gap before the first of them would say nothing."""
        for line in lines if lines[:1] != [""] else lines[1:]:
            self.console.print(f"  {line}")

    def sentences(self, happening: Happening, seat: int) -> list[str]:
        """The events this seat may know of, as sentences with their clauses; a turn begins with a gap."""
        lines: list[str] = []
        for event in happening.events:
            if event.visible_to(seat):
                heading = event.id in self.headings
                lines += [""] if heading else []
                sentence = escape(self.words.message(event))
                lines.append(f"{f'[bold]{sentence}[/]' if heading else sentence} [dim]{event.clause}[/]")
        return lines

    def end(self, view: State, file: str) -> None:
        """Who won and why, the score where there is one, and the file of the game."""
        outcome = view.outcome()
        if outcome is not None:
            self.console.print(Rule(self.words.say("game-over")))
            self.console.print(self.words.say(f"ending-{outcome.reason}"), style="bold")
            score = view.setup.game.score(view)
            if score is not None:
                self.console.print(self.words.message(score), style="bold", markup=False)
            self.clause(outcome.clause)
            self.console.print(self.words.say("saved-to", file=file), style="dim")

    def runs(self, rules: RunRules, runs: list[Run], file: str) -> None:
        """The best runs; the one of this file is marked."""
        self.console.print(Rule(self.words.say("runs-title")))
        table = Table.grid(padding=(0, 2))
        for run in runs:
            mode, score = self.words.say(f"value-mode-{run.mode}"), self.words.message(rules.score(run))
            style = "bold" if run.place == file else ""
            table.add_row("▸" if style else " ", escape(self.words.name(run.hero)), escape(score), mode, style=style)
        self.console.print(table)
