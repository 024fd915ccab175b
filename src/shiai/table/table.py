"""A table in play: the state that its journal leads to. An entry is carried out completely or changes nothing."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from shiai.core.position import read_option_line
from shiai.core.seats import CHANCE
from shiai.registry import game as game_of
from shiai.table import journal
from shiai.table.errors import NotPossible, OldRules
from shiai.table.journal import Entry, Note, TableInfo
from shiai.table.knowledge import Knowledge
from shiai.table.live_game import AT_THE_TABLE, LUCK, PEOPLE, LiveGame, NothingToUndo, new_record
from shiai.table.opinion import Opinion, read_opinion
from shiai.table.runs import Run, run_of


@dataclass(frozen=True)
class TakenBack:
    """Choices that were undone and can be redone."""

    seat: int  # the seat that undid them
    choices: tuple[tuple[int, int], ...]
    automatic: tuple[bool, ...]  # which of them were made automatically
    after: int | None  # after a rewind: they can be redone only when the game has this many choices


@dataclass(frozen=True)
class Request:
    """A request to the other people to allow a rewind beyond what was revealed."""

    seat: int
    number: int  # the first choice to be left out
    needs: tuple[int, ...]  # seats that have not agreed yet


@dataclass(frozen=True)
class Rematch:
    """A request to the other people to play again, after the end."""

    seat: int
    how: str  # see `shiai.table.again`
    needs: tuple[int, ...]  # seats that have not agreed yet


@dataclass(frozen=True)
class Hint:
    """The adviser's opinion about one question of a seat."""

    asked_at: int  # identifies the question, see Knowledge.asked_at
    opinion: Opinion


class Table:
    """A game with what each viewer has noticed, the notes in the log, and the choices that can be redone."""

    def __init__(self, info: TableInfo) -> None:
        game = game_of(info.game)
        if game.version != info.rules:
            raise OldRules(
                f"this game was started with version {info.rules} of the rules of {info.game}, this program has "
                f"version {game.version}: continue with the release that has those rules"
            )
        self.info = info
        start = game.start(**read_option_line(game, info.options))
        self.game = LiveGame(new_record(start, info.players, info.seed))
        self.knowledge = Knowledge(self.game)
        self.count = 0  # entries of the journal
        self.rewinds = 0
        self.copied = False  # the game goes on from a moment of another one
        self.notes: list[Note] = []
        self.taken_back: list[TakenBack] = []
        self.request: Request | None = None
        self.hints: dict[int, Hint] = {}  # by seat
        self.rematch: Rematch | None = None
        self.closed = False  # by the host
        self.heir: int | None = None  # a seat whose person may become the host
        self.next_table = ""  # the id of the table at which everybody goes on
        self.resting: dict[int, int] = {}  # by seat: the turn in which it declines all reactions
        self.pending: dict[int, Entry] = {}  # by seat: an answer that is not in the journal before others may learn it

    def apply(self, entry: Entry) -> None:
        """Carry out one entry of the journal."""
        HANDLERS[entry.kind](self, entry)
        self.count += 1

    # Queries ----------------------------------------------------------------------------------------------------------

    def undo_seats(self, seat: int, own: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats whose choices an undo at `seat` may take: all own ones, or this one if there are secrets."""
        return own if self.knowledge.open_information else (seat,)

    def last_taken_back(self, *seats: int) -> TakenBack | None:
        """Return what these seats undid last and can redo."""
        return next((taken for taken in reversed(self.taken_back) if taken.seat in seats), None)

    def last_choice(self, seats: tuple[int, ...]) -> int:
        """Return the number of the last choice that these seats made themselves, revealed or not.

        At a physical table it is what was entered last, by whomever, luck included.
        """
        if self.game.physical:
            try:
                return self.game.last_entered()
            except NothingToUndo as error:
                raise NotPossible(str(error)) from None
        log = self.game.log
        for number in range(len(log) - 1, -1, -1):
            if log[number].seat in seats and not log[number].automatic:
                return number
        raise NotPossible("you have not chosen anything yet")

    def hint(self, seat: int) -> Hint | None:
        """Return the hint for the current question of the seat, if one was given."""
        hint = self.hints.get(seat)
        return hint if hint is not None and hint.asked_at == self.knowledge.asked_at[seat] else None

    def run(self) -> Run | None:
        """Return the run of the finished game; None if it is no run, a bot played it, or it began in another game."""
        if self.copied or self.game.players[0] != PEOPLE:
            return None
        return run_of(self.game.state, self.rewinds)

    # Entries ----------------------------------------------------------------------------------------------------------

    def mark_physical(self, entry: Entry) -> None:
        """Note that people enter what they draw and roll at a physical table."""
        self.game.record.tags[LUCK] = AT_THE_TABLE

    def mark_copied(self, entry: Entry) -> None:
        """Note that the choices so far were made in another game."""
        self.copied = True

    def add_choice(self, entry: Entry) -> None:
        """Make a choice of the game."""
        seat = entry.seat
        state = self.game.state
        reaction = state.setup.game.reaction(state, seat) if "rest" in entry.data else None
        result = self.game.choose(seat, int(entry.data["action"]), "auto" in entry.data)
        if reaction is not None:
            self.resting[seat] = reaction.turn
        self.pending.pop(seat, None)
        self.taken_back = [
            taken for taken in self.taken_back if taken.after is None and seat not in (taken.seat, taken.choices[0][0])
        ]
        noticed = self.knowledge.record_choice(result)
        if len(noticed) == len(self.knowledge.viewers):  # a secret choice that cancels a request would be noticed
            self.request = None

    def undo(self, entry: Entry) -> None:
        """Leave out one choice that nobody has seen."""
        seat, number = entry.seat, int(entry.data["number"])
        choice = self.game.record.choices[number]
        try:
            removed = self.game.remove_choice(number)
        except NothingToUndo as error:
            raise NotPossible(str(error)) from None
        # Notes stay behind the choices that they followed: otherwise they would reveal how much was undone in secret.
        self.notes = [replace(note, at=note.at - sum([at < note.at for at in removed])) for note in self.notes]
        if self.request is not None and number <= self.request.number:
            self.request = None
        self.resting.pop(seat, None)
        self.pending.clear()
        self.taken_back.append(TakenBack(seat, (choice,), (False,), None))
        noticed = self.knowledge.record_rewrite(seat, number)
        self.notes.append(Note(len(self.game.record.choices), "log-undo", seat, frozenset(noticed)))

    def redo(self, entry: Entry) -> None:
        """Make the choices again that the seat undid last."""
        taken = self.last_taken_back(entry.seat)
        choices = self.game.record.choices
        if taken is None or taken.after not in (None, len(choices)):
            raise NotPossible("there is nothing to redo")
        if taken.after is None and taken.choices[0][1] not in self.game.state.legal(taken.choices[0][0]):
            raise NotPossible("this choice is no longer possible")
        self.taken_back.remove(taken)
        automatic = [result.automatic for result in self.game.log]
        kept = self.game.replace_choices([*choices, *taken.choices], [*automatic, *taken.automatic])
        self.knowledge.record_rewrite(entry.seat, kept)
        if taken.after is not None:
            self.knowledge.renew_questions()

    def rewind(self, entry: Entry) -> None:
        """Leave out a choice and everything after it."""
        self.rewind_to(entry.seat, int(entry.data["number"]))

    def rewind_to(self, seat: int, number: int) -> None:
        """Keep `number` choices. Luck and bots get a new seed, so that nobody profits from what was revealed."""
        choices = self.game.record.choices[:]
        automatic = [result.automatic for result in self.game.log]
        self.game.replace_choices(choices[:number], automatic[:number])
        self.rewinds += 1
        self.game.seed = f"{self.info.seed}~{self.rewinds}"
        self.taken_back = [TakenBack(seat, tuple(choices[number:]), tuple(automatic[number:]), number)]
        self.request = None
        self.resting.clear()
        self.pending.clear()
        self.notes = [replace(note, at=min(note.at, number)) for note in self.notes]
        self.knowledge.record_rewrite(seat, number)
        self.add_note(seat, "log-back")
        self.knowledge.renew_questions()

    def ask(self, entry: Entry) -> None:
        """Ask the other people to allow a rewind."""
        self.request = Request(entry.seat, int(entry.data["number"]), tuple(entry.data["needs"]))
        self.add_note(entry.seat, "log-asks")

    def allow(self, entry: Entry) -> None:
        """Agree to the requested rewind; it happens when everybody has agreed."""
        seat, request = entry.seat, self.request
        if request is None or seat not in request.needs:
            raise NotPossible("nobody has asked this seat for permission")
        missing = tuple([needed for needed in request.needs if needed != seat])
        self.add_note(seat, "log-allows")
        if missing:
            self.request = Request(request.seat, request.number, missing)
        else:
            self.rewind_to(request.seat, request.number)
            if (
                not self.knowledge.open_information
            ):  # whether a redo is possible would reveal whether others have planned
                self.taken_back.clear()

    def refuse(self, entry: Entry) -> None:
        """Refuse the requested rewind."""
        self.request = None
        self.add_note(entry.seat, "log-refuses")

    def add_hint(self, entry: Entry) -> None:
        """Give a seat a hint; everybody learns that it was given."""
        self.add_note(entry.seat, "log-hint")
        self.hints[entry.seat] = Hint(self.knowledge.asked_at[entry.seat], read_opinion(entry.data))

    def ask_rematch(self, entry: Entry) -> None:
        """Ask the other people to play again."""
        self.rematch = Rematch(entry.seat, str(entry.data["how"]), tuple(entry.data["needs"]))
        self.add_note(entry.seat, "log-again")

    def accept_rematch(self, entry: Entry) -> None:
        """Agree to play again, for all seats of one person."""
        if self.rematch is None:
            raise NotPossible("nobody has asked for another game")
        left = tuple([seat for seat in self.rematch.needs if seat not in entry.data["seats"]])
        self.rematch = replace(self.rematch, needs=left)
        self.add_note(entry.seat, "log-again-yes")

    def decline_rematch(self, entry: Entry) -> None:
        """Refuse to play again, or withdraw the request."""
        withdrawn = self.rematch is not None and self.rematch.seat == entry.seat
        self.rematch = None
        self.add_note(entry.seat, "log-again-withdrawn" if withdrawn else "log-again-no")

    def go_on(self, entry: Entry) -> None:
        """Note at which table everybody goes on."""
        self.rematch = None
        self.next_table = str(entry.data["table"])
        self.add_note(entry.seat, "log-again-begins")

    def sit(self, entry: Entry) -> None:
        """Note that somebody took a seat."""
        self.add_note(entry.seat, "log-sits")

    def close(self, entry: Entry) -> None:
        """Note that the host has closed the table."""
        self.closed = True
        self.pending.clear()
        self.show_change()

    def reopen(self, entry: Entry) -> None:
        """Note that the host has opened the table again. Choices sent before are refused."""
        self.closed = False
        self.show_change()

    def offer(self, entry: Entry) -> None:
        """Note to whom the host offers the table."""
        self.heir = entry.seat
        self.add_note(entry.seat, "log-offers")

    def change_host(self, entry: Entry) -> None:
        """Note who is the host now."""
        self.heir = None
        self.add_note(entry.seat, "log-host")

    def leave(self, entry: Entry) -> None:
        """Note that a seat is free again."""
        if self.heir == entry.seat:
            self.heir = None
        self.pending.pop(entry.seat, None)
        self.add_note(entry.seat, "log-leaves")

    def say(self, entry: Entry) -> None:
        """Add a line to the chat."""
        self.add_note(entry.seat, journal.CHAT, entry.data.get("text", ""), entry.data.get("phrase"))

    def add_note(self, seat: int, id: str, text: str = "", phrase: str | None = None) -> None:
        """Add a note that everybody may read."""
        self.notes.append(Note(len(self.game.record.choices), id, seat, None, text, phrase))
        self.show_change()

    def show_change(self) -> None:
        """Let everybody look again."""
        self.knowledge.record_change(list(self.knowledge.viewers), CHANCE)


def read_table(info: TableInfo, entries: list[Entry]) -> Table:
    """Return the table that a journal leads to."""
    table = Table(info)
    for entry in entries:
        table.apply(entry)
    return table


HANDLERS: Final[dict[str, Callable[[Table, Entry], None]]] = {
    journal.CHOICE: Table.add_choice,
    journal.UNDO: Table.undo,
    journal.REDO: Table.redo,
    journal.REWIND: Table.rewind,
    journal.ASK: Table.ask,
    journal.ALLOW: Table.allow,
    journal.REFUSE: Table.refuse,
    journal.HINT: Table.add_hint,
    journal.SIT: Table.sit,
    journal.LEAVE: Table.leave,
    journal.CLOSE: Table.close,
    journal.REOPEN: Table.reopen,
    journal.OFFER: Table.offer,
    journal.HOST: Table.change_host,
    journal.SAY: Table.say,
    journal.PHYSICAL: Table.mark_physical,
    journal.COPIED: Table.mark_copied,
    journal.REMATCH: Table.ask_rematch,
    journal.ACCEPT: Table.accept_rematch,
    journal.DECLINE: Table.decline_rematch,
    journal.NEXT: Table.go_on,
}
