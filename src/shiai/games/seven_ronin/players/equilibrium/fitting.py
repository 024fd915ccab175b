"""Weights that explain values: logistic regression with values from -1 to 1 as targets, drawn towards a first guess."""

from math import exp
from typing import Final

STEPS: Final = 8  # of Newton's method, which is enough by far


def fit(samples: list[list[float]], targets: list[float], guess: list[float], pull: float) -> list[float]:
    """The weights that make `tanh(sum / 2)` most like the targets; the greater the pull, the nearer to the guess."""
    size = len(guess)
    weights = guess[:]
    for _ in range(STEPS):
        slope = [pull * (guess[place] - weights[place]) for place in range(size)]
        curve = [[0.0] * size for _ in range(size)]
        for place in range(size):
            curve[place][place] = pull
        for number, sample in enumerate(samples):
            add_sample(sample, (targets[number] + 1.0) / 2.0, weights, slope, curve)
        change = solve_linear(curve, slope)
        for place in range(size):
            weights[place] += change[place]
    return weights


def add_sample(
    sample: list[float], target: float, weights: list[float], slope: list[float], curve: list[list[float]]
) -> None:
    """What one sample adds to the first and second derivatives."""
    total = 0.0
    used = [place for place in range(len(sample)) if sample[place]]
    for place in used:
        total += sample[place] * weights[place]
    chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
    bend = max(1e-4, chance * (1.0 - chance))
    for place in used:
        slope[place] += (target - chance) * sample[place]
        row = curve[place]
        factor = bend * sample[place]
        for other in used:
            row[other] += factor * sample[other]


def solve_linear(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination; the matrix is symmetric and positive."""
    size = len(right)
    rows = [[*matrix[place], right[place]] for place in range(size)]
    for place in range(size):
        pivot = rows[place]
        for below in range(place + 1, size):
            factor = rows[below][place] / pivot[place]
            if factor:
                row = rows[below]
                for column in range(place, size + 1):
                    row[column] -= factor * pivot[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        total = rows[place][size]
        for column in range(place + 1, size):
            total -= rows[place][column] * found[column]
        found[place] = total / rows[place][place]
    return found
