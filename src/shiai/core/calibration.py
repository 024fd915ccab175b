"""True chances: what a value that a search finds means as a chance to win, fitted to the results of many games.

`shiai reliability GAME --fit FILE` makes the file. The log-odds of the chance are `slope` times those of the value plus
`bias`, plus what the values of some options add, and the seat where seats fight each other.
"""

import json
from importlib.resources import files
from math import atanh, tanh
from typing import Any

from shiai.core.options import word
from shiai.core.setup import Setup


class Calibration:
    """A fit that is shipped with a game: a file in its data folder, read on first use."""

    def __init__(self, package: str, name: str) -> None:
        self.package = package
        self.name = name
        self.fit: dict[str, Any] = {}

    def calibrated(self, setup: Setup, seat: int, value: float) -> float:
        """The value for a seat, from -1 (lost) to 1 (won), that fits the results of games with this set-up."""
        if not self.fit:
            self.fit = json.loads(files(self.package).joinpath(self.name).read_text("utf-8"))
        return shifted(value, bias_of(self.fit, setup, seat), float(self.fit["slope"]))


def bias_of(fit: dict[str, Any], setup: Setup, seat: int) -> float:
    """The bias for a seat of a set-up."""
    bias = float(fit["bias"]) + float(fit["seats"].get(setup.seats[seat], 0.0))
    for option, added in fit["options"].items():
        bias += float(added.get(word(setup.options[option]), 0.0))
    return bias


def shifted(value: float, bias: float, slope: float) -> float:
    """A value whose log-odds are multiplied and shifted; what is lost or won stays so."""
    if not -1.0 < value < 1.0:
        return value
    return tanh(slope * atanh(value) + 0.5 * bias)
