"""Tables: choices, who may make them and when, hints, talk, seats and links. What is refused changes nothing."""

import pytest

from shiai.core.seats import WATCHER
from shiai.table import deeds, wishes
from shiai.table.deeds import Deed
from shiai.table.errors import NoSuchTable, NotAChoice, NotPossible, NotYours, NotYourTurn, Stale
from shiai.table.host import Host
from shiai.table.setting_up import LONGEST_NAME
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
    stored,
    two_people,
    undo,
)


def test_a_choice_is_made_and_stored(host: Host) -> None:
    id = ronin(host, mine(), bot())
    choose(host, id, ANN, ATTACKER, "Place  FIELD small")
    assert names(host, id) == ["place field_small"]
    action = now(host, id).game.record.choices[0][1]
    assert stored(host, id) == [Deed(deeds.CHOICE, ATTACKER, {"action": action})]


def test_bots_and_luck_answer_by_themselves(host: Host) -> None:
    id = spirit(host, bot(), mine(), bot())
    table = now(host, id)
    assert 1 in table.game.state.actors()
    assert stored(host, id) == [Deed(deeds.CHOICE, seat, {"action": a}) for seat, a in table.game.record.choices]


def test_a_game_is_played_to_its_end_and_archived(host: Host) -> None:
    id = ronin(host, mine(), bot())
    play_to_the_end(host, id, {ATTACKER: ANN})
    assert host.store.listed(id).result == now(host, id).game.record.result != "open"
    assert host.store.thinking() == []
    moments = host.moments(id)
    assert [moment.name for moment in moments[1:]] == names(host, id)
    assert [moment.events for moment in moments[1:]] == [happening.events for happening in now(host, id).game.log]
    assert moments[-1].state() == now(host, id).game.state
    with refused(host, id, Stale):
        wishes.choose(host, id, ANN, ATTACKER, "done", sequence(host, id, ATTACKER) + 1)
    with refused(host, id, NotYourTurn) as refusal:
        wishes.choose(host, id, ANN, ATTACKER, "done", sequence(host, id, ATTACKER))
    assert refusal.value.clauses == (now(host, id).game.state.setup.game.over_clause,)


def test_nobody_chooses_for_somebody_else(host: Host) -> None:
    id = two_people(host)
    for person, seat in ((BOB, ATTACKER), (ANN, DEFENDER), (EVE, ATTACKER), ("", ATTACKER)):
        with refused(host, id, NotYours):
            wishes.choose(host, id, person, seat, ATTACK[0], sequence(host, id, seat))
        with refused(host, id, NotYours):
            wishes.undo(host, id, person, seat, sequence(host, id, seat))
        with refused(host, id, NotYours):
            wishes.reset(host, id, person, seat, sequence(host, id, seat))
        with refused(host, id, NotYours):
            wishes.redo(host, id, person, seat, sequence(host, id, seat))
        with refused(host, id, NotYours):
            wishes.hint(host, id, person, seat, sequence(host, id, seat))
        with refused(host, id, NotYours):
            wishes.answer(host, id, person, seat, allowed=True)
        with refused(host, id, NotYours):
            wishes.say(host, id, person, seat, "hello")


@pytest.mark.parametrize("seat", [-2, -1, 2, 7])
def test_seats_that_do_not_exist_belong_to_nobody(host: Host, seat: int) -> None:
    id = ronin(host, mine(), bot())
    with refused(host, id, NotYours):
        wishes.choose(host, id, ANN, seat, ATTACK[0], 0)


def test_a_bots_seat_is_not_its_owners(host: Host) -> None:
    id = ronin(host, mine(), bot())
    with refused(host, id, NotYours):
        wishes.choose(host, id, ANN, DEFENDER, DEFENCE[0], 0)


def test_a_table_that_does_not_exist_is_named(host: Host) -> None:
    with pytest.raises(NoSuchTable, match="nowhere"):
        wishes.choose(host, "nowhere", ANN, 0, "done", 0)
    assert "nowhere" not in host.seated


def test_a_choice_sent_twice_counts_once(host: Host) -> None:
    id = ronin(host, mine(), bot())
    seen = sequence(host, id, ATTACKER)
    wishes.choose(host, id, ANN, ATTACKER, "place well", seen)
    with refused(host, id, Stale):
        wishes.choose(host, id, ANN, ATTACKER, "place well", seen)
    assert names(host, id) == ["place well"]


def test_a_choice_for_an_earlier_or_a_future_moment_is_refused(host: Host) -> None:
    id = ronin(host, mine(), bot())
    choose(host, id, ANN, ATTACKER, *ATTACK, "done")
    here = sequence(host, id, ATTACKER)
    state = now(host, id).game.state
    choice = state.name(state.legal(ATTACKER)[0])
    for number in (-1, 0, now(host, id).knowledge.asked[ATTACKER] - 1, here + 1, 10**9):
        with refused(host, id, Stale):
            wishes.choose(host, id, ANN, ATTACKER, choice, number)
        with refused(host, id, Stale):
            wishes.undo(host, id, ANN, ATTACKER, number)
        with refused(host, id, Stale):
            wishes.reset(host, id, ANN, ATTACKER, number)
        with refused(host, id, Stale):
            wishes.redo(host, id, ANN, ATTACKER, number)
        with refused(host, id, Stale):
            wishes.hint(host, id, ANN, ATTACKER, number)


def test_who_says_hello_does_not_make_the_others_choice_stale(host: Host) -> None:
    id = two_people(host)
    seen = sequence(host, id, ATTACKER)
    wishes.say(host, id, BOB, DEFENDER, "hello")
    assert sequence(host, id, ATTACKER) == seen + 1
    wishes.choose(host, id, ANN, ATTACKER, ATTACK[0], seen)
    assert names(host, id) == [ATTACK[0]]


def test_an_unknown_choice_is_refused_with_what_there_is(host: Host) -> None:
    id = two_people(host)
    for choice in ("", "nonsense", "place nowhere", "place well; drop table deeds", "0", "x" * 10_000, "\0"):
        with refused(host, id, NotAChoice, "there is: place"):
            wishes.choose(host, id, ANN, ATTACKER, choice, sequence(host, id, ATTACKER))


def test_a_forbidden_choice_is_refused_with_its_clauses(host: Host) -> None:
    id = two_people(host)
    choose(host, id, BOB, DEFENDER, "assign kabe inn")
    with refused(host, id, NotAChoice) as refusal:
        wishes.choose(host, id, BOB, DEFENDER, "assign kabe well", sequence(host, id, DEFENDER))
    state = now(host, id).game.state
    assert refusal.value.clauses == state.why_not(DEFENDER, state.action("assign kabe well")) != ()
    with refused(host, id, NotAChoice) as refusal:  # a choice of the other side
        wishes.choose(host, id, BOB, DEFENDER, "place inn", sequence(host, id, DEFENDER))
    assert refusal.value.clauses != ()


def test_who_owes_no_choice_waits(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, *ATTACK, "done")
    with refused(host, id, NotYourTurn, "waiting for: defender") as refusal:
        wishes.choose(host, id, ANN, ATTACKER, "place well", sequence(host, id, ATTACKER))
    assert refusal.value.clauses == ("R7-7.1",)
    with refused(host, id, NotYourTurn):
        wishes.hint(host, id, ANN, ATTACKER, sequence(host, id, ATTACKER))


def test_several_people_at_one_screen_choose_in_turn(host: Host) -> None:
    id = spirit(host, mine("Ann"), mine("Bea"), mine("Cleo"))
    acting = now(host, id).game.state.actors()[0]
    other = (acting + 1) % 3
    with refused(host, id, NotYourTurn):
        wishes.choose(host, id, ANN, other, "pass", sequence(host, id, other))
    choose(host, id, ANN, acting, "pass")
    assert names(host, id)[-1] == "pass"


# Hints ----------------------------------------------------------------------------------------------------------------


def test_everybody_sees_that_a_hint_was_taken_and_only_the_seat_sees_which(host: Host) -> None:
    id = two_people(host)
    before = {viewer: sequence(host, id, viewer) for viewer in (ATTACKER, DEFENDER, WATCHER)}
    wishes.hint(host, id, ANN, ATTACKER, before[ATTACKER])
    table = now(host, id)
    hint = table.hint(ATTACKER)
    assert hint is not None
    candidates = hint.opinion.candidates
    assert 1 <= len(candidates) <= 3
    for candidate in candidates:
        assert candidate.action in table.game.state.legal(ATTACKER)
        assert 0 < candidate.share <= 1
        assert -1 <= candidate.value <= 1
        assert candidate.visits > 0
    assert [reason.id.partition("-")[0] for reason in hint.opinion.reasons] == ["reason"] * len(hint.opinion.reasons)
    assert hint.opinion.reasons
    assert table.hint(DEFENDER) is None
    for viewer in (ATTACKER, DEFENDER, WATCHER):
        assert notes(host, id, viewer)[-1] == "log-hint"
        assert sequence(host, id, viewer) == before[viewer] + 1
    assert (table.notes[-1].text, table.notes[-1].phrase) == ("", None)


def test_a_hint_is_for_one_question(host: Host) -> None:
    id = two_people(host)
    wishes.hint(host, id, ANN, ATTACKER, sequence(host, id, ATTACKER))
    choose(host, id, BOB, DEFENDER, DEFENCE[0])
    wishes.say(host, id, BOB, DEFENDER, "hm")
    assert now(host, id).hint(ATTACKER) is not None
    choose(host, id, ANN, ATTACKER, ATTACK[0])
    assert now(host, id).hint(ATTACKER) is None
    undo(host, id, ANN, ATTACKER)
    assert now(host, id).hint(ATTACKER) is None


# Talk -----------------------------------------------------------------------------------------------------------------


def test_words_and_phrases_are_noted_for_everybody(host: Host) -> None:
    id = two_people(host)
    wishes.say(host, id, ANN, ATTACKER, "  good\nluck \x00 <b>Bob</b>  ")
    wishes.say(host, id, BOB, DEFENDER, phrase="thanks")
    said = now(host, id).notes[-2:]
    assert [(note.text, note.phrase) for note in said] == [("good luck <b>Bob</b>", None), ("", "thanks")]
    assert all(note.said() for note in said)
    assert [note.seat for note in said] == [ATTACKER, DEFENDER]
    assert all(note.visible_to(viewer) for note in said for viewer in (ATTACKER, DEFENDER, WATCHER))


def test_long_words_are_cut(host: Host) -> None:
    id = two_people(host)
    wishes.say(host, id, ANN, ATTACKER, "long " * 1000)
    assert len(now(host, id).notes[-1].text) == wishes.LONGEST_TEXT


def test_nothing_and_unknown_phrases_are_not_said(host: Host) -> None:
    id = two_people(host)
    for text, phrase in (("", ""), (" \n\t", ""), ("", "insult"), ("hello", "insult")):
        with refused(host, id, NotAChoice):
            wishes.say(host, id, ANN, ATTACKER, text, phrase)


def test_at_some_point_enough_was_said_whatever_else_happened(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "MOST_SAYINGS", 3)
    id = two_people(host)
    for _ in range(4):  # what Ann does in secret must not be counted: Bob would notice
        choose(host, id, ANN, ATTACKER, "place well")
        undo(host, id, ANN, ATTACKER)
    for _ in range(3):
        wishes.say(host, id, BOB, DEFENDER, phrase="moment")
    with refused(host, id, NotPossible, "enough"):
        wishes.say(host, id, BOB, DEFENDER, phrase="moment")


# Seats and links ------------------------------------------------------------------------------------------------------


def test_a_friend_sits_down_by_a_link(host: Host) -> None:
    id = ronin(host, mine(), friend())
    token = wishes.new_link(host, id, ANN, DEFENDER)
    before = sequence(host, id, ATTACKER)
    assert wishes.sit(host, token, BOB, " Bob \n the\tGreat, who has a very long name ") == (id, DEFENDER)
    assert host.store.listed(id).seats[DEFENDER].name == "Bob the Great, who has a very long name"[:LONGEST_NAME]
    assert host.held(host.store.listed(id), BOB) == (DEFENDER,)
    assert notes(host, id, WATCHER) == ["log-sits"]
    assert sequence(host, id, ATTACKER) == before + 1
    choose(host, id, BOB, DEFENDER, DEFENCE[0])


def test_who_gives_no_name_keeps_the_one_of_the_seat(host: Host) -> None:
    id = ronin(host, mine("Ann"), bot())
    wishes.sit(host, wishes.new_link(host, id, ANN, ATTACKER), EVE, "")
    assert host.store.listed(id).seats[ATTACKER].name == "Ann"
    choose(host, id, EVE, ATTACKER, ATTACK[0])
    choose(host, id, ANN, ATTACKER, ATTACK[1])


def test_wrong_and_old_links_lead_nowhere(host: Host) -> None:
    id = ronin(host, mine(), friend())
    old = wishes.new_link(host, id, ANN, DEFENDER)
    wishes.new_link(host, id, ANN, DEFENDER)
    for token in (old, "", "guessed"):
        with refused(host, id, NoSuchTable):
            wishes.sit(host, token, BOB, "Bob")


def test_links_are_made_by_who_sits_there_and_by_the_owner_while_the_seat_is_free(host: Host) -> None:
    id = spirit(host, mine(), friend(), bot())
    assert host.store.linked(wishes.new_link(host, id, ANN, 1)) == (id, 1)
    with refused(host, id, NotYours):
        wishes.new_link(host, id, BOB, 1)
    sit_down(host, id, 1, BOB)
    assert host.store.linked(wishes.new_link(host, id, BOB, 1)) == (id, 1)
    assert host.store.linked(wishes.new_link(host, id, ANN, 0)) == (id, 0)
    for person, seat in ((ANN, 1), (BOB, 0), (EVE, 0), (EVE, 1)):  # the owner must not look into a taken seat
        with refused(host, id, NotYours):
            wishes.new_link(host, id, person, seat)
    for seat in (2, 3, -1):
        with refused(host, id, NotPossible):
            wishes.new_link(host, id, ANN, seat)


def test_only_finished_games_lie_open(host: Host) -> None:
    id = ronin(host, mine(), bot())
    with refused(host, id, NotYours, "still being played"):
        host.moments(id)
    settle(host, id)
