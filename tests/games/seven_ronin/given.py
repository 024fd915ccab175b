"""Words for tests of 7 Ronin: given a position, when these choices are made, then this is on the table."""

import pytest

import shiai
from shiai.core.errors import IllegalChoice
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import (
    BOARD_NAMES,
    DURABILITY,
    NINJA_MARKERS,
    PLACE_NAMES,
    RONIN_NAMES,
    SEATS,
)
from shiai.games.seven_ronin.rules.state import NINJA, POOL, RESERVE, RESULTS, RONIN, WOUNDS

GAME = shiai.game("seven_ronin")
AREAS = (  # R7-3.1
    "watchtower",
    "granary",
    "well",
    "inn",
    "animal_pen",
    "shrine",
    "burial_grounds",
    "field_small",
    "field_large",
    "passage",
)
STEPS = {
    "planning": "end_phase area_abilities deal_wounds ronin_abilities reveal planning",
    "ronin_abilities": "end_phase area_abilities deal_wounds ronin_abilities",
    "area_abilities": "end_phase area_abilities",
}


def given(
    step: str = "planning",
    round: int = 1,
    reserve: int = 30,
    ninja: dict[str, int] | None = None,
    ronin: dict[str, str] | None = None,
    wounds: dict[str, int] | None = None,
    flags: dict[str, str] | None = None,
    pool: int | None = None,
    **options: object,
) -> State:
    """A position. The pool has the other markers. Ronin not named are in hand while planning, and gone otherwise.

    `flags`: held, held_next, silenced, silenced_next, used_ronin, used_areas, ready, field_copied, attack_plan,
    defence_plan, as they stand in a position text, e.g. {"silenced": "kabe yumi"}. `step` may also be the name of an
    ability step that waits on top of `area_abilities`.
    """
    ninja, ronin, wounds, flags = ninja or {}, ronin or {}, wounds or {}, flags or {}
    elsewhere = "hand" if step == "planning" else "gone"
    used = reserve + sum(ninja.values()) + sum(wounds.values())
    setup = GAME.setup(**options)
    fields = {
        "game": "seven_ronin",
        "rules": str(GAME.version),
        "options": " ".join(f"{o.name}={o.write(setup.options[o.name])}" for o in GAME.options) or "standard",
        "steps": STEPS.get(step, f"end_phase area_abilities {step}"),
        "round": str(round),
        "reserve": str(reserve),
        "pool": str(NINJA_MARKERS - used if pool is None else pool),
        "ninja": pairs(ninja),
        "ronin": pairs({name: ronin.get(name, elsewhere) for name in RONIN_NAMES}),
        "wounds": pairs(wounds),
    }
    for name in ("held", "held_next", "silenced", "silenced_next", "ready", "attack_plan", "defence_plan"):
        fields[name] = flags.get(name, "none")
    for name in ("used_ronin", "used_areas"):
        fields[name] = flags.get(name, "none")
    fields["field_copied"] = flags.get("field_copied", "0")
    fields["result"] = "none"
    state: State = GAME.from_position("\n".join(f"{name}: {value}" for name, value in fields.items()))
    return state


def pairs(values: dict[str, int] | dict[str, str]) -> str:
    """`a=1 b=2`, as positions have it."""
    return " ".join(f"{name}={value}" for name, value in values.items()) or "none"


def play(state: State, *choices: str) -> State:
    """Make choices such as "attacker: place well", in this very state."""
    for choice in choices:
        seat, _, name = choice.partition(": ")
        state.apply(SEATS.index(seat), state.action(name))
    return state


def refused(state: State, choice: str) -> tuple[str, ...]:
    """The choice must be refused and change nothing; returns the clauses that forbid it."""
    seat, _, name = choice.partition(": ")
    before = state.key()
    with pytest.raises(IllegalChoice) as refusal:
        state.apply(SEATS.index(seat), state.action(name))
    assert state.key() == before
    return refusal.value.clauses


def names(state: State, seat: str, beginning: str = "") -> set[str]:
    """The names of the legal choices of a seat, or those that begin like this."""
    legal = [state.name(action) for action in state.legal(SEATS.index(seat))]
    return {name for name in legal if name.startswith(beginning)}


def step(state: State) -> str:
    """The name of the step being decided."""
    return state.stack[-1].name if state.stack else "over"


def ninja(state: State, place: str) -> int:
    """How many ninja are in an area or on the market."""
    return int(state.cells[NINJA + BOARD_NAMES.index(place)])


def place(state: State, ronin: str) -> str:
    """Where a ronin is: an area, market, hand or gone."""
    return PLACE_NAMES[int(state.cells[RONIN + RONIN_NAMES.index(ronin)])]


def wounds(state: State, ronin: str) -> int:
    """How many wounds a ronin has."""
    return int(state.cells[WOUNDS + RONIN_NAMES.index(ronin)])


def durability(ronin: str) -> int:
    """How many wounds eliminate a ronin."""
    return DURABILITY[RONIN_NAMES.index(ronin)]


def reserve(state: State) -> int:
    """How many ninja are in the reserve."""
    return int(state.cells[RESERVE])


def pool(state: State) -> int:
    """How many ninja are in the pool."""
    return int(state.cells[POOL])


def field(state: State, name: str) -> str:
    """A line of the position text, e.g. field(state, "silenced")."""
    lines = dict(line.split(": ", 1) for line in state.position().splitlines())
    return lines[name]


def winner(state: State) -> tuple[str, str] | None:
    """Who won and by which clause, or None."""
    outcome = state.outcome()
    if outcome is None:
        return None
    assert outcome.reason in [reason for _, reason, _ in RESULTS]
    return SEATS[outcome.winners[0]], outcome.clause


def only(*living: str) -> dict[str, str]:
    """For `ronin=` while planning: these are in hand, all others are gone."""
    return {name: "hand" if name in living else "gone" for name in RONIN_NAMES}


def plan(state: State, attack: dict[str, int], defence: dict[str, str]) -> State:
    """Both sides make these plans and are done, so that the plans are revealed."""
    for area, number in attack.items():
        play(state, *[f"attacker: place {area}"] * number)
    for ronin, area in defence.items():
        play(state, f"defender: assign {ronin} {area}")
    return play(state, "attacker: done", "defender: done")


def attack(state: State, plan: dict[str, int]) -> State:
    """The Attacker plans so many ninja for each place and is done."""
    placements = [f"attacker: place {area}" for area, number in plan.items() for _ in range(number)]
    return play(state, *placements, "attacker: done")


def defend(state: State, plan: dict[str, str]) -> State:
    """The Defender sends each of these ronin to a place and is done."""
    return play(state, *[f"defender: assign {ronin} {area}" for ronin, area in plan.items()], "defender: done")
