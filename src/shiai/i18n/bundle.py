"""Messages of one language that are parsed when somebody asks for them.

Parsing is slow and a program says few of its sentences: a file is only divided into its messages when it is read.
"""

import re
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

# A message begins in the first column; comments and other messages end it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=.*(?:\n(?![#a-zA-Z-]).*)*", re.MULTILINE)


class UnreadableMessage(LookupError):
    """A message does not follow the syntax of Fluent."""


def divide(text: str) -> dict[str, str]:
    """Divide a Fluent file into messages and terms: the source of each by id. The first of two with one id counts."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(text):
        found.setdefault(entry[1], entry[0])
    return found


@cache  # several games share most messages
def parse(source: str) -> Message | Term:
    """Parse the source of a message or term."""
    entry = FluentParser().parse_entry(source + "\n")
    if not isinstance(entry, (Message, Term)):
        raise UnreadableMessage(f"this is no message of Fluent: {source}")
    return entry


class LazyBundle(FluentBundle):
    """A bundle of messages that are parsed on first use."""

    def __init__(self, language: str, functions: dict[str, Any]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self.sources: dict[str, str] = {}

    def add(self, entries: dict[str, str]) -> None:
        """Add messages; those that are there already stay."""
        self.sources = entries | self.sources

    def has_message(self, message_id: str) -> bool:
        """Is there a message of that id?"""
        return message_id in self.sources and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        id = f"-{entry_id}" if term else entry_id
        found = self._compiled.get(id)
        if found is None:
            found = self._compiled[id] = self._compiler(parse(self.sources[id]))
        return found
