"""A person in a first game of Senjutsu: rules of thumb that a lesson leaves behind, and no look ahead."""

from random import Random

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.players.rollout import hit_value
from shiai.games.senjutsu.rules.actions import CARD, DONE, FACE, LEFT, PASS, PAY, RIGHT, SPACE, SPEED
from shiai.games.senjutsu.rules.battlefield.hexes import distance, push_directions
from shiai.games.senjutsu.rules.playing import half_of
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.table import opponents, seats_of

Place = tuple[int, int]  # distance from the nearest opponent, turns until the hero faces it


def newcomer(view: Senjutsu, seat: int, rng: Random) -> int:
    """The choice of a newcomer for this seat."""
    legal = view.legal(seat)
    name = view.stack[-1].name
    if name in ("choose", "companion_card"):
        return card(view, view.asked(seat), legal, rng)
    if name in ("move", "place_figure", "face"):
        return closest(view, view.asked(seat), legal)
    if SPEED.has(legal[-1]):
        return legal[-1]  # faster seems better
    if name == "instant" and PASS in legal:
        return PASS  # reactions are easily overlooked
    wanted = [action for action in legal if action not in (PASS, DONE)] or legal
    return PAY if PAY in legal else wanted[int(rng.random() * len(wanted))]


def card(view: Senjutsu, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """Any attack that reaches an opponent from here, otherwise any card that is no attack."""
    made = view.rules.cards.designs
    known = [action for action in legal if CARD.has(action) and CARD.part(action) < STUN_CARD]
    used = {action: half_of(view, seat, CARD.part(action)) for action in known}
    attacks = [action for action in known if made[used[action]].types & v.ATTACK]
    hits = [action for action in attacks if hit_value(view, seat, used[action]) > 0.0]
    choices = hits or [action for action in known if action not in attacks] or known or legal
    return choices[int(rng.random() * len(choices))]


def closest(view: Senjutsu, seat: int, legal: tuple[int, ...]) -> int:
    """Go towards the nearest opponent and face it."""
    at, facing = view.cells[seat * BLOCK + AT], view.cells[seat * BLOCK + FACING]
    best, nearest = legal[0], (99, 99)
    for action in legal:
        place = (99, 98)
        if SPACE.has(action):
            place = from_opponent(view, seat, SPACE.part(action), facing)
        elif action in (LEFT, RIGHT):
            place = from_opponent(view, seat, at, (facing + (5 if action == LEFT else 1)) % 6)
        elif action == DONE or FACE.has(action):
            place = from_opponent(view, seat, at, facing if action == DONE else FACE.part(action))
        if place < nearest:
            best, nearest = action, place
    return best


def from_opponent(view: Senjutsu, seat: int, at: int, facing: int) -> Place:
    """How far a place is from the nearest opponent, and how far this facing is turned away from it."""
    spaces = [view.cells[other * BLOCK + AT] for other in seats_of(opponents(view, seat))]
    found = (99, 0)
    for space in spaces:
        if space not in (NOWHERE, at) and at != NOWHERE:
            turns = min([min((way - facing) % 6, (facing - way) % 6) for way in push_directions(at, space)])
            found = min(found, (max(1, distance(at, space)), turns))
    return found
