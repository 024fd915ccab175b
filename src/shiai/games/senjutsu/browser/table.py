"""The table of Senjutsu in the browser: the battlefield, the heroes, the initiative ladder, the hand.

It reads a redacted state, so it cannot show what the viewer may not see. All words come from here; the templates only
lay them out. Ids of elements: field, space-<number>, figure-<figure>, front-<figure> (what turns with it);
hero-<seat>, tree-<seat>, kamae-<seat>, wounds-<figure>, focus-<seat>, hand-<seat>, deck-<figure>, discards-<figure>;
advantage, rank-<figure>, ladder, rung-<speed>, marker (at the current speed; it can stand at stop-<speed>),
back-<seat> (a chosen card), item-<figure>-<item> (a card on the ladder); hand, card-<card>, tray-<card>;
offer-<choice>. A watcher has no hand.
"""

from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.browser.board import Field, field
from shiai.games.senjutsu.browser.choices import marks
from shiai.games.senjutsu.browser.choreography import cues
from shiai.games.senjutsu.browser.dangers import dangers
from shiai.games.senjutsu.browser.echoes import is_own
from shiai.games.senjutsu.browser.explained import explain
from shiai.games.senjutsu.browser.hand import Hand, hand, own_cards
from shiai.games.senjutsu.browser.heroes import HeroPanel, heroes
from shiai.games.senjutsu.browser.ladder import Ladder, ladder
from shiai.games.senjutsu.browser.question import Question, question_about
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.battlefield.preview import stand_of
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Drawing, Scene


@dataclass(frozen=True)
class Plan:
    """What the script says about a card and a space; braces stand where it fills in names."""

    hits: str
    nothing: str
    ways: str  # the names of the six directions


@dataclass(frozen=True)
class Battle:
    """The view that the template lays out."""

    field: Field
    heroes: tuple[HeroPanel, ...]
    ladder: Ladder
    question: Question
    hand: Hand
    panels: int  # of heroes and enemies
    plays: bool  # the viewer has a seat
    stand: str  # the space and the facing of the viewer's hero
    plan: Plan


def battle(scene: Scene[Senjutsu]) -> Battle:
    """The whole table."""
    cards = [card for card in own_cards(scene.view, scene.seat) if card < DESIGN_COUNT]
    panels = heroes(scene)
    return Battle(
        field=field(scene, cards),
        heroes=panels,
        ladder=ladder(scene),
        question=question_about(scene),
        hand=hand(scene),
        panels=len(panels),
        plays=scene.seat >= 0,
        stand=own_stand(scene.view, scene.seat),
        plan=plan(scene.words),
    )


def own_stand(state: Senjutsu, seat: int) -> str:
    """The space and the facing of a hero, if it stands anywhere."""
    stand = stand_of(state, seat) if seat >= 0 else None
    return f"{stand[0]}.{stand[1]}" if stand else ""


def plan(words: Catalogue) -> Plan:
    """The sentences about a card and a space."""
    ways = "|".join([words.name(f"facing-{name}") for name in DIRECTION_NAMES])
    card, space, way = "{card}", "{space}", "{direction}"
    return Plan(
        words.say("web-plan", card=card, space=space, direction=way, spaces="{spaces}"),
        words.say("web-plan_nothing", card=card, space=space, direction=way),
        ways,
    )


DRAWING: Final = Drawing(
    "senjutsu/table.html",
    battle,
    odds=dangers,
    marks=marks,
    cues=cues,
    own=is_own,
    explain=explain,
    style="/static/senjutsu/table.css",
    script="/static/senjutsu/planner.js",
)
