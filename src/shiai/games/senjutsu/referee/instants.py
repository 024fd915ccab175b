"""Which cards a hero may have at the physical table, and which Instants of them could be played at the reveal."""

from shiai.games.senjutsu.cards.cards import HERO_CARDS
from shiai.games.senjutsu.cards.heap import heap_of
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.rules.heroes import Hero
from shiai.games.senjutsu.rules.steps.reveal import replacements
from shiai.games.senjutsu.solo.rules.state import Solo


def fits_hero(design: int, hero: Hero) -> bool:
    """Can this hero have this card?"""
    made = HERO_CARDS[design]
    return made.owner in ("basic", hero.name) or made.weapon in hero.weapons


def possible_cards(hero: Hero, deck: Deck | None) -> int:
    """The heap of the cards that a hero may hold: those of its deck, or all that fit it if the deck is unknown."""
    if deck is not None:
        return deck.cards
    return heap_of([design for design, made in enumerate(HERO_CARDS) if fits_hero(design, hero) and not made.core])


def possible_instants(state: Solo, seat: int, deck: Deck | None) -> list[int]:
    """The Instant Replacements that a hero could play on its open card (SJ-12.5)."""
    return replacements(state, seat, possible_cards(state.rules.heroes[seat], deck))
