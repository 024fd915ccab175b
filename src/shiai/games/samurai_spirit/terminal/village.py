"""The middle of the table of Samurai Spirit: the village with what is left of it, and the three piles of raiders."""

from itertools import takewhile
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.styles import DANGER, FOCUS, QUIET, SAFE
from shiai.games.samurai_spirit.rules.components import FAMILIES, FARM, FARMSTEADS, ROUNDS, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.deck import discards
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import (
    BARRICADES,
    FARMS,
    HOMES,
    INTRUDERS,
    ROUND,
    STACK,
    TURN,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps.turn import absent_closed
from shiai.games.samurai_spirit.terminal.boards import FRAME, NARROWEST, TOKEN_SIGN
from shiai.games.samurai_spirit.terminal.cards import SYMBOL_SIGNS, in_pile, pile_text, places
from shiai.i18n.catalogue import Catalogue

BARRICADE_SIGN: Final = "╫"
FAMILY_SIGN: Final = "✿"
LOST_SIGN: Final = "×"


def middle(state: SamuraiSpirit, words: Catalogue, width: int) -> Table:
    """The village and the piles, side by side if the screen is wide enough."""
    each = width // 2 if width >= 2 * NARROWEST else width
    contents = [village(state, words), piles(state, words, each - FRAME)]
    height = max([len(lines) for lines in contents]) + 2 if each < width else None
    panels = [
        Panel(Text("\n").join(lines), title=title, title_align="left", width=each, height=height, padding=(0, 1))
        for lines, title in zip(contents, (moment(state, words), None), strict=True)
    ]
    grid = Table.grid()
    for row in [panels] if each < width else [[panel] for panel in panels]:
        grid.add_row(*row)
    return grid


def moment(state: SamuraiSpirit, words: Catalogue) -> Text:
    """Round, turn and difficulty."""
    level = words.say(f"value-difficulty-{state.rules.options['difficulty']}")
    round_text = f"{words.say('draw-round')} {state.cells[ROUND]}/{ROUNDS}"
    return Text(f"{round_text} · {words.say('draw-turn')} {state.cells[TURN]} · {level}", style="bold")


def village(state: SamuraiSpirit, words: Catalogue) -> list[Text]:
    """Barricades, farmsteads and families, standing and lost."""
    cells = state.cells
    rows = (
        (words.say("draw-barricades"), BARRICADE_SIGN, cells[BARRICADES], state.rules.barricades),
        (words.say("draw-farmsteads"), SYMBOL_SIGNS[FARM], cells[FARMS], FARMSTEADS),
        (words.say("draw-families"), FAMILY_SIGN, int(cells[HOMES]).bit_count(), FAMILIES),
    )
    widest = max([len(name) for name, _, _, _ in rows])
    return [
        Text.assemble(
            (f"{name:{widest}}  ", QUIET),
            (f"{left}/{whole}  ", "bold"),
            (f"{sign} " * left, SAFE),
            (f"{LOST_SIGN} " * (whole - left), DANGER),
        )
        for name, sign, left, whole in rows
    ]


def piles(state: SamuraiSpirit, words: Catalogue, width: int) -> list[Text]:
    """The size of every pile, its known cards, and the unused tokens of absent samurai."""
    cells = state.cells
    stack, intruders = places(STACK, cells), places(INTRUDERS, cells)
    rows: tuple[tuple[str, int, list[int]], ...] = (
        (words.say("draw-raider_stack"), len(stack), []),
        (words.say("draw-discard_pile"), len(discards(cells)), []),
        (words.say("draw-intruder_stack"), len(intruders), intruders if any(map(known, intruders)) else []),
    )
    widest = max([len(name) for name, _, _ in rows])
    lines = [
        Text.assemble(
            (f"{name:{widest}}  ", QUIET),
            (f"{number or words.say('draw-empty')}  ", "bold"),
            pile_text(state.rules, shown),
        )
        for name, number, shown in rows
    ]
    lines[1:1] = known_raiders(state.rules, stack, words, width)
    return lines + absent_tokens(state, words, width)


def known_raiders(rules: Rules, stack: list[int], words: Catalogue, width: int) -> list[Text]:
    """The cards that Katsushiro left face up on the stack, and those that were put under it."""
    top = list(takewhile(known, stack))
    bottom = list(takewhile(known, stack[::-1]))[::-1]
    if len(top) == len(stack):
        top = []  # the whole stack is known, so one list is enough
    lines: list[Text] = []
    for label, cards in ((words.say("draw-face_up"), top), (words.say("draw-at_bottom"), bottom)):
        if cards:
            lines += flow([Text(f"  {label}:", style=QUIET), *[Text(in_pile(rules, card)) for card in cards]], width)
    return lines


def known(place: int) -> bool:
    """Is it known which card lies there?"""
    return place >= 0


def absent_tokens(state: SamuraiSpirit, words: Catalogue, width: int) -> list[Text]:
    """The unused tokens beside the village, in games that have them (SS-25.2)."""
    if not state.rules.uses_absent:
        return []
    closed = absent_closed(state.cells)
    names = [words.name(name) for samurai, name in enumerate(SAMURAI_NAMES) if not closed >> samurai & 1]
    label = Text(f"{TOKEN_SIGN} {words.say('draw-absent_tokens')}:", style=QUIET)
    return flow([label, *[Text(name, style=FOCUS) for name in names or [words.say("draw-empty")]]], width)
