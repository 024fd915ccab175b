"""What a choice risks, beside its label: a blow that comes first, a back that is turned, a collision, an empty deck."""

from typing import Final

from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.players.evaluation import cards_left
from shiai.games.senjutsu.players.threats import (
    chance_of,
    fastest,
    is_behind,
    most_wounds,
    rivals,
    stand_at,
    stuns_left,
    threats,
    wounds_left,
)
from shiai.games.senjutsu.players.why import NEAR, moved
from shiai.games.senjutsu.rules.actions import CARD, COLLIDE, DRAW, SPACE
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.battlefield.preview import preview
from shiai.games.senjutsu.rules.playing import speed_of
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.i18n.catalogue import Catalogue

PLAYED_AT_ONCE: Final = ("counter", "instant")  # questions whose card is carried out from where the hero stands


def dangers(view: Senjutsu, action: int, words: Catalogue) -> str:
    """Say what a choice of the viewer risks; empty if nothing does."""
    seat = view.viewer
    if seat < 0 or not view.stack or view.cells[seat * BLOCK + AT] == NOWHERE:
        return ""
    if CARD.has(action):
        return card_risk(view, seat, CARD.part(action), words)
    if DRAW.has(action):
        return draw_risk(view, seat, DRAW.part(action), words)
    if COLLIDE.has(action):
        return stunned(view, seat, words.say("web-danger_collision"), words)
    return move_risk(view, seat, action, words) if view.stack[-1].name == "move" else ""


def card_risk(view: Senjutsu, seat: int, card: int, words: Catalogue) -> str:
    """A card that must collide, or one before which a deadly blow could come."""
    name = view.stack[-1].name
    if name in (*PLAYED_AT_ONCE, "choose") and card < STUN_CARD:
        foreseen = preview(view, seat, card)
        if foreseen is not None and not foreseen.ends:
            return stunned(view, seat, words.say("web-danger_collides"), words)
    return first_blow(view, seat, card, words) if name == "choose" else ""


def first_blow(view: Senjutsu, seat: int, card: int, words: Catalogue) -> str:
    """The cards of an opponent that could defeat the viewer before this card acts."""
    left = wounds_left(view, seat)
    own = speed_of(view, seat, card, False)[1] if card < STUN_CARD else 0
    here = view.cells[seat * BLOCK + AT]
    deadly = [
        (other, blow)
        for other, blow in threats(view, seat)
        if fastest(view, other, blow) > own and most_wounds(view, other, blow, stand_at(view, other), here) >= left
    ]
    if not deadly:
        return ""
    worst = deadly[0][0]
    found, total = chance_of(view, worst, [blow for other, blow in deadly if other == worst])
    if not found:
        return words.say("web-danger_weapon", who=who(view, worst))
    return words.say("web-danger_first", number=found, total=total, who=who(view, worst))


def draw_risk(view: Senjutsu, seat: int, number: int, words: Catalogue) -> str:
    """Cards that the deck does not have."""
    deck = cards_left(view, seat)
    if number <= deck:
        return ""
    said = words.say("web-danger_deck", number=deck)
    return f"{said} {words.say('web-danger_defeats')}" if number - deck >= wounds_left(view, seat) else said


def move_risk(view: Senjutsu, seat: int, action: int, words: Catalogue) -> str:
    """A fallen samurai on the way, or a back that is turned to an opponent nearby."""
    there = moved(stand_at(view, seat), action)
    if there is None:
        return ""
    if SPACE.has(action) and view.terrain.corpses >> there[0] & 1:
        return stunned(view, seat, words.say("web-danger_corpse"), words)
    for other in rivals(view, seat):
        at = view.cells[other * BLOCK + AT]
        if distance(there[0], at) <= NEAR and is_behind(there, at):
            return words.say("web-danger_back", who=who(view, other))
    return ""


def stunned(view: Senjutsu, seat: int, said: str, words: Catalogue) -> str:
    """What happens with a Stun, and whether it is the last one."""
    return f"{said} {words.say('web-danger_defeats')}" if stuns_left(view, seat) <= 1 else said
