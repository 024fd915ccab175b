"""A person in a first game of Samurai Spirit: rules of thumb that a lesson leaves behind, and no look ahead."""

from random import Random
from typing import Final

from shiai.games.samurai_spirit.rules.actions import (
    ATTACK,
    DEFEND,
    DISCARD,
    DONE,
    FIGHT,
    HAND_ON,
    LET_PASS,
    PASS,
    REPLACE,
    SKIP,
    SUPPORT,
)
from shiai.games.samurai_spirit.rules.state import HAND, SamuraiSpirit, kiai_value, total

ROOM: Final = 3  # below the Kiai value, up to which one more fight seems safe


def newcomer(view: SamuraiSpirit, seat: int, rng: Random) -> int:
    """The choice of a newcomer for this seat."""
    legal = view.legal(seat)
    name = view.stack[-1].name
    if name in ("choose_action", "choose_second_fight"):
        return turn(view, seat, legal, rng)
    if name in ("play_card", "given_card"):
        return card(view, seat, legal)
    if name == "ignore_penalties":
        return legal[-1]  # all that can be ignored
    wanted = [action for action in legal if action not in (SKIP, DONE, LET_PASS)] or legal  # help is there to be used
    return wanted[int(rng.random() * len(wanted))]


def turn(view: SamuraiSpirit, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """Fight while there is room in the line, then lend the token to somebody, then leave the round."""
    if FIGHT in legal and total(view, seat) <= kiai_value(view, seat) - ROOM:
        return FIGHT
    supports = [action for action in legal if SUPPORT.has(action)]
    if supports:
        return supports[int(rng.random() * len(supports))]
    return PASS if PASS in legal else DONE


def card(view: SamuraiSpirit, seat: int, legal: tuple[int, ...]) -> int:
    """Attack for a Kiai; defend or discard if possible; get rid of what would be too much; else attack."""
    after = total(view, seat) + view.rules.value[view.cells[HAND]]
    if after != kiai_value(view, seat):
        for better in (DEFEND, DISCARD):
            if better in legal:
                return better
        if after > kiai_value(view, seat):
            for action in legal:
                if HAND_ON.has(action) or action == REPLACE:
                    return action
    return ATTACK
