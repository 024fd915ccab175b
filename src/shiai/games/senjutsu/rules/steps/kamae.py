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


class Switch(Question):
    """Directly to a Kamae. Numbers: who chooses, whose ring, mask of Kamae, chain, place in it, line, duty to hit."""

    name: ClassVar[str] = "switch"
    clause: ClassVar[str] = "SJ-7.11"

    def __init__(self, seat: int, owner: int, allowed: int, chain: int, place: int, line: int, duty: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.allowed = allowed
        self.chain = chain
        self.place = place
        self.line = line
        self.duty = duty

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        kinds = [kamae for kamae in range(KAMAES) if self.allowed >> kamae & 1]
        present = state.cells[self.owner * BLOCK + KAMAE_AT]
        if state.rules.switch_differs and len(kinds) > 1 and present in kinds:
            kinds.remove(present)
        if self.duty == 1:
            reach = dutiful(state, (seat, self.line))
            hero = me(state, seat)
            focus = purse(state, seat)
            good = [k for k in kinds if reach.atoms(CHAINS[self.chain], self.place + 1, self.line + 1, hero.posed(k, focus), -1, -1)]
            kinds = good or kinds
        return tuple([KAMAE + kamae for kamae in kinds])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, self.owner, action - KAMAE, "SJ-7.11")


class Change(Question):
    """Along the branches. Numbers: who chooses, whose ring, branches left, where it began or KAMAES, focus entered."""

    name: ClassVar[str] = "change"
    clause: ClassVar[str] = "SJ-7.3"

    def __init__(self, seat: int, owner: int, left: int, start: int, entered: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left
        self.start = start
        self.entered = entered

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        branches = state.rules.heroes[self.owner].branches[state.cells[self.owner * BLOCK + KAMAE_AT]] if self.left else 0
        actions = [KAMAE + kamae for kamae in range(KAMAES) if branches >> kamae & 1]
        if branches >> FOCUS_POINT & 1 and (not self.entered or state.rules.focus_every_time):
            actions.append(FOCUS_BRANCH)
        return (DONE, *actions)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        owner = self.owner
        start = self.start
        state.stack.pop()
        if action == DONE:
            return
        kamae = state.cells[owner * BLOCK + KAMAE_AT]
        start = kamae if start == KAMAES else start
        if action != FOCUS_BRANCH:
            take_kamae(state, owner, action - KAMAE, "SJ-7.9")
            state.push(Change(seat, owner, self.left - 1, start, self.entered))
            return
        if state.events is not None:
            state.tell("focus_point", "SJ-7.16", {"who": who(state, owner)})
        gain_focus(state, owner, 1)
        exits = state.rules.heroes[owner].branches[FOCUS_POINT] & ~(1 << start | 1 << FOCUS_POINT)
        if exits:
            state.push(FocusExit(seat, owner, self.left - 1, start, exits))
        else:
            take_kamae(state, owner, start, "SJ-7.19")


class FocusExit(Question):
    """From the focus point to another Kamae. Numbers: who chooses, whose ring, branches left, start, mask of exits."""

    name: ClassVar[str] = "focus_exit"
    clause: ClassVar[str] = "SJ-7.17"

    def __init__(self, seat: int, owner: int, left: int, start: int, exits: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left
        self.start = start
        self.exits = exits

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([KAMAE + kamae for kamae in range(KAMAES) if self.exits >> kamae & 1])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, self.owner, action - KAMAE, "SJ-7.17")
        state.push(Change(seat, self.owner, self.left, self.start, 1))


STEPS: Steps = (Switch, Change, FocusExit)
