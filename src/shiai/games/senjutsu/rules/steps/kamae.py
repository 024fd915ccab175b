"""Changing and switching Kamae (section 7)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards.cards import CHAINS
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, KAMAES
from shiai.games.senjutsu.rules.actions import DONE, FOCUS_BRANCH, KAMAE
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT
from shiai.games.senjutsu.rules.state import BLOCK, KAMAE_AT, Senjutsu
from shiai.games.senjutsu.rules.steps.base import Ask, Steps
from shiai.games.senjutsu.rules.steps.lines import dutiful, me
from shiai.games.senjutsu.rules.table import gain_focus, purse, who


def take_kamae(state: Senjutsu, seat: int, kamae: int, clause: str) -> None:
    """The ring moves to a Kamae position."""
    if state.cells[seat * BLOCK + KAMAE_AT] == kamae:
        return
    state.cells[seat * BLOCK + KAMAE_AT] = kamae
    if state.events is not None:
        state.tell("kamae", clause, {"who": who(state, seat), "kamae": f"kamae-{KAMAE_NAMES[kamae]}"})


class Switch(Ask):
    """Directly to a Kamae. Numbers: who chooses, whose ring, mask of Kamae, chain, place in it, line, duty to hit."""

    name: ClassVar[str] = "switch"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-7.11 SJ-7.12 SJ-7.13 SJ-7.14 SJ-7.15 SJ-7.30")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, owner, mask, chain, place, line, duty = self.numbers
        kinds = [kamae for kamae in range(KAMAES) if mask >> kamae & 1]
        present = state.cells[owner * BLOCK + KAMAE_AT]
        if state.rules.switch_differs and len(kinds) > 1 and present in kinds:
            kinds.remove(present)
        if duty == 1:
            reach = dutiful(state, (seat, line))
            hero = me(state, seat)
            focus = purse(state, seat)
            good = [k for k in kinds if reach.atoms(CHAINS[chain], place + 1, line + 1, hero.posed(k, focus), -1, -1)]
            kinds = good or kinds
        return tuple([KAMAE + kamae for kamae in kinds])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, self.numbers[1], action - KAMAE, "SJ-7.11")


class Change(Ask):
    """Along the branches. Numbers: who chooses, whose ring, branches left, where it began or KAMAES, focus entered."""

    name: ClassVar[str] = "change"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-7.3 SJ-7.9 SJ-7.10 SJ-7.16 SJ-7.18 SJ-7.19 SJ-7.20 SJ-7.29")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, owner, left, _, entered = self.numbers
        branches = state.rules.heroes[owner].branches[state.cells[owner * BLOCK + KAMAE_AT]] if left else 0
        actions = [KAMAE + kamae for kamae in range(KAMAES) if branches >> kamae & 1]
        if branches >> FOCUS_POINT & 1 and (not entered or state.rules.focus_every_time):
            actions.append(FOCUS_BRANCH)
        return (DONE, *actions)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        _, owner, left, start, entered = self.numbers
        state.stack.pop()
        if action == DONE:
            return
        kamae = state.cells[owner * BLOCK + KAMAE_AT]
        start = kamae if start == KAMAES else start
        if action != FOCUS_BRANCH:
            take_kamae(state, owner, action - KAMAE, "SJ-7.9")
            state.push("change", (seat, owner, left - 1, start, entered))
            return
        if state.events is not None:
            state.tell("focus_point", "SJ-7.16", {"who": who(state, owner)})
        gain_focus(state, owner, 1)
        exits = state.rules.heroes[owner].branches[FOCUS_POINT] & ~(1 << start | 1 << FOCUS_POINT)
        if exits:
            state.push("focus_exit", (seat, owner, left - 1, start, exits))
        else:
            take_kamae(state, owner, start, "SJ-7.19")


class FocusExit(Ask):
    """From the focus point to another Kamae. Numbers: who chooses, whose ring, branches left, start, mask of exits."""

    name: ClassVar[str] = "focus_exit"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-7.17 SJ-7.28")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([KAMAE + kamae for kamae in range(KAMAES) if self.numbers[4] >> kamae & 1])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        _, owner, left, start, _ = self.numbers
        state.stack.pop()
        take_kamae(state, owner, action - KAMAE, "SJ-7.17")
        state.push("change", (seat, owner, left, start, 1))


STEPS: Steps = (Switch, Change, FocusExit)
