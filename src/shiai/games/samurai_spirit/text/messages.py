"""What Samurai Spirit asks and tells, as message ids with values; the catalogues have the sentences."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.samurai_spirit.rules.components import (
    SAMURAI_NAMES,
)
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    BARRICADES,
    ENDING,
    HAND,
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
from shiai.games.samurai_spirit.rules.steps.fight import PlayCard
from shiai.games.samurai_spirit.rules.steps.kiai_cards import Arrange, AskAboutTop, GiveCard, GivenCard
from shiai.games.samurai_spirit.rules.steps.kiai_help import AddBarricade, GiveToken
from shiai.games.samurai_spirit.rules.steps.penalties import IgnorePenalties
from shiai.games.samurai_spirit.rules.steps.turn import AbsentTokens, ChooseAction
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
    values: Values = {
        "samurai": name_at(state, seat),
        "total": total(state, seat),
        "kiai": kiai_value(state, seat),
        "round": cells[ROUND],
    }
    name = state.stack[-1].name
    return Message(f"prompt-{name}", values | own_values(state, seat), PROMPT_CLAUSES[name])


def own_values(state: SamuraiSpirit, seat: int) -> Values:
    """What only the prompt of the present step tells."""
    cells = state.cells
    step = state.stack[-1]
    if isinstance(step, (PlayCard, GiveCard, GivenCard)):
        return {"card": state.rules.card_names[cells[HAND]]}
    if isinstance(step, IgnorePenalties):
        return {"card": state.rules.card_names[last_card(cells, seat)]}
    if isinstance(step, ChooseAction):
        return {"raiders": cells[STACK.at]}
    if isinstance(step, AddBarricade):
        return {"barricades": cells[BARRICADES]}
    if isinstance(step, AskAboutTop):
        return {"number": step.available(state)}
    if isinstance(step, Arrange):
        return {"place": step.placed + 1}
    if isinstance(step, GiveToken):
        return {"owner": name_at(state, step.owner)}
    if isinstance(step, AbsentTokens):
        return {"number": len(SAMURAI_NAMES) - state.rules.samurai - int(cells[ABSENT_USED]).bit_count()}
    return {}


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


def step_name(state: SamuraiSpirit) -> str:
    """The step that is being decided; nothing when the game is over."""
    return state.stack[-1].name if state.stack else ""
