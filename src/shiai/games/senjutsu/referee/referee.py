"""A referee: the journal of entries, the notebook that they make, and what was told about each."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from shiai.core.messages import Event
from shiai.core.seats import WATCHER
from shiai.games.senjutsu.referee import standing
from shiai.games.senjutsu.referee.deeds import enter
from shiai.games.senjutsu.referee.draft import Draft
from shiai.games.senjutsu.referee.entries import Entry, EntryError
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.notebook import enemy_figures, open_notebook, ready_enemies, rules_of
from shiai.games.senjutsu.referee.standing import Standing
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo

KIND: Final = "shiai-referee"
MOST_ENTRIES: Final = 5000
BEGIN: Final = "begin"
SLOT: Final = "event-slot"  # from which selection deck a card came


@dataclass(frozen=True)
class Told:
    """What followed an entry: events in their order, and why enemies decided as they did."""

    events: tuple[Event, ...] = ()
    reasons: tuple[Considered, ...] = ()


class Referee:
    """One session. An entry succeeds or changes nothing; undo replays the journal without its last entry."""

    def __init__(self, seed: str = "", entries: Sequence[Entry] = ()) -> None:
        self.seed = seed or secrets.token_hex(8)
        self.journal: list[Entry] = []
        self.told: list[Told] = []
        self.draft = Draft()
        self.fight: Fight | None = None
        for entry in entries:
            self.enter(entry)

    @property
    def state(self) -> Solo | None:
        """The notebook; None before the fight begins."""
        return self.fight.state if self.fight is not None else None

    def enter(self, entry: Entry) -> Told:
        """Carry out an entry; EntryError when it cannot be, and nothing is changed."""
        if not isinstance(entry, dict):
            raise EntryError(f"'{entry}' is no entry: an entry is a table with the field do")
        if len(self.journal) >= MOST_ENTRIES:
            raise EntryError(f"the journal has {MOST_ENTRIES} entries: begin another session")
        told = self.set_up(entry) if self.fight is None else self.play(self.fight, entry)
        self.journal.append(dict(entry))
        self.told.append(told)
        return told

    def set_up(self, entry: Entry) -> Told:
        """An entry before the fight."""
        if entry.get("do") != BEGIN:
            draft = self.draft.copy()
            draft.enter(entry)
            self.draft = draft
            return Told()
        rules = rules_of(self.draft)
        figures = enemy_figures(self.draft, rules)
        fight = Fight(open_notebook(self.draft, rules, figures), figures, self.draft.typed, self.seed)
        fight.listen()
        ready_enemies(fight.state, self.draft, figures, Random(f"{self.seed} moods"))
        fight.run()
        return self.accept(fight)

    def play(self, before: Fight, entry: Entry) -> Told:
        """An entry in the fight."""
        fight = before.copy()
        enter(fight, entry)
        return self.accept(fight)

    def accept(self, fight: Fight) -> Told:
        """The entry has succeeded: its notebook is the one from now on."""
        self.fight = fight
        unwanted = SLOT if fight.typed else ""  # people have made physical decks themselves
        events = [event for event in fight.told if event.visible_to(WATCHER) and event.id != unwanted]
        return Told(tuple(events), tuple(fight.state.reasons or ()))

    def undo(self) -> Entry:
        """Take the last entry back; returns it."""
        if not self.journal:
            raise EntryError("there is nothing to take back: the journal is empty")
        last = self.journal[-1]
        again = Referee(self.seed, self.journal[:-1])
        self.journal, self.told, self.draft, self.fight = again.journal, again.told, again.draft, again.fight
        return last

    def standing(self) -> Standing:
        """What the referee waits for."""
        return self.fight.standing() if self.fight is not None else Standing(standing.SETTING_UP)

    def reasons(self) -> tuple[Considered, ...]:
        """Why enemies decided as they did, the last time they decided anything."""
        return next((told.reasons for told in reversed(self.told) if told.reasons), ())

    def figure_name(self, figure: int) -> str:
        """A figure as people type it: hero 1, enemy 2."""
        assert self.fight is not None
        people = self.fight.state.rules.people
        return f"hero {figure + 1}" if figure < people else f"enemy {self.fight.figures.index(figure) + 1}"

    def data(self) -> dict[str, Any]:
        """The session as data, from which `from_data` makes it anew."""
        return {"kind": KIND, "rules": GAME.version, "seed": self.seed, "entries": self.journal}


def from_data(data: object) -> Referee:
    """The session of this data; EntryError when it is none or does not replay."""
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise EntryError("this is no session of a referee: choose a file that shiai referee has written")
    seed, entries = data.get("seed"), data.get("entries")
    if not isinstance(seed, str) or not isinstance(entries, list):
        raise EntryError("the session of this referee is damaged: seed or entries are missing")
    if data.get("rules") != GAME.version:
        raise EntryError(
            f"this session was kept under version {data.get('rules')} of the rules, this program has {GAME.version}: "
            "use the release that wrote it"
        )
    referee = Referee(seed)
    for number, entry in enumerate(entries, 1):
        try:
            referee.enter(entry)
        except EntryError as error:
            raise EntryError(f"entry {number} of this session does not replay: {error}") from None
    return referee
