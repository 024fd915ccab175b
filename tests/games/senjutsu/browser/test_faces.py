"""The small faces of cards: each can be read without enlarging it, and fits its frame."""

import re
from xml.etree import ElementTree

import pytest

from shiai.games.senjutsu.browser.cards.faces import HEAD, HEIGHT, NAMES, WIDTH, card_face
from shiai.games.senjutsu.browser.cards.pictures import speed_text
from shiai.games.senjutsu.cards.cards import STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design
from shiai.i18n.catalogue import Catalogue, languages


@pytest.mark.parametrize("language", languages())
def test_every_face_has_its_initiative_and_its_name(language: str) -> None:
    words = Catalogue(language, "senjutsu_solo")
    for design in STANDARD_DESIGNS:
        picture = ElementTree.fromstring(f"<svg>{card_face(design, words)}</svg>")
        texts = ["".join(text.itertext()) for text in picture.iter("text")]
        assert texts[0] == speed_text(design.speeds[0])
        names = [text for text in picture.iter("text") if "title" in text.attrib["class"]]
        assert 1 <= len(names) <= NAMES
        written = " ".join(["".join(name.itertext()) for name in names]).replace("- ", "-")  # lines break after hyphens
        assert written == words.name(f"card-{design.number}")
        assert all(float(name.attrib["font-size"]) >= 14 for name in names)


@pytest.mark.parametrize("design", STANDARD_DESIGNS[::9], ids=lambda design: design.number)
def test_the_lines_of_a_card_stay_within_its_face(design: Design) -> None:
    svg = card_face(design, Catalogue("de", "senjutsu_solo"))
    groups = re.findall(r'<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">', svg)
    left, top, scale = next(group for group in groups if float(group[1]) > HEAD)  # further ones stand inside
    assert 0 < float(left) < WIDTH / 2
    assert float(top) < HEIGHT
    assert 0.2 < float(scale) <= 1.0
