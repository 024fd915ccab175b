"""Which card may be played, at which initiative, and the parts of cards that wait to be resolved."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import HALVES, POISON_CARD, STUN_CARD
from shiai.games.senjutsu.cards.designs import PartCode
from shiai.games.senjutsu.cards.heap import designs, every, one
from shiai.games.senjutsu.rules.piles import in_force
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    BOUGHT,
    BOUGHT_MORE,
    COUNTERS,
    FORBIDDEN,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    HIDDEN_AT,
    HOBBLES,
    ITEM_CARD,
    ITEM_ORDER,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    KAMAE_AT,
    LOADS,
    MARKS,
    NAMED,
    PENDING,
    STUNS,
    UP,
    WIDE_DOWN,
    WIDE_UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import gate_open, purse, rotating, spend_focus

NO_ITEMS: Final = [0] * (ITEM_ORDER + ITEMS - ITEM_CARD)
LAST_RANK: Final = 8  # of Stun and Poison cards, which have no type
LOWEST_WIDE: Final = 1  # Broad Block never goes below this


def playable(state: Senjutsu, seat: int, design: int) -> bool:
    """May this card be played by this hero now: Focus cost, required Kamae, and what Bushido cards forbid?"""
    return bool(playable_of(state, seat, (design,)))


def playable_of(state: Senjutsu, seat: int, cards: tuple[int, ...]) -> list[int]:
    """Those of the cards that may be played by this hero now."""
    if not cards:
        return []
    cells = state.cells
    base = seat * BLOCK
    # SJ-5.1, SJ-5.3: cost, required Kamae and type are what counts on the card
    focus = purse(state, seat)
    kamae, hidden = cells[base + KAMAE_AT], cells[base + HIDDEN_AT]
    closed = cells[NAMED]
    if in_force(state, v.NO_COPIES):
        closed |= cells[base + UP]
    known = state.rules.cards.designs
    forbidden = cells[FORBIDDEN]
    if seat >= state.rules.people:  # SJ-59.26
        closed = forbidden = 0
    found: list[int] = []
    for design in cards:
        made = known[design]
        # SJ-8.5, SJ-11.3
        if made.cost > focus or (forbidden and made.types & forbidden):
            continue
        # SJ-7.8, SJ-11.4
        if made.requires and not gate_open(made.requires, kamae, hidden):
            continue
        if not closed or not closed & every(design):
            found.append(design)
    return found


def half_of(state: Senjutsu, seat: int, card: int) -> int:
    """The half of a card that is used in the present Kamae; the card itself if it has no halves."""
    second = HALVES.get(card, -1)
    if second < 0:
        return card
    base = seat * BLOCK
    # SJ-59.6
    known = state.rules.cards.designs[second]
    return second if gate_open(known.requires, state.cells[base + KAMAE_AT], state.cells[base + HIDDEN_AT]) else card


def choosable(state: Senjutsu, seat: int) -> list[int]:
    """The cards that may be chosen for the turn (section 11); a Poison in hand must be."""
    base = seat * BLOCK
    cells = state.cells
    # SJ-27.22, SJ-27.28
    if cells[base + HAND_VENOM]:
        return [POISON_CARD]
    # SJ-11.2, SJ-11.5, SJ-11.6, SJ-26.2, SJ-26.6: ability cards, Instant Replacements among them
    known = state.rules.cards.designs
    hand = designs(cells[base + HAND])
    # SJ-6.1, SJ-6.3, SJ-6.9: core weapon cards
    weapons = () if state.rules.strict_discard and not hand else state.rules.decks[seat].weapons
    found = [i for i in playable_of(state, seat, hand + weapons) if known[i].choosable or i in weapons]
    # SJ-11.7: it can be chosen even if it was named, where nothing else can
    core = state.rules.heroes[seat].core
    if not cells[NAMED] & every(core) or not (found or cells[base + STUNS]):
        found.append(core)
    found.sort()
    # SJ-27.1, SJ-27.4
    if cells[base + STUNS]:
        found.append(STUN_CARD)
    return found


def spend_for(state: Senjutsu, seat: int, design: int) -> None:
    """Pay the mandatory Focus cost of a card."""
    spend_focus(state, seat, state.rules.cards.designs[design].cost)


def lowered(state: Senjutsu, seat: int, speed: int) -> int:
    """An initiative after Hobble (SJ-27.10, SJ-27.13)."""
    # SJ-27.13
    if speed < 1:
        return speed
    # SJ-27.10
    return max(1, speed - rotating(state.cells[seat * BLOCK + HOBBLES]) - state.cells[seat * BLOCK + LOADS])


def bought(state: Senjutsu, seat: int) -> int:
    """How many initiatives a player has bought for the revealed card."""
    marks = state.cells[seat * BLOCK + MARKS]
    return int(marks & BOUGHT > 0) + int(marks & BOUGHT_MORE > 0)


def printed(state: Senjutsu, seat: int, design: int, paid: int) -> tuple[int, int]:
    """Lowest and highest initiative by print and Kamae, or that of so many purchases, before Hobble."""
    made = state.rules.cards.designs[design]
    first = made.speeds[0]
    if len(made.speeds) == 1:
        return first.low, first.high
    base = seat * BLOCK
    for box in made.speeds[1:]:
        if box.focus:
            paid -= 1
            if paid == 0:
                return box.low, box.high
        # SJ-5.13, SJ-A.6: a Kamae strip replaces the printed initiative
        elif gate_open(box.kamae, state.cells[base + KAMAE_AT], state.cells[base + HIDDEN_AT]):
            return box.low, box.high
    # SJ-5.10
    return first.low, first.high


def speed_of(state: Senjutsu, seat: int, design: int, paid: int) -> tuple[int, int]:
    """Lowest and highest initiative after Hobble."""
    low, high = printed(state, seat, design, paid)
    # SJ-12.13, SJ-27.11, SJ-27.12: all values are reduced last
    return lowered(state, seat, low), lowered(state, seat, high)


def widened(state: Senjutsu, seat: int, design: int) -> tuple[int, int]:
    """The values from which the initiative of the revealed card is chosen, before Hobble (SJ-12.16)."""
    marks = state.cells[seat * BLOCK + MARKS]
    low, high = printed(state, seat, design, bought(state, seat))
    if marks & WIDE_UP:
        high += 1
    if marks & WIDE_DOWN:
        low -= 1
    return low, high


def add_item(state: Senjutsu, seat: int, card: int, part: int, speed: int) -> int:
    """Let a part of a card wait for its initiative; speed -1: that of its split line, lowered by Hobble."""
    base = seat * BLOCK
    cells = state.cells
    if speed < 0:
        # SJ-5.7, SJ-5.8: a split part waits for its own initiative
        speed = lowered(state, seat, state.rules.cards.designs[card].parts[part].speed)
    for item in range(ITEMS):
        if not cells[base + ITEM_CARD + item]:
            cells[base + ITEM_CARD + item] = card + 1
            cells[base + ITEM_PART + item] = part
            cells[base + ITEM_SPEED + item] = speed
            cells[base + ITEM_STATUS + item] = PENDING
            cells[base + ITEM_ORDER + item] = 0
            return item
    raise AssertionError("a hero has no place for another part of a card")


def waiting_part(state: Senjutsu, seat: int, item: int) -> PartCode:
    """The part of a card that this item is."""
    base = seat * BLOCK
    card = state.cells[base + ITEM_CARD + item] - 1
    return state.rules.cards.designs[card].parts[state.cells[base + ITEM_PART + item]]


def clear_items(state: Senjutsu, seat: int) -> None:
    """Remove all parts of cards that wait."""
    base = seat * BLOCK
    state.cells[base + ITEM_CARD : base + ITEM_ORDER + ITEMS] = NO_ITEMS


def rank_of(state: Senjutsu, seat: int, item: int) -> int:
    """The place of a part among those of the same initiative by its type (SJ-13.2 to SJ-13.4, SJ-13.10)."""
    no_type = state.cells[seat * BLOCK + ITEM_CARD + item] > STUN_CARD
    return LAST_RANK if no_type else waiting_part(state, seat, item).rank


def core_counters(state: Senjutsu, seat: int) -> int:
    """The heap of the own core cards that can be played as Counter and are at hand."""
    base = seat * BLOCK
    cells = state.cells
    if state.rules.strict_discard and not cells[base + HAND_SIZE]:
        return 0
    heap = 0
    for weapon in state.rules.decks[seat].weapons:
        # SJ-55.2: neither the turn's card nor one that was played as Counter in this turn
        out = cells[base + ITEM_CARD] == weapon + 1 or cells[base + COUNTERS] & every(weapon)
        if state.rules.cards.designs[weapon].counters and not out:
            heap |= one(weapon)
    return heap
