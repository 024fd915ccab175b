"""The table of Way of the Samurai in the terminal: both fighters, the cards, what is in force, the path of a campaign.

Symbols: ♥ life, ✦ Ki; ▲ ■ ● ◆ the combo symbols, ★ the joker, ═ between cards that can still become a combo; [2] the
value of a gauge, ≥3 what the enemy asks for; ⚀ to ⚅ the dice, ! a bloody result;
≈ what is not printed but reconstructed, ✎ from the box of the player. Colour never tells anything alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Detail, Drawings, SetupQuestions
from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import SIGNS
from shiai.cli.kit.marks import legend as mark_legend
from shiai.cli.kit.styles import FOCUS, POWER, QUIET
from shiai.core.components import OWN, RECONSTRUCTED
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    COMBO_SIZE,
    EXCHANGES,
    GAUGE_NAMES,
    RED,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.options import MODE_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    BLOCK,
    DECK,
    DISCARDED,
    EXCHANGE,
    FIGHT,
    HAND,
    LOOKED,
    PLAYED,
    ROUND,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.terminal.campaigns import campaign_lines
from shiai.games.way_of_the_samurai.terminal.cards import card_text, cards_of, movements, symbol_legend
from shiai.games.way_of_the_samurai.terminal.enemies import enemy_cards, enemy_lines, enemy_title
from shiai.games.way_of_the_samurai.terminal.modules import module_lines
from shiai.games.way_of_the_samurai.terminal.overviews import about, decks, discards
from shiai.games.way_of_the_samurai.terminal.players import my_block, other_player, player_lines, player_title
from shiai.i18n.catalogue import Catalogue

WIDEST: Final = 104
FRAME: Final = 4  # columns of border and padding
EMPTY_SLOT: Final = "[ ]"
CONNECTED: Final = "═ "


def draw(state: WayOfTheSamurai, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in at most so many columns."""
    across = min(width, WIDEST)
    inner = across - FRAME
    parts: list[RenderableType] = [moment(state, words), fighters(state, words, across)]
    parts.append(framed(cards(state, words, inner), words.say("draw-cards"), across))
    path = campaign_lines(state, words, inner)
    if path:
        parts.append(framed(Text("\n").join(path), words.name(MODE_NAMES[state.rules.mode]), across))
    parts.append(framed(Text("\n").join(module_lines(state, words, inner)), words.say("draw-in_force"), across))
    legend = [Text(entry, style=QUIET) for entry in symbol_legend(words)]
    known = (RECONSTRUCTED, OWN) if state.rules.box.corrections else (RECONSTRUCTED,)
    legend.append(mark_legend([SIGNS[confidence] for confidence in known], words))
    parts.append(Text("\n").join(flow(legend, across, "  ")))
    return Group(*[Align.center(part) for part in parts])


def framed(content: RenderableType, title: str, width: int) -> Panel:
    """A part of the table in its frame."""
    return Panel(content, title=Text(title), title_align="left", width=width, padding=(0, 1))


def moment(state: WayOfTheSamurai, words: Catalogue) -> Text:
    """Mode, fight, round and exchange."""
    cells = state.cells
    parts = [words.name(MODE_NAMES[state.rules.mode])]
    if state.rules.several_fights:
        parts.append(words.say("draw-fight", number=cells[FIGHT]))
    parts.append(words.say("draw-round", number=cells[ROUND]))
    if 1 <= cells[EXCHANGE] <= EXCHANGES:
        parts.append(words.say("draw-exchange", number=cells[EXCHANGE], whole=EXCHANGES))
    return Text(" · ".join(parts), style="bold")


# The fighters ---------------------------------------------------------------------------------------------------------


def fighters(state: WayOfTheSamurai, words: Catalogue, across: int) -> Table:
    """Both sides: the player who looks on the left, the opponents on the right."""
    two = state.rules.two_players
    left = across // 2 if two else across * 11 // 20
    right = across - left
    mine = my_block(state)
    theirs = BLOCK - mine
    contents = [player_lines(state, mine, words, left - FRAME)]
    titles = [player_title(state, mine, words)]
    if two:
        contents.append(player_lines(state, theirs, words, right - FRAME))
        contents[1] += other_player(state, theirs, words, right - FRAME)
        contents[0 if mine else 1] += enemy_cards(state, words, right - FRAME)
        titles.append(player_title(state, theirs, words))
    else:
        contents.append([*enemy_lines(state, words, right - FRAME), *enemy_cards(state, words, right - FRAME)])
        titles.append(enemy_title(state, words))
    grid = Table.grid()
    height = max([len(lines) for lines in contents]) + 2
    active = (mine == 0, two and theirs == 0)
    grid.add_row(*[side(contents[i], titles[i], (left, right)[i], height, active[i]) for i in range(2)])
    return grid


def side(lines: list[Text], title: Text, width: int, height: int, active: bool) -> Panel:
    """One side of the duel in its frame."""
    return Panel(
        Text("\n").join(lines),
        title=title,
        title_align="left",
        box=box.HEAVY if active else box.ROUNDED,
        border_style=FOCUS if active else "none",
        width=width,
        height=height,
        padding=(0, 1),
    )


# The cards ------------------------------------------------------------------------------------------------------------


def cards(state: WayOfTheSamurai, words: Catalogue, width: int) -> RenderableType:
    """The cards of this exchange, the hand, the stored cards, and the sizes of the piles."""
    cells = state.cells
    mine = my_block(state)
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style=QUIET)
    table.add_column(words.say("draw-hand"))
    for name in GAUGE_NAMES:
        table.add_column(words.name(name), justify="center")
    add_cards(table, state.rules, cells[mine + HAND], words)
    for label, mask in (
        (words.say("draw-stored"), cells[mine + STORED]),
        (words.say("draw-choose_from"), cells[LOOKED]),
    ):
        if mask:
            table.add_row(Text(label, style=QUIET))
            add_cards(table, state.rules, mask, words)
    piles = [
        words.say("draw-action_deck", number=cells[DECK].bit_count()),
        words.say("draw-discards", number=cells[DISCARDED].bit_count()),
        words.say("draw-special_deck", number=cells[SPECIALS].bit_count()),
    ]
    return Group(
        Text("\n").join(flow([Text(f"{words.say('draw-played')}:", style=QUIET), *played(state, words)], width)),
        table,
        Text("\n").join(flow([Text(pile, style=QUIET) for pile in piles], width, " · ")),
    )


def add_cards(table: Table, rules: Rules, mask: int, words: Catalogue) -> None:
    """Add a row for each card: symbol, name, and changes of the gauges."""
    for card in cards_of(mask):
        table.add_row(card_text(rules, card, words), *movements(rules, card))
    if not mask:
        table.add_row(Text(words.say("draw-empty"), style=QUIET))


def played(state: WayOfTheSamurai, words: Catalogue) -> list[Text]:
    """The slots for the cards of this exchange; a double line joins cards that can still become a combo."""
    found = cards_of(state.cells[PLAYED])
    between = Text(CONNECTED if joins(state, found) else "", style=POWER)
    labels = [card_text(state.rules, card, words) for card in found]
    labels += [Text(EMPTY_SLOT, style=QUIET) for _ in range(COMBO_SIZE - len(found))]
    return [label if i == 0 else between.copy().append_text(label) for i, label in enumerate(labels)]


def joins(state: WayOfTheSamurai, found: list[int]) -> bool:
    """Can these cards become a combo: one symbol besides the joker, or all different where that is a combo too?"""
    symbol = state.rules.printed.symbol
    symbols = [symbol[card] for card in found if symbol[card] != ANY_SYMBOL]
    if len(found) < 2:
        return False
    if len(set(symbols)) <= 1:
        return not (symbols and state.modifiers.void_combos >> symbols[0] & 1)
    return state.modifiers.rainbow_combo and len(set(symbols)) == len(symbols) and RED not in symbols


DRAWINGS: Final = Drawings(
    draw,
    details={
        "discards": Detail(discards, lambda words: words.say("draw-help_discards")),
        "decks": Detail(decks, lambda words: words.say("draw-help_decks")),
        "about": Detail(about, lambda words: words.say("draw-help_about")),
    },
    questions=SetupQuestions(("mode", "opponent", "weapon"), "draw-pick_modules"),
)
