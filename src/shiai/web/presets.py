"""Ready-made games for the set-up page: options and who sits where."""

from dataclasses import dataclass, field
from typing import Final

from shiai.table.company import STANDARD_BOT

ME: Final = "me"
HERE: Final = "here"  # somebody else at this screen
OPEN_SEAT: Final = "open"  # kept for a friend


@dataclass(frozen=True)
class Preset:
    """One ready-made game; the first of a game is what *Play now* starts."""

    id: str
    seats: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)


PRESETS: Final[dict[str, tuple[Preset, ...]]] = {
    "seven_ronin": (
        Preset("defend", (STANDARD_BOT, ME)),
        Preset("attack", (ME, STANDARD_BOT)),
        Preset("one-screen", (ME, HERE)),
        Preset("friend", (ME, OPEN_SEAT)),
    ),
    "samurai_spirit": (
        Preset("first", (ME, STANDARD_BOT, STANDARD_BOT), {"players": 3, "difficulty": "easy"}),
        Preset("solo", (ME, ME), {"players": 1}),
        Preset("one-screen", (ME, HERE, HERE, HERE), {"players": 4}),
        Preset("friend", (ME, OPEN_SEAT, STANDARD_BOT), {"players": 3}),
        Preset("hard", (ME, STANDARD_BOT, STANDARD_BOT, STANDARD_BOT), {"players": 4, "difficulty": "heroic"}),
    ),
    "way_of_the_samurai": (
        Preset("first-duel", (ME,), {"opponent": "ishida", "weapon": "katana"}),
        Preset("hard-duel", (ME,), {"opponent": "oda", "weapon": "nodachi", "gisei": "true", "bushido": "true"}),
        Preset("three", (ME,), {"mode": "one_vs_three"}),
        Preset("clan", (ME,), {"mode": "clan"}),
        Preset("dojo", (ME,), {"mode": "dojo_yoshioka"}),
        Preset("village", (ME,), {"mode": "leaving_the_village"}),
        Preset("shiro", (ME,), {"opponent": "shiro", "blood": "true"}),
        Preset("one-screen", (ME, HERE), {"duel_variant": "true", "second_weapon": "katana"}),
    ),
    "senjutsu": (
        Preset("duel", (ME, STANDARD_BOT)),
        Preset("terrain", (ME, STANDARD_BOT), {"board": "bamboo_temple", "terrain": "preset"}),
        Preset("placed-terrain", (ME, STANDARD_BOT), {"terrain": "placed"}),
        Preset("three-heroes", (ME, STANDARD_BOT, STANDARD_BOT), {"players": 3}),
        Preset(
            "pairs",
            (ME, STANDARD_BOT, STANDARD_BOT, STANDARD_BOT),
            {"players": 4, "teams": "pairs", "board": "twin_fields", "terrain": "preset"},
        ),
        Preset("one-screen", (ME, HERE)),
        Preset("friend", (ME, OPEN_SEAT)),
    ),
    "senjutsu_solo": (
        Preset("boss", (ME,), {"enemy_1": "samurai_boss"}),
        Preset("two-ashigaru", (ME,), {"enemy_1": "ashigaru_katana", "enemy_2": "ashigaru_yari"}),
        Preset("hero-enemy", (ME,), {"hero_1": "student", "enemy_1": "ninja"}),
        Preset("nightmare", (ME,), {"enemy_1": "samurai_boss", "nightmare": "true"}),
        Preset("horde", (ME,), {"mode": "horde"}),
        Preset("fallen-lord", (ME,), {"mode": "fallen_lord"}),
        Preset(
            "side-by-side",
            (ME, STANDARD_BOT),
            {"players": 2, "hero_2": "ronin", "enemy_1": "samurai_boss", "enemy_2": "ashigaru_yumi"},
        ),
    ),
}

# Options that everybody wants to see; the others wait behind a door.
MAIN_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "seven_ronin": ("threat_track",),
    "samurai_spirit": ("players", "solo_samurai", "difficulty", "samurai"),
    "way_of_the_samurai": (
        "mode",
        "opponent",
        "weapon",
        "environment",
        "weather",
        "yoroi",
        "blood",
        "bushido",
        "gisei",
        "taikyu",
        "hard_mode",
    ),
    "senjutsu": ("players", "hero_1", "hero_2", "hero_3", "hero_4", "teams", "board", "terrain"),
    "senjutsu_solo": (
        "mode",
        "players",
        "hero_1",
        "hero_2",
        "hero_3",
        "hero_4",
        "enemy_1",
        "enemy_2",
        "enemy_3",
        "enemy_4",
        "wound_limit",
        "nightmare",
        "board",
        "terrain",
    ),
}

# Games whose best runs are listed where they are set up.
WITH_RUNS: Final = frozenset({"senjutsu_solo"})

# Where players build what they bring to a game.
BUILDERS: Final[dict[str, str]] = {"senjutsu": "/decks", "senjutsu_solo": "/decks"}
