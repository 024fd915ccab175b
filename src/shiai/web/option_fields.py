"""Options in the set-up form: their labels and values, whether they are rulings, and which components they give."""

from collections.abc import Mapping

from markupsafe import Markup

from shiai.core.box import BoxError, Contents
from shiai.core.components import RECONSTRUCTED
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Numbers, Option, Text, Value, word
from shiai.i18n.catalogue import Catalogue
from shiai.rulebooks import book_of
from shiai.table.contents import Content
from shiai.web.components import components_of, picture_of, reconstructed_parts
from shiai.web.kit.context import RequestContext
from shiai.web.saved import BOX, saved_choices
from shiai.web.table_page import rules_of


def readable_options(game: AnyGame, given: dict[str, object]) -> dict[str, Value]:
    """Return the value of every option that can be read, and the default of every other one."""
    values: dict[str, Value] = {}
    for option in game.options:
        try:
            values[option.name] = option.read(given.get(option.name, option.default))
        except OptionError:  # keep a text that has a mistake, so that it can be corrected
            values[option.name] = str(given[option.name]) if option.kind == "text" else option.default
    return values


def option_field(
    context: RequestContext,
    game: AnyGame,
    option: Option,
    values: Mapping[str, Value],
    saved: Mapping[str, Content],
    words: Catalogue,
) -> dict[str, object]:
    """Return an option for the template of the form; a text that was chosen from the saved ones is not repeated."""
    value = values[option.name] if option.name not in saved else ""
    chosen = [word(part) for part in value] if isinstance(value, tuple) else [word(value)]
    usual = option.write(option.default)
    return {
        "name": option.name,
        "kind": option.kind,
        "label": words.say(f"option-{option.name}"),
        "help": words.say(f"option-{option.name}-help"),
        "clause": option.clause,
        "values": [(word(each), value_label(option, each, words)) for each in option.values],
        "chosen": chosen,
        "changed": values[option.name] != option.default,
        "ruling": is_ruling(game, option.clause),
        "applies": game.face.applies(option.name, values),
        "saved": saved_choices(context, game, option, saved) if isinstance(option, Text) else [],
        "picture": option_picture(game, option, values, words),
        "usual": usual if isinstance(option, Numbers) else value_label(option, option.default, words),
    }


def option_picture(game: AnyGame, option: Option, values: Mapping[str, Value], words: Catalogue) -> Markup | None:
    """Return the pictures of the components that an option names, empty if there are none; None for other options."""
    part = game.face.pictured.get(option.name)
    if part is None:
        return None
    value = values[option.name]
    named = (value or option.values) if isinstance(value, tuple) else (value,)  # no names: any of them
    contents = chosen_contents(game, values)
    pictures = [picture_of(game, part, str(name), contents, words) for name in named]
    return Markup("").join([picture for picture in pictures if picture])


def chosen_contents(game: AnyGame, values: Mapping[str, Value]) -> Contents:
    """Return the components under these options; ours if there is a mistake in the box, which the form shows."""
    components = components_of(game)
    try:
        return components.contents(str(values.get(BOX, "")))
    except BoxError:
        return components.standard


def is_ruling(game: AnyGame, clause: str) -> bool:
    """Return whether a clause is our ruling, because the rulebook is silent or unclear."""
    found = rules_of(book_of(game.id)).get(clause)
    return found is not None and ("ruling" in found.section.lower() or "ruling" in " ".join(found.sources))


class SetUpComponents:
    """What the form says about the components: which of them are reconstructed under these options."""

    def __init__(self, game: AnyGame, values: Mapping[str, Value], words: Catalogue) -> None:
        contents = chosen_contents(game, values)
        self.parts = reconstructed_parts(contents, words)
        self.counts = contents.counts()
        self.number = self.counts[RECONSTRUCTED]
        self.total = sum(self.counts.values())


def value_label(option: Option, value: Value, words: Catalogue) -> str:
    """Translate a value of an option."""
    if isinstance(value, bool):
        return words.say("page-setup-yes" if value else "page-setup-no")
    if isinstance(value, tuple):
        return ", ".join([words.name_or(str(part)) for part in value]) or "–"
    if option.kind == "choice":
        return words.say(f"value-{option.name}-{value}")
    return words.name_or(str(value))
