"""The heuristic player of 7 Ronin: good sense for every choice, and no search beyond the choice itself.

It knows only the redacted state, so it never sees the rival's plan, and it keeps no memory between two choices.
"""

from random import Random

from shiai.games.seven_ronin.area_advice import answer_area, use_areas
from shiai.games.seven_ronin.attack_advice import plan_attack
from shiai.games.seven_ronin.components import ATTACKER
from shiai.games.seven_ronin.defence_advice import best_trial, plan_defence, use_ronin
from shiai.games.seven_ronin.evaluation import evaluate
from shiai.games.seven_ronin.state import SevenRonin

__all__ = ["advise", "evaluate"]


def advise(view: SevenRonin, seat: int, rng: Random) -> int:
    """The action that the heuristic player would choose for this seat."""
    name = view.stack[-1].name
    if name == "planning":
        return plan_attack(view, rng) if seat == ATTACKER else plan_defence(view, rng)
    if name == "ronin_abilities":
        return use_ronin(view, rng)
    if name == "split_wounds":
        return best_trial(view, view.legal(seat), rng)
    if name == "area_abilities":
        return use_areas(view)
    return answer_area(view)
