"""The rulebooks for players: reading them, and that all languages tell the same with the same pictures."""

import re
from typing import Final

import pytest

from shiai.guides import (
    SUMMARY,
    Block,
    GuideError,
    guide,
    has_guide,
    pictures,
    read_guide,
    read_picture,
    read_piece,
    symbol_address,
    word_count,
    written_in,
)
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.rulebooks import rulebook
from shiai.web.guide_page import parts, parts_about
from tools.rulebooks import FOLDER, document

GUIDES: Final = [game for game in games() if has_guide(game)]
SYMBOL: Final = re.compile(r"\(symbol:([^)]+)\)")
FEWEST_WORDS: Final = 900  # of a whole rulebook in any language


def shape(blocks: tuple[Block, ...]) -> list[tuple[object, ...]]:
    """What all languages have in common."""
    return [(block.kind, block.anchor, block.level, block.clauses, block.picture) for block in blocks]


def test_blocks_have_kinds_addresses_and_clauses() -> None:
    text = "## A turn {#turn}\n\nPlan. [R7-5.1, R7-5.2]\n\n- one\n- two\n\n![Ready](picture:ready) [R7-7.1]\n\n> So."
    heading, paragraph, listed, picture, example = read_guide(text, "a test")
    assert heading == Block("heading", "turn", "turn", "A turn", level=2)
    assert paragraph == Block("paragraph", "turn-1", "turn", "Plan.", ("R7-5.1", "R7-5.2"))
    assert (listed.kind, listed.anchor, listed.clauses) == ("list", "turn-2", ())
    assert (picture.kind, picture.text, picture.picture, picture.clauses) == ("picture", "Ready", "ready", ("R7-7.1",))
    assert example.kind == "example"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A paragraph.", "should be a heading with an id"),
        ("## No id", "'## No id' should be a heading with an id, such as ## A turn {#turn}"),
        ("## One {#one}\n\n## Two {#one}", "two headings have the id 'one'"),
    ],
)
def test_a_broken_guide_is_named_with_its_block(text: str, says: str) -> None:
    with pytest.raises(GuideError, match=re.escape(says)) as raised:
        read_guide(text, "seven_ronin, pl.md")
    assert "seven_ronin, pl.md" in str(raised.value)


def test_a_picture_with_an_illegal_choice_is_named() -> None:
    data = {"choices": ["attacker: place inn", "attacker: place nowhere"]}
    with pytest.raises(GuideError, match="picture reveal of seven_ronin, choice 2 'attacker: place nowhere'"):
        read_picture("seven_ronin", "reveal", data)


def test_a_piece_with_a_symbol_that_no_sheet_has_is_named() -> None:
    text = dict.fromkeys(languages(), "A text.")
    with pytest.raises(GuideError, match="senjutsu has no symbol 'nowhere'"):
        read_piece("senjutsu", "senjutsu", "wound", {"symbol": "nowhere", "title": text, "says": text})


def test_a_symbol_is_found_on_every_sheet_of_a_game() -> None:
    assert symbol_address("senjutsu", "rocks") == "/static/senjutsu/symbols.svg#rocks"
    assert symbol_address("senjutsu", "lotus") == "/static/senjutsu/card_symbols.svg#lotus"


@pytest.mark.parametrize("game", GUIDES)
def test_every_language_has_the_same_blocks_clauses_and_pictures(game: str) -> None:
    assert written_in(game) == languages()
    english = shape(guide(game, "en"))
    for language in languages():
        assert shape(guide(game, language)) == english, language
        assert word_count(game, language) > FEWEST_WORDS, language


@pytest.mark.parametrize("game", GUIDES)
def test_every_guide_tells_a_turn_in_short(game: str) -> None:
    assert any(block.anchor == SUMMARY for block in guide(game, "en"))


@pytest.mark.parametrize("game", GUIDES)
def test_clauses_pictures_and_symbols_of_a_guide_exist(game: str) -> None:
    known = rulebook(game)
    used = set()
    for language in languages():
        for block in guide(game, language):
            assert set(block.clauses) <= set(known), block.anchor
            assert all(symbol_address(game, name) for name in SYMBOL.findall(block.text)), block.anchor
            used |= {block.picture} if block.picture else set()
    assert used == set(pictures(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GUIDES)
def test_marked_pieces_are_in_their_pictures(game: str, language: str) -> None:
    drawn = {part.block.picture: str(part.html) for part in parts(game, Catalogue(language, game)) if part.shape}
    for name, picture in pictures(game).items():
        assert drawn[name].count(" marked") == len(picture.marked), name
        assert " id=" not in drawn[name]


@pytest.mark.parametrize("game", GUIDES)
def test_a_question_at_the_table_finds_what_the_guide_says_about_it(game: str) -> None:
    words = Catalogue("de", game)
    told = [block for block in guide(game, "de") if block.clauses and block.kind != "picture"]
    assert told
    for block in told:
        assert parts_about(game, words, block.clauses[:1]), block.anchor


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GUIDES)
def test_the_documents_have_the_same_text(game: str, language: str) -> None:
    written = (FOLDER / f"{game}.{language}.md").read_text("utf-8")
    assert written == document(game, language), "run python -m tools.rulebooks"
    for name in re.findall(r"\(pictures/([^)]+)\)", written):
        assert (FOLDER / "pictures" / name).is_file(), "run python -m tools.rulebooks"
