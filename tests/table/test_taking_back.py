"""Taking back: freely what nobody has seen, beyond that alone or by consent, never after the end; and redoing it."""

import pytest

from shiai.core.seats import WATCHER
from shiai.table import deeds, wishes
from shiai.table.deeds import Deed
from shiai.table.errors import NotAChoice, NotPossible, NotYours, Stale
from shiai.table.host import Host
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
    stored,
    two_people,
    undo,
)


def revealed(host: Host) -> str:
    """Ann and Bob have planned and revealed; it is Bob's turn."""
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, *ATTACK, "done")
    choose(host, id, BOB, DEFENDER, *DEFENCE, "done")
    assert now(host, id).game.state.actors() == (DEFENDER,)
    return id


def begun(host: Host, *seats: str) -> tuple[str, int]:
    """A table of Samurai Spirit for these people, and the seat that begins."""
    id = spirit(host, *[mine() if person == ANN else friend() for person in seats])
    for seat, person in enumerate(seats):
        if person != ANN:
            sit_down(host, id, seat, person)
    return id, now(host, id).game.state.actors()[0]


# Freely ---------------------------------------------------------------------------------------------------------------


def test_secret_choices_are_taken_back_one_by_one_from_the_last(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well", "place inn")
    choose(host, id, BOB, DEFENDER, DEFENCE[0])
    undo(host, id, ANN, ATTACKER)
    assert names(host, id) == ["place well", DEFENCE[0]]
    undo(host, id, ANN, ATTACKER)
    assert names(host, id) == [DEFENCE[0]]
    with refused(host, id, NotPossible):
        undo(host, id, ANN, ATTACKER)
    assert stored(host, id)[-1].kind == deeds.UNDO


def test_a_named_secret_choice_is_taken_back_out_of_the_middle(host: Host) -> None:
    id = two_people(host)
    choose(host, id, BOB, DEFENDER, *DEFENCE[:3])
    undo(host, id, BOB, DEFENDER, DEFENCE[0])
    assert names(host, id) == [*DEFENCE[1:3]]
    with refused(host, id, NotPossible):
        undo(host, id, BOB, DEFENDER, DEFENCE[0])
    with refused(host, id, NotAChoice):
        undo(host, id, BOB, DEFENDER, "assign nobody nowhere")
    with refused(host, id, NotPossible):
        undo(host, id, BOB, DEFENDER, "place well")


def test_a_named_choice_is_only_ones_own(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well")
    with refused(host, id, NotPossible):
        undo(host, id, BOB, DEFENDER, "place well")


def test_being_done_is_taken_back_until_the_other_is_done(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, *ATTACK, "done")
    choose(host, id, BOB, DEFENDER, *DEFENCE)
    undo(host, id, ANN, ATTACKER)
    assert ATTACKER in now(host, id).game.state.actors()
    choose(host, id, ANN, ATTACKER, "done")
    choose(host, id, BOB, DEFENDER, "done")
    count = len(names(host, id))
    undo(host, id, ANN, ATTACKER)  # only asks
    assert len(names(host, id)) == count


def test_only_who_could_see_it_is_told_of_taking_back(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, *ATTACK)
    undo(host, id, ANN, ATTACKER)
    assert notes(host, id, ATTACKER) == ["log-sits", "log-undo"]
    assert notes(host, id, DEFENDER) == notes(host, id, WATCHER) == ["log-sits"]
    choose(host, id, ANN, ATTACKER, ATTACK[1], "done")
    undo(host, id, ANN, ATTACKER)
    assert notes(host, id, DEFENDER) == notes(host, id, WATCHER) == ["log-sits", "log-undo"]


def test_a_choice_taken_back_is_made_again(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well", "place inn")
    state = now(host, id).game.state.key()
    undo(host, id, ANN, ATTACKER)
    undo(host, id, ANN, ATTACKER)
    choose(host, id, BOB, DEFENDER, DEFENCE[0])
    redo(host, id, ANN, ATTACKER)
    redo(host, id, ANN, ATTACKER)
    assert names(host, id) == [DEFENCE[0], "place well", "place inn"]
    undo(host, id, BOB, DEFENDER)
    assert now(host, id).game.state.key() == state
    with refused(host, id, NotPossible):
        redo(host, id, ANN, ATTACKER)


def test_nobody_makes_again_what_another_took_back(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well")
    undo(host, id, ANN, ATTACKER)
    with refused(host, id, NotPossible):
        redo(host, id, BOB, DEFENDER)


def test_a_new_choice_replaces_what_could_be_made_again(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well")
    undo(host, id, ANN, ATTACKER)
    choose(host, id, ANN, ATTACKER, "place inn")
    with refused(host, id, NotPossible):
        redo(host, id, ANN, ATTACKER)


def test_a_choice_of_another_own_seat_replaces_it_too(host: Host) -> None:
    id, first = begun(host, ANN, ANN, ANN)
    other = (first + 1) % 3
    choose(host, id, ANN, first, "pass")
    undo(host, id, ANN, other)  # one screen: whoever presses the button
    state = now(host, id).game.state
    choose(host, id, ANN, first, next(state.name(a) for a in state.legal(first) if state.name(a) != "pass"))
    assert now(host, id).to_redo(other) is None


def test_a_reset_takes_back_all_that_is_free_and_nothing_else(host: Host) -> None:
    id = revealed(host)
    state = now(host, id).game.state.key()
    count = len(names(host, id))
    with refused(host, id, NotPossible):
        reset(host, id, BOB, DEFENDER)
    choose(host, id, BOB, DEFENDER, "yumi")
    reset(host, id, BOB, DEFENDER)
    assert now(host, id).game.state.key() == state
    assert len(names(host, id)) == count


def test_a_reset_of_a_plan_leaves_the_other_plan_alone(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, "place well")
    choose(host, id, BOB, DEFENDER, *DEFENCE, "done")
    choose(host, id, ANN, ATTACKER, "place inn")
    reset(host, id, BOB, DEFENDER)
    assert names(host, id) == ["place well", "place inn"]


# Beyond what was revealed, alone or against bots ----------------------------------------------------------------------


def test_alone_the_game_goes_back_beyond_luck_which_decides_anew(host: Host) -> None:
    id, first = begun(host, ANN, ANN, ANN)
    before, seed = now(host, id).game.state.key(), now(host, id).game.seed
    choose(host, id, ANN, first, "fight")
    drawn = luck_of(now(host, id))
    assert len(drawn) == 2
    seen = set()
    for _ in range(8):
        undo(host, id, ANN, first)
        assert now(host, id).game.state.key() == before
        assert now(host, id).game.seed != seed
        seed = now(host, id).game.seed
        choose(host, id, ANN, first, "fight")
        seen.add(luck_of(now(host, id))[1])
    assert len(seen) > 1
    assert notes(host, id, WATCHER) == ["log-back"] * 8


def test_against_a_bot_the_game_goes_back_beyond_the_reveal_and_the_bot_plans_anew(host: Host) -> None:
    id = ronin(host, mine(), bot("random"))
    choose(host, id, ANN, ATTACKER, *ATTACK)
    before = now(host, id).game.state.key()
    plans = set()
    for _ in range(4):
        choose(host, id, ANN, ATTACKER, "done")
        plans.add(tuple(name for name in names(host, id) if name.startswith("assign")))
        while names(host, id) != [*ATTACK]:
            undo(host, id, ANN, ATTACKER)
        assert now(host, id).game.state.key() == before
    assert len(plans) == 4


def test_going_back_can_be_undone_until_somebody_chooses(host: Host) -> None:
    id, first = begun(host, ANN, ANN, ANN)
    choose(host, id, ANN, first, "fight")
    choices, state = names(host, id), now(host, id).game.state.key()
    undo(host, id, ANN, first)
    redo(host, id, ANN, first)
    assert (names(host, id), now(host, id).game.state.key()) == (choices, state)
    undo(host, id, ANN, first)
    choose(host, id, ANN, first, "pass")
    with refused(host, id, NotPossible):
        redo(host, id, ANN, first)


def test_who_has_chosen_nothing_cannot_go_back(host: Host) -> None:
    id, first = begun(host, ANN, ANN, ANN)
    with refused(host, id, NotPossible, "not chosen anything"):
        undo(host, id, ANN, first)


def test_a_form_from_before_going_back_is_stale(host: Host) -> None:
    id = revealed(host)
    seen = {seat: sequence(host, id, seat) for seat in (ATTACKER, DEFENDER)}
    undo(host, id, ANN, ATTACKER)
    wishes.answer(host, id, BOB, DEFENDER, allowed=True)
    asked = now(host, id).knowledge.asked
    assert asked[ATTACKER] > seen[ATTACKER]
    assert asked[DEFENDER] > seen[DEFENDER]


def test_a_form_from_a_later_round_is_stale_even_where_it_asks_the_same(host: Host) -> None:
    id = two_people(host)
    choose(host, id, ANN, ATTACKER, *ATTACK, "done")
    choose(host, id, BOB, DEFENDER, *DEFENCE, "done")
    people = {ATTACKER: ANN, DEFENDER: BOB}
    while "round: 1\n" in now(host, id).game.state.position():
        state = now(host, id).game.state
        seat = state.actors()[0]
        choose(host, id, people[seat], seat, state.name(state.legal(seat)[-1]))
    question, seen = now(host, id).knowledge.question(DEFENDER), sequence(host, id, DEFENDER)
    with host.at(id) as seated:
        host.commit(seated, Deed(deeds.BACK, ATTACKER, {"number": len(ATTACK)}))
    assert now(host, id).knowledge.question(DEFENDER) == question != ()
    with refused(host, id, Stale):
        wishes.choose(host, id, BOB, DEFENDER, DEFENCE[0], seen)


# By consent -----------------------------------------------------------------------------------------------------------


def test_other_people_are_asked_and_allow_it(host: Host) -> None:
    id = revealed(host)
    seed = now(host, id).game.seed
    undo(host, id, ANN, ATTACKER)
    request = now(host, id).request
    assert request is not None
    assert (request.seat, request.needs) == (ATTACKER, (DEFENDER,))
    assert notes(host, id, WATCHER)[-1] == "log-asks"
    assert now(host, id).game.state.actors() == (DEFENDER,)
    wishes.answer(host, id, BOB, DEFENDER, allowed=True)
    assert names(host, id) == [*ATTACK]
    assert now(host, id).request is None
    assert now(host, id).game.seed != seed
    assert notes(host, id, WATCHER)[-2:] == ["log-allows", "log-back"]
    choose(host, id, BOB, DEFENDER, DEFENCE[0])


def test_what_was_allowed_is_not_made_again_for_that_would_tell_if_the_other_plans(host: Host) -> None:
    id = revealed(host)
    undo(host, id, ANN, ATTACKER)
    wishes.answer(host, id, BOB, DEFENDER, allowed=True)
    with refused(host, id, NotPossible):
        redo(host, id, ANN, ATTACKER)
    choose(host, id, BOB, DEFENDER, DEFENCE[0])
    with refused(host, id, NotPossible):
        redo(host, id, ANN, ATTACKER)


def test_other_people_are_asked_and_refuse_it(host: Host) -> None:
    id = revealed(host)
    before = names(host, id)
    undo(host, id, ANN, ATTACKER)
    wishes.answer(host, id, BOB, DEFENDER, allowed=False)
    assert names(host, id) == before
    assert now(host, id).request is None
    assert notes(host, id, WATCHER)[-1] == "log-refuses"
    with refused(host, id, NotPossible):
        wishes.answer(host, id, BOB, DEFENDER, allowed=True)
    undo(host, id, ANN, ATTACKER)
    assert now(host, id).request is not None


def test_only_who_was_asked_answers(host: Host) -> None:
    id = revealed(host)
    with refused(host, id, NotPossible):
        wishes.answer(host, id, BOB, DEFENDER, allowed=True)
    undo(host, id, ANN, ATTACKER)
    with refused(host, id, NotPossible):
        wishes.answer(host, id, ANN, ATTACKER, allowed=True)
    with refused(host, id, NotYours):
        wishes.answer(host, id, EVE, DEFENDER, allowed=True)


def test_nobody_asks_twice(host: Host) -> None:
    id = revealed(host)
    undo(host, id, ANN, ATTACKER)
    with refused(host, id, NotPossible, "asked already"):
        undo(host, id, ANN, ATTACKER)


def test_a_visible_choice_cancels_the_question(host: Host) -> None:
    id = revealed(host)
    undo(host, id, ANN, ATTACKER)
    choose(host, id, BOB, DEFENDER, "yumi")
    assert now(host, id).request is None
    with refused(host, id, NotPossible):
        wishes.answer(host, id, BOB, DEFENDER, allowed=True)


def test_all_others_must_allow_it(host: Host) -> None:
    id, first = begun(host, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second, third = (first + 1) % 3, (first + 2) % 3
    before = now(host, id).game.state.key()
    choose(host, id, people[first], first, "fight")
    undo(host, id, people[first], first)
    count = len(names(host, id))
    wishes.answer(host, id, people[third], third, allowed=True)
    assert len(names(host, id)) == count
    with refused(host, id, NotPossible):
        wishes.answer(host, id, people[third], third, allowed=True)
    wishes.answer(host, id, people[second], second, allowed=True)
    assert now(host, id).game.state.key() == before


def test_an_answered_choice_is_taken_back_only_by_consent(host: Host) -> None:
    id, first = begun(host, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second = (first + 1) % 3
    before = now(host, id).game.state.key()
    choose(host, id, people[first], first, "pass")
    choose(host, id, people[second], second, "pass")
    undo(host, id, people[first], first)
    request = now(host, id).request
    assert request is not None
    for seat in request.needs:
        wishes.answer(host, id, people[seat], seat, allowed=True)
    assert now(host, id).game.state.key() == before


def test_a_question_falls_when_its_choice_was_taken_back_anyway(host: Host) -> None:
    id, first = begun(host, ANN, BOB, EVE)
    people = (ANN, BOB, EVE)
    second = (first + 1) % 3
    choose(host, id, people[first], first, "pass")
    choose(host, id, people[second], second, "pass")
    undo(host, id, people[first], first)
    undo(host, id, people[second], second)
    undo(host, id, people[first], first)
    assert now(host, id).request is None


# After the end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", ["one", "two", "three", "four"])
def test_nothing_is_taken_back_after_the_end(host: Host, deal: str) -> None:
    id = ronin(host, mine(), mine(), deal=deal)
    play_to_the_end(host, id, {ATTACKER: ANN, DEFENDER: ANN})
    for seat in (ATTACKER, DEFENDER):
        for act in (undo, reset, redo):
            with refused(host, id, NotPossible):
                act(host, id, ANN, seat)
        with refused(host, id, NotPossible):
            undo(host, id, ANN, seat, "done")


def test_the_last_choice_of_all_is_not_reset(host: Host) -> None:
    id = ronin(host, mine(), mine())
    play_to_the_end(host, id, {ATTACKER: ANN, DEFENDER: ANN})
    table = now(host, id)
    table.game.safe = 0  # as if the last choice had revealed nothing
    with refused(host, id, NotPossible):
        reset(host, id, ANN, table.game.record.choices[-1][0])
