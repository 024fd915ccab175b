"""The tree search on stories whose best ways are known: luck, partners, three seats, memory of earlier searches."""

from itertools import pairwise
from random import Random
from typing import Any, ClassVar, Final

import pytest

import shiai
from shiai.bots.explanation import Thought
from shiai.bots.search import CURIOSITY, MANY_OUTCOMES, ROUND_OF_CLOCK, Search, play_by_habit
from shiai.bots.tree import WIDENING, WIDTH, Luck, Node, key_of
from shiai.core.errors import HiddenInformation
from shiai.core.state import State, View
from shiai.games.senjutsu.rules.state import TURN
from shiai.games.senjutsu.solo.rules.state import Solo
from tests.bots.toys import SharedStory, Story, Tale

WON: Final = [1.0, -1.0]
LOST: Final = [-1.0, 1.0]


def thoughts(story: Story, iterations: int, seed: int = 1, curiosity: float = CURIOSITY) -> dict[int, Thought]:
    """What a search of the first seat thinks at the beginning, by choice."""
    search = Search(iterations=iterations, curiosity=curiosity, trust=0.0)
    explanation = search.explain(story.start().redact(0), 0, Random(seed))
    return {thought.action: thought for thought in explanation.thoughts}


def chosen(story: Story, iterations: int = 200, seed: int = 1) -> int:
    """What a search of the first seat chooses at the beginning."""
    return Search(iterations=iterations, trust=0.0).choose(story.start().redact(0), 0, Random(seed))


# Luck ----------------------------------------------------------------------------------------------------------------


def test_luck_counts_by_its_weights() -> None:
    story = Story((0, ("luck", (3, WON), (1, LOST)), ("luck", (1, WON), (3, LOST)), [-0.1, 0.1]), 2)
    found = thoughts(story, 900, curiosity=20.0)  # so curious that it tries all alike
    assert found[0].value == pytest.approx(0.5, abs=0.15)
    assert found[1].value == pytest.approx(-0.5, abs=0.15)
    assert found[2].value == pytest.approx(-0.1)
    assert [chosen(story, seed=seed) for seed in range(5)] == [0] * 5


def test_a_reply_after_luck_is_chosen_when_luck_is_known() -> None:
    """Seat 0 can answer each outcome: the value is that of the best answers, not of the average one."""
    answers = ("luck", (1, (0, WON, LOST)), (1, (0, LOST, WON)))
    story = Story((0, answers, [0.1, -0.1]), 2)
    found = thoughts(story, 600, curiosity=3.0)
    assert found[0].value > 0.7
    assert found[0].visits > found[1].visits


def many_outcomes(number: int) -> Any:
    """Luck with so many outcomes, the later the likelier and the better."""
    return ("luck", *[(weight, [2 * weight / number - 1, 1 - 2 * weight / number]) for weight in range(1, number + 1)])


def test_many_outcomes_are_met_little_by_little() -> None:
    search = Search(iterations=300)
    search.choose(Story((0, many_outcomes(60), LOST), 2).start().redact(0), 0, Random(1))
    (luck,) = search.lucks.values()
    assert luck.visits > 100
    assert MANY_OUTCOMES < len(luck.outcomes) <= WIDTH * luck.visits**WIDENING + 1


def test_few_outcomes_are_not_narrowed() -> None:
    search = Search(iterations=50)
    search.choose(Story((0, many_outcomes(MANY_OUTCOMES), LOST), 2).start().redact(0), 0, Random(1))
    assert not search.lucks


def test_widening_keeps_the_weights() -> None:
    """Outcomes have the shares that their weights say: over many moments, and nearly so at each of them."""
    legal = tuple(range(20))
    weights = [1] * 10 + [9] * 10
    heavy = visits = 0
    for start in range(60):
        luck = Luck(start / 60)
        met = [luck.outcome(legal, weights) for _ in range(100)]
        assert len(luck.outcomes) <= WIDTH * 100**WIDENING + 1
        share = len([outcome for outcome in met if outcome >= 10]) / len(met)
        assert share == pytest.approx(0.9, abs=0.1)
        heavy += len([outcome for outcome in met if outcome >= 10])
        visits += len(met)
    assert heavy / visits == pytest.approx(0.9, abs=0.01)


def test_all_outcomes_met_are_met_equally_often() -> None:
    luck = Luck(0.3)
    legal = tuple(range(50))
    for _ in range(400):
        luck.outcome(legal, [1] * 50)
    assert len(luck.outcomes) == pytest.approx(WIDTH * 400**WIDENING, abs=1)
    assert max(luck.counts) - min(luck.counts) <= max(luck.counts) // 5
    assert sum(luck.counts) == luck.visits


def test_new_outcomes_lie_apart() -> None:
    """Of a hundred alike, the first ten leave no gap of more than a fifth of them."""
    luck = Luck(0.0)
    while len(luck.outcomes) < 10:
        luck.outcome(tuple(range(100)), [1] * 100)
    assert max([later - earlier for earlier, later in pairwise([0, *sorted(luck.outcomes), 100])]) <= 20


def test_an_outcome_that_is_impossible_now_is_not_met() -> None:
    luck = Luck(0.5)
    for _ in range(50):
        luck.outcome((1, 2, 3), [1, 1, 1])
    assert {luck.outcome((4, 5), [1, 1]) for _ in range(20)} == {4, 5}


# Seats ---------------------------------------------------------------------------------------------------------------


def test_an_opponent_chooses_for_itself() -> None:
    trap = (0, (1, WON, LOST), [0.1, -0.1])
    assert chosen(Story(trap, 2)) == 1
    assert chosen(Story(trap, 2), seed=2) == 1


def test_a_partner_helps() -> None:
    together = (0, (1, [1.0, 1.0], [-1.0, -1.0]), [0.1, 0.1])
    assert chosen(SharedStory(together, 2)) == 0
    assert thoughts(SharedStory(together, 2), 300)[0].value > 0.7


def test_one_seat_alone_looks_for_its_best_way() -> None:
    assert chosen(Story((0, (0, [-1.0], (0, [-1.0], [1.0])), [0.2]), 1), 1000) == 0


def test_of_three_seats_each_wants_its_own_best() -> None:
    """The second seat has no reason to harm the first: who thought so would take the second way."""
    story = Story((0, (1, [0.9, 0.8, -0.9], [-1.0, 0.2, 0.9]), [0.1, 0.1, 0.1]), 3)
    assert [chosen(story, 300, seed) for seed in range(4)] == [0] * 4


def test_the_first_tries_follow_what_the_game_finds_promising() -> None:
    node = Node()
    for action, weight in enumerate([1.0, 8.0, 1.0]):
        node.add(action, weight)
    node.turn_to((0, 1, 2))
    assert node.best(0.6, 0.1) == 1
    node.turn_to((0, 2))
    assert node.best(0.6, 0.1) == 0  # what this world does not offer is not tried


class Told(Story):
    """A story whose advice is always the first choice."""

    def advise(self, view: State, seat: int, rng: Random) -> int:
        return view.legal(seat)[0]


def test_who_trusts_the_advice_more_tries_it_more() -> None:
    told = Told((0, *[[0.0, 0.0]] * 4), 2)
    shares = []
    for trust in (0.0, 1.0, 10.0):
        explanation = Search(iterations=100, trust=trust).explain(told.start().redact(0), 0, Random(1))
        visits = {thought.action: thought.visits for thought in explanation.thoughts}
        shares.append(visits[0] / sum(visits.values()))
    assert shares[0] < 0.4 < shares[1] < 0.7
    assert shares[2] > 0.8


def test_advice_is_leaned_on_once() -> None:
    node = Node()
    for action in range(3):
        node.add(action, 1.0)
    node.turn_to((0, 1, 2))
    node.lean(2, 1.0)
    assert node.best(0.6, 0.1) == 2
    before = list(node.weights)
    node.lean(1, 1.0)
    assert node.weights == before


class Doubted(Told):
    """One whose advice is left only for what is clearly better."""

    doubt: ClassVar[float] = 3.0


def tried(*tries: tuple[int, float], advised: int) -> Node:
    """A moment whose choices were tried so often, each time with the value or its opposite, and so on the average."""
    node = Node()
    for action, _ in enumerate(tries):
        node.add(action, 1.0)
    node.turn_to(tuple(range(len(tries))))
    node.lean(advised, 1.0)
    for action, (count, mean) in enumerate(tries):
        for number in range(count):
            node.learn(action, mean + (0.5 if number % 2 else -0.5))
    return node


def test_advice_is_left_only_for_what_is_better_by_more_than_luck() -> None:
    """Both were tried 100 times with a spread of a half: the standard error of the difference is about 0.07."""
    both = (0, 1)
    assert tried((100, 0.1), (102, 0.3), advised=0).choice(both, 2.0) == 1
    assert tried((100, 0.1), (102, 0.3), advised=0).choice(both, 4.0) == 0
    assert tried((400, 0.1), (402, 0.3), advised=0).choice(both, 4.0) == 1  # more tries can tell
    assert tried((100, 0.3), (102, 0.1), advised=0).choice(both, 0.5) == 0
    assert tried((100, 0.1), (102, 0.3), advised=1).choice(both, 9.0) == 1


def test_without_doubt_the_most_tried_is_chosen_whatever_was_advised() -> None:
    assert tried((100, 0.3), (102, 0.1), advised=0).choice((0, 1), 0.0) == 1
    assert tried((100, 0.3), (102, 0.1), (0, 0.0), advised=2).choice((0, 1, 2), 3.0) == 1  # nothing to compare with
    assert tried((100, 0.3), (102, 0.1), advised=0).choice((1,), 3.0) == 1


def test_a_doubting_search_follows_the_advice_where_choices_are_alike_and_not_where_it_loses() -> None:
    luck = ("luck", (1, WON), (1, LOST))
    unlucky = ("luck", (9, WON), (11, LOST))
    alike = Doubted((0, unlucky, luck, luck, luck), 2)
    for seed in range(6):
        search = Search(iterations=60)
        explanation = search.explain(alike.start().redact(0), 0, Random(seed))
        assert explanation.thoughts[0].action == 0 == search.choose(alike.start().redact(0), 0, Random(seed))
    bad = Doubted((0, LOST, WON), 2)
    assert Search(iterations=300).choose(bad.start().redact(0), 0, Random(1)) == 1


def test_an_open_choice_is_made_or_not_and_the_others_follow_by_how_much_they_were_tried() -> None:
    story = Story((0, [-0.5, 0.5], [0.3, -0.3], ("luck", (1, WON), (1, LOST)), LOST), 2)
    explanation = Search(iterations=200, trust=0.0).explain(story.start().redact(0), 0, Random(1))
    first, *others = explanation.thoughts
    assert (first.action, first.share) == (1, 1.0)
    assert [other.share for other in others] == [0.0] * 3
    assert [other.visits for other in others] == sorted([other.visits for other in others], reverse=True)


def test_who_trusts_less_doubts_less() -> None:
    game = Doubted((0, WON, LOST), 2)
    assert [Search(trust=trust).doubt(game) for trust in (0.0, 0.5, 1.0)] == [0.0, 1.5, 3.0]
    assert Search().doubt(Told((0, WON, LOST), 2)) == 0.0


# From choice to choice -----------------------------------------------------------------------------------------------

LONG: Final = (0, (1, (0, WON, LOST), (0, (1, LOST, WON), LOST)), (1, LOST, (0, LOST, WON)))


def test_what_was_found_is_remembered_for_the_next_choice() -> None:
    state = Story(LONG, 2).start()
    search = Search(iterations=300)
    state.apply(0, search.choose(state.redact(0), 0, Random(1)))
    state.apply(1, max(state.legal(1), key=search.nodes[key_of(state, 0)].count))
    known = search.nodes[key_of(state, 0)].visits
    assert known > 20
    again = search.choose(state.redact(0), 0, Random(2))
    assert search.done <= 300 - known
    assert search.nodes[key_of(state, 0)].visits == known + search.done
    assert again == Search(iterations=300).choose(state.redact(0), 0, Random(2))


def test_a_search_stops_when_nothing_can_change_its_choice() -> None:
    """Two choices left at the end: the rest of the budget is less than what one is ahead."""
    search = Search(iterations=400)
    assert search.choose(Story((0, WON, LOST, LOST), 2).start().redact(0), 0, Random(1)) == 0
    (node,) = search.nodes.values()
    assert node.visits == search.done < 400
    assert node.counts[0] - max(node.counts[1:]) > 400 - search.done


def test_a_search_for_some_time_ends() -> None:
    story = Story(LONG, 2)
    search = Search(iterations=10**7, seconds=1e-9)
    search.choose(story.start().redact(0), 0, Random(1))
    assert search.done == ROUND_OF_CLOCK
    assert Search(seconds=0.02).choose(story.start().redact(0), 0, Random(1)) == 0


def test_the_same_luck_gives_the_same_thoughts() -> None:
    story = Story((0, many_outcomes(30), ("luck", (1, WON), (1, LOST)), [0.2, -0.2]), 2)
    assert thoughts(story, 40, 5) == thoughts(story, 40, 5)
    assert thoughts(story, 40, 5) != thoughts(story, 40, 6)


def test_the_only_choice_is_made_without_thinking() -> None:
    search = Search(iterations=100)
    assert search.choose(Story((0, (0, WON, LOST)), 2).start().redact(0), 0, Random(1)) == 0
    assert search.done == 0
    assert not search.nodes


# What it may see -----------------------------------------------------------------------------------------------------


def test_a_search_refuses_what_was_not_redacted_for_its_seat() -> None:
    state: Tale = Story(LONG, 2).start()
    for seen in (View(state), state.redact(1)):
        with pytest.raises(HiddenInformation, match="redact"):
            Search().choose(seen, 0, Random(1))
        with pytest.raises(HiddenInformation, match="redact"):
            Search().explain(seen, 0, Random(1))


def test_a_complete_state_is_of_the_wrong_type() -> None:
    """Mypy refuses it: without the error that is ignored here, it would complain about the comment."""
    with pytest.raises(HiddenInformation):
        Search().choose(Story(LONG, 2).start(), 0, Random(1))  # type: ignore[arg-type]


def test_enemies_do_not_look_ahead_in_the_mind_of_a_player() -> None:
    """Only there: the table that a view is filled to goes on as the real one."""
    state = shiai.game("senjutsu_solo").start()
    while not (0 in state.actors() and len(state.legal(0)) > 1):
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    view = state.redact(0)
    world, filled = Search().world(view, 0, Random(1)), view.fill(Random(1))
    assert isinstance(world, Solo)
    assert isinstance(filled, Solo)
    assert (world.thinking, filled.thinking) == (True, False)
    assert world == filled


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_habit_plays_as_many_turns_as_it_is_told(ahead: int) -> None:
    """From between two turns, which is where one thought ends, each further one plays a whole turn."""
    game = shiai.game("senjutsu")
    state = game.start()
    while not game.quiet(state):
        play_by_habit(game, state, Random(1))
    turn = state.cells[TURN]
    Search(ahead=ahead).judge(game, state, 0, Random(2))
    assert state.cells[TURN] == turn + ahead - 1
    assert game.quiet(state)
