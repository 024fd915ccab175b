"""High Bid: a small game for the tests of the core, and a worked example for authors of new games.

- T-1.1 Two foxes, two cranes and a tiger, worth 1, 2 and 3, lie shuffled in a bag. There are three rounds.
- T-1.2 Each side is dealt the uppermost card, north first. Only its owner may look at it, unless everybody knew it.
- T-2.1 Both sides then choose in secret and at once: to pass, which is a bid of 0, or one of the allowed bids.
- T-2.2 The options say which bids are allowed, and whether passing is.
- T-3.1 Cards and bids are revealed. The higher product of card and bid wins and scores that product.
- T-3.2 If both are equal nobody scores.
- T-3.3 The cards go back, north's first: the winner says whether on top of the bag or under it. Other options: always
  under it, or shuffled into it. Equal ones go under it or are shuffled.
- T-4.1 After the third round the higher score wins.
- T-4.2 Equal scores are a draw.

What an author writes: the choices (ACTIONS), the options and what they mean (Rules), what lies on the table (LAYOUT),
what is hidden (Toy), the rules as steps, and the game that ties them together. `check_game` in
`shiai.core.conformance` says what is missing.
"""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.actions import ActionSpace
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame, Game
from shiai.core.layout import Counts, Field, Flags, Layout, Number, read_label
from shiai.core.messages import Message
from shiai.core.options import Choice, Numbers, Option, Switch, Value, numbers_of
from shiai.core.outcome import Outcome
from shiai.core.seats import ALL_SEEING, HOLE
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import AskSeat, Happen, Luck, Plan, Step
from tests.core.bag import Bag

SEATS: Final = ("north", "south")
BOTH: Final = (0, 1)
CARDS: Final = ("fox", "crane", "tiger")
DECK: Final = (2, 2, 1)
ROUNDS: Final = 3

# The action space: every choice that anybody, chance included, can ever make.
ACTIONS: Final = ActionSpace()
DEAL: Final = ACTIONS.kind("deal", CARDS)
OFFER: Final = ACTIONS.kind("bid", names=("pass", "bid 1", "bid 2", "bid 3"))  # by the number that is bid
ON_TOP: Final = ACTIONS.single("on top")
UNDER: Final = ACTIONS.single("under")
SHUFFLE: Final = ACTIONS.single("shuffle")

OPTIONS: Final[tuple[Option, ...]] = (
    Switch("passing", True, "A side may pass.", "T-2.2"),
    Choice("used_cards", ("winner", "bottom", "shuffle"), "How the cards go back into the bag.", "T-3.3"),
    Numbers("bids", (1, 2), (1, 2, 3), "The bids that are allowed.", "T-2.2"),
)


class Rules(Setup):
    """The options in the form in which the steps read them."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        bids = numbers_of(options["bids"])
        self.bids = tuple([OFFER.at(bid) for bid in ((0, *bids) if options["passing"] else bids)])
        self.ways_back = {"winner": (ON_TOP, UNDER), "bottom": (UNDER,), "shuffle": (SHUFFLE,)}[
            str(options["used_cards"])
        ]


class Label(Field):
    """One cell, written as a word: a kind of field of our own."""

    def __init__(self, name: str, at: int, words: tuple[str, ...]) -> None:
        super().__init__(name, at, 1)
        self.words = words

    def write_own(self, own: list[int]) -> str:
        return self.words[own[0]]

    def read_own(self, text: str) -> list[int]:
        return [read_label(text, self.words)]


# The table: a flat list of cells. 0 means no card and no bid; OPEN are the seats whose card everybody knows.
ROUND: Final = 0
SCORE: Final = 1
HAND: Final = 3
BID: Final = 5
OPEN: Final = 7
BAG: Final = Bag("bag", 8, CARDS, sum(DECK))
HANDS: Final = ("none", *CARDS)
BIDS: Final = ("none", "pass", "1", "2", "3")
LAYOUT: Final = Layout(
    (
        Number("round", ROUND, 1, ROUNDS),
        Counts("score", SCORE, SEATS, 9 * ROUNDS),
        Label("north_card", HAND, HANDS),
        Label("south_card", HAND + 1, HANDS),
        Label("north_bid", BID, BIDS),
        Label("south_bid", BID + 1, BIDS),
        Flags("open", OPEN, SEATS),
        BAG,
    )
)


class Toy(State):
    """A state of High Bid."""

    def __init__(self, rules: Rules, cells: list[int], stack: list[Step[Any]], viewer: int = ALL_SEEING) -> None:
        super().__init__(rules, cells, stack, viewer)
        self.rules = rules

    def clone(self) -> "Toy":
        return type(self)(self.rules, self.cells[:], self.stack[:], self.viewer)

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        cells = self.cells
        others = [other for other in BOTH if other != seat]
        hands = [HAND + other for other in others if cells[HAND + other] and not cells[OPEN] >> other & 1]
        bidding = bool(self.stack) and self.stack[-1].name == Bidding.name
        bids = [BID + other for other in others if cells[BID + other] and bidding]
        # Who could count the cards in the bag would know which ones are missing.
        bag = [(BAG.at, BAG.top)] if hands else []
        return [(cell, cell + 1) for cell in hands + bids] + bag

    def fill_holes(self, rng: Random) -> None:
        cells = self.cells
        seen = seen_cards(cells)
        unseen = [card for card in range(len(CARDS)) for _ in range(DECK[card] - seen[card])]
        rng.shuffle(unseen)
        for seat in BOTH:
            if cells[HAND + seat] == HOLE:
                cells[HAND + seat] = unseen.pop() + 1
            if cells[BID + seat] == HOLE:
                cells[BID + seat] = OFFER.part(rng.choice(self.rules.bids)) + 1
        if cells[BAG.at] == HOLE:
            cells[BAG.at : BAG.top] = [unseen.count(card) for card in range(len(CARDS))]

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        north, south = self.cells[SCORE : SCORE + 2]
        if north == south:
            return Outcome((), "equal_scores", "T-4.2", (north, south))
        return Outcome((0 if north > south else 1,), "higher_score", "T-4.1", (north, south))


def seen_cards(cells: list[int]) -> list[int]:
    """How many cards of each kind are not behind holes."""
    piles = [cells[pile + 1 : pile + 1 + cells[pile]] for pile in (BAG.top, BAG.bottom)]
    lying = [*piles[0], *piles[1], *[cells[HAND + seat] - 1 for seat in BOTH]]
    return [max(0, cells[BAG.at + card]) + lying.count(card) for card in range(len(CARDS))]


# The rules, one step each.


def begin_round(state: Toy) -> None:
    """Put the steps of a round on the stack; the first one lies on top."""
    for step in (Reveal(), Bidding(), Deal(1), Deal(0)):
        state.push(step)


class Deal(Luck[Toy]):
    """Chance deals a card to a seat."""

    name: ClassVar[str] = "deal"
    clause: ClassVar[str] = "T-1.1"
    turn_clause: ClassVar[str] = "T-1.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return tuple([DEAL.at(card) for card in BAG.draws(state.cells)])

    def weights(self, state: Toy) -> list[int]:
        return BAG.weights(state.cells)

    def apply(self, state: Toy, seat: int, action: int) -> None:
        cells = state.cells
        card = DEAL.part(action)
        known = cells[BAG.top] > 0 or not any(cells[BAG.at : BAG.top])
        BAG.draw(cells, card)
        cells[HAND + self.seat] = card + 1
        cells[OPEN] |= known << self.seat
        state.stack.pop()
        if state.events is not None:
            state.tell("card_dealt", "T-1.2", {"side": SEATS[self.seat]})
            values: dict[str, str | int] = {"side": SEATS[self.seat], "card": CARDS[card]}
            state.tell("card_seen", "T-1.2", values, None if known else (self.seat,))


class Bidding(Plan[Toy]):
    """Both owe a bid; who has made one waits for the other."""

    name: ClassVar[str] = "bidding"
    clause: ClassVar[str] = "T-2.1"
    turn_clause: ClassVar[str] = "T-2.1"

    def actors(self, state: Toy) -> tuple[int, ...]:
        return tuple([seat for seat in BOTH if not state.cells[BID + seat]])

    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return state.rules.bids

    def apply(self, state: Toy, seat: int, action: int) -> None:
        bid = OFFER.part(action)
        state.cells[BID + seat] = bid + 1
        if state.events is not None:
            state.tell("bid_made", "T-2.1", {"side": SEATS[seat]})
            state.tell("own_bid", "T-2.1", {"number": bid}, (seat,))
        if not self.actors(state):
            state.stack.pop()

    def why_not(self, state: Toy, seat: int, action: int) -> tuple[str, ...]:
        return ("T-2.2",) if OFFER.has(action) else ("T-2.1",)


class Reveal(Happen[Toy]):
    """Both products are compared and scored."""

    name: ClassVar[str] = "reveal"

    def run(self, state: Toy) -> None:
        cells = state.cells
        state.reveals += 1
        cells[OPEN] = 3
        north, south = [cells[HAND + seat] * (cells[BID + seat] - 1) for seat in BOTH]
        winner = 0 if north > south else 1
        if state.events is not None:
            for seat in BOTH:
                values: dict[str, str | int] = {"side": SEATS[seat], "card": HANDS[cells[HAND + seat]]}
                state.tell("revealed", "T-3.1", {**values, "number": cells[BID + seat] - 1})
        if north != south:
            cells[SCORE + winner] += max(north, south)
        if cells[ROUND] == ROUNDS:
            return  # nothing is left on the stack: the game is over
        if north == south:
            put_back(state, state.rules.ways_back[-1])
        else:
            state.push(PutBack(winner))


class PutBack(AskSeat[Toy]):
    """The winner says how the cards go back; not asked when there is one way only."""

    name: ClassVar[str] = "put_back"
    clause: ClassVar[str] = "T-3.3"
    turn_clause: ClassVar[str] = "T-3.3"

    def legal(self, state: Toy, seat: int) -> tuple[int, ...]:
        return state.rules.ways_back

    def apply(self, state: Toy, seat: int, action: int) -> None:
        state.stack.pop()
        put_back(state, action)


def put_back(state: Toy, way: int) -> None:
    """Put the cards back (T-3.3) and begin the next round."""
    cells = state.cells
    put = {ON_TOP: BAG.put_on_top, UNDER: BAG.put_at_bottom, SHUFFLE: BAG.add}[way]
    for seat in BOTH:
        put(cells, cells[HAND + seat] - 1)
        cells[HAND + seat] = cells[BID + seat] = 0
    if way == SHUFFLE:
        BAG.shuffle(cells)
    cells[OPEN] = 0
    cells[ROUND] += 1
    if state.events is not None:
        state.tell("cards_put_back", "T-3.3", {"way": ACTIONS.names[way]})
    begin_round(state)


STEPS: Final[tuple[type[Step[Any]], ...]] = (Deal, Bidding, Reveal, PutBack)
# The stacks that can wait for a choice: the seats that hold a card then, and how many bids there can be.
STACKS: Final[dict[str, tuple[tuple[bool, bool], tuple[int, ...]]]] = {
    "reveal bidding deal(1) deal(0)": ((False, False), (0,)),
    "reveal bidding deal(1)": ((True, False), (0,)),
    "reveal bidding": ((True, True), (0, 1)),
    "put_back(0)": ((True, True), (2,)),
    "put_back(1)": ((True, True), (2,)),
    "": ((True, True), (2,)),
}


class ToyGame(Game[Toy, Rules]):
    """The game as the rest of the program knows it."""

    id: ClassVar[str] = "high_bid"
    version: ClassVar[int] = 1
    clause_prefix: ClassVar[str] = "T"
    over_clause: ClassVar[str] = "T-4.1"

    def __init__(self, steps: tuple[type[Step[Any]], ...] = STEPS, table: type[Toy] = Toy) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTIONS, steps)
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (tuple(self.steps.values()), self.table))

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS

    def prepare(self, options: dict[str, Value]) -> Rules:
        if not options["passing"] and not options["bids"]:
            raise OptionError("options passing=false and bids=none contradict each other: nobody could bid (T-2.2)")
        return Rules(self, options)

    def state(self, setup: Rules, cells: list[int], stack: list[Step[Any]], viewer: int) -> Toy:
        return self.table(setup, cells, stack, viewer)

    def begin(self, state: Toy) -> None:
        state.cells[ROUND] = 1
        state.cells[BAG.at : BAG.top] = DECK
        begin_round(state)

    def prompt(self, state: Toy, seat: int) -> Message:
        step = state.stack[-1]
        return Message(f"prompt-{step.name}", {"round": state.cells[ROUND]}, step.clause)

    def describe(self, state: Toy, action: int) -> Message:
        if DEAL.has(action):
            return Message("choice-deal", {"card": CARDS[DEAL.part(action)]}, "T-1.2")
        if OFFER.has(action):
            return Message("choice-bid", {"number": OFFER.part(action)}, "T-2.1")
        return Message("choice-put_back", {"way": ACTIONS.names[action]}, "T-3.3")

    def bound(self, setup: Rules) -> int:
        return 5 * ROUNDS

    def invariants(self, state: Toy) -> list[str]:
        cells = state.cells
        steps = " ".join([step.text() for step in state.stack])
        if steps not in STACKS:
            return [f"the steps {steps} never wait together"]
        holding, bids = STACKS[steps]
        found: list[str] = []
        if tuple([cells[HAND + seat] != 0 for seat in BOTH]) != holding:
            found.append("a side holds a card exactly when it was dealt one (T-1.2)")
        if 2 - cells[BID : BID + 2].count(0) not in bids:
            found.append("bids are made while the sides bid, and kept until the cards go back (T-2.1)")
        if any(bid not in (0, HOLE) and OFFER.at(bid - 1) not in state.rules.bids for bid in cells[BID : BID + 2]):
            found.append("a bid is not allowed by the options (T-2.2)")
        if (not steps and cells[ROUND] < ROUNDS) or (steps.startswith("put_back") and cells[ROUND] == ROUNDS):
            found.append("the game is over exactly after the third round (T-1.1)")
        seen = seen_cards(cells)
        if tuple(seen) != DECK if not state.holes() else any(seen[card] > DECK[card] for card in range(len(CARDS))):
            found.append("there are two foxes, two cranes and a tiger (T-1.1)")
        return found

    def summary(self, state: Toy) -> dict[str, int]:
        return {"north": state.cells[SCORE], "south": state.cells[SCORE + 1]}


TOY: Final = ToyGame()


def after(*choices: str, **options: object) -> Toy:
    """The toy game after choices such as "chance: deal fox"."""
    state = TOY.start(**options)
    for choice in choices:
        seat, _, name = choice.partition(": ")
        state.apply(state.setup.seat(seat), state.action(name))
    return state
