"""The lines of a drawn Senjutsu card: gated strips, OR, "If successful", split lines, one below the other."""

from typing import Final

from shiai.games.senjutsu.browser.cards.effects import chain_symbol
from shiai.games.senjutsu.browser.cards.symbols import (
    ENDLESS,
    LETTER,
    Brush,
    Symbol,
    box,
    column,
    fitted,
    gate_symbols,
    letters,
    moved,
    number,
    row,
    span,
    wash_of,
    width_of,
    wrapped,
)
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.structure import (
    COUNTER_LINE,
    MODIFIER_LINE,
    PLAIN_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Line,
    Option,
    Part,
)

GAP: Final = 2.0
LINE: Final = 24.0  # the least height of a line
BAR: Final = 15.0  # between lines that stand side by side
TOO_WIDE: Final = 1.12  # times the width: what is wider is broken into several lines
GRID_LINES: Final = (STRIKE_LINE, SHIELD_LINE, STAR_LINE)


def body_blocks(brush: Brush, design: Design, width: float) -> list[Symbol]:
    """All lines of a card with the rules between them."""
    blocks: list[Symbol] = []
    if "contracts" in design.record["keywords"]:
        blocks.append(column(wrapped(brush.words.say("card-contracts"), width)))
    if design.stake:
        blocks.append(column(wrapped(brush.words.say("card-stake"), width)))
    if design.renown:
        blocks.append(column(wrapped(brush.words.say("card-renown"), width)))
    for index, part in enumerate(design.effects.parts):
        if index:
            blocks.append(split_rule(part.low, part.speed, width))
        blocks += part_blocks(brush, part, width)
    return blocks


def part_blocks(brush: Brush, part: Part, width: float) -> list[Symbol]:
    """The lines of one part with the rules between its segments."""
    blocks: list[Symbol] = []
    place = 0
    while place < len(part.lines):
        line = part.lines[place]
        if place == part.success:
            blocks.append(worded_rule(brush.words.say("web-card_success"), "success", width))
        elif place == part.reduced:
            words = brush.words
            later = words.say("web-card_each_turn") if part.renews() else words.say("web-card_reduced")
            blocks.append(worded_rule(later, "success", width))
        place += 1
        others: list[Line] = []
        while (
            line.kind in GRID_LINES and place < part.success and part.lines[place].kind in (MODIFIER_LINE, COUNTER_LINE)
        ):
            others.append(part.lines[place])
            place += 1
        if others:
            blocks += grid_blocks(brush, line, others, width)
            continue
        end = min([cut for cut in (part.success, part.reduced) if cut >= place], default=len(part.lines))
        beside = neighbours(brush, part.lines[place - 1 : end], width) if brush.crowded else []
        place += max(0, len(beside) - 1)
        blocks += [side_by_side(brush, beside, width)] if len(beside) > 1 else line_blocks(brush, line, width)
    return blocks


def needed(blocks: list[Symbol]) -> float:
    """The height of blocks one below the other."""
    return sum([block.height for block in blocks]) + GAP * (len(blocks) - 1)


def stacked(blocks: list[Symbol], x: float, y: float, width: float, room: float) -> str:
    """Blocks one below the other, spread over the room, or scaled down if they need more."""
    height = needed(blocks)
    scale = min(1.0, room / height)
    gap = GAP if scale < 1.0 else min(8.0, (room - height) / (len(blocks) + 1) + GAP)
    at = (room - (height + (gap - GAP) * (len(blocks) - 1)) * scale) / 2
    drawn: list[str] = []
    inner = 0.0
    for block in blocks:
        drawn.append(moved(block, 0, inner + block.height / 2))
        inner += block.height + gap
    size = f" scale({scale:.3f})" if scale < 1.0 else ""
    left = x + width * (1 - scale) / 2
    return f'<g transform="translate({number(left)} {number(y + at)}){size}">{"".join(drawn)}</g>'


# Rules ----------------------------------------------------------------------------------------------------------------


def split_rule(low: int, high: int, width: float) -> Symbol:
    """A split line with its initiative box."""
    inside = box(span(low, high))
    line = f'<path class="ink-line split" d="M{number(inside.width)} 0H{number(width)}"/>'
    return Symbol(width, 22, inside.svg + line)


def worded_rule(text: str, kind: str, width: float) -> Symbol:
    """A rule with words on it."""
    room = min(width_of(text, LETTER) + 8, width)
    start, end = (width - room) / 2, (width + room) / 2
    words = letters(text, LETTER, "words middle", room=width)
    lines = f'<path class="rule {kind}" d="M0 0H{number(start)}M{number(end)} 0H{number(width)}"/>'
    return Symbol(width, 16, lines + moved(words, width / 2, 0))


# Lines ----------------------------------------------------------------------------------------------------------------


def line_blocks(brush: Brush, line: Line, width: float) -> list[Symbol]:
    """One printed row; the options of an OR stand side by side if they fit, else below each other."""
    if len(line.options) > 1:
        inline = either(brush, line.options, width)
        if inline.width <= width * TOO_WIDE:
            return [centred(fitted(inline, width), width)]
    blocks: list[Symbol] = []
    for option in line.options:
        if blocks:
            blocks.append(worded_rule(brush.words.say("web-card_or"), "or", width))
        blocks.append(option_block(brush, option, width))
    return blocks


def grid_blocks(brush: Brush, line: Line, others: list[Line], width: float) -> list[Symbol]:
    """A grid with its modifiers: beside it if there is room, else below."""
    option = line.options[0]
    grid = content(brush, option, width)
    room = width - grid.width - 8
    beside = len(line.options) == 1 and not option.kamae and not option.focus
    if beside and max([natural_width(brush, each) for other in others for each in other.options]) <= room:
        companions = column([block for other in others for block in line_blocks(brush, other, room)])
        return [row([grid, companions], 8.0)]
    return [block for each in (line, *others) for block in line_blocks(brush, each, width)]


def natural_width(brush: Brush, option: Option) -> float:
    """The width of an option with unlimited room."""
    inside = content(brush, option, ENDLESS).width
    if not option.kamae and not option.focus:
        return inside
    return inside + row(gate_symbols(brush, option.kamae, option.focus), 2.0).width + 14


def neighbours(brush: Brush, lines: list[Line], width: float) -> list[Line]:
    """The first of these lines that are short enough to stand side by side."""
    found: list[Line] = []
    room = width
    for line in lines:
        option = line.options[0]
        if line.kind != PLAIN_LINE or len(line.options) > 1 or option.kamae or option.focus:
            break
        room -= natural_width(brush, option)
        if room < 0:
            break
        found.append(line)
        room -= BAR
    return found


def side_by_side(brush: Brush, lines: list[Line], width: float) -> Symbol:
    """Short lines in one row, with bars between them."""
    bar = Symbol(1, LINE, '<path class="rule" d="M.5 -9V9"/>')
    symbols = [symbol for line in lines for symbol in (bar, content(brush, line.options[0], width))]
    return centred(row(symbols[1:], (BAR - 1) / 2), width)


def either(brush: Brush, options: list[Option], width: float) -> Symbol:
    """Options side by side, each no wider than it must be."""
    symbols: list[Symbol] = []
    for option in options:
        if symbols:
            symbols.append(letters(brush.words.say("web-card_or"), 14.0, "words"))
        if option.kamae or option.focus:
            symbols.append(option_block(brush, option, natural_width(brush, option)))
        else:
            symbols.append(content(brush, option, width))
    return row(symbols, 5.0)


def content(brush: Brush, option: Option, width: float) -> Symbol:
    """An option without its gates."""
    if option.chain is not None:
        return chain_symbol(brush, option.chain, width)
    if len(option.lines) == 1:
        return fitted(either(brush, option.lines[0].options, width), width)
    return column([block for line in option.lines for block in line_blocks(brush, line, width)])


def option_block(brush: Brush, option: Option, width: float) -> Symbol:
    """An option over the whole width; a gated one as a strip in the colour of its gate."""
    if not option.kamae and not option.focus:
        return centred(content(brush, option, width), width)
    gates = row(gate_symbols(brush, option.kamae, option.focus), 2.0)
    room = width - gates.width - 12
    inside = content(brush, option, room)
    height = max(LINE, inside.height + 4)
    strip = (
        f'<rect class="{wash_of(option.kamae, option.focus)}-strip" y="{number(-height / 2)}"'
        f' width="{number(width)}" height="{number(height)}" rx="2"/>'
    )
    left = gates.width + 8 + max(0.0, (room - inside.width) / 2)
    return Symbol(width, height, strip + moved(gates, 2, 0) + moved(inside, left, 0))


def centred(symbol: Symbol, width: float) -> Symbol:
    """A line in the middle of the width."""
    height = max(LINE, symbol.height)
    return Symbol(width, height, moved(symbol, max(0.0, (width - symbol.width) / 2), 0))
