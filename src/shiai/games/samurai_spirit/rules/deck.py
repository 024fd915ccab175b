"""The raider deck: which card may lie at an unknown place, with exact weights. No card is dealt before it is revealed.

In round 1 every unseen plunderer may be face down anywhere or out of the game; in later rounds all cards of the rounds
before are in the deck, and the leaders added are any of those set aside.
"""

from fractions import Fraction
from math import comb, lcm
from typing import Final

from shiai.core.native import Cells
from shiai.core.pile import LAST_SHUFFLE, UNKNOWN, shuffled_weights
from shiai.core.seats import CHANCE
from shiai.core.step import even
from shiai.games.samurai_spirit.rules.actions import CARD
from shiai.games.samurai_spirit.rules.components import (
    BOSS,
    CARDS,
    DOLL_PLUNDERER,
    DOLLS_NEEDED,
    LIEUTENANT,
    OTHER_PLUNDERER,
    PLUNDERER,
    PLUNDERERS,
    RANK,
)
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.state import (
    AWAY,
    BOSSES_LEFT,
    DISCARDED,
    FACE_DOWN,
    IN_PLAY,
    INTRUDERS,
    LEFT,
    LIEUTENANTS_LEFT,
    PLUNDERERS_LEFT,
    ROUND,
    STACK,
    STACK_AT,
    WHERE,
    SamuraiSpirit,
)

ALL_PLUNDERERS: Final = [card for card in range(CARDS) if RANK[card] == PLUNDERER]
_doll_chances: Final[dict[tuple[int, int], list[int]]] = {}
_doll_weights: Final[dict[tuple[int, int, int, int], tuple[int, int]]] = {}


def outcomes(state: SamuraiSpirit, place: int) -> tuple[int, ...]:
    """The outcomes of revealing the card at a place of a pile: one for every card that it can be."""
    cells = state.cells
    # SS-0.10, SS-31.3: chance chooses among these with exact weights
    if place >= 0:
        return (CARD.at(place),)
    first = CARD.first
    if cells[ROUND] == 1 and not state.rules.uses_absent:
        plunderers = cells[WHERE : WHERE + PLUNDERERS]
        return tuple([first + card for card, where in enumerate(plunderers) if where == FACE_DOWN])
    if place == UNKNOWN:
        by_kind = kind_weights(state)
        kind = state.rules.kind
        raiders = cells[WHERE : WHERE + CARDS]
        return tuple([first + card for card, where in enumerate(raiders) if where == FACE_DOWN and by_kind[kind[card]]])
    weights = place_weights(state, place)
    return tuple([first + card for card in range(CARDS) if weights[card]])


def outcome_weights(state: SamuraiSpirit, place: int) -> list[int]:
    """The weights of `outcomes`."""
    if place >= 0 or (state.cells[ROUND] == 1 and not state.rules.uses_absent):
        return even(len(state.legal(CHANCE)))
    if place == UNKNOWN:
        by_kind = kind_weights(state)
        kind = state.rules.kind
        return [by_kind[kind[action - CARD.first]] for action in state.legal(CHANCE)]
    return [weight for weight in place_weights(state, place) if weight]


def place_weights(state: SamuraiSpirit, place: int) -> list[int]:
    """How likely every card is at an unknown place, in whole numbers."""
    cells = state.cells
    # SS-28.11, SS-31.64: a card that was seen keeps its place until a shuffle, so it is not among these
    by_kind = kind_weights(state)
    kind = state.rules.kind
    first = [by_kind[kind[card]] if cells[WHERE + card] == FACE_DOWN else 0 for card in range(CARDS)]
    if place == UNKNOWN:
        return first
    mixed = [max(0, cells[WHERE + card] - FACE_DOWN) for card in range(CARDS)]
    shuffles = [UNKNOWN - hidden for hidden in places(cells) if hidden < 0]
    counts = [shuffles.count(number) for number in range(max(shuffles) + 1)]
    return shuffled_weights(first, mixed, counts, UNKNOWN - place)


def places(cells: Cells) -> list[int]:
    """All places of the two face-down piles: known cards, or the shuffles of unknown ones."""
    return STACK.places(cells) + INTRUDERS.places(cells)


def kind_weights(state: SamuraiSpirit) -> list[int]:
    """How likely one unseen card of each kind is at a place of shuffle 0, in whole numbers.

    In round 1 only plunderers are face down. Later all cards of the round before are, and some of the unseen leaders.
    """
    cells = state.cells
    if cells[ROUND] == 1:
        dolls = unseen(state, DOLL_PLUNDERER)
        others = unseen(state, OTHER_PLUNDERER)
        doll, other = doll_weights(state.rules.plunderers, state.rules.doll_plunderers, dolls, others)
        return [doll, other, 0, 0]
    if cells[ROUND] == 2:
        candidates = max(1, unseen(state, LIEUTENANT))
        return [candidates, candidates, cells[LEFT + LIEUTENANTS_LEFT], 0]
    candidates = max(1, unseen(state, BOSS))
    return [candidates, candidates, candidates, cells[LEFT + BOSSES_LEFT]]


def unseen(state: SamuraiSpirit, kind: int) -> int:
    """How many cards of this kind may lie at a place of shuffle 0."""
    cells = state.cells
    number = 0
    for card in state.rules.cards_of[kind]:
        if cells[WHERE + card] == FACE_DOWN:
            number += 1
    return number


def see(cells: Cells, card: int) -> None:
    """A card at an unknown place is revealed; it is in play from now on."""
    where = cells[WHERE + card]
    if where == FACE_DOWN:
        cells[LEFT + RANK[card]] -= 1
    cells[WHERE + card] = IN_PLAY


def take_top(state: SamuraiSpirit, pile: FaceDownPile, card: int) -> None:
    """Take the top card of a pile, which turns out to be this one."""
    pile.take(state.cells)
    see(state.cells, card)


def lay_stack(state: SamuraiSpirit) -> None:
    """All cards of this round's deck become the raider stack, face down."""
    cells = state.cells
    rules = state.rules
    leaders = rules.leaders
    if cells[ROUND] == 1:
        for card in ALL_PLUNDERERS:
            cells[WHERE + card] = FACE_DOWN
    else:
        for card in range(CARDS):
            cells[WHERE + card] = FACE_DOWN if may_join(cells, card) else AWAY
    # SS-2.12, SS-2.13: this many of the 52 plunderers; which ones is decided when they are revealed
    cells[LEFT + PLUNDERERS_LEFT] = rules.plunderers
    # SS-21.3, SS-21.4, SS-21.11: and this many leaders of each rank
    cells[LEFT + LIEUTENANTS_LEFT] = leaders if cells[ROUND] >= 2 else 0
    cells[LEFT + BOSSES_LEFT] = leaders if cells[ROUND] == 3 else 0
    number = rules.plunderers + leaders * (cells[ROUND] - 1)  # SS-23.6, SS-23.7
    cells[STACK.at] = number
    # SS-21.5: the other piles are empty now
    for place in range(STACK_AT + 1, STACK_AT + 1 + number):
        cells[place] = UNKNOWN


def may_join(cells: Cells, card: int) -> bool:
    """Can this card be in the deck of the round that begins?"""
    if RANK[card] == cells[ROUND] - 1:  # SS-2.14, SS-3.10: plunderers, then lieutenants, then bosses
        return True
    # SS-21.2, SS-21.6: the deck of the round before, all of which has been revealed by now
    return IN_PLAY <= cells[WHERE + card] < FACE_DOWN


def shuffle_in(state: SamuraiSpirit, card: int) -> None:
    """Shuffle a card of the discard pile into the raider stack: every place of the stack becomes unknown.

    The stack begins a new shuffle if cards of the present one lie in the intruder stack: those can be neither the new
    card nor one whose place in the stack was known.
    """
    cells = state.cells
    present = last_shuffle(cells)
    if present == LAST_SHUFFLE:
        renumber_shuffles(cells)
        present = last_shuffle(cells)
    shuffle = present if present and not INTRUDERS.unknown(cells, present) else present + 1
    STACK.put(cells, card)
    for place in range(STACK.at + 1, STACK.at + 1 + cells[STACK.at]):
        if cells[place] >= 0:
            cells[WHERE + cells[place]] = FACE_DOWN + shuffle
        cells[place] = UNKNOWN - shuffle  # SS-16.12


def last_shuffle(cells: Cells) -> int:
    """The number of the latest shuffle that has unknown places."""
    present = 0
    for place in places(cells):
        present = max(present, UNKNOWN - place)
    return present


def renumber_shuffles(cells: Cells) -> None:
    """Number the shuffles that still have unknown places anew, since there are fewer of them than places.

    A card of a shuffle that has none left lies at a place of a later one.
    """
    used = sorted({UNKNOWN - place for place in places(cells) if place < UNKNOWN})
    for pile in (STACK, INTRUDERS):
        for cell in range(pile.at + 1, pile.at + 1 + cells[pile.at]):
            if cells[cell] < UNKNOWN:
                cells[cell] = UNKNOWN - 1 - used.index(UNKNOWN - cells[cell])
    for card in range(CARDS):
        shuffle = cells[WHERE + card] - FACE_DOWN
        if shuffle > 0:
            cells[WHERE + card] = FACE_DOWN + 1 + len([number for number in used if number < shuffle])


def discard(cells: Cells, card: int) -> None:
    """Put a card on the discard pile, face up."""
    cells[WHERE + card] = DISCARDED


def discards(cells: Cells) -> list[int]:
    """The cards of the discard pile."""
    # SS-28.2: everybody may look through them
    return [card for card in range(CARDS) if cells[WHERE + card] == DISCARDED]


def doll_chances(dealt: int, all_dolls: int) -> list[int]:
    """How likely 0, 1, 2, … of all dolls are among the plunderers dealt, after the doll check; in whole numbers.

    If a deal fails the check, its cards are set aside and as many are dealt from the rest. If too few are left, all
    cards are shuffled again; that repeats the same procedure, so it changes no proportion.
    """
    key = (dealt, all_dolls)
    if key not in _doll_chances:
        chances = [Fraction(0)] * (dealt + 1)
        rests: list[tuple[int, int, Fraction]] = [(all_dolls, PLUNDERERS - all_dolls, Fraction(1))]
        while rests:
            dolls, others, chance = rests.pop()
            for number in range(max(0, dealt - others), min(dolls, dealt) + 1):
                ways = comb(dolls, number) * comb(others, dealt - number)
                part = chance * Fraction(ways, comb(dolls + others, dealt))
                # SS-25.3, SS-25.6, SS-26.3, SS-31.46: as many dolls among however many cards are dealt
                if number >= DOLLS_NEEDED:
                    chances[number] += part
                elif dolls + others - dealt >= dealt:  # SS-25.4, SS-25.5
                    rests.append((dolls - number, others - dealt + number, part))
        common = lcm(*[chance.denominator for chance in chances])
        _doll_chances[key] = [int(chance * common) for chance in chances]
    return _doll_chances[key]


def doll_weights(dealt: int, all_dolls: int, dolls_unseen: int, others_unseen: int) -> tuple[int, int]:
    """How likely one unseen doll and one unseen other plunderer are at an unknown place of round 1."""
    key = (dealt, all_dolls, dolls_unseen, others_unseen)
    found = _doll_weights.get(key)
    if found is None:
        all_others = PLUNDERERS - all_dolls
        dolls_seen = all_dolls - dolls_unseen
        others_seen = all_others - others_unseen
        doll = Fraction(0)
        other = Fraction(0)
        chances = doll_chances(dealt, all_dolls)  # SS-25.16: all that players know is that the check succeeded
        for dolls in range(dolls_seen, min(all_dolls, dealt - others_seen) + 1):
            others = dealt - dolls
            if others > all_others:
                continue
            all_ways = comb(all_dolls, dolls) * comb(all_others, others)
            ways = comb(dolls_unseen, dolls - dolls_seen) * comb(others_unseen, others - others_seen)
            weight = Fraction(chances[dolls] * ways, all_ways)
            doll += weight * (dolls - dolls_seen)
            other += weight * (others - others_seen)
        doll /= max(1, dolls_unseen)
        other /= max(1, others_unseen)
        common = lcm(doll.denominator, other.denominator)
        found = (int(doll * common), int(other * common))
        _doll_weights[key] = found
    return found
