"""What 7 Ronin asks and offers, as message ids with values; the catalogues have the sentences."""

from collections.abc import Callable
from typing import Any, Final

from shiai.core.actions import Kind
from shiai.core.messages import Message, Values
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import (
    ACTIONS,
    ASSIGN,
    COPY,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    SPLIT,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.rules.attack_plan import missing_ninja
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    BOARD_NAMES,
    DATA,
    MARKET,
    RONIN_NAMES,
    TASUKE,
    YOBU,
)
from shiai.games.seven_ronin.rules.defence_plan import waiting_ronin
from shiai.games.seven_ronin.rules.state import ATTACK, NINJA, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import (
    ABILITIES,
    AreaAbilities,
    ChooseRonin,
    ChooseWounded,
    CopyArea,
    HoldChosen,
    SendNinja,
    SilenceChosen,
    WithdrawNinja,
    WoundChosen,
)
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import SplitWounds, partner
from shiai.games.seven_ronin.rules.table import area_count

TARGET_STEPS: Final = (WoundChosen.name, HoldChosen.name, SilenceChosen.name)
ASKING_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    RoninAbilities,
    SplitWounds,
    AreaAbilities,
    CopyArea,
    WoundChosen,
    HoldChosen,
    SilenceChosen,
    WithdrawNinja,
    SendNinja,
    ChooseWounded,
)
PROMPT_CLAUSES: Final = {step.name: step.clause for step in ASKING_STEPS}
USE_CLAUSES: Final = {ability.step.name: ability.step.clause for ability in ABILITIES} | {
    "two_fields_count_as_three_areas": "R7-14.30"
}


def prompt(state: SevenRonin, seat: int) -> Message:
    """What is asked of a seat now."""
    step = state.stack[-1]
    if state.is_planning():
        return attack_prompt(state) if seat == ATTACKER else defence_prompt(state)
    values: Values = {}
    if isinstance(step, SplitWounds):
        values = {"ronin": RONIN_NAMES[partner(state)], "number": state.cells[NINJA + state.cells[RONIN + TASUKE]]}
    elif isinstance(step, AreaAbilities):
        values = {"areas": area_count(state)}
    elif isinstance(step, WithdrawNinja):
        values = {"number": step.left}
    return Message(f"prompt-{step.name}", values, step.clause)


def moment(state: SevenRonin) -> Message:
    """The round and what is being done in it."""
    values: Values = {"round": state.cells[ROUND]}
    if not state.stack:
        return Message("moment-over", values, "R7-12.1")
    if state.is_planning():
        return Message("moment-planning", values, "R7-4.1")
    if isinstance(state.stack[-1], RoninAbilities):
        return Message("moment-ronin_abilities", values, "R7-8.1")
    if isinstance(state.stack[-1], SplitWounds):
        return Message("moment-wounds", values, "R7-9.1")
    return Message("moment-area_abilities", values, "R7-10.1")


def attack_prompt(state: SevenRonin) -> Message:
    """How many ninja the plan still needs, and how many more areas and ninja it may use."""
    cells = state.cells
    plan = cells[ATTACK : ATTACK + AREAS]
    missing = missing_ninja(state)
    values: Values = {
        "missing": max(0, missing),
        "areas": state.rules.threat[cells[ROUND]] - sum([1 for number in plan if number]),
        "reserve": cells[RESERVE] - sum(plan) - cells[ATTACK + MARKET],
    }
    return Message("prompt-attack" if missing > 0 else "prompt-attack-enough", values, "R7-5.14")


def defence_prompt(state: SevenRonin) -> Message:
    """How many ronin are still in hand."""
    waiting = int(waiting_ronin(state)).bit_count()
    return Message("prompt-defence" if waiting else "prompt-defence-enough", {"number": waiting}, "R7-6.1")


def describe(state: SevenRonin, action: int) -> Message:
    """What an action does, with the clause that allows it."""
    return DESCRIBERS[ACTIONS.kind_of(action).name](state, action)


def describe_place(state: SevenRonin, action: int) -> Message:
    """The Attacker assigns one ninja."""
    place = PLACE.part(action)
    if place == MARKET:
        return Message("choice-place-market", {"place": BOARD_NAMES[place]}, "R7-15.2")
    return Message("choice-place", {"place": BOARD_NAMES[place]}, "R7-5.2")


def describe_assign(state: SevenRonin, action: int) -> Message:
    """The Defender assigns a ronin."""
    ronin, place = ASSIGN.pair(action)
    return Message("choice-assign", {"ronin": RONIN_NAMES[ronin], "place": BOARD_NAMES[place]}, "R7-6.2")


def describe_finish(state: SevenRonin, action: int) -> Message:
    """The side uses no more abilities."""
    first = bool(state.stack) and isinstance(state.stack[-1], RoninAbilities)
    return Message("choice-finish", {}, "R7-8.13" if first else "R7-10.13")


def describe_push(state: SevenRonin, action: int) -> Message:
    """Where Yobu's ninja go; the areas beside him have names only while he stands in an area."""
    area = state.cells[RONIN + YOBU]
    if area >= AREAS:
        return Message("choice-push-nowhere", {}, "R7-13.28")
    back, on = PUSHES[PUSH.part(action)]
    places = [AREA_NAMES[state.rules.previous[area]]] * back + [AREA_NAMES[state.rules.next[area]]] * on
    if len(set(places)) == 2:
        return Message("choice-push-apart", {"place": places[0], "other": places[1]}, "R7-13.29")
    return Message("choice-push", {"place": places[0], "number": len(places)}, "R7-13.28")


def describe_use(state: SevenRonin, action: int) -> Message:
    """The Attacker uses the ability of an area."""
    area = USE.part(action)
    ability = str(DATA["areas"][area]["ability"])
    return Message(f"choice-use-{ability}", {"place": AREA_NAMES[area]}, USE_CLAUSES[ability])


def describe_target(state: SevenRonin, action: int) -> Message:
    """The Attacker chooses a ronin; what happens to him depends on the step that asks."""
    step = state.stack[-1] if state.stack else None
    name = step.name if isinstance(step, ChooseRonin) else ChooseWounded.name
    return Message(f"choice-target-{name}", {"ronin": RONIN_NAMES[TARGET.part(action)]}, PROMPT_CLAUSES[name])


def describe_send(state: SevenRonin, action: int) -> Message:
    """The Passage sends ninja to an area."""
    area, number = SEND.pair(action)
    return Message("choice-send", {"place": AREA_NAMES[area], "number": number + 1}, "R7-14.31")


Describer = Callable[[SevenRonin, int], Message]


def always(id: str, clause: str) -> Describer:
    """A choice without parts."""
    return lambda state, action: Message(id, {}, clause)


def of_area(kind: Kind, id: str, clause: str) -> Describer:
    """A choice of an area."""
    return lambda state, action: Message(id, {"place": AREA_NAMES[kind.part(action)]}, clause)


# By the kind of the choice.
DESCRIBERS: Final[dict[str, Describer]] = {
    "place": describe_place,
    "done": always("choice-done", "R7-7.1"),
    "assign": describe_assign,
    "finish": describe_finish,
    "hayai": of_area(MOVE, "choice-move", "R7-13.9"),
    "musashi": always("choice-slay", "R7-13.15"),
    "taiko": lambda state, action: Message("choice-heal", {"ronin": RONIN_NAMES[HEAL.part(action)]}, "R7-13.19"),
    "yobu": describe_push,
    "yumi": always("choice-shoot", "R7-13.33"),
    "split": lambda state, action: Message("choice-split", {"number": SPLIT.part(action)}, "R7-9.9"),
    "use": describe_use,
    "copy": of_area(COPY, "choice-copy", "R7-14.14"),
    "target": describe_target,
    "withdraw": of_area(WITHDRAW, "choice-withdraw", "R7-14.27"),
    "enough": always("choice-enough", "R7-14.27"),
    "send": describe_send,
}
