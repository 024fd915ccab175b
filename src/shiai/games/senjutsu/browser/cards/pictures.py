"""The cards of Senjutsu as SVG, drawn from their data: for a page, or as complete files.

A card is 170 units wide and never shown with fewer pixels, so that its letters are at least 14 pixels high; on a few
very full cards they are a little smaller.
"""

import re
from functools import lru_cache
from importlib.resources import files
from itertools import product
from typing import Final

from markupsafe import Markup, escape

from shiai.core.components import OWN, RECONSTRUCTED, REPORTED
from shiai.games.senjutsu.browser.cards.effects import TIER_INKS, TYPE_INKS
from shiai.games.senjutsu.browser.cards.lines import body_blocks, needed, stacked
from shiai.games.senjutsu.browser.cards.symbols import (
    LETTER,
    Brush,
    Symbol,
    box,
    fitted,
    gate_symbols,
    kamae_symbols,
    letters,
    lotuses,
    moved,
    number,
    row,
    span,
    sprite,
    width_of,
    wrapped,
)
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import Design, Speed
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n.catalogue import Catalogue

WIDTH: Final = 170
HEIGHT: Final = 272
EDGE: Final = 6  # left and right of what is drawn
HEAD: Final = 44  # initiative and name
PROPERTIES: Final = 24  # the row of properties below
FOOT: Final = 20
FOOT_LINE: Final = HEIGHT - FOOT / 2 - 1  # the line of its words
RADII: Final = (17.0, 15.0, 13.0, 11.0, 10.0, 8.0)  # of the spaces of grids
SOLO: Final = 1 << v.TIER_NAMES.index("solo")  # the tier of enemies' cards
NARROWEST: Final = 0.75  # an owner that would need narrower letters is left out
SIGNS: Final = {REPORTED: ("°", "ochre"), RECONSTRUCTED: ("≈", "plum"), OWN: ("✎", "indigo")}  # as on all pages
SPRITES: Final = "card_symbols.svg"
STYLE: Final = "cards.css"
MOMENT_SYMBOLS: Final = (
    ("after",),
    ("attack", "check"),
    ("defence", "check"),
    ("attack", "defence", "check"),
    ("before",),
    ("before", "shield"),
    ("sunrise",),
    ("wound", "before"),
    ("contract", "check"),
    ("attack", "paw", "check"),
    ("helmet", "attack", "check"),
    ("discard",),
)


@lru_cache(4096)
def card_picture(design: Design, words: Catalogue) -> Markup:
    """A card for a page that loads cards.css."""
    return Markup(drawing(design, words, f"/static/senjutsu/{SPRITES}", ""))


@lru_cache(512)
def standalone(design: Design, words: Catalogue, theme: str = "system") -> str:
    """A card as a complete SVG file with its symbols and colours: light, dark, or as the system of the reader is."""
    svg = drawing(design, words, "", "<!-- materials -->")
    used = sorted(set(re.findall(r'href="#([\w-]+)"', svg)))
    sprites = static_file(SPRITES)
    symbols = "".join([found[0] for name in used if (found := re.search(rf'<symbol id="{name}".*?</symbol>', sprites))])
    day, night = [style_with(colours(which)) for which in range(2)]
    styles = {"light": day, "dark": night, "system": f"{day}@media (prefers-color-scheme: dark) {{{night}}}"}
    return (
        svg.replace("<!-- materials -->", f'<style>{styles[theme]}</style><defs fill="currentColor">{symbols}</defs>')
        + "\n"
    )


# Materials ------------------------------------------------------------------------------------------------------------


@lru_cache(None)
def static_file(name: str, package: str = "shiai.games.senjutsu.browser") -> str:
    """A static file of a package."""
    return (files(package) / "static" / name).read_text("utf-8")


def colours(which: int) -> dict[str, str]:
    """The materials of all pages: by day (0) or by night (1)."""
    found: dict[str, str] = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", static_file("style.css", "shiai.web")):
        pair = re.fullmatch(r"light-dark\((.+), (.+)\)", value)
        found.setdefault(name, pair[which + 1] if pair else " ".join(value.split()))
    return found


def style_with(materials: dict[str, str]) -> str:
    """The style of cards with all variables replaced, for programs that do not know them."""
    style = re.sub(r"/\*.*?\*/", "", static_file(STYLE), flags=re.DOTALL)
    return re.sub(r"var\(--([\w-]+)\)", lambda found: materials[found[1]], style)


# The card -------------------------------------------------------------------------------------------------------------


def drawing(design: Design, words: Catalogue, sheet: str, materials: str) -> str:
    """The whole card; its grids are as large as possible, and on the fullest cards short lines share rows."""
    says = escape(card_line(design, words.message))
    width = WIDTH - 2 * EDGE
    room = HEIGHT - HEAD - PROPERTIES - FOOT - 4
    for crowded, radius in product((False, True), RADII):
        brush = Brush(words, sheet, radius, crowded)
        blocks = body_blocks(brush, design, width)
        if needed(blocks) <= room:
            break
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="senjutsu-card" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' role="img" data-card="{design.number}"><title>{says}</title>{materials}'
        f'<rect class="card-paper" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="6"/>'
        f"{frame(design)}{head(design, brush)}{properties(design, brush)}"
        f"{stacked(blocks, EDGE, HEAD + PROPERTIES + 2, width, room)}{foot(design, brush)}</svg>"
    )


def frame(design: Design) -> str:
    """The coloured frame of enemies' cards; nothing for other cards."""
    if design.tier != SOLO:
        return ""
    return f'<rect class="vermilion-line" x="2.25" y="2.25" width="{WIDTH - 4.5}" height="{HEIGHT - 4.5}" rx="5"/>'


def speed_text(speed: Speed) -> str:
    """The text of an initiative box."""
    if speed.low < 0:
        return "=" if speed.low == v.EQUAL_SPEED else "–"
    return span(speed.low, speed.high)


def head(design: Design, brush: Brush) -> str:
    """The initiative in large letters, and the name beside it."""
    text = speed_text(design.speeds[0])
    figure = letters(text, 34.0 if len(text) == 1 else 24.0, "figure", "on-ink")
    width = max(38.0, figure.width + 8)
    room = WIDTH - 2 * EDGE - width - 6
    name = brush.words.name(f"card-{design.number}")
    lines = wrapped(name, room, 15.0, "title")
    step = 18.0
    if len(lines) > 2:
        lines = wrapped(name, room, LETTER, "title")
        step = LETTER
    top = HEAD / 2 + 2 - step * (len(lines) - 1) / 2
    drawn = [moved(line, EDGE + width + 6, top + step * place) for place, line in enumerate(lines)]
    return (
        f'<rect class="ink-fill" x="{EDGE}" y="6" width="{number(width)}" height="36" rx="3"/>'
        f"{moved(figure, EDGE + (width - figure.width) / 2, 24)}{''.join(drawn)}"
    )


def properties(design: Design, brush: Brush) -> str:
    """Types, cost, required Kamae, range, keywords, kind of Instant, further initiatives."""
    symbols = [sprite(brush, name, TYPE_INKS[bit]) for bit, name in enumerate(v.TYPE_NAMES) if design.types >> bit & 1]
    if design.cost:
        symbols.append(lotuses(brush, design.cost))
    if design.requires:
        symbols.append(required(brush, design.requires))
    if design.range:
        symbols.append(row([sprite(brush, "range"), letters(str(design.range), 16.0)], 1.0))
    if design.unblockable:
        symbols.append(sprite(brush, "unblockable", "vermilion"))
    if design.prepared:
        symbols.append(sprite(brush, "prepared", "indigo", 18.0))
    if design.counters or design.counter_only:
        symbols.append(sprite(brush, "counter", "vermilion"))
    if "bushido" in design.record["keywords"]:
        symbols.append(sprite(brush, "bushido", "vermilion"))
    if "nightmare" in design.record["keywords"]:
        symbols.append(letters(brush.words.say("card-nightmare"), LETTER, "words", "plum"))
    if design.instant:
        symbols.append(instant(brush, design))
    symbols += [row([*gate_symbols(brush, s.kamae, s.focus), box(speed_text(s))], 2.0) for s in design.speeds[1:]]
    if design.record["confidence"] in SIGNS:
        symbols.append(sign(*SIGNS[design.record["confidence"]]))
    found = fitted(row(symbols, 5.0), WIDTH - 2 * EDGE)
    return f'<g class="marks">{moved(found, EDGE, HEAD + PROPERTIES / 2)}</g>'


def required(brush: Brush, mask: int) -> Symbol:
    """The frame with the required Kamae."""
    inside = row(kamae_symbols(brush, mask), 2.0)
    width = inside.width + 6
    frame = f'<rect class="required" y="-11.5" width="{number(width)}" height="23" rx="2"/>'
    return Symbol(width, 23, frame + moved(inside, 3, 0))


def sign(text: str, ink: str) -> Symbol:
    """The sign of a card that is not known from the print."""
    return Symbol(
        18, 18, f'<circle class="rule" cx="9" r="8.5"/>{moved(letters(text, 14.0, "figure middle", ink), 9, 0)}'
    )


def instant(brush: Brush, design: Design) -> Symbol:
    """The symbols of an Instant: its kind and its moment."""
    symbols = [sprite(brush, "bolt", "ochre")]
    if design.instant == v.REPLACEMENT:
        symbols.append(sprite(brush, "replacement", "ochre", 17.0))
        return row(symbols, 0.0)
    if design.instant == v.ADDITIONAL:
        symbols.append(sprite(brush, "plus", "ochre", 15.0))
    return row([*symbols, *[sprite(brush, name, "ink", 17.0) for name in MOMENT_SYMBOLS[design.moment]]], 1.0)


def foot(design: Design, brush: Brush) -> str:
    """The band of the tier with number, tier and owner; the tier is a single letter if its name does not fit."""
    if design.tier == SOLO:
        return enemy_foot(design, brush)
    tier = design.tier.bit_length() - 1
    owner = "" if design.owner == "basic" else brush.words.name(design.weapon or design.owner)
    right = letters(owner, LETTER, "words", "on-ink", WIDTH / 2)
    left = [letters(design.number, LETTER, "figure", "on-ink")]
    if not design.core:
        name = brush.words.name(v.TIER_NAMES[tier])
        room = WIDTH - 2 * EDGE - left[0].width - 6 - right.width - 6
        left.append(letters(name if width_of(name, LETTER) <= room else name[0], LETTER, "words", "on-ink"))
    drawn = band(f"tier-{TIER_INKS[tier]}") + moved(row(left, 6.0), EDGE, FOOT_LINE)
    return drawn + moved(right, WIDTH - EDGE - right.width, FOOT_LINE) if owner else drawn


def enemy_foot(design: Design, brush: Brush) -> str:
    """The band of enemies with number and owner; without the owner if the number leaves too little room."""
    width = WIDTH - 2.0 * EDGE
    left = letters(design.number, LETTER, "words", "on-ink", width)
    room = width - left.width - 8
    drawn = band("vermilion-fill") + moved(left, EDGE, FOOT_LINE)
    owner = brush.words.name(design.owner)
    if room < width_of(owner, LETTER) * NARROWEST:
        return drawn
    right = letters(owner, LETTER, "words", "on-ink", room)
    return drawn + moved(right, WIDTH - EDGE - right.width, FOOT_LINE)


def band(kind: str) -> str:
    """The band at the foot."""
    return f'<path class="{kind}" d="M2 {HEIGHT - FOOT}H{WIDTH - 2}V{HEIGHT - 7}q0 5-5 5H7q-5 0-5-5Z"/>'
