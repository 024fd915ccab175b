"""Boxes that visitors have saved, where pages of Senjutsu let people choose one."""

from typing import Final

from shiai.core.box import Contents
from shiai.core.errors import OptionError
from shiai.games.senjutsu.rules.contents import COMPONENTS
from shiai.table import contents
from shiai.table.errors import NoSuchTable
from shiai.web.kit.context import RequestContext

BOX: Final = "box"


def contents_of(context: RequestContext, name: str) -> Contents | None:
    """The box of that name that the visitor has saved; none without a name. OptionError if there is no such box."""
    if not name:
        return None
    try:
        text = contents.find(context.service.store, context.visitor.person, COMPONENTS.game, BOX, name).text
    except NoSuchTable as error:
        raise OptionError(str(error)) from None
    return COMPONENTS.contents(text)


def box_names(context: RequestContext) -> list[str]:
    """The names of the boxes that the visitor has saved."""
    if context.visitor.new:
        return []
    saved = contents.contents_of(context.service.store, context.visitor.person)
    return [content.name for content in saved if content.game == COMPONENTS.game and content.kind == BOX]
