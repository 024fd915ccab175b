"""`shiai serve --workers N`: one command, several processes, the same tables."""

import os
import subprocess
import sys
from pathlib import Path

import httpx2

from tests.cluster.machines import PATIENCE, answers, free_port, until


def test_a_table_is_found_by_whichever_process_answers(postgresql_url: str, tmp_path: Path) -> None:
    port = free_port()
    command = ("serve", "--workers", "2", "--bots", "0", "--port", str(port), "--db", postgresql_url)
    with (tmp_path / "said").open("w") as said:
        server = subprocess.Popen(
            (sys.executable, "-m", "shiai", *command), cwd=tmp_path, env=os.environ, stdout=said, stderr=said
        )
    try:
        until(lambda: answers(port), "the server does not start")
        limits = httpx2.Limits(max_keepalive_connections=0)  # every request may meet another process
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}", follow_redirects=True, limits=limits) as client:
            for _ in range(4):
                table = client.post("/play/seven_ronin").url.path
                assert table.startswith("/table/")
                assert {client.get(table).status_code for _ in range(4)} == {200}
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert "Traceback" not in (tmp_path / "said").read_text()
