"""Contracts of heroes: what brings them forward and fulfils them (section 58)."""

from shiai.games.senjutsu.cards.contracts import (
    CONTRACTS,
    COUNTERED_WELL,
    FIRST_WOUND,
    INFLICTED,
    PAYMENTS,
    SUCCESS,
    WOUNDED,
)
from shiai.games.senjutsu.cards.vocabulary import BLEED_CREDIT, WOUND_CREDIT
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    COMPLETED,
    CONTRACTS_AT,
    COUNTERED,
    FULFILLED,
    ITEM_CARD,
    ITEMS,
    MARKS,
    PROGRESS,
    REACH,
    RETORTED,
    Senjutsu,
)


def progress_of(state: Senjutsu, seat: int, contract: int) -> int:
    """How far a contract is: a number of payments, or a mask."""
    return state.cells[seat * BLOCK + PROGRESS] >> 8 * contract & 255


def set_progress(state: Senjutsu, seat: int, contract: int, progress: int) -> None:
    """Note how far a contract is."""
    cell = seat * BLOCK + PROGRESS
    state.cells[cell] = state.cells[cell] & ~(255 << 8 * contract) | progress << 8 * contract


def open_contracts(state: Senjutsu, seat: int, kind: int) -> list[int]:
    """The contracts of this kind that lie before a hero and are not fulfilled."""
    base = seat * BLOCK
    # only those in the play area (SJ-58.3)
    mask = state.cells[base + CONTRACTS_AT] & ~state.cells[base + FULFILLED]
    return [i for i, contract in enumerate(CONTRACTS) if mask >> i & 1 and contract.kind == kind]


def fulfil(state: Senjutsu, seat: int, contract: int) -> None:
    """Turn a contract to its other side."""
    base = seat * BLOCK
    # SJ-58.3: turned to its other side, and counted for the whole game (SJ-58.9)
    state.cells[base + FULFILLED] |= 1 << contract
    state.cells[base + COMPLETED] += 1
    state.contract_done(seat, contract)


def bring_forward(state: Senjutsu, seat: int, contract: int, progress: int) -> None:
    """Bring a contract as far as this, which may fulfil it."""
    set_progress(state, seat, contract, progress)
    made = CONTRACTS[contract]
    if made.made(progress) >= made.needed():
        fulfil(state, seat, contract)


def credit(state: Senjutsu, seat: int, other: int, what: int) -> None:
    """A figure (or nobody) has just done something to another one."""
    state.credit(seat, what)
    for owner in range(state.rules.people):
        if state.rules.heroes[owner].contracts and state.cells[ALIVE] >> owner & 1:
            harmed(state, owner, seat == owner and other != owner, other, what)


def harmed(state: Senjutsu, owner: int, own: bool, other: int, what: int) -> None:
    """Bring contracts about harm forward; `own` says whether it was the owner who did it."""
    hurt = bool(what & (WOUND_CREDIT | BLEED_CREDIT))
    if hurt:
        # SJ-58.5: there is one first wound in a game, whoever deals it
        for contract in first_wounds(state, owner):
            mine = own and contract in open_contracts(state, owner, FIRST_WOUND)
            set_progress(state, owner, contract, 1)
            if mine:
                fulfil(state, owner, contract)
    if not own:
        return
    if hurt and not state.rules.allies[owner] >> other & 1:
        # SJ-58.6
        for contract in open_contracts(state, owner, WOUNDED):
            bring_forward(state, owner, contract, progress_of(state, owner, contract) | 1 << other)
    # SJ-58.7
    for contract in open_contracts(state, owner, INFLICTED):
        new = what & CONTRACTS[contract].mask
        if new & ~progress_of(state, owner, contract):
            bring_forward(state, owner, contract, progress_of(state, owner, contract) | new)


def first_wounds(state: Senjutsu, owner: int) -> list[int]:
    """The contracts of a hero about a first wound that was not dealt yet."""
    own = state.rules.heroes[owner].contracts
    kinds = [i for i, contract in enumerate(CONTRACTS) if own >> i & 1 and contract.kind == FIRST_WOUND]
    return [i for i in kinds if not progress_of(state, owner, i)]


def paid(state: Senjutsu, seat: int) -> None:
    """A hero has spent Focus."""
    if not state.cells[seat * BLOCK + CONTRACTS_AT]:
        return
    # SJ-58.4
    for contract in open_contracts(state, seat, PAYMENTS):
        bring_forward(state, seat, contract, progress_of(state, seat, contract) + 1)


def succeeded(state: Senjutsu, seat: int, card: int) -> None:
    """An attack or a Block of this card was successful."""
    state.succeeded(seat)
    base = seat * BLOCK
    cells = state.cells
    if not cells[base + CONTRACTS_AT]:
        return
    # a Counter is the only card with an attack that does not wait for its initiative (SJ-58.10)
    if cells[base + MARKS] & COUNTERED and card + 1 not in cells[base + ITEM_CARD : base + ITEM_CARD + ITEMS]:
        cells[base + MARKS] |= RETORTED
    # SJ-58.2
    for contract in open_contracts(state, seat, SUCCESS):
        if state.rules.cards.designs[card].tier & CONTRACTS[contract].mask:
            fulfil(state, seat, contract)


def end_turn(state: Senjutsu) -> None:
    """Fulfil contracts about Counters, and forget what counts within one turn."""
    for seat in range(state.rules.people):
        if not state.cells[seat * BLOCK + CONTRACTS_AT]:
            continue
        for contract in open_contracts(state, seat, WOUNDED):
            set_progress(state, seat, contract, 0)
        if state.cells[seat * BLOCK + MARKS] & RETORTED:
            # SJ-58.10
            for contract in open_contracts(state, seat, COUNTERED_WELL):
                fulfil(state, seat, contract)


def in_play(state: Senjutsu, seat: int) -> int:
    """How many fulfilled contracts lie before a hero."""
    return state.cells[seat * BLOCK + FULFILLED].bit_count()


def range_of(state: Senjutsu, seat: int, card: int) -> int:
    """The range of a card now; 0 if it has none."""
    made = state.rules.cards.designs[card]
    # SJ-58.12
    printed = made.range + (in_play(state, seat) if made.renown else 0)
    return max(printed, state.cells[seat * BLOCK + REACH]) if made.range else 0
