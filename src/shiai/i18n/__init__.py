"""The sentences of the games and of the table in several languages. Knows no other room, only ids and values."""

from shiai.i18n.catalogue import Catalogue, UnknownLanguage, default_language, languages

__all__ = ["Catalogue", "UnknownLanguage", "default_language", "languages"]
