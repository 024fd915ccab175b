"""The choices of Senjutsu: the parts of the drawing that each concerns."""

from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.browser.hand import own_cards
from shiai.games.senjutsu.browser.overlay import figure_place, place_of
from shiai.games.senjutsu.browser.shared import card_id, panel_id
from shiai.games.senjutsu.rules.actions import ACTIONS, CARD, TARGET
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.kamae import Change, FocusExit, Switch


def marks(view: Senjutsu, action: int) -> tuple[str, ...]:
    """The ids of the parts of the drawing that a choice concerns."""
    find = PARTS.get(ACTIONS.kind_of(action).name)
    return () if find is None else find(view, action)


def card_parts(state: Senjutsu, action: int) -> tuple[str, ...]:
    """A card of the viewer."""
    card = CARD.part(action)
    return (f"card-{card_id(card)}",) if card in own_cards(state, state.viewer) else ()


def step_parts(state: Senjutsu, action: int) -> tuple[str, ...]:
    """The space of a step or rotation."""
    at = place_of(state, action)[0]
    return (f"space-{at}",) if at >= 0 else ()


def figure_parts(state: Senjutsu, action: int) -> tuple[str, ...]:
    """The panel of a figure, and the figure on the board."""
    figure = TARGET.part(action)
    if figure >= state.rules.count:
        return ()
    on_board = (f"figure-{figure}",) if figure_place(state, figure) >= 0 else ()
    return (panel_id(state, figure), *on_board)


def kamae_parts(state: Senjutsu, _action: int) -> tuple[str, ...]:
    """The Kamae tree on which the ring moves."""
    step = state.stack[-1] if state.stack else None
    return (f"tree-{step.owner}",) if isinstance(step, (Switch, Change, FocusExit)) else ()


PARTS: Final[dict[str, Callable[[Senjutsu, int], tuple[str, ...]]]] = {
    "card": card_parts,
    "space": step_parts,
    "left": step_parts,
    "right": step_parts,
    "target": figure_parts,
    "kamae": kamae_parts,
    "focus point": kamae_parts,
}
