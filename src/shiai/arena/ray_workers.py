"""Work on a Ray cluster, or on a Ray of this machine: the same results as on local processes (extra `shiai[ray]`).

A worker that dies costs time and nothing else: a chunk depends on its arguments only, so another worker does it again.
"""

import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

from shiai import registry
from shiai.arena.workers import Chunk, Result, WorkerError

AUTO: Final = "auto"  # the cluster that runs here, or else a Ray of our own
LOCAL: Final = "local"  # Ray's word for one of our own in any case
TRIES: Final = 5  # a chunk that kills every worker is given up after so many further ones
IN_FLIGHT: Final = 3  # chunks handed out per processor: enough that none waits, few enough that little is lost
PATIENCE: Final = 10.0  # seconds for a cluster to answer; Ray itself would try for minutes
STARTS: Final = (
    3  # tries to start a Ray: on a busy machine its parts wait too short a time for each other (Ray's #65983)
)
LAST_PORT: Final = 65_535


def results_on_ray(function: Callable[[Chunk], Result], chunks: Sequence[Chunk], address: str) -> Iterator[Result]:
    """Yield `function(chunk)` for every chunk, in their order, as they come.

    `auto` joins the cluster that was started on this machine or is named by RAY_ADDRESS; where there is none it starts
    a Ray with as many workers as there are processors. Any other address, HOST:PORT, is that of a cluster. A Ray that
    this process uses already serves as `auto` and is left alone.
    """
    if address != AUTO:
        reach(address)
    try:
        import ray
    except ImportError:
        raise WorkerError("Ray is not installed: install shiai[ray], or leave out --ray and use --workers") from None
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address)
    elif address != AUTO:
        raise WorkerError(
            f"this process has a Ray already and cannot join '{address}' too; auto works on the one it has"
        )
    task: Any = ray.remote(work).options(max_retries=TRIES)
    waiting: deque[Any] = deque()
    try:
        for chunk in chunks:
            while len(waiting) >= IN_FLIGHT * processors(ray):
                yield result_of(ray, waiting.popleft())
            waiting.append(task.remote(function, chunk))
        while waiting:
            yield result_of(ray, waiting.popleft())
    finally:
        for unwanted in waiting:
            ray.cancel(unwanted, force=True)
        if ours:
            ray.shutdown()


def work(function: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """What a worker does."""
    return function(chunk)


def connect(ray: Any, address: str) -> None:
    """Join a cluster or start a Ray, without its chatter."""
    wanted = address_of_auto() if address == AUTO else address
    for left in reversed(range(STARTS if wanted == LOCAL else 1)):
        try:
            init(ray, wanted)
            break
        except Exception as error:  # some of Ray's errors are of no narrower kind
            ray.shutdown()
            if not left:
                raise WorkerError(f"cannot use Ray at '{address}': {error}") from None
    if wanted != LOCAL:
        try:
            compare(ray, address)
        except BaseException:
            ray.shutdown()
            raise


def init(ray: Any, address: str | None) -> None:
    """Ray's own beginning. Its workers import from where this process does."""
    paths = os.environ.get("PYTHONPATH")
    ray.init(
        address,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        runtime_env={"env_vars": {"PYTHONPATH": paths}} if paths else None,
    )


def address_of_auto() -> str | None:
    """What `auto` means here; None is Ray's word for the cluster that was started last on this machine."""
    if given := os.environ.get("RAY_ADDRESS"):
        if given != LOCAL:
            reach(given)
        return given
    folder = os.environ.get("RAY_TMPDIR") or ("/tmp" if sys.platform == "darwin" else gettempdir())
    try:
        reach((Path(folder) / "ray" / "ray_current_cluster").read_text().strip())
    except (OSError, WorkerError):
        return LOCAL  # there is none, or it is gone: Ray would wait for it for minutes
    return None


def compare(ray: Any, address: str) -> None:
    """Refuse a cluster whose workers would play by other rules."""

    def versions() -> dict[str, int]:  # sent as a whole, because over there may be no Shiai
        from shiai import registry

        return {name: game.version for name, game in registry.games().items()}

    try:
        theirs = result_of(ray, ray.remote(versions).remote())
    except ImportError as error:
        raise WorkerError(f"workers of the Ray at '{address}' have no Shiai ({error}); install it there") from None
    if theirs != {name: game.version for name, game in registry.games().items()}:
        raise WorkerError(f"workers of the Ray at '{address}' have another Shiai, with other rules; install the same")


def reach(address: str) -> None:
    """Refuse at once an address at which nobody answers."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or int(port) > LAST_PORT:
        raise WorkerError(f"'{address}' is no address of a Ray cluster; write auto, or HOST:PORT such as 10.0.0.5:6379")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise WorkerError(
            f"no Ray cluster answers at '{address}' ({error}); start one with `ray start --head`, or use --ray auto"
        ) from None


def processors(ray: Any) -> int:
    """How many the cluster has now; they may become more or fewer."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def result_of(ray: Any, waiting: Any) -> Any:
    """Wait for one chunk; an error of the work itself is raised as it would be here."""
    try:
        return ray.get(waiting)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise WorkerError(f"Ray could not do a part of the work: {error}") from None
