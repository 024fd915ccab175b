"""The way of one iteration of a search: what was chosen at which moments, to learn from where it led."""

from shiai.bots.sealed import Plans, others_of
from shiai.bots.tree import Node


class Walk:
    """Choices at open moments, and plans at sealed ones."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.movers: list[int] = []
        self.planners: list[Plans] = []
        self.plan_places: list[int] = []
        self.plan_seats: list[int] = []
        self.against: list[int] = []

    def chose(self, node: Node, place: int, mover: int) -> None:
        """A seat has made an open choice."""
        self.nodes.append(node)
        self.places.append(place)
        self.movers.append(mover)

    def planned(self, planners: list[Plans], places: list[int], seats: tuple[int, ...]) -> None:
        """All seats that choose at a sealed moment have planned."""
        self.planners += planners
        self.plan_places += places
        self.plan_seats += seats
        self.against += others_of(places)

    def learn(self, values: list[float]) -> None:
        """All moments on the way remember what they led to, for every seat."""
        for number, node in enumerate(self.nodes):
            node.learn(self.places[number], values[self.movers[number]])
        for number, plans in enumerate(self.planners):
            plans.learn(self.plan_places[number], values[self.plan_seats[number]], self.against[number])
