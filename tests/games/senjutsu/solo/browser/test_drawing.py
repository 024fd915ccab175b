"""The table of Senjutsu alone in the browser: enemies with all that is known of them, the ways they came, and why."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from markupsafe import escape

import shiai
from shiai.core.face import ME, Preset
from shiai.core.messages import Event
from shiai.core.seats import CHANCE, HOLE, WATCHER
from shiai.core.state import State
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.heroes import FOG
from shiai.games.senjutsu.rules.state import AT, BLOCK, HIDDEN_AT, ITEM_CARD, TOXINS, TURN
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.browser.past import last_decisions, way_of
from shiai.games.senjutsu.solo.browser.table import DRAWING, fight
from shiai.games.senjutsu.solo.browser.why import WHY
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import EXTRA, RANK, ROUND, SLOTS, WAVE, Solo
from shiai.games.senjutsu.solo.text.why import DECISIONS, DROPPED, explain, fates
from shiai.i18n.catalogue import Catalogue, languages
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Offer, Past, Scene
from shiai.web.presets import presets_of
from tests.games.senjutsu.browser.test_drawing import ANSWERS, wanted
from tests.games.senjutsu.given import hero, step
from tests.games.senjutsu.solo import solo_given as given
from tests.games.senjutsu.solo.horde_given import begun, give, hold, put_on
from tests.tiers import mostly_nightly
from tests.web.pages import Page

GAME: Final = shiai.game("senjutsu_solo")
CATALOGUES: Final = {language: Catalogue(language, "senjutsu_solo") for language in languages()}
ENGLISH: Final = CATALOGUES["en"]
SET_UPS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"enemy_1": "ashigaru_yumi", "enemy_2": "arquebusier", "board": "bamboo_temple", "terrain": "preset"},
    {"players": 2, "hero_2": "student", "enemy_1": "ninja", "enemy_2": "monk"},
    {"mode": "horde"},
    {"mode": "fallen_lord", "horde_enemies": "yojimbo,onna_bugeisha"},
    {"hero_1": "yojimbo", "enemy_1": "yojimbo"},
    {"hero_1": "ashigaru", "enemy_1": "ashigaru"},
    {"players": 2, "hero_1": "sailor", "hero_2": "yasuke", "enemy_1": "sailor", "enemy_2": "yasuke"},
)


def random_game(seed: int) -> Iterator[LiveGame]:
    """A game at every moment."""
    rng = Random(seed)
    state = GAME.start(**SET_UPS[seed % len(SET_UPS)])
    live = LiveGame(new_record(state, (PEOPLE,) * len(state.setup.seats), f"{seed}"))
    while actors := live.state.actors():
        yield live
        seat = actors[rng.randrange(len(actors))]
        live.choose(seat, live.draw_chance() if seat == CHANCE else rng.choice(live.state.legal(seat)))
    yield live


def solo(state: State) -> Solo:
    """The state as one of this game."""
    assert isinstance(state, Solo)
    return state


def scene_of(view: Any, seat: int = 0, words: Catalogue = ENGLISH, picked: str = "") -> Scene[Solo]:
    """What a seat or a watcher looks at."""
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple(
        [Offer(action, view.name(action), "label", "says", "SJ-1.1", DRAWING.marks(view, action)) for action in legal]
    )
    return Scene(view, words, seat, offers, (), picked, tuple(view.setup.seats))


def told(live: LiveGame, seat: int = 0, words: Catalogue = ENGLISH, picked: str = "") -> Scene[Solo]:
    """The same with all that has happened."""
    scene = scene_of(live.state.redact(seat), seat, words, picked)
    return replace(scene, past=Past(live.log[:], live.record.at))


def drawn(scene: Scene[Solo]) -> str:
    """The drawing of a scene."""
    return draw(scene, lambda **query: f"?pick={query.get('pick')}")


def panel(html: str, figure: int) -> str:
    """The panel of an enemy."""
    found = re.search(rf'<section class="sj-foe[^>]*id="enemy-{figure}".*?</section>', html, re.DOTALL)
    assert found is not None
    return found[0]


# Every moment ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", mostly_nightly(range(len(SET_UPS)), 2))
def test_everything_offered_is_drawn_once_and_where_it_belongs(seed: int) -> None:
    rng = Random(seed)
    looked = 0
    for live in random_game(seed):
        if rng.random() > 0.12 and live.state.actors():
            continue
        looked += 1
        state = solo(live.state)
        words = CATALOGUES[rng.choice(languages())]
        for seat in (*[seat for seat in state.actors() if seat >= 0], WATCHER):
            scene = told(live, seat, words, rng.choice(["", f"{WHY}{state.rules.people}", f"{WHY}x", f"{WHY}99"]))
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
            assert buttons - others == Counter(wanted(solo(scene.view), scene))
            for offer in scene.offers:
                assert set(offer.marks) <= set(ids)
    assert looked >= 3


def test_worlds_that_a_viewer_cannot_tell_apart_are_drawn_alike() -> None:
    rng = Random(2)
    compared = 0
    for live in random_game(2):
        if rng.random() > 0.05 or not live.state.actors():
            continue
        for seat in (0, 1, WATCHER):
            html = drawn(scene_of(live.state.redact(seat), seat))
            other = live.state.redact(seat).fill(Random(1))
            assert drawn(scene_of(other.redact(seat), seat)) == html
            compared += 1
    assert compared >= 3


# Enemies --------------------------------------------------------------------------------------------------------------


def test_a_panel_says_how_an_enemy_stands() -> None:
    one = given.enemy(
        behaviour="left", stance="defensive", limit=5, wounds=2, bleeding=1, stuns=1, deck_stuns=2, up="S001", resets=1
    )
    html = panel(drawn(scene_of(given.fight(hero(), one))), 1)
    for sentence in (
        ENGLISH.say("web-mood_says", behaviour="left", stance="defensive"),
        ENGLISH.say("web-wounds_says", number=3, total=5, bleeding=1),
        ENGLISH.say("web-enemy_stuns", number=1, total=5, hidden=2),
        ENGLISH.say("web-stuns_in_deck", number=2),
        f"{ENGLISH.say('web-may_come')}: 5",
        ENGLISH.say("web-distance", number=1),
        ENGLISH.say("web-resets"),
        *[ENGLISH.name(f"card-{number}") for number in ("S024", "S003", "S026", "S001")],
    ):
        assert str(escape(sentence)) in html, sentence
    assert html.count('class="is-here"') == 1
    assert 'class="sj-mood-track is-defensive"' in html


def test_unseen_cards_are_counted_by_their_deck() -> None:
    state = given.fight(hero(), given.enemy())
    state.cells[EXTRA + SLOTS + 3] = 2
    assert ENGLISH.say("web-unseen_of", number=2, deck="selection_4") in panel(drawn(scene_of(state)), 1)


@pytest.mark.parametrize(
    ("enemy", "cell", "value", "sentence"),
    [
        ("ashigaru_yumi", None, 0, ENGLISH.say("web-distance_ranged", number=5)),
        ("onna_bugeisha", BLOCK + HIDDEN_AT, v.DESPERATION, ENGLISH.say("web-desperate")),
        ("monk", EXTRA + given.EXTRA_CELL["tokens"], 4, ENGLISH.say("web-path_tokens", number=4)),
        ("yojimbo", EXTRA + given.EXTRA_CELL["contracts"], 2, ENGLISH.say("web-contracts_done", what="Counter")),
    ],
)
def test_what_only_some_enemies_have(enemy: str, cell: int | None, value: int, sentence: str) -> None:
    state = given.fight(hero(), given.enemy(enemy))
    if cell is not None:
        assert sentence not in panel(drawn(scene_of(state)), 1)
        state.cells[cell] = value
    assert sentence in panel(drawn(scene_of(state)), 1)


def test_enemies_stand_on_other_bases_than_heroes() -> None:
    scene = scene_of(given.fight(hero(), given.enemy()))
    figures = fight(scene).field.figures
    assert [(figure.sort, figure.number, figure.name) for figure in figures] == [
        ("hero", 1, ""),
        ("enemy", 2, "Samurai Boss"),
    ]
    bases = re.findall(r'class="sj-base" d="([^"]+)"', drawn(scene))
    assert len(set(bases)) == len(bases) == 2


def test_the_advantage_track_is_left_out() -> None:
    assert "sj-advantage" not in drawn(scene_of(given.fight(hero(), given.enemy())))


def test_in_the_fog_the_stance_is_chosen_on_the_panel() -> None:
    state = given.fight(hero(hand="031"), given.enemy())
    state.cells[BLOCK + TOXINS + FOG - 1] = 1
    given.until(state, "fog_stance", "031", enemies=["S024"])
    scene = scene_of(state)
    html = panel(drawn(scene), 1)
    assert re.findall(r'form="choices"[^>]*value="([^"]+)"', html) == [offer.name for offer in scene.offers]
    assert all(offer.marks == ("enemy-1",) for offer in scene.offers)


def test_both_parts_of_an_enemys_card_stand_on_the_ladder() -> None:
    for live in random_game(0):
        state = solo(live.state)
        cards = state.cells[BLOCK + ITEM_CARD : BLOCK + ITEM_CARD + 2]
        if cards[0] and cards[0] == cards[1]:
            rungs = fight(scene_of(state)).ladder.rungs
            found = [(item.number, bool(item.part)) for rung in rungs for item in rung.items if item.foe]
            assert sorted(found) == [(2, False), (2, True)]
            return
    raise AssertionError("no card of an enemy has two parts")


# Hordes ---------------------------------------------------------------------------------------------------------------


def test_a_banner_tells_how_far_a_horde_has_come() -> None:
    state = solo(GAME.start(mode="horde"))
    state.cells[ROUND], state.cells[WAVE], state.cells[RANK] = 2, 3, 1
    banner = fight(scene_of(state)).horde
    assert banner is not None
    assert [mark.style for mark in banner.waves] == ["past", "past", "now", "later"]
    assert [mark.style for mark in banner.ranks] == ["wood is-reached", "steel", "gold", "jade"]
    assert (banner.round, banner.wave, banner.lord) == ("Round 2", "Wave 3 of 4", "")
    assert fight(scene_of(GAME.start())).horde is None


def test_the_fallen_lord_is_a_token_without_a_front() -> None:
    seen = 0
    for live in random_game(4):
        state = solo(live.state)
        at = state.cells[state.rules.token * BLOCK + AT]
        if at >= len(state.rules.board.names) or not state.actors():
            continue
        table = fight(scene_of(state))
        token = [figure for figure in table.field.figures if figure.sort == "token"]
        assert [figure.id for figure in token] == [f"figure-{state.rules.token}"]
        assert table.horde is not None
        assert table.horde.lord == ENGLISH.say("web-lord_lies", space=state.rules.board.names[at])
        assert f"enemy-{state.rules.token}" not in [panel.id for panel in table.enemies]
        seen += 1
        if seen > 5:
            return
    raise AssertionError("the lord never fell")


# The past -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 3])
def test_the_way_of_an_enemy_leads_to_where_it_went(seed: int) -> None:
    found = 0
    for live in random_game(seed):
        state = solo(live.state)
        moves = [event for event in (live.log[-1].events if live.log else ()) if event.id == "event-moved"]
        for figure in range(state.rules.people, state.rules.count):
            own = [str(event.values["space"]) for event in moves if event.values["who"] == who(state, figure)]
            if not own or any(event.id in ("event-turn_began", "event-placed") for event in live.log[-1].events):
                continue
            way = way_of(told(live), state, figure)
            names = [state.rules.board.names[space] for space in way]
            assert names[-len(own) :] == own
            assert all(distance(*pair) == 1 for pair in pairwise(way))
            found += 1
    assert found > 3


def test_without_a_past_nobody_can_ask_why() -> None:
    scene = scene_of(given.fight(hero(), given.enemy()), picked=f"{WHY}1")
    assert "sj-ask-why" not in drawn(scene)
    assert "sj-trail" not in drawn(scene)


@pytest.mark.parametrize("seed", [0, 1])
def test_every_decision_can_be_explained(seed: int) -> None:
    """What is told is what the enemy thought when it happened, all of a turn."""
    decided: dict[int, list[object]] = {}
    turns: dict[int, int] = {}
    compared = 0
    state = solo(GAME.start(**SET_UPS[seed]))
    for live in random_game(seed):
        if live.record.choices:
            state.reasons = []
            turn = state.cells[TURN]
            state.apply(*live.record.choices[-1])
            for reason in state.reasons:
                if turns.get(reason.figure) != turn:
                    decided[reason.figure] = []
                turns[reason.figure] = turn
                decided[reason.figure].append(thought(reason))
            for figure in {reason.figure for reason in state.reasons}:
                scene = told(live, picked=f"{WHY}{figure}")
                assert [thought(found) for found in last_decisions(scene, figure)] == decided[figure]
                check_page(scene, figure)
                compared += 1
        if compared > 12:
            return
    raise AssertionError("enemies hardly decide anything")


@dataclass(frozen=True)
class Told:
    """A choice with its events."""

    seat: int
    name: str
    events: tuple[Event, ...]


def test_a_new_enemy_of_a_horde_has_decided_nothing_yet() -> None:
    """The enemy on D3 strikes at 6 and falls to the hero's 044 at 5; its figure comes again with the next wave."""
    state = begun(mode="horde")
    put_on(state, 0, "D4", "N")
    put_on(state, 1, "D3", "S")
    give(state, 1, "S015")
    hold(state, "044")
    first = state.clone()
    moments: list[Told] = []
    before_wave: list[Told] = []
    while not moments or step(state) != "choose":
        if step(state) == "wave_place":
            before_wave = before_wave or moments[:]
        seat = state.actors()[0]
        legal = {state.name(action): action for action in state.legal(seat)}
        name = next((name for name in ("044", "pass", "done", "draw 0") if name in legal), next(iter(legal)))
        events = state.listen()
        state.apply(seat, legal[name])
        moments.append(Told(seat, name, tuple(events)))
    scene = replace(scene_of(state.redact(0)), past=Past(moments, lambda _: first.clone()))
    fallen = replace(scene, past=Past(before_wave, lambda _: first.clone()))
    assert [found.clause for found in last_decisions(fallen, 1)] == ["SJ-43.9"]
    assert last_decisions(scene, 1) == []


def thought(reason: Considered) -> tuple[object, ...]:
    """What an enemy considered."""
    return reason.clause, reason.taken, reason.because, reason.dropped, reason.target, len(reason.answers)


def check_page(scene: Scene[Solo], figure: int) -> None:
    """Every space that was considered last is marked once on the board, and every sentence stands in the panel."""
    state = solo(scene.view)
    decisions = last_decisions(scene, figure)
    html = drawn(scene)
    about_spaces = [found for found in decisions if fates(found)]
    if about_spaces:
        found = about_spaces[-1]
        spaces = {place[0] for place in found.dropped} | ({found.taken[0]} if found.taken else set())
        assert Counter([fate.space for fate in fates(found)]) == Counter(spaces)
        assert html.count('class="sj-verdict') == len(spaces)
        assert html.count('class="sj-verdict is-taken"') == int(found.taken is not None)
    if state.cells[figure * BLOCK + AT] < len(state.rules.board.names):
        for message in [message for found in decisions for message in explain(state, found)]:
            assert str(escape(ENGLISH.message(message))) in panel(html, figure)
            assert f'href="/rules/{message.clause}"' in html


def test_the_facing_that_was_kept_longest_counts_for_a_space() -> None:
    for live in random_game(0):
        decisions = last_decisions(told(live), 1)
        found = next((found for found in decisions if found.taken and len(found.dropped) > 2), None)
        if found is None:
            continue
        for fate in fates(found)[1:]:
            clauses = [clause for (space, _), clause in found.dropped.items() if space == fate.space]
            assert fate.clause == clauses[-1]
        return
    raise AssertionError("no enemy had a choice")


def test_every_clause_that_decides_has_a_sentence() -> None:
    folder = Path(shiai.__file__).parent / "games" / "senjutsu" / "solo" / "rules" / "decisions"
    deciding: set[str] = set()
    for name in ("attacking", "moving", "deciding", "filter"):
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"SJ-\d+\.\d+", str(node.value)):
                deciding.add(str(node.value))
    assert deciding == {*DROPPED, *DECISIONS}
    for words in CATALOGUES.values():
        assert all(words.say(id, spaces="A1, B2") for id in DROPPED.values())
        assert all(words.say(id, who="samurai", card="card-S024") for id in DECISIONS.values())


# Set-ups --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", presets_of(GAME), ids=lambda preset: preset.id)
def test_every_ready_made_game_begins(preset: Preset) -> None:
    assert len(GAME.setup(**preset.options).seats) == len(preset.seats)
    assert ME in preset.seats
    assert len(preset.seats) <= a.MOST_SEATS
