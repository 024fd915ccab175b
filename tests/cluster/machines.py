"""Servers, bot workers, a PostgreSQL and a proxy as processes of their own, each of which can be killed."""

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

import pytest

from tests.command import begin
from tests.postgresql import programs, run, unprivileged

PATIENCE: Final = 60.0  # seconds until something that never happens fails the test
NGINX: Final = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream shiai {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://shiai;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Connection "";
            proxy_buffering off;
            proxy_connect_timeout 2s;
        }}
    }}
}}
"""


def until(true: Callable[[], object], otherwise: str) -> None:
    """Wait for something that other processes do."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            pytest.fail(otherwise)
        time.sleep(0.01)


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    """Whether somebody listens at a port."""
    with socket.socket() as trying:
        trying.settimeout(1)
        return trying.connect_ex(("127.0.0.1", port)) == 0


class Command:
    """A `shiai` command that is started again after it was killed."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        folder.mkdir()
        self.arguments = arguments
        self.process: ForkServerProcess | None = None

    def start(self) -> None:
        (self.folder / "out").write_text("")
        self.process = begin(self.arguments, self.folder, os.environ | {"COLUMNS": "300"})
        until(lambda: "\n" in (self.folder / "out").read_text(), f"{self.arguments[0]} does not start")

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def end(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.kill()

    def errors(self) -> str:
        return (self.folder / "err").read_text()


class Proxy:
    """nginx in front of the servers."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if found is None:
            reason = "nginx is not installed (Debian: apt install nginx-light)"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        folder.mkdir()
        self.program, self.folder, self.port = found, folder, free_port()
        servers = " ".join([f"server 127.0.0.1:{port} max_fails=0;" for port in ports])
        (folder / "conf").write_text(NGINX.format(folder=folder, servers=servers, port=self.port))

    def start(self) -> None:
        with (self.folder / "said").open("a") as said:
            self.process = subprocess.Popen(
                (self.program, "-p", self.folder, "-c", self.folder / "conf", "-e", self.folder / "nginx.log"),
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        until(lambda: answers(self.port), "the proxy does not start")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)  # and its worker, which would go on answering
        self.process.wait()

    def end(self) -> None:
        if self.process.poll() is None:
            self.kill()


class Database:
    """A PostgreSQL that keeps what it has promised when it is killed."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None:
            reason = "PostgreSQL is not installed (Debian: apt install postgresql)"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        self.programs, self.folder, self.user = found, folder, unprivileged()
        if self.user is not None:
            shutil.chown(folder, self.user)
        initdb = (found / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")
        run(self.user, folder, *initdb)
        self.url = f"postgresql+psycopg://postgres@/postgres?host={folder}"

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses= -c shared_buffers=16MB"
        command = (self.programs / "pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log")
        run(self.user, self.folder, *command, "-o", settings, "start")

    def kill(self) -> None:
        """Kill its first process; the others notice that and end, without writing anything more."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().partition("\n")[0])
        children = re.findall(r"\d+", Path(f"/proc/{pid}/task/{pid}/children").read_text())
        os.kill(pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{each}").exists() for each in children), "PostgreSQL does not end")

    def end(self) -> None:
        run(self.user, self.folder, self.programs / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")
