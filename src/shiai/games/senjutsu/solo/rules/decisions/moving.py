"""How an enemy moves: melee and ranged (section 42)."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance, push_directions
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING
from shiai.games.senjutsu.solo.rules.decisions.aims import UNREACHED, behaviour_spaces, from_side, target_of, ways_to
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered, sift, sift_if
from shiai.games.senjutsu.solo.rules.decisions.walking import Cost, Place
from shiai.games.senjutsu.solo.rules.state import DISTANCE, EXTRA, Solo

CLAUSES: Final = cited(
    """
    SJ-42.5 SJ-42.9 SJ-42.10 SJ-42.11 SJ-42.12 SJ-42.13 SJ-42.14 SJ-42.15 SJ-42.16 SJ-42.17 SJ-42.18 SJ-42.21
    """
)


def turned_away(place: Place, there: int) -> int:
    """How many rotations a figure on this place is from facing a space."""
    best = 3
    for direction in push_directions(place[0], there):
        aside = (direction - place[1]) % 6
        best = min(best, aside, 6 - aside)
    return best


def sighted(state: Solo, place: Place, there: int) -> bool:
    """Does a figure on this place see a space?"""
    return line_of_sight(place[0], place[1], there, state.terrain.walls)


def plan_move(state: Solo, figure: int, card: int, ends: dict[Place, Cost]) -> tuple[list[Place], Considered]:
    """Where a movement should end: the places that are left after all rules, and why."""
    target = target_of(state, figure)
    ranged = state.solo_rules.enemies[figure].ranged and state.cells[figure * EXTRA + DISTANCE] > 1
    considered = Considered(figure, card, "SJ-42.5")
    considered.target = target
    places = sorted(ends)
    if target < 0:
        return places[:1], considered
    there = state.cells[target * BLOCK + AT]
    if ranged:
        places = ranged_places(state, figure, target, places, ends, considered)
    else:
        places = melee_places(state, figure, target, places, considered)
    places = sift(places, "SJ-42.9", lambda place: turned_away(place, there), considered)
    places = sift(places, "SJ-42.18", lambda place: ends[place][0] * 10 + ends[place][1], considered)
    return places, considered


def melee_places(state: Solo, figure: int, target: int, places: list[Place], considered: Considered) -> list[Place]:
    """Along an open path to the preferred side, else to the preferred distance by the shortest way."""
    at = state.cells[figure * BLOCK + AT]
    there = state.cells[target * BLOCK + AT]
    preferred = state.cells[figure * EXTRA + DISTANCE]
    ways = ways_to(state, figure, behaviour_spaces(state, figure, target))
    if at in ways:
        return sift(places, "SJ-42.11", lambda place: ways.get(place[0], UNREACHED), considered)
    ring = [space for space in bits(state.terrain.playable) if distance(space, there) == preferred]
    around = ways_to(state, figure, sum([1 << space for space in ring]))
    if at in around:
        return sift(places, "SJ-42.12", lambda place: around.get(place[0], UNREACHED), considered)
    return sift(places, "SJ-42.12", lambda place: abs(distance(place[0], there) - preferred), considered)


def ranged_places(
    state: Solo, figure: int, target: int, places: list[Place], ends: dict[Place, Cost], considered: Considered
) -> list[Place]:
    """Stay with a line of sight, move away from a hero that is too near, look for a line of sight."""
    at = state.cells[figure * BLOCK + AT]
    there = state.cells[target * BLOCK + AT]
    here = (at, state.cells[figure * BLOCK + FACING])
    preferred = state.cells[figure * EXTRA + DISTANCE]

    def too_near(place: Place) -> int:
        return max(0, preferred - distance(place[0], there))

    def sees(place: Place) -> bool:
        return sighted(state, place, there)

    if too_near(here):
        places = sift(places, "SJ-42.14", too_near, considered)
        places = sift(places, "SJ-42.14", lambda place: from_side(state, figure, target, place[0]), considered)
        return sift_if(places, "SJ-42.15", sees, considered)
    if sees(here):
        places = sift_if(places, "SJ-42.13", lambda place: place[0] == at, considered)
        return sift_if(places, "SJ-42.13", sees, considered)
    ways = ways_to(state, figure, behaviour_spaces(state, figure, target))
    left = ways.get(at, 0)
    if left:
        places = sift_if(
            places, "SJ-42.15", lambda place: ways.get(place[0], UNREACHED) + ends[place][0] == left, considered
        )
        if any(sees(place) for place in places):
            places = sift_if(places, "SJ-42.15", sees, considered)
            return sift(places, "SJ-42.15", lambda place: ends[place][0], considered)
        return sift(places, "SJ-42.15", lambda place: ways[place[0]], considered)
    places = sift_if(places, "SJ-42.16", sees, considered)
    places = sift(places, "SJ-42.17", too_near, considered)
    if any(sees(place) for place in places):  # to turn is enough
        places = sift_if(places, "SJ-42.17", lambda place: place[0] == at, considered)
    return sift(places, "SJ-42.16", lambda place: abs(distance(place[0], there) - preferred), considered)
