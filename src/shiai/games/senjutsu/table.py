"""Questions and deeds that several rules share: Advantage, Focus, wounds, statuses, hands, who stands where, defeat."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.actions import MOST_SEATS
from shiai.games.senjutsu.boards import piece_parts
from shiai.games.senjutsu.cards import DESIGNS, LASTING_DESIGNS
from shiai.games.senjutsu.heap import copies, every, one, size
from shiai.games.senjutsu.heroes import FOG, PARALYSIS, VIRULENCE
from shiai.games.senjutsu.hexes import distance
from shiai.games.senjutsu.options import MOST_PIECES
from shiai.games.senjutsu.state import (
    AIM,
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    BY_ADVANTAGE,
    CANCELLED,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    DRAWN_GAME,
    ENDED,
    FOCUS,
    HAND,
    HAND_SIZE,
    HIDDEN_AT,
    HOBBLES,
    ITEM_CARD,
    ITEMS,
    KNOWN,
    LAST_SIDE,
    LASTING,
    MARKS,
    NOWHERE,
    PIECES,
    PLAYED,
    RANKS,
    RESULT,
    STOCK,
    STUNS,
    TOP_VENOM,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    WINNERS,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.vocabulary import OPEN_DISCARDS, STEALTH_GATE

CLAUSES: Final = cited(
    """
        SJ-1.11 SJ-2.4 SJ-4.3 SJ-4.4 SJ-4.8 SJ-6.5 SJ-6.7 SJ-6.12 SJ-8.2 SJ-8.4 SJ-8.9 SJ-15.1 SJ-15.2
        SJ-15.4 SJ-15.5 SJ-15.6 SJ-15.7 SJ-15.8 SJ-15.10 SJ-15.11 SJ-20.1 SJ-20.3 SJ-20.5 SJ-20.17 SJ-27.2
        SJ-27.7 SJ-27.8 SJ-27.9 SJ-27.17 SJ-27.24 SJ-27.25 SJ-28.14 SJ-31.10 SJ-31.20 SJ-31.21 SJ-21.22
        SJ-35.7 SJ-36.7 SJ-36.8 SJ-36.10
        """
)
MOST_FOCUS: Final = 3
SEATS_OF: Final = [[seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)]
DIGITS: Final = 0x0F0F0F0F


def rotating(cell: int) -> int:
    """How many cards are in play of a kind that is rotated every turn."""
    return (cell & 15) + (cell >> 4 & 15) + (cell >> 8 & 15) + (cell >> 12 & 15)


def opponents(state: Senjutsu, seat: int) -> int:
    """The mask of living heroes of other sides (SJ-1.9)."""
    return state.cells[ALIVE] & ~state.rules.allies[seat]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask; the list is shared and must not be changed."""
    return SEATS_OF[mask]


def highest_first(state: Senjutsu, mask: int) -> list[int]:
    """The seats of a mask from the highest marker downwards."""
    ranks = state.cells[RANKS : RANKS + MOST_SEATS]
    return [seat for seat in ranks if seat < MOST_SEATS and mask >> seat & 1]


def take_advantage(state: Senjutsu, seat: int) -> None:
    """The marker goes to the top; those it passes move down one place (SJ-4.4)."""
    ranks = [seat] + [other for other in state.cells[RANKS : RANKS + MOST_SEATS] if other != seat]
    state.cells[RANKS : RANKS + MOST_SEATS] = ranks
    if state.events is not None:
        state.tell("advantage", "SJ-4.4", {"who": who(state, seat)})


def who(state: Senjutsu, seat: int) -> str:
    """The name of a hero in messages; with its seat where two players have the same hero."""
    name = state.rules.heroes[seat].name
    twins = [hero for hero in state.rules.heroes if hero.name == name]
    return name if len(twins) == 1 else f"{name}_{seat + 1}"


def tell_aim(state: Senjutsu, seat: int, other: int, clause: str) -> None:
    """A target was chosen."""
    if state.events is not None:
        state.tell("aimed", clause, {"who": who(state, seat), "other": who(state, other)})


# Focus ----------------------------------------------------------------------------------------------------------------


def paralysed(state: Senjutsu, seat: int) -> bool:
    """Paralysing Toxin is active (SJ-36.7)."""
    return state.cells[seat * BLOCK + TOXINS + PARALYSIS - 1] > 0


def fogged(state: Senjutsu, seat: int) -> bool:
    """Fog of Confusion is active (SJ-36.5)."""
    return state.cells[seat * BLOCK + TOXINS + FOG - 1] > 0


def purse(state: Senjutsu, seat: int) -> int:
    """The Focus that can be spent."""
    return 0 if paralysed(state, seat) else state.cells[seat * BLOCK + FOCUS]


def gain_focus(state: Senjutsu, seat: int, amount: int) -> None:
    """Gain Focus, up to 3 (SJ-8.2)."""
    cell = seat * BLOCK + FOCUS
    gained = 0 if paralysed(state, seat) else min(amount, MOST_FOCUS - state.cells[cell])
    state.cells[cell] += gained
    if gained and state.events is not None:
        state.tell("focus_gained", "SJ-8.2", {"who": who(state, seat), "count": gained})


def spend_focus(state: Senjutsu, seat: int, amount: int) -> None:
    """Pay Focus."""
    state.cells[seat * BLOCK + FOCUS] -= amount
    if amount and state.events is not None:
        state.tell("focus_spent", "SJ-8.4", {"who": who(state, seat), "count": amount})


def lose_focus(state: Senjutsu, seat: int, amount: int) -> int:
    """Lose Focus, as much as there is (SJ-8.9); returns how much."""
    cell = seat * BLOCK + FOCUS
    lost = min(amount, state.cells[cell])
    state.cells[cell] -= lost
    if lost and state.events is not None:
        state.tell("focus_lost", "SJ-8.9", {"who": who(state, seat), "count": lost})
    return lost


# Wounds and statuses --------------------------------------------------------------------------------------------------


def show_up(state: Senjutsu, seat: int) -> None:
    """The hero is hidden no longer."""
    cell = seat * BLOCK + HIDDEN_AT
    if state.cells[cell]:
        state.cells[cell] = 0
        if state.events is not None:
            state.tell("revealed", "SJ-35.5", {"who": who(state, seat)})


def wound(state: Senjutsu, seat: int, wounds: int, bleeds: int, clause: str) -> None:
    """Wound and Bleeding Wound cards; defeat is checked by the caller (SJ-1.11)."""
    base = seat * BLOCK
    if not state.cells[ALIVE] >> seat & 1 or wounds + bleeds == 0:
        return
    state.cells[base + WOUNDS] += wounds
    state.cells[base + BLEEDING] += bleeds
    if state.events is not None:
        state.tell("wounded", clause, {"who": who(state, seat), "wounds": wounds, "bleeding": bleeds})
    show_up(state, seat)


def stun(state: Senjutsu, seat: int, clause: str) -> None:
    """A Stun card into hand."""
    if state.cells[ALIVE] >> seat & 1:
        state.cells[seat * BLOCK + STUNS] += 1
        if state.events is not None:
            state.tell("stunned", clause, {"who": who(state, seat)})
        show_up(state, seat)


def hobble(state: Senjutsu, seat: int, clause: str) -> None:
    """A Hobble card into the play area."""
    if state.cells[ALIVE] >> seat & 1:
        if state.cells[seat * BLOCK + HOBBLES] & 15 < 15:
            state.cells[seat * BLOCK + HOBBLES] += 1
        if state.events is not None:
            state.tell("hobbled", clause, {"who": who(state, seat)})
        show_up(state, seat)


def wound_limit(state: Senjutsu, seat: int) -> int:
    """The number of wounds that defeats a hero (SJ-2.4, SJ-36.8)."""
    return state.rules.heroes[seat].wounds - rotating(state.cells[seat * BLOCK + TOXINS + VIRULENCE - 1])


def fallen(state: Senjutsu, seat: int) -> bool:
    """Has a hero reached a limit (SJ-15.1, SJ-15.2)?"""
    base = seat * BLOCK
    cells = state.cells
    hero = state.rules.heroes[seat]
    wounds = cells[base + WOUNDS] + cells[base + BLEEDING]
    if cells[base + TOXINS + VIRULENCE - 1]:
        return wounds >= wound_limit(state, seat) or cells[base + STUNS] >= hero.hand
    return wounds >= hero.wounds or cells[base + STUNS] >= hero.hand


def check_defeat(state: Senjutsu, acting: int, executed: int = 0) -> bool:
    """Defeat all who have reached a limit or were executed; True when the game is over."""
    if state.cells[RESULT]:
        return True
    down = executed & state.cells[ALIVE]
    for seat in range(state.rules.count):
        if state.cells[ALIVE] >> seat & 1 and fallen(state, seat):
            down |= 1 << seat
    if not down:
        return False
    if state.rules.acting_hero_first and down >> acting & 1:
        down = 1 << acting  # SJ-A.53, second reading
    before = state.cells[ALIVE]
    for seat in seats_of(down):
        if state.events is not None:
            state.tell("defeated", "SJ-15.1", {"who": who(state, seat)})
    if finish(state, before, before & ~down):
        return True
    for seat in seats_of(down):
        leave(state, seat)
    return check_defeat(state, acting)


def finish(state: Senjutsu, before: int, alive: int) -> bool:
    """End the game when at most one side is left (SJ-15.4, SJ-15.5, SJ-15.10)."""
    rules = state.rules
    sides = {rules.sides[seat] for seat in seats_of(alive)}
    if len(sides) > 1:
        return False
    cells = state.cells
    cells[ALIVE] = alive
    if sides:
        cells[RESULT] = LAST_SIDE
        cells[WINNERS] = rules.allies[seats_of(alive)[0]]
    elif rules.advantage_breaks_draws:
        cells[RESULT] = BY_ADVANTAGE
        cells[WINNERS] = rules.allies[highest_first(state, before)[0]]
    else:
        cells[RESULT] = DRAWN_GAME
    for seat in range(rules.count):
        if not alive >> seat & 1:
            cells[seat * BLOCK + AT] = NOWHERE
    state.stack.clear()
    state.reveals += 1
    if state.events is not None:
        state.tell("over", "SJ-15.10", {"reason": ("open", "last_side", "draw", "advantage")[cells[RESULT]]})
    return True


def leave(state: Senjutsu, seat: int) -> None:
    """Everything of a defeated hero leaves the game (SJ-15.6 to SJ-15.8)."""
    cells = state.cells
    base = seat * BLOCK
    rules = state.rules
    cells[ALIVE] &= ~(1 << seat)
    for cell in range(base, base + BLOCK):
        cells[cell] = 0
    cells[base + AT] = NOWHERE
    ranks = [other for other in cells[RANKS : RANKS + MOST_SEATS] if other != seat]
    cells[RANKS : RANKS + MOST_SEATS] = [*ranks, MOST_SEATS]
    for other in range(rules.count):
        if cells[other * BLOCK + AIM] == seat + 1:
            cells[other * BLOCK + AIM] = 0
    state.reveals += 1


# Hands and piles ------------------------------------------------------------------------------------------------------


def deck_size(state: Senjutsu, seat: int) -> int:
    """Cards in the deck, Poison included."""
    cells = state.cells
    base = seat * BLOCK
    venom = cells[base + TOP_VENOM] + cells[base + DEEP_VENOM]
    return size(cells[base + STOCK]) - cells[base + UNSEEN_DISCARDS] + venom


def in_force(state: Senjutsu, lasting: int) -> bool:
    """Does a card in play have this lasting effect?"""
    cells = state.cells
    heaps = cells[LASTING] | cells[BLOCK + LASTING] | cells[2 * BLOCK + LASTING] | cells[3 * BLOCK + LASTING]
    return bool(heaps and heaps & LASTING_DESIGNS[lasting])


def forget(state: Senjutsu, seat: int, design: int) -> None:
    """A card has left hand or face-down pile openly: others know of one copy less."""
    base = seat * BLOCK + KNOWN
    for viewer in range(MOST_SEATS + 1):
        if state.cells[base + viewer] & every(design):
            state.cells[base + viewer] -= one(design)


def show_card(state: Senjutsu, seat: int, design: int) -> None:
    """Everybody has seen this card, which now is in hand."""
    base = seat * BLOCK + KNOWN
    for viewer in range(MOST_SEATS + 1):
        if copies(state.cells[base + viewer], design) < 3:
            state.cells[base + viewer] += one(design)
    state.reveals += 1


def discard_open(state: Senjutsu, seat: int, design: int, clause: str) -> None:
    """A card of the hand onto the discard pile, face up (SJ-28.14)."""
    base = seat * BLOCK
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + UP] += one(design)
    forget(state, seat, design)
    if state.events is not None:
        state.tell("discarded", clause, {"who": who(state, seat), "card": card_name(design)})


def discard_hidden(state: Senjutsu, seat: int, design: int, clause: str) -> None:
    """A card of the hand onto the discard pile, face down, unless all discards are open (085)."""
    if in_force(state, OPEN_DISCARDS):
        discard_open(state, seat, design, clause)
        return
    base = seat * BLOCK
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + DOWN] += one(design)
    state.cells[base + DOWN_SIZE] += 1
    if state.events is not None:
        state.tell("discarded", clause, {"who": who(state, seat), "card": card_name(design)}, (seat,))
        others = tuple([other for other in range(-2, state.rules.count) if other not in (seat, -1)])
        state.tell("discarded_hidden", clause, {"who": who(state, seat)}, others)


def play_from_hand(state: Senjutsu, seat: int, design: int) -> None:
    """A card from the hand is played openly."""
    base = seat * BLOCK
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + PLAYED] += one(design)
    forget(state, seat, design)
    state.reveals += 1


def could_hold(state: Senjutsu, seat: int) -> int:
    """The heap of cards of which nobody can say that they are not in this hand."""
    cells = state.cells
    base = seat * BLOCK
    if cells[base + HAND_SIZE] == 0:
        return 0
    return state.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]


def card_name(design: int) -> str:
    """The id of a card in messages."""
    return f"card-{DESIGNS[design].number}"


# The board ------------------------------------------------------------------------------------------------------------


def occupied(state: Senjutsu, but: int = -1) -> int:
    """The mask of spaces where heroes stand, one of them left out."""
    mask = 0
    cells = state.cells
    for seat in range(state.rules.count):
        at = cells[seat * BLOCK + AT]
        if seat != but and at != NOWHERE:
            mask |= 1 << at
    return mask


def hero_at(state: Senjutsu, space: int) -> int:
    """The seat whose hero stands there, or -1."""
    for seat in range(state.rules.count):
        if state.cells[seat * BLOCK + AT] == space:
            return seat
    return -1


def enter(state: Senjutsu, seat: int, space: int) -> None:
    """The figure comes to a space it may enter (SJ-31.10, SJ-31.21)."""
    state.cells[seat * BLOCK + AT] = space
    terrain = state.terrain
    if terrain.bamboo >> space & 1:
        remove_bamboo(state, space)
    if terrain.corpses >> space & 1:
        stun(state, seat, "SJ-31.21")
        lose_focus(state, seat, MOST_FOCUS)


def remove_bamboo(state: Senjutsu, space: int) -> None:
    """Take the bamboo piece from a space; the other pieces close up."""
    cells = state.cells
    left = [cells[place] for place in range(PIECES, PIECES + MOST_PIECES) if cells[place]]
    left = [code for code in left if not (piece_parts(code - 1)[0] == 1 and piece_parts(code - 1)[1] == space)]
    cells[PIECES : PIECES + MOST_PIECES] = left + [0] * (MOST_PIECES - len(left))
    state.refresh()
    if state.events is not None:
        state.tell("bamboo_removed", "SJ-31.10", {"space": space_name(state, space)})


def space_name(state: Senjutsu, space: int) -> str:
    """The name of a space for people."""
    return state.rules.board.names[space]


def is_far(state: Senjutsu, seat: int) -> bool:
    """More than 6 spaces from every opponent (SJ-37.5)?"""
    at = state.cells[seat * BLOCK + AT]
    return all(distance(at, state.cells[other * BLOCK + AT]) > 6 for other in seats_of(opponents(state, seat)))


def acts(state: Senjutsu, seat: int) -> bool:
    """Is anything of this player still carried out in this turn?"""
    cells = state.cells
    return bool(cells[ALIVE] >> seat & 1) and not cells[seat * BLOCK + MARKS] & (ENDED | CANCELLED)


def gate_open(gate: int, kamae: int, hidden: int) -> bool:
    """Does a hero in this Kamae, hidden or not, fulfil a gate (SJ-5.15)?"""
    if gate & STEALTH_GATE and not hidden:
        return False
    positions = gate & ~STEALTH_GATE
    return not positions or bool(positions >> kamae & 1)


def drop_items(state: Senjutsu, seat: int) -> None:
    """Nothing of this player's cards is left to be resolved in this turn."""
    base = seat * BLOCK
    for item in range(ITEMS):
        state.cells[base + ITEM_CARD + item] = 0
