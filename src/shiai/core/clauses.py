"""Clauses: the numbered statements of the rulebooks, which code carries out and tests prove."""

import re
from dataclasses import dataclass
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


def read_clauses(text: str) -> dict[str, Clause]:
    """All clauses of the text of a rulebook by id, in its order."""
    found: dict[str, Clause] = {}
    section = ""
    for line in text.splitlines():
        heading = SECTION_LINE.fullmatch(line)
        clause = CLAUSE_LINE.fullmatch(line)
        if heading:
            section = heading[1]
        elif clause:
            sources = tuple([source[2:-1] for source in SOURCE.findall(clause[2])])
            found[clause[1]] = Clause(clause[1], SOURCE.sub("", clause[2]), section, sources)
    return found
