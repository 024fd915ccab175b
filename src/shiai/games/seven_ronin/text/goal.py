"""How each side wins and loses, with how far it is, as message ids with values."""

from shiai.core.messages import Message, Values
from shiai.games.seven_ronin.rules.components import AREAS_NEEDED, ATTACKER, DEFENDER, GONE, RONIN_COUNT
from shiai.games.seven_ronin.rules.state import RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.table import area_count, ninja_left


def goal(view: SevenRonin, seat: int) -> tuple[Message, ...]:
    """What a seat wants and fears; for a watcher, what each side wants."""
    cells = view.cells
    alive = sum([cells[RONIN + ronin] != GONE for ronin in range(RONIN_COUNT)])
    areas: Values = {"needed": AREAS_NEEDED, "held": area_count(view), "alive": alive}
    time: Values = {"round": cells[ROUND], "ninja": ninja_left(view)}
    if seat == ATTACKER:
        return (Message("goal-attacker", areas, "R7-12.2"), Message("goal-attacker_loses", time, "R7-12.5"))
    if seat == DEFENDER:
        return (Message("goal-defender", time, "R7-12.5"), Message("goal-defender_loses", areas, "R7-12.2"))
    return (Message("goal-attacker_wins", areas, "R7-12.2"), Message("goal-defender_wins", time, "R7-12.5"))
