"""The rules of deck building, the signature decks, and random legal decks.

`format` has the deck itself, and reads and writes it.
"""

from importlib.resources import files
from random import Random
from typing import Final

from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import FIRST_HALVES, HERO_CARDS, STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.heap import copies, designs, heap_of, size
from shiai.games.senjutsu.decks.format import (
    COPY_CLAUSES,
    MOST_OF_TIER,
    Deck,
    check_hero,
    deck_from_toml,
    shown,
    tier_index,
    tier_name,
    weapons_for,
)
from shiai.games.senjutsu.rules.heroes import HEROES

Fault = tuple[str, str]  # the clause that is broken, and a sentence with the remedy

QUICK: Final = 30  # SJ-33.1: cards of a quick game
STANDARD: Final = 40  # SJ-33.2: cards of a standard game or a tournament
MOST_GOLD: Final = 8  # SJ-33.7: in the whole deck
MOST_JADE: Final = 1  # SJ-33.8: in the whole deck
NO_SCHOOL: Final = "none"
DERIVED: Final = ""  # the school follows from the cards in the deck


def read_schools() -> dict[str, tuple[int, ...]]:
    """The restricted basic cards of every school."""
    # SJ-33.17 to SJ-33.20: the card records have the lists, so that an update changes only data
    found: dict[str, tuple[int, ...]] = {}
    for i, design in enumerate(HERO_CARDS):
        if design.school and design.owner == "basic":
            found[design.school] = (*found.get(design.school, ()), i)
    return found


SCHOOLS: Final = read_schools()


def schools_of(deck: Deck) -> list[str]:
    """The schools that have cards in a deck."""
    return [school for school, members in SCHOOLS.items() if any(copies(deck.cards, i) for i in members)]


def usable(hero: str, printed: Cards = STANDARD_CARDS) -> list[int]:
    """All cards that a deck of this hero may have (SJ-5.5, SJ-33.9)."""
    alone = HEROES[hero].companion is None
    # What SJ-59.3 says about cards, for those who choose them.
    return [
        i
        for i, design in enumerate(printed.designs)
        if not design.core and (design.owner == hero or (design.owner == "basic" and (alone or not design.school)))
    ]


def usable_by_companion(hero: str, printed: Cards = STANDARD_CARDS) -> list[int]:
    """All cards that the deck of the companion of this hero may have; none if it has no companion."""
    companion = HEROES[hero].companion
    if companion is None:
        return []
    return [i for i, design in enumerate(printed.designs) if design.owner == companion.name and i not in FIRST_HALVES]


# What is wrong with a deck --------------------------------------------------------------------------------------------


def faults(
    deck: Deck,
    cards: int = QUICK,
    tournament: bool = False,
    school: str = DERIVED,
    printed: Cards = STANDARD_CARDS,
) -> list[Fault]:
    """Everything that makes a deck illegal in a game of so many cards; nothing for a legal deck.

    `school` matters in a tournament only: the chosen one, `none`, or by default the school of the deck's cards.
    """
    found = agreement_faults(cards, tournament)
    have = size(deck.cards)
    if have != cards:  # SJ-33.21
        remedy = f"add {cards - have}" if have < cards else f"take out {have - cards}"
        noun = "card" if have == 1 else "cards"
        found.append(("SJ-33.21", f"the deck has {have} {noun}, not {cards}: {remedy}"))
    found += weapon_faults(deck)
    found += companion_faults(deck, cards)
    for design in designs(deck.cards):
        found += card_faults(deck, deck.hero, deck.cards, design, printed)
    for design in designs(deck.companion):
        found += card_faults(deck, companion_of(deck), deck.companion, design, printed)
    found += total_faults(deck, v.GOLD, MOST_GOLD, "SJ-33.7", printed)
    found += total_faults(deck, v.JADE, MOST_JADE, "SJ-33.8", printed)
    if tournament:  # SJ-33.13
        found += school_faults(deck, school)
    return found


def agreement_faults(cards: int, tournament: bool) -> list[Fault]:
    """What is wrong with the number of cards that was agreed on."""
    if tournament and cards != STANDARD:
        return [("SJ-33.2", f"a tournament is played with {STANDARD} cards, not {cards}: agree on {STANDARD}")]
    if cards not in (QUICK, STANDARD):
        return [("SJ-33.21", f"a game is played with {QUICK} or {STANDARD} cards, not {cards}: agree on one of them")]
    return []


def weapon_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the weapon cards of a deck."""
    fitting = weapons_for(deck.hero)
    remedy = "choose one of " + ", ".join([shown(i) for i in fitting])
    if not deck.weapons:  # SJ-6.4
        return [("SJ-6.4", f"the deck has no weapon: {remedy}")]
    found = [
        ("SJ-33.10", f"{shown(i)} is no weapon of the hero {deck.hero}: {remedy}")
        for i in deck.weapons
        if i not in fitting
    ]
    most = HEROES[deck.hero].weapon_cards
    names = ", ".join([shown(i) for i in deck.weapons])
    kinds = {HERO_CARDS[i].weapon for i in deck.weapons}
    if len(deck.weapons) > most:  # SJ-33.11
        cards = "card" if most == 1 else "cards"
        found.append(("SJ-33.11", f"the hero {deck.hero} may take {most} weapon {cards}, not {names}: keep {most}"))
    elif len(kinds) < most:  # SJ-55.1
        sentence = f"the hero {deck.hero} takes {most} weapon cards of different kinds, not only {names}: {remedy}"
        found.append(("SJ-55.1", sentence))
    return found


def companion_of(deck: Deck) -> str:
    """The name of the companion of the hero of a deck; empty if it has none."""
    companion = HEROES[deck.hero].companion
    return "" if companion is None else companion.name


def companion_size(hero: str, cards: int) -> int:
    """The cards that the deck of a companion has in a game of this size; none if there is no companion."""
    companion = HEROES[hero].companion
    if companion is None:
        return 0
    # SJ-59.2
    return companion.deck if cards == STANDARD else companion.signature


def companion_faults(deck: Deck, cards: int) -> list[Fault]:
    """What is wrong with the size of the deck of a companion."""
    have, most = size(deck.companion), companion_size(deck.hero, cards)
    if have == most:
        return []
    noun = "card" if have == 1 else "cards"
    remedy = f"add {most - have}" if have < most else f"take out {have - most}"
    return [("SJ-59.2", f"the deck of {companion_of(deck)} has {have} {noun}, not {most}: {remedy}")]


def card_faults(deck: Deck, figure: str, heap: int, design: int, printed: Cards) -> list[Fault]:
    """What is wrong with one card of the deck of a figure: its owner, or the number of its copies."""
    made = printed.designs[design]
    owner, tier = made.owner, tier_index(design, printed)
    if made.core:  # SJ-6.6
        remedy = "name it as the weapon instead" if owner == "weapon" else "take it out"
        return [("SJ-33.9", f"{shown(design)} is a core card, which no deck contains: {remedy}")]
    found: list[Fault] = []
    own = (figure,) if heap == deck.companion else ("basic", figure)
    # SJ-59.3
    if owner == "basic" and owner not in own:
        found.append(("SJ-59.3", f"{shown(design)} is no card of {figure}: take it out of its deck"))
    elif owner == "basic" and made.school and HEROES[deck.hero].companion is not None:
        found.append(("SJ-59.3", f"{shown(design)} belongs to a school, which {figure} has not: take it out"))
    elif owner not in own:  # SJ-5.4, SJ-5.5, SJ-33.9
        sentence = f"{shown(design)} is a signature card of the hero {owner}, not of {figure}: take it out"
        found.append(("SJ-5.5", sentence))
    count, most = copies(heap, design), MOST_OF_TIER[tier]
    if count > most and made.tier != v.JADE:  # Jade cards are counted together
        sentence = f"{shown(design)} ({tier_name(tier)}) has {count} copies, {most} allowed: take out {count - most}"
        found.append((COPY_CLAUSES[tier], sentence))
    return found


def total_faults(deck: Deck, tier: int, most: int, clause: str, printed: Cards) -> list[Fault]:
    """What is wrong with the total number of cards of a tier."""
    # both decks of a pair together (SJ-59.3)
    whole = deck.cards + deck.companion
    members = [i for i in designs(whole) if printed.designs[i].tier == tier]
    count = sum([copies(whole, i) for i in members])
    if count <= most:
        return []
    names = ", ".join([shown(i) for i in members])
    name = tier_name(tier.bit_length() - 1)
    return [(clause, f"the deck has {count} {name} cards ({names}), {most} allowed: take out {count - most}")]


def school_faults(deck: Deck, school: str) -> list[Fault]:
    """The restricted basic cards that a tournament forbids: those of every school but the chosen one."""
    if school not in SCHOOLS and school not in (DERIVED, NO_SCHOOL):
        raise OptionError(f"there is no school '{school}'; use one of {', '.join(SCHOOLS)} or {NO_SCHOOL}")
    present = schools_of(deck)
    if school == DERIVED:
        if len(present) < 2:  # SJ-33.14
            return []
        groups = [f"{name} ({', '.join(members_in(deck, name))})" for name in present]
        return [("SJ-33.14", f"the deck has cards of several schools, {' and '.join(groups)}: keep those of one")]
    # SJ-33.15, SJ-33.16
    clause = "SJ-33.16" if school == NO_SCHOOL else "SJ-33.15"
    chosen = "no school is chosen" if school == NO_SCHOOL else f"the school {school} is chosen"
    return [
        (clause, f"{card} belongs to the school {name}, but {chosen}: take it out")
        for name in present
        if name != school
        for card in members_in(deck, name)
    ]


def members_in(deck: Deck, school: str) -> list[str]:
    """The cards of a school that are in a deck."""
    return [shown(i) for i in SCHOOLS[school] if copies(deck.cards, i)]


# Ready decks ----------------------------------------------------------------------------------------------------------


def read_signatures() -> dict[str, Deck]:
    """The signature decks of the data files, by hero."""
    found: dict[str, Deck] = {}
    folder = files("shiai.games.senjutsu") / "data" / "decks"
    for file in sorted(folder.iterdir(), key=str):
        try:
            deck = deck_from_toml(file.read_text("utf-8"))
        except OptionError as error:
            raise ValueError(f"{file.name}: {error}") from None
        found[deck.hero] = deck
    return found


SIGNATURES: Final = read_signatures()  # SJ-33.12


def random_deck(rng: Random, hero: str | None = None, cards: int = QUICK, tournament: bool = False) -> Deck:
    """A random legal deck; every legal deck is possible."""
    for clause, sentence in agreement_faults(cards, tournament):
        raise OptionError(f"{sentence} ({clause})")
    who = rng.choice(list(HEROES)) if hero is None else hero
    check_hero(who)
    school = rng.choice([NO_SCHOOL, *SCHOOLS]) if tournament else DERIVED
    companion = HEROES[who].companion
    fellows: list[int] = []
    if companion is not None:
        school = NO_SCHOOL
        fellows = random_cards(rng, (companion.name,), companion_size(who, cards), school, [])
    chosen = random_cards(rng, ("basic", who), cards, school, fellows)
    weapons = random_weapons(rng, who)
    return Deck(who, weapons, heap_of(chosen), HEROES[who].poisons, companion=heap_of(fellows))


def random_cards(rng: Random, owners: tuple[str, ...], count: int, school: str, before: list[int]) -> list[int]:
    """So many random cards of these owners, where others were chosen before."""
    offered: list[int] = []
    for i, design in enumerate(HERO_CARDS):
        foreign = school != DERIVED and design.owner == "basic" and design.school not in ("", school)
        if design.owner in owners and not design.core and not foreign and i not in FIRST_HALVES:
            offered += [i] * MOST_OF_TIER[tier_index(i)]
    rng.shuffle(offered)
    chosen: list[int] = []
    gold = len([i for i in before if HERO_CARDS[i].tier == v.GOLD])
    jade = len([i for i in before if HERO_CARDS[i].tier == v.JADE])
    for i in offered:
        tier = HERO_CARDS[i].tier
        if len(chosen) == count or (tier == v.GOLD and gold == MOST_GOLD) or (tier == v.JADE and jade == MOST_JADE):
            continue
        gold += int(tier == v.GOLD)
        jade += int(tier == v.JADE)
        chosen.append(i)
    return chosen


def random_weapons(rng: Random, hero: str) -> tuple[int, ...]:
    """As many weapon cards of different kinds as a hero takes."""
    chosen: list[int] = []
    while len(chosen) < HEROES[hero].weapon_cards:
        kinds = [HERO_CARDS[i].weapon for i in chosen]
        chosen.append(rng.choice([i for i in weapons_for(hero) if HERO_CARDS[i].weapon not in kinds]))
    return tuple(sorted(chosen))
