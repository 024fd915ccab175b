"""What people tell about Blocks: the shields of a hero, and an attack that an enemy has blocked."""

from shiai.games.senjutsu.cards.cards import DESIGNS, STUN_CARD
from shiai.games.senjutsu.referee import standing
from shiai.games.senjutsu.referee.asking import HERO_PARTS, enemy_in, expect, hero_in
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
from shiai.games.senjutsu.solo.rules.decisions.blows import grid_of


def shields(fight: Fight, entry: Entry) -> None:
    """The shields of the Block that a hero resolves: as printed, on these spaces, or none."""
    expect(fight, "shields", standing.PART)
    seat = hero_in(fight, entry)
    if seat != fight.standing().figure:
        raise EntryError(f"hero {seat + 1} resolves no card now: give the number of the hero whose part it is")
    fight.shields_said = True
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
    """The item that a hero resolves; the first one when a Counter is being told."""
    cells = fight.state.cells
    for item in range(ITEMS):
        open_now = cells[seat * BLOCK + ITEM_STATUS + item] in (ACTIVE, WAITING)
        if open_now and cells[seat * BLOCK + ITEM_CARD + item]:
            return item
    return 0


def block_line(fight: Fight, seat: int) -> int:
    """The line with the shields of the part that a hero resolves; -1 when it has none."""
    cells = fight.state.cells
    item = active_item(fight, seat)
    design = cells[seat * BLOCK + ITEM_CARD + item] - 1
    if not 0 <= design < STUN_CARD:
        return -1
    return DESIGNS[design].parts[cells[seat * BLOCK + ITEM_PART + item]].shield


def place_shields(fight: Fight, seat: int) -> bool:
    """Shields as they are printed, from where the hero stands; False when the card has none."""
    line = block_line(fight, seat)
    if line < 0:
        return False
    mask = 0
    for space, _ in grid_of(fight.state, seat, line):
        mask |= 1 << space
    set_shields(fight, seat, active_item(fight, seat), mask)
    return True


def set_shields(fight: Fight, seat: int, item: int, mask: int) -> None:
    """The shields stand until the end of this initiative."""
    cells = fight.state.cells
    cells[seat * BLOCK + SHIELD_AT] = mask
    cells[seat * BLOCK + SHIELD_ITEM] = item + 1
    cells[seat * BLOCK + ITEM_STATUS + item] = WAITING


def blocked(fight: Fight, entry: Entry) -> None:
    """An enemy has blocked an attack of a hero."""
    expect(fight, "blocked", *HERO_PARTS)
    enemy, hero = enemy_in(fight, entry), hero_in(fight, entry)
    if not fight.state.cells[enemy * BLOCK + SHIELD_ITEM]:
        raise EntryError(f"enemy {entry['enemy']} has no shields now: check the number")
    fight.state.push("blocked", (enemy, hero))
