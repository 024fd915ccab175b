"""Entries about cards: those of the turn, those drawn for enemies, those that remain in play."""

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import copies, every, one
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.checks import REMEDIES, enemy_in, expect, hero_in
from shiai.games.senjutsu.referee.entries import Entry, EntryError, enemy_card, hero_card, text_of, whole, words_of
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.instants import fits_hero
from shiai.games.senjutsu.referee.typed_cards import draw_card
from shiai.games.senjutsu.rules.actions import CARD, HIGHEST_SPEED, SPEED
from shiai.games.senjutsu.rules.harm import count_limits
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    CHOSEN,
    HAND,
    HAND_SIZE,
    IRON,
    ITEM_CARD,
    LASTING,
    MARKS,
    PLAYED,
    READY,
    REPLACED,
)
from shiai.games.senjutsu.rules.steps.block import Counter, MayCounter, counters
from shiai.games.senjutsu.rules.steps.speeds import ChooseSpeed
from shiai.games.senjutsu.rules.table import people_of, seats_of


def enter_card(fight: Fight, entry: Entry) -> None:
    """Enter the card of a hero for this turn, or the Instant that replaces it."""
    expect(fight, "card", progress.CARDS, progress.REVEALED)
    seat = hero_in(fight, entry)
    design = hero_card(text_of(entry, "card", "write its number, as in card 1 029"))
    check_card(fight, seat, design)
    if "speed" in entry:
        fight.speeds[seat] = whole(entry, "speed", 0, HIGHEST_SPEED)
    if fight.progress().kind == progress.CARDS:
        choose_card(fight, seat, design)
    else:
        replace_card(fight, seat, design)


def enter_turn(fight: Fight, entry: Entry) -> None:
    """Enter the cards of all heroes and reveal them; the referee goes on at once where nobody can play an Instant."""
    expect(fight, "turn", progress.CARDS)
    seats = seats_of(people_of(fight.state))
    cards = words_of(entry, "cards")
    if len(cards) != len(seats):
        numbers = ", ".join([str(seat + 1) for seat in seats])
        raise EntryError(f"there are {len(cards)} cards for the heroes {numbers}: enter one for each of them, in order")
    for seat, card in zip(seats, cards, strict=True):
        design = hero_card(card)
        check_card(fight, seat, design)
        choose_card(fight, seat, design)
    fight.quick = True
    fight.reveal()


def choose_card(fight: Fight, seat: int, design: int) -> None:
    """Choose a card for the turn."""
    if design < STUN_CARD and not fight.state.rules.cards.designs[design].choosable:
        raise EntryError(f"card {CARD_NAMES[design].removeprefix('card-')} cannot be played for the turn (SJ-11.5)")
    cells = fight.state.cells
    cells[seat * BLOCK + CHOSEN] = design + 1
    cells[READY] |= 1 << seat


def replace_card(fight: Fight, seat: int, design: int) -> None:
    """Replace the revealed card of a hero."""
    cells = fight.state.cells
    base = seat * BLOCK
    before = cells[base + ITEM_CARD] - 1
    if design >= STUN_CARD or before >= STUN_CARD:
        raise EntryError("only ability cards replace each other: take the turn's card back with undo")
    if not fight.state.rules.cards.designs[before].core:
        cells[base + PLAYED] -= one(before)
    if not fight.state.rules.cards.designs[design].core:
        cells[base + PLAYED] += one(design)
    cells[base + ITEM_CARD] = design + 1
    cells[base + MARKS] |= REPLACED


def enter_counter(fight: Fight, entry: Entry) -> None:
    """Enter the card with which a hero counters."""
    expect(fight, "counter", progress.COUNTER)
    state = fight.state
    seat = hero_in(fight, entry)
    step = state.stack[-1]
    if not isinstance(step, MayCounter) or step.defender != seat:
        raise EntryError(f"hero {seat + 1} has blocked nothing now: give the number of the hero who has")
    design = hero_card(text_of(entry, "card", "write its number, as in counter 1 126"))
    check_card(fight, seat, design)
    symbols = step.symbols(state)
    cost = min([option.focus for option in symbols], default=0)
    if not symbols or design >= STUN_CARD or design not in counters(state, seat, cost, one(design)):
        raise EntryError(
            f"card {CARD_NAMES[design].removeprefix('card-')} cannot counter now (SJ-23.3, SJ-23.4, SJ-23.6): "
            "check number, initiative, Focus and Kamae, or tell what has changed, then go"
        )
    state.cells[seat * BLOCK + HAND] += one(design)
    state.cells[seat * BLOCK + HAND_SIZE] += 1
    state.stack.pop()
    answer = Counter(seat, step.attacker, cost)
    state.push(answer)
    answer.apply(state, seat, CARD.at(design))


def check_card(fight: Fight, seat: int, design: int) -> None:
    """Refuse a card that this hero cannot have."""
    hero = fight.state.rules.heroes[seat]
    if design >= STUN_CARD:
        return
    made = fight.state.rules.cards.designs[design]
    if not fits_hero(design, hero):
        raise EntryError(
            f"card {made.number} belongs to {made.owner}, hero {seat + 1} is {hero.name}: check the number"
        )


def enter_speed(fight: Fight, entry: Entry) -> None:
    """Enter the initiative that a hero has chosen for a card with several."""
    seat = hero_in(fight, entry)
    fight.speeds[seat] = whole(entry, "speed", 0, HIGHEST_SPEED)
    step = fight.state.stack[-1]
    if isinstance(step, ChooseSpeed) and step.seat == seat:
        offered = [SPEED.part(action) for action in step.legal(fight.state, seat)]
        if fight.speeds[seat] not in offered:
            raise EntryError(f"this card has no initiative {fight.speeds[seat]}: use {offered[0]} to {offered[-1]}")


def enter_drawn(fight: Fight, entry: Entry) -> None:
    """Enter the card that an enemy has drawn from its physical deck."""
    if not fight.typed:
        raise EntryError("the program draws the cards of enemies here: set up with decks table to type them")
    figure = enemy_in(fight, entry)
    found = enemy_card(text_of(entry, "card", "write its number, as in enemy 1 S024"))
    now = fight.progress()
    if now.kind == progress.DRAW and now.figure == figure:
        draw_card(fight.state, figure, found)
    elif now.kind == progress.CARDS:
        fight.drawn[figure] = found
    else:
        raise EntryError(f"no card of this enemy is asked for now: {REMEDIES[now.kind]}")


def next_to_draw(fight: Fight) -> int:
    """The enemy whose card is to be typed next."""
    now = fight.progress()
    if now.kind == progress.DRAW:
        return now.figure
    alive = fight.state.cells[ALIVE]
    missing = [figure for figure in fight.figures if alive >> figure & 1 and figure not in fight.drawn]
    return missing[0] if missing else fight.figures[0]


def enter_keep(fight: Fight, entry: Entry) -> None:
    """Put a lasting card of a hero into play, or remove it."""
    seat = hero_in(fight, entry)
    design = hero_card(text_of(entry, "card", "write its number, as in keep 1 089"))
    base = seat * BLOCK
    cells = fight.state.cells
    lasting = 0
    for mask in fight.state.rules.cards.lasting:
        lasting |= mask
    if design >= STUN_CARD or not lasting & every(design):
        raise EntryError(f"card {CARD_NAMES[design].removeprefix('card-')} does not remain in play: check the number")
    iron = bool(fight.state.rules.cards.lasting[v.IRON_WILL] & every(design))
    if entry.get("stays", True):
        if copies(cells[base + LASTING], design):
            raise EntryError("this card is in play already: check the number")
        cells[base + LASTING] += one(design)
        cells[base + IRON] += int(iron)
        count_limits(fight.state, seat)
        return
    if not copies(cells[base + LASTING], design):
        raise EntryError("this card is not in play: check the number")
    cells[base + LASTING] -= one(design)
    count_limits(fight.state, seat)
    if iron:
        cells[base + IRON] = 0
