"""Weights of the heuristic player and the evaluation, found by experiment. Times are numbers of exchanges."""

from typing import Final

# An average exchange for an enemy: the chances that he loses 1, 2 or 3 life, or a Ki.
LIFE_HITS: Final[list[float]] = [0.0, 0.20, 0.07, 0.04]
KI_HIT: Final = 0.24
REGAINED: Final = 1.4  # factor of the effort for an enemy who gains the life that the player loses
# An average exchange for the player: the chances that he loses 1 or 2 life, a Ki, gains a Ki, or dies of a wound.
LIFE_LOSSES: Final[list[float]] = [0.0, 0.19, 0.07]
KI_LOSS: Final = 0.28
KI_GAIN: Final = 0.10
SUDDEN_DEATH: Final = 0.006
GUARD_FOR_KI: Final = 0.85  # factor of the chance to lose life for a player with Ki, which buys guard

# The chance to win from endurance and effort.
STEEPNESS: Final = 0.8
SPREAD: Final = 0.55

# Chances for people (`calibration`), rules version 2. The fit of the fight: 1,427 games of the heuristic player against
# every opponent and mode, with the katana in a third of them and any weapon in the others, rated at the end of each
# round (log loss 0.284 instead of 0.433). The rest: 2,592 moments of 864 other such games, rated by search:100 (0.266
# instead of 0.347).
FITTED_STEEPNESS: Final = 2.145
FITTED_SPREAD: Final = 2.307
FITTED_SAVING: Final = 0.39  # of the effort that is saved
FITTED_EFFORT: Final = 0.62  # of the computed effort, against an enemy without an entry …
SHARE_OF_EFFORT: Final = {  # … and by opponent, or by mode
    "afro_samurai": 0.59,
    "alucard": 0.67,
    "bruce_lee": 0.72,
    "dante": 0.69,
    "edward": 0.54,
    "geralt": 0.55,
    "helena": 0.81,
    "ishida": 0.70,
    "jack": 0.56,
    "jinno": 0.77,
    "kempo": 0.38,
    "kratos": 0.55,
    "leonardo": 0.72,
    "mugen": 0.75,
    "oda": 0.81,
    "sasuke": 0.50,
    "shiro": 0.61,
    "skull": 0.59,
    "takeshi": 0.91,
    "yorha": 0.60,
    "zoro": 0.62,
    "one_vs_three": 0.48,
    "dojo_yoshioka": 0.56,
    "leaving_the_village": 0.51,
}
FITTED_BIAS: Final = -0.61
FITTED_FIGHT: Final = 1.12
FITTED_FINDINGS: Final = 1.20

# Additional endurance and saved effort.
STORED_ENDURANCE: Final = 0.8  # a stored special card
STORED_SAVING: Final = 0.8
TRAINED_ENDURANCE: Final = 0.6  # a special card in hand, deck or discard pile
TRAINED_SAVING: Final = 0.6
ARMOUR_ENDURANCE: Final = 2.0  # a point of the player's armour
ARMOUR_EFFORT: Final = 1.6  # a point of the enemy's armour
DIE_SAVING: Final[list[float]] = [0.0, 0.0, 0.5, 1.1, 1.7, 2.3, 4.0]  # by level of the red die
STEP_SAVING: Final = 0.8  # a step of the Bushido marker
VIRTUE_SAVING: Final = 2.0
CAPPED: Final = 1.0  # endurance lost with a lower bound of a gauge
BLEEDING: Final = 3.0  # endurance lost
NO_KI_GAIN: Final = 3.0  # endurance lost
NO_RED_DIE: Final = 0.5  # effort
CLAN_AHEAD: Final = 14.0  # effort for the coming enemies of a clan
FIGHT_AHEAD: Final = 0.75  # factor of the effort for coming fights of a campaign
ARMOUR_TAKES: Final = 0.6  # share of the cost of a lost life that armour saves

# Margins and limits, as chances to win where nothing else is said.
POOL_POINT: Final = 0.004  # worth of a point of a pool
BUY_MARGIN: Final = 0.002  # by which the gain from a purchase must exceed its price
MULLIGAN_MARGIN: Final = 0.004
KI_LEAST: Final = (
    0.05  # the least that a Ki paid for a card or a reveal costs; removing one cost 0.08 to 0.2 of the wins
)
HANDS_TRIED: Final = 6
DECK_LEAST: Final = 13  # action cards from which on giving one up is a gain
REMOVAL_GAIN: Final = 0.005  # the gain from giving up a weak card
CLIFF_NEED: Final = 0.2  # the cliff is tried below this chance

# Points for a card by itself: for each point of strength, technique and guard, and for the joker.
CARD_GAUGES: Final[list[float]] = [1.0, 1.2, 1.0]
CARD_JOKER: Final = 1.5

# Points for the words of weapons and virtues: once, or for each point of a number.
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
