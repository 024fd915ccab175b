"""The subject of a question: a line of a card, a card, another figure."""

from typing import Any, Final

from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.structure import Line, Option
from shiai.games.senjutsu.rules.actions import OPTION, PAY
from shiai.games.senjutsu.rules.piles import line_card
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, Senjutsu
from shiai.games.senjutsu.rules.steps.block import Counter
from shiai.games.senjutsu.rules.steps.comparison import Lower
from shiai.games.senjutsu.rules.steps.found_cards import FoundSpeed, PlayDiscarded, PlayFound
from shiai.games.senjutsu.rules.steps.instants import AimInstant, Instant
from shiai.games.senjutsu.rules.steps.kamae import Change, FocusExit, Switch
from shiai.games.senjutsu.rules.steps.lines import Or, Pay
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.rules.steps.searches import TakeLooked
from shiai.games.senjutsu.rules.steps.strike import Modifier
from shiai.games.senjutsu.rules.steps.targets import Poison, Pull, PushWay, TurnTarget

NOTHING: Final = -1
LINE_QUESTIONS: Final = (Or, Pay, Modifier, Move, Lower)  # about a line of a card


def asked_line(state: Senjutsu, step: Or | Pay | Modifier | Move | Lower) -> Line:
    """The line that is asked about: the one being resolved, or its modifier that may be paid for."""
    line = state.rules.cards.lines[step.line]
    return line.modifiers[step.place] if isinstance(step, Modifier) else line


def asked_option(state: Senjutsu, action: int) -> Option | None:
    """The option that an action would choose or pay for; None if it does neither."""
    step = state.stack[-1]
    if isinstance(step, (Pay, Modifier)) and action == PAY:
        return asked_line(state, step).options[0]
    if isinstance(step, Or) and OPTION.has(action):
        options = asked_line(state, step).options
        return options[OPTION.part(action)] if OPTION.part(action) < len(options) else None
    return None


def asked_card(state: Senjutsu, seat: int) -> str:
    """The name of the card that the question is about; that of the turn where no other is meant."""
    step = state.stack[-1]
    if isinstance(step, LINE_QUESTIONS):
        return line_card(state, step.line)
    if isinstance(step, (AimInstant, FoundSpeed)):
        return CARD_NAMES[step.design]
    if isinstance(step, Instant):
        return CARD_NAMES[step.card]
    if isinstance(step, PlayFound):
        return CARD_NAMES[step.finder]
    card = state.cells[seat * BLOCK + ITEM_CARD]
    return CARD_NAMES[card - 1] if card else "none"


def other_figure(step: Step[Any]) -> int:
    """The figure that the question is about, where it can be another one than the asked; else NOTHING."""
    if isinstance(step, (PushWay, Pull, TurnTarget, Poison)):
        return step.target
    if isinstance(step, (Switch, Change, FocusExit, TakeLooked, PlayDiscarded)):
        return step.owner
    return step.attacker if isinstance(step, Counter) else NOTHING
