"""The enemies: preferred distances, recipes of their decks, own cards, read from data/enemies.toml."""

from typing import Any, Final

from shiai.core.box import Contents
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, HERO_DESIGNS, STANDARD_DESIGNS
from shiai.games.senjutsu.cards.heap import heap_of
from shiai.games.senjutsu.rules.heroes import Hero
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES, SELECTION_DECKS, figure_name

DECKS: Final = SELECTION_DECKS  # the last one holds nightmare cards
NIGHTMARE_DECK: Final = 7
LAST_RESORT: Final = 3  # deck 4, where all permitted decks are empty


def cards_of(owner: str) -> list[int]:
    """The solo cards of a selection deck or an enemy."""
    return [i for i in range(HERO_DESIGNS, DESIGN_COUNT) if STANDARD_DESIGNS[i].owner == owner]


# SJ-46.1 to SJ-46.8: solo_cards.csv says to which deck a card belongs
SELECTION: Final[list[list[int]]] = [cards_of(f"selection_{deck + 1}") for deck in range(DECKS)]


class Enemy(Hero):
    """One kind of enemy: a standee, or a hero that nobody plays."""

    def __init__(self, name: str, entry: dict[str, Any]) -> None:
        super().__init__(
            figure_name(name),
            {
                "number": "",
                "advantage": 1,
                "hand": 0,
                "wounds": 0,
                "weapons": [],
                "core": "",
                "stealth": entry.get("stealth", False),
                "poisons": entry.get("poisons", []),
                "tree": [],
                "loose": entry.get("loose", False),  # SJ-47.21
            },
        )
        self.kind = name
        # SJ-42.1 to SJ-42.4, SJ-A.33: preferred distances, in enemies.toml
        self.distance = int(entry["distance"])
        self.ranged = bool(entry["ranged"])
        self.range = int(entry.get("range", 0))  # of its shots
        self.is_hero = bool(entry.get("hero"))
        self.partner = str(entry.get("partner", ""))
        self.follower = bool(entry.get("follower"))  # comes only with its partner
        self.desperation = bool(entry.get("desperation"))
        self.has_contracts = bool(entry.get("contracts"))
        self.clause = str(entry["clause"])
        # SJ-46.10 to SJ-46.14: the soldiers
        # SJ-47.4 to SJ-47.7: the heroes of the core box
        # SJ-47.9, SJ-47.11 to SJ-47.16: heroes beyond it, with their distance and Stealth
        # SJ-47.19, SJ-47.20, SJ-47.22, SJ-47.23
        self.recipe: list[tuple[int, ...]] = [
            tuple([int(deck) - 1 for deck in slot.split("|")]) for slot in str(entry["recipe"]).split()
        ]
        # SJ-47.1, SJ-47.2, SJ-47.10: all own cards but the nightmare card
        own = cards_of(self.name)
        self.nightmares = [i for i in own if "nightmare" in STANDARD_DESIGNS[i].record["keywords"]]
        self.cards = heap_of([i for i in own if i not in self.nightmares])


def read_enemies() -> dict[str, Enemy]:
    """All enemies by name; ValueError names the enemy and what is wrong."""
    enemies: dict[str, Enemy] = {}
    for name, entry in ENEMY_TABLES.items():
        try:
            enemies[name] = Enemy(name, entry)
        except (KeyError, ValueError) as error:
            raise ValueError(f"enemy {name} in enemies.toml: {error} is missing or wrong") from None
    return enemies


ENEMIES: Final = read_enemies()


def enemy_in(box: Contents, name: str) -> Enemy:
    """An enemy as a box has it."""
    own = box.corrections.get("enemies", {}).get(figure_name(name))
    return Enemy(name, {**ENEMY_TABLES[name], **own}) if own else ENEMIES[name]


STANDEES: Final = tuple([name for name, enemy in ENEMIES.items() if not enemy.is_hero])
ENEMY_NAMES: Final = tuple([name for name, enemy in ENEMIES.items() if not enemy.follower])
