"""The action space: every choice of Senjutsu."""

from typing import Final

from shiai.core.actions import ActionSpace
from shiai.games.senjutsu.cards.cards import CARD_NAMES, FIRST_CARDS, HERO_DESIGNS, SECOND_CARDS, THIRD_CARDS
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, TYPE_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, QS, RS, SPACES
from shiai.games.senjutsu.rules.heroes import POISON_NAMES

MOST_SEATS: Final = 4  # people
MOST_FIGURES: Final = 8  # with the enemies of solo play
MOST_OPTIONS: Final = 4
HIGHEST_SPEED: Final = 10
MOST_DRAWN: Final = 6
MOST_STUNS: Final = 6
FIRST_KAMAES: Final = 4  # those before Distance


def numbered(first: int, last: int) -> list[str]:
    """The labels of a part that is a number."""
    return [str(number) for number in range(first, last + 1)]


def with_other(actions: list[int], other: int) -> tuple[int, ...]:
    """Actions of cards together with another one, sorted: further cards come after all others."""
    actions.append(other)
    actions.sort()
    return tuple(actions)


NUMBERS: Final = [name.removeprefix("card-") for name in CARD_NAMES]
ACTIONS: Final = ActionSpace()
# Choose, play, discard, take or name a card; luck: it is drawn.
CARD: Final = ACTIONS.extensible("card", NUMBERS[:FIRST_CARDS] + NUMBERS[HERO_DESIGNS:], "")
# Step, place or pull there. A board has names of its own for its spaces.
SPACE: Final = ACTIONS.kind("space", [f"{QS[i]},{RS[i]}" for i in range(SPACES)], text="")
FACE: Final = ACTIONS.kind("face", DIRECTION_NAMES)  # face, lie, push that way
COLLIDE: Final = ACTIONS.kind("collide", DIRECTION_NAMES)  # a mandatory step that cannot be made
LEFT: Final = ACTIONS.single("left")  # anticlockwise
RIGHT: Final = ACTIONS.single("right")
DONE: Final = ACTIONS.single("done")  # nothing more of this
PASS: Final = ACTIONS.single("pass")  # nothing at all
PAY: Final = ACTIONS.single("pay")
OPTION: Final = ACTIONS.kind("option", numbered(1, MOST_OPTIONS))  # the side of an OR
SPEED: Final = ACTIONS.kind("speed", numbered(0, HIGHEST_SPEED))  # an initiative
KAMAE: Final = ACTIONS.extensible("kamae", KAMAE_NAMES[:FIRST_KAMAES], "")
FOCUS_BRANCH: Final = ACTIONS.single("focus point")
TARGET: Final = ACTIONS.kind("target", numbered(1, MOST_FIGURES))  # a figure
PLACE: Final = ACTIONS.kind("place", numbered(1, MOST_FIGURES))  # in the order of tied cards
DRAW: Final = ACTIONS.kind("draw", numbered(0, MOST_DRAWN))  # how many cards
TYPE: Final = ACTIONS.kind("type", TYPE_NAMES, text="")  # a card type
VENOM: Final = ACTIONS.kind("venom", POISON_NAMES)
WIDEN_UP: Final = ACTIONS.single("widen up")
WIDEN_DOWN: Final = ACTIONS.single("widen down")
HIDE: Final = ACTIONS.single("hide")  # start in Stealth
SHOW: Final = ACTIONS.single("show")
UNSEEN: Final = ACTIONS.single("unseen")  # luck: the card that is discarded unseen is an ability card
HEAL: Final = ACTIONS.kind("stuns", numbered(0, MOST_STUNS))  # how many Stuns to discard
TRIGGER: Final = ACTIONS.single("trigger")  # luck: what a trap token is
DECOY: Final = ACTIONS.single("decoy")

# Further cards and choices come here, in the order in which they were added, so that the actions above keep their
# numbers.
ACTIONS.extend(CARD, FIRST_CARDS, NUMBERS[FIRST_CARDS:SECOND_CARDS], "")
CONTRACT: Final = ACTIONS.kind("contract", CONTRACT_NAMES)
REWARD: Final = ACTIONS.kind("reward", ("card", "focus"))  # for a contract
STAKE: Final = ACTIONS.kind("stake", ("initiative", "wound"))  # what a contract improves
ACTIONS.extend(CARD, SECOND_CARDS, NUMBERS[SECOND_CARDS:THIRD_CARDS], "")
ACTIONS.extend(KAMAE, FIRST_KAMAES, KAMAE_NAMES[FIRST_KAMAES:], "")
ACTIONS.extend(CARD, THIRD_CARDS, NUMBERS[THIRD_CARDS:HERO_DESIGNS], "")
