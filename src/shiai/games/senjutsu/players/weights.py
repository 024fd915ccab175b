"""The weights of the evaluation, in wounds."""

from typing import Final

# Damage
WOUND_COSTS: Final[list[float]] = [0.0, 1.0, 2.1, 3.3, 4.7, 7.0]  # by wounds, counted back from a limit of five
DEFEAT: Final = 9.0
BLEEDS: Final = 0.4  # at least one Bleeding Wound
STUN_COSTS: Final[list[float]] = [0.0, 0.2, 0.95, 1.6, 2.8, 7.0]
HOBBLED: Final = 0.3
TOXIN: Final = 0.5
LOADED: Final = 0.8  # for each card of an opponent that slows the hero
AIMED: Final = 0.5  # in Distance with a card in hand that needs it
EXECUTION: Final = 5.0

# Resources
FOCUS_VALUES: Final[list[float]] = [0.0, 0.3, 0.55, 0.75, 0.9]
CARD_IN_HAND: Final = 0.2
HAND_QUALITY: Final = 0.1  # of the value of a known card in hand
POSED: Final = 0.15  # a Kamae other than Neutral
AHEAD: Final = 0.3  # first on the Advantage track
LASTING_VALUE: Final = 0.6  # a card that remains in play
RAISED_LIMIT: Final = 0.5  # more for one that raises a limit
EVERY_TURN: Final = 2.5  # more for one with effects in every turn
ENLIGHTENED: Final = 1.0  # three limits are raised
STEALTH: Final = 0.3
CONTRACT: Final = 0.5  # each contract fulfilled in this game, which is a step towards the victory
CONTRACT_KEPT: Final = 0.25  # a fulfilled one that can still be exchanged
CONTRACT_BEGUN: Final = 0.3  # the share of a contract that is half done
LAST_CONTRACTS: Final[list[float]] = [9.0, 2.0, 0.8]  # by contracts that are missing
THROWN: Final = 0.2  # a caltrop or trap token on the battlefield
THIN_DECK: Final = 5  # cards
MISSING_CARD: Final = 0.45  # for each card less than that

# Placement
OFFENCE: Final = 0.5  # of the best blow from here
SECOND_BLOW: Final = 0.3  # of the second best blow
THREAT: Final = 0.5  # of the blows that opponents could land here
DISTANCE: Final = 0.07  # for each space to the nearest opponent beyond striking distance
STRIKING_DISTANCE: Final = 2
TURNED_AWAY: Final[list[float]] = [0.0, 0.12, 0.3, 0.3, 0.3, 0.12]  # by the side on which the nearest opponent stands

# Effects on a target, besides wounds
PUSHED: Final = 0.1
STUNNED: Final = 0.5
POISONED: Final = 0.6
STOLEN: Final = 0.3
SQUASH: Final = 2.5  # a lead of so many wounds wins seven games of eight
