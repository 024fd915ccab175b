"""Entries about Blocks: the shields of a hero, and an attack that an enemy has blocked."""

from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.designs import PartCode
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.checks import enemy_in, expect, hero_in
from shiai.games.senjutsu.referee.entries import Entry, EntryError, space_of, words_of
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    BLOCK,
    ITEM_CARD,
    ITEM_PART,
    ITEM_STATUS,
    ITEMS,
    SHIELD_AT,
    SHIELD_ITEM,
    WAITING,
)
from shiai.games.senjutsu.rules.steps.block import Blocked, shields_to_come


def enter_shields(fight: Fight, entry: Entry) -> None:
    """Place the shields of the Block that a hero resolves: as printed, on these spaces, or none."""
    expect(fight, "shields", progress.PART)
    seat = hero_in(fight, entry)
    if seat != fight.progress().figure:
        raise EntryError(f"hero {seat + 1} resolves no card now: give the number of the hero whose part it is")
    fight.shields_entered = True
    if "spaces" not in entry:
        if not place_shields(fight, seat):
            raise EntryError("this card has no Block: name the spaces, as in shields 1 D3 D4")
        return
    mask = 0
    for name in words_of(entry, "spaces"):
        mask |= 1 << space_of(fight.state.rules.board, name)
    item = active_item(fight, seat)
    if mask:
        set_shields(fight, seat, item, mask)


def active_item(fight: Fight, seat: int) -> int:
    """The item that a hero resolves; the first one during a Counter."""
    cells = fight.state.cells
    for item in range(ITEMS):
        open_now = cells[seat * BLOCK + ITEM_STATUS + item] in (ACTIVE, WAITING)
        if open_now and cells[seat * BLOCK + ITEM_CARD + item]:
            return item
    return 0


def blocking_part(fight: Fight, seat: int) -> PartCode | None:
    """The part with shields that a hero resolves, if it is one."""
    cells = fight.state.cells
    item = active_item(fight, seat)
    design = cells[seat * BLOCK + ITEM_CARD + item] - 1
    if not 0 <= design < STUN_CARD:
        return None
    part = fight.state.rules.cards.designs[design].parts[cells[seat * BLOCK + ITEM_PART + item]]
    return part if part.shield >= 0 else None


def place_shields(fight: Fight, seat: int) -> bool:
    """Place the printed shields around the hero; False if the card has none."""
    part = blocking_part(fight, seat)
    if part is None:
        return False
    set_shields(fight, seat, active_item(fight, seat), shields_to_come(fight.state, seat, part.shield, part.success))
    return True


def set_shields(fight: Fight, seat: int, item: int, mask: int) -> None:
    """Place shields until the end of this initiative."""
    cells = fight.state.cells
    cells[seat * BLOCK + SHIELD_AT] = mask
    cells[seat * BLOCK + SHIELD_ITEM] = item + 1
    cells[seat * BLOCK + ITEM_STATUS + item] = WAITING


def enter_blocked(fight: Fight, entry: Entry) -> None:
    """An enemy has blocked an attack of a hero."""
    expect(fight, "blocked", *progress.HERO_ACTS)
    enemy, hero = enemy_in(fight, entry), hero_in(fight, entry)
    if not fight.state.cells[enemy * BLOCK + SHIELD_ITEM]:
        raise EntryError(f"enemy {entry['enemy']} has no shields now: check the number")
    fight.state.push(Blocked(enemy, hero))
