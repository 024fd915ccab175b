"""Clauses: the numbered statements of a rulebook."""

import re
from dataclasses import dataclass
from typing import Final

CLAUSE_LINE: Final = re.compile(r"- \*\*([A-Z0-9]+-[0-9A]+\.[0-9]+)\*\* (.*)")
SECTION_LINE: Final = re.compile(r"## (.*)")
SOURCE: Final = re.compile(r" \[[^\[\]]*\]")
SWITCH: Final = re.compile(r"\s*(?:Switch|Flag) (?:`|in )(?:[^.]|\.(?=[\w`]))*\.")  # a sentence about an option
FOR_TESTS: Final = re.compile(r"\b(?:tests?|invariants)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Clause:
    """A statement of a rulebook with its section and sources."""

    id: str
    text: str
    section: str
    sources: tuple[str, ...]

    @property
    def is_for_players(self) -> bool:
        """Whether it belongs to the rules of the game, not to a section about tests or invariants."""
        return not FOR_TESTS.search(self.section)

    @property
    def for_players(self) -> str:
        """The text without sentences about options, which have pages of their own."""
        return SWITCH.sub("", self.text)


def cited(ids: str) -> tuple[str, ...]:
    """Clause ids from one text."""
    return tuple(ids.split())


def read_clauses(text: str) -> dict[str, Clause]:
    """Read the clauses of a rulebook, by id and in order."""
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
