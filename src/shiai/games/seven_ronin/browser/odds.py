"""What a choice of 7 Ronin would lead to, and its danger: who may fall, and when the village may be lost."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from shiai.games.seven_ronin.rules.actions import ACTIONS, ASSIGN, MOVE, PLACE, SEND, SPLIT
from shiai.games.seven_ronin.rules.attack_plan import area_limits
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    AREAS_NEEDED,
    DEFENDER,
    HAYAI,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
    TASUKE,
)
from shiai.games.seven_ronin.rules.state import ATTACK, DEFENCE, NINJA, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import partner, remaining
from shiai.games.seven_ronin.rules.table import area_count, counted
from shiai.i18n.catalogue import Catalogue


def odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """What follows from a choice, as far as the viewer knows it; empty if there is nothing to tell."""
    find = ODDS.get(ACTIONS.kind_of(action).name)
    return find(view, action, words) if find else ""


def place_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """How many ninja an area would get, against its limit; the Market has none."""
    place = PLACE.part(action)
    if place == MARKET:
        return ""
    number = view.cells[ATTACK + place] + 1
    limit = area_limits(view)[place]
    return words.say("web-odds-above" if number > limit else "web-odds-place", number=number, limit=limit)


def assign_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """The ninja who are or may come where a ronin is placed, against his durability and that of a partner."""
    ronin, place = ASSIGN.pair(action)
    if place == MARKET:
        return words.say("web-odds-market", number=view.cells[NINJA + MARKET])
    number, left = guard_fight(view, ronin, place)
    if is_deadly(view, action):
        return words.say("web-odds-fall", ronin=RONIN_NAMES[ronin], number=number, left=left)
    return words.say("web-odds-guard", number=number, left=left)


def guard_fight(view: SevenRonin, ronin: int, place: int) -> tuple[int, int]:
    """The ninja who may be in an area after the reveal, and the durability of a ronin there with his partner."""
    cells = view.cells
    new = min(area_limits(view)[place] + cells[NINJA + MARKET], cells[RESERVE])
    return cells[NINJA + place] + new, strength(view, ronin, place)


def strength(view: SevenRonin, ronin: int, place: int) -> int:
    """The durability of a ronin and of whoever is at this place or planned there."""
    return sum([remaining(view, each) for each in {ronin, *guards(view, place)}])


def is_deadly(view: SevenRonin, action: int) -> bool:
    """Whether a ronin who is placed or moved may fall there; he shares the danger with a partner."""
    if ASSIGN.has(action):
        ronin, place = ASSIGN.pair(action)
        number, left = guard_fight(view, ronin, place) if place != MARKET else (0, 1)
    elif MOVE.has(action):
        ronin, place = HAYAI, MOVE.part(action)
        number, left = view.cells[NINJA + place], strength(view, HAYAI, place)
    else:
        return False
    return number >= left and not [other for other in guards(view, place) if other != ronin]


def guards(view: SevenRonin, place: int) -> list[int]:
    """The ronin who stand at a place or are planned there."""
    cells = view.cells
    return [ronin for ronin in range(RONIN_COUNT) if place in (cells[RONIN + ronin], cells[DEFENCE + ronin])]


def move_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """The ninja against Hayai, and against Tasuke if she is there."""
    area = MOVE.part(action)
    number, left = view.cells[NINJA + area], strength(view, HAYAI, area)
    if is_deadly(view, action):
        return words.say("web-odds-falls", ronin=RONIN_NAMES[HAYAI], number=number, left=left)
    return words.say("web-odds-fight", number=number, left=left)


def send_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """The ninja whom the Passage sends, against all ronin there; empty if nobody is there."""
    area, more = SEND.pair(action)
    left = sum([remaining(view, ronin) for ronin in guards(view, area)])
    return words.say("web-odds-fight", number=view.cells[NINJA + area] + more + 1, left=left) if left else ""


def split_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """Who falls when Tasuke takes so many of the wounds; empty if nobody does."""
    other = partner(view)
    if other < 0:
        return ""
    taken = SPLIT.part(action)
    ninja = view.cells[NINJA + view.cells[RONIN + TASUKE]]
    fallen = [TASUKE] if taken >= remaining(view, TASUKE) else []
    fallen += [other] if ninja - taken >= remaining(view, other) else []
    return " ".join([words.say("web-odds-deadly", ronin=RONIN_NAMES[ronin]) for ronin in fallen])


def done_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """Whether the ninja may reach five areas where the plan of the Defender leaves them open."""
    if view.viewer != DEFENDER or not view.is_planning():
        return ""
    number = most_areas(view)
    return words.say("web-odds-open", number=number, needed=AREAS_NEEDED) if number >= AREAS_NEEDED else ""


def most_areas(view: SevenRonin) -> int:
    """The greatest area count that a plan of the Attacker can reach in the areas without a guard."""
    cells = view.cells
    open_areas = [area for area in range(AREAS) if not guards(view, area)]
    held = sum([1 << area for area in open_areas if cells[NINJA + area]])
    empty = [area for area in open_areas if not cells[NINJA + area]]
    new = min(view.rules.threat[cells[ROUND]], cells[RESERVE], len(empty))
    return max([counted(held | sum([1 << area for area in taken]), 0) for taken in combinations(empty, new)])


def finish_odds(view: SevenRonin, action: int, words: Catalogue) -> str:
    """Whether the ninja have won when the ronin do nothing more."""
    if not view.stack or not isinstance(view.stack[-1], RoninAbilities) or area_count(view) < AREAS_NEEDED:
        return ""
    return words.say("web-odds-lost", number=area_count(view))


# By the kind of the choice.
ODDS: Final[dict[str, Callable[[SevenRonin, int, Catalogue], str]]] = {
    "place": place_odds,
    "assign": assign_odds,
    "hayai": move_odds,
    "send": send_odds,
    "split": split_odds,
    "done": done_odds,
    "finish": finish_odds,
}
