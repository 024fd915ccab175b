"""How far a person has come in each lesson."""

from typing import Final

from sqlalchemy import select

from shiai.table.schema import PREFERENCES
from shiai.table.store import Store, insert_or_update

PREFIX: Final = "lesson "


def progress_of(store: Store, person: str) -> dict[str, int]:
    """Return the steps that a person has reached, by the name of the lesson (`seven_ronin/defend`)."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(PREFERENCES).where(PREFERENCES.c.person == person)).all()
    return {row.name.removeprefix(PREFIX): int(row.value) for row in rows if row.name.startswith(PREFIX)}


def set_progress(store: Store, person: str, lesson: str, step: int) -> None:
    """Store the step that a person has reached."""
    name = f"{PREFIX}{lesson}"
    with store.writing() as connection:
        insert_or_update(connection, PREFERENCES, {"person": person, "name": name}, {"value": str(step)})
