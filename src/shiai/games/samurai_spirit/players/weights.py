"""The numbers of the evaluation, fitted to the ends of many games, Normal above all.

The last ones were games of searching players, who lose less in the rounds to come than heuristic ones do.
"""

from typing import Final

# How many raiders a samurai can take on in a round: for its room up to the Kiai value, for each symbol still missing in
# its defence row, for a card that would reach the Kiai exactly, and by talent.
CAPACITY: Final = 0.0593
CAPACITY_OF_ROOM: Final = 1.3196
CAPACITY_OF_SYMBOL: Final = 1.057
CAPACITY_OF_KIAI: Final = 0.2603
CAPACITY_OF_TALENT: Final = (0.0073, -0.0208, -0.0183, 0.0219, 0.0096, -0.0183, -0.0276)
OVERFLOW_SOFTNESS: Final = 1.8769  # raiders beyond the capacity of all become intruders or village hits

# How many of its draws serve a samurai's search for a symbol: its own, and those of the others.
OWN_DRAWS: Final = 1.033
OTHER_DRAWS: Final = -0.0052

# Village hits: per raider taken on, per penalty of a last card (in the order of the rules), less for one that comes
# again next turn; what a Kiai within reach saves, and what a lent token saves.
HITS_PER_RAIDER: Final = 0.1316
HITS_OF_PENALTY: Final = (0.7881, 0.0464, 0.3361, 0.2327, 0.0426, 0.1998, 0.1629, 0.3112, 0.1303, 0.2657, 0.487)
PENALTY_AGAIN: Final = 0.5235
KIAI_HELP: Final = (0.5603, 0.2687, 0.261, 0.2229, 0.3594, 0.1935, 0.0833)
LENT_TOKEN: Final = (0.045, 0.0342, -0.0507, 0.0422, 0.0141, -0.0416, -0.0143)
LATE_PENALTY: Final = 0.3867  # of a samurai whose next turn may not come any more

# Wounds: per raider taken on, of a penalty that comes again next turn.
WOUNDS_PER_RAIDER: Final = 0.0534
WOUND_AGAIN: Final = 0.181

# What rounds 2 and 3 will cost, per samurai: families, farmsteads, village hits, wounds.
FAMILIES_IN_ROUND: Final = (0.0, 0.0, 0.1877, 0.2646)
FARMS_IN_ROUND: Final = (0.0, 0.0, 0.1381, 0.1557)
HITS_IN_ROUND: Final = (0.0, 0.0, 0.635, 1.3708)
WOUNDS_IN_ROUND: Final = (0.0, 0.0, 0.7613, 0.4723)
HITS_OF_LOAD: Final = 0.3997  # for each raider per samurai above the usual number
HITS_OF_STRENGTH: Final = -0.0047  # for each point of a Kiai value above 10
LEAST_HITS: Final = 0.1
HEAL_BONUS: Final = 0.2611
BARRICADE_BONUS: Final = 1.0112

# From expected losses to a chance: the spread of what may come, and how farmsteads punish on Hard and Heroic.
SPREAD: Final = 0.3595
SPREAD_OF_HITS: Final = 0.9247
SPREAD_OF_FARMS: Final = 0.3562
BARRICADE_SOFTNESS: Final = 0.5426
PUNISHED_FARM: Final = 1.0348
WOUNDS_OF_FARM: Final = 0.1346
FAMILIES_OF_FARM: Final = 0.296
