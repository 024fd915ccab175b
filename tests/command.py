"""The `shiai` command in a process of its own, without reading the whole program anew for every one of them.

One process per test run imports the program and then waits; every command is a fork of it, with its own arguments,
environment, input and output. What only a fresh interpreter shows is tested by starting one (`FRESH`).
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

from shiai.cli import main
from shiai.cli.app import references

PROJECT: Final = Path(__file__).parent.parent
FRESH: Final = (sys.executable, "-c", "from shiai.cli import main; main()")
PATIENCE: Final = 300.0  # seconds
FORKS: Final = get_context("forkserver")
MODULES: Final = [reference.partition(":")[0] for reference in references().values()]
FORKS.set_forkserver_preload([*dict.fromkeys(MODULES), "shiai.web.app", "uvicorn", "tests.warm"])


def environment(folder: Path, language: str = "en", **variables: str) -> dict[str, str]:
    """The environment of a person whose files are all in this folder."""
    own = {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "LC_ALL": language, "COLUMNS": "110"}
    return {**os.environ, **own, **variables}


def begin(arguments: tuple[str, ...], streams: Path, variables: Mapping[str, str]) -> ForkServerProcess:
    """Start a command whose input, output and error output are the files `in`, `out` and `err` of a folder."""
    process = FORKS.Process(target=become, args=(arguments, streams, dict(variables)))
    process.start()
    return process


def become(arguments: tuple[str, ...], streams: Path, variables: dict[str, str]) -> None:
    """What a fork does: become the command, in a group of processes of its own."""
    os.setsid()
    os.chdir(PROJECT)
    os.environ.clear()
    os.environ.update(variables)
    for number, name in enumerate(("in", "out", "err")):
        os.dup2(os.open(streams / name, os.O_RDWR | os.O_CREAT | os.O_APPEND), number)
    sys.stdin, sys.stdout, sys.stderr = [os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww")]
    sys.argv = ["shiai", *arguments]
    main()


def run(arguments: tuple[str, ...], variables: Mapping[str, str], typed: str = "") -> CompletedProcess[str]:
    """Run a command to its end, with this typed in."""
    with tempfile.TemporaryDirectory() as folder:
        streams = Path(folder)
        (streams / "in").write_text(typed, "utf-8")
        process = begin(arguments, streams, variables)
        process.join(PATIENCE)
        code = process.exitcode
        if code is None:
            process.kill()
            raise AssertionError(f"shiai {' '.join(arguments)} does not end")
        process.close()
        printed, errors = [(streams / name).read_text("utf-8") for name in ("out", "err")]
    return CompletedProcess(arguments, code, printed, errors)
