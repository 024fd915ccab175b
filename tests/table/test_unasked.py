"""Choices that people are not asked for: ordinary choices of the record, which undo jumps over."""

from random import Random

import shiai
from shiai.bots import bot as player
from shiai.table import commands
from shiai.table.errors import NotPossible
from shiai.table.new_tables import create_table
from shiai.table.preferences import ALWAYS, Preferences, preferences_of, set_preferences
from shiai.table.service import TableService
from shiai.table.table import Table
from tests.table.tables import (
    ANN,
    ATTACKER,
    DEFENDER,
    choose,
    mine,
    names,
    now,
    portrait,
    refused,
    reset,
    ronin,
    sequence,
    settle,
    undo,
)
from tests.table.tables import bot as seat_of

WINDOWS = {"strike", "before_counter", "end_of_exchange"}


def duel(service: TableService, deal: str = "duel") -> str:
    """A duel of Way of the Samurai that Ann fights alone."""
    id = create_table(service, shiai.game("way_of_the_samurai"), {}, [mine()], ANN, deal)
    settle(service, id)
    return id


def step(service: TableService, id: str) -> str:
    """What Ann is asked."""
    stack = now(service, id).game.state.stack
    return stack[-1].name if stack else "over"


def play(service: TableService, id: str, number: int = 1) -> None:
    """Make some sensible choices."""
    for _ in range(number):
        state = now(service, id).game.state
        action = player("heuristic").choose(state.redact(0), 0, Random(len(names(service, id))))
        choose(service, id, ANN, 0, state.name(action))


def play_until(service: TableService, id: str, wanted: set[str]) -> None:
    """Go on until Ann is asked one of these, or the fight is over."""
    while step(service, id) not in {*wanted, "over"}:
        play(service, id)


def automatic(table: Table) -> list[str]:
    """What was chosen for Ann."""
    return [result.name for result in table.game.log if result.automatic]


def test_windows_in_which_nothing_can_be_gained_are_not_asked(service: TableService) -> None:
    id = duel(service)
    play_until(service, id, {"over"})
    table = now(service, id)
    assert automatic(table).count("go_on") > 20
    assert {result.seat for result in table.game.log if result.automatic} == {0}
    game = shiai.game("way_of_the_samurai")
    replayed = game.start()
    for (seat, action), name in zip(table.game.record.choices, table.game.record.names, strict=True):
        assert replayed.name(action) == name  # the record is one of a game in which everything was asked
        replayed.apply(seat, action)
    assert not replayed.actors()


def test_a_table_that_is_read_again_knows_what_was_automatic(service: TableService) -> None:
    id = duel(service)
    play(service, id, 12)
    assert automatic(now(service, id))
    assert portrait(service.read(id)) == portrait(now(service, id))


def test_undo_goes_back_to_the_last_choice_of_the_person(service: TableService) -> None:
    id = duel(service)
    while not (names(service, id)[-1] == "go_on" and now(service, id).game.log[-1].automatic):
        play(service, id)
    log = now(service, id).game.log
    last = max(number for number, result in enumerate(log) if result.seat == 0 and not result.automatic)
    assert last < len(log) - 1
    before = names(service, id)
    undo(service, id, ANN, 0)
    assert names(service, id) == before[:last]
    assert now(service, id).game.state.actors() == (0,)


def test_redo_brings_back_what_followed_without_a_question(service: TableService) -> None:
    id = duel(service)
    while not (names(service, id)[-1] == "go_on" and now(service, id).game.log[-1].automatic):
        play(service, id)
    before = names(service, id)
    undo(service, id, ANN, 0)
    commands.redo(service, id, ANN, 0, sequence(service, id, 0))
    settle(service, id)
    assert names(service, id) == before
    assert automatic(now(service, id))


def test_nobody_is_hurried_on_after_an_undo(service: TableService) -> None:
    """Ann answers a window herself, then wants not to be asked, and takes her answer back."""
    set_preferences(service.store, ANN, Preferences(reactions=ALWAYS))
    id = duel(service)
    play_until(service, id, {"strike"})
    choose(service, id, ANN, 0, "go_on")
    set_preferences(service.store, ANN, Preferences())
    undo(service, id, ANN, 0)
    assert step(service, id) == "strike"


def test_whoever_wants_to_be_asked_is_asked(service: TableService) -> None:
    set_preferences(service.store, ANN, Preferences(reactions=ALWAYS))
    id = duel(service)
    play_until(service, id, {"strike"})
    assert step(service, id) == "strike"
    play(service, id, 20)
    assert not automatic(now(service, id))


def test_no_more_reactions_in_this_turn(service: TableService) -> None:
    set_preferences(service.store, ANN, Preferences(reactions=ALWAYS))
    id = duel(service)
    play_until(service, id, {"strike"})
    commands.rest(service, id, ANN, 0, sequence(service, id, 0))
    settle(service, id)
    first = now(service, id).game.moment().values["round"]
    asked: list[tuple[object, str]] = []
    while step(service, id) != "over" and len(asked) < 40:
        asked.append((now(service, id).game.moment().values["round"], step(service, id)))
        play(service, id)
    assert not [question for round, question in asked if round == first and question in WINDOWS]
    assert [question for round, question in asked if round != first and question in WINDOWS]


def test_only_a_reaction_can_be_declined_with_the_rest_of_the_turn(service: TableService) -> None:
    id = duel(service)
    with refused(service, id, NotPossible):
        commands.rest(service, id, ANN, 0, sequence(service, id, 0))


def test_a_rest_ends_with_an_undo(service: TableService) -> None:
    set_preferences(service.store, ANN, Preferences(reactions=ALWAYS))
    id = duel(service)
    play_until(service, id, {"strike"})
    commands.rest(service, id, ANN, 0, sequence(service, id, 0))
    settle(service, id)
    undo(service, id, ANN, 0)
    assert step(service, id) == "strike"
    choose(service, id, ANN, 0, "go_on")
    assert step(service, id) in WINDOWS


def test_preferences_are_kept_for_each_person(service: TableService) -> None:
    set_preferences(service.store, ANN, Preferences(reactions=ALWAYS, confirm="final"))
    assert preferences_of(service.store, ANN) == Preferences(reactions=ALWAYS, confirm="final")
    assert preferences_of(service.store, "bob") == Preferences()
    set_preferences(service.store, ANN, Preferences())
    assert preferences_of(service.store, ANN) == Preferences()


# Reset turn -----------------------------------------------------------------------------------------------------------


def test_reset_stays_in_the_present_round(service: TableService) -> None:
    id = ronin(service, seat_of("random"), mine())
    while now(service, id).game.moment().values.get("round") == 1:
        state = now(service, id).game.state
        if DEFENDER not in state.actors():
            break
        choose(service, id, ANN, DEFENDER, state.name(state.legal(DEFENDER)[-1]))
    game = now(service, id).game
    assert game.state.stack[-1].name == "planning"
    assert game.first_of_turn == len(game.record.choices)
    assert ATTACKER in game.state.actors()
    with refused(service, id, NotPossible):
        reset(service, id, ANN, DEFENDER)
