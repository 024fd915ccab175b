"""The hero's card as it is printed: the ways to carry it out, found by the rules of the game themselves."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Event
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.checks import expect
from shiai.games.senjutsu.referee.entries import Entry, EntryError, facing_of, space_of, whole, words_of
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING

MOST_LOOKS: Final = 4000  # positions to look at; beyond that the questions of the card are asked one by one


@dataclass(frozen=True)
class Way:
    """One way to carry out a part of a card: the choices that lead to it, and what follows from them."""

    choices: tuple[str, ...]
    at: int
    facing: int
    events: tuple[Event, ...]


def carry(fight: Fight) -> None:
    """Let the rules carry out the part on top of the stack."""
    fight.carried = len(fight.state.stack) - 1
    fight.run()


def asked(fight: Fight) -> int:
    """The hero whose choice the card that is being carried out needs; -1 if it needs none."""
    state = fight.state
    if fight.carried is None or not state.stack or fight.waits(state.stack[-1]):
        return -1
    actors = state.stack[-1].actors(state)
    return actors[0] if actors and 0 <= actors[0] < state.rules.people else -1


def name_of(fight: Fight, action: int) -> str:
    """The name of a choice in entries."""
    return fight.state.name(action).lower()


def choose(fight: Fight, choice: str) -> None:
    """Make a choice of the card by its name."""
    state = fight.state
    seat = asked(fight)
    if seat < 0:
        raise EntryError(f"the card asks for no choice '{choice}': enter printed, and answer what is asked")
    step = state.stack[-1]
    legal = step.legal(state, seat)
    names = [name_of(fight, action) for action in legal]
    if choice not in names:
        raise EntryError(f"the card offers no choice '{choice}' now: use one of {', '.join(names)}")
    step.apply(state, seat, legal[names.index(choice)])
    fight.run()


def ways(fight: Fight) -> list[Way]:
    """The ways to carry out the hero's part that is being resolved; none if they are too many to list."""
    now = fight.progress()
    if now.kind not in (progress.PART, progress.LINES):
        return []
    first = fight.copy()
    first.peeking = True
    carry(first)
    found: dict[tuple[object, ...], Way] = {}
    seen: set[tuple[object, ...]] = set()
    waiting: deque[tuple[Fight, tuple[str, ...], tuple[Event, ...]]] = deque([(first, (), tuple(first.told))])
    while waiting:
        here, path, events = waiting.popleft()
        key = here.state.key()
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_LOOKS:
            return []
        seat = asked(here)
        if seat < 0:
            base = now.figure * BLOCK
            found.setdefault(key, Way(path, here.state.cells[base + AT], here.state.cells[base + FACING], events))
            continue
        state = here.state
        for action in state.stack[-1].legal(state, seat):
            there = here.copy()
            there.state.stack[-1].apply(there.state, seat, action)
            there.run()
            waiting.append((there, (*path, name_of(here, action)), (*events, *there.told)))
    return list(found.values())


def enter_printed(fight: Fight, entry: Entry) -> None:
    """Carry out the hero's card as printed, with these choices; the card asks for those that are missing."""
    expect(fight, "printed", progress.PART, progress.LINES)
    carry(fight)
    for choice in words_of(entry, "choices"):
        choose(fight, choice)


def settled(fight: Fight, entry: Entry) -> Entry:
    """An entry `printed` with the choices of the way that it means: by its number, or by where the hero ends."""
    if "choices" in entry:
        return entry
    expect(fight, "printed", progress.PART, progress.LINES)
    known = ways(fight)
    found = known
    if "at" in entry:
        at = space_of(fight.state.rules.board, str(entry["at"]))
        found = [way for way in found if way.at == at]
    if "facing" in entry:
        found = [way for way in found if way.facing == facing_of(entry)]
    if "number" in entry:
        found = [found[whole(entry, "number", 1, max(1, len(found))) - 1]] if found else []
    if not found:
        raise EntryError("the card cannot be carried out like that: enter printed alone, and answer what is asked")
    if len(found) > 1 and len(entry) > 1:
        raise EntryError(f"the card can be carried out like that in {len(found)} ways: add a facing or a number")
    return {"do": "printed", "choices": list(found[0].choices) if len(found) == 1 else []}
