"""Nobody can tell who held a card: two tables at which a seat declines a reaction look the same to the others, whether
the seat had nothing to play and was not asked, or thought for a moment and declined.
"""

import time
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import shiai
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE, WATCHER
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.table import commands, journal
from shiai.table import service as service_module
from shiai.table.journal import Entry
from shiai.table.new_tables import create_with_journal
from shiai.table.preferences import ALWAYS, Preferences, set_preferences
from shiai.table.service import TableService
from shiai.web.log import log_lines, news
from shiai.web.table_page import TableView
from tests.table.tables import ANN, BOB, PATIENCE, friend, mine, names, now, portrait, sequence, sit_down

GAME = shiai.game("senjutsu")
WORDS = Catalogue("en", "senjutsu")
LONG = 3600.0  # seconds; no timer goes off in these tests unless they want it
Choices = list[tuple[int, int]]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long people seem to think: as long as the test takes. Returns what was drawn."""
    times: list[float] = []

    def draw() -> float:
        times.append(LONG)
        return LONG

    monkeypatch.setattr(service_module, "thinking_time", draw)
    return times


def random_game(seed: int) -> Iterator[tuple[State, Choices]]:
    """The moments of a random duel in which seat 0 is asked for a reaction, with the choices before them."""
    rng = Random(seed)
    state = GAME.start(hero_1="student", hero_2="student")
    made: Choices = []
    while state.actors():
        seat = state.actors()[0]
        if seat == 0 and GAME.reaction(state, 0) is not None:
            yield state, made[:]
        legal = state.legal(seat)
        action = draw_outcome(state, rng) if seat == CHANCE else legal[int(rng.random() * len(legal))]
        state.apply(seat, action)
        made.append((seat, action))


def fits(state: State) -> bool:
    """Has seat 0 something to play in this reaction?"""
    reaction = GAME.reaction(state, 0)
    assert reaction is not None
    return reaction.fits


def replayed(choices: Choices) -> State | None:
    """The state after these choices, if all of them are legal."""
    state: State = GAME.start(hero_1="student", hero_2="student")
    for seat, action in choices:
        if seat not in state.actors() or action not in state.legal(seat):
            return None
        state.apply(seat, action)
    return state


def twin(state: State, made: Choices) -> Choices | None:
    """The same game with another card drawn by seat 0 in secret, so that it has something to play here or has not."""
    for number in range(len(made) - 1, -1, -1):
        if made[number][0] != CHANCE:
            continue
        before = replayed(made[:number])
        assert before is not None
        for other in before.legal(CHANCE):
            changed = [*made[:number], (CHANCE, other), *made[number + 1 :]]
            found = replayed(changed)
            if (
                found is not None
                and found.actors() == (0,)
                and GAME.reaction(found, 0) is not None
                and fits(found) != fits(state)
                and all(found.redact(viewer).key() == state.redact(viewer).key() for viewer in (1, WATCHER))
            ):
                return changed
    return None


@cache
def pair() -> tuple[Choices, Choices]:
    """Two games that look the same to everybody but seat 0, which has nothing to play in the first one only."""
    for seed in range(200):
        for state, made in random_game(seed):
            other = twin(state, made)
            if other is not None:
                return (other, made) if fits(state) else (made, other)
    raise AssertionError("there is no such pair; look for another game")


def table_of(service: TableService, made: Choices, preferences: Preferences | None = None) -> str:
    """A table at which Ann and Bob have made these choices."""
    set_preferences(service.store, ANN, preferences or Preferences())
    entries = [Entry(journal.CHOICE, seat, {"action": action}) for seat, action in made]
    setup = GAME.setup(hero_1="student", hero_2="student")
    id = create_with_journal(service, setup, [mine(), friend()], ANN, entries)
    sit_down(service, id, 1, BOB)
    return id


def seen(service: TableService, id: str, viewer: int) -> dict[str, object]:
    """Everything that a viewer's page is made of."""
    table = now(service, id)
    page = TableView(table, service.stored(id), viewer, (viewer,) if viewer >= 0 else (), WORDS)
    whole = page.page(lambda **_: "", "", None, None)
    return {
        "sequence": table.knowledge.sequence[viewer],
        "position": table.game.state.redact(viewer).position(),
        "log": log_lines(table, viewer, WORDS, ("Ann", "Bob"), 1000),
        "waiting": whole.question.waiting,
        "undo": whole.question.undo,
        "drawing": whole.drawing,
        "seats": whole.seats,
        "moments": whole.moments,
        "thinking": service.store.tables_with_work().count(id),
        "news": news(table, viewer, WORDS, lambda _: False, 1000),
    }


def publish(service: TableService, id: str) -> None:
    """The time that was drawn is over."""
    service.publish(id, 0, now(service, id).knowledge.asked_at[0])


def test_others_see_the_same_whether_the_seat_was_asked_or_not(service: TableService, drawn: list[float]) -> None:
    nothing, something = [table_of(service, made) for made in pair()]
    told: dict[str, list[int]] = {id: [] for id in (nothing, something)}
    for id in (nothing, something):
        for viewer in (1, WATCHER):
            service.listen(id, viewer, told[id].append)
    assert 0 in now(service, nothing).pending  # the table answers
    assert 0 not in now(service, something).pending  # Ann is asked
    assert len(drawn) == 2

    def compare() -> None:
        for viewer in (1, WATCHER):
            assert seen(service, nothing, viewer) == seen(service, something, viewer)
        assert told[nothing] == told[something]

    compare()
    commands.choose(service, something, ANN, 0, "pass", sequence(service, something, 0))  # Ann thinks and declines
    compare()
    assert names(service, nothing)[-1] != "pass"
    for id in (nothing, something):
        publish(service, id)
        assert names(service, id)[-1] == "pass"
    compare()
    assert told[nothing]


def test_what_the_seat_holds_does_not_matter_for_undo_either(service: TableService) -> None:
    nothing, something = [table_of(service, made) for made in pair()]
    commands.choose(service, something, ANN, 0, "pass", sequence(service, something, 0))
    for id in (nothing, something):
        publish(service, id)
        commands.undo(service, id, ANN, 0, sequence(service, id, 0))
    for viewer in (1, WATCHER):
        assert seen(service, nothing, viewer) == seen(service, something, viewer)
    assert not any(result.automatic for result in now(service, nothing).game.log)


def test_a_card_is_played_at_once(service: TableService) -> None:
    id = table_of(service, pair()[1])
    state = now(service, id).game.state
    card = next(state.name(action) for action in state.legal(0) if state.name(action) != "pass")
    before = len(names(service, id))
    commands.choose(service, id, ANN, 0, card, sequence(service, id, 0))
    assert names(service, id)[before] == card


def test_an_answer_that_nobody_knows_can_be_taken_back(service: TableService) -> None:
    id = table_of(service, pair()[1])
    before = portrait(now(service, id))
    commands.choose(service, id, ANN, 0, "pass", sequence(service, id, 0))
    assert 0 in now(service, id).pending
    commands.undo(service, id, ANN, 0, sequence(service, id, 0))
    assert 0 not in now(service, id).pending
    publish(service, id)
    assert portrait(now(service, id)) == before


def test_a_person_who_is_not_asked_may_want_to_answer_after_all(service: TableService) -> None:
    id = table_of(service, pair()[0])
    commands.undo(service, id, ANN, 0, sequence(service, id, 0))
    publish(service, id)
    assert names(service, id)[-1] != "pass"
    commands.choose(service, id, ANN, 0, "pass", sequence(service, id, 0))
    publish(service, id)
    assert names(service, id)[-1] == "pass"


def test_somebody_who_wants_every_question_declines_as_slowly(service: TableService) -> None:
    id = table_of(service, pair()[0], Preferences(reactions=ALWAYS))
    assert 0 not in now(service, id).pending
    commands.choose(service, id, ANN, 0, "pass", sequence(service, id, 0))
    assert 0 in now(service, id).pending


def test_after_the_time_an_answer_is_known_at_once(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "thinking_time", lambda: -1.0)
    id = table_of(service, pair()[1])
    before = len(names(service, id))
    commands.choose(service, id, ANN, 0, "pass", sequence(service, id, 0))
    assert names(service, id)[before] == "pass"


def test_a_table_goes_on_by_itself_when_the_time_is_over(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "thinking_time", lambda: 0.05)
    id = table_of(service, pair()[0])
    end = time.monotonic() + PATIENCE
    while now(service, id).pending and time.monotonic() < end:
        time.sleep(0.01)
    assert "pass" in names(service, id)[len(pair()[0]) :]


def test_after_a_restart_the_answer_comes_as_well(service: TableService) -> None:
    id = table_of(service, pair()[0])
    assert id in service.store.tables_with_work()
    again = TableService(service.store, service.workers)
    again.resume()
    publish(again, id)
    assert names(again, id)[-1] == "pass"
    again.alarm.close()
