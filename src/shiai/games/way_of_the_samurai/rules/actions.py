"""The action space of Way of the Samurai: every choice of players and of chance."""

from typing import Final

from shiai.core.actions import ActionSpace
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD_IDS,
    BUSHIDO_NAMES,
    CARD_NAMES,
    ENEMY_NAMES,
    ENVIRONMENT_NAMES,
    FACES,
    GAUGE_NAMES,
    GISEI_NAMES,
    SYMBOL_NAMES,
    TRIO_NAMES,
    WOUND_NAMES,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES

ACTIONS: Final = ActionSpace()
DIGITS: Final = tuple([str(face) for face in range(FACES + 1)])  # there is no face 0; it keeps part and face equal

# What may be done in a window. One kind holds all of it, so that a mask has one bit per use: `windows.anytime` makes
# such masks and `WINDOW.masked` turns them into actions.
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
)
WINDOW: Final = ACTIONS.kind("window", WINDOW_NAMES, text="")
GO_ON: Final = WINDOW.at(0)  # close the window
DRAW: Final = WINDOW.at(1)  # pay for an action card
EARLY_REVEAL: Final = WINDOW.at(2)
BUY_GUARD: Final = WINDOW.at(3)
BUY_STRENGTH: Final = WINDOW.at(4)  # up to the defence check
BUY_TECHNIQUE: Final = WINDOW.at(5)
BUY_POWER: Final = WINDOW.at(6)  # strength at any time, several points for 1 Ki
ENVIRONMENT: Final = WINDOW.at(7)  # pay for a roll
BUSHIDO_STEP: Final = WINDOW.at(8)
LIFE_TO_KI: Final = WINDOW.at(9)
CONVERT: Final = WINDOW.at(10)  # lower one gauge to raise another: the first pair of gauges of the weapon
CONVERT_OTHER: Final = WINDOW.at(11)  # the second pair
CONVERTS: Final = (CONVERT, CONVERT_OTHER)  # by number of the pair
POOL: Final = WINDOW.at(12)  # a point of the Bushido pool
KI_TO_LIFE: Final = WINDOW.at(13)
EXCHANGE: Final = WINDOW.at(14)  # the exchange of Taikyu
GISEI: Final = WINDOW.at(15)  # pay a life for a Gisei card
MULLIGAN: Final = WINDOW.at(16)
REDRAW: Final = WINDOW.at(17)

# Answers.
TAKE_LIFE: Final = ACTIONS.single("take life")  # of the enemy, or one's own loss
TAKE_KI: Final = ACTIONS.single("take ki")  # of the enemy, as a reward, or one's own loss
TAKE_SPECIAL: Final = ACTIONS.single("take special")  # the special card of a combo
TAKE_STEP: Final = ACTIONS.single("take step")  # the Bushido step of a combo
RAISE: Final = ACTIONS.single("raise")  # the red die after a red combo
DECLINE: Final = ACTIONS.single("decline")
YES: Final = ACTIONS.single("yes")  # the joker counts as the wound symbol
NO: Final = ACTIONS.single("no")
LOWER_DIE: Final = ACTIONS.single("lower_die")  # Shiro's fourth penalty
REMOVE_CARD: Final = ACTIONS.single("remove_card")  # Shiro's third penalty
REROLL: Final = ACTIONS.single("reroll")

# Choices with a part.
USE_DIE: Final = ACTIONS.kind("use_die", DIGITS)  # level
NAME: Final = ACTIONS.kind("name", (*SYMBOL_NAMES, "nothing"))  # symbol of the joker; SYMBOLS for none
FACE: Final = ACTIONS.kind("face", ("a", "b"))  # of a weapon
LOWER: Final = ACTIONS.kind("lower", GAUGE_NAMES)
MARK: Final = ACTIONS.kind("mark", TRIO_NAMES)  # opponent
PATH: Final = ACTIONS.kind("path", ("left", "right"))  # opponent of the campaign map
CHANGE: Final = ACTIONS.kind("change", ENVIRONMENT_NAMES)
TAKE_WEAPON: Final = ACTIONS.kind("weapon", BLADES)
TAKE_VIRTUE: Final = ACTIONS.kind("take_virtue", BUSHIDO_NAMES, text="take")
RESULT_OF: Final = ACTIONS.kind("result", DIGITS)  # face: keep this roll of the environment
PLAY: Final = ACTIONS.kind("play", CARD_NAMES)  # the joker is played by one of its movements
PLAY_JOKER: Final = ACTIONS.kind("play_joker", GAUGE_NAMES, text="play joker")  # gauge that it raises
TRANSFORM: Final = ACTIONS.kind("transform", CARD_NAMES)  # play a card, one line of which counts for another gauge
FETCH: Final = ACTIONS.kind("fetch", CARD_NAMES)  # buy a card of the discard pile
DISCARD: Final = ACTIONS.kind("discard", CARD_NAMES)
KEEP: Final = ACTIONS.kind("keep", CARD_NAMES)  # keep or choose
REMOVE: Final = ACTIONS.kind("remove", CARD_NAMES)  # from the game

# Chance.
CARD: Final = ACTIONS.kind("card", CARD_NAMES)  # action or special card
ENEMY: Final = ACTIONS.kind("enemy", ENEMY_NAMES)
WOUND: Final = ACTIONS.kind("wound", WOUND_NAMES)
BLOOD: Final = ACTIONS.kind("blood", BLOOD_IDS)
GISEI_CARD: Final = ACTIONS.kind("gisei_card", GISEI_NAMES, text="gisei")
VIRTUE: Final = ACTIONS.kind("virtue", BUSHIDO_NAMES)
ROLL: Final = ACTIONS.kind("roll", DIGITS)  # face, from 1 on
FIRST: Final = ACTIONS.kind("first", ("1", "2"))  # seat that begins
