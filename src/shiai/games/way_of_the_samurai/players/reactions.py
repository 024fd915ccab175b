"""Windows of an exchange that are passed by: nothing can be gained there that another question does not offer as well.

A use is a reason to ask if it can change what happens before the next question that offers it again. Uses that change
no gauge were offered before the last card with the same knowledge and more cards to choose from: between that card and
the counter-attack only armour is rolled (WS-40.92 argues in the same way). Where the gauges matter for more than
the two checks, every use of them is a reason.
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
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    POOL,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_STEPS,
    EXCHANGES,
    FACES,
    GAUGE_HIGH,
    GAUGE_LOW,
    GUARD,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    STRENGTH,
    TECHNIQUE,
    ZERO_KI_LOSS,
)
from shiai.games.way_of_the_samurai.rules.effects import TO_KI, TO_LIFE, WOUNDS_ENEMY, Pairs
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.state import (
    DEFENCE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    KI_AT,
    LIFE_AT,
    MARKER,
    NO_CARD,
    PLACE,
    ROUND,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.state import EXCHANGE as EXCHANGE_AT
from shiai.games.way_of_the_samurai.rules.steps.counter import CounterAttack
from shiai.games.way_of_the_samurai.rules.steps.gisei import OfferGisei
from shiai.games.way_of_the_samurai.rules.steps.window import BeforeCounter, EndOfExchange, Strike
from shiai.games.way_of_the_samurai.rules.table import price, target_alive
from shiai.games.way_of_the_samurai.rules.windows import AFTER_CHECK, COUNTER

LOW_LIFE: Final = 4  # what the end of a round could take
BOUGHT_BY: Final = (BUY_STRENGTH, BUY_TECHNIQUE)  # by gauge
BOUGHT: Final = (*BOUGHT_BY, BUY_POWER)
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
        fits = len(legal) > 1 and bool(blows(view)[1])
    else:
        return None
    return Reaction(GO_ON, fits, view.cells[ROUND])


def strike_fits(view: WayOfTheSamurai, legal: tuple[int, ...]) -> bool:
    """Could anything help to meet the defence?"""
    modifiers = view.modifiers
    if check_is_settled(view) and not reads_gauges(modifiers):
        return False
    buys_gauge = bool(modifiers.ki_per_strength or modifiers.ki_per_technique or modifiers.strength_per_ki)
    if reads_gauges(modifiers):
        return any(action in GAUGE_USES or action == ENVIRONMENT for action in legal)
    return any(
        (action in GAUGE_USES and action not in BOUGHT)
        or (action == LIFE_TO_KI and buys_gauge)
        or (action in BOUGHT and purchase_meets(view, legal))
        or (action == ENVIRONMENT and roll_meets(view))
        for action in legal
    )


def purchase_meets(view: WayOfTheSamurai, legal: tuple[int, ...]) -> bool:
    """Can Ki buy what the defence still asks for, and is that worth it?"""
    modifiers = view.modifiers
    prices = (modifiers.ki_per_strength, modifiers.ki_per_technique)
    cost = 0
    for gauge, least in enumerate(demand(view)):
        missing = least - view.cells[GAUGE + gauge]
        if missing <= 0:
            continue
        if gauge == STRENGTH and BUY_POWER in legal:
            cost += price(view, -(-missing // modifiers.strength_per_ki))
        elif BOUGHT_BY[gauge] in legal:
            cost += price(view, missing * prices[gauge])
        else:
            return False
    return cost <= view.cells[KI_AT] and pays(view, 1.0, cost)


def roll_meets(view: WayOfTheSamurai) -> bool:
    """Could a roll for the environment meet the defence, often enough to be worth its Ki, or help in another way?"""
    strength, technique = demand(view)
    chance = 0
    for effects in view.rules.printed.results[view.cells[PLACE] - 1][1:]:
        gains = dict(effects)
        met = view.cells[GAUGE] + gains.get(STRENGTH, 0) >= strength
        chance += met and view.cells[GAUGE + TECHNIQUE] + gains.get(TECHNIQUE, 0) >= technique
    return pays(view, chance / FACES, price(view, 1)) or place_gives(view, ())


def demand(view: WayOfTheSamurai) -> tuple[int, int]:
    """The strength and technique that the open defence asks for."""
    return view.rules.printed.demand[view.cells[DEFENCE]]


def pays(view: WayOfTheSamurai, chance: float, cost: int) -> bool:
    """Is such a chance to hit worth so much Ki: can it decide the fight, or take half as much on average?"""
    cells, factor = view.cells, view.modifiers.damage_factor
    target = cells[TARGET] if view.rules.enemies > 1 else 0
    stocks = (cells[view.foe_life + target], cells[view.foe_ki + target])
    best = 0
    for kind, number in view.rules.printed.prize[cells[DEFENCE]]:
        if chance > 0 and 0 < stocks[kind] <= number * factor:
            return True
        best = max(best, number * factor)
    return chance > 0 and 2 * chance * best >= cost


def check_is_settled(view: WayOfTheSamurai) -> bool:
    """Is the defence met already, or impossible to meet?"""
    card = view.cells[DEFENCE]
    if card in (NO_CARD, HARD) or not target_alive(view):
        return True
    strength, technique = view.rules.printed.demand[card]
    return view.cells[GAUGE] >= strength and view.cells[GAUGE + TECHNIQUE] >= technique


def counter_fits(view: WayOfTheSamurai, legal: tuple[int, ...], window: int) -> bool:
    """Could anything help against the blow that comes?"""
    # Nobody strikes, or nothing is offered before the roll of 1 vs 3 that is not offered after it (WS-32.12).
    if window != COUNTER:
        return ENVIRONMENT in legal and window == AFTER_CHECK and view.rules.environment_until_counter
    if reads_gauges(view.modifiers):
        if view.modifiers.ki_gain_if_guard_at_most >= GAUGE_LOW or guard_counts_at_end(view):
            return any(not buys_card(action) for action in legal)
        if any(action in GAUGE_USES or action == ENVIRONMENT for action in legal):
            return True
        if view.cells[GAUGE + TECHNIQUE] >= view.modifiers.void_counter_if_technique:
            return False  # no blow can strike (WS-17.15)
    strikes, cards = blows(view)
    if not cards:
        return False
    deadly = any(can_kill(view, view.rules.printed.blow[card], strikes) for card in cards)
    return any(
        (action == GISEI and (BUY_GUARD not in legal or parries(view, view.rules.printed.gisei, 1)))
        or (action in (BUY_GUARD, LIFE_TO_KI) and guard_can_help(view, LIFE_TO_KI in legal))
        or (action in GAUGE_USES and raises_guard(view.modifiers))
        or (action == ENVIRONMENT and (roll_parries(view) or place_gives(view, ())))
        or (action in (KI_TO_LIFE, EXCHANGE) and deadly)
        for action in legal
    )


def guard_counts_at_end(view: WayOfTheSamurai) -> bool:
    """Is this the last chance to lift guard from a value that the end of the round punishes?"""
    limit = max(view.modifiers.round_end_wound_if_guard_at_most, GAUGE_LOW)
    return view.cells[EXCHANGE_AT] == EXCHANGES and view.cells[GAUGE + GUARD] <= limit


def roll_parries(view: WayOfTheSamurai) -> bool:
    """Does a roll for the environment stop blows, on average half as much as it costs?"""
    results = view.rules.printed.results[view.cells[PLACE] - 1][1:]
    return parries(view, [dict(effects).get(GUARD, 0) for effects in results], price(view, 1))


def parries(view: WayOfTheSamurai, changes: list[int], cost: int) -> bool:
    """Does one of these changes of guard stop blows, on average half as much as it costs?"""
    printed = view.rules.printed
    strikes, cards = blows(view)
    deck = view.cells[ENEMY_DECK] if strikes == 1 else view.cells[ENEMY_DECK] | view.cells[ENEMY_DISCARD]
    exchanges = EXCHANGES + 1 - view.cells[EXCHANGE_AT]
    saved = 0
    for change in changes:
        guard = guard_at_reveal(view, change)
        stopped = [printed.blow[card] for card in cards if printed.threshold[card] <= guard]
        saved += sum([amount for blow in stopped for _, amount in blow])
    return 2 * saved * strikes * exchanges >= cost * deck.bit_count() * len(changes)


def blows(view: WayOfTheSamurai) -> tuple[int, list[int]]:
    """How many counter-attacks may come, and the cards among them that strike with the guard of now."""
    mask = view.cells[ENEMY_DECK]
    strikes = sum([isinstance(step, CounterAttack) for step in view.stack])
    if strikes > 1 or mask >> HARD & 1 or not mask:
        strikes = max(strikes, HARD_STRIKES + 1)
        mask |= view.cells[ENEMY_DISCARD]  # the deck may be shuffled between two counter-attacks
    guard = guard_at_reveal(view, 0)
    thresholds = view.rules.printed.threshold
    return strikes, [card for card in range(HARD) if mask >> card & 1 and thresholds[card] > guard]


def guard_can_help(view: WayOfTheSamurai, converts: bool) -> bool:
    """Could guard for Ki keep the player alive, or save at least half a life for each Ki on average?

    Guard that stops no card now can be bought before the next counter-attack. Where the rules exchange the two, a Ki
    is worth a life (WS-17.17, WS-30.16), so nobody pays more than twice as much. `converts` if life can become Ki.
    """
    cells, modifiers, printed = view.cells, view.modifiers, view.rules.printed
    if modifiers.no_ki_guard:
        return False
    strikes, cards = blows(view)
    deck = cells[ENEMY_DECK] if strikes == 1 else cells[ENEMY_DECK] | cells[ENEMY_DISCARD]
    exchanges = EXCHANGES + 1 - cells[EXCHANGE_AT]  # in which this guard lasts (WS-12.12)
    budget = modifiers.ki_max if converts else cells[KI_AT]
    for bought in range(1, budget // price(view, 1) + 1):
        guard = guard_at_reveal(view, bought * modifiers.guard_per_ki)
        stopped = [printed.blow[card] for card in cards if printed.threshold[card] <= guard]
        if any(can_kill(view, blow, strikes) for blow in stopped):
            return True
        saved = sum([amount for blow in stopped for _, amount in blow])
        if saved and 2 * saved * strikes * exchanges >= price(view, bought) * deck.bit_count():
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
    """Is there a use of the red die, or something that cannot wait until the next card is played?"""
    cells, modifiers = view.cells, view.modifiers
    if view.rules.two_players:
        return len(legal) > 1  # the other player's exchange lies between
    if any(USE_DIE.has(action) for action in legal):
        return True
    if cells[EXCHANGE_AT] < EXCHANGES:
        # Everything but the die is offered again before the next card, and nothing happens until then (WS-38.2).
        return EXCHANGE in legal and modifiers.exchange == "red_die"
    # Cards in hand are put down at the end of the round (WS-10.3) and gauges set to 0 (WS-5.2).
    needs_ki = cells[KI_AT] == 0 or modifiers.round_end_fewest_ki
    # A step that brings no virtue yet costs the same in the next round, if the end of this one takes no Ki.
    step_now = cells[MARKER] == BUSHIDO_STEPS - 1 or modifiers.round_end_life_or_ki > 0 or view.rules.low_costs_ki
    return any(
        action == EXCHANGE
        or (action == BUSHIDO_STEP and step_now)
        or (action == LIFE_TO_KI and needs_ki)
        or (action == KI_TO_LIFE and cells[LIFE_AT] <= LOW_LIFE)
        or (action == ENVIRONMENT and place_gives(view, ()))
        or ((action in GAUGE_USES or action == ENVIRONMENT) and reads_gauges(modifiers))
        for action in legal
    )


def buys_card(action: int) -> bool:
    """Is this going on, or the purchase of a card?"""
    return action in (GO_ON, DRAW) or FETCH.has(action)


def place_gives(view: WayOfTheSamurai, gauges: tuple[int, ...]) -> bool:
    """Could a roll on the environment raise one of these gauges, give life or Ki, or wound the enemy?"""
    for results in view.rules.printed.results[view.cells[PLACE] - 1]:
        for kind, amount in results:
            if kind == WOUNDS_ENEMY or (amount > 0 and (kind in gauges or kind in (TO_LIFE, TO_KI))):
                return True
    return False


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
