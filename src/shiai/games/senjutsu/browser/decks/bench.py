"""The bench on which a deck is built: its whole state is in the address, and every change is another address."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from shiai.core.box import Contents
from shiai.core.errors import OptionError
from shiai.games.senjutsu.browser.decks.filters import NO_FILTERS, Filters, read_filters
from shiai.games.senjutsu.cards.cards import HERO_CARDS, STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.corrections import cards_of
from shiai.games.senjutsu.cards.heap import copies, one, size
from shiai.games.senjutsu.decks.counts import agreed_size
from shiai.games.senjutsu.decks.decks import QUICK, SIGNATURES, STANDARD, Fault, faults
from shiai.games.senjutsu.decks.format import (
    COPY_CLAUSES,
    LONGEST_NAME,
    MOST_OF_TIER,
    Deck,
    read_deck_text,
    tier_index,
    weapons_for,
)
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.table.new_tables import clean
from shiai.web.kit.rendering import linker

PATH: Final = "/decks/build"
FILE_PATH: Final = "/decks/deck.toml"
GAME: Final = "senjutsu"
NEW_GAME: Final = f"/new/{GAME}"
LONGEST_TEXT: Final = 400  # characters of a deck in an address
LONGEST_FILE: Final = 20_000  # characters of a deck file
MOST_CARDS: Final = 60  # on the bench; more than a deck has, so that cards can be added before others are removed
SIZE_CLAUSE: Final = "SJ-33.21"
SIZE_CLAUSES: Final = (SIZE_CLAUSE, "SJ-59.2")  # a wrong number of cards is allowed while building
CORE_CLAUSE: Final = "SJ-33.9"
YES: Final = "yes"


@dataclass(frozen=True)
class Bench:
    """A deck, the kind of game that it is built for, the filters of the card list, and whose cards these are."""

    deck: Deck
    cards: int
    tournament: bool = False
    filters: Filters = NO_FILTERS
    box: str = ""  # the name of a saved box; empty for our cards
    printed: Cards = STANDARD_CARDS

    def query(self) -> dict[str, str]:
        """The bench without its filters, as parameters of an address."""
        found = {"deck": self.deck.text(), "cards": str(self.cards)}
        if self.tournament:
            found["tournament"] = YES
        if self.deck.name:
            found["name"] = self.deck.name
        if self.box:
            found["box"] = self.box
        return found

    def address(self) -> str:
        """The address of this bench."""
        return linker(PATH, self.query() | self.filters.query())()

    def file_address(self) -> str:
        """The address of its deck as a file."""
        return linker(FILE_PATH, self.query())()

    def game_address(self) -> str:
        """The address that sets up a game with its deck.

        Signature decks have 30 cards, so that a longer deck plays against its own copy.
        """
        text = self.deck.text()
        options = {"option-deck_1": text, "option-cards": str(self.cards)}
        if self.deck.hero in SIGNATURES:
            options["option-hero_1"] = self.deck.hero
        if self.cards != QUICK:
            options["option-deck_2"] = text
        if self.tournament:
            options["option-tournament"] = "true"
        if self.box:
            options["saved-box"] = f"{GAME}:{self.box}"
        return linker(NEW_GAME, options)()

    def faults(self) -> list[Fault]:
        """The rules that the deck breaks."""
        return faults(self.deck, self.cards, self.tournament, printed=self.printed)

    # Changes ----------------------------------------------------------------------------------------------------------

    def with_deck(self, deck: Deck) -> "Bench":
        """Another deck on the same bench."""
        return replace(self, deck=deck)

    def added(self, card: int, companion: bool = False) -> "Bench":
        """With one more copy of a card, for the companion or not."""
        return self.with_deck(self.deck.with_heap(self.deck.heap(companion) + one(card), companion))

    def removed(self, card: int, companion: bool = False) -> "Bench":
        """With one copy of a card less."""
        return self.with_deck(self.deck.with_heap(self.deck.heap(companion) - one(card), companion))

    def refusal(self, card: int, companion: bool = False) -> str:
        """The clause that forbids a further copy, or nothing."""
        tier = tier_index(card, self.printed)
        if tier >= len(MOST_OF_TIER):
            return CORE_CLAUSE
        if copies(self.deck.heap(companion), card) >= MOST_OF_TIER[tier]:
            return COPY_CLAUSES[tier]
        if size(self.deck.heap(companion)) >= MOST_CARDS:
            return SIZE_CLAUSE
        old, broken = self.faults(), self.added(card, companion).faults()
        new = [fault for fault in broken if fault not in old and fault[0] not in SIZE_CLAUSES]
        return new[0][0] if new else ""

    def of_size(self, cards: int) -> "Bench":
        """For another size of game; tournaments are played with 40 cards (SJ-33.2)."""
        return replace(self, cards=cards, tournament=self.tournament and cards == STANDARD)

    def of_tournament(self, tournament: bool) -> "Bench":
        """For a tournament, or not."""
        return replace(self, cards=STANDARD if tournament else self.cards, tournament=tournament)

    def of_box(self, box: str) -> "Bench":
        """With the cards of a saved box, or with ours; for addresses only."""
        return replace(self, box=box)

    def armed(self, weapon: int) -> "Bench":
        """With this weapon, in the place of one of its kind or of the first if the hero has enough."""
        kind = HERO_CARDS[weapon].weapon
        others = [i for i in self.deck.weapons if HERO_CARDS[i].weapon != kind]
        room = HEROES[self.deck.hero].weapon_cards - 1
        kept = others[len(others) - room :] if len(others) > room else others
        return self.with_deck(replace(self.deck, weapons=tuple(sorted([*kept, weapon]))))

    def poisoned(self, poison: int) -> "Bench":
        """With a Poison added, or removed if it was there."""
        return self.with_deck(replace(self.deck, poisons=self.deck.poisons ^ 1 << poison))


def empty_bench(hero: str) -> Bench:
    """A bench for a hero with its weapon and no cards."""
    return bench_with(Deck(hero, HEROES[hero].standard_weapons, 0, HEROES[hero].poisons))


def bench_with(deck: Deck) -> Bench:
    """A bench for the size of game that a deck fits."""
    return Bench(deck, agreed_size(deck))


def read_bench(query: Mapping[str, str], contents: Contents | None = None) -> Bench:
    """The bench of an address, with the contents of its box; OptionError if its deck cannot be read."""
    text = query.get("deck", "")
    if len(text) > LONGEST_TEXT:
        raise OptionError(f"the deck has {len(text)} letters, {LONGEST_TEXT} are allowed in an address: shorten it")
    deck = read_deck(text)
    deck = replace(deck, name=clean(query.get("name", deck.name), LONGEST_NAME))
    agreed = {str(number): number for number in (QUICK, STANDARD)}
    cards = agreed.get(query.get("cards", ""), agreed_size(deck))
    tournament, filters = query.get("tournament") == YES, read_filters(query)
    if contents is None:
        return Bench(deck, cards, tournament, filters)
    return Bench(deck, cards, tournament, filters, query["box"], cards_of(contents))


def read_deck(text: str) -> Deck:
    """The deck of a text or a file; OptionError if it cannot be read or is too long for an address."""
    if len(text) > LONGEST_FILE:
        raise OptionError(f"the text has {len(text)} letters, {LONGEST_FILE} are allowed: leave out what is no deck")
    deck = read_deck_text(text.strip())
    if len(deck.text()) > LONGEST_TEXT:
        raise OptionError(
            f"the deck has {size(deck.cards)} cards, which no address can hold: "
            f"keep {QUICK} or {STANDARD} of them ({SIZE_CLAUSE})"
        )
    return deck


def fitting_weapons(deck: Deck) -> list[int]:
    """The weapon cards to choose from: those that fit, and chosen ones that do not."""
    return sorted({*weapons_for(deck.hero), *deck.weapons})
