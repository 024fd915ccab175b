"""What Samurai Spirit asks and offers, as message ids with values; the catalogues have the sentences."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.samurai_spirit.rules.actions import (
    ATTACK,
    CARD,
    DEAL,
    DEFEND,
    DONE,
    DROP,
    FAMILY,
    FIGHT,
    GIVE,
    HAND_ON,
    HEAL_SEAT,
    IGNORE,
    LET_PASS,
    ORDER,
    PASS,
    PICK,
    REPLACE,
    REVERSE,
    SKIP,
    STRIKE,
    SUPPORT,
    TAKE,
    TOKEN,
    USE,
    USE_TOKEN,
)
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARD_NAMES,
    PENALTY,
    PENALTY_NAMES,
    REVERSE_NAMES,
    SAMURAI_NAMES,
    SECOND_PENALTY,
    SYMBOL,
    SYMBOL_NAMES,
    SYMBOLS,
    VALUE,
)
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    ACTIVE,
    BARRICADES,
    DEFENCE,
    ENDING,
    HAND,
    INTRUDERS,
    LINES,
    NO_CARD,
    RESULT,
    ROUND,
    STACK,
    TURN,
    VILLAGE_SAVED,
    SamuraiSpirit,
    kiai_value,
    points,
    total,
)
from shiai.games.samurai_spirit.rules.table import last_card, name_at

PROMPT_CLAUSES: Final = {
    "absent_tokens": "SS-25.7",
    "ignore_penalties": "SS-5.14",
    "penalty_order": "SS-5.8",
    "drop_defence": "SS-16.14",
    "choose_action": "SS-4.7",
    "play_card": "SS-7.4",
    "choose_second_fight": "SS-12.13",
    "ask_kiai": "SS-31.27",
    "add_barricade": "SS-14.1",
    "heal_wound": "SS-14.2",
    "move_card": "SS-14.5",
    "give_card": "SS-14.5",
    "given_card": "SS-14.6",
    "discard_raiders": "SS-14.10",
    "discard_intruders": "SS-14.12",
    "strike": "SS-14.14",
    "move_token": "SS-14.17",
    "give_token": "SS-14.17",
    "look_at_raiders": "SS-14.24",
    "arrange": "SS-14.24",
}
USE_CLAUSES: Final = {
    "ask_kiai": "SS-13.2",
    "add_barricade": "SS-14.1",
    "discard_raiders": "SS-14.10",
    "discard_intruders": "SS-14.12",
    "look_at_raiders": "SS-14.24",
}


def prompt(state: SamuraiSpirit, seat: int) -> Message:
    """What is asked of a seat now. Every prompt knows the samurai, its total and its Kiai value."""
    cells = state.cells
    step = state.stack[-1]
    values: Values = {
        "samurai": name_at(state, seat),
        "total": total(cells, seat),
        "kiai": kiai_value(cells, seat),
        "round": cells[ROUND],
    }
    if step.name in ("play_card", "give_card", "given_card"):
        values["card"] = CARD_NAMES[cells[HAND]]
    elif step.name == "ignore_penalties":
        values["card"] = CARD_NAMES[last_card(cells, seat)]
    elif step.name == "choose_action":
        values["raiders"] = cells[STACK.at]
    elif step.name == "add_barricade":
        values["barricades"] = cells[BARRICADES]
    elif step.name in ("discard_raiders", "look_at_raiders"):
        values["number"] = min(step.numbers[1], cells[STACK.at])
    elif step.name == "discard_intruders":
        values["number"] = min(step.numbers[1], cells[INTRUDERS.at])
    elif step.name == "arrange":
        values["place"] = step.numbers[2] + 1
    elif step.name == "give_token":
        values["owner"] = name_at(state, step.numbers[1])
    elif step.name == "absent_tokens":
        values["number"] = len(SAMURAI_NAMES) - state.rules.samurai - cells[ABSENT_USED].bit_count()
    return Message(f"prompt-{step.name}", values, PROMPT_CLAUSES[step.name])


def moment(state: SamuraiSpirit) -> Message:
    """Round and turn, or that a round or the game ends."""
    cells = state.cells
    values: Values = {"round": cells[ROUND], "turn": cells[TURN]}
    if cells[RESULT]:
        return Message("moment-over", values, "SS-22.5")
    if cells[ENDING]:
        return Message("moment-round_end", values, "SS-17.1")
    return Message("moment-turn", values, "SS-4.1")


def score(state: SamuraiSpirit) -> Message | None:
    """The score of a won game with its grade; a lost game has none."""
    if state.cells[RESULT] != VILLAGE_SAVED:
        return None
    return Message("score", {"points": points(state), "grade": state.rules.grade}, "SS-24.4")


def describe(state: SamuraiSpirit, action: int) -> Message:
    """What an action does, with the clause that allows it."""
    if action < ATTACK:
        return describe_action(state, action)
    if action < DONE:
        return describe_play(state, action)
    if action < LET_PASS:
        return describe_turn(state, action)
    if action < CARD:
        return describe_kiai(state, action)
    return describe_luck(state, action)


def step_name(state: SamuraiSpirit) -> str:
    """What is being decided."""
    return state.stack[-1].name if state.stack else ""


def describe_action(state: SamuraiSpirit, action: int) -> Message:
    """Fight, Support or Pass."""
    cells = state.cells
    if action == FIGHT:
        again = step_name(state) == "choose_second_fight"
        top = STACK.top(cells) if cells[STACK.at] else -1
        if top >= 0:
            return Message("choice-fight-known", {"card": CARD_NAMES[top]}, "SS-14.26")
        return Message("choice-fight-again", {}, "SS-12.13") if again else Message("choice-fight", {}, "SS-7.1")
    if action < PASS:
        return Message("choice-support", {"recipient": name_at(state, action - SUPPORT)}, "SS-9.7")
    return Message("choice-pass", {}, "SS-10.1")


def describe_play(state: SamuraiSpirit, action: int) -> Message:
    """What can be done with the card in hand."""
    cells = state.cells
    card = cells[HAND]
    if card == NO_CARD:
        return Message("choice-no-card", {}, "SS-7.1")
    if action == ATTACK:
        return describe_attack(state, state.actors()[0], card)
    if action == DEFEND:
        symbol = (*SYMBOL_NAMES, "none")[SYMBOL[card]]
        return Message("choice-defend", {"card": CARD_NAMES[card], "symbol": symbol}, "SS-7.11")
    if action < REPLACE:
        clause = "SS-12.2" if VALUE[card] & 1 else "SS-12.1"
        return Message("choice-hand", {"card": CARD_NAMES[card], "recipient": name_at(state, action - HAND_ON)}, clause)
    if action == REPLACE:
        return Message("choice-replace", {"card": CARD_NAMES[card]}, "SS-12.16")
    return Message("choice-discard", {"card": CARD_NAMES[card]}, "SS-12.20")


def describe_attack(state: SamuraiSpirit, seat: int, card: int) -> Message:
    """An attack below, on or above the Kiai value."""
    cells = state.cells
    after = total(cells, seat) + VALUE[card]
    value = kiai_value(cells, seat)
    values: Values = {"card": CARD_NAMES[card], "total": after, "kiai": value}
    if step_name(state) == "given_card" and state.stack[-1].numbers[1] == seat:
        return Message("choice-attack", values, "SS-14.8")
    if after < value:
        return Message("choice-attack", values, "SS-8.4")
    if after == value:
        return Message("choice-attack-kiai", values, "SS-8.5")
    if after - VALUE[card] > value and not state.rules.case3_every_card:
        return Message("choice-attack", values, "SS-31.12")
    return Message("choice-attack-over", values, "SS-8.6")


def describe_turn(state: SamuraiSpirit, action: int) -> Message:
    """Tokens of absent samurai, and penalties."""
    cells = state.cells
    if action == DONE:
        again = step_name(state) == "choose_second_fight"
        return Message("choice-enough", {}, "SS-12.13") if again else Message("choice-done", {}, "SS-25.7")
    if action < ORDER:
        return describe_ignore(state, action - IGNORE)
    if action < DROP:
        if step_name(state) != "penalty_order":
            return Message("choice-no-order", {}, "SS-5.8")
        penalty = state.stack[-1].numbers[action - ORDER]
        return Message("choice-order", {"penalty": PENALTY_NAMES[penalty]}, "SS-5.8")
    if action < USE_TOKEN:
        card = (
            cells[DEFENCE + cells[ACTIVE] * SYMBOLS + action - DROP]
            if cells[ACTIVE] < len(state.setup.seats)
            else NO_CARD
        )
        name = CARD_NAMES[card] if card != NO_CARD else SYMBOL_NAMES[action - DROP]
        return Message("choice-drop", {"card": name}, "SS-16.14")
    return Message("choice-use_token", {"talent": SAMURAI_NAMES[action - USE_TOKEN]}, "SS-25.8")


def describe_ignore(state: SamuraiSpirit, mask: int) -> Message:
    """Which penalties of the last card are ignored."""
    if mask == 0:
        return Message("choice-ignore-nothing", {}, "SS-5.3")
    if step_name(state) != "ignore_penalties" or mask == 3:
        return Message("choice-ignore-all", {}, "SS-5.15")
    card = last_card(state.cells, state.cells[ACTIVE])
    penalty = PENALTY[card] if mask == 1 else SECOND_PENALTY[card]
    return Message("choice-ignore-one", {"penalty": (*PENALTY_NAMES, "none")[penalty]}, "SS-12.12")


def describe_kiai(state: SamuraiSpirit, action: int) -> Message:
    """Choices of the owner of a Kiai."""
    name = step_name(state)
    if action == LET_PASS:
        return Message("choice-let_pass", {}, "SS-31.27")
    if action == USE:
        known = name in USE_CLAUSES
        return Message(f"choice-use-{name}" if known else "choice-use", {}, USE_CLAUSES[name] if known else "SS-13.3")
    if action == SKIP:
        return Message("choice-skip", {}, "SS-13.3")
    if action < TAKE:
        return Message("choice-heal", {"samurai": name_at(state, action - HEAL_SEAT)}, "SS-14.2")
    if action < GIVE:
        return describe_last_card(state, "choice-take", action - TAKE, "SS-14.5")
    if action < STRIKE:
        if name == "give_token":
            return Message("choice-give-token", {"recipient": name_at(state, action - GIVE)}, "SS-14.17")
        return Message("choice-give-card", {"recipient": name_at(state, action - GIVE)}, "SS-14.5")
    if action < TOKEN:
        return describe_last_card(state, "choice-strike", action - STRIKE, "SS-14.14")
    return Message("choice-token", {"owner": name_at(state, action - TOKEN)}, "SS-14.19")


def describe_last_card(state: SamuraiSpirit, message: str, seat: int, clause: str) -> Message:
    """A choice that takes the last card of somebody's combat line."""
    if not state.cells[LINES + seat]:
        return Message("choice-no-card", {}, "SS-14.28")
    card = CARD_NAMES[last_card(state.cells, seat)]
    return Message(message, {"source": name_at(state, seat), "card": card}, clause)


def describe_luck(state: SamuraiSpirit, action: int) -> Message:
    """What luck brings, and the order of cards that Katsushiro looked at."""
    if action < REVERSE:
        uppermost = step_name(state) == "arrange"
        return Message(
            "choice-uppermost" if uppermost else "choice-card", {"card": CARD_NAMES[action - CARD]}, "SS-14.24"
        )
    if action < FAMILY:
        return Message("choice-reverse", {"penalty": REVERSE_NAMES[action - REVERSE]}, "SS-18.8")
    if action < PICK:
        return Message("choice-family", {"family": BONUS_NAMES[action - FAMILY]}, "SS-17.11")
    if action < DEAL:
        return Message("choice-pick", {"samurai": name_at(state, action - PICK)}, "SS-0.10")
    return Message("choice-deal", {"samurai": SAMURAI_NAMES[action - DEAL]}, "SS-2.2")
