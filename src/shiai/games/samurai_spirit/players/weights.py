"""The weights of the evaluation, fitted to the results of many games, most of them on Normal.

The latest fit used games between search players, who lose less in later rounds than heuristic players do.
"""

from typing import Final

# How many raiders a samurai can take on: by the distance to its Kiai value, the symbols missing in its defence row, the
# share of cards that reach the Kiai exactly, and its talent.
CAPACITY: Final = 0.0593
CAPACITY_OF_ROOM: Final = 1.3196
CAPACITY_OF_SYMBOL: Final = 1.057
CAPACITY_OF_KIAI: Final = 0.2603
CAPACITY_OF_TALENT: Final = (0.0073, -0.0208, -0.0183, 0.0219, 0.0096, -0.0183, -0.0276)
OVERFLOW_SOFTNESS: Final = 1.8769  # of the step from raiders that can be fought to those that cannot

# How much a draw helps a samurai to find a symbol: an own draw, and one of the others.
OWN_DRAWS: Final = 1.033
OTHER_DRAWS: Final = -0.0052

# Village hits: per raider fought, per penalty of a last card (in the order of the rules), times a factor if it was
# applied in this turn already; what a Kiai within reach saves, and what a lent token saves, by samurai.
HITS_PER_RAIDER: Final = 0.1316
HITS_OF_PENALTY: Final = (0.7881, 0.0464, 0.3361, 0.2327, 0.0426, 0.1998, 0.1629, 0.3112, 0.1303, 0.2657, 0.487)
PENALTY_AGAIN: Final = 0.5235
KIAI_HELP: Final = (0.5603, 0.2687, 0.261, 0.2229, 0.3594, 0.1935, 0.0833)
LENT_TOKEN: Final = (0.045, 0.0342, -0.0507, 0.0422, 0.0141, -0.0416, -0.0143)
LATE_PENALTY: Final = 0.3867  # probability of a penalty when the round may end before the samurai's next turn

# Wounds: per raider fought, and of a penalty that was applied in this turn already.
WOUNDS_PER_RAIDER: Final = 0.0534
WOUND_AGAIN: Final = 0.181

# Losses in rounds 2 and 3 per samurai: families, farmsteads, village hits, wounds; by round.
FAMILIES_IN_ROUND: Final = (0.0, 0.0, 0.1877, 0.2646)
FARMS_IN_ROUND: Final = (0.0, 0.0, 0.1381, 0.1557)
HITS_IN_ROUND: Final = (0.0, 0.0, 0.635, 1.3708)
WOUNDS_IN_ROUND: Final = (0.0, 0.0, 0.7613, 0.4723)
HITS_OF_LOAD: Final = 0.3997  # per raider and samurai above the usual number
HITS_OF_STRENGTH: Final = -0.0047  # per point of a Kiai value above the usual one
LEAST_HITS: Final = 0.1
HEAL_BONUS: Final = 0.2611
BARRICADE_BONUS: Final = 1.0112

# From expected losses to a probability: variances, and the cost of farmstead penalties on Hard and Heroic.
SPREAD: Final = 0.3595
SPREAD_OF_HITS: Final = 0.9247
SPREAD_OF_FARMS: Final = 0.3562
BARRICADE_SOFTNESS: Final = 0.5426
PUNISHED_FARM: Final = 1.0348
WOUNDS_OF_FARM: Final = 0.1346
FAMILIES_OF_FARM: Final = 0.296
