"""Why a bot chooses something: the reasons fit the candidates, and have words in every language."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

import shiai
from shiai.bots import bot
from shiai.bots.explanation import Candidate, Explanation, agreeing
from shiai.bots.reasons import reasons
from shiai.bots.search import Search
from shiai.bots.search.explaining import open_candidates
from shiai.bots.search.tree import Node, information_set
from shiai.core.chance import draw_outcome
from shiai.core.messages import Message
from shiai.core.seats import CHANCE
from shiai.i18n import Catalogue, languages
from tests.bots.positions import GAMES, moments, several
from tests.bots.toys import Prizes, SharedPrizes, Story

SOURCE: Final = Path(shiai.__file__).parent
WON: Final = [1.0, -1.0]
LOST: Final = [-1.0, 1.0]


def names(found: tuple[Message, ...]) -> list[str]:
    """The ids of reasons, without what they all begin with."""
    return [message.id.removeprefix("reason-") for message in found]


def candidate(value: float, visits: int, share: float = 0.5) -> Candidate:
    """A candidate with this value."""
    return Candidate(0, share, value, visits)


# What is said --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "others", "name", "number"),
    [
        (0.6, [0.2], "far_better", 20),
        (0.6, [0.5, 0.0], "better", 5),
        (0.6, [0.6, 0.58, 0.0], "alike", 2),
        (0.6, [0.8], "alike", 1),
    ],
)
def test_how_clear_a_choice_is(value: float, others: list[float], name: str, number: int) -> None:
    found = reasons([candidate(value, 100), *[candidate(other, 50) for other in others]], False)
    assert names(found) == ["chance", name]
    assert found[0].values == {"percent": 80}
    assert found[1].values == {"number": number}


def test_what_was_hardly_tried_is_not_compared() -> None:
    assert names(reasons([candidate(0.6, 100), candidate(0.9, 4)], False)) == ["chance"]


def test_danger_is_told_when_only_this_choice_averts_it() -> None:
    assert names(reasons([candidate(-0.2, 100), candidate(-0.6, 50), candidate(-0.9, 20)], False))[0] == "danger"
    assert "danger" not in names(reasons([candidate(-0.6, 100), candidate(-0.9, 50)], False))
    assert "danger" not in names(reasons([candidate(0.2, 100), candidate(-0.4, 50), candidate(-0.9, 20)], False))


@pytest.mark.parametrize(("visits", "name"), [(29, "few_tries"), (30, ""), (299, ""), (300, "many_tries")])
def test_few_and_many_tries_are_told(visits: int, name: str) -> None:
    found = reasons([candidate(0.5, visits)], False)
    assert names(found) == (["chance", name] if name else ["chance"])
    assert [message.values for message in found[1:]] == ([{"number": visits}] if name else [])


def test_a_mixture_is_explained() -> None:
    found = reasons([candidate(0.1, 100, 0.4), candidate(0.1, 90, 0.6)], True)
    assert names(found) == ["chance", "mixed"]
    assert found[1].values == {"percent": 40}
    assert "mixed" not in names(reasons([candidate(0.9, 100, 0.97), candidate(0.1, 90, 0.03)], True))


# By whom -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["random", "heuristic", "search:iterations=5"])
def test_the_only_choice_needs_no_other_reason(spec: str) -> None:
    explanation = bot(spec).explain(Story((0, (0, WON, LOST)), 2).start().redact(0), 0, Random(1))
    assert names(explanation.reasons) == ["forced"]
    assert [found.action for found in explanation.candidates] == [0]


def test_random_and_heuristic_say_what_they_are() -> None:
    state = moments("seven_ronin")[0]
    seat = several(state)
    view = state.redact(seat)
    random = bot("random").explain(view, seat, Random(1))
    assert [(message.id, message.values) for message in random.reasons] == [
        ("reason-any", {"number": len(view.legal(seat))})
    ]
    heuristic = bot("heuristic").explain(view, seat, Random(1))
    assert names(heuristic.reasons) == ["advice"]
    assert heuristic.reasons[0].values == {"percent": round(100 * heuristic.candidates[0].share)}


def test_the_line_is_what_both_sides_are_expected_to_do() -> None:
    story = Story((0, LOST, (1, (0, LOST, (1, [0.5, -0.5], WON)), WON)), 2)
    found = Search(iterations=200).explain(story.start().redact(0), 0, Random(1))
    assert found.candidates[0].action == 1
    assert [(step.seat, step.choice.values["number"]) for step in found.line] == [(1, 0), (0, 1), (1, 0)]


def test_the_line_ends_where_luck_decides() -> None:
    story = Story((0, ("luck", (1, (0, WON, LOST)), (1, (0, LOST, WON))), LOST), 2)
    found = Search(iterations=100).explain(story.start().redact(0), 0, Random(1))
    assert found.candidates[0].action == 0
    assert found.line == ()


def test_a_sealed_choice_is_mixed_on_purpose() -> None:
    game = Prizes([[1.0, -1.0], [-1.0, 1.0]])
    found = Search(iterations=200).explain(game.start().redact(1), 1, Random(1))
    assert "mixed" in names(found.reasons)
    assert found.line == ()


def test_teammates_have_nobody_to_surprise() -> None:
    """A sealed choice among seats that win or lose together is not mixed, and no reason says so."""
    game = SharedPrizes([[0.6, 0.5, 0.6]] * 3)
    view = game.start().redact(1)
    found = Search(iterations=100).explain(view, 1, Random(1))
    assert [candidate.share for candidate in found.candidates] == [1.0, 0.0, 0.0]
    assert "mixed" not in names(found.reasons)
    assert found.candidates[-1].value == pytest.approx(0.5)
    strategy = Search(iterations=100)
    chosen = strategy.choose(view, 1, Random(1))
    weights = strategy.tree.strategies[information_set(view.fill(Random(1)), 1)][1].weights
    assert chosen in (0, 2)
    assert min(weights[0], weights[2]) > 0.5 * max(weights)  # it would be mixed if there were opponents


def test_a_candidate_before_another_is_not_rated_lower() -> None:
    """Neighbours in the wrong order get their common mean, weighted by visits; the others stay as they are."""
    found = agreeing([candidate(0.08, 200), candidate(0.16, 60), candidate(-0.2, 40), candidate(-0.1, 1)])
    values = [each.value for each in found]
    assert values[0] == values[1] == pytest.approx((16 + 9.6) / 260)
    assert values[2] == values[3] == pytest.approx(-8.1 / 41)
    assert [each.visits for each in found] == [200, 60, 40, 1]


def test_what_was_hardly_tried_stands_last() -> None:
    node = Node()
    for action in range(3):
        node.add(action, 1.0)
    node.set_legal((0, 1, 2))
    for index, value, number in ((0, 0.2, 60), (1, 0.1, 30), (2, 1.0, 2)):
        for _ in range(number):
            node.update(index, value)
    assert [each.action for each in open_candidates(node, (0, 1, 2), 0)] == [0, 1, 2]
    assert [each.action for each in open_candidates(node, (0, 1, 2), 1)] == [1, 2, 0]


@pytest.mark.parametrize("memory", [0.0, 1.0])
@pytest.mark.parametrize("name", GAMES)
def test_real_moments_are_explained(name: str, memory: float) -> None:
    """The first candidate is the choice; shares and visits add up; the middle of a plan can be explained."""
    for number, state in enumerate(moments(name)[::25]):
        seat = several(state)
        view = state.redact(seat)
        search = Search(iterations=12, memory=memory)
        found = search.explain(view, seat, Random(number))
        assert ("chance" in names(found.reasons)) == state.setup.game.has_chances(state.setup)
        assert sum([candidate.share for candidate in found.candidates]) == pytest.approx(1.0)
        assert sum([candidate.visits for candidate in found.candidates]) == search.done <= 12
        assert {candidate.action for candidate in found.candidates} <= set(view.legal(seat))
        assert len(found.line) <= 3
        values = [candidate.value for candidate in found.candidates]
        assert values == sorted(values, reverse=True)  # order and numbers agree
        if state.setup.game.cooperative or len(state.setup.seats) == 1:  # nobody to surprise
            assert found.candidates[0].share == 1.0
            assert "mixed" not in names(found.reasons)
        if not state.stack[-1].sealed:
            chosen = Search(iterations=12, memory=memory).choose(view, seat, Random(number))
            assert found.candidates[0].action == chosen
        say_all(found, name)


def test_a_search_that_has_a_plan_can_still_explain() -> None:
    state = shiai.game("seven_ronin").start()
    search = Search(iterations=10)
    state.apply(0, search.choose(state.redact(0), 0, Random(1)))
    planned = list(search.plan)
    assert len(planned) > 1
    assert len(search.explain(state.redact(0), 0, Random(2)).candidates) > 1
    assert search.plan == planned


# Words ---------------------------------------------------------------------------------------------------------------


@cache
def sentences(language: str) -> dict[str, frozenset[str]]:
    """The ids of the catalogue of the bots with their variables."""
    text = (SOURCE / "i18n" / language / "bots.ftl").read_text("utf-8")
    entries = re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {id: frozenset(re.findall(r"\$(\w+)", body)) for id, body in entries}


def say_all(explanation: Explanation, game: str) -> None:
    """Every reason and every expected choice is a sentence in every language."""
    for language in languages():
        catalogue = Catalogue(language, game)
        for message in (*explanation.reasons, *[step.choice for step in explanation.line]):
            assert catalogue.message(message)


def test_the_catalogue_has_all_reasons_and_no_others() -> None:
    said = {
        f"reason-{name}"
        for path in (SOURCE / "bots").rglob("*.py")
        for name in re.findall(r"\breason\(\s*\"(\w+)\"", path.read_text("utf-8"))
    }
    assert said == set(sentences("en"))


@pytest.mark.parametrize("language", languages())
def test_every_language_gives_the_same_reasons(language: str) -> None:
    assert sentences(language) == sentences("en")
    catalogue = Catalogue(language)
    for id, variables in sentences(language).items():
        for number in (0, 1, 2, 5, 12, 22):
            text = catalogue.say(id, **dict.fromkeys(variables, number))
            assert str(number) in text or number == 1 or not variables
            assert not set(text) & set("{}_\n")


def test_numbers_are_declined() -> None:
    polish = Catalogue("pl")
    assert polish.say("reason-alike", number=1) == "Jeden inny wybór jest mniej więcej tak samo dobry."
    assert polish.say("reason-alike", number=3) == "3 inne wybory są mniej więcej tak samo dobre."
    assert polish.say("reason-alike", number=5) == "5 innych wyborów jest mniej więcej tak samo dobrych."
    assert Catalogue("en").say("reason-few_tries", number=1) == "Tried only once: a first impression."


def test_a_run_that_cannot_be_won_has_no_chance_of_winning() -> None:
    for mode, told in (("fight", True), ("horde", False)):
        state = shiai.game("senjutsu_solo").start(mode=mode)
        rng = Random(1)
        while state.actors()[0] == CHANCE or len(state.legal(0)) == 1:
            seat = state.actors()[0]
            state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else state.legal(seat)[0])
        found = Search(iterations=12).explain(state.redact(0), 0, Random(1)).reasons
        assert ("reason-chance" in [reason.id for reason in found]) == told
        assert found
