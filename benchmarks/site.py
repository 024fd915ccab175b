"""The programs of a site for the load benchmark: servers, a bot worker, a PostgreSQL, and what each of them uses."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

OWN: Final = "postgresql"  # the address that stands for a database of our own
CODE: Final = "from shiai.cli import main; main()"
# One machine plays all people, so limits for one address do not apply.
ANY: Final = ("tables_per_person", "tables_per_address", "connections_per_address", "connections")
STREAMS: Final = ("streams", "streams_per_person", "streams_per_address")
LIMITS: Final = [word for name in (*ANY, *STREAMS) for word in ("--set", f"{name}=1000000")]
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Site:
    """Servers that play the same tables, and what thinks for them."""

    def __init__(self, processes: int, bots: int, database: str) -> None:
        self.database = database
        several = not database.startswith("sqlite:")
        thinking = ("--bots", "0") if several else ("--bots", str(bots))
        self.servers = [start("serve", "--port", "0", *thinking, *LIMITS, "--db", database) for _ in range(processes)]
        self.addresses = [address_of(server) for server in self.servers]
        self.thinkers = [start("think", "--bots", str(bots), "--db", database)] if several else []
        for thinker in self.thinkers:
            said_by(thinker)

    def close(self) -> None:
        """Stop all programs."""
        for program in (*self.servers, *self.thinkers):
            program.terminate()
        for program in (*self.servers, *self.thinkers):
            program.wait(30)
            assert program.stdout is not None
            program.stdout.close()

    def worked(self) -> dict[str, list[float]]:
        """The seconds of processor time of each program until now, by what it does."""
        servers = [server.pid for server in self.servers]
        thinking = [child for parent in servers for child in descendants(parent)]
        for thinker in self.thinkers:
            thinking += [thinker.pid, *descendants(thinker.pid)]
        return {
            "servers": [worked(pid) for pid in servers],
            "bots": [sum([worked(pid) for pid in thinking])],
            "PostgreSQL": [sum([worked(pid) for pid in named("postgres")])],
            "this program": [worked(os.getpid())],
        }

    def memory(self) -> list[float]:
        """The memory of each server in kB."""
        return [memory(server.pid) for server in self.servers]


def start(*arguments: str) -> "subprocess.Popen[str]":
    """Start a `shiai` command."""
    return subprocess.Popen([sys.executable, "-c", CODE, *arguments], stdout=subprocess.PIPE, text=True)


def said_by(program: "subprocess.Popen[str]") -> str:
    """Wait for the first line that a program writes."""
    assert program.stdout is not None
    return program.stdout.readline()


def address_of(server: "subprocess.Popen[str]") -> str:
    """Return where a server answers."""
    found = re.search(r"http://([^/\s]+)", said_by(server))
    if found is None:
        raise SystemExit("the server does not start; see above")
    name, _, port = found[1].rpartition(":")
    while True:
        with socket.socket() as trying:
            if not trying.connect_ex((name, int(port))):
                return found[0].rstrip("/")
        time.sleep(0.05)


@contextmanager
def database_at(given: str) -> Iterator[str]:
    """The address of a database: the given one, a fresh SQLite file, or that of a fresh PostgreSQL that is stopped."""
    if given == OWN:
        from tests.cluster.machines import Database

        folder = Path(tempfile.mkdtemp(prefix="pg"))
        database = Database(folder)
        database.start()
        try:
            yield database.url
        finally:
            database.end()
            shutil.rmtree(folder)
    elif given:
        yield given
    else:
        with tempfile.TemporaryDirectory() as folder_name:
            yield f"sqlite:///{Path(folder_name) / 'load.sqlite'}"


# What programs use ----------------------------------------------------------------------------------------------------


def worked(pid: int) -> float:
    """The seconds that a process has computed; nothing if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_worked() -> float:
    """The seconds that all programs of this machine have computed."""
    user, nice, system = Path("/proc/stat").read_text().split()[1:4]
    return (int(user) + int(nice) + int(system)) / TICKS


def memory(pid: int) -> float:
    """The memory of a process in kB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return float(found[1])


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []
    return children + [each for child in children for each in descendants(child)]


def named(name: str) -> list[int]:
    """The processes with this name."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if (folder / "comm").read_text().strip() == name:
                    found.append(int(folder.name))
            except OSError:
                continue
    return found
