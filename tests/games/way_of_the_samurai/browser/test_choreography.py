"""What moves for the events of a game: cues name pieces that are drawn, and what matters has its choreography."""

import re
from random import Random
from typing import Any, Final, cast

import pytest

from shiai.core.chance import draw_outcome
from shiai.core.messages import Event
from shiai.core.seats import CHANCE, WATCHER
from shiai.games.way_of_the_samurai.browser.choreography import CUES, cues
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.drawings import draw
from shiai.web.kit.drama import Cue
from shiai.web.kit.drawing import Scene
from tests.games.way_of_the_samurai.given import given, start
from tests.tiers import NIGHTLY, mostly_nightly

WORDS: Final = Catalogue("en", "way_of_the_samurai")
IMPORTANT: Final = frozenset(
    {
        *("played", "gauge", "revealed", "met", "missed", "unbreakable", "fell", "turned", "rose_again", "marked"),
        *("enemy_lost_life", "enemy_lost_ki", "enemy_gained_life", "lost_life", "lost_ki", "paid", "paid_life"),
        *("gained_life", "gained_ki", "armour", "countered", "parried", "void_counter", "double_strike"),
        *("wounded", "dodged", "blood", "combo", "red_die", "used_die", "rolled", "environment", "event", "taikyu"),
        *("gisei", "bushido_step", "virtue", "new_weapon", "next_enemy", "match_won", "won", "lost"),
    }
)
CHOICES: Final = 400 if NIGHTLY else 160  # of players and luck in each game
SET_UPS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"weapon": "nagamaki", "opponent": "shiro", "environment": "forest", "weather": "rain", "taikyu": True},
    {"weapon": "naginata", "mode": "one_vs_three", "bushido": True, "gisei": True, "blood": True, "yoroi": "enemy"},
    {"weapon": "sai_2", "mode": "dojo_yoshioka", "easy_look": True, "hard_mode": True, "yoroi": "player"},
    {"weapon": "nodachi", "duel_variant": True, "second_weapon": "bokken"},
    {"weapon": "katana_tanto", "opponent": "sasuke", "bushido": True},
    {"weapon": "tessen", "mode": "clan", "environment": "bridge", "bushido": True, "taikyu": True},
    {"weapon": "wakizashi", "mode": "leaving_the_village", "events": "hard"},
    {"weapon": "kusarigama", "opponent": "kempo", "environment": "mountain", "weather": "fog", "hard_mode": True},
    {"weapon": "bokken", "opponent": "geralt"},
    {"weapon": "tanto", "opponent": "oda", "yoroi": "enemy"},
)


def ids(state: WayOfTheSamurai, seat: int) -> set[str]:
    """The ids of all pieces that a seat (or a watcher) sees while nothing is asked."""
    scene = Scene(state.redact(seat), WORDS, seat, (), (), "", tuple(state.setup.seats))
    return set(re.findall(r'\sid="([^"]+)"', draw(scene, lambda **_query: "?")))


def played(before: WayOfTheSamurai, name: str, **values: str | int) -> list[Cue]:
    """The cues of an event after which the table looks as before."""
    view = cast(WayOfTheSamurai, before.redact(0))
    return list(cues(view, view, Event(f"event-{name}", values, "WS-0.1", None), WORDS))


@pytest.mark.parametrize("number", mostly_nightly(range(len(SET_UPS)), 2))
def test_cues_of_random_games_name_pieces_that_are_drawn(number: int) -> None:
    rng, words = Random(number), Catalogue(languages()[number % 4], "way_of_the_samurai")
    state = start(**SET_UPS[number])
    events = state.listen()
    seen: set[str] = set()
    for _ in range(CHOICES):
        if not state.actors():
            break
        before = state.clone()
        events.clear()
        seat = state.actors()[0]
        action = draw_outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        if seat != CHANCE and rng.random() < 0.5:
            action = state.setup.game.advise(state.redact(seat), seat, rng)
        state.apply(seat, action)
        viewer = rng.choice([WATCHER, *range(len(state.rules.seats))])
        old, new = [cast(WayOfTheSamurai, when.redact(viewer)) for when in (before, state)]
        found = [(event, cue) for event in events for cue in cues(old, new, event, words)]
        seen |= {event.id for event in events}
        for is_late, board in ((False, before), (True, state)):
            needed = [(event, cue) for event, cue in found if cue.late == is_late]
            drawn = ids(board, viewer) if needed else set[str]()
            for event, cue in needed:
                assert set(cue.pieces()) <= drawn, (event, cue)
    assert len(seen) > 12


def test_important_events_have_a_choreography() -> None:
    assert CUES.keys() >= IMPORTANT


def test_a_card_slides_to_its_place_and_pushes_the_gauge() -> None:
    before = given(hand="std-01 std-02")

    assert played(before, "played", card="std-01") == [Cue("move", "place-1", "card-std-01")]
    tag, push = played(before, "gauge", gauge="strength", change=2, value=2)
    assert (tag.kind, tag.text, tag.together) == ("tag", "+2", True)
    assert push == Cue("move", "space-strength-4", "marker-strength")


def test_the_gauges_lock_and_the_blow_cuts_or_it_glances_off() -> None:
    before = given("strike", defence="en-03")

    lock, blow = played(before, "met", card="en-03")

    assert lock.kind == "flash"
    assert all(place.startswith("space-") for place in lock.places)
    assert blow == Cue("strike", "figure-foe-0")
    assert played(before, "missed", card="en-03") == [Cue("clash", "defence")]


def test_the_counter_attack_comes_from_the_enemy_and_breaks_hearts() -> None:
    before = given(life=8)

    flight, opens = played(before, "countered", enemy="ishida", card="en-04", guard=0)
    blow, second, first, tag = played(before, "lost_life", cause="by_blow", number=2, left=6)

    assert (flight.piece, flight.origin) == ("counter", "figure-foe-0")
    assert (opens.kind, opens.piece) == ("flip", "counter")
    assert blow == Cue("strike", "figure-me")
    assert [(cue.kind, cue.piece) for cue in (second, first)] == [("crack", "life-me-8"), ("crack", "life-me-7")]
    assert (tag.piece, tag.text) == ("life-me", "−2")


def test_between_two_players_a_cue_is_for_the_one_whom_the_event_names() -> None:
    before = start(duel_variant=True, second_weapon="katana")

    assert played(before, "own_lost_ki", who="samurai_1", cause="by_wound", number=1, left=4)[-1].piece == "ki-me"
    assert played(before, "own_lost_ki", who="samurai_2", cause="by_wound", number=1, left=4)[-1].piece == "ki-foe-0"
    assert played(before, "match_won", who="samurai_2")[0] == Cue("fall", "figure-me")
