"""The enemies of solo play in the terminal: behaviour, stance, wounds, statuses, deck, tokens and contracts."""

from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.styles import DANGER, FOCUS, HIDDEN, POWER, QUIET
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    ALIVE,
    AT,
    BLOCK,
    ITEM_CARD,
    ITEM_STATUS,
    ITEMS,
    LASTING,
    NOWHERE,
    STOCK,
    UP,
)
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.enemies import DECKS
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    CONTRACT_NAMES,
    CONTRACTS,
    DECK_STUNS,
    DISTANCE,
    EXTRA,
    FACE_DOWN,
    SLOTS,
    STANCE,
    STANCE_NAMES,
    TOKENS,
    TOP,
    Solo,
)
from shiai.games.senjutsu.terminal.heroes import card_names, figure_mark, statuses
from shiai.games.senjutsu.terminal.symbols import NOW, hero_ink, tag, wound_beads
from shiai.i18n.catalogue import Catalogue

INDENT: Final = 2


def enemy_lines(state: Solo, figure: int, words: Catalogue, width: int) -> list[Text]:
    """Everything about an enemy; nothing about it is hidden."""
    title = Text(f"{NOW} " if is_acting(state, figure) else "  ", style=FOCUS)
    title.append_text(name_text(state, figure, words))
    title.append(f" {figure_mark(state, figure)}".rstrip(), style=QUIET)
    if not state.cells[ALIVE] >> figure & 1:
        return [title.append(f" {words.say('draw-fallen')}", style=DANGER)]
    room = width - INDENT
    parts = flow([wound_beads(state, figure), *mood(state, figure, words)], room, "  ")
    parts += flow(markers(state, figure, words), room, "  ")
    parts += flow(deck_texts(state, figure, words), room, " · ")
    parts += [line for text in card_lists(state, figure, words) for line in flow([text], room)]
    return [title, *[Text(" " * INDENT).append_text(part) for part in parts]]


def token_lines(state: Solo, figure: int, words: Catalogue) -> list[Text]:
    """The fallen lord and his space."""
    text = name_text(state, figure, words, "  ")
    at = state.cells[figure * BLOCK + AT]
    return [text if at == NOWHERE else text.append(f"  {space_name(state, at)}", style=QUIET)]


def name_text(state: Solo, figure: int, words: Catalogue, indent: str = "") -> Text:
    """Tag and name of a figure."""
    text = f"{indent}{tag(state, figure, words)} {words.name(who(state, figure))}"
    return Text(text, style=f"bold {hero_ink(state, figure)}")


def is_acting(state: Solo, figure: int) -> bool:
    """Is a card of this enemy being resolved?"""
    cells = state.cells
    base = figure * BLOCK
    return any(cells[base + item + ITEM_CARD] and cells[base + item + ITEM_STATUS] == ACTIVE for item in range(ITEMS))


def mood(state: Solo, figure: int, words: Catalogue) -> list[Text]:
    """The behaviour track with the present behaviour in brackets, and the stance."""
    extra = figure * EXTRA
    track = Text(" ").join(
        [
            Text(f"[{words.name(f'behaviour-{name}')}]", style=FOCUS)
            if number == state.cells[extra + BEHAVIOUR]
            else Text(words.name(f"behaviour-{name}"), style=QUIET)
            for number, name in enumerate(BEHAVIOUR_NAMES)
        ]
    )
    return [track, Text(words.name(f"stance-{STANCE_NAMES[state.cells[extra + STANCE]]}"), style="bold")]


def markers(state: Solo, figure: int, words: Catalogue) -> list[Text]:
    """Statuses, tokens and fulfilled contracts."""
    cells = state.cells
    extra = figure * EXTRA
    found = statuses(state, figure, words)
    if cells[extra + TOKENS]:
        found.append(Text(f"{words.name('enlightened_path')} {cells[extra + TOKENS]}", style=POWER))
    for number, name in enumerate(CONTRACT_NAMES):
        if cells[extra + CONTRACTS] >> number & 1:
            found.append(Text(words.name(f"contract-{name}"), style=HIDDEN))
    return found


def deck_texts(state: Solo, figure: int, words: Catalogue) -> list[Text]:
    """The preferred distance, and the numbers of cards in deck and discards."""
    cells = state.cells
    extra = figure * EXTRA
    hidden = cells[extra + FACE_DOWN]
    texts = [
        words.say("solo-draw_distance", number=cells[extra + DISTANCE]),
        words.say("solo-draw_deck", number=deck_count(state, figure), unseen=unseen(state, figure)),
        words.say("draw-discards", number=size(cells[figure * BLOCK + UP]) + hidden, hidden=hidden),
    ]
    if cells[extra + DECK_STUNS]:
        texts.append(words.say("solo-draw_deck_stuns", number=cells[extra + DECK_STUNS]))
    return [Text(text, style=QUIET) for text in texts]


def unseen(state: Solo, figure: int) -> int:
    """The number of cards of this enemy that nobody has seen."""
    extra = figure * EXTRA
    return sum(state.cells[extra + SLOTS : extra + SLOTS + DECKS])


def card_lists(state: Solo, figure: int, words: Catalogue) -> list[Text]:
    """Cards in play, on top of the deck, known to be in the deck, and open discards."""
    cells = state.cells
    base = figure * BLOCK
    lists = (
        (words.say("draw-in_play"), cells[base + LASTING]),
        (words.say("solo-draw_on_top"), cells[figure * EXTRA + TOP]),
        (words.say("solo-draw_in_deck"), cells[base + STOCK]),
        (words.say("solo-draw_discarded"), cells[base + UP]),
    )
    return [Text(f"{title}: ", style=QUIET).append(card_names(heap, words)) for title, heap in lists if heap]
