"""The kinds of words in the vocabulary of modifiers: how values are checked, and how two of them combine."""

from typing import Any, Final

from shiai.games.way_of_the_samurai.rules.cards import FACES, GAUGE_HIGH, GAUGE_LOW, GAUGE_NAMES, SYMBOL_NAMES
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers

BASE_RULES: Final = Modifiers()

MOMENTS: Final = (
    "setting up",
    "limits",
    "round start",
    "playing cards",
    "any time",
    "striking",
    "suffering",
    "combos",
    "round end",
)


class Word:
    """A word names a modifier. It knows at which moment of the duel the modifier is read and how values combine."""

    kind = ""

    def __init__(self, name: str, moment: str, clause: str, help: str, weapon: bool = True) -> None:
        self.name = name
        self.moment = moment
        self.clause = clause
        self.help = help
        self.weapon = weapon  # may a weapon of one's own use it?

    def check(self, value: Any) -> str:
        """What is wrong with a value; empty if nothing is."""
        raise NotImplementedError

    def join(self, modifiers: Modifiers, value: Any) -> None:
        """Combine a value with the modifiers so far."""
        raise NotImplementedError


class Flag(Word):
    """A modifier that is set or not."""

    kind = "true"

    def check(self, value: Any) -> str:
        return "" if value is True else "must be true, or be left out"

    def join(self, modifiers: Modifiers, value: Any) -> None:
        setattr(modifiers, self.name, True)


class Amount(Word):
    """A whole number within bounds; `way` says how two of them combine."""

    def __init__(
        self, name: str, way: str, low: int, high: int, moment: str, clause: str, help: str, weapon: bool = True
    ) -> None:
        super().__init__(name, moment, clause, help, weapon)
        self.way = way  # sum, least, most, or start (reductions add up)
        self.low = low
        self.high = high
        self.kind = f"{low} to {high}"

    def check(self, value: Any) -> str:
        if type(value) is int and self.low <= value <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"

    def join(self, modifiers: Modifiers, value: Any) -> None:
        have = int(getattr(modifiers, self.name))
        if self.way == "sum":
            have += value
        elif self.way == "least":
            have = min(have, value)
        elif self.way == "most":
            # WS-4.10: of several starting levels the highest counts
            have = max(have, value)
        else:
            # WS-36.23: starting values are reduced one after the other
            have -= int(getattr(BASE_RULES, self.name)) - value
        setattr(modifiers, self.name, have)


class Moves(Word):
    """Changes of gauges: {"guard": -1}."""

    kind = '{"guard": -1}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or not value:
            return 'must look like {"guard": -1}'
        for gauge, change in value.items():
            if gauge not in GAUGE_NAMES:
                return f"names '{gauge}', which is none of {', '.join(GAUGE_NAMES)}"
            if type(change) is not int or not GAUGE_LOW <= change <= GAUGE_HIGH or change == 0:
                return f"changes {gauge} by {change!r}; use a whole number from {GAUGE_LOW} to {GAUGE_HIGH} without 0"
        return ""

    def join(self, modifiers: Modifiers, value: Any) -> None:
        moves = tuple([(GAUGE_NAMES.index(gauge), int(change)) for gauge, change in value.items()])
        setattr(modifiers, self.name, getattr(modifiers, self.name) + moves)


class FromTo(Word):
    """From one gauge to another: {"from": "guard", "to": "strength"}."""

    kind = '{"from": "guard", "to": "strength"}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"from", "to"}:
            return 'must look like {"from": "guard", "to": "strength"}'
        if value["from"] not in GAUGE_NAMES or value["to"] not in GAUGE_NAMES or value["from"] == value["to"]:
            return f"must name two different gauges out of {', '.join(GAUGE_NAMES)}"
        return ""

    def join(self, modifiers: Modifiers, value: Any) -> None:
        pair = (GAUGE_NAMES.index(value["from"]), GAUGE_NAMES.index(value["to"]))
        setattr(modifiers, self.name, (*getattr(modifiers, self.name), pair))


class Symbols(Word):
    """Combo symbols: ["black_b", "red"]."""

    kind = '["black_b"]'

    def check(self, value: Any) -> str:
        if isinstance(value, list) and value and all(symbol in SYMBOL_NAMES for symbol in value):
            return ""
        return f"must be a list of names out of {', '.join(SYMBOL_NAMES)}"

    def join(self, modifiers: Modifiers, value: Any) -> None:
        for symbol in value:
            modifiers.void_combos |= 1 << SYMBOL_NAMES.index(symbol)


class ByFace(Word):
    """A wound for faces of the red die: {"4": 1, "5": 2}."""

    kind = '{"5": 1, "6": 2}'

    def check(self, value: Any) -> str:
        faces = [str(face) for face in range(1, FACES + 1)]
        if (
            isinstance(value, dict)
            and value
            and set(value) <= set(faces)
            and all(type(level) is int and level in (1, 2) for level in value.values())
        ):
            return ""
        return 'must look like {"5": 1, "6": 2}: faces from 1 to 6, wounds 1 or 2'

    def join(self, modifiers: Modifiers, value: Any) -> None:
        wounds = list(getattr(modifiers, self.name)) or [0] * (FACES + 1)
        for face, level in value.items():
            wounds[int(face)] = level
        setattr(modifiers, self.name, tuple(wounds))


class AtOnce(Word):
    """Ki for much life taken at once: {"at_least": 2, "gain": 2}."""

    kind = '{"at_least": 2, "gain": 2}'

    def check(self, value: Any) -> str:
        known = isinstance(value, dict) and set(value) == {"at_least", "gain"}
        if known and all(type(number) is int and 1 <= number <= 9 for number in value.values()):
            return ""
        return 'must look like {"at_least": 2, "gain": 2} with numbers from 1 to 9'

    def join(self, modifiers: Modifiers, value: Any) -> None:
        modifiers.ki_gain_at_least = value["at_least"]
        modifiers.ki_gain = value["gain"]


class Faces(Word):
    """A weapon with two faces, one of which is chosen in every round: {"a": {…}, "b": {…}}, each with its own words."""

    kind = '{"a": {…}, "b": {…}}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"a", "b"}:
            return 'must look like {"a": {…}, "b": {…}}'
        return ""

    def join(self, modifiers: Modifiers, value: Any) -> None:
        modifiers.faces = (value["a"], value["b"])


class Pool(Word):
    """Points for one gauge: {"gauge": "strength", "points": 5}."""

    kind = '{"gauge": "strength", "points": 5}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, modifiers: Modifiers, value: Any) -> None:
        modifiers.pool = GAUGE_NAMES.index(value["gauge"])
        modifiers.pool_points = int(value["points"])


class Exchange(Word):
    """What 1 Ki may be exchanged for: {"life": 2}."""

    kind = '{"life": 2}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, modifiers: Modifiers, value: Any) -> None:
        for kind, number in value.items():
            modifiers.exchange = str(kind)
            modifiers.exchange_gain = int(number)
