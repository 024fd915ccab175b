"""The table of Senjutsu in the terminal: battlefield, heroes, initiative ladder, hand.

Signs: R1↑ a figure with its front; [C4] a space that may be chosen; ■ wound, ◆ bleeding wound, □ wounds left, ✿ Focus,
◇ shielded; on the ladder ▶ what is being resolved, ✓ what is over. Nothing is told by colour alone.
"""

from collections.abc import Callable
from typing import Final

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawings, Look, SetupQuestions
from shiai.cli.kit.inks import QUIET
from shiai.cli.kit.layout import flow
from shiai.core.state import State
from shiai.games.senjutsu.rules.state import BLOCK, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.terminal.cards import hand_table, ladder, question_lines
from shiai.games.senjutsu.terminal.heroes import advantage, hero_lines
from shiai.games.senjutsu.terminal.hexes import battlefield
from shiai.games.senjutsu.terminal.looks import about, discards, find_preview, hand, preview
from shiai.games.senjutsu.terminal.signs import BUD, SHIELD, front_legend, mine, terrain_legend
from shiai.i18n.catalogue import Catalogue

WIDEST: Final = 120
FRAME: Final = 4  # columns of border and padding
GAP: Final = 3  # columns between the battlefield and the heroes
LEAST: Final = 36  # columns that heroes need beside the battlefield

Figures = Callable[[Senjutsu, Catalogue, int], list[Text]]  # what is told of all figures, in so many columns


def draw(state: State, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in so many columns."""
    assert isinstance(state, Senjutsu)
    return whole_table(state, words, width, all_heroes)


def whole_table(state: Senjutsu, words: Catalogue, width: int, figures: Figures) -> RenderableType:
    """The whole table with what is told of the figures."""
    across = min(width, WIDEST)
    parts: list[RenderableType] = [Text(words.message(state.setup.game.moment(state)), style="bold")]
    parts.append(field_and_figures(state, words, across, figures))
    for title, lines in (
        (words.say("draw-ladder"), ladder(state, words, across - FRAME)),
        (words.say("draw-question"), question_lines(state, words, across - FRAME)),
    ):
        if lines:
            parts.append(framed(Text("\n").join(lines), title, across))
    if mine(state) >= 0:
        parts.append(framed(hand_table(state, mine(state), words, False), words.say("draw-hand"), across))
    legend = [Text(entry, style=QUIET) for entry in signs(state, words)]
    parts.append(Text("\n").join(flow(legend, across, "  ")))
    return Group(*[Align.center(part) for part in parts])


def field_and_figures(state: Senjutsu, words: Catalogue, across: int, figures: Figures) -> RenderableType:
    """The battlefield with the figures beside it, or below it where there is no room."""
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
    for seat in range(state.rules.count):
        lines += hero_lines(state, seat, words, width)
    return lines


def framed(content: RenderableType, title: str, width: int) -> Panel:
    """A part of the table in its frame."""
    return Panel(content, title=Text(title), title_align="left", width=width, padding=(0, 1))


def signs(state: Senjutsu, words: Catalogue) -> list[str]:
    """The signs on this table with their names."""
    entries = [front_legend(words), f"■ {words.name('wound')}", f"◆ {words.name('bleeding_wound')}"]
    entries.append(f"{BUD} {words.say('draw-focus')}")
    if any(state.cells[seat * BLOCK + SHIELD_AT] for seat in range(state.rules.count)):
        entries.append(f"{SHIELD} {words.say('draw-shield')}")
    return entries + terrain_legend(set(state.terrain.kind_at.values()), words)


DRAWINGS: Final = Drawings(
    draw,
    looks={
        "preview": Look(preview, lambda words: words.say("draw-help_preview"), find_preview),
        "hand": Look(hand, lambda words: words.say("draw-help_hand")),
        "discards": Look(discards, lambda words: words.say("draw-help_discards")),
        "about": Look(about, lambda words: words.say("draw-help_about")),
    },
    questions=SetupQuestions(("hero_1", "hero_2", "board", "terrain")),
)
