"""What is being decided about a card: the card itself, the line that is meant, and its options in words."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.looks import Button, card_title, hero_name, offers_of, picture, seen
from shiai.games.senjutsu.cards.cards import LINE_DESIGN, LINES
from shiai.games.senjutsu.cards.structure import Line
from shiai.games.senjutsu.rules.actions import DONE, OPTION, PASS, PAY, SPEED
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.text.cards import line_phrase, option_phrase
from shiai.games.senjutsu.text.messages import LINE_AT
from shiai.games.senjutsu.text.phrases import spoken
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

DRAWN: Final = frozenset({"or", "pay", "modifier", "lower"})  # here the card is looked at again
ANSWERS: Final = (PAY, DONE, PASS)


@dataclass(frozen=True)
class Question:
    """A line of a card that is being decided."""

    title: str  # the card, and whose it is
    line: str  # empty where its options are listed
    picture: Markup | None
    buttons: tuple[Button, ...]


def question_about(scene: Scene) -> Question | None:
    """What is being decided about a line, for everybody who looks; None for other questions."""
    state = seen(scene.view)
    step = state.stack[-1] if state.stack else None
    if step is None or step.name not in LINE_AT:
        return None
    number = step.numbers[LINE_AT[step.name]]
    line = meant(state, number)
    card = LINE_DESIGN[number]
    words = scene.words
    offers = offers_of(scene)
    title = words.say("web-line_of", card=card_title(card, words), who=hero_name(state, words, step.numbers[0]))
    return Question(
        title=title,
        line=sentence(spoken(line_phrase(line), words.message)) if step.name != "or" or not offers else "",
        picture=picture(card, words) if step.name in DRAWN and offers else None,
        buttons=answers(words, line, offers),
    )


def meant(state: Senjutsu, number: int) -> Line:
    """The line that is asked about; a modifier belongs to the line of its grid."""
    step = state.stack[-1]
    return LINES[number].modifiers[step.numbers[4]] if step.name == "modifier" else LINES[number]


def answers(words: Catalogue, line: Line, offers: dict[int, Offer]) -> tuple[Button, ...]:
    """The sides of an OR in words; pay or leave it."""
    found: list[Button] = []
    for action, offer in offers.items():
        if OPTION <= action < SPEED:
            option = line.options[action - OPTION]
            found.append(Button(offer, sentence(spoken(option_phrase(option), words.message))))
        elif action in ANSWERS:
            found.append(Button(offer, offer.label))
    return tuple(found)


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
