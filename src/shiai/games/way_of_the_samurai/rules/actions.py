"""The action space of Way of the Samurai: every choice of players and of luck, as a fixed range of numbers."""

from typing import Final

from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD_CARDS,
    BLOOD_IDS,
    BUSHIDO_CARDS,
    BUSHIDO_NAMES,
    CARD_NAMES,
    CARDS,
    ENEMY_CARDS,
    ENEMY_NAMES,
    ENVIRONMENT_NAMES,
    ENVIRONMENTS,
    FACES,
    GAUGE_NAMES,
    GAUGES,
    GISEI_CARDS,
    GISEI_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
    TRIO_NAMES,
    WOUND_CARDS,
    WOUND_NAMES,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES

# What may be done in a window, with the numbers of `windows.anytime`.
GO_ON: Final = 0  # the window closes
DRAW: Final = 1  # pay for an action card
EARLY_REVEAL: Final = 2
BUY_GUARD: Final = 3
BUY_STRENGTH: Final = 4  # up to the defence check
BUY_TECHNIQUE: Final = 5
BUY_POWER: Final = 6  # strength at any time, several points for 1 Ki
ENVIRONMENT: Final = 7  # pay for a roll
BUSHIDO_STEP: Final = 8
LIFE_TO_KI: Final = 9
CONVERT: Final = 10  # + number of the weapon's pair of gauges
POOL: Final = CONVERT + 2  # a point of the Bushido pool
KI_TO_LIFE: Final = POOL + 1
EXCHANGE: Final = KI_TO_LIFE + 1  # the exchange of Taikyu
GISEI: Final = EXCHANGE + 1  # pay a life for a Gisei card
MULLIGAN: Final = GISEI + 1
REDRAW: Final = MULLIGAN + 1
TAKE_LIFE: Final = REDRAW + 1  # choose life: of the enemy, or one's own loss
TAKE_KI: Final = TAKE_LIFE + 1  # choose Ki: of the enemy, as a reward, or one's own loss
TAKE_SPECIAL: Final = TAKE_KI + 1  # the special card of a combo
TAKE_STEP: Final = TAKE_SPECIAL + 1  # the Bushido step of a combo
RAISE: Final = TAKE_STEP + 1  # the red die after a red combo
DECLINE: Final = RAISE + 1
YES: Final = DECLINE + 1  # the joker counts as the wound symbol
NO: Final = YES + 1
LOWER_DIE: Final = NO + 1  # Shiro's fourth penalty
REMOVE_CARD: Final = LOWER_DIE + 1  # Shiro's third penalty
REROLL: Final = REMOVE_CARD + 1
USE_DIE: Final = REROLL + 1  # + level
NAME: Final = USE_DIE + FACES + 1  # + symbol of the joker; + SYMBOLS for none
FACE: Final = NAME + SYMBOLS + 1  # + 0 for face A, 1 for face B
LOWER: Final = FACE + 2  # + gauge
MARK: Final = LOWER + GAUGES  # + opponent
PATH: Final = MARK + 3  # + which opponent of the campaign map
CHANGE: Final = PATH + 2  # + environment
TAKE_WEAPON: Final = CHANGE + ENVIRONMENTS  # + weapon
TAKE_VIRTUE: Final = TAKE_WEAPON + len(BLADES)  # + Bushido card
RESULT_OF: Final = TAKE_VIRTUE + BUSHIDO_CARDS  # + face: keep this roll of the environment
PLAY: Final = RESULT_OF + FACES + 1  # + card; the joker is played by one of its movements
PLAY_JOKER: Final = PLAY + CARDS  # + gauge that it raises
TRANSFORM: Final = PLAY_JOKER + GAUGES  # + card, one line of which counts for the other gauge
FETCH: Final = TRANSFORM + CARDS  # + card of the discard pile
DISCARD: Final = FETCH + CARDS  # + card put down
KEEP: Final = DISCARD + CARDS  # + card kept or chosen
REMOVE: Final = KEEP + CARDS  # + card that leaves the game
# Luck
CARD: Final = REMOVE + CARDS  # + action or special card
ENEMY: Final = CARD + CARDS  # + enemy card
WOUND: Final = ENEMY + ENEMY_CARDS  # + wound card
BLOOD: Final = WOUND + WOUND_CARDS  # + Blood card
GISEI_CARD: Final = BLOOD + BLOOD_CARDS  # + Gisei card
VIRTUE: Final = GISEI_CARD + GISEI_CARDS  # + Bushido card
ROLL: Final = VIRTUE + BUSHIDO_CARDS  # + face, from 1 on
FIRST: Final = ROLL + FACES + 1  # + seat that begins
ACTION_COUNT: Final = FIRST + 2

WINDOW_NAMES: Final = (
    "go_on",
    "draw",
    "early_reveal",
    "buy_guard",
    "buy_strength",
    "buy_technique",
    "buy_power",
    "environment",
    "bushido_step",
    "life_to_ki",
    "convert",
    "convert_other",
    "pool",
    "ki_to_life",
    "exchange",
    "gisei",
    "mulligan",
    "redraw",
    "take life",
    "take ki",
    "take special",
    "take step",
    "raise",
    "decline",
    "yes",
    "no",
    "lower_die",
    "remove_card",
    "reroll",
)

NAMES: Final = (
    *WINDOW_NAMES,
    *[f"use_die {level}" for level in range(FACES + 1)],
    *[f"name {symbol}" for symbol in (*SYMBOL_NAMES, "nothing")],
    "face a",
    "face b",
    *[f"lower {gauge}" for gauge in GAUGE_NAMES],
    *[f"mark {name}" for name in TRIO_NAMES],
    "path left",
    "path right",
    *[f"change {name}" for name in ENVIRONMENT_NAMES],
    *[f"weapon {name}" for name in BLADES],
    *[f"take {name}" for name in BUSHIDO_NAMES],
    *[f"result {face}" for face in range(FACES + 1)],
    *[f"play {name}" for name in CARD_NAMES],
    *[f"play joker {gauge}" for gauge in GAUGE_NAMES],
    *[f"transform {name}" for name in CARD_NAMES],
    *[f"fetch {name}" for name in CARD_NAMES],
    *[f"discard {name}" for name in CARD_NAMES],
    *[f"keep {name}" for name in CARD_NAMES],
    *[f"remove {name}" for name in CARD_NAMES],
    *[f"card {name}" for name in CARD_NAMES],
    *[f"enemy {name}" for name in ENEMY_NAMES],
    *[f"wound {name}" for name in WOUND_NAMES],
    *[f"blood {name}" for name in BLOOD_IDS],
    *[f"gisei {name}" for name in GISEI_NAMES],
    *[f"virtue {name}" for name in BUSHIDO_NAMES],
    *[f"roll {face}" for face in range(FACES + 1)],
    "first 1",
    "first 2",
)


class Picker:
    """Masks to sorted actions: which bits of a wide mask are set, remembered for every mask met."""

    def __init__(self, base: int) -> None:
        self.base = base
        self.known: dict[int, tuple[int, ...]] = {}

    def of(self, mask: int) -> tuple[int, ...]:
        """The actions `base + i` for every bit i that is set."""
        found = self.known.get(mask)
        if found is None:
            if len(self.known) > 50_000:
                self.known.clear()
            found = tuple([self.base + i for i in range(mask.bit_length()) if mask >> i & 1])
            self.known[mask] = found
        return found


WINDOW_ACTIONS: Final = Picker(GO_ON)
PLAYS: Final = Picker(PLAY)
FETCHES: Final = Picker(FETCH)
DISCARDS: Final = Picker(DISCARD)
KEEPS: Final = Picker(KEEP)
REMOVALS: Final = Picker(REMOVE)
DRAWS: Final = Picker(CARD)
ENEMY_DRAWS: Final = Picker(ENEMY)
