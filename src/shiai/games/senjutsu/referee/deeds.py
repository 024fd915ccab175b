"""What entries do in a fight: people tell what happened at their table."""

from typing import Any, Final

from shiai.core.step import Step
from shiai.games.senjutsu.referee import standing
from shiai.games.senjutsu.referee.asking import HERO_PARTS, REMEDIES, expect, figure_in
from shiai.games.senjutsu.referee.block_deeds import blocked, place_shields, shields
from shiai.games.senjutsu.referee.board_deeds import advantage, clear, lay, place
from shiai.games.senjutsu.referee.card_deeds import card, drawn, keep, speed
from shiai.games.senjutsu.referee.entries import Entry, EntryError, whole
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.marks import harm, set_mark
from shiai.games.senjutsu.rules.harm import check_defeat
from shiai.games.senjutsu.rules.state import READY
from shiai.games.senjutsu.rules.table import people_of, seats_of


def enter(fight: Fight, entry: Entry) -> None:
    """Carry out an entry; EntryError when it cannot be."""
    deed = DEEDS.get(str(entry.get("do")))
    if deed is None:
        raise EntryError(
            f"'{entry.get('do')}' is nothing for a fight that has begun: take entries back (undo), or tell what "
            "happens, as in hero 1 D4 N, wound enemy 1 1, go"
        )
    if not fight.state.stack:
        raise EntryError(REMEDIES[standing.OVER])
    deed(fight, entry)
    if fight.state.stack:
        check_defeat(fight.state, 0)
    fight.run()


def answer(fight: Fight, entry: Entry) -> None:
    """The answer of a hero's player to a question."""
    expect(fight, "answer", standing.QUESTION)
    state = fight.state
    step: Step[Any] = state.stack[-1]
    seat = step.actors(state)[0]
    legal = step.legal(state, seat)
    step.apply(state, seat, legal[whole(entry, "number", 1, len(legal)) - 1])


def go(fight: Fight, _entry: Entry) -> None:
    """What was to be told is told."""
    now = fight.standing()
    state = fight.state
    if now.kind == standing.CARDS:
        missing = seats_of(people_of(state) & ~state.cells[READY])
        if missing:
            raise EntryError(f"the card of hero {missing[0] + 1} is missing: enter it, as in card {missing[0] + 1} 029")
        fight.reveal()
    elif now.kind == standing.REVEALED:
        state.stack.pop().run(state)
    elif now.kind in HERO_PARTS:
        if now.kind == standing.PART and not fight.shields_said:
            place_shields(fight, now.figure)
        fight.shields_said = False
        state.stack.pop()
    else:
        raise EntryError(f"the referee cannot go on yet: {REMEDIES[now.kind]}")


def do_harm(fight: Fight, entry: Entry) -> None:
    """Wounds and statuses come to a figure, or leave it."""
    harm(fight.state, figure_in(fight, entry), entry)


def do_set(fight: Fight, entry: Entry) -> None:
    """A marker of a figure has another value."""
    set_mark(fight.state, figure_in(fight, entry), entry)


DEEDS: Final = {
    "place": place,
    "terrain": lay,
    "clear": clear,
    "advantage": advantage,
    "card": card,
    "speed": speed,
    "drawn": drawn,
    "keep": keep,
    "shields": shields,
    "blocked": blocked,
    "harm": do_harm,
    "set": do_set,
    "answer": answer,
    "go": go,
}
