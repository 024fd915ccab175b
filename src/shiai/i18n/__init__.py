"""Catalogues of messages in several languages (Fluent)."""

from shiai.i18n.catalogue import Catalogue, UnknownLanguage, default_language, languages

__all__ = ["Catalogue", "UnknownLanguage", "default_language", "languages"]
