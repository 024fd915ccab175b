"""Cards to learn to read, for the rulebook: drawn whole, with the numbers under which its text explains their parts."""

from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.cards.pictures import card_picture
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.i18n.catalogue import Catalogue

# Cards with the places of the numbers on them, in units of the card. The numbers run on from card to card.
READ: Final = (
    ("126", ((9, 9), (34, 56), (112, 80), (152, 108), (108, 140), (156, 168), (122, 188), (156, 261))),
    ("026", ((47, 75), (108, 56), (106, 83), (152, 159))),
    ("031", ((46, 48), (92, 74), (125, 120), (152, 232))),
    ("071", ((114, 86), (152, 143))),
)


def cards_to_read(words: Catalogue) -> Markup:
    """The cards side by side."""
    drawn: list[str] = []
    number = 0
    for name, places in READ:
        marks: list[str] = []
        for x, y in places:
            number += 1
            marks.append(
                f'<g transform="translate({x} {y})"><circle class="plum-fill" r="9"/>'
                f'<text class="figure on-ink middle" y="4.5" font-size="13">{number}</text></g>'
            )
        picture = str(card_picture(STANDARD_DESIGNS[INDEX[name]], words))
        drawn.append(f"<div>{picture.removesuffix('</svg>')}{''.join(marks)}</svg></div>")
    return Markup(f'<div class="senjutsu-read">{"".join(drawn)}</div>')
