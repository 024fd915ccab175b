"""Whatever is sent twice, late, for another seat, out of turn, illegally or malformed gets a clear answer and changes
nothing."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Any, Final

import httpx2
import pytest
from fastapi import FastAPI
from starlette.types import Message, Scope

from shiai import registry
from shiai.table.settings import DEFAULTS
from shiai.web import guard, routes_table
from shiai.web.app import create_app
from shiai.web.kit.identity import PERSON_COOKIE
from tests.stores import new_store
from tests.web.browsers import SEATS, Browser, finished, join
from tests.web.client import Client
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
Friends = tuple[Browser, Browser, str]

REFUSALS: Final = {
    "stale": 409,
    "turn": 409,
    "impossible": 409,
    "version": 409,
    "seat": 403,
    "illegal": 422,
    "malformed": 422,
    "set-up": 422,
    "missing": 404,
}


@pytest.fixture
def friends(browser: Browser, another: Callable[[], Browser]) -> Friends:
    """An Attacker and a Defender in two browsers at one table; the Attacker has planned one ninja."""
    return seat_both(browser, another())


def seat_both(attacker: Browser, defender: Browser) -> Friends:
    """Let two browsers sit down at a table."""
    table = attacker.new_table("seven_ronin", "me", "open")
    join(attacker, defender, table, DEFENDER, "Ben")
    attacker.choose(table, ATTACKER, "place inn")
    return attacker, defender, table


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Friends]:
    """Such friends for all tests after which everything is as it was."""
    store = new_store(tmp_path_factory.mktemp("undisturbed"))
    app = create_app(store, ThreadPoolExecutor(1))
    with Client(app) as client:
        further = Client(app)
        further.portal = client.portal
        yield seat_both(Browser(app, client), Browser(app, further))


def everything(app: FastAPI, table: str) -> tuple[object, ...]:
    """All that a refused command could have changed."""
    service = app.state.service
    with service.locked(table) as loaded:
        now = loaded.table
        return (
            now.game.state.position(),
            now.game.record.text(),
            now.count,
            dict(now.knowledge.sequence),
            len(now.notes),
            now.request,
            tuple(service.store.journal(table)),
            service.store.stored(table),
        )


@contextmanager
def unchanged(app: FastAPI, table: str) -> Iterator[None]:
    """What happens within changes nothing at the table."""
    before = everything(app, table)
    yield
    assert everything(app, table) == before
    app.state.service.loaded.clear()  # nor in what a restarted server would read
    assert everything(app, table) == before


def assert_refused(answer: httpx2.Response, reason: str, clause: str = "") -> None:
    """A refusal in JSON with its reason, a sentence, and its clause."""
    assert answer.status_code == REFUSALS[reason], answer.text
    found = answer.json()
    assert set(found) == {"error", "message", "clauses"}
    assert found["error"] == reason
    assert found["message"]
    assert clause in found["clauses"] if clause else True


def assert_explained(answer: httpx2.Response, reason: str, clause: str = "") -> None:
    """The same refusal as a page that says why, in a part that screen readers announce or as the heading."""
    page = Page(answer.text)
    assert answer.status_code == REFUSALS[reason], page.text[:500]
    assert answer.headers["content-type"].startswith("text/html")
    assert "alert" in page.attributes("role") or "problem" in page.attributes("class")
    if clause:
        assert clause in page.text


# Programs -------------------------------------------------------------------------------------------------------------


def test_the_same_choice_twice_counts_once(friends: Friends) -> None:
    attacker, _, table = friends
    sequence = attacker.view(table, ATTACKER)["sequence"]
    assert attacker.send_command(table, "choices", ATTACKER, choice="place well", sequence=sequence).status_code == 200
    with unchanged(attacker.app, table):
        assert_refused(
            attacker.send_command(table, "choices", ATTACKER, choice="place well", sequence=sequence), "stale"
        )


@pytest.mark.parametrize("sequence", [0, 10**6])
def test_a_choice_for_another_moment_is_refused(undisturbed: Friends, sequence: int) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        assert_refused(
            attacker.send_command(table, "choices", ATTACKER, choice="place well", sequence=sequence), "stale"
        )
        assert_refused(attacker.send_command(table, "undo", ATTACKER, sequence=sequence), "stale")


def test_what_the_other_has_planned_meanwhile_makes_no_choice_late(friends: Friends) -> None:
    attacker, defender, table = friends
    sequence = defender.view(table, DEFENDER)["sequence"]
    attacker.choose(table, ATTACKER, "place well")
    answer = defender.send_command(table, "choices", DEFENDER, choice="assign kabe inn", sequence=sequence)
    assert answer.status_code == 200


def test_a_seat_of_somebody_else_is_refused_to_players_and_strangers(
    friends: Friends, another: Callable[[], Browser]
) -> None:
    attacker, defender, table = friends
    sequence = defender.view(table, DEFENDER)["sequence"]
    with unchanged(attacker.app, table):
        for forger in (attacker, another()):
            wanted: dict[str, Any] = {"sequence": sequence, "choice": "assign kabe inn"}
            assert_refused(forger.send_command(table, "choices", DEFENDER, **wanted), "seat")
            assert_refused(forger.send_command(table, "undo", DEFENDER, sequence=sequence), "seat")


@pytest.mark.parametrize("seat", [2, 20])
def test_a_seat_that_does_not_exist_is_nobodys(undisturbed: Friends, seat: int) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        assert_refused(attacker.send_command(table, "choices", seat, sequence=0, choice="done"), "seat")


def test_out_of_turn_is_refused_with_the_clause(friends: Friends) -> None:
    attacker, _, table = friends
    attacker.choose(table, ATTACKER, "place well", "done")
    with unchanged(attacker.app, table):
        answer = attacker.send_command(table, "choices", ATTACKER, choice="place well")
        assert_refused(answer, "turn", "R7-7.1")
        assert "defender" in answer.json()["message"]


def test_an_illegal_choice_is_refused_with_the_clause(undisturbed: Friends) -> None:
    attacker, defender, table = undisturbed
    with unchanged(attacker.app, table):
        assert_refused(attacker.send_command(table, "choices", ATTACKER, choice="place inn"), "illegal", "R7-5.8")
        assert_refused(defender.send_command(table, "choices", DEFENDER, choice="done"), "illegal", "R7-6.1")
        assert_refused(
            attacker.send_command(table, "choices", ATTACKER, choice="assign kabe inn"), "illegal", "R7-16.4"
        )


@pytest.mark.parametrize("choice", ["nonsense", "", "place", "place inn well", "place\x00inn", "ж" * 200])
def test_an_unknown_choice_is_refused(undisturbed: Friends, choice: str) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        assert_refused(attacker.send_command(table, "choices", ATTACKER, choice=choice), "illegal")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seat": 0}',
        b'{"sequence": 1, "choice": "place well"}',
        b'{"seat": 0, "sequence": "one", "choice": "place well"}',
        b'{"seat": 0.5, "sequence": 1, "choice": "place well"}',
        b'{"seat": -1, "sequence": 1, "choice": "place well"}',
        b'{"seat": 0, "sequence": -1, "choice": "place well"}',
        b'{"seat": 0, "sequence": 1e400, "choice": "place well"}',
        b'{"seat": 0, "sequence": 1, "choice": null}',
        b'{"seat": 0, "sequence": 1, "choice": ["place well"]}',
        b'{"seat": 0, "sequence": 1, "choice": "\\ud800"}',
        b'{"seat": 0, "sequence": 1, "choice": "' + b"x" * 201 + b'"}',
        b'{"seat": 0, "sequence": ' + b"9" * 5000 + b', "choice": "place well"}',
    ],
)
def test_a_malformed_wish_is_refused(undisturbed: Friends, body: bytes) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        headers = {"content-type": "application/json"}
        answer = attacker.client.post(f"/api/tables/{table}/choices", content=body, headers=headers)
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["error"] == "malformed"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, []),
        ({}, ["me"]),
        ({}, ["me", "me", "me"]),
        ({}, ["random", "heuristic"]),
        ({}, ["me", "genius"]),
        ({}, ["me", "search:iterations=9999999"]),
        ({}, ["me", "person "]),
        ({"unheard_of": True}, ["me", "open"]),
        ({"starvation_after_rounds": "1,1"}, ["me", "open"]),
    ],
)
def test_an_impossible_table_is_refused(undisturbed: Friends, options: dict[str, object], seats: list[str]) -> None:
    browser = undisturbed[0]
    before = stored_tables(browser.app)
    answer = browser.client.post("/api/tables", json={"game": "seven_ronin", "seats": seats, "options": options})
    assert_refused(answer, "set-up")
    assert stored_tables(browser.app) == before


@pytest.mark.parametrize(
    "name",
    [
        "self",
        *("options", "game", "", "\x00"),
    ],
)
def test_an_option_of_any_name_is_only_a_wrong_option(undisturbed: Friends, name: str) -> None:
    browser = undisturbed[0]
    wanted = {"game": "seven_ronin", "seats": ["me", "open"], "options": {name: 1}}
    assert_refused(browser.client.post("/api/tables", json=wanted), "set-up")


@pytest.mark.parametrize(
    "value",
    [
        "9" * 5000,
        *("-1", "1e9", 10**30, True, "", "٣"),
    ],
)
def test_a_number_of_any_form_is_only_a_wrong_value(undisturbed: Friends, value: str | int) -> None:
    browser = undisturbed[0]
    wanted = {"game": "samurai_spirit", "seats": ["me"], "options": {"players": value}}
    assert_refused(browser.client.post("/api/tables", json=wanted), "set-up")


def test_unknown_games_and_tables_are_missing(browser: Browser) -> None:
    assert_refused(browser.client.post("/api/tables", json={"game": "go", "seats": ["me"]}), "missing")
    assert_refused(browser.client.get("/api/tables/nothing"), "missing")
    assert_refused(browser.send_command("nothing", "choices", 0, sequence=0, choice="done"), "missing")
    assert_refused(browser.client.get("/api/nothing"), "missing")
    for path in ("/nothing", "/table/nothing", "/table/nothing/log", "/table/nothing/seats", "/table/nothing/replay"):
        assert_explained(browser.get(path), "missing")
    for path in ("/new/go", "/rules/go", "/rules/R7-99.99", "/seat/nothing", "/static/nothing.css"):
        assert_explained(browser.get(path), "missing")
    for path in ("/play/go", "/new/go", "/seat/nothing", "/table/nothing/again"):
        assert_explained(browser.post(path), "missing")


# People ---------------------------------------------------------------------------------------------------------------


def test_refused_forms_explain_themselves_on_the_table(undisturbed: Friends) -> None:
    attacker, defender, table = undisturbed
    sequence = str(attacker.view(table, ATTACKER)["sequence"])
    path = f"/table/{table}/choices"
    seat = str(ATTACKER)
    with unchanged(attacker.app, table):
        twice = {"seat": seat, "sequence": "0", "choice": "place well"}
        assert_explained(attacker.post(path, twice), "stale")
        unknown = {"seat": seat, "sequence": sequence, "choice": "<b>nonsense</b>"}
        answer = attacker.post(path, unknown)
        assert_explained(answer, "illegal")
        assert "<b>nonsense" not in answer.text
        illegal = {"seat": seat, "sequence": sequence, "choice": "place inn"}
        assert_explained(attacker.post(path, illegal), "illegal", "R7-5.8")
        other = {"seat": str(DEFENDER), "sequence": sequence, "choice": "assign kabe inn"}
        assert_explained(attacker.post(path, other), "seat")
        takeback = {"seat": seat, "sequence": sequence, "choice": "place well"}
        assert_explained(attacker.post(f"/table/{table}/takeback", takeback), "impossible")
        unknown = {"seat": seat, "sequence": sequence, "choice": "nonsense"}
        assert_explained(attacker.post(f"/table/{table}/takeback", unknown), "illegal")
        strange = {"seat": seat, "sequence": sequence, "do": "dance"}
        assert_explained(attacker.post(f"/table/{table}/undo", strange), "impossible")
        for what in ("redo", "allow", "refuse"):
            assert_explained(attacker.do(table, ATTACKER, what), "impossible")
        assert_explained(defender.do(table, DEFENDER, "reset"), "impossible")
        assert_explained(defender.do(table, DEFENDER, "undo"), "impossible")
        for said in ({"text": " \n "}, {"phrase": "insult"}, {}):
            assert_explained(attacker.post(f"/table/{table}/chat", {"seat": seat, **said}), "illegal")


def test_out_of_turn_is_explained_with_the_clause_on_the_page(friends: Friends) -> None:
    attacker, _, table = friends
    attacker.choose(table, ATTACKER, "place well", "done")
    sequence = str(attacker.view(table, ATTACKER)["sequence"])
    with unchanged(attacker.app, table):
        sent = {"seat": str(ATTACKER), "sequence": sequence, "choice": "place well"}
        assert_explained(attacker.post(f"/table/{table}/choices", sent), "turn", "R7-7.1")
        assert_explained(attacker.do(table, ATTACKER, "hint"), "turn", "R7-7.1")


@pytest.mark.parametrize("ending", ["choices", "takeback", "undo", "hint", "chat", "links", "play-on", "why"])
def test_forms_with_missing_or_malformed_fields_are_refused(undisturbed: Friends, ending: str) -> None:
    attacker, _, table = undisturbed
    path = f"/table/{table}/{ending}"
    with unchanged(attacker.app, table):
        for sent in ({}, {"seat": "x", "sequence": "y", "at": "z"}, {"seat": "-1"}, {"seat": "0", "sequence": "-1"}):
            answer = attacker.post(path, sent)
            if answer.status_code != 422:  # a command that needs no more than a seat
                assert ending in ("chat", "links")
                continue
            assert_explained(answer, "malformed")


def test_a_finished_game_is_not_changed(browser: Browser) -> None:
    table = finished(browser, "seven_ronin")
    with unchanged(browser.app, table):
        assert_refused(browser.send_command(table, "choices", ATTACKER, choice="done"), "turn", "R7-18.7")
        assert_refused(browser.send_command(table, "undo", ATTACKER), "impossible")
        for what in ("undo", "redo", "reset", "allow"):
            assert_explained(browser.do(table, ATTACKER, what), "impossible")
        assert_explained(browser.do(table, ATTACKER, "hint"), "turn")


def test_an_adviser_without_time_is_no_error_of_the_server(friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    attacker, _, table = friends
    monkeypatch.setattr(routes_table, "HINT_PATIENCE", 0.001)
    busy = Event()
    attacker.app.state.service.workers.submit(busy.wait)
    try:
        with unchanged(attacker.app, table):
            assert_explained(attacker.do(table, ATTACKER, "hint"), "impossible")
    finally:
        busy.set()


# Seats ----------------------------------------------------------------------------------------------------------------


def test_looking_at_a_seat_link_takes_nothing(browser: Browser, another: Callable[[], Browser]) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    page = Page(browser.submit(browser.page(f"/table/{table}/seats"), "/links", str(DEFENDER)).text)
    token = next(value for value in page.attributes("value") if "/seat/" in value).rpartition("/")[2]
    assert len(token) >= 22  # 128 bits
    friend = another()
    with unchanged(browser.app, table):
        for _ in range(2):
            assert friend.get(f"/seat/{token}").status_code == 200
        assert_refused(friend.client.get(f"/api/tables/{table}", params={"seat": DEFENDER}), "seat")
        wrong = token[:-1] + ("A" if token[-1] != "A" else "B")
        assert_explained(friend.get(f"/seat/{wrong}"), "missing")
        assert_explained(friend.post(f"/seat/{wrong}", {"name": "Eve"}), "missing")
    assert friend.post(f"/seat/{token}", {"name": "Ben"}).status_code == 200
    assert friend.view(table, DEFENDER)["seat"] == "defender"


def test_a_new_link_replaces_the_older_one(browser: Browser, another: Callable[[], Browser]) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    page = Page(browser.submit(browser.page(f"/table/{table}/seats"), "/links", str(DEFENDER)).text)
    old = next(value for value in page.attributes("value") if "/seat/" in value).rpartition("/")[2]
    new = join(browser, another(), table, DEFENDER)
    assert new != old
    assert_explained(another().get(f"/seat/{old}"), "missing")
    assert another().get(f"/seat/{new}").status_code == 200


def test_links_are_for_those_who_may_give_them(friends: Friends, another: Callable[[], Browser]) -> None:
    attacker, defender, table = friends
    with unchanged(attacker.app, table):
        path = f"/table/{table}/links"
        assert_explained(another().post(path, {"seat": str(DEFENDER)}), "seat")
        assert_explained(defender.post(path, {"seat": str(ATTACKER)}), "seat")
        assert_explained(attacker.post(path, {"seat": "7"}), "impossible")
    bots = attacker.new_table("seven_ronin", "me", "random")
    assert_explained(attacker.post(f"/table/{bots}/links", {"seat": str(DEFENDER)}), "impossible")


def test_a_seat_that_is_taken_is_given_to_nobody_else_by_who_set_up_the_table(friends: Friends) -> None:
    attacker, defender, table = friends
    assert_explained(attacker.post(f"/table/{table}/links", {"seat": str(DEFENDER)}), "seat")
    assert defender.post(f"/table/{table}/links", {"seat": str(DEFENDER)}).status_code == 200


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: "",
        lambda cookie: "nonsense",
        lambda cookie: cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1],  # of the last, bits are unused
        lambda cookie: cookie.partition(".")[0],
        lambda cookie: "." + cookie,
        lambda cookie: "x" * 5000,
    ],
)
def test_a_forged_cookie_is_a_stranger(
    friends: Friends, another: Callable[[], Browser], forge: Callable[[str], str]
) -> None:
    attacker, _, table = friends
    cookie = attacker.client.cookies[PERSON_COOKIE]
    forger = another()
    forger.client.cookies.set(PERSON_COOKIE, forge(cookie), domain="testserver.local")
    with unchanged(attacker.app, table):
        forged = forger.client.get(f"/api/tables/{table}", params={"seat": ATTACKER})
        assert_refused(forged, "seat")
        assert_refused(forger.send_command(table, "choices", ATTACKER, sequence=1, choice="place well"), "seat")
        assert forger.client.get("/").text.count(table) == 0


def test_a_signed_cookie_of_another_server_is_a_stranger(friends: Friends, another: Callable[[], Browser]) -> None:
    from itsdangerous import URLSafeSerializer

    attacker, _, table = friends
    person = attacker.app.state.identity.signer.loads(attacker.client.cookies[PERSON_COOKIE])
    forger = another()
    signed = str(URLSafeSerializer("another secret", salt="person").dumps(person))
    forger.client.cookies.set(PERSON_COOKIE, signed, domain="testserver.local")
    assert_refused(forger.client.get(f"/api/tables/{table}", params={"seat": ATTACKER}), "seat")


# The guard ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.evil.example"},
        {"origin": "http://testserver:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://testserver"},
    ],
)
def test_requests_of_other_sites_change_nothing(undisturbed: Friends, headers: dict[str, str]) -> None:
    attacker, _, table = undisturbed
    sequence = attacker.view(table, ATTACKER)["sequence"]
    with unchanged(attacker.app, table):
        sent = {"seat": str(ATTACKER), "sequence": str(sequence), "choice": "place well"}
        answer = attacker.client.post(f"/table/{table}/choices", data=sent, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "other-site"


@pytest.mark.parametrize(
    "headers", [{"origin": "http://testserver"}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}]
)
def test_requests_of_our_own_pages_are_let_in(browser: Browser, headers: dict[str, str]) -> None:
    assert browser.client.post("/settings", data={"theme": "dark"}, headers=headers).status_code == 200


def test_a_body_with_too_great_a_length_is_refused(undisturbed: Friends) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        large = b"x" * (DEFAULTS.body_bytes + 1)
        for path in ("/upload", f"/table/{table}/choices", f"/api/tables/{table}/choices"):
            answer = attacker.client.post(path, content=large)
            assert answer.status_code == 413
            assert answer.json()["error"] == "too-large"


def send_in_pieces(app: FastAPI, path: str, content_type: str, headers: dict[str, str]) -> int:
    """The status of the answer to a body without a length that never ends."""
    statuses: list[int] = []
    field = b'--b\r\ncontent-disposition: form-data; name="record"\r\n\r\n' if "multipart" in content_type else b""
    pieces = 0

    async def receive() -> Message:
        nonlocal pieces
        pieces += 1
        assert pieces < 20, "the server reads on and on"
        return {"type": "http.request", "body": field * (pieces == 1) + b"x" * 65536, "more_body": True}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    all_headers = {"host": "testserver", "content-type": content_type, "transfer-encoding": "chunked"} | headers
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in all_headers.items()],
        "client": ("testclient", 1),
        "server": ("testserver", 80),
    }
    asyncio.run(app(scope, receive, send))
    assert len(statuses) == 1
    return statuses[0]


@pytest.mark.parametrize(
    ("path", "content_type"),
    [
        ("/upload", "multipart/form-data; boundary=b"),
        ("/upload", "application/x-www-form-urlencoded"),
        ("/new/seven_ronin", "application/x-www-form-urlencoded"),
        ("/settings", "application/x-www-form-urlencoded"),
        ("/table/{table}/choices", "application/x-www-form-urlencoded"),
        ("/api/tables/{table}/choices", "application/json"),
    ],
)
def test_a_body_that_never_ends_is_refused_too(undisturbed: Friends, path: str, content_type: str) -> None:
    attacker, _, table = undisturbed
    with unchanged(attacker.app, table):
        headers = {"cookie": f"{PERSON_COOKIE}={attacker.client.cookies[PERSON_COOKIE]}"}
        assert send_in_pieces(attacker.app, path.format(table=table), content_type, headers) == 413


def test_who_sends_too_much_is_asked_to_wait(
    browser: Browser, another: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.get("/")
    friend = another()
    friend.get("/")
    monkeypatch.setattr(guard, "MAX_POSTS", 3)
    answers = [browser.post("/settings", {"theme": "dark"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["error"] == "too-many"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
    assert browser.get("/").status_code == 200
    assert friend.post("/settings", {"theme": "dark"}).status_code == 200


def test_strangers_of_one_address_are_counted_together(
    another: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", 2)
    statuses = [another().post("/play/seven_ronin").status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]


def test_many_browsers_of_one_address_are_a_crowd(
    another: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    browsers = [another() for _ in range(4)]
    for each in browsers:
        each.get("/")
    monkeypatch.setattr(guard, "MAX_POSTS_FROM_ADDRESS", 2)
    assert [each.post("/settings", {"theme": "dark"}).status_code for each in browsers] == [200, 200, 429, 429]


def test_invented_cookies_do_not_widen_the_limit(
    another: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", 2)
    statuses = []
    for number in range(4):
        forger = another()
        forger.client.cookies.set(PERSON_COOKIE, f"invented{number}", domain="testserver.local")
        statuses.append(forger.post("/play/seven_ronin").status_code)
    assert statuses == [200, 200, 429, 429]


# Settings -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("referer", "leads_to"),
    [
        ("http://testserver/help", "/help"),
        ("http://testserver/rules/seven_ronin?search=well", "/rules/seven_ronin?search=well"),
        ("http://testserver//evil.example/x", "/evil.example/x"),
        ("https://evil.example//other.example", "/other.example"),
        ("nonsense", "/nonsense"),
        ("http://[", "/"),
        ("", "/"),
    ],
)
def test_settings_lead_back_within_this_server(browser: Browser, referer: str, leads_to: str) -> None:
    headers = {"referer": referer}
    answer = browser.client.post("/settings", data={"theme": "dark"}, headers=headers, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == leads_to


# Uploads --------------------------------------------------------------------------------------------------------------


def stored_tables(app: FastAPI) -> list[str]:
    """The ids of all tables in the database."""
    from sqlalchemy import select

    from shiai.table.schema import TABLES

    with app.state.service.store.engine.connect() as connection:
        return list(connection.execute(select(TABLES.c.id)).scalars())


def record_text(browser: Browser) -> str:
    """A record that can be read."""
    table = browser.new_table("seven_ronin", "me", "random")
    browser.choose(table, ATTACKER, "place inn")
    with browser.app.state.service.locked(table) as loaded:
        return str(loaded.table.game.record.text())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "x" * 400_000,
        lambda text: "\n" * 400_000,
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("rules: 1", "rules: 99"),
        lambda text: text.replace("rules: 1", "rules: one"),
        lambda text: text.replace("game: seven_ronin", "game: go"),
        lambda text: text.replace("place inn", "place moon"),
        lambda text: text.replace("place inn", "done"),
        lambda text: text.replace("1. attacker", "1. chance"),
        lambda text: text.replace("1. attacker", "1. watcher"),
        lambda text: text.replace("1. attacker", "2. attacker"),
        lambda text: text.replace("1. attacker", "1 attacker"),
        lambda text: text.replace("result: open", "result: attacker won R7-1.1"),
        lambda text: text + "more",
        lambda text: text.replace("seat defender: random", "seat defender: genius"),
        lambda text: text.replace("options: standard", "options: self=1"),
        lambda text: text.replace("options: standard", "options: = == =1"),
        lambda text: text.replace("options: standard", "options: starvation_after_rounds=1,1"),
        lambda text: (
            text.replace("options: standard", "options: players=" + "9" * 5000)
            .replace("seven_ronin", "samurai_spirit")
            .replace("rules: 1", f"rules: {registry.games()['samurai_spirit'].version}")
        ),
        lambda text: text.replace("place inn", "place inn\x00"),
        lambda text: text.replace("tag seed: ", "tag seed"),
    ],
)
def test_broken_records_are_refused_and_nothing_is_stored(undisturbed: Friends, spoil: Callable[[str], str]) -> None:
    browser = undisturbed[0]
    good = record_text(browser)
    before = stored_tables(browser.app)
    spoilt = spoil(good)
    assert spoilt != good
    answer = browser.client.post("/upload", files={"record": ("game.shiai", spoilt.encode())})
    assert_explained(answer, "set-up")
    assert stored_tables(browser.app) == before


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", bytes(range(256)), b"\x89PNG\r\n\x1a\n", b"\x00" * 1000])
def test_files_that_are_no_text_are_refused(undisturbed: Friends, data: bytes) -> None:
    browser = undisturbed[0]
    before = stored_tables(browser.app)
    answer = browser.client.post("/upload", files={"record": ("picture.png", data)})
    assert_explained(answer, "set-up")
    assert stored_tables(browser.app) == before


def test_an_upload_without_a_file_is_refused(browser: Browser) -> None:
    assert_explained(browser.post("/upload"), "set-up")
    assert_explained(browser.post("/upload", {"other": "field"}), "set-up")
    broken = {"content-type": "multipart/form-data"}
    answer = browser.client.post("/upload", content=b"nonsense", headers=broken)
    assert answer.status_code in (400, 422)
    assert not stored_tables(browser.app)


def test_a_huge_upload_is_refused(browser: Browser) -> None:
    answer = browser.client.post("/upload", files={"record": ("game.shiai", b"x" * DEFAULTS.body_bytes)})
    assert answer.status_code == 413
    assert json.loads(answer.text)["error"] == "too-large"
    assert not stored_tables(browser.app)
