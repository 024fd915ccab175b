"""Logistic regression: weights for values from -1 to 1, regularized towards a prior."""

from math import exp
from typing import Final

ITERATIONS: Final = 8  # of Newton's method, far more than it needs
LEAST_CURVATURE: Final = 1e-4  # keeps the equations solvable where every sample is certain


def fit(samples: list[list[float]], targets: list[float], prior: list[float], strength: float) -> list[float]:
    """The weights that make `tanh(sum / 2)` most like the targets, drawn towards the prior by an L2 penalty."""
    size = len(prior)
    weights = prior[:]
    for _ in range(ITERATIONS):
        gradient = [strength * (prior[i] - weights[i]) for i in range(size)]
        hessian = [[0.0] * size for _ in range(size)]
        for i in range(size):
            hessian[i][i] = strength
        for number, sample in enumerate(samples):
            add_sample(sample, (targets[number] + 1.0) / 2.0, weights, gradient, hessian)
        change = solve_linear(hessian, gradient)
        for i in range(size):
            weights[i] += change[i]
    return weights


def add_sample(
    sample: list[float], target: float, weights: list[float], gradient: list[float], hessian: list[list[float]]
) -> None:
    """Add one sample to the gradient and the Hessian of the log-likelihood."""
    total = 0.0
    used = [i for i in range(len(sample)) if sample[i]]
    for i in used:
        total += sample[i] * weights[i]
    chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
    curvature = max(LEAST_CURVATURE, chance * (1.0 - chance))
    for i in used:
        gradient[i] += (target - chance) * sample[i]
        row = hessian[i]
        factor = curvature * sample[i]
        for j in used:
            row[j] += factor * sample[j]


def solve_linear(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations by Gaussian elimination; the matrix is symmetric and positive definite."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = rows[i]
        for below in range(i + 1, size):
            factor = rows[below][i] / pivot[i]
            if factor:
                row = rows[below]
                for column in range(i, size + 1):
                    row[column] -= factor * pivot[column]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        total = rows[i][size]
        for column in range(i + 1, size):
            total -= rows[i][column] * solution[column]
        solution[i] = total / rows[i][i]
    return solution
