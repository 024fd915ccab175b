"""The table of Samurai Spirit in the terminal: the village, the piles, a board for every samurai, the card in hand.

Signs: ▲ hat, ⌂ farmstead, ☻ doll, ✿ family, ╫ barricade, × what is lost, [4] the pawn, ◆ the Kiai space, ♨ the flame
space, ▸ the last card of a combat line, ◎ a support token; a legend explains what is in sight. Nothing is told by
colour alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawings, Look
from shiai.cli.kit.inks import FOCUS, QUIET
from shiai.cli.kit.layout import flow
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import FIRE, FLAMES, SYMBOL, SYMBOL_NAMES, VALUE, penalties
from shiai.games.samurai_spirit.rules.state import (
    HAND,
    HOLDER,
    INTRUDERS,
    NO_CARD,
    NOBODY,
    STACK,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.terminal.boards import (
    KIAI_SIGN,
    LAST_SIGN,
    TOKEN_SIGN,
    boards,
    line_cards,
    name_of,
    table_width,
)
from shiai.games.samurai_spirit.terminal.cards import (
    FLAMES_SIGN,
    PENALTY_SIGNS,
    SYMBOL_SIGNS,
    flames_legend,
    penalty_legend,
    penalty_words,
    places,
    symbol_legend,
)
from shiai.games.samurai_spirit.terminal.looks import discard_pile, unseen
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


def draw(state: State, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in so many columns."""
    assert isinstance(state, SamuraiSpirit)
    across = table_width(state, width)
    parts: list[RenderableType] = [middle(state, words, across), boards(state, words, width)]
    if state.cells[HAND] != NO_CARD:
        parts.append(hand(state, words, across))
    parts.append(legend(state, words, across))
    return Group(*[Align.center(part) for part in parts])


def hand(state: SamuraiSpirit, words: Catalogue, width: int) -> Panel:
    """The card in hand, big, with everything on it in words."""
    card = state.cells[HAND]
    marks = "".join([PENALTY_SIGNS[penalty] for penalty in penalties(card)])
    nothing = "–"
    grid = Table.grid(padding=(0, 2))
    for digit, label, sign, text in zip(
        DIGITS[VALUE[card]],
        (words.say("draw-symbol"), words.say("draw-penalty"), words.name("flames")),
        (SYMBOL_SIGNS[SYMBOL[card]], marks, FLAMES_SIGN if FLAMES[card] else ""),
        ((*[words.name(name) for name in SYMBOL_NAMES], "")[SYMBOL[card]], penalty_words(card, words), ""),
        strict=True,
    ):
        grid.add_row(Text(digit, style=FOCUS), Text(label, style=QUIET), Text(f"{sign} {text}".strip() or nothing))
    # A card that Daisuke's Kiai moves was not drawn by anybody: it is with whoever must choose.
    holder = state.cells[HOLDER] if state.cells[HOLDER] != NOBODY else state.actors()[0]
    title = f"{words.say('draw-hand')} · {name_of(state, holder, words)}"
    return Panel(grid, title=Text(title), title_align="left", box=box.HEAVY, border_style=FOCUS, width=width)


def legend(state: SamuraiSpirit, words: Catalogue, width: int) -> Text:
    """What the signs in sight mean."""
    lines = [card for seat in range(state.rules.samurai) for card in line_cards(state, seat)]
    piled = [card for pile in (STACK, INTRUDERS) for card in places(pile, state.cells) if card >= 0]
    shown = {FIRE} | {penalty for card in (*lines, *piled) for penalty in penalties(card)}
    entries = [f"[4] {words.say('draw-total')}", f"{KIAI_SIGN} {words.say('draw-kiai')}"]
    entries += [f"{LAST_SIGN} {words.say('draw-last_card')}"] if lines else []
    entries += [*symbol_legend(words), *penalty_legend(shown, words)]
    if any(FLAMES[card] for card in piled):
        entries.append(flames_legend(words))
    entries.append(f"{TOKEN_SIGN} {words.say('draw-token')}")
    return Text("\n").join(flow([Text(entry, style=QUIET) for entry in entries], width, "  "))


DRAWINGS: Final = Drawings(
    draw,
    looks={
        "discards": Look(discard_pile, lambda words: words.say("draw-help_discards")),
        "unseen": Look(unseen, lambda words: words.say("draw-help_unseen")),
        "talents": Look(talents, lambda words: words.say("draw-help_talents")),
    },
)
