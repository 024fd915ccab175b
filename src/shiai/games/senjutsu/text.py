"""Message ids for prompts, choices and moments (no prose)."""

from shiai.core.messages import Message, Values
from shiai.games.senjutsu import actions as a
from shiai.games.senjutsu.boards import KIND_NAMES
from shiai.games.senjutsu.cards import CARD_NAMES, LINE_DESIGN, LINES
from shiai.games.senjutsu.heroes import POISON_NAMES
from shiai.games.senjutsu.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.state import BLOCK, ITEM_CARD, NOW, PHASE, PHASE_NAMES, TURN, Senjutsu
from shiai.games.senjutsu.table import card_name, space_name, who
from shiai.games.senjutsu.vocabulary import KAMAE_NAMES, TYPE_NAMES

# Steps that resolve a line of a card: where their numbers name it.
LINE_AT = {"or": 1, "pay": 1, "modifier": 1, "move": 2, "lower": 1}


def card_of(state: Senjutsu, seat: int) -> str:
    """The card because of which something is asked."""
    step = state.stack[-1]
    if step.name in LINE_AT:
        return card_name(LINE_DESIGN[step.numbers[LINE_AT[step.name]]])
    if step.name in ("instant", "aim_instant"):
        card = step.numbers[3] if step.name == "instant" else step.numbers[1]
        return CARD_NAMES[card]
    card = state.cells[seat * BLOCK + ITEM_CARD]
    return CARD_NAMES[card - 1] if card else "none"


def clause_of(state: Senjutsu) -> str:
    """The clause on which the present question stands."""
    clauses = state.stack[-1].clauses
    return clauses[0] if clauses else "SJ-5.6"


def prompt(state: Senjutsu, seat: int) -> Message:
    """What is asked of a seat."""
    step = state.stack[-1]
    values: Values = {"who": who(state, seat), "card": card_of(state, seat), "speed": state.cells[NOW]}
    if step.name == "terrain":
        values["piece"] = KIND_NAMES[state.rules.pieces[step.numbers[1]]]
    if step.name in ("push_way", "pull", "turn_target", "poison", "switch", "change", "focus_exit", "take_looked"):
        values["other"] = who(state, step.numbers[1])
    if step.name == "instant":
        values["moment"] = f"moment-{step.numbers[1]}"
    if step.name == "buy":
        values["count"] = step.numbers[1]
    elif step.name == "pay":
        values["count"] = LINES[step.numbers[1]].options[0].focus
    elif step.name == "modifier":
        values["count"] = LINES[step.numbers[1]].modifiers[step.numbers[4]].options[0].focus
    return Message(f"ask-{step.name}", values, clause_of(state))


def describe(state: Senjutsu, action: int) -> Message:
    """What an action would do here."""
    step = state.stack[-1] if state.stack else None
    name = step.name if step is not None else "over"
    clause = clause_of(state) if step is not None else "SJ-15.10"
    if a.CARD <= action < a.SPACE:
        return Message(f"card-{name}", {"card": CARD_NAMES[action - a.CARD]}, clause)
    if a.SPACE <= action < a.FACE:
        return Message(f"space-{name}", {"space": space_name(state, action - a.SPACE)}, clause)
    if a.FACE <= action < a.COLLIDE:
        return Message(f"face-{name}", {"direction": f"facing-{DIRECTION_NAMES[action - a.FACE]}"}, clause)
    if a.COLLIDE <= action < a.LEFT:
        return Message("collide", {"direction": f"facing-{DIRECTION_NAMES[action - a.COLLIDE]}"}, "SJ-16.19")
    if a.OPTION <= action < a.SPEED:
        return Message("option", {"number": action - a.OPTION + 1}, clause)
    if a.SPEED <= action < a.KAMAE:
        return Message("speed", {"speed": action - a.SPEED}, clause)
    if a.KAMAE <= action < a.FOCUS_BRANCH:
        return Message("kamae", {"kamae": f"kamae-{KAMAE_NAMES[action - a.KAMAE]}"}, clause)
    if a.TARGET <= action < a.PLACE:
        seat = action - a.TARGET
        return Message("target", {"other": who(state, seat) if seat < state.rules.count else "nobody"}, clause)
    if a.PLACE <= action < a.DRAW:
        return Message("place", {"number": action - a.PLACE + 1}, clause)
    if a.DRAW <= action < a.TYPE:
        return Message("stuns" if name == "heal_stuns" else "draw", {"count": action - a.DRAW}, clause)
    if a.TYPE <= action < a.VENOM:
        return Message("type", {"type": f"type-{TYPE_NAMES[action - a.TYPE]}"}, clause)
    if a.VENOM <= action < a.WIDEN_UP:
        return Message("venom", {"poison": f"poison-{POISON_NAMES[action - a.VENOM]}"}, clause)
    if action in (a.DONE, a.PASS, a.PAY):
        return Message(f"{a.NAMES[action]}-{name}", {}, clause)
    return Message(a.NAMES[action].replace(" ", "-"), {}, clause)


def moment(state: Senjutsu) -> Message:
    """Turn and phase; while cards are resolved the initiative too."""
    cells = state.cells
    values: Values = {"turn": cells[TURN], "phase": PHASE_NAMES[cells[PHASE]], "speed": cells[NOW]}
    if not state.stack:
        return Message("moment-over", values, "SJ-15.10")
    return Message(f"moment-{PHASE_NAMES[cells[PHASE]]}", values, "SJ-10.1")
