"""The terminal drawings of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from shiai.i18n.catalogue import Catalogue

# Takes a redacted state of the game, the catalogue and the width.
Drawing = Callable[[Any, Catalogue, int], RenderableType]
# Takes what happened so far, a function that gives the state after so many choices, the catalogue and the width.
Recall = Callable[[Sequence[Any], Callable[[int], Any], Catalogue, int], RenderableType]


@dataclass(frozen=True)
class Detail:
    """A further drawing, shown when a person types its name, with its line in `help`.

    If more can be typed after the name, `find` returns the drawing for that text.
    """

    draw: Drawing
    help: Callable[[Catalogue], str]
    find: Callable[[str], Drawing] | None = None
    recall: Recall | None = None  # instead of `draw` where the game so far is known


@dataclass(frozen=True)
class SetupQuestions:
    """The questions before a new game: names of options, and the message id of the question for modules."""

    options: tuple[str, ...] = ()
    modules: str = ""


@dataclass(frozen=True)
class Drawings:
    """The drawings of one game, and the questions before a new one."""

    table: Drawing
    details: Mapping[str, Detail] = field(default_factory=dict)
    questions: SetupQuestions | None = None
