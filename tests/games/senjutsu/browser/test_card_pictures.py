"""Drawn cards of Senjutsu: every card in every language is a sound picture of what its record says."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from markupsafe import Markup

import shiai
from shiai.games.senjutsu.browser.cards.grids import bounds, centre, ways
from shiai.games.senjutsu.browser.cards.lines import part_blocks
from shiai.games.senjutsu.browser.cards.pictures import (
    HEIGHT,
    SOLO,
    SPRITES,
    STYLE,
    WIDTH,
    card_picture,
    standalone,
    static_file,
)
from shiai.games.senjutsu.browser.cards.symbols import GATE_NAMES, KAMAE_SHAPES, Brush
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.structure import Atom, Line
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n import Catalogue, languages
from shiai.web.kit.rendering import TEMPLATES

SVG: Final = "{http://www.w3.org/2000/svg}"
CATALOGUES: Final = {language: Catalogue(language, "senjutsu_solo") for language in languages()}
ENGLISH: Final = CATALOGUES["en"]
SOURCE: Final = Path(shiai.__file__).parent
SHARED: Final = SOURCE / "web" / "static"
OWN: Final = SOURCE / "games" / "senjutsu" / "browser" / "static"
EVERY_CARD: Final = pytest.mark.parametrize(
    "design", STANDARD_DESIGNS, ids=[design.number for design in STANDARD_DESIGNS]
)


def picture(design: Design) -> Element:
    """A drawn card as its elements."""
    return ElementTree.fromstring(card_picture(design, ENGLISH))


def atoms(lines: list[Line]) -> Iterator[Atom]:
    """All effects of lines."""
    for line in lines:
        for option in line.options:
            if option.chain is None:
                yield from atoms(option.lines)
            else:
                yield from option.chain.atoms


def all_atoms(design: Design) -> list[Atom]:
    """All effects of a card."""
    return [atom for part in design.effects.parts for atom in atoms(part.lines)]


def used(element: Element) -> Counter[str]:
    """The symbols of a picture, each as often as it is drawn."""
    return Counter([use.attrib["href"].partition("#")[2] for use in element.iter(f"{SVG}use")])


def words_on(element: Element) -> list[str]:
    """All words on the picture."""
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@cache
def classes() -> frozenset[str]:
    """The classes of everything that is drawn."""
    elements = [element for design in STANDARD_DESIGNS for element in picture(design).iter()]
    return frozenset([name for element in elements for name in element.attrib.get("class", "").split()])


# Sound ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_card_is_drawn_with_its_line_as_title(language: str) -> None:
    words = CATALOGUES[language]
    for design in STANDARD_DESIGNS:
        root = ElementTree.fromstring(card_picture(design, words))
        title = root.find(f"{SVG}title")
        assert title is not None
        assert title.text == card_line(design, words.message)
        assert (root.tag, root.attrib["role"], root.attrib["data-card"]) == (f"{SVG}svg", "img", design.number)
        assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"


@EVERY_CARD
def test_a_file_of_its_own_needs_nothing_else(design: Design) -> None:
    text = standalone(design, ENGLISH)
    root = ElementTree.fromstring(text)
    symbols = {symbol.attrib["id"] for symbol in root.iter(f"{SVG}symbol")}
    assert set(used(root)) <= symbols
    style = root.find(f"{SVG}style")
    assert style is not None
    assert style.text is not None
    assert "var(" not in style.text
    assert "prefers-color-scheme: dark" in style.text
    assert "/static/" not in text
    assert "<!--" not in text


def test_every_symbol_exists_and_every_symbol_is_used() -> None:
    sprite = ElementTree.fromstring(static_file(SPRITES))
    symbols = {symbol.attrib["id"] for symbol in sprite.iter(f"{SVG}symbol")}
    drawn = {name for design in STANDARD_DESIGNS for name in used(picture(design))}
    assert drawn | {"desperation", "drunk"} == symbols, "panels show these"


def test_every_class_has_a_style_and_every_style_is_used() -> None:
    styled = set(re.findall(r"\.senjutsu-card \.([\w-]+)", static_file(STYLE)))
    drawn = classes()
    plain = {"senjutsu-card", "words", "marks", "split", "turn", "behaviour"}  # names without a style of their own
    assert drawn - plain == styled


def test_no_other_style_means_a_part_of_a_card() -> None:
    for path in (*SHARED.glob("*.css"), *OWN.glob("*.css")):
        if path.name != STYLE:
            assert not classes() & set(re.findall(r"\.([a-z][\w-]*)", path.read_text("utf-8"))), path.name


def test_cards_use_only_the_materials_of_all_pages() -> None:
    materials = set(re.findall(r"--([\w-]+):", (SHARED / "style.css").read_text("utf-8")))
    assert set(re.findall(r"var\(--([\w-]+)\)", static_file(STYLE))) <= materials


def test_a_picture_can_stand_in_a_template() -> None:
    card = card_picture(STANDARD_DESIGNS[0], ENGLISH)
    assert isinstance(card, Markup)
    assert TEMPLATES.from_string("<li>{{ card }}</li>").render(card=card).startswith("<li><svg ")
    assert " style=" not in card  # pages allow nothing inline


def letter_sizes(element: Element, scale: float = 1.0) -> Iterator[float]:
    """How large all letters are on a card of its smallest width."""
    found = re.search(r"scale\(([\d.]+)\)", element.attrib.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    if element.tag == f"{SVG}text":
        assert element.text
        yield float(element.attrib["font-size"]) * scale
    for inner in element:
        yield from letter_sizes(inner, scale)


@pytest.mark.parametrize("language", languages())
def test_letters_are_large_enough_at_the_smallest_width(language: str) -> None:
    """14 pixels, but for a few crowded cards."""
    roots = [ElementTree.fromstring(card_picture(design, CATALOGUES[language])) for design in STANDARD_DESIGNS]
    smallest = [min(letter_sizes(root)) for root in roots]
    assert min(smallest) > 11.5
    assert len([size for size in smallest if size < 13.9]) < len(STANDARD_DESIGNS) / 6


# True -----------------------------------------------------------------------------------------------------------------


@EVERY_CARD
def test_all_cells_of_all_grids_are_drawn(design: Design) -> None:
    drawn = Counter([path.attrib["data-cell"] for path in picture(design).iter() if "data-cell" in path.attrib])
    assert drawn == Counter([cell.name for atom in all_atoms(design) for cell in atom.cells])


@EVERY_CARD
def test_cells_show_their_symbols(design: Design) -> None:
    cells = [(atom.kind, cell) for atom in all_atoms(design) for cell in atom.cells]
    grids = [atom for atom in all_atoms(design) if atom.cells]
    symbols = used(picture(design))
    assert symbols["hero"] >= len(grids)
    assert symbols["shield"] >= len([cell for kind, cell in cells if kind == v.SHIELDS])
    assert symbols["wounds"] == len([cell for _, cell in cells if cell.wounds == 2])
    assert symbols["wound"] >= len([cell for _, cell in cells if cell.wounds == 1])
    assert symbols["drop"] >= sum([cell.bleeds for _, cell in cells])
    assert symbols["execution"] == len([cell for _, cell in cells if cell.execution])
    assert symbols["star"] >= len([cell for _, cell in cells if cell.star])


@EVERY_CARD
def test_arrows_have_the_directions_and_the_ink_of_the_record(design: Design) -> None:
    drawn = Counter(
        [
            (path.attrib["class"], int(path.attrib["data-side"]))
            for path in picture(design).iter(f"{SVG}path")
            if "data-side" in path.attrib
        ]
    )
    written = Counter(
        [
            ("must" if atom.flag else "may", side)
            for atom in all_atoms(design)
            if atom.kind == v.STEP
            for side in range(6)
            if atom.mask >> side & 1
        ]
    )
    assert drawn == written


@EVERY_CARD
def test_rotations_are_drawn(design: Design) -> None:
    classes = Counter([path.attrib.get("class") for path in picture(design).iter(f"{SVG}path")])
    turns = [atom for atom in all_atoms(design) if atom.kind == v.TURN]
    assert classes["must turn"] == len([atom for atom in turns if atom.flag])
    assert classes["may turn"] == len([atom for atom in turns if not atom.flag])


@EVERY_CARD
def test_more_than_one_step_or_rotation_is_counted(design: Design) -> None:
    counts = Counter([f"×{atom.amount}" for atom in all_atoms(design) if atom.kind <= v.TURN and atom.amount > 1])
    assert Counter([text for text in words_on(picture(design)) if text.startswith("×")]) == counts


@EVERY_CARD
def test_rules_stand_where_the_record_has_them(design: Design) -> None:
    words = words_on(picture(design))
    parts = design.effects.parts
    assert words.count(ENGLISH.say("web-card_success")) == len([p for p in parts if p.success < len(p.lines)])
    later = [p for p in parts if p.reduced < len(p.lines)]
    assert words.count(ENGLISH.say("web-card_reduced")) == len([p for p in later if not p.renews()])
    assert words.count(ENGLISH.say("web-card_each_turn")) == len([p for p in later if p.renews()])
    classes = [path.attrib.get("class") for path in picture(design).iter(f"{SVG}path")]
    assert classes.count("ink-line split") == len(parts) - 1
    either = len(re.findall(r" OR ", design.record["effect"]))
    assert words.count(ENGLISH.say("web-card_or")) == either


@EVERY_CARD
def test_the_head_shows_initiative_and_marks(design: Design) -> None:
    root = picture(design)
    words = words_on(root)
    printed = design.record["initiative"].split(" ")[0].replace("-", "–")
    assert words[0] == printed
    (marks,) = [group for group in root.iter(f"{SVG}g") if group.attrib.get("class") == "marks"]
    symbols = used(marks)
    bought = sum([speed.focus for speed in design.speeds])
    assert symbols["lotus"] == design.cost + bought
    assert symbols["bolt"] == int(design.instant != v.NO_INSTANT)
    assert symbols["prepared"] == int(design.prepared)
    assert symbols["unblockable"] == int(design.unblockable)
    assert symbols["range"] == int(design.range > 0)
    for bit, name in enumerate(v.TYPE_NAMES):
        assert (symbols[name] > 0) >= bool(design.types >> bit & 1)
    frames = [rect for rect in marks.iter(f"{SVG}rect") if rect.attrib["class"] == "required"]
    assert len(frames) == int(design.requires != 0)


@EVERY_CARD
def test_gated_lines_are_strips_in_the_mark_of_their_kamae(design: Design) -> None:
    root = picture(design)
    strips = [rect for rect in root.iter(f"{SVG}rect") if rect.attrib.get("class", "").endswith("-strip")]
    gated = re.findall(r"(?:\[[^\]]+\])+ ", design.record["effect"])
    assert len(strips) == len(gated)


@EVERY_CARD
def test_the_foot_has_number_tier_and_owner(design: Design) -> None:
    words = words_on(picture(design))
    assert design.number in words
    if design.tier != SOLO:
        tier = ENGLISH.name(v.TIER_NAMES[design.tier.bit_length() - 1])
        assert design.core or tier in words or tier[0] in words
    if design.owner != "basic" and "-" not in design.number:  # such a number names its owner
        assert ENGLISH.name(design.weapon or design.owner) in words


# Enemies --------------------------------------------------------------------------------------------------------------


def test_heroes_need_no_words_of_enemies() -> None:
    words = Catalogue("en", "senjutsu")
    assert all(card_picture(design, words) == card_picture(design, ENGLISH) for design in HERO_CARDS)


def test_only_enemies_have_a_frame_and_a_band_of_their_colour() -> None:
    for design in STANDARD_DESIGNS:
        root = picture(design)
        frames = [rect for rect in root.iter(f"{SVG}rect") if rect.attrib.get("class") == "vermilion-line"]
        bands = [path for path in root.findall(f"{SVG}path") if path.attrib["class"] == "vermilion-fill"]
        assert len(frames) == len(bands) == int(design.record["tier"] == "solo"), design.number


def test_effects_of_enemies_are_drawn() -> None:
    for design in STANDARD_DESIGNS[len(HERO_CARDS) :]:
        root = picture(design)
        symbols = used(root)
        kinds = Counter([atom.kind for atom in all_atoms(design)])
        track = [circle for circle in root.iter(f"{SVG}circle") if "behaviour" in circle.attrib["class"]]
        assert len(track) == 3 * kinds[v.CHANGE_BEHAVIOUR], design.number
        assert symbols["replacement"] == kinds[v.RESET_DECK], design.number
        assert symbols["deck"] == kinds[v.RESET_DECK] + kinds[v.RECALL], design.number
        assert symbols["pile"] == kinds[v.RECALL], design.number
        bleeds = sum([cell.bleeds for atom in all_atoms(design) for cell in atom.cells])
        assert symbols["drop"] == kinds[v.BLEED] + bleeds, design.number


@pytest.mark.parametrize(
    ("number", "ids"),
    [
        ("S041", ("card-close_in", "card-remove_card")),
        ("S-Sailor-N", ("card-wound_by_difference", "card-remove_card")),
        ("S-Monk-001", ("card-remain_enlightened_path",)),
        ("S-Yojimbo-N", ("card-contracts",)),
    ],
)
def test_what_has_no_symbol_stands_in_words(number: str, ids: tuple[str, ...]) -> None:
    written = " ".join(words_on(picture(STANDARD_DESIGNS[INDEX[number]])))
    assert all(ENGLISH.say(id) in written for id in ids)


def test_split_lines_show_their_initiative() -> None:
    for design in STANDARD_DESIGNS:
        words = Counter(words_on(picture(design)))
        for printed in re.findall(r"SPLIT (\d(?:-\d)?):", design.record["effect"]):
            shown = printed.replace("-", "–")
            assert words[shown] > int(words_on(picture(design))[0] == shown), design.number


def test_doubtful_and_nightmare_cards_are_marked() -> None:
    for design in STANDARD_DESIGNS:
        words = words_on(picture(design))
        for confidence, sign in (("reported", "°"), ("reconstructed", "≈")):
            assert words.count(sign) == int(design.record["confidence"] == confidence), design.number
        nightmare = "nightmare" in design.record["keywords"]
        assert words.count(ENGLISH.say("card-nightmare")) == int(nightmare), design.number


@pytest.mark.parametrize(("number", "gate"), [("S-Assassin-001", 5), ("S-Onna-Bugeisha-001", 6), ("S-Monk-N", 7)])
def test_conditions_of_enemies_have_marks(number: str, gate: int) -> None:
    shapes = [path.attrib["d"] for path in picture(STANDARD_DESIGNS[INDEX[number]]).iter(f"{SVG}path")]
    assert shapes.count(KAMAE_SHAPES[gate]) == 1
    assert len(set(KAMAE_SHAPES)) == len(GATE_NAMES)


def test_crowded_lines_share_a_row_in_their_order() -> None:
    """Short lines stand side by side, but not across "If successful"."""
    part = STANDARD_DESIGNS[INDEX["S-Kojiro-002"]].effects.parts[0]
    roomy, crowded = [part_blocks(Brush(ENGLISH, "", 17.0, narrow), part, 158.0) for narrow in (False, True)]
    assert len(roomy) - len(crowded) == 1
    assert 0 < crowded[-1].svg.index("#push") < crowded[-1].svg.index("#leap")
    assert ENGLISH.say("web-card_success") in crowded[-2].svg


# Geometry -------------------------------------------------------------------------------------------------------------


def test_the_front_is_above() -> None:
    assert centre((0, 0), 10) == (0, 0)
    assert centre((1, 0), 10) == pytest.approx((0, -17.32), abs=0.01)
    assert centre((0, 1), 10) == pytest.approx((-15, -8.66), abs=0.01)
    assert centre((1, -1), 10) == pytest.approx((15, -8.66), abs=0.01)


def test_spaces_on_the_way_are_shown_too() -> None:
    assert sorted(ways((3, 0))) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert sorted(ways((1, 1))) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert bounds([(0, 0)], 10) == pytest.approx((-10, 10, -8.66, 8.66), abs=0.01)
