"""What several rules share: seats, Advantage, Focus, gates."""

from typing import Final

from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.cards.vocabulary import FOCUS_LIMIT, KAMAES
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.contracts import paid
from shiai.games.senjutsu.rules.heroes import FOG, PARALYSIS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    CANCELLED,
    ENDED,
    FOCUS,
    ITEM_CARD,
    ITEMS,
    LASTING,
    MARKS,
    RANKS,
    SOBER,
    TOXINS,
    Senjutsu,
)

MOST_FOCUS: Final = 3  # where no card in play raises it
KAMAE_BITS: Final = (1 << KAMAES) - 1  # of a gate
SEATS_OF: Final = [[seat for seat in range(MOST_FIGURES) if mask >> seat & 1] for mask in range(1 << MOST_FIGURES)]
TUPLES_OF: Final[list[tuple[int, ...]]] = [tuple(seats) for seats in SEATS_OF]


def rotating(cell: int) -> int:
    """How many cards are in play of a kind that is rotated every turn."""
    # SJ-40.13: of enemies as of heroes
    return (cell & 15) + (cell >> 4 & 15) + (cell >> 8 & 15) + (cell >> 12 & 15) if cell else 0


def opponents(state: Senjutsu, seat: int) -> int:
    """The mask of living heroes of other sides (SJ-1.9)."""
    return state.cells[ALIVE] & ~state.rules.allies[seat]


def people_of(state: Senjutsu) -> int:
    """The mask of living heroes that people play."""
    return state.cells[ALIVE] & state.rules.played_by_people


def seats_of(mask: int) -> list[int]:
    """The seats of a mask; the list is shared and must not be changed."""
    return SEATS_OF[mask]


def highest_first(state: Senjutsu, mask: int) -> list[int]:
    """The seats of a mask from the highest marker downwards."""
    # SJ-4.3
    found: list[int] = []
    rules = state.rules
    for seat in state.cells[RANKS : RANKS + rules.count]:
        if mask >> seat & 1:
            found.append(seat)
        # SJ-59.11: a companion stands where its hero does
        if rules.pairs and seat < rules.people and rules.partners[seat] >= 0 and mask >> rules.partners[seat] & 1:
            found.append(rules.partners[seat])
    return found


def marker_of(state: Senjutsu, figure: int) -> int:
    """The figure whose marker on the Advantage track stands for this one: a companion has that of its hero."""
    hero = state.rules.owners[figure]
    return hero if state.cells[ALIVE] >> hero & 1 else figure


def with_companions(state: Senjutsu, seats: list[int]) -> list[int]:
    """Heroes, each followed by its companion."""
    partners = state.rules.partners
    return [figure for seat in seats for figure in (seat, partners[seat]) if figure >= 0]


def companions_of(state: Senjutsu) -> int:
    """The mask of living companions."""
    return state.cells[ALIVE] & state.rules.of_people & ~state.rules.played_by_people


def take_advantage(state: Senjutsu, seat: int) -> None:
    """Move a marker to the top of the track (SJ-4.4). Solo play has no track (SJ-41.7)."""
    # SJ-41.7
    if state.rules.count > state.rules.first_enemy:
        return
    # SJ-4.4
    marker = marker_of(state, seat)
    ranks = [marker] + [other for other in state.cells[RANKS : RANKS + MOST_FIGURES] if other != marker]
    state.cells[RANKS : RANKS + MOST_FIGURES] = ranks
    if state.events is not None:
        state.tell("advantage", "SJ-4.4", {"who": who(state, seat)})


def who(state: Senjutsu, seat: int) -> str:
    """The name of a hero in messages; with its seat where two players have the same hero."""
    name = state.rules.heroes[seat].name
    twins = [hero for hero in state.rules.heroes if hero.name == name]
    return name if len(twins) == 1 else f"{name}_{state.rules.owners[seat] + 1}"


def tell_aim(state: Senjutsu, seat: int, other: int, clause: str) -> None:
    """Tell that a target was chosen."""
    if state.events is not None:
        state.tell("aimed", clause, {"who": who(state, seat), "other": who(state, other)})


def paralysed(state: Senjutsu, seat: int) -> bool:
    """Is Paralysing Toxin active (SJ-36.7)?"""
    # SJ-36.7
    return state.cells[seat * BLOCK + TOXINS + PARALYSIS - 1] > 0


def fogged(state: Senjutsu, seat: int) -> bool:
    """Is Fog of Confusion active (SJ-36.5)?"""
    return state.cells[seat * BLOCK + TOXINS + FOG - 1] > 0


def purse(state: Senjutsu, seat: int) -> int:
    """The Focus that can be spent."""
    # SJ-59.4: one pool for a hero and its companion
    return 0 if paralysed(state, seat) else state.cells[state.rules.owners[seat] * BLOCK + FOCUS]


def focus_limit(state: Senjutsu, seat: int) -> int:
    """The most Focus that a figure can have (SJ-8.2)."""
    lasting = state.cells[state.rules.owners[seat] * BLOCK + LASTING]
    # SJ-57.7
    return MOST_FOCUS + size(lasting & state.rules.cards.lasting[FOCUS_LIMIT]) if lasting else MOST_FOCUS


def gain_focus(state: Senjutsu, seat: int, amount: int) -> None:
    """Gain Focus, up to 3 (SJ-8.2)."""
    cell = state.rules.owners[seat] * BLOCK + FOCUS
    # SJ-41.6
    none = paralysed(state, seat) or seat >= state.rules.first_enemy  # enemies have none (SJ-41.6)
    # SJ-8.2
    gained = 0 if none else max(0, min(amount, focus_limit(state, seat) - state.cells[cell]))
    state.cells[cell] += gained
    if gained and state.events is not None:
        state.tell("focus_gained", "SJ-8.2", {"who": who(state, seat), "count": gained})


def spend_focus(state: Senjutsu, seat: int, amount: int) -> None:
    """Spend Focus."""
    # SJ-8.4
    state.cells[state.rules.owners[seat] * BLOCK + FOCUS] -= amount
    if amount:
        paid(state, seat)
    if amount and state.events is not None:
        state.tell("focus_spent", "SJ-8.4", {"who": who(state, seat), "count": amount})


def lose_focus(state: Senjutsu, seat: int, amount: int) -> int:
    """Lose Focus, as much as there is (SJ-8.9); returns how much."""
    cell = seat * BLOCK + FOCUS
    # SJ-8.9, SJ-59.17: a companion has none of its own to lose
    lost = min(amount, state.cells[cell])
    state.cells[cell] -= lost
    if lost and state.events is not None:
        state.tell("focus_lost", "SJ-8.9", {"who": who(state, seat), "count": lost})
    return lost


def acts(state: Senjutsu, seat: int) -> bool:
    """Is anything of this player still carried out in this turn?"""
    cells = state.cells
    return bool(cells[ALIVE] >> seat & 1) and not cells[seat * BLOCK + MARKS] & (ENDED | CANCELLED)


def gate_open(gate: int, kamae: int, conditions: int) -> bool:
    """Does a hero in this Kamae and under these conditions fulfil a gate (SJ-5.15)?"""
    # SJ-35.1, SJ-35.4, SJ-52.2: Stealth and Desperation are conditions beside the Kamae
    if gate >> KAMAES & ~conditions:
        return False
    positions = gate & KAMAE_BITS
    return not positions or bool(positions >> kamae & 1)


def drunk(state: Senjutsu, seat: int) -> bool:
    """Is all movement of this hero mandatory in this turn?"""
    return state.rules.heroes[seat].drunk and not state.cells[seat * BLOCK + MARKS] & SOBER


def drop_items(state: Senjutsu, seat: int) -> None:
    """Remove all parts of cards that a player has waiting in this turn."""
    base = seat * BLOCK
    for item in range(ITEMS):
        state.cells[base + ITEM_CARD + item] = 0
