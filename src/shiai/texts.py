"""Texts in all languages that stand in data files: of lessons, pieces and clauses."""

from typing import Final

from shiai.core.errors import ShiaiError
from shiai.i18n.catalogue import FALLBACK, languages

LONGER: Final = 1.2  # other languages need more words than English

Texts = dict[str, str]  # by language


class TextError(ShiaiError, ValueError):
    """A text is missing in a language, or too long."""


def text_in(texts: Texts, language: str) -> str:
    """The text of a language, or the English one."""
    return texts.get(language) or texts.get(FALLBACK, "")


def read_texts(raw: object, where: str, most: int) -> Texts:
    """Check that a text is there in every language and has at most so many words in English."""
    if not isinstance(raw, dict) or raw.keys() != set(languages()):
        raise TextError(f"{where} must be given in exactly these languages: {', '.join(languages())}")
    for language, text in raw.items():
        limit = most if language == FALLBACK else round(most * LONGER)
        count = len(str(text).split())
        if not 0 < count <= limit:
            raise TextError(f"{where} in '{language}' has {count} words; at most {limit} fit")
    return raw
