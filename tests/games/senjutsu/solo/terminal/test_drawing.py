"""The drawing of Senjutsu alone: it fits, and shows all that lies before enemies, their cards word by word."""

import io
import re
from functools import cache
from random import Random
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

import shiai
from shiai.cli.drawings import drawings_of
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.senjutsu.solo.rules.enemies import ENEMY_NAMES
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.terminal.symbols import tag
from shiai.i18n import Catalogue, languages
from tests.games.senjutsu.given import hero
from tests.games.senjutsu.solo.solo_given import enemy, fight, until
from tests.tiers import in_turn

GAME: Final = shiai.game("senjutsu_solo")
DRAWING: Final = drawings_of(GAME)
GAMES_DRAWN: Final[tuple[dict[str, object], ...]] = (
    {"enemy_1": "ninja", "hero_1": "student"},
    {"players": 2, "enemy_1": "ashigaru", "enemy_2": "monk", "enemy_3": "yojimbo", "terrain": "preset"},
    {"mode": "fallen_lord", "hero_1": "master"},
    {"hero_1": "ashigaru", "enemy_1": "sailor"},
    {"players": 2, "hero_1": "yojimbo", "hero_2": "wakou", "enemy_1": "yasuke"},
)


@cache
def words_of(language: str) -> Catalogue:
    """The words of a language."""
    return Catalogue(language, "senjutsu_solo")


def drawn(state: State, width: int = 100, language: str = "en", detail: str = "", colour: bool = False) -> str:
    """The drawing, or one of the further looks, as the terminal shows it."""
    words = words_of(language)
    console = Console(
        width=width, file=io.StringIO(), force_terminal=colour, color_system="truecolor" if colour else None
    )
    console.print((DRAWING.details[detail].draw if detail else DRAWING.table)(state, words, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(options: dict[str, object], seed: int, every: int) -> list[State]:
    """A few moments of a random game and its end, as whoever must choose sees them."""
    state = GAME.start(**options)
    chance, rng = Random(seed), Random(seed)
    found: list[State] = []
    number = 0
    while actors := state.actors():
        seat = actors[0]
        if seat != CHANCE:
            number += 1
            if number % every == 1 and len(found) < 4:
                found.append(state.redact(seat))
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    return [*found, state.redact(0)]


@pytest.mark.parametrize(("options", "language"), in_turn(GAMES_DRAWN, languages()), ids=str)
def test_no_line_is_wider_than_the_terminal(options: dict[str, object], language: str) -> None:
    for state in moments(options, seed=2, every=19):
        for width, detail in ((80, ""), (120, ""), *[(80, detail) for detail in DRAWING.details]):
            for line in drawn(state, width, language, detail).splitlines():
                assert cell_len(line) <= width, line


@pytest.mark.parametrize("options", GAMES_DRAWN, ids=str)
def test_colour_tells_nothing_alone(options: dict[str, object]) -> None:
    for state in moments(options, seed=5, every=23):
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(state, colour=True)) == drawn(state)


def test_an_enemy_cannot_be_mistaken_for_a_hero_or_a_space() -> None:
    words = words_of("en")
    for name in ENEMY_NAMES:
        state = GAME.start(enemy_1=name)
        assert isinstance(state, Solo)
        assert re.fullmatch(r"[a-z]2", tag(state, 1, words))
    text = drawn(fight(hero("ronin", "D4", "N"), enemy("ninja", "D1", "SW")).redact(0))
    assert "n2↙" in text
    assert "R1↑" in text


def test_what_lies_before_an_enemy() -> None:
    state = fight(
        hero("ronin", "D4"),
        enemy(
            "samurai_boss",
            "D1",
            behaviour="right",
            stance="defensive",
            stock="S024",
            up="S003",
            top="S026",
            limit=4,
            wounds=1,
            bleeding=1,
            stuns=1,
            hobbles=1,
            deck_stuns=2,
        ),
    )
    text = drawn(state.redact(0), 120)
    assert "■◆□□  left centre [right]  defensive" in text
    assert "Stun 1  Hobble 1" in text
    for words in ("distance 1", "deck 4 (never seen 0)", "discards 1 (face down 0)"):
        assert words in text
    assert "Stuns in the deck 2" in text
    for title, card in (("On top of the deck", "S026"), ("Seen, now in the deck", "S024"), ("Discarded", "S003")):
        assert f"{title}: {words_of('en').name(f'card-{card}')}" in text


def test_what_only_some_enemies_have() -> None:
    text = drawn(fight(hero("ronin", "D4"), enemy("monk", "D1", tokens=3)).redact(0))
    assert "Enlightened Path 3" in text
    text = drawn(fight(hero("ronin", "D4"), enemy("yojimbo", "D1", contracts=5)).redact(0))
    assert "First Blood  Tools of the Trade" in text


def test_the_card_of_an_enemy_is_told_word_by_word_in_both_parts() -> None:
    state = fight(hero("ronin", "D6", hand="031"), enemy("samurai_boss", "D1", stock="S017"))
    asked = until(state, "speed", "031", enemies=["S017"])
    text = drawn(asked.redact(0), 120)
    assert re.search(r"\? s2 S017 ", text)
    assert "change the behaviour" in text
    assert "At initiative 4: may step once (in any direction)" in text


def test_the_further_look_has_every_card_that_was_seen_and_no_other() -> None:
    state = fight(hero("ronin", "D4"), enemy("samurai_boss", "D1", stock="S017", up="S016", limit=7))
    text = drawn(state.redact(0), detail="enemies")
    assert "Samurai Boss: cards that nobody has seen: 0" in text
    assert re.findall(r"\bS\d{3}\b", text) == ["S016", "S017"]


def test_a_horde_shows_how_far_it_came_and_only_who_has_come() -> None:
    for state in moments({"mode": "fallen_lord"}, seed=4, every=9)[1:]:
        assert isinstance(state, Solo)
        text = drawn(state)
        assert re.search(r"no rank · round 1, wave \d", text)
        assert "Fallen Lord" in text
        assert (
            text.count("[left]") + text.count("[centre]") + text.count("[right]") == GAME.summary(state)["enemies_left"]
        )


def test_about_explains_enemies_their_moods_and_their_poisons() -> None:
    text = drawn(fight(hero("ronin", "D4"), enemy("assassin", "D1")).redact(0), detail="about")
    for name in ("Ronin", "Assassin", "Debilitating Poison", "left", "offensive"):
        assert re.search(rf"^{name}  ", text, re.MULTILINE)
