"""Whole games for tests: played at random, with care, or by the advice of the game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from shiai.core.chance import draw_outcome, pick
from shiai.core.messages import Event
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.state import SamuraiSpirit, kiai_value, total
from tests.games.samurai_spirit.given import GAME, start, step

Chooser = Callable[[SamuraiSpirit, int, Random], int]
WISHES: Final = (
    "defend",
    "discard",
    "use",
    "strike",
    "take",
    "token",
    "heal",
    "use_token",
    "replace",
    "attack",
    "fight",
)
# Tables of all sizes, and two with all options in their other reading.
STANDARD: Final[list[dict[str, object]]] = [
    {"players": 2},
    {"players": 3, "difficulty": "easy", "absent_tokens": True},
    {"players": 5, "difficulty": "hard"},
    {"players": 7, "difficulty": "heroic"},
    {"players": 1, "solo_samurai": 3, "difficulty": "easy"},
]
OTHER_READINGS: Final[list[dict[str, object]]] = [
    {
        "players": 2,
        "difficulty": difficulty,
        "absent_token_scope": "turn",
        "case3_every_card": False,
        "return_tokens_at_round_end": True,
        "heal_passed": False,
        "second_fight_when_over": False,
        "kiai_removal_optional": True,
        "kiai_on_decrease": False,
        "kiai_at_round_end": True,
        "kiai_tokens_at_home": True,
        "turn_limit_per_samurai": 5,
        "heal_only_wounded": False,
        "second_card_locked": False,
    }
    for difficulty in ("easy", "hard")
]


def anything(state: SamuraiSpirit, seat: int, rng: Random) -> int:
    """Any legal choice."""
    return rng.choice(state.legal(seat))


def careful(state: SamuraiSpirit, seat: int, rng: Random) -> int:
    """Choices that keep the village alive for some rounds, with a whim now and then."""
    if rng.random() < 0.1:
        return anything(state, seat, rng)
    legal = {state.name(action): action for action in state.legal(seat)}
    room = kiai_value(state, seat) - total(state, seat)
    if step(state) == "choose_action" and room < 2:
        return legal["pass"]
    for wish in WISHES:
        found = [action for name, action in legal.items() if name.split()[0] == wish]
        if found:
            return rng.choice(found)
    return anything(state, seat, rng)


def advised(state: SamuraiSpirit, seat: int, rng: Random) -> int:
    """What the heuristic player of the game would do."""
    return GAME.advise(state.redact(seat), seat, rng)


def played(state: SamuraiSpirit, choose: Chooser, seed: int) -> Iterator[tuple[SamuraiSpirit, list[Event]]]:
    """A game from here to its end: the table, and what has just happened, now and after every choice."""
    rng = Random(seed)
    events = state.listen()
    yield state, []
    while state.actors():
        seat = state.actors()[0]
        events.clear()
        if seat == CHANCE:
            state.apply(seat, pick(state.legal(seat), state.weights(), rng))
        else:
            state.apply(seat, choose(state, seat, rng))
        yield state, list(events)


def game(choose: Chooser, seed: int, **options: object) -> Iterator[tuple[SamuraiSpirit, list[Event]]]:
    """A game from its first turn to its end."""
    state = start(**options)
    chance = Random(seed)
    while step(state) in ("deal_samurai", "first_seat"):
        state.apply(CHANCE, draw_outcome(state, chance))
    return played(state, choose, seed)
