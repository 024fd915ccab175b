"""After the game: playing on from a moment, the same deal again, records as tables, and games of older rules."""

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

import pytest
from sqlalchemy import text

import shiai
from shiai.core import layout
from shiai.core.seats import WATCHER
from shiai.table import wishes
from shiai.table.errors import BadTable, NotYours, OldRules
from shiai.table.host import Host
from shiai.table.live import PEOPLE
from shiai.table.setting_up import again, play_on, set_up, upload
from tests.table.tables import (
    ANN,
    ATTACKER,
    BOB,
    DEFENDER,
    EVE,
    bot,
    choose,
    friend,
    luck_of,
    mine,
    names,
    now,
    play_to_the_end,
    ronin,
    sequence,
    settle,
    sit_down,
    spirit,
    stored,
)

COMPILED = str(layout.__file__).endswith(EXTENSION_SUFFIXES[0])
pure_python = pytest.mark.skipif(COMPILED, reason="the classes of a compiled game cannot be changed by a test")


def finished(host: Host) -> str:
    """A finished game of 7 Ronin, Ann against a bot."""
    id = ronin(host, mine(), bot())
    play_to_the_end(host, id, {ATTACKER: ANN})
    return id


def tables(host: Host) -> int:
    with host.store.engine.connect() as connection:
        return int(connection.execute(text("select count(*) from tables")).scalar_one())


# New tables -----------------------------------------------------------------------------------------------------------


def test_a_table_needs_right_options_seats_bots_and_somebody(host: Host) -> None:
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
            set_up(host, game, options, places, ANN)
    assert tables(host) == 0


def test_tables_without_a_deal_have_luck_of_their_own(host: Host) -> None:
    ids = [spirit(host, mine(), mine(), mine(), deal="") for _ in range(2)]
    seeds = {host.store.sheet(id).seed for id in ids}
    assert len(seeds) == 2
    assert {host.store.sheet(id).deal for id in ids} == {""}


# Playing on -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 9])
def test_a_finished_game_is_played_on_from_a_moment(host: Host, count: int) -> None:
    id = finished(host)
    before = stored(host, id)
    new = play_on(host, id, count, EVE)
    assert names(host, new)[:count] == names(host, id)[:count]
    listed = host.store.listed(new)
    assert listed.sheet.players == (PEOPLE, "random")
    assert listed.seats[ATTACKER].holders == {EVE}
    settle(host, new)
    play_to_the_end(host, new, {ATTACKER: EVE})
    assert stored(host, id) == before


def test_playing_on_brings_other_luck(host: Host) -> None:
    id = spirit(host, mine(), mine(), mine())
    play_to_the_end(host, id, dict.fromkeys(range(3), ANN))
    first = next(n for n, (seat, _) in enumerate(now(host, id).game.record.choices) if seat >= 0)
    seeds = {host.store.sheet(play_on(host, id, first, ANN)).seed for _ in range(3)}
    assert len(seeds | {host.store.sheet(id).seed}) == 4


def test_a_game_that_goes_on_is_neither_played_on_nor_dealt_again(host: Host) -> None:
    id = ronin(host, mine(), bot())
    acts: list[Callable[[], str]] = [lambda: play_on(host, id, 0, ANN), lambda: again(host, id, ANN)]
    for act in acts:
        with pytest.raises(NotYours, match="still being played"):
            act()
    assert tables(host) == 1


# The same deal --------------------------------------------------------------------------------------------------------


def test_the_same_deal_again_brings_the_same_luck(host: Host) -> None:
    id = spirit(host, mine(), mine(), mine(), deal="")
    play_to_the_end(host, id, dict.fromkeys(range(3), ANN))
    drawn = luck_of(now(host, id))
    new = again(host, id, ANN)
    settle(host, new)
    play_to_the_end(host, new, dict.fromkeys(range(3), ANN))
    assert luck_of(now(host, new)) == drawn
    assert len(drawn) > 3


def test_the_same_deal_again_after_going_back_is_the_first_one(host: Host) -> None:
    id = spirit(host, mine(), mine(), mine(), deal="")
    seat = now(host, id).game.state.actors()[0]
    choose(host, id, ANN, seat, "fight")
    drawn = luck_of(now(host, id))
    wishes.undo(host, id, ANN, seat, sequence(host, id, seat))
    play_to_the_end(host, id, dict.fromkeys(range(3), ANN))
    new = again(host, id, ANN)
    settle(host, new)
    choose(host, new, ANN, now(host, new).game.state.actors()[0], "fight")
    assert luck_of(now(host, new)) == drawn


def test_the_same_company_sits_down_again(host: Host) -> None:
    id = ronin(host, mine(), friend())
    sit_down(host, id, DEFENDER, BOB)
    play_to_the_end(host, id, {ATTACKER: ANN, DEFENDER: BOB})
    seats = host.store.listed(again(host, id, BOB)).seats
    assert [seat.name for seat in seats] == ["Ann", "Bob"]
    assert [seat.holders for seat in seats] == [frozenset(), {BOB}]


# Records --------------------------------------------------------------------------------------------------------------


def test_a_finished_record_lies_open_and_an_open_one_is_played_on(host: Host) -> None:
    id = finished(host)
    record = now(host, id).game.record
    new = upload(host, record.text(), EVE)
    settle(host, new)
    assert host.store.listed(new).result == record.result
    assert [m.position for m in host.moments(new)] == [m.position for m in host.moments(id)]
    record.back(1)
    other = upload(host, record.text(), EVE)
    settle(host, other)
    assert names(host, other)[:1] == record.names
    play_to_the_end(host, other, {ATTACKER: EVE})


def test_a_record_of_bots_gets_a_person(host: Host) -> None:
    record = now(host, finished(host)).game.record
    record.back(0)
    record.tags = dict.fromkeys(record.tags, "random")
    listed = host.store.listed(upload(host, record.text(), EVE))
    assert listed.sheet.players == (PEOPLE, "random")
    assert listed.seats[0].holders == {EVE}


@pytest.mark.parametrize(
    "wrong", ["", "nonsense", "shiai record 1", "shiai record 1\ngame: go\nrules: 1\noptions: x\n", "\0"]
)
def test_what_is_no_record_is_refused(host: Host, wrong: str) -> None:
    with pytest.raises(BadTable):
        upload(host, wrong, EVE)
    assert tables(host) == 0


def test_records_with_mistakes_are_refused_and_make_no_table(host: Host) -> None:
    id = finished(host)
    good = now(host, id).game.record.text()
    version = f"rules: {shiai.game('seven_ronin').version}"
    for old, new in (
        (version, "rules: 999"),
        ("random", "genius"),
        ("result: ", "result: nobody "),
        ("\n1. ", "\n2. "),
    ):
        assert old in good
        with pytest.raises(BadTable):
            upload(host, good.replace(old, new, 1), EVE)
    lines = good.splitlines(keepends=True)
    rng = Random(4)
    for _ in range(60):
        broken = lines[:]
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(broken))
            broken[place : place + 1] = rng.choice([[], [broken[place]] * 2, [broken[place][::-1]], ["9. x: y\n"]])
        if "".join(broken) != good:
            with pytest.raises(BadTable):
                upload(host, "".join(broken), EVE)
    assert tables(host) == 1


# Older rules ----------------------------------------------------------------------------------------------------------


def begun_under(host: Host, id: str, rules: int) -> None:
    """Pretend that the game was begun under other rules, and that nobody has looked since."""
    with host.store.writing() as connection:
        connection.execute(text("update tables set rules = :rules where id = :id"), {"rules": rules, "id": id})
    host.seated.clear()


def test_a_running_game_of_other_rules_says_plainly_that_it_cannot_go_on(host: Host) -> None:
    id = ronin(host, mine(), bot())
    version = shiai.game("seven_ronin").version
    begun_under(host, id, version + 1)
    for _ in range(2):
        with pytest.raises(OldRules, match=rf"under version {version + 1} .* has version {version}"):
            wishes.choose(host, id, ANN, ATTACKER, "place well", 0)
    assert stored(host, id) == []
    begun_under(host, id, version)
    choose(host, id, ANN, ATTACKER, "place well")


def test_a_finished_game_of_other_rules_is_still_looked_at(host: Host) -> None:
    id = finished(host)
    moments = host.moments(id)
    begun_under(host, id, 999)
    assert host.moments(id) == moments
    acts: list[Callable[[], str]] = [lambda: play_on(host, id, 0, ANN), lambda: again(host, id, ANN)]
    for act in acts:
        with pytest.raises(OldRules):
            act()
    assert tables(host) == 1


@pure_python
def test_a_game_whose_rules_were_mended_since_is_still_looked_at(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    done, running = finished(host), ronin(host, mine(), bot())
    states = [moment.state() for moment in host.moments(done)]
    game = shiai.game("seven_ronin")
    monkeypatch.setattr(type(game), "version", game.version + 1)
    host.seated.clear()
    assert [moment.state() for moment in host.moments(done)] == states
    assert None not in states
    with pytest.raises(OldRules):
        host.read(running)
    assert ronin(host, mine(), bot()) != running


@pure_python
def test_when_the_game_has_other_fields_by_now_the_text_remains(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    id = finished(host)
    positions = [moment.position for moment in host.moments(id)]
    assert all(position.startswith("game: seven_ronin\n") for position in positions)
    game = shiai.game("seven_ronin")
    monkeypatch.setattr(game, "layout", layout.Layout(game.layout.fields[:-1]))
    assert [moment.state() for moment in host.moments(id)] == [None] * len(positions)
    assert [moment.position for moment in host.moments(id)] == positions


def test_an_archive_is_the_whole_game(host: Host) -> None:
    id = finished(host)
    game = now(host, id).game
    moments = host.moments(id)
    assert len(moments) == len(game.log) + 1
    for count, moment in enumerate(moments):
        assert moment.position == game.record.at(count).position()
        assert moment.state() == game.record.at(count)
    assert [(m.seat, m.name, m.events) for m in moments[1:]] == [(h.seat, h.name, h.events) for h in game.log]
    assert (moments[0].name, moments[0].events) == ("", ())
    view = moments[1].state()
    assert view is not None
    assert view.redact(WATCHER).holes() > 0
