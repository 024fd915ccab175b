"""What is in the box of 7 Ronin, read from the data file: areas, ronin, the time track, the options of the rules."""

import json
from importlib.resources import files
from typing import Any, ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.game import Game
from shiai.core.options import Choice, Numbers, Option, Switch, Value, numbers_of
from shiai.core.setup import Setup

DATA: Final[dict[str, Any]] = json.loads(
    (files("shiai.games.seven_ronin") / "data" / "seven_ronin.json").read_text("utf-8")
)

ATTACKER: Final = 0
DEFENDER: Final = 1
SEATS: Final = ("attacker", "defender")

# Places: the ten areas in the order of the data file, then the Market, the hand of the Defender, and out of the game.
AREA_NAMES: Final[tuple[str, ...]] = tuple([str(area["id"]) for area in DATA["areas"]])
AREAS: Final = 10
MARKET: Final = 10
HAND: Final = 11
GONE: Final = 12
BOARD_NAMES: Final = (*AREA_NAMES, "market")
PLACE_NAMES: Final = (*BOARD_NAMES, "hand", "gone")
ALL_AREAS: Final = (1 << AREAS) - 1
MARKET_BIT: Final = 1 << MARKET
ALL_PLACES: Final = ALL_AREAS | MARKET_BIT

RONIN_NAMES: Final[tuple[str, ...]] = tuple([str(ronin["id"]) for ronin in DATA["ronin"]])
RONIN_COUNT: Final = 7
ALL_RONIN: Final = (1 << RONIN_COUNT) - 1
DURABILITY: Final[list[int]] = [int(ronin["durability"]) for ronin in DATA["ronin"]]

ROUNDS: Final = int(DATA["components"]["rounds"])
NINJA_MARKERS: Final = int(DATA["components"]["ninja_markers"])
INITIAL_RESERVE: Final = int(DATA["components"]["initial_reserve"])
INITIAL_POOL: Final = int(DATA["components"]["initial_pool"])
MINIMUM: Final[list[int]] = [0, *[int(number) for number in DATA["time_track"]["minimum_ninja_by_round"]]]
STARVATION_LOSS: Final = int(DATA["time_track"]["starvation_loss"])
AREAS_NEEDED: Final = int(DATA["victory"]["areas_needed"])
FIELD_BONUS: Final = int(DATA["victory"]["two_fields_count_as"]) - 2


def area_with(ability: str) -> int:
    """The area that has this ability in the data file."""
    return [area["ability"] for area in DATA["areas"]].index(ability)


def parameter(ability: str, name: str) -> int:
    """A number of an area's ability in the data file."""
    return int(DATA["areas"][area_with(ability)]["params"][name])


def ronin_with(ability: str) -> int:
    """The ronin who has this ability in the data file."""
    return [ronin["ability"] for ronin in DATA["ronin"]].index(ability)


INN: Final = area_with("copy_ability_of_another_occupied_area")
WATCHTOWER: Final = area_with("wound_each_ronin_in_adjacent_areas")
FIELDS: Final = sum([1 << i for i in range(AREAS) if AREA_NAMES[i] in DATA["fields"]])
FIELD_SMALL: Final = AREA_NAMES.index("field_small")
FIELD_LARGE: Final = AREA_NAMES.index("field_large")
HAYAI: Final = ronin_with("move_to_area_with_ninja")
MUSASHI: Final = ronin_with("remove_one_ninja_in_own_area")
TAIKO: Final = ronin_with("heal_one_wound_of_another_ronin")
TASUKE: Final = ronin_with("may_share_area_and_wounds_are_split")
YOBU: Final = ronin_with("push_up_to_two_ninja_to_adjacent_areas")
YUMI: Final = ronin_with("remove_one_ninja_from_reserve")
TASUKE_BIT: Final = 1 << TASUKE

_TRACK: Final[dict[str, Any]] = DATA["time_track"]
_PROFILES: Final[dict[str, Any]] = _TRACK["threat_level_profiles"]
_FIRST_PROFILE: Final = str(_TRACK["threat_level_default_profile"])
_FIRST_FIELD: Final = str(DATA["adjacency"]["reconstructed_choice"]["field_next_to_watchtower"])

OPTIONS: Final[tuple[Option, ...]] = (
    Choice(
        "threat_track",
        (_FIRST_PROFILE, *[name for name in _PROFILES if name != _FIRST_PROFILE]),
        "How many areas may be attacked in each round: a named row of eight threat levels.",
        "R7-5.7",
    ),
    Choice(
        "short_reserve",
        ("deploy_all", "attacker_loses"),
        "A reserve below the minimum of the round: everything left is assigned, or the Attacker loses.",
        "R7-19.1",
    ),
    Switch("market_counts_for_minimum", True, "A ninja sent to the Market counts towards the minimum.", "R7-19.2"),
    Choice(
        "limit_counts",
        ("new", "total"),
        "The limit of an area counts the newly assigned ninja only, or those already there as well.",
        "R7-19.3",
    ),
    Switch(
        "held_hayai_may_move", True, "A Hayai held by the Animal Pen may use his move in the next round.", "R7-19.9"
    ),
    Switch("silence_stops_sharing", True, "A silenced Tasuke cannot share an area.", "R7-19.12"),
    Switch("pool_is_limited", True, "An empty pool gives no markers; otherwise they come from outside.", "R7-19.18"),
    Switch("market_ninja_keep_alive", True, "Ninja on the Market count as ninja on the board for victory.", "R7-19.21"),
    Numbers(
        "starvation_after_rounds",
        tuple([int(number) for number in _TRACK["starvation_after_rounds"]]),
        tuple(range(1, ROUNDS)),
        "The rounds after which one ninja of the reserve starves.",
        "R7-19.28",
    ),
    Choice(
        "field_next_to_watchtower",
        (_FIRST_FIELD, "field_large" if _FIRST_FIELD == "field_small" else "field_small"),
        "Which of the two Fields lies next to the Watchtower.",
        "R7-19.29",
    ),
)


class Rules(Setup):
    """7 Ronin with its options chosen: the numbers and switches that the steps read."""

    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        R7-1.2 R7-1.3 R7-1.4 R7-3.1 R7-3.2 R7-3.4 R7-3.5 R7-3.6 R7-3.7 R7-3.8 R7-5.5 R7-5.6 R7-5.7 R7-13.1 R7-13.2
        R7-13.3 R7-13.4 R7-13.5 R7-13.6 R7-13.7 R7-13.8 R7-14.1 R7-14.2 R7-14.3 R7-14.4 R7-14.5 R7-14.6 R7-14.7
        R7-14.8 R7-14.9 R7-19.28 R7-19.29
        """
    )

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.limit: list[int] = [int(area["limit"]) for area in DATA["areas"]]
        self.threat: list[int] = [0, *[int(level) for level in _PROFILES[str(options["threat_track"])]]]
        self.previous: list[int] = [0] * AREAS
        self.next: list[int] = [0] * AREAS
        ring = ring_order(str(options["field_next_to_watchtower"]))
        for i in range(AREAS):
            self.previous[ring[i]] = ring[i - 1]
            self.next[ring[i - 1]] = ring[i]
        self.starving_rounds: tuple[int, ...] = numbers_of(options["starvation_after_rounds"])
        self.short_reserve_loses = options["short_reserve"] == "attacker_loses"
        self.market_counts_for_minimum = options["market_counts_for_minimum"] is True
        self.limit_counts_total = options["limit_counts"] == "total"
        self.held_hayai_may_move = options["held_hayai_may_move"] is True
        self.silence_stops_sharing = options["silence_stops_sharing"] is True
        self.pool_is_limited = options["pool_is_limited"] is True
        self.market_ninja_keep_alive = options["market_ninja_keep_alive"] is True

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game, self.options))


def ring_order(field_next_to_watchtower: str) -> list[int]:
    """The areas around the village; the two Fields change places when the data file's choice is not wanted."""
    ring = [AREA_NAMES.index(name) for name in DATA["adjacency"]["ring_order"]]
    if field_next_to_watchtower != _FIRST_FIELD:
        small, large = ring.index(FIELD_SMALL), ring.index(FIELD_LARGE)
        ring[small], ring[large] = FIELD_LARGE, FIELD_SMALL
    return ring
