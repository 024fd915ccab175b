"""What the choices of Samurai Spirit would do, as message ids with values, kind by kind."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.samurai_spirit.rules.actions import ACTIONS
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    PENALTY_NAMES,
    PENALTY_WORDS,
    REVERSE_NAMES,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
    SYMBOL_WORDS,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    DEFENCE,
    HAND,
    LINES,
    NO_CARD,
    STACK,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.steps.kiai_cards import GivenCard
from shiai.games.samurai_spirit.rules.steps.penalties import BOTH, FIRST, NONE, PenaltyOrder
from shiai.games.samurai_spirit.rules.table import last_card, name_at
from shiai.games.samurai_spirit.text.messages import USE_CLAUSES, step_name

Describe = Callable[[SamuraiSpirit, int], Message]  # takes the part of an action


def describe(state: SamuraiSpirit, action: int) -> Message:
    """What an action does, with the clause that allows it."""
    kind = ACTIONS.kind_of(action)
    return DESCRIPTIONS[kind.name](state, kind.part(action))


# The action of a turn -------------------------------------------------------------------------------------------------


def describe_fight(state: SamuraiSpirit, _part: int) -> Message:
    """The first or the second Fight; the next raider may lie face up."""
    cells = state.cells
    top = STACK.top(cells) if cells[STACK.at] else -1
    if top >= 0:
        return Message("choice-fight-known", {"card": state.rules.card_names[top]}, "SS-14.26")
    if step_name(state) == "choose_second_fight":
        return Message("choice-fight-again", {}, "SS-12.13")
    return Message("choice-fight", {}, "SS-7.1")


def describe_support(state: SamuraiSpirit, seat: int) -> Message:
    """Support for a seat."""
    return Message("choice-support", {"recipient": name_at(state, seat)}, "SS-9.7")


def describe_pass(_state: SamuraiSpirit, _part: int) -> Message:
    """Pass."""
    return Message("choice-pass", {}, "SS-10.1")


# What to do with the card in hand -------------------------------------------------------------------------------------


def describe_hand(describe_card: Callable[[SamuraiSpirit, int, int], Message]) -> Describe:
    """A description that needs the card in hand, for moments when there may be none."""

    def description(state: SamuraiSpirit, part: int) -> Message:
        card = state.cells[HAND]
        return Message("choice-no-card", {}, "SS-7.1") if card == NO_CARD else describe_card(state, part, card)

    return description


def describe_own_attack(state: SamuraiSpirit, _part: int, card: int) -> Message:
    """An attack of the samurai that is asked."""
    return describe_attack(state, state.actors()[0], card)


def describe_attack(state: SamuraiSpirit, seat: int, card: int) -> Message:
    """An attack below, on or above the Kiai value."""
    before = total(state, seat)
    after = before + state.rules.value[card]
    value = kiai_value(state, seat)
    values: Values = {"card": state.rules.card_names[card], "total": after, "kiai": value}
    step = state.stack[-1] if state.stack else None
    if isinstance(step, GivenCard) and step.source == seat:
        return Message("choice-attack", values, "SS-14.8")
    if after < value:
        return Message("choice-attack", values, "SS-8.4")
    if after == value:
        return Message("choice-attack-kiai", values, "SS-8.5")
    if before > value and not state.rules.case3_every_card:
        return Message("choice-attack", values, "SS-31.12")
    return Message("choice-attack-over", values, "SS-8.6")


def describe_defend(state: SamuraiSpirit, _part: int, card: int) -> Message:
    """A defence with the card in hand."""
    symbol = SYMBOL_WORDS[state.rules.symbol[card]]
    return Message("choice-defend", {"card": state.rules.card_names[card], "symbol": symbol}, "SS-7.11")


def describe_hand_on(state: SamuraiSpirit, seat: int, card: int) -> Message:
    """The card in hand goes to a neighbour."""
    clause = "SS-12.2" if state.rules.value[card] & 1 else "SS-12.1"
    return Message("choice-hand", {"card": state.rules.card_names[card], "recipient": name_at(state, seat)}, clause)


def describe_replace(state: SamuraiSpirit, _part: int, card: int) -> Message:
    """The card in hand goes under the raider stack."""
    return Message("choice-replace", {"card": state.rules.card_names[card]}, "SS-12.16")


def describe_discard(state: SamuraiSpirit, _part: int, card: int) -> Message:
    """The card in hand goes to the discard pile."""
    return Message("choice-discard", {"card": state.rules.card_names[card]}, "SS-12.20")


# Penalties, and tokens of absent samurai ------------------------------------------------------------------------------


def describe_done(state: SamuraiSpirit, _part: int) -> Message:
    """No second Fight, or no more tokens."""
    if step_name(state) == "choose_second_fight":
        return Message("choice-enough", {}, "SS-12.13")
    return Message("choice-done", {}, "SS-25.7")


def describe_ignore(state: SamuraiSpirit, mask: int) -> Message:
    """Which penalties of the last card are ignored."""
    if mask == NONE:
        return Message("choice-ignore-nothing", {}, "SS-5.3")
    if step_name(state) != "ignore_penalties" or mask == BOTH:
        return Message("choice-ignore-all", {}, "SS-5.15")
    card = last_card(state.cells, state.cells[ACTIVE])
    penalty = state.rules.penalty[card] if mask == FIRST else state.rules.second_penalty[card]
    return Message("choice-ignore-one", {"penalty": PENALTY_WORDS[penalty]}, "SS-12.12")


def describe_order(state: SamuraiSpirit, which: int) -> Message:
    """Which of two penalties comes first."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, PenaltyOrder):
        return Message("choice-no-order", {}, "SS-5.8")
    return Message("choice-order", {"penalty": PENALTY_NAMES[step.penalty(which)]}, "SS-5.8")


def describe_drop(state: SamuraiSpirit, symbol: int) -> Message:
    """The card of the defence row that is given up."""
    active = state.cells[ACTIVE]
    card = state.cells[DEFENCE + active * SYMBOLS + symbol] if active < state.rules.samurai else NO_CARD
    name = state.rules.card_names[card] if card != NO_CARD else SYMBOL_NAMES[symbol]
    return Message("choice-drop", {"card": name}, "SS-16.14")


def describe_use_token(_state: SamuraiSpirit, samurai: int) -> Message:
    """The token of an absent samurai."""
    return Message("choice-use_token", {"talent": SAMURAI_NAMES[samurai]}, "SS-25.8")


# Kiai -----------------------------------------------------------------------------------------------------------------


def describe_let_pass(_state: SamuraiSpirit, _part: int) -> Message:
    """The Kiai has no effect and removes no card."""
    return Message("choice-let_pass", {}, "SS-31.27")


def describe_use(state: SamuraiSpirit, _part: int) -> Message:
    """The effect that the present step offers."""
    name = step_name(state)
    if name in USE_CLAUSES:
        return Message(f"choice-use-{name}", {}, USE_CLAUSES[name])
    return Message("choice-use", {}, "SS-13.3")


def describe_skip(_state: SamuraiSpirit, _part: int) -> Message:
    """The effect is not used."""
    return Message("choice-skip", {}, "SS-13.3")


def describe_heal(state: SamuraiSpirit, seat: int) -> Message:
    """Who is healed."""
    return Message("choice-heal", {"samurai": name_at(state, seat)}, "SS-14.2")


def describe_take(state: SamuraiSpirit, seat: int) -> Message:
    """Whose last card is moved."""
    return describe_last_card(state, "choice-take", seat, "SS-14.5")


def describe_give(state: SamuraiSpirit, seat: int) -> Message:
    """Who gets a card or a token."""
    if step_name(state) == "give_token":
        return Message("choice-give-token", {"recipient": name_at(state, seat)}, "SS-14.17")
    return Message("choice-give-card", {"recipient": name_at(state, seat)}, "SS-14.5")


def describe_strike(state: SamuraiSpirit, seat: int) -> Message:
    """Whose last card is discarded."""
    return describe_last_card(state, "choice-strike", seat, "SS-14.14")


def describe_token(state: SamuraiSpirit, seat: int) -> Message:
    """Whose token is given away."""
    return Message("choice-token", {"owner": name_at(state, seat)}, "SS-14.19")


def describe_last_card(state: SamuraiSpirit, message: str, seat: int, clause: str) -> Message:
    """A choice that takes the last card of a combat line."""
    if not state.cells[LINES + seat]:
        return Message("choice-no-card", {}, "SS-14.28")
    card = state.rules.card_names[last_card(state.cells, seat)]
    return Message(message, {"source": name_at(state, seat), "card": card}, clause)


# Chance ---------------------------------------------------------------------------------------------------------------


def describe_card(state: SamuraiSpirit, card: int) -> Message:
    """A card that is revealed, or that Katsushiro puts on top."""
    message = "choice-uppermost" if step_name(state) == "arrange" else "choice-card"
    return Message(message, {"card": state.rules.card_names[card]}, "SS-14.24")


def describe_reverse(_state: SamuraiSpirit, penalty: int) -> Message:
    """The reverse of a farmstead."""
    return Message("choice-reverse", {"penalty": REVERSE_NAMES[penalty]}, "SS-18.8")


def describe_family(_state: SamuraiSpirit, bonus: int) -> Message:
    """The family that is lost."""
    return Message("choice-family", {"family": BONUS_NAMES[bonus]}, "SS-17.11")


def describe_pick(state: SamuraiSpirit, seat: int) -> Message:
    """A random samurai."""
    return Message("choice-pick", {"samurai": name_at(state, seat)}, "SS-0.10")


def describe_deal(_state: SamuraiSpirit, samurai: int) -> Message:
    """The samurai that the next seat gets."""
    return Message("choice-deal", {"samurai": SAMURAI_NAMES[samurai]}, "SS-2.2")


# By the kind of an action.
DESCRIPTIONS: Final[dict[str, Describe]] = {
    "fight": describe_fight,
    "support": describe_support,
    "pass": describe_pass,
    "attack": describe_hand(describe_own_attack),
    "defend": describe_hand(describe_defend),
    "hand": describe_hand(describe_hand_on),
    "replace": describe_hand(describe_replace),
    "discard": describe_hand(describe_discard),
    "done": describe_done,
    "ignore": describe_ignore,
    "order": describe_order,
    "drop": describe_drop,
    "use_token": describe_use_token,
    "let_pass": describe_let_pass,
    "use": describe_use,
    "skip": describe_skip,
    "heal": describe_heal,
    "take": describe_take,
    "give": describe_give,
    "strike": describe_strike,
    "token": describe_token,
    "card": describe_card,
    "reverse": describe_reverse,
    "family": describe_family,
    "pick": describe_pick,
    "deal": describe_deal,
}
