"""The interface for programs: whole games, links, lists, results, tokens and their limits."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httpx2
import pytest
from fastapi import FastAPI

from shiai.core.record import read_record
from shiai.registry import games
from shiai.table.schema import TOKENS
from shiai.web import guard
from shiai.web.kit.identity import PERSON_COOKIE
from tests.web.browsers import SEATS, Browser, finished
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
API: Final = "/api/v1"


class Program:
    """A program that has a token and no cookies."""

    def __init__(self, browser: Browser, token: str = "") -> None:
        self.client = browser.client
        self.client.cookies.clear()
        self.token = token or str(self.ask("POST", "/token").json()["token"])
        self.client.cookies.clear()

    def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:
        """An answer, whatever it is."""
        headers = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        answer: httpx2.Response = self.client.request(method, API + path, headers=headers, **more)
        return answer

    def get(self, path: str, **query: Any) -> Any:
        """The data of an answer that must be there."""
        answer = self.ask("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """The data of the answer to a command that must be granted."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()


@pytest.fixture
def program(browser: Browser) -> Program:
    """A program at the server."""
    return Program(browser)


@pytest.fixture
def other(another: Callable[[], Browser], program: Program) -> Program:
    """Another program at the same server."""
    return Program(another())


def test_every_game_is_listed_with_values_that_it_accepts(program: Program) -> None:
    listed = program.get("/games")
    assert [each["id"] for each in listed] == list(games())
    for each in listed:
        assert each == program.get(f"/games/{each['id']}")
    options = {option["name"]: option for option in program.get("/games/seven_ronin")["options"]}
    for value in options["threat_track"]["values"]:
        assert (
            program.get("/games/seven_ronin/setup", options=f"threat_track={value}")["options"]["threat_track"] == value
        )
    assert options["starvation_after_rounds"]["default"] == [4, 5, 6, 7]
    assert options["box"]["values"] == []
    setup = program.get("/games/samurai-spirit/setup", options="players=4")
    assert (setup["options"]["players"], len(setup["seats"]), setup["sides"]) == ("4", 4, [0, 0, 0, 0])
    assert program.ask("GET", "/games/seven_ronin/setup", params={"options": "x=1"}).status_code == 422


def test_the_bots_of_tables_are_listed(program: Program) -> None:
    listed = program.get("/bots")
    assert [(each["spec"], each["level"]) for each in listed][:1] == [("level:1", 1)]
    assert {"heuristic", "random"} <= {each["spec"] for each in listed}


def test_two_programs_meet_by_a_link_and_see_no_plan_of_the_other(program: Program, other: Program) -> None:
    created = program.post("/tables", game="seven_ronin", seats=["me", "open"])
    (link,) = created["links"]
    assert (link["seat"], link["name"]) == (DEFENDER, "defender")
    assert link["url"].endswith(f"/seat/{link['token']}")
    joined = other.post(f"/links/{link['token']}", name="Ben")
    assert joined == {"table": created["id"], "seat": DEFENDER, "name": "defender"}
    path = f"/tables/{created['id']}"
    assert program.get(f"{path}/result")["over"] is False
    assert program.ask("GET", f"{path}/record").status_code == 403
    assert program.get(path, seat=ATTACKER)["cells"]["defence_plan"] is None
    choose_once({ATTACKER: program, DEFENDER: other}, path)
    assert program.get(path, seat=ATTACKER)["cells"]["defence_plan"] is None
    assert other.get(path, seat=DEFENDER)["cells"]["attack_plan"] is None
    assert sum(program.get(path, seat=ATTACKER)["cells"]["attack_plan"].values()) == 1


def test_own_tables_are_listed_and_nobody_elses(program: Program, other: Program) -> None:
    table = program.post("/tables", game="seven_ronin", seats=["me", "open"])["id"]
    (row,) = program.get("/tables")
    assert (row["id"], row["game"], row["result"]) == (table, "seven_ronin", "open")
    assert [(seat["name"], seat["yours"], seat["free"]) for seat in row["seats"]] == [
        ("attacker", True, False),
        ("defender", False, True),
    ]
    assert row["your_turn"] == [ATTACKER]
    assert program.get("/tables", open="false") == []
    assert other.get("/tables") == []


def test_a_new_link_replaces_the_old_one(program: Program, other: Program) -> None:
    created = program.post("/tables", game="seven_ronin", seats=["me", "open"])
    renewed = program.post(f"/tables/{created['id']}/links", seat=DEFENDER)
    assert other.ask("POST", f"/links/{created['links'][0]['token']}", json={}).status_code == 404
    assert other.ask("POST", f"/tables/{created['id']}/links", json={"seat": DEFENDER}).status_code == 403
    assert other.post(f"/links/{renewed['token']}")["seat"] == DEFENDER


def test_others_are_asked_before_what_they_saw_is_undone(program: Program, other: Program) -> None:
    created = program.post("/tables", game="seven_ronin", seats=["me", "open"])
    other.post(f"/links/{created['links'][0]['token']}")
    path = f"/tables/{created['id']}"
    assert program.ask("POST", f"{path}/answer", json={"seat": ATTACKER, "allowed": True}).status_code == 409
    players = {ATTACKER: program, DEFENDER: other}
    while program.get(path)["cells"]["attack_plan"] is None:  # until the plans are revealed
        choose_once(players, path)
    before = program.get(path, seat=ATTACKER)
    program.post(f"{path}/undo", seat=ATTACKER, sequence=before["sequence"])
    assert program.get(path, seat=ATTACKER)["asked_to_undo"] is False
    assert other.get(path, seat=DEFENDER)["asked_to_undo"] is True
    other.post(f"{path}/answer", seat=DEFENDER, allowed=True)
    assert program.get(path)["cells"]["attack_plan"] is None


def choose_once(players: dict[int, Program], path: str) -> bool:
    """Make a choice for every seat that owes one; returns whether any did."""
    chose = False
    for seat, player in players.items():
        view = player.get(path, seat=seat)
        if view["choices"]:
            chose = True
            choice = list(view["choices"])[-1]
            player.post(f"{path}/choices", seat=seat, sequence=view["sequence"], choice=choice)
    return chose


def test_events_are_streamed_to_the_seat_that_may_notice_them(app: FastAPI, program: Program) -> None:
    table = program.post("/tables", game="seven_ronin", seats=["me", "me"])["id"]
    view = program.get(f"/tables/{table}", seat=ATTACKER)
    program.post(f"/tables/{table}/choices", seat=ATTACKER, sequence=view["sequence"], choice="place inn")
    assert "event: news" in first_events(app, f"{API}/tables/{table}/events", b"seat=0", program.token)
    assert "event: news" not in first_events(app, f"{API}/tables/{table}/events", b"seat=1", program.token)
    assert program.ask("GET", "/tables/nothing/events").status_code == 404


def first_events(app: FastAPI, path: str, query: bytes, token: str) -> str:
    """What a stream sends before it has to wait."""
    body: list[bytes] = []

    async def run() -> None:
        waiting = asyncio.Event()

        async def receive() -> Any:
            await waiting.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            body.append(message.get("body", b""))

        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "http", "method": "GET", "path": path, "query_string": query, "headers": headers}
        more = {"client": ("x", 1), "server": ("x", 80), "scheme": "http", "root_path": "", "http_version": "1.1"}
        task = asyncio.ensure_future(app({**scope, **more, "raw_path": path.encode()}, receive, send))
        while sum(chunk.count(b"\n\n") for chunk in body) < (2 if b"seat=0" in query else 1):
            await asyncio.sleep(0.01)
        waiting.set()
        await task

    asyncio.run(run())
    return b"".join(body).decode()


def test_old_addresses_mean_the_first_version(program: Program) -> None:
    table = program.post("/tables", game="seven_ronin", seats=["me", "heuristic"])["id"]
    headers = {"authorization": f"Bearer {program.token}"}
    for old in ("/api/games", f"/api/tables/{table}?seat=0"):
        new = old.replace("/api/", "/api/v1/")
        assert program.client.get(old, headers=headers).json() == program.client.get(new, headers=headers).json()
    assert program.client.get("/api/v2/games").status_code == 404


def test_the_description_has_all_of_it_and_nothing_else(program: Program) -> None:
    described = program.get("/openapi.json")
    whole = program.client.get("/openapi.json").json()
    assert set(described["paths"]) == {path for path in whole["paths"] if path.startswith(API)}
    assert {"NewTable", "View", "Refused"} <= set(described["components"]["schemas"])
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"


# Tokens ---------------------------------------------------------------------------------------------------------------


def test_a_token_is_shown_once_renewed_and_removed_on_the_page_of_settings(browser: Browser) -> None:
    assert 'id="new-token"' not in browser.get("/settings").text
    shown = browser.post("/settings/token", {"do": "make"})
    assert shown.headers["content-encoding"] == "identity"  # a secret is not compressed together with other text
    (token,) = [
        tag.attributes["value"] for tag in Page(shown.text).named("input") if tag.attributes.get("id") == "new-token"
    ]
    assert token not in browser.get("/settings").text
    table = browser.new_table("seven_ronin", "me", "heuristic")
    program = Program(Browser(browser.app, browser.client), token)
    assert [row["id"] for row in program.get("/tables")] == [table]
    renewed = program.post("/token")["token"]
    assert program.ask("GET", "/tables").status_code == 401
    program.token = renewed
    assert program.get("/token")["made"] is not None
    assert program.ask("DELETE", "/token").status_code == 204
    assert program.ask("GET", "/token").status_code == 401


def test_the_database_has_no_token(program: Program) -> None:
    store = program.client.app.state.service.store  # type: ignore[attr-defined]
    with store.engine.connect() as connection:
        rows = connection.execute(TOKENS.select()).all()
    assert len(rows) == 1
    assert program.token not in str(rows)


@pytest.mark.parametrize("header", ["Bearer shiai_invented", "Bearer", "Basic eDp5", "", "Bearer " + "shiai_" * 100])
def test_a_wrong_token_is_refused_and_is_nobody(program: Program, header: str) -> None:
    answer = program.client.get(f"{API}/tables", headers={"authorization": header})
    assert (answer.status_code, answer.json()["error"]) == (401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert PERSON_COOKIE not in answer.cookies


def test_a_token_opens_no_page(program: Program) -> None:
    table = program.post("/tables", game="seven_ronin", seats=["me", "heuristic"])["id"]
    page = program.client.get("/", headers={"authorization": f"Bearer {program.token}"})
    assert table not in page.text


def test_a_token_has_its_own_limit(program: Program, other: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MAX_POSTS", 1)
    monkeypatch.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", 1)
    monkeypatch.setattr(guard, "MAX_POSTS_WITH_TOKEN", 3)
    statuses = [program.ask("POST", "/tables/x/undo", json={"seat": 0, "sequence": 0}).status_code for _ in range(5)]
    assert statuses == [404, 404, 404, 429, 429]
    assert other.ask("POST", "/tables/x/undo", json={"seat": 0, "sequence": 0}).status_code == 404
    guesses = [program.client.get(f"{API}/games", headers={"authorization": f"Bearer shiai_{n}"}) for n in range(3)]
    assert [guess.status_code for guess in guesses][-1] == 429  # nobody can try token after token


def test_a_finished_game_has_its_result_and_record(browser: Browser) -> None:
    table = finished(browser, "samurai_spirit", players=3)
    result = browser.client.get(f"{API}/tables/{table}/result").json()
    assert result["over"] is True
    assert result["reason"]
    assert sorted(result["scores"]) == ["seat_1", "seat_2", "seat_3"]
    record = browser.client.get(f"{API}/tables/{table}/record").text
    assert read_record(games(), record)[1].outcome() is not None
