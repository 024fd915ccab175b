"""The numbers of the evaluation: fitted to the outcomes of many games between heuristic players, Normal above all."""

from typing import Final

# How many raiders a samurai can take on in a round: for its room up to the Kiai value, for each symbol still missing in
# its defence row, for a card that would reach the Kiai exactly, and by talent.
CAPACITY: Final = 0.0593
CAPACITY_OF_ROOM: Final = 1.2598
CAPACITY_OF_SYMBOL: Final = 1.1777
CAPACITY_OF_KIAI: Final = 0.2603
CAPACITY_OF_TALENT: Final = (0.0073, -0.0208, -0.0183, 0.0219, 0.0096, -0.0183, -0.0276)
OVERFLOW_SOFTNESS: Final = 1.6336  # raiders beyond the capacity of all become intruders or village hits

# How many of its draws serve a samurai's search for a symbol: its own, and those of the others.
OWN_DRAWS: Final = 0.9577
OTHER_DRAWS: Final = -0.0052

# Village hits: per raider taken on, per penalty of a last card (in the order of the rules), less for one that comes
# again next turn; what a Kiai within reach saves, and what a lent token saves.
HITS_PER_RAIDER: Final = 0.1342
HITS_OF_PENALTY: Final = (0.7881, 0.0464, 0.3361, 0.2327, 0.0426, 0.1998, 0.1629, 0.3112, 0.1303, 0.2657, 0.487)
PENALTY_AGAIN: Final = 0.5258
KIAI_HELP: Final = (0.5603, 0.2687, 0.261, 0.2229, 0.3594, 0.1935, 0.0833)
LENT_TOKEN: Final = (0.045, 0.0342, -0.0507, 0.0422, 0.0141, -0.0416, -0.0143)
LATE_PENALTY: Final = 0.4  # of a samurai whose next turn may not come any more

# Wounds: per raider taken on, of a penalty that comes again next turn.
WOUNDS_PER_RAIDER: Final = 0.0877
WOUND_AGAIN: Final = 0.1757

# What rounds 2 and 3 will cost, per samurai: families, farmsteads, village hits, wounds.
FAMILIES_IN_ROUND: Final = (0.0, 0.0, 0.2025, 0.3185)
FARMS_IN_ROUND: Final = (0.0, 0.0, 0.1523, 0.1866)
HITS_IN_ROUND: Final = (0.0, 0.0, 0.9007, 1.496)
WOUNDS_IN_ROUND: Final = (0.0, 0.0, 0.8145, 0.6062)
HITS_OF_LOAD: Final = 0.3997  # for each raider per samurai above the usual number
HITS_OF_STRENGTH: Final = -0.0047  # for each point of a Kiai value above 10
LEAST_HITS: Final = 0.1
HEAL_BONUS: Final = 0.2612
BARRICADE_BONUS: Final = 0.6028

# From expected losses to a chance: the spread of what may come, and how farmsteads punish on Hard and Heroic.
SPREAD: Final = 0.3656
SPREAD_OF_HITS: Final = 1.0424
SPREAD_OF_FARMS: Final = 0.3623
BARRICADE_SOFTNESS: Final = 0.5549
PUNISHED_FARM: Final = 1.0348
WOUNDS_OF_FARM: Final = 0.1346
FAMILIES_OF_FARM: Final = 0.296
