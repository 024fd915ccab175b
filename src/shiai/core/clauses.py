"""Clauses: the numbered statements of the rulebooks in `docs/rules`, which code carries out and tests prove."""

import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

CLAUSE_LINE: Final = re.compile(r"- \*\*([A-Z0-9]+-[0-9A]+\.[0-9]+)\*\* (.*)")
SECTION_LINE: Final = re.compile(r"## (.*)")
SOURCE: Final = re.compile(r" \[[^\[\]]*\]")


@dataclass(frozen=True)
class Clause:
    """One statement of a rulebook, with the section it stands in and where it comes from."""

    id: str
    text: str
    section: str
    sources: tuple[str, ...]


def cited(ids: str) -> tuple[str, ...]:
    """Clause ids from one text."""
    return tuple(ids.split())


def rulebooks() -> list[str]:
    """The games that have a rulebook."""
    return sorted(
        [file.name.removesuffix(".md") for file in files("shiai.rulebook").iterdir() if file.name.endswith(".md")]
    )


def explained() -> dict[str, str]:
    """The clauses that no test can prove, with the reason."""
    reasons: dict[str, str] = tomllib.loads((files("shiai.rulebook") / "explained.toml").read_text("utf-8"))
    return reasons


def book_of(game: str) -> str:
    """The rulebook of a game; one whose name goes on where another ends (senjutsu_solo) shares that game's book."""
    books = rulebooks()
    while game not in books and "_" in game:
        game = game.rpartition("_")[0]
    return game


def rulebook(game: str) -> dict[str, Clause]:
    """All clauses of a game's rulebook, in its order."""
    found: dict[str, Clause] = {}
    section = ""
    for line in (files("shiai.rulebook") / f"{book_of(game)}.md").read_text("utf-8").splitlines():
        heading = SECTION_LINE.fullmatch(line)
        clause = CLAUSE_LINE.fullmatch(line)
        if heading:
            section = heading[1]
        elif clause:
            sources = tuple([source[2:-1] for source in SOURCE.findall(clause[2])])
            found[clause[1]] = Clause(clause[1], SOURCE.sub("", clause[2]), section, sources)
    return found
