"""The components and options of Samurai Spirit; raiders, samurai and the village are read from the data files."""

import csv
import json
from importlib.resources import files
from typing import Any, Final

from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Choice, Names, Option, Switch, Value, Whole
from shiai.core.setup import Setup

_FOLDER: Final = files("shiai.games.samurai_spirit") / "data"
DATA: Final[dict[str, Any]] = json.loads((_FOLDER / "samurai_spirit.json").read_text("utf-8"))
RAIDERS: Final[list[dict[str, str]]] = list(  # SS-3.12
    csv.DictReader((_FOLDER / "samurai_spirit_raiders.csv").read_text("utf-8").splitlines())
)

# Raider cards by number, in the order of the card list.
CARD_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in RAIDERS])
CARDS: Final = 66  # SS-1.10, SS-31.57
VALUE: Final[list[int]] = [int(row["value"]) for row in RAIDERS]  # SS-3.1
SYMBOL_NAMES: Final = ("hat", "farm", "doll")
HAT: Final = 0
FARM: Final = 1
DOLL: Final = 2
NO_SYMBOL: Final = 3
SYMBOLS: Final = 3
SYMBOL: Final[list[int]] = [(*SYMBOL_NAMES, "none").index(row["symbol"]) for row in RAIDERS]  # SS-3.3
FLAMES: Final[list[bool]] = [row["flame"] == "yes" for row in RAIDERS]  # SS-3.6

PENALTY_NAMES: Final = (  # SS-3.11
    "fire",
    "wound",
    "intruder",
    "no_defend",
    "no_support",
    "draw_left",
    "draw_right",
    "must_pass",
    "recycle",
    "no_talent",
    "drop_defence",
)
FIRE: Final = 0
WOUND: Final = 1
INTRUDER: Final = 2
NO_DEFEND: Final = 3
NO_SUPPORT: Final = 4
DRAW_LEFT: Final = 5
DRAW_RIGHT: Final = 6
MUST_PASS: Final = 7
RECYCLE: Final = 8
NO_TALENT: Final = 9
DROP_DEFENCE: Final = 10
NO_PENALTY: Final = 11
_PENALTIES: Final = (*PENALTY_NAMES, "none")
# SS-3.4, SS-3.5: only bosses have a second penalty
PENALTY: Final[list[int]] = [_PENALTIES.index(row["penalty1"]) for row in RAIDERS]
SECOND_PENALTY: Final[list[int]] = [_PENALTIES.index(row["penalty2"]) for row in RAIDERS]


def penalties(card: int) -> list[int]:
    """The penalties of a card: none, one or two."""
    return [penalty for penalty in (PENALTY[card], SECOND_PENALTY[card]) if penalty != NO_PENALTY]


# Ranks; the doll check needs to know which plunderers show a doll (SS-25.3).
DOLL_PLUNDERER: Final = 0
OTHER_PLUNDERER: Final = 1
LIEUTENANT: Final = 2
BOSS: Final = 3
RANKS: Final = 4


def _rank(row: dict[str, str]) -> int:
    if row["rank"] == "plunderer":
        return DOLL_PLUNDERER if row["symbol"] == "doll" else OTHER_PLUNDERER
    return LIEUTENANT if row["rank"] == "lieutenant" else BOSS


RANK: Final[list[int]] = [_rank(row) for row in RAIDERS]  # SS-3.2
DOLL_PLUNDERERS: Final = RANK.count(DOLL_PLUNDERER)
OTHER_PLUNDERERS: Final = RANK.count(OTHER_PLUNDERER)
PLUNDERERS: Final = DOLL_PLUNDERERS + OTHER_PLUNDERERS
LEADERS: Final = RANK.count(LIEUTENANT)  # lieutenants, and as many bosses

# Samurai by number.
SAMURAI_NAMES: Final[tuple[str, ...]] = tuple([str(samurai["id"]) for samurai in DATA["samurai"]])  # SS-1.1
SAMURAI_COUNT: Final = 7
# SS-1.2, SS-1.4, SS-8.3: each side has a Kiai value of its own, both have the same talent
KIAI_VALUE: Final[list[int]] = [int(samurai["kiai_human"]) for samurai in DATA["samurai"]] + [
    int(samurai["kiai_animal"]) for samurai in DATA["samurai"]
]  # + SAMURAI_COUNT for the animal side


def samurai_with(talent: str) -> int:
    """The samurai who has this talent in the data file."""
    return [samurai["talent"] for samurai in DATA["samurai"]].index(talent)


HEIHACHI: Final = samurai_with("pass_even")
DAISUKE: Final = samurai_with("pass_odd")
GOROBEI: Final = samurai_with("ignore_even")
KANBEI: Final = samurai_with("ignore_odd")
KIKUCHIYO: Final = samurai_with("second_fight")
KYUZO: Final = samurai_with("discard_duplicate")
KATSUSHIRO: Final = samurai_with("replace_card")

ROUNDS: Final = int(DATA["components"]["rounds"])
MOST_BARRICADES: Final = int(DATA["components"]["barricades"])  # SS-1.8
FARMSTEADS: Final = int(DATA["components"]["farmsteads"])  # SS-1.7
REVERSE_NAMES: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in DATA["farmstead_penalties"]])
REVERSE_COUNT: Final[list[int]] = [int(kind["count"]) for kind in DATA["farmstead_penalties"]]  # SS-18.10, SS-31.41
LOSE_FAMILY: Final = REVERSE_NAMES.index("lose_family")
LOSE_FARM: Final = REVERSE_NAMES.index("lose_farm")
LOSE_BARRICADE: Final = REVERSE_NAMES.index("lose_barricade")
BONUS_NAMES: Final[tuple[str, ...]] = tuple([str(kind["id"]) for kind in DATA["family_bonuses"]])  # SS-1.9
FAMILIES: Final = 3
HEAL: Final = BONUS_NAMES.index("heal")
BARRICADE: Final = BONUS_NAMES.index("barricade")
REPEL: Final = BONUS_NAMES.index("repel")

SEAT_NAMES: Final = tuple([f"seat_{number}" for number in range(1, SAMURAI_COUNT + 1)])
# SS-23.1 to SS-23.4
DIFFICULTIES: Final[dict[str, Any]] = {str(level["id"]): level for level in DATA["difficulties"]}
_DEFAULT: Final = str(DATA["default_difficulty"])  # SS-2.1, SS-31.53

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("players", 4, 1, SAMURAI_COUNT, "How many play together; 1 is the solo game.", "SS-0.1"),
    Choice(
        "difficulty",
        (_DEFAULT, *[name for name in DIFFICULTIES if name != _DEFAULT]),
        "How many barricades and raiders there are, and whether farmsteads punish and families help.",
        "SS-2.1",
    ),
    Whole("solo_samurai", 2, 2, 3, "How many samurai one player leads in the solo game.", "SS-26.1"),
    Names(
        "samurai", SAMURAI_NAMES, "The samurai in the order of the seats; dealt at random when none is named.", "SS-2.2"
    ),
    Switch(
        "absent_tokens",
        False,
        "The support tokens of absent samurai help also in games with 3 to 6 players.",
        "SS-27.1",
    ),
    Choice(
        "absent_token_scope",
        ("round", "turn"),
        "How long the talent of an absent samurai's token lasts.",
        "SS-31.47",
    ),
    Switch(
        "case3_every_card", True, "Every further card on a samurai above the Kiai value costs a barricade.", "SS-31.12"
    ),
    Switch("return_tokens_at_round_end", False, "Lent support tokens are back before the next round.", "SS-31.16"),
    Switch("heal_passed", True, "Heihachi's Kiai may heal a samurai that has passed.", "SS-31.19"),
    Switch("second_fight_when_over", True, "The second Fight is open also above the Kiai value.", "SS-31.26"),
    Switch("kiai_removal_optional", False, "A Kiai may be let pass whole, without effect and removal.", "SS-31.27"),
    Switch("kiai_on_decrease", True, "Falling back exactly onto the Kiai value reaches the Kiai.", "SS-31.28"),
    Switch("kiai_at_round_end", False, "A board that flips in the end-of-round steps can reach its Kiai.", "SS-31.29"),
    Switch(
        "kiai_tokens_at_home",
        False,
        "Kyuzo's Kiai gives only tokens that samurai in the round have with them.",
        "SS-31.35",
    ),
    Whole(
        "turn_limit_per_samurai", 40, 1, 99, "After so many turns per samurai only Pass is left in a round.", "SS-31.49"
    ),
    Switch("heal_only_wounded", True, "The bonus of a family heals a random wounded samurai, not any.", "SS-31.51"),
    Switch("second_card_locked", True, "Katsushiro's second card must be attacked or defended.", "SS-31.54"),
)


class Rules(Setup):
    """The set-up of a game: the numbers and switches that its rules read."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.samurai = len(self.seats)  # SS-0.1: called N in the rules
        self.people = int(str(options["players"]))
        self.chosen: tuple[int, ...] = chosen_samurai(options["samurai"], self.samurai)
        level: dict[str, Any] = DIFFICULTIES[str(options["difficulty"])]
        # SS-2.17
        self.barricades = self.samurai + int(level["extra_barricades"])  # SS-2.9, SS-2.10: at the beginning and at most
        self.plunderers = self.samurai * int(level["plunderers_each"])
        self.leaders = self.samurai - int(level["fewer_leaders"])
        self.farm_penalties = level["farmstead_penalties"] is True
        self.family_bonuses = level["family_bonuses"] is True
        self.grade = str(level["grade"])  # SS-24.4
        # SS-0.2, SS-0.3, SS-0.4, SS-31.2: neighbours by seat; who has passed does not matter
        self.left: list[int] = [(seat + 1) % self.samurai for seat in range(self.samurai)]
        self.right: list[int] = [(seat - 1) % self.samurai for seat in range(self.samurai)]
        self.everybody = (1 << self.samurai) - 1
        # SS-25.1, SS-26.1, SS-27.1: with two samurai, alone, or by choice
        self.uses_absent = self.samurai == 2 or options["players"] == 1 or options["absent_tokens"] is True
        self.absent_for_turn = options["absent_token_scope"] == "turn"
        self.case3_every_card = options["case3_every_card"] is True
        self.return_tokens_at_round_end = options["return_tokens_at_round_end"] is True
        self.heal_passed = options["heal_passed"] is True
        self.second_fight_when_over = options["second_fight_when_over"] is True
        self.kiai_removal_optional = options["kiai_removal_optional"] is True
        self.kiai_on_decrease = options["kiai_on_decrease"] is True
        self.kiai_at_round_end = options["kiai_at_round_end"] is True
        self.kiai_tokens_at_home = options["kiai_tokens_at_home"] is True
        self.turn_limit = int(str(options["turn_limit_per_samurai"])) * self.samurai
        self.heal_only_wounded = options["heal_only_wounded"] is True
        self.second_card_locked = options["second_card_locked"] is True
        if options["absent_tokens"] is True and self.samurai == SAMURAI_COUNT:
            raise OptionError("option absent_tokens cannot be true with 7 players: nobody is absent (SS-27.1)")

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game, self.options))


def seat_names(options: dict[str, object]) -> tuple[str, ...]:
    """A seat for every samurai: one for each player, two or three in the solo game."""
    players = int(str(options.get("players", 4)))
    # SS-26.2, SS-26.4, SS-26.5, SS-31.1: one player has a seat for each samurai
    return SEAT_NAMES[: players if players > 1 else int(str(options.get("solo_samurai", 2)))]


def chosen_samurai(value: Value, seats: int) -> tuple[int, ...]:
    """The chosen samurai by seat; none if they are dealt at random."""
    assert isinstance(value, tuple)
    if value and len(value) != seats:
        raise OptionError(f"option samurai names {len(value)} samurai for {seats} seats: name {seats} or none (SS-2.2)")
    return tuple([SAMURAI_NAMES.index(str(name)) for name in value])  # SS-27.2
