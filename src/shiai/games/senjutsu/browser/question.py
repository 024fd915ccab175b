"""The question about a card: the card itself, the line that is meant, and the possible answers in words."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.shared import Button, card_title, hero_name, offers_of, picture
from shiai.games.senjutsu.cards.structure import Line
from shiai.games.senjutsu.rules.actions import DONE, OPTION, PASS, PAY
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.lines import Or
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.text.cards import line_phrase, option_phrase
from shiai.games.senjutsu.text.phrases import spoken
from shiai.games.senjutsu.text.questions import LINE_QUESTIONS, asked_line
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

ANSWERS: Final = (PAY, DONE, PASS)


@dataclass(frozen=True)
class Question:
    """A line of a card that is being decided."""

    title: str  # the card and its player
    line: str  # empty where its options are listed
    picture: Markup | None
    buttons: tuple[Button, ...]


def question_about(scene: Scene[Senjutsu]) -> Question | None:
    """The question about a line of a card, for every viewer; None for other questions."""
    state = scene.view
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, LINE_QUESTIONS):
        return None
    line = asked_line(state, step)
    cards = state.rules.cards
    card = cards.line_design[step.line]
    words = scene.words
    offers = offers_of(scene)
    title = words.say("web-line_of", card=card_title(card, words), who=hero_name(state, words, step.seat))
    listed = isinstance(step, Or) and bool(offers)
    return Question(
        title=title,
        line="" if listed else sentence(spoken(line_phrase(line), words.message)),
        picture=picture(cards, card, words) if offers and not isinstance(step, Move) else None,
        buttons=answers(words, line, offers),
    )


def answers(words: Catalogue, line: Line, offers: dict[int, Offer]) -> tuple[Button, ...]:
    """The sides of an OR in words, and to pay or to leave it."""
    found: list[Button] = []
    for action, offer in offers.items():
        if OPTION.has(action):
            option = line.options[OPTION.part(action)]
            found.append(Button(offer, sentence(spoken(option_phrase(option), words.message))))
        elif action in ANSWERS:
            found.append(Button(offer, offer.label))
    return tuple(found)


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
