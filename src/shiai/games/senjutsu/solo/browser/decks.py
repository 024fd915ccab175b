"""The deck of an enemy: its size, the cards that were seen, the origin of the others, its discards."""

from shiai.games.senjutsu.browser.heroes import Pile
from shiai.games.senjutsu.browser.shared import named_cards
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.rules.state import BLOCK, LASTING, STOCK, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.enemies import DECKS
from shiai.games.senjutsu.solo.rules.state import DECK_POISON, DECK_STUNS, EXTRA, FACE_DOWN, OUT, SLOTS, TOP, Solo
from shiai.i18n.catalogue import Catalogue


def unseen(state: Solo, figure: int) -> list[tuple[int, int]]:
    """Selection decks with the number of their cards that this enemy has and nobody has seen."""
    first = figure * EXTRA + SLOTS
    return [(deck, state.cells[first + deck]) for deck in range(DECKS) if state.cells[first + deck]]


def piles(state: Solo, words: Catalogue, figure: int) -> tuple[Pile, ...]:
    """Cards that can still come, discards, cards that were looked at, cards in play, and removed cards."""
    cells, base, extra = state.cells, figure * BLOCK, figure * EXTRA
    stock, up = cells[base + STOCK], cells[base + UP]
    face_down = cells[extra + FACE_DOWN]
    cards = state.rules.cards
    note = words.say("web-face_down", number=face_down) if face_down else ""
    found = [
        Pile(
            f"deck-{figure}",
            "deck",
            words.say("web-may_come"),
            deck_count(state, figure),
            named_cards(cards, stock, words),
            " ".join(deck_notes(state, words, figure)),
        ),
        Pile(
            f"discards-{figure}",
            "pile",
            words.say("web-discards"),
            size(up) + face_down,
            named_cards(cards, up, words),
            note,
        ),
    ]
    others = (
        (TOP + extra, "eye", f"looked-{figure}", words.say("web-on_top")),
        (LASTING + base, "card", f"lasting-{figure}", words.say("web-in_play")),
        (OUT + extra, "card", f"removed-{figure}", words.say("web-removed")),
    )
    for cell, symbol, id, title in others:
        if cells[cell]:
            found.append(Pile(id, symbol, title, size(cells[cell]), named_cards(cards, cells[cell], words), ""))
    return tuple(found)


def deck_notes(state: Solo, words: Catalogue, figure: int) -> list[str]:
    """Unseen cards by selection deck, Stuns and Poison in the deck."""
    found = [
        words.say("web-unseen_of", number=number, deck=f"selection_{deck + 1}")
        for deck, number in unseen(state, figure)
    ]
    stuns, poison = state.cells[figure * EXTRA + DECK_STUNS], state.cells[figure * EXTRA + DECK_POISON]
    if stuns:
        found.append(words.say("web-stuns_in_deck", number=stuns))
    if poison:
        found.append(words.say("web-poison_in_deck", number=poison))
    return found
