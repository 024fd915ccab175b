"""Grids in words: "strikes front, front right: 1 wound each"."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Cell
from shiai.games.senjutsu.rules.battlefield.hexes import RELATIVE_NAMES, cell_name
from shiai.games.senjutsu.text.phrases import Phrase, any_of, joined

DIRECTION_IDS: Final = {
    "F": "card-front",
    "FR": "card-front_right",
    "BR": "card-back_right",
    "B": "card-back",
    "BL": "card-back_left",
    "FL": "card-front_left",
}
FROM_LEFT: Final = ("FL", "F", "FR", "BL", "B", "BR")  # the order in which directions are named
ALL_DIRECTIONS: Final = 63
# What is put on cells: message and clause.
SCATTERED: Final = {
    v.PLACE_CALTROP: ("card-place_caltrop", "SJ-51.1"),
    v.PLACE_TRAPS: ("card-place_traps", "SJ-51.4"),
}


def grid_phrase(atom: Atom) -> Phrase:
    """A grid of whatever kind."""
    if atom.kind == v.SHIELDS:
        return Phrase("card-blocks", "SJ-22.1", {}, {"cells": cells_phrase(atom.cells)})
    if atom.kind == v.STARS:
        return Phrase("card-stars", "SJ-18.4", {}, {"cells": cells_phrase(atom.cells)})
    if atom.kind in SCATTERED:
        id, clause = SCATTERED[atom.kind]
        return Phrase(id, clause, {}, {"cells": cells_phrase(atom.cells)})
    groups: list[Phrase] = []
    for alike in grouped(atom.cells):
        inner = {"cells": cells_phrase(alike), "marks": symbols_phrase(alike[0])}
        groups.append(Phrase("card-struck", "SJ-18.4", {"number": len(alike)}, inner))
    return Phrase("card-strikes", "SJ-18.4", {}, {"grid": joined("card-join_grid", groups)})


def grouped(cells: list[Cell]) -> list[list[Cell]]:
    """Groups of equal cells, in the order of the record."""
    groups: dict[tuple[int, int, bool, bool, bool, bool], list[Cell]] = {}
    for cell in cells:
        key = (cell.wounds, cell.bleeds, cell.execution, cell.star, cell.poison, cell.back)
        groups.setdefault(key, []).append(cell)
    return list(groups.values())


def symbols_phrase(cell: Cell) -> Phrase:
    """The symbols of a cell of an attack grid."""
    symbols: list[Phrase] = []
    if cell.wounds:
        symbols.append(Phrase("card-wounds", "SJ-20.1", {"amount": cell.wounds}))
    if cell.bleeds:
        symbols.append(Phrase("card-bleeding", "SJ-20.4", {"amount": cell.bleeds}))
    if cell.execution:
        symbols.append(Phrase("card-execution", "SJ-20.9"))
    if cell.poison:
        symbols.append(Phrase("card-poison_cell", "SJ-53.1"))
    if cell.star:
        symbols.append(Phrase("card-star", "SJ-18.5"))
    if cell.back:
        symbols.append(Phrase("card-back_cell", "SJ-53.2"))
    return joined("card-join_and", symbols)


def cells_phrase(cells: list[Cell]) -> Phrase:
    """The places of the cells; a whole ring has a name of its own."""
    distances = [distance(cell) for cell in cells]
    if len(cells) == 6 * distances[0] and len(set(distances)) == 1:
        return Phrase("card-ring", "SJ-18.1", {"distance": distances[0]})
    return joined("card-join_comma", [cell_phrase(cell) for cell in cells])


def distance(cell: Cell) -> int:
    """The distance of a cell from the hero."""
    return (abs(cell.a) + abs(cell.b) + abs(cell.a + cell.b)) // 2


def cell_phrase(cell: Cell) -> Phrase:
    """One cell by the steps that lead to it: front, front 2, front 2 + front left."""
    terms: list[Phrase] = []
    for name in cell_name(cell.a, cell.b).split("+"):
        side = name.rstrip("23456789")
        phrase = Phrase(DIRECTION_IDS[side], "SJ-3.11")
        if side != name:
            phrase = Phrase("card-far", "SJ-18.1", {"distance": int(name[len(side) :])}, {"side": phrase})
        terms.append(phrase)
    return joined("card-join_sum", terms)


def directions_phrase(mask: int) -> Phrase:
    """Directions of which one is taken."""
    if mask == ALL_DIRECTIONS:
        return Phrase("card-any_direction", "SJ-16.4")
    sides = [side for side in FROM_LEFT if mask >> RELATIVE_NAMES.index(side) & 1]
    return any_of([Phrase(DIRECTION_IDS[side], "SJ-16.4") for side in sides])
