"""Mixed strategies as lists of weights."""

from random import Random


def normalized(weights: list[float]) -> list[float]:
    """The weights divided by their sum; uniform if they are all 0."""
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def sample(weights: list[float], rng: Random) -> int:
    """A random index, drawn by the weights, which need not sum to 1."""
    total = 0.0
    for weight in weights:
        total += weight
    ticket = rng.random() * total
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0.0:
            return index
    return weights.index(max(weights))
