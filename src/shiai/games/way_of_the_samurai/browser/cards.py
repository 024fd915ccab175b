"""The cards of Way of the Samurai: action cards with their choices, enemy cards, decks and piles."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.icons import (
    Icon,
    blow_icon,
    demand_icon,
    gauge_icon,
    loss_icon,
    spoken,
)
from shiai.games.way_of_the_samurai.browser.trust import (
    COUNTER_FIELDS,
    DEFENCE_FIELDS,
    action_mark,
    distinct,
    half_mark,
)
from shiai.games.way_of_the_samurai.browser.uses import Use, piece_uses
from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.players.outlook import is_met
from shiai.games.way_of_the_samurai.rules.actions import (
    ACTIONS,
    CARD,
    DISCARD,
    ENEMY,
    FETCH,
    KEEP,
    PLAY,
    PLAY_JOKER,
    REMOVE,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    CARDS,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    HARD,
    HARD_STRIKES,
    JOKER,
    STANDARD_CARDS,
    SYMBOL_NAMES,
)
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
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
from shiai.web.kit.marks import Mark

SYMBOLS: Final = (*SYMBOL_NAMES, "joker")
# What can be done with a card besides playing it, and the message on its button.
CARD_KINDS: Final = (FETCH, DISCARD, KEEP, REMOVE)
VERBS: Final[dict[str, str]] = {
    "fetch": "web-do_fetch",
    "discard": "web-do_discard",
    "keep": "web-do_keep",
    "remove": "web-do_remove",
}


@dataclass(frozen=True)
class Button:
    """A choice on a card. Without a symbol the whole card is the button."""

    offer: Offer
    verb: str  # what is done, or the number beside the symbol
    symbol: str


@dataclass(frozen=True)
class ActionCard:
    """An action card."""

    id: str
    title: str
    symbol: str
    special: bool
    lines: tuple[Icon, ...]
    either: bool  # only one of the lines counts
    says: str
    buttons: tuple[Button, ...]
    trust: Mark | None


@dataclass(frozen=True)
class EnemyCard:
    """One half of an enemy card."""

    id: str
    title: str
    half: str  # defence or counter
    asks: tuple[Icon, ...]
    brings: tuple[Icon, ...]
    either: bool
    met: bool
    rule: str  # what it asks for and what follows, in words
    says: str  # the same with its name, and whether the gauges meet it
    trust: Mark | None


@dataclass(frozen=True)
class Pile:
    """A deck or a discard pile; everybody may look through it."""

    id: str
    title: str
    number: int
    cards: tuple[ActionCard, ...]
    enemies: tuple[tuple[EnemyCard, EnemyCard, Mark | None], ...]  # each as a defence and as a counter-attack
    offered: bool  # one of its cards can be fetched
    uses: tuple[Use, ...] = ()


def action_card(scene: Scene[WayOfTheSamurai], offers: dict[int, Offer], card: int) -> ActionCard:
    """A card with what may be done with it now."""
    words, rules = scene.words, scene.view.rules
    joker = card == JOKER
    lines = lines_of(rules, words, card)
    title = words.name(CARD_NAMES[card])
    symbol = symbol_of(rules, card)
    shown = words.say("web-all_symbols") if joker else words.name(symbol)
    effects = effects_of(rules, words, card)
    return ActionCard(
        id=CARD_NAMES[card],
        title=title,
        symbol=symbol,
        special=card >= STANDARD_CARDS,
        lines=lines,
        either=joker,
        says=f"{title}: {effects}; {shown}",
        buttons=buttons(words, offers, card, lines),
        trust=action_mark(rules, words, card),
    )


def lines_of(rules: Rules, words: Catalogue, card: int) -> tuple[Icon, ...]:
    """The lines of an action card."""
    moves = rules.printed.joker_lines if card == JOKER else rules.printed.lines[card]
    return tuple([gauge_icon(words, gauge, change) for gauge, change in moves])


def effects_of(rules: Rules, words: Catalogue, card: int) -> str:
    """The lines of an action card in words."""
    lines = lines_of(rules, words, card)
    return spoken(lines, f" {words.say('web-or')} ") if card == JOKER else spoken(lines)


def symbol_of(rules: Rules, card: int) -> str:
    """The name of the symbol of an action card."""
    return SYMBOLS[rules.printed.symbol[card]]


def buttons(words: Catalogue, offers: dict[int, Offer], card: int, lines: tuple[Icon, ...]) -> tuple[Button, ...]:
    """The choices on a card; the joker has one for each of its lines."""
    found = []
    if PLAY.at(card) in offers:
        found.append(Button(offers[PLAY.at(card)], "", ""))
    if TRANSFORM.at(card) in offers:
        found.append(Button(offers[TRANSFORM.at(card)], "", "transform"))
    for kind in CARD_KINDS:
        if kind.at(card) in offers:
            found.append(Button(offers[kind.at(card)], words.say(VERBS[kind.name]), ""))
    if card == JOKER:
        shown = {line.symbol: line.text for line in lines}
        gauges = [gauge for gauge in range(GAUGES) if PLAY_JOKER.at(gauge) in offers]
        found += [
            Button(offers[PLAY_JOKER.at(gauge)], shown[GAUGE_NAMES[gauge]], GAUGE_NAMES[gauge]) for gauge in gauges
        ]
    return tuple(found)


def cards_in(scene: Scene[WayOfTheSamurai], offers: dict[int, Offer], mask: int) -> tuple[ActionCard, ...]:
    """The cards of a mask."""
    return tuple([action_card(scene, offers, card) for card in cards_of(mask)])


def tray_mask(state: WayOfTheSamurai, offers: dict[int, Offer], block: int) -> int:
    """Cards to choose from that the player does not hold: looked at, in a deck or in a pile."""
    held = state.cells[block + HAND] | state.cells[block + STORED]
    asked = [card for card in range(CARDS) if any(kind.at(card) in offers for kind in (DISCARD, KEEP, REMOVE))]
    return (sum([1 << card for card in asked]) | state.cells[LOOKED]) & ~held


# Enemy cards ----------------------------------------------------------------------------------------------------------


def defence_card(state: WayOfTheSamurai, words: Catalogue, card: int) -> EnemyCard:
    """The upper half of an enemy card, compared with the gauges now."""
    if card == HARD:
        says = words.say("web-unbreakable")
        return hard_card(words, "defence", says, asks=(Icon("hard", "", "bad", says),))
    printed = state.rules.printed
    demand = [(gauge, least) for gauge, least in enumerate(printed.demand[card]) if least > GAUGE_LOW]
    asks = tuple([demand_icon(words, gauge, least) for gauge, least in demand])
    brings = tuple([loss_icon(words, kind, number, "good") for kind, number in printed.prize[card]])
    name = ENEMY_NAMES[card]
    title = words.name(name)
    met = is_met(state, card, state.cells[GAUGE : GAUGE + GAUGES])
    effects = spoken(brings, f" {words.say('web-or')} ")
    verdict = words.say("web-met" if met else "web-not_met")
    rule = words.say("web-defence_says", asks=spoken(asks), brings=effects)
    says = f"{title}. {rule} {verdict}"
    trust = half_mark(state.rules, words, card, DEFENCE_FIELDS)
    return EnemyCard(name, title, "defence", asks, brings, len(brings) > 1, met, rule, says, trust)


def counter_card(state: WayOfTheSamurai, words: Catalogue, card: int) -> EnemyCard:
    """The lower half of an enemy card."""
    if card == HARD:
        says = words.say("web-strikes_again", number=HARD_STRIKES)
        return hard_card(words, "counter", says, brings=(Icon("strike", f"×{HARD_STRIKES}", "bad", says),))
    guard = state.rules.printed.threshold[card]
    least = words.say("web-guard_below", number=guard)
    asks = (Icon(GAUGE_NAMES[GUARD], f"<{guard}", "plain", least),)
    brings = [blow_icon(words, kind, number) for kind, number in state.rules.printed.blow[card]]
    rule = words.say("web-counter_says", asks=least, brings=spoken(brings))
    name = ENEMY_NAMES[card]
    title = words.name(name)
    trust = half_mark(state.rules, words, card, COUNTER_FIELDS)
    return EnemyCard(name, title, "counter", asks, tuple(brings), False, False, rule, f"{title}. {rule}", trust)


def hard_card(
    words: Catalogue, half: str, says: str, asks: tuple[Icon, ...] = (), brings: tuple[Icon, ...] = ()
) -> EnemyCard:
    """A half of the card HARD MODE."""
    title = words.name(ENEMY_NAMES[HARD])
    return EnemyCard(ENEMY_NAMES[HARD], title, half, asks, brings, False, False, says, f"{title}: {says}", None)


def outcome(state: WayOfTheSamurai, action: int, words: Catalogue) -> str:
    """What is printed on a card that somebody drew at a physical table."""
    kind = ACTIONS.kind_of(action)
    if kind == CARD:
        card = kind.part(action)
        return f"{words.name(CARD_NAMES[card])}: {effects_of(state.rules, words, card)}"
    if kind == ENEMY:
        defence, counter = [half(state, words, kind.part(action)) for half in (defence_card, counter_card)]
        return f"{defence.title}. {defence.rule} {counter.rule}"
    return ""


# Decks and piles ------------------------------------------------------------------------------------------------------


def piles(
    scene: Scene[WayOfTheSamurai], state: WayOfTheSamurai, offers: dict[int, Offer], tray: int, other: int
) -> tuple[Pile, ...]:
    """All decks and piles; cards that lie in the tray are shown there. `other` is the block of the other player."""
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
            cards = cards_in(scene, offers, mask & ~tray)
            fetched = any(FETCH.at(card) in offers for card in cards_of(mask))
            uses = piece_uses(state, offers, f"pile-{id}")
            found.append(Pile(id, title, mask.bit_count(), cards, (), fetched, uses))
    if state.rules.two_players:
        found.append(hand_of_other(scene, state, other))
    found.append(enemy_pile(state, words, "enemy-deck", words.say("web-enemy_deck"), ENEMY_DECK))
    found.append(enemy_pile(state, words, "enemy-discard", words.say("web-enemy_discard"), ENEMY_DISCARD))
    return tuple(found)


def hand_of_other(scene: Scene[WayOfTheSamurai], state: WayOfTheSamurai, other: int) -> Pile:
    """The cards of the other player, for boards that have no room for them."""
    who = state.rules.seats[state.cells[ACTIVE] if other == 0 else 1 - state.cells[ACTIVE]]
    held = state.cells[other + HAND] | state.cells[other + STORED]
    title = scene.words.say("web-hand_of", who=who)
    return Pile("other", title, held.bit_count(), cards_in(scene, {}, held), (), offered=False)


def enemy_pile(state: WayOfTheSamurai, words: Catalogue, id: str, title: str, at: int) -> Pile:
    """A deck or pile of enemy cards."""
    cards = cards_of(state.cells[at])
    return Pile(id, title, len(cards), (), tuple([both_halves(state, words, card) for card in cards]), False)


def both_halves(state: WayOfTheSamurai, words: Catalogue, card: int) -> tuple[EnemyCard, EnemyCard, Mark | None]:
    """An enemy card with a mark for both halves."""
    defence, counter = defence_card(state, words, card), counter_card(state, words, card)
    return defence, counter, distinct((defence.trust, counter.trust))[0]
