"""What is fixed for one match of solo play: the enemies and their limits."""

from typing import Final

from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.games.senjutsu.cards.heap import heap_of
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.contents import HORDE_BOARD, horde_spaces
from shiai.games.senjutsu.rules.heroes import Hero
from shiai.games.senjutsu.solo.rules.enemies import (
    ENEMIES,
    LAST_RESORT,
    NIGHTMARE_DECK,
    SELECTION,
    Enemy,
    enemy_in,
)
from shiai.games.senjutsu.solo.rules.lists import replacements
from shiai.games.senjutsu.solo.rules.options import FIGHT, LORD_HORDE, MOST_ENEMIES, NOBODY

# SJ-40.5
SUGGESTED: Final = (0, 7, 3, 2, 1)  # wound limits by the number of enemies
HORDE_LIMIT: Final = 1
# Options of a fight that a horde settles by itself: the clause that settles it, and what to do instead.
SETTLED_BY_HORDE: Final = {
    **{f"enemy_{number}": ("SJ-49.1", "replace Ashigaru with horde_enemies") for number in range(1, MOST_ENEMIES + 1)},
    "behaviour": ("SJ-49.9", "place the enemies on the start space of that behaviour"),
    "stance": ("SJ-49.8", "they always begin in offensive stance"),
}


class SoloRules(Rules):
    """The set-up of a duel with enemies; `enemies` is indexed by figure, its entries for heroes are never read."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        self.enemies: list[Enemy] = []
        self.horde = False
        self.lord = False
        self.limit = 0
        super().__init__(game, options)
        self.nightmare = bool(options["nightmare"])
        self.all_nightmares = bool(options["all_nightmares"])
        self.behaviour = str(options["behaviour"])
        self.stance = str(options["stance"])
        self.extra_card = str(options["extra_card"])
        self.behaviour_turns_stance = bool(options["behaviour_turns_stance"])
        self.all_stuns_count = bool(options["all_stuns_count"])
        self.literal_counters = bool(options["literal_counters"])
        self.side_is_a_sector = bool(options["side_is_a_sector"])
        self.enemies_foresee = bool(options["enemies_foresee"])
        self.shots_need_slower = bool(options["shots_need_slower"])
        self.wounds_before_rear = bool(options["wounds_before_rear"])
        # SJ-49.10: start spaces and facings of the hero, then of A to D
        self.horde_spaces: list[tuple[int, int]] = horde_spaces(self.box)
        if self.horde:
            self.starts = (1 << self.horde_spaces[0][0], 0)
            self.kept_free = sum([1 << start for start, _ in self.horde_spaces])
            self.free_placement = False  # all begin where section 49 says
        if self.lord:
            self.token = self.count - 1
            self.fighters &= ~(1 << self.token)
        if self.horde and self.board.name != HORDE_BOARD:
            raise OptionError(f"a horde comes only on {HORDE_BOARD}: set board to {HORDE_BOARD} (SJ-49.7)")
        if self.horde and self.pairs:
            raise OptionError("a hero with a companion fights no horde: choose another hero_1, or set mode to fight")
        if self.horde and self.people > 1:
            raise OptionError("one hero alone fights a horde: set players to 1 (SJ-49.1)")

    def gather(self, options: dict[str, Value]) -> tuple[int, ...]:
        mode = str(options["mode"])
        self.horde = mode != FIGHT
        self.lord = mode == LORD_HORDE
        if options["horde_enemies"] and not self.horde:
            raise OptionError(
                "horde_enemies replace Ashigaru of a horde: set mode to horde, or choose enemy_1 to enemy_4 (SJ-50.5)"
            )
        if self.horde:
            refuse_settled(self.game, options)
        names = horde_names(options) if self.horde else fight_names(options)
        found = [enemy_in(self.box, name) for name in names]
        # SJ-38.5
        heroes = [enemy.kind for enemy in found if enemy.is_hero]
        for name in heroes:
            if heroes.count(name) > 1:
                raise OptionError(f"there is only one {name}: choose another enemy (SJ-38.5)")
        if self.first_enemy + len(found) + int(self.lord) > MOST_FIGURES:
            raise OptionError(
                f"{self.first_enemy} heroes and {len(found)} enemies are more than {MOST_FIGURES} figures: "
                "set players lower or choose fewer enemies (SJ-38.6); Ashigaru and Hachiko are two (SJ-47.8)"
            )
        # SJ-40.6
        chosen = int(str(options["wound_limit"]))
        self.limit = chosen or (HORDE_LIMIT if self.horde else SUGGESTED[min(len(found), MOST_ENEMIES)])
        nobody = found[0]  # never looked at: keeps the numbers of figures
        self.enemies = [*[nobody] * self.first_enemy, *found]
        self.heroes += found
        self.heaps += [possible_cards(enemy) for enemy in found]  # not what they have: that is for luck to say
        self.decks += [Deck(enemy.name, (), 0, 0) for enemy in found]
        sides = [0] * self.first_enemy + [1] * len(found)
        if self.lord:
            self.heroes.append(token())
            self.heaps.append(0)
            self.decks.append(Deck("fallen_lord", (), 0, 0))
            sides.append(0)
        return tuple(sides)


def possible_cards(enemy: Enemy) -> int:
    """The heap of all cards that an enemy could have."""
    decks = {deck for slot in enemy.recipe for deck in slot} | {LAST_RESORT, NIGHTMARE_DECK}
    return enemy.cards + heap_of(enemy.nightmares) + heap_of([card for deck in decks for card in SELECTION[deck]])


def fight_names(options: dict[str, Value]) -> list[str]:
    """The enemies of a fight; who fights as a pair comes with its partner."""
    names: list[str] = []
    for number in range(1, MOST_ENEMIES + 1):
        name = str(options[f"enemy_{number}"])
        if name != NOBODY:
            names.append(name)
            # SJ-47.8
            if ENEMIES[name].partner:
                names.append(ENEMIES[name].partner)
    return names


def refuse_settled(game: AnyGame, options: dict[str, Value]) -> None:
    """Raise OptionError for an option that has no effect in a horde and is not left at its default."""
    for option in game.options:
        if option.name in SETTLED_BY_HORDE and options[option.name] != option.default:
            clause, remedy = SETTLED_BY_HORDE[option.name]
            raise OptionError(
                f"option {option.name} cannot be {option.write(options[option.name])} in a horde: "
                f"omit it, or set mode to fight; {remedy} ({clause})",
                option.name,
            )


def horde_names(options: dict[str, Value]) -> list[str]:
    """Three Ashigaru, or who replaces them, and the Samurai Boss."""
    # SJ-50.5, SJ-50.6, SJ-A.39: any number of them
    names = replacements(str(options["horde_enemies"]))
    return [*names, *["ashigaru_katana"] * (3 - len(names)), "samurai_boss"]


def token() -> Hero:
    """The fallen samurai, which never acts (SJ-50.11)."""
    return Hero(
        "fallen_lord",
        {
            "number": "",
            "advantage": 0,
            "hand": 99,
            "wounds": 99,
            "weapons": [],
            "core": "",
            "stealth": False,
            "poisons": [],
            "tree": [],
        },
    )
