"""Nobody learns what they may not: what a seat or a watcher is answered is the same, byte for byte, whatever the other
side has planned, taken back and planned again in secret."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest

from shiai.bots.explanation import Candidate, Explanation
from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.table import hints
from shiai.table.opinion import pack_opinion
from tests.tiers import NIGHTLY
from tests.web.browsers import Browser
from tests.web.pages import Page
from tests.web.worlds import ATTACKER, DEFENDER, World, different, up_to_planning

# What a seat does itself, in every world alike.
OWN: Final = {
    ATTACKER: ("place inn", "undo", "redo", "place well", "-place inn", "hello", "place inn"),
    DEFENDER: ("assign kabe inn", "undo", "redo", "assign yumi well", "-assign kabe inn", "hello", "assign kabe inn"),
}
LOOKS: Final = (2, 6) if NIGHTLY else (6,)  # after these own commands everything is compared

# What the other side does in secret before each of these; the first world has nothing of it.
SECRETS: Final[dict[int, dict[str, tuple[tuple[str, ...], ...]]]] = {
    ATTACKER: {
        "another plan": (("place inn",), (), (), (), (), (), ()),
        "a long plan": (("place inn", "place well"), ("place granary",), (), (), (), (), ()),
        "undo and redo": (
            ("place inn", "undo"),
            ("redo", "undo"),
            ("place well", "place inn"),
            ("-place well",),
            ("redo",),
            ("reset",),
            ("place granary",),
        ),
        "nothing left": (("place inn",), ("place well",), ("undo",), (), ("undo",), (), ()),
    },
    DEFENDER: {
        "another plan": (("assign kabe inn",), (), (), (), (), (), ()),
        "a long plan": (("assign kabe inn", "assign yumi well"), ("assign hayai granary",), (), (), (), (), ()),
        "undo and redo": (
            ("assign kabe inn", "undo"),
            ("redo", "undo"),
            ("assign yumi well", "assign kabe inn"),
            ("-assign yumi well",),
            ("redo",),
            ("reset",),
            ("assign kabe granary",),
        ),
        "nothing left": (("assign kabe inn",), ("assign yumi well",), ("undo",), (), ("undo",), (), ()),
    },
}
PLAN: Final = ("hayai watchtower", "kabe inn", "musashi well", "taiko granary", "tasuke shrine", "yobu passage")

Make = Callable[[str], World]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes worlds that begin alike."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(World(tmp_path / name, monkeypatch).opened())


def live(world: World, viewer: int, hidden: tuple[tuple[str, ...], ...]) -> dict[str, bytes]:
    """Go through a world and note everything that the viewer and a watcher are answered."""
    seen: dict[str, bytes] = {}
    other = DEFENDER if viewer == ATTACKER else ATTACKER
    for number, (own, secret) in enumerate(zip(OWN[viewer], hidden, strict=True)):
        world.act(other, *secret)
        world.act(viewer, own)
        if number in LOOKS:
            seen |= {f"{number} {question}": answer for question, answer in world.look(viewer).items()}
    return seen | {f"watcher {question}": answer for question, answer in world.look(WATCHER).items()}


@pytest.mark.parametrize("viewer", [ATTACKER, DEFENDER])
def test_a_seat_and_a_watcher_are_answered_the_same_whatever_is_planned_in_secret(make: Make, viewer: int) -> None:
    other = DEFENDER if viewer == ATTACKER else ATTACKER
    expected = live(make("nothing"), viewer, ((),) * len(OWN[viewer]))
    for name in SECRETS[other] if NIGHTLY else ("a long plan", "undo and redo"):
        assert different(live(make(name), viewer, SECRETS[other][name]), expected) == [], name


def test_who_is_ready_tells_nothing_of_the_plan(make: Make) -> None:
    one, other = make("one"), make("other")
    one.act(ATTACKER, "place inn", "done")
    other.act(ATTACKER, "place well", "place granary", "done", "undo", "-place well", "place market", "done")
    other.act(ATTACKER, "undo", "redo")
    for world in (one, other):  # so that both saw the seat become ready equally often
        world.act(ATTACKER, "undo", "done", "undo", "redo")
    one.act(ATTACKER, "undo", "done", "undo", "redo")
    for viewer in (DEFENDER, WATCHER):
        assert different(one.look(viewer), other.look(viewer)) == []


def test_the_owner_of_a_plan_sees_it(make: Make) -> None:
    one, other = make("one"), make("other")
    one.act(ATTACKER, "place inn")
    other.act(ATTACKER, "place well")
    differing = different(one.look(ATTACKER), other.look(ATTACKER))
    for address in (f"/table/{one.table}", f"/table/{one.table}/log", f"/api/tables/{one.table}?seat=0"):
        assert f"GET {address}" in differing
    assert f"GET /api/tables/{one.table}" not in differing


def test_after_the_reveal_everybody_sees_the_difference(make: Make) -> None:
    seen = []
    for place in ("watchtower", "well"):
        world = make(place)
        world.act(ATTACKER, f"place {place}", "done")
        world.act(DEFENDER, *[f"assign {one}" for one in (*PLAN, "yumi animal_pen")], "done")
        seen.append({viewer: world.look(viewer) for viewer in (DEFENDER, WATCHER)})
    for viewer in (DEFENDER, WATCHER):
        assert f"GET /table/{world.table}" in different(seen[0][viewer], seen[1][viewer])


@pytest.mark.parametrize("viewer", [DEFENDER, WATCHER])
def test_the_stream_of_news_is_silent_about_secret_choices(make: Make, viewer: int) -> None:
    hidden = [(ATTACKER, entry) for entry in ("place inn", "undo", "redo", "place well")]
    quiet = make("quiet").stream(viewer, [(DEFENDER, "hello"), (ATTACKER, "hello")])
    busy = make("busy").stream(viewer, [hidden[0], (DEFENDER, "hello"), *hidden[1:], (ATTACKER, "hello")])
    assert "".join(quiet) == "".join(busy)
    owner = make("owner").stream(ATTACKER, [hidden[0], (DEFENDER, "hello"), *hidden[1:], (ATTACKER, "hello")])
    assert len(owner) > len(quiet)


@pytest.mark.parametrize("viewer", [DEFENDER, WATCHER])
def test_secret_choices_do_not_even_put_off_the_signs_of_life(make: Make, viewer: int) -> None:
    world = make("world")
    heard: list[int] = []
    world.service.listen(world.table, viewer, heard.append)
    world.act(ATTACKER, "place inn", "undo", "redo")
    assert heard == []


# Ways by which a secret choice could show itself indirectly -----------------------------------------------------------


def compare(one: World, other: World, *viewers: int) -> None:
    """Both worlds look alike for these viewers."""
    for viewer in viewers:
        assert different(one.look(viewer), other.look(viewer)) == []


def test_lines_of_the_log_keep_their_order_when_secret_choices_are_taken_back(make: Make) -> None:
    one, other = make("one"), make("other")
    other.act(ATTACKER, "place inn", "place well")
    for world in (one, other):
        world.act(DEFENDER, "sit")
    other.act(ATTACKER, "undo", "undo")
    for world in (one, other):
        world.act(DEFENDER, "assign kabe inn")
    compare(one, other, DEFENDER)


def echo(_table: str, view: State, seat: int, seed: str) -> dict[str, Any]:
    """An adviser whose answer shows its seed."""
    candidate = Candidate(view.legal(seat)[0], zlib.crc32(seed.encode()) % 101 / 100, 0.0, 0)
    return pack_opinion(Explanation("echo", (candidate,), ()))


def test_a_hint_does_not_depend_on_secret_choices(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "give_hint", echo)
    one, other = make("one"), make("other")
    other.act(ATTACKER, "place inn", "place well")
    for world in (one, other):
        world.act(DEFENDER, "hint")
    compare(one, other, DEFENDER, WATCHER)


@pytest.mark.parametrize("asking", [ATTACKER, DEFENDER])
def test_a_hint_that_was_searched_for_does_not_depend_on_secret_choices(make: Make, asking: int) -> None:
    one, other = make("one"), make("other")
    other.act(*((ATTACKER, "place inn", "place well") if asking == DEFENDER else (DEFENDER, "assign kabe inn")))
    for world in (one, other):
        world.act(asking, "hint")
    assert b'class="bar-part"' in one.look(asking)[f"GET /table/{one.table}"]
    compare(one, other, asking, WATCHER)


def test_a_hint_does_not_fail_because_of_a_secret_choice(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    world = make("world")

    def meanwhile(table: str, view: State, seat: int, _seed: str) -> dict[str, Any]:
        world.act(ATTACKER, "place inn")
        return echo(table, view, seat, "")

    monkeypatch.setattr(hints, "give_hint", meanwhile)
    world.act(DEFENDER, "hint")


def test_a_request_to_go_back_is_not_ended_by_a_secret_choice(make: Make) -> None:
    one, other = make("one"), make("other")
    for world in (one, other):
        world.play(up_to_planning(0))
        world.act(DEFENDER, "undo")  # the Attacker chose last, so this asks
        with world.service.locked(world.table) as loaded:
            assert loaded.table.request is not None
    other.act(ATTACKER, "place inn")
    compare(one, other, DEFENDER, WATCHER)


@pytest.mark.parametrize(("seed", "last"), [(0, ATTACKER), (1, DEFENDER)])
def test_undo_across_the_begin_of_planning_does_not_feel_for_secret_choices(make: Make, seed: int, last: int) -> None:
    one, other = make("one"), make("other")
    choices = up_to_planning(seed)
    assert choices[-1][0] == last
    for world in (one, other):
        world.play(choices)
    other.act(DEFENDER if last == ATTACKER else ATTACKER, "assign kabe inn" if last == ATTACKER else "place inn")
    for world in (one, other):
        world.act(last, "undo")
    compare(one, other, last, WATCHER)


@pytest.mark.parametrize("secret", ["choice", "undo"])
def test_redo_after_going_back_does_not_feel_for_secret_choices(make: Make, secret: str) -> None:
    one, other = make("one"), make("other")
    for world in (one, other):
        world.act(ATTACKER, "place inn")
        world.act(DEFENDER, *[f"assign {each}" for each in PLAN], "assign yumi animal_pen")
        world.act(ATTACKER, "done")
        world.act(DEFENDER, "done")
        world.act(ATTACKER, "undo")
        world.act(DEFENDER, "allow")  # the Attacker plans again; the Defender has planned everybody and is not done
    other.act(DEFENDER, "undo" if secret == "undo" else "-assign kabe inn")
    if secret == "choice":
        other.act(DEFENDER, "assign kabe inn")
    compare(one, other, ATTACKER, WATCHER)
    answers = [world.browsers[ATTACKER].do(world.table, ATTACKER, "redo").status_code for world in (one, other)]
    assert answers[0] == answers[1]


# Seats ----------------------------------------------------------------------------------------------------------------


def test_no_seat_is_reached_by_forging_its_number(make: Make) -> None:
    world = make("world")
    world.act(ATTACKER, "place granary")
    table, api = f"/table/{world.table}", f"/api/tables/{world.table}"
    for forger in (DEFENDER, WATCHER):
        browser = world.browsers[forger]
        assert browser.get(f"{table}/events", seat=ATTACKER).status_code == 403
        assert browser.get(api, seat=ATTACKER).status_code == 403
        asked = {"seat": ATTACKER, "sequence": world.browsers[ATTACKER].view(world.table, ATTACKER)["sequence"]}
        for ending, more in (
            ("choices", {"choice": "place well"}),
            ("takeback", {"choice": "place granary"}),
            ("undo", {"do": "undo"}),
            ("undo", {"do": "reset"}),
            ("undo", {"do": "redo"}),
            ("undo", {"do": "allow"}),
            ("hint", {}),
            ("chat", {"text": "it was me"}),
        ):
            answer = browser.post(f"{table}/{ending}", {**asked, **more})
            assert answer.status_code == 403, ending
            assert "planned" not in Page(answer.text).text
        for ending in ("choices", "undo"):
            assert browser.client.post(f"{api}/{ending}", json={**asked, "choice": "done"}).status_code == 403
        # A number in the address of the page only selects among one's own seats.
        for seat in (0, 1, 7):
            forged = browser.get(table, seat=seat)
            assert forged.status_code == 403 or forged.content == browser.get(table).content
    assert world.browsers[ATTACKER].view(world.table, ATTACKER)["choices"]


def test_what_lies_open_after_a_game_is_closed_while_it_goes_on(make: Make) -> None:
    world = make("world")
    world.act(ATTACKER, "place granary")
    table = f"/table/{world.table}"
    for browser in world.browsers.values():
        for page in ("/replay", "/replay?at=0", "/replay?eyes=0", "/record"):
            assert browser.get(f"{table}{page}").status_code == 403
        assert browser.post(f"{table}/again").status_code == 403
        assert browser.post(f"{table}/play-on", {"at": 0}).status_code == 403


def test_the_curtain_hides_both_plans(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "me")
    empty = browser.get(f"/table/{table}").content
    assert browser.get(f"/table/{table}/log").status_code == 200
    log = browser.get(f"/table/{table}/log").content
    browser.choose(table, ATTACKER, "place granary")
    browser.choose(table, DEFENDER, "assign kabe inn")
    assert browser.get(f"/table/{table}").content == empty
    assert browser.get(f"/table/{table}", seat=7).content == empty
    assert browser.get(f"/table/{table}/log").content == log
    page = Page(empty.decode())
    assert not [form for form in page.forms if "/table/" in form.action]
    openings = [href for href in page.attributes("href") if "seat=" in href]
    assert openings == [f"/table/{table}?seat=0", f"/table/{table}?seat=1"]
    for seat, own, foreign in ((ATTACKER, "place", "assign"), (DEFENDER, "assign", "place")):
        view = browser.view(table, seat)
        assert all(choice.startswith((own, "done")) for choice in view["choices"])
        values = Page(browser.get(f"/table/{table}", seat=seat).text).attributes("value")
        assert not [value for value in values if value.startswith(f"{foreign} ")]
    browser.choose(table, ATTACKER, "done")
    after = Page(browser.get(f"/table/{table}", seat=ATTACKER).text)  # done: the curtain falls for the other one
    assert [href for href in after.attributes("href") if "seat=" in href] == [f"/table/{table}?seat=1"]
