"""Queries and changes of the state that several rules share."""

from typing import Final

from shiai.core.native import i64
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


def guarded(state: SevenRonin) -> i64:
    """The areas in which a ronin stands."""
    cells = state.cells
    mask: i64 = 0
    for ronin in range(RONIN_COUNT):
        mask |= 1 << cells[RONIN + ronin]
    return mask & ALL_AREAS


def occupied(state: SevenRonin) -> i64:
    """The areas with ninja and no ronin. New ninja count too: no rule asks before Combat step 3."""
    cells = state.cells
    mask: i64 = 0
    for area in range(AREAS):  # R7-3.13, R7-3.14, R7-3.15, R7-12.9: never the Market
        if cells[NINJA + area]:
            mask |= 1 << area
    return mask & ~guarded(state)


def ronin_in(state: SevenRonin, areas: i64) -> i64:
    """The ronin who stand in any of these areas."""
    cells = state.cells
    mask: i64 = 0
    for ronin in range(RONIN_COUNT):
        if areas >> cells[RONIN + ronin] & 1:
            mask |= 1 << ronin
    return mask


def area_count(state: SevenRonin) -> int:
    """The area count of the Attacker, which decides the area victory."""
    return counted(occupied(state), state.cells[FIELD_COPIED])


def count_areas(held: int, field_copied: bool) -> int:
    """The area count of these occupied areas: one more for two Fields, of which one may be the Inn's copy."""
    count = held.bit_count()  # R7-12.3
    fields = held & FIELDS
    # R7-12.11, R7-12.14, R7-19.43: the Inn stands for the second Field while it is occupied itself
    if fields == FIELDS or (fields and field_copied and held >> INN & 1):
        count += FIELD_BONUS  # R7-12.10, R7-12.12, R7-14.30
    return count


COUNTS: Final[list[int]] = [count_areas(held, False) for held in range(ALL_AREAS + 1)]
COUNTS_COPIED: Final[list[int]] = [count_areas(held, True) for held in range(ALL_AREAS + 1)]


def counted(held: int, field_copied: int) -> int:
    """The area count of these occupied areas, looked up: it is asked for very often."""
    return COUNTS_COPIED[held] if field_copied else COUNTS[held]


def ninja_left(state: SevenRonin) -> i64:
    """Ninja on the village board and in the reserve; those on tiles and in the pool do not count."""
    cells = state.cells
    count = cells[RESERVE]  # R7-12.7
    for area in range(AREAS):
        count += cells[NINJA + area]
    if state.rules.market_ninja_keep_alive:  # R7-12.8, R7-19.21
        count += cells[NINJA + MARKET]
    return count


def take_from_pool(state: SevenRonin, wanted: i64) -> i64:
    """Take markers from the pool, as many as there are; from outside when the pool is not limited."""
    pool = state.cells[POOL]
    # R7-19.18
    taken = min(wanted, pool) if state.rules.pool_is_limited else wanted
    state.cells[POOL] = max(0, pool - taken)
    return taken


def wound(state: SevenRonin, ronin: i64, number: i64) -> None:
    """Put markers on a ronin's tile; whether that eliminates him is tested later."""
    state.cells[WOUNDS + ronin] += number  # R7-9.2
    if state.events is not None and number:
        state.tell("wounded", "R7-9.2", {"ronin": RONIN_NAMES[ronin], "number": number})


def eliminate_the_fallen(state: SevenRonin) -> None:
    """Remove every ronin whose wounds equal his durability; his markers go to the pool."""
    cells = state.cells
    for ronin in range(RONIN_COUNT):
        if cells[WOUNDS + ronin] == DURABILITY[ronin]:  # R7-9.4
            cells[POOL] += DURABILITY[ronin]  # R7-9.5
            cells[WOUNDS + ronin] = 0
            cells[RONIN + ronin] = GONE  # R7-9.6
            for flags in (HELD, HELD_NEXT, SILENCED, SILENCED_NEXT):  # R7-19.30
                cells[flags] &= ~(1 << ronin)
            if state.events is not None:
                state.tell("fell", "R7-9.4", {"ronin": RONIN_NAMES[ronin]})


def end_game(state: SevenRonin, result: int) -> None:
    """End the game with one of RESULTS."""
    state.cells[RESULT] = result
    state.stack.clear()
    if state.events is not None:
        winner, reason, clause = RESULTS[result]
        state.tell(f"won_{reason}", clause, {"side": "attacker" if winner == ATTACKER else "defender"})


def check_victory(state: SevenRonin, no_ninja: int = NO_NINJA_LEFT) -> bool:
    """End the game if the last ronin or the last ninja is gone; if both, the Defender wins."""
    cells = state.cells
    ronin_gone = True
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] != GONE:  # R7-15.15: on the Market he is alive too
            ronin_gone = False
            break
    if not cells[RESERVE] and not ninja_left(state):  # R7-12.4, R7-12.6
        end_game(state, ALL_FELL_TOGETHER if ronin_gone else no_ninja)
        return True
    if ronin_gone:  # R7-12.1
        end_game(state, LAST_RONIN_FELL)
        return True
    return False
