"""No command of a person costs more than a bounded number of steps, whatever was done at the table before."""

import threading
from random import Random

import pytest

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.table import commands, hints, workers
from shiai.table.errors import NotPossible
from shiai.table.knowledge import Knowledge
from shiai.table.live_game import CHECKPOINT, LiveGame
from shiai.table.service import TableService
from shiai.table.table import Table
from tests.table.tables import ANN, ATTACKER, BOB, DEFENDER, mine, now, ronin, sequence, two_people, undo


def play_on(service: TableService, id: str, choices: int) -> None:
    """Let Ann make choices for whoever must choose, at random."""
    rng = Random(choices)
    for _ in range(choices):
        state = now(service, id).game.state
        if not state.actors():
            return
        seat = state.actors()[0]
        choice = state.name(rng.choice(state.legal(seat)))
        commands.choose(service, id, ANN, seat, choice, sequence(service, id, seat))


def undo_last(service: TableService, id: str) -> None:
    """Let Ann undo what was chosen last."""
    choices = now(service, id).game.record.choices
    undo(service, id, ANN, next(seat for seat, _ in reversed(choices) if seat != CHANCE))


def check_whole(table: Table) -> None:
    """Compare the game with one that is played from the beginning."""
    live = table.game
    fresh = LiveGame(live.record)
    assert fresh.state.key() == live.state.key()
    assert [(each.seat, each.name, each.events) for each in fresh.log] == [
        (each.seat, each.name, each.events) for each in live.log
    ]
    assert (fresh.first_undoable, fresh.first_of_turn) == (live.first_undoable, live.first_of_turn)
    assert Knowledge(live).moments == table.knowledge.moments


def test_going_back_leads_to_the_game_that_is_played_from_the_beginning(service: TableService) -> None:
    id = ronin(service, mine("Ann"), mine("Bea"))
    rng = Random(4)
    for _ in range(20):
        play_on(service, id, rng.randrange(1, 14))
        for _ in range(rng.randrange(1, 4)):
            undo_last(service, id)
        check_whole(now(service, id))
    assert len(now(service, id).game.record.choices) > CHECKPOINT


def test_an_undo_replays_a_few_choices_however_long_the_game_is(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = ronin(service, mine("Ann"), mine("Bea"))
    play_on(service, id, 100)
    assert len(now(service, id).game.record.choices) > 3 * CHECKPOINT
    applied = 0
    apply = State.apply

    def counted(self: State, seat: int, action: int) -> None:
        nonlocal applied
        applied += 1
        apply(self, seat, action)

    monkeypatch.setattr(State, "apply", counted)
    for _ in range(10):
        undo_last(service, id)
        play_on(service, id, 1)
    assert applied < 10 * 3 * (CHECKPOINT + 10)


def test_a_table_that_is_being_read_keeps_nobody_waiting_at_another(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, other = two_people(service), two_people(service)
    service.loaded.clear()
    reading, go_on = threading.Event(), threading.Event()
    read = service.read

    def slowly(id: str) -> Table:
        if id == slow:
            reading.set()
            assert go_on.wait(30)
        return read(id)

    monkeypatch.setattr(service, "read", slowly)
    reader = threading.Thread(target=service.prepare, args=(slow,))
    reader.start()
    assert reading.wait(30)
    assert not service.is_ready(slow)
    assert service.stored(slow).info.id == slow
    commands.say(service, other, BOB, DEFENDER, "hello")  # would wait for ever
    go_on.set()
    reader.join()
    assert service.is_ready(slow)


def test_the_adviser_thinks_about_one_question_of_a_person(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = ronin(service, mine(), mine()), ronin(service, mine(), mine())
    go_on = threading.Event()
    think = workers.give_hint
    monkeypatch.setattr(hints, "give_hint", lambda *given: go_on.wait(30) and think(*given))
    given = hints.ask_hint(service, first, ANN, ATTACKER, sequence(service, first, ATTACKER))
    with pytest.raises(NotPossible, match="still thinking"):
        hints.ask_hint(service, second, ANN, ATTACKER, sequence(service, second, ATTACKER))
    go_on.set()
    given.result(30)
    assert now(service, first).hint(ATTACKER) is not None
    hints.ask_hint(service, second, ANN, ATTACKER, sequence(service, second, ATTACKER)).result(30)
    assert now(service, second).hint(ATTACKER) is not None
