"""Questions about the table that several rules ask, and the few things that several rules do to it."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.seven_ronin.rules.components import (
    ALL_AREAS,
    AREAS,
    ATTACKER,
    DURABILITY,
    FIELD_BONUS,
    FIELDS,
    GONE,
    INN,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
)
from shiai.games.seven_ronin.rules.state import (
    ALL_FELL_TOGETHER,
    FIELD_COPIED,
    HELD,
    HELD_NEXT,
    LAST_RONIN_FELL,
    NINJA,
    NO_NINJA_LEFT,
    POOL,
    RESERVE,
    RESULT,
    RESULTS,
    RONIN,
    SILENCED,
    SILENCED_NEXT,
    WOUNDS,
    SevenRonin,
)

CLAUSES: Final = cited(
    """
    R7-1.11 R7-3.3 R7-3.9 R7-3.10 R7-3.11 R7-3.12 R7-3.13 R7-3.14 R7-3.15 R7-9.2 R7-9.4 R7-9.5 R7-9.6 R7-12.1
    R7-12.3 R7-12.4 R7-12.6 R7-12.7 R7-12.8 R7-12.9 R7-12.10 R7-12.11 R7-12.12 R7-12.14 R7-14.30 R7-15.15 R7-19.18
    R7-19.21 R7-19.30 R7-19.43
    """
)


def guarded(state: SevenRonin) -> int:
    """The areas in which a ronin stands."""
    cells = state.cells
    mask = 0
    for ronin in range(RONIN_COUNT):
        mask |= 1 << cells[RONIN + ronin]
    return mask & ALL_AREAS


def occupied(state: SevenRonin) -> int:
    """The areas with ninja and no ronin (R7-3.13); new ninja count alike, since nobody asks before Combat step 3."""
    cells = state.cells
    mask = 0
    for area in range(AREAS):
        if cells[NINJA + area]:
            mask |= 1 << area
    return mask & ~guarded(state)


def ronin_in(state: SevenRonin, areas: int) -> int:
    """The ronin who stand in any of these areas."""
    cells = state.cells
    mask = 0
    for ronin in range(RONIN_COUNT):
        if areas >> cells[RONIN + ronin] & 1:
            mask |= 1 << ronin
    return mask


def area_count(state: SevenRonin) -> int:
    """The area count that decides the area victory."""
    return counted(occupied(state), state.cells[FIELD_COPIED])


def counted(held: int, field_copied: int) -> int:
    """Occupied areas, and one more for two Fields, of which one may be the Inn's copy (R7-12.3, R7-12.11)."""
    count = held.bit_count()
    fields = held & FIELDS
    if fields == FIELDS or (fields and field_copied and held >> INN & 1):
        count += FIELD_BONUS
    return count


def ninja_left(state: SevenRonin) -> int:
    """Ninja on the village board and in the reserve; those on tiles and in the pool do not count (R7-12.7)."""
    cells = state.cells
    count = cells[RESERVE]
    for area in range(AREAS):
        count += cells[NINJA + area]
    if state.rules.market_ninja_keep_alive:
        count += cells[NINJA + MARKET]
    return count


def take_from_pool(state: SevenRonin, wanted: int) -> int:
    """Take markers from the pool, as many as there are; from outside when the pool is not limited (R7-19.18)."""
    pool = state.cells[POOL]
    taken = min(wanted, pool) if state.rules.pool_is_limited else wanted
    state.cells[POOL] = max(0, pool - taken)
    return taken


def wound(state: SevenRonin, ronin: int, number: int) -> None:
    """Put so many markers on a ronin's tile; he is not tested for elimination yet (R7-9.2)."""
    state.cells[WOUNDS + ronin] += number
    if state.events is not None and number:
        state.tell("wounded", "R7-9.2", {"ronin": RONIN_NAMES[ronin], "number": number})


def eliminate_the_fallen(state: SevenRonin) -> None:
    """Every ronin whose wounds equal his durability leaves the game; his markers go to the pool (R7-9.4 to R7-9.6)."""
    cells = state.cells
    for ronin in range(RONIN_COUNT):
        if cells[WOUNDS + ronin] == DURABILITY[ronin]:
            cells[POOL] += DURABILITY[ronin]
            cells[WOUNDS + ronin] = 0
            cells[RONIN + ronin] = GONE
            for flags in (HELD, HELD_NEXT, SILENCED, SILENCED_NEXT):  # R7-19.30
                cells[flags] &= ~(1 << ronin)
            if state.events is not None:
                state.tell("fell", "R7-9.4", {"ronin": RONIN_NAMES[ronin]})


def end_game(state: SevenRonin, result: int) -> None:
    """The game is over."""
    state.cells[RESULT] = result
    state.stack.clear()
    if state.events is not None:
        winner, reason, clause = RESULTS[result]
        state.tell(f"won_{reason}", clause, {"side": "attacker" if winner == ATTACKER else "defender"})


def check_victory(state: SevenRonin, no_ninja: int = NO_NINJA_LEFT) -> bool:
    """End the game if the last ronin or the last ninja is gone; if both, the Defender wins (R7-12.6)."""
    cells = state.cells
    ronin_gone = True
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] != GONE:
            ronin_gone = False
    if not ninja_left(state):
        end_game(state, ALL_FELL_TOGETHER if ronin_gone else no_ninja)
        return True
    if ronin_gone:
        end_game(state, LAST_RONIN_FELL)
        return True
    return False
