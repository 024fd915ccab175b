"""Cards of Senjutsu in the terminal: the hand, the initiative ladder, and the line of a card that is asked about."""

from typing import Final

from rich.table import Table
from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import SIGNS
from shiai.cli.kit.styles import DANGER, FOCUS, POWER, QUIET, SAFE
from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD, Cards
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.cards.structure import Line
from shiai.games.senjutsu.cards.vocabulary import ATTACK, DEFENCE, MEDITATION, TYPE_NAMES
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    BLOCK,
    CHOSEN,
    HAND,
    HAND_VENOM,
    ITEM_CARD,
    ITEM_ORDER,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    LOOKED,
    PHASE,
    RESOLVED,
    REVEALING,
    STUNS,
    WAITING,
    Senjutsu,
)
from shiai.games.senjutsu.terminal.symbols import (
    BUD,
    DONE,
    NOW,
    SHIELD,
    card_title,
    hero_ink,
    speed_text,
    tag,
    viewer_seat,
)
from shiai.games.senjutsu.text.cards import card_lines, option_phrase, part_segments
from shiai.games.senjutsu.text.phrases import joined, spoken
from shiai.games.senjutsu.text.questions import LINE_QUESTIONS, asked_line
from shiai.i18n.catalogue import Catalogue

INDENT: Final = 5  # columns before the words of an enemy's card
STATUS_SYMBOLS: Final[dict[int, str]] = {ACTIVE: NOW, WAITING: SHIELD, RESOLVED: DONE}
TYPE_INKS: Final[dict[int, str]] = {DEFENCE: SAFE, ATTACK: DANGER, MEDITATION: POWER}


# The hand -------------------------------------------------------------------------------------------------------------


def hand_table(state: Senjutsu, seat: int, words: Catalogue, whole: bool) -> Table:
    """The cards of a hand and the core cards, with their full texts or as much as fits on one line."""
    cells = state.cells
    cards = state.rules.cards
    base = seat * BLOCK
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False, expand=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=not whole, overflow="fold" if whole else "ellipsis", ratio=1)
    chosen = cells[base + CHOSEN] - 1
    for design in designs(cells[base + HAND]):
        add_card(table, cards, design, copies(cells[base + HAND], design), design == chosen, words)
    for name, count in (("stun", cells[base + STUNS]), ("poison-002", cells[base + HAND_VENOM])):
        if count:
            table.add_row(
                "", Text("0"), Text(counted(words.name(name), count), style=DANGER), words.say(f"about-{name}")
            )
    table.add_row("", "", Text(words.say("draw-always"), style=QUIET), "")
    for design in (state.rules.heroes[seat].core, *state.rules.decks[seat].weapons):
        add_card(table, cards, design, 1, design == chosen, words)
    looked = cells[LOOKED]
    if looked not in (0, HOLE):
        table.add_row("", "", Text(words.say("draw-looked"), style=QUIET), "")
        for design in designs(looked):
            add_card(table, cards, design, copies(looked, design), False, words)
    return table


def add_card(table: Table, cards: Cards, design: int, count: int, chosen: bool, words: Catalogue) -> None:
    """Add a card as a row: types, initiatives, number and name, effects."""
    made = cards.designs[design]
    title = Text(counted(card_title(design, words), count), style=f"bold {FOCUS}" if chosen else "bold")
    title.append(f" {BUD * made.cost}" if made.cost else "", style=POWER)
    title.append(card_sign(made), style=QUIET)
    table.add_row(type_text(made.types, words), Text(speed_text(made, words)), title, effects_text(made, words))


def card_sign(made: Design) -> str:
    """The sign of a card that is not printed so."""
    return f" {SIGNS[made.record['confidence']]}".rstrip()


def counted(name: str, count: int) -> str:
    """A name, with the number of copies if there are several."""
    return f"{name} ×{count}" if count > 1 else name


def type_text(types: int, words: Catalogue) -> Text:
    """The types of a card."""
    inks = [ink for type, ink in TYPE_INKS.items() if types & type]
    names = [words.name(name) for bit, name in enumerate(TYPE_NAMES) if types >> bit & 1]
    return Text("/".join(names), style=inks[0] if inks else QUIET)


def effects_text(design: Design, words: Catalogue) -> str:
    """The effects of a card in one line."""
    segments = card_lines(design).segments
    phrases = [joined("card-join_lines", segments[0].lines), *[segment.phrase() for segment in segments[1:]]]
    return spoken(joined("card-join_segments", phrases), words.message)


# The ladder -----------------------------------------------------------------------------------------------------------


def ladder(state: Senjutsu, words: Catalogue, width: int) -> list[Text]:
    """The revealed cards of all heroes from the highest initiative down."""
    cells = state.cells
    rungs: list[tuple[int, int, int, int]] = []
    for seat in range(state.rules.count):
        for item in range(ITEMS):
            at = seat * BLOCK + item
            if cells[at + ITEM_CARD]:
                rungs.append((-cells[at + ITEM_SPEED], cells[at + ITEM_ORDER], seat, item))
    lines: list[Text] = []
    for _, _, seat, item in sorted(rungs):
        lines += flow([rung(state, seat, item, words)], width)
        if seat >= state.rules.first_enemy:
            lines += [
                Text(" " * INDENT).append_text(line)
                for line in flow([enemy_text(state, seat, item, words)], width - INDENT)
            ]
    return lines


def enemy_text(state: Senjutsu, figure: int, item: int, words: Catalogue) -> Text:
    """The effects of an enemy's card, or of the part that is resolved; nothing for a Stun."""
    at = figure * BLOCK + item
    card = state.cells[at + ITEM_CARD] - 1
    if card >= STUN_CARD:
        return Text()
    made = state.rules.cards.designs[card]
    if state.cells[PHASE] == REVEALING:
        return Text(effects_text(made, words), style=QUIET)
    return Text(part_text(made, state.cells[at + ITEM_PART], words), style=QUIET)


def part_text(design: Design, number: int, words: Catalogue) -> str:
    """The effects of one part of a card in one line."""
    segments = part_segments(design.effects.parts[number], False)
    phrases = [joined("card-join_lines", segments[0].lines), *[segment.phrase() for segment in segments[1:]]]
    return spoken(joined("card-join_segments", phrases), words.message)


def rung(state: Senjutsu, seat: int, item: int, words: Catalogue) -> Text:
    """A card or a part of one on the ladder: status, initiative, figure and name."""
    cells = state.cells
    at = seat * BLOCK + item
    card = cells[at + ITEM_CARD] - 1
    text = Text(f"{STATUS_SYMBOLS.get(cells[at + ITEM_STATUS], ' ')} ", style=FOCUS)
    text.append(f"{'?' if cells[PHASE] == REVEALING else cells[at + ITEM_SPEED]:>2} ", style="bold")
    text.append(tag(state, seat, words), style=hero_ink(state, seat))
    text.append(f" {card_title(card, words) if card < STUN_CARD else words.name(CARD_NAMES[card])}")
    if card < STUN_CARD:
        text.append(card_sign(state.rules.cards.designs[card]), style=QUIET)
    if card < STUN_CARD and cells[PHASE] == REVEALING:
        text.append(f" {speed_text(state.rules.cards.designs[card], words)}", style=QUIET)
    if cells[at + ITEM_PART]:
        text.append(f" {words.say('draw-lower_part')}", style=QUIET)
    return text


# The question ---------------------------------------------------------------------------------------------------------


def question_lines(state: Senjutsu, words: Catalogue, width: int) -> list[Text]:
    """The line of a card that is being resolved, if the viewer must choose something on it."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, LINE_QUESTIONS) or viewer_seat(state) not in state.actors():
        return []
    title = Text(f"{card_title(state.rules.cards.line_design[step.line], words)}: ", style="bold")
    options = option_texts(asked_line(state, step), words)
    texts = [title.append(text, style="none") for text in options[:1]]
    texts += [Text("   ").append(text) for text in options[1:]]
    return [part for text in texts for part in flow([text], width)]


def option_texts(line: Line, words: Catalogue) -> list[str]:
    """The numbered sides of an OR, or the only option of a line."""
    texts = [spoken(option_phrase(option), words.message) for option in line.options]
    return texts if len(texts) == 1 else [f"({number}) {text}" for number, text in enumerate(texts, 1)]
