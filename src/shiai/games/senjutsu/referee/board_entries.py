"""Entries about the board: figures, terrain, the Advantage track."""

from shiai.games.senjutsu.referee.checks import figure_in
from shiai.games.senjutsu.referee.draft import free_space, piece_of
from shiai.games.senjutsu.referee.entries import Entry, EntryError, one_of, space_of
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.battlefield.figures import occupied
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.options import MOST_PIECES
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, PIECES, pieces_of_cells
from shiai.games.senjutsu.rules.table import take_advantage


def enter_place(fight: Fight, entry: Entry) -> None:
    """Move or turn a figure."""
    state = fight.state
    figure = figure_in(fight, entry)
    if "at" not in entry and "facing" not in entry:
        raise EntryError("say where the figure stands or where it faces: hero 1 D4 N, hero 1 D4, hero 1 N")
    if "at" in entry:
        taken = occupied(state, figure)
        state.cells[figure * BLOCK + AT] = free_space(entry, state.rules.board, state.terrain, taken)
    if "facing" in entry:
        state.cells[figure * BLOCK + FACING] = DIRECTION_NAMES.index(one_of(entry, "facing", DIRECTION_NAMES))


def enter_terrain(fight: Fight, entry: Entry) -> None:
    """Add a piece of terrain."""
    state = fight.state
    code = piece_of(entry, state.rules.board, state.terrain, occupied(state))
    laid = pieces_of_cells(state.cells)
    if len(laid) == MOST_PIECES:
        raise EntryError(f"there are {MOST_PIECES} pieces of terrain already: take one away (clear)")
    state.cells[PIECES + len(laid)] = code + 1
    state.refresh()


def enter_clear(fight: Fight, entry: Entry) -> None:
    """Remove a piece of terrain."""
    state = fight.state
    at = space_of(state.rules.board, str(entry.get("at", "")))
    laid = list(pieces_of_cells(state.cells))
    kept = [code for code in laid if at not in state.rules.board.footprint(code)]
    if len(kept) == len(laid):
        raise EntryError(f"no terrain lies on {entry['at']}: check the space")
    state.cells[PIECES : PIECES + MOST_PIECES] = [code + 1 for code in kept] + [0] * (MOST_PIECES - len(kept))
    state.refresh()


def enter_advantage(fight: Fight, entry: Entry) -> None:
    """Move a figure to the top of the Advantage track."""
    take_advantage(fight.state, figure_in(fight, entry))
