"""Every effect of the card language as a row of symbols, and sentences where no symbol would be understood."""

from typing import Final

from shiai.games.senjutsu.browser.cards.grids import behaviours, grid, steps, turns
from shiai.games.senjutsu.browser.cards.pieces import (
    GAP,
    SIZE,
    Brush,
    Piece,
    column,
    fitted,
    kamae_marks,
    letters,
    lotuses,
    mark,
    row,
    struck_out,
    wrapped,
)
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Chain, Filter
from shiai.games.senjutsu.text.effects import effect_phrase
from shiai.games.senjutsu.text.phrases import spoken

WIDEST_TEXT: Final = 158.0
TIER_INKS: Final = ("wood", "steel", "gold", "jade", "ink")  # but for those of enemies
TYPE_INKS: Final = ("pine", "vermilion", "indigo", "ink")
# Effects that are a symbol with a number.
SYMBOLS: Final[dict[int, tuple[str, str]]] = {
    v.LOWER: ("lower", "vermilion"),
    v.PUSH: ("push", "ink"),
    v.PULL: ("pull", "ink"),
    v.TURN_TARGET: ("turn", "ink"),
    v.STEP_TARGET: ("forward", "ink"),
    v.SWAP: ("swap", "ink"),
    v.STUN: ("stun", "vermilion"),
    v.HOBBLE: ("hobble", "vermilion"),
    v.POISON: ("poison", "plum"),
    v.LOOK: ("eye", "ink"),
    v.ADVANTAGE: ("fan", "ochre"),
    v.ENTER_STEALTH: ("stealth", "plum"),
    v.SHIELD_STAR: ("shield", "pine"),
    v.TARGET_DRAWS: ("draw", "ink"),
    v.DISCARD: ("discard", "vermilion"),
    v.TARGET_DISCARDS: ("discard", "vermilion"),
}
NUMBERED: Final = frozenset({v.TARGET_DRAWS, v.DISCARD, v.TARGET_DISCARDS})  # with their number even when it is 1
# Effects in words.
SENTENCES: Final = frozenset(
    {
        v.REMAIN,
        v.FORBID,
        v.NAME_CARDS,
        v.PLAY_DISCARDED,
        v.PLAY_FOUND,
        v.WIDEN,
        v.TARGET_SEARCHES,
        v.CLOSE_IN,
        v.REMOVE_CARD,
        v.WOUND_BY_DIFFERENCE,
    }
)


def chain_piece(brush: Brush, chain: Chain, width: float) -> Piece:
    """The effects of one line, no wider than this."""
    pieces = whom(brush, chain)
    if chain.atoms[0].kind in SENTENCES:
        room = min(width, WIDEST_TEXT) - row(pieces).width - GAP
        sentence = spoken(effect_phrase(chain.atoms[0]), brush.words.message)
        return row([*pieces, column(wrapped(sentence, room))])
    for number, stage in enumerate(chain.stages):
        if number:
            pieces.append(letters("›", 22.0))
        for place, atom in enumerate(stage):
            if place and not chain.moving:
                pieces.append(letters("+", 16.0))
            pieces.append(atom_piece(brush, atom))
    return fitted(row(pieces), width)


def whom(brush: Brush, chain: Chain) -> list[Piece]:
    """The mark of whom a line concerns, if that is not the acting hero."""
    first = chain.atoms[0]
    if first.starred:
        return [mark(brush, "star", "ink", 17.0)]
    if first.whom == v.EACH_IN_RANGE:
        return [mark(brush, "helmet"), mark(brush, "helmet")]
    if first.whom == v.ALL_PLAYERS:
        return [mark(brush, "hero"), mark(brush, "helmet")]
    return [mark(brush, "helmet")] if first.kind in v.TARGETED else []


def atom_piece(brush: Brush, atom: Atom) -> Piece:
    """One effect."""
    kind = atom.kind
    if kind == v.STEP:
        return steps(atom)
    if kind == v.TURN:
        return turns(atom)
    if atom.cells:
        return grid(brush, atom)
    if kind in SYMBOLS:
        pieces = [mark(brush, *SYMBOLS[kind])]
        if atom.amount > 1 or (kind in NUMBERED and atom.amount):
            pieces.insert(0, letters(str(atom.amount), 16.0))
        if kind == v.DISCARD:
            pieces += tier_marks(brush, atom.mask)
        elif kind == v.TARGET_DISCARDS:
            pieces += type_marks(brush, atom.mask)
        return row(pieces, 2.0)
    if kind in (v.WOUND, v.BLEED, v.OPEN_WOUND, v.BLEED_WOUNDS, v.CLOSE_WOUNDS):
        return row(wound_pieces(brush, atom), 2.0)
    if kind in (v.GAIN, v.TARGET_LOSES, v.STEAL, v.LOSE_FOCUS):
        return row(focus_pieces(brush, atom), 2.0)
    if kind in (v.SWITCH, v.TARGET_SWITCHES, v.CHANGE, v.TARGET_CHANGES):
        return row(kamae_pieces(brush, atom), 2.0)
    if kind == v.COUNTER:
        speeds = [str(speed) for speed in range(9, -1, -1) if atom.mask >> speed & 1]
        return row([mark(brush, "counter", "vermilion"), letters(" ".join(speeds), 17.0)])
    if kind in (v.TAKE_STUN, v.TAKE_HOBBLE, v.HEAL_STUNS, v.HEAL_HOBBLE, v.HEAL_ALL, v.CANCEL):
        return row(status_pieces(brush, atom), 2.0)
    if kind == v.CHANGE_BEHAVIOUR:
        return behaviours()
    return row(card_pieces(brush, atom), 2.0)


def wound_pieces(brush: Brush, atom: Atom) -> list[Piece]:
    """Wounds given, opened or closed."""
    wound = mark(brush, "wound", "vermilion", 18.0)
    drop = mark(brush, "drop", "vermilion", 18.0)
    into = mark(brush, "into", "ink", 14.0)
    if atom.kind == v.WOUND:
        return [wound] * atom.amount
    if atom.kind == v.BLEED:
        return [drop] * atom.amount
    if atom.kind == v.OPEN_WOUND:
        return [*([letters(str(atom.amount), 16.0)] if atom.amount > 1 else []), wound, into, drop]
    return [wound, into, drop] if atom.kind == v.BLEED_WOUNDS else [drop, into, wound]


def focus_pieces(brush: Brush, atom: Atom) -> list[Piece]:
    """Focus gained, lost or stolen."""
    if atom.kind == v.GAIN:
        return [letters("+", 18.0), lotuses(brush, atom.amount)]
    if atom.kind == v.TARGET_LOSES:
        return [letters("−", 18.0), lotuses(brush, atom.amount)]
    if atom.kind == v.STEAL:
        return [lotuses(brush, atom.amount), mark(brush, "into", "ink", 14.0), mark(brush, "hero", "ink", 17.0)]
    lost = struck_out(row([mark(brush, "lotus", "indigo", 15.0) for _ in range(3)], -5.0))
    return [lost, mark(brush, "into", "ink", 14.0), lotuses(brush, atom.amount)] if atom.amount else [lost]


def kamae_pieces(brush: Brush, atom: Atom) -> list[Piece]:
    """A Kamae changed along the branches, or switched."""
    if atom.kind in (v.CHANGE, v.TARGET_CHANGES):
        return [mark(brush, "branch", "ink"), letters(f"≤{atom.amount}", 16.0)]
    return [mark(brush, "leap", "ink"), *kamae_marks(brush, atom.mask)]


def status_pieces(brush: Brush, atom: Atom) -> list[Piece]:
    """Statuses taken or healed, and what is cancelled."""
    stun = mark(brush, "stun", "vermilion")
    hobble = mark(brush, "hobble", "vermilion")
    if atom.kind in (v.TAKE_STUN, v.TAKE_HOBBLE):
        return [mark(brush, "hero", "ink", 17.0), stun if atom.kind == v.TAKE_STUN else hobble]
    if atom.kind == v.CANCEL:
        name = {v.CANCEL_MOVEMENT: "forward", v.CANCEL_ROTATION: "turn", v.CANCEL_CARDS: "card"}[atom.amount]
        return [struck_out(mark(brush, name))]
    if atom.kind == v.HEAL_ALL:
        return [struck_out(row([stun, hobble, mark(brush, "poison", "plum")]))]
    healed = struck_out(stun if atom.kind == v.HEAL_STUNS else hobble)
    return [letters(f"≤{atom.amount}" if atom.kind == v.HEAL_STUNS else str(atom.amount), 16.0), healed]


def card_pieces(brush: Brush, atom: Atom) -> list[Piece]:
    """Cards drawn, shuffled, put back or looked for."""
    if atom.kind == v.DRAW:
        return [letters(str(atom.amount) if atom.flag else f"≤{atom.amount}", 16.0), mark(brush, "draw")]
    if atom.kind == v.SHUFFLE_ALL:
        return [mark(brush, "shuffle"), mark(brush, "card"), letters("…", 16.0)]
    if atom.kind in (v.SHUFFLE, v.TARGET_SHUFFLES):
        few = letters("≤1" if atom.kind == v.SHUFFLE else "1", 16.0)
        return [few, *type_marks(brush, atom.mask), mark(brush, "shuffle")]
    if atom.kind == v.RESET_DECK:
        return [mark(brush, "replacement", "ink", 17.0), mark(brush, "deck")]
    if atom.kind == v.RECALL:
        into = mark(brush, "into", "ink", 14.0)
        return [mark(brush, "pile"), *type_marks(brush, atom.mask), into, mark(brush, "deck")]
    assert atom.filter is not None, v.KIND_NAMES[atom.kind]
    pieces = [mark(brush, "search", "ink", 17.0), mark(brush, "pile" if atom.kind == v.SEARCH_DISCARDS else "deck")]
    if atom.kind == v.SEARCH_TOP:
        pieces.append(letters(f"1/{atom.amount}", 16.0))
    return pieces + wanted_marks(brush, atom.filter)


def wanted_marks(brush: Brush, wanted: Filter) -> list[Piece]:
    """Which cards are looked for."""
    pieces: list[Piece] = []
    for place, (tiers, types) in enumerate(wanted.pairs):
        if place:
            pieces.append(letters("/", 16.0))
        missing = v.ALL_TIERS & ~tiers
        if missing and missing & (missing - 1) == 0:
            pieces += [struck_out(piece) for piece in tier_marks(brush, missing)]
        elif missing:
            pieces += tier_marks(brush, tiers)
        pieces += type_marks(brush, types)
    if wanted.prepared:
        pieces.append(mark(brush, "prepared", "indigo", 18.0))
    return pieces


def tier_marks(brush: Brush, mask: int) -> list[Piece]:
    """A square for every tier of a mask, in its colour and with its first letter."""
    return [tier_mark(brush, bit) for bit in range(len(v.TIER_NAMES)) if mask >> bit & 1]


def tier_mark(brush: Brush, tier: int) -> Piece:
    """The mark of a tier."""
    letter = brush.words.name(v.TIER_NAMES[tier])[0]
    svg = (
        f'<rect class="tier-{TIER_INKS[tier]}" x="1" y="-9" width="18" height="18"/>'
        f'<text class="figure on-ink middle" x="10" y="5" font-size="14">{letter}</text>'
    )
    return Piece(SIZE, SIZE, svg)


def type_marks(brush: Brush, mask: int) -> list[Piece]:
    """The symbol of every card type of a mask."""
    return [mark(brush, name, TYPE_INKS[bit]) for bit, name in enumerate(v.TYPE_NAMES) if mask >> bit & 1]
