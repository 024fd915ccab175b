"""Two servers and two bot workers on a real PostgreSQL behind a real proxy, each of which is killed again and again."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx2
import pytest

from shiai.table.store import Store
from shiai.table.table import read_table
from tests.cluster.machines import Command, Database, Proxy, free_port, until
from tests.postgresql import short_folder
from tests.tiers import NIGHTLY

KILLS: Final = 300 if NIGHTLY else 30
BETWEEN: Final = (0, 3)  # choices between two kills
OFTEN: Final = (0, 1, 2, 3, 4) * 2 + (5,)  # servers, workers and the proxy; PostgreSQL takes seconds to come back
ANN, BOB = 0, 1


class Cluster:
    """Everything that a site consists of."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.database = Database(database)
        self.database.start()
        ports = [free_port(), free_port()]
        db = ("--db", self.database.url)
        self.servers = [
            Command(folder / f"server{port}", "serve", "--port", str(port), "--bots", "0", *db) for port in ports
        ]
        self.thinkers = [Command(folder / f"thinker{number}", "think", "--bots", "1", *db) for number in range(2)]
        self.proxy = Proxy(folder / "proxy", ports)
        self.parts: list[Command | Database | Proxy] = [*self.servers, *self.thinkers, self.proxy]
        for part in self.parts:
            part.start()
        self.parts.append(self.database)

    def kill(self, number: int) -> None:
        """Kill a part and start it again."""
        self.parts[number].kill()
        self.parts[number].start()

    def end(self) -> None:
        for part in self.parts:
            part.end()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """A site."""
    database = short_folder()
    made = Cluster(tmp_path, database)
    yield made
    made.end()
    shutil.rmtree(database)


class Player:
    """A person with a browser who plays one seat through the proxy, and forgives everything but lost choices."""

    def __init__(self, cluster: Cluster, seat: int) -> None:
        self.address = f"http://127.0.0.1:{cluster.proxy.port}"
        self.client = httpx2.Client(timeout=30, limits=httpx2.Limits(max_keepalive_connections=0))
        self.seat = seat
        self.table = ""
        self.answered: list[str] = []
        self.unsure: list[str] = []  # choices whose answer never came
        self.request("GET", "/")

    def request(self, method: str, path: str, **more: Any) -> httpx2.Response:
        """Ask until an answer comes that is no outage."""
        got: list[httpx2.Response] = []

        def asked() -> bool:
            answer = self.once(method, path, **more)
            if answer is not None:
                got.append(answer)
            return bool(got)

        until(asked, f"{method} {path} is never answered")
        return got[0]

    def once(self, method: str, path: str, **more: Any) -> httpx2.Response | None:
        """Ask once; None if nobody is there to answer."""
        try:
            answer = self.client.request(method, self.address + path, **more)
        except httpx2.TransportError:
            return None
        return None if answer.status_code in (502, 503, 504) else answer

    def look(self) -> dict[str, Any]:
        """What the seat may know."""
        answer = self.request("GET", f"/api/v1/tables/{self.table}", params={"seat": self.seat})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, rng: Random) -> bool:
        """Choose something if it is the seat's turn; return whether a choice was answered."""
        view = self.look()
        if not view["choices"]:
            return False
        choice = rng.choice(list(view["choices"]))
        command = {"seat": self.seat, "choice": choice, "sequence": view["sequence"]}
        answer = self.once("POST", f"/api/v1/tables/{self.table}/choices", json=command)
        if answer is None:
            self.unsure.append(choice)
            return False
        assert answer.status_code == 200, answer.text
        self.answered.append(choice)
        return True


def new_table(ann: Player, bob: Player | None) -> None:
    """A table that Ann sets up; Bob comes by his link, or a bot plays."""
    wanted = {"game": "seven_ronin", "seats": ["me", "heuristic" if bob is None else "open"]}
    made = ann.request("POST", "/api/v1/tables", json=wanted)
    assert made.status_code == 201, made.text
    ann.table = made.json()["id"]
    if bob is not None:
        link = ann.request("POST", f"/api/v1/tables/{ann.table}/links", json={"seat": bob.seat}).json()["token"]
        joined = bob.request("POST", f"/api/v1/links/{link}", json={"name": "Bob"})
        assert joined.status_code == 200, joined.text
        bob.table = ann.table


def check(cluster: Cluster, player: Player) -> None:
    """Every answered choice is in the journal, in its order, and nothing that was not sent."""
    store = Store(cluster.database.url)
    stored = read_table(store.info(player.table), store.journal(player.table))
    made = [done.name for done in stored.game.log if done.seat == player.seat and not done.automatic]
    store.close()
    left = list(player.unsure)
    answered = iter(player.answered)
    expected = next(answered, None)
    for choice in made:
        if choice == expected:
            expected = next(answered, None)
        else:
            assert choice in left, f"{choice} was never sent"
            left.remove(choice)
    assert expected is None, f"{expected} was answered and is lost"


def test_whatever_is_killed_nothing_answered_is_lost_and_nobody_is_stuck(cluster: Cluster) -> None:
    rng = Random(2026)
    ann, bob, cleo = Player(cluster, ANN), Player(cluster, BOB), Player(cluster, 0)
    new_table(ann, bob)
    new_table(cleo, None)
    for _ in range(KILLS):
        for _ in range(rng.randint(*BETWEEN)):
            for player in (ann, bob, cleo):
                player.choose(rng)
        cluster.kill(rng.choice(OFTEN))
        for player, other in ((ann, bob), (cleo, None)):
            if player.look()["result"] != "open":
                for seated in filter(None, (player, other)):
                    check(cluster, seated)
                    seated.answered, seated.unsure = [], []
                new_table(player, other)

    def over() -> bool:  # to the end: nobody is stuck
        for player in (ann, bob, cleo):
            player.choose(rng)
        return all(player.look()["result"] != "open" for player in (ann, bob, cleo))

    until(over, "somebody is stuck")
    for player in (ann, bob, cleo):
        check(cluster, player)
    for part in (*cluster.servers, *cluster.thinkers):
        assert "Traceback" not in part.errors(), part.errors()[-3000:]


def test_nobody_sees_at_any_server_what_they_may_not(cluster: Cluster) -> None:
    ann, bob = Player(cluster, ANN), Player(cluster, BOB)
    new_table(ann, bob)
    before = bob.look()
    assert ann.choose(Random(1))
    for _ in range(4):  # each server is asked
        seen = bob.look()
        assert seen == before
        assert bob.request("GET", f"/api/v1/tables/{bob.table}", params={"seat": ANN}).status_code == 403
