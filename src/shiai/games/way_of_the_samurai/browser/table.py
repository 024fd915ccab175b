"""The table of Way of the Samurai in the browser: two fighters, the gauges between them, the hand below.

Nothing is hidden in this game. All words come from here; the templates only lay them out. Ids of the drawing:
fighter-<who>, figure-<who>, life-<who>, life-<who>-<number>, ki-<who>, armour-<who>, gauge-<gauge>, marker-<gauge>,
space-<gauge>-<number>, place-<number>, defence, counter, card-<card>, hand, red-die, blue-die, module-<module>,
pile-<pile>, path-<stop>.
"""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.campaigns import Path, path
from shiai.games.way_of_the_samurai.browser.cards import (
    ActionCard,
    EnemyCard,
    Pile,
    action_card,
    cards_in,
    counter_card,
    defence_card,
    outcome,
    piles,
    tray_mask,
)
from shiai.games.way_of_the_samurai.browser.choices import marks, odds
from shiai.games.way_of_the_samurai.browser.choreography import cues
from shiai.games.way_of_the_samurai.browser.explain import explain
from shiai.games.way_of_the_samurai.browser.fighters import Fighter, opponents, player
from shiai.games.way_of_the_samurai.browser.gauges import Gauge, gauges, outlook
from shiai.games.way_of_the_samurai.browser.modules import Module, modules, room
from shiai.games.way_of_the_samurai.browser.pieces import about
from shiai.games.way_of_the_samurai.browser.red_die import RedDie, red_die
from shiai.games.way_of_the_samurai.browser.trust import distinct
from shiai.games.way_of_the_samurai.browser.uses import CLOSING, Use, gauge_uses, piece_uses, uses_of
from shiai.games.way_of_the_samurai.browser.views import blocks, cards_of
from shiai.games.way_of_the_samurai.players.outlook import shared
from shiai.games.way_of_the_samurai.rules.cards import COMBO_SIZE, RED, SYMBOL_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    COUNTERS,
    DEFENCE,
    HAND,
    NO_CARD,
    PLAYED,
    ROLLED,
    STORED,
    WayOfTheSamurai,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Drawing, Scene
from shiai.web.kit.marks import Mark

LABELS: Final = ("played", "defence", "counter")


@dataclass(frozen=True)
class Slot:
    """A slot for a card of this exchange."""

    card: ActionCard | None
    linked: bool  # its symbol matches the one before
    opens: bool  # after it the defence is revealed


@dataclass(frozen=True)
class Duel:
    """The view model of the template."""

    me: Fighter
    foes: tuple[Fighter, ...]
    gauges: tuple[tuple[Gauge, tuple[Use, ...]], ...]  # each with what raises it
    outlook: str
    slots: tuple[Slot, ...]
    combo: str  # what the cards of this exchange make, in words
    combo_red: bool
    about: dict[str, str]  # what the labels between the fighters say when pressed, by key
    defence: EnemyCard | None
    reveals: tuple[Use, ...]  # the choice to look at it early
    counters: tuple[EnemyCard, ...]
    tray: tuple[ActionCard, ...]
    hand: tuple[ActionCard, ...]
    stored: tuple[ActionCard, ...]
    closing: tuple[Use, ...]  # what ends this part of the exchange, or exchanges the hand before it
    die: RedDie
    blue: int
    piles: tuple[Pile, ...]
    modules: tuple[Module, ...]
    room: str  # that the modules need
    path: Path | None
    hand_trust: tuple[Mark | None, ...]  # one for each confidence among the cards of the hand


def duel(scene: Scene[WayOfTheSamurai]) -> Duel:
    """The whole table."""
    state = scene.view
    words, cells = scene.words, state.cells
    offers = {offer.action: offer for offer in scene.offers}
    mine, other = blocks(state, scene.seat)
    two = state.rules.two_players
    active = cells[ACTIVE]
    seat = (active if mine == 0 else 1 - active) if two else 0
    foes = (player(scene, state, offers, other, "foe-0", 1 - seat),) if two else opponents(scene, state, offers)
    tray = tray_mask(state, offers, mine)
    played = cards_of(cells[PLAYED])
    hand = cards_in(scene, offers, cells[mine + HAND])
    symbol = shared(state, played)
    found = modules(state, words, offers)
    rows = gauges(state, words, offers, mine, asked=mine == 0)
    return Duel(
        me=player(scene, state, offers, mine, "me", seat),
        foes=foes,
        gauges=tuple([(each, gauge_uses(state, offers, gauge)) for gauge, each in enumerate(rows)]),
        outlook=outlook(state, words) if mine == 0 else "",
        slots=slots(scene, state, played),
        combo=combo(state, words, played),
        combo_red=symbol == RED,
        about={key: about(words, key) for key in LABELS},
        defence=defence_card(state, words, cells[DEFENCE]) if cells[DEFENCE] != NO_CARD else None,
        reveals=piece_uses(state, offers, "defence"),
        counters=tuple([counter_card(state, words, card) for card in cards_of(cells[COUNTERS])]),
        tray=cards_in(scene, offers, tray),
        hand=hand,
        stored=cards_in(scene, offers, cells[mine + STORED]),
        closing=uses_of(state, offers, CLOSING),
        die=red_die(state, words, offers, mine),
        blue=cells[ROLLED],
        piles=piles(scene, state, offers, tray, other),
        modules=found,
        room=room(found),
        path=path(state, words, offers),
        hand_trust=distinct([card.trust for card in hand]),
    )


def slots(scene: Scene[WayOfTheSamurai], state: WayOfTheSamurai, played: list[int]) -> tuple[Slot, ...]:
    """The slots of this exchange, as many as a combo needs; equal symbols are linked."""
    joined = len(played) > 1 and shared(state, played) >= 0
    before = state.modifiers.cards_before_reveal if state.cells[DEFENCE] == NO_CARD else 0
    return tuple(
        [
            Slot(
                card=action_card(scene, {}, played[place]) if place < len(played) else None,
                linked=joined and 0 < place < len(played),
                opens=place + 1 == before,
            )
            for place in range(max(COMBO_SIZE, len(played)))
        ]
    )


def combo(state: WayOfTheSamurai, words: Catalogue, played: list[int]) -> str:
    """The combo that the played cards make, or can still make; empty for none."""
    symbol = shared(state, played)
    if symbol < 0 or len(played) < COMBO_SIZE - 1:
        return ""
    return words.say("web-combo" if len(played) == COMBO_SIZE else "web-combo_open", symbol=SYMBOL_NAMES[symbol])


DRAWING: Final = Drawing(
    "way_of_the_samurai/table.html",
    duel,
    odds=odds,
    marks=marks,
    outcome=outcome,
    cues=cues,
    explain=explain,
    style="/static/way_of_the_samurai/table.css",
)
