"""Taking back: freely what nobody has seen, beyond that alone or by consent, never after the end; and redoing it."""

import pytest

from shiai.core.seats import WATCHER
from shiai.table import commands, journal
from shiai.table.errors import NotAChoice, NotPossible, NotYours, Stale
from shiai.table.journal import Entry
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
    luck_of,
    mine,
    names,
    notes,
    now,
    play_to_the_end,
    redo,
    refused,
    reset,
    ronin,
    sequence,
    sit_down,
    spirit,
    two_people,
    undo,
)


def revealed(service: TableService) -> str:
    """Ann and Bob have planned and revealed; it is Bob's turn."""
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK, "done")
    choose(service, id, BOB, DEFENDER, *DEFENCE, "done")
    assert now(service, id).game.state.actors() == (DEFENDER,)
    return id


def begun(service: TableService, *seats: str) -> tuple[str, int]:
    """A table of Samurai Spirit for these people, and the seat that begins."""
    id = spirit(service, *[mine() if person == ANN else friend() for person in seats])
    for seat, person in enumerate(seats):
        if person != ANN:
            sit_down(service, id, seat, person)
    return id, now(service, id).game.state.actors()[0]


# Freely ---------------------------------------------------------------------------------------------------------------


def test_secret_choices_are_taken_back_one_by_one_from_the_last(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well", "place inn")
    choose(service, id, BOB, DEFENDER, DEFENCE[0])
    undo(service, id, ANN, ATTACKER)
    assert names(service, id) == ["place well", DEFENCE[0]]
    undo(service, id, ANN, ATTACKER)
    assert names(service, id) == [DEFENCE[0]]
    with refused(service, id, NotPossible):
        undo(service, id, ANN, ATTACKER)
    assert journal_of(service, id)[-1].kind == journal.UNDO


def test_a_named_secret_choice_is_taken_back_out_of_the_middle(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, BOB, DEFENDER, *DEFENCE[:3])
    undo(service, id, BOB, DEFENDER, DEFENCE[0])
    assert names(service, id) == [*DEFENCE[1:3]]
    with refused(service, id, NotPossible):
        undo(service, id, BOB, DEFENDER, DEFENCE[0])
    with refused(service, id, NotAChoice):
        undo(service, id, BOB, DEFENDER, "assign nobody nowhere")
    with refused(service, id, NotPossible):
        undo(service, id, BOB, DEFENDER, "place well")


def test_a_named_choice_is_only_ones_own(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well")
    with refused(service, id, NotPossible):
        undo(service, id, BOB, DEFENDER, "place well")


def test_being_done_is_taken_back_until_the_other_is_done(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK, "done")
    choose(service, id, BOB, DEFENDER, *DEFENCE)
    undo(service, id, ANN, ATTACKER)
    assert ATTACKER in now(service, id).game.state.actors()
    choose(service, id, ANN, ATTACKER, "done")
    choose(service, id, BOB, DEFENDER, "done")
    count = len(names(service, id))
    undo(service, id, ANN, ATTACKER)  # only asks
    assert len(names(service, id)) == count


def test_only_who_could_see_it_is_told_of_taking_back(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK)
    undo(service, id, ANN, ATTACKER)
    assert notes(service, id, ATTACKER) == ["log-sits", "log-undo"]
    assert notes(service, id, DEFENDER) == notes(service, id, WATCHER) == ["log-sits"]
    choose(service, id, ANN, ATTACKER, ATTACK[1], "done")
    undo(service, id, ANN, ATTACKER)
    assert notes(service, id, DEFENDER) == notes(service, id, WATCHER) == ["log-sits", "log-undo"]


def test_a_choice_taken_back_is_made_again(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well", "place inn")
    state = now(service, id).game.state.key()
    undo(service, id, ANN, ATTACKER)
    undo(service, id, ANN, ATTACKER)
    choose(service, id, BOB, DEFENDER, DEFENCE[0])
    redo(service, id, ANN, ATTACKER)
    redo(service, id, ANN, ATTACKER)
    assert names(service, id) == [DEFENCE[0], "place well", "place inn"]
    undo(service, id, BOB, DEFENDER)
    assert now(service, id).game.state.key() == state
    with refused(service, id, NotPossible):
        redo(service, id, ANN, ATTACKER)


def test_nobody_makes_again_what_another_took_back(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well")
    undo(service, id, ANN, ATTACKER)
    with refused(service, id, NotPossible):
        redo(service, id, BOB, DEFENDER)


def test_a_new_choice_replaces_what_could_be_made_again(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well")
    undo(service, id, ANN, ATTACKER)
    choose(service, id, ANN, ATTACKER, "place inn")
    with refused(service, id, NotPossible):
        redo(service, id, ANN, ATTACKER)


def test_a_choice_of_another_own_seat_replaces_it_too(service: TableService) -> None:
    id, first = begun(service, ANN, ANN, ANN)
    other = (first + 1) % 3
    choose(service, id, ANN, first, "pass")
    undo(service, id, ANN, other)  # one screen: whoever presses the button
    state = now(service, id).game.state
    choose(service, id, ANN, first, next(state.name(a) for a in state.legal(first) if state.name(a) != "pass"))
    assert now(service, id).last_taken_back(other) is None


def test_a_reset_takes_back_all_that_is_free_and_nothing_else(service: TableService) -> None:
    id = revealed(service)
    state = now(service, id).game.state.key()
    count = len(names(service, id))
    with refused(service, id, NotPossible):
        reset(service, id, BOB, DEFENDER)
    choose(service, id, BOB, DEFENDER, "yumi")
    reset(service, id, BOB, DEFENDER)
    assert now(service, id).game.state.key() == state
    assert len(names(service, id)) == count


def test_a_reset_of_a_plan_leaves_the_other_plan_alone(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, "place well")
    choose(service, id, BOB, DEFENDER, *DEFENCE, "done")
    choose(service, id, ANN, ATTACKER, "place inn")
    reset(service, id, BOB, DEFENDER)
    assert names(service, id) == ["place well", "place inn"]


def test_a_reset_stays_in_its_turn(service: TableService) -> None:
    id = spirit(service, mine(), mine(), mine())
    (first,) = now(service, id).game.state.actors()
    choose(service, id, ANN, first, "pass")
    (second,) = now(service, id).game.state.actors()
    with refused(service, id, NotPossible):
        reset(service, id, ANN, second)
    undo(service, id, ANN, second)  # one choice after the other may still go back further
    assert now(service, id).game.state.actors() == (first,)


# Beyond what was revealed, alone or against bots ----------------------------------------------------------------------


def test_alone_the_game_goes_back_beyond_luck_which_decides_anew(service: TableService) -> None:
    id, first = begun(service, ANN, ANN, ANN)
    before, seed = now(service, id).game.state.key(), now(service, id).game.seed
    choose(service, id, ANN, first, "fight")
    drawn = luck_of(now(service, id))
    assert len(drawn) == 2
    seen = set()
    for _ in range(8):
        undo(service, id, ANN, first)
        assert now(service, id).game.state.key() == before
        assert now(service, id).game.seed != seed
        seed = now(service, id).game.seed
        choose(service, id, ANN, first, "fight")
        seen.add(luck_of(now(service, id))[1])
    assert len(seen) > 1
    assert notes(service, id, WATCHER) == ["log-back"] * 8


def test_against_a_bot_the_game_goes_back_beyond_the_reveal_and_the_bot_plans_anew(service: TableService) -> None:
    id = ronin(service, mine(), bot("random"))
    choose(service, id, ANN, ATTACKER, *ATTACK)
    before = now(service, id).game.state.key()
    plans = set()
    for _ in range(4):
        choose(service, id, ANN, ATTACKER, "done")
        plans.add(tuple(name for name in names(service, id) if name.startswith("assign")))
        while names(service, id) != [*ATTACK]:
            undo(service, id, ANN, ATTACKER)
        assert now(service, id).game.state.key() == before
    assert len(plans) == 4


def test_going_back_can_be_undone_until_somebody_chooses(service: TableService) -> None:
    id, first = begun(service, ANN, ANN, ANN)
    choose(service, id, ANN, first, "fight")
    choices, state = names(service, id), now(service, id).game.state.key()
    undo(service, id, ANN, first)
    redo(service, id, ANN, first)
    assert (names(service, id), now(service, id).game.state.key()) == (choices, state)
    undo(service, id, ANN, first)
    choose(service, id, ANN, first, "pass")
    with refused(service, id, NotPossible):
        redo(service, id, ANN, first)


def test_who_has_chosen_nothing_cannot_go_back(service: TableService) -> None:
    id, first = begun(service, ANN, ANN, ANN)
    with refused(service, id, NotPossible, "not chosen anything"):
        undo(service, id, ANN, first)


def test_a_form_from_before_going_back_is_stale(service: TableService) -> None:
    id = revealed(service)
    seen = {seat: sequence(service, id, seat) for seat in (ATTACKER, DEFENDER)}
    undo(service, id, ANN, ATTACKER)
    commands.answer(service, id, BOB, DEFENDER, allowed=True)
    asked = now(service, id).knowledge.asked_at
    assert asked[ATTACKER] > seen[ATTACKER]
    assert asked[DEFENDER] > seen[DEFENDER]


def test_a_form_from_a_later_round_is_stale_even_where_it_asks_the_same(service: TableService) -> None:
    id = two_people(service)
    choose(service, id, ANN, ATTACKER, *ATTACK, "done")
    choose(service, id, BOB, DEFENDER, *DEFENCE, "done")
    people = {ATTACKER: ANN, DEFENDER: BOB}
    while "round: 1\n" in now(service, id).game.state.position():
        state = now(service, id).game.state
        seat = state.actors()[0]
        choose(service, id, people[seat], seat, state.name(state.legal(seat)[-1]))
    question, seen = now(service, id).knowledge.question(DEFENDER), sequence(service, id, DEFENDER)
    with service.locked(id) as loaded:
        service.commit(loaded, Entry(journal.REWIND, ATTACKER, {"number": len(ATTACK)}))
    assert now(service, id).knowledge.question(DEFENDER) == question != ()
    with refused(service, id, Stale):
        commands.choose(service, id, BOB, DEFENDER, DEFENCE[0], seen)


# By consent -----------------------------------------------------------------------------------------------------------


def test_other_people_are_asked_and_allow_it(service: TableService) -> None:
    id = revealed(service)
    seed = now(service, id).game.seed
    undo(service, id, ANN, ATTACKER)
    request = now(service, id).request
    assert request is not None
    assert (request.seat, request.needs) == (ATTACKER, (DEFENDER,))
    assert notes(service, id, WATCHER)[-1] == "log-asks"
    assert now(service, id).game.state.actors() == (DEFENDER,)
    commands.answer(service, id, BOB, DEFENDER, allowed=True)
    assert names(service, id) == [*ATTACK]
    assert now(service, id).request is None
    assert now(service, id).game.seed != seed
    assert notes(service, id, WATCHER)[-2:] == ["log-allows", "log-back"]
    choose(service, id, BOB, DEFENDER, DEFENCE[0])


def test_what_was_allowed_is_not_made_again_for_that_would_tell_if_the_other_plans(service: TableService) -> None:
    id = revealed(service)
    undo(service, id, ANN, ATTACKER)
    commands.answer(service, id, BOB, DEFENDER, allowed=True)
    with refused(service, id, NotPossible):
        redo(service, id, ANN, ATTACKER)
    choose(service, id, BOB, DEFENDER, DEFENCE[0])
    with refused(service, id, NotPossible):
        redo(service, id, ANN, ATTACKER)


def test_other_people_are_asked_and_refuse_it(service: TableService) -> None:
    id = revealed(service)
    before = names(service, id)
    undo(service, id, ANN, ATTACKER)
    commands.answer(service, id, BOB, DEFENDER, allowed=False)
    assert names(service, id) == before
    assert now(service, id).request is None
    assert notes(service, id, WATCHER)[-1] == "log-refuses"
    with refused(service, id, NotPossible):
        commands.answer(service, id, BOB, DEFENDER, allowed=True)
    undo(service, id, ANN, ATTACKER)
    assert now(service, id).request is not None


def test_only_who_was_asked_answers(service: TableService) -> None:
    id = revealed(service)
    with refused(service, id, NotPossible):
        commands.answer(service, id, BOB, DEFENDER, allowed=True)
    undo(service, id, ANN, ATTACKER)
    with refused(service, id, NotPossible):
        commands.answer(service, id, ANN, ATTACKER, allowed=True)
    with refused(service, id, NotYours):
        commands.answer(service, id, EVE, DEFENDER, allowed=True)


def test_nobody_asks_twice(service: TableService) -> None:
    id = revealed(service)
    undo(service, id, ANN, ATTACKER)
    with refused(service, id, NotPossible, "asked already"):
        undo(service, id, ANN, ATTACKER)


def test_a_visible_choice_cancels_the_question(service: TableService) -> None:
    id = revealed(service)
    undo(service, id, ANN, ATTACKER)
    choose(service, id, BOB, DEFENDER, "yumi")
    assert now(service, id).request is None
    with refused(service, id, NotPossible):
        commands.answer(service, id, BOB, DEFENDER, allowed=True)


def test_all_others_must_allow_it(service: TableService) -> None:
    id, first = begun(service, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second, third = (first + 1) % 3, (first + 2) % 3
    before = now(service, id).game.state.key()
    choose(service, id, people[first], first, "fight")
    undo(service, id, people[first], first)
    count = len(names(service, id))
    commands.answer(service, id, people[third], third, allowed=True)
    assert len(names(service, id)) == count
    with refused(service, id, NotPossible):
        commands.answer(service, id, people[third], third, allowed=True)
    commands.answer(service, id, people[second], second, allowed=True)
    assert now(service, id).game.state.key() == before


def test_an_answered_choice_is_taken_back_only_by_consent(service: TableService) -> None:
    id, first = begun(service, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second = (first + 1) % 3
    before = now(service, id).game.state.key()
    choose(service, id, people[first], first, "pass")
    choose(service, id, people[second], second, "pass")
    undo(service, id, people[first], first)
    request = now(service, id).request
    assert request is not None
    for seat in request.needs:
        commands.answer(service, id, people[seat], seat, allowed=True)
    assert now(service, id).game.state.key() == before


def test_a_question_falls_when_its_choice_was_taken_back_anyway(service: TableService) -> None:
    id, first = begun(service, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second = (first + 1) % 3
    choose(service, id, people[first], first, "pass")
    choose(service, id, people[second], second, "pass")
    undo(service, id, people[first], first)
    undo(service, id, people[second], second)
    undo(service, id, people[first], first)
    assert now(service, id).request is None


# After the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", ["one", "two", "three", "four"])
def test_nothing_is_taken_back_after_the_end(service: TableService, deal: str) -> None:
    id = ronin(service, mine(), mine(), deal=deal)
    play_to_the_end(service, id, {ATTACKER: ANN, DEFENDER: ANN})
    for seat in (ATTACKER, DEFENDER):
        for act in (undo, reset, redo):
            with refused(service, id, NotPossible):
                act(service, id, ANN, seat)
        with refused(service, id, NotPossible):
            undo(service, id, ANN, seat, "done")


def test_the_last_choice_of_all_is_not_reset(service: TableService) -> None:
    id = ronin(service, mine(), mine())
    play_to_the_end(service, id, {ATTACKER: ANN, DEFENDER: ANN})
    table = now(service, id)
    table.game.first_undoable = 0  # as if the last choice had revealed nothing
    with refused(service, id, NotPossible):
        reset(service, id, ANN, table.game.record.choices[-1][0])
