"""The page of settings: look, pace, and what a person wants to be asked at tables."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Form, Response

from shiai.table.preferences import CONFIRMS, DEFAULTS, FORMALITIES, REACTIONS, preferences_of, set_preferences
from shiai.web.kit.context import Context
from shiai.web.kit.rendering import words_in

router = APIRouter(prefix="/settings", tags=["home"])

QUESTIONS: Final = {"reactions": REACTIONS, "formalities": FORMALITIES, "confirm": CONFIRMS}

Word = Annotated[str, Form(max_length=20)]


@dataclass(frozen=True)
class Setting:
    """A setting with its possible values, each with its label."""

    name: str
    label: str
    help: str
    values: tuple[tuple[str, str], ...]
    chosen: str


@router.get("")
def settings_page(context: Context) -> Response:
    """Show all settings of this browser."""
    words = words_in(context.visitor.language, None)
    preferences = preferences_of(context.service.store, context.visitor.person)
    questions = [
        Setting(
            name,
            words.say(f"page-questions-{name}"),
            words.say(f"page-questions-{name}-help"),
            tuple([(value, words.say(f"page-questions-{name}-{value}")) for value in values]),
            getattr(preferences, name),
        )
        for name, values in QUESTIONS.items()
    ]
    usual = preferences == DEFAULTS
    return context.page("settings.html", words.say("page-settings"), questions=questions, usual=usual)


@router.post("/questions")
def set_questions(
    context: Context, reactions: Word = "", formalities: Word = "", confirm: Word = "", reset: Word = ""
) -> Response:
    """Store what this person wants to be asked."""
    store, person = context.service.store, context.visitor.person
    preferences = DEFAULTS if reset else preferences_of(store, person).changed(reactions, formalities, confirm)
    set_preferences(store, person, preferences)
    return context.redirect("/settings")
