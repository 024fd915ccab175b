"""What is in force: everything that weapons, opponents, weather, module cards and variants change, added up.

The words are the ones of the data file (`params`). The flow of the duel reads them at the moment they are named for and
knows no weapon or opponent by name; a weapon of one's own is written in the same words (docs/weapons.md).
"""

from typing import Any, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.cards import (
    DIE_WOUND,
    GAUGE_HIGH,
    HAND_SIZE,
    KI_MOST,
    LIFE_MOST,
    STRENGTH,
    TECHNIQUE,
)

CLAUSES: Final = cited("WS-17.14 WS-19.19 WS-36.7 WS-40.55")
NEVER: Final = -99  # a bound that nothing reaches


class Force:
    """The sum of all words in force. Words that nothing speaks of have the values of the base rules."""

    def __init__(self) -> None:
        # Setting up
        self.life_start = LIFE_MOST
        self.ki_start = KI_MOST
        self.wound_die_start = 1
        self.mulligans = 0
        self.hand_size = HAND_SIZE
        self.setup_specials_in_deck = 0
        self.setup_specials_stored = 0
        self.setup_remove_actions = 0
        self.random_specials_in_deck = 0
        self.start_bushido = 0
        self.second_weapon: tuple[str, ...] = ()
        # Limits
        self.ki_max = KI_MOST
        self.strength_max = GAUGE_HIGH
        self.technique_max = GAUGE_HIGH
        self.guard_max = GAUGE_HIGH
        self.no_ki_gain = False
        self.no_red_die = False
        # The start of a round
        self.round_start: tuple[tuple[int, int], ...] = ()
        self.round_start_choice = 0
        self.faces: tuple[dict[str, Any], ...] = ()
        self.face_gauges: tuple[tuple[int, int], ...] = ()
        self.change_environment = False
        self.redraw = 0
        # Playing cards
        self.cards_before_reveal = 2
        self.transform: tuple[tuple[int, int], ...] = ()
        # Uses of Ki, and what may be done at any time
        self.ki_cost_factor = 1
        self.no_early_reveal = False
        self.no_ki_guard = False
        self.guard_per_ki = 1
        self.ki_per_strength = 0
        self.ki_per_technique = 0
        self.strength_per_ki = 0
        self.ki_fetch_discard = 0
        self.life_to_ki = False
        self.convert: tuple[tuple[int, int], ...] = ()
        self.pool = NEVER  # the gauge of the pool
        self.pool_points = 0
        self.ki_to_life = 0
        self.discard_before_draw = False
        self.look = 1
        self.reroll_cost_die_levels = 0
        self.exchange = ""
        self.exchange_gain = 0
        # Striking the enemy
        self.damage_factor = 1
        self.extra_life_per_damage = 0
        self.ki_gain_at_least = 0
        self.ki_gain = 0
        self.win_without_enemy_ki = False
        self.no_wound_2 = False
        self.wound_2_wins = False
        self.immortal = False
        self.turns_when_hurt = False
        self.wound_before_victory = False
        self.no_counter_after_life_hit = False
        # The counter-attack, and losses of the player
        self.guard_before_counter = 0
        self.void_counter_if_technique = GAUGE_HIGH + 1
        self.enemy_wound_level_plus = 0
        self.ki_loss_per_life_lost = 0
        self.wound_is_defeat = False
        self.no_ki_is_defeat = False
        self.gain_lost_life = False
        # Combos and the red die
        self.void_combos = 0
        self.combo_cost = 0
        self.combo_ki = 1
        self.combo_gives_both = False
        self.special_per_combo = 1
        self.special_draw = 1
        self.choose_special = False
        self.rainbow_combo = False
        self.red_as_black = False
        self.red_die_per_combo = 1
        self.red_combo_roll: tuple[int, ...] = ()  # the wound by face
        self.die_wounds: tuple[int, ...] = tuple(DIE_WOUND)  # the wound by level
        self.heal_on_combo = 0
        # The end of a round
        self.ki_gain_if_guard_at_most = NEVER
        self.round_end_enemy_loss = 0
        self.low_gauge_loss = 0
        self.low_gauge_defeat = False
        self.round_end_life_or_ki = 0
        self.round_end_wound_if_guard_at_most = NEVER
        self.wound_at_end_of_round = 0
        self.round_end_bleeding = 0
        self.round_end_player_loss = 0
        self.round_end_fewest_ki = False

    def highest(self, gauge: int) -> int:
        """The upper bound of a gauge: the lowest of all in force (WS-2.7)."""
        if gauge == STRENGTH:
            return self.strength_max
        return self.technique_max if gauge == TECHNIQUE else self.guard_max

    def transformed(self, lines: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
        """The lines of a card with one of them counted for another gauge; its sign and size stay (WS-19.20)."""
        for source, goal in self.transform:
            for number, (gauge, change) in enumerate(lines):
                if gauge == source:
                    return (*lines[:number], (goal, change), *lines[number + 1 :])
        return lines
