"""Which parts of the drawing of Samurai Spirit a choice concerns, by the ids that the template gives them."""

from typing import Final

from shiai.core.state import State
from shiai.games.samurai_spirit.rules.actions import (
    ATTACK,
    CARD,
    DEAL,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    FAMILY,
    FIGHT,
    GIVE,
    HAND_ON,
    HEAL_SEAT,
    IGNORE,
    LET_PASS,
    PASS,
    PICK,
    REPLACE,
    REVERSE,
    SKIP,
    STRIKE,
    SUPPORT,
    TAKE,
    TOKEN,
    USE,
    USE_TOKEN,
)
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, NO_SYMBOL, SAMURAI_NAMES, SYMBOL, SYMBOL_NAMES
from shiai.games.samurai_spirit.rules.state import ACTIVE, HAND, NO_CARD, SamuraiSpirit
from shiai.games.samurai_spirit.text.messages import step_name

# What the effect of a Kiai works on, by the step that asks for it.
USES: Final = {
    "add_barricade": "barricades",
    "discard_raiders": "raider-stack",
    "discard_intruders": "intruder-stack",
    "look_at_raiders": "raider-stack",
}


def marks(view: State, action: int) -> tuple[str, ...]:
    """The ids of the parts, none for a choice that leaves the table as it is."""
    assert isinstance(view, SamuraiSpirit)
    if action < DONE:
        return marks_of_action(view, action)
    if action < LET_PASS:
        return marks_of_turn(view, action)
    if action < CARD:
        return marks_of_kiai(view, action)
    return marks_of_luck(action)


def marks_of_action(state: SamuraiSpirit, action: int) -> tuple[str, ...]:
    """Fight, Support, Pass, and what can be done with the card in hand."""
    actors = state.actors()
    seat = actors[0] if actors else 0
    card = state.cells[HAND]
    if action == FIGHT:
        return ("raider-stack",)
    if action < PASS:
        return (f"board-{action - SUPPORT}", "intruder-stack")
    if action == PASS:
        return (f"board-{seat}",)
    if action == ATTACK:
        return (f"line-{seat}", "hand")
    if action == DEFEND:
        if card == NO_CARD or SYMBOL[card] == NO_SYMBOL:
            return ("hand",)
        return (f"defence-{seat}-{SYMBOL_NAMES[SYMBOL[card]]}", "hand")
    if action < REPLACE:
        return (f"board-{action - HAND_ON}", "hand")
    return ("raider-stack" if action < DISCARD else "discard-pile", "hand")


def marks_of_turn(state: SamuraiSpirit, action: int) -> tuple[str, ...]:
    """Penalties of the last card, and tokens of absent samurai."""
    active = state.cells[ACTIVE]
    if action < IGNORE:
        return ()
    if action < DROP:
        return (f"line-{active}",)
    if action < USE_TOKEN:
        return (f"defence-{active}-{SYMBOL_NAMES[action - DROP]}",)
    return (f"absent-{SAMURAI_NAMES[action - USE_TOKEN]}",)


def marks_of_kiai(state: SamuraiSpirit, action: int) -> tuple[str, ...]:
    """Choices of the owner of a Kiai."""
    if action < HEAL_SEAT:
        used = USES.get(step_name(state), "") if USE <= action < SKIP else ""
        return (used,) if used else ()
    if action < TAKE:
        return (f"board-{action - HEAL_SEAT}",)
    if action < GIVE:
        return (f"line-{action - TAKE}",)
    if action < STRIKE:
        return (f"board-{action - GIVE}",)
    if action < TOKEN:
        return (f"line-{action - STRIKE}",)
    return (f"board-{action - TOKEN}",)


def marks_of_luck(action: int) -> tuple[str, ...]:
    """A card that is put in order, and what luck may bring."""
    if action < REVERSE:
        return (f"card-{CARD_NAMES[action - CARD]}",)
    if action < FAMILY:
        return ("farmsteads",)
    if action < PICK:
        return ("families",)
    return (f"board-{action - PICK}",) if action < DEAL else ()
