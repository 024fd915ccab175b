"""Why somebody loses life or Ki or is wounded: the name of each cause and its clause, for the log.

Whoever passes a cause on carries its clause out; `test_log_clauses.py` checks that.
"""

from typing import Final

CAUSES: Final[tuple[tuple[str, str], ...]] = (
    ("by_attack", "WS-7.4"),
    ("by_red_die", "WS-16.4"),
    ("by_wound", "WS-15.2"),
    ("by_lack_of_ki", "WS-12.5"),
    ("by_blow", "WS-8.2"),
    ("by_lack_of_ki", "WS-12.6"),
    ("by_weapon", "WS-19.4"),
    ("by_weapon", "WS-17.11"),
    ("by_low_guard", "WS-17.16"),
    ("by_long_fight", "WS-18.6"),
    ("by_rising_again", "WS-20.11"),
    ("by_red_combo", "WS-20.14"),
    ("by_place", "WS-22.4"),
    ("by_combo", "WS-23.2"),
    ("by_low_gauge", "WS-23.3"),
    ("by_low_gauge", "WS-23.7"),
    ("by_weather", "WS-23.9"),
    ("by_event", "WS-25.7"),
    ("by_event", "WS-25.8"),
    ("by_old_wound", "WS-29.10"),
    ("by_fresh_wound", "WS-29.13"),
    ("by_fresh_wound", "WS-29.14"),
    ("by_penalty", "WS-34.4"),
    ("by_penalty", "WS-34.5"),
    ("by_fewer_ki", "WS-35.10"),
    ("by_equal_ki", "WS-35.18"),
    ("by_last_blow", "WS-36.3"),
    ("by_weariness", "WS-36.5"),
    ("by_opponent", "WS-36.20"),
)
CAUSE_NAMES: Final[tuple[str, ...]] = tuple(dict.fromkeys([name for name, _ in CAUSES]))

# The causes by number.
ATTACK: Final = 0  # a met defence
RED_DIE: Final = 1
WOUND_CARD: Final = 2
ENEMY_WITHOUT_KI: Final = 3
BLOW: Final = 4  # a counter-attack
PLAYER_WITHOUT_KI: Final = 5
EXTRA_LIFE: Final = 6  # a weapon takes more life
KI_WITH_LIFE: Final = 7  # a weapon takes Ki with each life
LOW_GUARD: Final = 8  # at the end of a round, through a weapon
LONG_FIGHT: Final = 9
RISING_AGAIN: Final = 10
RED_COMBO: Final = 11
BY_PLACE: Final = 12  # the environment
COMBO_IN_RAIN: Final = 13
LOW_IN_RAIN: Final = 14  # a gauge at its lowest
LOW_IN_FOG: Final = 15
WEATHER: Final = 16
EVENT_KI: Final = 17
EVENT_LIFE: Final = 18
OLD_WOUND: Final = 19
BLOOD_LIFE: Final = 20
BLOOD_KI: Final = 21
PENALTY_KI: Final = 22
PENALTY_LIFE: Final = 23
FEWER_KI: Final = 24
EQUAL_KI: Final = 25
LAST_BLOW: Final = 26
WEARINESS: Final = 27
OPPONENT: Final = 28
