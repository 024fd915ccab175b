"""A PostgreSQL of our own for the tests: started when the first test asks for it, at a socket in a temporary folder.

Every test gets a database of its own. Nothing listens on the network, and nothing is left behind, even by a test run
that was killed: a guard waits for the end of the run and then clears up.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from uuid import uuid4

import psycopg
import pytest

INSTALLED: Final = Path("/usr/lib/postgresql")
# Nothing here has to outlive the machine.
SETTINGS: Final = "-c listen_addresses= -c fsync=off -c full_page_writes=off -c shared_buffers=16MB"

GUARD: Final = 'read _; "$1"/pg_ctl -D "$2"/data -m immediate -w stop >/dev/null 2>&1; rm -rf "$2"'


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = [path.parent for path in INSTALLED.glob("*/bin/initdb")]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


def unprivileged() -> str | None:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def run(user: str | None, folder: Path, *command: str | Path) -> None:
    """Run a program of PostgreSQL; what it says is in the folder when it fails."""
    group = None if user is None else pwd.getpwnam(user).pw_gid
    groups: list[str] | None = None if user is None else []
    with (folder / "said").open("a") as said:  # a pipe would be kept open by the server
        done = subprocess.run(
            command, cwd=folder, user=user, group=group, extra_groups=groups, stdout=said, stderr=said, check=False
        )
    if done.returncode:
        pytest.fail(f"{command[0]} failed: {(folder / 'said').read_text()}")


def short_folder() -> Path:
    """A new folder with a short path, in memory where the tests have it: that of a socket has 107 letters at most."""
    return Path(tempfile.mkdtemp(prefix="pg", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT", "/tmp")))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    """The folder with the socket of a running server."""
    found = programs()
    if found is None:
        reason = "PostgreSQL is not installed (Debian: apt install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    user = unprivileged()
    folder = short_folder()
    if user is not None:
        shutil.chown(folder, user)
    data = folder / "data"
    # Its input is a pipe that nobody writes to: it ends with this process, whatever becomes of it.
    guard = subprocess.Popen(
        ("sh", "-c", GUARD, "sh", found, folder),
        cwd="/",
        stdin=subprocess.PIPE,
        start_new_session=True,
        user=user,
        group=None if user is None else pwd.getpwnam(user).pw_gid,
        extra_groups=None if user is None else [],
    )
    try:
        run(user, folder, found / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        start = (found / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", f"-k {folder} {SETTINGS}", "start")
        run(user, folder, *start)
        yield folder
    finally:
        guard.communicate()


@pytest.fixture
def postgresql_url(postgresql: Path) -> Iterator[str]:
    """A new database, which is dropped in the end."""
    name = f"test_{uuid4().hex}"
    administer(postgresql, f"create database {name}")
    yield f"postgresql+psycopg://postgres@/{name}?host={postgresql}"
    administer(postgresql, f"drop database {name} with (force)")


def administer(postgresql: Path, statement: str) -> None:
    """Run a statement outside the databases of tests."""
    with psycopg.connect(f"host={postgresql} user=postgres dbname=postgres", autocommit=True) as connection:
        connection.execute(statement.encode())
