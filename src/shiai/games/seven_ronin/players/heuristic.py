"""The heuristic player of 7 Ronin. It looks no further than the choice itself.

It sees the redacted state only, so it never knows the other side's plan, and keeps no memory between choices.
"""

from random import Random

from shiai.games.seven_ronin.players.areas import answer_area, use_areas
from shiai.games.seven_ronin.players.attack import plan_attack
from shiai.games.seven_ronin.players.defence import best_trial, plan_defence, use_ronin
from shiai.games.seven_ronin.rules.components import ATTACKER
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import AreaAbilities
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import SplitWounds


def advise(view: SevenRonin, seat: int, rng: Random) -> int:
    """The action that the heuristic player chooses for this seat."""
    if view.is_planning():
        return plan_attack(view, rng) if seat == ATTACKER else plan_defence(view, rng)
    step = view.stack[-1]
    if isinstance(step, RoninAbilities):
        return use_ronin(view, rng)
    if isinstance(step, SplitWounds):
        return best_trial(view, view.legal(seat), rng)
    if isinstance(step, AreaAbilities):
        return use_areas(view)
    return answer_area(view)
