"""Choosing among places by one rule after the other, so that every choice can say why."""

from collections.abc import Callable

from shiai.games.senjutsu.solo.rules.decisions.walking import Place

# A rule: the clause it comes from, and a measure of which the smallest is kept.
Measure = Callable[[Place], int]


class Answer:
    """One answer to a question that is not about places: what it is, as a number or the id of a component."""

    def __init__(self, word: str | int, clause: str, worth: int = 0) -> None:
        self.word = word
        self.clause = clause  # that took or dropped it
        self.worth = worth  # how bad it is for the heroes, or the wounds of the attack that it meets


class Considered:
    """One decision of an enemy: what was considered, and the clause that took or dropped each place or answer."""

    def __init__(self, figure: int, card: int, clause: str) -> None:
        self.figure = figure
        self.card = card
        self.clause = clause  # of the decision as a whole
        self.target = -1
        self.passed: dict[int, str] = {}  # other heroes, with the clause by which they are not the target
        self.dropped: dict[Place, str] = {}
        self.worth: dict[Place, int] = {}  # how bad places are for the heroes, where that decides
        self.taken: Place | None = None
        self.because = ""  # the clause that took it
        self.answers: list[Answer] = []  # where no place is decided: all of them, the one that was given first

    def take(self, place: Place) -> None:
        """This place is taken: by the last clause that dropped another one, else by that of the whole decision."""
        self.taken = place
        self.because = self.because or self.clause

    def again(self, places: list[Place], kept: list[Place], clause: str) -> None:
        """Only these of the places are still considered, by this clause, whatever was said of them before."""
        self.clause = clause
        self.because = clause
        for place in places:
            self.dropped.pop(place, None)
            if place not in kept:
                self.dropped[place] = "SJ-43.6"


def sift(places: list[Place], clause: str, measure: Measure, considered: Considered) -> list[Place]:
    """Keep the places for which a measure is smallest; the others are dropped by this clause."""
    if len(places) < 2:
        return places
    values = [measure(place) for place in places]
    least = min(values)
    kept: list[Place] = []
    for place, value in zip(places, values, strict=True):
        if value == least:
            kept.append(place)
        else:
            considered.dropped[place] = clause
    if len(kept) < len(places):
        considered.because = clause
    return kept


def sift_if(places: list[Place], clause: str, holds: Callable[[Place], bool], considered: Considered) -> list[Place]:
    """Keep the places for which something holds, unless that is none of them."""
    return sift(places, clause, lambda place: int(not holds(place)), considered)
