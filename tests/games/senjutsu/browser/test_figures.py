"""The drawn figures: one for every hero and enemy, each complete in the sprite."""

import re
from importlib.resources import files
from typing import Final

from shiai.games.senjutsu.browser.figures import SPRITE, portrait, portrait_of
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.solo.game import GAME as SOLO
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from tests.games.senjutsu.given import GAME

DRAWN: Final = (files("shiai.games.senjutsu.browser") / "static" / "figures.svg").read_text("utf-8")
SYMBOLS: Final = re.findall(r'<symbol id="([a-z_-]+)"', DRAWN)


def symbol(address: str) -> str:
    """The name of a symbol in its address."""
    sprite, _, name = address.partition("#")
    assert sprite == SPRITE
    return name


def test_every_hero_and_every_enemy_has_a_figure() -> None:
    for name in [*HEROES, *[enemy.name for enemy in ENEMIES.values()], "fallen_lord"]:
        assert symbol(portrait(name)) in SYMBOLS, name


def test_no_figure_is_drawn_twice_or_for_nobody() -> None:
    named = {symbol(portrait(name)) for name in [*HEROES, *ENEMIES, "fallen_lord"]}

    assert sorted(SYMBOLS) == sorted([*named, "fallen"])


def test_the_figures_of_a_game_are_those_of_its_heroes_and_enemies() -> None:
    duel = GAME.start(hero_1="student", hero_2="master")
    lord = SOLO.start(mode="fallen_lord")

    assert [symbol(portrait_of(duel, seat)) for seat in (0, 1)] == ["figure-student", "figure-master"]
    assert symbol(portrait_of(lord, lord.rules.token)) == "figure-fallen_lord"
