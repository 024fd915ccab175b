"""Wounds, statuses, and defeat (sections 15, 20 and 27)."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.vocabulary import STEALTH, WOUND_CREDIT
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.heroes import VIRULENCE
from shiai.games.senjutsu.rules.state import (
    AIM,
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    BY_ADVANTAGE,
    COMMON,
    DRAWN_GAME,
    HIDDEN_AT,
    HOBBLES,
    LAST_SIDE,
    NOWHERE,
    RANKS,
    RESULT,
    STUNS,
    TOXINS,
    WINNERS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import highest_first, rotating, seats_of, who

CLAUSES: Final = cited(
    """
    SJ-1.11 SJ-2.4 SJ-4.8 SJ-15.1 SJ-15.2 SJ-15.4 SJ-15.5 SJ-15.6 SJ-15.7 SJ-15.8 SJ-15.10 SJ-15.11 SJ-20.1
    SJ-20.3 SJ-20.5 SJ-20.17 SJ-27.2 SJ-27.8 SJ-27.9 SJ-27.17 SJ-35.7 SJ-36.8 SJ-36.10
    """
)
NOBODY: Final = -1  # in the place of a seat


def show_up(state: Senjutsu, seat: int) -> None:
    """The hero is hidden no longer."""
    cell = seat * BLOCK + HIDDEN_AT
    if state.cells[cell] & STEALTH:
        state.cells[cell] &= ~STEALTH
        if state.events is not None:
            state.tell("revealed", "SJ-35.5", {"who": who(state, seat)})


def wound(state: Senjutsu, seat: int, wounds: int, bleeds: int, clause: str) -> None:
    """Wound and Bleeding Wound cards; defeat is checked by the caller (SJ-1.11)."""
    base = seat * BLOCK
    if not state.cells[ALIVE] >> seat & 1 or wounds + bleeds == 0:
        return
    state.cells[base + WOUNDS] += wounds
    state.cells[base + BLEEDING] += bleeds
    if state.events is not None:
        state.tell("wounded", clause, {"who": who(state, seat), "wounds": wounds, "bleeding": bleeds})
    show_up(state, seat)


def suffer(state: Senjutsu, seat: int, wounds: int, bleeds: int, clause: str) -> None:
    """Wounds that no figure deals: of terrain, or for an empty deck."""
    wound(state, seat, wounds, bleeds, clause)
    state.credit(NOBODY, WOUND_CREDIT)


def stun(state: Senjutsu, seat: int, clause: str) -> None:
    """A Stun card into hand."""
    if state.cells[ALIVE] >> seat & 1 and not state.immune(seat):
        state.take_stun(seat)
        if state.events is not None:
            state.tell("stunned", clause, {"who": who(state, seat)})
        show_up(state, seat)


def hobble(state: Senjutsu, seat: int, clause: str) -> None:
    """A Hobble card into the play area."""
    if state.cells[ALIVE] >> seat & 1 and not state.immune(seat):
        if state.cells[seat * BLOCK + HOBBLES] & 15 < 15:
            state.cells[seat * BLOCK + HOBBLES] += 1
        if state.events is not None:
            state.tell("hobbled", clause, {"who": who(state, seat)})
        show_up(state, seat)


def wound_limit(state: Senjutsu, seat: int) -> int:
    """The number of wounds that defeats a hero (SJ-2.4, SJ-36.8)."""
    return state.wound_limit(seat) - rotating(state.cells[seat * BLOCK + TOXINS + VIRULENCE - 1])


def fallen(state: Senjutsu, seat: int) -> bool:
    """Has a hero reached a limit (SJ-15.1, SJ-15.2)?"""
    base = seat * BLOCK
    cells = state.cells
    wounds = cells[base + WOUNDS] + cells[base + BLEEDING]
    return wounds >= wound_limit(state, seat) or cells[base + STUNS] >= state.stun_limit(seat)


def check_defeat(state: Senjutsu, acting: int, executed: int = 0) -> bool:
    """Defeat all who have reached a limit or were executed; True when the game is over."""
    if state.cells[RESULT]:
        return True
    down = executed & state.cells[ALIVE] & state.rules.fighters
    for seat in range(state.rules.count):
        if state.cells[ALIVE] >> seat & 1 and fallen(state, seat):
            down |= 1 << seat
    if not down:
        return False
    if state.rules.acting_hero_first and down >> acting & 1:
        down = 1 << acting  # SJ-A.53, second reading
    before = state.cells[ALIVE]
    for seat in seats_of(down):
        if state.events is not None:
            state.tell("defeated", "SJ-15.1", {"who": who(state, seat)})
    if finish(state, before, before & ~down):
        return True
    for seat in seats_of(down):
        leave(state, seat)
    return check_defeat(state, acting)


def finish(state: Senjutsu, before: int, alive: int) -> bool:
    """End the game when at most one side is left (SJ-15.4, SJ-15.5, SJ-15.10)."""
    rules = state.rules
    sides = {rules.sides[seat] for seat in seats_of(alive & rules.fighters)}
    if len(sides) > 1 or state.goes_on(alive):
        return False
    cells = state.cells
    cells[ALIVE] = alive
    if sides:
        cells[RESULT] = LAST_SIDE
        cells[WINNERS] = rules.allies[seats_of(alive)[0]]
    elif rules.advantage_breaks_draws:
        cells[RESULT] = BY_ADVANTAGE
        cells[WINNERS] = rules.allies[highest_first(state, before)[0]]
    else:
        cells[RESULT] = DRAWN_GAME
    for seat in range(rules.count):
        if not alive >> seat & 1:
            cells[seat * BLOCK + AT] = NOWHERE
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        state.tell("over", "SJ-15.10", {"reason": ("open", "last_side", "draw", "advantage")[cells[RESULT]]})
    return True


def leave(state: Senjutsu, seat: int) -> None:
    """Everything of a defeated hero leaves the game (SJ-15.6 to SJ-15.8)."""
    cells = state.cells
    base = seat * BLOCK
    rules = state.rules
    cells[ALIVE] &= ~(1 << seat)
    state.bury(seat)
    for cell in range(base + COMMON, base + COMMON + BLOCK):
        cells[cell] = 0
    cells[base + AT] = NOWHERE
    ranks = [other for other in cells[RANKS : RANKS + MOST_FIGURES] if other != seat]
    cells[RANKS : RANKS + MOST_FIGURES] = [*ranks, MOST_FIGURES]
    for other in range(rules.count):
        if cells[other * BLOCK + AIM] == seat + 1:
            cells[other * BLOCK + AIM] = 0
    state.reveals += 1
