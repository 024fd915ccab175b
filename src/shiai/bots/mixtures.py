"""Mixtures: weights of several choices, made from any numbers that are not below zero."""

from random import Random


def shares(numbers: list[float]) -> list[float]:
    """The numbers divided by their sum; all alike if there is nothing to divide."""
    total = sum(numbers)
    if total <= 0.0:
        return [1.0 / len(numbers)] * len(numbers)
    return [number / total for number in numbers]


def draw(weights: list[float], rng: Random) -> int:
    """A place by its weight."""
    ticket = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0.0:
            return place
    return weights.index(max(weights))
