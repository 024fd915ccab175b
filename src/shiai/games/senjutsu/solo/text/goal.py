"""How the heroes win and lose against enemies, with how far it is, as message ids with values."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import ALIVE, BLEEDING, BLOCK, WOUNDS
from shiai.games.senjutsu.rules.table import seats_of, who
from shiai.games.senjutsu.solo.rules.state import CONTRACT_NAMES, CONTRACTS, EXTRA, LIMIT, RANK, ROUND, WAVE, Solo
from shiai.games.senjutsu.text.goal import contract_goals

# The first rank that is not reached: when it is (section 50).
NEXT_RANKS: Final = ("goal-wood", "goal-steel", "goal-gold", "goal-jade", "goal-beyond")


def goal(view: Solo, seat: int) -> tuple[Message, ...]:
    """What the heroes want and fear; all of them want the same."""
    if view.solo_rules.horde:
        return horde_goal(view)
    found = [enemies_left(view), heroes_left(view, seat)]
    for figure in range(view.rules.first_enemy, view.rules.count):
        done = view.cells[figure * EXTRA + CONTRACTS].bit_count()
        if done:
            values: Values = {"who": who(view, figure), "number": done, "total": len(CONTRACT_NAMES)}
            found.append(Message("goal-contracts", values, "SJ-47.25"))
    found += contract_goals(view, [], seat) if 0 <= seat < view.rules.people else []
    return tuple(found)


def enemies_left(view: Solo) -> Message:
    """How far the enemies of a fight are from their defeat."""
    cells = view.cells
    all_of_them = range(view.rules.first_enemy, view.rules.count)
    if len(all_of_them) == 1:
        figure = all_of_them[0]
        limit = cells[figure * EXTRA + LIMIT] or view.solo_rules.limit
        values: Values = {"who": who(view, figure), "number": hurt(view, figure), "limit": limit}
        return Message("goal-enemy", values, "SJ-38.7")
    fallen = [figure for figure in all_of_them if cells[figure * EXTRA + LIMIT] and not cells[ALIVE] >> figure & 1]
    left = len(all_of_them) - len(fallen)  # one without a limit is not placed yet
    return Message("goal-enemies", {"number": left, "total": len(all_of_them)}, "SJ-38.7")


def heroes_left(view: Solo, seat: int) -> Message:
    """How far the heroes are from their defeat."""
    people = view.rules.people
    if people == 1:
        return hero_falls(view, "goal-hero_falls", "SJ-38.7")
    left = len(seats_of(view.cells[ALIVE] & view.rules.played_by_people)) or people
    if 0 <= seat < people:
        values: Values = {"number": hurt(view, seat), "limit": wound_limit(view, seat), "count": left, "total": people}
        return Message("goal-heroes_fall", values, "SJ-38.7")
    return Message("goal-heroes_left", {"count": left, "total": people}, "SJ-38.7")


def horde_goal(view: Solo) -> tuple[Message, ...]:
    """The next rank of a run against a horde, and what ends the run."""
    cells = view.cells
    stage: Values = {"round": max(1, cells[ROUND]), "wave": max(1, cells[WAVE])}
    found = [Message(NEXT_RANKS[cells[RANK]], stage, "SJ-49.25"), hero_falls(view, "goal-run_ends", "SJ-49.25")]
    if view.rules.token >= 0:
        found.append(Message("goal-lord", {}, "SJ-50.9"))
    return tuple(found)


def hero_falls(view: Solo, id: str, clause: str) -> Message:
    """How far the only hero is from its defeat."""
    return Message(id, {"who": who(view, 0), "number": hurt(view, 0), "limit": wound_limit(view, 0)}, clause)


def hurt(view: Solo, figure: int) -> int:
    """The wounds of a figure."""
    return view.cells[figure * BLOCK + WOUNDS] + view.cells[figure * BLOCK + BLEEDING]
