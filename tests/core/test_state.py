"""The machine itself: choices and refusals, views, luck, copies, names and listeners."""

import pickle
import random
from collections import Counter
from random import Random
from typing import Final

import pytest

import shiai
from shiai.core.chance import draw_outcome, pick
from shiai.core.errors import HiddenInformation, IllegalChoice, ShiaiError, UnknownChoice, UnknownGame
from shiai.core.game import AnyGame
from shiai.core.layout import Counts, Field, Flags, Number, Places
from shiai.core.messages import Event
from shiai.core.playout import playout
from shiai.core.seats import ALL_SEEING, CHANCE, HOLE, WATCHER
from shiai.core.state import State
from tests.core.toy import BAG, BID, HAND, SCORE, TOY, Toy, after

NORTH: Final = 0
SOUTH: Final = 1
BOTH_GAMES: Final[tuple[AnyGame, ...]] = (TOY, shiai.game("seven_ronin"))
DEALT: Final = ("chance: deal fox", "chance: deal tiger")
REVEALED: Final = (*DEALT, "south: bid 2", "north: bid 1")


def over() -> Toy:
    """A finished game."""
    state = TOY.start()
    playout(state, Random(0))
    return state


def refusal(state: State, seat: int, action: int) -> tuple[str, tuple[str, ...]]:
    """The choice must be refused and change nothing; what the refusal says."""
    before, position, actors, events = state.key(), state.position(), state.actors(), state.listen()
    with pytest.raises(IllegalChoice) as refused:
        state.apply(seat, action)
    assert (state.key(), state.position(), state.actors()) == (before, position, actors)
    assert events == []
    return str(refused.value), refused.value.clauses


# Choices --------------------------------------------------------------------------------------------------------------


def test_the_machine_asks_luck_then_both_then_the_winner_then_nobody() -> None:
    assert after().actors() == (CHANCE,)
    assert after(*DEALT).actors() == (NORTH, SOUTH)
    assert after(*DEALT, "south: bid 2").actors() == (NORTH,)
    assert after(*REVEALED).actors() == (SOUTH,)
    assert over().actors() == ()
    assert over().legal(NORTH) == over().legal(CHANCE) == ()
    assert over().weights() == []


def test_weights_belong_to_the_outcomes_of_luck() -> None:
    assert [TOY.start().name(action) for action in TOY.start().legal(CHANCE)] == [
        "deal fox",
        "deal crane",
        "deal tiger",
    ]
    assert TOY.start().weights() == [2, 2, 1]
    assert after("chance: deal fox").weights() == [1, 2, 1]
    assert after(*DEALT).weights() == []


def test_an_illegal_choice_is_refused_with_its_name_the_legal_ones_and_the_clauses() -> None:
    state = after(*DEALT)
    message, clauses = refusal(state, SOUTH, state.action("bid 3"))
    assert message == "south cannot choose 'bid 3' (T-2.2); legal are: pass, bid 1, bid 2"
    assert clauses == ("T-2.2",)
    assert state.why_not(SOUTH, state.action("bid 3")) == clauses
    assert state.why_not(SOUTH, state.action("bid 2")) == ()
    message, clauses = refusal(state, SOUTH, state.action("on top"))
    assert message == "south cannot choose 'on top' (T-2.1); legal are: pass, bid 1, bid 2"


def test_luck_cannot_deal_a_card_that_is_not_there() -> None:
    state = after("chance: deal tiger")
    message, clauses = refusal(state, CHANCE, state.action("deal tiger"))
    assert message == "chance cannot choose 'deal tiger' (T-1.1); legal are: deal fox, deal crane"
    assert clauses == ("T-1.1",)


@pytest.mark.parametrize("action", [-1, TOY.action_count, 10**9])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    assert refusal(after(*DEALT), NORTH, action) == (f"{action} is not an action of high_bid", ("T-2.1",))


@pytest.mark.parametrize("seat", [SOUTH, WATCHER, CHANCE, 2, ALL_SEEING])
def test_who_is_not_asked_cannot_choose(seat: int) -> None:
    state = after(*DEALT, "south: bid 2")
    who = {SOUTH: "south", WATCHER: "watcher", CHANCE: "chance", ALL_SEEING: "everything"}.get(seat, "seat 2")
    assert state.legal(seat) == ()
    assert refusal(state, seat, state.action("pass")) == (
        f"{who} cannot choose 'pass' (T-2.1); waiting for: north",
        ("T-2.1",),
    )


def test_nobody_chooses_after_the_end() -> None:
    state = over()
    assert refusal(state, NORTH, 3) == ("north cannot choose 'pass' (T-4.1); waiting for: nobody", ("T-4.1",))


def test_a_choice_that_is_the_only_one_is_made_by_itself() -> None:
    asked, forced = after(*REVEALED), after(*REVEALED, used_cards="bottom")
    assert asked.stack[-1].name == "put_back"
    assert forced.stack[-1].name == "deal"
    asked.apply(SOUTH, asked.action("under"))
    assert asked.cells == forced.cells


def test_a_refusal_survives_a_pipe_between_processes() -> None:
    state = after(*DEALT)
    with pytest.raises(IllegalChoice) as refused:
        state.apply(SOUTH, state.action("bid 3"))
    again = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(again, IllegalChoice)
    assert (str(again), again.clauses) == (str(refused.value), refused.value.clauses)


# Views ----------------------------------------------------------------------------------------------------------------


def test_a_view_tells_nobody_elses_choices() -> None:
    view = after(*DEALT).redact(NORTH)
    assert view.legal(NORTH) == after(*DEALT).legal(NORTH)
    with pytest.raises(
        HiddenInformation, match=r"^north cannot know the choices of south; ask for its own, or fill the"
    ):
        view.legal(SOUTH)
    with pytest.raises(HiddenInformation, match=r"^watcher cannot know the choices of north"):
        after(*DEALT).redact(WATCHER).legal(NORTH)
    with pytest.raises(HiddenInformation, match=r"^south cannot know the choices of chance"):
        after("chance: deal fox").redact(SOUTH).legal(CHANCE)


def test_a_view_cannot_be_played_on() -> None:
    for view in (after(*DEALT).redact(NORTH), after().redact(WATCHER), over().redact(SOUTH)):
        before = view.key()
        with pytest.raises(HiddenInformation, match=r"^a state with holes cannot be played on; fill the holes first$"):
            view.apply(NORTH, 3)
        assert view.key() == before


def test_a_view_has_holes_and_is_not_the_state() -> None:
    state = after(*DEALT, "south: bid 2")
    view = state.redact(NORTH)
    assert state.holes() == 0
    assert view.holes() == 2 + BAG.kinds
    assert [cell for cell, value in enumerate(view.cells) if value == HOLE] == [HAND + 1, BID + 1, *range(8, 11)]
    assert view != state
    assert view.key() != state.key()
    assert state.redact(SOUTH).viewer == SOUTH
    assert after().redact(NORTH) != after()  # the same cells, but another viewer
    assert after().redact(NORTH) != after().redact(SOUTH)


def test_the_worlds_of_a_view_are_as_likely_as_the_cards_that_are_left() -> None:
    view = after(*DEALT).redact(NORTH)
    rng = Random(7)
    cards = Counter([view.fill(rng).cells[HAND + SOUTH] for _ in range(500)])
    assert set(cards) == {1, 2, 3}  # a fox, two cranes and a tiger are unseen
    assert cards[2] > cards[1]
    assert cards[2] > cards[3]


def test_a_filled_view_is_played_on_without_a_trace_in_the_view() -> None:
    view = after(*DEALT).redact(NORTH)
    before = view.key()
    world = view.fill(Random(1))
    assert world.viewer == ALL_SEEING
    playout(world, Random(1))
    assert view.key() == before


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["on top", "On Top", "on_top", " ON  TOP ", "On_top"])
def test_names_are_forgiving(text: str) -> None:
    state = after(*REVEALED)
    assert state.name(state.action(text)) == "on top"


def test_an_unknown_choice_is_refused_with_near_names() -> None:
    state = after(*DEALT)
    with pytest.raises(UnknownChoice, match=r"^high_bid has no choice 'bid 4'; there is: bid"):
        state.action("bid 4")
    with pytest.raises(UnknownChoice, match="there is: pass, bid 1, bid 2"):
        state.action("castle")
    with pytest.raises(UnknownChoice, match=r"^high_bid has no choice 'castle'; there is: none$"):
        over().action("castle")


def test_a_name_of_a_choice_that_is_not_legal_is_known_all_the_same() -> None:
    assert after(*DEALT).action("bid 3") not in after(*DEALT).legal(NORTH)
    assert over().action("shuffle") == TOY.action_count - 1


def test_a_view_knows_the_names_of_its_own_choices() -> None:
    view = after(*DEALT).redact(NORTH)
    assert view.action("bid 2") == after(*DEALT).action("bid 2")
    with pytest.raises(UnknownChoice):
        view.action("castle")


def test_seats_have_names() -> None:
    setup = TOY.setup()
    assert [setup.seat(name) for name in ("north", "south", "watcher", "chance")] == [NORTH, SOUTH, WATCHER, CHANCE]
    assert setup.seat_names((NORTH, CHANCE)) == "north, chance"
    assert setup.seat_names(()) == "nobody"
    with pytest.raises(ValueError, match=r"^'east' is no seat; seats are: north, south, watcher, chance$"):
        setup.seat("east")


def test_games_have_names() -> None:
    assert shiai.game("seven-ronin") is shiai.game("Seven_Ronin")
    with pytest.raises(UnknownGame, match=r"^there is no game 'seven_rnin'; did you mean seven_ronin"):
        shiai.game("seven_rnin")
    with pytest.raises(ShiaiError, match=r"^there is no game 'go'; games are: seven_ronin"):
        shiai.game("go")


def test_questions_and_offers_are_messages() -> None:
    state = after(*DEALT)
    assert state.prompt(NORTH).id == "prompt-bidding"
    assert state.describe(state.action("bid 2")).values == {"number": 2}


# Luck -----------------------------------------------------------------------------------------------------------------


class Tickets(Random):
    """A generator that first draws a ticket that is too high, then a given one."""

    def __init__(self, ticket: int) -> None:
        super().__init__(0)
        self.ticket = ticket
        self.bits: list[int] = []

    def getrandbits(self, k: int, /) -> int:
        self.bits.append(k)
        return self.ticket if len(self.bits) > 1 else (1 << k) - 1


@pytest.mark.parametrize("weights", [[1], [2, 2, 1], [1, 5], [3, 1, 1, 4]], ids=str)
def test_every_action_has_as_many_tickets_as_its_weight(weights: list[int]) -> None:
    actions = tuple(range(10, 10 + len(weights)))
    drawn: Counter[int] = Counter()
    for ticket in range(sum(weights)):
        rng = Tickets(ticket)
        drawn[pick(actions, weights, rng)] += 1
        assert set(rng.bits) == {sum(weights).bit_length()}
    assert drawn == dict(zip(actions, weights, strict=True))


def test_outcomes_are_drawn_by_the_weights_of_the_state() -> None:
    dealt: Counter[str] = Counter()
    for ticket in range(5):
        dealt[TOY.start().name(draw_outcome(TOY.start(), Tickets(ticket)))] += 1
    assert dealt == {"deal fox": 2, "deal crane": 2, "deal tiger": 1}


def luck(seed: int | str) -> list[int]:
    """The outcomes of many first rounds for a seed."""
    chance = Random(seed)
    return [draw_outcome(TOY.start(), chance) for _ in range(30)]


def test_the_same_seed_is_the_same_luck() -> None:
    assert luck(1) == luck(1)
    assert luck("a word") == luck("a word")
    assert luck(1) != luck(2)


def test_nothing_touches_the_generator_of_everybody() -> None:
    before = random.getstate()
    luck(1)
    for game in BOTH_GAMES:
        state = game.start()
        playout(state, Random(2))
        game.start().redact(NORTH).fill(Random(3))
    assert random.getstate() == before


def test_a_playout_is_decided_by_its_generator() -> None:
    for game in BOTH_GAMES:
        one, two = game.start(), game.start()
        assert playout(one, Random(9)) == playout(two, Random(9)) <= game.bound(one.setup)
        assert one == two
        assert one.outcome() is not None


# Copies and listeners -------------------------------------------------------------------------------------------------


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = after(*DEALT)
    copy = state.clone()
    assert copy == state
    assert copy.key() == state.key()
    assert hash(copy) == hash(state)
    assert len({state, copy, after(*DEALT)}) == 1
    copy.apply(NORTH, copy.action("pass"))
    assert copy != state
    assert state == after(*DEALT)


def test_equal_states_have_equal_keys_and_different_ones_different_keys() -> None:
    states: list[State] = [after(), after("chance: deal fox"), after(*DEALT), after(*REVEALED), over(), after(bids="1")]
    states += [after(*DEALT).redact(seat) for seat in (NORTH, SOUTH, WATCHER)]
    for one in states:
        for two in states:
            assert (one == two) == (one.key() == two.key()) == (one is two)
    assert after() != "after"
    assert after() == after()


def test_a_pickled_state_is_equal_and_goes_on_alike() -> None:
    for state in (
        after(),
        after(*DEALT),
        after(*REVEALED),
        over(),
        shiai.game("seven_ronin").start(limit_counts="total"),
    ):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert type(again) is type(state)
        assert again.setup.options == state.setup.options
        assert playout(again, Random(3)) == playout(state, Random(3))
        assert again == state
    view = after(*DEALT).redact(SOUTH)
    assert pickle.loads(pickle.dumps(view)) == view


def test_listening_changes_nothing() -> None:
    for seed in range(10):
        silent, loud = TOY.start(), TOY.start()
        events = loud.listen()
        playout(silent, Random(seed))
        playout(loud, Random(seed))
        assert loud == silent
        assert silent.events is None
        assert events


def test_events_are_heard_by_those_who_may() -> None:
    state = TOY.start()
    events = state.listen()
    state.apply(CHANCE, state.action("deal fox"))
    assert events == [
        Event("event-card_dealt", {"side": "north"}, "T-1.2", None),
        Event("event-card_seen", {"side": "north", "card": "fox"}, "T-1.2", (NORTH,)),
    ]
    assert [[event.visible_to(seat) for event in events] for seat in (NORTH, SOUTH, WATCHER)] == [
        [True, True],
        [True, False],
        [True, False],
    ]
    assert state.clone().events is None
    assert state.redact(NORTH).events is None


def test_a_reveal_is_counted() -> None:
    assert after(*DEALT).reveals == 0
    assert after(*REVEALED).reveals == 1


# Small parts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "cells", "text"),
    [
        (Number("n", 0, -5, 5), [-3], "-3"),
        (Number("n", 0, -5, 5), [HOLE], "?"),
        (Counts("c", 0, ("a", "b", "c"), 9), [0, 2, 1], "b=2 c=1"),
        (Counts("c", 0, ("a", "b", "c"), 9), [0, 0, 0], "none"),
        (Counts("c", 0, ("a", "b", "c"), 9), [HOLE, HOLE, HOLE], "?"),
        (Places("p", 0, ("a", "b"), ("x", "y", "z"), 1), [0, 1], "a=x"),
        (Places("p", 0, ("a", "b"), ("x", "y", "z"), 1), [1, 1], "none"),
        (Flags("f", 0, ("a", "b", "c")), [0b101], "a c"),
        (Flags("f", 0, ("a", "b", "c")), [0], "none"),
    ],
)
def test_fields_are_written_and_read_back(field: Field, cells: list[int], text: str) -> None:
    assert field.write(cells) == text
    assert field.read(text) == cells


def test_the_summary_of_a_game_is_a_few_numbers() -> None:
    state = over()
    assert TOY.summary(state) == {"north": state.cells[SCORE], "south": state.cells[SCORE + 1]}


def test_a_view_does_not_tell_the_weights_of_luck() -> None:
    state = TOY.start()
    assert state.actors() == (CHANCE,)
    assert state.weights()
    with pytest.raises(HiddenInformation):
        state.redact(0).weights()
