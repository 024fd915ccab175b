"""What a seat of 7 Ronin sees, as numbers for programs that learn."""

from typing import Final

from shiai.core.observation import Encoder, Piece, flags, number, one_of
from shiai.core.seats import HOLE
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    BOARD_NAMES,
    BOARD_PLACES,
    DURABILITY,
    MINIMUM,
    NINJA_MARKERS,
    PLACE_NAMES,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    Rules,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    FIELD_COPIED,
    HELD,
    HELD_NEXT,
    NINJA,
    POOL,
    READY,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    SILENCED_NEXT,
    USED_AREAS,
    USED_RONIN,
    WOUNDS,
    SevenRonin,
)

CROWD: Final = 20  # ninja in one place that are told apart
RONIN_FLAGS: Final = (HELD, HELD_NEXT, SILENCED, SILENCED_NEXT, USED_RONIN)
RONIN_STATUSES: Final = ("held", "held_next", "silenced", "silenced_next", "used")
TOUGHEST: Final = max(DURABILITY)


class SevenRoninEncoder(Encoder[SevenRonin]):
    """The village, the ronin, and the own plan."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(
            rules,
            [
                Piece("round", "the round", 1, tuple([str(one) for one in range(1, ROUNDS + 1)])),
                Piece("reserve", "ninja in the reserve", NINJA_MARKERS),
                Piece("pool", "ninja in the pool", NINJA_MARKERS),
                Piece("threat", "areas that may be attacked in this round", AREAS),
                Piece("minimum", "ninja that must be assigned in this round", max(MINIMUM)),
                Piece("limits", "the limit of every area", 9, AREA_NAMES),
                Piece("ninja", "ninja in every place", CROWD, BOARD_NAMES),
                Piece("ronin", "the place of every ronin", 1, RONIN_NAMES, PLACE_NAMES),
                Piece("wounds", "wounds of every ronin", TOUGHEST, RONIN_NAMES),
                Piece("strength", "wounds that every ronin can still take", TOUGHEST, RONIN_NAMES),
                Piece("statuses", "what holds for every ronin", 1, RONIN_STATUSES, RONIN_NAMES),
                Piece("used_areas", "areas whose ability was used in this round", 1, AREA_NAMES),
                Piece("field_copied", "the Inn has copied a Field in this round", 1),
                Piece("ready", "whose plan is finished", 1, ("own", "next_1")),
                Piece("attack_plan", "ninja of the plan, where the seat can see it", CROWD, BOARD_NAMES),
                Piece("defence_plan", "ronin of the plan, where the seat can see it", 1, RONIN_NAMES, PLACE_NAMES),
            ],
        )
        self.rules = rules

    def write(self, view: SevenRonin, seat: int, out: list[int]) -> None:
        cells = view.cells
        rules = self.rules
        one_of(out, cells[ROUND] - 1, ROUNDS)
        number(out, cells[RESERVE], NINJA_MARKERS)
        number(out, cells[POOL], NINJA_MARKERS)
        out.append(rules.threat[cells[ROUND]])
        out.append(MINIMUM[cells[ROUND]])
        out += rules.limit
        for place in range(BOARD_PLACES):
            number(out, cells[NINJA + place], CROWD)
        for ronin in range(RONIN_COUNT):
            one_of(out, cells[RONIN + ronin], len(PLACE_NAMES))
        for ronin in range(RONIN_COUNT):
            number(out, cells[WOUNDS + ronin], TOUGHEST)
        for ronin in range(RONIN_COUNT):
            number(out, DURABILITY[ronin] - cells[WOUNDS + ronin], TOUGHEST)
        for cell in RONIN_FLAGS:
            flags(out, cells[cell], RONIN_COUNT)
        flags(out, cells[USED_AREAS], AREAS)
        out.append(cells[FIELD_COPIED])
        ready = cells[READY]
        out.append(ready >> seat & 1)
        out.append(ready >> 1 - seat & 1)
        for place in range(BOARD_PLACES):
            number(out, cells[ATTACK + place], CROWD)  # a hole is no ninja
        hidden = cells[DEFENCE] == HOLE
        for ronin in range(RONIN_COUNT):
            one_of(out, -1 if hidden else cells[DEFENCE + ronin], len(PLACE_NAMES))
