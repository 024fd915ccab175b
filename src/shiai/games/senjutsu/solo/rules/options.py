"""The options of solo play: who fights whom, how hard it is, and the rulings with a second reading."""

from typing import Final

from shiai.core.options import Choice, Option, Switch, Text, Whole
from shiai.games.senjutsu.rules.options import OPTIONS as DUEL_OPTIONS
from shiai.games.senjutsu.solo.rules.enemies import ENEMY_NAMES
from shiai.games.senjutsu.solo.rules.lists import any_replacements, replacements_text

RANDOM: Final = "random"
NOBODY: Final = "nobody"
FIGHT: Final = "fight"
HORDE: Final = "horde"
LORD_HORDE: Final = "fallen_lord"
MODES: Final = (FIGHT, HORDE, LORD_HORDE)
MOST_ENEMIES: Final = 4
LEFT_OUT: Final = frozenset({"players", "teams"})
FIRST_ENEMIES: Final = ("samurai_boss", *[name for name in ENEMY_NAMES if name != "samurai_boss"])

OPTIONS: tuple[Option, ...] = (
    Whole("players", 1, 1, 4, "how many heroes fight", "SJ-38.6"),
    Choice("mode", MODES, "a fight against chosen enemies, or waves of them until the hero falls", "SJ-49.1"),
    Choice("enemy_1", FIRST_ENEMIES, "the first enemy of a fight; ashigaru brings hachiko along", "SJ-38.2"),
    *[
        Choice(f"enemy_{number}", (NOBODY, *ENEMY_NAMES), f"enemy {number} of a fight", "SJ-38.2")
        for number in range(2, MOST_ENEMIES + 1)
    ],
    Whole(
        "wound_limit",
        0,
        0,
        20,
        "wounds that defeat each enemy; 0: 7 against one, 3 against two, 2 against three, 1 against more or a horde",
        "SJ-40.5",
    ),
    Switch("nightmare", False, "enemies have nightmare cards", "SJ-48.2"),
    # SJ-A.37
    Switch("all_nightmares", False, "every card of deck 3 or 4 is a nightmare card", "SJ-A.37"),
    Choice("behaviour", (RANDOM, "left", "centre", "right"), "the behaviour with which enemies begin", "SJ-45.6"),
    Choice("stance", (RANDOM, "offensive", "defensive"), "the stance in which enemies begin", "SJ-45.6"),
    Choice(
        "extra_card",
        (RANDOM, "first", "second", "third"),
        "the deck of the extra card where a recipe names several",
        "SJ-46.17",
    ),
    Text(
        "horde_enemies",
        "who replaces Ashigaru of a horde, as in monk,master",
        "SJ-50.5",
        replacements_text,
        any_replacements,
    ),
    # SJ-A.29
    Switch("behaviour_turns_stance", False, "a change of behaviour changes the stance too", "SJ-A.29"),
    # SJ-A.31
    Switch("all_stuns_count", False, "Stuns in the deck of an enemy count for its defeat", "SJ-A.31"),
    # SJ-A.47
    Switch("literal_counters", False, "Counters of enemies answer every attack of their initiative", "SJ-A.47"),
    # SJ-A.90
    Switch("side_is_a_sector", False, "a behaviour means any space of its side, not one straight ahead", "SJ-A.90"),
    # SJ-A.87
    Switch("enemies_foresee", False, "enemies expect heroes to use all movement of their cards", "SJ-A.87"),
    # SJ-A.92
    Switch(
        "shots_need_slower", False, "enemies move instead of a shot for which nobody in sight is slow enough", "SJ-A.92"
    ),
    # SJ-A.93
    Switch("wounds_before_rear", False, "enemies would rather deal more wounds than strike from behind", "SJ-A.93"),
    *[option for option in DUEL_OPTIONS if option.name not in LEFT_OUT],
)
