"""Tables: choices, who may make them and when, hints, talk, seats and links. What is refused changes nothing."""

import pytest

from shiai.core.seats import WATCHER
from shiai.table import commands, journal
from shiai.table.errors import NoSuchTable, NotAChoice, NotPossible, NotYours, NotYourTurn, Stale
from shiai.table.journal import Entry
from shiai.table.new_tables import MAX_NAME
from shiai.table.service import TableService
from tests.table.tables import (
    ANN,
    ATTACK,
    ATTACKER,
    BOB,
    DEFENCE,
    DEFENDER,
    EVE,
    bot,
    choose,
    friend,
    journal_of,
    mine,
    names,
    notes,
    now,
    play_to_the_end,
    refused,
    ronin,
    sequence,
    settle,
    sit_down,
    spirit,
    take_hint,
    two_people,
    undo,
)


def test_a_choice_is_made_and_stored(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    choose(service, id, ANN, ATTACKER, "Place  FIELD small")
    assert names(service, id) == ["place field_small"]
    action = now(service, id).game.record.choices[0][1]
    assert journal_of(service, id) == [Entry(journal.CHOICE, ATTACKER, {"action": action})]


def test_bots_and_luck_answer_by_themselves(service: TableService) -> None:
    id = spirit(service, bot(), mine(), bot())
    table = now(service, id)
    assert 1 in table.game.state.actors()
    made = [Entry(journal.CHOICE, seat, {"action": action}) for seat, action in table.game.record.choices]
    assert journal_of(service, id) == made


def test_a_game_is_played_to_its_end_and_archived(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    play_to_the_end(service, id, {ATTACKER: ANN})
    assert service.store.stored(id).result == now(service, id).game.record.result != "open"
    assert service.store.tables_with_work() == []
    moments = service.moments(id)
    assert [moment.name for moment in moments[1:]] == names(service, id)
    assert [moment.events for moment in moments[1:]] == [result.events for result in now(service, id).game.log]
    assert moments[-1].state() == now(service, id).game.state
    with refused(service, id, Stale):
        commands.choose(service, id, ANN, ATTACKER, "done", sequence(service, id, ATTACKER) + 1)
    with refused(service, id, NotYourTurn) as refusal:
        commands.choose(service, id, ANN, ATTACKER, "done", sequence(service, id, ATTACKER))
    assert refusal.value.clauses == (now(service, id).game.state.setup.game.over_clause,)


def test_nobody_chooses_for_somebody_else(service: TableService) -> None:
    id = two_people(service)
    for person, seat in ((BOB, ATTACKER), (ANN, DEFENDER), (EVE, ATTACKER), ("", ATTACKER)):
        with refused(service, id, NotYours):
            commands.choose(service, id, person, seat, ATTACK[0], sequence(service, id, seat))
        with refused(service, id, NotYours):
            commands.undo(service, id, person, seat, sequence(service, id, seat))
        with refused(service, id, NotYours):
            commands.reset(service, id, person, seat, sequence(service, id, seat))
        with refused(service, id, NotYours):
            commands.redo(service, id, person, seat, sequence(service, id, seat))
        with refused(service, id, NotYours):
            take_hint(service, id, person, seat, sequence(service, id, seat))
        with refused(service, id, NotYours):
            commands.answer(service, id, person, seat, allowed=True)
        with refused(service, id, NotYours):
            commands.say(service, id, person, seat, "hello")


@pytest.mark.parametrize("seat", [-2, -1, 2, 7])
def test_seats_that_do_not_exist_belong_to_nobody(service: TableService, seat: int) -> None:
    id = ronin(service, mine(), bot())
    with refused(service, id, NotYours):
        commands.choose(service, id, ANN, seat, ATTACK[0], 0)


def test_a_bots_seat_is_not_its_owners(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    with refused(service, id, NotYours):
        commands.choose(service, id, ANN, DEFENDER, DEFENCE[0], 0)


def test_a_table_that_does_not_exist_is_named(service: TableService) -> None:
    with pytest.raises(NoSuchTable, match="nowhere"):
        commands.choose(service, "nowhere", ANN, 0, "done", 0)
    assert "nowhere" not in service.loaded


def test_a_choice_sent_twice_counts_once(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    seen = sequence(service, id, ATTACKER)
    commands.choose(service, id, ANN, ATTACKER, "place well", seen)
    with refused(service, id, Stale):
        commands.choose(service, id, ANN, ATTACKER, "place well", seen)
    assert names(service, id) == ["place well"]


def test_a_choice_for_an_earlier_or_a_future_moment_is_refused(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    choose(service, id, ANN, ATTACKER, *ATTACK, "done")
    here = sequence(service, id, ATTACKER)
    state = now(service, id).game.state
    choice = state.name(state.legal(ATTACKER)[0])
    for number in (-1, 0, now(service, id).knowledge.asked_at[ATTACKER] - 1, here + 1, 10**9):
        with refused(service, id, Stale):
            commands.choose(service, id, ANN, ATTACKER, choice, number)
        with refused(service, id, Stale):
            commands.undo(service, id, ANN, ATTACKER, number)
        with refused(service, id, Stale):
            commands.reset(service, id, ANN, ATTACKER, number)
        with refused(service, id, Stale):
            commands.redo(service, id, ANN, ATTACKER, number)
        with refused(service, id, Stale):
            take_hint(service, id, ANN, ATTACKER, number)


def test_who_says_hello_does_not_make_the_others_choice_stale(service: TableService) -> None:
    id = two_people(service)
    seen = sequence(service, id, ATTACKER)
    commands.say(service, id, BOB, DEFENDER, "hello")
    assert sequence(service, id, ATTACKER) == seen + 1
    commands.choose(service, id, ANN, ATTACKER, ATTACK[0], seen)
    assert names(service, id) == [ATTACK[0]]


def test_an_unknown_choice_is_refused_with_what_there_is(service: TableService) -> None:
    id = two_people(service)
    for choice in ("", "nonsense", "place nowhere", "place well; drop table deeds", "0", "x" * 10_000, "\0"):
        with refused(service, id, NotAChoice, "there is: place"):
            commands.choose(service, id, ANN, ATTACKER, choice, sequence(service, id, ATTACKER))


def test_a_forbidden_choice_is_refused_with_its_clauses(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, BOB, DEFENDER, "assign kabe inn")
    with refused(service, id, NotAChoice) as refusal:
        commands.choose(service, id, BOB, DEFENDER, "assign kabe well", sequence(service, id, DEFENDER))
    state = now(service, id).game.state
    assert refusal.value.clauses == state.why_not(DEFENDER, state.action("assign kabe well")) != ()
    with refused(service, id, NotAChoice) as refusal:  # a choice of the other side
        commands.choose(service, id, BOB, DEFENDER, "place inn", sequence(service, id, DEFENDER))
    assert refusal.value.clauses != ()


def test_who_owes_no_choice_waits(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK, "done")
    with refused(service, id, NotYourTurn, "waiting for: defender") as refusal:
        commands.choose(service, id, ANN, ATTACKER, "place well", sequence(service, id, ATTACKER))
    assert refusal.value.clauses == ("R7-7.1",)
    with refused(service, id, NotYourTurn):
        take_hint(service, id, ANN, ATTACKER, sequence(service, id, ATTACKER))


def test_several_people_at_one_screen_choose_in_turn(service: TableService) -> None:
    id = spirit(service, mine("Ann"), mine("Bea"), mine("Cleo"))
    acting = now(service, id).game.state.actors()[0]
    other = (acting + 1) % 3
    with refused(service, id, NotYourTurn):
        commands.choose(service, id, ANN, other, "pass", sequence(service, id, other))
    choose(service, id, ANN, acting, "pass")
    assert names(service, id)[-1] == "pass"


# Hints ----------------------------------------------------------------------------------------------------------------


def test_everybody_sees_that_a_hint_was_taken_and_only_the_seat_sees_which(service: TableService) -> None:
    id = two_people(service)
    before = {viewer: sequence(service, id, viewer) for viewer in (ATTACKER, DEFENDER, WATCHER)}
    take_hint(service, id, ANN, ATTACKER, before[ATTACKER])
    table = now(service, id)
    hint = table.hint(ATTACKER)
    assert hint is not None
    candidates = hint.opinion.candidates
    assert 1 <= len(candidates) <= 3
    assert candidates[0].share > 0
    for candidate in candidates:
        assert candidate.action in table.game.state.legal(ATTACKER)
        assert 0 <= candidate.share <= 1
        assert -1 <= candidate.value <= 1
        assert candidate.visits > 0
    assert {reason.id.partition("-")[0] for reason in hint.opinion.reasons} <= {"why", "reason"}
    assert hint.opinion.reasons
    assert table.hint(DEFENDER) is None
    for viewer in (ATTACKER, DEFENDER, WATCHER):
        assert notes(service, id, viewer)[-1] == "log-hint"
        assert sequence(service, id, viewer) == before[viewer] + 1
    assert (table.notes[-1].text, table.notes[-1].phrase) == ("", None)


def test_a_hint_is_for_one_question(service: TableService) -> None:
    id = two_people(service)
    take_hint(service, id, ANN, ATTACKER, sequence(service, id, ATTACKER))
    choose(service, id, BOB, DEFENDER, DEFENCE[0])
    commands.say(service, id, BOB, DEFENDER, "hm")
    assert now(service, id).hint(ATTACKER) is not None
    choose(service, id, ANN, ATTACKER, ATTACK[0])
    assert now(service, id).hint(ATTACKER) is None
    undo(service, id, ANN, ATTACKER)
    assert now(service, id).hint(ATTACKER) is None


# Talk -----------------------------------------------------------------------------------------------------------------


def test_words_and_phrases_are_noted_for_everybody(service: TableService) -> None:
    id = two_people(service)
    commands.say(service, id, ANN, ATTACKER, "  good\nluck \x00 <b>Bob</b>  ")
    commands.say(service, id, BOB, DEFENDER, phrase="thanks")
    said = now(service, id).notes[-2:]
    assert [(note.text, note.phrase) for note in said] == [("good luck <b>Bob</b>", None), ("", "thanks")]
    assert all(note.is_chat() for note in said)
    assert [note.seat for note in said] == [ATTACKER, DEFENDER]
    assert all(note.visible_to(viewer) for note in said for viewer in (ATTACKER, DEFENDER, WATCHER))


def test_long_words_are_cut(service: TableService) -> None:
    id = two_people(service)
    commands.say(service, id, ANN, ATTACKER, "long " * 1000)
    assert len(now(service, id).notes[-1].text) == commands.MAX_TEXT


def test_nothing_and_unknown_phrases_are_not_said(service: TableService) -> None:
    id = two_people(service)
    for text, phrase in (("", ""), (" \n\t", ""), ("", "insult"), ("hello", "insult")):
        with refused(service, id, NotAChoice):
            commands.say(service, id, ANN, ATTACKER, text, phrase)


def test_the_chat_is_full_at_some_point_whatever_else_happened(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MAX_CHAT", 3)
    id = two_people(service)
    for _ in range(4):  # what Ann does in secret must not be counted: Bob would notice
        choose(service, id, ANN, ATTACKER, "place well")
        undo(service, id, ANN, ATTACKER)
    for _ in range(3):
        commands.say(service, id, BOB, DEFENDER, phrase="moment")
    with refused(service, id, NotPossible, "full"):
        commands.say(service, id, BOB, DEFENDER, phrase="moment")


# Seats and links ------------------------------------------------------------------------------------------------------


def test_a_friend_sits_down_by_a_link(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    token = commands.new_link(service, id, ANN, DEFENDER)
    before = sequence(service, id, ATTACKER)
    assert commands.sit(service, token, BOB, " Bob \n the\tGreat, who has a very long name ") == (id, DEFENDER)
    assert service.store.stored(id).seats[DEFENDER].name == "Bob the Great, who has a very long name"[:MAX_NAME]
    assert service.seats_of(service.store.stored(id), BOB) == (DEFENDER,)
    assert notes(service, id, WATCHER) == ["log-sits"]
    assert sequence(service, id, ATTACKER) == before + 1
    choose(service, id, BOB, DEFENDER, DEFENCE[0])


def test_who_gives_no_name_keeps_the_one_of_the_seat(service: TableService) -> None:
    id = ronin(service, mine("Ann"), bot())
    commands.sit(service, commands.new_link(service, id, ANN, ATTACKER), EVE, "")
    assert service.store.stored(id).seats[ATTACKER].name == "Ann"
    choose(service, id, EVE, ATTACKER, ATTACK[0])
    choose(service, id, ANN, ATTACKER, ATTACK[1])


def test_wrong_and_old_links_lead_nowhere(service: TableService) -> None:
    id = ronin(service, mine(), friend())
    old = commands.new_link(service, id, ANN, DEFENDER)
    commands.new_link(service, id, ANN, DEFENDER)
    for token in (old, "", "guessed"):
        with refused(service, id, NoSuchTable):
            commands.sit(service, token, BOB, "Bob")


def test_links_are_made_by_who_sits_there_and_by_the_owner_while_the_seat_is_free(service: TableService) -> None:
    id = spirit(service, mine(), friend(), bot())
    assert service.store.seat_of_link(commands.new_link(service, id, ANN, 1)) == (id, 1)
    with refused(service, id, NotYours):
        commands.new_link(service, id, BOB, 1)
    sit_down(service, id, 1, BOB)
    assert service.store.seat_of_link(commands.new_link(service, id, BOB, 1)) == (id, 1)
    assert service.store.seat_of_link(commands.new_link(service, id, ANN, 0)) == (id, 0)
    for person, seat in ((ANN, 1), (BOB, 0), (EVE, 0), (EVE, 1)):  # the owner must not look into a taken seat
        with refused(service, id, NotYours):
            commands.new_link(service, id, person, seat)
    for seat in (2, 3, -1):
        with refused(service, id, NotPossible):
            commands.new_link(service, id, ANN, seat)


def test_only_finished_games_lie_open(service: TableService) -> None:
    id = ronin(service, mine(), bot())
    with refused(service, id, NotYours, "still being played"):
        service.moments(id)
    settle(service, id)
