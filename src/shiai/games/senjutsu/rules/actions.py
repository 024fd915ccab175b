"""The action space: every choice of Senjutsu as a number, and its name."""

from typing import Final

from shiai.games.senjutsu.cards.cards import CARD_KINDS, CARD_NAMES
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, KAMAES, TYPE_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS, QS, RS, SPACES
from shiai.games.senjutsu.rules.heroes import POISON_NAMES, POISONS

MOST_SEATS: Final = 4  # people
MOST_FIGURES: Final = 8  # with the enemies of solo play
MOST_OPTIONS: Final = 4
HIGHEST_SPEED: Final = 10
MOST_DRAWN: Final = 6

CARD: Final = 0  # + card: choose, play, discard, take, name it; luck: it is drawn
SPACE: Final = CARD + CARD_KINDS  # + space: step, place, pull there
FACE: Final = SPACE + SPACES  # + direction: face, lie, push that way
COLLIDE: Final = FACE + DIRECTIONS  # + direction: a mandatory step that cannot be made
LEFT: Final = COLLIDE + DIRECTIONS  # anticlockwise
RIGHT: Final = LEFT + 1
DONE: Final = RIGHT + 1  # nothing more of this
PASS: Final = DONE + 1  # nothing at all
PAY: Final = PASS + 1
OPTION: Final = PAY + 1  # + side of an OR
SPEED: Final = OPTION + MOST_OPTIONS  # + initiative
KAMAE: Final = SPEED + HIGHEST_SPEED + 1  # + Kamae
FOCUS_BRANCH: Final = KAMAE + KAMAES
TARGET: Final = FOCUS_BRANCH + 1  # + seat
PLACE: Final = TARGET + MOST_FIGURES  # + place in the order of tied cards
DRAW: Final = PLACE + MOST_FIGURES  # + how many
TYPE: Final = DRAW + MOST_DRAWN + 1  # + card type
VENOM: Final = TYPE + len(TYPE_NAMES)  # + Poison
WIDEN_UP: Final = VENOM + POISONS
WIDEN_DOWN: Final = WIDEN_UP + 1
HIDE: Final = WIDEN_DOWN + 1  # start in Stealth
SHOW: Final = HIDE + 1
UNSEEN: Final = SHOW + 1  # luck: the card that is discarded unseen is an ability card
ACTION_COUNT: Final = UNSEEN + 1

NAMES: Final = (
    *[name.removeprefix("card-") for name in CARD_NAMES],
    *[f"{QS[i]},{RS[i]}" for i in range(SPACES)],
    *[f"face {name}" for name in DIRECTION_NAMES],
    *[f"collide {name}" for name in DIRECTION_NAMES],
    "left",
    "right",
    "done",
    "pass",
    "pay",
    *[f"option {i + 1}" for i in range(MOST_OPTIONS)],
    *[f"speed {i}" for i in range(HIGHEST_SPEED + 1)],
    *KAMAE_NAMES,
    "focus point",
    *[f"target {i + 1}" for i in range(MOST_FIGURES)],
    *[f"place {i + 1}" for i in range(MOST_FIGURES)],
    *[f"draw {i}" for i in range(MOST_DRAWN + 1)],
    *TYPE_NAMES,
    *[f"venom {name}" for name in POISON_NAMES],
    "widen up",
    "widen down",
    "hide",
    "show",
    "unseen",
)
