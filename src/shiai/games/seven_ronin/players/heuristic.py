"""The heuristic player of 7 Ronin: good sense for every choice, and no search beyond the choice itself.

It knows only the redacted state, so it never sees the rival's plan, and it keeps no memory between two choices.
"""

from random import Random

from shiai.games.seven_ronin.players.areas import answer_area, use_areas
from shiai.games.seven_ronin.players.attack import plan_attack
from shiai.games.seven_ronin.players.defence import best_trial, plan_defence, use_ronin
from shiai.games.seven_ronin.players.evaluation import evaluate
from shiai.games.seven_ronin.rules.components import ATTACKER
from shiai.games.seven_ronin.rules.state import SevenRonin

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
