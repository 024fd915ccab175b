"""How an enemy moves: melee and ranged (section 42)."""

from typing import Final

from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, bits, distance, push_directions, ring
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING
from shiai.games.senjutsu.solo.rules.decisions.aims import UNREACHED, behaviour_spaces, from_side, target_of, ways_to
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered, filter_if, filter_least, keep_least
from shiai.games.senjutsu.solo.rules.decisions.shooting import CLOSER, Shooting
from shiai.games.senjutsu.solo.rules.decisions.walking import STEP
from shiai.games.senjutsu.solo.rules.state import DISTANCE, EXTRA, Solo

FAR_AWAY: Final = 1_000_000  # more than any way costs


def turned_away(place: int, there: int) -> int:
    """How many rotations a figure on this place is from facing a space."""
    best = 3
    for direction in push_directions(place // DIRECTIONS, there):
        aside = (direction - place) % DIRECTIONS
        best = min(best, aside, DIRECTIONS - aside)
    return best


def sighted(state: Solo, place: int, there: int) -> bool:
    """Does a figure on this place see a space?"""
    return line_of_sight(place // DIRECTIONS, place % DIRECTIONS, there, state.terrain.walls)


def turns_to_sight(state: Solo, place: int, there: int) -> int:
    """How many rotations a figure on this place is from seeing a space; as many as there are if it cannot."""
    space = place // DIRECTIONS
    turns = [
        min((facing - place) % DIRECTIONS, (place - facing) % DIRECTIONS)
        for facing in range(DIRECTIONS)
        if line_of_sight(space, facing, there, state.terrain.walls)
    ]
    return min(turns, default=DIRECTIONS)


def plan_move(state: Solo, figure: int, card: int, ends: dict[int, int]) -> tuple[list[int], Considered]:
    """Where a movement should end: the places that are left after all rules, and why."""
    target = target_of(state, figure)
    # SJ-42.5, SJ-42.10: `ends` holds only spaces that may be entered
    ranged = state.solo_rules.enemies[figure].ranged and state.cells[figure * EXTRA + DISTANCE] > 1
    considered = Considered(figure, card, "SJ-42.5", state.reasons is not None)
    considered.target = target
    places = sorted(ends)
    if target < 0 or len(places) == 1:
        return places[:1], considered
    if ranged:
        places = ranged_places(state, figure, target, places, ends, considered)
    else:
        places = melee_places(state, figure, target, places, considered)
    # SJ-42.9
    return settle_facing(state, target, places, ends, considered), considered


def settle_facing(
    state: Solo, target: int, places: list[int], ends: dict[int, int], considered: Considered
) -> list[int]:
    """Between places that are equally good: where it faces the hero, then with the least movement."""
    if len(places) == 1:
        return places
    there = state.cells[target * BLOCK + AT]
    places = keep_least(places, "SJ-42.9", [turned_away(place, there) for place in places], considered)
    if len(places) == 1:
        return places
    # SJ-42.18, SJ-42.21: what is equal now is left to look-ahead
    return keep_least(places, "SJ-42.18", [movement(ends[place]) for place in places], considered)


def movement(cost: int) -> int:
    """How much movement a cost is: ten rotations are as much as a step."""
    return cost // STEP * 10 + cost % STEP


def melee_places(state: Solo, figure: int, target: int, places: list[int], considered: Considered) -> list[int]:
    """Along an open path to the preferred side, else to the preferred distance by the shortest way."""
    at = state.cells[figure * BLOCK + AT]
    there = state.cells[target * BLOCK + AT]
    preferred = state.cells[figure * EXTRA + DISTANCE]
    asked = 1 << at
    for place in places:
        asked |= 1 << place // DIRECTIONS
    ways = ways_to(state, figure, behaviour_spaces(state, figure, target), asked)
    # SJ-42.11
    if at in ways:
        return keep_least(
            places, "SJ-42.11", [ways.get(place // DIRECTIONS, UNREACHED) for place in places], considered
        )
    # SJ-42.12
    around = ways_to(state, figure, ring(there, preferred) & state.terrain.playable, asked)
    if at in around:
        values = [around.get(place // DIRECTIONS, UNREACHED) for place in places]
    else:
        values = [abs(distance(place // DIRECTIONS, there) - preferred) for place in places]
    return keep_least(places, "SJ-42.12", values, considered)


def ranged_places(
    state: Solo, figure: int, target: int, places: list[int], ends: dict[int, int], considered: Considered
) -> list[int]:
    """Stay where it can shoot; move away from a hero that is too near; go where it can shoot, card by card."""
    shooting = Shooting(state, figure, target)
    at, there = shooting.at, shooting.there

    def sees(place: int) -> bool:
        return sighted(state, place, there)

    costs = shooting.find()
    # SJ-42.13
    if shooting.in_place() or (at in costs and shooting.spaces.get(at) == costs[at]):
        places = filter_if(places, "SJ-42.13", lambda place: place // DIRECTIONS == at, considered)
        return filter_least(places, "SJ-42.13", lambda place: turns_to_sight(state, place, there), considered)
    if at not in costs:  # from nowhere could it see the hero
        places = filter_least(places, "SJ-42.17", lambda place: shooting.too_near(place // DIRECTIONS), considered)
        return filter_least(places, "SJ-42.16", lambda place: distance(place // DIRECTIONS, there), considered)
    own_side = {space: 0 for space in bits(behaviour_spaces(state, figure, target)) if shooting.spaces.get(space) == 0}
    to_side = shooting.costs_to(own_side)
    # SJ-42.15, SJ-42.16: to its own side if it can shoot from there and need not come closer on the way
    clause = "SJ-42.15" if to_side.get(at, FAR_AWAY) < costs[at] + CLOSER else "SJ-42.16"
    if clause == "SJ-42.15":
        costs = to_side
    retreats = shooting.too_near(at) > 0
    # SJ-42.14
    if retreats:
        clause = "SJ-42.14"
    elif sees(at * DIRECTIONS + state.cells[figure * BLOCK + FACING]):
        clause = "SJ-42.22"
    # SJ-42.23, SJ-A.94
    if all(costs[place // DIRECTIONS] >= costs[at] for place in places):
        return filter_if(places, clause, lambda place: place // DIRECTIONS == at, considered)
    places = filter_if(places, clause, lambda place: costs[place // DIRECTIONS] < costs[at], considered)
    closer = clause if retreats else "SJ-42.17"
    places = filter_least(places, closer, lambda place: shooting.too_near(place // DIRECTIONS), considered)

    def shoots(place: int) -> bool:
        return shooting.spaces.get(place // DIRECTIONS) == 0 and sees(place)

    if not any(shoots(place) for place in places):
        places = filter_least(places, clause, lambda place: costs[place // DIRECTIONS], considered)
    else:
        places = filter_if(places, clause, shoots, considered)
        if not retreats:  # it stops as soon as it can shoot
            places = filter_least(places, clause, lambda place: ends[place] // STEP, considered)
    return filter_least(places, clause, lambda place: from_side(state, figure, target, place // DIRECTIONS), considered)
