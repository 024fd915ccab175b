"""Lists of cards that a player can ask for: the discard pile, and what nobody has seen yet."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import SIGNS, mark
from shiai.cli.kit.marks import legend as mark_legend
from shiai.core.components import OWN
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARDS,
    NO_SYMBOL,
    REVERSE_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.deck import discards
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import FACE_DOWN, HOMES, INTRUDERS, REVERSES, STACK, WHERE, SamuraiSpirit
from shiai.games.samurai_spirit.terminal.cards import (
    SYMBOL_SIGNS,
    card_mark,
    flames_legend,
    in_pile,
    penalty_legend,
    pile_text,
    places,
)
from shiai.i18n.catalogue import Catalogue


def discard_pile(state: SamuraiSpirit, words: Catalogue, width: int) -> RenderableType:
    """The discard pile by value and symbol."""
    cards = discards(state.cells)
    title = f"{words.say('draw-discard_pile')}: {len(cards)}"
    return (
        Group(card_table(state.rules, title, cards, words), legend(state.rules, cards, words, width))
        if cards
        else Text(title)
    )


def unseen(state: SamuraiSpirit, words: Catalogue, width: int) -> RenderableType:
    """The face-down piles as far as they are known, and the cards that may lie at the unknown places."""
    cells = state.cells
    stack, intruders = places(STACK, cells), places(INTRUDERS, cells)
    cards = [card for card in range(CARDS) if cells[WHERE + card] >= FACE_DOWN]
    unknown = len([place for place in (*stack, *intruders) if place < 0])
    lines = [
        Text(f"{words.say('draw-raider_stack')}: {len(stack)}  ").append_text(pile_text(state.rules, stack)),
        Text(f"{words.say('draw-intruder_stack')}: {len(intruders)}  ").append_text(pile_text(state.rules, intruders)),
        *village_tokens(state, words),
    ]
    title = words.say("draw-unseen", unknown=unknown, cards=len(cards))
    further = reverse_mark(state.rules) if state.rules.farm_penalties else ""
    signs = legend(state.rules, cards, words, width, further)
    return Group(*lines, card_table(state.rules, title, cards, words), signs)


def village_tokens(state: SamuraiSpirit, words: Catalogue) -> list[Text]:
    """The bonuses of the families left, and the penalties that farmsteads may still show."""
    cells = state.cells
    lines: list[Text] = []
    if state.rules.family_bonuses:
        bonuses = [words.name(name) for i, name in enumerate(BONUS_NAMES) if cells[HOMES] >> i & 1]
        lines.append(Text(f"{words.say('draw-families')}: {', '.join(bonuses)}"))
    if state.rules.farm_penalties:
        left = [count - cells[REVERSES + i] for i, count in enumerate(state.rules.reverses)]
        names = [f"{number} × {words.name(name)}" for number, name in zip(left, REVERSE_NAMES, strict=True) if number]
        label = f"{words.say('draw-farmsteads')}{reverse_mark(state.rules)}"
        lines.append(Text(f"{label}: {', '.join(names)}"))
    return lines


def reverse_mark(rules: Rules) -> str:
    """One sign for the reverses of all farmsteads."""
    signs = [mark(rules.box, "farmsteads", name) for name in REVERSE_NAMES]
    return SIGNS[OWN] if SIGNS[OWN] in signs else signs[0]


def card_table(rules: Rules, title: str, cards: list[int], words: Catalogue) -> Table:
    """Cards by value and symbol, with the number of each."""
    table = Table("", title=title, title_justify="left")
    columns = (*enumerate(SYMBOL_NAMES), (NO_SYMBOL, "none"))
    for symbol, name in columns:
        number = [rules.symbol[card] for card in cards].count(symbol)
        table.add_column(f"{SYMBOL_SIGNS[symbol]} {words.name(name)}".strip(), footer=str(number))
    for value in sorted({rules.value[card] for card in cards}):
        alike = [card for card in cards if rules.value[card] == value]
        row = [
            " ".join([in_pile(rules, card) for card in alike if rules.symbol[card] == symbol]) for symbol, _ in columns
        ]
        table.add_row(f"{value} ({len(alike)})", *row)
    table.show_footer = True
    return table


def legend(rules: Rules, cards: list[int], words: Catalogue, width: int, further: str = "") -> Text:
    """The meaning of the signs on these cards, and of a further sign."""
    shown = {penalty for card in cards for penalty in rules.penalties(card)}
    entries = [*penalty_legend(shown, words), flames_legend(words)]
    marks = mark_legend([*[card_mark(rules, card) for card in cards], further], words)
    return Text("\n").join(flow([Text(entry, style="dim") for entry in entries] + [marks], width, "  "))
