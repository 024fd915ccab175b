"""Commands of people at a table. Each is checked here; a refusal names the reason and changes nothing."""

from concurrent.futures import BrokenExecutor
from typing import Final

from shiai.core.errors import IllegalChoice, UnknownChoice
from shiai.table import journal
from shiai.table.errors import NotAChoice, NotPossible, NotYours, NotYourTurn, Stale
from shiai.table.journal import Entry
from shiai.table.live_game import NothingToUndo
from shiai.table.service import LoadedTable, TableService
from shiai.table.setting_up import LONGEST_NAME, clean, people
from shiai.table.table import Table
from shiai.table.workers import advise

LONGEST_TEXT: Final = 200
MOST_SAYINGS: Final = 500  # at one table
PHRASES: Final = ("hello", "well-played", "thanks", "moment", "back", "your-turn", "oops", "again")
HINT_PATIENCE: Final = 20.0  # seconds


def choose(service: TableService, id: str, person: str, seat: int, choice: str, sequence: int) -> None:
    """Make a choice by its name."""
    with service.at(id) as loaded:
        check_seat(service, id, person, seat)
        table = loaded.table
        state = table.game.state
        check_sequence(table, seat, sequence)
        if seat not in state.actors():
            raise NotYourTurn(
                f"{state.setup.seat_name(seat)} owes no choice now; waiting for: "
                f"{state.setup.seat_names(state.actors())}",
                state.why_not(seat, 0),
            )
        try:
            action = state.redact(seat).action(choice)
            service.commit(loaded, Entry(journal.CHOICE, seat, {"action": action}))
        except UnknownChoice as error:
            raise NotAChoice(str(error)) from None
        except IllegalChoice as error:
            raise NotAChoice(str(error), error.clauses) from None


def undo(service: TableService, id: str, person: str, seat: int, sequence: int, choice: str = "") -> None:
    """Take back the last choice of the person's seats (or this one), as far as that is free, or ask the others."""
    with service.at(id) as loaded:
        own = check_seat(service, id, person, seat)
        table = loaded.table
        check_sequence(table, seat, sequence)
        check_going_on(table)
        mine = table.undoing(seat, own)
        try:
            action = table.game.state.redact(seat).action(choice) if choice else None
            number = table.game.last_free(*mine, action=action)
            service.commit(loaded, Entry(journal.UNDO, seat, {"number": number}))
        except UnknownChoice as error:
            raise NotAChoice(str(error)) from None
        except (NothingToUndo, NotPossible) as error:
            if choice:
                raise NotPossible(str(error)) from None
            go_back(service, loaded, own, seat)


def go_back(service: TableService, loaded: LoadedTable, own: tuple[int, ...], seat: int) -> None:
    """Beyond what was revealed: at once against bots and alone, else only if the other people allow it."""
    table = loaded.table
    mine = table.undoing(seat, own)
    number = table.last_choice(mine)
    others = [other for other in table.game.people() if other not in own]
    if not others:
        service.commit(loaded, Entry(journal.BACK, seat, {"number": number}))
    elif table.request is not None:
        raise NotPossible("somebody has asked already; wait for the answer")
    else:
        service.commit(loaded, Entry(journal.ASK, seat, {"number": number, "needs": others}))


def reset(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Take back everything that is still free."""
    with service.at(id) as loaded:
        own = check_seat(service, id, person, seat)
        table = loaded.table
        check_sequence(table, seat, sequence)
        check_going_on(table)
        mine = table.undoing(seat, own)
        undone = 0
        while True:
            try:
                number = table.game.last_free(*mine)
                service.commit(loaded, Entry(journal.UNDO, seat, {"number": number}))
            except (NothingToUndo, NotPossible):
                break
            undone += 1
        if not undone:
            raise NotPossible("there is no choice of yours that could be taken back freely")


def redo(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Make again what was taken back."""
    with service.at(id) as loaded:
        check_seat(service, id, person, seat)
        check_sequence(loaded.table, seat, sequence)
        service.commit(loaded, Entry(journal.REDO, seat))


def answer(service: TableService, id: str, person: str, seat: int, allowed: bool) -> None:
    """Allow or refuse to go back."""
    with service.at(id) as loaded:
        check_seat(service, id, person, seat)
        request = loaded.table.request
        if request is None or seat not in request.needs:
            raise NotPossible("nobody asks this seat for anything")
        service.commit(loaded, Entry(journal.ALLOW if allowed else journal.REFUSE, seat))


def say(service: TableService, id: str, person: str, seat: int, text: str = "", phrase: str = "") -> None:
    """Say something to everybody at the table."""
    with service.at(id) as loaded:
        check_seat(service, id, person, seat)
        said = clean(text, LONGEST_TEXT)
        if phrase and phrase not in PHRASES:
            raise NotAChoice(f"there is no phrase '{phrase}'; phrases are: {', '.join(PHRASES)}")
        if not said and not phrase:
            raise NotAChoice("there is nothing to say: write something or take a phrase")
        if sum(note.said() for note in loaded.table.notes) >= MOST_SAYINGS:
            raise NotPossible("enough was said at this table")
        service.commit(loaded, Entry(journal.SAY, seat, {"phrase": phrase} if phrase else {"text": said}))


def hint(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Ask the adviser; everybody sees that a hint was taken, only the seat sees which."""
    with service.at(id) as loaded:
        check_seat(service, id, person, seat)
        table = loaded.table
        check_sequence(table, seat, sequence)
        state = table.game.state
        if seat not in state.actors():
            raise NotYourTurn("there is nothing to choose for this seat now", state.why_not(seat, 0))
        if table.hint(seat) is not None:
            return  # it is on the page already
        asked = table.knowledge.asked[seat]  # not the length of the journal, which secret choices of others change
        advice = service.workers.submit(advise, id, state.redact(seat), seat, f"{table.game.seed}/hint/{seat}/{asked}")
    try:
        opinion = advice.result(HINT_PATIENCE)
    except (TimeoutError, BrokenExecutor):
        raise NotPossible("the adviser has no time now; ask again in a moment") from None
    with service.at(id) as loaded:
        if loaded.table.knowledge.asked[seat] != asked:
            raise Stale("the table has changed while the adviser was thinking; ask again")
        service.commit(loaded, Entry(journal.HINT, seat, opinion))


def sit(service: TableService, token: str, person: str, name: str) -> tuple[str, int]:
    """Take the seat of a secret link; returns the table and the seat."""
    id, seat = service.store.linked(token)
    with service.at(id) as loaded:
        known = clean(name, LONGEST_NAME) or service.stored(id).seats[seat].name
        entry = Entry(journal.SIT, seat, {"name": known})
        service.store.sit(id, seat, person, known, entry, loaded.table.count)
        loaded.table.do(entry)
        loaded.stored = service.store.stored(id)
        service.tell(loaded)
    return id, seat


def new_link(service: TableService, id: str, person: str, seat: int) -> str:
    """A secret link to a seat, for who holds it, or while it is free for who set up the table."""
    stored = service.stored(id)
    if seat not in people(stored):
        raise NotPossible("no person plays at this seat")
    holders = stored.seats[seat].holders
    if person not in holders and (holders or not service.store.is_owner(id, person)):
        raise NotYours("only who sits there may make a link to this seat, or who set up the table while it is free")
    return service.store.new_link(id, seat)


def check_seat(service: TableService, id: str, person: str, seat: int) -> tuple[int, ...]:
    """The person's seats; refused when this one is not among them."""
    own = service.held(service.stored(id), person)
    if seat not in own:
        raise NotYours("this seat is not yours; open your own seat link on this device")
    return own


def check_sequence(table: Table, seat: int, sequence: int) -> None:
    """Refuse what was meant for an earlier moment."""
    knowledge = table.knowledge
    if not knowledge.asked[seat] <= sequence <= knowledge.sequence[knowledge.eyes(seat)]:
        raise Stale("the table has changed since you looked; look again and choose anew")


def check_going_on(table: Table) -> None:
    """Refuse to change a finished game: everything lies open now."""
    if not table.game.state.actors():
        raise NotPossible("the game is over and lies open; play on from a moment of it instead")
