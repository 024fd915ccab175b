"""A table while it is being played: its sheet and its deeds, unfolded. A deed either succeeds or changes nothing."""

from dataclasses import dataclass, replace

from shiai.core.position import read_option_line
from shiai.core.seats import CHANCE
from shiai.registry import game as game_of
from shiai.table import deeds
from shiai.table.deeds import Deed, Note, Sheet
from shiai.table.errors import NotPossible, OldRules
from shiai.table.knowledge import Knowledge
from shiai.table.live import LiveGame, NothingToUndo, new_record
from shiai.table.opinion import Opinion, read_opinion


@dataclass(frozen=True)
class TakenBack:
    """Choices that can be made again."""

    seat: int  # whose undo it was
    choices: tuple[tuple[int, int], ...]
    after: int | None  # whole turns go back only to where they were


@dataclass(frozen=True)
class Request:
    """Somebody asks the other people to go back beyond what was revealed."""

    seat: int
    number: int
    needs: tuple[int, ...]  # seats that have not allowed it yet


@dataclass(frozen=True)
class Hint:
    """What the adviser said about one question."""

    asked: int
    opinion: Opinion


class OpenTable:
    """The game, what everybody noticed, notes for the log, and what was taken back."""

    def __init__(self, sheet: Sheet) -> None:
        game = game_of(sheet.game)
        if game.version != sheet.rules:
            raise OldRules(
                f"this game was begun under version {sheet.rules} of the rules of {sheet.game}, this program has "
                f"version {game.version}: go on with the release that has those rules"
            )
        self.sheet = sheet
        start = game.start(**read_option_line(game, sheet.options))
        self.game = LiveGame(new_record(start, sheet.players, sheet.seed))
        self.knowledge = Knowledge(self.game)
        self.count = 0  # deeds
        self.backs = 0  # how often the game went back beyond what was revealed
        self.notes: list[Note] = []
        self.taken_back: list[TakenBack] = []
        self.request: Request | None = None
        self.hints: dict[int, Hint] = {}  # by seat

    def do(self, deed: Deed) -> None:
        """Carry out one deed."""
        if deed.kind == deeds.CHOICE:
            self.choose(deed.seat, int(deed.data["action"]))
        elif deed.kind == deeds.UNDO:
            self.undo(deed.seat, int(deed.data["number"]))
        elif deed.kind == deeds.BACK:
            self.back(deed.seat, int(deed.data["number"]))
        elif deed.kind == deeds.REDO:
            self.redo(deed.seat)
        elif deed.kind == deeds.ASK:
            self.request = Request(deed.seat, int(deed.data["number"]), tuple(deed.data["needs"]))
            self.note(deed.seat, "log-asks")
        elif deed.kind == deeds.ALLOW:
            self.allow(deed.seat)
        elif deed.kind == deeds.REFUSE:
            self.request = None
            self.note(deed.seat, "log-refuses")
        elif deed.kind == deeds.HINT:
            self.note(deed.seat, "log-hint")
            self.hints[deed.seat] = Hint(self.knowledge.asked[deed.seat], read_opinion(deed.data))
        elif deed.kind == deeds.SIT:
            self.note(deed.seat, "log-sits")
        else:
            self.note(deed.seat, deeds.SAYS, deed.data.get("text", ""), deed.data.get("phrase"))
        self.count += 1

    def choose(self, seat: int, action: int) -> None:
        """Make a choice of the game."""
        happening = self.game.choose(seat, action)
        self.taken_back = [
            taken for taken in self.taken_back if taken.after is None and seat not in (taken.seat, taken.choices[0][0])
        ]
        noticed = self.knowledge.chosen(happening)
        if len(noticed) == len(self.knowledge.viewers):  # a secret choice would be noticed if it cancelled a request
            self.request = None

    def undo(self, seat: int, number: int) -> None:
        """Leave out one choice that nobody has seen."""
        choice = self.game.record.choices[number]
        try:
            self.game.without(number)
        except NothingToUndo as error:
            raise NotPossible(str(error)) from None
        # Notes stay behind the choices that they followed, or their place would tell how much was taken back in secret.
        self.notes = [replace(note, at=note.at - 1) if note.at > number else note for note in self.notes]
        if self.request is not None and number <= self.request.number:
            self.request = None
        self.taken_back.append(TakenBack(seat, (choice,), None))
        noticed = self.knowledge.rewritten(seat)
        self.notes.append(Note(len(self.game.record.choices), "log-undo", seat, frozenset(noticed)))

    def back(self, seat: int, number: int) -> None:
        """Leave out a choice and everything after it; luck and bots decide anew, so that nothing seen helps."""
        choices = self.game.record.choices[:]
        self.game.play_again(choices[:number])
        self.backs += 1
        self.game.seed = f"{self.sheet.seed}~{self.backs}"
        self.taken_back = [TakenBack(seat, tuple(choices[number:]), number)]
        self.request = None
        self.notes = [replace(note, at=min(note.at, number)) for note in self.notes]
        self.knowledge.rewritten(seat)
        self.note(seat, "log-back")
        self.knowledge.ask_anew()

    def redo(self, seat: int) -> None:
        """Make again what was taken back last."""
        taken = self.to_redo(seat)
        choices = self.game.record.choices
        if taken is None or taken.after not in (None, len(choices)):
            raise NotPossible("there is nothing to redo")
        if taken.after is None and taken.choices[0][1] not in self.game.state.legal(taken.choices[0][0]):
            raise NotPossible("this choice is no longer possible")
        self.taken_back.remove(taken)
        self.game.play_again([*choices, *taken.choices])
        self.knowledge.rewritten(seat)
        if taken.after is not None:
            self.knowledge.ask_anew()

    def undoing(self, seat: int, own: tuple[int, ...]) -> tuple[int, ...]:
        """Whose choices a person at this seat takes back: all its own, but where seats have secrets only this one's."""
        return own if self.knowledge.open_to_all else (seat,)

    def to_redo(self, *seats: int) -> TakenBack | None:
        """What these seats took back last."""
        return next((taken for taken in reversed(self.taken_back) if taken.seat in seats), None)

    def allow(self, seat: int) -> None:
        """One of the people who were asked agrees; the last one lets it happen."""
        request = self.request
        if request is None or seat not in request.needs:
            raise NotPossible("nobody asked this seat")
        missing = tuple([needed for needed in request.needs if needed != seat])
        self.note(seat, "log-allows")
        if missing:
            self.request = Request(request.seat, request.number, missing)
        else:
            self.back(request.seat, request.number)
            if not self.knowledge.open_to_all:  # whether it still can be made again would tell if others plan already
                self.taken_back.clear()

    def note(self, seat: int, id: str, text: str = "", phrase: str | None = None) -> None:
        """A line that everybody may read."""
        self.notes.append(Note(len(self.game.record.choices), id, seat, None, text, phrase))
        self.knowledge.count(list(self.knowledge.viewers), CHANCE)

    def hint(self, seat: int) -> Hint | None:
        """The hint for what the seat is asked now."""
        hint = self.hints.get(seat)
        return hint if hint is not None and hint.asked == self.knowledge.asked[seat] else None

    def last_choice(self, seats: tuple[int, ...]) -> int:
        """The number of the last choice of these seats, revealed or not."""
        choices = self.game.record.choices
        for number in range(len(choices) - 1, -1, -1):
            if choices[number][0] in seats:
                return number
        raise NotPossible("you have not chosen anything yet")
