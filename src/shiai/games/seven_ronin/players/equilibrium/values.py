"""The value of the start of a round for the Attacker: a fitted linear model, with one row of weights for each round.

It approximates the equilibrium value of the planning that begins. `shiai train` solves such plannings backwards from
round 8 and fits the weights; the file of the weights says how they were made.
"""

import json
from importlib.resources import files
from math import isfinite, tanh
from typing import Any, Final

from shiai.core.errors import ShiaiError
from shiai.games.seven_ronin.players.evaluation import prospects
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    DURABILITY,
    GONE,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
)
from shiai.games.seven_ronin.rules.state import HELD, NINJA, RESERVE, RONIN, ROUND, SILENCED, WOUNDS, SevenRonin
from shiai.games.seven_ronin.rules.table import counted, occupied

FORMAT: Final = 1
DIGITS: Final = 4  # of a fitted weight
SHARPNESS: Final = 0.5  # of log-odds, tanh of the half lies between -1 and 1
COUNTS: Final = 4  # area counts with a feature of their own: one, two, three, four or more
FEATURES: Final[tuple[str, ...]] = (
    "always",
    "prospects",
    "reserve",
    "reserve_squared",
    "reserve_with_areas",
    "market",
    "ninja_on_areas",
    *[f"occupied_{name}" for name in AREA_NAMES],
    *[f"count_{number}" for number in range(1, COUNTS + 1)],
    *[f"alive_{name}" for name in RONIN_NAMES],
    *[f"left_{name}" for name in RONIN_NAMES],
    "left_squared",
    "weak",
    "held",
    *[f"silenced_{name}" for name in RONIN_NAMES],
)
PROSPECTS: Final = 1  # index of this feature
AREA_FEATURE: Final = 7  # + area
COUNT_FEATURE: Final = AREA_FEATURE + AREAS  # + area count - 1
ALIVE_FEATURE: Final = COUNT_FEATURE + COUNTS  # + ronin
LEFT_FEATURE: Final = ALIVE_FEATURE + RONIN_COUNT  # + ronin
SUM_FEATURE: Final = LEFT_FEATURE + RONIN_COUNT  # three of them
SILENCED_FEATURE: Final = SUM_FEATURE + 3  # + ronin


class ValuesError(ShiaiError):
    """A file of values cannot be read or does not fit the game."""


class Values:
    """The weights of all rounds, and how they were made."""

    def __init__(self, weights: list[list[float]], provenance: dict[str, Any]) -> None:
        self.weights = weights  # by round; there is no round 0
        self.provenance = provenance

    def value(self, state: SevenRonin) -> float:
        """The value for the Attacker at the start of a round or at the end of the game, from -1 to 1."""
        outcome = state.outcome()
        if outcome is not None:
            return float(outcome.scores[ATTACKER])
        return predicted(self.weights[state.cells[ROUND]], features(state))


def predicted(weights: list[float], found: list[float]) -> float:
    """The value that the model gives to features, from -1 to 1."""
    total = 0.0
    for i in range(len(found)):
        total += weights[i] * found[i]
    return tanh(SHARPNESS * total)


def first_values() -> Values:
    """The values before any fit: the evaluation of the heuristic player."""
    row = [0.0] * len(FEATURES)
    row[PROSPECTS] = 1.0
    return Values([row[:] for _ in range(ROUNDS + 1)], {})


def features(state: SevenRonin) -> list[float]:
    """The features of the start of a round."""
    cells = state.cells
    found = [0.0] * len(FEATURES)
    held = occupied(state)
    count = counted(held, 0)
    reserve = float(cells[RESERVE]) / 10.0
    found[0] = 1.0
    found[PROSPECTS] = prospects(state)
    found[2] = reserve
    found[3] = reserve * reserve
    found[4] = reserve * count / 4.0
    found[5] = float(cells[NINJA + MARKET])
    ninja = 0
    for area in range(AREAS):
        if held >> area & 1:
            found[AREA_FEATURE + area] = 1.0
            ninja += int(cells[NINJA + area])
    found[6] = ninja / 4.0
    if count:
        found[COUNT_FEATURE + min(count, COUNTS) - 1] = 1.0
    whole = 0
    weak = 0
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] != GONE:
            left: int = DURABILITY[ronin] - cells[WOUNDS + ronin]
            whole += left
            weak += 1 if left == 1 else 0
            found[ALIVE_FEATURE + ronin] = 1.0
            found[LEFT_FEATURE + ronin] = left / 2.0
            found[SILENCED_FEATURE + ronin] = float(cells[SILENCED] >> ronin & 1)
    found[SUM_FEATURE] = whole * whole / 100.0
    found[SUM_FEATURE + 1] = float(weak)
    found[SUM_FEATURE + 2] = float(int(cells[HELD]).bit_count())
    return found


def write_values(values: Values, version: int) -> str:
    """The text of a file of values."""
    head = {"format": FORMAT, "game": "seven_ronin", "rules": version, "provenance": values.provenance}
    lines = [f'    "{number}": {json.dumps(values.weights[number])}' for number in range(1, ROUNDS + 1)]
    text = json.dumps({**head, "features": list(FEATURES)}, indent=2).rstrip("}\n")
    return text + ',\n  "weights": {\n' + ",\n".join(lines) + "\n  }\n}\n"


def read_values(text: str, name: str, version: int) -> Values:
    """The values of a file's text; ValuesError if it is not a file of values or was made for other rules."""
    remedy = "make a new one by `shiai train seven-ronin`"
    try:
        data = json.loads(text)
    except ValueError as error:
        raise ValuesError(f"{name} is no JSON ({error}); {remedy}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != "seven_ronin":
        raise ValuesError(f"{name} is no file of values for seven_ronin in format {FORMAT}; {remedy}")
    if data.get("rules") != version:
        raise ValuesError(f"{name} was made for rules version {data.get('rules')}, these are {version}; {remedy}")
    if data.get("features") != list(FEATURES):
        raise ValuesError(f"{name} has other features than this program; {remedy}")
    rows = data.get("weights")
    provenance = data.get("provenance")
    if not isinstance(rows, dict) or not isinstance(provenance, dict):
        raise ValuesError(f"{name} has no weights or no provenance; {remedy}")
    weights: list[list[float]] = [[0.0] * len(FEATURES)]
    for number in range(1, ROUNDS + 1):
        row = rows.get(str(number))
        if not isinstance(row, list) or len(row) != len(FEATURES) or not all(map(is_number, row)):
            raise ValuesError(f"{name}: round {number} needs {len(FEATURES)} numbers as weights; {remedy}")
        weights.append([float(entry) for entry in row])
    return Values(weights, provenance)


def is_number(entry: object) -> bool:
    """Is it a finite number?"""
    return isinstance(entry, (int, float)) and not isinstance(entry, bool) and isfinite(entry)


def shipped_values(version: int) -> Values:
    """The values that come with the game."""
    path = files("shiai.games.seven_ronin") / "data" / "values.json"
    return read_values(path.read_text("utf-8"), "values.json", version)
