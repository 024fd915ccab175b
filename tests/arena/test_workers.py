"""Workers: results in order, nobody works for nothing, nobody is left behind."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from shiai.arena.workers import WorkerError, results_of
from shiai.core.errors import OptionError

PROJECT = Path(__file__).parent.parent.parent
PATIENCE = 120.0  # seconds


def square(number: int) -> int:
    """Work that takes the longer the earlier it comes, and is refused for the last."""
    if number == 11:
        raise OptionError(f"there is no {number}")
    time.sleep(max(0.0, 0.05 - number / 100))
    return number * number


def slow(path: Path) -> str:
    """Work that takes long; leaves a trace when it begins and when it is done."""
    path.with_suffix(".begun").write_text(str(os.getpid()))
    if path.name != "first":
        time.sleep(20)
        path.write_text("done")
    return path.name


def vanish(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_chunks_and_errors_are_passed_on(workers: int) -> None:
    results = results_of(square, range(20), workers)
    assert [next(results) for _ in range(11)] == [number * number for number in range(11)]
    with pytest.raises(OptionError, match="there is no 11"):
        next(results)
    assert not active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_without_chunks_there_are_no_results(workers: int) -> None:
    assert list(results_of(square, [], workers)) == []


def test_a_worker_that_dies_is_an_error_and_no_endless_waiting() -> None:
    with pytest.raises(WorkerError, match="worker process has died"):
        list(results_of(vanish, [3, 4], 2))


def test_when_nobody_wants_results_the_workers_leave_in_the_middle(tmp_path: Path) -> None:
    names = [tmp_path / name for name in ("first", "second", "third", "fourth")]
    with closing(results_of(slow, names, 2)) as results:
        assert next(results) == "first"
        while not (tmp_path / "second.begun").exists():
            time.sleep(0.01)
    assert not active_children()
    assert not (tmp_path / "second").exists()


def test_workers_do_not_outlive_the_process_that_started_them(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; from tests.arena.test_workers import results_of, slow;"
        f"list(results_of(slow, [Path({str(tmp_path)!r}) / name for name in ('a', 'b')], 2))"
    )
    boss = subprocess.Popen([sys.executable, "-c", program], cwd=PROJECT)
    traces = [tmp_path / "a.begun", tmp_path / "b.begun"]
    end = time.monotonic() + PATIENCE
    while not all(trace.exists() and trace.read_text() for trace in traces):
        assert boss.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)
    boss.send_signal(signal.SIGKILL)
    boss.wait()
    for trace in traces:
        while alive(int(trace.read_text())):
            time.sleep(0.02)
    assert not (tmp_path / "a").exists()
    assert not (tmp_path / "b").exists()


def alive(process: int) -> bool:
    """Is there such a process, and not only what is left of one?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
