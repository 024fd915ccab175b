"""Changing and switching Kamae (section 7)."""

from typing import ClassVar, Final

from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, KAMAES
from shiai.games.senjutsu.rules.actions import DONE, FOCUS_BRANCH, KAMAE, with_other
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT
from shiai.games.senjutsu.rules.state import BLOCK, KAMAE_AT, Senjutsu
from shiai.games.senjutsu.rules.steps import lines
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import KAMAE_BITS, gain_focus, purse, who

NOT_BEGUN: Final = 4


def coded(kamae: int) -> int:
    """Where a change began, as steps keep it: NOT_BEGUN has its number among the Kamae."""
    return kamae if kamae < NOT_BEGUN else kamae + 1


def decoded(start: int) -> int:
    """The Kamae where a change began."""
    return start if start < NOT_BEGUN else start - 1


def take_kamae(state: Senjutsu, seat: int, kamae: int, clause: str) -> None:
    """Move the ring to a Kamae position."""
    if state.cells[seat * BLOCK + KAMAE_AT] == kamae:
        return
    state.cells[seat * BLOCK + KAMAE_AT] = kamae
    if state.events is not None:
        state.tell("kamae", clause, {"who": who(state, seat), "kamae": f"kamae-{KAMAE_NAMES[kamae]}"})


class Switch(Question):
    """Choose the Kamae to which the ring of `owner` goes directly, from the mask `allowed`.

    `chain`, `place` and `line` tell where the effect stands; `duty` is 1 while there is a duty to hit.
    """

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
        # SJ-7.11 to SJ-7.15: any Kamae that the card names, but no focus point and no Focus
        kinds = [kamae for kamae in range(KAMAES) if self.allowed >> kamae & 1]
        present = state.cells[self.owner * BLOCK + KAMAE_AT]
        if state.rules.switch_differs and len(kinds) > 1 and present in kinds:
            kinds.remove(present)
        if self.duty == 1:
            kinds = [kamae for kamae in kinds if self.can_hit(state, seat, kamae)] or kinds
        return tuple([KAMAE.at(kamae) for kamae in kinds])

    def can_hit(self, state: Senjutsu, seat: int, kamae: int) -> bool:
        """Can the rest of the part still hit after a switch to this Kamae?"""
        posed = lines.me(state, seat).posed(kamae, purse(state, seat))
        reach = lines.dutiful(state, seat, self.line)
        return reach.atoms(state.rules.cards.chains[self.chain], self.place + 1, self.line + 1, posed, -1, -1)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, self.owner, KAMAE.part(action), "SJ-7.11")


class Change(Question):
    """Choose the next branch along which the ring of `owner` goes.

    `left` counts the branches, `start` is the Kamae where the change began (as `coded`; NOT_BEGUN before the first
    branch), and `entered` is 1 once the focus point was entered.
    """

    name: ClassVar[str] = "change"
    clause: ClassVar[str] = "SJ-7.3"

    def __init__(self, seat: int, owner: int, left: int, start: int, entered: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left
        self.start = start
        self.entered = entered

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        if not self.left:
            return (DONE,)
        # SJ-7.3, SJ-7.9
        branches = state.rules.heroes[self.owner].branches[state.cells[self.owner * BLOCK + KAMAE_AT]]
        actions = KAMAE.masked(branches & KAMAE_BITS)
        # SJ-7.29
        if branches >> FOCUS_POINT & 1 and (not self.entered or state.rules.focus_every_time):
            return with_other([DONE, *actions], FOCUS_BRANCH)
        # SJ-7.10
        return (DONE, *actions)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        owner = self.owner
        start = state.cells[owner * BLOCK + KAMAE_AT] if self.start == NOT_BEGUN else decoded(self.start)
        if action != FOCUS_BRANCH:
            take_kamae(state, owner, KAMAE.part(action), "SJ-7.9")
            state.push(Change(seat, owner, self.left - 1, coded(start), self.entered))
            return
        if state.events is not None:
            state.tell("focus_point", "SJ-7.16", {"who": who(state, owner)})
        # SJ-7.16
        gain_focus(state, owner, 1)
        # SJ-7.17, SJ-7.20
        exits = state.rules.heroes[owner].branches[FOCUS_POINT] & ~(1 << start | 1 << FOCUS_POINT)
        if exits:
            state.push(FocusExit(seat, owner, self.left - 1, coded(start), exits))
        else:
            # SJ-7.19
            take_kamae(state, owner, start, "SJ-7.19")


class FocusExit(Question):
    """Choose the Kamae to which the ring leaves the focus point, from the mask `exits`."""

    name: ClassVar[str] = "focus_exit"
    clause: ClassVar[str] = "SJ-7.17"

    def __init__(self, seat: int, owner: int, left: int, start: int, exits: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left
        self.start = start
        self.exits = exits

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-7.28
        return KAMAE.masked(self.exits)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        take_kamae(state, self.owner, KAMAE.part(action), "SJ-7.17")
        # SJ-7.18
        state.push(Change(seat, self.owner, self.left, self.start, 1))


STEPS: Steps = (Switch, Change, FocusExit)
