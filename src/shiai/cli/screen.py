"""The output of a game in the terminal, made from redacted states and visible events only."""

import re
from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from shiai import registry
from shiai.cli.drawings import drawings_of
from shiai.cli.kit.marks import NOT_PRINTED, summary
from shiai.core.box import contents_of
from shiai.core.clauses import Clause
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.guides import sentence
from shiai.i18n.catalogue import Catalogue
from shiai.i18n.outcomes import localized, outcomes
from shiai.rulebooks import rulebook
from shiai.table.live_game import ChoiceResult, LiveGame
from shiai.table.runs import Run, RunRules

LISTED = 14  # up to this many choices are described one by one; more are grouped
LOG_LINES = 40


class Screen:
    """Prints one game in one language."""

    def __init__(self, game: str, words: Catalogue, console: Console) -> None:
        self.words = words
        self.console = console
        self.game = registry.game(game)
        self.drawings = drawings_of(self.game)
        self.headings = self.game.headings
        self.rules: dict[str, Clause] = rulebook(game)

    def board(self, view: State, news: list[str]) -> None:
        """Print the news and then the table, which stays in sight below them."""
        self.console.clear()
        self.console.print(Rule(self.words.say("game-title")))
        self.lines(news)
        self.console.print(self.drawings.table(view, self.words, self.console.width))

    def not_printed(self, setup: Setup) -> list[str]:
        """A line that says how many components of this game are not printed, if any, and where to see them."""
        contents = contents_of(setup)
        found = "" if contents is None else summary(contents, self.words, NOT_PRINTED)
        command = f"shiai games {self.game.id.replace('_', '-')} --sources"
        return [escape(self.words.say("components-not-printed", summary=found, command=command))] if found else []

    def detail(self, name: str, typed: str, view: State, past: LiveGame | None = None) -> None:
        """Print a further drawing of the game; what was typed after its name may select which."""
        detail = self.drawings.details[name]
        if detail.recall is not None and past is not None:
            self.console.print(detail.recall(past.log, past.record.at, self.words, self.console.width))
            return
        draw = detail.find(typed) if detail.find is not None and typed else detail.draw
        self.console.print(draw(view, self.words, self.console.width))

    def choices(self, view: State, seat: int, names: list[str]) -> None:
        """Print the prompt with its clause, and the legal choices."""
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

    def luck(self, state: State) -> list[int]:
        """Print what luck can bring, alike outcomes once; return the outcome of each line."""
        lines = outcomes(state, self.words)
        self.console.print(self.words.say("luck-asks", command="draw"), style="bold", markup=False)
        table = Table.grid(padding=(0, 2))
        for place, text in enumerate(lines, 1):
            table.add_row(f"[cyan]{place}[/]", escape(text))
        self.console.print(Padding(table, (0, 1)))
        return list(lines.values())

    def groups(self, names: list[str]) -> None:
        """Print many choices in groups: one line for those that differ only in the last word, equal lines merged."""
        tails: dict[str, list[str]] = {}
        for name in names:
            head, _, last = name.rpartition(" ")
            tails.setdefault(head, []).append(localized(last, self.words))
        heads: dict[str, list[str]] = {}
        for head, members in tails.items():
            heads.setdefault("  ".join(members), []).append(head.rpartition(" ")[2])
        table = Table.grid(padding=(0, 2))
        for members_line, alike in heads.items():
            table.add_row(f"[bold]{escape(' / '.join(alike))}[/]", escape(members_line))
        self.console.print(Padding(table, (0, 1)))
        self.console.print(f"  {self.words.say('type-like', example=' '.join(names[0].split()[-2:]))}", style="dim")

    def clause(self, clause: str) -> None:
        """Print a clause of the rulebook."""
        found = self.rules.get(clause.upper())
        if not self.rules:
            self.console.print(self.words.say("no-rulebook"))
        elif found is None:
            self.console.print(self.words.say("no-clause", clause=clause or "?", example=next(iter(self.rules))))
        else:
            said = sentence(found.id, self.words.language)
            if said:
                self.console.print(Padding(escape(said), (0, 2)))
            self.console.print(Padding(f"[cyan]{found.id}[/] [dim]{escape(found.text)}[/]", (0, 2)))

    def goal(self, view: State, seat: int) -> list[str]:
        """How one wins, as lines."""
        return [escape(self.words.message(message)) for message in self.game.goal(view, seat)]

    def help(self) -> None:
        """Print what may be typed, including the details of the game."""
        table = Table.grid(padding=(0, 3))
        for line in self.words.say("help-keys").splitlines():
            typed, meaning = re.split(r"\s{2,}", line.strip(), maxsplit=1)
            table.add_row(escape(typed), escape(meaning))
        for name, detail in self.drawings.details.items():
            table.add_row(escape(name), escape(detail.help(self.words)))
        self.console.print(table)

    def log(self, results: Iterable[ChoiceResult], seat: int) -> None:
        """Print the latest events that this seat may know."""
        self.console.print(Rule(self.words.say("log-title")))
        lines = [line for result in results for line in self.sentences(result, seat)]
        self.lines(lines[-LOG_LINES:])

    def lines(self, lines: list[str]) -> None:
        """Print lines of the log without a leading gap."""
        for line in lines if lines[:1] != [""] else lines[1:]:
            self.console.print(f"  {line}")

    def sentences(self, result: ChoiceResult, seat: int) -> list[str]:
        """The events that this seat may know as sentences with clauses; a heading is preceded by a gap."""
        lines: list[str] = []
        for event in result.events:
            if event.visible_to(seat):
                heading = event.id in self.headings
                lines += [""] if heading else []
                sentence = escape(self.words.message(event))
                lines.append(f"{f'[bold]{sentence}[/]' if heading else sentence} [dim]{event.clause}[/]")
        return lines

    def end(self, view: State, file: str) -> None:
        """Print the result, the score if there is one, and the file of the game."""
        outcome = view.outcome()
        if outcome is not None:
            self.console.print(Rule(self.words.say("game-over")))
            self.console.print(self.words.say(f"ending-{outcome.reason}"), style="bold")
            score = view.setup.game.score(view)
            if score is not None:
                self.console.print(self.words.message(score), style="bold", markup=False)
            if outcome.clause in self.rules:
                self.clause(outcome.clause)
            self.console.print(self.words.say("saved-to", file=file), style="dim")

    def runs(self, rules: RunRules, runs: list[Run], file: str) -> None:
        """Print the best runs; the one of this file is marked."""
        self.console.print(Rule(self.words.say("runs-title")))
        table = Table.grid(padding=(0, 2))
        for run in runs:
            hero, score, mode = [self.words.message(say(run)) for say in (rules.hero, rules.score, rules.mode)]
            style = "bold" if run.source == file else ""
            table.add_row("▸" if style else " ", escape(hero), escape(score), mode, style=style)
        self.console.print(table)
