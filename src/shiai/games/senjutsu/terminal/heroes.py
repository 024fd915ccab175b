"""The heroes of Senjutsu in the terminal: wounds, Focus, Kamae tree, statuses, cards, and known cards of hands."""

from typing import Final

from rich.text import Text

from shiai.cli.kit.layout import flow
from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import DANGER, FOCUS, HIDDEN, POWER, QUIET
from shiai.core.seats import HOLE
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.contracts import CONTRACTS, FIRST_WOUND
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.cards.vocabulary import DESPERATION, KAMAE_NAMES, OPEN_HAND, RAISED, STEALTH
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.contracts import progress_of
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT, POISON_NAMES, Hero
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    COMPLETED,
    CONTRACTS_AT,
    DOWN_SIZE,
    FULFILLED,
    HAND,
    HAND_SIZE,
    HIDDEN_AT,
    HOBBLES,
    KAMAE_AT,
    KNOWN,
    LASTING,
    LOADS,
    PLAYED,
    READY,
    STUNS,
    STUNS_IN_DECK,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.state import (
    FOCUS as FOCUS_AT,
)
from shiai.games.senjutsu.rules.table import drunk, focus_limit, highest_first, rotating, who
from shiai.games.senjutsu.terminal.symbols import (
    BUD,
    DONE,
    NOW,
    focus_beads,
    hero_ink,
    short,
    tag,
    viewer_seat,
    wound_beads,
)
from shiai.i18n.catalogue import Catalogue

BOTH_WAYS: Final = "↔"
ONE_WAY: Final = "→"


def advantage(state: Senjutsu, words: Catalogue) -> Text:
    """The Advantage track, from the top."""
    text = Text(f"{words.say('draw-advantage')} ", style=QUIET)
    tags = [
        Text(tag(state, seat, words), style=hero_ink(state, seat)) for seat in highest_first(state, state.cells[ALIVE])
    ]
    return text.append_text(Text(" > ", style=QUIET).join(tags))


def hero_lines(state: Senjutsu, seat: int, words: Catalogue, width: int) -> list[Text]:
    """Everything about a hero that the viewer may know."""
    base = seat * BLOCK
    cells = state.cells
    title = Text(f"{NOW} " if is_asked(state, seat) else "  ", style=FOCUS)
    title.append(f"{tag(state, seat, words)} {words.name(who(state, seat))}", style=f"bold {hero_ink(state, seat)}")
    title.append(f" {figure_mark(state, seat)}".rstrip(), style=QUIET)
    if not cells[ALIVE] >> seat & 1:
        return [title.append(f" {words.say('draw-fallen')}", style=DANGER)]
    if cells[READY] >> seat & 1:
        title.append(f" {DONE} {words.say('draw-chosen')}", style=QUIET)
    state_line = [
        wound_beads(state, seat),
        *([focus_beads(cells[base + FOCUS_AT], focus_limit(state, seat))] if seat == state.rules.owners[seat] else []),
        Text(words.name(KAMAE_NAMES[cells[base + KAMAE_AT]]), style="bold"),
        *statuses(state, seat, words),
    ]
    parts = [
        *flow(state_line, width - 2, "  "),
        *flow(tree(state.rules.heroes[seat], cells[base + KAMAE_AT], words), width - 2),
    ]
    if state.rules.heroes[seat].contracts and seat < state.rules.people:
        parts += flow(contract_texts(state, seat, words), width - 2, " · ")
    parts += flow(piles(state, seat, words), width - 2, " · ")
    parts += [line for text in card_lists(state, seat, words) for line in flow([text], width - 2)]
    return [title, *[Text("  ").append_text(part) for part in parts]]


def is_asked(state: Senjutsu, figure: int) -> bool:
    """Does its player owe a choice for this figure?"""
    owner = state.rules.owners[figure]
    return owner in state.actors() and state.asked(owner) == figure


def figure_mark(state: Senjutsu, figure: int) -> str:
    """The sign of a hero or an enemy that is not printed so; a token has none."""
    if figure == state.rules.token:
        return ""
    part = "heroes" if figure < state.rules.first_enemy else "enemies"
    return mark(state.rules.box, part, state.rules.heroes[figure].name)


def statuses(state: Senjutsu, seat: int, words: Catalogue) -> list[Text]:
    """Stuns, Hobbles, Poisons, Stealth."""
    base = seat * BLOCK
    cells = state.cells
    found = [(words.name("stun"), cells[base + STUNS]), (words.name("hobble"), rotating(cells[base + HOBBLES]))]
    for toxin, number in enumerate(POISON_NAMES[1:]):
        found.append((words.name(f"poison-{number}"), rotating(cells[base + TOXINS + toxin])))
    found.append((words.name("load"), cells[base + LOADS]))
    texts = [Text(f"{name} {count}", style=DANGER) for name, count in found if count]
    if cells[base + HIDDEN_AT] & STEALTH:
        texts.append(Text(words.name("stealth"), style=HIDDEN))
    if cells[base + HIDDEN_AT] & DESPERATION:
        texts.append(Text(words.name("desperation"), style=DANGER))
    if drunk(state, seat):
        texts.append(Text(words.name("drunk"), style=DANGER))
    if cells[base + HIDDEN_AT] & RAISED:
        texts.append(Text(words.name("enlightenment"), style=POWER))
    return texts


def tree(hero: Hero, ring: int, words: Catalogue) -> list[Text]:
    """The branches of a Kamae tree; the ring is in brackets, the focus point is a lotus."""
    names = [*[short(words.name(name)) for name in KAMAE_NAMES], BUD]
    branches: list[Text] = []
    for start in range(FOCUS_POINT + 1):
        for end in range(FOCUS_POINT + 1):
            there, back = hero.branches[start] >> end & 1, hero.branches[end] >> start & 1
            if there and (not back or start < end):
                text = place(names[start], start == ring)
                text.append(BOTH_WAYS if back else ONE_WAY, style=QUIET)
                branches.append(text.append_text(place(names[end], end == ring)))
    return branches


def place(name: str, ringed: bool) -> Text:
    """A place of the tree."""
    return Text(f"[{name}]", style=FOCUS) if ringed else Text(name, style=POWER if name == BUD else QUIET)


def contract_texts(state: Senjutsu, seat: int, words: Catalogue) -> list[Text]:
    """The contracts before a hero, and how far they are."""
    cells, base = state.cells, seat * BLOCK
    needed = state.rules.heroes[seat].contracts_to_win
    texts = [Text(words.say("web-contracts_needed", number=cells[base + COMPLETED], total=needed), style="bold")]
    for number, contract in enumerate(CONTRACTS):
        if not cells[base + CONTRACTS_AT] >> number & 1:
            continue
        name, progress = words.name(f"contract-{contract.name}"), progress_of(state, seat, number)
        if cells[base + FULFILLED] >> number & 1:
            texts.append(Text(f"{name} {DONE}", style=POWER))
        elif contract.kind == FIRST_WOUND and progress:
            texts.append(Text(name, style="strike"))
        elif contract.needed() > 1:
            texts.append(Text(f"{name} {contract.made(progress)}/{contract.needed()}", style=QUIET))
        else:
            texts.append(Text(name, style=QUIET))
    return texts


def piles(state: Senjutsu, seat: int, words: Catalogue) -> list[Text]:
    """The numbers of cards in hand, deck and discards."""
    cells = state.cells
    base = seat * BLOCK
    up, down = size(cells[base + UP]), cells[base + DOWN_SIZE] + cells[base + UNSEEN_DISCARDS]
    held = cells[base + HAND_SIZE] + cells[base + STUNS]
    limit = state.hand_limit(seat)
    texts = [
        *([words.say("draw-in_hand", number=held, limit=limit)] if seat == state.rules.owners[seat] else []),
        words.say("draw-deck", number=deck_left(state, seat)),
        words.say("draw-discards", number=up + down, hidden=down),
    ]
    return [Text(text, style=QUIET) for text in texts]


def deck_left(state: Senjutsu, seat: int) -> int:
    """The number of cards in the deck, Poison included, which everybody can count."""
    cells = state.cells
    base = seat * BLOCK
    open_heaps = [cells[base + heap] for heap in (UP, PLAYED, LASTING)]
    elsewhere = sum([size(heap) for heap in open_heaps])
    elsewhere += cells[base + HAND_SIZE] + cells[base + DOWN_SIZE] + cells[base + UNSEEN_DISCARDS]
    return size(state.rules.heaps[seat]) + cells[base + VENOM] + cells[base + STUNS_IN_DECK] - elsewhere


def card_lists(state: Senjutsu, seat: int, words: Catalogue) -> list[Text]:
    """Cards that remain in play, and those known to be in this hand or face down."""
    lines: list[Text] = []
    for id, heap in (
        (words.say("draw-in_play"), state.cells[seat * BLOCK + LASTING]),
        (words.say("draw-known"), known(state, seat)),
    ):
        if heap:
            lines.append(Text(f"{id}: ", style=QUIET).append(card_names(heap, words)))
    return lines


def known(state: Senjutsu, seat: int) -> int:
    """The cards that the viewer knows to be in a hand or face down; the whole hand where it is open."""
    viewer = viewer_seat(state)
    if viewer == seat:
        return 0
    base = seat * BLOCK
    if viewer >= 0 and state.cells[base + LASTING] & state.rules.cards.lasting[OPEN_HAND]:
        return state.cells[base + HAND]
    heap = state.cells[seat * BLOCK + KNOWN + (viewer if viewer >= 0 else MOST_SEATS)]
    return 0 if heap == HOLE else heap


def card_names(heap: int, words: Catalogue) -> str:
    """The cards of a heap by name."""
    names: list[str] = []
    for design in designs(heap):
        count = copies(heap, design)
        names.append(words.name(CARD_NAMES[design]) + (f" ×{count}" if count > 1 else ""))
    return ", ".join(names)
