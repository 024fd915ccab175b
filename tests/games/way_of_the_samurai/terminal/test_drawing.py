"""The drawing of Way of the Samurai fits the terminal, shows the whole table, and tells nothing by colour alone."""

import io
import re
from random import Random
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from shiai.cli.drawings import drawings_of
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.way_of_the_samurai.game import GAME
from shiai.games.way_of_the_samurai.rules import state as cells
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_NAMES,
    CARD_NAMES,
    ENEMY_NAMES,
    GUARD,
    HARD,
    JOKER,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.terminal.cards import DICE, KI_SIGN, LIFE_SIGN, LOST_KI, LOST_LIFE, SYMBOL_SIGNS
from shiai.games.way_of_the_samurai.terminal.enemies import DEAD
from shiai.games.way_of_the_samurai.terminal.modules import LOST_PLATE, OPEN_STEP, PLATE, ROLLED_SIGN, STEP
from shiai.games.way_of_the_samurai.terminal.players import CLOSED, MARKED, MET, MISSED
from shiai.i18n import Catalogue, languages
from tests.tiers import in_turn

DRAWING: Final = drawings_of(GAME)
EVERYTHING: Final[dict[str, object]] = {
    "opponent": "oda",
    "weapon": "nodachi",
    "environment": "bridge",
    "weather": "rain",
    "yoroi": "player",
    **dict.fromkeys(
        ("blood", "bushido", "gisei", "taikyu", "hard_mode", "easy_look", "easy_die", "easy_special"), True
    ),
}
GAMES_DRAWN: Final[tuple[dict[str, object], ...]] = (
    {},
    EVERYTHING,
    {"mode": "one_vs_three", "yoroi": "enemy", "yoroi_opponent": "second"},
    {"mode": "clan", "weapon": "katana_tanto"},
    {"mode": "dojo_yoshioka", "weapon": "yari"},
    {"mode": "leaving_the_village", "events": "normal"},
    {"opponent": "shiro", "blood": True},
    {"opponent": "bruce_lee", "weapon": "own_weapon", "own_weapon": '{"id": "n", "params": {"guard_max": 1}}'},
    {"opponent": "zoro", "weapon": "naginata", "second_weapon": "yari"},
    {"duel_variant": True, "second_weapon": "tanto"},
)


def drawn(state: State, width: int = 100, language: str = "en", detail: str = "", colour: bool = False) -> str:
    """The drawing, or an overview, as the terminal shows it."""
    words = Catalogue(language, "way_of_the_samurai")
    console = Console(
        width=width, file=io.StringIO(), force_terminal=colour, color_system="truecolor" if colour else None
    )
    draw = DRAWING.details[detail].draw if detail else DRAWING.table
    console.print(draw(state, words, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def states(options: dict[str, object], seed: int, every: int) -> list[State]:
    """A few states of a random game, and its end."""
    state = GAME.start(**options)
    chance, rng = Random(seed), Random(seed)
    found: list[State] = [state.clone()]
    number = 0
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
        number += 1
        if number % every == 0 and len(found) < 5:
            found.append(state.clone())
    return [*found, state]


def given(options: dict[str, object] | None = None, **fields: int) -> WayOfTheSamurai:
    """A game in its first round with these values in cells, by the names of their constants."""
    state = GAME.start(**(options or {}))
    mine = {"LIFE_AT": 6, "KI_AT": 3, "DIE": 1, "WEAPON": state.rules.weapon, "HAND": 0}
    theirs = {"TARGET": 0, "ENEMY_LIFE": 6, "ENEMY_KI": 4, "DEFENCE": cells.NO_CARD, "COUNTERS": 0}
    for name, value in (mine | theirs | fields).items():
        state.cells[getattr(cells, name)] = value
    state.refresh()
    return state


def mask(names: str) -> int:
    """The mask of the cards with these names."""
    return sum([1 << CARD_NAMES.index(name) for name in names.split()])


def line(text: str, start: str) -> str:
    """The only line of the drawing that contains this text."""
    (found,) = [line for line in text.splitlines() if start in line]
    return found


@pytest.mark.parametrize(("options", "language"), in_turn(GAMES_DRAWN, languages()), ids=str)
def test_no_line_is_wider_than_the_terminal(options: dict[str, object], language: str) -> None:
    for state in states(options, seed=2, every=13):
        for width, detail in ((80, ""), (120, ""), *[(80, detail) for detail in DRAWING.details]):
            for line in drawn(state, width, language, detail).splitlines():
                assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", languages())
def test_eighty_columns_cut_no_gauge_and_no_word(language: str) -> None:
    words = Catalogue(language, "way_of_the_samurai")
    text = drawn(given(DEFENCE=1, COUNTERS=1 << 2, HAND=(1 << 9) - 1), 80, language)
    assert "…" not in text
    for gauge in ("strength", "technique", "guard"):
        assert re.search(rf"{words.name(gauge)} +-2  -1  \[0\]  1 .* {MISSED} *[│┃]", text)
    for card in range(9):
        assert words.name(CARD_NAMES[card]) in text


def test_symbols_are_one_column_wide_and_differ() -> None:
    every = [*SYMBOL_SIGNS, LIFE_SIGN, LOST_LIFE, KI_SIGN, LOST_KI, *DICE, DEAD, PLATE, LOST_PLATE, STEP, OPEN_STEP]
    every += [CLOSED, MARKED, MET, MISSED, ROLLED_SIGN]
    assert len(set(every)) == len(every)
    assert {cell_len(symbol) for symbol in every} == {1}


@pytest.mark.parametrize("options", GAMES_DRAWN, ids=str)
def test_colour_tells_nothing_alone(options: dict[str, object]) -> None:
    for state in states(options, seed=5, every=11):
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(state, 100, colour=True)) == drawn(state, 100)


def test_gauges_show_where_they_stand_and_what_the_open_cards_ask() -> None:
    closed = drawn(given())
    assert "≥" not in closed
    assert MET not in closed
    assert MISSED not in closed
    state = given(DEFENCE=ENEMY_NAMES.index("en-02"), COUNTERS=1 << ENEMY_NAMES.index("en-03"))  # 2 and 2; guard 3
    for gauge, number in ((STRENGTH, 2), (TECHNIQUE, 1), (GUARD, -2)):
        state.cells[cells.GAUGE + gauge] = number
    text = drawn(state)
    assert "strength   -2  -1   0   1 [≥2]  3   4  ✓" in text
    assert "technique  -2  -1   0  [1] ≥2   3   4  ✗" in text
    assert "guard     [-2] -1   0   1   2  ≥3   4  ✗" in text


def test_what_a_weapon_closes_is_closed() -> None:
    assert "guard      -2  -1  [0]  1   2   ×   ×" in drawn(given({"weapon": "tanto"}))


def test_life_and_ki_are_beads_and_numbers() -> None:
    text = drawn(given({"opponent": "oda"}))
    assert "♥♥♥♥♥♥♡♡ 6" in text
    assert "✦✦✦✧✧ 3" in text
    assert "✦✦✦✦✧ 4" in text
    assert "♥×22" in drawn(given({"opponent": "bruce_lee"}, ENEMY_LIFE=22))


def test_enemy_cards_show_their_effects() -> None:
    text = drawn(given({"hard_mode": True}, DEFENCE=ENEMY_NAMES.index("en-02"), COUNTERS=1 << HARD | 1))
    words = Catalogue("en", "way_of_the_samurai")
    assert f"Defence: {words.name('en-02')}" in text
    assert "strength ≥2, technique ≥2" in text
    assert f"Counter-attack: {words.name('en-01')}" in text
    assert "guard <2 → Wound 1" in text
    assert "strikes 2 times" in text
    assert "cannot be broken" in drawn(given({"hard_mode": True}, DEFENCE=HARD))


def test_cards_show_symbol_and_movements() -> None:
    text = drawn(given(HAND=mask("std-01 std-13") | 1 << JOKER, STORED=mask("spe-03"), LOOKED=mask("spe-01")))
    assert re.search(r"▲ Overhead cut≈ +\+2 +· +−1 ", text)
    assert re.search(r"◆ Reckless cleave≈ +\+2 +· +−2 ", text)
    assert re.search(r"★ Joker≈ +\(\+1\) +\(\+1\) +\(\+1\) ", text)
    assert (
        text.index("Stored") < text.index("● Iron wall≈") < text.index("To choose from") < text.index("▲ Mountain cut≈")
    )


@pytest.mark.parametrize(
    ("options", "played", "shown"),
    [
        ({}, "", "[ ] [ ] [ ]"),
        ({}, "std-01", "▲ Overhead cut≈ [ ] [ ]"),
        ({}, "std-01 std-02", "▲ Overhead cut≈ ═ ▲ Short cut≈ ═ [ ]"),
        ({}, "std-01 std-05", "▲ Overhead cut≈ ■ Lunging thrust≈ [ ]"),
        ({}, f"std-01 std-02 {CARD_NAMES[JOKER]}", "▲ Overhead cut≈ ═ ▲ Short cut≈ ═ ★ Joker≈"),
        ({}, f"std-05 {CARD_NAMES[JOKER]}", "■ Lunging thrust≈ ═ ★ Joker≈ ═ [ ]"),
        ({"opponent": "jack"}, "std-01 std-05 std-09", "▲ Overhead cut≈ ═ ■ Lunging thrust≈ ═ ● Wild swing≈"),
        ({"opponent": "jack"}, "std-01 std-05 std-13", "▲ Overhead cut≈ ■ Lunging thrust≈ ◆ Reckless cleave≈"),
    ],
)
def test_cards_that_can_become_a_combo_are_joined(options: dict[str, object], played: str, shown: str) -> None:
    assert f"This exchange: {shown} " in drawn(given(options, PLAYED=mask(played)), 120)


def test_the_red_die_shows_its_effect() -> None:
    assert "⚀ 1 → ·" in drawn(given())
    assert "⚃ 4 → life −1 or Ki −1" in drawn(given(DIE=4))
    assert "Red die:  ⚂ 3 life −1  ⚃ 4 life −1 or Ki −1  ⚄ 5 Wound 1  ⚅ 6 Wound 2" in drawn(given())


def test_everything_in_force_is_shown() -> None:
    state = given(
        EVERYTHING,
        PLACE=1,
        ROLLED=5,
        BLOOD_1=1,
        BLOOD_2=2,
        MARKER=2,
        ARMOUR_AT=3,
        TAIKYU_AT=5,
        VIRTUE_AT=BUSHIDO_NAMES.index("strength_pool"),
        POINTS=3,
        YARI=2,
    )
    text = " ".join(re.sub(r"[│┃]", "", drawn(state)).split())
    words = Catalogue("en", "way_of_the_samurai")
    for said in (
        "Blue die: ⚄ 5",
        f"{words.name('bridge')}≈ ⚀ guard +1 ⚁ guard +2 ⚂ technique +1 ⚃ strength +1 ▸⚄ guard −1! ⚅ life −1!",
        f"Weather: {words.name('rain')} {words.say('about-rain')}",
        f"Bushido: ◉◉○ 2/3 {words.name('strength_pool')}",
        "points left: 3",
        f"Wounds: {words.name('arm')} {words.name('belly')}",
        "▣▣▣□ 3/4",
        "Taikyu: ⚄ 1 Ki for 2 life",
        "by weapon: 2",
        f"Also in play: {words.say('option-gisei')}",
    ):
        assert said in text


def test_three_opponents_stand_side_by_side() -> None:
    words = Catalogue("en", "way_of_the_samurai")
    state = given({"mode": "one_vs_three"}, TARGET=1)
    for enemy, (life, ki) in enumerate(((0, 1), (2, 2), (1, 0))):
        state.cells[cells.ENEMY_LIFE + enemy] = life
        state.cells[cells.ENEMY_KI + enemy] = ki
    text = drawn(state)
    assert f"† {words.name('first')}" in text
    assert f"▶ {words.name('second')}≈ ♥♥♡ 2 ✦✦ 2" in text
    assert f"  {words.name('third')}≈ ♥♡ 1 ✧ 0" in text
    assert f"⚃ {words.name('second')}, {words.name('third')}" in text


def test_shiro_shows_his_side() -> None:
    assert "side A" in drawn(given({"opponent": "shiro"}))
    assert "side B" in drawn(given({"opponent": "shiro"}, SIDE=1))


def test_campaigns_are_paths_and_clan_runs_have_ranks() -> None:
    words = Catalogue("en", "way_of_the_samurai")
    dojo = given({"mode": "dojo_yoshioka"}, DEFEATED=1, FIGHT=2)
    dojo.cells[cells.CHOSEN : cells.CHOSEN + 2] = [2, 1]
    assert "Archway≈ ─ ✓ ♥2✦3 or [♥3✦2] ─ ▶ [♥3✦3] or ♥4✦2 ─ · ♥4✦3 or ♥3✦4" in drawn(dojo)
    assert "✓1 ✓2 ▶3 ·4 ·5" in drawn(given({"mode": "leaving_the_village"}, DEFEATED=2))
    text = drawn(given({"mode": "clan"}, DEFEATED=7))
    assert f"Defeated: 7 · Rank: {words.name('good_samurai')} · from 11 on: {words.name('great_samurai')}" in text
    assert "from" not in line(drawn(given({"mode": "clan"}, DEFEATED=30)), "Defeated: 30")


def test_two_players_see_themselves_at_the_left() -> None:
    words = Catalogue("en", "way_of_the_samurai")
    state = given({"duel_variant": True, "second_weapon": "tanto"}, ACTIVE=1)
    for viewer in range(2):
        heading = drawn(state.redact(viewer)).splitlines()[1]
        names = [words.name("samurai_1"), words.name("samurai_2")]
        assert heading.index(names[viewer]) < heading.index(names[1 - viewer])
        assert f"▶ {names[1]}" in heading


def test_overviews_show_piles_and_explain() -> None:
    state = given({"opponent": "oda", "weapon": "nodachi", "gisei": True}, DISCARDED=mask("std-03"), ENEMY_DISCARD=2)
    words = Catalogue("en", "way_of_the_samurai")
    text = drawn(state, detail="discards")
    assert "Action cards discarded: 1" in text
    assert re.search(r"▲ Measured step≈ +technique \+1, guard \+1", text)
    assert words.name("en-02") in text
    assert "Action deck: " in drawn(state, detail="decks")
    text = " ".join(drawn(state, 200, detail="about").split())
    for name in ("nodachi", "oda", "duel", "gisei"):
        assert words.say(f"about-{name}") in text
    own = given({"weapon": "own_weapon", "own_weapon": '{"id": "n", "params": {"guard_max": 1}}'})
    assert "guard_max: 1" in drawn(own, detail="about")
