"""The table of Senjutsu in the terminal: battlefield, heroes, initiative ladder, hand.

Symbols: R1↑ a figure with its front; [C4] a space that may be chosen; ■ wound, ◆ bleeding wound, □ wounds left,
✿ Focus, ◇ shielded; on the ladder ▶ what is being resolved, ✓ what is over. Colour never carries meaning alone.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Detail, Drawings, SetupQuestions
from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import SIGNS, confidence_word, mark
from shiai.cli.kit.styles import QUIET
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.state import BLOCK, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.rules.table import with_companions
from shiai.games.senjutsu.terminal.cards import hand_table, ladder, question_lines
from shiai.games.senjutsu.terminal.heroes import advantage, figure_mark, hero_lines
from shiai.games.senjutsu.terminal.hexes import battlefield
from shiai.games.senjutsu.terminal.symbols import BUD, SHIELD, front_legend, terrain_legend, viewer_seat
from shiai.games.senjutsu.terminal.views import about, discards, find_preview, hand, preview
from shiai.i18n.catalogue import Catalogue

WIDEST: Final = 120
FRAME: Final = 4  # columns of border and padding
GAP: Final = 3  # columns between the battlefield and the heroes
LEAST: Final = 36  # columns that heroes need beside the battlefield

S = TypeVar("S", bound=Senjutsu)
Figures = Callable[[S, Catalogue, int], list[Text]]  # lines about all figures, in so many columns


def draw(state: Senjutsu, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in so many columns."""
    return whole_table(state, words, width, all_heroes)


def whole_table(state: S, words: Catalogue, width: int, figures: Figures[S]) -> RenderableType:
    """The whole table with these lines about the figures."""
    across = min(width, WIDEST)
    parts: list[RenderableType] = [Text(words.message(state.setup.game.moment(state)), style="bold")]
    parts.append(field_and_figures(state, words, across, figures))
    for title, lines in (
        (words.say("draw-ladder"), ladder(state, words, across - FRAME)),
        (words.say("draw-question"), question_lines(state, words, across - FRAME)),
    ):
        if lines:
            parts.append(framed(Text("\n").join(lines), title, across))
    seat = viewer_seat(state)
    if seat >= 0:
        parts.append(framed(hand_table(state, seat, words, False), words.say("draw-hand"), across))
    legend = [Text(entry, style=QUIET) for entry in legend_entries(state, words)]
    parts.append(Text("\n").join(flow(legend, across, "  ")))
    return Group(*[Align.center(part) for part in parts])


def field_and_figures(state: S, words: Catalogue, across: int, figures: Figures[S]) -> RenderableType:
    """The battlefield with the figures beside it, or below it if there is no room."""
    field = battlefield(state, words, across)
    beside = across - field[0].cell_len - GAP
    lines = figures(state, words, beside if beside >= LEAST else across)
    if beside < LEAST:
        return Group(Text("\n").join(field), Text("\n").join(lines))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(Text("\n").join(field), Text("\n").join(lines))
    return grid


def all_heroes(state: Senjutsu, words: Catalogue, width: int) -> list[Text]:
    """The Advantage track and all heroes."""
    lines = [advantage(state, words)]
    for seat in with_companions(state, list(range(state.rules.people))):
        lines += hero_lines(state, seat, words, width)
    return lines


def framed(content: RenderableType, title: str, width: int) -> Panel:
    """A part of the table in its frame."""
    return Panel(content, title=Text(title), title_align="left", width=width, padding=(0, 1))


def legend_entries(state: Senjutsu, words: Catalogue) -> list[str]:
    """The symbols on this table with their names."""
    entries = [front_legend(words), f"■ {words.name('wound')}", f"◆ {words.name('bleeding_wound')}"]
    entries.append(f"{BUD} {words.say('draw-focus')}")
    if any(state.cells[seat * BLOCK + SHIELD_AT] for seat in range(state.rules.count)):
        entries.append(f"{SHIELD} {words.say('draw-shield')}")
    return [*entries, *terrain_legend(set(state.terrain.kind_at.values()), words), *sign_entries(state, words)]


def sign_entries(state: Senjutsu, words: Catalogue) -> list[str]:
    """The board with its sign, and what the signs on this table mean."""
    board = state.rules.board.name
    sign = mark(state.rules.box, "boards", board)
    used = {sign, *[figure_mark(state, figure) for figure in range(state.rules.count)]}
    for heap in state.rules.heaps:
        used |= {SIGNS[state.rules.cards.designs[card].record["confidence"]] for card in designs(heap)}
    meanings = [f"{each} {confidence_word(which, words)}" for which, each in SIGNS.items() if each and each in used]
    return [f"{words.name(board)} {sign}", *meanings] if sign else meanings


DRAWINGS: Final = Drawings(
    draw,
    details={
        "preview": Detail(preview, lambda words: words.say("draw-help_preview"), find_preview),
        "hand": Detail(hand, lambda words: words.say("draw-help_hand")),
        "discards": Detail(discards, lambda words: words.say("draw-help_discards")),
        "about": Detail(about, lambda words: words.say("draw-help_about")),
    },
    questions=SetupQuestions(("hero_1", "hero_2", "board", "terrain")),
)
