"""A real server is killed again and again while a program plays: no answered choice is lost, none is half there."""

import os
import re
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
import pytest

from shiai.core.seats import CHANCE
from shiai.table import journal
from shiai.table.service import TableService
from shiai.table.store import Store
from tests.command import begin
from tests.table.tables import portrait
from tests.tiers import NIGHTLY

KILLS: Final = 12 if NIGHTLY else 5
PATIENCE: Final = 60.0  # seconds until something that never happens fails the test


class Server:
    """`shiai serve` as a process of its own, in a group of its own."""

    def __init__(self, db: str, folder: Path) -> None:
        self.errors = folder / "err"
        self.printed = folder / "out"
        self.printed.write_text("")  # what the server before has printed
        command = ("serve", "--port", "0", "--bots", "1", "--db", db)
        self.process = begin(command, folder, os.environ | {"COLUMNS": "200"})
        self.pid = self.process.pid or 0
        wait_until(lambda: "\n" in self.printed.read_text("utf-8"), "the server does not start")
        found = re.search(r"http://\S+?:\d+", self.printed.read_text("utf-8"))
        assert found is not None, self.errors.read_text()
        self.address = found.group()

    def kill(self) -> None:
        """As a power cut would do it."""
        os.kill(self.pid, signal.SIGKILL)

    def bury(self) -> None:
        """Wait for its end; its workers must go too, for nobody else would end them."""
        self.process.join()
        wait_until(lambda: not living(self.pid), "workers of a killed server stay for ever")


def living(group: int) -> list[int]:
    """The processes of a group, without dead ones that nobody has waited for yet."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:  # it has just ended
            continue
        if of == str(group) and state != "Z":
            found.append(int(path.parent.name))
    return found


def wait_until(true: Any, otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            pytest.fail(otherwise)
        time.sleep(0.005)


class Game:
    """What the player knows of one table: the choices that were answered, and the one that was not."""

    def __init__(self, id: str, seat: int) -> None:
        self.id = id
        self.seat = seat
        self.answered: list[str] = []
        self.sent = ""  # without an answer so far
        self.sequence = 0
        self.result = "open"


class Player:
    """A program that plays through the API, and forgives the server everything but lost choices."""

    def __init__(self, db: str, folder: Path, seed: int) -> None:
        self.db = db
        self.folder = folder
        self.rng = Random(seed)
        self.client = httpx2.Client(timeout=PATIENCE)
        self.server = Server(db, folder)
        self.kills = 0
        self.connect()
        self.games: list[Game] = []

    def begin(self) -> None:
        """A game of each."""
        seats = ["me", "heuristic"]
        self.games.append(self.new_game(0, {"game": "seven_ronin", "seats": seats}))
        self.games.append(self.new_game(0, {"game": "samurai_spirit", "options": {"players": 2}, "seats": seats}))

    def connect(self) -> None:
        def answers() -> bool:
            try:
                return self.client.get(f"{self.server.address}/api/games").is_success
            except httpx2.TransportError:
                return False

        wait_until(answers, "the server does not answer")

    def new_game(self, seat: int, wanted: dict[str, object]) -> Game:
        answer = self.client.post(f"{self.server.address}/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return Game(answer.json()["id"], seat)

    def look(self, game: Game) -> dict[str, Any]:
        """What the seat sees when it must choose or the game is over: bots go on by themselves."""
        seen: list[dict[str, Any]] = []

        def due() -> bool:
            address = f"{self.server.address}/api/tables/{game.id}"
            answer = self.client.get(address, params={"seat": game.seat})
            assert answer.status_code == 200, answer.text
            seen.append(answer.json())
            return bool(seen[-1]["choices"]) or seen[-1]["result"] != "open"

        wait_until(due, "the bot does not go on")
        return seen[-1]

    def move(self, game: Game) -> None:
        """Look and choose."""
        view = self.look(game)
        assert view["sequence"] >= game.sequence
        game.sequence, game.result = view["sequence"], view["result"]
        if game.result != "open":
            return
        choices = list(view["choices"])
        # Short plans: there is much to kill and little time.
        game.sent = "done" if "done" in choices else self.rng.choice(choices)
        command = {"seat": game.seat, "sequence": game.sequence, "choice": game.sent}
        answer = self.client.post(f"{self.server.address}/api/tables/{game.id}/choices", json=command)
        assert answer.status_code == 200, answer.text
        game.answered.append(game.sent)
        game.sent = ""
        game.sequence = max(game.sequence, answer.json()["sequence"])

    def play_until_killed(self) -> None:
        """Play both games in turn; after some choices the server has a fraction of a second to live."""
        timer: threading.Timer | None = None
        # Afterwards it lives longer, but not so long that the guard finds us too quick.
        life = self.rng.randrange(6) if self.kills < KILLS else 40
        try:
            while game := next((game for game in self.games if game.result == "open"), None):
                if life == 0:
                    timer = threading.Timer(self.rng.uniform(0, 0.1), self.server.kill)
                    timer.start()
                life -= 1
                self.move(game)
                self.games.reverse()
        except httpx2.TransportError:
            assert timer is not None, self.server.errors.read_text()
        if timer is not None:
            timer.join()
            self.kills += 1
            self.server.bury()
            self.look_into_the_store()
            self.server = Server(self.db, self.folder)
            self.connect()

    def look_into_the_store(self) -> None:
        """Every answered choice is there; at most the one without an answer besides; and nothing is half done."""
        service = TableService(Store(self.db), ThreadPoolExecutor(1))
        for game in self.games:
            table = service.read(game.id)
            stored = [entry for entry in service.store.journal(game.id) if entry.kind == journal.CHOICE]
            assert [(entry.seat, entry.data["action"]) for entry in stored] == table.game.record.choices
            own = [
                name
                for (seat, _), name in zip(table.game.record.choices, table.game.record.names, strict=True)
                if seat == game.seat
            ]
            assert own in (game.answered, [*game.answered, game.sent])
            assert table.game.state.actors() != (CHANCE,), "a choice is stored without the luck that belongs to it"
            assert service.sequence(table, game.seat) >= game.sequence
            assert portrait(service.read(game.id)) == portrait(table)
            game.answered, game.sent = own, ""
        service.close()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_killing_the_server_loses_nothing(tmp_path: Path) -> None:
    player = Player(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, 7)
    try:
        while player.kills < KILLS or any(game.result == "open" for game in player.games):
            if all(game.result != "open" for game in player.games):
                player.begin()
            player.play_until_killed()
        player.server.kill()
        player.server.bury()
        service = TableService(Store(player.db), ThreadPoolExecutor(1))
        service.resume()
        service.archiver.shutdown()
        for game in player.games:
            assert service.store.stored(game.id).result == game.result
            assert [m.name for m in service.moments(game.id)[1:]] == service.read(game.id).game.record.names
        service.close()
    finally:
        player.client.close()
        for process in living(player.server.pid):
            os.kill(process, signal.SIGKILL)
