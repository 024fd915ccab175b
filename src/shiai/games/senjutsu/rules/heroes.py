"""The heroes: numbers, weapons, Kamae trees, Poisons, read from data/heroes.toml."""

from typing import Any, Final

from shiai.games.senjutsu.cards.cards import HERO_CARDS, INDEX
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.vocabulary import DISTANCE, KAMAE_NAMES, KAMAES, USUAL_KAMAES
from shiai.games.senjutsu.rules.tables import HERO_TABLES

# SJ-7.1, SJ-7.2: a tree of Kamae positions and focus points
FOCUS_POINT: Final = KAMAES  # its number in a tree, after the Kamae positions
# SJ-27.20
POISON_NAMES: Final = ("002", "129", "130", "131", "132")
DEBILITATING: Final = 0
FOG: Final = 1
HAEMORRHAGE: Final = 2
PARALYSIS: Final = 3
VIRULENCE: Final = 4
POISONS: Final = 5

# What companions do not have, as in heroes.toml.
COMPANION: Final[dict[str, Any]] = {
    "advantage": 0,
    "weapons": [],
    "core": "",
    "tree": [],
    "stealth": False,
    "poisons": [],
}


class Hero:
    """One hero. `branches[place]` is the mask of places that can be reached from a place of the tree by one branch."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        # SJ-2.1, SJ-2.2, SJ-2.6 to SJ-2.8: what heroes.toml has of every hero
        self.name = name
        self.number = str(entry["number"])
        self.advantage = int(entry["advantage"])
        self.hand = int(entry["hand"])  # of a companion: the Stuns that defeat it
        self.hand_alone = int(entry.get("hand_alone", self.hand))  # when its companion is defeated
        self.wounds = int(entry["wounds"])
        self.weapons = tuple([str(weapon) for weapon in entry["weapons"]])
        # SJ-6.2, SJ-6.10, SJ-6.11
        self.core = INDEX[entry["core"]] if entry["core"] else -1
        self.stealth = bool(entry["stealth"])
        self.loose = bool(entry.get("loose"))  # moves in changing directions (SJ-47.21)
        self.drunk = bool(entry.get("drunk"))  # all its movement is mandatory (SJ-54.1)
        self.desperate = int(entry.get("desperate", 0))  # so many wounds make it desperate; 0: it never is (SJ-52.1)
        # its contracts as a mask, how many of them it takes into the game, how many win (SJ-58.1, SJ-58.8)
        self.contracts = sum([1 << CONTRACT_NAMES.index(name) for name in entry.get("contracts", ())])
        self.contracts_in_play = int(entry.get("contracts_in_play", 0))
        self.contracts_to_win = int(entry.get("contracts_to_win", 0))
        self.offering = str(entry.get("terrain", ""))  # a piece of terrain that it may bring along (SJ-57.2)
        self.poisons = sum([1 << POISON_NAMES.index(poison) for poison in entry["poisons"]])
        # SJ-7.22 to SJ-7.25, SJ-56.2, SJ-57.1
        self.branches = read_tree(entry["tree"])
        # SJ-59.1: a second figure with a deck of its own
        own = entry.get("companion")
        self.companion: Hero | None = None if own is None else Hero(str(own["name"]), {**COMPANION, **own})
        self.sides = sum([1 << KAMAE_NAMES.index(side) for side in entry.get("sides", [])])  # of a Kamae card
        self.signature = int(entry.get("signature", 0))  # cards of its deck beside one of 30,
        self.deck = int(entry.get("deck", 0))  # and beside one of 40
        # SJ-56.1: Distance is a position of trees that show it
        self.positions = USUAL_KAMAES | (
            1 << DISTANCE if self.branches[DISTANCE] or leads_to(self.branches, DISTANCE) else 0
        )
        # SJ-56.3: so many of different kinds
        self.weapon_cards = int(entry.get("weapon_cards", 1))
        # The standard weapon cards: those of the signature deck, or the first that fit.
        fitting = [i for i, design in enumerate(HERO_CARDS) if design.weapon in self.weapons]
        listed = [i for i in fitting if name in HERO_CARDS[i].record["signature"]]
        self.standard_weapons = tuple((listed or fitting)[: self.weapon_cards])

    def kamaes(self) -> tuple[str, ...]:
        """The names of the Kamae that this hero has."""
        return tuple([name for kamae, name in enumerate(KAMAE_NAMES) if self.positions >> kamae & 1])


def leads_to(branches: tuple[int, ...], place: int) -> bool:
    """Does a branch lead to this place?"""
    return any(mask >> place & 1 for mask in branches)


def read_tree(branches: list[str]) -> tuple[int, ...]:
    """A Kamae tree from its branches, written "NEU-AGG" (both ways) or "AGG>NEU" (one way)."""
    places = (*KAMAE_NAMES, "focus")
    masks = [0] * len(places)
    for branch in branches:
        both = "-" in branch
        first, last = branch.split("-" if both else ">")
        masks[places.index(first)] |= 1 << places.index(last)
        # SJ-7.4: a branch that leads one way only
        if both:
            masks[places.index(last)] |= 1 << places.index(first)
    return tuple(masks)


def read_heroes() -> dict[str, Hero]:
    """All heroes by name; ValueError names the hero and what is wrong."""
    heroes: dict[str, Hero] = {}
    for name, entry in HERO_TABLES.items():
        try:
            heroes[name] = Hero(name, entry)
        except (KeyError, ValueError) as error:
            raise ValueError(f"hero {name} in heroes.toml: {error} is missing or wrong") from None
    return heroes


HEROES: Final = read_heroes()
