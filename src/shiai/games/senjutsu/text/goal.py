"""How a duel is won and lost, and how far everybody is (section 15)."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.players.evaluation import cards_left
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.state import ALIVE, BLEEDING, BLOCK, COMPLETED, STUNS, WOUNDS, Senjutsu
from shiai.games.senjutsu.rules.table import opponents, seats_of, who

THIN: Final = 5  # cards of a deck that is soon empty


def goal(view: Senjutsu, seat: int) -> tuple[Message, ...]:
    """The opponent and the own hero with their wounds, and what else is close: Stuns or an empty deck."""
    if not view.stack:
        return ()
    if not 0 <= seat < view.rules.people:
        weakest = sorted(seats_of(view.cells[ALIVE]), key=lambda other: left(view, other))[:2]
        return (Message("goal-last", {}, "SJ-15.4"), *[hero(view, other) for other in weakest])
    foes = seats_of(opponents(view, seat))
    partner = view.rules.partners[seat]
    if partner >= 0 and not view.cells[ALIVE] >> seat & 1:
        seat = partner
    if not view.cells[ALIVE] >> seat & 1:
        return (Message("goal-team" if view.rules.teams else "goal-last", {}, "SJ-15.11"),)
    found = [
        win(view, foes),
        Message("goal-lose", {"number": wounds(view, seat), "total": limit(view, seat)}, "SJ-15.1"),
    ]
    found += contract_goals(view, foes, seat)
    stuns, hand = view.cells[seat * BLOCK + STUNS], view.stun_limit(seat)
    if stuns:
        found.append(Message("goal-stuns", {"number": stuns, "total": hand}, "SJ-15.2"))
    elif seat < view.rules.people and cards_left(view, seat) <= THIN:
        found.append(Message("goal-deck", {"number": cards_left(view, seat)}, "SJ-10.5"))
    return tuple(found)


def contract_goals(view: Senjutsu, foes: list[int], seat: int) -> list[Message]:
    """How far heroes are that win by contracts."""
    found: list[Message] = []
    for owner in (seat, *foes):
        needed = view.rules.heroes[owner].contracts_to_win if owner < view.rules.people else 0
        if needed:
            values: Values = {"who": who(view, owner), "number": view.cells[owner * BLOCK + COMPLETED], "total": needed}
            found.append(Message("goal-contracts", values, "SJ-58.8"))
    return found


def win(view: Senjutsu, foes: list[int]) -> Message:
    """Whom to defeat: the only opponent, or all of them."""
    if len(foes) > 1:
        weakest = min(foes, key=lambda other: left(view, other))
        return Message("goal-all", {"number": len(foes), **state_of(view, weakest)}, "SJ-15.4")
    return Message("goal-win", state_of(view, foes[0]), "SJ-15.4")


def hero(view: Senjutsu, seat: int) -> Message:
    """How far a hero is, for everybody who watches."""
    return Message("goal-hero", state_of(view, seat), "SJ-15.1")


def state_of(view: Senjutsu, seat: int) -> dict[str, str | int]:
    """A hero with wounds and limit."""
    return {"who": who(view, seat), "wounds": wounds(view, seat), "limit": limit(view, seat)}


def wounds(view: Senjutsu, seat: int) -> int:
    """All wounds of a hero."""
    return view.cells[seat * BLOCK + WOUNDS] + view.cells[seat * BLOCK + BLEEDING]


def limit(view: Senjutsu, seat: int) -> int:
    """The wounds that defeat a hero."""
    return wound_limit(view, seat)


def left(view: Senjutsu, seat: int) -> int:
    """The wounds that a hero can still take before the last one."""
    return limit(view, seat) - wounds(view, seat)
