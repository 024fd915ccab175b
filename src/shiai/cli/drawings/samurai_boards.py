"""The boards of Samurai Spirit: for each samurai its side, wound, battle track, combat line, defence row and tokens."""

from math import ceil
from typing import Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.drawings.inks import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.cli.drawings.raider_cards import PENALTY_SIGNS, SYMBOL_SIGNS, flow, in_line, penalties, penalty_words
from shiai.games.samurai_spirit.components import FIRE, SAMURAI_NAMES, SYMBOLS, VALUE, WOUND
from shiai.games.samurai_spirit.state import (
    ACTIVE,
    ANIMAL,
    DEFENCE,
    ENDING,
    GAINED,
    LINES,
    NO_CARD,
    NOBODY,
    PASSED,
    RESOLVING,
    RESTRICTED,
    RESTRICTION_NAMES,
    SAMURAI,
    TOKENS,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.table import in_round, name_at
from shiai.i18n.catalogue import Catalogue

NARROWEST: Final = 40  # columns of a board that the longest battle track needs
WIDEST: Final = 60
FRAME: Final = 4  # columns of border and padding
KIAI_SIGN: Final = "◆"
TOKEN_SIGN: Final = "◎"
FLAME_SPACE: Final = PENALTY_SIGNS[FIRE]  # it hits the village as the penalty does


def table_width(state: SamuraiSpirit, width: int) -> int:
    """The columns that the whole table takes."""
    return min(width, WIDEST * abreast(state, width))


def abreast(state: SamuraiSpirit, width: int) -> int:
    """How many boards lie side by side, so that the rows are about equally full."""
    rows = ceil(state.rules.samurai / max(1, width // NARROWEST))
    return ceil(state.rules.samurai / rows)


def boards(state: SamuraiSpirit, words: Catalogue, width: int) -> Table:
    """All boards in the order of the seats: the next one is the left neighbour's."""
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
    """One board with its frame: who it is, and how this samurai is."""
    cells = state.cells
    active = seat == cells[ACTIVE] and not cells[ENDING]
    passed = not in_round(cells, seat)
    style = FOCUS if active else QUIET if passed else "none"
    token = f" {TOKEN_SIGN}" if cells[TOKENS + seat] == seat else ""
    return Panel(
        Text("\n").join(lines),
        title=Text(f"{'▶ ' if active else ''}{who(state, seat, words)}{token}", style=style or "bold"),
        title_align="left",
        subtitle=health(state, seat, words),
        subtitle_align="right",
        box=box.HEAVY if active else box.ROUNDED,
        border_style=style,
        padding=(0, 1),
    )


def who(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """The samurai and its seat."""
    place = words.name(state.setup.seat_name(seat))
    return place if state.cells[SAMURAI + seat] == NOBODY else f"{words.name(name_at(state, seat))} · {place}"


def health(state: SamuraiSpirit, seat: int, words: Catalogue) -> Text:
    """Side, wound token, and whether the samurai is in the round."""
    cells = state.cells
    animal = cells[ANIMAL] >> seat & 1
    parts = [Text(words.say("draw-animal") if animal else words.say("draw-human"), style=DANGER if animal else "none")]
    if cells[WOUNDED] >> seat & 1:
        parts.append(Text(f"{PENALTY_SIGNS[WOUND]} {words.say('draw-wounded')}", style=DANGER))
    if cells[RESOLVING] >> seat & 1:
        parts.append(Text(f"{KIAI_SIGN} {words.say('draw-kiai')}!", style=POWER))
    if not in_round(cells, seat):
        parts.append(Text(words.say("draw-passed")))
    elif seat == cells[ACTIVE] and not cells[ENDING]:
        parts.append(Text(words.say("draw-active"), style=FOCUS))
    return Text(" · ").join(parts)


def board_lines(state: SamuraiSpirit, seat: int, words: Catalogue, width: int) -> list[Text]:
    """What lies on and around a board."""
    if state.cells[SAMURAI + seat] == NOBODY:
        return [Text(words.say("draw-empty"), style=QUIET)]
    return [
        track(state, seat),
        *flow([Text(f"{words.say('draw-defence_row')}", style=QUIET), *defence_row(state, seat)], width),
        *flow(combat_line(state, seat, words), width),
        *[line for note in notes(state, seat, words) for line in flow(split(note), width)],
    ]


def track(state: SamuraiSpirit, seat: int) -> Text:
    """The battle track: 0 to the marked Kiai space, then the flame space; the pawn stands in brackets."""
    kiai = kiai_value(state.cells, seat)
    pawn = min(total(state.cells, seat), kiai + 1)
    text = Text()
    for space in range(kiai + 2):
        label, style = str(space), "none"
        if space == kiai:
            label, style = f"{KIAI_SIGN}{space}", POWER
        elif space > kiai:
            label, style = FLAME_SPACE, DANGER
        if space == pawn:
            text.append(f"[{label}]", style="bold reverse")
        else:
            text.append("" if space == pawn + 1 else " ").append(label, style=style)
    return text


def defence_row(state: SamuraiSpirit, seat: int) -> list[Text]:
    """A slot for every symbol, with the value of the card that lies there."""
    row = state.cells[DEFENCE + seat * SYMBOLS : DEFENCE + (seat + 1) * SYMBOLS]
    return [
        Text(f"[{SYMBOL_SIGNS[symbol]}{VALUE[card]}]", style=SAFE)
        if card != NO_CARD
        else Text(f"[{SYMBOL_SIGNS[symbol]} ]", style=QUIET)
        for symbol, card in enumerate(row)
    ]


def line_cards(state: SamuraiSpirit, seat: int) -> list[int]:
    """The cards of a combat line, the oldest first."""
    line = state.cells[LINES + seat]
    cards: list[int] = []
    while line:
        cards.insert(0, (line & 127) - 1)
        line >>= 7
    return cards


def combat_line(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[Text]:
    """The total and the cards, the oldest first; the last one counts in the next turn."""
    cards = line_cards(state, seat)
    parts = [Text(f"{words.say('draw-combat_line')} {total(state.cells, seat)}:", style=QUIET)]
    if not cards:
        return [*parts, Text(words.say("draw-empty"), style=QUIET)]
    threat = penalties(cards[-1]) and in_round(state.cells, seat)
    last = Text(f"‹{in_line(cards[-1])}›", style=DANGER if threat else "bold")
    return [*parts, *[Text(in_line(card)) for card in cards[:-1]], last]


def notes(state: SamuraiSpirit, seat: int, words: Catalogue) -> list[Text]:
    """What is not always there: restrictions, the penalty that waits, tokens elsewhere, borrowed and gained talents."""
    cells = state.cells
    found: list[Text] = []
    if seat == cells[ACTIVE] and cells[RESTRICTED]:
        names = [words.name(name) for i, name in enumerate(RESTRICTION_NAMES) if cells[RESTRICTED] >> i & 1]
        found.append(Text(words.say("draw-this_turn", penalties=", ".join(names)), style=DANGER))
    cards = line_cards(state, seat)
    if cards and penalties(cards[-1]) and in_round(cells, seat):
        found.append(Text(words.say("draw-next_turn", penalties=penalty_words(cards[-1], words)), style=DANGER))
    if cells[TOKENS + seat] != seat:
        found.append(Text(f"{TOKEN_SIGN} {words.say('draw-token_with')} {words.name(name_at(state, cells[TOKENS + seat]))}"))
    lenders = [words.name(name_at(state, o)) for o in range(state.rules.samurai) if o != seat == cells[TOKENS + o]]
    if lenders:
        found.append(Text(f"{TOKEN_SIGN} {words.say('draw-borrowed')}: {', '.join(lenders)}", style=FOCUS))
    gained = [words.name(name) for i, name in enumerate(SAMURAI_NAMES) if cells[GAINED + seat] >> i & 1]
    if gained:
        found.append(Text(f"{TOKEN_SIGN} {words.say('draw-gained')}: {', '.join(gained)}", style=FOCUS))
    return found


def split(note: Text) -> list[Text]:
    """The words of a note, so that it can go on in the next line."""
    return [Text(word, style=note.style) for word in note.plain.split()]
