"""The evaluation: how good a state is for a seat, by wounds and statuses, cards and Focus, and placement.

It reads only public information and the seat's own hand.
"""

from math import tanh

from shiai.core.seats import ALL_SEEING
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.contracts import CONTRACTS
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.players.card_value import heap_value
from shiai.games.senjutsu.players.placement import placement_value
from shiai.games.senjutsu.players.weights import (
    AHEAD,
    AIMED,
    BLEEDS,
    CARD_IN_HAND,
    CONTRACT,
    CONTRACT_BEGUN,
    CONTRACT_KEPT,
    DEFEAT,
    ENLIGHTENED,
    EVERY_TURN,
    FOCUS_VALUES,
    HAND_QUALITY,
    HOBBLED,
    LAST_CONTRACTS,
    LASTING_VALUE,
    LOADED,
    MISSING_CARD,
    POSED,
    RAISED_LIMIT,
    SQUASH,
    STEALTH,
    STUN_COSTS,
    THIN_DECK,
    THROWN,
    TOXIN,
    WOUND_COSTS,
)
from shiai.games.senjutsu.rules.contracts import progress_of
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    CALTROPS,
    COMPLETED,
    CONTRACTS_AT,
    DOWN_SIZE,
    FOCUS,
    FULFILLED,
    HAND,
    HAND_SIZE,
    HIDDEN_AT,
    HOBBLES,
    KAMAE_AT,
    LASTING,
    LOADS,
    NOWHERE,
    PLAYED,
    RANKS,
    RESULT,
    STUNS,
    TOXINS,
    TRAPS,
    UNSEEN_DISCARDS,
    UP,
    WINNERS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import rotating


def evaluate(state: Senjutsu, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    cells = state.cells
    if cells[RESULT]:
        if not cells[WINNERS]:
            return 0.0
        return 1.0 if cells[WINNERS] >> seat & 1 else -1.0
    return 0.98 * tanh(lead(state, seat) / SQUASH)


def lead(state: Senjutsu, seat: int) -> float:
    """The lead of a side over the others, above all the strongest of them, in wounds."""
    rules = state.rules
    totals = [0.0] * rules.side_count
    for other in range(rules.count):
        totals[rules.sides[other]] += strength(state, other)
    own = rules.sides[seat]
    rivals = [totals[side] for side in range(rules.side_count) if side != own]
    value = totals[own] - (0.7 * max(rivals) + 0.3 * sum(rivals) / len(rivals))
    if state.cells[ALIVE] >> seat & 1 and state.cells[seat * BLOCK + AT] != NOWHERE:
        value += placement_value(state, seat)
        if state.viewer in (ALL_SEEING, seat):
            value += known_hand(state, seat)
    partner = rules.partners[seat]
    if partner >= 0 and state.cells[ALIVE] >> partner & 1 and state.cells[partner * BLOCK + AT] != NOWHERE:
        value += placement_value(state, partner)
    return value


def known_hand(state: Senjutsu, seat: int) -> float:
    """How much better the cards of a hand are than those of an average hand."""
    base = seat * BLOCK
    cards = min(state.cells[base + HAND_SIZE], state.rules.heroes[seat].hand)
    return HAND_QUALITY * heap_value(state.rules.cards, state.cells[base + HAND]) - CARD_IN_HAND * cards


def strength(state: Senjutsu, seat: int) -> float:
    """The strength of a hero in wounds; 0 for one that has suffered and gained nothing."""
    cells = state.cells
    base = seat * BLOCK
    if not cells[ALIVE] >> seat & 1:
        return -DEFEAT
    left = wound_limit(state, seat) - cells[base + WOUNDS] - cells[base + BLEEDING]
    value = -WOUND_COSTS[max(0, min(5, 5 - left))] - STUN_COSTS[min(5, cells[base + STUNS])]
    if cells[base + BLEEDING]:
        value -= BLEEDS
    value -= HOBBLED * rotating(cells[base + HOBBLES])
    value -= TOXIN * sum([int(cells[base + TOXINS + toxin] > 0) for toxin in range(4)])
    value -= LOADED * cells[base + LOADS]
    value += FOCUS_VALUES[min(4, cells[base + FOCUS])]
    value += CARD_IN_HAND * min(cells[base + HAND_SIZE], state.rules.heroes[seat].hand)
    lasting = cells[base + LASTING]
    if lasting:
        cards = state.rules.cards
        value += LASTING_VALUE * size(lasting) + RAISED_LIMIT * size(lasting & cards.raising)
        value += EVERY_TURN * size(lasting & cards.lasting[v.EACH_TURN])
        if cells[base + HIDDEN_AT] & v.RAISED:
            value += ENLIGHTENED
    if cells[base + KAMAE_AT] != v.NEUTRAL:
        value += POSED
    if cells[base + KAMAE_AT] == v.DISTANCE and cells[base + HAND] & state.rules.cards.distant:
        value += AIMED
    if cells[base + HIDDEN_AT] & (v.STEALTH | v.DESPERATION | v.ENLIGHTENMENT):
        value += STEALTH
    if cells[base + CONTRACTS_AT] | cells[base + COMPLETED]:
        value += contract_value(state, seat)
    thrown = cells[base + CALTROPS] | cells[base + TRAPS]
    if thrown:
        value += THROWN * thrown.bit_count()
    if cells[RANKS] == seat:
        value += AHEAD
    if state.rules.people <= seat < state.rules.first_enemy:  # the deck of a companion never ends
        return value
    return value - MISSING_CARD * max(0, THIN_DECK - cards_left(state, seat))


def contract_value(state: Senjutsu, seat: int) -> float:
    """What the contracts of a hero are worth: those fulfilled, those begun, and how near the victory is."""
    cells = state.cells
    base = seat * BLOCK
    missing = state.rules.heroes[seat].contracts_to_win - cells[base + COMPLETED]
    value = CONTRACT * cells[base + COMPLETED] + CONTRACT_KEPT * cells[base + FULFILLED].bit_count()
    for number, contract in enumerate(CONTRACTS):
        needed = contract.needed()
        if needed > 1 and (cells[base + CONTRACTS_AT] & ~cells[base + FULFILLED]) >> number & 1:
            value += CONTRACT_BEGUN * contract.made(progress_of(state, seat, number)) / needed
    return value + (LAST_CONTRACTS[max(0, missing)] if missing < len(LAST_CONTRACTS) else 0.0)


def cards_left(state: Senjutsu, seat: int) -> int:
    """The number of cards in a deck, which everybody can count."""
    cells = state.cells
    base = seat * BLOCK
    open_cards = cells[base + UP] + cells[base + PLAYED] + cells[base + LASTING]
    hidden = cells[base + HAND_SIZE] + cells[base + DOWN_SIZE] + cells[base + UNSEEN_DISCARDS]
    return size(state.rules.heaps[seat]) - size(open_cards) - hidden
