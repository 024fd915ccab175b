"""Words for tests of timing: two heroes face to face, and the questions of a turn in their order."""

from typing import Any

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import actor, choose, given, hero, offered, play, step

STOCK = "117x3 127x3 050x3"  # cards that no scene has in hand, with Attacks among them
MILD = ("pass", "done", "draw 0", "stuns 0", "option 1")
Asked = tuple[str, int]  # the name of a question and the seat it went to


def duel(defender: dict[str, Any], attacker: dict[str, Any], *others: dict[str, Any], **table: Any) -> Senjutsu:
    """Seat 0 (Ronin, D4) and seat 1 (Warrior, D3) stand face to face; further heroes as they are given."""
    first = hero(**({"name": "ronin", "at": "D4", "facing": "N", "stock": STOCK} | defender))
    second = hero(**({"name": "warrior", "at": "D3", "facing": "S", "stock": STOCK} | attacker))
    return given(first, second, *others, **table)


def answer(state: Senjutsu, **answers: str) -> None:
    """One answer to the present question: the given one if it is offered, else a mild one, else the first."""
    names = offered(state)
    wanted = (answers.get(step(state), ""), *MILD)
    play(state, next((name for name in wanted if name in names), names[0]))


def reaches(state: Senjutsu, name: str, **answers: str) -> bool:
    """Answer until this question is asked, or until the turn is over: was it asked?"""
    for _ in range(500):
        if step(state) in (name, "choose", "over"):
            return step(state) == name
        answer(state, **answers)
    raise AssertionError(f"never came to {name}")


def questions(state: Senjutsu, *cards: str, **answers: str) -> list[Asked]:
    """Choose these cards (none: they are chosen) and play the turn: all questions to players in their order."""
    if cards:
        choose(state, *cards)
    asked: list[Asked] = []
    while step(state) not in ("choose", "over"):
        if actor(state) >= 0:
            asked.append((step(state), actor(state)))
        answer(state, **answers)
    return asked
