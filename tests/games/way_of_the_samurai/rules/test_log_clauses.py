"""The law of the log: an event cites a clause that is carried out where the event comes from.

The law is checked in the source, so it holds for every game that can be played. A clause is named where it is handed
on: as an argument (`state.tell("round", "WS-10.10", …)`, `move_gauge(…, "WS-6.3")`), as the clause of a roll, or by a
constant that stands for it (a cause of losses, a result of the game, a reason to draw). The function or step that
names it must cite it in a comment, or hand on to a function or step that does.
"""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from shiai.citations import ID, citations, named_spans
from shiai.games.way_of_the_samurai.rules import causes, state
from shiai.games.way_of_the_samurai.rules.steps import draw

RULES: Final = Path(__file__).parents[4] / "src/shiai/games/way_of_the_samurai/rules"
SOURCES: Final = (RULES / "table.py", *sorted((RULES / "steps").glob("*.py")))
RESULT_NAMES: Final = (
    *("KILLED_ENEMY", "DEADLY_ENEMY", "ENEMY_NO_KI", "SNOW", "ALL_THREE", "CAMPAIGN_WON", "CLAN_COMPLETED"),
    *("KILLED", "DEADLY_WOUND", "WITHOUT_KI", "WOUNDED", "FELL", "BLED_OUT", "DECAPITATED", "SUNSTROKE"),
    "NO_WEAPON_LEFT",
)
DRAWS: Final = ("BOUGHT", "OPENING", "NEW_HAND", "REDRAWN", "REPLACED")
STANDS_FOR: Final = {
    **{name: causes.CAUSES[value][1] for name, value in vars(causes).items() if isinstance(value, int)},
    **{name: state.RESULTS[getattr(state, name)][2] for name in RESULT_NAMES},
    **{name: draw.DRAW_CLAUSES[getattr(draw, name)] for name in DRAWS},
}
# Clauses named away from the one place that cites them, with the reason.
ELSEWHERE: Final = {
    ("make", "WS-13.2"): "possible, which finds the combo, is a query",
    ("make", "WS-36.11"): "possible, which finds the combo, is a query",
    ("two_player_round", "WS-5.4"): "both draw as one player does",
    ("Hurt.run", "WS-17.11"): "the nodachi of the other player; lose_point has that of the active one",
}


@cache
def cited() -> dict[str, frozenset[str]]:
    """The clauses that each function and class of the rules cites, its own and those of its methods."""
    found: dict[str, set[str]] = {}
    for file in sorted(RULES.rglob("*.py")):
        for clause, name in citations(file):
            for place in (name, name.partition(".")[0]):
                found.setdefault(place, set()).add(clause)
    return {place: frozenset(clauses) for place, clauses in found.items() if place}


def names_in(node: ast.AST) -> set[str]:
    """The names of all functions, classes and constants that a piece of source mentions."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return names | {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


def named_clauses(node: ast.AST) -> set[str]:
    """The clauses that a piece of source hands on or keeps in a variable, by name or by a constant for them."""
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            handed = [*part.args, *[keyword.value for keyword in part.keywords]]
        elif isinstance(part, ast.Assign):
            handed = [part.value]
        else:
            continue
        for value in handed:
            found |= {clause for branch in branches(value) for clause in clause_of(branch)}
    return found


def branches(value: ast.expr) -> list[ast.expr]:
    """A value, or both values of a conditional one."""
    return [*branches(value.body), *branches(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def clause_of(value: ast.expr) -> list[str]:
    """The clause that a value is or stands for; none for other values."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and re.fullmatch(ID, value.value):
        return [value.value]
    return [STANDS_FOR[value.id]] if isinstance(value, ast.Name) and value.id in STANDS_FOR else []


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.stem)
def test_every_clause_is_named_where_it_is_carried_out(file: Path) -> None:
    """Given the source of the rules, when a place names a clause for the log, then it or what it calls cites it."""
    tree = ast.parse(file.read_text("utf-8"))
    places = {name: (first, last) for first, last, name in named_spans(tree, "")}
    wrong: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            continue
        place = next(name for name, (first, _) in places.items() if first == node.lineno)
        near = {place, place.partition(".")[0], *names_in(node)}
        allowed = {clause for name in near for clause in cited().get(name, ())}
        if isinstance(node, ast.ClassDef):
            named = {clause for part in node.body if (clause := roll_clause(node, part))}
        else:
            named = named_clauses(node)
        wrong += [(place, str(clause)) for clause in named - allowed if (place, clause) not in ELSEWHERE]
    assert wrong == []


def roll_clause(node: ast.ClassDef, part: ast.stmt) -> str:
    """The clause of a roll, which its event cites, if this line of a class names it; empty otherwise."""
    if not any(isinstance(base, ast.Name) and base.id == "Roll" for base in node.bases):
        return ""
    if not (isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id == "clause"):
        return ""
    return str(part.value.value) if isinstance(part.value, ast.Constant) else ""
