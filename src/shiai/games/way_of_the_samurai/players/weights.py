"""Numbers of the heuristic player, found by trying. Times are counted in exchanges."""

from typing import Final

# What an exchange does to an enemy, on average: chances that he loses 1, 2, 3 life or a Ki.
LIFE_HITS: Final[list[float]] = [0.0, 0.20, 0.07, 0.04]
KI_HIT: Final = 0.24
REGAINED: Final = 1.4  # how much longer an enemy takes who gains the life that the player loses
# What an exchange does to the player: chances that he loses 1 or 2 life, a Ki, gains a Ki, or dies of a wound.
LIFE_LOSSES: Final[list[float]] = [0.0, 0.19, 0.07]
KI_LOSS: Final = 0.28
KI_GAIN: Final = 0.10
SUDDEN_DEATH: Final = 0.006
GUARD_FOR_KI: Final = 0.85  # of the chance to lose life, what is left for one who has Ki to buy guard

# From endurance and effort to the chance to win.
STEEPNESS: Final = 0.8
SPREAD: Final = 0.55

# Extras, in exchanges.
STORED_ENDURES: Final = 0.8  # a stored special card
STORED_SAVES: Final = 0.8
TRAINED_ENDURES: Final = 0.6  # a special card in deck or discard pile
TRAINED_SAVES: Final = 0.6
ARMOUR_ENDURES: Final = 2.0
ARMOUR_COSTS: Final = 1.6
DIE_SAVES: Final[list[float]] = [0.0, 0.0, 0.5, 1.1, 1.7, 2.3, 4.0]  # by level of the red die
STEP_SAVES: Final = 0.8  # a step of the Bushido marker
VIRTUE_SAVES: Final = 2.0
CAPPED: Final = 1.0  # endurance lost with a gauge that cannot rise as high
BLEEDING: Final = 3.0
NO_KI_GAIN: Final = 3.0
NO_RED_DIE: Final = 0.5
CLAN_AHEAD: Final = 14.0  # effort for the enemies of a clan that are still to come
FIGHT_AHEAD: Final = 0.75  # of the effort for a coming fight of a campaign, what is counted
ARMOUR_TAKES: Final = 0.6  # of a life lost, what armour takes away

# Prices and habits
POOL_POINT: Final = 0.004  # worth of a point of a pool, as a chance to win
BUY_MARGIN: Final = 0.002  # a purchase must be worth more than its price by this much
REVEAL_MARGIN: Final = 0.004
MULLIGAN_MARGIN: Final = 0.004
HANDS_TRIED: Final = 6
DECK_LEAST: Final = 13  # action cards below which none is given up gladly
CLIFF_NEED: Final = 0.2  # chance to win below which the cliff is tried

# A card by itself: strength, technique, guard; symbol red, joker.
CARD_GAUGES: Final[list[float]] = [1.0, 1.2, 1.0]
CARD_JOKER: Final = 1.5

# Weapons and virtues by their words: points for the word, or for each of its number.
WEAPON_WORDS: Final = {
    "guard_before_counter": 2.0,
    "ki_max": -0.1,
    "damage_factor": 0.8,
    "guard_max": -0.2,
    "void_counter_if_technique": 0.1,
    "round_end_wound_if_guard_at_most": 0.2,
    "mulligans": 0.2,
    "life_to_ki": 0.2,
    "ki_per_strength": 0.4,
    "ki_per_technique": 0.4,
    "ki_loss_per_life_lost": -2.5,
    "enemy_wound_level_plus": -1.5,
    "special_draw": 0.2,
    "wound_at_end_of_round": -0.05,
    "win_without_enemy_ki": 1.5,
    "round_start": 1.0,
    "extra_life_per_damage": 2.0,
    "no_ki_guard": -1.0,
    "ki_gain_if_life_at_once": 1.0,
    "convert": 1.0,
    "transform": 0.7,
    "cards_before_reveal": 0.5,
    "wound_is_defeat": -4.0,
    "ki_gain_if_guard_at_most": 0.6,
    "round_start_choice": -1.0,
    "ki_fetch_discard": 0.6,
    "no_early_reveal": -0.2,
    "faces": -0.6,
    "die_wounds": 0.8,
}
VIRTUE_WORDS: Final = {
    "special_per_combo": 0.9,
    "red_die_per_combo": 0.4,
    "redraw": 1.2,
    "pool": 1.6,
    "ki_to_life": 0.55,
}
REMOVAL_GAIN: Final = 0.005  # a weak card given up
