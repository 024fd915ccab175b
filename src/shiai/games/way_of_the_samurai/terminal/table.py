"""The table of Way of the Samurai in the terminal: both fighters, the cards, what is in force, the way of a campaign.

Signs: ♥ life, ✦ Ki; ▲ ■ ● ◆ the combo symbols, ★ the joker, ═ between cards that can still become a combo; [2] where a
gauge stands, ≥3 what the enemy asks for; ⚀ to ⚅ the dice, ! a bloody result. Nothing is told by colour alone.
"""

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.drawing import Drawings, Look, SetupQuestions
from shiai.cli.kit.inks import FOCUS, POWER, QUIET
from shiai.cli.kit.layout import flow
from shiai.core.state import State
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    COMBO_SIZE,
    EXCHANGES,
    GAUGE_NAMES,
    RED,
    SYMBOL,
)
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
from shiai.games.way_of_the_samurai.terminal.looks import about, decks, discards
from shiai.games.way_of_the_samurai.terminal.modules import module_lines
from shiai.games.way_of_the_samurai.terminal.players import my_block, other_player, player_lines, player_title
from shiai.i18n.catalogue import Catalogue

WIDEST: Final = 104
FRAME: Final = 4  # columns of border and padding
PLACE_FREE: Final = "[ ]"
CONNECTED: Final = "═ "


def draw(state: State, words: Catalogue, width: int) -> RenderableType:
    """The whole table, in so many columns."""
    assert isinstance(state, WayOfTheSamurai)
    across = min(width, WIDEST)
    inner = across - FRAME
    parts: list[RenderableType] = [moment(state, words), fighters(state, words, across)]
    parts.append(framed(cards(state, words, inner), words.say("draw-cards"), across))
    way = campaign_lines(state, words, inner)
    if way:
        parts.append(framed(Text("\n").join(way), words.name(MODE_NAMES[state.rules.mode]), across))
    parts.append(framed(Text("\n").join(module_lines(state, words, inner)), words.say("draw-in_force"), across))
    legend = [Text(entry, style=QUIET) for entry in symbol_legend(words)]
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
    """Both sides: me at the left, whom I fight at the right."""
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
    """The cards of this exchange, the hand, the stored cards, and how many lie in the piles."""
    cells = state.cells
    mine = my_block(state)
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style=QUIET)
    table.add_column(words.say("draw-hand"))
    for name in GAUGE_NAMES:
        table.add_column(words.name(name), justify="center")
    add_cards(table, cells[mine + HAND], words)
    for label, mask in (
        (words.say("draw-stored"), cells[mine + STORED]),
        (words.say("draw-choose_from"), cells[LOOKED]),
    ):
        if mask:
            table.add_row(Text(label, style=QUIET))
            add_cards(table, mask, words)
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


def add_cards(table: Table, mask: int, words: Catalogue) -> None:
    """A row for each card: symbol and name, and what it does to the gauges."""
    for card in cards_of(mask):
        table.add_row(card_text(card, words), *movements(card))
    if not mask:
        table.add_row(Text(words.say("draw-empty"), style=QUIET))


def played(state: WayOfTheSamurai, words: Catalogue) -> list[Text]:
    """The places for the cards of this exchange; a double line joins those that can still become a combo."""
    found = cards_of(state.cells[PLAYED])
    between = Text(CONNECTED if joins(state, found) else "", style=POWER)
    labels = [card_text(card, words) for card in found]
    labels += [Text(PLACE_FREE, style=QUIET) for _ in range(COMBO_SIZE - len(found))]
    return [label if i == 0 else between.copy().append_text(label) for i, label in enumerate(labels)]


def joins(state: WayOfTheSamurai, found: list[int]) -> bool:
    """Do these cards belong together: one symbol, jokers aside, or all different where that is a combo too?"""
    symbols = [SYMBOL[card] for card in found if SYMBOL[card] != ANY_SYMBOL]
    if len(found) < 2:
        return False
    if len(set(symbols)) <= 1:
        return not (symbols and state.force.void_combos >> symbols[0] & 1)
    return state.force.rainbow_combo and len(set(symbols)) == len(symbols) and RED not in symbols


DRAWINGS: Final = Drawings(
    draw,
    looks={
        "discards": Look(discards, lambda words: words.say("draw-help_discards")),
        "decks": Look(decks, lambda words: words.say("draw-help_decks")),
        "about": Look(about, lambda words: words.say("draw-help_about")),
    },
    questions=SetupQuestions(("mode", "opponent", "weapon"), "draw-pick_modules"),
)
