"""How many open tables one person and one address may have, so that nobody fills the server for others."""

from contextvars import ContextVar
from hmac import digest
from ipaddress import ip_address, ip_network
from typing import Final

from sqlalchemy import func, select

from shiai.core.record import OPEN
from shiai.table.errors import TooManyTables
from shiai.table.schema import TABLES
from shiai.table.settings import Settings
from shiai.table.store import Store

# The address from which the present request comes; empty for commands and tests.
address: Final[ContextVar[str]] = ContextVar("address", default="")
HOME: Final = 64  # bits of an IPv6 address that belong to the same household


def origin(store: Store) -> str:
    """Return the present address as it is stored: as a hash that only this server can make."""
    found = address.get()
    if not found:
        return ""
    try:
        if ip_address(found).version == 6:
            found = str(ip_network(f"{found}/{HOME}", strict=False))
    except ValueError:
        pass  # a socket of another kind
    return digest(store.key, f"origin/{found}".encode(), "sha256").hex()[:32]


def check_quota(store: Store, settings: Settings, owner: str) -> None:
    """Raise TooManyTables if this person, or the present address, may open no more tables."""
    limits = {TABLES.c.owner == owner: settings.tables_per_person}
    here = origin(store)
    if here:
        limits[TABLES.c.origin == here] = settings.tables_per_address
    with store.engine.connect() as connection:
        for where, most in limits.items():
            wanted = (
                select(func.count())
                .select_from(TABLES)
                .where(where & (TABLES.c.result == OPEN) & (TABLES.c.closed == ""))
            )
            if (connection.execute(wanted).scalar() or 0) >= most:
                raise TooManyTables(f"there may be {most} open tables of one person or address; finish or close some")
