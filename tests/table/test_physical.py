"""People who draw and roll at a physical table enter what came; the program keeps the rest."""

import pytest

import shiai
from shiai.core.errors import RecordError
from shiai.core.record import Record, read_record
from shiai.table import again, commands, journal
from shiai.table.errors import BadTable, NotAChoice, NotPossible, NotYours, Stale
from shiai.table.fairness import check_luck
from shiai.table.live_game import AT_THE_TABLE, LUCK
from shiai.table.new_tables import NewSeat, create_table, upload
from shiai.table.service import TableService
from tests.table.tables import ANN, BOB, EVE, bot, friend, mine, now, sequence, sit_down


def spirit(service: TableService, *seats: NewSeat) -> str:
    """A table of Samurai Spirit for two people who draw their own cards; at first the samurai are dealt."""
    options: dict[str, object] = {"players": 2}
    return create_table(service, shiai.game("samurai_spirit"), options, list(seats), ANN, physical=True)


def enter(service: TableService, id: str, luck: str, person: str = ANN, seat: int = 0) -> None:
    commands.choose(service, id, person, seat, luck, sequence(service, id, seat))


def names(service: TableService, id: str) -> list[str]:
    return list(now(service, id).game.record.names)


def record(service: TableService, id: str) -> Record:
    """The record as it is downloaded."""
    return read_record({"samurai_spirit": shiai.game("samurai_spirit")}, now(service, id).game.record.text())[0]


def test_luck_waits_for_people_who_enter_what_came(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    assert now(service, id).game.asks_for_luck()
    assert names(service, id) == []
    enter(service, id, "deal kyuzo")
    enter(service, id, "deal kanbei")
    assert names(service, id)[:2] == ["deal kyuzo", "deal kanbei"]


def test_after_a_restart_it_still_waits(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    enter(service, id, "deal kyuzo")
    service.loaded.clear()
    assert names(service, id) == ["deal kyuzo"]
    assert now(service, id).game.asks_for_luck()


def test_the_program_draws_where_that_is_wanted(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    enter(service, id, commands.DRAW)
    assert names(service, id)[0].startswith("deal ")


def test_what_cannot_come_is_refused_and_changes_nothing(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    enter(service, id, "deal kyuzo")
    with pytest.raises(NotAChoice, match="'deal kyuzo' cannot come now; possible are: deal"):
        enter(service, id, "deal kyuzo")
    assert names(service, id) == ["deal kyuzo"]


def test_luck_that_is_sent_twice_is_entered_once(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    seen = sequence(service, id, 0)
    commands.choose(service, id, ANN, 0, commands.DRAW, seen)
    with pytest.raises(Stale):
        commands.choose(service, id, ANN, 0, commands.DRAW, seen)
    assert len(names(service, id)) == 1


def test_only_those_who_sit_at_the_table_enter_luck(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    with pytest.raises(NotYours):
        enter(service, id, "deal kyuzo", EVE)


def test_undo_takes_back_what_was_entered_last(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    enter(service, id, "deal kyuzo")
    enter(service, id, "deal kanbei")
    commands.undo(service, id, ANN, 0, sequence(service, id, 0))
    assert names(service, id) == ["deal kyuzo"]
    commands.redo(service, id, ANN, 0, sequence(service, id, 0))
    assert names(service, id)[:2] == ["deal kyuzo", "deal kanbei"]


def test_nothing_can_be_undone_before_the_first_entry(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    with pytest.raises(NotPossible, match="nothing was chosen yet"):
        commands.undo(service, id, ANN, 0, sequence(service, id, 0))


def test_others_are_asked_before_an_entry_is_undone(service: TableService) -> None:
    id = spirit(service, mine(), friend())
    sit_down(service, id, 1, BOB)
    enter(service, id, "deal kyuzo", BOB, 1)
    commands.undo(service, id, ANN, 0, sequence(service, id, 0))
    assert names(service, id) == ["deal kyuzo"]
    commands.answer(service, id, BOB, 1, allowed=True)
    assert names(service, id) == []


def test_the_record_says_where_luck_came_from_and_goes_on_like_that(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    enter(service, id, "deal kyuzo")
    saved = record(service, id)
    assert saved.tags[LUCK] == AT_THE_TABLE
    with pytest.raises(RecordError, match="physical table"):
        check_luck(saved)
    copy = upload(service, saved.text(), ANN)
    assert names(service, copy) == ["deal kyuzo"]
    assert now(service, copy).game.asks_for_luck()


def test_the_next_game_is_at_the_same_table(service: TableService) -> None:
    id = spirit(service, mine(), mine("Bo"))
    stored = service.store.stored(id)
    following = again.create(service, stored, ANN, [mine(), mine("Bo")], again.NEW)
    assert service.store.has_entry(following, journal.PHYSICAL)
    assert now(service, following).game.asks_for_luck()


@pytest.mark.parametrize(
    ("game", "seats", "words"),
    [
        ("samurai_spirit", [mine(), bot()], "let people play all seats"),
        ("seven_ronin", [mine(), mine()], "seven_ronin has secrets"),
    ],
)
def test_what_cannot_be_kept_like_that_is_refused(
    service: TableService, game: str, seats: list[NewSeat], words: str
) -> None:
    options: dict[str, object] = {"players": 2} if game == "samurai_spirit" else {}
    with pytest.raises(BadTable, match=words):
        create_table(service, shiai.game(game), options, seats, ANN, physical=True)
