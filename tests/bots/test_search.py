"""The tree search on small game trees: chance, partners, three seats, and reuse of the tree."""

from itertools import pairwise
from random import Random
from typing import Any, ClassVar, Final

import pytest

import shiai
from shiai.bots.explanation import Candidate
from shiai.bots.search import Search
from shiai.bots.search.player import CHECK_INTERVAL, EXPLORATION, left_in_time
from shiai.bots.search.simulation import FIRST_PLAY_URGENCY, MANY_OUTCOMES
from shiai.bots.search.tree import WIDENING, WIDTH, ChanceNode, Node, information_set
from shiai.core.chance import draw_outcome
from shiai.core.errors import HiddenInformation
from shiai.core.seats import CHANCE
from shiai.core.state import View
from tests.bots.toys import SharedStory, Story, Tale

WON: Final = [1.0, -1.0]
LOST: Final = [-1.0, 1.0]


def candidates(story: Story, iterations: int, seed: int = 1, exploration: float = EXPLORATION) -> dict[int, Candidate]:
    """The candidates of a search of the first seat at the root, by action."""
    search = Search(iterations=iterations, exploration=exploration, prior_weight=0.0)
    explanation = search.explain(story.start().redact(0), 0, Random(seed))
    return {candidate.action: candidate for candidate in explanation.candidates}


def chosen(story: Story, iterations: int = 200, seed: int = 1) -> int:
    """The choice of a search of the first seat at the root."""
    return Search(iterations=iterations, prior_weight=0.0).choose(story.start().redact(0), 0, Random(seed))


# Chance --------------------------------------------------------------------------------------------------------------


def test_chance_counts_by_its_weights() -> None:
    story = Story((0, ("luck", (3, WON), (1, LOST)), ("luck", (1, WON), (3, LOST)), [-0.1, 0.1]), 2)
    found = candidates(story, 2000, exploration=40.0)  # so that it tries all alike
    assert found[0].value == pytest.approx(0.5, abs=0.15)
    assert found[1].value == pytest.approx(-0.5, abs=0.15)
    assert found[2].value == pytest.approx(-0.1, abs=0.01)
    assert [chosen(story, seed=seed) for seed in range(5)] == [0] * 5


def test_a_reply_after_chance_is_chosen_when_the_outcome_is_known() -> None:
    """Seat 0 can answer each outcome: the value is that of the best answers, not of the average one."""
    answers = ("luck", (1, (0, WON, LOST)), (1, (0, LOST, WON)))
    story = Story((0, answers, [0.1, -0.1]), 2)
    found = candidates(story, 600, exploration=3.0)
    assert found[0].value > 0.7
    assert found[0].visits > found[1].visits


def many_outcomes(number: int) -> Any:
    """A chance node with so many outcomes, the later the likelier and the better."""
    return ("luck", *[(weight, [2 * weight / number - 1, 1 - 2 * weight / number]) for weight in range(1, number + 1)])


def test_many_outcomes_are_met_little_by_little() -> None:
    search = Search(iterations=300)
    search.choose(Story((0, many_outcomes(60), LOST), 2).start().redact(0), 0, Random(1))
    (node,) = search.tree.chance_nodes.values()
    assert node.visits > 100
    assert MANY_OUTCOMES < len(node.outcomes) <= WIDTH * node.visits**WIDENING + 1


def test_few_outcomes_are_not_narrowed() -> None:
    search = Search(iterations=50)
    search.choose(Story((0, many_outcomes(MANY_OUTCOMES), LOST), 2).start().redact(0), 0, Random(1))
    assert not search.tree.chance_nodes


def test_widening_keeps_the_weights() -> None:
    """Outcomes have the shares that their weights say: over many moments, and nearly so at each of them."""
    legal = tuple(range(20))
    weights = [1] * 10 + [9] * 10
    heavy = visits = 0
    for start in range(60):
        node = ChanceNode(start / 60)
        met = [node.select(legal, weights) for _ in range(100)]
        assert len(node.outcomes) <= WIDTH * 100**WIDENING + 1
        share = len([outcome for outcome in met if outcome >= 10]) / len(met)
        assert share == pytest.approx(0.9, abs=0.1)
        heavy += len([outcome for outcome in met if outcome >= 10])
        visits += len(met)
    assert heavy / visits == pytest.approx(0.9, abs=0.01)


def test_all_outcomes_met_are_met_equally_often() -> None:
    node = ChanceNode(0.3)
    legal = tuple(range(50))
    for _ in range(400):
        node.select(legal, [1] * 50)
    assert len(node.outcomes) == pytest.approx(WIDTH * 400**WIDENING, abs=1)
    assert max(node.counts) - min(node.counts) <= max(node.counts) // 5
    assert sum(node.counts) == node.visits


def test_new_outcomes_lie_apart() -> None:
    """Of a hundred alike, the first ten leave no gap of more than a fifth of them."""
    node = ChanceNode(0.0)
    while len(node.outcomes) < 10:
        node.select(tuple(range(100)), [1] * 100)
    assert max([later - earlier for earlier, later in pairwise([0, *sorted(node.outcomes), 100])]) <= 20


def test_an_outcome_that_is_impossible_now_is_not_met() -> None:
    node = ChanceNode(0.5)
    for _ in range(50):
        node.select((1, 2, 3), [1, 1, 1])
    assert {node.select((4, 5), [1, 1]) for _ in range(20)} == {4, 5}


# Seats ---------------------------------------------------------------------------------------------------------------


def test_an_opponent_chooses_for_itself() -> None:
    trap = (0, (1, WON, LOST), [0.1, -0.1])
    assert chosen(Story(trap, 2)) == 1
    assert chosen(Story(trap, 2), seed=2) == 1


def test_a_partner_helps() -> None:
    together = (0, (1, [1.0, 1.0], [-1.0, -1.0]), [0.1, 0.1])
    assert chosen(SharedStory(together, 2)) == 0
    assert candidates(SharedStory(together, 2), 300)[0].value > 0.7


def test_one_seat_alone_looks_for_its_best_way() -> None:
    assert chosen(Story((0, (0, [-1.0], (0, [-1.0], [1.0])), [0.2]), 1), 1000) == 0


def test_of_three_seats_each_wants_its_own_best() -> None:
    """The second seat has no reason to harm the first: a search that assumed so would take the second way."""
    story = Story((0, (1, [0.9, 0.8, -0.9], [-1.0, 0.2, 0.9]), [0.1, 0.1, 0.1]), 3)
    assert [chosen(story, 300, seed) for seed in range(4)] == [0] * 4


def test_the_first_tries_follow_what_the_game_finds_promising() -> None:
    node = Node()
    for action, weight in enumerate([1.0, 8.0, 1.0]):
        node.add(action, weight)
    node.set_legal((0, 1, 2))
    assert node.select(EXPLORATION, FIRST_PLAY_URGENCY) == 1
    node.set_legal((0, 2))
    assert node.select(EXPLORATION, FIRST_PLAY_URGENCY) == 0  # what this world does not offer is not tried


class Told(Story):
    """A story whose advice is always the first choice."""

    def advise(self, view: Tale, seat: int, rng: Random) -> int:
        return view.legal(seat)[0]


def test_a_higher_prior_weight_tries_the_advice_more() -> None:
    told = Told((0, *[[0.0, 0.0]] * 4), 2)
    shares = []
    for prior_weight in (0.0, 1.0, 10.0):
        explanation = Search(iterations=100, prior_weight=prior_weight).explain(told.start().redact(0), 0, Random(1))
        visits = {candidate.action: candidate.visits for candidate in explanation.candidates}
        shares.append(visits[0] / sum(visits.values()))
    assert shares[0] < 0.4 < shares[1] < 0.7
    assert shares[2] > 0.8


def test_advice_raises_a_prior_once() -> None:
    node = Node()
    for action in range(3):
        node.add(action, 1.0)
    node.set_legal((0, 1, 2))
    node.advise(2, 1.0)
    assert node.select(EXPLORATION, FIRST_PLAY_URGENCY) == 2
    before = list(node.priors)
    node.advise(1, 1.0)
    assert node.priors == before


class Margin(Told):
    """A story whose advice is left only for what is clearly better."""

    margin: ClassVar[float] = 3.0


def tried(*tries: tuple[int, float], advised: int) -> Node:
    """A node whose actions have so many visits and such a mean, half a point to either side of it."""
    node = Node()
    for action, _ in enumerate(tries):
        node.add(action, 1.0)
    node.set_legal(tuple(range(len(tries))))
    node.advise(advised, 1.0)
    for action, (count, mean) in enumerate(tries):
        for number in range(count):
            node.update(action, mean + (0.5 if number % 2 else -0.5))
    return node


def test_advice_is_left_only_for_what_is_better_by_more_than_luck() -> None:
    """Both were tried 100 times with a spread of a half: the standard error of the difference is about 0.07."""
    both = (0, 1)
    assert tried((100, 0.1), (102, 0.3), advised=0).final_action(both, 2.0) == 1
    assert tried((100, 0.1), (102, 0.3), advised=0).final_action(both, 4.0) == 0
    assert tried((400, 0.1), (402, 0.3), advised=0).final_action(both, 4.0) == 1  # more tries can tell
    assert tried((100, 0.3), (102, 0.1), advised=0).final_action(both, 0.5) == 0
    assert tried((100, 0.1), (102, 0.3), advised=1).final_action(both, 9.0) == 1


def test_without_a_margin_the_most_visited_is_chosen_whatever_was_advised() -> None:
    assert tried((100, 0.3), (102, 0.1), advised=0).final_action((0, 1), 0.0) == 1
    assert tried((100, 0.3), (102, 0.1), (0, 0.0), advised=2).final_action((0, 1, 2), 3.0) == 1  # no visits
    assert tried((100, 0.3), (102, 0.1), advised=0).final_action((1,), 3.0) == 1


def test_with_a_margin_the_advice_is_followed_where_choices_are_alike_and_not_where_it_loses() -> None:
    luck = ("luck", (1, WON), (1, LOST))
    unlucky = ("luck", (9, WON), (11, LOST))
    alike = Margin((0, unlucky, luck, luck, luck), 2)
    for seed in range(6):
        search = Search(iterations=60)
        explanation = search.explain(alike.start().redact(0), 0, Random(seed))
        assert explanation.candidates[0].action == 0 == search.choose(alike.start().redact(0), 0, Random(seed))
    bad = Margin((0, LOST, WON), 2)
    assert Search(iterations=300).choose(bad.start().redact(0), 0, Random(1)) == 1


def test_an_open_choice_is_made_or_not_and_the_others_follow_by_how_much_they_were_tried() -> None:
    story = Story((0, [-0.5, 0.5], [0.3, -0.3], ("luck", (1, WON), (1, LOST)), LOST), 2)
    explanation = Search(iterations=200, prior_weight=0.0).explain(story.start().redact(0), 0, Random(1))
    first, *others = explanation.candidates
    assert (first.action, first.share) == (1, 1.0)
    assert [other.share for other in others] == [0.0] * 3
    assert [other.visits for other in others] == sorted([other.visits for other in others], reverse=True)


def test_the_margin_is_scaled_by_the_prior_weight() -> None:
    game = Margin((0, WON, LOST), 2)
    assert [Search(prior_weight=prior_weight).margin(game) for prior_weight in (0.0, 0.5, 1.0)] == [0.0, 1.5, 3.0]
    assert Search().margin(Told((0, WON, LOST), 2)) == 0.0


# From choice to choice -----------------------------------------------------------------------------------------------

LONG: Final = (0, (1, (0, WON, LOST), (0, (1, LOST, WON), LOST)), (1, LOST, (0, LOST, WON)))


def test_the_tree_is_reused_for_the_next_choice() -> None:
    state = Story(LONG, 2).start()
    search = Search(iterations=300)
    state.apply(0, search.choose(state.redact(0), 0, Random(1)))
    state.apply(1, max(state.legal(1), key=search.tree.nodes[information_set(state, 0)].count))
    known = search.tree.nodes[information_set(state, 0)].visits
    assert known > 20
    again = search.choose(state.redact(0), 0, Random(2))
    assert search.done <= 300 - known
    assert search.tree.nodes[information_set(state, 0)].visits == known + search.done
    assert again == Search(iterations=300).choose(state.redact(0), 0, Random(2))


def test_a_search_stops_when_nothing_can_change_its_choice() -> None:
    """Two choices left at the end: the rest of the budget is less than what one is ahead."""
    search = Search(iterations=400)
    assert search.choose(Story((0, WON, LOST, LOST), 2).start().redact(0), 0, Random(1)) == 0
    (node,) = search.tree.nodes.values()
    assert node.visits == search.done < 400
    assert node.counts[0] - max(node.counts[1:]) > 400 - search.done


def test_a_search_for_some_time_ends() -> None:
    story = Story(LONG, 2)
    search = Search(iterations=10**7, seconds=1e-9)
    search.choose(story.start().redact(0), 0, Random(1))
    assert search.done == CHECK_INTERVAL
    assert Search(seconds=0.02).choose(story.start().redact(0), 0, Random(1)) == 0


def test_the_same_seed_gives_the_same_candidates() -> None:
    story = Story((0, many_outcomes(30), ("luck", (1, WON), (1, LOST)), [0.2, -0.2]), 2)
    assert candidates(story, 40, 5) == candidates(story, 40, 5)
    assert candidates(story, 40, 5) != candidates(story, 40, 6)


def test_the_only_choice_is_made_without_a_search() -> None:
    search = Search(iterations=100)
    assert search.choose(Story((0, (0, WON, LOST)), 2).start().redact(0), 0, Random(1)) == 0
    assert search.done == 0
    assert not search.tree.nodes


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


# Time -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["seven_ronin", "way_of_the_samurai", "senjutsu"])
def test_a_search_with_a_time_limit_stops_before_its_budget_is_spent(name: str) -> None:
    """Sealed decisions, with and without sweeps, and open ones."""
    state, rng = shiai.game(name).start(), Random(1)
    search = Search(iterations=10**7, seconds=0.05)
    searched = 0
    while searched < 3:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, draw_outcome(state, rng))
            continue
        action = search.choose(state.redact(seat), seat, rng)
        assert action in state.legal(seat)
        if len(state.legal(seat)) > 1:
            assert search.done < 10**6
            searched += 1
        state.apply(seat, action)


def test_a_search_has_all_the_time_it_needs_unless_somebody_waits() -> None:
    assert Search().seconds == 0.0


def test_with_a_budget_of_both_iterations_and_time_the_smaller_counts() -> None:
    search = Search(iterations=20, seconds=3600.0)
    search.choose(Story(LONG, 2).start().redact(0), 0, Random(1))
    assert search.done <= 20


def test_a_search_by_the_clock_stops_when_nothing_can_change_its_choice() -> None:
    """An hour is given, but the last of the ten thousand iterations are not needed."""
    search = Search(iterations=10**4, seconds=3600.0)
    assert search.choose(Story((0, WON, LOST, LOST), 2).start().redact(0), 0, Random(1)) == 0
    (node,) = search.tree.nodes.values()
    assert search.done < 10**4
    assert node.counts[0] - max(node.counts[1:]) > 10**4 - search.done


def test_the_time_left_is_counted_in_iterations_as_fast_as_those_before() -> None:
    assert left_in_time(100, 2.0, 0.5) == 26
    assert left_in_time(8, 1e-6, 0.0) == 1
