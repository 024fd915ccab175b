"""A referee: the journal of entries, the notebook that follows from it, and the events after each entry."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from shiai.core.messages import Event, Message, Values
from shiai.core.seats import WATCHER
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.corrections import cards_of
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.draft import Draft
from shiai.games.senjutsu.referee.entries import Entry, EntryError
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.fight_entries import enter, settled
from shiai.games.senjutsu.referee.notebook import enemy_figures, open_notebook, ready_enemies, rules_of
from shiai.games.senjutsu.referee.progress import Progress
from shiai.games.senjutsu.rules.state import AT, BLOCK
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo

KIND: Final = "shiai-referee"
MOST_ENTRIES: Final = 5000
BEGIN: Final = "begin"
SLOT: Final = "event-slot"  # from which selection deck a card came


@dataclass(frozen=True)
class Told:
    """What followed an entry: events in their order, and the reasons of enemies' decisions."""

    events: tuple[Event, ...] = ()
    reasons: tuple[Considered, ...] = ()
    starts: tuple[int, ...] = ()  # where the enemies stood before


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
    def cards(self) -> Cards:
        """What is printed on the cards of this session."""
        return cards_of(self.draft.contents)

    @property
    def state(self) -> Solo | None:
        """The notebook; None before the fight begins."""
        return self.fight.state if self.fight is not None else None

    def enter(self, entry: Entry) -> Told:
        """Carry out an entry; EntryError if that is impossible, and then nothing is changed."""
        if not isinstance(entry, dict):
            raise EntryError(f"'{entry}' is no entry: an entry is a table with the field do")
        if len(self.journal) >= MOST_ENTRIES:
            raise EntryError(f"the journal has {MOST_ENTRIES} entries: begin another session")
        if self.fight is not None:
            entry = settled(self.fight, entry)
        told = self.set_up(entry) if self.fight is None else self.play(self.fight, entry)
        self.journal.append(dict(entry))
        self.told.append(told)
        return told

    def set_up(self, entry: Entry) -> Told:
        """Carry out an entry before the fight."""
        if entry.get("do") != BEGIN:
            draft = self.draft.copy()
            draft.enter(entry)
            self.draft = draft
            return Told()
        rules = rules_of(self.draft)
        figures = enemy_figures(self.draft, rules)
        fight = Fight(open_notebook(self.draft, rules, figures), figures, self.draft.typed, self.seed)
        fight.decks = {number - 1: hero.deck for number, hero in self.draft.heroes.items() if hero.deck is not None}
        fight.listen()
        ready_enemies(fight.state, self.draft, figures, Random(f"{self.seed} moods"))
        fight.run()
        return self.accept(fight, fight)

    def play(self, before: Fight, entry: Entry) -> Told:
        """Carry out an entry in the fight."""
        fight = before.copy()
        enter(fight, entry)
        return self.accept(fight, before)

    def accept(self, fight: Fight, before: Fight) -> Told:
        """Take over a fight after an entry succeeded."""
        self.fight = fight
        unwanted = SLOT if fight.typed else ""  # physical decks were made by people
        events = [event for event in fight.told if event.visible_to(WATCHER) and event.id != unwanted]
        starts = [before.state.cells[figure * BLOCK + AT] for figure in fight.figures]
        return Told(tuple(events), tuple(fight.state.reasons or ()), tuple(starts))

    def undo(self) -> Entry:
        """Undo the last entry; returns it."""
        if not self.journal:
            raise EntryError("there is nothing to take back: the journal is empty")
        last = self.journal[-1]
        again = Referee(self.seed, self.journal[:-1])
        self.journal, self.told, self.draft, self.fight = again.journal, again.told, again.draft, again.fight
        return last

    def progress(self) -> Progress:
        """What the referee waits for."""
        return self.fight.progress() if self.fight is not None else Progress(progress.SETTING_UP)

    def reasons(self) -> tuple[Considered, ...]:
        """The reasons of the enemies' latest decisions."""
        return next((told.reasons for told in reversed(self.told) if told.reasons), ())

    def figure_name(self, figure: int) -> str:
        """A figure as people type it: hero 1, enemy 2."""
        if self.fight is None or figure < self.fight.state.rules.people:
            return f"hero {figure + 1}"
        return f"enemy {self.fight.figures.index(figure) + 1}"

    def name_of(self, figure: int) -> str:
        """The id of a figure's name; figures of the same kind have the numbers by which people type them."""
        assert self.fight is not None
        name = who(self.fight.state, figure)
        suffix = f"_{figure + 1}"
        if figure < self.fight.state.rules.people or not name.endswith(suffix):
            return name
        return f"{name.removesuffix(suffix)}_{self.fight.figures.index(figure) + 1}"

    def renamed(self, message: Message) -> Message:
        """A message of the game with the names by which people know the figures here."""
        if self.fight is None:
            return message
        names = {who(self.fight.state, figure): self.name_of(figure) for figure in self.fight.figures}
        values: Values = {key: names.get(str(value), value) for key, value in message.values.items()}
        return Message(message.id, values, message.clause)

    def data(self) -> dict[str, Any]:
        """The session as data, for `from_data`."""
        return {"kind": KIND, "rules": GAME.version, "seed": self.seed, "entries": self.journal}

    def version(self) -> str:
        """Stands for all entries: whoever has seen another version has seen another session."""
        return f"{len(self.journal)}-{sha256(json.dumps(self.journal).encode()).hexdigest()[:16]}"


def from_data(data: object) -> Referee:
    """The session of this data; EntryError if it is none or does not replay."""
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


def set_up_of(entries: Sequence[Entry]) -> list[Entry]:
    """The entries of a journal before its fight began."""
    found: list[Entry] = []
    for entry in entries:
        if entry["do"] == BEGIN:
            break
        found.append(entry)
    return found
