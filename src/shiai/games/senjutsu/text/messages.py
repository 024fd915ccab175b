"""Message ids for prompts, choices and moments (no prose)."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, LINE_DESIGN, LINES
from shiai.games.senjutsu.cards.structure import Atom, Filter, Option
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, cell_name
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD, NOW, PHASE, PHASE_NAMES, TURN, Senjutsu
from shiai.games.senjutsu.rules.table import who

# Steps that resolve a line of a card: where their numbers name it.
LINE_AT: Final = {"or": 1, "pay": 1, "modifier": 1, "move": 2, "lower": 1}
# Steps about a card that is not the one of the turn: where their numbers name it.
CARD_AT: Final = {"instant": 3, "aim_instant": 1, "play_found": 1, "found_speed": 1}
# Steps about another hero, or about the own one in its place: where their numbers name it.
OTHER_AT: Final = frozenset(
    {
        "push_way",
        "pull",
        "turn_target",
        "poison",
        "switch",
        "change",
        "focus_exit",
        "take_looked",
        "play_discarded",
        "counter",
    }
)

# What a card, a space, a direction, the end of something and a refusal mean in each question.
CARD_CHOICES: Final = {
    "choose": "choice-choose",
    "prepare": "choice-prepare",
    "instant": "choice-instant",
    "replace": "choice-replace",
    "counter": "choice-counter",
    "discard": "choice-discard",
    "discard_type": "choice-discard",
    "hand_limit": "choice-discard_hidden",
    "shuffle_in": "choice-shuffle_in",
    "search": "choice-take",
    "take_looked": "choice-take",
    "play_discarded": "choice-replace",
    "play_found": "choice-replace",
    "name_card": "choice-name",
    "release": "choice-release",
}
SPACE_CHOICES: Final = {
    "terrain": "choice-lay",
    "place_figure": "choice-stand",
    "move": "choice-step",
    "pull": "choice-pull",
}
FACE_CHOICES: Final = {"terrain_way": "choice-lie", "face": "choice-face", "push_way": "choice-push"}
DONE_CHOICES: Final = {
    "terrain": "choice-no_room",
    "prepare": "choice-prepared",
    "buy": "choice-keep_speed",
    "pay": "choice-pay_nothing",
    "modifier": "choice-pay_nothing",
    "move": "choice-stop",
    "change": "choice-keep_kamae",
}
PASS_CHOICES: Final = {
    "instant": "choice-no_instant",
    "replace": "choice-keep_card",
    "counter": "choice-no_counter",
    "lower": "choice-no_attack",
    "shuffle_in": "choice-keep_hand",
    "search": "choice-take_nothing",
    "take_looked": "choice-take_nothing",
    "play_found": "choice-play_nothing",
    "release": "choice-let_it_be",
}
PLAIN_CHOICES: Final = {
    a.LEFT: "choice-left",
    a.RIGHT: "choice-right",
    a.FOCUS_BRANCH: "choice-focus_point",
    a.WIDEN_UP: "choice-widen_up",
    a.WIDEN_DOWN: "choice-widen_down",
    a.HIDE: "choice-hide",
    a.SHOW: "choice-show",
    a.UNSEEN: "choice-unseen",
}
ARROWS: Final = ("↑", "↗", "↘", "↓", "↙", "↖")  # the six sides of a figure clockwise from its front


def card_of(state: Senjutsu, seat: int) -> str:
    """The card because of which something is asked."""
    step = state.stack[-1]
    if step.name in LINE_AT:
        return card_name(LINE_DESIGN[step.numbers[LINE_AT[step.name]]])
    if step.name in CARD_AT:
        return CARD_NAMES[step.numbers[CARD_AT[step.name]]]
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
    if step.name == "terrain" or step.name == "terrain_way":
        values["piece"] = KIND_NAMES[state.rules.pieces[step.numbers[1]]]
    elif step.name in OTHER_AT:
        values["other"] = who(state, step.numbers[1])
    elif step.name == "instant":
        values["window"] = step.numbers[1]
    elif step.name == "buy":
        values["count"] = step.numbers[1]
    return Message(f"prompt-{step.name}", values, clause_of(state))


def describe(state: Senjutsu, action: int) -> Message:
    """What an action would do here."""
    step = state.stack[-1] if state.stack else None
    name = step.name if step is not None else "over"
    clause = clause_of(state) if step is not None else "SJ-15.10"
    if a.CARD <= action < a.SPACE:
        return Message(CARD_CHOICES.get(name, "choice-card"), {"card": CARD_NAMES[action - a.CARD]}, clause)
    if a.SPACE <= action < a.FACE:
        return Message(SPACE_CHOICES.get(name, "choice-space"), {"space": space_name(state, action - a.SPACE)}, clause)
    if a.FACE <= action < a.COLLIDE:
        direction = f"facing-{DIRECTION_NAMES[action - a.FACE]}"
        return Message(FACE_CHOICES.get(name, "choice-direction"), {"direction": direction}, clause)
    if a.COLLIDE <= action < a.LEFT:
        return Message("choice-collide", {"direction": f"facing-{DIRECTION_NAMES[action - a.COLLIDE]}"}, "SJ-16.19")
    if a.OPTION <= action < a.SPEED or action == a.PAY:
        option = option_of(state, action)
        if option is not None:
            return Message("choice-effect", effect_values(option, action), clause)
        if action == a.PAY:
            return Message("choice-pay", {}, clause)
        return Message("choice-option", {"number": action - a.OPTION + 1}, clause)
    return describe_other(state, action, name, clause)


def describe_other(state: Senjutsu, action: int, name: str, clause: str) -> Message:
    """What an action that is no card, space, direction or line would do in a step of this name."""
    if a.SPEED <= action < a.KAMAE:
        return Message("choice-speed", {"speed": action - a.SPEED}, clause)
    if a.KAMAE <= action < a.FOCUS_BRANCH:
        return Message("choice-kamae", {"kamae": f"kamae-{v.KAMAE_NAMES[action - a.KAMAE]}"}, clause)
    if a.TARGET <= action < a.PLACE:
        seat = action - a.TARGET
        return Message("choice-target", {"other": who(state, seat) if seat < state.rules.count else "nobody"}, clause)
    if a.PLACE <= action < a.DRAW:
        return Message("choice-place", {"place": action - a.PLACE + 1}, clause)
    if a.DRAW <= action < a.TYPE:
        id = "choice-heal_stuns" if name == "heal_stuns" else "choice-draw"
        return Message(id, {"count": action - a.DRAW}, clause)
    if a.TYPE <= action < a.VENOM:
        return Message("choice-type", {"type": f"type-{v.TYPE_NAMES[action - a.TYPE]}"}, clause)
    if a.VENOM <= action < a.WIDEN_UP:
        return Message("choice-venom", {"poison": f"poison-{POISON_NAMES[action - a.VENOM]}"}, clause)
    if action == a.DONE:
        return Message(DONE_CHOICES.get(name, "choice-done"), {}, clause)
    if action == a.PASS:
        return Message(PASS_CHOICES.get(name, "choice-pass"), {}, clause)
    return Message(PLAIN_CHOICES[action], {}, clause)


# What stands on a line ------------------------------------------------------------------------------------------------


def option_of(state: Senjutsu, action: int) -> Option | None:
    """What this action would choose or pay for on the line that is being resolved."""
    if not state.stack:
        return None
    step = state.stack[-1]
    if action == a.PAY and step.name == "pay":
        return LINES[step.numbers[1]].options[0]
    if action == a.PAY and step.name == "modifier":
        return LINES[step.numbers[1]].modifiers[step.numbers[4]].options[0]
    if action != a.PAY and step.name == "or" and action - a.OPTION < len(LINES[step.numbers[1]].options):
        return LINES[step.numbers[1]].options[action - a.OPTION]
    return None


def effect_values(option: Option, action: int) -> Values:
    """An option in values that a catalogue can name: its number, its cost, its first effects with how much of what."""
    atoms = atoms_of(option)
    values: Values = {"number": 0 if action == a.PAY else action - a.OPTION + 1, "focus": option.focus}
    for place, slot in enumerate(("first", "second")):
        atom = atoms[place] if place < len(atoms) else None
        values[slot] = deed(atom) if atom is not None else 0
        words: list[str | int] = measures(atom) if atom is not None else []
        values[f"{slot}_much"] = words[0] if words else 0
        values[f"{slot}_what"] = words[1] if len(words) > 1 else 0
    return values


def atoms_of(option: Option) -> list[Atom]:
    """The effects of an option; those of a group line by line."""
    if option.chain is not None:
        return option.chain.atoms
    return [atom for line in option.lines for inner in line.options for atom in atoms_of(inner)]


def deed(atom: Atom) -> str:
    """The component that is named for an effect: what is done, without how much of it."""
    name = v.KIND_NAMES[atom.kind].lower().replace(" ", "_")
    if atom.kind == v.STEP or atom.kind == v.TURN:
        return f"do-must_{name}" if atom.flag else f"do-{name}"
    if atom.kind == v.LOSE_FOCUS and not atom.amount:
        return "do-lose_all_focus"
    return f"do-{name}"


def measures(atom: Atom) -> list[str | int]:
    """How much of what: a number, sides of the figure as arrows, cells of a grid, names of components; two at most."""
    if atom.kind == v.STEP:
        sides = "".join([ARROWS[side] for side in (5, 0, 1, 4, 3, 2) if atom.mask >> side & 1])
        return [atom.amount, sides]
    if atom.cells:
        return [", ".join([cell_name(cell.a, cell.b) for cell in atom.cells])]
    if atom.kind == v.COUNTER:
        return [", ".join([str(speed) for speed in range(9, -1, -1) if atom.mask >> speed & 1])]
    if atom.filter is not None:
        return filter_words(atom.filter)
    words: list[str | int] = [atom.amount] if atom.amount else []
    if atom.kind == v.DISCARD and atom.mask:
        words += [name for bit, name in enumerate(v.TIER_NAMES) if atom.mask >> bit & 1]
    elif atom.kind == v.TARGET_DISCARDS and atom.mask:
        words += [f"type-{name}" for bit, name in enumerate(v.TYPE_NAMES) if atom.mask >> bit & 1]
    elif atom.kind == v.SWITCH and atom.mask != v.ANY_KAMAE:
        words += [f"kamae-{name}" for bit, name in enumerate(v.KAMAE_NAMES) if atom.mask >> bit & 1]
    return words[:2]


def filter_words(wanted: Filter) -> list[str | int]:
    """Which cards a search may find: owner, tiers, type."""
    words: list[str | int] = [wanted.owner] if wanted.owner else []
    for tiers, types in wanted.pairs:
        if tiers != v.ALL_TIERS:
            words += [name for bit, name in enumerate(v.TIER_NAMES) if tiers >> bit & 1]
        words += [f"type-{name}" for bit, name in enumerate(v.TYPE_NAMES) if types >> bit & 1]
    return words[:2]


def moment(state: Senjutsu) -> Message:
    """Turn and phase; while cards are resolved the initiative too."""
    cells = state.cells
    values: Values = {"turn": cells[TURN], "speed": cells[NOW]}
    if not state.stack:
        return Message("moment-over", values, "SJ-15.10")
    return Message(f"moment-{PHASE_NAMES[cells[PHASE]]}", values, "SJ-10.1")
