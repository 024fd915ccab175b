"""`shiai rules`: look clauses up, search them, and see where code carries them out and tests prove them."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shiai
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.core.clauses import Clause
from shiai.core.errors import ShiaiError
from shiai.rulebooks import book_of, book_of_prefix, rulebook, rulebooks

if TYPE_CHECKING:
    from shiai.cli.coverage import Proof


class UnknownClause(ShiaiError):
    """There is no such clause, section or rulebook."""


def rules(
    which: Annotated[
        str | None, typer.Argument(help="A clause (R7-10.4), a section (R7-10) or a game (seven-ronin).")
    ] = None,
    search: Annotated[
        str, typer.Option("--search", metavar="WORD", help="Only clauses with this word, or with all these words.")
    ] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Where clauses are carried out and proven.")] = False,
    as_json: JsonFlag = False,
) -> None:
    """Look up the rules."""
    console = Console(highlight=False)
    if coverage:
        show_coverage(console, which, as_json)
    elif which is None and not search:
        show_books(console, as_json)
    else:
        found = find(which) if which else [clause for book in rulebooks() for clause in rulebook(book).values()]
        matching = [clause for clause in found if has_words(clause, search)]
        if not matching:
            raise UnknownClause(f"no clause has '{search}'; try a part of the word, or another game")
        if as_json:
            print_json([asdict(clause) for clause in matching])
        else:
            show_clauses(console, matching)


def has_words(clause: Clause, words: str) -> bool:
    """Does a clause, its section or its id contain all these words? Capitals do not matter."""
    text = f"{clause.id} {clause.section} {clause.text}".lower()
    return all(word in text for word in words.lower().split())


def show_books(console: Console, as_json: bool) -> None:
    """Print the rulebooks."""
    books = {book: rulebook(book) for book in rulebooks()}
    prefixes = {book: next(iter(clauses)).partition("-")[0] for book, clauses in books.items()}
    if as_json:
        print_json([{"book": book, "clauses": len(books[book]), "prefix": prefixes[book]} for book in books])
        return
    for book, clauses in books.items():
        console.print(f"[bold]{book}[/]: {len(clauses)} clauses, {prefixes[book]}-…")


def find(which: str) -> list[Clause]:
    """The clauses of a clause id, a section or a game."""
    wanted = which.upper()
    likely = book_of_prefix(wanted.partition("-")[0]) if "-" in wanted else ""
    if wanted in rulebook(likely):
        return [rulebook(likely)[wanted]]
    game = which.replace("-", "_").lower()
    if rulebook(game):
        return list(rulebook(book_of(game)).values())
    for book in rulebooks():
        clauses = rulebook(book)
        if wanted in clauses:
            return [clauses[wanted]]
        section = [clause for id, clause in clauses.items() if id.startswith(f"{wanted}.")]
        if section:
            return section
    raise UnknownClause(f"there is no clause, section or game '{which}'; try R7-10.4, R7-10 or seven-ronin")


def show_clauses(console: Console, clauses: list[Clause]) -> None:
    """Print clauses under the headings of their sections."""
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold]{escape(section)}[/]")
        sources = escape("; ".join(clause.sources))
        console.print(f"[cyan]{clause.id}[/] {escape(clause.text)} [dim]({sources})[/]")


def show_coverage(console: Console, which: str | None, as_json: bool) -> None:
    """Print the coverage of one game or of all; exit with an error if a clause is neither proven nor explained."""
    from shiai.cli.coverage import proofs

    every: list[Proof] = []
    for game in [shiai.game(which)] if which else shiai.all_games():
        found = proofs(game, Path.cwd())
        every += found
        if as_json:
            continue
        console.print(coverage_table(found))
        missing = [proof.clause for proof in found if not (proof.tests or proof.reason)]
        console.print(f"{game.id}: {len(found) - len(missing)} of {len(found)} clauses proven or explained")
        if missing:
            console.print(f"neither: {', '.join(missing)}", style="red")
    if as_json:
        print_json([asdict(proof) for proof in every])
    if not all(proof.tests or proof.reason for proof in every):
        raise typer.Exit(1)


def coverage_table(found: "list[Proof]") -> Table:
    """A row for every clause."""
    table = Table("clause", "carried out by", "proven by", box=None, padding=(0, 1))
    for proof in found:
        otherwise = f"[dim]not testable: {escape(proof.reason)}[/]" if proof.reason else "[red]nothing[/]"
        table.add_row(proof.clause, "\n".join(proof.places) or "—", "\n".join(proof.tests) or otherwise)
    return table
