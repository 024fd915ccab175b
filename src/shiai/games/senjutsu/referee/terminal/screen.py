"""The output of the referee in a terminal: the board, the figures, events and reasons."""

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from shiai.core.clauses import Clause
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.referee import Referee, written
from shiai.games.senjutsu.referee.commands import card_number
from shiai.games.senjutsu.referee.figures import Row, rows_of
from shiai.games.senjutsu.referee.printed import ways
from shiai.games.senjutsu.referee.sentences import (
    Sentence,
    answers,
    card_texts,
    health,
    help_lines,
    mood,
    stands,
    told_lines,
    waits_for,
    way_text,
    why_lines,
)
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.terminal.hexes import battlefield
from shiai.games.senjutsu.terminal.symbols import front_legend, terrain_legend
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n.catalogue import Catalogue
from shiai.rulebooks import rulebook

MOST_LISTED: Final = 9  # ways to carry out a card
REPORTS: Final = ("harm", "set", "advantage")  # entries after which the board need not be shown


class RefereeScreen:
    """Prints one session in the words of one person."""

    def __init__(self, referee: Referee, words: Catalogue, console: Console) -> None:
        self.referee = referee
        self.words = words
        self.console = console
        self.clauses: dict[str, Clause] = rulebook("senjutsu_solo")

    def prompt(self) -> None:
        """Print what the referee waits for, with the answers to choose from."""
        self.console.print(waits_for(self.referee, self.words), style="bold", markup=False)
        for number, text in enumerate(answers(self.referee, self.words), 1):
            self.console.print(f"  [cyan]{number}[/] {escape(text)}")
        if self.referee.progress().answers:
            self.console.print(f"  {self.words.say('referee-answer-with')}", style="dim")
        self.ways()

    def ways(self) -> None:
        """Print the ways to carry out the hero's card, or the spaces where they end if they are many."""
        fight = self.referee.fight
        found = ways(fight) if fight is not None and fight.state.stack else []
        if not found or fight is None:
            return
        figure = fight.progress().figure
        names = fight.state.rules.board.names
        if len(found) > MOST_LISTED:
            spaces = list(dict.fromkeys([names[way.at] for way in found]))
            example = f"{spaces[0]} {DIRECTION_NAMES[found[0].facing]}"
            who = self.referee.name_of(figure)
            listed = ", ".join(spaces)
            text = self.words.say("referee-ways-spaces", who=who, example=example, spaces=listed)
            self.console.print(text, style="dim", markup=False)
            return
        self.console.print(self.words.say("referee-ways"), style="dim", markup=False)
        for number, way in enumerate(found, 1):
            self.console.print(f"  [cyan]{number}[/] {escape(way_text(self.referee, way, figure, self.words))}")

    def told(self) -> None:
        """Print the events after the last entry, and the board unless the entry was a mere report."""
        lines = told_lines(self.referee, self.referee.told[-1], self.words)
        if lines:
            self.console.print(Rule(style="dim"))
            self.sentences(lines)
        if lines and self.referee.journal[-1]["do"] not in REPORTS:
            self.show()

    def sentences(self, lines: list[Sentence]) -> None:
        """Print sentences with their clauses."""
        for line in lines:
            self.console.print(f"  {escape(line.text)} [dim]{line.clause}[/]")

    def show(self, card: str = "") -> None:
        """Print the board and the figures, or a card; before the fight, the entries."""
        if card:
            self.card(card_number(card))
        elif self.referee.state is None:
            self.journal()
        else:
            self.board(self.referee.state)

    def board(self, state: Solo) -> None:
        """Print the battlefield, and a table of all figures."""
        view = state.clone()
        view.viewer = 0
        names = {row.figure: self.tag(row) for row in rows_of(self.referee)}
        self.console.print(Text("\n").join(battlefield(view, self.words, self.console.width, names=names)))
        legend = [front_legend(self.words), *terrain_legend(set(view.terrain.kind_at.values()), self.words)]
        self.console.print("  ".join(legend), style="dim", markup=False)
        table = Table.grid(padding=(0, 2))
        for row in rows_of(self.referee):
            table.add_row(
                f"[bold]{row.key}[/]", self.tag(row), escape(self.words.name(row.name)), escape(self.row(row))
            )
        self.console.print(Padding(table, (0, 1)))

    def tag(self, row: Row) -> str:
        """A figure on the board in two characters: h or e, and its number, as it is typed."""
        kind, number = row.key.split()
        return f"{kind[0]}{number}"

    def row(self, row: Row) -> str:
        """A figure in one or two lines."""
        if not row.alive:
            return stands(row, self.words)
        first = " · ".join([stands(row, self.words), health(row, self.words), mood(row, self.words)])
        cards = card_texts(row, self.words)
        if row.chosen:
            cards.append(self.words.name(row.chosen))
        return "\n".join([first, *([", ".join(cards)] if cards else [])])

    def card(self, number: str) -> None:
        """Print a card in words."""
        if number in INDEX:
            text = card_line(self.referee.cards.designs[INDEX[number]], self.words.message)
        else:
            text = self.words.say("referee-no-card", text=number)
        self.console.print(text, markup=False)

    def why(self, figures: bool = False) -> None:
        """Print the reasons of the enemies' latest decisions, in words or with the figures behind them."""
        found = why_lines(self.referee, self.words, figures)
        for lines in found:
            self.sentences(lines)
        if not found:
            self.console.print(self.words.say("referee-no-reasons"), markup=False)

    def journal(self) -> None:
        """Print all entries."""
        for number, entry in enumerate(self.referee.journal, 1):
            self.console.print(f"  [dim]{number:3}[/] {escape(written(entry))}")

    def clause(self, clause: str) -> None:
        """Print a clause of the rulebook."""
        found = self.clauses.get(clause.upper())
        if found is None:
            example = next(iter(self.clauses))
            self.console.print(self.words.say("no-clause", clause=clause or "?", example=example), markup=False)
        else:
            self.console.print(Padding(f"[cyan]{found.id}[/] {escape(found.text)}", (0, 2)))

    def help(self) -> None:
        """Print what may be typed."""
        table = Table.grid(padding=(0, 3))
        lines = help_lines(self.words.say("referee-help")) + help_lines(self.words.say("referee-help-looks"))
        for typed, meaning in lines:
            table.add_row(f"[cyan]{escape(typed)}[/]", escape(meaning))
        self.console.print(table)
