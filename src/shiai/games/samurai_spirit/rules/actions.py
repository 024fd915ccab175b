"""The action space of Samurai Spirit: every choice of players and of chance."""

from collections.abc import Sequence
from typing import Final

from shiai.core.actions import ActionSpace
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    REVERSE_NAMES,
    SAMURAI_NAMES,
    SEAT_NAMES,
    SYMBOL_NAMES,
)

ACTIONS: Final = ActionSpace()

# The action of a turn.
FIGHT: Final = ACTIONS.single("fight")  # also the second Fight
SUPPORT: Final = ACTIONS.kind("support", SEAT_NAMES)  # support(seat): lend it the own token
PASS: Final = ACTIONS.single("pass")  # leave the round

# What to do with the card in hand.
ATTACK: Final = ACTIONS.single("attack")  # it goes to the combat line
DEFEND: Final = ACTIONS.single("defend")  # it goes to the defence row
HAND_ON: Final = ACTIONS.kind("hand", SEAT_NAMES)  # hand(seat): Heihachi's or Daisuke's talent
REPLACE: Final = ACTIONS.single("replace")  # Katsushiro's talent
DISCARD: Final = ACTIONS.single("discard")  # Kyuzo's talent

# Penalties, and tokens of absent samurai.
DONE: Final = ACTIONS.single("done")  # no second Fight, no more tokens
IGNORE: Final = ACTIONS.kind("ignore", ("nothing", "first", "second", "all"))  # ignore(mask of penalties)
ORDER: Final = ACTIONS.kind("order", names=("first penalty first", "second penalty first"))  # order(first penalty)
DROP: Final = ACTIONS.kind("drop", SYMBOL_NAMES)  # drop(symbol): give up this card of the defence row
USE_TOKEN: Final = ACTIONS.kind("use_token", SAMURAI_NAMES)  # use_token(absent samurai)

# Kiai.
LET_PASS: Final = ACTIONS.single("let_pass")  # the Kiai has no effect and removes no card
USE: Final = ACTIONS.single("use")  # use the Kiai, or its effect
SKIP: Final = ACTIONS.single("skip")  # do without the effect
HEAL_SEAT: Final = ACTIONS.kind("heal", SEAT_NAMES)  # heal(seat)
TAKE: Final = ACTIONS.kind("take", SEAT_NAMES)  # take(seat whose last card Daisuke moves)
GIVE: Final = ACTIONS.kind("give", SEAT_NAMES)  # give(seat that gets a card or a token)
STRIKE: Final = ACTIONS.kind("strike", SEAT_NAMES)  # strike(seat whose last card Kikuchiyo removes)
TOKEN: Final = ACTIONS.kind("token", SEAT_NAMES)  # token(seat whose token Kyuzo gives)

# Chance; Katsushiro chooses among cards too.
CARD: Final = ACTIONS.kind("card", CARD_NAMES)  # card(card that is revealed or goes on top)
REVERSE: Final = ACTIONS.kind("reverse", REVERSE_NAMES)  # reverse(penalty of a farmstead)
FAMILY: Final = ACTIONS.kind("family", BONUS_NAMES)  # family(bonus of the family that is lost)
PICK: Final = ACTIONS.kind("pick", SEAT_NAMES)  # pick(seat that is wounded, healed or begins)
DEAL: Final = ACTIONS.kind("deal", SAMURAI_NAMES)  # deal(samurai for the next seat)

ABOUT_SEATS: Final = (SUPPORT, HAND_ON, HEAL_SEAT, TAKE, GIVE, STRIKE, TOKEN, PICK)


def action_names(samurai: Sequence[str]) -> list[str]:
    """The names of all actions, by number, with the samurai of the seats in place of the seats."""
    names = ACTIONS.names[:]
    for kind in ABOUT_SEATS:
        for seat, name in enumerate(samurai):
            names[kind.at(seat)] = f"{kind.name} {name}"
    return names
