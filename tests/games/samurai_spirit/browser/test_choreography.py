"""What moves for the events of a game: cues name pieces that are drawn, and what matters has its choreography."""

import re
from random import Random
from typing import Final, cast

import pytest

from shiai.core.chance import draw_outcome
from shiai.core.messages import Event
from shiai.core.seats import CHANCE, WATCHER
from shiai.games.samurai_spirit.browser.choreography import CUES, cues
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.drawings import draw
from shiai.web.kit.drama import Cue
from shiai.web.kit.drawing import Offer, Scene
from tests.games.samurai_spirit.games import OTHER_READINGS, STANDARD, advised, anything, careful
from tests.games.samurai_spirit.given import given, start
from tests.tiers import mostly_nightly

WORDS: Final = Catalogue("en", "samurai_spirit")
IMPORTANT: Final = frozenset(
    {
        *("drawn", "attacked", "defended", "handed_on", "replaced", "discarded", "defeated", "kiai", "supported"),
        *("first_card_discarded", "card_taken", "card_given", "struck", "raider_discarded", "intruder_discarded"),
        *("penalty", "impossible", "wounded", "flipped", "died", "healed", "intruder", "passed", "had_to_pass"),
        *("barricade_lost", "barricade_added", "farmstead_lost", "family_lost", "round_over", "round_began"),
        *("intruder_burns", "village_saved", "samurai_died", "farmsteads_lost", "families_lost"),
    }
)


def ids(state: SamuraiSpirit, seat: int) -> set[str]:
    """The ids of all pieces that a seat (or a watcher) sees."""
    view = state.redact(seat)
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple([Offer(action, view.name(action), "label", "says", "SS-1.1") for action in legal])
    scene = Scene(view, WORDS, seat, offers, (), "", tuple(view.setup.seats))
    return set(re.findall(r'\sid="([^"]+)"', draw(scene, lambda **_query: "?")))


def played(before: SamuraiSpirit, after: SamuraiSpirit, name: str, **values: str | int) -> list[Cue]:
    """The cues of an event."""
    return list(cues(before, after, Event(f"event-{name}", values, "SS-1.1", None), WORDS))


@pytest.mark.parametrize("number", mostly_nightly(range(7), 2))
def test_cues_of_random_games_name_pieces_that_are_drawn(number: int) -> None:
    options = [*STANDARD, *OTHER_READINGS][number]
    rng, words = Random(number), Catalogue(languages()[number % 4], "samurai_spirit")
    state = start(**options)
    events = state.listen()
    choose = (anything, careful, advised)[number % 3]
    seen: set[str] = set()
    while actors := state.actors():
        before = state.clone()
        events.clear()
        seat = actors[0]
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else choose(state, seat, rng))
        viewer = rng.choice([WATCHER, *range(state.rules.samurai)])
        old, new = [cast(SamuraiSpirit, when.redact(viewer)) for when in (before, state)]
        found = [(event, cue) for event in events for cue in cues(old, new, event, words)]
        seen |= {event.id for event in events}
        early, late = [ids(when, viewer) if found else set[str]() for when in (before, state)]
        for event, cue in found:
            assert set(cue.pieces()) <= (late if cue.late else early), (event, cue)
    assert len(seen) > 15


def test_important_events_have_a_choreography() -> None:
    assert CUES.keys() >= IMPORTANT


def test_the_pawn_walks_the_arc_and_stops_with_a_knock() -> None:
    before = given("kyuzo kanbei gorobei", step="play_card", hand="P3-05", lines={"kyuzo": "P1-01"})

    card, *steps, knock = played(before, before.clone(), "attacked", samurai="kyuzo", card="P3-05", total=4, kiai=9)

    assert card == Cue("move", "line-0", "card-P3-05")
    assert [cue.piece for cue in steps] == ["space-0-2", "space-0-3", "space-0-4"]
    assert {cue.origin for cue in steps} == {"pawn-0"}
    assert knock == Cue("pulse", "pawn-0")


def test_the_pawn_stops_on_the_flame_above_the_kiai_value() -> None:
    before = given("kyuzo kanbei gorobei", step="play_card", hand="P4-03", lines={"kyuzo": "P4-04 P4-05"})

    *_, last, _ = played(before, before.clone(), "attacked", samurai="kyuzo", card="P4-03", total=12, kiai=9)

    assert last.piece == "space-0-10"


def test_exactly_on_the_mark_it_flares() -> None:
    before = given("kyuzo kanbei gorobei")

    found = played(before, before.clone(), "kiai", samurai="kanbei", kiai=9)

    assert [(cue.kind, cue.piece) for cue in found] == [
        ("glow", "space-1-9"),
        ("tag", "figure-1"),
        ("glow", "figure-1"),
    ]


def test_the_board_turns_over_and_the_animal_looks_out() -> None:
    before = given("kyuzo kanbei gorobei")

    _, flip, banner = played(before, before.clone(), "flipped", samurai="gorobei")

    assert (flip.kind, flip.piece) == ("flip", "figure-2")
    assert flip.symbol.endswith("#figure-gorobei-animal")
    assert banner.text == "The animal in Gorobei awakes"


def test_the_piece_that_is_lost_breaks_burns_or_falls() -> None:
    before = given("kyuzo kanbei gorobei")

    assert played(before, before, "barricade_lost", left=3) == [Cue("crack", "barricade-3")]
    assert played(before, before, "farmstead_lost", left=5) == [Cue("burn", "farm-5")]
    assert played(before, before, "family_lost", left=2, family="heal") == [Cue("fall", "family-2")]


def test_a_drawn_card_turns_over_where_it_lies_afterwards() -> None:
    before = given("kyuzo kanbei gorobei")
    after = given("kyuzo kanbei gorobei", step="play_card", hand="P3-05")

    comes, turns = played(before, after, "drawn", samurai="kyuzo", card="P3-05")

    assert (comes.kind, comes.piece, comes.origin) == ("move", "hand", "raider-stack")
    assert turns == Cue("flip", "card-P3-05", late=True)
