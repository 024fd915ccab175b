"""Windows of an exchange that are passed by: nothing can be gained there that another question does not offer as well.

A use is no reason to ask if it changes nothing before the next question that offers it again, or if it was offered
before the last card with the same knowledge and more cards to choose from (WS-40.92 argues in the same way). Where
modules make that doubtful, the window is asked.
"""

from typing import Final

from shiai.core.reaction import Reaction
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERT,
    CONVERT_OTHER,
    DRAW,
    EXCHANGE,
    FETCH,
    GO_ON,
    POOL,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    EXCHANGES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GUARD,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    TECHNIQUE,
    ZERO_KI_LOSS,
)
from shiai.games.way_of_the_samurai.rules.effects import Pairs
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.state import (
    DEFENCE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    KI_AT,
    LIFE_AT,
    NO_CARD,
    ROUND,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.state import EXCHANGE as EXCHANGE_AT
from shiai.games.way_of_the_samurai.rules.steps.counter import CounterAttack
from shiai.games.way_of_the_samurai.rules.steps.gisei import OfferGisei
from shiai.games.way_of_the_samurai.rules.steps.window import BeforeCounter, EndOfExchange, Strike
from shiai.games.way_of_the_samurai.rules.table import price, target_alive
from shiai.games.way_of_the_samurai.rules.windows import BEFORE_ROLL

GAUGE_USES: Final = (BUY_POWER, BUY_STRENGTH, BUY_TECHNIQUE, CONVERT, CONVERT_OTHER, POOL)


def reaction(view: WayOfTheSamurai, legal: tuple[int, ...]) -> Reaction | None:
    """The window that is open, if it is one between the last card and the end of the exchange."""
    step = view.stack[-1]
    if isinstance(step, Strike):
        fits = strike_fits(view, legal)
    elif isinstance(step, BeforeCounter):
        fits = counter_fits(view, legal, step.window)
    elif isinstance(step, EndOfExchange):
        fits = end_fits(view, legal)
    elif isinstance(step, OfferGisei):
        fits = len(legal) > 1
    else:
        return None
    return Reaction(GO_ON, fits, view.cells[ROUND])


def strike_fits(view: WayOfTheSamurai, legal: tuple[int, ...]) -> bool:
    """Could anything help to meet the defence? Whatever else is possible can be done after the check, too."""
    if not view.rules.two_players and check_is_settled(view) and not reads_gauges(view.modifiers):
        return False
    return any(not buys_card(action) for action in legal)


def check_is_settled(view: WayOfTheSamurai) -> bool:
    """Is the defence met already, or impossible to meet?"""
    card = view.cells[DEFENCE]
    if card in (NO_CARD, HARD) or not target_alive(view):
        return True
    strength, technique = view.rules.printed.demand[card]
    return view.cells[GAUGE] >= strength and view.cells[GAUGE + TECHNIQUE] >= technique


def counter_fits(view: WayOfTheSamurai, legal: tuple[int, ...], window: int) -> bool:
    """Could guard stop a blow, or does a module offer something?"""
    # Before the roll of 1 vs 3 nothing is offered that is not offered after it (WS-32.12), unless nobody strikes.
    if window == BEFORE_ROLL and not view.rules.two_players:
        return False
    if BUY_GUARD in legal and (reads_gauges(view.modifiers) or guard_can_help(view)):
        return True
    gauges = () if raises_guard(view.modifiers) or reads_gauges(view.modifiers) else GAUGE_USES
    return any(not buys_card(action) and action != BUY_GUARD and action not in gauges for action in legal)


def guard_can_help(view: WayOfTheSamurai) -> bool:
    """Could guard for Ki keep the player alive, or save at least half a life for each Ki on average?

    Guard that stops no card now can be bought before the next counter-attack. Where the rules exchange the two, a Ki
    is worth a life (WS-17.17, WS-30.16), so nobody pays more than twice as much.
    """
    cells, modifiers, printed = view.cells, view.modifiers, view.rules.printed
    cards = cells[ENEMY_DECK]
    strikes = sum([isinstance(step, CounterAttack) for step in view.stack])
    if strikes > 1 or cards >> HARD & 1 or not cards:
        strikes = max(strikes, HARD_STRIKES + 1)
        cards |= cells[ENEMY_DISCARD]  # the deck may be shuffled between two counter-attacks
    exchanges = EXCHANGES + 1 - cells[EXCHANGE_AT]  # in which this guard lasts (WS-12.12)
    count = cards.bit_count()
    now = guard_at_reveal(view, 0)
    for bought in range(1, cells[KI_AT] // price(view, 1) + 1):
        guard = guard_at_reveal(view, bought * modifiers.guard_per_ki)
        saved = 0
        for card in range(HARD):
            if cards >> card & 1 and now < printed.threshold[card] <= guard:
                if can_kill(view, printed.blow[card], strikes):
                    return True
                saved += sum([amount for _, amount in printed.blow[card]])
        if saved and 2 * saved * strikes * exchanges >= price(view, bought) * count:
            return True
    return False


def can_kill(view: WayOfTheSamurai, blow: Pairs, strikes: int) -> bool:
    """Could blows like this one end the fight: by a wound, by the last life, or by the last Ki (WS-12.6)?"""
    life = ki = 0
    for kind, amount in blow:
        if kind == LIFE:
            life += amount * strikes
            ki += amount * strikes * view.modifiers.ki_loss_per_life_lost
        elif kind == KI:
            ki += amount * strikes
        else:
            return True
    if ki >= view.cells[KI_AT]:
        if view.modifiers.no_ki_is_defeat:
            return True
        life += ZERO_KI_LOSS
    return life >= view.cells[LIFE_AT]


def guard_at_reveal(view: WayOfTheSamurai, bought: int) -> int:
    """Guard when the counter-attack is revealed, if so many points are bought."""
    top = view.modifiers.guard_max
    guard = min(top, view.cells[GAUGE + GUARD] + bought)
    return max(GAUGE_LOW, min(top, guard + view.modifiers.guard_before_counter))


def end_fits(view: WayOfTheSamurai, legal: tuple[int, ...]) -> bool:
    """Is there a use of the red die, or something that cannot wait until the next exchange?"""
    if view.rules.two_players:
        return len(legal) > 1  # the other player's exchange lies between
    if view.cells[EXCHANGE_AT] == EXCHANGES:
        # Cards in hand are put down at the end of the round (WS-10.3) and gauges set to 0 (WS-5.2).
        gauges = () if reads_gauges(view.modifiers) else GAUGE_USES
        return any(not buys_card(action) and action not in gauges for action in legal)
    # Everything but the die is offered again before the next card, and nothing happens until then (WS-38.2).
    raises_die = view.modifiers.exchange == "red_die"
    return any(USE_DIE.has(action) or action == BUSHIDO_STEP or (action == EXCHANGE and raises_die) for action in legal)


def buys_card(action: int) -> bool:
    """Is this going on, or the purchase of a card, which was possible before the last card, too (WS-12.8)?"""
    return action in (GO_ON, DRAW) or FETCH.has(action)


def raises_guard(modifiers: Modifiers) -> bool:
    """Does a weapon or a virtue raise guard without Ki?"""
    return modifiers.pool == GUARD or any(raised == GUARD for _, raised in modifiers.convert)


def reads_gauges(modifiers: Modifiers) -> bool:
    """Do the gauges matter for more than the two checks of an exchange?"""
    return bool(
        modifiers.low_gauge_defeat
        or modifiers.low_gauge_loss
        or modifiers.void_counter_if_technique <= GAUGE_HIGH
        or modifiers.round_end_wound_if_guard_at_most >= GAUGE_LOW
        or modifiers.ki_gain_if_guard_at_most >= GAUGE_LOW
    )
