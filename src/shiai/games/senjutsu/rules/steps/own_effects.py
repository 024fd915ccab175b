"""What the effects of a card do to the acting hero, or to all players (sections 4, 8, 20, 27 and 28)."""

from typing import ClassVar

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CHAINS, DESIGNS, LINE_DESIGN, LINE_PART, LINES
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.harm import hobble, stun
from shiai.games.senjutsu.rules.heroes import POISONS
from shiai.games.senjutsu.rules.piles import card_name, forget
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    DOWN,
    DOWN_SIZE,
    FOCUS,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    HIDDEN_AT,
    HOBBLES,
    IRON,
    KNOWN,
    LASTING,
    PLAYED,
    STOCK,
    STUNS,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.steps.hands import shuffle_deck
from shiai.games.senjutsu.rules.steps.searches import look_at_top
from shiai.games.senjutsu.rules.table import (
    gain_focus,
    highest_first,
    lose_focus,
    paralysed,
    people_of,
    seats_of,
    take_advantage,
    who,
)


def open_wounds(state: Senjutsu, seat: int, amount: int, clause: str) -> None:
    """Wounds become Bleeding Wounds (SJ-20.11)."""
    base = seat * BLOCK
    turned = min(amount, state.cells[base + WOUNDS])
    state.cells[base + WOUNDS] -= turned
    state.cells[base + BLEEDING] += turned
    if turned and state.events is not None:
        state.tell("wounds_opened", clause, {"who": who(state, seat), "count": turned})


def own_effect(state: Senjutsu, seat: int, atom: Atom, numbers: tuple[int, ...]) -> None:
    """An effect on the acting hero (or on each player in turn)."""
    kind = atom.kind
    base = seat * BLOCK
    cells = state.cells
    _, chain, place, targets, line, duty = numbers
    if kind == v.GAIN:
        gain_focus(state, seat, atom.amount)
    elif kind == v.ADVANTAGE:
        take_advantage(state, seat)
    elif kind == v.LOSE_FOCUS:
        lose_focus(state, seat, max(0, cells[base + FOCUS] - atom.amount))
    elif kind == v.TAKE_STUN:
        stun(state, seat, "SJ-27.2")
    elif kind == v.TAKE_HOBBLE:
        hobble(state, seat, "SJ-27.9")
    elif kind == v.DRAW:
        if atom.flag:
            if atom.whom != v.ALL_PLAYERS:  # all of them draw before defeat is checked (SJ-28.20)
                state.push("check_defeat", (seat,))
            state.push("draw", (seat, atom.amount))
        else:
            state.push("draw_up_to", (seat, atom.amount))
    elif kind == v.DISCARD:
        stops = len(CHAINS[chain].stages) > 1 and not state.rules.discard_no_cost
        if cells[base + HAND_SIZE]:
            state.push("discard", (seat, atom.amount, atom.mask, int(stops)))
        elif stops:
            state.stack.pop()  # SJ-5.19: the rest of the chain is not carried out
    elif kind == v.SWITCH:
        if not paralysed(state, seat):
            state.push("switch", (seat, seat, atom.mask, chain, place, line, duty))
    elif kind == v.CHANGE:
        if not paralysed(state, seat):
            state.push("change", (seat, seat, atom.amount, v.KAMAES, 0))
    elif kind == v.WIDEN:
        state.push("widen", (seat,))
    elif kind in (v.SEARCH_DECK, v.SEARCH_TOP, v.SEARCH_DISCARDS):
        search(state, seat, atom, chain, place)
    elif kind == v.SHUFFLE:
        if cells[base + HAND_SIZE]:
            state.push("shuffle_in", (seat, atom.mask, 0))
    elif kind == v.SHUFFLE_ALL:
        shuffle_all(state, seat)
    elif kind in (v.HEAL_STUNS, v.HEAL_HOBBLE, v.HEAL_ALL, v.CLOSE_WOUNDS):
        heal(state, seat, atom)
    elif kind == v.BLEED_WOUNDS:
        bleed_wounds(state, targets, line)
    elif kind == v.REMAIN:
        remain(state, seat, atom.amount, line)
    elif kind == v.FORBID:
        state.push("forbid", (seat, atom.mask))
    elif kind == v.NAME_CARDS:
        for other in highest_first(state, people_of(state)):
            state.push("name_card", (other,))
    elif kind == v.PLAY_FOUND:
        state.push("play_found", (seat, LINE_DESIGN[line]))
    elif kind == v.ENTER_STEALTH:
        cells[base + HIDDEN_AT] |= v.STEALTH
        if state.events is not None:
            state.tell("hidden", "SJ-35.3", {"who": who(state, seat)})
    elif kind >= v.CHANGE_BEHAVIOUR:
        state.push("enemy_effect", (seat, kind, atom.mask, line))


def search(state: Senjutsu, seat: int, atom: Atom, chain: int, place: int) -> None:
    """A search of the own deck or discard pile; what was discarded unseen is looked at first."""
    if atom.kind == v.SEARCH_TOP:
        look_at_top(state, seat, seat, atom.amount, 0)
        return
    state.push("search", (seat, chain, place))
    if state.cells[seat * BLOCK + UNSEEN_DISCARDS]:
        state.push("settle_unseen", (seat,))


def shuffle_all(state: Senjutsu, seat: int) -> None:
    """The own non-core ability cards of the hand go into the deck (057, 088)."""
    base = seat * BLOCK
    cells = state.cells
    cells[base + STOCK] += cells[base + HAND]
    cells[base + HAND] = 0
    cells[base + HAND_SIZE] = cells[base + HAND_VENOM]
    for viewer in range(MOST_SEATS + 1):
        cells[base + KNOWN + viewer] = 0
    shuffle_deck(state, seat)
    if state.events is not None:
        state.tell("hand_shuffled", "SJ-28.3", {"who": who(state, seat)})


def heal(state: Senjutsu, seat: int, atom: Atom) -> None:
    """Statuses are discarded, Bleeding Wounds closed (SJ-27.3)."""
    base = seat * BLOCK
    cells = state.cells
    if atom.kind == v.HEAL_STUNS:
        if cells[base + STUNS]:
            state.push("heal_stuns", (seat, min(atom.amount, cells[base + STUNS])))
        return
    if atom.kind == v.CLOSE_WOUNDS:
        cells[base + WOUNDS] += cells[base + BLEEDING]
        cells[base + BLEEDING] = 0
    elif atom.kind == v.HEAL_HOBBLE:
        for digit in range(4):
            if cells[base + HOBBLES] >> 4 * digit & 15:
                cells[base + HOBBLES] -= 1 << 4 * digit
                break
    else:
        cells[base + STUNS] = 0
        cells[base + HOBBLES] = 0
        for toxin in range(POISONS - 1):
            cells[base + TOXINS + toxin] = 0
    if state.events is not None:
        state.tell(
            "healed", "SJ-27.3", {"who": who(state, seat), "what": f"heal-{v.KIND_NAMES[atom.kind]}".replace(" ", "-")}
        )


def bleed_wounds(state: Senjutsu, targets: int, line: int) -> None:
    """The Wounds this attack effect has just dealt become Bleeding Wounds (SJ-20.16)."""
    part = DESIGNS[LINE_DESIGN[line]].parts[LINE_PART[line]]
    grid = LINES[part.last_strike].options[0].chain
    dealt = max([cell.wounds for cell in grid.atoms[0].cells]) if grid is not None else 0
    for other in seats_of(targets & state.cells[ALIVE]):
        open_wounds(state, other, dealt, "SJ-20.16")


def remain(state: Senjutsu, seat: int, lasting: int, line: int) -> None:
    """The card stays in play (SJ-5.16)."""
    base = seat * BLOCK
    cells = state.cells
    design = LINE_DESIGN[line]
    cells[base + PLAYED] -= one(design)
    cells[base + LASTING] += one(design)
    if lasting == v.ENLIGHTENED_PATH:
        cells[base + HIDDEN_AT] |= v.ENLIGHTENMENT
    elif lasting == v.IRON_WILL:
        cells[base + IRON] += 1
    elif lasting == v.OPEN_DISCARDS:
        for other in seats_of(people_of(state)):
            state.push("open_discards", (other,))
            if cells[other * BLOCK + UNSEEN_DISCARDS]:
                state.push("settle_unseen", (other,))
    if state.events is not None:
        state.tell("remains", "SJ-5.16", {"who": who(state, seat), "card": card_name(design)})


class OpenDiscards(Happen):
    """All cards of a discard pile are turned face up (085)."""

    name: ClassVar[str] = "open_discards"

    def run(self, state: Senjutsu) -> None:
        base = self.numbers[0] * BLOCK
        cells = state.cells
        for design in designs(cells[base + DOWN]):
            for _ in range(cells[base + DOWN] >> 2 * design & 3):
                forget(state, self.numbers[0], design)
        cells[base + UP] += cells[base + DOWN]
        cells[base + DOWN] = 0
        cells[base + DOWN_SIZE] = 0
        state.reveals += 1


STEPS: Steps = (OpenDiscards,)
