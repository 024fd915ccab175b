"""Cues of 7 Ronin: whatever moves is on the board of every viewer, and what matters moves."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from shiai.core.messages import Event, Values
from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.seven_ronin.browser.choreography import cues, is_own
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, SEATS
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.i18n.catalogue import Catalogue
from shiai.web.drawings import draw
from shiai.web.kit.drama import BOARD, Cue
from shiai.web.kit.drawing import Scene
from tests.games.seven_ronin.given import GAME, given, only, play
from tests.tiers import mostly_nightly

WORDS = Catalogue("en", "seven_ronin")
SENTENCES = files("shiai.games.seven_ronin") / "text" / "en.ftl"
TRIFLES = {"event-ninja_planned", "event-ronin_planned"}  # one's own plan, which the board shows as it grows
VIEWERS = (ATTACKER, DEFENDER, WATCHER)

Views = dict[int, SevenRonin]


def views(state: State) -> Views:
    """What everybody sees."""
    found: Views = {viewer: state.redact(viewer) for viewer in VIEWERS}  # type: ignore[misc]
    return found


def made(state: State, choice: str) -> tuple[Views, Views, list[Event]]:
    """The views before and after a choice such as "attacker: done", and its events."""
    before, events = views(state), state.listen()
    play(state, choice)
    return before, views(state), list(events)


def game(seed: int) -> Iterator[tuple[Views, Views, list[Event]]]:
    """Every choice of a random game."""
    rng = Random(seed)
    state: State = GAME.start()
    while actors := state.actors():
        seat = actors[rng.randrange(len(actors))]
        advised = GAME.advise(state.redact(seat), seat, rng) if rng.random() < 0.6 else rng.choice(state.legal(seat))
        yield made(state, f"{SEATS[seat]}: {state.name(advised)}")


def played(before: Views, after: Views, events: list[Event], viewer: int) -> list[Cue]:
    """All cues of a choice for a viewer, whose pieces must be on the board."""
    heard = [event for event in events if event.visible_to(viewer)]
    found = [cue for event in heard for cue in cues(before[viewer], after[viewer], event, WORDS)]
    for late, view in ((False, before[viewer]), (True, after[viewer])):
        wanted = {piece for cue in found if cue.late is late for piece in cue.pieces()}
        if wanted:
            assert wanted <= ids(view, viewer)
    return found


def ids(view: SevenRonin, seat: int) -> set[str]:
    """The ids on the drawing of a viewer."""
    scene = Scene(view, WORDS, seat, (), (), "", ("one", "two"))
    return {BOARD, *re.findall(r'\sid="([^"]+)"', draw(scene, lambda **_query: "?"))}


@pytest.mark.parametrize("seed", mostly_nightly(range(4), 2))
def test_cues_find_their_pieces_on_every_board(seed: int) -> None:
    moved: Counter[str] = Counter()
    for before, after, events in game(seed):
        for viewer in VIEWERS:
            found = played(before, after, events, viewer)
            assert found or {event.id for event in events if event.visible_to(viewer)} <= TRIFLES
        moved.update([event.id for event in events])
    assert moved["event-ninja_revealed"] > 5
    assert moved["event-wounded"]


def test_every_event_that_changes_the_board_moves_something() -> None:
    told = set(re.findall(r"^(event-\w+) =", SENTENCES.read_text("utf-8"), re.MULTILINE)) - TRIFLES
    state = given("ronin_abilities", ninja={"inn": 1}, ronin={"kabe": "inn", "yobu": "well"})
    values: Values = {"round": 2, "side": "attacker", "ronin": "kabe", "place": "inn", "number": 1, "threat": 3}
    view = views(state)[WATCHER]
    still = [id for id in told if not cues(view, view, Event(id, {**values}, "R7-1.1", None), WORDS)]
    assert not still


def test_screens_lift_when_the_second_plan_is_ready() -> None:
    state = given(reserve=20, ronin=only("kabe"))
    play(state, "attacker: place inn", "defender: assign kabe well")
    first = made(state, "defender: done")
    assert [cue.kind for cue in played(*first, WATCHER)] == ["pulse"]
    second = played(*made(state, "attacker: done"), WATCHER)
    assert second[0] == Cue("lift", BOARD)
    assert {"spot-ninja-inn", "spot-ronin-well"} <= {cue.piece for cue in second}


def test_ronin_step_out_of_the_hand_and_own_ones_stand_there_already() -> None:
    state = given(reserve=20, ronin=only("kabe"))
    play(state, "attacker: place inn", "defender: assign kabe well", "attacker: done")
    reveal = made(state, "defender: done")
    assert ("move", "spot-ronin-well", "tile-kabe") in [
        (cue.kind, cue.piece, cue.origin) for cue in played(*reveal, ATTACKER)
    ]
    assert Cue("pulse", "guard-kabe") in played(*reveal, DEFENDER)


def test_the_fallen_leave_and_the_area_gets_its_flag() -> None:
    state = given("ronin_abilities", ninja={"inn": 5}, ronin={"yobu": "inn", "kabe": "well"}, reserve=20)
    found = played(*made(state, "defender: finish"), WATCHER)
    assert Cue("clash", "guard-yobu") in found
    assert Cue("fall", "guard-yobu") in found
    assert [cue.piece for cue in found if cue.kind == "drop" and cue.late] == ["status-inn"]


def test_areas_strike_without_a_fight() -> None:
    state = given("area_abilities", ninja={"well": 1, "inn": 1}, ronin={"kabe": "shrine", "yobu": "passage"})
    play(state, "attacker: use well")
    kinds = [cue.kind for cue in played(*made(state, "attacker: target kabe"), DEFENDER)]
    assert kinds[:2] == ["tag", "strike"]


def test_news_are_what_the_other_side_did() -> None:
    state = given(reserve=20, ronin=only("kabe"))
    play(state, "attacker: place inn", "defender: assign kabe well", "attacker: done")
    _, after, events = made(state, "defender: done")
    news = {seat: [event.id for event in events if not is_own(after[seat], seat, event)] for seat in VIEWERS}
    assert "event-ronin_revealed" in news[ATTACKER]
    assert "event-ninja_revealed" not in news[ATTACKER]
    assert "event-ninja_revealed" in news[DEFENDER]
    assert "event-ronin_revealed" not in news[DEFENDER]
    assert len(news[WATCHER]) == len(events)
