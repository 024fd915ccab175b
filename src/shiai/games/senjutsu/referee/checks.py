"""Checks of an entry in a fight: is this the moment for it, and which figures does it name?"""

from typing import Final

from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.entries import HERO, Entry, EntryError, figure_of, whole
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.state import ALIVE

REMEDIES: Final = {
    progress.CARDS: "enter the cards of the heroes, as in card 1 029, then go; or all at once, as in turn 029",
    progress.REVEALED: "enter what changes the open cards, then go",
    progress.PART: "tell what the hero did, then go",
    progress.LINES: "tell what the hero did, then go",
    progress.COUNTER: "tell what the hero did, then go",
    progress.QUESTION: "answer the question, as in answer 1",
    progress.DRAW: "type the card that was drawn, as in enemy 1 S024",
    progress.OVER: "the fight is over; undo takes the last entry back",
}


def expect(fight: Fight, what: str, *kinds: str) -> None:
    """Refuse an entry unless the referee waits for one of these kinds."""
    kind = fight.progress().kind
    if kind not in kinds:
        raise EntryError(f"this is not the moment for '{what}': {REMEDIES[kind]}")


def figure_in(fight: Fight, entry: Entry) -> int:
    """The living figure that an entry names."""
    kind, number = figure_of(entry, fight.state.rules.people, len(fight.figures))
    figure = number - 1 if kind == HERO else fight.figures[number - 1]
    if not fight.state.cells[ALIVE] >> figure & 1:
        raise EntryError(f"{kind} {number} is defeated: check the number, or undo what defeated it")
    return figure


def hero_in(fight: Fight, entry: Entry) -> int:
    """The living hero that an entry names by number."""
    return figure_in(fight, {**entry, "figure": f"hero {whole(entry, 'hero', 1, fight.state.rules.people)}"})


def enemy_in(fight: Fight, entry: Entry) -> int:
    """The living enemy that an entry names by number."""
    return figure_in(fight, {**entry, "figure": f"enemy {whole(entry, 'enemy', 1, len(fight.figures))}"})
