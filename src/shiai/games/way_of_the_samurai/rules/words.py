"""The kinds of words that weapons, opponents and modules are written in: how they are checked and how two join."""

from typing import Any, Final

from shiai.games.way_of_the_samurai.rules.cards import FACES, GAUGE_HIGH, GAUGE_LOW, GAUGE_NAMES, SYMBOL_NAMES
from shiai.games.way_of_the_samurai.rules.modifiers import Force

NOTHING_IN_FORCE: Final = Force()

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
    """A word of the vocabulary: at which moment of the duel it is asked for, and how it joins what is in force."""

    kind = ""

    def __init__(self, name: str, moment: str, clause: str, help: str, weapon: bool = True) -> None:
        self.name = name
        self.moment = moment
        self.clause = clause
        self.help = help
        self.weapon = weapon  # may a weapon of one's own use it?

    def check(self, value: Any) -> str:
        """What is wrong with a value, or nothing."""
        raise NotImplementedError

    def join(self, force: Force, value: Any) -> None:
        """Add a value to what is in force."""
        raise NotImplementedError


class Truth(Word):
    """Something that holds or does not."""

    kind = "true"

    def check(self, value: Any) -> str:
        return "" if value is True else "must be true, or be left out"

    def join(self, force: Force, value: Any) -> None:
        setattr(force, self.name, True)


class Amount(Word):
    """A whole number within bounds. How two of them join is said by `way`."""

    def __init__(
        self, name: str, way: str, low: int, high: int, moment: str, clause: str, help: str, weapon: bool = True
    ) -> None:
        super().__init__(name, moment, clause, help, weapon)
        self.way = way  # sum, least, most, or start (reduced one after the other, WS-36.23)
        self.low = low
        self.high = high
        self.kind = f"{low} to {high}"

    def check(self, value: Any) -> str:
        if type(value) is int and self.low <= value <= self.high:
            return ""
        return f"must be a whole number from {self.low} to {self.high}"

    def join(self, force: Force, value: Any) -> None:
        have = int(getattr(force, self.name))
        if self.way == "sum":
            have += value
        elif self.way == "least":
            have = min(have, value)
        elif self.way == "most":
            have = max(have, value)
        else:
            have -= int(getattr(NOTHING_IN_FORCE, self.name)) - value
        setattr(force, self.name, have)


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

    def join(self, force: Force, value: Any) -> None:
        moves = tuple([(GAUGE_NAMES.index(gauge), int(change)) for gauge, change in value.items()])
        setattr(force, self.name, getattr(force, self.name) + moves)


class FromTo(Word):
    """From one gauge to another: {"from": "guard", "to": "strength"}."""

    kind = '{"from": "guard", "to": "strength"}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"from", "to"}:
            return 'must look like {"from": "guard", "to": "strength"}'
        if value["from"] not in GAUGE_NAMES or value["to"] not in GAUGE_NAMES or value["from"] == value["to"]:
            return f"must name two different gauges out of {', '.join(GAUGE_NAMES)}"
        return ""

    def join(self, force: Force, value: Any) -> None:
        pair = (GAUGE_NAMES.index(value["from"]), GAUGE_NAMES.index(value["to"]))
        setattr(force, self.name, (*getattr(force, self.name), pair))


class Symbols(Word):
    """Combo symbols: ["black_b", "red"]."""

    kind = '["black_b"]'

    def check(self, value: Any) -> str:
        if isinstance(value, list) and value and all(symbol in SYMBOL_NAMES for symbol in value):
            return ""
        return f"must be a list of names out of {', '.join(SYMBOL_NAMES)}"

    def join(self, force: Force, value: Any) -> None:
        for symbol in value:
            force.void_combos |= 1 << SYMBOL_NAMES.index(symbol)


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

    def join(self, force: Force, value: Any) -> None:
        wounds = list(getattr(force, self.name)) or [0] * (FACES + 1)
        for face, level in value.items():
            wounds[int(face)] = level
        setattr(force, self.name, tuple(wounds))


class AtOnce(Word):
    """Ki for much life taken at once: {"at_least": 2, "gain": 2}."""

    kind = '{"at_least": 2, "gain": 2}'

    def check(self, value: Any) -> str:
        known = isinstance(value, dict) and set(value) == {"at_least", "gain"}
        if known and all(type(number) is int and 1 <= number <= 9 for number in value.values()):
            return ""
        return 'must look like {"at_least": 2, "gain": 2} with numbers from 1 to 9'

    def join(self, force: Force, value: Any) -> None:
        force.ki_gain_at_least = value["at_least"]
        force.ki_gain = value["gain"]


class Faces(Word):
    """A weapon with two faces, one of which is chosen in every round: {"a": {…}, "b": {…}} in words of their own."""

    kind = '{"a": {…}, "b": {…}}'

    def check(self, value: Any) -> str:
        if not isinstance(value, dict) or set(value) != {"a", "b"}:
            return 'must look like {"a": {…}, "b": {…}}'
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.faces = (value["a"], value["b"])


class Pool(Word):
    """Points for one gauge: {"gauge": "strength", "points": 5}."""

    kind = '{"gauge": "strength", "points": 5}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.pool = GAUGE_NAMES.index(value["gauge"])
        force.pool_points = int(value["points"])


class Exchange(Word):
    """What 1 Ki may be exchanged for: {"life": 2}."""

    kind = '{"life": 2}'

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        for kind, number in value.items():
            force.exchange = str(kind)
            force.exchange_gain = int(number)


class WeaponNames(Word):
    """Weapons that may be taken two at a time."""

    kind = "names"

    def check(self, value: Any) -> str:
        return ""

    def join(self, force: Force, value: Any) -> None:
        force.second_weapon = tuple([str(name) for name in value])
