"""Why a bot chose something: answered after the game, from what the bot could see then, and from nothing else."""

from threading import Event

import pytest

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.table import explanations
from shiai.table.errors import NotPossible, NotYours
from shiai.table.explanations import explanation_of, request_explanation
from shiai.table.new_tables import upload
from shiai.table.service import TableService
from tests.table.tables import ANN, ATTACKER, DEFENDER, bot, mine, play_to_the_end, ronin, spirit
from tests.table.test_bots_at_the_table import finished_record


def over(service: TableService, spec: str = "level:1") -> str:
    """A finished game of Samurai Spirit: Ann with two bots."""
    id = spirit(service, mine(), bot(spec), bot(spec))
    play_to_the_end(service, id, {0: ANN})
    return id


def before_choice_of(service: TableService, id: str, seat: int, least: int = 2) -> int:
    """A moment after which this seat chose and could have chosen other things."""
    moments = service.moments(id)
    for number in range(len(moments) - 1):
        state = moments[number].state()
        if moments[number + 1].seat == seat and state is not None and (seat < 0 or len(state.legal(seat)) >= least):
            return number
    raise AssertionError("there is no such moment")


def test_the_first_choice_of_a_bot_is_explained_as_it_was_made(service: TableService) -> None:
    """Nothing was remembered then, and the luck is the same: so the best thought is what was chosen."""
    id = over(service)
    moments = service.moments(id)
    seat = next(moment.seat for moment in moments[1:] if moment.seat > 0)
    number = before_choice_of(service, id, seat)
    assert explanation_of(service, id, number) is None
    request_explanation(service, id, number)
    opinion = explanation_of(service, id, number)
    state = moments[number].state()
    assert opinion is not None
    assert state is not None
    assert opinion.candidates[0].action == state.action(moments[number + 1].name)
    assert opinion.reasons
    request_explanation(service, id, number)  # it is not thought out twice
    assert explanation_of(service, id, number) == opinion


def test_the_bot_gets_its_own_view_and_its_own_luck(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def spy(*arguments: object) -> dict[str, object]:
        asked.append(arguments)
        return {}

    monkeypatch.setattr(explanations, "explain_choice", spy)
    id = ronin(service, mine(), bot("heuristic"))
    play_to_the_end(service, id, {ATTACKER: ANN})
    moments = service.moments(id)
    chosen_before = 0
    for number in range(len(moments) - 1):
        if moments[number + 1].seat == DEFENDER:
            request_explanation(service, id, number)
            state = moments[number].state()
            assert state is not None
            table, spec, view, seat, seed, turn, chosen = asked.pop()
            assert isinstance(view, State)
            assert view.viewer == DEFENDER
            assert view == state.redact(DEFENDER)
            assert (table, spec, seat, seed, turn) == (id, "heuristic", DEFENDER, "deal", chosen_before)
            assert chosen == state.action(moments[number + 1].name)
            chosen_before += 1
            if chosen_before == 12:
                break
    assert chosen_before == 12


def test_nobody_is_told_while_the_game_goes_on(service: TableService) -> None:
    id = ronin(service, mine(), bot("level:1"))
    for number in range(3):
        with pytest.raises(NotYours, match="still being played"):
            request_explanation(service, id, number)
    assert not service.explanations


@pytest.mark.parametrize("seat", [0, CHANCE])
def test_people_and_luck_are_not_asked(service: TableService, seat: int) -> None:
    id = over(service, "random")
    with pytest.raises(NotPossible, match="go to a choice of a bot"):
        request_explanation(service, id, before_choice_of(service, id, seat))


def test_there_is_no_choice_after_the_end(service: TableService) -> None:
    id = over(service, "random")
    last = len(service.moments(id)) - 1
    for number in (last, last + 1, -1):
        with pytest.raises(NotPossible, match="no choice of a bot"):
            request_explanation(service, id, number)


def test_a_bot_that_does_not_come_to_tables_is_not_asked(service: TableService) -> None:
    id = upload(service, finished_record("search:iterations=5000000"), ANN)
    with pytest.raises(NotPossible, match="no choice of a bot"):
        request_explanation(service, id, before_choice_of(service, id, DEFENDER))


def test_who_has_no_patience_asks_again(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    id = over(service, "random")
    busy = Event()
    service.workers.submit(busy.wait)
    number = before_choice_of(service, id, 1)
    with monkeypatch.context() as hurry:
        hurry.setattr(explanations, "EXPLANATION_TIMEOUT", 0.001)
        with pytest.raises(NotPossible, match="still thinking"):
            request_explanation(service, id, number)
    assert explanation_of(service, id, number) is None
    busy.set()
    request_explanation(service, id, number)
    assert explanation_of(service, id, number) is not None


def test_only_so_many_explanations_at_once(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanations, "EXPLANATION_TIMEOUT", 0.001)
    id = over(service, "random")
    busy = Event()
    service.workers.submit(busy.wait)
    try:
        moments = service.moments(id)
        asked = [number for number in range(len(moments) - 1) if moments[number + 1].seat == 1][:5]
        for number in asked[:4]:
            with pytest.raises(NotPossible, match="still thinking"):
                request_explanation(service, id, number)
        with pytest.raises(NotPossible, match="too many explanations"):
            request_explanation(service, id, asked[4])
    finally:
        busy.set()


def test_an_interrupted_bot_can_be_asked_again(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    id = over(service, "random")
    number = before_choice_of(service, id, 1)
    busy = Event()
    service.workers.submit(busy.wait)
    with monkeypatch.context() as hurry:
        hurry.setattr(explanations, "EXPLANATION_TIMEOUT", 0.001)
        with pytest.raises(NotPossible):
            request_explanation(service, id, number)
    assert service.explanations[id, number].cancel()
    assert explanation_of(service, id, number) is None
    busy.set()
    with pytest.raises(NotPossible, match="interrupted"):
        request_explanation(service, id, number)
    request_explanation(service, id, number)
    assert explanation_of(service, id, number) is not None


def test_old_explanations_are_forgotten(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explanations, "MAX_KEPT", 2)
    id = over(service, "random")
    moments = service.moments(id)
    asked = [number for number in range(len(moments) - 1) if moments[number + 1].seat == 1][:3]
    for number in asked:
        request_explanation(service, id, number)
    assert [explanation_of(service, id, number) is not None for number in asked] == [False, True, True]
