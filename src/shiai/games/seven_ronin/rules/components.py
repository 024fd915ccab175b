"""The components of 7 Ronin, read from the data file: areas, ronin, the time track, and the options of the rules."""

import json
from importlib.resources import files
from typing import Any, Final

from shiai.core.box import BoxOption, Components, Contents
from shiai.core.components import Entry, Number, Order, Part, Track, source_from
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.native import i64, vec
from shiai.core.options import Choice, Numbers, Option, Switch, Value, numbers_of
from shiai.core.setup import Setup

DATA: Final[dict[str, Any]] = json.loads(
    (files("shiai.games.seven_ronin") / "data" / "seven_ronin.json").read_text("utf-8")
)

ATTACKER: Final = 0
DEFENDER: Final = 1
ONLY_ATTACKER: Final[tuple[int, ...]] = (ATTACKER,)
ONLY_DEFENDER: Final[tuple[int, ...]] = (DEFENDER,)
SEATS: Final = ("attacker", "defender")  # R7-1.1

# Places: the ten areas in the order of the data file, then the Market, the hand of the Defender, and out of the game.
AREA_NAMES: Final[tuple[str, ...]] = tuple([str(area["id"]) for area in DATA["areas"]])  # R7-3.1
AREAS: Final = 10  # R7-1.4: beside them there are the Market and the time track
MARKET: Final = 10
BOARD_PLACES: Final = AREAS + 1
HAND: Final = 11
GONE: Final = 12
BOARD_NAMES: Final = (*AREA_NAMES, "market")
PLACE_NAMES: Final = (*BOARD_NAMES, "hand", "gone")
ALL_AREAS: Final = (1 << AREAS) - 1  # R7-3.3: the Market is none of them
MARKET_BIT: Final = 1 << MARKET
ALL_PLACES: Final = ALL_AREAS | MARKET_BIT

RONIN_NAMES: Final[tuple[str, ...]] = tuple([str(ronin["id"]) for ronin in DATA["ronin"]])
RONIN_COUNT: Final = 7  # R7-1.3
ALL_RONIN: Final = (1 << RONIN_COUNT) - 1
# R7-13.1 to R7-13.8
DURABILITY: Final = vec[i64]([int(ronin["durability"]) for ronin in DATA["ronin"]])

ROUNDS: Final = int(DATA["components"]["rounds"])
NINJA_MARKERS: Final = int(DATA["components"]["ninja_markers"])  # R7-1.2
INITIAL_RESERVE: Final = int(DATA["components"]["initial_reserve"])
INITIAL_POOL: Final = int(DATA["components"]["initial_pool"])
# R7-18.8: all minima and starvation losses together are the initial reserve
MINIMUM: Final = vec[i64]([0] + [int(number) for number in DATA["time_track"]["minimum_ninja_by_round"]])
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
# R7-3.2: two areas, which differ in their limits only
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

# What a box may change: the threat levels, the order of the areas around the village, their limits.
COMPONENTS: Final = Components(
    "seven_ronin",
    (
        Part(
            "track",
            (Track("levels", 1, AREAS, ROUNDS),),
            [
                Entry(
                    "threat",
                    {"levels": tuple([int(level) for level in _PROFILES[_FIRST_PROFILE]])},
                    source_from(_TRACK),
                )
            ],
        ),
        Part(
            "board",
            (Order("order", AREA_NAMES),),
            [
                Entry(
                    "ring",
                    {"order": tuple([str(name) for name in DATA["adjacency"]["ring_order"]])},
                    source_from(DATA["adjacency"]),
                )
            ],
        ),
        Part(
            "areas",
            (Number("limit", 1, 9),),
            [Entry(str(area["id"]), {"limit": int(area["limit"])}, source_from(area)) for area in DATA["areas"]],
        ),
        Part(
            "ronin",
            (),
            [Entry(str(one["id"]), {"durability": int(one["durability"])}, source_from(one)) for one in DATA["ronin"]],
        ),
    ),
)

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
    BoxOption(COMPONENTS, "R7-5.7"),
)


class Rules(Setup):
    """7 Ronin with its options chosen: the numbers and switches that the steps read."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.box: Contents = COMPONENTS.contents(str(options["box"]))
        refuse_contradictions(self.box, options)
        # R7-14.1 to R7-14.9
        self.limit = vec[i64]([self.box.number("areas", area, "limit") for area in AREA_NAMES])
        # R7-5.5 to R7-5.7
        own = self.box.is_own("track", "threat")
        levels = self.box.numbers("track", "threat", "levels") if own else _PROFILES[str(options["threat_track"])]
        self.threat = vec[i64]([0] + [int(level) for level in levels])
        self.previous = vec[i64]([0] * AREAS)
        self.next = vec[i64]([0] * AREAS)
        ring = ring_order(self.box, str(options["field_next_to_watchtower"]))
        for i in range(AREAS):  # R7-3.4, R7-3.5, R7-3.8: every area lies between two others, the Market beside none
            self.previous[ring[i]] = ring[i - 1]
            self.next[ring[i - 1]] = ring[i]
        self.starving_rounds: tuple[int, ...] = numbers_of(options["starvation_after_rounds"])  # R7-19.28
        self.short_reserve_loses = options["short_reserve"] == "attacker_loses"
        self.market_counts_for_minimum = options["market_counts_for_minimum"] is True
        self.limit_counts_total = options["limit_counts"] == "total"
        self.held_hayai_may_move = options["held_hayai_may_move"] is True
        self.silence_stops_sharing = options["silence_stops_sharing"] is True
        self.pool_is_limited = options["pool_is_limited"] is True
        self.market_ninja_keep_alive = options["market_ninja_keep_alive"] is True


def refuse_contradictions(box: Contents, options: dict[str, Value]) -> None:
    """OptionError for an option about something that the box has of its own."""
    for part, entry, option, default in (
        ("track", "threat", "threat_track", _FIRST_PROFILE),
        ("board", "ring", "field_next_to_watchtower", _FIRST_FIELD),
    ):
        if box.is_own(part, entry) and options[option] != default:
            raise OptionError(f"the box has its own {part}.{entry}; leave {option} at {default}")


def ring_order(box: Contents, field_next_to_watchtower: str) -> list[int]:
    """The areas in the order of the ring; the two Fields change places unless the option is that of the data file."""
    ring = [AREA_NAMES.index(name) for name in box.words("board", "ring", "order")]  # R7-3.6, R7-3.7
    if field_next_to_watchtower != _FIRST_FIELD:  # R7-19.29
        small, large = ring.index(FIELD_SMALL), ring.index(FIELD_LARGE)
        ring[small], ring[large] = FIELD_LARGE, FIELD_SMALL
    return ring
