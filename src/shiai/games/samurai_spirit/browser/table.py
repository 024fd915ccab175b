"""The table of Samurai Spirit in the browser: what its templates show, made from a redacted state only."""

from dataclasses import dataclass
from typing import Final

from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.browser.boards import Board, boards, large_seat, plays_card
from shiai.games.samurai_spirit.browser.choices import marks
from shiai.games.samurai_spirit.browser.details import Details, details
from shiai.games.samurai_spirit.browser.odds import attack_words, defence_words, odds
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.browser.village import (
    AbsentToken,
    RaiderPile,
    TokenGroup,
    absent_tokens,
    piles,
    village,
)
from shiai.games.samurai_spirit.rules.state import (
    HAND,
    HOLDER,
    NO_CARD,
    NOBODY,
    RESULT,
    RESULTS,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.table import can_defend, name_at
from shiai.games.samurai_spirit.text.messages import score
from shiai.web.kit.drawing import Drawing, Scene


@dataclass(frozen=True)
class Hand:
    """The card in hand, its holder, and what an attack and a defence with it would do."""

    card: Raider
    holder: str
    attack: str
    defence: str


@dataclass(frozen=True)
class Ending:
    """How the game ended."""

    won: bool
    says: str
    score: str


@dataclass(frozen=True)
class Table:
    """Everything on the table."""

    number: int  # of samurai
    large: int  # the seat whose board gets most space
    boards: tuple[Board, ...]
    village: tuple[TokenGroup, ...]
    piles: tuple[RaiderPile, ...]
    absent: tuple[AbsentToken, ...]
    hand: Hand | None
    ending: Ending | None
    details: Details


def table(scene: Scene[SamuraiSpirit]) -> Table:
    """The whole table for the viewing seat."""
    state = scene.view
    offers = {offer.action: offer for offer in scene.offers}
    large = large_seat(scene, state)
    return Table(
        number=state.rules.samurai,
        large=large,
        boards=boards(scene, state, offers, large),
        village=village(state, scene.words),
        piles=piles(state, scene.words, offers),
        absent=absent_tokens(state, scene.words, offers),
        hand=hand(scene, state),
        ending=ending(scene, state),
        details=details(state, scene.words),
    )


def hand(scene: Scene[SamuraiSpirit], state: SamuraiSpirit) -> Hand | None:
    """The card in hand, if there is one."""
    card = state.cells[HAND]
    if card == NO_CARD:
        return None
    words = scene.words
    actors = [seat for seat in state.actors() if seat != CHANCE]
    # A card that Daisuke's Kiai moves has no holder: show it at the seat that must choose.
    holder = state.cells[HOLDER] if state.cells[HOLDER] != NOBODY else actors[0] if actors else 0
    attack = defence = ""
    if plays_card(state) and actors:
        attack = attack_words(state, actors[0], card, words)
        possible = can_defend(state, actors[0], card)
        defence = defence_words(state, actors[0], card, words) if possible else words.say("web-no_defence")
    return Hand(raider(state.rules, card, words), words.name(name_at(state, holder)), attack, defence)


def ending(scene: Scene[SamuraiSpirit], state: SamuraiSpirit) -> Ending | None:
    """The end of the game, with the score of a won one."""
    result = state.cells[RESULT]
    if not result:
        return None
    won, reason, _ = RESULTS[result]
    points = score(state)
    return Ending(won, scene.words.say(f"ending-{reason}"), scene.words.message(points) if points else "")


DRAWING: Final = Drawing(
    "samurai_spirit/table.html", table, odds=odds, marks=marks, style="/static/samurai_spirit/table.css"
)
