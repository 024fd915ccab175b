"""The page of settings: look, pace, what a person wants to be asked at tables, and the token for programs."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Form, Response

from shiai.table import tokens
from shiai.table.avoiding import blocked_by
from shiai.table.preferences import CONFIRMS, DEFAULTS, FORMALITIES, REACTIONS, preferences_of, set_preferences
from shiai.web.kit.context import Context, RequestContext
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
    return show(context)


def show(context: RequestContext, token: str = "") -> Response:
    """Render the page, with a token that was made just now."""
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
    made = tokens.token_made(context.service.store, context.visitor.person).partition("T")[0]
    title = words.say("page-settings")
    blocked = blocked_by(context.service.store, context.visitor.person)
    page = context.page(
        "settings.html", title, questions=questions, usual=usual, token=token, token_made=made, blocked=blocked
    )
    if token:
        page.headers["content-encoding"] = "identity"  # see COMPRESSION in app.py
    return page


@router.post("/token")
def set_token(context: Context, do: Word) -> Response:
    """Make or remove the token of this person. A new one is shown on the page that answers, and never again."""
    if do == "make":
        return show(context, tokens.new_token(context.service.store, context.visitor.person))
    if do == "remove":
        tokens.remove_token(context.service.store, context.visitor.person)
    return context.redirect("/settings#token")


@router.post("/questions")
def set_questions(
    context: Context, reactions: Word = "", formalities: Word = "", confirm: Word = "", reset: Word = ""
) -> Response:
    """Store what this person wants to be asked."""
    store, person = context.service.store, context.visitor.person
    preferences = DEFAULTS if reset else preferences_of(store, person).changed(reactions, formalities, confirm)
    set_preferences(store, person, preferences)
    return context.redirect("/settings")
