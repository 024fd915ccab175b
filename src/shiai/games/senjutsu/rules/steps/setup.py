"""Before the first turn: Advantage, terrain, figures, Prepared cards, the opening hand (sections 4, 9, 25 and 35)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import DESIGNS, PREPARED
from shiai.games.senjutsu.cards.heap import designs, every, one
from shiai.games.senjutsu.rules.actions import CARD, DONE, FACE, HIDE, SHOW, SPACE, TARGET
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_code, piece_parts, placements
from shiai.games.senjutsu.rules.battlefield.figures import occupied, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, DIRECTIONS, bits
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
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Luck, Steps
from shiai.games.senjutsu.rules.steps.hands import others_than
from shiai.games.senjutsu.rules.steps.movement import turn
from shiai.games.senjutsu.rules.table import highest_first, people_of, seats_of, who


class Track(Luck):
    """The Advantage track is filled by the heroes' numbers; luck orders equal ones. Numbers: mask of seats left."""

    name: ClassVar[str] = "track"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-4.2 SJ-4.7 SJ-9.8")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)
        self.forced = True

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        heroes = state.rules.heroes
        left = seats_of(self.numbers[0])
        highest = max([heroes[seat].advantage for seat in left])
        return tuple([TARGET + seat for seat in left if heroes[seat].advantage == highest])

    def weights(self, state: Senjutsu) -> list[int]:
        return [1] * len(self.legal(state, -1))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        place = state.rules.people - self.numbers[0].bit_count()
        state.cells[RANKS + place] = action - TARGET
        if state.events is not None:
            state.tell("ranked", "SJ-4.2", {"who": who(state, action - TARGET), "place": place + 1})
        left = self.numbers[0] & ~(1 << action - TARGET)
        if left:
            state.push("track", (left,))
        else:
            state.push("set_up")


class SetUp(Happen):
    """What is done before the first turn, the last of it first."""

    name: ClassVar[str] = "set_up"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.5 SJ-9.6 SJ-9.7 SJ-8.3")

    def run(self, state: Senjutsu) -> None:
        state.push("start_turn")
        state.push("opening_hands")
        state.push("prepare")
        order = highest_first(state, people_of(state))
        for seat in order:
            if state.rules.heroes[seat].stealth:
                state.push("start_hidden", (seat,))
        for seat in order:
            state.push("place_figure", (seat,))
        if state.rules.count > state.rules.people:
            state.push("enemies_set_up")
        if state.rules.pieces:
            state.push("terrain", (order[0], 0))


class PlaceTerrain(Ask):
    """A terrain piece is placed. Numbers: seat, number of the piece."""

    name: ClassVar[str] = "terrain"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.3 SJ-9.19")
    turn_clause: ClassVar[str] = "SJ-9.3"

    def codes(self, state: Senjutsu) -> tuple[int, ...]:
        """All legal places of the piece."""
        rules = state.rules
        kind = rules.pieces[self.numbers[1]]
        pieces = pieces_of_cells(state.cells)
        return placements(rules.board, pieces, kind, rules.side_count, not rules.free_terrain, rules.kept_free)

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        spaces = sorted({piece_parts(code)[1] for code in self.codes(state)})
        return tuple([SPACE + space for space in spaces]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.cells[LEFT_OUT] += 1
            next_piece(state, seat, self.numbers[1])
            return
        state.push("terrain_way", (seat, self.numbers[1], action - SPACE))
        if state.events is not None:
            space = space_name(state, action - SPACE)
            state.tell("terrain_chosen", "SJ-9.3", {"who": who(state, seat), "space": space})


class TurnTerrain(Ask):
    """The way a piece lies. Numbers: seat, number of the piece, its space."""

    name: ClassVar[str] = "terrain_way"
    turn_clause: ClassVar[str] = "SJ-9.3"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        kind = rules.pieces[self.numbers[1]]
        pieces = pieces_of_cells(state.cells)
        codes = placements(rules.board, pieces, kind, rules.side_count, not rules.free_terrain, rules.kept_free)
        ways = [piece_parts(code)[2] for code in codes if piece_parts(code)[1] == self.numbers[2]]
        return tuple(sorted([FACE + way for way in ways]))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, number, space = self.numbers
        kind = state.rules.pieces[number]
        place = PIECES + len(pieces_of_cells(state.cells))
        state.cells[place] = piece_code(kind, space, action - FACE) + 1
        state.refresh()
        if state.events is not None:
            values: dict[str, str | int] = {"who": who(state, seat), "piece": KIND_NAMES[kind]}
            values["direction"] = f"facing-{DIRECTION_NAMES[action - FACE]}"
            state.tell("terrain_placed", "SJ-9.3", {**values, "space": space_name(state, space)})
        next_piece(state, seat, number)


def next_piece(state: Senjutsu, seat: int, number: int) -> None:
    """The next player clockwise places the next piece."""
    if number + 1 < len(state.rules.pieces):
        state.push("terrain", ((seat + 1) % state.rules.people, number + 1))


class PlaceFigure(Ask):
    """A figure is placed on a start space. Numbers: seat."""

    name: ClassVar[str] = "place_figure"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.9 SJ-9.10 SJ-9.11 SJ-9.21")
    turn_clause: ClassVar[str] = "SJ-9.9"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        rules = state.rules
        free = state.terrain.playable & ~state.terrain.walls & ~occupied(state)
        own = state.cells[STARTS + rules.sides[seat]]
        taken = state.cells[STARTS : STARTS + rules.side_count]
        mask = 0
        for number, start in enumerate(rules.starts):
            if own == number + 1 or (not own and number + 1 not in taken):
                mask |= start
        # Where terrain may lie anywhere (SJ-A.64) it can cover all start spaces; then any free space will do.
        open_starts = 0 if rules.free_placement else mask & free
        return tuple([SPACE + space for space in bits(open_starts or free)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        rules = state.rules
        space = action - SPACE
        state.cells[seat * BLOCK + AT] = space
        for number, start in enumerate(rules.starts):
            if start >> space & 1 and not rules.free_placement:
                state.cells[STARTS + rules.sides[seat]] = number + 1
        if state.events is not None:
            state.tell("placed", "SJ-9.9", {"who": who(state, seat), "space": space_name(state, space)})
        state.push("face", (seat,))


class FaceFigure(Ask):
    """The facing is chosen. Numbers: seat."""

    name: ClassVar[str] = "face"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.15")
    turn_clause: ClassVar[str] = "SJ-9.15"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple(range(FACE, FACE + DIRECTIONS))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        turn(state, seat, action - FACE, "SJ-9.15")


class StartHidden(Ask):
    """Ninja and Assassin may begin in Stealth. Numbers: seat."""

    name: ClassVar[str] = "start_hidden"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-35.2")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (HIDE, SHOW)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + HIDDEN_AT] = int(action == HIDE)
        if state.events is not None:
            state.tell("hidden" if action == HIDE else "revealed", "SJ-35.2", {"who": who(state, seat)})


class Prepare(Step[Senjutsu]):
    """Everybody may take Prepared cards from the deck, at the same time."""

    name: ClassVar[str] = "prepare"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.12 SJ-9.13 SJ-9.22 SJ-25.2 SJ-25.3 SJ-25.4 SJ-25.5")
    sealed: ClassVar[bool] = True
    turn_clause: ClassVar[str] = "SJ-9.22"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        return tuple(seats_of(people_of(state) & ~state.cells[READY]))

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        cells = state.cells
        found: list[int] = []
        if cells[base + HAND_SIZE] < state.rules.heroes[seat].hand:
            found = [i for i in designs(cells[base + STOCK] & PREPARED) if not cells[base + HAND] & every(i)]
        return (*[CARD + design for design in found], DONE)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        base = seat * BLOCK
        if action != DONE:
            state.cells[base + STOCK] -= one(action - CARD)
            state.cells[base + HAND] += one(action - CARD)
            state.cells[base + HAND_SIZE] += 1
            if state.events is not None:
                name = f"card-{DESIGNS[action - CARD].number}"
                state.tell("prepared", "SJ-9.12", {"who": who(state, seat), "card": name}, (seat,))
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


class OpeningHands(Happen):
    """Everybody draws up to the hand limit."""

    name: ClassVar[str] = "opening_hands"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-9.14")

    def run(self, state: Senjutsu) -> None:
        for seat in highest_first(state, people_of(state)):
            state.push("draw", (seat, state.rules.heroes[seat].hand - state.cells[seat * BLOCK + HAND_SIZE]))


STEPS: Steps = (
    Track,
    SetUp,
    PlaceTerrain,
    TurnTerrain,
    PlaceFigure,
    FaceFigure,
    StartHidden,
    Prepare,
    OpeningHands,
)
