"""Entries in a fight: each tells what happened at the players' table, and the fight goes on from there."""

from collections.abc import Callable
from typing import Any, Final

from shiai.core.step import Step
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.block_entries import enter_blocked, enter_shields, place_shields
from shiai.games.senjutsu.referee.board_entries import enter_advantage, enter_clear, enter_place, enter_terrain
from shiai.games.senjutsu.referee.card_entries import (
    enter_card,
    enter_counter,
    enter_drawn,
    enter_keep,
    enter_speed,
    enter_turn,
    next_to_draw,
)
from shiai.games.senjutsu.referee.checks import REMEDIES, expect
from shiai.games.senjutsu.referee.entries import Entry, EntryError, whole
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.printed import enter_printed
from shiai.games.senjutsu.referee.printed import settled as settled_way
from shiai.games.senjutsu.referee.status_entries import enter_harm, enter_set
from shiai.games.senjutsu.rules.harm import check_defeat
from shiai.games.senjutsu.rules.state import READY
from shiai.games.senjutsu.rules.table import people_of, seats_of


def enter(fight: Fight, entry: Entry) -> None:
    """Carry out an entry; EntryError if that is impossible."""
    handler = HANDLERS.get(str(entry.get("do")))
    if handler is None:
        raise EntryError(
            f"'{entry.get('do')}' is nothing for a fight that has begun: take entries back (undo), or tell what "
            "happens, as in hero 1 D4 N, wound enemy 1 1, go"
        )
    if not fight.state.stack:
        raise EntryError(REMEDIES[progress.OVER])
    handler(fight, entry)
    if fight.state.stack:
        check_defeat(fight.state, 0)
    fight.run()


def enter_answer(fight: Fight, entry: Entry) -> None:
    """Answer a question to a hero's player."""
    expect(fight, "answer", progress.QUESTION)
    state = fight.state
    step: Step[Any] = state.stack[-1]
    seat = step.actors(state)[0]
    legal = step.legal(state, seat)
    step.apply(state, seat, legal[whole(entry, "number", 1, len(legal)) - 1])


def enter_go(fight: Fight, _entry: Entry) -> None:
    """Go on: everything about the present moment is entered."""
    now = fight.progress()
    state = fight.state
    if now.kind == progress.CARDS:
        missing = seats_of(people_of(state) & ~state.cells[READY])
        if missing:
            raise EntryError(f"the card of hero {missing[0] + 1} is missing: enter it, as in card {missing[0] + 1} 029")
        fight.reveal()
    elif now.kind == progress.REVEALED:
        state.stack.pop().run(state)
    elif now.kind in progress.HERO_ACTS:
        if now.kind == progress.PART and not fight.shields_entered:
            place_shields(fight, now.figure)
        fight.shields_entered = False
        state.stack.pop()
    else:
        raise EntryError(f"the referee cannot go on yet: {REMEDIES[now.kind]}")


def settled(fight: Fight, entry: Entry) -> Entry:
    """An entry that says everything, for one that leaves to this moment what it means."""
    kind = fight.progress().kind
    if entry.get("do") == "choose":
        meant = "answer" if kind == progress.QUESTION else "printed"
        entry = {"do": meant, "number": entry.get("number")}
    if entry.get("do") == "printed":
        return settled_way(fight, entry)
    if entry.get("do") == "drawn" and "enemy" not in entry:
        return {**entry, "enemy": fight.figures.index(next_to_draw(fight)) + 1}
    return entry


HANDLERS: Final[dict[str, Callable[[Fight, Entry], None]]] = {
    "place": enter_place,
    "terrain": enter_terrain,
    "clear": enter_clear,
    "advantage": enter_advantage,
    "card": enter_card,
    "speed": enter_speed,
    "drawn": enter_drawn,
    "keep": enter_keep,
    "shields": enter_shields,
    "blocked": enter_blocked,
    "harm": enter_harm,
    "set": enter_set,
    "answer": enter_answer,
    "printed": enter_printed,
    "turn": enter_turn,
    "counter": enter_counter,
    "go": enter_go,
}
