"""The course of a round: preparation, two exchanges, what lies between them (sections 5, 6, 9, 28)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import FACE, FIRST, LOWER
from shiai.games.way_of_the_samurai.rules.cards import ENEMY_DECK_LEAST, EXCHANGES, GAUGES
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    BLOCK,
    BONUS,
    DECK,
    DISCARDED,
    ENEMY_DECK,
    EXCHANGE,
    FACE_UP,
    FIRST_CARD,
    FRESH,
    GAUGE,
    GISEI_DRAWN,
    MARKS,
    NOBODY,
    NOT_DRAWN,
    OF_EXCHANGE,
    OF_ROUND,
    OTHER,
    REDRAW_READY,
    ROUND,
    STARTER,
    TAIKYU_AT,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import attack, combo, counter, round_end, window
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import OPENING, draws
from shiai.games.way_of_the_samurai.rules.steps.virtues import FirstCard
from shiai.games.way_of_the_samurai.rules.table import (
    clear_exchange,
    move_gauge,
    refill_actions,
    refill_enemy,
    renew_modifiers,
)

DRAW_BEFORE_FACE: Final = 3


class Round(Happen[WayOfTheSamurai]):
    """A new round: phase 1, two exchanges, the end."""

    name: ClassVar[str] = "round"

    def run(self, state: WayOfTheSamurai) -> None:
        reset_round(state)
        if state.rules.two_players:
            two_player_round(state)
        else:
            one_player_round(state)


def reset_round(state: WayOfTheSamurai) -> None:
    """Count the round, forget what held for the last one, shuffle if need be and set the gauges to 0."""
    cells = state.cells
    rules = state.rules
    # WS-10.10, WS-35.2: counted over the whole game
    cells[ROUND] += 1
    cells[EXCHANGE] = 0
    cells[MARKS] &= ~OF_ROUND
    cells[FIRST_CARD] = 0
    cells[NOT_DRAWN] = 0
    # WS-35.4: a consequence of Taikyu holds for one round
    if cells[FACE_UP] or cells[TAIKYU_AT]:
        cells[FACE_UP] = 0
        cells[TAIKYU_AT] = 0
        state.refresh()
    if rules.enemies > 1:
        cells[TARGET] = NOBODY
    if state.events is not None:
        state.tell("round", "WS-10.10", {"round": cells[ROUND]})
    # WS-5.1, WS-36.14: as many cards as will be drawn
    needed = state.modifiers.hand_size * len(rules.seats)
    if cells[DECK].bit_count() < needed and cells[DISCARDED]:
        refill_actions(state, "WS-5.1")
    # WS-5.2
    for gauge in range(GAUGES):
        cells[GAUGE + gauge] = 0
        cells[OTHER + GAUGE + gauge] = 0


def one_player_round(state: WayOfTheSamurai) -> None:
    """Change the gauges as weapon and events demand, draw, then two exchanges and the end of the round."""
    cells = state.cells
    modifiers = state.modifiers
    # WS-5.7, WS-9.6, WS-9.7: one preparation, two exchanges, the end
    state.push(round_end.RoundEnd())
    state.push(EXCHANGE_STEPS[2])
    state.push(EXCHANGE_STEPS[1])
    state.push(START_OF_ROUND)
    if modifiers.faces:
        # WS-19.25, WS-19.42: the face is chosen after three cards
        state.push(draws(modifiers.hand_size - DRAW_BEFORE_FACE, OPENING))
        state.push(ChooseFace())
        state.push(draws(DRAW_BEFORE_FACE, OPENING))
    else:
        # WS-5.4, WS-36.13
        state.push(draws(modifiers.hand_size, OPENING))
    if cells[BONUS] or cells[BONUS + 1]:
        state.push(Bonus())
    # WS-5.3, WS-19.3, WS-19.8, WS-40.66: ordinary moves, from 0
    for gauge, change in modifiers.round_start:
        move_gauge(state, gauge, change, "WS-5.3")
    if modifiers.round_start_choice:
        state.push(LowerGauge())


class Bonus(Happen[WayOfTheSamurai]):
    """The bonus of a random event is applied, after the change of the weapon."""

    name: ClassVar[str] = "bonus"

    def run(self, state: WayOfTheSamurai) -> None:
        for gauge in range(2):
            if state.cells[BONUS + gauge]:
                # WS-5.8, WS-25.5, WS-40.36: after the weapon, stopped at the bound by itself
                move_gauge(state, gauge, state.cells[BONUS + gauge], "WS-25.5")
                state.cells[BONUS + gauge] = 0


class LowerGauge(Question):
    """A gauge of the player's choice is lowered at the start of the round."""

    name: ClassVar[str] = "lower_gauge"
    clause: ClassVar[str] = "WS-19.22"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return LOWER.all()

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        # WS-19.22
        move_gauge(state, LOWER.part(action), -state.modifiers.round_start_choice, "WS-19.22")


class ChooseFace(Question):
    """One of the two faces of the weapon is used until the end of the round."""

    name: ClassVar[str] = "face"
    clause: ClassVar[str] = "WS-19.25"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return FACE.all()

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        face = FACE.part(action)
        # WS-19.26
        state.cells[FACE_UP] = face + 1
        renew_modifiers(state)
        if state.events is not None:
            state.tell("face", "WS-19.26", {"face": ("face_a", "face_b")[face]})
        # WS-19.30
        for gauge, change in state.modifiers.face_gauges:
            move_gauge(state, gauge, change, "WS-19.30")


class StartOfRound(Happen[WayOfTheSamurai]):
    """The draw is complete: the window at the start of a round, with an option after the Taikyu check."""

    name: ClassVar[str] = "start_of_round"

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        # WS-30.22: a virtue gained now waits for the next round
        cells[MARKS] |= FRESH | (REDRAW_READY if state.modifiers.redraw else 0)
        state.push(window.START_WINDOW)
        if state.rules.taikyu and state.rules.taikyu_after_draw:
            state.push(FirstCard())


class Exchange(Happen[WayOfTheSamurai]):
    """The first or second pass through phases 2 to 5 in a round."""

    name: ClassVar[str] = "exchange"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        cells[EXCHANGE] = self.number
        cells[MARKS] &= ~OF_EXCHANGE
        cells[GISEI_DRAWN] = 0
        # WS-10.5
        if cells[ENEMY_DECK].bit_count() < ENEMY_DECK_LEAST:
            refill_enemy(state, "WS-10.5")
        # WS-0.5: one pass through phases 2 to 5
        if state.events is not None:
            if state.rules.two_players:
                values: Values = {"exchange": self.number, "who": state.rules.seats[cells[ACTIVE]]}
                state.tell("own_exchange", "WS-0.5", values)
            else:
                state.tell("exchange", "WS-0.5", {"exchange": self.number})
        # WS-6.1, WS-40.11: the gauges stay as they are
        # WS-6.12: all phases, with cards or without
        # WS-9.3, WS-38.12, WS-40.30: the combo, then the red die
        state.push(CLEAN_UP)
        state.push(window.END_WINDOW)
        state.push(combo.COMBO)
        state.push(counter.COUNTER_PHASE)
        state.push(attack.CHECK_DEFENCE)
        state.push(window.STRIKE_WINDOW)
        state.push(attack.MOVES[0][state.modifiers.cards_before_reveal])
        # WS-32.22, WS-40.85: before the first card
        if state.rules.enemies > 1:
            state.push(attack.Mark())


class CleanUp(Happen[WayOfTheSamurai]):
    """The cards of the exchange go to their discard piles."""

    name: ClassVar[str] = "clean_up"

    def run(self, state: WayOfTheSamurai) -> None:
        clear_exchange(state)


# Two players (section 28) ---------------------------------------------------------------------------------------------


class FirstPlayer(Chance):
    """A lot decides who starts round 1."""

    name: ClassVar[str] = "first_player"
    clause: ClassVar[str] = "WS-28.8"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return FIRST.all()

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        first = FIRST.part(action)
        # WS-28.8
        state.cells[STARTER] = 1 - first  # the round changes it
        if state.events is not None:
            state.tell("begins", "WS-28.8", {"who": state.rules.seats[first]})


def two_player_round(state: WayOfTheSamurai) -> None:
    """Both draw, then they take turns with one exchange each until both have made two."""
    cells = state.cells
    cells[STARTER] = 1 - cells[STARTER]
    if cells[ACTIVE] != cells[STARTER]:
        swap(state)
    state.push(round_end.RoundEnd())
    # WS-28.5
    for number in range(EXCHANGES, 0, -1):
        for _ in range(2):
            state.push(SWAP)
            state.push(EXCHANGE_STEPS[number])
    for _ in range(2):
        state.push(SWAP)
        state.push(draws(state.modifiers.hand_size, OPENING))


class Swap(Happen[WayOfTheSamurai]):
    """The other player becomes active."""

    name: ClassVar[str] = "swap"

    def run(self, state: WayOfTheSamurai) -> None:
        swap(state)


def swap(state: WayOfTheSamurai) -> None:
    """Exchange the blocks of the two players, so that the other one is active."""
    cells = state.cells
    # WS-28.4, WS-28.6, WS-28.10: block `self` fights block `other`, whose life and Ki are the enemy's
    own = cells[:BLOCK]
    cells[:BLOCK] = cells[OTHER : OTHER + BLOCK]
    cells[OTHER : OTHER + BLOCK] = own
    cells[ACTIVE] = 1 - cells[ACTIVE]
    state.refresh()


NEW_ROUND: Final = Round()
START_OF_ROUND: Final = StartOfRound()
EXCHANGE_STEPS: Final = [Exchange(number) for number in range(EXCHANGES + 1)]
CLEAN_UP: Final = CleanUp()
SWAP: Final = Swap()
STEPS: Final[Steps] = (Round, Bonus, LowerGauge, ChooseFace, StartOfRound, Exchange, CleanUp, FirstPlayer, Swap)
