"""Attacks that compare initiatives (section 34)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LINE_DESIGN
from shiai.games.senjutsu.rules.actions import PASS, TARGET
from shiai.games.senjutsu.rules.harm import show_up
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, LOW_SPEED, NOW, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.rules.steps.attack import push_success
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.effects import sees
from shiai.games.senjutsu.rules.table import opponents, seats_of, tell_aim, who


class Lower(Ask):
    """An attack on an opponent of lower initiative. Numbers: seat, line, one past the last."""

    name: ClassVar[str] = "lower"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-34.1 SJ-34.2 SJ-34.3 SJ-34.4 SJ-34.5 SJ-34.6 SJ-34.7 SJ-34.8 SJ-34.9 SJ-34.10"
    )

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        cells = state.cells
        reach = DESIGNS[LINE_DESIGN[self.numbers[1]]].range
        found: list[int] = []
        for other in seats_of(opponents(state, seat)):
            if cells[other * BLOCK + LOW_SPEED] >= cells[NOW] or (reach and not sees(state, seat, other, reach)):
                continue
            if not (state.rules.comparison_blockable and self.shielded(state, seat, other)):
                found.append(TARGET + other)
        return tuple(found) or (PASS,)

    def shielded(self, state: Senjutsu, seat: int, other: int) -> bool:
        """SJ-A.28, second reading: a Block covers the space of attacker or target."""
        spaces = 1 << state.cells[seat * BLOCK + AT] | 1 << state.cells[other * BLOCK + AT]
        return any(state.cells[hero * BLOCK + SHIELD_AT] & spaces for hero in seats_of(opponents(state, seat)))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, line, end = self.numbers
        if action == PASS:
            if state.events is not None:
                state.tell("missed", "SJ-34.2", {"who": who(state, seat), "card": card_name(LINE_DESIGN[line])})
            return
        target = 1 << action - TARGET
        tell_aim(state, seat, action - TARGET, "SJ-34.5")
        state.push("comparison_hit", (seat, target, line))
        state.push("lines", (seat, line + 1, end, target, 0))


class ComparisonHit(Happen):
    """After an initiative comparison that succeeded. Numbers: seat, mask of the target, line."""

    name: ClassVar[str] = "comparison_hit"

    def run(self, state: Senjutsu) -> None:
        seat, target, line = self.numbers
        if state.cells[ALIVE] >> seat & 1:
            show_up(state, seat)  # after what the attack does (SJ-32.12)
        state.struck(seat, target)
        if DESIGNS[LINE_DESIGN[line]].types & v.ATTACK:
            push_success(state, seat, line, target)


STEPS: Steps = (
    Lower,
    ComparisonHit,
)
