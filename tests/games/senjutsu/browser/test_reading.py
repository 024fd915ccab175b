"""The rulebook teaches to read cards: the numbers on the drawn cards are those that its text explains."""

import re

import pytest

from shiai.games.senjutsu.browser.cards.reading import READ, cards_to_read
from shiai.guides import guide
from shiai.i18n.catalogue import Catalogue, languages


@pytest.mark.parametrize("language", languages())
def test_every_number_on_the_cards_to_read_is_explained_in_order(language: str) -> None:
    drawn = str(cards_to_read(Catalogue(language, "senjutsu")))
    marks = [int(number) for number in re.findall(r'<circle class="plum-fill" r="9"/><text[^>]*>(\d+)</text>', drawn)]
    texts = [block.text for block in guide("senjutsu", language) if block.section == "cards"]
    told = [int(number) for text in texts for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert marks == told == list(range(1, len(told) + 1))
    assert drawn.count("<svg") == drawn.count("</svg>") == len(READ)
