"""Before the first turn: Advantage, terrain, figures, Prepared cards, the opening hand (sections 4, 9, 25 and 35)."""

from typing import ClassVar

from shiai.core.step import ForcedLuck, Happen, Plan
from shiai.games.senjutsu.cards.heap import designs, every, one
from shiai.games.senjutsu.rules.actions import CARD, DONE, FACE, HIDE, SHOW, SPACE, TARGET, with_other
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_code, piece_parts, placements
from shiai.games.senjutsu.rules.battlefield.figures import occupied, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.options import MOST_PIECES
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    HAND,
    HAND_SIZE,
    HIDDEN_AT,
    LEFT_OUT,
    PIECES,
    RANKS,
    READY,
    STARTS,
    STOCK,
    Senjutsu,
    pieces_of_cells,
)
from shiai.games.senjutsu.rules.steps import companions, contracts, movement, turn
from shiai.games.senjutsu.rules.steps.base import TURN_CLAUSE, Question, Steps
from shiai.games.senjutsu.rules.steps.hands import Draw, others_than
from shiai.games.senjutsu.rules.table import companions_of, highest_first, people_of, seats_of, who


class Track(ForcedLuck[Senjutsu]):
    """Fill the next place of the Advantage track by the heroes' numbers; luck orders equal ones.

    `left` is the mask of seats without a place.
    """

    name: ClassVar[str] = "track"
    clause: ClassVar[str] = "SJ-4.2"
    turn_clause: ClassVar[str] = TURN_CLAUSE

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        heroes = state.rules.heroes
        left = seats_of(self.left)
        # SJ-4.2, SJ-4.7, SJ-9.8
        highest = max([heroes[seat].advantage for seat in left])
        return tuple([TARGET.first + seat for seat in left if heroes[seat].advantage == highest])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        place = state.rules.people - self.left.bit_count()
        ranked = TARGET.part(action)
        state.cells[RANKS + place] = ranked
        if state.events is not None:
            state.tell("ranked", "SJ-4.2", {"who": who(state, ranked), "place": place + 1})
        left = self.left & ~(1 << ranked)
        if left:
            state.push(Track(left))
        else:
            state.push(SetUp())


class SetUp(Happen[Senjutsu]):
    """Push what is done before the first turn, the last of it first."""

    name: ClassVar[str] = "set_up"

    def run(self, state: Senjutsu) -> None:
        # SJ-8.3, SJ-9.5 to SJ-9.7: decks, core cards and rings are where a new state has them
        state.push(turn.StartTurn())
        state.push(OpeningHands())
        state.push(Prepare())
        order = highest_first(state, people_of(state))
        for seat in order:
            if state.rules.heroes[seat].stealth:
                state.push(StartHidden(seat))
        for seat in order:
            if state.rules.heroes[seat].contracts:
                state.push(contracts.LayOut(seat))
        # SJ-59.5
        figures = highest_first(state, people_of(state) | companions_of(state))
        for seat in figures:
            if state.rules.heroes[seat].sides:
                state.push(companions.StartSide(seat))
        for seat in figures:
            state.push(PlaceFigure(seat))
        for seat in reversed(order):
            if state.rules.heroes[seat].offering:
                state.push(Offer(seat))
        state.set_up_enemies()
        if state.rules.pieces:
            state.push(PlaceTerrain(order[0], 0))


class PlaceTerrain(Question):
    """Choose a space for the terrain piece with this number."""

    name: ClassVar[str] = "terrain"
    clause: ClassVar[str] = "SJ-9.3"
    turn_clause: ClassVar[str] = "SJ-9.3"

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def codes(self, state: Senjutsu) -> tuple[int, ...]:
        """All legal places of the piece."""
        rules = state.rules
        kind = rules.pieces[self.piece]
        pieces = pieces_of_cells(state.cells)
        return placements(rules.board, pieces, kind, rules.side_count, not rules.free_terrain, rules.kept_free)

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        spaces = sorted({piece_parts(code)[1] for code in self.codes(state)})
        # SJ-9.19
        return tuple([SPACE.at(space) for space in spaces]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.cells[LEFT_OUT] += 1
            next_piece(state, seat, self.piece)
            return
        space = SPACE.part(action)
        state.push(TurnTerrain(seat, self.piece, space))
        if state.events is not None:
            state.tell("terrain_chosen", "SJ-9.3", {"who": who(state, seat), "space": space_name(state, space)})


class TurnTerrain(Question):
    """Choose the direction in which a piece lies on its space."""

    name: ClassVar[str] = "terrain_way"
    turn_clause: ClassVar[str] = "SJ-9.3"

    def __init__(self, seat: int, piece: int, space: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.space = space

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        kind = rules.pieces[self.piece]
        pieces = pieces_of_cells(state.cells)
        codes = placements(rules.board, pieces, kind, rules.side_count, not rules.free_terrain, rules.kept_free)
        ways = [piece_parts(code)[2] for code in codes if piece_parts(code)[1] == self.space]
        return tuple(sorted([FACE.at(way) for way in ways]))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        kind = state.rules.pieces[self.piece]
        place = PIECES + len(pieces_of_cells(state.cells))
        state.cells[place] = piece_code(kind, self.space, FACE.part(action)) + 1
        state.refresh()
        if state.events is not None:
            values: dict[str, str | int] = {"who": who(state, seat), "piece": KIND_NAMES[kind]}
            values["direction"] = f"facing-{DIRECTION_NAMES[FACE.part(action)]}"
            state.tell("terrain_placed", "SJ-9.3", {**values, "space": space_name(state, self.space)})
        next_piece(state, seat, self.piece)


def next_piece(state: Senjutsu, seat: int, number: int) -> None:
    """Let the next player clockwise place the next piece."""
    # SJ-9.3
    if number + 1 < len(state.rules.pieces):
        state.push(PlaceTerrain((seat + 1) % state.rules.people, number + 1))


class Offer(Question):
    """Put the piece of terrain that a hero brings along on an empty space, or leave it out."""

    name: ClassVar[str] = "offer"
    clause: ClassVar[str] = "SJ-57.2"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        pieces = pieces_of_cells(state.cells)
        taken = occupied(state) | rules.kept_free
        for code in pieces:
            for space in rules.board.footprint(code):
                taken |= 1 << space
        # SJ-57.2
        free = rules.board.spaces & ~taken if len(pieces) < MOST_PIECES else 0
        return with_other([SPACE.at(space) for space in bits(free)], DONE)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        kind = KIND_NAMES.index(state.rules.heroes[seat].offering)
        space = SPACE.part(action)
        state.cells[PIECES + len(pieces_of_cells(state.cells))] = piece_code(kind, space, 0) + 1
        state.refresh()
        if state.events is not None:
            values: dict[str, str | int] = {"who": who(state, seat), "space": space_name(state, space)}
            state.tell("offered", "SJ-57.2", {**values, "piece": KIND_NAMES[kind]})


class PlaceFigure(Question):
    """Place a figure on a start space."""

    name: ClassVar[str] = "place_figure"
    clause: ClassVar[str] = "SJ-9.9"
    turn_clause: ClassVar[str] = "SJ-9.9"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        free = state.terrain.playable & ~state.terrain.walls & ~occupied(state)
        own = state.cells[STARTS + rules.sides[seat]]
        taken = state.cells[STARTS : STARTS + rules.side_count]
        mask = 0
        # SJ-9.10, SJ-9.11, SJ-9.21: the position of the own side, or one that nobody has
        for number, start in enumerate(rules.starts):
            if own == number + 1 or (not own and number + 1 not in taken):
                mask |= start
        # Where terrain may lie anywhere (SJ-A.64) it can cover all start spaces; then any free space will do.
        open_starts = 0 if rules.free_placement else mask & free
        # SJ-9.9
        return SPACE.masked(open_starts or free)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        rules = state.rules
        space = SPACE.part(action)
        state.cells[seat * BLOCK + AT] = space
        for number, start in enumerate(rules.starts):
            if start >> space & 1 and not rules.free_placement:
                state.cells[STARTS + rules.sides[seat]] = number + 1
        if state.events is not None:
            state.tell("placed", "SJ-9.9", {"who": who(state, seat), "space": space_name(state, space)})
        state.push(FaceFigure(seat))


class FaceFigure(Question):
    """Choose the facing of a figure that was just placed."""

    name: ClassVar[str] = "face"
    clause: ClassVar[str] = "SJ-9.15"
    turn_clause: ClassVar[str] = "SJ-9.15"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-9.15
        return FACE.all()

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        movement.turn(state, seat, FACE.part(action), "SJ-9.15")


class StartHidden(Question):
    """Decide whether a hero that can do so begins in Stealth."""

    name: ClassVar[str] = "start_hidden"
    clause: ClassVar[str] = "SJ-35.2"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-35.2
        return (HIDE, SHOW)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + HIDDEN_AT] = int(action == HIDE)
        if state.events is not None:
            state.tell("hidden" if action == HIDE else "revealed", "SJ-35.2", {"who": who(state, seat)})


class Prepare(Plan[Senjutsu]):
    """All players take Prepared cards from their decks, at the same time."""

    name: ClassVar[str] = "prepare"
    clause: ClassVar[str] = "SJ-9.12"
    turn_clause: ClassVar[str] = "SJ-9.22"

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        # SJ-9.22
        return tuple(seats_of(people_of(state) & ~state.cells[READY]))

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        cells = state.cells
        found: list[int] = []
        # SJ-9.12, SJ-25.2 to SJ-25.4
        if cells[base + HAND_SIZE] < state.rules.heroes[seat].hand:
            prepared = cells[base + STOCK] & state.rules.cards.prepared
            found = [i for i in designs(prepared) if not cells[base + HAND] & every(i)]
        return with_other([CARD.at(design) for design in found], DONE)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        base = seat * BLOCK
        if action != DONE:
            design = CARD.part(action)
            # SJ-9.13, SJ-25.5: the stock has no order
            state.cells[base + STOCK] -= one(design)
            state.cells[base + HAND] += one(design)
            state.cells[base + HAND_SIZE] += 1
            if state.events is not None:
                state.tell("prepared", "SJ-9.12", {"who": who(state, seat), "card": card_name(design)}, (seat,))
                state.tell("prepared_hidden", "SJ-9.12", {"who": who(state, seat)}, others_than(state, seat))
            return
        state.cells[READY] |= 1 << seat
        if state.events is not None:
            state.tell("ready", "SJ-9.22", {"who": who(state, seat)})
        if state.cells[READY] == people_of(state):
            state.stack.pop()
            state.cells[READY] = 0

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        return ("SJ-9.12",)


class OpeningHands(Happen[Senjutsu]):
    """All players draw up to the hand limit."""

    name: ClassVar[str] = "opening_hands"

    def run(self, state: Senjutsu) -> None:
        for seat in highest_first(state, people_of(state)):
            # SJ-9.14
            state.push(Draw(seat, state.rules.heroes[seat].hand - state.cells[seat * BLOCK + HAND_SIZE]))


STEPS: Steps = (
    Track,
    SetUp,
    PlaceTerrain,
    TurnTerrain,
    Offer,
    PlaceFigure,
    FaceFigure,
    StartHidden,
    Prepare,
    OpeningHands,
)
