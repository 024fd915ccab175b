"""The choices of Senjutsu: the parts of the drawing that each concerns."""

from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.browser.hand import has_preview, own_cards
from shiai.games.senjutsu.browser.overlay import figure_place, place_of
from shiai.games.senjutsu.browser.shared import card_id, panel_id
from shiai.games.senjutsu.rules.actions import ACTIONS, CARD, TARGET
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.kamae import Change, FocusExit, Switch
from shiai.games.senjutsu.rules.steps.movement import Move


def marks(view: Senjutsu, action: int) -> tuple[str, ...]:
    """The ids of the parts of the drawing that a choice concerns."""
    find = PARTS.get(ACTIONS.kind_of(action).name)
    return () if find is None else find(view, action)


def card_parts(state: Senjutsu, action: int) -> tuple[str, ...]:
    """A card of the viewer, and the preview of what it would hit."""
    card = CARD.part(action)
    if card not in own_cards(state, state.viewer):
        return ()
    preview = (f"preview-{card_id(card)}",) if has_preview(state, state.viewer, card) else ()
    return (f"card-{card_id(card)}", *preview)


def step_parts(state: Senjutsu, action: int) -> tuple[str, ...]:
    """The space of a step or rotation, and the preview of what the rest of the card would hit from there."""
    at = place_of(state, action)[0]
    return (*([f"space-{at}"] if at >= 0 else []), *preview_after(state, action))


def preview_after(state: Senjutsu, action: int) -> tuple[str, ...]:
    """The preview of the rest of a card after this step of its movement."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Move) and any(action == known for known, _ in step.options(state)):
        return (f"after-{action}",)
    return ()


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
