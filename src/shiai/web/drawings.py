"""The drawing of a game: its own, or a plain one made from the layout of its state."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from shiai.core.game import Game
from shiai.core.layout import HIDDEN, NOTHING
from shiai.registry import load
from shiai.web.kit.drawing import Drawing, Scene


@cache
def drawing_of(game: Game) -> Drawing:
    """How a game is drawn."""
    if not game.face.browser:
        return PLAIN
    found: Drawing = load(game.face.browser)
    return found


@dataclass(frozen=True)
class PlainField:
    """A field of the state: its name, and its values, each with a label if it has one."""

    name: str
    values: tuple[tuple[str, str], ...]
    hidden: bool


def plain_scene(scene: Scene) -> tuple[PlainField, ...]:
    """The fields of the state in the order of the layout."""
    return tuple(
        [plain_field(scene, field.name, field.write(scene.view.cells)) for field in scene.view.setup.game.layout.fields]
    )


def plain_field(scene: Scene, name: str, text: str) -> PlainField:
    """One field from the text that positions have for it: `inn=2 well=1`."""
    if text in (HIDDEN, NOTHING):
        return PlainField(scene.words.name_or(name), (), text == HIDDEN)
    pairs = [word.partition("=") for word in text.split()]
    values = [(scene.words.name_or(label), scene.words.name_or(value)) for label, _, value in pairs]
    return PlainField(scene.words.name_or(name), tuple(values), False)


PLAIN: Final = Drawing("plain_table.html", plain_scene)
