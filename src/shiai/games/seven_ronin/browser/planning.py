"""Planning with few gestures: where a ronin or a ninja can be dropped, and the plan of the last round again."""

from collections import Counter
from typing import Final

from shiai.games.seven_ronin.rules.actions import ASSIGN
from shiai.games.seven_ronin.rules.components import BOARD_NAMES, HAND, PLACE_NAMES, RONIN_NAMES
from shiai.games.seven_ronin.rules.state import DEFENCE, SevenRonin
from shiai.web.kit.drawing import BETWEEN_CHOICES, Scene

PLANNED: Final = ("place ", "assign ")  # beginnings of the choices that a plan is made of
END_OF_PLAN: Final = "done"


def drops(scene: Scene[SevenRonin], first: str) -> str:
    """The names of the places that complete a choice which begins with these words."""
    beginning = f"{first} "
    return " ".join([offer.name.removeprefix(beginning) for offer in scene.offers if offer.name.startswith(beginning)])


def moves(scene: Scene[SevenRonin], ronin: int) -> str:
    """The names of the other places that would take a ronin who is in the viewer's own plan; empty if he is not."""
    if f"assign {RONIN_NAMES[ronin]} {placed(scene.view, ronin)}" not in scene.taken:
        return ""
    plan = scene.view.clone()
    plan.cells[DEFENCE + ronin] = HAND
    legal = [ASSIGN.pair(action) for action in plan.stack[-1].legal(plan, scene.seat) if ASSIGN.has(action)]
    here = scene.view.cells[DEFENCE + ronin]
    return " ".join([BOARD_NAMES[place] for other, place in legal if other == ronin and place != here])


def placed(view: SevenRonin, ronin: int) -> str:
    """The name of the place that the viewer's own plan gives a ronin."""
    return PLACE_NAMES[view.cells[DEFENCE + ronin]]


def last_plan(scene: Scene[SevenRonin]) -> str:
    """The choices of the viewer's last plan that can be made again, as one value; empty if there are none."""
    if scene.past is None or not scene.offers or not scene.view.is_planning():
        return ""
    own = [moment.name for moment in scene.past.moments if moment.seat == scene.seat]
    last, current = last_and_current(own)
    made = Counter(current)
    plan = scene.view.clone()
    planning = plan.stack[-1]  # it carries a choice out although the plan of the other side is hidden
    again: list[str] = []
    for name in last:
        if made[name]:
            made[name] -= 1
            continue
        action = plan.action(name)
        if action in planning.legal(plan, scene.seat):
            planning.apply(plan, scene.seat, action)
            again.append(name)
    return BETWEEN_CHOICES.join(again)


def last_and_current(own: list[str]) -> tuple[list[str], list[str]]:
    """The choices of a seat's last finished plan, and those of the plan that it is making."""
    begun = len(own)
    while begun and own[begun - 1].startswith(PLANNED):
        begun -= 1
    if END_OF_PLAN not in own[:begun]:
        return [], own[begun:]
    end = begun - 1 - own[:begun][::-1].index(END_OF_PLAN)
    start = end
    while start and own[start - 1].startswith(PLANNED):
        start -= 1
    return own[start:end], own[begun:]
