"""The table of Senjutsu in the browser: the battlefield, the heroes, the initiative ladder, the hand.

It reads a redacted state, so it cannot show what the viewer may not see. All words come from here; the templates only
lay them out. Ids of elements: space-<number>, figure-<seat>, hero-<seat>, tree-<seat>, item-<seat>-<item>,
card-<card>, tray-<card>, preview-<card>, after-<action>, offer-<choice>.
"""

from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.browser.board import Field, field
from shiai.games.senjutsu.browser.choices import marks
from shiai.games.senjutsu.browser.hand import Hand, hand, own_cards
from shiai.games.senjutsu.browser.heroes import HeroPanel, heroes
from shiai.games.senjutsu.browser.ladder import Ladder, ladder
from shiai.games.senjutsu.browser.question import Question, question_about
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.web.kit.drawing import Drawing, Scene


@dataclass(frozen=True)
class Battle:
    """The view that the template lays out."""

    field: Field
    heroes: tuple[HeroPanel, ...]
    ladder: Ladder
    question: Question | None
    hand: Hand


def battle(scene: Scene[Senjutsu]) -> Battle:
    """The whole table."""
    cards = [card for card in own_cards(scene.view, scene.seat) if card < DESIGN_COUNT]
    return Battle(field(scene, cards), heroes(scene), ladder(scene), question_about(scene), hand(scene))


DRAWING: Final = Drawing("senjutsu/table.html", battle, marks=marks, style="/static/senjutsu/table.css")
