"""Further looks at Samurai Spirit: the discard pile by value and symbol, and what nobody has seen yet."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARDS,
    NO_SYMBOL,
    REVERSE_COUNT,
    REVERSE_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    VALUE,
    penalties,
)
from shiai.games.samurai_spirit.rules.deck import discards
from shiai.games.samurai_spirit.rules.state import FACE_DOWN, HOMES, INTRUDERS, REVERSES, STACK, WHERE, SamuraiSpirit
from shiai.games.samurai_spirit.terminal.cards import (
    SYMBOL_SIGNS,
    flames_legend,
    in_pile,
    penalty_legend,
    pile_text,
    places,
)
from shiai.i18n.catalogue import Catalogue


def discard_pile(state: State, words: Catalogue, width: int) -> RenderableType:
    """The discard pile, which everybody may look through at any time (SS-28.2)."""
    assert isinstance(state, SamuraiSpirit)
    cards = discards(state.cells)
    title = f"{words.say('draw-discard_pile')}: {len(cards)}"
    return Group(card_table(title, cards, words), signs_of(cards, words, width)) if cards else Text(title)


def unseen(state: State, words: Catalogue, width: int) -> RenderableType:
    """What lies face down: the piles as far as they are known, and the cards that may be at the unknown places."""
    assert isinstance(state, SamuraiSpirit)
    cells = state.cells
    stack, intruders = places(STACK, cells), places(INTRUDERS, cells)
    cards = [card for card in range(CARDS) if cells[WHERE + card] >= FACE_DOWN]
    unknown = len([place for place in (*stack, *intruders) if place < 0])
    lines = [
        Text(f"{words.say('draw-raider_stack')}: {len(stack)}  ").append_text(pile_text(stack)),
        Text(f"{words.say('draw-intruder_stack')}: {len(intruders)}  ").append_text(pile_text(intruders)),
        *tokens(state, words),
    ]
    title = words.say("draw-unseen", unknown=unknown, cards=len(cards))
    return Group(*lines, card_table(title, cards, words), signs_of(cards, words, width))


def tokens(state: SamuraiSpirit, words: Catalogue) -> list[Text]:
    """What the families in the village still give, and what the farmsteads may still show."""
    cells = state.cells
    lines: list[Text] = []
    if state.rules.family_bonuses:
        bonuses = [words.name(name) for i, name in enumerate(BONUS_NAMES) if cells[HOMES] >> i & 1]
        lines.append(Text(f"{words.say('draw-families')}: {', '.join(bonuses)}"))
    if state.rules.farm_penalties:
        left = [count - cells[REVERSES + i] for i, count in enumerate(REVERSE_COUNT)]
        names = [f"{number} × {words.name(name)}" for number, name in zip(left, REVERSE_NAMES, strict=True) if number]
        lines.append(Text(f"{words.say('draw-farmsteads')}: {', '.join(names)}"))
    return lines


def card_table(title: str, cards: list[int], words: Catalogue) -> Table:
    """Cards by value and symbol, with the number of each."""
    table = Table("", title=title, title_justify="left")
    columns = (*enumerate(SYMBOL_NAMES), (NO_SYMBOL, "none"))
    for symbol, name in columns:
        number = [SYMBOL[card] for card in cards].count(symbol)
        table.add_column(f"{SYMBOL_SIGNS[symbol]} {words.name(name)}".strip(), footer=str(number))
    for value in sorted({VALUE[card] for card in cards}):
        alike = [card for card in cards if VALUE[card] == value]
        row = [" ".join([in_pile(card) for card in alike if SYMBOL[card] == symbol]) for symbol, _ in columns]
        table.add_row(f"{value} ({len(alike)})", *row)
    table.show_footer = True
    return table


def signs_of(cards: list[int], words: Catalogue, width: int) -> Text:
    """What the signs of these cards mean."""
    shown = {penalty for card in cards for penalty in penalties(card)}
    entries = [*penalty_legend(shown, words), flames_legend(words)]
    return Text("\n").join(flow([Text(entry, style="dim") for entry in entries], width, "  "))
