"""The conformance suite: the toy game and all games pass it, and games with one thing broken do not."""

from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shiai
from shiai.core.box import BoxOption
from shiai.core.conformance import NotConforming, check_game, conformance_test, random_box, random_options
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.layout import Field, Layout
from shiai.core.messages import Message
from shiai.core.options import Option
from shiai.core.outcome import Outcome
from shiai.core.record import read_record
from shiai.core.step import Step
from tests.core import toy
from tests.core.toy import BAG, BID, BOTH, DEAL, HAND, OFFER, ROUND, SCORE, SEATS, STEPS, TOY, Rules, Toy, ToyGame
from tests.tiers import mostly_nightly

SAMURAI_SPIRIT: Final = shiai.game("samurai_spirit")
GENTLE: Final = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)


def values_of(option: Option) -> st.SearchStrategy[object]:
    """Any value of an option."""
    if option.kind == "numbers":
        numbers = st.lists(st.sampled_from(option.values), unique=True)
        return numbers.map(lambda chosen: ",".join([str(number) for number in chosen]) or "none")
    if isinstance(option, BoxOption):
        boxes = st.integers(0, 10**6).map(lambda seed: option.components.any(Random(seed)))
        return st.just("") | boxes
    if option.kind == "names":  # how many names a game accepts depends on other options
        return st.just(())
    return st.sampled_from(option.values)


def options_of(game: AnyGame) -> st.SearchStrategy[dict[str, object]]:
    """Any options of a game."""
    return st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in game.options})


def can_bid(options: dict[str, object]) -> bool:
    """The toy game refuses options under which nobody could bid."""
    return options.get("passing") is not False or options.get("bids") != "none"


TOY_OPTIONS: Final[tuple[dict[str, object], ...]] = (
    {},
    {"used_cards": "bottom"},
    {"used_cards": "shuffle", "passing": False, "bids": (3,)},
    {"bids": "1,2,3"},
)


@pytest.mark.parametrize("options", TOY_OPTIONS, ids=str)
def test_the_toy_game_conforms(options: dict[str, object]) -> None:
    for seed in range(60):
        record = check_game(TOY, options, Random(seed), thorough=seed % 10 == 0)
        assert record.result != "open"


def accepted(game: AnyGame) -> st.SearchStrategy[dict[str, object]]:
    """Any options that a game accepts together."""

    def fit_together(options: dict[str, object]) -> bool:
        try:
            game.setup(**options)
        except OptionError:
            return False
        return True

    return options_of(game).filter(fit_together)


def share_of(game: AnyGame) -> float:
    """The share of states that is checked: a duel of Senjutsu has hundreds of them, all with a long position."""
    return {"senjutsu": 0.15, "senjutsu_solo": 0.05}.get(game.id, 1.0)


toy_conforms = conformance_test(TOY, options_of(TOY).filter(can_bid))
game_conforms = {game.id: conformance_test(game, accepted(game), share_of(game)) for game in shiai.all_games()}


@settings(GENTLE, max_examples=30)
@given(st.data())
def test_hypothesis_finds_nothing_in_the_toy_game(data: st.DataObject) -> None:
    toy_conforms(data)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
@settings(GENTLE, max_examples=2)
@given(data=st.data())
def test_hypothesis_finds_nothing_in_the_games(game: AnyGame, data: st.DataObject) -> None:
    game_conforms[game.id](data)


@pytest.mark.parametrize("seed", mostly_nightly(range(15), 5))
@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_the_games_conform(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    options = random_options(game, rng) if seed else {}
    advised = 0.0 if seed % 2 else 0.9
    record = check_game(game, options, rng, thorough=seed < 2, advised=advised, share=share_of(game))
    assert record.result != "open"


def boxed_options(game: AnyGame, rng: Random, others: bool) -> dict[str, object]:
    """A random box, with the standard options or with random others that the game accepts with it."""
    while True:
        options = (random_options(game, rng) if others else {}) | {"box": random_box(game, rng)}
        with suppress(OptionError):
            game.setup(**options)
            return options


@pytest.mark.parametrize("seed", mostly_nightly(range(12), 5))
@pytest.mark.parametrize("game", [game for game in shiai.all_games() if game.components], ids=lambda game: game.id)
def test_the_games_conform_with_any_box(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    options = boxed_options(game, rng, bool(seed % 2))
    advised = 0.0 if seed % 4 < 2 else 0.9
    record = check_game(game, options, rng, thorough=seed == 0, advised=advised, share=share_of(game))
    assert record.result != "open"
    assert record.setup.options["box"] == options["box"]


def test_random_options_are_any_that_the_game_accepts() -> None:
    chosen = [random_options(SAMURAI_SPIRIT, Random(seed)) for seed in range(300)]
    assert {options.get("players", 4) for options in chosen} == set(range(1, 8))
    assert {bool(options.get("samurai")) for options in chosen} == {True, False}
    assert all(SAMURAI_SPIRIT.setup(**options) for options in chosen)


# The suite can fail: every game below has one thing broken. Steps first -----------------------------------------------


class UnsortedBids(toy.Bidding):
    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return state.rules.bids[::-1]


class NoBids(toy.Bidding):
    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return ()


class BidsOutsideTheActionSpace(toy.Bidding):
    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return (*super().legal(state, seat), TOY.action_count)


class WhoeverComesFirst(toy.Bidding):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        if len(self.actors(state)) == 2:
            state.cells[SCORE + seat] += 1
        super().apply(state, seat, action)


class BidsDependOnTheOtherBid(toy.Bidding):
    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return super().legal(state, seat)[1 if state.cells[BID + 1 - seat] else 0 :]


class BidsDependOnTheOtherCard(toy.Bidding):
    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return super().legal(state, seat)[1 if state.cells[HAND + 1 - seat] == 1 else 0 :]


class NoReasons(toy.Bidding):
    def why_not(self, state: Toy, seat: int, action: int) -> tuple[str, ...]:
        return ()


class EmptyReasons(toy.Bidding):
    turn_clause = ""


class Stumbling(toy.Bidding):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        raise IndexError("list index out of range")


class AnnouncedCard(toy.Deal):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.events is not None:
            state.tell("card_dealt", "T-1.2", {"card": toy.CARDS[DEAL.part(action)]})


class AnnouncedBid(toy.Bidding):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        if state.events is not None:
            state.tell("bid_made", "T-2.1", {"number": OFFER.part(action)})


class BidThatTellsTheCard(toy.Bidding):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        if state.events is not None:
            state.tell("bid_made", "T-2.1", {"card": state.cells[HAND + seat]})
        super().apply(state, seat, action)


class TooManyWeights(toy.Deal):
    def weights(self, state: Toy) -> list[int]:
        return [*super().weights(state), 1]


class TooFewWeights(toy.Deal):
    def weights(self, state: Toy) -> list[int]:
        return super().weights(state)[1:]


class ZeroWeight(toy.Deal):
    def weights(self, state: Toy) -> list[int]:
        return [*super().weights(state)[1:], 0]


class AlwaysTheSameCard(toy.Deal):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        super().apply(state, seat, self.legal(state, seat)[0])


class DoubledCard(toy.Deal):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        BAG.add(state.cells, DEAL.part(action))


class EndlessReveal(toy.Reveal):
    def run(self, state: Toy) -> None:
        state.cells[ROUND] = 1
        state.cells[SCORE : SCORE + 2] = [0, 0]
        super().run(state)


class CountingListener(toy.Deal):
    def apply(self, state: Toy, seat: int, action: int) -> None:
        super().apply(state, seat, action)
        state.cells[SCORE] += state.events is not None


# States ---------------------------------------------------------------------------------------------------------------


class SharedCells(Toy):
    def clone(self) -> Toy:
        return type(self)(self.rules, self.cells, self.stack[:], self.viewer)


class SharedStack(Toy):
    def clone(self) -> Toy:
        return type(self)(self.rules, self.cells[:], self.stack, self.viewer)


class ForgetfulClone(Toy):
    def clone(self) -> Toy:
        copy = super().clone()
        copy.cells[SCORE] = 0
        return copy


class OpenCards(Toy):
    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return [cells for cells in super().hidden(seat) if cells[0] not in (HAND, HAND + 1)]


class OpenBids(Toy):
    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return [cells for cells in super().hidden(seat) if cells[0] not in (BID, BID + 1)]


class OpenBag(Toy):
    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return [cells for cells in super().hidden(seat) if cells[0] != BAG.at]


class HiddenFromItsOwner(Toy):
    def hidden(self, seat: int) -> list[tuple[int, int]]:
        return super().hidden(1 - seat if seat in BOTH else seat)


class ThirdTiger(Toy):
    def fill_holes(self, rng: Random) -> None:
        super().fill_holes(rng)
        for seat in BOTH:
            if self.viewer == 1 - seat and self.cells[HAND + seat]:
                self.cells[HAND + seat] = 3


class LazyFill(Toy):
    def fill_holes(self, rng: Random) -> None:
        pass


class FillThatChangesMore(Toy):
    def fill_holes(self, rng: Random) -> None:
        self.cells[SCORE] += self.holes() > 0
        super().fill_holes(rng)


class NoReferee(Toy):
    def apply(self, seat: int, action: int) -> None:
        legal = self.legal(seat)
        super().apply(seat, action if action in legal or not legal else legal[0])


class RefereeWhoWritesFirst(Toy):
    def apply(self, seat: int, action: int) -> None:
        self.cells[SCORE] += 1
        super().apply(seat, action)
        self.cells[SCORE] -= 1


class NoOutcome(Toy):
    def outcome(self) -> Outcome | None:
        return None


class EarlyOutcome(Toy):
    def outcome(self) -> Outcome | None:
        return super().outcome() or Outcome((0,), "higher_score", "T-4.1", (0, 0))


class AbsentWinner(Toy):
    def outcome(self) -> Outcome | None:
        return Outcome((2,), "higher_score", "T-4.1", (0, 0)) if super().outcome() else None


class OneScore(Toy):
    def outcome(self) -> Outcome | None:
        return Outcome((0,), "higher_score", "T-4.1", (1,)) if super().outcome() else None


class NoReasonToWin(Toy):
    def outcome(self) -> Outcome | None:
        return Outcome((0,), "", "T-4.1", (1, 0)) if super().outcome() else None


class ForgetfulPickle(Toy):
    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.rules, [1, *self.cells[1:]], self.stack, self.viewer))


class OpenMouthed(Toy):
    def legal(self, seat: int) -> tuple[int, ...]:
        return self.stack[-1].legal(self, seat) if seat in self.actors() else ()


# Games ----------------------------------------------------------------------------------------------------------------


class ForgottenField(ToyGame):
    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> Toy:
        cells[SCORE : SCORE + 2] = [0, 0]
        return super().state(setup, cells, stack, viewer)


class Nameless(ToyGame):
    def action_name(self, state: Toy, action: int) -> str:
        return "bid" if OFFER.has(action) and OFFER.part(action) else super().action_name(state, action)


class SpelledAlike(ToyGame):
    def action_name(self, state: Toy, action: int) -> str:
        return "PASS" if action == OFFER.at(1) else super().action_name(state, action)


class Groundless(ToyGame):
    def describe(self, state: Toy, action: int) -> Message:
        return Message("choice", {}, "")


class Telltale(ToyGame):
    def describe(self, state: Toy, action: int) -> Message:
        return Message("choice", {"card": state.cells[HAND]}, "T-2.1")


class Speechless(ToyGame):
    def prompt(self, state: Toy, seat: int) -> Message:
        return Message("", {}, "T-2.1")


class Scribbling(ToyGame):
    def prompt(self, state: Toy, seat: int) -> Message:
        state.cells[SCORE] = 1 - state.cells[SCORE]
        return super().prompt(state, seat)


class Impatient(ToyGame):
    def bound(self, setup: Rules) -> int:
        return 5


class Suspicious(ToyGame):
    def invariants(self, state: Toy) -> list[str]:
        return ["south smiles (T-9.9)"] if state.cells[ROUND] == 2 else []


class BlurredScore(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        score = Blurred("score", SCORE, SEATS)
        self.layout = Layout(tuple([score if field.at == SCORE else field for field in self.layout.fields]))

    def __reduce__(self) -> tuple[Any, ...]:
        return (BlurredScore, ())


class Blurred(Field):
    def __init__(self, name: str, at: int, labels: tuple[str, ...]) -> None:
        super().__init__(name, at, len(labels))

    def write_own(self, own: list[int]) -> str:
        return "secret"

    def read_own(self, text: str) -> list[int]:
        return [0] * self.size


class Exchanged(Toy):
    def push(self, step: Step[Any]) -> None:
        super().push(self.setup.game.steps[step.name](*step.numbers()))


def with_step(broken: type[Step[Any]]) -> ToyGame:
    """The toy game with a broken step instead of the one of that name."""
    return ToyGame((*STEPS, broken), Exchanged)


WRONG_DECK: Final = ["there are two foxes, two cranes and a tiger (T-1.1)"]
BROKEN: Final[tuple[tuple[ToyGame, str], ...]] = (
    (with_step(UnsortedBids), "legal choices are sorted"),
    (with_step(NoBids), "exactly actors have choices"),
    (with_step(BidsOutsideTheActionSpace), "actions are in the action space"),
    (with_step(WhoeverComesFirst), "sealed choices in another order give the same state"),
    (with_step(BidsDependOnTheOtherBid), "a sealed choice does not change the others'"),
    (with_step(BidsDependOnTheOtherCard), "choices are the same"),
    (with_step(NoReasons), "names a clause"),
    (with_step(EmptyReasons), "names a clause"),
    (with_step(Stumbling), "nothing goes wrong in a legal game: IndexError: list index out of range"),
    (with_step(AnnouncedCard), "what looks the same is told the same"),
    (with_step(AnnouncedBid), "what looks the same is told the same"),
    (with_step(BidThatTellsTheCard), "shows a seat the same in all its worlds"),
    (with_step(TooManyWeights), "as many weights as outcomes"),
    (with_step(TooFewWeights), "as many weights as outcomes"),
    (with_step(ZeroWeight), "weights are positive"),
    (with_step(AlwaysTheSameCard), "different outcomes lead to different states"),
    (with_step(DoubledCard), f"the invariants of the game hold: {WRONG_DECK}"),
    (with_step(EndlessReveal), "the game ends within 15 choices"),
    (with_step(CountingListener), "the same choice gives the same state, listened to or not"),
    (ToyGame(table=SharedCells), "a choice changes a copy only"),
    (ToyGame(table=SharedStack), "a choice changes a copy only"),
    (ToyGame(table=ForgetfulClone), "a clone is equal"),
    (ToyGame(table=OpenCards), "what a seat sees of a choice it is told"),
    (ToyGame(table=OpenBids), "what a seat sees of a choice it is told"),
    (ToyGame(table=OpenBag), "what a seat sees of a choice it is told"),
    (ToyGame(table=HiddenFromItsOwner), "what a seat sees of a choice it is told"),
    (ToyGame(table=ThirdTiger), f"a filled state is possible: {WRONG_DECK}"),
    (ToyGame(table=LazyFill), "a filled state has no holes"),
    (ToyGame(table=FillThatChangesMore), "a filled state looks as before"),
    (ToyGame(table=NoReferee), "may not choose"),
    (ToyGame(table=RefereeWhoWritesFirst), "a refused choice changes nothing"),
    (ToyGame(table=NoOutcome), "a game has an outcome exactly when nobody owes a choice"),
    (ToyGame(table=EarlyOutcome), "a game has an outcome exactly when nobody owes a choice"),
    (ToyGame(table=AbsentWinner), "winners are seats"),
    (ToyGame(table=OneScore), "every seat has a score"),
    (ToyGame(table=NoReasonToWin), "the outcome names its reason"),
    (ToyGame(table=ForgetfulPickle), "a pickled state is equal"),
    (ToyGame(table=OpenMouthed), "a redacted state does not tell the choices of others"),
    (ForgottenField(), "is read back"),
    (BlurredScore(), "is read back"),
    (Nameless(), "names differ: ['pass', 'bid', 'bid']"),
    (SpelledAlike(), "a name leads back to its action"),
    (Groundless(), "choices name their clause"),
    (Telltale(), "names and descriptions are the same"),
    (Speechless(), "there is a prompt"),
    (Scribbling(), "looking at a state does not change it"),
    (Impatient(), "the game ends within 5 choices"),
    (Suspicious(), "the invariants of the game hold: ['south smiles (T-9.9)']"),
)


def broken_name(game: object) -> str:
    """What is broken in a game, for the names of the tests."""
    if not isinstance(game, ToyGame):
        return ""
    steps = [step.__name__ for step in game.steps.values() if step not in STEPS]
    return "".join(steps) or (type(game).__name__ if game.table is Toy else game.table.__name__)


def failure(game: ToyGame, thorough: bool) -> str:
    """What the suite says after a few games."""
    for seed in range(40):
        try:
            check_game(game, {}, Random(seed), thorough)
        except NotConforming as broken:
            return str(broken)
    return "nothing"


@pytest.mark.parametrize("thorough", [False, True], ids=["sampled", "thorough"])
@pytest.mark.parametrize(("game", "law"), BROKEN, ids=broken_name)
def test_a_broken_game_is_caught(game: ToyGame, law: str, thorough: bool) -> None:
    message = failure(game, thorough)
    said, _, text = message.partition("\n\n")
    assert said.startswith("high_bid breaks the law: ")
    assert law in said
    record, state = read_record({"high_bid": game}, text)
    assert record.text() == text
    assert len(record.choices) == text.count(". ")
    assert state.setup.game is game
