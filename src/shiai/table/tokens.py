"""Personal tokens: the secret with which a program acts for a person. The database has only their hashes."""

import secrets
from typing import Final

from sqlalchemy import select

from shiai.table.schema import TOKENS
from shiai.table.store import Store, hash_token, insert_or_update, now

PREFIX: Final = "shiai_"  # so that people and scanners recognize a token that was published by accident
MAX_LENGTH: Final = 100


def new_token(store: Store, person: str) -> str:
    """Make the token of a person and return it; an older one stops working. It cannot be shown again."""
    token = PREFIX + secrets.token_urlsafe(24)
    with store.writing() as connection:
        insert_or_update(connection, TOKENS, {"person": person}, {"token_hash": hash_token(token), "made": now()})
    return token


def person_of_token(store: Store, token: str) -> str:
    """Return the person whose token this is, or an empty text."""
    if not token.startswith(PREFIX) or len(token) > MAX_LENGTH:
        return ""
    with store.engine.connect() as connection:
        wanted = select(TOKENS.c.person).where(TOKENS.c.token_hash == hash_token(token))
        return connection.execute(wanted).scalar() or ""


def token_made(store: Store, person: str) -> str:
    """Return when the token of a person was made, in UTC, or an empty text if there is none."""
    with store.engine.connect() as connection:
        return connection.execute(select(TOKENS.c.made).where(TOKENS.c.person == person)).scalar() or ""


def remove_token(store: Store, person: str) -> None:
    """Remove the token of a person."""
    with store.writing() as connection:
        connection.execute(TOKENS.delete().where(TOKENS.c.person == person))
