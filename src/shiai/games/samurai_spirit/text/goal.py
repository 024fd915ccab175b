"""How the team wins and loses, and how far either is; everybody has the same goal (SS-22.5)."""

from shiai.core.messages import Message, Values
from shiai.games.samurai_spirit.rules.components import DOLL, FARM, HAT, SYMBOLS
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    DEFENCE,
    ENDING,
    FARMS,
    HOMES,
    NO_CARD,
    RESULT,
    ROUND,
    WOUNDED,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.table import name_at


def goal(state: SamuraiSpirit) -> tuple[Message, ...]:
    """The round, what is left of the village, and the next danger: a samurai close to death, or missing symbols."""
    cells = state.cells
    if cells[RESULT]:
        return ()
    hold = Message("goal-hold", {"round": cells[ROUND]}, "SS-22.4")
    left: Values = {"farms": cells[FARMS], "families": int(cells[HOMES]).bit_count(), "barricades": cells[BARRICADES]}
    village = Message("goal-village", left, "SS-22.2")
    close = cells[WOUNDED] & cells[ANIMAL]
    if close:
        weakest = int(close & -close).bit_length() - 1
        return (hold, village, Message("goal-deadly", {"samurai": name_at(state, weakest)}, "SS-15.7"))
    if cells[ENDING]:
        return (hold, village)
    lacking: Values = {
        "hats": missing(state, HAT),
        "farms": missing(state, FARM),
        "dolls": missing(state, DOLL),
    }
    return (hold, village, Message("goal-missing", lacking, "SS-17.9"))


def missing(state: SamuraiSpirit, symbol: int) -> int:
    """How many samurai lack a symbol in their defence row."""
    rows = [state.cells[DEFENCE + seat * SYMBOLS + symbol] for seat in range(state.rules.samurai)]
    return rows.count(NO_CARD)
