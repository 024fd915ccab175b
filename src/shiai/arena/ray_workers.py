"""Process chunks on a Ray cluster, or on Ray on this machine, with the same results as local processes.

Needs the extra `shiai[ray]`. A chunk depends on its arguments only, so another worker repeats it if one dies.
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

AUTO: Final = "auto"  # the cluster that runs here, otherwise a new local Ray
LOCAL: Final = "local"  # Ray's name for a new local Ray
RETRIES: Final = 5  # of a chunk whose worker died
IN_FLIGHT: Final = 3  # submitted chunks per processor: enough to keep it busy, few enough to lose little
TIMEOUT: Final = 10.0  # seconds for a cluster to answer; Ray itself would try for minutes
STARTS: Final = 3  # attempts to start Ray, whose processes time out on a busy machine (Ray issue 65983)
LAST_PORT: Final = 65_535


def results_on_ray(function: Callable[[Chunk], Result], chunks: Sequence[Chunk], address: str) -> Iterator[Result]:
    """Yield `function(chunk)` for every chunk, in order, as soon as each is known.

    `auto` joins the cluster that runs on this machine or that RAY_ADDRESS names; if there is none, it starts Ray with
    one worker per processor. Any other address, HOST:PORT, is that of a cluster. If this process is already connected
    to Ray, `auto` uses that connection and leaves it open.
    """
    if address != AUTO:
        reach(address)
    try:
        import ray
    except ImportError:
        raise WorkerError("Ray is not installed: install shiai[ray], or use --workers instead of --ray") from None
    ours = not ray.is_initialized()
    if ours:
        connect(ray, address)
    elif address != AUTO:
        raise WorkerError(f"this process is already connected to Ray and cannot join '{address}'; use auto")
    task: Any = ray.remote(run_chunk).options(max_retries=RETRIES)
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


def run_chunk(function: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Process one chunk in a worker."""
    return function(chunk)


def connect(ray: Any, address: str) -> None:
    """Join a cluster or start a local Ray."""
    wanted = address_of_auto() if address == AUTO else address
    for left in reversed(range(STARTS if wanted == LOCAL else 1)):
        try:
            init(ray, wanted)
            break
        except Exception as error:  # some of Ray's errors have no narrower type
            ray.shutdown()
            if not left:
                raise WorkerError(f"cannot use Ray at '{address}': {error}") from None
    if wanted != LOCAL:
        try:
            check_versions(ray, address)
        except BaseException:
            ray.shutdown()
            raise


def init(ray: Any, address: str | None) -> None:
    """Initialize Ray quietly; its workers get the PYTHONPATH of this process."""
    paths = os.environ.get("PYTHONPATH")
    ray.init(
        address,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
        runtime_env={"env_vars": {"PYTHONPATH": paths}} if paths else None,
    )


def address_of_auto() -> str | None:
    """The address that `auto` stands for; None is Ray's default, the cluster started last on this machine."""
    if given := os.environ.get("RAY_ADDRESS"):
        if given != LOCAL:
            reach(given)
        return given
    folder = os.environ.get("RAY_TMPDIR") or ("/tmp" if sys.platform == "darwin" else gettempdir())
    try:
        reach((Path(folder) / "ray" / "ray_current_cluster").read_text().strip())
    except (OSError, WorkerError):
        return LOCAL  # there is none, or it has stopped: Ray would wait for minutes
    return None


def check_versions(ray: Any, address: str) -> None:
    """Refuse a cluster whose workers have other versions of the rules."""

    def versions() -> dict[str, int]:  # sent by value, because Shiai may be missing there
        from shiai import registry

        return {name: game.version for name, game in registry.games().items()}

    try:
        theirs = result_of(ray, ray.remote(versions).remote())
    except ImportError as error:
        raise WorkerError(f"workers of the Ray cluster at '{address}' lack Shiai ({error}); install it there") from None
    if theirs != {name: game.version for name, game in registry.games().items()}:
        raise WorkerError(
            f"workers of the Ray cluster at '{address}' have another version of the rules; install the same Shiai"
        )


def reach(address: str) -> None:
    """Refuse an address that does not answer."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal() or int(port) > LAST_PORT:
        raise WorkerError(
            f"'{address}' is not an address of a Ray cluster; write auto or HOST:PORT, such as 10.0.0.5:6379"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), TIMEOUT).close()
    except OSError as error:
        raise WorkerError(
            f"no Ray cluster answers at '{address}' ({error}); start one with `ray start --head`, or use --ray auto"
        ) from None


def processors(ray: Any) -> int:
    """The number of processors that the cluster has now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def result_of(ray: Any, waiting: Any) -> Any:
    """Wait for the result of a chunk; an error of the function is raised as it would be locally."""
    try:
        return ray.get(waiting)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise WorkerError(f"Ray could not process a chunk: {error}") from None
