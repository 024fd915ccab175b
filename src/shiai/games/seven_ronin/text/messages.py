"""What 7 Ronin asks and offers, as message ids with values; the catalogues have the sentences."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.seven_ronin.rules.actions import (
    ASSIGN,
    BOARD_PLACES,
    COPY,
    DONE,
    ENOUGH,
    FINISH,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    SHOOT,
    SLAY,
    SPLIT,
    TARGET,
    USE,
    WITHDRAW,
)
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
from shiai.games.seven_ronin.rules.state import ATTACK, NINJA, RESERVE, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.planning import attack_blocks, defence_blocks
from shiai.games.seven_ronin.rules.steps.wounds import partner
from shiai.games.seven_ronin.rules.table import area_count

PROMPT_CLAUSES: Final = {
    "ronin_abilities": "R7-8.2",
    "split_wounds": "R7-9.9",
    "area_abilities": "R7-10.4",
    "copy_ability_of_another_occupied_area": "R7-14.14",
    "wound_chosen_ronin": "R7-14.13",
    "hold_chosen_ronin": "R7-14.20",
    "silence_chosen_ronin_next_round": "R7-14.24",
    "withdraw_ninja": "R7-14.27",
    "send_ninja_to_one_area": "R7-14.31",
    "choose_wounded": "R7-14.38",
}
TARGET_STEPS: Final = ("wound_chosen_ronin", "hold_chosen_ronin", "silence_chosen_ronin_next_round")
USE_CLAUSES: Final = {
    "wound_each_ronin_in_adjacent_areas": "R7-14.10",
    "copy_ability_of_another_occupied_area": "R7-14.14",
    "wound_chosen_ronin": "R7-14.13",
    "gain_ninja": "R7-14.12",
    "silence_chosen_ronin_next_round": "R7-14.24",
    "withdraw_ninja": "R7-14.27",
    "send_ninja_to_one_area": "R7-14.31",
    "two_fields_count_as_three_areas": "R7-14.30",
    "hold_chosen_ronin": "R7-14.20",
}


def prompt(state: SevenRonin, seat: int) -> Message:
    """What is asked of a seat now."""
    step = state.stack[-1]
    if step.name == "planning":
        return attack_prompt(state) if seat == ATTACKER else defence_prompt(state)
    values: Values = {}
    if step.name == "split_wounds":
        values = {"ronin": RONIN_NAMES[partner(state)], "number": state.cells[NINJA + state.cells[RONIN + TASUKE]]}
    elif step.name == "area_abilities":
        values = {"areas": area_count(state)}
    elif step.name == "withdraw_ninja":
        values = {"number": step.numbers[0]}
    return Message(f"prompt-{step.name}", values, PROMPT_CLAUSES[step.name])


def moment(state: SevenRonin) -> Message:
    """The round and what is being done in it."""
    values: Values = {"round": state.cells[ROUND]}
    if not state.stack:
        return Message("moment-over", values, "R7-12.1")
    if state.stack[-1].name == "planning":
        return Message("moment-planning", values, "R7-4.1")
    if state.stack[-1].name == "ronin_abilities":
        return Message("moment-ronin_abilities", values, "R7-8.1")
    if state.stack[-1].name == "split_wounds":
        return Message("moment-wounds", values, "R7-9.1")
    return Message("moment-area_abilities", values, "R7-10.1")


def attack_prompt(state: SevenRonin) -> Message:
    """How many ninja the plan still needs, and how many more areas and ninja it may use."""
    cells = state.cells
    plan = cells[ATTACK : ATTACK + AREAS]
    missing = attack_blocks(state)[5]
    values: Values = {
        "missing": max(0, missing),
        "areas": state.rules.threat[cells[ROUND]] - sum([1 for number in plan if number]),
        "reserve": cells[RESERVE] - sum(plan) - cells[ATTACK + MARKET],
    }
    return Message("prompt-attack" if missing > 0 else "prompt-attack-enough", values, "R7-5.14")


def defence_prompt(state: SevenRonin) -> Message:
    """How many ronin are still in hand."""
    waiting = defence_blocks(state)[0].bit_count()
    return Message("prompt-defence" if waiting else "prompt-defence-enough", {"number": waiting}, "R7-6.1")


def describe(state: SevenRonin, action: int) -> Message:
    """What an action does, with the clause that allows it."""
    if action < DONE:
        market = action == PLACE + MARKET
        return Message(
            "choice-place-market" if market else "choice-place",
            {"place": BOARD_NAMES[action - PLACE]},
            "R7-15.2" if market else "R7-5.2",
        )
    if action == DONE:
        return Message("choice-done", {}, "R7-7.1")
    if action < FINISH:
        ronin, place = divmod(action - ASSIGN, BOARD_PLACES)
        return Message("choice-assign", {"ronin": RONIN_NAMES[ronin], "place": BOARD_NAMES[place]}, "R7-6.2")
    if action == FINISH:
        first = bool(state.stack) and state.stack[-1].name == "ronin_abilities"
        return Message("choice-finish", {}, "R7-8.13" if first else "R7-10.13")
    if action < SPLIT:
        return describe_ronin(state, action)
    return describe_fight(state, action)


def describe_ronin(state: SevenRonin, action: int) -> Message:
    """What the ability of a ronin does."""
    if action < SLAY:
        return Message("choice-move", {"place": AREA_NAMES[action - MOVE]}, "R7-13.9")
    if action < HEAL:
        return Message("choice-slay", {}, "R7-13.15")
    if action < PUSH:
        return Message("choice-heal", {"ronin": RONIN_NAMES[action - HEAL]}, "R7-13.19")
    if action < SHOOT:
        return describe_push(state, action - PUSH)
    return Message("choice-shoot", {}, "R7-13.33")


def describe_push(state: SevenRonin, push: int) -> Message:
    """Where Yobu's ninja go; the neighbours have names only while he stands in an area."""
    area = state.cells[RONIN + YOBU]
    if area >= AREAS:
        return Message("choice-push-nowhere", {}, "R7-13.28")
    back, on = PUSHES[push]
    places = [AREA_NAMES[state.rules.previous[area]]] * back + [AREA_NAMES[state.rules.next[area]]] * on
    if len(set(places)) == 2:
        return Message("choice-push-apart", {"place": places[0], "other": places[1]}, "R7-13.29")
    return Message("choice-push", {"place": places[0], "number": len(places)}, "R7-13.28")


def describe_fight(state: SevenRonin, action: int) -> Message:
    """What a choice of Combat steps 2 and 3 does."""
    if action < USE:
        return Message("choice-split", {"number": action - SPLIT}, "R7-9.9")
    if action < COPY:
        ability = str(DATA["areas"][action - USE]["ability"])
        return Message(f"choice-use-{ability}", {"place": AREA_NAMES[action - USE]}, USE_CLAUSES[ability])
    if action < TARGET:
        return Message("choice-copy", {"place": AREA_NAMES[action - COPY]}, "R7-14.14")
    if action < WITHDRAW:
        step = state.stack[-1].name if state.stack else ""
        known = step if step in TARGET_STEPS else "choose_wounded"
        return Message(f"choice-target-{known}", {"ronin": RONIN_NAMES[action - TARGET]}, PROMPT_CLAUSES[known])
    if action < ENOUGH:
        return Message("choice-withdraw", {"place": AREA_NAMES[action - WITHDRAW]}, "R7-14.27")
    if action == ENOUGH:
        return Message("choice-enough", {}, "R7-14.27")
    area, number = divmod(action - SEND, 2)
    return Message("choice-send", {"place": AREA_NAMES[area], "number": number + 1}, "R7-14.31")
