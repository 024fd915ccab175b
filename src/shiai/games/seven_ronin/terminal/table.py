"""The table of 7 Ronin in the terminal: time track, the ring of areas around the Market, the tiles of the ronin.

It draws a redacted state, so it cannot show what the viewer may not see. Symbols: ★ ninja, ☆ ninja in my plan,
■ wound, □ durability left, ⚓ held, ∅ silenced, → from the next round on. Nothing is shown by colour alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawings
from shiai.cli.kit.marks import legend, mark
from shiai.cli.kit.styles import DANGER, FOCUS, QUIET, SAFE
from shiai.core.seats import HOLE
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    BOARD_NAMES,
    DURABILITY,
    GONE,
    HAND,
    MARKET,
    MINIMUM,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    HELD,
    HELD_NEXT,
    NINJA,
    POOL,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    SILENCED_NEXT,
    USED_AREAS,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.table import area_count, occupied
from shiai.i18n.catalogue import Catalogue

WIDEST: Final = 104
FIRST: Final = "watchtower"  # the plot at the top left, where the ring begins


def draw(state: SevenRonin, words: Catalogue, width: int) -> RenderableType:
    """The whole table, at most this many columns wide."""
    return Group(track(state, words), village(state, words, min(width, WIDEST) // 4), tiles(state, words))


def track(state: SevenRonin, words: Catalogue) -> RenderableType:
    """The time track: threat level, minimum and starvation of each round, and a mark if it is not printed."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    now = state.cells[ROUND]
    for number in range(1, ROUNDS + 1):
        heading = f"▶{number}◀" if number == now else str(number)
        table.add_column(heading, justify="center", style=FOCUS if number == now else QUIET, header_style="bold")
    sign = mark(state.rules.box, "track", "threat", "levels")
    name = f"{words.say('draw-threat_level')} {sign}".strip()
    table.add_row(name, *[str(level) for level in state.rules.threat[1:]])
    table.add_row(words.say("draw-minimum"), *[str(number) for number in MINIMUM[1:]])
    hungry = ["−1" if number in state.rules.starving_rounds else "·" for number in range(1, ROUNDS + 1)]
    table.add_row(words.say("draw-hunger"), *hungry)
    parts: list[RenderableType] = [Align.center(table)]
    if sign:
        parts.append(Align.center(legend((sign,), words)))
    return Group(*parts)


def village(state: SevenRonin, words: Catalogue, width: int) -> RenderableType:
    """The ring of areas: four plots above, four below, one at each side, the Market in the middle."""
    ring = [AREA_NAMES.index(FIRST)]
    while len(ring) < AREAS:
        ring.append(state.rules.next[ring[-1]])
    plots = [plot(state, words, area, width) for area in ring]
    middle = Table.grid()
    middle.add_row(plots[9], market(state, words, 2 * width), plots[4])
    return Align.center(Group(row(plots[0:4]), middle, row(plots[8:4:-1])))


def row(plots: list[Panel]) -> Table:
    """Plots side by side."""
    grid = Table.grid()
    grid.add_row(*plots)
    return grid


def plot(state: SevenRonin, words: Catalogue, area: int, width: int) -> Panel:
    """One area with its ninja, its ronin and the viewer's plan."""
    held = occupied(state) >> area & 1
    used = state.cells[USED_AREAS] >> area & 1
    style = DANGER if held else (SAFE if guards(state, area) else QUIET)
    name = words.name(AREA_NAMES[area])
    title = Text(name if len(name) <= width - 4 else name[: width - 5] + "…", style=style if style != QUIET else "")
    return Panel(
        contents(state, area),
        title=title,
        subtitle=("✗ " if held else "") + f"{'○' * state.rules.limit[area]}" + (" ✓" if used else ""),
        subtitle_align="right",
        border_style=style,
        width=width,
        height=5,
        padding=(0, 1),
    )


def contents(state: SevenRonin, place: int) -> Text:
    """The ninja and ronin at a place, and those of the viewer's own plan."""
    lines = Text()
    number = state.cells[NINJA + place]
    planned = state.cells[ATTACK + place]
    lines.append(stars("★", number), style=DANGER)
    if planned not in (0, HOLE):
        lines.append(stars("☆", planned), style=FOCUS)
    for ronin in guards(state, place):
        lines.append(f"\n{RONIN_NAMES[ronin].capitalize()} ", style="bold")
        lines.append_text(life(state, ronin))
    for ronin in range(RONIN_COUNT):
        if state.cells[DEFENCE + ronin] == place:
            lines.append(f"\n+{RONIN_NAMES[ronin].capitalize()} ", style=FOCUS)
            lines.append_text(life(state, ronin))
    return lines


def stars(symbol: str, number: int) -> str:
    """A row of symbols, or a number if they would not fit."""
    return symbol * number if number <= 6 else f"{symbol}×{number}"


def guards(state: SevenRonin, place: int) -> list[int]:
    """The ronin standing at a place."""
    return [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == place]


def life(state: SevenRonin, ronin: int) -> Text:
    """The wounds of a ronin and the durability he has left."""
    wounds = state.cells[WOUNDS + ronin]
    text = Text("■" * wounds, style=DANGER)
    text.append("□" * (DURABILITY[ronin] - wounds), style=SAFE)
    return text


def market(state: SevenRonin, words: Catalogue, width: int) -> Panel:
    """The Market, with reserve, pool and area count."""
    body = contents(state, MARKET)
    body.append(
        f"\n{words.say('draw-reserve')} {state.cells[RESERVE]}  ·  {words.say('draw-pool')} {state.cells[POOL]}"
    )
    held = words.say("draw-areas_held", number=area_count(state), needed=AREAS_NEEDED)
    body.append(f"\n{held}", style=QUIET)
    return Panel(Align.center(body), title=words.name(BOARD_NAMES[MARKET]), width=width, height=5)


def tiles(state: SevenRonin, words: Catalogue) -> RenderableType:
    """The tiles of the seven ronin."""
    grid = Table.grid(padding=(0, 2))
    for first in (0, 4):
        grid.add_row(*[tile(state, words, ronin) for ronin in range(first, min(first + 4, RONIN_COUNT))])
    return Align.center(grid)


def tile(state: SevenRonin, words: Catalogue, ronin: int) -> Text:
    """One ronin: wounds, effects on him, and whether he is in hand."""
    cells = state.cells
    place = cells[RONIN + ronin]
    if place == GONE:
        return Text(f"† {RONIN_NAMES[ronin].capitalize()}", style="dim strike")
    text = Text(f"{RONIN_NAMES[ronin].capitalize()} ", style="bold")
    text.append_text(life(state, ronin))
    for symbol, word, now, following in (
        ("⚓", "draw-held", HELD, HELD_NEXT),
        ("∅", "draw-silenced", SILENCED, SILENCED_NEXT),
    ):
        if (cells[now] | cells[following]) >> ronin & 1:
            arrow = "" if cells[now] >> ronin & 1 else "→"  # an arrow: from the next round on
            text.append(f" {arrow}{symbol}{words.say(word)}", style=DANGER)
    if place == HAND and cells[DEFENCE + ronin] == HAND:
        text.append(f" ✋{words.say('draw-hand')}", style=QUIET)
    return text


DRAWINGS: Final = Drawings(draw)
