"""The table of Senjutsu in the browser: whatever is offered is drawn once, nothing hidden shows, cards show what they hit."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from shiai.core.dealer import Dealer
from shiai.core.seats import CHANCE, HOLE, WATCHER
from shiai.core.state import State
from shiai.games.senjutsu import actions as a
from shiai.games.senjutsu.cards import DESIGN_COUNT, DESIGNS, INDEX
from shiai.games.senjutsu.heap import designs, heap_of
from shiai.games.senjutsu.hexes import bits
from shiai.games.senjutsu.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    HAND,
    HAND_SIZE,
    NOWHERE,
    STOCK,
    Senjutsu,
)
from shiai.games.senjutsu.table import deck_size
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.drawings.drawing import Offer, Scene
from shiai.web.drawings.senjutsu import DRAWING
from shiai.web.drawings.senjutsu_heroes import deck_count
from shiai.web.drawings.senjutsu_looks import SHOW, card_says
from shiai.web.drawings.senjutsu_preview import Aim, preview
from shiai.web.drawings.senjutsu_spots import place_of
from shiai.web.presets import ME, PRESETS
from shiai.web.table_page import draw
from tests.senjutsu.given import GAME
from tests.web.pages import Page

SET_UPS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"hero_1": "student", "hero_2": "master", "board": "bamboo_temple", "terrain": "preset"},
    {"players": 3, "hero_1": "master", "terrain": "placed", "pieces": "boat:2,torii:1,bamboo:3"},
    {"players": 4, "teams": "pairs", "board": "twin_fields", "terrain": "preset", "hero_2": "ronin"},
    {"hero_1": "warrior", "board": "burning_village", "terrain": "preset"},
    {"players": 3, "teams": "one_against_others", "board": "river_ford", "terrain": "preset"},
)
ENGLISH: Final = Catalogue("en", "senjutsu")
# Choices that are only in the list beside the drawing.
LISTED: Final = frozenset([a.WIDEN_UP, a.WIDEN_DOWN, a.HIDE, a.SHOW, *range(a.PLACE, a.TYPE), *range(a.TYPE, a.WIDEN_UP)])
ANSWERS: Final = frozenset({a.DONE, a.PASS, a.PAY})


def random_game(seed: int) -> Iterator[Senjutsu]:
    """The states of a game."""
    rng = Random(seed)
    state = GAME.start(**SET_UPS[seed % len(SET_UPS)])
    dealer = Dealer(seed)
    assert isinstance(state, Senjutsu)
    while actors := state.actors():
        yield state
        seat = actors[rng.randrange(len(actors))]
        state.apply(seat, dealer.choose(state) if seat == CHANCE else rng.choice(state.legal(seat)))
    yield state


def scene_of(view: State, seat: int, words: Catalogue = ENGLISH, picked: str = "") -> Scene:
    """What a seat or a watcher looks at."""
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple(
        [Offer(action, view.name(action), "label", "says", "SJ-1.1", DRAWING.marks(view, action)) for action in legal]
    )
    return Scene(view, words, seat, offers, (), picked, tuple(view.setup.seats))


def drawn(scene: Scene) -> str:
    """The drawing of a scene."""
    return draw(scene, lambda **query: f"?pick={query.get('pick')}")


def wanted(state: Senjutsu, scene: Scene) -> list[str]:
    """The choices that must be buttons on the drawing; answers to a question may be."""
    found = []
    for offer in scene.offers:
        action = offer.action
        if action in LISTED or action in ANSWERS:
            continue
        directed = a.FACE <= action <= a.RIGHT
        if directed and place_of(state, action)[0] < 0:
            continue
        found.append(offer.name)
    return found


@pytest.mark.parametrize("seed", range(2 * len(SET_UPS)))
def test_everything_offered_is_drawn_once_and_where_it_belongs(seed: int) -> None:
    rng = Random(seed)
    looked = 0
    for state in random_game(seed):
        if rng.random() > 0.1 and state.actors():
            continue
        looked += 1
        words = Catalogue(rng.choice(languages()), "senjutsu")
        for seat in (*[seat for seat in state.actors() if seat >= 0], WATCHER):
            view = state.redact(seat)
            assert isinstance(view, Senjutsu)
            scene = scene_of(view, seat, words)
            html = drawn(scene)
            page = Page(f'<form id="choices">{html}</form>')
            assert not page.unclosed
            assert not page.open
            ids = re.findall(r'\sid="([^"]+)"', html)
            assert len(ids) == len(set(ids))
            assert str(HOLE) not in html
            assert not re.search(r"\s(style|on[a-z]+)=", html)
            buttons = Counter(re.findall(r'form="choices"[^>]*value="([^"]+)"', html))
            others = Counter([offer.name for offer in scene.offers if offer.action in ANSWERS])
            assert buttons - others == Counter(wanted(view, scene))
            assert max(buttons.values(), default=1) == 1
            for offer in scene.offers:
                assert set(offer.marks) <= set(ids)
    assert looked >= 3


@pytest.mark.parametrize("seed", range(len(SET_UPS)))
def test_worlds_that_a_viewer_cannot_tell_apart_are_drawn_alike(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for state in random_game(seed):
        if rng.random() > 0.05 or not state.actors():
            continue
        for seat in (*range(state.rules.count), WATCHER):
            html = drawn(scene_of(state.redact(seat), seat))
            for world in range(2):
                other = state.redact(seat).fill(Random(world))
                assert drawn(scene_of(other.redact(seat), seat)) == html
            compared += 1
    assert compared > 10


def test_what_others_hold_is_not_on_the_page() -> None:
    """The names of cards that nobody has seen stand nowhere."""
    compared = 0
    for state in random_game(0):
        if not state.actors():
            break
        html = drawn(scene_of(state.redact(WATCHER), WATCHER))
        seen = state.redact(WATCHER).cells
        for seat in range(state.rules.count):
            unseen = [card for card in designs(state.cells[seat * BLOCK + HAND]) if f"card-{DESIGNS[card].number}"]
            known = heap_of([card for heap in seen if heap > 0 for card in designs(heap) if card < DESIGN_COUNT])
            for card in unseen:
                if not known >> 2 * card & 3:
                    assert f'data-card="{DESIGNS[card].number}"' not in html
                    compared += 1
        if compared > 200:
            return
    assert compared > 20


def test_where_nothing_fits_one_button_leads_on() -> None:
    found = 0
    for seed in range(6):
        for state in random_game(seed):
            seat = (*state.actors(), CHANCE)[0]
            if seat == CHANCE or state.legal(seat) != (a.PASS,):
                continue
            html = drawn(scene_of(state.redact(seat), seat))
            assert ENGLISH.say("web-nothing_fits") in html
            assert re.findall(r'form="choices"[^>]*value="([^"]+)"', html) == ["pass"]
            found += 1
            if found > 5:
                return
    assert found


# What cards would hit -------------------------------------------------------------------------------------------------


def duel(at: str = "D4", facing: int = 0, hand: str = "031") -> Senjutsu:
    """Two figures on the snow field, the first with one card in hand."""
    state = next(each for each in random_game(0) if each.stack and each.stack[-1].name == "choose").clone()
    board = state.rules.board
    state.cells[AT] = board.space_of(at)
    state.cells[FACING] = facing
    state.cells[STOCK] += state.cells[HAND] - (1 << 2 * INDEX[hand])
    state.cells[HAND] = 1 << 2 * INDEX[hand]
    state.cells[HAND_SIZE] = 1
    return state


def named(state: Senjutsu, mask: int) -> set[str]:
    """The names of spaces of the board."""
    return {state.rules.board.names[at] for at in bits(mask & state.rules.board.spaces)}


def test_a_block_shows_its_shields_before_the_figure() -> None:
    state = duel()
    found = preview(state, 0, INDEX["031"])
    assert found is not None
    assert named(state, found.here.shields) == {"C3", "D3", "E3"}
    turned = preview(duel(facing=3), 0, INDEX["031"])
    assert turned is not None
    assert named(state, turned.here.shields) == {"C4", "D5", "E4"}


@pytest.mark.parametrize("card", [card for card in range(DESIGN_COUNT) if DESIGNS[card].owner == "ronin"])
def test_movement_only_adds_spaces_that_a_card_can_reach(card: int) -> None:
    state = duel()
    found = preview(state, 0, card)
    if found is None:
        return
    for near, far in ((found.here, found.later), (found.later, found.here)):
        assert isinstance(near, Aim)
        assert bool(near.shields) or not far.shields or DESIGNS[card].parts
    steps = len(DESIGNS[card].parts) * 6
    start = state.cells[AT]
    from shiai.games.senjutsu.hexes import distance

    assert all(distance(start, at) <= steps for at in bits(found.later.strikes | found.later.shields))


def test_a_card_is_explained_on_demand() -> None:
    state = duel()
    view = state.redact(0)
    html = drawn(scene_of(view, 0, picked=f"{SHOW}031"))
    assert 'class="sj-shown is-picked" id="preview-031"' in html
    assert card_says(INDEX["031"], ENGLISH)[:20] in html
    assert "is-picked" not in drawn(scene_of(view, 0))
    assert "is-picked" not in drawn(scene_of(view, 0, picked=f"{SHOW}nonsense"))


def test_decks_are_counted_from_what_everybody_sees() -> None:
    compared = 0
    for seed in range(3):
        for state in random_game(seed):
            for seat in range(state.rules.count):
                if state.actors() and state.cells[ALIVE] >> seat & 1 and state.cells[seat * BLOCK + AT] != NOWHERE:
                    assert deck_count(state.redact(WATCHER), seat) == deck_size(state, seat)  # type: ignore[arg-type]
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("preset", PRESETS["senjutsu"], ids=lambda preset: preset.id)
def test_every_ready_made_game_begins(preset: object) -> None:
    options = getattr(preset, "options")  # noqa: B009
    seats = getattr(preset, "seats")  # noqa: B009
    assert len(GAME.setup(**options).seats) == len(seats)
    assert ME in seats
