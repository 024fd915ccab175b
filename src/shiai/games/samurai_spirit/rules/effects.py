"""Effects that several rules have, on samurai and on the village.

Whatever may end the game or push a step comes last in an effect: what follows it is on the stack already.
"""

from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules.components import BONUS_NAMES, SYMBOLS
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    DEFENCE,
    ENDING,
    FAMILIES_LOST,
    FARMS,
    FARMSTEADS_LOST,
    HOMES,
    INTRUDERS,
    PASSED,
    RESOLVING,
    SAMURAI_DIED,
    STACK,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.steps import kiai, village
from shiai.games.samurai_spirit.rules.table import append_card, end_game, name_at


def defend(state: SamuraiSpirit, seat: int, card: int) -> None:
    """Put a card into the defence row."""
    # SS-7.11, SS-7.12, SS-7.14: one place for each symbol; only the symbol counts there
    state.cells[DEFENCE + seat * SYMBOLS + state.rules.symbol[card]] = card
    if state.events is not None:
        state.tell("defended", "SS-7.11", {"samurai": name_at(state, seat), "card": state.rules.card_names[card]})


def attack(state: SamuraiSpirit, seat: int, card: int) -> None:
    """Append a card to a combat line, then compare the total with the Kiai value (section 8)."""
    cells = state.cells
    before = total(state, seat)
    after = before + state.rules.value[card]
    append_card(cells, seat, card)  # SS-7.6, SS-7.16, SS-31.10
    value = kiai_value(state, seat)
    if state.events is not None:
        values: Values = {"samurai": name_at(state, seat), "card": state.rules.card_names[card]}
        state.tell("attacked", "SS-7.6", values | {"total": after, "kiai": value})
    # SS-8.4: nothing happens below the Kiai value
    if after == value:  # SS-8.5
        reach_kiai(state, seat)
    # SS-8.6, SS-8.8, SS-8.9, SS-31.12: every card that is added above the value, and nothing else
    elif after > value and (before <= value or state.rules.case3_every_card):
        if state.events is not None:
            state.tell("defeated", "SS-8.6", {"samurai": name_at(state, seat), "total": after, "kiai": value})
        hit_village(state)


def check_kiai(state: SamuraiSpirit, seat: int) -> None:
    """After a total has become smaller: it may be exactly the Kiai value now."""
    # SS-13.9, SS-31.28
    if state.rules.kiai_on_decrease and total(state, seat) == kiai_value(state, seat):
        reach_kiai(state, seat)


def reach_kiai(state: SamuraiSpirit, seat: int) -> None:
    """The total is exactly the Kiai value: resolve the Kiai at once, unless this samurai cannot reach it now."""
    cells = state.cells
    if cells[PASSED] >> seat & 1:  # SS-13.11
        return
    if cells[RESOLVING] >> seat & 1:  # SS-13.20: the check after its present Kiai will find it
        return
    if cells[ENDING] and not state.rules.kiai_at_round_end:  # SS-13.12, SS-31.29
        return
    if state.events is not None:
        state.tell("kiai", "SS-13.1", {"samurai": name_at(state, seat), "kiai": kiai_value(state, seat)})
    # SS-13.1, SS-13.7, SS-13.8: whenever and in whosever turn the value is reached
    # SS-0.15, SS-13.2, SS-13.13, SS-31.30: on top of the stack, so before everything that waits
    state.push(kiai.Kiai(seat, cells[ANIMAL] >> seat & 1))


def hit_village(state: SamuraiSpirit) -> None:
    """The village hit: remove a barricade, or a farmstead when none is left."""
    cells = state.cells
    # SS-0.13, SS-8.7, SS-31.11
    if cells[BARRICADES]:
        cells[BARRICADES] -= 1
        if state.events is not None:
            state.tell("barricade_lost", "SS-0.13", {"left": cells[BARRICADES]})
    else:
        remove_farm(state)


def remove_farm(state: SamuraiSpirit) -> None:
    """Remove a farmstead; on Hard and Heroic its reverse shows a penalty. The last one loses the game."""
    cells = state.cells
    cells[FARMS] -= 1
    if state.events is not None:
        state.tell("farmstead_lost", "SS-18.8", {"left": cells[FARMS]})
    if cells[FARMS] == 0:  # SS-22.2, SS-31.44: at once
        end_game(state, FARMSTEADS_LOST)
    elif state.rules.farm_penalties:  # SS-18.1, SS-18.2
        state.push(village.FARM_REVERSE)


def remove_family(state: SamuraiSpirit, bonus: int) -> None:
    """Remove a family; the last one loses the game."""
    cells = state.cells
    cells[HOMES] &= ~(1 << bonus)
    if state.events is not None:
        state.tell("family_lost", "SS-0.10", {"family": BONUS_NAMES[bonus], "left": int(cells[HOMES]).bit_count()})
    if cells[HOMES] == 0:  # SS-22.3
        end_game(state, FAMILIES_LOST)


def add_barricade(state: SamuraiSpirit, clause: str) -> None:
    """Add a barricade, if one is missing."""
    cells = state.cells
    if cells[BARRICADES] < state.rules.barricades:  # SS-14.3
        cells[BARRICADES] += 1
        if state.events is not None:
            state.tell("barricade_added", clause, {"left": cells[BARRICADES]})


def wound(state: SamuraiSpirit, seat: int) -> None:
    """One wound, for a samurai in the round or not: a token, then the animal side, then another token, then death."""
    cells = state.cells
    bit = 1 << seat
    # SS-10.8, SS-15.12, SS-31.37: passing does not protect; several wounds come one after another
    if not cells[WOUNDED] & bit:  # SS-15.2, SS-15.6, SS-15.8, SS-28.5
        cells[WOUNDED] |= bit
        if state.events is not None:
            state.tell("wounded", "SS-15.2", {"samurai": name_at(state, seat)})
    elif not cells[ANIMAL] & bit:  # SS-15.3
        flip(state, seat)
    else:  # SS-15.7, SS-22.1
        if state.events is not None:
            state.tell("died", "SS-15.7", {"samurai": name_at(state, seat)})
        end_game(state, SAMURAI_DIED)


def flip(state: SamuraiSpirit, seat: int) -> None:
    """The animal side of a board replaces the human side and its wound token."""
    cells = state.cells
    cells[WOUNDED] &= ~(1 << seat)
    cells[ANIMAL] |= 1 << seat  # SS-30.7: nothing ever turns it back
    if state.events is not None:
        state.tell("flipped", "SS-15.3", {"samurai": name_at(state, seat)})
    # SS-15.4, SS-15.5: cards and total are the same as before
    if total(state, seat) == kiai_value(state, seat):  # SS-13.10, SS-15.14, SS-28.10
        reach_kiai(state, seat)


def heal(state: SamuraiSpirit, seat: int, clause: str) -> None:
    """Take the wound token off a board, if there is one."""
    cells = state.cells
    if cells[WOUNDED] >> seat & 1:  # SS-15.11
        cells[WOUNDED] &= ~(1 << seat)  # SS-15.9, SS-28.6: the side stays
        if state.events is not None:
            state.tell("healed", clause, {"samurai": name_at(state, seat)})


def to_intruders(state: SamuraiSpirit, clause: str) -> None:
    """The top raider goes onto the intruder stack; nobody looks at it."""
    cells = state.cells
    INTRUDERS.put(cells, STACK.take(cells))  # SS-14.27, SS-31.36: face down, even if it lay face up
    if state.events is not None:
        state.tell("intruder", clause, {"intruders": cells[INTRUDERS.at], "left": cells[STACK.at]})
