"""The table of Samurai Spirit in the terminal: the village, the piles, a board for every samurai, the card in hand.

Signs: ▲ hat, ⌂ farmstead, ☻ doll, ✿ family, ╫ barricade, × a lost token, [4] the pawn, ◆ the Kiai space, ♨ the flame
space, ▸ the last card of a combat line, ◎ a support token; a legend explains the signs in use. Colour never carries
information alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Detail, Drawings
from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import legend as mark_legend
from shiai.cli.kit.styles import FOCUS, QUIET
from shiai.games.samurai_spirit.rules.components import FIRE, SYMBOL_NAMES, SYMBOLS
from shiai.games.samurai_spirit.rules.state import (
    DEFENCE,
    HAND,
    HOLDER,
    INTRUDERS,
    NO_CARD,
    NOBODY,
    STACK,
    SamuraiSpirit,
    line_cards,
)
from shiai.games.samurai_spirit.terminal.boards import (
    KIAI_SIGN,
    LAST_SIGN,
    TOKEN_SIGN,
    boards,
    kiai_mark,
    name_of,
    table_width,
)
from shiai.games.samurai_spirit.terminal.card_lists import discard_pile, unseen
from shiai.games.samurai_spirit.terminal.cards import (
    FLAMES_SIGN,
    PENALTY_SIGNS,
    SYMBOL_SIGNS,
    card_mark,
    flames_legend,
    penalty_legend,
    penalty_words,
    places,
    symbol_legend,
)
from shiai.games.samurai_spirit.terminal.talents import talents
from shiai.games.samurai_spirit.terminal.village import middle
from shiai.i18n.catalogue import Catalogue

DIGITS: Final = {  # three lines each
    1: ("╺┓ ", " ┃ ", "╺┻╸"),
    2: ("╺━┓", "┏━┛", "┗━╸"),
    3: ("╺━┓", " ━┫", "╺━┛"),
    4: ("╻ ╻", "┗━┫", "  ╹"),
    5: ("┏━╸", "┗━┓", "╺━┛"),
    6: ("┏━╸", "┣━┓", "┗━┛"),
}


def draw(state: SamuraiSpirit, words: Catalogue, width: int) -> RenderableType:
    """The whole table, for a screen of this width."""
    across = table_width(state, width)
    parts: list[RenderableType] = [middle(state, words, across), boards(state, words, width)]
    if state.cells[HAND] != NO_CARD:
        parts.append(hand(state, words, across))
    parts.append(legend(state, words, across))
    return Group(*[Align.center(part) for part in parts])


def hand(state: SamuraiSpirit, words: Catalogue, width: int) -> Panel:
    """The card in hand, large, with everything on it in words."""
    card = state.cells[HAND]
    rules = state.rules
    penalty_signs = "".join([PENALTY_SIGNS[penalty] for penalty in rules.penalties(card)])
    nothing = "–"
    grid = Table.grid(padding=(0, 2))
    for digit, label, sign, text in zip(
        DIGITS[rules.value[card]],
        (words.say("draw-symbol"), words.say("draw-penalty"), words.name("flames")),
        (SYMBOL_SIGNS[rules.symbol[card]], penalty_signs, FLAMES_SIGN if rules.flames[card] else ""),
        ((*[words.name(name) for name in SYMBOL_NAMES], "")[rules.symbol[card]], penalty_words(rules, card, words), ""),
        strict=True,
    ):
        grid.add_row(Text(digit, style=FOCUS), Text(label, style=QUIET), Text(f"{sign} {text}".strip() or nothing))
    # A card that Daisuke's Kiai moves has no holder: show it at the seat that must choose.
    holder = state.cells[HOLDER] if state.cells[HOLDER] != NOBODY else state.actors()[0]
    title = f"{words.say('draw-hand')}{card_mark(rules, card)} · {name_of(state, holder, words)}"
    return Panel(grid, title=Text(title), title_align="left", box=box.HEAVY, border_style=FOCUS, width=width)


def legend(state: SamuraiSpirit, words: Catalogue, width: int) -> Text:
    """The meaning of the signs in use."""
    lines = [card for seat in range(state.rules.samurai) for card in line_cards(state, seat)]
    piled = [card for pile in (STACK, INTRUDERS) for card in places(pile, state.cells) if card >= 0]
    shown = {FIRE} | {penalty for card in (*lines, *piled) for penalty in state.rules.penalties(card)}
    entries = [f"[4] {words.say('draw-total')}", f"{KIAI_SIGN} {words.say('draw-kiai')}"]
    entries += [f"{LAST_SIGN} {words.say('draw-last_card')}"] if lines else []
    entries += [*symbol_legend(words), *penalty_legend(shown, words)]
    if any(state.rules.flames[card] for card in piled):
        entries.append(flames_legend(words))
    entries.append(f"{TOKEN_SIGN} {words.say('draw-token')}")
    texts = [Text(entry, style=QUIET) for entry in entries] + [mark_legend(marks(state, [*lines, *piled]), words)]
    return Text("\n").join(flow(texts, width, "  "))


def marks(state: SamuraiSpirit, cards: list[int]) -> list[str]:
    """The signs of all cards and boards that are not printed."""
    cells = state.cells
    rows = [cells[DEFENCE + place] for place in range(state.rules.samurai * SYMBOLS)]
    shown = [card for card in (*cards, *rows, cells[HAND]) if card != NO_CARD]
    boards_shown = [kiai_mark(state, seat) for seat in range(state.rules.samurai)]
    return [*boards_shown, *[card_mark(state.rules, card) for card in shown]]


DRAWINGS: Final = Drawings(
    draw,
    details={
        "discards": Detail(discard_pile, lambda words: words.say("draw-help_discards")),
        "unseen": Detail(unseen, lambda words: words.say("draw-help_unseen")),
        "talents": Detail(talents, lambda words: words.say("draw-help_talents")),
    },
)
