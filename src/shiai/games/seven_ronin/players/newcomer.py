"""A person in a first game of 7 Ronin: rules of thumb that a lesson leaves behind, and no look ahead."""

from random import Random
from typing import Final

from shiai.games.seven_ronin.rules.actions import ASSIGN, DONE, ENOUGH, FINISH, HEAL, MOVE, PLACE, TARGET
from shiai.games.seven_ronin.rules.components import AREAS, DURABILITY, MARKET, MINIMUM, RONIN_COUNT, ROUNDS
from shiai.games.seven_ronin.rules.state import ATTACK, DEFENCE, NINJA, RESERVE, RONIN, ROUND, WOUNDS, SevenRonin

TOGETHER: Final = 2  # ninja that are sent to an area: one alone seems weak


def newcomer(view: SevenRonin, seat: int, rng: Random) -> int:
    """The choice of a newcomer for this seat."""
    legal = view.legal(seat)
    if view.is_planning():
        return attack(view, legal, rng) if PLACE.has(legal[0]) else defend(view, legal, rng)
    use = [action for action in legal if action not in (FINISH, ENOUGH)]
    hurt = [action for action in use if HEAL.has(action) or TARGET.has(action)]
    if hurt:  # the one who is nearest to falling
        return min(hurt, key=lambda action: remaining(view, (HEAL if HEAL.has(action) else TARGET).part(action)))
    staying = [action for action in use if not MOVE.has(action)]
    choices = (ENOUGH,) if ENOUGH in legal else staying or use or legal  # abilities are there to be used
    return choices[int(rng.random() * len(choices))]


def attack(view: SevenRonin, legal: tuple[int, ...], rng: Random) -> int:
    """Send an even share of the reserve in every round, in pairs, to areas that are not occupied yet."""
    cells = view.cells
    planned = sum(cells[ATTACK : ATTACK + AREAS + 1])
    if legal[-1] == DONE and planned >= max(MINIMUM[cells[ROUND]], cells[RESERVE] // (ROUNDS + 1 - cells[ROUND])):
        return DONE
    places = [action for action in legal if PLACE.has(action) and PLACE.part(action) != MARKET]
    begun = [action for action in places if 0 < cells[ATTACK + PLACE.part(action)] < TOGETHER]
    new = [action for action in places if not cells[NINJA + PLACE.part(action)] + cells[ATTACK + PLACE.part(action)]]
    choices = begun or new or places or legal
    return choices[int(rng.random() * len(choices))]


def defend(view: SevenRonin, legal: tuple[int, ...], rng: Random) -> int:
    """Send a ronin where he drives ninja away and survives; the others guard any free areas."""
    cells = view.cells
    guarded = {MARKET} | {cells[DEFENCE + ronin] for ronin in range(RONIN_COUNT)}
    guarded |= {cells[RONIN + ronin] for ronin in range(RONIN_COUNT)}
    free = [action for action in legal if ASSIGN.has(action) and ASSIGN.pair(action)[1] not in guarded]
    freeing = [
        action for action in free if 0 < cells[NINJA + ASSIGN.pair(action)[1]] < remaining(view, ASSIGN.pair(action)[0])
    ]
    quiet = [action for action in free if not cells[NINJA + ASSIGN.pair(action)[1]]]
    choices = freeing or quiet or free or legal
    return choices[int(rng.random() * len(choices))]


def remaining(view: SevenRonin, ronin: int) -> int:
    """How many wounds a ronin can still take."""
    return DURABILITY[ronin] - view.cells[WOUNDS + ronin]
