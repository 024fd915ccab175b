"""The marks of choices: the elements of the page that a choice concerns, by their ids in the templates."""

from collections.abc import Callable
from typing import Final

from shiai.games.samurai_spirit.rules.actions import ACTIONS
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, NO_SYMBOL, SAMURAI_NAMES, SYMBOL_NAMES
from shiai.games.samurai_spirit.rules.state import ACTIVE, HAND, NO_CARD, SamuraiSpirit
from shiai.games.samurai_spirit.text.messages import step_name

# The marks of Kiai effects, by the step that offers them.
KIAI_MARKS: Final = {
    "add_barricade": "barricades",
    "discard_raiders": "raider-stack",
    "discard_intruders": "intruder-stack",
    "look_at_raiders": "raider-stack",
}


def marks(view: SamuraiSpirit, action: int) -> tuple[str, ...]:
    """The marks of an action; none for one that leaves the table as it is."""
    kind = ACTIONS.kind_of(action)
    find = MARKS.get(kind.name)
    return find(view, kind.part(action)) if find else ()


def raider_stack(_state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """Fight."""
    return ("raider-stack",)


def supported(_state: SamuraiSpirit, seat: int) -> tuple[str, ...]:
    """Support: the recipient, and where the top raider goes."""
    return (f"board-{seat}", "intruder-stack")


def own_board(state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """Pass."""
    return (f"board-{asked_seat(state)}",)


def own_line(state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """An attack with the card in hand."""
    return (f"line-{asked_seat(state)}", "hand")


def own_row(state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """A defence with the card in hand."""
    card = state.cells[HAND]
    if card == NO_CARD or state.rules.symbol[card] == NO_SYMBOL:
        return ("hand",)
    return (f"defence-{asked_seat(state)}-{SYMBOL_NAMES[state.rules.symbol[card]]}", "hand")


def handed_to(_state: SamuraiSpirit, seat: int) -> tuple[str, ...]:
    """A neighbour gets the card in hand."""
    return (f"board-{seat}", "hand")


def replaced(_state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """The card in hand goes under the raider stack."""
    return ("raider-stack", "hand")


def discarded(_state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """The card in hand goes to the discard pile."""
    return ("discard-pile", "hand")


def active_line(state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """Penalties of the last card."""
    return (f"line-{state.cells[ACTIVE]}",)


def active_row(state: SamuraiSpirit, symbol: int) -> tuple[str, ...]:
    """A card of the defence row is given up."""
    return (f"defence-{state.cells[ACTIVE]}-{SYMBOL_NAMES[symbol]}",)


def absent_token(_state: SamuraiSpirit, samurai: int) -> tuple[str, ...]:
    """The token of an absent samurai."""
    return (f"absent-{SAMURAI_NAMES[samurai]}",)


def used(state: SamuraiSpirit, _part: int) -> tuple[str, ...]:
    """The effect of a Kiai."""
    mark = KIAI_MARKS.get(step_name(state), "")
    return (mark,) if mark else ()


def board(_state: SamuraiSpirit, seat: int) -> tuple[str, ...]:
    """A whole samurai."""
    return (f"board-{seat}",)


def line(_state: SamuraiSpirit, seat: int) -> tuple[str, ...]:
    """The last card of a combat line."""
    return (f"line-{seat}",)


def card(_state: SamuraiSpirit, card: int) -> tuple[str, ...]:
    """A card that is put in order."""
    return (f"card-{CARD_NAMES[card]}",)


def farmsteads(_state: SamuraiSpirit, _penalty: int) -> tuple[str, ...]:
    """The reverse of a farmstead."""
    return ("farmsteads",)


def families(_state: SamuraiSpirit, _bonus: int) -> tuple[str, ...]:
    """A family that is lost."""
    return ("families",)


def asked_seat(state: SamuraiSpirit) -> int:
    """The seat that is asked; 0 when nobody is."""
    actors = state.actors()
    return actors[0] if actors else 0


# By the kind of an action; other kinds have no marks.
MARKS: Final[dict[str, Callable[[SamuraiSpirit, int], tuple[str, ...]]]] = {
    "fight": raider_stack,
    "support": supported,
    "pass": own_board,
    "attack": own_line,
    "defend": own_row,
    "hand": handed_to,
    "replace": replaced,
    "discard": discarded,
    "ignore": active_line,
    "order": active_line,
    "drop": active_row,
    "use_token": absent_token,
    "use": used,
    "heal": board,
    "take": line,
    "give": board,
    "strike": line,
    "token": board,
    "card": card,
    "reverse": farmsteads,
    "family": families,
    "pick": board,
}
