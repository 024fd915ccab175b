"""Every effect of the card language as a row of symbols, or as a sentence where no symbol would be understood."""

from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.browser.cards.grids import behaviours, grid, steps, turns
from shiai.games.senjutsu.browser.cards.symbols import (
    GAP,
    SIZE,
    Brush,
    Symbol,
    column,
    fitted,
    kamae_symbols,
    letters,
    lotuses,
    row,
    sprite,
    struck_out,
    wrapped,
)
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Chain, Filter
from shiai.games.senjutsu.text.effects import BY_STEPS, effect_phrase
from shiai.games.senjutsu.text.phrases import spoken

WIDEST_TEXT: Final = 158.0
TOO_LONG: Final = 1.2  # times the width: a longer row goes on in the next one
TIER_INKS: Final = ("wood", "steel", "gold", "jade", "ink")  # of heroes' cards
TYPE_INKS: Final = ("pine", "vermilion", "indigo", "ink")
# Effects that are a symbol with an amount: sprite and ink.
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
    v.REACH: ("range", "ink"),
    v.TARGET_DISCARDS: ("discard", "vermilion"),
    v.TARGET_DROPS: ("discard", "vermilion"),
    v.RENEW: ("contract", "ochre"),
}
NUMBERED: Final = frozenset(
    {v.TARGET_DRAWS, v.DISCARD, v.TARGET_DISCARDS, v.TARGET_DROPS, v.REACH}
)  # with their amount even when it is 1
# Effects that are written out.
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
        v.TARGET_MILLS,
        v.TARGET_KEEPS,
        v.RETURN_POISONS,
        v.SURVIVE,
        v.REBUILD,
        v.DISCARD_CONTRACTS,
    }
)


# What a card in play raises the limit of.
LIMIT_SYMBOLS: Final = {
    v.WOUND_LIMIT: ("wound", "vermilion"),
    v.HAND_LIMIT: ("card", "ink"),
    v.FOCUS_LIMIT: ("lotus", "indigo"),
}


def chain_symbol(brush: Brush, chain: Chain, width: float) -> Symbol:
    """The effects of one line, no wider than this."""
    symbols = whom(brush, chain)
    first = chain.atoms[0]
    if first.kind in SENTENCES and not (first.kind == v.REMAIN and first.amount in LIMIT_SYMBOLS):
        room = min(width, WIDEST_TEXT) - row(symbols).width - GAP
        sentence = spoken(effect_phrase(first), brush.words.message)
        return row([*symbols, column(wrapped(sentence, room))])
    rows: list[Symbol] = []
    for number, stage in enumerate(chain.stages):
        added = [letters("›", 22.0)] if number else []
        for place, atom in enumerate(stage):
            if place and not chain.moving:
                added.append(letters("+", 16.0))
            added.append(atom_symbol(brush, atom))
        if number and row([*symbols, *added]).width > width * TOO_LONG:
            rows.append(row(symbols))
            symbols = added
        else:
            symbols += added
    return fitted(column([*rows, row(symbols)]) if rows else row(symbols), width)


def whom(brush: Brush, chain: Chain) -> list[Symbol]:
    """Symbols for the figures that a line concerns; none for the acting hero."""
    first = chain.atoms[0]
    if first.starred:
        return [sprite(brush, "star", "ink", 17.0)]
    if first.whom == v.FOR_PARTNER:
        return [sprite(brush, "paw")]
    if first.whom == v.BESIDE_PARTNER:
        return [sprite(brush, "hero"), sprite(brush, "paw"), letters(":", 16.0)]
    if chain.towards:
        goal = sprite(brush, "helmet" if chain.towards == v.TOWARDS_TARGET else "hero")
        return [letters("›", 22.0), goal, letters(":", 16.0)]
    if first.whom == v.EACH_IN_RANGE:
        return [sprite(brush, "helmet"), sprite(brush, "helmet")]
    if first.whom == v.ALL_PLAYERS:
        return [sprite(brush, "hero"), sprite(brush, "helmet")]
    if first.whom == v.ALL_OTHERS:
        return [struck_out(sprite(brush, "hero")), sprite(brush, "helmet")]
    if first.whom == v.EACH_CONTRACT:
        return [sprite(brush, "contract", "ochre"), letters(":", 18.0)]
    return [sprite(brush, "helmet")] if first.kind in v.TARGETED else []


def atom_symbol(brush: Brush, atom: Atom) -> Symbol:
    """One effect."""
    if atom.cells:
        return grid(brush, atom)
    if atom.kind in SYMBOLS:
        return numbered_symbol(brush, atom)
    if atom.kind in DRAWN_ALONE:
        return DRAWN_ALONE[atom.kind](brush, atom)
    return row(ROWS[atom.kind](brush, atom), 2.0)


def numbered_symbol(brush: Brush, atom: Atom) -> Symbol:
    """An effect that is a symbol with its amount, and with tiers or types of cards."""
    symbols = [sprite(brush, *SYMBOLS[atom.kind])]
    if atom.amount > 1 or (atom.kind in NUMBERED and atom.amount):
        symbols.insert(0, letters(str(atom.amount), 16.0))
    if atom.kind == v.DISCARD:
        symbols += tier_symbols(brush, atom.mask)
    elif atom.kind == v.TARGET_DISCARDS:
        symbols += type_symbols(brush, atom.mask)
    elif atom.kind == v.TARGET_DROPS:
        symbols.append(letters("?", 18.0))
    elif atom.kind == v.RENEW:
        symbols.insert(0, sprite(brush, "replacement", "ink", 17.0))
    elif atom.kind in BY_STEPS and atom.flag:
        symbols += [letters("·" if atom.kind == v.STUN else "+", 16.0), sprite(brush, "steps", "ink", 17.0)]
    return row(symbols, 2.0)


def counter_symbol(brush: Brush, atom: Atom) -> Symbol:
    """A Counter with its speeds."""
    speeds = [str(speed) for speed in range(9, -1, -1) if atom.mask >> speed & 1]
    return row([sprite(brush, "counter", "vermilion"), letters(" ".join(speeds), 17.0)])


def wound_symbols(brush: Brush, atom: Atom) -> list[Symbol]:
    """Wounds given, opened or closed."""
    wound = sprite(brush, "wound", "vermilion", 18.0)
    drop = sprite(brush, "drop", "vermilion", 18.0)
    into = sprite(brush, "into", "ink", 14.0)
    if atom.kind == v.TAKE_WOUND:
        return [sprite(brush, "hero", "ink", 17.0), *[wound] * atom.amount]
    if atom.kind == v.HEAL_WOUND:
        return [struck_out(wound)] * atom.amount
    if atom.kind == v.TAKE_STUNS:
        return [wound, into, sprite(brush, "stun", "vermilion")]
    if atom.kind == v.WOUND:
        return [wound] * atom.amount
    if atom.kind == v.BLEED:
        return [drop] * atom.amount
    if atom.kind == v.OPEN_WOUND:
        return [*([letters(str(atom.amount), 16.0)] if atom.amount > 1 else []), wound, into, drop]
    return [wound, into, drop] if atom.kind == v.BLEED_WOUNDS else [drop, into, wound]


def focus_symbols(brush: Brush, atom: Atom) -> list[Symbol]:
    """Focus gained, lost or stolen."""
    if atom.kind == v.GAIN:
        return [letters("+", 18.0), lotuses(brush, atom.amount)]
    if atom.kind == v.TARGET_LOSES:
        return [letters("−", 18.0), lotuses(brush, atom.amount)]
    if atom.kind == v.STEAL:
        return [lotuses(brush, atom.amount), sprite(brush, "into", "ink", 14.0), sprite(brush, "hero", "ink", 17.0)]
    lost = struck_out(row([sprite(brush, "lotus", "indigo", 15.0) for _ in range(3)], -5.0))
    return [lost, sprite(brush, "into", "ink", 14.0), lotuses(brush, atom.amount)] if atom.amount else [lost]


def kamae_effect(brush: Brush, atom: Atom) -> list[Symbol]:
    """A Kamae changed along the branches, or switched."""
    if atom.kind == v.TURN_COMPANION:
        return [sprite(brush, "paw"), *kamae_symbols(brush, 1 << v.DETERMINATION | 1 << v.AGGRESSION)]
    if atom.kind in (v.CHANGE, v.TARGET_CHANGES):
        return [sprite(brush, "branch", "ink"), letters(f"≤{atom.amount}", 16.0)]
    mask = atom.mask & v.USUAL_KAMAES if atom.mask == v.ANY_KAMAE else atom.mask
    return [sprite(brush, "leap", "ink"), *kamae_symbols(brush, mask)]


def status_symbols(brush: Brush, atom: Atom) -> list[Symbol]:
    """Statuses taken or healed, and what is cancelled."""
    stun = sprite(brush, "stun", "vermilion")
    hobble = sprite(brush, "hobble", "vermilion")
    if atom.kind in (v.TAKE_STUN, v.TAKE_HOBBLE):
        return [sprite(brush, "hero", "ink", 17.0), stun if atom.kind == v.TAKE_STUN else hobble]
    if atom.kind == v.CANCEL:
        name = {v.CANCEL_MOVEMENT: "forward", v.CANCEL_ROTATION: "turn", v.CANCEL_CARDS: "card"}[atom.amount]
        return [struck_out(sprite(brush, name))]
    if atom.kind == v.HEAL_ALL:
        return [struck_out(row([stun, hobble, sprite(brush, "poison", "plum")]))]
    if atom.kind == v.CURE:
        return [letters(str(atom.amount), 16.0), struck_out(sprite(brush, "poison", "plum"))]
    healed = struck_out(stun if atom.kind == v.HEAL_STUNS else hobble)
    return [letters(f"≤{atom.amount}" if atom.kind == v.HEAL_STUNS else str(atom.amount), 16.0), healed]


def limit_symbols(brush: Brush, atom: Atom) -> list[Symbol]:
    """A limit that the card raises as long as it is in play."""
    name, ink = LIMIT_SYMBOLS[atom.amount]
    return [letters("≤", 18.0), sprite(brush, name, ink), letters("+1", 16.0)]


def nothing(brush: Brush, atom: Atom) -> list[Symbol]:
    """Nothing at all."""
    return [letters("–", 20.0)]


def card_symbols(brush: Brush, atom: Atom) -> list[Symbol]:
    """Cards drawn, shuffled, put back or searched for."""
    if atom.kind == v.DRAW:
        return [letters(str(atom.amount) if atom.flag else f"≤{atom.amount}", 16.0), sprite(brush, "draw")]
    if atom.kind == v.RETURN:
        into = sprite(brush, "into", "ink", 14.0)
        return [letters(str(atom.amount), 16.0), sprite(brush, "card"), into, sprite(brush, "deck")]
    if atom.kind == v.SHUFFLE_ALL:
        return [sprite(brush, "shuffle"), sprite(brush, "card"), letters("…", 16.0)]
    if atom.kind in (v.SHUFFLE, v.TARGET_SHUFFLES):
        few = letters("≤1" if atom.kind == v.SHUFFLE else "1", 16.0)
        return [few, *type_symbols(brush, atom.mask), sprite(brush, "shuffle")]
    if atom.kind == v.RESET_DECK:
        return [sprite(brush, "replacement", "ink", 17.0), sprite(brush, "deck")]
    if atom.kind == v.RECALL:
        into = sprite(brush, "into", "ink", 14.0)
        return [sprite(brush, "pile"), *type_symbols(brush, atom.mask), into, sprite(brush, "deck")]
    assert atom.filter is not None, v.KIND_NAMES[atom.kind]
    if atom.kind == v.TAKE_TOP:
        top = [sprite(brush, "eye", "ink", 17.0), sprite(brush, "deck"), letters(str(atom.amount), 16.0)]
        return [*top, sprite(brush, "into", "ink", 14.0), sprite(brush, "hero", "ink", 17.0)]
    if atom.kind == v.RESHUFFLE:
        into = sprite(brush, "into", "ink", 14.0)
        return [sprite(brush, "pile"), *wanted_symbols(brush, atom.filter), into, sprite(brush, "deck")]
    where = "pile" if atom.kind == v.SEARCH_DISCARDS else "deck"
    symbols = [sprite(brush, "search", "ink", 17.0), sprite(brush, where)]
    if atom.kind == v.SEARCH_TOP:
        symbols.append(letters(f"1/{atom.amount}", 16.0))
    return symbols + wanted_symbols(brush, atom.filter)


def wanted_symbols(brush: Brush, wanted: Filter) -> list[Symbol]:
    """The cards that a search may find."""
    symbols: list[Symbol] = []
    for place, (tiers, types) in enumerate(wanted.pairs):
        if place:
            symbols.append(letters("/", 16.0))
        missing = v.ALL_TIERS & ~tiers
        if missing and missing & (missing - 1) == 0:
            symbols += [struck_out(symbol) for symbol in tier_symbols(brush, missing)]
        elif missing:
            symbols += tier_symbols(brush, tiers)
        symbols += type_symbols(brush, types)
    if wanted.stuns:
        symbols.append(sprite(brush, "stun", "vermilion"))
    if wanted.prepared:
        symbols.append(sprite(brush, "prepared", "indigo", 18.0))
    return symbols


def tier_symbols(brush: Brush, mask: int) -> list[Symbol]:
    """The symbol of every tier of a mask."""
    return [tier_symbol(brush, bit) for bit in range(len(v.TIER_NAMES)) if mask >> bit & 1]


def tier_symbol(brush: Brush, tier: int) -> Symbol:
    """A square in the colour of a tier with its first letter."""
    letter = brush.words.name(v.TIER_NAMES[tier])[0]
    svg = (
        f'<rect class="tier-{TIER_INKS[tier]}" x="1" y="-9" width="18" height="18"/>'
        f'<text class="figure on-ink middle" x="10" y="5" font-size="14">{letter}</text>'
    )
    return Symbol(SIZE, SIZE, svg)


def type_symbols(brush: Brush, mask: int) -> list[Symbol]:
    """The symbol of every card type of a mask."""
    return [sprite(brush, name, TYPE_INKS[bit]) for bit, name in enumerate(v.TYPE_NAMES) if mask >> bit & 1]


DRAWN_ALONE: Final[dict[int, Callable[[Brush, Atom], Symbol]]] = {
    v.STEP: steps,
    v.TURN: turns,
    v.COUNTER: counter_symbol,
    v.CHANGE_BEHAVIOUR: behaviours,
}
ROWS: Final[dict[int, Callable[[Brush, Atom], list[Symbol]]]] = {
    **dict.fromkeys(
        (v.WOUND, v.TAKE_WOUND, v.BLEED, v.OPEN_WOUND, v.BLEED_WOUNDS, v.CLOSE_WOUNDS, v.HEAL_WOUND, v.TAKE_STUNS),
        wound_symbols,
    ),
    v.REMAIN: limit_symbols,
    v.NOTHING: nothing,
    **dict.fromkeys((v.GAIN, v.TARGET_LOSES, v.STEAL, v.LOSE_FOCUS), focus_symbols),
    **dict.fromkeys((v.SWITCH, v.TARGET_SWITCHES, v.CHANGE, v.TARGET_CHANGES, v.TURN_COMPANION), kamae_effect),
    **dict.fromkeys(
        (v.TAKE_STUN, v.TAKE_HOBBLE, v.HEAL_STUNS, v.HEAL_HOBBLE, v.HEAL_ALL, v.CURE, v.CANCEL), status_symbols
    ),
    **dict.fromkeys(
        (v.DRAW, v.RETURN, v.SHUFFLE_ALL, v.SHUFFLE, v.TARGET_SHUFFLES, v.RESET_DECK, v.RECALL), card_symbols
    ),
    **dict.fromkeys((v.SEARCH_DECK, v.SEARCH_TOP, v.SEARCH_DISCARDS, v.TAKE_TOP, v.RESHUFFLE), card_symbols),
}
