"""After the game: playing on from a moment, the same deal again, records as tables, and games of older rules."""

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import pytest
from sqlalchemy import text

import shiai
from shiai.core import layout
from shiai.core.seats import WATCHER
from shiai.table import again, commands
from shiai.table.errors import BadTable, NotYours, OldRules
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import create_table, play_on, upload
from shiai.table.service import TableService
from tests.table.tables import (
    ANN,
    ATTACKER,
    EVE,
    bot,
    choose,
    journal_of,
    luck_of,
    mine,
    names,
    now,
    play_to_the_end,
    ronin,
    sequence,
    settle,
    spirit,
)

COMPILED = str(layout.__file__).endswith(EXTENSION_SUFFIXES[0])
pure_python = pytest.mark.skipif(COMPILED, reason="the classes of a compiled game cannot be changed by a test")


def finished(service: TableService) -> str:
    """A finished game of 7 Ronin, Ann against a bot."""
    id = ronin(service, mine(), bot())
    play_to_the_end(service, id, {ATTACKER: ANN})
    return id


def tables(service: TableService) -> int:
    with service.store.engine.connect() as connection:
        return int(connection.execute(text("select count(*) from tables")).scalar_one())


# New tables -----------------------------------------------------------------------------------------------------------


def test_a_table_needs_right_options_seats_bots_and_somebody(service: TableService) -> None:
    game = shiai.game("seven_ronin")
    wrong: list[tuple[dict[str, object], list[str]]] = [
        ({"nonsense": 1}, [PEOPLE, PEOPLE]),
        ({}, [PEOPLE]),
        ({}, [PEOPLE, PEOPLE, PEOPLE]),
        ({}, [PEOPLE, "genius"]),
        ({}, [PEOPLE, ""]),
        ({}, ["random", "heuristic"]),
    ]
    for options, players in wrong:
        places = [mine() if player == PEOPLE else bot(player) for player in players]
        with pytest.raises(BadTable):
            create_table(service, game, options, places, ANN)
    assert tables(service) == 0


def test_tables_without_a_deal_have_luck_of_their_own(service: TableService) -> None:
    ids = [spirit(service, mine(), mine(), mine(), deal="") for _ in range(2)]
    seeds = {service.store.info(id).seed for id in ids}
    assert len(seeds) == 2
    assert {service.store.info(id).deal for id in ids} == {""}


# Playing on -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 9])
def test_a_finished_game_is_played_on_from_a_moment(service: TableService, count: int) -> None:
    id = finished(service)
    before = journal_of(service, id)
    new = play_on(service, id, count, EVE)
    assert names(service, new)[:count] == names(service, id)[:count]
    stored = service.store.stored(new)
    assert stored.info.players == (PEOPLE, "random")
    assert stored.seats[ATTACKER].holders == {EVE}
    settle(service, new)
    play_to_the_end(service, new, {ATTACKER: EVE})
    assert journal_of(service, id) == before


def test_playing_on_brings_other_luck(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine())
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    first = next(n for n, (seat, _) in enumerate(now(service, id).game.record.choices) if seat >= 0)
    seeds = {service.store.info(play_on(service, id, first, ANN)).seed for _ in range(3)}
    assert len(seeds | {service.store.info(id).seed}) == 4


def test_a_game_that_goes_on_is_neither_played_on_nor_dealt_again(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    acts: list[Callable[[], str]] = [
        lambda: play_on(service, id, 0, ANN),
        lambda: again.start(service, id, ANN, again.SAME),
    ]
    for act in acts:
        with pytest.raises(NotYours, match="still being played"):
            act()
    assert tables(service) == 1


# The same deal --------------------------------------------------------------------------------------------------------


def test_the_same_deal_again_brings_the_same_luck(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine(), deal="")
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    drawn = luck_of(now(service, id))
    new = again.start(service, id, ANN, again.SAME)
    settle(service, new)
    play_to_the_end(service, new, dict.fromkeys(range(3), ANN))
    assert luck_of(now(service, new)) == drawn
    assert len(drawn) > 3


def test_the_same_deal_again_after_going_back_is_the_first_one(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine(), deal="")
    seat = now(service, id).game.state.actors()[0]
    choose(service, id, ANN, seat, "fight")
    drawn = luck_of(now(service, id))
    commands.undo(service, id, ANN, seat, sequence(service, id, seat))
    play_to_the_end(service, id, dict.fromkeys(range(3), ANN))
    new = again.start(service, id, ANN, again.SAME)
    settle(service, new)
    choose(service, new, ANN, now(service, new).game.state.actors()[0], "fight")
    assert luck_of(now(service, new)) == drawn


# Records --------------------------------------------------------------------------------------------------------------


def test_a_finished_record_lies_open_and_an_open_one_is_played_on(service: TableService) -> None:
    id = finished(service)
    record = now(service, id).game.record
    new = upload(service, record.text(), EVE)
    settle(service, new)
    assert service.store.stored(new).result == record.result
    assert [m.position for m in service.moments(new)] == [m.position for m in service.moments(id)]
    record.back(1)
    other = upload(service, record.text(), EVE)
    settle(service, other)
    assert names(service, other)[:1] == record.names
    play_to_the_end(service, other, {ATTACKER: EVE})


def test_a_record_of_bots_gets_a_person(service: TableService) -> None:
    record = now(service, finished(service)).game.record
    record.back(0)
    record.tags = dict.fromkeys(record.tags, "random")
    stored = service.store.stored(upload(service, record.text(), EVE))
    assert stored.info.players == (PEOPLE, "random")
    assert stored.seats[0].holders == {EVE}


@pytest.mark.parametrize(
    "wrong", ["", "nonsense", "shiai record 1", "shiai record 1\ngame: go\nrules: 1\noptions: x\n", "\0"]
)
def test_what_is_no_record_is_refused(service: TableService, wrong: str) -> None:
    with pytest.raises(BadTable):
        upload(service, wrong, EVE)
    assert tables(service) == 0


def test_records_with_mistakes_are_refused_and_make_no_table(service: TableService) -> None:
    id = finished(service)
    good = now(service, id).game.record.text()
    version = f"rules: {shiai.game('seven_ronin').version}"
    for old, new in (
        (version, "rules: 999"),
        ("random", "genius"),
        ("result: ", "result: nobody "),
        ("\n1. ", "\n2. "),
    ):
        assert old in good
        with pytest.raises(BadTable):
            upload(service, good.replace(old, new, 1), EVE)
    lines = good.splitlines(keepends=True)
    rng = Random(4)
    for _ in range(60):
        broken = lines[:]
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(broken))
            broken[place : place + 1] = rng.choice([[], [broken[place]] * 2, [broken[place][::-1]], ["9. x: y\n"]])
        if "".join(broken) != good:
            with pytest.raises(BadTable):
                upload(service, "".join(broken), EVE)
    assert tables(service) == 1


# Older rules ----------------------------------------------------------------------------------------------------------


def begun_under(service: TableService, id: str, rules: int) -> None:
    """Pretend that the game was begun under other rules, and that nobody has looked since."""
    with service.store.writing() as connection:
        connection.execute(text("update tables set rules = :rules where id = :id"), {"rules": rules, "id": id})
    service.loaded.clear()


def test_a_running_game_of_other_rules_says_plainly_that_it_cannot_go_on(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    version = shiai.game("seven_ronin").version
    begun_under(service, id, version + 1)
    for _ in range(2):
        with pytest.raises(OldRules, match=rf"with version {version + 1} .* has version {version}"):
            commands.choose(service, id, ANN, ATTACKER, "place well", 0)
    assert journal_of(service, id) == []
    begun_under(service, id, version)
    choose(service, id, ANN, ATTACKER, "place well")


def test_a_finished_game_of_other_rules_is_still_looked_at(service: TableService) -> None:
    id = finished(service)
    moments = service.moments(id)
    begun_under(service, id, 999)
    assert service.moments(id) == moments
    acts: list[Callable[[], str]] = [
        lambda: play_on(service, id, 0, ANN),
        lambda: again.start(service, id, ANN, again.SAME),
    ]
    for act in acts:
        with pytest.raises(OldRules):
            act()
    assert tables(service) == 1


@pure_python
def test_a_game_whose_rules_were_mended_since_is_still_looked_at(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, running = finished(service), ronin(service, mine(), bot())
    states = [moment.state() for moment in service.moments(done)]
    game = shiai.game("seven_ronin")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    service.loaded.clear()
    assert [moment.state() for moment in service.moments(done)] == states
    assert None not in states
    with pytest.raises(OldRules):
        service.read(running)
    assert ronin(service, mine(), bot()) != running


@pure_python
def test_when_the_game_has_other_fields_by_now_the_text_remains(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = finished(service)
    positions = [moment.position for moment in service.moments(id)]
    assert all(position.startswith("game: seven_ronin\n") for position in positions)
    game = shiai.game("seven_ronin")
    monkeypatch.setattr(game, "layout", layout.Layout(game.layout.fields[:-1]))
    assert [moment.state() for moment in service.moments(id)] == [None] * len(positions)
    assert [moment.position for moment in service.moments(id)] == positions


def test_an_archive_is_the_whole_game(service: TableService) -> None:
    id = finished(service)
    game = now(service, id).game
    moments = service.moments(id)
    assert len(moments) == len(game.log) + 1
    for count, moment in enumerate(moments):
        assert moment.position == game.record.at(count).position()
        assert moment.state() == game.record.at(count)
    assert [(m.seat, m.name, m.events) for m in moments[1:]] == [(h.seat, h.name, h.events) for h in game.log]
    assert (moments[0].name, moments[0].events) == ("", ())
    view = moments[1].state()
    assert view is not None
    assert view.redact(WATCHER).holes() > 0
