"""How enemies win by other means than defeating the heroes: contracts, the fallen lord (sections 47 and 50)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.rules.state import RESULT, WINNERS
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.state import (
    ALL_CONTRACTS,
    CONTRACT_NAMES,
    CONTRACTS,
    CONTRACTS_WON,
    EXTRA,
    LORD_FALLEN,
    Solo,
)


def complete(state: Solo, figure: int, contracts: int) -> None:
    """Mark contracts of the Yojimbo as fulfilled; all of them win (SJ-47.24)."""
    cell = figure * EXTRA + CONTRACTS
    for number, name in enumerate(CONTRACT_NAMES):
        if contracts & ~state.cells[cell] & 1 << number and state.events is not None:
            state.tell("contract", "SJ-47.24", {"who": who(state, figure), "contract": f"contract-{name}"})
    # SJ-47.24
    state.cells[cell] |= contracts
    if state.cells[cell] == ALL_CONTRACTS:
        state.push(ContractsDone(figure))


class ContractsDone(Happen[Solo]):
    """The Yojimbo has completed all contracts and wins."""

    name: ClassVar[str] = "contracts_done"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Solo) -> None:
        # SJ-47.25
        end(state, CONTRACTS_WON, self.figure)


class LordFalls(Happen[Solo]):
    """An attack of an enemy has reached the token, and the enemies win."""

    name: ClassVar[str] = "lord_falls"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, state: Solo) -> None:
        # SJ-50.9
        end(state, LORD_FALLEN, self.figure)


def end(state: Solo, result: int, figure: int) -> None:
    """End the game: the side of this enemy has won."""
    state.cells[RESULT] = result
    state.cells[WINNERS] = state.rules.allies[figure]
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        reason = "contracts" if result == CONTRACTS_WON else "lord_fallen"
        state.tell("over", "SJ-47.25" if result == CONTRACTS_WON else "SJ-50.9", {"reason": reason})


STEPS: Steps = (ContractsDone, LordFalls)
