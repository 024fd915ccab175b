"""From where a ranged enemy shoots, and its way there (section 42)."""

from heapq import heapify, heappop, heappush
from typing import Final

from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, NEIGHBOUR, distance, push_directions
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING
from shiai.games.senjutsu.solo.rules.decisions.aims import ways_to
from shiai.games.senjutsu.solo.rules.state import DISTANCE, EXTRA, Solo

FACING_HERO: Final = 0  # sees the hero when it faces it
TURNED_ASIDE: Final = 15  # sees it only when it faces elsewhere: so many steps to a better space are worth while
BLIND: Final = -1
CLOSER: Final = 20  # a step costs so much more for every space by which it ends too near to the hero
PATIENCE: Final = 3  # to shoot from a space too near costs as much as so many steps there, and so many farther away


class Shooting:
    """The spaces from which a ranged enemy could shoot at its target, and what it costs to walk there.

    The costs do not depend on where the enemy stands, so that it arrives, however many cards the way takes.
    """

    def __init__(self, state: Solo, figure: int, target: int) -> None:
        self.state = state
        self.figure = figure
        self.at = state.cells[figure * BLOCK + AT]
        self.there = state.cells[target * BLOCK + AT]
        self.preferred = state.cells[figure * EXTRA + DISTANCE]
        self.range = state.solo_rules.enemies[figure].range
        self.spaces: dict[int, int] = {}  # with the costs of shooting from there, as far as `find` looked

    def too_near(self, space: int) -> int:
        """By how many spaces a space is nearer to the hero than the preferred distance."""
        return max(0, self.preferred - distance(space, self.there))

    def sight(self, space: int) -> int:
        """How an enemy on a space can see the hero: FACING_HERO, TURNED_ASIDE or BLIND."""
        walls = self.state.terrain.walls
        towards = push_directions(space, self.there)
        if any(line_of_sight(space, facing, self.there, walls) for facing in towards):
            return FACING_HERO
        aside = [facing for facing in range(DIRECTIONS) if facing not in towards]
        return TURNED_ASIDE if any(line_of_sight(space, facing, self.there, walls) for facing in aside) else BLIND

    def in_place(self) -> bool:
        """Does it see the hero, or will when it faces it, and is it neither too near nor too far to shoot?"""
        # SJ-42.22
        if distance(self.at, self.there) > self.range or self.too_near(self.at):
            return False
        facing = self.state.cells[self.figure * BLOCK + FACING]
        seen = line_of_sight(self.at, facing, self.there, self.state.terrain.walls)
        return seen or self.sight(self.at) == FACING_HERO

    def find(self) -> dict[int, int]:
        """Find the spaces to shoot from that the enemy can reach; returns the costs of going there from every space."""
        levels: list[list[int]] = [[] for _ in range(self.preferred + 1)]
        for space in ways_to(self.state, self.figure, 1 << self.at):
            if distance(space, self.there) <= self.range:
                levels[self.too_near(space)].append(space)
        costs: dict[int, int] = {}
        price = 0
        for near, level in enumerate(levels):
            # SJ-42.17: a space too near only where sight or a long way demands it
            price += PATIENCE * (1 + CLOSER * near) if near else 0
            if self.at in costs and costs[self.at] <= price:
                break
            for space in level:
                sight = self.sight(space)
                if sight != BLIND:
                    self.spaces[space] = price + sight
            costs = self.costs_to(self.spaces)
        return costs

    def costs_to(self, goals: dict[int, int]) -> dict[int, int]:
        """For every space from which it can walk to one of these: what that costs, with the costs of the goals."""
        open_spaces = ~ground_of(self.state, self.figure).closed | 1 << self.at
        found: dict[int, int] = {}
        edge = [(cost, goal) for goal, cost in goals.items() if open_spaces >> goal & 1]
        heapify(edge)
        while edge:
            cost, space = heappop(edge)
            if space in found:
                continue
            found[space] = cost
            before = cost + 1 + CLOSER * self.too_near(space)
            for direction in range(DIRECTIONS):
                neighbour = NEIGHBOUR[direction][space]
                if neighbour >= 0 and open_spaces >> neighbour & 1 and neighbour not in found:
                    heappush(edge, (before, neighbour))
        return found
