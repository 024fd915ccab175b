"""The table of Senjutsu in the browser: all offers are drawn once, nothing hidden shows, cards show what they hit."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from markupsafe import escape

from shiai.core.chance import draw_outcome
from shiai.core.face import ME, Preset
from shiai.core.seats import CHANCE, HOLE, WATCHER
from shiai.games.senjutsu.browser.aims import step_aims
from shiai.games.senjutsu.browser.heroes import deck_count
from shiai.games.senjutsu.browser.ladder import MOST_SPEEDS
from shiai.games.senjutsu.browser.overlay import place_of
from shiai.games.senjutsu.browser.shared import SHOW, card_says
from shiai.games.senjutsu.browser.table import DRAWING
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT, INDEX, STANDARD_CARDS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.vocabulary import STEP, STRIKE, TURN
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.battlefield.preview import preview
from shiai.games.senjutsu.rules.battlefield.surroundings import reach_of
from shiai.games.senjutsu.rules.piles import deck_size
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    HAND,
    ITEM_CARD,
    ITEMS,
    KNOWN,
    LASTING,
    PLAYED,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.lines import me
from shiai.games.senjutsu.rules.table import seats_of
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Offer, Scene
from shiai.web.presets import presets_of
from tests.games.senjutsu.given import GAME, given, hero
from tests.tiers import mostly_nightly
from tests.web.pages import Page

SET_UPS: Final[tuple[dict[str, object], ...]] = (
    {"hero_1": "yojimbo", "hero_2": "ninja"},
    {"hero_1": "ashigaru", "hero_2": "sailor"},
    {"players": 3, "hero_1": "onna_bugeisha", "hero_2": "assassin", "hero_3": "wakou", "terrain": "preset"},
    {"players": 4, "teams": "pairs", "hero_1": "yasuke", "hero_2": "ashigaru", "hero_3": "sailor", "hero_4": "wakou"},
    {},
    {"hero_1": "student", "hero_2": "master", "board": "bamboo_temple", "terrain": "preset"},
    {"players": 3, "hero_1": "master", "terrain": "placed", "pieces": "boat:2,torii:1,bamboo:3"},
    {"players": 4, "teams": "pairs", "board": "twin_fields", "terrain": "preset", "hero_2": "ronin"},
    {"hero_1": "warrior", "board": "burning_village", "terrain": "preset"},
    {"players": 3, "teams": "one_against_others", "board": "river_ford", "terrain": "preset"},
)
ENGLISH: Final = Catalogue("en", "senjutsu")
# Choices that are only in the list beside the drawing.
LISTED: Final = frozenset(
    [a.WIDEN_UP, a.WIDEN_DOWN, a.HIDE, a.SHOW]
    + [
        action
        for kind in (a.OPTION, a.PLACE, a.DRAW, a.TYPE, a.VENOM, a.HEAL, a.CONTRACT, a.REWARD, a.STAKE)
        for action in kind.all()
    ]
)
ANSWERS: Final = frozenset({a.DONE, a.PASS, a.PAY})


def random_game(seed: int) -> Iterator[Senjutsu]:
    """The states of a game."""
    rng = Random(seed)
    state = GAME.start(**SET_UPS[seed % len(SET_UPS)])
    chance = Random(seed)
    while actors := state.actors():
        yield state
        seat = actors[rng.randrange(len(actors))]
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    yield state


def scene_of(view: Any, seat: int, words: Catalogue = ENGLISH, picked: str = "") -> Scene[Senjutsu]:
    """What a seat or a watcher looks at."""
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple(
        [Offer(action, view.name(action), "label", "says", "SJ-1.1", DRAWING.marks(view, action)) for action in legal]
    )
    return Scene(view, words, seat, offers, (), picked, tuple(view.setup.seats))


def drawn(scene: Scene[Senjutsu]) -> str:
    """The drawing of a scene."""
    return draw(scene, lambda **query: f"?pick={query.get('pick')}")


def wanted(state: Senjutsu, scene: Scene[Senjutsu]) -> list[str]:
    """The choices that must be buttons on the drawing; answers to a question may be."""
    found = []
    many = sum([a.SPEED.has(offer.action) for offer in scene.offers]) > MOST_SPEEDS
    for offer in scene.offers:
        action = offer.action
        if action in LISTED or action in ANSWERS or (many and a.SPEED.has(action)):
            continue
        directed = a.FACE.has(action) or a.COLLIDE.has(action) or action in (a.LEFT, a.RIGHT)
        if directed and place_of(state, action)[0] < 0:
            continue
        found.append(offer.name)
    return found


@pytest.mark.parametrize("seed", mostly_nightly(range(len(SET_UPS)), 2))
def test_everything_offered_is_drawn_once_and_where_it_belongs(seed: int) -> None:
    rng = Random(seed)
    looked = 0
    for state in random_game(seed):
        if rng.random() > 0.04 and state.actors():
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


@pytest.mark.parametrize("seed", mostly_nightly(range(len(SET_UPS)), 2))
def test_worlds_that_a_viewer_cannot_tell_apart_are_drawn_alike(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for state in random_game(seed):
        if rng.random() > 0.02 or not state.actors():
            continue
        for seat in (*range(state.rules.count), WATCHER):
            html = drawn(scene_of(state.redact(seat), seat))
            for world in range(2):
                other = state.redact(seat).fill(Random(world))
                assert drawn(scene_of(other.redact(seat), seat)) == html
            compared += 1
    assert compared >= 3


def test_cards_that_nobody_has_seen_are_not_on_the_page() -> None:
    rng = Random(0)
    compared = 0
    for state in random_game(0):
        if rng.random() > 0.1 or not state.actors():
            continue
        html = drawn(scene_of(state.redact(WATCHER), WATCHER))
        cells = state.cells
        open_cards = [UP, PLAYED, LASTING, KNOWN + a.MOST_SEATS]
        seen = [card for seat in range(2) for heap in open_cards for card in designs(cells[seat * BLOCK + heap])]
        seen += [cells[seat * BLOCK + ITEM_CARD + item] - 1 for seat in range(2) for item in range(ITEMS)]
        for card in set(designs(cells[HAND] | cells[BLOCK + HAND])) - set(seen):
            assert f'data-card="{STANDARD_DESIGNS[card].number}"' not in html
            assert str(escape(ENGLISH.name(CARD_NAMES[card]))) not in html
            compared += 1
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


def named(state: Senjutsu, mask: int) -> set[str]:
    """The names of spaces of the board."""
    return {state.rules.board.names[at] for at in bits(mask & state.rules.board.spaces)}


@pytest.mark.parametrize(("facing", "spaces"), [("N", {"C3", "D3", "E3"}), ("S", {"C4", "D5", "E4"})])
def test_a_block_shows_its_shields_before_the_figure(facing: str, spaces: set[str]) -> None:
    state = given(hero(facing=facing, hand="031"))
    found = preview(state, 0, INDEX["031"])
    assert found is not None
    assert named(state, found.here.shields) == spaces


def is_plain(card: int) -> bool:
    """Has this card one part, and nothing in it but movement and attack grids without stars and backs?"""
    parts = STANDARD_DESIGNS[card].effects.parts
    chains = [option.chain for part in parts for line in part.lines[: part.success] for option in line.options]
    if len(parts) > 1 or not STANDARD_DESIGNS[card].parts[0].strikes:
        return False
    atoms = [atom for chain in chains if chain is not None for atom in chain.atoms]
    return None not in chains and all(
        atom.kind in (STEP, TURN, STRIKE) and not any(cell.star or cell.back for cell in atom.cells) for atom in atoms
    )


@pytest.mark.parametrize("card", [card for card in range(DESIGN_COUNT) if is_plain(card)], ids=lambda card: str(card))
def test_a_card_shows_an_opponent_exactly_where_the_rules_let_it_hit(card: int) -> None:
    board = given().rules.board
    hits = 0
    for at in bits(board.spaces & ~(1 << board.space_of("D4"))):
        state = given(hero(at="D4", kamae="AGG", focus=1), hero("warrior", board.names[at], "S"))
        part = STANDARD_DESIGNS[card].parts[0]
        hit = reach_of(state, 0, card, 0).lines(part.first, me(state, 0))
        found = preview(state, 0, card)
        assert found is not None
        assert bool(found.later.strikes >> at & 1) == hit
        hits += hit
    assert hits


def test_every_step_shows_what_the_rest_of_the_card_would_hit() -> None:
    shown = 0
    for state in random_game(0):
        if not state.stack or state.stack[-1].name != "move":
            continue
        seat = state.actors()[0]
        scene = scene_of(state.redact(seat), seat)
        html = drawn(scene)
        aims = step_aims(state)
        for offer in scene.offers:
            if offer.action in (a.LEFT, a.RIGHT) or a.SPACE.has(offer.action):
                button = re.search(rf'<button[^>]*value="{offer.name}"[^>]*>', html)
                assert button is not None
                assert (f'data-aim="{aims[offer.action]}"' in button[0]) == bool(aims[offer.action])
                shown += bool(aims[offer.action])
    assert shown > 5


def test_a_card_is_explained_on_demand() -> None:
    view = given(hero(hand="031")).redact(0)
    html = drawn(scene_of(view, 0, picked=f"{SHOW}031"))
    assert 'id="preview-031"' in html
    assert f'role="status">{escape(card_says(STANDARD_CARDS, INDEX["031"], ENGLISH))}' in html
    for picked in ("", f"{SHOW}nonsense", "031"):
        assert "preview-031" not in drawn(scene_of(view, 0, picked=picked))


# Counts and set-ups ---------------------------------------------------------------------------------------------------


def test_decks_are_counted_from_what_everybody_sees() -> None:
    rng = Random(1)
    compared = 0
    for state in random_game(1):
        if rng.random() > 0.2 or not state.actors():
            continue
        view = state.redact(WATCHER)
        assert isinstance(view, Senjutsu)
        for seat in seats_of(state.cells[ALIVE]):
            assert deck_count(view, seat) == deck_size(state, seat)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("preset", presets_of(GAME), ids=lambda preset: preset.id)
def test_every_ready_made_game_begins(preset: Preset) -> None:
    assert len(GAME.setup(**preset.options).seats) == len(preset.seats)
    assert ME in preset.seats
