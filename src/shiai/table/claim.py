"""One server for one SQLite file: a second one would not learn what the first one changes."""

import os
from pathlib import Path

from shiai.table.errors import StorageError
from shiai.table.store import Store

try:
    import fcntl
except ImportError:  # Windows, where nothing is claimed
    fcntl = None  # type: ignore[assignment]


def claim(store: Store, address: str) -> int | None:
    """Claim the file of a database for this process, until it ends; raise StorageError if another server has it.

    `address` tells others where this server answers. Return the file descriptor that holds the claim, which is None for
    PostgreSQL.
    """
    path = store.engine.url.database
    if not store.sqlite or fcntl is None or not path or path == ":memory:":
        return None
    handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        other = Path(f"{path}.lock").read_text("utf-8", errors="replace").strip()
        os.close(handle)
        raise StorageError(
            f"another server uses '{path}'{f' and answers at {other}' if other else ''}: "
            "play there, stop it first, or give another file with --db"
        ) from None
    os.truncate(handle, 0)
    os.write(handle, f"{address}\n".encode())
    return handle
