"""Filtering places by one rule after the other, with a record of why each was dropped."""

from collections.abc import Callable

from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS

# A rule: the clause it comes from, and a measure of which the smallest is kept. Places are numbers, as in `walking`.
Measure = Callable[[int], int]
Place = tuple[int, int]  # space and facing, for explanations


class Answer:
    """One answer to a question that is not about places: what it is, as a number or the id of a component."""

    def __init__(self, word: str | int, clause: str, worth: int = 0) -> None:
        self.word = word
        self.clause = clause  # that took or dropped it
        self.worth = worth  # what it costs the heroes, or the wounds of the attack that it meets


class Considered:
    """One decision of an enemy: what was considered, and the clause that took or dropped each place or answer.

    Places are recorded only if it is `told`.
    """

    def __init__(self, figure: int, card: int, clause: str, told: bool) -> None:
        self.figure = figure
        self.card = card
        self.clause = clause  # of the decision as a whole
        self.told = told  # somebody wants an explanation
        self.target = -1
        self.passed: dict[int, str] = {}  # other heroes, with the clause by which they are not the target
        self.dropped: dict[Place, str] = {}
        self.worth: dict[Place, int] = {}  # what places cost the heroes, where that decides
        self.taken: Place | None = None
        self.because = ""  # the clause that took it
        self.answers: list[Answer] = []  # where no place is decided: all of them, the one that was given first

    def take(self, place: int) -> None:
        """Take this place, by the last clause that dropped another one, else by that of the whole decision."""
        self.taken = pair(place)
        self.because = self.because or self.clause

    def drop(self, place: int, clause: str) -> None:
        """Drop a place by a clause."""
        if self.told:
            self.dropped[pair(place)] = clause

    def again(self, places: list[int], kept: list[int], clause: str) -> None:
        """Start again with only these of the places, by this clause."""
        self.clause = clause
        self.because = clause
        if self.told:
            for place in places:
                self.dropped.pop(pair(place), None)
                if place not in kept:
                    self.drop(place, "SJ-43.6")


def pair(place: int) -> Place:
    """Space and facing of a place."""
    return (place // DIRECTIONS, place % DIRECTIONS)


def keep_least(places: list[int], clause: str, values: list[int], considered: Considered) -> list[int]:
    """Keep the places whose values are smallest; the others are dropped by this clause."""
    least = min(values)
    if values.count(least) == len(values):
        return places
    considered.because = clause
    if considered.told:
        for place, value in zip(places, values, strict=True):
            if value != least:
                considered.drop(place, clause)
    return [place for place, value in zip(places, values, strict=True) if value == least]


def filter_least(places: list[int], clause: str, measure: Measure, considered: Considered) -> list[int]:
    """Keep the places for which a measure is smallest; the others are dropped by this clause."""
    if len(places) < 2:
        return places
    return keep_least(places, clause, [measure(place) for place in places], considered)


def filter_if(places: list[int], clause: str, holds: Callable[[int], bool], considered: Considered) -> list[int]:
    """Keep the places for which something holds, unless that is none of them."""
    return filter_least(places, clause, lambda place: int(not holds(place)), considered)
