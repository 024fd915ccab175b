"""The cards of Way of the Samurai, drawn from their data: action cards with their choices, enemy cards, heaps."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.gauges import is_met
from shiai.games.way_of_the_samurai.browser.signs import (
    Sign,
    cards_of,
    demand_sign,
    gauge_sign,
    loss_sign,
    spoken,
    wound_sign,
)
from shiai.games.way_of_the_samurai.rules.actions import (
    DISCARD,
    FETCH,
    KEEP,
    PLAY,
    PLAY_JOKER,
    REMOVE,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOW,
    BLOW_WOUND,
    CARD_NAMES,
    CARDS,
    DEMAND,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    HARD,
    HARD_STRIKES,
    JOKER,
    JOKER_LINES,
    LINES,
    PRIZE,
    STANDARD_CARDS,
    SYMBOL,
    SYMBOL_NAMES,
    THRESHOLD,
)
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    HAND,
    LOOKED,
    REMOVED,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

JOKER_WORDS: Final = "play joker"  # the first words of the choices for it
SYMBOLS: Final = (*SYMBOL_NAMES, "joker")
# What can be done with a card, besides playing it, with the word on its button.
VERBS: Final[dict[int, str]] = {
    FETCH: "web-do_fetch",
    DISCARD: "web-do_discard",
    KEEP: "web-do_keep",
    REMOVE: "web-do_remove",
}


@dataclass(frozen=True)
class Button:
    """A choice on a card: the whole card when it has no sign of its own."""

    offer: Offer
    verb: str
    symbol: str


@dataclass(frozen=True)
class ActionCard:
    """An action card."""

    id: str
    title: str
    symbol: str
    special: bool
    lines: tuple[Sign, ...]
    either: bool  # only one of the lines counts
    says: str
    buttons: tuple[Button, ...]
    pick: bool  # first picked, then its gauge
    picked: bool


@dataclass(frozen=True)
class EnemyCard:
    """One half of an enemy card."""

    id: str
    title: str
    half: str  # defence or counter
    asks: tuple[Sign, ...]
    brings: tuple[Sign, ...]
    either: bool
    met: bool
    says: str


@dataclass(frozen=True)
class Heap:
    """A deck or a pile: everybody may know what is in it."""

    id: str
    title: str
    number: int
    cards: tuple[ActionCard, ...]
    enemies: tuple[tuple[EnemyCard, EnemyCard], ...]  # defence and counter-attack
    offered: bool  # a card of it can be fetched


def action_card(scene: Scene, offers: dict[int, Offer], card: int) -> ActionCard:
    """A card with what may be done with it now."""
    words = scene.words
    joker = card == JOKER
    lines = tuple([gauge_sign(words, gauge, change) for gauge, change in (JOKER_LINES if joker else LINES[card])])
    title = words.name(CARD_NAMES[card])
    symbol = SYMBOLS[SYMBOL[card]]
    shown = words.say("web-all_symbols") if joker else words.name(symbol)
    effects = f" {words.say('web-or')} ".join([line.says for line in lines]) if joker else spoken(lines)
    waits = joker and any(PLAY_JOKER + gauge in offers for gauge in range(GAUGES))
    picked = waits and scene.picked == JOKER_WORDS
    return ActionCard(
        id=CARD_NAMES[card],
        title=title,
        symbol=symbol,
        special=card >= STANDARD_CARDS,
        lines=lines,
        either=joker,
        says=f"{title}: {effects}; {shown}",
        buttons=buttons(words, offers, card, picked),
        pick=waits,
        picked=picked,
    )


def buttons(words: Catalogue, offers: dict[int, Offer], card: int, picked: bool) -> tuple[Button, ...]:
    """The choices on a card."""
    found = []
    if PLAY + card in offers:
        found.append(Button(offers[PLAY + card], "", ""))
    if TRANSFORM + card in offers:
        found.append(Button(offers[TRANSFORM + card], "", "transform"))
    for first in VERBS:
        if first + card in offers:
            found.append(Button(offers[first + card], words.say(VERBS[first]), ""))
    if picked:
        joker = [PLAY_JOKER + gauge for gauge in range(GAUGES)]
        found += [Button(offers[action], "", GAUGE_NAMES[action - PLAY_JOKER]) for action in joker if action in offers]
    return tuple(found)


def heap_of(scene: Scene, offers: dict[int, Offer], mask: int) -> tuple[ActionCard, ...]:
    """All cards of a mask."""
    return tuple([action_card(scene, offers, card) for card in cards_of(mask)])


def tray_mask(state: WayOfTheSamurai, offers: dict[int, Offer], block: int) -> int:
    """Cards to choose from that lie neither in the hand nor beside it: looked at, in a deck, in a pile."""
    held = state.cells[block + HAND] | state.cells[block + STORED]
    asked = [
        card
        for card in range(CARDS)
        if any(first + card in offers for first in (DISCARD, KEEP, REMOVE)) and not held >> card & 1
    ]
    return sum([1 << card for card in asked]) | state.cells[LOOKED] & ~held


# Enemy cards ----------------------------------------------------------------------------------------------------------


def defence_card(state: WayOfTheSamurai, words: Catalogue, card: int) -> EnemyCard:
    """The upper half of an enemy card, against the gauges of now."""
    title = words.name(ENEMY_NAMES[card])
    if card == HARD:
        says = words.say("web-unbreakable")
        return EnemyCard(
            ENEMY_NAMES[card], title, "defence", (Sign("hard", "", "bad", says),), (), False, False, f"{title}: {says}"
        )
    asks = tuple([demand_sign(words, gauge, least) for gauge, least in enumerate(DEMAND[card]) if least > GAUGE_LOW])
    brings = tuple([loss_sign(words, kind, number, "good") for kind, number in PRIZE[card]])
    met = is_met(card, state.cells[GAUGE : GAUGE + GAUGES])
    effects = f" {words.say('web-or')} ".join([sign.says for sign in brings])
    verdict = words.say("web-met" if met else "web-not_met")
    says = words.say("web-defence_says", asks=spoken(asks), brings=effects)
    return EnemyCard(
        ENEMY_NAMES[card], title, "defence", asks, brings, len(brings) > 1, met, f"{title}. {says} {verdict}"
    )


def counter_card(words: Catalogue, card: int) -> EnemyCard:
    """The lower half of an enemy card."""
    title = words.name(ENEMY_NAMES[card])
    if card == HARD:
        says = words.say("web-strikes_again", number=HARD_STRIKES)
        sign = Sign("strike", f"×{HARD_STRIKES}", "bad", says)
        return EnemyCard(ENEMY_NAMES[card], title, "counter", (), (sign,), False, False, f"{title}: {says}")
    least = words.say("web-guard_below", number=THRESHOLD[card])
    asks = (Sign(GAUGE_NAMES[GUARD], f"<{THRESHOLD[card]}", "plain", least),)
    brings = [loss_sign(words, kind, number, "bad") for kind, number in BLOW[card]]
    if BLOW_WOUND[card]:
        brings.append(wound_sign(words, BLOW_WOUND[card], "bad"))
    says = words.say("web-counter_says", asks=least, brings=spoken(brings))
    return EnemyCard(ENEMY_NAMES[card], title, "counter", asks, tuple(brings), False, False, f"{title}. {says}")


# Heaps ----------------------------------------------------------------------------------------------------------------


def heaps(scene: Scene, state: WayOfTheSamurai, offers: dict[int, Offer], tray: int) -> tuple[Heap, ...]:
    """Decks and piles with their numbers; what lies in the tray is shown there."""
    words = scene.words
    titles = (
        ("deck", words.say("web-deck"), DECK),
        ("discard", words.say("web-discard"), DISCARDED),
        ("specials", words.say("web-specials"), SPECIALS),
        ("removed", words.say("web-removed"), REMOVED),
    )
    found = []
    for id, title, at in titles:
        mask = state.cells[at]
        if mask or id != "removed":
            cards = heap_of(scene, offers, mask & ~tray)
            fetched = any(FETCH + card in offers for card in cards_of(mask))
            found.append(Heap(id, title, mask.bit_count(), cards, (), fetched))
    for id, title, at in (
        ("enemy-deck", words.say("web-enemy_deck"), ENEMY_DECK),
        ("enemy-discard", words.say("web-enemy_discard"), ENEMY_DISCARD),
    ):
        enemies = cards_of(state.cells[at])
        halves = tuple([(defence_card(state, words, card), counter_card(words, card)) for card in enemies])
        found.append(Heap(id, title, len(enemies), (), halves, False))
    return tuple(found)
