"""Building a deck in a dialogue: cards are added and removed by number, and illegal changes are refused at once."""

from dataclasses import replace
from typing import Final

from rich.console import Console

from shiai.cli.kit.asking import Ask
from shiai.core.errors import OptionError
from shiai.core.state import plain
from shiai.games.senjutsu.cards.cards import STANDARD_DESIGNS
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.heap import copies, every, one, size
from shiai.games.senjutsu.decks.decks import (
    Fault,
    companion_of,
    companion_size,
    faults,
    usable,
    usable_by_companion,
)
from shiai.games.senjutsu.decks.format import LONGEST_NAME, Deck, design_of, halves, read_count, weapon_cards
from shiai.games.senjutsu.terminal.deck_sheets import (
    card_headings,
    card_row,
    card_table,
    deck_sheet,
    print_sheet,
    tier_of,
)
from shiai.i18n.catalogue import Catalogue

COMMANDS: Final = ["cards", "show", "weapon", "name", "help", "done", "quit"]
SIZE_CLAUSE: Final = "SJ-33.21"
COMPANION_CLAUSE: Final = "SJ-59.2"


class Builder:
    """The dialogue in which a person builds a deck."""

    def __init__(self, deck: Deck, cards: int, tournament: bool, words: Catalogue, console: Console, ask: Ask) -> None:
        self.deck = deck
        self.cards = cards
        self.tournament = tournament
        self.words = words
        self.console = console
        self.ask = ask

    def build(self) -> Deck | None:
        """Ask until the deck is done; None when the person quits."""
        self.help()
        while True:
            self.show_progress()
            command, _, rest = self.ask("> ", COMMANDS).strip().partition(" ")
            if command == "quit":
                return None
            if command == "done":
                broken = self.faults(self.deck)
                if not broken:
                    return self.deck
                self.refuse(broken)
            else:
                self.answer(command, rest.strip())

    def answer(self, command: str, rest: str) -> None:
        """Carry out a typed command."""
        if command == "show":
            print_sheet(deck_sheet(self.deck, self.words), self.console)
        elif command == "cards":
            self.list_cards(rest)
        elif command == "name" and rest.isprintable() and len(rest) <= LONGEST_NAME:
            self.deck = replace(self.deck, name=rest)
        elif command in ("help", "?", ""):
            self.help()
        else:
            try:
                self.change(command, rest)
            except OptionError as error:
                self.console.print(str(error), style="red", markup=False)

    def change(self, command: str, rest: str) -> None:
        """Change the weapon, add a card (029, +029x2) or remove one (-029)."""
        if command == "weapon":
            self.try_deck(replace(self.deck, weapons=weapon_cards(rest)))
            return
        number, _, count = command.lstrip("+-").partition("x")
        if not number.isdecimal() or not (count or "1").isdecimal() or len(count) > 1:
            self.console.print(self.words.say("deck-not-understood", text=command), style="red", markup=False)
            return
        design, wanted = design_of(number), int(count or "1")
        companion = design in usable_by_companion(self.deck.hero)
        heap = self.deck.heap(companion)
        have, rest_of_deck = copies(heap, design), heap & ~every(design)
        if command.startswith("-"):
            self.deck = self.deck.with_heap(rest_of_deck + one(design) * max(0, have - wanted), companion)
        else:
            added = rest_of_deck + one(design) * read_count(number, have + wanted)
            self.try_deck(self.deck.with_heap(added, companion))

    def try_deck(self, deck: Deck) -> None:
        """Accept a deck unless it breaks a rule that the present one does not break."""
        old = self.faults(self.deck)
        new = [fault for fault in self.faults(deck) if fault not in old and not self.too_few(fault, deck)]
        if new:
            self.refuse(new)
        else:
            self.deck = deck

    def too_few(self, fault: Fault, deck: Deck) -> bool:
        """Does a fault only say that the deck needs more cards?"""
        if fault[0] == COMPANION_CLAUSE:
            return size(deck.companion) < companion_size(deck.hero, self.cards)
        return fault[0] == SIZE_CLAUSE and size(deck.cards) < self.cards

    def faults(self, deck: Deck) -> list[Fault]:
        """The rules that a deck breaks."""
        return faults(deck, self.cards, self.tournament)

    def refuse(self, broken: list[Fault]) -> None:
        """Print the rules that are broken."""
        for clause, sentence in broken:
            self.console.print(f"{sentence} ({clause})", style="red", markup=False)

    def show_progress(self) -> None:
        """Print the number of cards, and of those of the companion."""
        number = size(self.deck.cards)
        self.console.print(self.words.say("deck-stand", number=number, size=self.cards), style="bold")
        companion = companion_of(self.deck)
        if companion:
            number, most = size(self.deck.companion), companion_size(self.deck.hero, self.cards)
            name = self.words.name(companion)
            stand = self.words.say("deck-stand-companion", name=name, number=number, size=most)
            self.console.print(stand, style="bold")

    def help(self) -> None:
        """Print what may be typed."""
        self.console.print(self.words.say("deck-help"), markup=False)

    def list_cards(self, wanted: str) -> None:
        """Print the cards that the hero and its companion may use, perhaps of one type or tier only."""
        found = [(i, copies(self.deck.cards, i)) for i in usable(self.deck.hero)]
        for i in usable_by_companion(self.deck.hero):
            found += [(half, copies(self.deck.companion, i)) for half in halves(i)]
        rows = tuple(
            [
                card_row(STANDARD_DESIGNS[i], count, self.words)
                for i, count in found
                if self.is_one(STANDARD_DESIGNS[i], wanted)
            ]
        )
        self.console.print(card_table(card_headings(self.words), rows))

    def is_one(self, design: Design, wanted: str) -> bool:
        """Is a card of this type or tier, named in English or in the person's language?"""
        kinds = [*design.record["types"].split(), tier_of(design)]
        return not wanted or plain(wanted) in [plain(name) for kind in kinds for name in (kind, self.words.name(kind))]
