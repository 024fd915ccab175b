"""The path of one iteration through the tree, for backpropagation."""

from shiai.bots.search.sealed import MixedStrategy, opposing_plans
from shiai.bots.search.tree import Node


class Path:
    """The actions taken at open decisions and the plans taken at sealed ones."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.indices: list[int] = []
        self.movers: list[int] = []
        self.strategies: list[MixedStrategy] = []
        self.plans: list[int] = []
        self.planners: list[int] = []
        self.opposing: list[int] = []

    def add_action(self, node: Node, index: int, mover: int) -> None:
        """Record an action at an open decision."""
        self.nodes.append(node)
        self.indices.append(index)
        self.movers.append(mover)

    def add_plans(self, strategies: list[MixedStrategy], plans: list[int], seats: tuple[int, ...]) -> None:
        """Record the plans of all seats at a sealed decision."""
        self.strategies += strategies
        self.plans += plans
        self.planners += seats
        self.opposing += opposing_plans(plans)

    def update(self, values: list[float]) -> None:
        """Back up the result, one value per seat, to every decision on the path."""
        for number, node in enumerate(self.nodes):
            node.update(self.indices[number], values[self.movers[number]])
        for number, strategy in enumerate(self.strategies):
            strategy.update(self.plans[number], values[self.planners[number]], self.opposing[number])
