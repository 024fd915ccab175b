"""Choices of Senjutsu: what each concerns on the drawing, and which of them need nobody to think."""

from typing import Final

from shiai.core.state import State
from shiai.games.senjutsu.browser.hand import is_shown, own_cards
from shiai.games.senjutsu.browser.kamae import ASKING
from shiai.games.senjutsu.browser.looks import card_id, panel_id, question, seen
from shiai.games.senjutsu.browser.spots import place_of
from shiai.games.senjutsu.cards.cards import CARD_KINDS
from shiai.games.senjutsu.rules.actions import CARD, FACE, FOCUS_BRANCH, KAMAE, LEFT, PASS, PLACE, RIGHT, SPACE, TARGET
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.steps.movement import Move

WINDOWS: Final = frozenset({"instant", "replace", "counter"})  # asked of everybody who could hold a card that fits


def quick(view: State, action: int) -> bool:
    """Is this to pass in a window that is opened even for those who have nothing to play?"""
    return action == PASS and question(seen(view)) in WINDOWS


def marks(view: State, action: int) -> tuple[str, ...]:
    """The parts of the drawing that a choice concerns: cards show what they would hit, steps where they lead."""
    state = seen(view)
    seat = view.viewer
    if CARD <= action < CARD + CARD_KINDS:
        card = action - CARD
        if card not in own_cards(state, seat):
            return ()
        found = (f"card-{card_id(card)}",)
        return (*found, f"preview-{card_id(card)}") if is_shown(state, seat, card) else found
    if SPACE <= action < FACE or action in (LEFT, RIGHT):
        space = place_of(state, action)[0]
        return (*[f"space-{at}" for at in (space,) if at >= 0], *after(state, action))
    if TARGET <= action < PLACE and action - TARGET < state.rules.count:
        other = action - TARGET
        found = (panel_id(state, other),)
        return found if state.cells[other * BLOCK + AT] == NOWHERE else (*found, f"figure-{other}")
    if KAMAE <= action <= FOCUS_BRANCH and question(state) in ASKING:
        return (f"tree-{state.stack[-1].numbers[1]}",)
    return ()


def after(state: Senjutsu, action: int) -> tuple[str, ...]:
    """What the rest of the card would hit after this step of a movement."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Move) and any(action == known for known, _ in step.options(state)):
        return (f"after-{action}",)
    return ()
