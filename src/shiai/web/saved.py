"""Saved content at set-up: which saved texts an option offers, and which one a form or an address has chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from shiai.core.face import ContentPages
from shiai.core.game import AnyGame
from shiai.core.options import Text
from shiai.i18n.catalogue import Catalogue
from shiai.registry import games
from shiai.table import contents
from shiai.table.contents import Content
from shiai.web.kit.context import RequestContext

BOX: Final = "box"
KIND_WORDS: Final[dict[str, str]] = {
    BOX: "page-mine-box",
    "deck": "page-mine-deck",
    "weapon": "page-mine-weapon",
}


@dataclass(frozen=True)
class SavedChoice:
    """A saved text in a list to choose from."""

    value: str
    label: str
    chosen: bool


def reference(content: Content) -> str:
    """A saved text as the value of a form; its kind is that of the option."""
    return f"{content.game}:{content.name}"


def chosen_contents(context: RequestContext, game: AnyGame, given: Mapping[str, object]) -> dict[str, Content]:
    """The saved texts that a form or an address chooses (`saved-box=game:name`), by option."""
    found: dict[str, Content] = {}
    for option in game.options:
        owner, _, name = str(given.get(f"saved-{option.name}") or "").partition(":")
        if isinstance(option, Text) and name:
            found[option.name] = contents.find(
                context.service.store, context.visitor.person, owner, option.content, name
            )
    return found


def saved_choices(
    context: RequestContext, game: AnyGame, option: Text, chosen: Mapping[str, Content]
) -> list[SavedChoice]:
    """The saved texts that an option offers."""
    if context.visitor.new:
        return []
    found = contents.fitting(context.service.store, context.visitor.person, game, option)
    taken = chosen.get(option.name)
    return [
        SavedChoice(reference(each), each.name, taken is not None and reference(each) == reference(taken))
        for each in found
    ]


def kind_label(game: AnyGame, kind: str, words: Catalogue) -> str:
    """The name of a kind of content: a common one, or that of the option."""
    if kind in KIND_WORDS:
        return words.say(KIND_WORDS[kind])
    option = contents.options_of(game, kind)[0]
    return words.say(f"option-{option.name}")


def play_address(content: Content) -> str:
    """The address that sets up a game with a saved text."""
    own = pages_of(content).play
    option = contents.options_of(games()[content.game], content.kind)[0]
    return filled(own, content) or f"/new/{content.game}?saved-{option.name}={quote(reference(content))}"


def edit_address(content: Content) -> str:
    """The address of the page that edits a saved text; empty if there is none."""
    if content.kind == BOX:
        return f"/box/{content.game}?of={quote(content.name)}"
    return filled(pages_of(content).edit, content)


def file_address(content: Content) -> str:
    """The address of a saved text as a file."""
    usual = f"/mine/file?game={content.game}&kind={content.kind}&name={quote(content.name)}"
    return filled(pages_of(content).file, content) or usual


def pages_of(content: Content) -> ContentPages:
    """The pages that the game has for a kind of content."""
    return games()[content.game].face.contents.get(content.kind, ContentPages())


def filled(address: str, content: Content) -> str:
    """An address with the text and the name of the content."""
    return address.replace("{text}", quote(content.text)).replace("{name}", quote(content.name))
