"""The drawing of Senjutsu: it fits, shows all that lies on the table and nothing hidden, and needs no colour."""

import io
import re
from random import Random
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

import shiai
from shiai.cli.drawings import drawings_of
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE, WATCHER
from shiai.core.state import State
from shiai.games.senjutsu.rules.piles import deck_size
from shiai.games.senjutsu.rules.state import BLOCK, KNOWN, Senjutsu
from shiai.games.senjutsu.terminal import symbols
from shiai.games.senjutsu.terminal.heroes import deck_left
from shiai.i18n import Catalogue, languages
from tests.games.senjutsu.given import choose, fighter, given, go_on, heap, hero
from tests.tiers import in_turn

GAME: Final = shiai.game("senjutsu")
DRAWING: Final = drawings_of(GAME)
GAMES_DRAWN: Final[tuple[dict[str, object], ...]] = (
    {},
    {"terrain": "preset", "board": "bamboo_temple", "hero_1": "master", "hero_2": "student"},
    {"players": 3, "board": "river_ford", "terrain": "placed"},
    {"players": 4, "board": "twin_fields", "teams": "pairs", "terrain": "preset", "hero_3": "ronin"},
    {"hero_1": "ashigaru", "hero_2": "sailor"},
    {"players": 4, "teams": "pairs", "hero_1": "yojimbo", "hero_2": "ashigaru", "hero_3": "yasuke", "hero_4": "wakou"},
    {"players": 3, "hero_1": "ninja", "hero_2": "onna_bugeisha", "hero_3": "assassin"},
)


def drawn(
    state: State, width: int = 100, language: str = "en", detail: str = "", typed: str = "", colour: bool = False
) -> str:
    """The drawing, or one of the further looks, as the terminal shows it."""
    words = Catalogue(language, "senjutsu")
    console = Console(
        width=width, file=io.StringIO(), force_terminal=colour, color_system="truecolor" if colour else None
    )
    draw = DRAWING.details[detail].draw if detail else DRAWING.table
    find = DRAWING.details[detail].find if detail else None
    if find is not None and typed:
        draw = find(typed)
    console.print(draw(state, words, width))
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
            if number % every == 1 and len(found) < 6:
                found.append(state.redact(seat))
        state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))
    return [*found, state.redact(0)]


def seen(state: Senjutsu, seat: int = 0) -> State:
    """What a seat sees."""
    return state.redact(seat)


@pytest.mark.parametrize(("options", "language"), in_turn(GAMES_DRAWN, languages()), ids=str)
def test_no_line_is_wider_than_the_terminal(options: dict[str, object], language: str) -> None:
    for state in moments(options, seed=2, every=17):
        for width, detail, typed in ((80, "", ""), (120, "", ""), (80, "preview", "072"), *looks(80)):
            for line in drawn(state, width, language, detail, typed).splitlines():
                assert cell_len(line) <= width, line


def looks(width: int) -> list[tuple[int, str, str]]:
    """All further looks, at this width."""
    return [(width, detail, "") for detail in DRAWING.details]


@pytest.mark.parametrize("options", GAMES_DRAWN, ids=str)
def test_colour_tells_nothing_alone(options: dict[str, object]) -> None:
    for state in moments(options, seed=5, every=19):
        assert re.sub(r"\x1b\[[\d;]*m", "", drawn(state, colour=True)) == drawn(state)


def test_symbols_are_one_column_wide_and_differ() -> None:
    every = [
        *symbols.FRONTS,
        *symbols.TERRAIN,
        symbols.BUD,
        symbols.SHIELD,
        symbols.STRIKE,
        symbols.LATER,
        symbols.STAR,
        symbols.DONE,
    ]
    assert len(set(every)) == len(every)
    assert {cell_len(sign) for sign in every} == {1}


@pytest.mark.parametrize("language", languages())
def test_heroes_and_kamae_differ_in_their_first_letters(language: str) -> None:
    words = Catalogue(language, "senjutsu")
    assert len({words.name(name)[0] for name in ("ronin", "warrior", "master", "student")}) == 4
    assert len({symbols.short(words.name(name)) for name in ("NEU", "AGG", "BAL", "DET")}) == 4


def test_figures_stand_on_their_spaces_and_show_their_front() -> None:
    text = drawn(seen(given(hero("ronin", "D4", "NE"), hero("student", "B2", "S"))))
    assert "R1↗" in text
    assert "S2↓" in text
    lines = text.splitlines()
    (below,) = [number for number, line in enumerate(lines) if "R1↗" in line]
    assert lines[below - 1].index("D4") == lines[below].index("R1↗")


def test_terrain_has_its_symbols_and_names() -> None:
    text = drawn(seen(given(terrain=[("rocks", "B2"), ("torii", "E3", "N")])))
    assert "B2▲" in text
    assert "E3Π" in text
    assert "▲ Rocks" in text
    assert "Bamboo" not in text


def test_spaces_that_may_be_chosen_are_in_brackets() -> None:
    state = GAME.start()
    while state.stack[-1].name != "place_figure":
        state.apply(CHANCE, draw_outcome(state, Random(1)))
    (seat,) = state.actors()
    names = {state.name(action) for action in state.legal(seat)}
    assert set(re.findall(r"\[([A-G]\d)\]", drawn(state.redact(seat)))) == names
    assert re.findall(r"\[([A-G]\d)\]", drawn(state.redact(1 - seat))) == []


def test_what_lies_before_a_hero() -> None:
    state = given(
        fighter(
            "ronin", "D4", wounds=1, bleeding=1, focus=2, stuns=1, hobbles=1, kamae="BAL", hand="029 031", lasting="025"
        ),
        fighter("warrior", "D1", "S", hand="055", up="056 063", down="119"),
    )
    text = drawn(seen(state), 120)
    assert "■◆□□□  ✿✿·  Balance  Stun 1  Hobble 1" in text
    assert "Neu→Agg Neu↔[Bal] Agg↔✿ [Bal]↔Det" in text
    assert "hand 3/5" in text
    assert "In play: Heavy Armour" in text
    assert "discards 3 (face down 1)" in text


def test_the_hand_has_a_line_for_each_card_and_hides_those_of_others() -> None:
    state = given(hero("ronin", "D4", hand="029x2 031"), hero("warrior", "D1", "S", hand="055 119"))
    text = drawn(seen(state))
    for words in ("029 Feral Sweep ×2", "031 Steel Block", "023 Ronin Core Card"):
        assert words in text
    assert re.search(r"Defence +\d–\d +031", text)
    assert "Flaming Phoenix Arc" not in text
    assert "Flaming Phoenix Arc" in drawn(seen(state, 1))
    assert "Feral Sweep" not in drawn(seen(state, WATCHER))


def test_what_is_known_of_a_hand_is_told_to_who_knows_it() -> None:
    state = given(hero("ronin", "D4"), hero("warrior", "D1", "S", hand="055 119"))
    state.cells[BLOCK + KNOWN + 0] = heap("055")
    text = drawn(seen(state))
    assert "Known to be held or face down: Flaming Phoenix Arc" in text
    assert "Wild Swing" not in text


def test_the_ladder_goes_down_from_the_highest_initiative() -> None:
    state = choose(
        given(hero("ronin", "D6", hand="033"), hero("warrior", "D1", "S", hand="119 128x2", focus=3)), "033", "119"
    )
    text = drawn(seen(go_on(state, "discard")))
    rungs = [line for line in text.splitlines() if re.search(r"(✓|▶| ) +\d (R1|W2) \d{3}", line)]
    speeds = [int(re.findall(r"(\d) (?:R1|W2)", line)[0]) for line in rungs]
    assert speeds == sorted(speeds, reverse=True)
    assert "W2 119 Wild Swing" in rungs[0]
    assert "(lower part)" in rungs[-1]


def test_the_line_in_question_is_told_word_by_word() -> None:
    state = choose(given(hero("ronin", "D6"), hero("warrior", "D1", "S", hand="110")), "023", "110")
    text = drawn(seen(go_on(state, "or")), 120)
    assert "023 Ronin Core Card: (1) draw up to 2 cards" in text
    assert "(2) take 1 Stun and switch to any Kamae but Neutral" in text


def test_a_preview_marks_what_a_card_hits_from_here_and_after_its_movement() -> None:
    state = seen(given(hero("ronin", "D4", "N", hand="031 029"), hero("warrior", "D1", "S")))
    listed = drawn(state, detail="preview")
    assert re.search(r"031 Steel Block +◇ ", listed)
    field = drawn(state, detail="preview", typed="072")
    assert "072 Nodachi Slash" in field
    assert "×" in field
    assert drawn(state, detail="preview", typed="nodachi slash") == field
    assert "There is nothing to show" in drawn(state, detail="preview", typed="xyzzy")
    assert "There is nothing to show" in drawn(state.redact(WATCHER), detail="preview")


def test_discards_show_what_lies_face_up_and_count_what_does_not() -> None:
    state = given(hero("ronin", "D4", up="029", down="031"), hero("warrior", "D1", "S", up="056", down="119"))
    text = drawn(seen(state), detail="discards")
    assert "Feral Sweep" in text
    assert "face down: 1: Steel Block" in text
    assert "Blind Spot" in text
    assert "Wild Swing" not in text


def test_about_explains_what_is_in_this_game() -> None:
    text = drawn(
        seen(given(hero("ronin", "D4"), hero("master", "D1", "S"), terrain=[("shrine", "B2")])), detail="about"
    )
    for name in ("Ronin", "Master", "Aggression", "Meditation", "Stun", "Debilitating Poison", "Shrine"):
        assert re.search(rf"^{name}  ", text, re.MULTILINE)
    assert "Bamboo" not in text


def test_everybody_can_count_the_cards_of_a_deck() -> None:
    for seed in range(3):
        state = GAME.start(hero_1="master", hero_2="student")
        chance, rng = Random(seed), Random(seed)
        while actors := state.actors():
            assert isinstance(state, Senjutsu)
            for seat in range(2):
                view = state.redact(1 - seat)
                assert isinstance(view, Senjutsu)
                assert deck_left(view, seat) == deck_size(state, seat)
            seat = actors[0]
            state.apply(seat, draw_outcome(state, chance) if seat == CHANCE else rng.choice(state.legal(seat)))


def test_a_fallen_hero_is_named_so() -> None:
    (end,) = [moment for moment in moments({}, seed=1, every=1000) if not moment.actors()]
    assert "defeated" in drawn(end)
