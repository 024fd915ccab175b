"""Every piece of a drawing explains itself, and every clause that a page shows has a sentence for players."""

import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

import pytest
from markupsafe import Markup

import shiai
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE, WATCHER
from shiai.core.state import State
from shiai.guides import guide, pieces, sentence, sentences, table
from shiai.i18n.catalogue import Catalogue, languages
from shiai.rulebooks import rulebook
from shiai.web.drawings import draw
from shiai.web.legend import explained, keys_of
from tests.tiers import NIGHTLY
from tests.web.test_drawings import SET_UPS, scene_of

GAMES: Final = ("seven_ronin", "samurai_spirit", "way_of_the_samurai", "senjutsu", "senjutsu_solo")
OTHER_SET_UPS: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "senjutsu": (
        {},
        {"players": 3},
        {"board": "bamboo_temple", "terrain": "preset"},
        {"terrain": "placed"},
        {"hero_1": "yojimbo", "hero_2": "ninja"},
        {"hero_1": "ashigaru", "hero_2": "sailor"},
        {"players": 3, "hero_1": "onna_bugeisha", "hero_2": "assassin", "hero_3": "wakou"},
        {"players": 3, "hero_1": "yasuke", "hero_2": "sailor", "hero_3": "ashigaru"},
    ),
    "senjutsu_solo": (
        {"enemy_1": "samurai_boss"},
        {"mode": "horde"},
        {"mode": "fallen_lord"},
        {"enemy_1": "ninja"},
        {"hero_1": "yojimbo", "enemy_1": "yojimbo"},
        {"players": 2, "hero_1": "ashigaru", "hero_2": "sailor", "enemy_1": "ashigaru"},
    ),
}
FOLDERS: Final = {"senjutsu_solo": "senjutsu/solo"}
SHARED: Final = {"senjutsu": ("solo",)}  # folders inside that belong to another game
VOID: Final = frozenset(("img", "input", "br", "hr", "use", "path", "circle", "rect", "ellipse", "line", "polygon"))
LITERAL: Final = re.compile(r'"((?:R7|SS|WS|SJ)-[0-9A]+\.[0-9]+)"')


class Unexplained(HTMLParser):
    """Finds pieces of a drawing outside of everything that explains itself."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []  # tags, and whether their content is explained
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        inside = bool(self.open) and self.open[-1][1]
        chosen = tag in ("button", "a") and not (attributes.get("class") or "").startswith("mark")
        explains = inside or "data-what" in attributes or chosen or "popover" in attributes
        symbol = tag == "use" and "symbols.svg#" in (attributes.get("href") or "")
        if not explains and (symbol or "data-token" in attributes or "title" in attributes):
            self.found.add(f"<{tag} {' '.join(f'{name}={value!r}' for name, value in attrs)}>")
        if tag not in VOID:
            self.open.append((tag, explains))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        before = len(self.open)
        self.handle_starttag(tag, attrs)
        del self.open[before:]

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        while self.open and self.open.pop()[0] != tag:
            pass


@cache
def looked_at(game: str) -> tuple[tuple[State, int], ...]:
    """Some moments of random games in several set-ups, each as one seat or a watcher sees it."""
    rng = Random(f"legend {game}")
    set_ups = SET_UPS.get(game) or OTHER_SET_UPS[game]
    found: list[tuple[State, int]] = []
    for options in set_ups:
        state = shiai.game(game).start(**options)
        moments: list[tuple[State, int]] = []
        while (actors := state.actors()) and len(moments) < 400:
            seat = actors[rng.randrange(len(actors))]
            if seat == CHANCE:
                state.apply(CHANCE, draw_outcome(state, rng))
                continue
            moments.append((state.redact(seat), seat))
            advised = rng.random() < 0.6
            action = (
                state.setup.game.advise(state.redact(seat), seat, rng) if advised else rng.choice(state.legal(seat))
            )
            state.apply(seat, action)
        found += rng.sample(moments, min(12, len(moments)))
        found.append((state.redact(WATCHER), WATCHER))
    return tuple(found)


@cache
def drawn(game: str) -> tuple[tuple[State, Markup], ...]:
    """These moments with their drawings."""
    rng = Random(game)
    words = Catalogue("en", game)
    return tuple(
        [(view, draw(scene_of(view, seat, words, rng), lambda **_query: "?")) for view, seat in looked_at(game)]
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_stands_in_something_that_explains_itself(game: str) -> None:
    missing: set[str] = set()
    for _, html in drawn(game):
        reader = Unexplained()
        reader.feed(html)
        missing |= reader.found
    assert not missing, f"{len(missing)} pieces without data-what: {sorted(missing)[:5]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_explained_in_every_language(game: str) -> None:
    for language in languages():
        words = Catalogue(language, game)
        seen: set[str] = set()
        for view, html in drawn(game):
            for key in keys_of(html):
                if key in seen and language != "en" and not NIGHTLY:
                    continue
                seen.add(key)
                found = explained(view, key, words)
                assert found is not None, f"'{key}' is explained neither by the drawing nor by pieces.toml"
                assert found.title
                assert found.says


@pytest.mark.parametrize("game", GAMES)
def test_no_explanation_is_without_a_piece(game: str) -> None:
    folder = Path(str(files("shiai.games") / FOLDERS.get(game, game)))
    sources = [*folder.rglob("*.html"), *folder.rglob("*.py"), *(folder.parent / "browser").rglob("*.html")]
    texts = "\n".join(source.read_text("utf-8") for source in sources)
    seen = {key for _, html in drawn(game) for key in keys_of(html)}
    unused = [key for key in table(game, "pieces.toml") if key not in seen and key not in texts]
    assert not unused


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_page_can_show_has_a_sentence(game: str) -> None:
    folder = Path(str(files("shiai.games") / FOLDERS.get(game, game)))
    skipped = [folder / name for name in SHARED.get(game, ())]
    shown = {
        clause
        for source in folder.rglob("*.py")
        if not any(source.is_relative_to(other) for other in skipped)
        for line in source.read_text("utf-8").splitlines()
        for clause in LITERAL.findall(line.partition("#")[0])
    }
    assert shown
    missing = sorted([clause for clause in shown if not sentence(clause, "pl")])
    assert not missing, f"{len(missing)} clauses without a sentence in clauses.toml: {missing[:10]}"


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_about_clauses_of_the_rulebook(game: str) -> None:
    assert set(sentences(game)) <= set(rulebook(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_a_guide_with_a_legend_of_symbols(game: str) -> None:
    assert guide(game, "en")
    assert any(piece.symbol for piece in pieces(game).values())
