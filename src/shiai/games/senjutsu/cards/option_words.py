"""The side of an OR, or a line for Focus, as values of a message: what choices and events say of it."""

from typing import Final

from shiai.core.messages import Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Filter, Option
from shiai.games.senjutsu.rules.battlefield.hexes import cell_name

ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")  # the six sides of a figure, clockwise from its front


def option_words(option: Option, number: int) -> Values:
    """An option as values of a message: its number (0: the only one), its cost, and its first two effects."""
    atoms = atoms_of(option)
    values: Values = {"number": number, "focus": option.focus}
    for place, slot in enumerate(("first", "second")):
        atom = atoms[place] if place < len(atoms) else None
        values[slot] = effect_name(atom) if atom is not None else 0
        words: list[str | int] = measures(atom) if atom is not None else []
        values[f"{slot}_much"] = words[0] if words else 0
        values[f"{slot}_what"] = words[1] if len(words) > 1 else 0
    return values


def atoms_of(option: Option) -> list[Atom]:
    """The effects of an option; for a group those of all its lines."""
    if option.chain is not None:
        return option.chain.atoms
    return [atom for line in option.lines for inner in line.options for atom in atoms_of(inner)]


def effect_name(atom: Atom) -> str:
    """The id of the name of an effect, without its amount."""
    name = v.KIND_NAMES[atom.kind].lower().replace(" ", "_")
    if atom.kind in v.MOVEMENTS:
        return f"do-must_{name}" if atom.flag else f"do-{name}"
    if atom.kind == v.LOSE_FOCUS and not atom.amount:
        return "do-lose_all_focus"
    return f"do-{name}"


def measures(atom: Atom) -> list[str | int]:
    """The amount and the object of an effect, at most two: numbers, arrows, cells of a grid, names of components."""
    if atom.kind == v.STEP:
        sides = "".join([ARROWS[side] for side in (5, 0, 1, 4, 3, 2) if atom.mask >> side & 1])
        return [atom.amount, sides]
    if atom.cells:
        return [", ".join([cell_name(cell.a, cell.b) for cell in atom.cells])]
    if atom.kind == v.COUNTER:
        return [", ".join([str(speed) for speed in range(9, -1, -1) if atom.mask >> speed & 1])]
    if atom.filter is not None:
        return filter_words(atom.filter)
    words: list[str | int] = [atom.amount] if atom.amount else []
    if atom.kind == v.DISCARD and atom.mask:
        words += [name for bit, name in enumerate(v.TIER_NAMES) if atom.mask >> bit & 1]
    elif atom.kind == v.TARGET_DISCARDS and atom.mask:
        words += [f"type-{name}" for bit, name in enumerate(v.TYPE_NAMES) if atom.mask >> bit & 1]
    elif atom.kind == v.SWITCH and atom.mask != v.ANY_KAMAE:
        words += [f"kamae-{name}" for bit, name in enumerate(v.KAMAE_NAMES) if atom.mask >> bit & 1]
    return words[:2]


def filter_words(wanted: Filter) -> list[str | int]:
    """The cards that a search may find, at most two of owner, tiers and type."""
    words: list[str | int] = [wanted.owner] if wanted.owner else []
    for tiers, types in wanted.pairs:
        if tiers != v.ALL_TIERS:
            words += [name for bit, name in enumerate(v.TIER_NAMES) if tiers >> bit & 1]
        words += [f"type-{name}" for bit, name in enumerate(v.TYPE_NAMES) if types >> bit & 1]
    return words[:2]
