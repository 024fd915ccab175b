"""What the terminal needs to know of a game beyond its rules: how it is drawn, and what it calls things."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.console import RenderableType

from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue

Drawing = Callable[[State, Catalogue, int], RenderableType]  # a redacted state, the words, and the width in columns


@dataclass(frozen=True)
class Look:
    """A drawing that is shown when a person types its name, and what `help` says about it.

    Where more can be typed after the name, `find` gives the drawing that is then meant.
    """

    draw: Drawing
    help: Callable[[Catalogue], str]
    find: Callable[[str], Drawing] | None = None


@dataclass(frozen=True)
class SetupQuestions:
    """What is asked before a new game: choices by name, and the id of the question for modules, if there are some."""

    options: tuple[str, ...] = ()
    modules: str = ""


@dataclass(frozen=True)
class Drawings:
    """The drawings and words of one game."""

    table: Drawing
    looks: Mapping[str, Look] = field(default_factory=dict)
    questions: SetupQuestions | None = None
