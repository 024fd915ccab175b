"""Identity without accounts: a signed cookie identifies a browser, another stores how its pages look and sound.

Programs may send a personal token instead of the cookie.
"""

import re
import secrets
from dataclasses import dataclass
from typing import Final

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from shiai.i18n.catalogue import FALLBACK, languages, reduced
from shiai.table.store import Store
from shiai.table.tokens import person_of_token

PERSON: Final = "shiai_person"  # in the scope of a request: the person of its token
PERSON_COOKIE: Final = "shiai"
LOOK_COOKIE: Final = "shiai_look"
TWO_YEARS: Final = 2 * 365 * 24 * 3600
THEMES: Final = ("light", "dark", "system")
SPEEDS: Final = ("off", "quick", "normal", "slow")
SOUNDS: Final = ("off", "on")
RULES: Final = ("quiet", "exact")  # numbers of clauses: on demand, or always
MAX_REMEMBERED: Final = 10_000  # names in memory


@dataclass(frozen=True)
class Look:
    """The settings of a browser: language, theme, speed of the animations, sound, and numbers of clauses."""

    language: str
    theme: str = "system"
    speed: str = "normal"
    sound: str = "off"
    rules: str = "quiet"

    def changed(self, language: str = "", theme: str = "", speed: str = "", sound: str = "", rules: str = "") -> "Look":
        """Return other settings; what is unknown or empty stays as it is."""
        return Look(
            language if language in languages() else self.language,
            theme if theme in THEMES else self.theme,
            speed if speed in SPEEDS else self.speed,
            sound if sound in SOUNDS else self.sound,
            rules if rules in RULES else self.rules,
        )

    def text(self) -> str:
        """Return the settings as the cookie stores them."""
        return f"{self.language}.{self.theme}.{self.speed}.{self.sound}.{self.rules}"


@dataclass(frozen=True)
class Visitor:
    """A browser: its person, the name of the person, and its settings."""

    person: str
    name: str
    look: Look
    new: bool  # the browser has no cookie yet

    @property
    def language(self) -> str:
        """Return the language of the pages."""
        return self.look.language


class Identity:
    """Reads and writes the cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.names: dict[str, str] = {}  # of recent visitors
        self.keys: list[bytes] = []
        self.read_keys()

    def read_keys(self) -> None:
        """Sign with the present key, and accept what the older ones have signed."""
        self.store.keys.read()
        keys = self.store.keys.accepted()
        if keys != self.keys:
            self.keys, self.signer = keys, URLSafeSerializer(keys, salt="person")

    def visitor(self, request: Request, known: bool = False) -> Visitor:
        """Return who sent this request; a new person if the cookie is missing or forged.

        With `known` the database is not asked for the name.
        """
        person = self.person(request)
        stored = request.cookies.get(LOOK_COOKIE, "").split(".")[:5]
        look = Look(preferred_language(request.headers.get("accept-language", ""))).changed(*stored)
        name = self.names.get(person, "") if known or not person else self.name(person)
        return Visitor(person or secrets.token_urlsafe(16), name, look, new=not person)

    def person(self, request: HTTPConnection) -> str:
        """Return the person of the token or the cookie, or an empty text if it is missing or forged."""
        by_token: str = request.scope.get(PERSON, "")
        if by_token:
            return by_token
        try:
            found = self.signer.loads(request.cookies.get(PERSON_COOKIE, ""))
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    def person_of_token(self, header: str) -> str:
        """Return the person of an Authorization header; an empty text if its token is not valid."""
        scheme, _, token = header.partition(" ")
        return person_of_token(self.store, token.strip()) if scheme.lower() == "bearer" else ""

    def name(self, person: str) -> str:
        """Return the name of a person; cached, because every page needs it."""
        if person not in self.names:
            if len(self.names) >= MAX_REMEMBERED:
                self.names.clear()
            self.names[person] = self.store.name(person)
        return self.names[person]

    def forget_name(self, person: str) -> None:
        """Remove a name from the cache after it has changed; all names if no person is given."""
        if person:
            self.names.pop(person, None)
        else:
            self.names.clear()

    def remember(self, request: Request, response: Response, visitor: Visitor) -> None:
        """Set the cookie of a new browser, or of one whose cookie an older key has signed."""
        signed = str(self.signer.dumps(visitor.person))
        if visitor.new or (PERSON not in request.scope and request.cookies.get(PERSON_COOKIE) != signed):
            self.set(request, response, PERSON_COOKIE, signed)

    def set(self, request: Request, response: Response, name: str, value: str) -> None:
        """Set a cookie that no script and no other site can use."""
        secure = request.url.scheme == "https"
        response.set_cookie(name, value, max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)


def preferred_language(header: str) -> str:
    """Return the first language of an Accept-Language header that has a catalogue."""
    wanted = [reduced(re.split(r"[;,]", part)[0].strip()) for part in header.split(",")]
    return next((language for language in wanted if language in languages()), FALLBACK)
