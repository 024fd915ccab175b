"""Which questions a person wants to be asked, and the choices that are made without asking."""

from dataclasses import dataclass
from typing import Final

from shiai.core.state import State

ALWAYS: Final = "always"
FITTING: Final = "fits"
REACTIONS: Final = (FITTING, ALWAYS)


@dataclass(frozen=True)
class Habits:
    """What a person has chosen on the page of settings; the defaults are for people who have chosen nothing."""

    reactions: str = FITTING  # ask for every reaction, or only if something could be gained
    formalities: bool = False  # ask although there is one choice only
    confirm: bool = False  # ask again before what cannot be undone without the others


DEFAULTS: Final = Habits()


def automatic_choice(view: State, seat: int, habits: Habits, resting: int | None = None) -> int | None:
    """Return the choice that needs no question, or None. In the turn `resting` all reactions are declined.

    It follows from what the seat sees. That it was made at once would tell others what the seat holds.
    """
    game = view.setup.game
    reaction = game.reaction(view, seat)
    if reaction is not None:
        skipped = resting == reaction.turn or (habits.reactions == FITTING and not reaction.fits)
        return reaction.decline if skipped else None
    return view.legal(seat)[0] if not habits.formalities and game.is_formality(view, seat) else None
