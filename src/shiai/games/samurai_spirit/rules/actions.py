"""The action space of Samurai Spirit: every choice of players and of luck, as a fixed range of numbers."""

from typing import Final

from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    FAMILIES,
    REVERSE_NAMES,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)

FIGHT: Final = 0  # also the second Fight
SUPPORT: Final = FIGHT + 1  # + seat: hand it the own token
PASS: Final = SUPPORT + SAMURAI_COUNT  # leave the round
ATTACK: Final = PASS + 1  # the card in hand goes to the combat line
DEFEND: Final = ATTACK + 1  # the card in hand goes to the defence row
HAND_ON: Final = DEFEND + 1  # + seat: Heihachi's or Daisuke's talent
REPLACE: Final = HAND_ON + SAMURAI_COUNT  # Katsushiro's talent
DISCARD: Final = REPLACE + 1  # Kyuzo's talent
DONE: Final = DISCARD + 1  # no second Fight, no more tokens
IGNORE: Final = DONE + 1  # + mask of the penalties that are ignored
ORDER: Final = IGNORE + 4  # + which of two penalties comes first
DROP: Final = ORDER + 2  # + symbol: the card of the defence row that is given up
USE_TOKEN: Final = DROP + SYMBOLS  # + samurai: an absent one's token
LET_PASS: Final = USE_TOKEN + SAMURAI_COUNT  # the Kiai goes by without effect and removal
USE: Final = LET_PASS + 1  # use the Kiai (effect)
SKIP: Final = USE + 1  # do without it
HEAL_SEAT: Final = SKIP + 1  # + seat
TAKE: Final = HEAL_SEAT + SAMURAI_COUNT  # + seat whose last card Daisuke moves
GIVE: Final = TAKE + SAMURAI_COUNT  # + seat that gets a card or a token
STRIKE: Final = GIVE + SAMURAI_COUNT  # + seat whose last card Kikuchiyo removes
TOKEN: Final = STRIKE + SAMURAI_COUNT  # + seat whose token Kyuzo gives
CARD: Final = TOKEN + SAMURAI_COUNT  # + card: luck shows it; or Katsushiro's choice for the top
REVERSE: Final = CARD + CARDS  # + penalty: luck shows the reverse of a farmstead
FAMILY: Final = REVERSE + len(REVERSE_NAMES)  # + bonus: luck removes this family
PICK: Final = FAMILY + FAMILIES  # + seat: luck wounds, heals or lets begin this one
DEAL: Final = PICK + SAMURAI_COUNT  # + samurai: luck gives it to the next seat
ACTION_COUNT: Final = DEAL + SAMURAI_COUNT


def names(samurai: list[str]) -> list[str]:
    """The names of all actions, by number, for the samurai at the seats."""
    return [
        "fight",
        *[f"support {name}" for name in samurai],
        "pass",
        "attack",
        "defend",
        *[f"hand {name}" for name in samurai],
        "replace",
        "discard",
        "done",
        "ignore nothing",
        "ignore first",
        "ignore second",
        "ignore all",
        "first penalty first",
        "second penalty first",
        *[f"drop {symbol}" for symbol in SYMBOL_NAMES],
        *[f"use_token {name}" for name in SAMURAI_NAMES],
        "let_pass",
        "use",
        "skip",
        *[f"heal {name}" for name in samurai],
        *[f"take {name}" for name in samurai],
        *[f"give {name}" for name in samurai],
        *[f"strike {name}" for name in samurai],
        *[f"token {name}" for name in samurai],
        *[f"card {name}" for name in CARD_NAMES],
        *[f"reverse {name}" for name in REVERSE_NAMES],
        *[f"family {name}" for name in BONUS_NAMES],
        *[f"pick {name}" for name in samurai],
        *[f"deal {name}" for name in SAMURAI_NAMES],
    ]
