"""The heuristic player: plans for playing cards (`plans`), the best answer to everything else (`answers`).

It sees what everybody sees, keeps nothing in memory between two choices, and values everything as a change of the
chance to win (`worth`).
"""

from random import Random

from shiai.games.way_of_the_samurai.players.answers import answer, hand_value
from shiai.games.way_of_the_samurai.players.completion import can_complete, completions
from shiai.games.way_of_the_samurai.players.environments import activation_value
from shiai.games.way_of_the_samurai.players.gains import exchange_gain, step_gain
from shiai.games.way_of_the_samurai.players.moves import NO_ACTION
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.purchases import draw_gain, price_of_one
from shiai.games.way_of_the_samurai.players.weights import (
    BUY_MARGIN,
    HANDS_TRIED,
    MULLIGAN_MARGIN,
)
from shiai.games.way_of_the_samurai.players.worth import Worth, worth_of
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    REDRAW,
    USE_DIE,
    WINDOW,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_PRICE,
    CARDS,
    GAUGE_LOW,
    HARD,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DEFENCE,
    DISCARDED,
    GAUGE,
    HAND,
    NO_CARD,
    POINTS,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.attack import Move
from shiai.games.way_of_the_samurai.rules.steps.window import BeforeCounter
from shiai.games.way_of_the_samurai.rules.table import price
from shiai.games.way_of_the_samurai.rules.windows import AFTER_CHECK


def advise(view: WayOfTheSamurai, rng: Random) -> int:
    """The choice of the heuristic player for the seat that acts."""
    legal = view.legal(view.actors()[0])
    if len(legal) == 1:
        return legal[0]
    step = view.stack[-1]
    if isinstance(step, Move):
        return advise_move(view, step, legal)
    if isinstance(step, BeforeCounter):
        return advise_guard(view, legal, step.window != AFTER_CHECK)
    if step.name == "offer_gisei":
        return advise_guard(view, legal, True)
    if step.name == "strike":
        return advise_strike(view, legal)
    if step.name == "end_of_exchange":
        return advise_end(view, legal)
    if step.name == "start":
        return advise_start(view, legal, rng)
    return answer(view, legal)


def advise_move(view: WayOfTheSamurai, step: Move, legal: tuple[int, ...]) -> int:
    """Play the first card of the best plan, or reveal the defence early."""
    trade = best_trade(view, worth_of(view), legal)
    if trade != NO_ACTION:
        return trade
    planner = Planner(view)
    early = -1e9
    if step.phase:
        value, choice = planner.best_after_reveal(step.left)
    else:
        value, choice, early = planner.best_before_reveal(step.left)
    if EARLY_REVEAL in legal and early - price_of_one(view, planner.worth) > value:
        return EARLY_REVEAL
    if step.phase and step.left == 1:
        fetched = advise_fetch(view, legal, planner.worth, value)
        if fetched != NO_ACTION:
            return fetched
        if DRAW in legal and not view.modifiers.discard_before_draw and draw_gain(view, planner, value) > BUY_MARGIN:
            return DRAW
    if GO_ON in legal and (choice == NO_ACTION or idle_value(planner, step.phase) >= value):
        return GO_ON
    return choice


def advise_fetch(view: WayOfTheSamurai, legal: tuple[int, ...], worth: Worth, value: float) -> int:
    """The card of the discard pile that is worth its price as the last card of the exchange; NO_ACTION if none is."""
    if view.modifiers.discard_before_draw or not FETCH.has(legal[-1]):
        return NO_ACTION
    best = value + worth.pay(price(view, view.modifiers.ki_fetch_discard)) + BUY_MARGIN
    choice = NO_ACTION
    for action in legal:
        if FETCH.has(action):
            found = hand_value(view, view.cells[HAND] | 1 << FETCH.part(action))
            if found > best:
                best = found
                choice = action
    return choice


def idle_value(planner: Planner, phase: int) -> float:
    """The value of playing no more cards in this exchange."""
    if phase:
        return planner.against(0, planner.field, planner.defence)
    cards = [card for card in range(HARD + 1) if planner.deck >> card & 1]
    return sum([planner.against(0, planner.field, card) for card in cards]) / max(1, len(cards))


def advise_strike(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """Complete the attack where that pays."""
    card = view.cells[DEFENCE]
    if card != NO_CARD and card != HARD and can_complete(view):
        planner = Planner(view)
        best = planner.against(0, planner.field, card, False) + BUY_MARGIN
        choice = NO_ACTION
        for completion in completions(planner.worth, view.cells[POINTS], planner.field, card):
            value = planner.with_completion(0, completion, card)
            if value > best and completion.action in legal:
                best = value
                choice = completion.action
        if choice != NO_ACTION:
            return choice
    trade = best_trade(view, worth_of(view), legal)
    return trade if trade != NO_ACTION else GO_ON


def advise_guard(view: WayOfTheSamurai, legal: tuple[int, ...], attacked: bool) -> int:
    """After the defence check: buy guard, draw a Gisei card or use the environment if a counter-attack follows."""
    worth = worth_of(view)
    trade = best_trade(view, worth, legal)
    if trade != NO_ACTION:
        return trade
    if not attacked or view.cells[GAUGE + TECHNIQUE] >= view.modifiers.void_counter_if_technique:
        return GO_ON
    planner = Planner(view, worth)
    now = planner.after_check(0, planner.field)
    if GISEI in legal:
        changes = view.rules.printed.gisei
        drawn = sum([guard_value(planner, change) for change in changes]) / len(changes)
        if drawn + worth.trade(-1, 0) > now + BUY_MARGIN:
            return GISEI
    if ENVIRONMENT in legal and activation_value(view, planner) > now + BUY_MARGIN:
        return ENVIRONMENT
    if BUY_GUARD in legal and planner.purchase():
        return BUY_GUARD
    return GO_ON


def guard_value(planner: Planner, change: int) -> float:
    """The value of all that follows a change of guard."""
    guard = planner.field % 7
    top = planner.modifiers.guard_max - GAUGE_LOW
    after = max(0, min(top, guard + change))
    return planner.after_check(0, planner.field - guard + after)


def advise_end(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """After an exchange: use the red die if that is better than keeping it."""
    worth = worth_of(view)
    best = 0.0
    choice = NO_ACTION
    for action in legal:
        if USE_DIE.has(action):
            value = worth.use_die(USE_DIE.part(action))
            if value > best:
                best = value
                choice = action
    if choice != NO_ACTION:
        return choice
    trade = best_trade(view, worth, legal)
    return trade if trade != NO_ACTION else GO_ON


def best_trade(view: WayOfTheSamurai, worth: Worth, legal: tuple[int, ...]) -> int:
    """The best trade of life, Ki, special cards or Bushido steps; NO_ACTION if none pays."""
    best = BUY_MARGIN
    choice = NO_ACTION
    cost = view.modifiers.ki_cost_factor
    for action in legal:
        if action == LIFE_TO_KI:
            value = worth.trade(-1, 1)
        elif action == KI_TO_LIFE:
            value = worth.trade(1, -cost)
        elif action == EXCHANGE:
            value = exchange_gain(view, worth)
        elif action == BUSHIDO_STEP:
            value = step_gain(view, worth) - worth.pay(BUSHIDO_PRICE * cost)
        elif WINDOW.has(action):
            continue
        else:
            break
        if value > best:
            best = value
            choice = action
    return choice


def advise_start(view: WayOfTheSamurai, legal: tuple[int, ...], rng: Random) -> int:
    """Exchange the hand if it is worse than most."""
    if MULLIGAN in legal or REDRAW in legal:
        pile = view.cells[DECK]
        size = view.cells[HAND].bit_count()
        if pile.bit_count() < size:
            pile |= view.cells[DISCARDED] | view.cells[HAND]
        cards = [card for card in range(CARDS) if pile >> card & 1]
        value = hand_value(view, view.cells[HAND])
        total = 0.0
        for _ in range(HANDS_TRIED):
            total += hand_value(view, sum([1 << card for card in rng.sample(cards, min(size, len(cards)))]))
        if MULLIGAN in legal and value < total / HANDS_TRIED - MULLIGAN_MARGIN:
            return MULLIGAN
        if REDRAW in legal and value < total / HANDS_TRIED + MULLIGAN_MARGIN:
            return REDRAW
    return GO_ON
