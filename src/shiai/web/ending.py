"""The end of a game as a page shows it: who won, the story, numbers, what the score means, and playing again."""

import re
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from shiai.core.outcome import Outcome
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_of
from shiai.table import again
from shiai.table.analyses import Progress
from shiai.table.ending import Scale, choices_of, ending_of, numbers_of, rounds_of, story_of, told_between
from shiai.table.results import seconds_of
from shiai.table.runs import run_rules
from shiai.table.service import LoadedTable, TableService
from shiai.table.store import StoredTable
from shiai.table.table import Table
from shiai.web.analysis_words import AnalysisTeller, SideText
from shiai.web.kit.assets import static_folders
from shiai.web.runs import RunRow, run_row
from shiai.web.seat_labels import seat_labels

LABELS: Final[dict[str, str]] = {
    again.NEW: "page-again-new",
    again.SWAP: "page-again-swap",
    again.UP: "page-again-up",
    again.DOWN: "page-again-down",
    again.SAME: "page-again-same",
}
HELPS: Final[dict[str, str]] = {
    again.NEW: "page-again-new-help",
    again.SWAP: "page-again-swap-help",
    again.UP: "page-again-up-help",
    again.DOWN: "page-again-down-help",
    again.SAME: "page-again-same-help",
}
SPRITE: Final = "figures.svg"
MOST_FIGURES: Final = 7
LISTED_RUNS: Final = 3


@dataclass(frozen=True)
class StoryLine:
    """A moment of the story, with its address in the replay."""

    when: str
    text: str
    url: str


@dataclass(frozen=True)
class NumberLine:
    """A number of the statistics, with its parts if it has any."""

    label: str
    total: str
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScaleStep:
    """A step of the scale of a score."""

    scores: str
    label: str
    reached: bool


@dataclass(frozen=True)
class RunLine:
    """One of the best runs of this kind."""

    row: RunRow
    this: bool


@dataclass(frozen=True)
class Way:
    """A way to play again."""

    how: str
    label: str
    help: str
    clause: str  # recommends it


@dataclass(frozen=True)
class Rematch:
    """The request to play again, as one viewer sees it."""

    text: str
    asked: bool = False  # this viewer has to answer
    own: bool = False  # this viewer has asked
    url: str = ""  # the table of the next game, if it has begun


@dataclass(frozen=True)
class AnalysisPart:
    """The analysis of the game: asked for, under way, or complete."""

    sides: tuple[SideText, ...] = ()
    progress: Progress | None = None
    address: str = ""  # of the replay, without the number of the moment


@dataclass(frozen=True)
class End:
    """Everything that the pages of a finished game show beside the board."""

    figures: tuple[str, ...]  # addresses
    who: str
    story: tuple[StoryLine, ...]
    analysis: AnalysisPart | None
    numbers: tuple[NumberLine, ...]
    scale: tuple[ScaleStep, ...]
    runs: tuple[RunLine, ...]
    ways: tuple[Way, ...]
    asks: bool  # the others have to agree first
    rematch: Rematch | None


class EndView:
    """Builds the end of a table's game for one viewer."""

    def __init__(
        self,
        service: TableService,
        loaded: LoadedTable,
        person: str,
        mine: tuple[int, ...],
        words: Catalogue,
    ) -> None:
        self.service = service
        self.table: Table = loaded.table
        self.stored: StoredTable = loaded.stored
        self.person = person
        self.mine = mine
        self.words = words
        self.names = seat_labels(loaded.stored, words, mine)

    def end(self, outcome: Outcome) -> End:
        """Return the end."""
        state = self.table.game.state
        ending = ending_of(state.setup.game)
        scale = ending.scale(state)
        return End(
            figures=figure_addresses(ending.sprite or state.setup.game.id, ending.figures(state)),
            who=self.who(state, outcome),
            story=self.story(),
            analysis=self.analysis(),
            numbers=tuple(self.numbers(state)),
            scale=self.scale(scale) if scale is not None else (),
            runs=self.runs(),
            ways=tuple([self.way(how) for how in again.possible_ways(self.stored)]),
            asks=again.must_ask(self.service, self.stored, self.person),
            rematch=self.rematch(),
        )

    def who(self, state: State, outcome: Outcome) -> str:
        """Say who won; empty where the headline says it all."""
        seats = range(len(self.names))
        if len(self.names) == 1 or not self.mine or set(self.mine) == set(seats) > {self.mine[0]}:
            return ""
        if state.setup.game.cooperative:
            names = ", ".join([self.player(state, seat) for seat in seats])
            return self.words.say("page-end-won-together" if outcome.winners else "page-end-lost-together", names=names)
        figure = self.words.name_or(state.setup.game.figure(state, self.mine[0]))
        if any(seat in outcome.winners for seat in self.mine):
            others = ", ".join([self.player(state, seat) for seat in seats if seat not in outcome.winners])
            return self.words.say("page-end-won-against", figure=figure, others=others) if others else ""
        winners = ", ".join([self.player(state, seat) for seat in outcome.winners])
        return self.words.say("page-end-lost-to", winners=winners, figure=figure) if winners else ""

    def player(self, state: State, seat: int) -> str:
        """Return the name of a player with the figure."""
        figure = self.words.name_or(state.setup.game.figure(state, seat))
        return self.words.say("page-end-player", name=self.names[seat], figure=figure)

    def story(self) -> tuple[StoryLine, ...]:
        """Return the moments of the story, each with its address in the replay."""
        return tuple(
            [
                StoryLine(
                    self.words.message(told.when),
                    " ".join([self.words.message(event) for event in told.events]),
                    f"/table/{self.stored.info.id}/replay?at={told.number}",
                )
                for told in story_of(self.table.game)
            ]
        )

    def analysis(self) -> AnalysisPart | None:
        """Return the analysis of the game, as far as it is; None for a game that cannot be won."""
        setup = self.table.game.state.setup
        if not setup.game.has_chances(setup):
            return None
        id, analyst = self.stored.info.id, self.service.analyst
        found = analyst.result(id)
        if found is None:
            return AnalysisPart(progress=analyst.progress(id))
        game = self.table.game
        told = partial(told_between, game.state.setup.game, game.log)
        teller = AnalysisTeller(found, self.words, self.names, self.mine, told)
        return AnalysisPart(teller.sides(), address=f"/table/{id}/replay?at=")

    def numbers(self, state: State) -> list[NumberLine]:
        """Return the numbers of the game: those that all games have, then its own."""
        game, words = self.table.game, self.words
        lines: list[NumberLine] = []
        rounds = rounds_of(state)
        if rounds is not None:
            lines.append(NumberLine(words.say("page-end-rounds"), str(rounds)))
        lines.append(NumberLine(words.say("page-end-choices"), str(choices_of(game))))
        if self.mine and len(self.names) > 1:
            lines.append(NumberLine(words.say("page-end-own-choices"), str(choices_of(game, self.mine))))
        seconds = seconds_of(self.service.store, self.stored.info.id)
        if seconds is not None:
            lines.append(NumberLine(words.say("page-end-time"), time_taken(seconds, words)))
        hints = sum([note.id == "log-hint" for note in self.table.notes])
        if hints:
            lines.append(NumberLine(words.say("page-end-hints"), str(hints)))
        for number in numbers_of(game):
            parts = [words.say("page-end-part", name=name, number=count) for name, count in number.parts]
            lines.append(NumberLine(words.message(number.label), str(number.total), tuple(parts)))
        return lines

    def scale(self, scale: Scale) -> tuple[ScaleStep, ...]:
        """Return the steps of the scale, lowest first."""
        steps: list[ScaleStep] = []
        for number, (least, label) in enumerate(scale.steps):
            most = scale.steps[number + 1][0] - 1 if number < len(scale.steps) - 1 else None
            steps.append(ScaleStep(self.scores(scale, least, most), self.words.message(label), number == scale.reached))
        return tuple(steps)

    def scores(self, scale: Scale, least: int, most: int | None) -> str:
        """Say which scores belong to a step; nothing if every score is a step of its own."""
        if scale.steps[-1][0] - scale.steps[0][0] == len(scale.steps) - 1:
            return ""
        if most is not None and most > least:
            return self.words.say("page-end-step", least=least, most=most)
        return self.words.say("page-end-step-last", least=least) if most is None and scale.endless else str(least)

    def runs(self) -> tuple[RunLine, ...]:
        """Return the best runs of the same kind; this one is among them, or stands last."""
        run, rules = self.table.run(), run_rules(self.table.game.state.setup.game)
        if run is None or rules is None or not self.mine:
            return ()
        id = self.stored.info.id
        kept = [one for one in self.service.store.runs_of(self.person, self.stored.info.game) if one.kind == run.kind]
        best = sorted([one for one in kept if one.source != id], key=lambda one: one.sort_key, reverse=True)
        better = [one for one in best if one.sort_key >= run.sort_key]
        listed = [*better[:LISTED_RUNS], run, *best[len(better) :]]
        return tuple([RunLine(run_row(rules, one, self.words), one is run) for one in listed[: LISTED_RUNS + 1]])

    def way(self, how: str) -> Way:
        """Return a way to play again."""
        clause = ending_of(self.table.game.state.setup.game).swap if how == again.SWAP else ""
        return Way(how, self.words.say(LABELS[how]), self.words.say(HELPS[how]), clause)

    def rematch(self) -> Rematch | None:
        """Return the request to play again, if this viewer has to know it."""
        table, words = self.table, self.words
        if table.next_table:
            return Rematch(words.say("page-rematch-next"), url=f"/table/{table.next_table}")
        request = table.rematch
        if request is None or not self.mine:
            return None
        how = words.say(HELPS[request.how])
        if any(seat in request.needs for seat in self.mine):
            return Rematch(words.say("page-rematch-request", name=self.names[request.seat], how=how), asked=True)
        own = request.seat in self.mine
        names = ", ".join([self.names[seat] for seat in request.needs])
        return Rematch(words.say("page-rematch-waits" if own else "page-rematch-agreed", how=how, names=names), own=own)


def time_taken(seconds: int, words: Catalogue) -> str:
    """Say how long something took, in minutes."""
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return words.say("page-end-minutes", minutes=minutes)
    return words.say("page-end-hours", hours=minutes // 60, minutes=minutes % 60)


def figure_addresses(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the addresses of the figures that are drawn, each once."""
    known = drawn_figures(game)
    found = [name for name in dict.fromkeys(names) if f"figure-{name}" in known]
    return tuple([f"/static/{game}/{SPRITE}#figure-{name}" for name in found[:MOST_FIGURES]])


@cache
def drawn_figures(game: str) -> frozenset[str]:
    """Return the ids of the figures of a game; cached, because static files do not change."""
    game_of(game)
    folder = static_folders().get(f"/static/{game}")
    if folder is None or not (folder / SPRITE).is_file():
        return frozenset()
    return frozenset(re.findall(r'\bid="(figure-[^"]+)"', (folder / SPRITE).read_text("utf-8")))
