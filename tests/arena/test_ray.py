"""Ray: the same results as in one process, also when a worker is killed on the way."""

import gc
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

import shiai
from shiai import registry
from shiai.arena.match import Result
from shiai.arena.ray_workers import address_of_auto, check_versions, results_on_ray
from shiai.arena.series import Series
from shiai.arena.workers import WorkerError
from shiai.bots import UnknownBot

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
OPTIONS = shiai.game("way_of_the_samurai").setup().options
SERIES = Series("way_of_the_samurai", OPTIONS, ("random",), 24, seed=7)
CHUNKS = [range(first, first + 2) for first in range(0, 24, 2)]


@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")  # after a start that failed
@pytest.mark.nightly
def test_a_killed_worker_changes_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One Ray of two workers for everything, because its start takes long."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "local")  # not a cluster that happens to run here
    monkeypatch.setenv("RAY_OVERRIDE_RESOURCES", '{"CPU": 2}')
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", sys.path[:])  # the bot of this folder is looked for there
    tries = tmp_path / "tries"

    def play(numbers: range) -> list[Result]:
        if numbers == CHUNKS[8]:
            with tries.open("a") as file:
                file.write(f"{os.getpid()}\n")
            if len(tries.read_text().split()) == 1:
                SERIES.play(numbers[:1])
                os.kill(os.getpid(), signal.SIGKILL)
        return SERIES.play(numbers)

    outer = results_on_ray(play, CHUNKS, "auto")
    found = next(outer)
    gc.collect()  # so that the warning does not come later
    assert ray.cluster_resources()["CPU"] == 2

    # An error of the work is raised as it is, and a Ray that is there already is used and left alone.
    wrong = Series("way_of_the_samurai", OPTIONS, ("rondom",), 1, seed=1)
    with pytest.raises(UnknownBot, match=r"^there is no bot 'rondom' \(did you mean random\?\)"):
        list(results_on_ray(wrong.play, wrong.chunks(), "auto"))

    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(WorkerError, match=f"cannot join '{address}'"):
            next(results_on_ray(play, CHUNKS, address))

    check_versions(ray, "auto")
    with monkeypatch.context() as patch:
        patch.setitem(registry.games(), "go", registry.games()["senjutsu"])
        with pytest.raises(WorkerError, match="have another version of the rules"):
            check_versions(ray, "auto")

    # Bots of one's own play there, too.
    own = Series("way_of_the_samurai", OPTIONS, ("my_bot:Greedy:worlds=1",), 2, seed=1)
    program = Series("way_of_the_samurai", OPTIONS, ("exec:./bots/first.py",), 2, seed=1)
    for series in (own, program):
        assert [*results_on_ray(series.play, series.chunks(), "auto")] == [list(series.results(1))]

    for results in outer:
        found += results
    assert found == list(SERIES.results(1))
    killed, second = tries.read_text().split()
    assert len({killed, second, str(os.getpid())}) == 3
    assert not ray.is_initialized()


@pytest.mark.nightly
def test_auto_joins_what_answers_and_starts_a_ray_where_nothing_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    assert address_of_auto() == "local"
    (tmp_path / "ray").mkdir()
    with socket.socket() as cluster:
        cluster.bind(("127.0.0.1", 0))
        (tmp_path / "ray" / "ray_current_cluster").write_text(f"127.0.0.1:{cluster.getsockname()[1]}")
        assert address_of_auto() == "local", "the address of a cluster that is gone"
        cluster.listen()
        assert address_of_auto() is None
    monkeypatch.setenv("RAY_ADDRESS", "local")
    assert address_of_auto() == "local"
    monkeypatch.setenv("RAY_ADDRESS", "nowhere")
    with pytest.raises(WorkerError, match="'nowhere' is not an address"):
        address_of_auto()


def test_an_address_at_which_nobody_answers_is_refused_at_once() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # bound, but not listening
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        with pytest.raises(WorkerError, match=f"no Ray cluster answers at '{address}'"):
            list(results_on_ray(abs, [1], address))


@pytest.mark.parametrize("address", ["", "here", "10.0.0.5", ":6379", "host:port", "localhost:65536"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(WorkerError, match="write auto or HOST:PORT"):
        list(results_on_ray(abs, [1], address))


def test_without_ray_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkerError, match=r"install shiai\[ray\]"):
        list(results_on_ray(abs, [1], "auto"))
