"""The terminal drawings of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rich.console import RenderableType

from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue

Drawing = Callable[[State, Catalogue, int], RenderableType]  # takes a redacted state, the catalogue and the width


@dataclass(frozen=True)
class Look:
    """A further drawing, shown when a person types its name, with its line in `help`.

    If more can be typed after the name, `find` returns the drawing for that text.
    """

    draw: Drawing
    help: Callable[[Catalogue], str]
    find: Callable[[str], Drawing] | None = None


@dataclass(frozen=True)
class SetupQuestions:
    """The questions before a new game: names of options, and the message id of the question for modules."""

    options: tuple[str, ...] = ()
    modules: str = ""


@dataclass(frozen=True)
class Drawings:
    """The drawings of one game, and the questions before a new one."""

    table: Drawing
    looks: Mapping[str, Look] = field(default_factory=dict)
    questions: SetupQuestions | None = None
