"""Words for tests of Senjutsu: given heroes on the board, when these choices are made, then this lies there."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

import shiai
from shiai.core.errors import IllegalChoice, OptionError
from shiai.core.messages import Event
from shiai.core.options import read_options
from shiai.core.step import Step
from shiai.games.senjutsu.cards.cards import CARD_NAMES, INDEX, STANDARD_CARDS
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.decks.format import Deck
from shiai.games.senjutsu.game import first_cells
from shiai.games.senjutsu.rules import state as cells_of
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_code
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.components import Rules
from shiai.games.senjutsu.rules.duel import Duel
from shiai.games.senjutsu.rules.fields import HeapField
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES
from shiai.games.senjutsu.rules.options import OPTIONS
from shiai.games.senjutsu.rules.state import BLOCK, Senjutsu
from shiai.games.senjutsu.rules.steps.turn import Choose
from shiai.games.senjutsu.rules.table import seats_of

GAME: Final = shiai.game("senjutsu")
HEAP: Final = HeapField("heap", 0)
# Cells of a hero by the names that tests use.
CELL: Final = {
    "focus": cells_of.FOCUS,
    "wounds": cells_of.WOUNDS,
    "bleeding": cells_of.BLEEDING,
    "stuns": cells_of.STUNS,
    "hobbles": cells_of.HOBBLES,
    "stealth": cells_of.HIDDEN_AT,
    "hand": cells_of.HAND,
    "stock": cells_of.STOCK,
    "up": cells_of.UP,
    "down": cells_of.DOWN,
    "played": cells_of.PLAYED,
    "lasting": cells_of.LASTING,
    "hand_size": cells_of.HAND_SIZE,
    "unseen": cells_of.UNSEEN_DISCARDS,
    "marks": cells_of.MARKS,
    "iron": cells_of.IRON,
    "poison_deck": cells_of.POISON_DECK,
    "shields": cells_of.SHIELD_AT,
    "venom": cells_of.VENOM,
    "contracts": cells_of.CONTRACTS_AT,
    "fulfilled": cells_of.FULFILLED,
    "put_away": cells_of.PUT_AWAY,
    "completed": cells_of.COMPLETED,
    "progress": cells_of.PROGRESS,
    "stuns_in_deck": cells_of.STUNS_IN_DECK,
    "chosen": cells_of.CHOSEN,
}
# The design on which every option of a line stands, by the number of the option.
OPTION_DESIGN: Final = [
    design
    for _, design in sorted(
        [(option.id, STANDARD_CARDS.line_design[line.id]) for line in STANDARD_CARDS.lines for option in line.options]
    )
]
HEAPS: Final = ("hand", "stock", "up", "down", "played", "lasting")


def heap(text: str) -> int:
    """A heap of cards from their numbers: `029 031x2`."""
    return HEAP.read(text or "none")[0]


def hero(name: str = "ronin", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A hero for `given`: where it stands, its cards (hand, stock, up, down, lasting by numbers), its kamae, focus ...

    Further words: weapon="071" (one card or several), kamae="AGG", poisons="002 129", and the names in CELL.
    """
    return {"name": name, "at": at, "facing": facing, "stock": usual_stock(wanted), **wanted}


def usual_stock(wanted: dict[str, Any]) -> str:
    """Nine ordinary cards, none of which the hero then has four times."""
    elsewhere = [number for name in HEAPS for number in listed(heap(str(wanted.get(name, ""))))]
    stock = [number for number in ("110", "126", "127") for _ in range(3 - elsewhere.count(number))]
    stock += [number for number in ("121", "123", "124") for _ in range(3 - elsewhere.count(number))][: 9 - len(stock)]
    return " ".join([f"{number}x{stock.count(number)}" for number in sorted(set(stock))])


def given(
    *heroes: dict[str, Any],
    step: Step[Any] | None = None,
    advantage: Sequence[int] | None = None,
    terrain: Sequence[tuple[str, str] | tuple[str, str, str]] = (),
    board: str = "snow_field",
    turn: int = 2,
    people: int = 0,
    **options: object,
) -> Senjutsu:
    """A table in the middle of a duel, at the Choose step: heroes of seat_1, seat_2, ...; two ordinary ones by default.

    With `people`, so many of them are heroes of seats, and the others are companions of heroes of the options.
    `advantage` names the seats from the top of the track (0, 1, ...); `terrain` has pieces as ("rocks", "D4") or
    ("torii", "D4", "N"). Decks need not be legal here. Rules are those of the options.
    """
    wanted = list(heroes) or [hero()]
    if len(wanted) == 1:
        wanted.append(hero("warrior", "D1", "S"))
    rules = Rules(
        GAME, read_options("senjutsu", OPTIONS, {"players": people or len(wanted), "board": board, **options})
    )
    cells = first_cells(rules, rules.layout.size)
    cells[cells_of.TURN] = turn
    cells[cells_of.PHASE] = cells_of.CHOOSING
    order = advantage if advantage is not None else range(people or len(wanted))
    for place, seat in enumerate(order):
        cells[cells_of.RANKS + place] = seat
    for place, piece in enumerate(terrain):
        way = DIRECTION_NAMES.index(piece[2]) if len(piece) > 2 else 0
        code = piece_code(KIND_NAMES.index(piece[0]), rules.board.space_of(piece[1]), way)
        cells[cells_of.PIECES + place] = code + 1
    for seat, one in enumerate(wanted):
        put(rules, cells, seat, one)
    return Duel(rules, cells, [step or Choose()])


def put(rules: Rules, cells: list[int], seat: int, one: dict[str, Any]) -> None:
    """One hero onto the table."""
    base = seat * BLOCK
    left = dict(one)
    name = left.pop("name")
    person = HEROES.get(name) or rules.heroes[seat]
    rules.heroes[seat] = person
    weapons = tuple([INDEX[number] for number in str(left.pop("weapon", "")).split()]) or person.standard_weapons
    poisons = sum([1 << POISON_NAMES.index(name) for name in str(left.pop("poisons", "")).split()]) or person.poisons
    cells[base + cells_of.AT] = rules.board.space_of(left.pop("at"))
    cells[base + cells_of.FACING] = DIRECTION_NAMES.index(left.pop("facing"))
    cells[base + cells_of.KAMAE_AT] = KAMAE_NAMES.index(left.pop("kamae", "NEU"))
    cells[base + cells_of.POISON_DECK] = poisons
    cells[base + cells_of.STOCK] = 0
    for name, value in left.items():
        cells[base + CELL[name]] = heap(value) if name in HEAPS else int(value)
    cells[base + cells_of.HAND_SIZE] = len(listed(cells[base + cells_of.HAND]))
    cells[base + cells_of.DOWN_SIZE] = len(listed(cells[base + cells_of.DOWN]))
    owned = sum([cells[base + CELL[name]] for name in HEAPS])
    assert len(listed(owned)) == sum([len(listed(cells[base + CELL[name]])) for name in HEAPS]), "a card four times"
    rules.give(seat, owned)
    rules.decks[seat] = Deck(person.name, weapons, owned, poisons, "given")


def listed(cards: int) -> list[str]:
    """The numbers of the cards of a heap, copies and all, sorted."""
    found: list[str] = []
    for number, design in INDEX.items():
        found += [number] * (cards >> 2 * design & 3)
    return found


# What happens ---------------------------------------------------------------------------------------------------------


def actor(state: Senjutsu) -> int:
    """The one seat that owes a choice."""
    assert len(state.actors()) == 1, f"{state.actors()} at {step(state)}"
    return state.actors()[0]


def choose(state: Senjutsu, *cards: str) -> Senjutsu:
    """The secret choices of seat_1, seat_2, ... ("029", "stun"); everything until the next question follows."""
    heroes = state.cells[cells_of.ALIVE] & state.rules.played_by_people
    for seat, card in zip(seats_of(heroes), cards, strict=True):
        state.apply(seat, state.action(card))
    return state


def play(state: Senjutsu, *choices: str) -> Senjutsu:
    """Choices of whoever is asked, luck included, by their names: a space, "left", "pass", "speed 5", "option 2" ..."""
    for choice in choices:
        state.apply(actor(state), state.action(choice))
    return state


def go_on(state: Senjutsu, until: str = "choose", **answers: str) -> Senjutsu:
    """Answer all questions until a step of that name asks: by what is given for the step, else mildly."""
    mild = ("pass", "done", "draw 0", "stuns 0", "option 1")
    for _ in range(1000):
        if not state.stack or step(state) in (until, "choose"):
            return state
        seat = actor(state)
        names = [state.name(action) for action in state.legal(seat)]
        wanted = answers.get(step(state), "")
        kind = [name for name in (wanted, *mild) if name in names] or names
        state.apply(seat, state.action(kind[0]))
    raise AssertionError(f"never came to {until}")


def resolve(state: Senjutsu, *cards: str, **answers: str) -> Senjutsu:
    """Choose these cards and resolve the whole turn with the given answers (see `go_on`)."""
    return go_on(choose(state, *cards), **answers)


# What lies there ------------------------------------------------------------------------------------------------------


def step(state: Senjutsu) -> str:
    """The name of the step that asks; "over" at the end."""
    return state.stack[-1].name if state.stack else "over"


def offered(state: Senjutsu, seat: int | None = None) -> list[str]:
    """The names of the choices that are offered."""
    return [state.name(action) for action in state.legal(actor(state) if seat is None else seat)]


def refused(state: Senjutsu, choice: str, clause: str, seat: int | None = None) -> None:
    """The choice is illegal, and the refusal names the clause; nothing is changed."""
    before = state.key()
    with pytest.raises(IllegalChoice) as caught:
        state.apply(actor(state) if seat is None else seat, state.action(choice))
    assert clause in caught.value.clauses
    assert state.key() == before


def bad_options(*words: str, **options: object) -> None:
    """These options are refused with all these words."""
    with pytest.raises(OptionError) as caught:
        GAME.start(**options)
    for word in words:
        assert word in str(caught.value)


def where(state: Senjutsu, seat: int) -> str:
    """Space and facing of a hero: `D4 N`; `none` when it has left the board."""
    space = state.cells[seat * BLOCK + cells_of.AT]
    if space == cells_of.NOWHERE:
        return "none"
    return f"{state.rules.board.names[space]} {DIRECTION_NAMES[state.cells[seat * BLOCK + cells_of.FACING]]}"


def kamae(state: Senjutsu, seat: int) -> str:
    """The Kamae of a hero."""
    return KAMAE_NAMES[state.cells[seat * BLOCK + cells_of.KAMAE_AT]]


def of(state: Senjutsu, seat: int, name: str) -> Any:
    """A value of a hero by its name in CELL; heaps as sorted lists of card numbers."""
    value = state.cells[seat * BLOCK + CELL[name]]
    return listed(value) if name in HEAPS else value


def alive(state: Senjutsu) -> list[int]:
    """The seats of living heroes."""
    return seats_of(state.cells[cells_of.ALIVE])


def ranks(state: Senjutsu) -> list[int]:
    """The Advantage track from the top."""
    return [seat for seat in state.cells[cells_of.RANKS : cells_of.RANKS + 4] if seat < 4]


def revealed(state: Senjutsu, seat: int) -> str:
    """The number of the turn's card."""
    card = state.cells[seat * BLOCK + cells_of.ITEM_CARD]
    return CARD_NAMES[card - 1].removeprefix("card-") if card else "none"


def told(state: Senjutsu, *choices: str) -> list[Event]:
    """Make these choices and return what was told."""
    events = state.listen()
    play(state, *choices)
    return list(events)


def winners(state: Senjutsu) -> tuple[int, ...]:
    """Who has won; the game must be over."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


def fighter(name: str = "ronin", at: str = "D4", facing: str = "N", **wanted: Any) -> dict[str, Any]:
    """A hero as above whose deck holds only Meditations that scenes leave alone: no card is there more than thrice."""
    return hero(name, at, facing, **({"stock": "020x3 034x3"} | wanted))
