#!/usr/bin/env python3
"""A bot that plays at a table of a server through HTTP, with nothing but Python's standard library (docs/http-api.md).

    shiai serve
    python examples/http_player.py http://127.0.0.1:8484                      # a new table, against level 1
    python examples/http_player.py http://127.0.0.1:8484 --link TOKEN         # the seat of a link that you were given

It makes random choices; replace `choose`. With SHIAI_TOKEN in the environment it plays as the person of that token.
"""

import argparse
import json
import os
import random
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


def choose(view: dict[str, Any]) -> str:
    """The name of a choice. `view["cells"]` is what the seat may know, `view["choices"]` has sentences by name."""
    names: list[str] = list(view["choices"])
    return random.choice(names)


class Server:
    """The interface for programs of a server."""

    def __init__(self, site: str, token: str = "") -> None:
        self.root = f"{site.rstrip('/')}/api/v1"
        self.token = token or self.ask("POST", "/token")["token"]

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request and return the answer; wait and repeat it if there were too many."""
        while True:
            try:
                with urllib.request.urlopen(self.request(method, path, body)) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                refused = json.load(error)
                if error.code != 429:
                    raise SystemExit(f"{method} {path}: {error.code} {refused['message']}") from None
                time.sleep(int(error.headers["retry-after"]))

    def events(self, path: str) -> Iterator[str]:
        """Yield the data of server-sent events, until the server ends the stream."""
        with urllib.request.urlopen(self.request("GET", path)) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield line[6:].decode().strip()

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> urllib.request.Request:
        """A request with the token of this program."""
        headers = {"content-type": "application/json"}
        if hasattr(self, "token"):
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(self.root + path, data, headers, method=method)


def play(server: Server, table: str, seat: int) -> dict[str, Any]:
    """Play at a seat until the game is over; returns the result."""
    while True:
        view = server.ask("GET", f"/tables/{table}?seat={seat}")
        if view["choices"]:
            command = {"seat": seat, "sequence": view["sequence"], "choice": choose(view)}
            server.ask("POST", f"/tables/{table}/choices", command)
        elif view["result"] != "open":
            result: dict[str, Any] = server.ask("GET", f"/tables/{table}/result")
            return result
        else:  # wait until something has happened that this seat may notice
            next(server.events(f"/tables/{table}/events?seat={seat}&after={view['sequence']}"), None)


def main() -> None:
    """Create a table or take the seat of a link, play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("site")
    parser.add_argument("--link", help="the token of a link to a seat, or its whole address")
    parser.add_argument("--game", default="seven_ronin")
    parser.add_argument("--against", default="level:1")
    given = parser.parse_args()
    server = Server(given.site, os.environ.get("SHIAI_TOKEN", ""))
    if given.link:
        joined = server.ask("POST", f"/links/{given.link.rpartition('/')[2]}", {"name": "http_player"})
        table, seat = joined["table"], joined["seat"]
    else:
        others = len(server.ask("GET", f"/games/{given.game}")["seats"]) - 1
        seats = ["me"] + [given.against] * others
        table, seat = server.ask("POST", "/tables", {"game": given.game, "seats": seats})["id"], 0
    print(json.dumps(play(server, table, seat)))


if __name__ == "__main__":
    main()
