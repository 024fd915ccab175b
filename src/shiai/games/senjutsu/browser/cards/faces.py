"""The small face of a card, for hands and the initiative ladder: initiative, marks, name, and the lines as symbols.

A face is 120 units wide and shown with about as many pixels, so its name can be read without enlarging it; enlarged to
twice its size its lines are as large as on the whole card.
"""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.cards.effects import TIER_INKS, TYPE_INKS
from shiai.games.senjutsu.browser.cards.lines import body_blocks, needed, stacked
from shiai.games.senjutsu.browser.cards.pictures import SIGNS, SOLO, SPRITES, instant, required, sign, speed_text
from shiai.games.senjutsu.browser.cards.symbols import (
    LETTER,
    Brush,
    Symbol,
    box,
    fitted,
    gate_symbols,
    letters,
    lotuses,
    moved,
    number,
    row,
    sprite,
    wrapped,
)
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import Design
from shiai.i18n.catalogue import Catalogue

WIDTH: Final = 120
HEIGHT: Final = 150
EDGE: Final = 6
HEAD: Final = 40  # initiative and marks
NAME: Final = 15.0  # height of a line of the name
NAMES: Final = 2  # lines of the name
FOOT: Final = 6  # the band of the tier
LAYOUTS: Final = (150.0, 180.0, 210.0)  # widths for which the lines are laid out before they are scaled down
RADIUS: Final = 15.0  # of the spaces of grids


@lru_cache(4096)
def card_face(design: Design, words: Catalogue) -> Markup:
    """The content of the picture of a card, for a viewBox of WIDTH by HEIGHT on a page that loads cards.css."""
    brush = Brush(words, f"/static/senjutsu/{SPRITES}", RADIUS)
    lines = name_lines(brush, design)
    top = HEAD + NAME * len(lines) + 3
    return Markup(f"{paper(design)}{head(brush, design)}{''.join(lines)}{body(brush, design, top)}")


def paper(design: Design) -> str:
    """The card itself, with a band in the ink of its tier; cards of enemies have a vermilion one."""
    kind = "vermilion-fill" if design.tier == SOLO else f"tier-{TIER_INKS[design.tier.bit_length() - 1]}"
    bottom = f"M1.5 {HEIGHT - FOOT}H{WIDTH - 1.5}V{HEIGHT - 5}q0 4-4 4H5.5q-4 0-4-4Z"
    sheet = f'<rect class="card-paper" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="5"/>'
    return f'{sheet}<path class="{kind}" d="{bottom}"/>'


def head(brush: Brush, design: Design) -> str:
    """The initiative in large letters, and the marks beside it."""
    text = speed_text(design.speeds[0])
    figure = letters(text, 30.0 if len(text) == 1 else 22.0, "figure", "on-ink")
    width = max(34.0, figure.width + 6)
    room = WIDTH - 2.0 * EDGE - width - 5
    marks = fitted(row(marks_of(brush, design), 3.0), room)
    return (
        f'<rect class="ink-fill" x="{EDGE}" y="6" width="{number(width)}" height="32" rx="3"/>'
        f"{moved(figure, EDGE + (width - figure.width) / 2, 22)}{moved(marks, EDGE + width + 5, 22)}"
    )


def marks_of(brush: Brush, design: Design) -> list[Symbol]:
    """Types, cost, required Kamae, range, kind of Instant, keywords, further initiatives."""
    marks = [sprite(brush, name, TYPE_INKS[bit]) for bit, name in enumerate(v.TYPE_NAMES) if design.types >> bit & 1]
    if design.cost:
        marks.append(lotuses(brush, design.cost))
    if design.requires:
        marks.append(required(brush, design.requires))
    if design.instant:
        marks.append(instant(brush, design))
    if design.range:
        marks.append(row([sprite(brush, "range"), letters(str(design.range), 16.0)], 1.0))
    if design.unblockable:
        marks.append(sprite(brush, "unblockable", "vermilion"))
    if design.prepared:
        marks.append(sprite(brush, "prepared", "indigo", 18.0))
    if design.counters or design.counter_only:
        marks.append(sprite(brush, "counter", "vermilion"))
    if "bushido" in design.record["keywords"]:
        marks.append(sprite(brush, "bushido", "vermilion"))
    marks += [row([*gate_symbols(brush, s.kamae, s.focus), box(speed_text(s))], 2.0) for s in design.speeds[1:]]
    if design.record["confidence"] in SIGNS:
        marks.append(sign(*SIGNS[design.record["confidence"]]))
    return marks


def name_lines(brush: Brush, design: Design) -> list[str]:
    """The name in at most two lines."""
    room = WIDTH - 2.0 * EDGE
    lines = wrapped(brush.words.name(f"card-{design.number}"), room, LETTER, "title")
    if len(lines) > NAMES:
        lines = [letters(brush.words.name(f"card-{design.number}"), LETTER, "title", room=room)]
    return [moved(line, EDGE, HEAD + 9 + NAME * place) for place, line in enumerate(lines)]


def body(brush: Brush, design: Design, top: float) -> str:
    """The lines of the card, as large as the room below its name allows."""
    width, room = WIDTH - 2.0 * EDGE, HEIGHT - FOOT - top - 3
    best, found = 0.0, ""
    for crowded in (False, True):
        for layout in LAYOUTS:
            blocks = body_blocks(Brush(brush.words, brush.sheet, RADIUS, crowded), design, layout)
            scale = min(width / layout, room / max(1.0, needed(blocks)))
            if scale > best:
                best = scale
                left = EDGE + (width - layout * scale) / 2
                inside = stacked(blocks, 0, 0, layout, room / scale)
                found = f'<g transform="translate({number(left)} {number(top)}) scale({scale:.3f})">{inside}</g>'
    return found
