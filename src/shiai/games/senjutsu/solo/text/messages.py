"""Message ids of solo play, beside those of the duel (no prose)."""

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, RANK, RANK_NAMES, ROUND, STANCE_NAMES, WAVE, Solo
from shiai.games.senjutsu.solo.rules.steps.setting import EnemyDeck, EnemyMood
from shiai.games.senjutsu.text import messages as duel


def prompt(state: Solo, seat: int) -> Message:
    """What is asked of a seat; questions about an enemy name it."""
    step = state.stack[-1]
    if step.name not in ("fog_stance", "place_token", "wave_place"):
        return duel.prompt(state, seat)
    values: Values = {"who": who(state, seat)}
    if len(step.numbers) > 1:
        values["other"] = who(state, step.numbers[1])
    return Message(f"prompt-{step.name}", values, duel.clause_of(state))


def describe(state: Solo, action: int) -> Message:
    """What an action would do here."""
    step = state.stack[-1] if state.stack else None
    if step is None:
        return duel.describe(state, action)
    clause = duel.clause_of(state)
    if step.name == "fog_stance" and a.OPTION <= action < a.OPTION + len(STANCE_NAMES):
        return Message("choice-stance", {"stance": f"stance-{STANCE_NAMES[action - a.OPTION]}"}, clause)
    if step.name == "wave_place" and a.SPACE <= action < a.FACE:
        return Message("choice-enter", {"space": space_name(state, action - a.SPACE)}, clause)
    if step.name == "place_token" and a.SPACE <= action < a.FACE:
        return Message("choice-lay", {"space": space_name(state, action - a.SPACE)}, clause)
    if isinstance(step, EnemyMood) and 0 <= action - a.SPACE < len(step.moods(state)):
        side, stance = step.moods(state)[action - a.SPACE]
        mood: Values = {"behaviour": f"behaviour-{BEHAVIOUR_NAMES[side]}", "stance": f"stance-{STANCE_NAMES[stance]}"}
        return Message("choice-mood", mood, clause)
    if isinstance(step, EnemyDeck) and len(step.legal(state, -1)) > 1 and action in step.legal(state, -1):
        return Message("choice-slot", {"number": step.decks(state)[action - a.OPTION] + 1}, clause)
    return duel.describe(state, action)


def score(state: Solo) -> Message | None:
    """How far a hero came against a horde."""
    if not state.solo_rules.horde:
        return None
    cells = state.cells
    values: Values = {"rank": f"rank-{RANK_NAMES[cells[RANK]]}", "round": cells[ROUND], "wave": cells[WAVE]}
    return Message("score-horde", values, "SJ-49.25")
