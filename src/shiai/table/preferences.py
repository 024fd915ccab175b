"""Which questions a person wants to be asked, and the choices that are made without asking."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from shiai.core.state import State
from shiai.table.schema import PREFERENCES
from shiai.table.store import Store, insert_or_update

ALWAYS: Final = "always"
FITTING: Final = "fits"
REACTIONS: Final = (FITTING, ALWAYS)
FORMALITIES: Final = ("made", "asked")
CONFIRMS: Final = ("never", "final")


@dataclass(frozen=True)
class Preferences:
    """What a person has chosen on the page of settings; the defaults are for people who have chosen nothing."""

    reactions: str = FITTING  # ask for every reaction, or only if something could be gained
    formalities: str = "made"  # make the only choice, or ask for it
    confirm: str = "never"  # ask again before what cannot be undone without the others

    def changed(self, reactions: str = "", formalities: str = "", confirm: str = "") -> "Preferences":
        """Return other preferences; what is unknown or empty stays as it is."""
        return Preferences(
            reactions if reactions in REACTIONS else self.reactions,
            formalities if formalities in FORMALITIES else self.formalities,
            confirm if confirm in CONFIRMS else self.confirm,
        )


DEFAULTS: Final = Preferences()


def preferences_of(store: Store, person: str) -> Preferences:
    """Return the preferences of a person."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(PREFERENCES).where(PREFERENCES.c.person == person)).all()
    return DEFAULTS.changed(**{row.name: row.value for row in rows if row.name in NAMES})


def set_preferences(store: Store, person: str, preferences: Preferences) -> None:
    """Store the preferences of a person."""
    with store.writing() as connection:
        for name in NAMES:
            value = str(getattr(preferences, name))
            insert_or_update(connection, PREFERENCES, {"person": person, "name": name}, {"value": value})


NAMES: Final = ("reactions", "formalities", "confirm")


def automatic_choice(view: State, seat: int, preferences: Preferences, resting: int | None = None) -> int | None:
    """Return the choice that needs no question, or None. In the turn `resting` all reactions are declined.

    It follows from what the seat sees. That it was made at once would tell others what the seat holds.
    """
    game = view.setup.game
    reaction = game.reaction(view, seat)
    if reaction is not None:
        skipped = resting == reaction.turn or (preferences.reactions == FITTING and not reaction.fits)
        return reaction.decline if skipped else None
    made = preferences.formalities == "made" and game.is_formality(view, seat)
    return view.legal(seat)[0] if made else None
