"""Which raider may lie at an unknown place, with exact weights. Nothing is dealt before somebody looks.

In round 1 every plunderer nobody has seen may be anywhere face down or out of the game; in later rounds all cards of
the rounds before are in, and the leaders added are any of those set aside.
"""

from fractions import Fraction
from math import comb, lcm
from typing import Final

from shiai.core.clauses import cited
from shiai.core.pile import UNKNOWN, Pile, shuffled_weights
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.actions import CARD
from shiai.games.samurai_spirit.rules.components import (
    BOSS,
    CARDS,
    DATA,
    DOLL_PLUNDERER,
    DOLL_PLUNDERERS,
    LEADERS,
    LIEUTENANT,
    OTHER_PLUNDERER,
    OTHER_PLUNDERERS,
    PLUNDERERS,
    RANK,
    RANKS,
)
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
    WHERE,
    SamuraiSpirit,
)

CLAUSES: Final = cited(
    """
    SS-0.10 SS-2.12 SS-2.13 SS-2.14 SS-3.10 SS-16.12 SS-21.2 SS-21.3 SS-21.4 SS-21.5 SS-21.6 SS-21.11 SS-25.3 SS-25.4
    SS-25.5 SS-25.6 SS-25.16 SS-28.2 SS-28.11 SS-31.3 SS-31.46 SS-31.64
    """
)

DOLLS_NEEDED: Final = int(DATA["doll_check"]["least"])
FIRST_OF_RANK: Final = [RANK.index(rank) for rank in range(RANKS)]
END_OF_RANK: Final = [PLUNDERERS, PLUNDERERS, PLUNDERERS + LEADERS, CARDS]  # the card list goes by rank
LEFT_OF_RANK: Final = (PLUNDERERS_LEFT, PLUNDERERS_LEFT, LIEUTENANTS_LEFT, BOSSES_LEFT)
_doll_chances: dict[int, list[int]] = {}
_doll_weights: dict[tuple[int, int, int], tuple[int, int]] = {}


def outcomes(state: SamuraiSpirit, place: int) -> tuple[int, ...]:
    """The outcomes of turning over the card at a place of a pile: CARD + card for every card that it can be."""
    cells = state.cells
    if place >= 0:
        return (CARD + place,)
    if cells[ROUND] == 1 and not state.rules.uses_absent:
        return tuple([CARD + card for card in range(PLUNDERERS) if cells[WHERE + card] == FACE_DOWN])
    weights = place_weights(state, place)
    return tuple([CARD + card for card in range(CARDS) if weights[card]])


def outcome_weights(state: SamuraiSpirit, place: int) -> list[int]:
    """The weights of `outcomes`."""
    if place >= 0 or (state.cells[ROUND] == 1 and not state.rules.uses_absent):
        return [1] * len(state.legal(CHANCE))
    return [weight for weight in place_weights(state, place) if weight]


def place_weights(state: SamuraiSpirit, place: int) -> list[int]:
    """How likely every card is at an unknown place, in whole numbers."""
    cells = state.cells
    by_rank = rank_weights(state)
    first = [by_rank[RANK[card]] if cells[WHERE + card] == FACE_DOWN else 0 for card in range(CARDS)]
    if place == UNKNOWN:
        return first
    mixed = [max(0, cells[WHERE + card] - FACE_DOWN) for card in range(CARDS)]
    shuffles = [UNKNOWN - hidden for hidden in places(cells) if hidden < 0]
    counts = [shuffles.count(number) for number in range(max(shuffles) + 1)]
    return shuffled_weights(first, mixed, counts, UNKNOWN - place)


def places(cells: list[int]) -> list[int]:
    """What is known of every place of the two face-down piles."""
    return STACK.places(cells) + INTRUDERS.places(cells)


def rank_weights(state: SamuraiSpirit) -> list[int]:
    """How likely one unseen card of each rank is at a place of shuffle 0, in whole numbers.

    In round 1 only plunderers are face down; later all cards of the round before are, and some of the leaders that were
    set aside: so many of those nobody has seen.
    """
    cells = state.cells
    if cells[ROUND] == 1:
        doll, other = doll_weights(
            state.rules.plunderers, unseen(cells, DOLL_PLUNDERER), unseen(cells, OTHER_PLUNDERER)
        )
        return [doll, other, 0, 0]
    if cells[ROUND] == 2:
        candidates = max(1, unseen(cells, LIEUTENANT))
        return [candidates, candidates, cells[LEFT + LIEUTENANTS_LEFT], 0]
    candidates = max(1, unseen(cells, BOSS))
    return [candidates, candidates, candidates, cells[LEFT + BOSSES_LEFT]]


def unseen(cells: list[int], rank: int) -> int:
    """How many cards of this rank may lie at a place of shuffle 0."""
    number = 0
    for card in range(FIRST_OF_RANK[rank], END_OF_RANK[rank]):
        if cells[WHERE + card] == FACE_DOWN and RANK[card] == rank:
            number += 1
    return number


def see(cells: list[int], card: int) -> None:
    """A card at an unknown place is turned over; it is in play from now on."""
    where = cells[WHERE + card]
    if where == FACE_DOWN:
        cells[LEFT + LEFT_OF_RANK[RANK[card]]] -= 1
    cells[WHERE + card] = IN_PLAY


def take_top(state: SamuraiSpirit, pile: Pile, card: int) -> None:
    """Take the top card of a pile, which turns out to be this one."""
    pile.take(state.cells)
    see(state.cells, card)


def lay_stack(state: SamuraiSpirit) -> None:
    """All cards of this round's deck become the raider stack, face down (SS-2.12, SS-21.2 to SS-21.5)."""
    cells = state.cells
    rules = state.rules
    leaders = rules.leaders
    for card in range(CARDS):
        rank = RANK[card]
        if (rank == LIEUTENANT and cells[ROUND] == 2) or (rank == BOSS and cells[ROUND] == 3):
            cells[WHERE + card] = FACE_DOWN
        elif cells[ROUND] == 1:
            cells[WHERE + card] = FACE_DOWN if rank <= OTHER_PLUNDERER else AWAY
        else:
            cells[WHERE + card] = FACE_DOWN if IN_PLAY <= cells[WHERE + card] < FACE_DOWN else AWAY
    cells[LEFT + PLUNDERERS_LEFT] = rules.plunderers
    cells[LEFT + LIEUTENANTS_LEFT] = leaders if cells[ROUND] >= 2 else 0
    cells[LEFT + BOSSES_LEFT] = leaders if cells[ROUND] == 3 else 0
    number = rules.plunderers + leaders * (cells[ROUND] - 1)
    cells[STACK.at] = number
    for place in range(STACK.at + 1, STACK.at + 1 + STACK.slots):
        cells[place] = UNKNOWN if place <= STACK.at + number else 0


def shuffle_in(state: SamuraiSpirit, card: int) -> None:
    """Shuffle a card of the discard pile into the raider stack: now every place of the stack is unknown (SS-16.12).

    The stack begins a new shuffle if cards of the present one lie in the intruder stack: those can be neither the new
    card nor one whose place in the stack was known.
    """
    cells = state.cells
    present = 0
    for place in places(cells):
        present = max(present, UNKNOWN - place)
    shuffle = present if present and not INTRUDERS.unknown(cells, present) else present + 1
    STACK.put(cells, card)
    for place in range(STACK.at + 1, STACK.at + 1 + cells[STACK.at]):
        if cells[place] >= 0:
            cells[WHERE + cells[place]] = FACE_DOWN + shuffle
        cells[place] = UNKNOWN - shuffle


def discard(cells: list[int], card: int) -> None:
    """Put a card on the discard pile, face up."""
    cells[WHERE + card] = DISCARDED


def discards(cells: list[int]) -> list[int]:
    """The cards of the discard pile."""
    return [card for card in range(CARDS) if cells[WHERE + card] == DISCARDED]


def doll_chances(dealt: int) -> list[int]:
    """In whole numbers: how likely so many dolls (0, 1, …) are among the plunderers dealt, after the check (SS-25.3).

    What fails is set aside and as many new cards are dealt from the rest; when too few are left all are shuffled again
    (SS-25.4, SS-25.5), which begins the same thing anew and so changes no proportion.
    """
    if dealt not in _doll_chances:
        chances = [Fraction(0)] * (dealt + 1)
        rests: list[tuple[int, int, Fraction]] = [(DOLL_PLUNDERERS, OTHER_PLUNDERERS, Fraction(1))]
        while rests:
            dolls, others, chance = rests.pop()
            for number in range(max(0, dealt - others), min(dolls, dealt) + 1):
                ways = comb(dolls, number) * comb(others, dealt - number)
                part = chance * Fraction(ways, comb(dolls + others, dealt))
                if number >= DOLLS_NEEDED:
                    chances[number] += part
                elif dolls + others - dealt >= dealt:
                    rests.append((dolls - number, others - dealt + number, part))
        common = lcm(*[chance.denominator for chance in chances])
        _doll_chances[dealt] = [int(chance * common) for chance in chances]
    return _doll_chances[dealt]


def doll_weights(dealt: int, dolls_unseen: int, others_unseen: int) -> tuple[int, int]:
    """How likely one unseen doll and one unseen other plunderer are at an unknown place of round 1 (SS-25.16)."""
    key = (dealt, dolls_unseen, others_unseen)
    found = _doll_weights.get(key)
    if found is None:
        dolls_seen = DOLL_PLUNDERERS - dolls_unseen
        others_seen = OTHER_PLUNDERERS - others_unseen
        doll = Fraction(0)
        other = Fraction(0)
        chances = doll_chances(dealt)
        for dolls in range(dolls_seen, min(DOLL_PLUNDERERS, dealt - others_seen) + 1):
            others = dealt - dolls
            if others > OTHER_PLUNDERERS:
                continue
            all_ways = comb(DOLL_PLUNDERERS, dolls) * comb(OTHER_PLUNDERERS, others)
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
