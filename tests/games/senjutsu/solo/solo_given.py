"""Words for tests of solo play: given heroes and enemies on the board, when these cards come, then this lies there.

Everything in `tests.games.senjutsu.given` works on these states too.
"""

from collections.abc import Sequence
from typing import Any, Final

import shiai
from shiai.core.options import read_options
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.cards.heap import heap_of
from shiai.games.senjutsu.game import first_cells
from shiai.games.senjutsu.rules import state as cells_of
from shiai.games.senjutsu.rules.actions import CARD, MOST_FIGURES
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_code
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import BLOCK
from shiai.games.senjutsu.rules.steps.turn import Choose
from shiai.games.senjutsu.solo.rules import state as solo_cells
from shiai.games.senjutsu.solo.rules.components import SoloRules
from shiai.games.senjutsu.solo.rules.decisions.deciding import decide
from shiai.games.senjutsu.solo.rules.duel import SoloDuel
from shiai.games.senjutsu.solo.rules.options import OPTIONS
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, EXTRA, SOLO_LAYOUT, STANCE_NAMES, Solo
from tests.games.senjutsu.given import CELL, HEAPS, heap, put, step

GAME: Final = shiai.game("senjutsu_solo")
# Cells of an enemy beside those of every figure.
EXTRA_CELL: Final = {
    "limit": solo_cells.LIMIT,
    "distance": solo_cells.DISTANCE,
    "resets": solo_cells.RESETS,
    "deck_stuns": solo_cells.DECK_STUNS,
    "deck_poison": solo_cells.DECK_POISON,
    "face_down": solo_cells.FACE_DOWN,
    "tokens": solo_cells.TOKENS,
    "contracts": solo_cells.CONTRACTS,
    "tools": solo_cells.TOOLS,
}
EXTRA_HEAPS: Final = {"top": solo_cells.TOP, "out": solo_cells.OUT, "kept": solo_cells.KEPT}


def enemy(
    name: str = "samurai_boss",
    at: str = "D1",
    facing: str = "S",
    behaviour: str = "centre",
    stance: str = "offensive",
    **wanted: Any,
) -> dict[str, Any]:
    """An enemy for `fight`: stock="S024 S025" are the cards of its deck (known ones), up its open discards, limit=7 ...

    Further words: the names in CELL of `given`, in EXTRA_CELL and in EXTRA_HEAPS.
    """
    mood = {"behaviour": behaviour, "stance": stance}
    return {"enemy": name, "at": at, "facing": facing, "stock": "S024 S003 S026", "limit": 7, **mood, **wanted}


def fight(
    *figures: dict[str, Any],
    terrain: Sequence[tuple[str, str] | tuple[str, str, str]] = (),
    turn: int = 2,
    **options: object,
) -> Solo:
    """A fight at the Choose step: first the heroes (`given.hero`), then the enemies (`enemy`)."""
    people = [one for one in figures if "enemy" not in one]
    enemies = [one for one in figures if "enemy" in one]
    names = {f"enemy_{number + 1}": one["enemy"] for number, one in enumerate(enemies)}
    chosen = read_options("senjutsu_solo", OPTIONS, {"players": len(people), **names, **options})
    rules = SoloRules(GAME, chosen)
    cells = first_cells(rules, SOLO_LAYOUT.size)
    cells[cells_of.TURN] = turn
    cells[cells_of.PHASE] = cells_of.CHOOSING
    for place in range(MOST_FIGURES):
        cells[cells_of.RANKS + place] = place if place < len(people) + len(enemies) else MOST_FIGURES
    for place, piece in enumerate(terrain):
        way = DIRECTION_NAMES.index(piece[2]) if len(piece) > 2 else 0
        code = piece_code(KIND_NAMES.index(piece[0]), rules.board.space_of(piece[1]), way)
        cells[cells_of.PIECES + place] = code + 1
    for seat, one in enumerate(people):
        put(rules, cells, seat, one)
    for number, one in enumerate(enemies):
        put_enemy(rules, cells, len(people) + number, one)
    return SoloDuel(rules, cells, [Choose()])


def put_enemy(rules: SoloRules, cells: list[int], figure: int, one: dict[str, Any]) -> None:
    """One enemy onto the table."""
    left = dict(one)
    kind = rules.enemies[figure]
    assert kind.kind == left.pop("enemy"), "an enemy with a partner brings it along: give both"
    base = figure * BLOCK
    cells[cells_of.ALIVE] |= 1 << figure
    cells[base + cells_of.AT] = rules.board.space_of(left.pop("at"))
    cells[base + cells_of.FACING] = DIRECTION_NAMES.index(left.pop("facing"))
    cells[base + cells_of.POISON_DECK] = kind.poisons
    cells[figure * EXTRA + solo_cells.BEHAVIOUR] = BEHAVIOUR_NAMES.index(left.pop("behaviour"))
    cells[figure * EXTRA + solo_cells.STANCE] = STANCE_NAMES.index(left.pop("stance"))
    cells[figure * EXTRA + solo_cells.DISTANCE] = kind.distance
    for name, value in left.items():
        if name in EXTRA_HEAPS:
            cells[figure * EXTRA + EXTRA_HEAPS[name]] = heap(value)
        elif name in EXTRA_CELL:
            cells[figure * EXTRA + EXTRA_CELL[name]] = int(value)
        else:
            cells[base + CELL[name]] = heap(value) if name in HEAPS else int(value)
    for number in listed_solo(str(one.get("up", ""))):
        cell = figure * EXTRA + solo_cells.PILE
        cells[cell] = cells[cell] * solo_cells.PILE_BASE + CARD.at(INDEX[number]) + 1
    held = heap_of([INDEX[number] for name in HEAPS for number in listed_solo(str(one.get(name, "")))])
    chosen = [number for number in listed_solo_heap(held) if number.startswith("S") and "-" not in number]
    cells[solo_cells.SEEN] += heap_of([INDEX[number] for number in chosen])


def listed_solo(text: str) -> list[str]:
    """The numbers in a text of cards."""
    return text.split()


def listed_solo_heap(cards: int) -> list[str]:
    """The numbers of the cards of a heap."""
    return [number for number, design in INDEX.items() if cards >> 2 * design & 3]


def turn(state: Solo, *cards: str, enemies: Sequence[str] = (), **answers: str) -> Solo:
    """One turn: the cards of the people, then those that the enemies draw; other questions by `answers`, else mildly.

    Stops at the next Choose step or at the end of the game.
    """
    for seat, card in zip(range(state.rules.people), cards, strict=True):
        state.apply(seat, state.action(card))
    draws = list(enemies)
    mild = ("pass", "done", "draw 0", "option 1")
    for _ in range(2000):
        if not state.stack or step(state) == "choose":
            return state
        seat = state.actors()[0]
        names = [state.name(action) for action in state.legal(seat)]
        if seat == CHANCE and step(state) == "enemy_draw" and draws:
            wanted = draws.pop(0)
        else:
            wanted = answers.get(step(state), "")
        kind = [name for name in (wanted, *mild) if name in names] or names
        state.apply(seat, state.action(kind[0]))
    raise AssertionError("the turn never ended")


def until(state: Solo, name: str, *cards: str, enemies: Sequence[str] = (), **answers: str) -> Solo:
    """As `turn`, but stops when a step of that name asks."""
    for seat, card in zip(range(state.rules.people), cards, strict=bool(cards)):
        state.apply(seat, state.action(card))
    draws = list(enemies)
    for _ in range(2000):
        if not state.stack or step(state) == name:
            return state
        seat = state.actors()[0]
        names = [state.name(action) for action in state.legal(seat)]
        wanted = draws.pop(0) if step(state) == "enemy_draw" and draws else answers.get(step(state), "")
        kind = [found for found in (wanted, "pass", "done", "draw 0", "option 1") if found in names] or names
        state.apply(seat, state.action(kind[0]))
    raise AssertionError(f"never came to {name}")


def mood(state: Solo, figure: int) -> str:
    """Behaviour and stance of an enemy: `left offensive`."""
    extra = figure * EXTRA
    behaviour = BEHAVIOUR_NAMES[state.cells[extra + solo_cells.BEHAVIOUR]]
    return f"{behaviour} {STANCE_NAMES[state.cells[extra + solo_cells.STANCE]]}"


def extra(state: Solo, figure: int, name: str) -> int:
    """A value of an enemy by its name in EXTRA_CELL."""
    return state.cells[figure * EXTRA + EXTRA_CELL[name]]


def decision(state: Solo, figure: int) -> str:
    """What the enemy would answer to the question on top of the stack."""
    return state.name(decide(state, figure, state.stack[-1].legal(state, figure)))
