"""The table of Samurai Spirit in the terminal: the village, the piles, a board for every samurai, the card in hand.

Signs: ▲ hat, ⌂ farmstead, ☻ doll, ✿ family, ╫ barricade, × what is lost, [4] the pawn, ◆ the Kiai space, ♨ the flame
space, ‹…› the last card of a combat line, ◎ a support token; a legend below explains those that are in sight. Nothing
is told by colour alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.drawings.drawing import Drawings, Look
from shiai.cli.drawings.inks import DANGER, FOCUS, QUIET, SAFE
from shiai.cli.drawings.raider_cards import (
    FLAMES_SIGN,
    PENALTY_SIGNS,
    SYMBOL_SIGNS,
    flames_legend,
    flow,
    penalties,
    penalty_legend,
    penalty_words,
    pile_text,
    places,
    symbol_legend,
)
from shiai.cli.drawings.raider_looks import discard_pile, unseen
from shiai.cli.drawings.samurai_boards import (
    FRAME,
    KIAI_SIGN,
    NARROWEST,
    TOKEN_SIGN,
    boards,
    line_cards,
    table_width,
    who,
)
from shiai.core.state import State
from shiai.games.samurai_spirit.components import (
    FAMILIES,
    FARM,
    FARMSTEADS,
    FIRE,
    FLAMES,
    ROUNDS,
    SAMURAI_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    VALUE,
)
from shiai.games.samurai_spirit.deck import discards
from shiai.games.samurai_spirit.state import (
    BARRICADES,
    FARMS,
    HAND,
    HOLDER,
    HOMES,
    INTRUDERS,
    NO_CARD,
    RESULT,
    ROUND,
    STACK,
    TURN,
    VILLAGE_SAVED,
    SamuraiSpirit,
    points,
)
from shiai.games.samurai_spirit.steps.turn import absent_closed
from shiai.games.samurai_spirit.table import name_at
from shiai.i18n.catalogue import Catalogue

BARRICADE_SIGN: Final = "╫"
FAMILY_SIGN: Final = "✿"
LOST_SIGN: Final = "×"
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


def middle(state: SamuraiSpirit, words: Catalogue, width: int) -> Table:
    """The village and the piles, side by side where there is room."""
    grid = Table.grid()
    half = width // 2 if width >= 2 * NARROWEST else width
    contents = [village_lines(state, words), pile_lines(state, words, half - FRAME)]
    height = max([len(lines) for lines in contents]) + 2
    panels = [
        Panel(Text("\n").join(lines), title=title, title_align="left", width=half, height=height, padding=(0, 1))
        for lines, title in zip(contents, (moment(state, words), None), strict=True)
    ]
    if half < width:
        grid.add_row(*panels)
    else:
        for panel in panels:
            grid.add_row(panel)
    return grid


def moment(state: SamuraiSpirit, words: Catalogue) -> Text:
    """Round and turn, and the difficulty."""
    cells = state.cells
    level = words.say(f"value-difficulty-{state.rules.options['difficulty']}")
    turn = f"{words.say('draw-turn')} {cells[TURN]}"
    return Text(f"{words.say('draw-round')} {cells[ROUND]}/{ROUNDS} · {turn} · {level}", style="bold")


def village_lines(state: SamuraiSpirit, words: Catalogue) -> list[Text]:
    """What protects the village and what is to be saved: standing and lost."""
    cells = state.cells
    rows = (
        (words.say("draw-barricades"), BARRICADE_SIGN, cells[BARRICADES], state.rules.barricades),
        (words.say("draw-farmsteads"), SYMBOL_SIGNS[FARM], cells[FARMS], FARMSTEADS),
        (words.say("draw-families"), FAMILY_SIGN, cells[HOMES].bit_count(), FAMILIES),
    )
    label = max([len(name) for name, _, _, _ in rows])
    lines: list[Text] = []
    for name, sign, left, whole in rows:
        line = Text(f"{name:{label}}  ", style=QUIET).append(f"{left}/{whole}  ", style="bold")
        line.append(sign * left, style=SAFE).append(LOST_SIGN * (whole - left), style=DANGER)
        lines.append(line)
    return lines


def pile_lines(state: SamuraiSpirit, words: Catalogue, width: int) -> list[Text]:
    """The three piles with what is known of them, and the unused tokens of absent samurai."""
    stack = places(STACK, state.cells)
    intruders = places(INTRUDERS, state.cells)
    return []
