"""Commands of people at a table. A command is checked here; if it is refused, nothing changes."""

from collections.abc import Sequence
from typing import Final

from shiai.core.errors import IllegalChoice, UnknownChoice
from shiai.core.seats import CHANCE
from shiai.table import journal
from shiai.table.avoiding import check_welcome
from shiai.table.confirming import needs_confirmation
from shiai.table.errors import Closed, NotAChoice, NotPossible, NotYours, NotYourTurn, Stale, Unconfirmed, UsedLink
from shiai.table.journal import Entry
from shiai.table.live_game import NothingToUndo
from shiai.table.new_tables import MAX_NAME, clean, people
from shiai.table.repeating import repeated
from shiai.table.service import CLOSED, LoadedTable, TableService
from shiai.table.table import Table
from shiai.table.unasked import open_reaction

DRAW: Final = "draw"  # instead of an outcome of luck: the program draws
MAX_TEXT: Final = 200  # characters of a chat line
MAX_CHAT: Final = 500  # chat lines of a table
PHRASES: Final = ("hello", "well-played", "thanks", "moment", "back", "your-turn", "oops", "again")


@repeated
def choose(
    service: TableService,
    id: str,
    person: str,
    seat: int,
    choice: str,
    sequence: int,
    confirmed: bool = True,
) -> None:
    """Make a choice, given by its name.

    Raise Unconfirmed if it is not `confirmed` and the person wants to confirm such choices.
    """
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        check_sequence(loaded.table, seat, sequence)
        if loaded.table.game.asks_for_luck():
            check_nothing_new(loaded.table, seat, sequence)
            commit_luck(service, loaded, choice)
        else:
            commit_choice(service, loaded, seat, choice, "" if confirmed else person)


@repeated
def rest(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Decline the reaction that the seat is asked for, and all further ones of this turn."""
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        check_sequence(loaded.table, seat, sequence)
        reaction = open_reaction(loaded.table, seat)
        if reaction is None:
            raise NotPossible("this is no reaction that could be declined")
        service.decline(loaded, Entry(journal.CHOICE, seat, {"action": reaction.decline, "rest": True}))


@repeated
def plan(service: TableService, id: str, person: str, seat: int, choices: Sequence[str], sequence: int) -> None:
    """Make several choices of a secret plan, one after the other. What was made before a refused one stays."""
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        check_sequence(loaded.table, seat, sequence)
        for choice in choices:
            state = loaded.table.game.state
            if state.stack and not state.stack[-1].sealed:
                raise NotPossible("several choices can be made at once only in a secret plan")
            commit_choice(service, loaded, seat, choice)


def commit_choice(service: TableService, loaded: LoadedTable, seat: int, choice: str, unsure: str = "") -> None:
    """Make a choice of a seat, given by its name. `unsure` is a person who may want to confirm it."""
    table = loaded.table
    state = table.game.state
    if seat not in state.actors():
        raise NotYourTurn(
            f"{state.setup.seat_name(seat)} owes no choice now; waiting for: {state.setup.seat_names(state.actors())}",
            state.why_not(seat, 0),
        )
    try:
        action = state.redact(seat).action(choice)
        if unsure and needs_confirmation(table, service.store, unsure, seat, action):
            raise Unconfirmed("this cannot be undone unless the others agree; confirm it")
        entry = Entry(journal.CHOICE, seat, {"action": action})
        reaction = open_reaction(table, seat)
        if reaction is not None and action == reaction.decline:
            service.decline(loaded, entry)
        else:
            service.commit(loaded, entry)
    except UnknownChoice as error:
        raise NotAChoice(str(error)) from None
    except IllegalChoice as error:
        raise NotAChoice(str(error), error.clauses) from None


def commit_luck(service: TableService, loaded: LoadedTable, choice: str) -> None:
    """Enter what came at the physical table, given by its name; DRAW lets the program draw."""
    game = loaded.table.game
    names = {game.state.name(action): action for action in game.state.legal(CHANCE)}
    if choice != DRAW and choice not in names:
        raise NotAChoice(f"'{choice}' cannot come now; possible are: {', '.join([*names, DRAW])}")
    action = game.draw_chance() if choice == DRAW else names[choice]
    service.commit(loaded, Entry(journal.CHOICE, CHANCE, {"action": action}))


@repeated
def undo(service: TableService, id: str, person: str, seat: int, sequence: int, choice: str = "") -> None:
    """Undo the last choice of the person's seats, or the named one; rewind the game or ask for it if that is needed."""
    with service.locked(id) as loaded:
        own = check_seat(service, id, person, seat)
        table = loaded.table
        check_sequence(table, seat, sequence)
        check_not_over(table)
        if service.withdraw(loaded, seat):
            return  # nobody has learned of this answer
        if table.game.physical:
            rewind_or_ask(service, loaded, own, seat)
            return
        seats = table.undo_seats(seat, own)
        try:
            action = table.game.state.redact(seat).action(choice) if choice else None
            number = table.game.last_undoable(*seats, action=action)
            service.commit(loaded, Entry(journal.UNDO, seat, {"number": number}))
        except UnknownChoice as error:
            raise NotAChoice(str(error)) from None
        except (NothingToUndo, NotPossible) as error:
            if choice:
                raise NotPossible(str(error)) from None
            rewind_or_ask(service, loaded, own, seat)


def rewind_or_ask(service: TableService, loaded: LoadedTable, own: tuple[int, ...], seat: int) -> None:
    """Rewind to before the last own choice: at once if no other people play, otherwise ask them for permission."""
    table = loaded.table
    number = table.last_choice(table.undo_seats(seat, own))
    others = [other for other in table.game.people() if other not in own]
    if not others:
        service.commit(loaded, Entry(journal.REWIND, seat, {"number": number}))
    elif table.request is not None:
        raise NotPossible("somebody has asked already; wait for the answer")
    else:
        service.commit(loaded, Entry(journal.ASK, seat, {"number": number, "needs": others}))


@repeated
def reset(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Undo all choices of this turn that can be undone without asking anybody."""
    with service.locked(id) as loaded:
        own = check_seat(service, id, person, seat)
        table = loaded.table
        check_sequence(table, seat, sequence)
        check_not_over(table)
        seats = table.undo_seats(seat, own)
        undone = 0
        while True:
            try:
                number = table.game.last_of_turn(*seats)
                service.commit(loaded, Entry(journal.UNDO, seat, {"number": number}))
            except (NothingToUndo, NotPossible):
                break
            undone += 1
        if not undone:
            raise NotPossible("none of your choices in this turn can be undone now")


@repeated
def redo(service: TableService, id: str, person: str, seat: int, sequence: int) -> None:
    """Make the choices again that were undone last."""
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        check_sequence(loaded.table, seat, sequence)
        service.commit(loaded, Entry(journal.REDO, seat))


@repeated
def answer(service: TableService, id: str, person: str, seat: int, allowed: bool) -> None:
    """Allow or refuse the rewind that somebody has asked for."""
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        request = loaded.table.request
        if request is None or seat not in request.needs:
            raise NotPossible("nobody has asked this seat for permission")
        service.commit(loaded, Entry(journal.ALLOW if allowed else journal.REFUSE, seat))


@repeated
def say(service: TableService, id: str, person: str, seat: int, text: str = "", phrase: str = "") -> None:
    """Say something to everybody at the table: a text or one of `PHRASES`."""
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        cleaned = clean(text, MAX_TEXT)
        if phrase and phrase not in PHRASES:
            raise NotAChoice(f"there is no phrase '{phrase}'; phrases are: {', '.join(PHRASES)}")
        if not cleaned and not phrase:
            raise NotAChoice("the message is empty: write something or choose a phrase")
        if sum(note.is_chat() for note in loaded.table.notes) >= MAX_CHAT:
            raise NotPossible(f"the chat of this table is full: it has {MAX_CHAT} lines")
        service.commit(loaded, Entry(journal.SAY, seat, {"phrase": phrase} if phrase else {"text": cleaned}))


@repeated
def sit(service: TableService, token: str, person: str, name: str) -> tuple[str, int]:
    """Take the seat of a secret link; return the table and the seat."""
    id, seat = service.store.seat_of_link(token)
    with service.locked(id) as loaded:
        if person not in loaded.stored.seats[seat].holders and not service.store.link(id, seat):
            raise UsedLink("somebody has taken the seat with this link; ask for a new one")
        if loaded.table.closed:
            raise Closed(CLOSED)
        check_welcome(loaded.stored, person)
        shown = clean(name, MAX_NAME) or loaded.stored.seats[seat].name
        entry = Entry(journal.SIT, seat, {"name": shown})
        service.store.sit(id, seat, person, shown, entry, loaded.table.count)
        loaded.table.apply(entry)
        loaded.stored = service.store.stored(id)
        service.notify(loaded)
    return id, seat


@repeated
def leave(service: TableService, id: str, person: str, seat: int) -> None:
    """Leave a seat, or free it for somebody else as the owner of the table. Coming back needs a new link."""
    with service.locked(id) as loaded:
        holders = loaded.stored.seats[seat].holders if seat in people(loaded.stored) else frozenset()
        if person in holders:
            leaving = frozenset({person})
        elif holders and service.store.is_owner(id, person):
            leaving = holders
        else:
            raise NotYours("only the person at this seat can leave it, or the owner of the table can free it")
        check_not_over(loaded.table)
        entry = Entry(journal.LEAVE, seat)
        service.store.leave(id, seat, leaving, entry, loaded.table.count)
        if leaving == holders:
            loaded.table.apply(entry)
            service.store.new_link(id, seat)
        loaded.stored = service.store.stored(id)
        if not any(each.holders for each in loaded.stored.seats):
            service.presence.desert(id)
        service.notify(loaded)


def new_link(service: TableService, id: str, person: str, seat: int) -> str:
    """Make a secret link to a seat. Its holders may do so, and the owner of the table while the seat is free."""
    stored = service.stored(id)
    if seat not in people(stored):
        raise NotPossible("no person plays at this seat")
    holders = stored.seats[seat].holders
    if person not in holders and (holders or not service.store.is_owner(id, person)):
        raise NotYours("only the person at this seat may make a link to it, or the owner of the table while it is free")
    return service.store.new_link(id, seat)


def check_seat(service: TableService, id: str, person: str, seat: int) -> tuple[int, ...]:
    """Return all seats of the person; raise NotYours if this one is not among them."""
    own = service.seats_of(service.stored(id), person)
    if seat not in own:
        raise NotYours("this seat is not yours; open your own seat link on this device")
    return own


def check_sequence(table: Table, seat: int, sequence: int) -> None:
    """Raise Stale if the seat was asked something else when this sequence number was current."""
    knowledge = table.knowledge
    if not knowledge.asked_at[seat] <= sequence <= knowledge.sequence_of(seat):
        raise Stale("the table has changed since you looked; look again and repeat your choice")


def check_nothing_new(table: Table, seat: int, sequence: int) -> None:
    """Raise Stale if anything was changed since; whoever sends the same luck twice enters it once."""
    if sequence != table.knowledge.sequence_of(seat):
        raise Stale("the table has changed since you looked; look again and repeat your choice")


def check_not_over(table: Table) -> None:
    """Raise NotPossible if the game is over: everything is revealed then, so nothing can be undone."""
    if not table.game.state.actors():
        raise NotPossible("the game is over, so nothing can be undone; continue from one of its moments instead")
