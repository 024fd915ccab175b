"""The drawing of a game: its own, or a plain list of the fields of its state."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from shiai.core.game import AnyGame
from shiai.core.layout import HIDDEN, NOTHING
from shiai.registry import load
from shiai.web.kit.drawing import Drawing, Scene
from shiai.web.kit.rendering import TEMPLATES, Link


@cache
def drawing_of(game: AnyGame) -> Drawing[Any]:
    """Return the drawing of a game."""
    if not game.face.browser:
        return PLAIN
    found: Drawing[Any] = load(game.face.browser)
    return found


def draw(scene: Scene[Any], link: Link) -> Markup:
    """Render the drawing of the game."""
    drawing = drawing_of(scene.view.setup.game)
    template = TEMPLATES.get_template(drawing.template)
    text = template.render(scene=drawing.scene(scene), words=scene.words, say=scene.words.say, link=link)
    return Markup(text)


@dataclass(frozen=True)
class PlainField:
    """A field of the state: its name and its values, each with a label (which may be empty)."""

    name: str
    values: tuple[tuple[str, str], ...]
    hidden: bool


def plain_scene(scene: Scene[Any]) -> tuple[PlainField, ...]:
    """Return the fields of the state in the order of the layout."""
    cells = scene.view.values()
    return tuple([plain_field(scene, field.name, field.write(cells)) for field in scene.view.setup.layout.fields])


def plain_field(scene: Scene[Any], name: str, text: str) -> PlainField:
    """Make a field from its text in a position, such as `inn=2 well=1`."""
    if text in (HIDDEN, NOTHING):
        return PlainField(scene.words.name_or(name), (), text == HIDDEN)
    pairs = [word.partition("=") for word in text.split()]
    values = [(scene.words.name_or(label), scene.words.name_or(value)) for label, _, value in pairs]
    return PlainField(scene.words.name_or(name), tuple(values), False)


PLAIN: Final = Drawing("plain_table.html", plain_scene)
