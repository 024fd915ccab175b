"""Questions about the table that several rules ask, and the few things that several rules do to it.

Whatever may end the game or ask for luck comes last in a rule: what follows it is on the stack of steps already.
"""

from typing import Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    NO_SYMBOL,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SEAT_NAMES,
    SYMBOL,
    SYMBOLS,
    VALUE,
)
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    BARRICADES,
    CANNOT_DEFEND,
    DEFENCE,
    ENDING,
    FAMILIES_LOST,
    FARMS,
    FARMSTEADS_LOST,
    GAINED,
    HAND,
    HELD,
    HOLDER,
    HOMES,
    INTRUDERS,
    LINES,
    NO_CARD,
    NOBODY,
    PASSED,
    REPLACED,
    RESOLVING,
    RESTRICTED,
    RESULT,
    RESULTS,
    SAMURAI,
    SAMURAI_DIED,
    STACK,
    TOKENS,
    WITHOUT_TALENT,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    points,
    total,
)

CLAUSES: Final = cited(
    """
    SS-0.13 SS-0.14 SS-0.15 SS-3.9 SS-7.6 SS-7.7 SS-7.8 SS-7.9 SS-7.11 SS-7.12 SS-7.14 SS-7.16 SS-8.4 SS-8.5 SS-8.6
    SS-8.7 SS-8.8 SS-8.9 SS-8.11 SS-9.9 SS-9.10 SS-9.11 SS-9.12 SS-9.14 SS-9.17 SS-10.6 SS-10.8 SS-11.3 SS-11.4 SS-11.8
    SS-12.8 SS-13.1 SS-13.2 SS-13.8 SS-13.9 SS-13.10 SS-13.11 SS-13.12 SS-13.20 SS-14.3 SS-14.27 SS-15.2 SS-15.3 SS-15.4
    SS-15.5 SS-15.6 SS-15.7 SS-15.8 SS-15.9 SS-15.11 SS-15.12 SS-15.14 SS-17.17 SS-17.18 SS-18.1 SS-18.2 SS-22.1 SS-22.2
    SS-22.3 SS-25.11 SS-28.5 SS-28.6 SS-28.10 SS-31.10 SS-31.11 SS-31.12 SS-31.13 SS-31.15 SS-31.17 SS-31.18 SS-31.28
    SS-31.29 SS-31.30 SS-31.36 SS-31.37 SS-31.44 SS-31.58 SS-31.61
    """
)

ONE_SEAT: Final = [(seat,) for seat in range(SAMURAI_COUNT)]


def name_at(state: SamuraiSpirit, seat: int) -> str:
    """The samurai of a seat, for messages."""
    samurai = state.cells[SAMURAI + seat]
    return SAMURAI_NAMES[samurai] if samurai != NOBODY else SEAT_NAMES[seat]


def in_round(cells: list[int], seat: int) -> bool:
    """Has this samurai not passed yet?"""
    return cells[PASSED] >> seat & 1 == 0


def exhausted(cells: list[int]) -> bool:
    """No raider is left in the stack, so the round ends as soon as this effect is resolved (SS-17.3)."""
    return cells[STACK.at] == 0


def talents(state: SamuraiSpirit, seat: int) -> int:
    """The talents a samurai can use now: its own, gained ones, and in its own turn those of tokens it holds."""
    cells = state.cells
    if cells[PASSED] >> seat & 1:  # SS-10.6
        return 0
    mask = 1 << cells[SAMURAI + seat] | cells[GAINED + seat]
    if seat == cells[ACTIVE]:
        if cells[RESTRICTED] & WITHOUT_TALENT:  # SS-11.8
            return 0
        for owner in range(state.rules.samurai):
            if cells[TOKENS + owner] == seat:
                mask |= 1 << cells[SAMURAI + owner]
    return mask


def why_no_talent(state: SamuraiSpirit, seat: int, talent: int, clause: str) -> str:
    """The clause that forbids this talent now, or nothing: `clause` if the samurai does not have it at all."""
    cells = state.cells
    if talents(state, seat) >> talent & 1:
        return ""
    if seat == cells[ACTIVE] and cells[RESTRICTED] & WITHOUT_TALENT:
        return "SS-11.8"
    owners = range(state.rules.samurai)
    borrowed = [owner for owner in owners if cells[TOKENS + owner] == seat and cells[SAMURAI + owner] == talent]
    return "SS-9.10" if borrowed else clause


def can_defend(state: SamuraiSpirit, seat: int, card: int) -> bool:
    """May this samurai put the card into its defence row (SS-7.7 to SS-7.9)?"""
    return why_no_defence(state, seat, card) == ""


def why_no_defence(state: SamuraiSpirit, seat: int, card: int) -> str:
    """The clause that forbids to defend with this card, or nothing."""
    cells = state.cells
    symbol = SYMBOL[card]
    if symbol == NO_SYMBOL:
        return "SS-7.7"
    if cells[DEFENCE + seat * SYMBOLS + symbol] != NO_CARD:
        return "SS-7.8"
    if cells[RESTRICTED] & CANNOT_DEFEND and seat == cells[ACTIVE]:  # SS-12.8, SS-31.58: in the own turn only
        return "SS-7.9"
    return ""


def last_card(cells: list[int], seat: int) -> int:
    """The last card of a combat line that has one."""
    return (cells[LINES + seat] & 127) - 1


def take_last(cells: list[int], seat: int) -> int:
    """Take the last card of a combat line."""
    card = last_card(cells, seat)
    cells[LINES + seat] >>= 7
    return card


def take_first(cells: list[int], seat: int) -> int:
    """Take the first card of a combat line: the oldest one (SS-0.7)."""
    line = cells[LINES + seat]
    shift = 0
    while line >> shift > 127:
        shift += 7
    cells[LINES + seat] = line & ((1 << shift) - 1)
    return (line >> shift) - 1


def empty_hand(cells: list[int]) -> None:
    """No card is in hand."""
    cells[HAND] = NO_CARD
    cells[HOLDER] = NOBODY
    cells[HELD] = 0
    cells[REPLACED] = 0


def defend(state: SamuraiSpirit, seat: int, card: int) -> None:
    """Put a card into the defence row (SS-7.11)."""
    state.cells[DEFENCE + seat * SYMBOLS + SYMBOL[card]] = card
    if state.events is not None:
        state.tell("defended", "SS-7.11", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]})


def attack(state: SamuraiSpirit, seat: int, card: int) -> None:
    """Append a card to a combat line, then compare the total with the Kiai value (SS-7.16, section 8)."""
    cells = state.cells
    before = total(cells, seat)
    after = before + VALUE[card]
    cells[LINES + seat] = cells[LINES + seat] << 7 | (card + 1)
    value = kiai_value(cells, seat)
    if state.events is not None:
        values: Values = {"samurai": name_at(state, seat), "card": CARD_NAMES[card]}
        state.tell("attacked", "SS-7.6", values | {"total": after, "kiai": value})
    if after == value:
        reach_kiai(state, seat)
    elif after > value and (before <= value or state.rules.case3_every_card):
        if state.events is not None:
            state.tell("defeated", "SS-8.6", {"samurai": name_at(state, seat), "total": after, "kiai": value})
        hit_village(state)


def check_kiai(state: SamuraiSpirit, seat: int) -> None:
    """A total has become smaller: the Kiai is reached if it is exact now (SS-13.9)."""
    if state.rules.kiai_on_decrease and total(state.cells, seat) == kiai_value(state.cells, seat):
        reach_kiai(state, seat)


def reach_kiai(state: SamuraiSpirit, seat: int) -> None:
    """The total is exactly the Kiai value: resolve it at once, unless this samurai cannot reach it now."""
    cells = state.cells
    if cells[PASSED] >> seat & 1:  # SS-13.11
        return
    if cells[RESOLVING] >> seat & 1:  # SS-13.14: its own Kiai is not finished yet
        return
    if cells[ENDING] and not state.rules.kiai_at_round_end:  # SS-13.12
        return
    if state.events is not None:
        state.tell("kiai", "SS-13.1", {"samurai": name_at(state, seat), "kiai": kiai_value(cells, seat)})
    state.push("kiai", (seat, cells[ANIMAL] >> seat & 1))


def hit_village(state: SamuraiSpirit) -> None:
    """The village hit: one barricade, or one farmstead when none is left (SS-0.13)."""
    cells = state.cells
    if cells[BARRICADES]:
        cells[BARRICADES] -= 1
        if state.events is not None:
            state.tell("barricade_lost", "SS-0.13", {"left": cells[BARRICADES]})
    else:
        remove_farm(state)


def remove_farm(state: SamuraiSpirit) -> None:
    """Remove a farmstead; on Hard and Heroic its reverse punishes (SS-18.1). The last one loses the game (SS-22.2)."""
    cells = state.cells
    cells[FARMS] -= 1
    if state.events is not None:
        state.tell("farmstead_lost", "SS-18.8", {"left": cells[FARMS]})
    if cells[FARMS] == 0:
        end_game(state, FARMSTEADS_LOST)
    elif state.rules.farm_penalties:
        state.push("farm_reverse")


def remove_family(state: SamuraiSpirit, bonus: int) -> None:
    """Remove a family; the last one loses the game (SS-22.3)."""
    cells = state.cells
    cells[HOMES] &= ~(1 << bonus)
    if state.events is not None:
        state.tell("family_lost", "SS-0.10", {"family": BONUS_NAMES[bonus], "left": cells[HOMES].bit_count()})
    if cells[HOMES] == 0:
        end_game(state, FAMILIES_LOST)


def add_barricade(state: SamuraiSpirit, clause: str) -> None:
    """Add a barricade, never above the starting number (SS-14.3)."""
    cells = state.cells
    if cells[BARRICADES] < state.rules.barricades:
        cells[BARRICADES] += 1
        if state.events is not None:
            state.tell("barricade_added", clause, {"left": cells[BARRICADES]})


def wound(state: SamuraiSpirit, seat: int) -> None:
    """A wound: a token, then the animal side, then another token, then death (section 15)."""
    cells = state.cells
    bit = 1 << seat
    if not cells[WOUNDED] & bit:
        cells[WOUNDED] |= bit
        if state.events is not None:
            state.tell("wounded", "SS-15.2", {"samurai": name_at(state, seat)})
    elif not cells[ANIMAL] & bit:
        cells[WOUNDED] &= ~bit
        cells[ANIMAL] |= bit
        if state.events is not None:
            state.tell("flipped", "SS-15.3", {"samurai": name_at(state, seat)})
        if total(cells, seat) == kiai_value(cells, seat):  # SS-13.10
            reach_kiai(state, seat)
    else:
        if state.events is not None:
            state.tell("died", "SS-15.7", {"samurai": name_at(state, seat)})
        end_game(state, SAMURAI_DIED)


def heal(state: SamuraiSpirit, seat: int, clause: str) -> None:
    """Take the wound token off a board, if there is one; the side stays (SS-15.9, SS-15.11)."""
    cells = state.cells
    if cells[WOUNDED] >> seat & 1:
        cells[WOUNDED] &= ~(1 << seat)
        if state.events is not None:
            state.tell("healed", clause, {"samurai": name_at(state, seat)})


def to_intruders(state: SamuraiSpirit, clause: str) -> None:
    """The top raider goes onto the intruder stack; nobody looks at it (SS-9.8, SS-16.3)."""
    cells = state.cells
    INTRUDERS.put(cells, STACK.take(cells))
    if state.events is not None:
        state.tell("intruder", clause, {"intruders": cells[INTRUDERS.at], "left": cells[STACK.at]})


def end_game(state: SamuraiSpirit, result: int) -> None:
    """The game is over for all (SS-22.5); whatever was still to be done is not done (SS-17.17)."""
    state.cells[RESULT] = result
    state.stack.clear()
    if state.events is not None:
        _, reason, clause = RESULTS[result]
        state.tell(f"{reason}", clause, {"points": points(state)})
