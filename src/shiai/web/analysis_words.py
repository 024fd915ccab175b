"""An analysis in words and as a curve: for the end of a game, the replay, the terminal and pages of its own."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from shiai.analysis.ratings import Option, Rating
from shiai.analysis.report import KEY, LUCK, OTHERS, OWN, Analysis, Change, Side
from shiai.core.messages import Event, Message
from shiai.i18n.catalogue import Catalogue

WIDTH: Final = 320  # of a curve, in its own units
HEIGHT: Final = 120
DECIDED: Final = 1.5  # luck (or choices) moved a game more if it moved it so many times as much
SUMS: Final[dict[str, str]] = {
    OTHERS: "page-analysis-sum-others",
    LUCK: "page-analysis-sum-luck",
}
RATED: Final[dict[str, str]] = {
    "costly": "page-analysis-rated-costly",
    KEY: "page-analysis-rated-key",
    "good": "page-analysis-rated-good",
}

Happened = Callable[[int, int], Sequence[Event]]


@dataclass(frozen=True)
class MomentText:
    """A moment of an analysis in words."""

    number: int  # the moment of the record that shows it
    kind: str
    when: str
    title: str
    points: str
    chance: str
    lines: tuple[str, ...]
    mixture: tuple[str, ...]  # what should be chosen in turn, with shares
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Mark:
    """A turning point on a curve."""

    x: float
    y: float
    number: int
    label: str
    up: bool


@dataclass(frozen=True)
class SideText:
    """One side of an analysis in words, with its curve."""

    title: str
    play: tuple[str, ...]  # one sentence for each seat
    summary: str
    line: str  # the points of the curve
    marks: tuple[Mark, ...]
    turning_points: tuple[MomentText, ...]
    moments: tuple[MomentText, ...]
    sums: tuple[tuple[str, str], ...]
    verdict: str


class AnalysisTeller:
    """Tells an analysis to one viewer, who has the seats `mine`; `told` says what happened between two moments."""

    def __init__(
        self,
        analysis: Analysis,
        words: Catalogue,
        names: tuple[str, ...],
        mine: tuple[int, ...] = (),
        told: Happened = lambda since, until: (),
    ) -> None:
        self.analysis = analysis
        self.words = words
        self.names = names
        self.mine = mine
        self.happened = told

    def sides(self) -> tuple[SideText, ...]:
        """The shown sides in words."""
        return tuple([self.side(side) for side in self.shown_sides()])

    def shown_sides(self) -> tuple[Side, ...]:
        """The sides of the viewer; for a watcher, all."""
        own = [side for side in self.analysis.sides if set(side.seats) & set(self.mine)]
        return tuple(own) or self.analysis.sides

    def side(self, side: Side) -> SideText:
        """One side in words."""
        chances = [chance for _, chance in side.points]
        return SideText(
            title=self.words.say("page-analysis-curve", name=", ".join([self.names[seat] for seat in side.seats])),
            play=tuple([self.play(seat) for seat in self.listed(side) if self.analysis.of_seat(seat)]),
            summary=self.words.say(
                "page-analysis-summary",
                start=percent(side.start),
                end=percent(side.end),
                least=percent(min(chances)),
                most=percent(max(chances)),
            ),
            line=" ".join([f"{x:.1f},{y:.1f}" for x, y in [self.place(*point) for point in side.points]]),
            marks=tuple([self.mark(side, change) for change in side.turning_points]),
            turning_points=tuple([self.moment(change) for change in side.turning_points]),
            moments=tuple([self.moment(change) for change in side.moments]),
            sums=tuple(self.sums(side)),
            verdict=self.verdict(side),
        )

    def listed(self, side: Side) -> list[int]:
        """The seats whose play is counted: those of this side, then the others."""
        others = [seat for seat in range(len(self.names)) if seat not in side.seats]
        return sorted(side.seats, key=lambda seat: seat not in self.mine) + (others if self.mine else [])

    def play(self, seat: int) -> str:
        """How many choices of a seat were good, and how many costly."""
        good = self.words.say("page-analysis-good", number=self.analysis.good(seat))
        costly = self.words.say("page-analysis-costly", number=self.analysis.costly(seat))
        if seat in self.mine and len(self.mine) == 1:
            return self.words.say("page-analysis-yours", good=good, costly=costly)
        return self.words.say("page-analysis-of", name=self.names[seat], good=good, costly=costly)

    def sums(self, side: Side) -> list[tuple[str, str]]:
        """What moved the chance of a side, and by how much."""
        yours = len(self.mine) == 1 and side.seats == self.mine
        own = self.words.say("page-analysis-sum-yours" if yours else "page-analysis-sum-own")
        lines = [(own, self.points(side.sum(OWN)))]
        for kind in (OTHERS, LUCK):
            if kind == LUCK or any(change.kind == OTHERS for change in side.changes):
                lines.append((self.words.say(SUMS[kind]), self.points(side.sum(kind))))
        return lines

    def verdict(self, side: Side) -> str:
        """Did luck move the game more, or the choices?"""
        luck, choices = abs(side.sum(LUCK)), abs(side.sum(OWN)) + abs(side.sum(OTHERS))
        if luck > DECIDED * choices:
            return self.words.say("page-analysis-verdict-luck")
        return self.words.say(
            "page-analysis-verdict-skill" if choices > DECIDED * luck else "page-analysis-verdict-both"
        )

    def moment(self, change: Change) -> MomentText:
        """A change in words, from the side whose chance changed."""
        rating = change.rating
        return MomentText(
            number=moment_of(change),
            kind=change.kind,
            when=self.when(change),
            title=self.title(change),
            points=self.points(change.size) if change.kind != KEY else "",
            chance=self.chance(change.before, change.after),
            lines=self.lines(rating) if rating is not None else self.events(change),
            mixture=self.mixture(rating) if rating is not None else (),
            reasons=self.reasons(rating) if rating is not None else (),
        )

    def when(self, change: Change) -> str:
        """Round and phase of a change; empty if it is the end of the game."""
        when = change.when if change.rating is None else change.rating.when
        return "" if when is None else self.sentence(when)

    def events(self, change: Change) -> tuple[str, ...]:
        """What luck brought."""
        return tuple([text for text in [self.sentence(e) for e in self.happened(change.since, change.number)] if text])

    def rated(self, rating: Rating) -> MomentText:
        """The rating of one choice, for the replay."""
        return MomentText(
            number=rating.number,
            kind="costly" if rating.costly else "good",
            when=self.of_whom(rating.seat),
            title=self.words.say(RATED[rating_kind(rating)]),
            points=self.points(-rating.loss) if rating.costly else "",
            chance=self.chance(rating.chance, rating.after),
            lines=self.lines(rating),
            mixture=self.mixture(rating),
            reasons=self.reasons(rating),
        )

    def of_whom(self, seat: int) -> str:
        """Whose choice it was."""
        if seat in self.mine and len(self.mine) == 1:
            return self.words.say("page-analysis-yours-rated")
        return self.words.say("page-analysis-rated", name=self.names[seat])

    def title(self, change: Change) -> str:
        """What kind of change it is."""
        rating, words = change.rating, self.words
        if rating is None:
            return words.say("page-analysis-moment-up" if change.size > 0 else "page-analysis-moment-down")
        by_partner = rating.costly and self.analysis.teams.count(self.analysis.teams[rating.seat]) > 1
        if change.kind == OTHERS or (by_partner and rating.seat not in self.mine):
            return words.say("page-analysis-moment-gift", name=self.names[rating.seat])
        if change.kind == KEY:
            return words.say("page-analysis-moment-key")
        return words.say("page-analysis-moment-costly" if rating.costly else "page-analysis-moment-choice")

    def lines(self, rating: Rating) -> tuple[str, ...]:
        """What was chosen, and what would have been better."""
        words = self.words
        first = rating.options[0]
        if rating.found:
            lines = [words.say("page-analysis-chosen", choice=self.told(rating.told))]
            lead = round(100 * rating.lead)
            return (*lines, words.say("page-analysis-lead", number=lead)) if lead else tuple(lines)
        chosen = words.say("page-analysis-chosen", choice=self.told(rating.told, first.told))
        if len(rating.options) > 1:
            return (chosen, words.say("page-analysis-mixture"))
        return (chosen, words.say("page-analysis-better", choice=self.told(first.told, rating.told)))

    def mixture(self, rating: Rating) -> tuple[str, ...]:
        """The plans of the recommended mixture with their shares, if there are several."""
        if rating.found or len(rating.options) < 2:
            return ()
        return tuple([self.share(option, rating) for option in rating.options])

    def share(self, option: Option, rating: Rating) -> str:
        """A plan of a mixture: how it differs from what was chosen."""
        choice = self.told(option.told, rating.told)
        return self.words.say("page-analysis-share", percent=round(100 * option.share), choice=choice)

    def reasons(self, rating: Rating) -> tuple[str, ...]:
        """What speaks for the recommended choice, in the words of the game."""
        return tuple([text for text in [self.sentence(reason) for reason in rating.reasons] if text])

    def told(self, messages: tuple[Message, ...], without: tuple[Message, ...] = ()) -> str:
        """Choices in words; of a plan only what another plan has not, each once with its number."""
        texts = [text for text in [self.sentence(message) for message in messages] if text]
        if len(texts) > 1:
            left = Counter(texts)
            left.subtract([self.sentence(message) for message in without])
            counts = {text: left[text] for text in dict.fromkeys(texts) if left[text] > 0}
        else:
            counts = dict.fromkeys(texts, 1)
        times = [
            text if count == 1 else self.words.say("page-analysis-times", choice=text, number=count)
            for text, count in counts.items()
        ]
        return "; ".join(times) or "–"

    def sentence(self, message: Message) -> str:
        """Translate a message; an empty text if it was stored by a version with other message ids."""
        try:
            return self.words.message(message)
        except KeyError:
            return ""

    def points(self, size: float) -> str:
        """A change of a chance in percentage points, with its sign."""
        number = round(100 * abs(size))
        return self.words.say("page-analysis-gain" if size > 0 and number else "page-analysis-lost", number=number)

    def chance(self, before: float, after: float) -> str:
        """How a chance changed."""
        return self.words.say("page-analysis-chance", before=percent(before), after=percent(after))

    def place(self, number: int, chance: float) -> tuple[float, float]:
        """Where a moment and a chance lie on a curve."""
        return WIDTH * number / max(1, self.analysis.length), HEIGHT * (1.0 - chance)

    def mark(self, side: Side, change: Change) -> Mark:
        """A turning point on the curve."""
        number = moment_of(change)
        x, y = self.place(number, chance_at(side, number))
        return Mark(x, y, number, f"{self.title(change)}, {self.points(change.size)}", change.size > 0)


def moment_of(change: Change) -> int:
    """The moment of the replay that shows a change: after the choice, or when the luck is known."""
    rating = change.rating
    return change.number if rating is None else max(rating.number, *rating.later, 0) + 1


def chance_at(side: Side, number: int) -> float:
    """The height of a curve at a moment, also between its points."""
    before = [point for point in side.points if point[0] <= number][-1]
    after = next((point for point in side.points if point[0] > number), before)
    way = (number - before[0]) / max(1, after[0] - before[0])
    return before[1] + way * (after[1] - before[1])


def rating_kind(rating: Rating) -> str:
    """How good a choice was, in one word."""
    return "costly" if rating.costly else KEY if rating.key else "good"


def percent(chance: float) -> str:
    """A chance in per cent."""
    return str(round(100 * chance))
