"""Prompts, moments and scores of Way of the Samurai as message ids with values."""

from typing import Any, Final

from shiai.core.messages import Message, Values
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.rules.cards import (
    ENEMY_NAMES,
    EXCHANGES,
    RED,
)
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.options import BLADES, CLAN_RUN
from shiai.games.way_of_the_samurai.rules.state import (
    DEFEATED,
    DEFENCE,
    DIE,
    ENDED,
    FIGHT,
    NO_CARD,
    ROUND,
    WEAPON,
    WayOfTheSamurai,
    rank,
)
from shiai.games.way_of_the_samurai.rules.state import (
    EXCHANGE as EXCHANGE_AT,
)
from shiai.games.way_of_the_samurai.rules.steps.attack import Move
from shiai.games.way_of_the_samurai.rules.steps.combo import Reward
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.rules.steps.draw import Keep
from shiai.games.way_of_the_samurai.rules.steps.penalties import Remove
from shiai.games.way_of_the_samurai.rules.steps.setup import ChooseSpecial

PROMPT_CLAUSES: Final = {
    "face": "WS-19.25",
    "wound_symbol": "WS-35.15",
    "lower_gauge": "WS-19.22",
    "start": "WS-5.5",
    "redraw": "WS-30.12",
    "mark": "WS-32.3",
    "move": "WS-6.2",
    "strike": "WS-38.10",
    "hit": "WS-7.5",
    "before_counter": "WS-38.5",
    "offer_gisei": "WS-31.2",
    "name_symbol": "WS-14.3",
    "reward": "WS-13.6",
    "end_of_exchange": "WS-38.12",
    "keep": "WS-26.2",
    "penalty": "WS-34.3",
    "remove": "WS-34.6",
    "discard_first": "WS-23.8",
    "weather_loss": "WS-23.9",
    "fewest_ki": "WS-35.17",
    "path": "WS-24.8",
    "new_weapon": "WS-25.9",
    "reroll": "WS-19.33",
    "choose_special": "WS-36.24",
    "virtue": "WS-30.20",
}
KEEP_PROMPTS: Final = ("keep", "keep_special", "keep_any")  # by what is chosen from


def step_name(state: WayOfTheSamurai) -> str:
    """The name of the step that is being decided; empty at the end of the game."""
    return state.stack[-1].name if state.stack else ""


def prompt(state: WayOfTheSamurai) -> Message:
    """What the active player is asked."""
    cells = state.cells
    step = state.stack[-1]
    values: Values = {}
    if isinstance(step, Move):
        values["left"] = step.left
        if cells[DEFENCE] != NO_CARD:
            values["card"] = ENEMY_NAMES[cells[DEFENCE]]
    elif step.name == "reroll":
        values["level"] = cells[DIE]
    return Message(f"prompt-{prompt_name(state, step)}", values, PROMPT_CLAUSES[step.name])


def prompt_name(state: WayOfTheSamurai, step: Step[Any]) -> str:
    """The name of the prompt of a step: that of the step, or a variant of it."""
    if isinstance(step, Move):
        return "move" if state.cells[DEFENCE] == NO_CARD else "move_open"
    if isinstance(step, Hit):
        return "hit" if step.cause == ATTACK else "hit_die"
    if isinstance(step, Reward):
        return "reward_red" if step.combo == RED else "reward"
    if isinstance(step, Keep):
        return KEEP_PROMPTS[step.source]
    if isinstance(step, Remove):
        return "remove_start" if step.from_deck else "remove"
    if isinstance(step, ChooseSpecial):
        return "store_special" if step.stored else "choose_special"
    return step.name


def moment(state: WayOfTheSamurai) -> Message:
    """Round and exchange, in a run with the number of the fight."""
    cells = state.cells
    values: Values = {"round": cells[ROUND], "exchange": cells[EXCHANGE_AT], "fight": cells[FIGHT]}
    if cells[ENDED]:
        return Message("moment-over", values, "WS-11.4")
    kind = "setup" if cells[ROUND] == 0 else "start" if cells[EXCHANGE_AT] == 0 else "exchange"
    if cells[EXCHANGE_AT] > EXCHANGES:
        kind = "round_end"
    return Message(f"moment-{kind}-run" if state.rules.several_fights else f"moment-{kind}", values, "WS-0.5")


def score(state: WayOfTheSamurai) -> Message | None:
    """A clan run has a score and a rank, a campaign the number of enemies defeated."""
    if not state.cells[ENDED] or not state.rules.several_fights:
        return None
    defeated = state.cells[DEFEATED]
    if state.rules.mode == CLAN_RUN:
        return Message("score", {"defeated": defeated, "rank": rank(defeated)}, "WS-21.14")
    return Message("score-campaign", {"defeated": defeated}, "WS-24.13")


def figure(state: WayOfTheSamurai, seat: int) -> str:
    """The weapon that the samurai fights with now; of two players each has a name."""
    return state.rules.seats[seat] if state.rules.two_players else BLADES[state.cells[WEAPON]]
