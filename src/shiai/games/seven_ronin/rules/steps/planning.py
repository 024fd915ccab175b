"""Planning step 1: both sides plan at once and in secret, one marker at a time (sections 5 and 6)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Plan
from shiai.games.seven_ronin.rules.actions import ASSIGN, DONE, PLACE
from shiai.games.seven_ronin.rules.attack_plan import attack_choices, why_not_attack
from shiai.games.seven_ronin.rules.components import (
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    ONLY_ATTACKER,
    ONLY_DEFENDER,
    RONIN_NAMES,
    SEATS,
)
from shiai.games.seven_ronin.rules.defence_plan import defence_choices, why_not_defence
from shiai.games.seven_ronin.rules.state import ATTACK, DEFENCE, READY, SevenRonin

BOTH: Final[tuple[int, ...]] = (ATTACKER, DEFENDER)
EVERYBODY_READY: Final = 3


class Planning(Plan[SevenRonin]):
    """Both players owe their plans; who is done waits for the other."""

    name: ClassVar[str] = "planning"
    turn_clause: ClassVar[str] = "R7-7.1"

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        ready = state.cells[READY]
        if ready == 0:
            return BOTH  # R7-5.1
        return ONLY_DEFENDER if ready == 1 << ATTACKER else ONLY_ATTACKER

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        # R7-7.7, R7-16.4, R7-16.5: a plan that could not become legal cannot be entered
        return attack_choices(state) if seat == ATTACKER else defence_choices(state)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        cells = state.cells
        if action == DONE:
            cells[READY] |= 1 << seat
            if state.events is not None:
                state.tell("plan_ready", "R7-7.1", {"side": SEATS[seat]})
            if cells[READY] == EVERYBODY_READY:
                state.stack.pop()
        elif seat == ATTACKER:
            place = PLACE.part(action)
            cells[ATTACK + place] += 1  # R7-5.23: what is not assigned stays in the reserve
            if state.events is not None:
                state.tell("ninja_planned", "R7-5.2", {"place": BOARD_NAMES[place]}, ONLY_ATTACKER)
        else:
            ronin, place = ASSIGN.pair(action)
            cells[DEFENCE + ronin] = place  # R7-6.2
            if state.events is not None:
                values: Values = {"ronin": RONIN_NAMES[ronin], "place": BOARD_NAMES[place]}
                state.tell("ronin_planned", "R7-6.2", values, ONLY_DEFENDER)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if seat == ATTACKER:
            return why_not_attack(state, action)
        return why_not_defence(state, action)
