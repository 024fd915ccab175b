"""Marks: small signs in a drawing beside what is not printed on the components, with a sentence that says why.

The macro `mark` of parts.html draws one: `{{ mark(found.confidence, found.sentence) }}`.
"""

from dataclasses import dataclass
from typing import Final

from shiai.core.box import Contents
from shiai.core.components import OWN, PRINTED, RECONSTRUCTED, REPORTED
from shiai.i18n.catalogue import Catalogue

SENTENCES: Final[dict[str, str]] = {REPORTED: "page-mark-reported", RECONSTRUCTED: "page-mark-reconstructed"}


@dataclass(frozen=True)
class Mark:
    """What a mark says."""

    confidence: str
    sentence: str


def mark_of(contents: Contents, part: str, entry: str, words: Catalogue, field: str = "") -> Mark | None:
    """The mark of an entry, or of one of its fields; None if it is printed."""
    confidence = contents.confidence(part, entry, field)
    if confidence == PRINTED:
        return None
    if confidence == OWN:
        return Mark(OWN, words.say("page-mark-own"))
    found = contents.components.parts[part].entries[entry]
    sources = [found.source_of(field)] if field else [found.source, *found.sources.values()]
    source = next(source for source in sources if source.confidence == confidence)
    return Mark(confidence, words.say(SENTENCES[confidence], source=source.source))
