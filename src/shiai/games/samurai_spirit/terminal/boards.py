"""The boards of Samurai Spirit: for each samurai its side, wound, battle track, combat line, defence row and tokens."""

from math import ceil
from typing import Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.games.samurai_spirit.rules.components import (
    DRAW_LEFT,
    DRAW_RIGHT,
    FIRE,
    PENALTY_NAMES,
    SAMURAI_NAMES,
    SYMBOLS,
    WOUND,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    DEFENCE,
    ENDING,
    GAINED,
    NO_CARD,
    NOBODY,
    RESOLVING,
    RESTRICTED,
    RESTRICTION_NAMES,
    SAMURAI,
    TOKENS,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    line_cards,
    pawn,
    total,
)
from shiai.games.samurai_spirit.rules.table import in_round, name_at
from shiai.games.samurai_spirit.terminal.cards import PENALTY_SIGNS, SYMBOL_SIGNS, card_mark, in_line
from shiai.i18n.catalogue import Catalogue

NARROWEST: Final = 40  # columns that a board with the longest battle track needs
WIDEST: Final = 60
FRAME: Final = 4  # columns of border and padding
KIAI_SIGN: Final = "◆"
TOKEN_SIGN: Final = "◎"
LAST_SIGN: Final = "▸"
FLAME_SPACE: Final = PENALTY_SIGNS[FIRE]  # both hit the village


def table_width(state: SamuraiSpirit, width: int) -> int:
    """The columns that the whole table takes."""
    return min(width, WIDEST * abreast(state, width))


def abreast(state: SamuraiSpirit, width: int) -> int:
    """How many boards are drawn side by side; all rows get about the same number."""
    rows = ceil(state.rules.samurai / max(1, width // NARROWEST))
    return ceil(state.rules.samurai / rows)


def boards(state: SamuraiSpirit, words: Catalogue, width: int) -> Table:
    """All boards in seating order: the next one is the left neighbour's."""
    columns = abreast(state, width)
    each = table_width(state, width) // columns
    grid = Table.grid()
    for first in range(0, state.rules.samurai, columns):
        seats = range(first, min(first + columns, state.rules.samurai))
        contents = [board_lines(state, seat, words, each - FRAME) for seat in seats]
        height = max([len(lines) for lines in contents]) + 2
        panels = [board(state, seat, words, lines) for seat, lines in zip(seats, contents, strict=True)]
        for panel in panels:
            panel.width = each
            panel.height = height
        grid.add_row(*panels)
    return grid


def board(state: SamuraiSpirit, seat: int, words: Catalogue, lines: list[Text]) -> Panel:
    """One board in its frame, with the samurai's name and health."""
    cells = state.cells
    active = seat == cells[ACTIVE] and not cells[ENDING]
    passed = not in_round(cells, seat)
    style = FOCUS if active else QUIET if passed else "none"
    names = dict.fromkeys([name_of(state, seat, words), words.name(state.setup.seat_name(seat))])
    token = f" {TOKEN_SIGN}" if cells[TOKENS + seat] == seat else ""
    return Panel(
        Text("\n").join(lines),
        title=Text(f"{'▶ ' if active else ''}{' · '.join(names)}{token}", style=style),
        title_align="left",
        subtitle=health(state, seat, words),
        subtitle_align="right",
        box=box.HEAVY if active else box.ROUNDED,
        border_style=style,
        padding=(0, 1),
    )


def name_of(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """The samurai of a seat; the seat itself before one is dealt to it."""
    return words.name(name_at(state, seat))


def health(state: SamuraiSpirit, seat: int, words: Catalogue) -> Text:
    """Side with its sign, wound token, and whether the samurai is active or has passed."""
    cells = state.cells
    animal = cells[ANIMAL] >> seat & 1
    side = words.say("draw-animal") if animal else words.say("draw-human")
    parts = [Text(side + kiai_mark(state, seat), style=DANGER if animal else "none")]
    if cells[WOUNDED] >> seat & 1:
        parts.append(Text(f"{PENALTY_SIGNS[WOUND]} {words.say('draw-wounded')}", style=DANGER))
    if cells[RESOLVING] >> seat & 1:
        parts.append(Text(f"{KIAI_SIGN} {words.say('draw-kiai')}!", style=POWER))
    if not in_round(cells, seat):
        parts.append(Text(words.say("draw-passed")))
    elif seat == cells[ACTIVE] and not cells[ENDING]:
        parts.append(Text(words.say("draw-active"), style=FOCUS))
    return Text(" · ").join(parts)


def kiai_mark(state: SamuraiSpirit, seat: int) -> str:
    """The sign of the side that is up, if its Kiai value is not printed."""
    if state.cells[SAMURAI + seat] == NOBODY:
        return ""
    side = "animal" if state.cells[ANIMAL] >> seat & 1 else "human"
    return mark(state.rules.box, "samurai", name_at(state, seat), side)


def board_lines(state: SamuraiSpirit, seat: int, words: Catalogue, width: int) -> list[Text]:
    """The contents of a board, line by line."""
    if state.cells[SAMURAI + seat] == NOBODY:
        return [Text(words.say("draw-empty"), style=QUIET)]
    return [
        *flow([track(state, seat)], width),
        *flow([Text(words.say("draw-defence_row"), style=QUIET), *defence_row(state, seat)], width),
        *flow(combat_line(state, seat, words), width),
        *flow(restrictions(state, seat, words), width),
        *flow(tokens(state, seat, words), width, "  "),
    ]


def track(state: SamuraiSpirit, seat: int) -> Text:
    """The battle track: 0 to the marked Kiai space, then the flame space; the pawn stands in brackets."""
    kiai = kiai_value(state, seat)
    standing = pawn(state, seat)
    text = Text()
    for space in range(kiai + 2):
        label, style = str(space), "none"
        if space == kiai:
            label, style = f"{KIAI_SIGN}{space}", POWER
        elif space > kiai:
            label, style = FLAME_SPACE, DANGER
        if space == standing:
            text.append(f"[{label}]", style="bold reverse")
        else:
            text.append("" if space == standing + 1 else " ").append(label, style=style)
    return text


def defence_row(state: SamuraiSpirit, seat: int) -> list[Text]:
    """A slot for every symbol, with the value of the card that lies there."""
    row = state.cells[DEFENCE + seat * SYMBOLS : DEFENCE + (seat + 1) * SYMBOLS]
    return [
        Text(f"[{SYMBOL_SIGNS[symbol]}{state.rules.value[card]}{card_mark(state.rules, card)}]", style=SAFE)
        if card != NO_CARD
        else Text(f"[{SYMBOL_SIGNS[symbol]} ]", style=QUIET)
        for symbol, card in enumerate(row)
    ]


def combat_line(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[Text]:
    """The total and the cards, the oldest first; then the penalties of the last one."""
    cards = line_cards(state, seat)
    parts = [Text(f"{words.say('draw-combat_line')} {total(state, seat)}:", style=QUIET)]
    if not cards:
        return [*parts, Text(words.say("draw-empty"), style=QUIET)]
    parts += [
        *[Text(in_line(state.rules, card)) for card in cards[:-1]],
        Text(f"{LAST_SIGN}{in_line(state.rules, cards[-1])}", style="bold"),
    ]
    if state.rules.penalties(cards[-1]) and in_round(state.cells, seat):
        parts[-1].style = DANGER
        parts.append(Text(words.say("draw-next_turn", penalties=threat(state, seat, cards[-1], words)), style=DANGER))
    return parts


def threat(state: SamuraiSpirit, seat: int, card: int, words: Catalogue) -> str:
    """The penalties of a card in words; arrows name the neighbour."""
    neighbours = {DRAW_LEFT: state.rules.left[seat], DRAW_RIGHT: state.rules.right[seat]}
    return ", ".join(
        [
            words.name(PENALTY_NAMES[penalty])
            + (f" ({name_of(state, neighbours[penalty], words)})" if penalty in neighbours else "")
            for penalty in state.rules.penalties(card)
        ]
    )


def restrictions(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[Text]:
    """What the penalties of this turn forbid."""
    if seat != state.cells[ACTIVE] or not state.cells[RESTRICTED]:
        return []
    names = [words.name(name) for i, name in enumerate(RESTRICTION_NAMES) if state.cells[RESTRICTED] >> i & 1]
    return [Text(words.say("draw-this_turn", penalties=", ".join(names)), style=DANGER)]


def tokens(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[Text]:
    """Who has the samurai's own token if it is lent, which tokens it borrows, and its talents of absent samurai."""
    cells = state.cells
    holder = cells[TOKENS + seat]
    lenders = [other for other in range(state.rules.samurai) if other != seat and cells[TOKENS + other] == seat]
    gained = [name for samurai, name in enumerate(SAMURAI_NAMES) if cells[GAINED + seat] >> samurai & 1]
    found = [
        (words.say("draw-token_with"), [name_of(state, holder, words)] if holder != seat else []),
        (words.say("draw-borrowed"), [name_of(state, other, words) for other in lenders]),
        (words.say("draw-gained"), [words.name(name) for name in gained]),
    ]
    return [Text(f"{TOKEN_SIGN} {label}: {', '.join(names)}", style=FOCUS) for label, names in found if names]
