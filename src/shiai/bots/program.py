"""A program to which lines of JSON are sent and which answers with lines of JSON, each within a time."""

import atexit
import json
import os
import signal
import subprocess
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final
from weakref import WeakSet

MAX_LINE: Final = 1 << 20  # bytes of an answer
KEPT: Final = 400  # characters of what the program wrote to standard error last
PIPE: Final = 1 << 12  # bytes that a pipe certainly takes
WRITING: Final = 10.0  # seconds until a program must have read a message
GRACE: Final = 1.0  # seconds to end after standard input was closed

WAITING: Final[dict[tuple[str, ...], list["Program"]]] = {}  # by command: programs that wait for the next game
LIVING: Final["WeakSet[subprocess.Popen[bytes]]"] = WeakSet()


class ProgramError(Exception):
    """The program ended, was silent for too long, or wrote something that is no answer."""


class Program:
    """A running program. Two threads read what it writes."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.lines: SimpleQueue[bytes] = SimpleQueue()  # an empty line is the end of its output
        self.errors: list[bytes] = []  # the last lines of its standard error
        try:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                list(command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )  # a session of its own: Ctrl-C does not reach it, and whatever it starts ends with it
        except OSError as error:
            raise ProgramError(f"it cannot be started: {error.strerror}") from None
        LIVING.add(self.process)
        threading.Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True).start()
        self.listener = threading.Thread(target=keep_last, args=(self.process.stderr, self.errors), daemon=True)
        self.listener.start()

    @staticmethod
    def waiting(command: tuple[str, ...]) -> "Program | None":
        """A program that waits for the next game, if there is one."""
        programs = WAITING.get(command)
        return programs.pop() if programs else None

    def give_back(self) -> None:
        """Let the program wait for the next game."""
        WAITING.setdefault(self.command, []).append(self)

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message and return the answer, which must have the same `id`.

        Any other line was written without being asked, whether it came before the message or after it.
        """
        self.tell(message)
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise ProgramError(f"it gave no answer within {seconds:g} seconds") from None
        if not line:
            raise ProgramError(self.last_words())
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ProgramError(f"it wrote {shown(line)}, which is no JSON object")
        if answer.get("id") != message["id"]:
            repeat = f'the answer to this question has "id": {message["id"]}'
            raise ProgramError(f"it wrote {shown(line)} without being asked; {repeat}")
        return answer

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message. A program that has ended is noticed by whoever waits for its answer."""
        stdin = self.process.stdin
        assert stdin is not None
        line = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        watch = threading.Timer(WRITING, self.kill)  # for a program that does not read: a long line would not end
        if len(line) > PIPE:
            watch.start()
        try:
            stdin.write(line)
            stdin.flush()
        except OSError:
            return
        finally:
            watch.cancel()

    def last_words(self) -> str:
        """What to say about a program that has closed its output."""
        try:
            code = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self.listener.join(GRACE)
        said = b"".join(self.errors).decode("utf-8", "replace").strip()[-KEPT:]
        return f"it ended with code {code}" + (f" and wrote: {said}" if said else "")

    def kill(self) -> None:
        """End the program at once, with everything that it has started."""
        kill_group(self.process)
        self.process.wait()
        if self.process.stdin is not None:
            with suppress(OSError):
                self.process.stdin.close()


def kill_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill a program and what it has started."""
    if not hasattr(os, "killpg"):
        process.kill()
        return
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)


def shown(line: bytes) -> str:
    """The beginning of a line, for an error."""
    return repr(line[:200].decode("utf-8", "replace").strip())


def read_lines(stream: Any, lines: "SimpleQueue[bytes]") -> None:
    """Put every line of a stream into a queue, and an empty one at its end; an endless line counts as the end."""
    with stream:
        while True:
            line = stream.readline(MAX_LINE)
            if line.strip():
                lines.put(line)
            if not line.endswith(b"\n"):
                break
    lines.put(b"")


def keep_last(stream: Any, kept: list[bytes]) -> None:
    """Remember the last lines of a stream."""
    with stream:
        for line in stream:
            kept.append(line)
            del kept[:-10]


@atexit.register
def end_all() -> None:
    """End the programs that still run: ask them by closing their input, then kill those that stay."""
    processes = list(LIVING)
    for process in processes:
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
    for process in processes:
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            kill_group(process)
            process.wait()
    WAITING.clear()
