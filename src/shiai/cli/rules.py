"""`shiai rules` and `shiai games`: rulebooks, their coverage by code and tests, and the options of games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shiai
from shiai.cli.component_tables import sources_table
from shiai.cli.coverage import Proof, proofs
from shiai.cli.options import options_table
from shiai.core.clauses import Clause
from shiai.core.errors import ShiaiError
from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.registry import broken_plugins
from shiai.rulebooks import book_of_prefix, rulebook, rulebooks


class UnknownClause(ShiaiError):
    """There is no such clause, section or rulebook."""


def rules(
    which: Annotated[
        str | None, typer.Argument(help="A clause (R7-10.4), a section (R7-10) or a game (seven-ronin).")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Where clauses are carried out and proven.")] = False,
) -> None:
    """Look up the rules."""
    console = Console(highlight=False)
    if coverage:
        show_coverage(console, which)
    elif which is None:
        for book in rulebooks():
            clauses = rulebook(book)
            prefix = next(iter(clauses)).partition("-")[0]
            console.print(f"[bold]{book}[/]: {len(clauses)} clauses, {prefix}-…")
    else:
        show_clauses(console, find(which))


def find(which: str) -> list[Clause]:
    """The clauses of a clause id, a section or a game."""
    wanted = which.upper()
    likely = book_of_prefix(wanted.partition("-")[0]) if "-" in wanted else ""
    if wanted in rulebook(likely):
        return [rulebook(likely)[wanted]]
    for book in rulebooks():
        clauses = rulebook(book)
        if which.replace("-", "_").lower() == book:
            return list(clauses.values())
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


def show_coverage(console: Console, which: str | None) -> None:
    """Print the coverage of one game or of all; exit with an error if a clause is neither proven nor explained."""
    complete = True
    for game in [shiai.game(which)] if which else shiai.all_games():
        found = proofs(game, Path.cwd())
        console.print(coverage_table(found))
        good = [proof for proof in found if proof.tests or proof.reason]
        missing = [proof.clause for proof in found if not (proof.tests or proof.reason)]
        console.print(f"{game.id}: {len(good)} of {len(found)} clauses proven or explained")
        if missing:
            complete = False
            console.print(f"neither: {', '.join(missing)}", style="red")
    if not complete:
        raise typer.Exit(1)


def coverage_table(found: list[Proof]) -> Table:
    """A row for every clause."""
    table = Table("clause", "carried out by", "proven by", box=None, padding=(0, 1))
    for proof in found:
        otherwise = f"[dim]not testable: {escape(proof.reason)}[/]" if proof.reason else "[red]nothing[/]"
        table.add_row(proof.clause, "\n".join(proof.places) or "—", "\n".join(proof.tests) or otherwise)
    return table


def games(
    game: Annotated[str | None, typer.Argument(help="Only this game, e.g. samurai-spirit.")] = None,
    sources: Annotated[
        bool, typer.Option("--sources", help="List the components instead: what is printed, and what is reconstructed.")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")] = None,
) -> None:
    """List the games, or one of them, with their options and values."""
    console = Console(highlight=False)
    for listed in [shiai.game(game)] if game else shiai.all_games():
        words = Catalogue(language or default_language(), listed.id)
        console.print(f"[bold]{escape(words.say('game-title'))}[/] ({listed.id}, rules version {listed.version})")
        if sources:
            show_sources(console, listed, words)
            continue
        console.print(words.say("game-intro"), markup=False)
        console.print(options_table(listed, words))
    for sentence in () if game else broken_plugins().values():
        console.print(sentence, style="yellow", markup=False, soft_wrap=True)


def show_sources(console: Console, game: AnyGame, words: Catalogue) -> None:
    """Print the components of a game with their sources."""
    if game.components is None:
        console.print(words.say("components-none"))
    else:
        console.print(sources_table(game.components, words))
