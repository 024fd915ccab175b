"""What speaks for a choice in the words of the game: plain facts in which it differs from the others."""

from collections.abc import Callable
from itertools import permutations
from typing import Final

from shiai.core.messages import Message
from shiai.games.way_of_the_samurai.players.outlook import (
    MIXED_SYMBOLS,
    NO_PLAY,
    after,
    broken,
    coming,
    is_met,
    listed,
    played_card,
    shared,
    strikes,
)
from shiai.games.way_of_the_samurai.players.risks import next_blow_kills
from shiai.games.way_of_the_samurai.players.standing import life_and_ki
from shiai.games.way_of_the_samurai.rules.actions import (
    BUY_GUARD,
    DRAW,
    EARLY_REVEAL,
    GO_ON,
    MARK,
    MULLIGAN,
    NAME,
    PATH,
    RAISE,
    REDRAW,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_SPECIAL,
    TAKE_STEP,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    BUSHIDO_STEPS,
    CARD_NAMES,
    CARDS,
    COMBO_SIZE,
    DIE_LOSSES,
    DIE_MOST,
    ENEMY_NAMES,
    GAUGE_LOW,
    GAUGES,
    GUARD,
    HARD,
    JOKER,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DEFENCE,
    DIE,
    FIGHT,
    GAUGE,
    HAND,
    KI_AT,
    MARKER,
    NO_CARD,
    NOBODY,
    PLAYED,
    STORED,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.attack import Move
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.rules.table import enemy_name, price

NEW_HANDS: Final = (MULLIGAN, REDRAW)

Reasons = list[Message]
Others = tuple[int, ...]

MOST: Final = 3
STRIKES_FROM: Final = 3  # the least level at which the red die does something
FEW_KI: Final = 2


def why(view: WayOfTheSamurai, action: int, others: Others) -> tuple[Message, ...]:
    """At most three reasons for an action; nothing is hidden in this game, so nothing must be guessed."""
    step = view.stack[-1]
    if isinstance(step, Move):
        found = move_reasons(view, step, action, others)
    elif isinstance(step, Hit):
        extra = view.modifiers.extra_life_per_damage if step.cause == ATTACK else 0
        found = hit_reasons(view, action, step.life * view.modifiers.damage_factor + extra, step.ki)
    else:
        reasons = REASONS.get(step.name)
        found = reasons(view, action, others) if reasons else []
    return tuple(found[:MOST])


# Cards ----------------------------------------------------------------------------------------------------------------


def move_reasons(view: WayOfTheSamurai, step: Move, action: int, others: Others) -> Reasons:
    """A card to play, or Ki for a look at the defence or for another card."""
    if action == EARLY_REVEAL:
        return early_reasons(view)
    if action == DRAW:
        return draw_reasons(view)
    if played_card(action) == NO_PLAY:
        return []
    rivals = [other for other in others if played_card(other) != NO_PLAY]
    found = defence_reasons(view, step.left == 1, action, rivals)
    found += symbol_reasons(view, action, rivals)
    return [*found, *guard_reasons(view, step.phase == 1 and step.left == 1, action, rivals)]


def defence_reasons(view: WayOfTheSamurai, last: bool, action: int, rivals: list[int]) -> Reasons:
    """A card that meets the open defence, or more of those that may come than other cards do."""
    values = after(view, action)
    card = view.cells[DEFENCE]
    if card == NO_CARD:
        number, total = broken(view, values), len(coming(view))
        if number == 0 or any(broken(view, after(view, other)) >= number for other in rivals):
            return []
        return [Message("why-defences", {"number": number, "total": total}, "WS-7.4")]
    if not is_met(view, card, values) or (rivals and all(is_met(view, card, after(view, other)) for other in rivals)):
        return []
    return [Message("why-breaks" if last else "why-reaches", {"card": ENEMY_NAMES[card]}, "WS-7.4")]


def symbol_reasons(view: WayOfTheSamurai, action: int, rivals: list[int]) -> Reasons:
    """A card that completes a combo, or begins or goes on with one for which the other cards are at hand."""
    symbol = symbol_of(view, action)
    if symbol == MIXED_SYMBOLS or (rivals and all(symbol_of(view, other) == symbol for other in rivals)):
        return []
    name = SYMBOL_NAMES[symbol]
    missing = COMBO_SIZE - view.cells[PLAYED].bit_count() - 1
    if missing == 0:
        return [Message("why-combo", {"symbol": name}, "WS-13.2")]
    held = listed((view.cells[HAND] | view.cells[STORED]) & ~(1 << played_card(action)), CARDS)
    fitting = [other for other in held if view.rules.printed.symbol[other] in (symbol, ANY_SYMBOL)]
    if missing == 1 and fitting:
        return [Message("why-pair", {"symbol": name, "card": CARD_NAMES[fitting[0]]}, "WS-13.2")]
    if missing == COMBO_SIZE - 1 and len(fitting) >= missing:
        return [Message("why-begins", {"symbol": name}, "WS-13.2")]
    return []


def symbol_of(view: WayOfTheSamurai, action: int) -> int:
    """The symbol that the cards of this exchange show with one more; MIXED_SYMBOLS if they differ."""
    return shared(view, [*listed(view.cells[PLAYED], CARDS), played_card(action)])


def guard_reasons(view: WayOfTheSamurai, last: bool, action: int, rivals: list[int]) -> Reasons:
    """A card after which guard is higher than after others, or after the last card fewer blows strike."""
    guard = after(view, action)[GUARD]
    if not rivals or any(after(view, other)[GUARD] >= guard for other in rivals):
        return []
    number, total = strikes(view, after(view, action)), len(coming(view))
    if last and all(strikes(view, after(view, other)) > number for other in rivals):
        return [Message("why-guard", {"guard": guard, "number": number, "total": total}, "WS-8.2")]
    return [] if last else [Message("why-guard_higher", {"guard": guard}, "WS-8.2")]


def early_reasons(view: WayOfTheSamurai) -> Reasons:
    """How many defences the own cards could break if the player knew which one comes."""
    number, total = breakable(view)
    return [Message("why-early", {"number": number, "total": total}, "WS-12.9")] if number else []


def hand_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """Whether the hand is worth keeping: how many defences its cards could break."""
    number, total = breakable(view)
    if action in NEW_HANDS:
        return [Message("why-new_hand", {"number": number, "total": total}, "WS-5.10")] if number < total else []
    if action == GO_ON and number and set(others) & set(NEW_HANDS):
        return [Message("why-keep_hand", {"number": number, "total": total}, "WS-5.10")]
    return kept_ki(view, action, others)


def breakable(view: WayOfTheSamurai) -> tuple[int, int]:
    """How many of the defences that may come three cards at hand could break, and how many there are."""
    printed = view.rules.printed
    cards = [card for card in listed(view.cells[HAND] | view.cells[STORED], CARDS) if card != JOKER]
    left = set(coming(view)) - {HARD}
    total = len(coming(view))
    met: set[int] = set()
    for trio in permutations(cards, min(COMBO_SIZE, len(cards))):
        values = view.cells[GAUGE : GAUGE + GAUGES]
        for card in trio:
            for gauge, change in printed.lines[card]:
                values[gauge] = max(GAUGE_LOW, min(view.modifiers.highest(gauge), values[gauge] + change))
        met |= {card for card in left - met if is_met(view, card, values)}
    return len(met), total


def draw_reasons(view: WayOfTheSamurai) -> Reasons:
    """Whether no card at hand breaks the open defence, and how many of the deck would."""
    defence = view.cells[DEFENCE]
    if defence in (NO_CARD, HARD):
        return []
    held = listed(view.cells[HAND] | view.cells[STORED], CARDS)
    if JOKER in held or any(breaks(view, card, defence) for card in held):
        return []
    deck = listed(view.cells[DECK], CARDS)
    number = len([card for card in deck if card != JOKER and breaks(view, card, defence)])
    return [Message("why-draw", {"number": number, "total": len(deck)}, "WS-12.8")] if number else []


def breaks(view: WayOfTheSamurai, card: int, defence: int) -> bool:
    """Would this card alone reach what the defence asks for?"""
    values = view.cells[GAUGE : GAUGE + GAUGES]
    for gauge, change in view.rules.printed.lines[card]:
        values[gauge] = max(GAUGE_LOW, min(view.modifiers.highest(gauge), values[gauge] + change))
    return is_met(view, defence, values)


# Windows --------------------------------------------------------------------------------------------------------------


def strike_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """What still makes the attack a hit, or that nothing more is needed."""
    card = view.cells[DEFENCE]
    now = view.cells[GAUGE : GAUGE + GAUGES]
    met = card != NO_CARD and is_met(view, card, now)
    if action == GO_ON:
        enough = [Message("why-enough", {"card": ENEMY_NAMES[card]}, "WS-7.4")] if met else []
        return [*enough, *kept_ki(view, action, others)]
    if card == NO_CARD or met or not is_met(view, card, after(view, action)):
        return []
    return [Message("why-breaks", {"card": ENEMY_NAMES[card]}, "WS-7.4")]


def kept_ki(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """The Ki that is kept when no card is bought."""
    if action != GO_ON or DRAW not in others:
        return []
    return [Message("why-keeps_ki", {"cost": price(view, 1), "ki": view.cells[KI_AT]}, "WS-12.8")]


def blow_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """Guard that stops blows, or Ki that is better kept."""
    now, bought = view.cells[GAUGE : GAUGE + GAUGES], after(view, BUY_GUARD)
    before, then, total = strikes(view, now), strikes(view, bought), len(coming(view))
    if action == BUY_GUARD:
        numbers = {"guard": bought[GUARD], "number": then, "value": before, "total": total}
        found = [Message("why-buy_guard", dict(numbers), "WS-12.11")] if then < before else []
        risk, left = percent(next_blow_kills(view, now)), percent(next_blow_kills(view, bought))
        return [*found, Message("why-safer", {"value": risk, "number": left}, "WS-15.6")] if left < risk else found
    if action != GO_ON:
        return []
    if before == 0:
        return [Message("why-no_blow", {"guard": now[GUARD]}, "WS-8.3")]
    if BUY_GUARD not in others:
        return []
    found = [Message("why-little_guard", {"number": before - then, "total": total}, "WS-12.11")]
    return [*found, Message("why-last_ki", {}, "WS-12.6")] if view.cells[KI_AT] == 1 else found


def percent(risk: float) -> int:
    """A risk in percent."""
    return round(100 * risk)


def end_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """The red die: used now, or kept."""
    level = view.cells[DIE]
    if action == GO_ON:
        rising = level < DIE_MOST and any(USE_DIE.has(other) for other in others)
        die = [Message("why-keep_die", {"level": level}, "WS-16.2")] if rising else []
        return [*die, *kept_ki(view, action, others)]
    if not USE_DIE.has(action):
        return []
    used = USE_DIE.part(action)
    wound = view.modifiers.die_wounds[used]
    if wound:
        return [Message("why-die_wound", {"wound": wound}, "WS-16.4")]
    life, ki = life_and_ki(DIE_LOSSES[used])
    return [] if ki else hit_reasons(view, TAKE_LIFE, life * view.modifiers.damage_factor, 0)


# Answers --------------------------------------------------------------------------------------------------------------


def hit_reasons(view: WayOfTheSamurai, action: int, life: int, ki: int) -> Reasons:
    """What the enemy has left after so much life or Ki; armour may take points of life, and an immortal one rises."""
    target = view.cells[TARGET] if view.cells[TARGET] < NOBODY and view.rules.enemies > 1 else 0
    name = enemy_name(view, target)
    if action == TAKE_KI:
        left = view.cells[view.foe_ki + target] - ki * view.modifiers.damage_factor
        if left <= 0:
            return [Message("why-his_last_ki", {"enemy": name}, "WS-12.5")]
        return [Message("why-his_ki", {"enemy": name, "left": left}, "WS-12.5")]
    left = view.cells[view.foe_life + target] - life
    if action != TAKE_LIFE or view.rules.yoroi == 2 or (left <= 0 and view.modifiers.immortal):
        return []
    if left <= 0:
        return [Message("why-his_last_life", {"enemy": name}, "WS-11.1")]
    return [Message("why-his_life", {"enemy": name, "left": left}, "WS-11.1")]


def reward_reasons(view: WayOfTheSamurai, action: int, _others: Others) -> Reasons:
    """What a reward is good for."""
    cells = view.cells
    if action == TAKE_SPECIAL:
        return [Message("why-special", {}, "WS-13.8")]
    if action == TAKE_KI and cells[KI_AT] <= FEW_KI:
        return [Message("why-few_ki", {"ki": cells[KI_AT]}, "WS-12.6")]
    if action == TAKE_STEP:
        return [Message("why-step", {"left": BUSHIDO_STEPS - cells[MARKER] - 1}, "WS-30.5")]
    if action == RAISE and not view.modifiers.red_combo_roll:
        level = min(DIE_MOST, cells[DIE] + view.modifiers.red_die_per_combo)
        return [Message("why-raise" if level >= STRIKES_FROM else "why-raise_low", {"level": level}, "WS-16.4")]
    return []


def name_reasons(_view: WayOfTheSamurai, action: int, _others: Others) -> Reasons:
    """The combo that the joker completes with this symbol."""
    if not NAME.has(action) or NAME.part(action) == SYMBOLS:
        return []
    return [Message("why-combo", {"symbol": SYMBOL_NAMES[NAME.part(action)]}, "WS-14.3")]


def mark_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """The opponent with the least life."""
    if not MARK.has(action):
        return []
    lives = {other: view.cells[view.foe_life + MARK.part(other)] for other in (action, *others) if MARK.has(other)}
    name = enemy_name(view, MARK.part(action))
    return weakest(lives, action, name)


def path_reasons(view: WayOfTheSamurai, action: int, others: Others) -> Reasons:
    """The opponent of the next fight with less life."""
    options = view.rules.printed.dojo[max(0, view.cells[FIGHT] - 1)]
    lives = {other: options[PATH.part(other)][1] for other in (action, *others) if PATH.has(other)}
    return weakest(lives, action, options[PATH.part(action)][0]) if PATH.has(action) else []


def weakest(lives: dict[int, int], action: int, name: str) -> Reasons:
    """One opponent has less life than all others."""
    if len(lives) == 1 or any(life <= lives[action] for other, life in lives.items() if other != action):
        return []
    return [Message("why-weakest", {"enemy": name, "life": lives[action]}, "WS-11.1")]


REASONS: Final[dict[str, Callable[[WayOfTheSamurai, int, Others], Reasons]]] = {
    "start": hand_reasons,
    "strike": strike_reasons,
    "before_counter": blow_reasons,
    "end_of_exchange": end_reasons,
    "reward": reward_reasons,
    "name_symbol": name_reasons,
    "mark": mark_reasons,
    "path": path_reasons,
}
