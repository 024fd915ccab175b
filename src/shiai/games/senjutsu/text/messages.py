"""Message ids for prompts, choices and moments (no prose)."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.contracts import CONTRACT_NAMES
from shiai.games.senjutsu.cards.option_words import option_words
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.playing import half_of
from shiai.games.senjutsu.rules.state import NOW, PHASE, PHASE_NAMES, TURN, Senjutsu
from shiai.games.senjutsu.rules.steps.companions import CompanionCard
from shiai.games.senjutsu.rules.steps.instants import Instant
from shiai.games.senjutsu.rules.steps.reveal import Buy
from shiai.games.senjutsu.rules.steps.setup import PlaceTerrain, TurnTerrain
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.questions import NOTHING, asked_card, asked_option, other_figure

# What a card, a space, a direction, "done" and "pass" mean, by the name of the question.
CARD_CHOICES: Final = {
    "choose": "choice-choose",
    "companion_card": "choice-companion_card",
    "prepare": "choice-prepare",
    "instant": "choice-instant",
    "replace": "choice-replace",
    "counter": "choice-counter",
    "discard": "choice-discard",
    "discard_type": "choice-discard",
    "hand_limit": "choice-discard_hidden",
    "shuffle_in": "choice-shuffle_in",
    "return_card": "choice-return",
    "search": "choice-take",
    "take_looked": "choice-take",
    "play_discarded": "choice-replace",
    "play_found": "choice-replace",
    "name_card": "choice-name",
    "reshuffle": "choice-reshuffle",
}
CONTRACT_CHOICES: Final = {"leave_out": "choice-leave_out", "cash": "choice-cash", "renew": "choice-renew"}
REWARD_CHOICES: Final = ("choice-reward-card", "choice-reward-focus")
STAKE_CHOICES: Final = ("choice-stake-initiative", "choice-stake-wound")
SPACE_CHOICES: Final = {
    "terrain": "choice-lay",
    "place_figure": "choice-stand",
    "move": "choice-step",
    "pull": "choice-pull",
    "place_caltrop": "choice-throw",
    "place_trap": "choice-throw",
}
FACE_CHOICES: Final = {"terrain_way": "choice-lie", "face": "choice-face", "push_way": "choice-push"}
DONE_CHOICES: Final = {
    "prepare": "choice-prepared",
    "offer": "choice-no_offer",
    "buy": "choice-keep_speed",
    "pay": "choice-pay_nothing",
    "modifier": "choice-pay_nothing",
    "sober_up": "choice-stay_drunk",
    "move": "choice-stop",
    "change": "choice-keep_kamae",
}
PASS_CHOICES: Final = {
    "instant": "choice-no_instant",
    "replace": "choice-keep_card",
    "counter": "choice-no_counter",
    "shuffle_in": "choice-keep_hand",
    "search": "choice-take_nothing",
    "take_looked": "choice-take_nothing",
    "play_found": "choice-play_nothing",
    "release": "choice-let_it_be",
    "cash": "choice-keep_contracts",
    "reshuffle": "choice-reshuffle_nothing",
    "companion_card": "choice-companion_none",
}


def clause_of(state: Senjutsu) -> str:
    """The main clause of the present question."""
    return state.stack[-1].clause or "SJ-5.6"


def prompt(state: Senjutsu, seat: int) -> Message:
    """What is asked of a seat."""
    step = state.stack[-1]
    seat = state.asked(seat)
    values: Values = {"who": who(state, seat), "card": asked_card(state, seat), "speed": state.cells[NOW]}
    other = other_figure(step)
    if other != NOTHING:
        values |= {"other": who(state, other), "own": int(other == seat)}
    elif isinstance(step, (PlaceTerrain, TurnTerrain)):
        values["piece"] = KIND_NAMES[state.rules.pieces[step.piece]]
    elif isinstance(step, Instant):
        values["window"] = step.moment
    elif isinstance(step, Buy):
        values["count"] = step.price
    return Message(f"prompt-{step.name}", values, clause_of(state))


def describe(state: Senjutsu, action: int) -> Message:
    """What an action would do here."""
    if not state.stack:
        return describe_in(state, action, "over", "SJ-15.10")
    option = asked_option(state, action)
    clause = clause_of(state)
    if option is not None:
        number = a.OPTION.part(action) + 1 if a.OPTION.has(action) else 0
        return Message("choice-effect", option_words(option, number), clause)
    return describe_in(state, action, state.stack[-1].name, clause)


def describe_in(state: Senjutsu, action: int, question: str, clause: str) -> Message:
    """What an action means in the question of this name."""
    kind = a.ACTIONS.kind_of(action)
    return DESCRIBERS[kind.name](state, kind.part(action), question, clause)


# Choices by kind ------------------------------------------------------------------------------------------------------

Describer = Callable[[Senjutsu, int, str, str], Message]  # state, part of the action, name of the question, clause


def describe_card(state: Senjutsu, card: int, question: str, clause: str) -> Message:
    """To play, take, discard or name a card, or to pay for its end."""
    if question == "release":
        price = state.rules.cards.prices.get(card, 0)
        return Message("choice-release", {"card": CARD_NAMES[card], "count": price}, clause)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, CompanionCard):
        card = half_of(state, step.seat, card)
    return Message(CARD_CHOICES.get(question, "choice-card"), {"card": CARD_NAMES[card]}, clause)


def describe_space(state: Senjutsu, space: int, question: str, clause: str) -> Message:
    """To step, stand or lie on a space."""
    return Message(SPACE_CHOICES.get(question, "choice-space"), {"space": space_name(state, space)}, clause)


def describe_face(_state: Senjutsu, direction: int, question: str, clause: str) -> Message:
    """To face, lie or push in a direction."""
    values: Values = {"direction": f"facing-{DIRECTION_NAMES[direction]}"}
    return Message(FACE_CHOICES.get(question, "choice-direction"), values, clause)


def describe_collision(_state: Senjutsu, direction: int, _question: str, _clause: str) -> Message:
    """To make a mandatory step that cannot be made."""
    return Message("choice-collide", {"direction": f"facing-{DIRECTION_NAMES[direction]}"}, "SJ-16.19")


def describe_option(_state: Senjutsu, option: int, _question: str, clause: str) -> Message:
    """To take a side of an OR."""
    return Message("choice-option", {"number": option + 1}, clause)


def describe_speed(_state: Senjutsu, speed: int, _question: str, clause: str) -> Message:
    """To act at an initiative."""
    return Message("choice-speed", {"speed": speed}, clause)


def describe_kamae(_state: Senjutsu, kamae: int, _question: str, clause: str) -> Message:
    """To move the ring to a Kamae."""
    return Message("choice-kamae", {"kamae": f"kamae-{v.KAMAE_NAMES[kamae]}"}, clause)


def describe_target(state: Senjutsu, figure: int, _question: str, clause: str) -> Message:
    """To choose a figure."""
    return Message("choice-target", {"other": who(state, figure) if figure < state.rules.count else "nobody"}, clause)


def describe_place(_state: Senjutsu, place: int, _question: str, clause: str) -> Message:
    """To take a place in the order of tied cards."""
    return Message("choice-place", {"place": place + 1}, clause)


def describe_draw(_state: Senjutsu, count: int, _question: str, clause: str) -> Message:
    """To draw so many cards."""
    return Message("choice-draw", {"count": count}, clause)


def describe_stuns(_state: Senjutsu, count: int, _question: str, clause: str) -> Message:
    """To discard so many Stuns."""
    return Message("choice-heal_stuns", {"count": count}, clause)


def describe_type(_state: Senjutsu, card_type: int, _question: str, clause: str) -> Message:
    """To name a card type."""
    return Message("choice-type", {"type": f"type-{v.TYPE_NAMES[card_type]}"}, clause)


def describe_venom(_state: Senjutsu, poison: int, _question: str, clause: str) -> Message:
    """To choose a Poison."""
    return Message("choice-venom", {"poison": f"poison-{POISON_NAMES[poison]}"}, clause)


def describe_contract(_state: Senjutsu, contract: int, question: str, clause: str) -> Message:
    """To leave out, discard or renew a contract."""
    values: Values = {"contract": f"contract-{CONTRACT_NAMES[contract]}"}
    return Message(CONTRACT_CHOICES.get(question, "choice-cash"), values, clause)


def describe_reward(_state: Senjutsu, reward: int, _question: str, clause: str) -> Message:
    """To take a reward for a contract."""
    return Message(REWARD_CHOICES[reward], {}, clause)


def describe_stake(_state: Senjutsu, stake: int, _question: str, clause: str) -> Message:
    """To improve initiative or wounds."""
    return Message(STAKE_CHOICES[stake], {}, clause)


def describe_done(_state: Senjutsu, _part: int, question: str, clause: str) -> Message:
    """To do no more of this."""
    return Message(DONE_CHOICES.get(question, "choice-done"), {}, clause)


def describe_pay(_state: Senjutsu, _part: int, question: str, clause: str) -> Message:
    """To spend Focus."""
    return Message("choice-sober_up" if question == "sober_up" else "choice-pay", {}, clause)


def describe_pass(_state: Senjutsu, _part: int, question: str, clause: str) -> Message:
    """To do nothing at all."""
    return Message(PASS_CHOICES.get(question, "choice-pass"), {}, clause)


def plain(id: str) -> Describer:
    """A choice that always means the same."""
    return lambda _state, _part, _question, clause: Message(id, {}, clause)


DESCRIBERS: Final[dict[str, Describer]] = {
    "card": describe_card,
    "space": describe_space,
    "face": describe_face,
    "collide": describe_collision,
    "left": plain("choice-left"),
    "right": plain("choice-right"),
    "done": describe_done,
    "pass": describe_pass,
    "pay": describe_pay,
    "option": describe_option,
    "speed": describe_speed,
    "kamae": describe_kamae,
    "focus point": plain("choice-focus_point"),
    "target": describe_target,
    "place": describe_place,
    "draw": describe_draw,
    "type": describe_type,
    "venom": describe_venom,
    "widen up": plain("choice-widen_up"),
    "widen down": plain("choice-widen_down"),
    "hide": plain("choice-hide"),
    "show": plain("choice-show"),
    "unseen": plain("choice-unseen"),
    "trigger": plain("choice-trigger"),
    "decoy": plain("choice-decoy"),
    "stuns": describe_stuns,
    "contract": describe_contract,
    "reward": describe_reward,
    "stake": describe_stake,
}


def moment(state: Senjutsu) -> Message:
    """Turn and phase, and while cards are resolved the initiative."""
    cells = state.cells
    values: Values = {"turn": cells[TURN], "speed": cells[NOW]}
    if not state.stack:
        return Message("moment-over", values, "SJ-15.10")
    return Message(f"moment-{PHASE_NAMES[cells[PHASE]]}", values, "SJ-10.1")
