"""Who is there: a signed cookie remembers a browser without any account, another one how it likes the pages."""

import re
import secrets
from dataclasses import dataclass
from typing import Final

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from shiai.i18n.catalogue import FALLBACK, languages, reduced
from shiai.table.store import Store

PERSON_COOKIE: Final = "shiai"
LOOK_COOKIE: Final = "shiai_look"
TWO_YEARS: Final = 2 * 365 * 24 * 3600
THEMES: Final = ("light", "dark", "system")
REMEMBERED: Final = 10_000  # names


@dataclass(frozen=True)
class Visitor:
    """A browser: its person, the name that person likes, and how pages should look."""

    person: str
    name: str
    language: str
    theme: str
    new: bool  # has no cookie yet


class Identity:
    """Reads and writes the cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.names: dict[str, str] = {}  # of people who came lately
        self.signer = URLSafeSerializer(store.setting("secret", secrets.token_hex(32)), salt="person")

    def visitor(self, request: Request) -> Visitor:
        """Who sent this request; somebody new when there is no cookie or a forged one."""
        person = self.person(request)
        language, _, theme = request.cookies.get(LOOK_COOKIE, "").partition(".")
        return Visitor(
            person=person or secrets.token_urlsafe(16),
            name=self.name(person) if person else "",
            language=language if language in languages() else accepted(request.headers.get("accept-language", "")),
            theme=theme if theme in THEMES else "system",
            new=not person,
        )

    def person(self, request: HTTPConnection) -> str:
        """The person of the cookie; nobody when it is missing or forged."""
        try:
            found = self.signer.loads(request.cookies.get(PERSON_COOKIE, ""))
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    def name(self, person: str) -> str:
        """What a person likes to be called; read once, for every page asks for it."""
        if person not in self.names:
            if len(self.names) >= REMEMBERED:
                self.names.clear()
            self.names[person] = self.store.name(person)
        return self.names[person]

    def renamed(self, person: str) -> None:
        """The name is to be read again."""
        self.names.pop(person, None)

    def remember(self, request: Request, response: Response, visitor: Visitor) -> None:
        """Give a new browser its cookie."""
        if visitor.new:
            self.set(request, response, PERSON_COOKIE, str(self.signer.dumps(visitor.person)))

    def set(self, request: Request, response: Response, name: str, value: str) -> None:
        """A cookie that no script and no other site can use."""
        secure = request.url.scheme == "https"
        response.set_cookie(name, value, max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)


def accepted(header: str) -> str:
    """The first language of the browser that we speak."""
    wishes = [reduced(re.split(r"[;,]", wish)[0].strip()) for wish in header.split(",")]
    return next((wish for wish in wishes if wish in languages()), FALLBACK)
