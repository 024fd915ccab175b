"""The cards that commands show: ours, or those of a box (`--box FILE`)."""

from pathlib import Path
from typing import Annotated

import typer

from shiai.games.senjutsu.cards.cards import STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.corrections import cards_of
from shiai.games.senjutsu.rules.contents import COMPONENTS
from shiai.table.saves import read_text

BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="The cards of this box instead of ours.")]


def printed_cards(box: Path | None) -> Cards:
    """The cards of a box file; ours without one. BoxError with everything that is wrong with the file."""
    return STANDARD_CARDS if box is None else cards_of(COMPONENTS.read(read_text(box)))
