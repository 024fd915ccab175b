"""What things are worth to the heuristic player, in wounds."""

from typing import Final

# Damage
WOUND_COSTS: Final[list[float]] = [0.0, 1.0, 2.1, 3.3, 4.7, 7.0]  # of so many wounds, counted back from a limit of five
DEFEAT: Final = 9.0
BLEEDS: Final = 0.4  # to have a Bleeding Wound at all
STUN_COSTS: Final[list[float]] = [0.0, 0.2, 0.95, 1.6, 2.8, 7.0]
HOBBLED: Final = 0.3
TOXIN: Final = 0.5
EXECUTION: Final = 5.0

# Means
FOCUS_WORTH: Final[list[float]] = [0.0, 0.3, 0.55, 0.75]
CARD_IN_HAND: Final = 0.2
HAND_QUALITY: Final = 0.1  # of the worth of an own card, which is known
POSED: Final = 0.15  # a Kamae other than Neutral
AHEAD: Final = 0.3  # a place on the Advantage track
LASTING: Final = 0.6  # a card that remains in play
STEALTH: Final = 0.3
THIN_DECK: Final = 5  # fewer cards than this are a worry
MISSING_CARD: Final = 0.45

# Standing
OFFENCE: Final = 0.5  # the blow that could follow from here
SECOND_BLOW: Final = 0.3  # of the second best card that could hit
THREAT: Final = 0.5  # the blow that others could land here
DISTANCE: Final = 0.07  # for each space to the nearest opponent beyond striking distance
STRIKING_DISTANCE: Final = 2
TURNED_AWAY: Final[list[float]] = [0.0, 0.12, 0.3, 0.3, 0.3, 0.12]  # by the side at which the nearest opponent stands

# What an effect on a target is worth beside its wounds
PUSHED: Final = 0.1
STUNNED: Final = 0.5
POISONED: Final = 0.6
STOLEN: Final = 0.3
SQUASH: Final = 2.5  # with a lead of so many wounds seven games of eight are won
