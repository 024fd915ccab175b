"""How a seat wins and loses, and how far either is."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.core.seats import WATCHER
from shiai.games.way_of_the_samurai.rules.cards import DOJO_STEPS, VILLAGE_FIGHTS
from shiai.games.way_of_the_samurai.rules.options import CLAN_RUN, DOJO_YOSHIOKA
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    DEFEATED,
    ENDED,
    ENEMY_KI,
    ENEMY_LIFE,
    KI_AT,
    LIFE_AT,
    OTHER,
    WayOfTheSamurai,
)

Goals = tuple[Message, ...]

LIVES: Final = "WS-11.1"
DIES: Final = "WS-11.2"


def goal(view: WayOfTheSamurai, seat: int) -> Goals:
    """The goal of a seat; for a watcher what either side has left."""
    if view.cells[ENDED]:
        return ()
    if view.rules.two_players:
        return match_goal(view, seat)
    return (*enemy_goal(view), own_goal(view, seat))


def match_goal(view: WayOfTheSamurai, seat: int) -> Goals:
    """Two players: the last one alive wins."""
    stands = [stand(view, either) for either in range(len(view.rules.seats))]
    if seat == WATCHER:
        return (Message("goal-decides", {}, LIVES), *stands)
    other = stands[1 - seat].values
    left: Values = {"enemy": other["who"], "life": other["life"], "ki": other["ki"]}
    return (Message("goal-enemy", left, LIVES), own_goal(view, seat))


def stand(view: WayOfTheSamurai, seat: int) -> Message:
    """What a player has left."""
    at = OTHER if view.rules.two_players and seat != view.cells[ACTIVE] else 0
    left: Values = {"life": view.cells[at + LIFE_AT], "ki": view.cells[at + KI_AT]}
    return Message("goal-stand", {"who": view.rules.seats[seat], **left}, DIES)


def enemy_goal(view: WayOfTheSamurai) -> Goals:
    """Who is to be defeated, and how far that is."""
    cells, rules = view.cells, view.rules
    if rules.enemies > 1:
        lives = [life for life in cells[ENEMY_LIFE : ENEMY_LIFE + rules.enemies] if life]
        return (Message("goal-three", {"left": len(lives), "life": sum(lives)}, "WS-32.19"),)
    left: Values = {"life": cells[ENEMY_LIFE], "ki": cells[ENEMY_KI]}
    if rules.several_fights:
        found = (run_goal(view),)
        return (*found, Message("goal-this_enemy", left, LIVES)) if cells[ENEMY_LIFE] else found
    named: Values = {"enemy": rules.opponent, **left}
    if view.modifiers.immortal:
        return (Message("goal-immortal", named, "WS-20.10"),)
    if view.modifiers.win_without_enemy_ki:
        return (Message("goal-enemy_ki", named, "WS-19.2"),)
    return (Message("goal-enemy" if cells[ENEMY_KI] else "goal-enemy_bleeds", named, LIVES),)


def run_goal(view: WayOfTheSamurai) -> Message:
    """How far a run of several fights is."""
    defeated = view.cells[DEFEATED]
    if view.rules.mode == CLAN_RUN:
        return Message("goal-clan", {"defeated": defeated}, "WS-21.14")
    total = len(DOJO_STEPS) if view.rules.mode == DOJO_YOSHIOKA else VILLAGE_FIGHTS
    return Message("goal-campaign", {"fight": min(defeated + 1, total), "total": total}, "WS-24.13")


def own_goal(view: WayOfTheSamurai, seat: int) -> Message:
    """How the seat loses, and how far that is."""
    own = stand(view, max(seat, 0))
    if seat == WATCHER:
        return own
    left: Values = {"life": own.values["life"], "ki": own.values["ki"]}
    if view.modifiers.no_ki_is_defeat:
        return Message("goal-life_and_ki", left, "WS-20.3")
    return Message("goal-life" if own.values["ki"] else "goal-without_ki", left, DIES)
