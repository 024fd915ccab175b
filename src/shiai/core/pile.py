"""Piles of cards, in which each place is known or unknown: a card is decided only when somebody looks.

Several piles may share one stock of unseen cards: a card that moves face down from one pile to another can still be any
of them. Cards that are shuffled into a pile later are certainly in that pile, so each unknown place belongs to a
shuffle: a place of shuffle 2 holds a card that was mixed in by shuffle 2, 1 or 0; a place of shuffle 0 holds a card
that was there from the beginning. `shuffled_weights` computes the exact probabilities.
"""

from typing import Final

from shiai.core.layout import NOTHING, Field, read_label, read_number

UNSEEN: Final = "unseen"
UNKNOWN: Final = -1  # a place of shuffle 0; those of later shuffles are -2, -3, …
LAST_SHUFFLE: Final = 90  # the highest number of a shuffle


class PileField(Field):
    """The places of a pile in position texts: the number of cards, then the places from bottom to top.

    A game whose cells are native derives its own pile from this; all others use `Pile`.
    """

    def __init__(self, name: str, at: int, labels: tuple[str, ...], slots: int) -> None:
        super().__init__(name, at, slots + 1)
        self.labels = labels
        self.slots = slots

    def write_own(self, own: list[int]) -> str:
        words: list[str] = []
        place = own[0]
        while place:
            value = own[place]
            run = 1
            while value < 0 and place - run and own[place - run] == value:
                run += 1
            words.append(self.labels[value] if value >= 0 else unknown_text(value, run))
            place -= run
        return " ".join(words) or NOTHING

    def read_own(self, text: str) -> list[int]:
        places: list[int] = []
        for word in [] if text == NOTHING else text.split():
            if word.startswith(UNSEEN):
                kind, _, number = word.partition("*")
                shuffle = kind.removeprefix(UNSEEN).removeprefix("_")
                value = UNKNOWN - (read_number(shuffle, 1, LAST_SHUFFLE) if shuffle else 0)
                places += [value] * (read_number(number, 1, self.slots) if number else 1)
            else:
                places.append(read_label(word, self.labels))
        if len(places) > self.slots:
            raise ValueError(f"{self.name} has room for {self.slots} cards, not for {len(places)}")
        places.reverse()
        return [len(places), *places] + [0] * (self.slots - len(places))


class Pile(PileField):
    """A named pile in the cells of a state."""

    def top(self, cells: list[int]) -> int:
        """The top card of a non-empty pile; negative if it is unknown."""
        return cells[self.at + cells[self.at]]

    def put(self, cells: list[int], card: int) -> None:
        """Put a card on top."""
        cells[self.at] += 1
        cells[self.at + cells[self.at]] = card

    def take(self, cells: list[int]) -> int:
        """Remove and return the top card."""
        place = self.at + cells[self.at]
        card = cells[place]
        cells[place] = 0
        cells[self.at] -= 1
        return card

    def put_under(self, cells: list[int], card: int) -> None:
        """Put a card at the bottom."""
        length = cells[self.at]
        for place in range(self.at + length, self.at, -1):
            cells[place + 1] = cells[place]
        cells[self.at + 1] = card
        cells[self.at] = length + 1

    def places(self, cells: list[int]) -> list[int]:
        """The cards from bottom to top; negative where unknown."""
        return cells[self.at + 1 : self.at + 1 + cells[self.at]]

    def unknown(self, cells: list[int], shuffle: int) -> int:
        """The number of unknown places of this shuffle."""
        return self.places(cells).count(UNKNOWN - shuffle)


def unknown_text(value: int, number: int) -> str:
    """Unknown places in a position text: `unseen*12`, or `unseen_1*3` for those of shuffle 1."""
    shuffle = UNKNOWN - value
    return UNSEEN + (f"_{shuffle}" if shuffle else "") + (f"*{number}" if number > 1 else "")


def shuffled_weights(first: list[int], mixed: list[int], places: list[int], shuffle: int) -> list[int]:
    """The exact weight of each card at a place of this shuffle; 0 for a card that cannot be there.

    `first` are the weights of all cards at a place of shuffle 0: 0 for cards that were mixed in later or are not
    unseen. `mixed` is the shuffle that mixed in each card, 0 for all others. `places` is the number of unknown places
    of each shuffle.

    A shuffle handles the cards that it mixes in and those left over from the shuffle before; cards that do not end at
    its own places go on to the next shuffle. All of them are equally likely at each place. So the card at a place was
    mixed in by this shuffle, or is one of the shuffle before, and so on recursively.
    """
    added = [mixed.count(number) for number in range(len(places))]
    here = [sum(places) - sum(added[1:])]  # the number of unseen cards that each shuffle handled
    gone_on = [here[0] - places[0]]
    for number in range(1, len(places)):
        here.append(added[number] + gone_on[number - 1])
        gone_on.append(here[number] - places[number])
    whole = max(1, sum(first))  # avoids 0 if all cards of shuffle 0 have been seen
    weight_of_one = [0] * len(places)  # of a single card, by the shuffle that mixed it in
    from_above = 1
    for number in range(shuffle, -1, -1):
        weight = from_above * (whole if number else 1)
        for lower in range(1, number):
            weight *= max(1, here[lower])  # avoids 0 if all cards of that shuffle have been seen
        weight_of_one[number] = weight
        from_above *= gone_on[number - 1] if number else 1
    weights: list[int] = []
    for card in range(len(first)):
        if first[card]:
            weights.append(first[card] * weight_of_one[0])
        else:
            weights.append(weight_of_one[mixed[card]] if mixed[card] else 0)
    return weights
