"""Boxes: files in which players write what is printed on their components, where it differs from ours.

A box is TOML: `format`, `game`, perhaps `name`, then `[part.entry]` tables with the fields that differ. A game keeps it
as an option, in a canonical text without spaces, so that records, positions and replays contain it.
"""

import json
import re
import tomllib
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from shiai.core.components import CONFIDENCES, OWN, Entry, FieldError, Part, named, nearest, shown
from shiai.core.errors import OptionError
from shiai.core.options import Text, Value

if TYPE_CHECKING:
    from shiai.core.setup import Setup

FORMAT: Final = 1
HEADER: Final = ("format", "game", "name")
LONGEST: Final = 200_000  # characters of a box
LONGEST_NAME: Final = 60
MOST_PROBLEMS: Final = 100  # are reported at once
REMEDY: Final = "docs/your-own-box.md shows how a box is written"
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # keys that need no quotation marks in TOML
REMEMBERED: Final = 200  # boxes in the cache of a game

Corrections = dict[str, dict[str, dict[str, Value]]]  # part, entry, field


class BoxError(OptionError):
    """A box with mistakes: all of them, each with its place, value and remedy."""

    def __init__(self, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more: shiai box check lists them)" if len(problems) > 1 else ""
        super().__init__(f"box: {problems[0]}{more}", "box")
        self.problems = problems

    def __reduce__(self) -> tuple[Any, ...]:
        return (BoxError, (self.problems,))


class Contents:
    """The components of one game: ours with the corrections of a box."""

    def __init__(self, components: "Components", corrections: Corrections) -> None:
        self.components = components
        self.corrections = corrections

    def value(self, part: str, entry: str, field: str) -> Value:
        """The value of a field."""
        own = self.corrections.get(part, {}).get(entry, {})
        return own[field] if field in own else self.components.parts[part].entries[entry].values[field]

    def number(self, part: str, entry: str, field: str) -> int:
        """The value of a `Number`."""
        return int(str(self.value(part, entry, field)))

    def numbers(self, part: str, entry: str, field: str) -> tuple[int, ...]:
        """The value of a `Track`."""
        value = self.value(part, entry, field)
        assert isinstance(value, tuple)
        return tuple([int(number) for number in value])

    def words(self, part: str, entry: str, field: str) -> tuple[str, ...]:
        """The value of an `Order` or of `Amounts`."""
        value = self.value(part, entry, field)
        assert isinstance(value, tuple)
        return tuple([str(word) for word in value])

    def amounts(self, part: str, entry: str, field: str) -> tuple[tuple[str, int], ...]:
        """The value of `Amounts`: words with their numbers, 0 for a bare word."""
        pairs = [line.partition(" ") for line in self.words(part, entry, field)]
        return tuple([(word, int(number or 0)) for word, _, number in pairs])

    def is_own(self, part: str, entry: str, field: str = "") -> bool:
        """Does the box change this field, or any field of the entry?"""
        own = self.corrections.get(part, {}).get(entry, {})
        return field in own if field else bool(own)

    def confidence(self, part: str, entry: str, field: str = "") -> str:
        """How far a field or an entry can be trusted; that of an entry is `own` as soon as one field is."""
        if self.is_own(part, entry, field):
            return OWN
        found = self.components.parts[part].entries[entry]
        return found.source_of(field).confidence if field else found.confidence()

    def counts(self) -> dict[str, int]:
        """How many entries there are of each confidence, the most certain first."""
        found = dict.fromkeys((*CONFIDENCES, OWN), 0)
        for part in self.components.parts.values():
            for id in part.entries:
                found[self.confidence(part.name, id)] += 1
        return found


class Components:
    """All components of a game that a page lists or a box can change.

    `check` finds contradictions between entries: a text for each, beginning with the place.
    """

    def __init__(
        self, game: str, parts: tuple[Part, ...], check: Callable[[Contents], list[str]] | None = None
    ) -> None:
        self.game = game
        self.parts: dict[str, Part] = {part.name: part for part in parts}
        self.check = check
        self.standard = Contents(self, {})
        self._contents: dict[str, Contents] = {"": self.standard}

    def contents(self, text: str) -> Contents:
        """The components with the corrections of a canonical text, the value of the option `box`."""
        found = self._contents.get(text)
        if found is None:
            if len(self._contents) >= REMEMBERED:
                self._contents.clear()
                self._contents[""] = self.standard
            found = self.read(text)
            self._contents[text] = found
        return found

    def knows(self, text: str) -> bool:
        """Is this a canonical text that was read before?"""
        return text in self._contents

    def read(self, text: str) -> Contents:
        """Read a box: the text of a file (TOML) or its canonical form. BoxError with everything that is wrong."""
        found = Contents(self, self.read_corrections(self.tables(text)))
        if len(self.text(found)) > LONGEST:
            raise BoxError([f"the box has too many corrections; all together have at most {LONGEST} characters"])
        return found

    def tables(self, text: str) -> dict[str, Any]:
        """The tables of a box, without its header."""
        tables = parsed(text)
        if is_canonical(text):
            return tables
        if tables.get("format") != FORMAT:
            raise BoxError([f"format is {shown(tables.get('format'))}; write format = {FORMAT} in the first line"])
        if tables.get("game") != self.game:
            raise BoxError([f"game is {shown(tables.get('game'))}, not {self.game}; take a box of this game"])
        name = tables.get("name", "")
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BoxError([f"name is {shown(name)}; use one line of at most {LONGEST_NAME} characters"])
        return {name: table for name, table in tables.items() if name not in HEADER}

    def read_corrections(self, tables: dict[str, Any]) -> Corrections:
        """Check all tables; keep what differs from ours. BoxError with everything that is wrong."""
        problems: list[str] = []
        corrections: Corrections = {}
        for name, entries in tables.items():
            part = self.parts.get(name)
            if part is None or not part.fields:
                changeable = tuple([part.name for part in self.parts.values() if part.fields])
                report(problems, f"there is no part {named(name)}; {nearest(name, changeable)}")
            elif not isinstance(entries, dict):
                example = table_line(name, next(iter(part.entries)))
                report(problems, f"{name} is {shown(entries)}; write tables such as {example}")
            else:
                for id, fields in entries.items():
                    own = read_entry(part, id, fields, problems)
                    if own:
                        corrections.setdefault(name, {})[id] = own
        if not problems and self.check is not None:
            problems += self.check(Contents(self, corrections))
        if problems:
            raise BoxError(problems)
        return corrections

    def text(self, contents: Contents) -> str:
        """The canonical form: sorted, without spaces; empty if nothing differs from ours."""
        if not contents.corrections:
            return ""
        text = json.dumps(contents.corrections, sort_keys=True, separators=(",", ":"))
        return text.replace(" ", "\\u0020")

    def toml(self, contents: Contents, name: str = "") -> str:
        """The box as a file, in the order of our components."""
        lines = header_lines(self.game, name)
        for part in self.parts.values():
            for id in part.entries:
                own = contents.corrections.get(part.name, {}).get(id, {})
                if own:
                    lines += ["", table_line(part.name, id)]
                    names = [field.name for field in part.fields if field.name in own]
                    lines += [f"{field} = {toml_value(own[field])}" for field in names]
        return "\n".join(lines) + "\n"

    def any(self, rng: Random) -> str:
        """The canonical text of a random box with a few corrections; empty if the luck of the draw is invalid."""
        parts = [part for part in self.parts.values() if part.fields]
        corrections: Corrections = {}
        for _ in range(rng.randint(1, 6) if parts else 0):
            part = rng.choice(parts)
            entry = rng.choice(list(part.entries.values()))
            field = rng.choice(part.fields)
            if field.name in entry.values:
                value = field.any(entry.values[field.name], rng)
                corrections.setdefault(part.name, {}).setdefault(entry.id, {})[field.name] = value
        try:
            return self.text(Contents(self, self.read_corrections(json.loads(json.dumps(corrections)))))
        except BoxError:
            return ""


def contents_of(setup: "Setup") -> Contents | None:
    """The components of a game as it is set up; None if the game lists none."""
    components = setup.game.components
    return None if components is None else components.contents(str(setup.options.get("box", "")))


def is_canonical(text: str) -> bool:
    """Is this the canonical form of a box, or rather a file?"""
    return text.lstrip().startswith("{")


def parsed(text: str) -> dict[str, Any]:
    """The tables of a text: TOML, or JSON in the canonical form. BoxError if it is neither."""
    if len(text) > LONGEST:
        raise BoxError([f"the box has {len(text)} characters; a box has at most {LONGEST}"])
    try:
        # Some editors put a byte order mark first.
        found: dict[str, Any] = json.loads(text) if is_canonical(text) else tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BoxError([f"the text is nested too deeply; {REMEDY}"]) from None
    except ValueError as error:
        kind = "no box" if is_canonical(text) else "not TOML"
        raise BoxError([f"the text is {kind}: {error}; {REMEDY}"]) from None
    return found


def game_of(text: str) -> str:
    """The game that a box names in its header. BoxError if it names none."""
    game = parsed(text).get("game")
    if not isinstance(game, str):
        raise BoxError(['the box does not name its game; write, for example, game = "my_game" in the second line'])
    return game


def report(problems: list[str], problem: str) -> None:
    """Add a problem; BoxError as soon as there are too many to go on."""
    problems.append(problem)
    if len(problems) >= MOST_PROBLEMS:
        raise BoxError(problems)


def read_entry(part: Part, id: str, fields: Any, problems: list[str]) -> dict[str, Value]:
    """The fields of an entry that differ from ours; whatever is wrong is added to the problems."""
    entry: Entry | None = part.entries.get(id)
    if entry is None:
        report(problems, f"{part.name} has no entry {named(id)}; {nearest(id, tuple(part.entries))}")
        return {}
    known = tuple([field.name for field in part.fields if field.name in entry.values])
    if not isinstance(fields, dict):
        report(problems, f"{part.name}.{id} is {shown(fields)}; write the fields below {table_line(part.name, id)}")
        return {}
    own: dict[str, Value] = {}
    for name, value in fields.items():
        if name not in known:
            report(problems, f"{part.name}.{id} has no field {named(name)}; {nearest(name, known)}")
            continue
        try:
            read = part.field(name).read(value)
        except FieldError as error:
            report(problems, f"{part.name}.{id}.{name} is {shown(value)}: {error}")
            continue
        if read != entry.values[name]:
            own[name] = read
    return own


def header_lines(game: str, name: str = "") -> list[str]:
    """The first lines of a box."""
    lines = [f"format = {FORMAT}", f'game = "{game}"']
    return [*lines, f"name = {toml_value(name)}"] if name else lines


def table_line(part: str, entry: str) -> str:
    """The line above the fields of an entry."""
    return f"[{part}.{entry if BARE.fullmatch(entry) else toml_value(entry)}]"


def toml_value(value: Value) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join([toml_value(part) for part in value]) + "]"
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


class BoxOption(Text):
    """The option `box` of a game: the corrections of the player's own components."""

    def __init__(self, components: Components, clause: str) -> None:
        super().__init__(
            "box",
            "Your own components where they differ from ours, as a box file.",
            clause,
            self.canonical,
            components.any,
        )
        self.components = components

    def canonical(self, text: str) -> str:
        """The canonical text of a box."""
        if self.components.knows(text):  # positions and copies name the same box again and again
            return text
        return self.components.text(self.components.read(text))
