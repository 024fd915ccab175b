"""The deck of an enemy: how many cards, which of them were seen, from which decks the others come, its discards."""

from shiai.games.senjutsu.browser.heroes import Pile, Status
from shiai.games.senjutsu.browser.looks import names_of
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.rules.state import BLOCK, LASTING, STOCK, UP
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.enemies import DECKS
from shiai.games.senjutsu.solo.rules.state import DECK_POISON, DECK_STUNS, EXTRA, FACE_DOWN, OUT, SLOTS, TOP, Solo
from shiai.i18n.catalogue import Catalogue


def deck_status(state: Solo, words: Catalogue, figure: int) -> Status:
    """How many cards the deck has."""
    count = deck_count(state, figure)
    return Status(f"deck-{figure}", "deck", count, words.say("web-deck_says", number=count), grave=False)


def unseen(state: Solo, figure: int) -> list[tuple[int, int]]:
    """Cards that nobody has seen: the selection deck, and how many of it."""
    first = figure * EXTRA + SLOTS
    return [(deck, state.cells[first + deck]) for deck in range(DECKS) if state.cells[first + deck]]


def piles(state: Solo, words: Catalogue, figure: int) -> tuple[Pile, ...]:
    """What can still come, what was looked at, open discards, cards in play and cards out of the game."""
    cells, base, extra = state.cells, figure * BLOCK, figure * EXTRA
    stock, up = cells[base + STOCK], cells[base + UP]
    face_down = cells[extra + FACE_DOWN]
    note = words.say("web-face_down", number=face_down) if face_down else ""
    found = [
        Pile(
            f"stock-{figure}",
            "deck",
            words.say("web-may_come"),
            size(stock) + sum([number for _, number in unseen(state, figure)]),
            names_of(stock, words),
            " ".join(deck_notes(state, words, figure)),
        ),
        Pile(f"discards-{figure}", "pile", words.say("web-discards"), size(up) + face_down, names_of(up, words), note),
    ]
    others = (
        (TOP + extra, "eye", f"looked-{figure}", words.say("web-on_top")),
        (LASTING + base, "card", f"lasting-{figure}", words.say("web-in_play")),
        (OUT + extra, "card", f"removed-{figure}", words.say("web-removed")),
    )
    for cell, symbol, id, title in others:
        if cells[cell]:
            found.append(Pile(id, symbol, title, size(cells[cell]), names_of(cells[cell], words), ""))
    return tuple(found)


def deck_notes(state: Solo, words: Catalogue, figure: int) -> list[str]:
    """What else is in the deck: unseen cards by their deck, Stuns, Poison."""
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
