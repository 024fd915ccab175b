"""Attacks that compare initiatives (section 34)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.rules.actions import PASS, TARGET
from shiai.games.senjutsu.rules.contracts import range_of
from shiai.games.senjutsu.rules.harm import show_up
from shiai.games.senjutsu.rules.piles import line_card
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, LOW_SPEED, NOW, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.rules.steps import attack, effects, lines
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import opponents, seats_of, tell_aim, who


class Lower(Question):
    """Choose whom to attack among opponents of lower initiative."""

    name: ClassVar[str] = "lower"
    clause: ClassVar[str] = "SJ-34.1"

    def __init__(self, seat: int, line: int, end: int) -> None:
        super().__init__(seat)
        self.line = line
        self.end = end

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        cells = state.cells
        reach = range_of(state, self.seat, state.rules.cards.line_design[self.line])
        found = 0
        # SJ-50.13: the fallen lord reveals no card
        for other in seats_of(opponents(state, seat) & state.rules.fighters):
            # SJ-34.4, SJ-34.6, SJ-34.7, SJ-34.9, SJ-34.10: the lowest speed of a range counts
            if cells[other * BLOCK + LOW_SPEED] >= cells[NOW] or (
                reach and not effects.sees(state, seat, other, reach)
            ):
                continue
            # SJ-34.8
            if not (state.rules.comparison_blockable and self.shielded(state, seat, other)):
                found |= 1 << other
        # SJ-34.1, SJ-34.2, SJ-34.5
        return TARGET.masked(found) or (PASS,)

    def shielded(self, state: Senjutsu, seat: int, other: int) -> bool:
        """SJ-A.28, second reading: a Block covers the space of attacker or target."""
        spaces = 1 << state.cells[seat * BLOCK + AT] | 1 << state.cells[other * BLOCK + AT]
        return any(state.cells[hero * BLOCK + SHIELD_AT] & spaces for hero in seats_of(opponents(state, seat)))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        line = self.line
        if action == PASS:
            if state.events is not None:
                state.tell("missed", "SJ-34.2", {"who": who(state, seat), "card": line_card(state, line)})
            return
        target = 1 << TARGET.part(action)
        tell_aim(state, seat, TARGET.part(action), "SJ-34.5")
        # SJ-34.3
        state.push(ComparisonHit(seat, target, line))
        state.push(lines.Lines(seat, line + 1, self.end, target, 0))


class ComparisonHit(Happen[Senjutsu]):
    """End Stealth and offer Instants after a comparison that succeeded; `target` is a mask."""

    name: ClassVar[str] = "comparison_hit"

    def __init__(self, seat: int, target: int, line: int) -> None:
        self.seat = seat
        self.target = target
        self.line = line

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        if state.cells[ALIVE] >> seat & 1:
            show_up(state, seat)  # after what the attack does (SJ-32.12)
        state.struck(seat, self.target)
        code = state.rules.cards.part_of(self.line)
        if code.success < code.last:  # "If successful" of a comparison
            state.push(lines.Lines(seat, code.success, code.last, self.target, 0))
        if state.rules.cards.made_of(self.line).types & v.ATTACK:
            attack.push_success(state, seat, self.line, self.target)


STEPS: Steps = (
    Lower,
    ComparisonHit,
)
