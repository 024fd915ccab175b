"""The question about a card: the line that is meant, and the short answers that stand beside the ladder."""

from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.browser.shared import Button, card_title, hero_name, offers_of
from shiai.games.senjutsu.rules.actions import ACTIONS, DONE, PASS
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.text.cards import line_phrase
from shiai.games.senjutsu.text.phrases import spoken
from shiai.games.senjutsu.text.questions import LINE_QUESTIONS, asked_line
from shiai.web.kit.drawing import Scene

ANSWERS: Final = (DONE, PASS)
# Kinds of choices that have no place on the drawing; where there are such, the answers stand beside them.
LISTED: Final = frozenset(
    {"pay", "option", "place", "draw", "type", "venom", "widen up", "widen down", "hide", "show", "stuns"}
)


@dataclass(frozen=True)
class Question:
    """What is decided about a card now."""

    title: str  # the card and its player; empty for other questions
    line: str
    buttons: tuple[Button, ...]
    nothing: bool  # nothing fits, so all that is left is to go on


def question_about(scene: Scene[Senjutsu]) -> Question:
    """The line of a card that is decided, for every viewer, and the viewer's answers."""
    state, words, offers = scene.view, scene.words, offers_of(scene)
    step = state.stack[-1] if state.stack else None
    title = line = ""
    if isinstance(step, LINE_QUESTIONS):
        card = card_title(state.rules.cards.line_design[step.line], words)
        title = words.say("web-line_of", card=card, who=hero_name(state, words, step.seat))
        line = sentence(spoken(line_phrase(asked_line(state, step)), words.message))
    nothing = list(offers) == [PASS]
    beside = any(ACTIONS.kind_of(action).name in LISTED for action in offers)
    answers = [offers[action] for action in ANSWERS if action in offers and not beside]
    buttons = [Button(offer, words.say("web-go_on") if nothing else offer.label) for offer in answers]
    return Question(title, line, tuple(buttons), nothing)


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
