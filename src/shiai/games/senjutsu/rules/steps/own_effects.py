"""What the effects of a card do to the acting hero, or to all players (sections 4, 8, 20, 27 and 28)."""

from collections.abc import Callable
from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import copies, designs, one
from shiai.games.senjutsu.cards.structure import Atom
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.harm import count_limits, despair, hobble, stun, suffer
from shiai.games.senjutsu.rules.heroes import DEBILITATING, POISONS
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
    HURT,
    IRON,
    KNOWN,
    LASTING,
    PLAYED,
    POISON_DECK,
    REACH,
    STOCK,
    STUNS,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import (
    companions,
    contracts,
    effects,
    found_cards,
    hands,
    instants,
    kamae,
    last_chance,
    traps,
)
from shiai.games.senjutsu.rules.steps.base import Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.steps.searches import Reshuffle, Search, SettleUnseen, look_at_top, reveal_top
from shiai.games.senjutsu.rules.table import (
    gain_focus,
    lose_focus,
    paralysed,
    people_of,
    seats_of,
    take_advantage,
    who,
)


def open_wounds(state: Senjutsu, seat: int, amount: int, clause: str) -> None:
    """Turn Wounds into Bleeding Wounds (SJ-20.11)."""
    base = seat * BLOCK
    # SJ-20.11
    turned = min(amount, state.cells[base + WOUNDS])
    state.cells[base + WOUNDS] -= turned
    state.cells[base + BLEEDING] += turned
    if turned and state.events is not None:
        state.tell("wounds_opened", clause, {"who": who(state, seat), "count": turned})


def own_effect(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Carry out an effect on the acting hero, or on one of all players."""
    # SJ-57.4: "nothing" is not among them
    effect = OWN_EFFECTS.get(atom.kind)
    if effect is not None:
        effect(state, seat, atom, step)


# One effect each: the state, the hero that it concerns, the effect, and the step that carries it out.


def gain(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Gain Focus."""
    gain_focus(state, seat, atom.amount)


def advantage(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take the Advantage."""
    take_advantage(state, seat)


def keep_focus(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Lose all Focus but so much."""
    lose_focus(state, seat, max(0, state.cells[seat * BLOCK + FOCUS] - atom.amount))


def take_stun(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take a Stun card."""
    stun(state, seat, "SJ-27.2")


def take_hobble(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take a Hobble card."""
    hobble(state, seat, "SJ-27.9")


def draw(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Draw cards: so many, or up to so many."""
    if not atom.flag:
        state.push(hands.DrawUpTo(seat, atom.amount))
        return
    # SJ-52.3: "draw" is no offer
    if atom.whom != v.ALL_PLAYERS:  # all of them draw before defeat is checked (SJ-28.20)
        state.push(CheckDefeat(seat))
    state.push(hands.Draw(seat, atom.amount))


def discard(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard cards; what follows by "then" depends on it."""
    ends = len(state.rules.cards.chains[step.chain].stages) > 1 and not state.rules.discard_no_cost
    if state.cells[seat * BLOCK + HAND_SIZE]:
        if_none = hands.CHAIN_ENDS if ends else hands.CHAIN_GOES_ON
        state.push(hands.Discard(seat, atom.amount, atom.mask, if_none))
    elif ends:
        state.stack.pop()  # the rest of the chain is not carried out (SJ-5.19)


def switch(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Switch the Kamae."""
    allowed = atom.mask & state.rules.heroes[seat].positions
    if allowed and not paralysed(state, seat):
        state.push(kamae.Switch(seat, seat, allowed, step.chain, step.place, step.line, step.duty))


def change(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Change the Kamae along the branches of the tree."""
    if not paralysed(state, seat):
        state.push(kamae.Change(seat, seat, atom.amount, kamae.NOT_BEGUN, 0))


def widen(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Widen the range of initiatives of a Block."""
    state.push(instants.Widen(seat))


def forbid(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Forbid a card type for this turn."""
    state.push(instants.Forbid(seat, atom.mask))


def name_card(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Name a card that nobody may play in this turn."""
    state.push(instants.NameCard(seat))


def play_found(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Play a card that this card has found."""
    state.push(found_cards.PlayFound(seat, state.rules.cards.line_design[step.line]))


def enter_stealth(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Enter Stealth."""
    # SJ-35.3
    state.cells[seat * BLOCK + HIDDEN_AT] |= v.STEALTH
    if state.events is not None:
        state.tell("hidden", "SJ-35.3", {"who": who(state, seat)})


def reach(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Lengthen the range of the card that is being resolved."""
    # SJ-56.5
    state.cells[seat * BLOCK + REACH] = atom.amount


def take_wound(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take Wounds that are no attack."""
    # SJ-52.4
    suffer(state, seat, atom.amount, 0, "SJ-52.4")


def return_cards(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Put cards of the hand into the deck."""
    if state.cells[seat * BLOCK + HAND_SIZE]:
        state.push(hands.ReturnCard(seat, atom.amount))


def return_poisons(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take back all own Poisons that are spent."""
    cells = state.cells
    spent = state.rules.decks[seat].poisons & ~cells[seat * BLOCK + POISON_DECK]
    # SJ-53.4: those that no figure has any more
    for other in seats_of(cells[ALIVE]):
        base = other * BLOCK
        if cells[base + VENOM]:
            spent &= ~(1 << DEBILITATING)
        for toxin in range(1, POISONS):
            if cells[base + TOXINS + toxin - 1]:
                spent &= ~(1 << toxin)
    cells[seat * BLOCK + POISON_DECK] |= spent
    if spent and state.events is not None:
        state.tell("poisons_returned", "SJ-53.4", {"who": who(state, seat), "count": spent.bit_count()})


def renew(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Lay discarded contracts out again."""
    contracts.push_renewal(state, seat, atom.amount)


def discard_contracts(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard all own contracts."""
    contracts.discard_contracts(state, seat)


def reshuffle(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Shuffle a card of the own discards into the deck."""
    state.push(Reshuffle(seat, step.chain, step.place))
    if state.cells[seat * BLOCK + UNSEEN_DISCARDS]:
        state.push(SettleUnseen(seat))


def survive(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Survive a defeat."""
    last_chance.survive(state, seat)


def rebuild(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Make a new deck of discards."""
    last_chance.rebuild(state, seat, atom.amount)


def place_caltrop(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Throw a caltrop."""
    traps.throw_caltrop(state, seat, step.chain, step.place)


def place_traps(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Throw trap tokens."""
    traps.throw_traps(state, seat, step.chain, step.place)


def enemy_effect(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """An effect that only cards of enemies have."""
    state.enemy_effect(seat, atom.kind, atom.mask, step.line)


def search_top(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Search the top cards of the own deck."""
    look_at_top(state, seat, seat, atom.amount, 0)


def take_top(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Reveal the top cards of the own deck and take all that fit."""
    reveal_top(state, seat, step.chain, step.place, atom.amount)


def search(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Search the own deck or discard pile; what was discarded unseen is looked at first."""
    state.push(Search(seat, step.chain, step.place))
    if state.cells[seat * BLOCK + UNSEEN_DISCARDS]:
        state.push(SettleUnseen(seat))


def shuffle_one(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Shuffle a card of a type from the hand into the deck, if wanted."""
    if state.cells[seat * BLOCK + HAND_SIZE]:
        state.push(hands.ShuffleIn(seat, atom.mask, 0))


def shuffle_all(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Shuffle all own non-core ability cards of the hand into the deck (057, 088)."""
    base = seat * BLOCK
    cells = state.cells
    cells[base + STOCK] += cells[base + HAND]
    cells[base + HAND] = 0
    cells[base + HAND_SIZE] = cells[base + HAND_VENOM]
    for viewer in range(MOST_SEATS + 1):
        cells[base + KNOWN + viewer] = 0
    hands.shuffle_deck(state, seat)
    if state.events is not None:
        state.tell("hand_shuffled", "SJ-28.3", {"who": who(state, seat)})


def heal_stuns(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard Stuns of the hand, up to so many."""
    # SJ-27.3
    stuns = state.cells[seat * BLOCK + STUNS]
    if stuns:
        state.push(hands.HealStuns(seat, min(atom.amount, stuns)))


def heal_hobble(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard a Hobble, the one that was rotated least."""
    cell = seat * BLOCK + HOBBLES
    for digit in range(4):
        if state.cells[cell] >> 4 * digit & 15:
            state.cells[cell] -= 1 << 4 * digit
            break
    tell_healed(state, seat, atom)


def heal_all(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard all Stuns, Hobbles and Poisons in play."""
    base = seat * BLOCK
    state.cells[base + STUNS] = 0
    state.cells[base + HOBBLES] = 0
    for toxin in range(POISONS - 1):
        state.cells[base + TOXINS + toxin] = 0
    tell_healed(state, seat, atom)


def close_wounds(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Turn all Bleeding Wounds, or so many of them, into Wounds."""
    base = seat * BLOCK
    bleeding = state.cells[base + BLEEDING]
    closed = min(atom.amount, bleeding) if atom.amount else bleeding
    state.cells[base + WOUNDS] += closed
    state.cells[base + BLEEDING] -= closed
    tell_healed(state, seat, atom)


def heal_wound(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard Wounds, as far as there are any."""
    cell = seat * BLOCK + WOUNDS
    # SJ-59.24
    state.cells[cell] -= min(atom.amount, state.cells[cell])
    tell_healed(state, seat, atom)


def take_stuns(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Take Stuns instead of the wounds of this turn."""
    cells = state.cells
    base = seat * BLOCK
    hurt = cells[base + HURT]
    # SJ-57.9, SJ-57.10: those that are still there
    bleeds = min(hurt >> 8, cells[base + BLEEDING])
    wounds = min((hurt & 255) + (hurt >> 8) - bleeds, cells[base + WOUNDS])
    cells[base + HURT] = 0
    cells[base + BLEEDING] -= bleeds
    cells[base + WOUNDS] -= wounds
    despair(state, seat)
    if wounds + bleeds and state.events is not None:
        state.tell("wounds_left", "SJ-57.9", {"who": who(state, seat), "count": wounds + bleeds})
    for _ in range(wounds + bleeds):
        stun(state, seat, "SJ-57.9")


def cure(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Discard Poisons in play."""
    if state.cells[seat * BLOCK + TOXINS : seat * BLOCK + TOXINS + POISONS - 1] != [0] * (POISONS - 1):
        state.push(hands.Cure(seat, atom.amount))


def turn_companion(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Turn the Kamae card of the own companion, or of the companion that acts."""
    figure = seat if state.rules.heroes[seat].sides else state.rules.partners[seat]
    if figure >= 0 and state.cells[ALIVE] >> figure & 1 and not paralysed(state, figure):
        companions.turn_side(state, figure)


def tell_healed(state: Senjutsu, seat: int, atom: Atom) -> None:
    """Tell what was healed (SJ-27.3)."""
    if state.events is not None:
        what = f"heal-{v.KIND_NAMES[atom.kind]}".replace(" ", "-")
        state.tell("healed", "SJ-27.3", {"who": who(state, seat), "what": what})


def bleed_wounds(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Turn the Wounds that this attack effect has just dealt into Bleeding Wounds (SJ-20.16)."""
    # SJ-20.16
    part = state.rules.cards.part_of(step.line)
    grid = state.rules.cards.lines[part.last_strike].options[0].chain
    dealt = max([cell.wounds for cell in grid.atoms[0].cells]) if grid is not None else 0
    for other in seats_of(step.targets & state.cells[ALIVE]):
        open_wounds(state, other, dealt, "SJ-20.16")


def remain(state: Senjutsu, seat: int, atom: Atom, step: "effects.Do") -> None:
    """Keep the card in play (SJ-5.16)."""
    base = seat * BLOCK
    cells = state.cells
    design = state.rules.cards.line_design[step.line]
    if copies(cells[base + PLAYED], design):
        cells[base + PLAYED] -= one(design)
    elif state.rules.cards.echoing & one(design) and copies(cells[base + UP], design):
        cells[base + UP] -= one(design)
    else:  # found in the discards of another hero, where it goes back to
        return
    # SJ-5.16
    cells[base + LASTING] += one(design)
    count_limits(state, seat)
    if atom.amount == v.ENLIGHTENED_PATH:
        cells[base + HIDDEN_AT] |= v.ENLIGHTENMENT
    elif atom.amount == v.IRON_WILL:
        cells[base + IRON] += 1
    elif atom.amount == v.OPEN_DISCARDS:
        for other in seats_of(people_of(state)):
            state.push(OpenDiscards(other))
            if cells[other * BLOCK + UNSEEN_DISCARDS]:
                state.push(SettleUnseen(other))
    if state.events is not None:
        state.tell("remains", "SJ-5.16", {"who": who(state, seat), "card": card_name(design)})


OwnEffect = Callable[[Senjutsu, int, Atom, "effects.Do"], None]
OWN_EFFECTS: Final[dict[int, OwnEffect]] = {
    v.BLEED_WOUNDS: bleed_wounds,
    v.DISCARD: discard,
    v.LOSE_FOCUS: keep_focus,
    v.TAKE_STUN: take_stun,
    v.TAKE_HOBBLE: take_hobble,
    v.GAIN: gain,
    v.ADVANTAGE: advantage,
    v.DRAW: draw,
    v.CHANGE: change,
    v.SWITCH: switch,
    v.SEARCH_DECK: search,
    v.SEARCH_TOP: search_top,
    v.TAKE_TOP: take_top,
    v.SEARCH_DISCARDS: search,
    v.SHUFFLE: shuffle_one,
    v.SHUFFLE_ALL: shuffle_all,
    v.HEAL_STUNS: heal_stuns,
    v.HEAL_HOBBLE: heal_hobble,
    v.HEAL_ALL: heal_all,
    v.CLOSE_WOUNDS: close_wounds,
    v.HEAL_WOUND: heal_wound,
    v.TURN_COMPANION: turn_companion,
    v.TAKE_STUNS: take_stuns,
    v.CURE: cure,
    v.REMAIN: remain,
    v.WIDEN: widen,
    v.FORBID: forbid,
    v.NAME_CARDS: name_card,
    v.PLAY_FOUND: play_found,
    v.ENTER_STEALTH: enter_stealth,
    v.REACH: reach,
    v.TAKE_WOUND: take_wound,
    v.RETURN: return_cards,
    v.RETURN_POISONS: return_poisons,
    v.RENEW: renew,
    v.DISCARD_CONTRACTS: discard_contracts,
    v.RESHUFFLE: reshuffle,
    v.SURVIVE: survive,
    v.REBUILD: rebuild,
    v.PLACE_CALTROP: place_caltrop,
    v.PLACE_TRAPS: place_traps,
    v.CHANGE_BEHAVIOUR: enemy_effect,
    v.RESET_DECK: enemy_effect,
    v.RECALL: enemy_effect,
    v.CLOSE_IN: enemy_effect,
    v.REMOVE_CARD: enemy_effect,
}


class OpenDiscards(Happen[Senjutsu]):
    """Turn all cards of a discard pile face up (085)."""

    name: ClassVar[str] = "open_discards"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def run(self, state: Senjutsu) -> None:
        owner = self.owner
        base = owner * BLOCK
        cells = state.cells
        for design in designs(cells[base + DOWN]):
            for _ in range(cells[base + DOWN] >> 2 * design & 3):
                forget(state, owner, design)
        cells[base + UP] += cells[base + DOWN]
        cells[base + DOWN] = 0
        cells[base + DOWN_SIZE] = 0
        state.reveals += 1


STEPS: Steps = (OpenDiscards,)
