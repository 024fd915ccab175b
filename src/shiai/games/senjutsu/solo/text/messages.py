"""Message ids of solo play, beside those of the duel (no prose)."""

from shiai.core.messages import Message, Values
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.actions import OPTION, SPACE
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, RANK, RANK_NAMES, ROUND, STANCE_NAMES, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps.cards import FogStance
from shiai.games.senjutsu.solo.rules.steps.horde import PlaceToken, WavePlace
from shiai.games.senjutsu.solo.rules.steps.setup import EnemyDeck, EnemyMood
from shiai.games.senjutsu.text import messages as duel


def prompt(state: Solo, seat: int) -> Message:
    """What is asked of a seat; questions about an enemy name it."""
    step = state.stack[-1]
    if not isinstance(step, (FogStance, PlaceToken, WavePlace)):
        return duel.prompt(state, seat)
    values: Values = {"who": who(state, seat)}
    if isinstance(step, (FogStance, WavePlace)):
        values["other"] = who(state, step.figure)
    return Message(f"prompt-{step.name}", values, duel.clause_of(state))


def describe(state: Solo, action: int) -> Message:
    """What an action would do here."""
    return describe_here(state, action) or duel.describe(state, action)


def describe_here(state: Solo, action: int) -> Message | None:
    """What an action would do in a question that only solo play asks; None for those of the duel."""
    if not state.stack:
        return None
    step = state.stack[-1]
    clause = duel.clause_of(state)
    if isinstance(step, FogStance) and OPTION.has(action) and OPTION.part(action) < len(STANCE_NAMES):
        return Message("choice-stance", {"stance": f"stance-{STANCE_NAMES[OPTION.part(action)]}"}, clause)
    if isinstance(step, WavePlace) and SPACE.has(action):
        return Message("choice-enter", {"space": space_name(state, SPACE.part(action))}, clause)
    if isinstance(step, PlaceToken) and SPACE.has(action):
        return Message("choice-lay", {"space": space_name(state, SPACE.part(action))}, clause)
    if isinstance(step, EnemyMood) and SPACE.has(action) and SPACE.part(action) < len(step.moods(state)):
        side, stance = step.moods(state)[SPACE.part(action)]
        mood: Values = {"behaviour": f"behaviour-{BEHAVIOUR_NAMES[side]}", "stance": f"stance-{STANCE_NAMES[stance]}"}
        return Message("choice-mood", mood, clause)
    if isinstance(step, EnemyDeck) and len(step.legal(state, CHANCE)) > 1 and action in step.legal(state, CHANCE):
        return Message("choice-slot", {"number": step.decks(state)[OPTION.part(action)] + 1}, clause)
    return None


def score(state: Solo) -> Message | None:
    """How far a hero came against a horde."""
    if not state.solo_rules.horde:
        return None
    cells = state.cells
    values: Values = {"rank": f"rank-{RANK_NAMES[cells[RANK]]}", "round": cells[ROUND], "wave": cells[WAVE]}
    return Message("score-horde", values, "SJ-49.25")
