"""The heuristic player: plans for cards (`plans`), weighed answers for everything else (`answers`).

It knows what everybody sees, keeps no memory between two choices, and weighs all it does as a change of the chance to
win (`worth`).
"""

from random import Random

from shiai.games.way_of_the_samurai.players.answers import answer, hand_value, place_gain
from shiai.games.way_of_the_samurai.players.completion import can_complete, ways
from shiai.games.way_of_the_samurai.players.gains import exchange_gain, step_gain
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import (
    BUY_MARGIN,
    HANDS_TRIED,
    MULLIGAN_MARGIN,
    REVEAL_MARGIN,
)
from shiai.games.way_of_the_samurai.players.worth import Worth, worth_of
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
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
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_PRICE,
    CARDS,
    FACES,
    GAUGE_LOW,
    HARD,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    GISEI as GISEI_GUARD,
)
from shiai.games.way_of_the_samurai.rules.state import DECK, DEFENCE, DISCARDED, GAUGE, HAND, NO_CARD, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.table import price
from shiai.games.way_of_the_samurai.rules.windows import AFTER_CHECK


def advise(view: WayOfTheSamurai, rng: Random) -> int:
    """The action that the heuristic player would choose."""
    legal = view.legal(view.actors()[0])
    if len(legal) == 1:
        return legal[0]
    name = view.stack[-1].name
    if name == "move":
        return advise_move(view, legal)
    if name == "strike":
        return advise_strike(view, legal)
    if name in ("before_counter", "offer_gisei"):
        return advise_guard(view, legal)
    if name == "end_of_exchange":
        return advise_end(view, legal)
    if name == "start":
        return advise_start(view, legal, rng)
    return answer(view, legal)


def advise_move(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """Play the first card of the best plan, or look first."""
    upkeep = trade(view, worth_of(view), legal)
    if upkeep >= 0:
        return upkeep
    planner = Planner(view)
    phase, left = view.stack[-1].numbers
    early = -1e9
    if phase:
        value, choice = planner.after_reveal(left)
    else:
        value, choice, early = planner.before_reveal(left)
    if EARLY_REVEAL in legal and early - planner.worth.pay(view.force.ki_cost_factor) > value + REVEAL_MARGIN:
        return EARLY_REVEAL
    if phase and left == 1 and legal[-1] >= FETCH:
        fetched = advise_fetch(view, legal, planner.worth, value)
        if fetched >= 0:
            return fetched
    if GO_ON in legal and (choice < 0 or idle(planner, phase) >= value):
        return GO_ON
    return choice


def advise_fetch(view: WayOfTheSamurai, legal: tuple[int, ...], worth: Worth, value: float) -> int:
    """The card of the discard pile that makes the last card of the exchange so much better that it pays; or -1."""
    best = value + worth.pay(price(view, view.force.ki_fetch_discard)) + BUY_MARGIN
    choice = -1
    for action in legal:
        if FETCH <= action < FETCH + CARDS and not view.force.discard_before_draw:
            found = hand_value(view, view.cells[HAND] | 1 << (action - FETCH))
            if found > best:
                best = found
                choice = action
    return choice


def idle(planner: Planner, phase: int) -> float:
    """What it brings to play no more cards in this exchange."""
    if phase:
        return planner.struck(0, planner.field, planner.defence)
    cards = [card for card in range(HARD + 1) if planner.deck >> card & 1]
    return sum([planner.struck(0, planner.field, card) for card in cards]) / max(1, len(cards))


def advise_strike(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """Complete the attack where that pays."""
    card = view.cells[DEFENCE]
    if card != NO_CARD and card != HARD and can_complete(view):
        planner = Planner(view)
        best = planner.struck(0, planner.field, card, False) + BUY_MARGIN
        choice = -1
        for way in ways(view, planner.worth, planner.field, card):
            value = planner.completed(0, way, card)
            if value > best and way.action in legal:
                best = value
                choice = way.action
        if choice >= 0:
            return choice
    upkeep = trade(view, worth_of(view), legal)
    return upkeep if upkeep >= 0 else GO_ON


def advise_guard(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """Before a counter-attack: guard for Ki, a Gisei card, or the environment, where they pay."""
    worth = worth_of(view)
    upkeep = trade(view, worth, legal)
    if upkeep >= 0:
        return upkeep
    if view.stack[-1].name == "before_counter" and view.stack[-1].numbers[0] == AFTER_CHECK:
        return GO_ON
    cells = view.cells
    if cells[GAUGE + TECHNIQUE] >= view.force.void_counter_if_technique:
        return GO_ON
    planner = Planner(view, worth)
    now = planner.settled(0, planner.field)
    if GISEI in legal:
        drawn = sum([guard_value(planner, change) for change in GISEI_GUARD]) / len(GISEI_GUARD)
        if drawn + worth.trade(-1, 0) > now + BUY_MARGIN:
            return GISEI
    if ENVIRONMENT in legal and place_gain(view, planner) > now + BUY_MARGIN:
        return ENVIRONMENT
    if BUY_GUARD in legal and planner.purchase():
        return BUY_GUARD
    return GO_ON


def guard_value(planner: Planner, change: int) -> float:
    """What follows when the guard changes."""
    guard = planner.field % 7
    top = planner.force.guard_max - GAUGE_LOW
    after = max(0, min(top, guard + change))
    return planner.settled(0, planner.field - guard + after)


def advise_end(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """After an exchange: the red die, if using it is better than keeping it."""
    worth = worth_of(view)
    best = 0.0
    choice = -1
    for action in legal:
        if USE_DIE <= action <= USE_DIE + FACES:
            value = worth.use_die(action - USE_DIE)
            if value > best:
                best = value
                choice = action
    if choice >= 0:
        return choice
    upkeep = trade(view, worth, legal)
    return upkeep if upkeep >= 0 else GO_ON


def trade(view: WayOfTheSamurai, worth: Worth, legal: tuple[int, ...]) -> int:
    """Life for Ki, Ki for life and the like, where that pays; -1 if nothing does."""
    best = BUY_MARGIN
    choice = -1
    cost = view.force.ki_cost_factor
    for action in legal:
        if action > GISEI:
            break
        if action == LIFE_TO_KI:
            value = worth.trade(-1, 1)
        elif action == KI_TO_LIFE:
            value = worth.trade(1, -cost)
        elif action == EXCHANGE:
            value = exchange_gain(view, worth)
        elif action == BUSHIDO_STEP:
            value = step_gain(view, worth) - worth.pay(BUSHIDO_PRICE * cost)
        else:
            continue
        if value > best:
            best = value
            choice = action
    return choice


def advise_start(view: WayOfTheSamurai, legal: tuple[int, ...], rng: Random) -> int:
    """A new hand, if this one is worse than most."""
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
