"""The boards of Samurai Spirit: battle track, combat line, defence row, wounds and tokens of every samurai."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from shiai.games.samurai_spirit.browser.own import Own, own_words, restrictions, threat
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.actions import (
    ATTACK,
    DEFEND,
    DROP,
    GIVE,
    HAND_ON,
    HEAL_SEAT,
    PASS,
    STRIKE,
    SUPPORT,
    TAKE,
    TOKEN,
)
from shiai.games.samurai_spirit.rules.components import SAMURAI_NAMES, SYMBOL_NAMES, SYMBOLS
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    DEFENCE,
    ENDING,
    GAINED,
    HAND,
    NO_CARD,
    NOBODY,
    RESOLVING,
    SAMURAI,
    TOKENS,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    line_cards,
    pawn,
    total,
)
from shiai.games.samurai_spirit.rules.table import in_round, name_at
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene
from shiai.web.kit.marks import Mark, mark_of

# Where boards lie for the arrow keys: the others in a column on the left and one on the right, the own one below.
LEFT_COLUMN: Final = 0
RIGHT_COLUMN: Final = 6
OWN_ROW: Final = 12
# Kinds of choices that concern a whole samurai, and their verbs.
ON_BOARDS: Final = (SUPPORT, HAND_ON, HEAL_SEAT, TAKE, GIVE, STRIKE, TOKEN)
VERBS: Final[dict[str, str]] = {
    "support": "web-do_support",
    "hand": "web-do_hand",
    "heal": "web-do_heal",
    "take": "web-do_take",
    "give": "web-do_give",
    "strike": "web-do_strike",
    "token": "web-do_token",
}
# The arc of the battle track, in units of its SVG.
ARC_WIDTH: Final = 140
ARC_HEIGHT: Final = 80
ARC_RADIUS: Final = 60
ARC_FROM: Final = 1.06 * pi  # a little more than half a circle
ARC_TO: Final = -0.06 * pi


@dataclass(frozen=True)
class Space:
    """A space of the battle track."""

    number: int
    x: float
    y: float
    kind: str  # "step", "kiai" or "flame"
    reached: bool
    pawn: bool
    aim: bool  # where an attack with the card in hand would move the pawn


@dataclass(frozen=True)
class DefencePlace:
    """A place of the defence row."""

    symbol: str
    name: str
    says: str
    card: Raider | None
    offer: Offer | None
    verb: str


@dataclass(frozen=True)
class Board:
    """One samurai with everything on and around the board."""

    seat: int
    id: str  # the samurai, or the seat before one is dealt
    figure: str  # the name of its figure: of the side that is up
    name: str
    person: str
    mine: bool
    dealt: bool
    animal: bool
    wounded: bool
    passed: bool
    active: bool
    chooses: bool
    in_kiai: bool
    total: int
    kiai: int
    mark: Mark | None  # if the Kiai value of this side is not printed
    over: bool
    track: tuple[Space, ...]
    aim_total: int  # the total after an attack with the card in hand, or 0
    line: tuple[Raider, ...]
    threat: str  # what the last card does in the next turn
    restricted: str
    defence: tuple[DefencePlace, ...]
    token_with: str  # "" while it is with its owner
    borrowed: tuple[str, ...]  # whose tokens lie here
    gained: tuple[str, ...]  # talents of absent samurai
    attack: Offer | None
    passing: Offer | None
    offer: Offer | None  # a choice that concerns the samurai
    verb: str  # that choice in one word
    own: Own | None  # the words beside the own board, once a samurai is dealt
    row: int
    column: int
    says: str  # the board in a sentence


@dataclass(frozen=True)
class Boards:
    """All boards: the own one, and the others clockwise, so that the left neighbour is the lowest on the left."""

    own: Board
    left: tuple[Board, ...]  # from the top
    right: tuple[Board, ...]


def boards(scene: Scene[SamuraiSpirit], state: SamuraiSpirit, offers: Mapping[int, Offer]) -> Boards:
    """The boards around the seat that looks; watchers look from the first seat."""
    number = state.rules.samurai
    nearest = scene.seat if 0 <= scene.seat < number else 0
    others = [(nearest + further) % number for further in range(1, number)]
    half = (len(others) + 1) // 2
    left, right = others[:half][::-1], others[half:]
    return Boards(
        board(scene, state, offers, nearest, (OWN_ROW, LEFT_COLUMN), nearest=True),
        tuple([board(scene, state, offers, seat, (4 * row, LEFT_COLUMN)) for row, seat in enumerate(left)]),
        tuple([board(scene, state, offers, seat, (4 * row, RIGHT_COLUMN)) for row, seat in enumerate(right)]),
    )


def board(
    scene: Scene[SamuraiSpirit],
    state: SamuraiSpirit,
    offers: Mapping[int, Offer],
    seat: int,
    at: tuple[int, int],
    *,
    nearest: bool = False,
) -> Board:
    """The board of one seat; `at` is its place for the arrow keys."""
    cells, words = state.cells, scene.words
    dealt = cells[SAMURAI + seat] != NOBODY
    mine = seat == scene.seat
    animal = bool(cells[ANIMAL] >> seat & 1)
    chooses = seat in state.actors()
    cards = line_cards(state, seat)
    holder = cells[TOKENS + seat]
    owners = range(state.rules.samurai)
    aim = total(state, seat) + state.rules.value[cells[HAND]] if chooses and plays_card(state) else 0
    kiai = kiai_value(state, seat) if dealt else 0
    kinds = [kind for kind in ON_BOARDS if kind.at(seat) in offers]  # one at most
    name = name_at(state, seat)
    return Board(
        seat=seat,
        id=name,
        figure=f"{name}-animal" if animal else name,
        name=words.name(name),
        person=scene.seats[seat] if seat < len(scene.seats) else "",
        mine=mine,
        dealt=dealt,
        animal=animal,
        wounded=bool(cells[WOUNDED] >> seat & 1),
        passed=not in_round(cells, seat),
        active=seat == cells[ACTIVE] and not cells[ENDING],
        chooses=chooses,
        in_kiai=bool(cells[RESOLVING] >> seat & 1),
        total=total(state, seat),
        kiai=kiai,
        mark=kiai_mark(state, seat, words) if dealt else None,
        over=dealt and total(state, seat) > kiai,
        track=track(kiai, pawn(state, seat), min(aim, kiai + 1)) if dealt else (),
        aim_total=aim,
        line=combat_line(state.rules, cards, in_round(cells, seat), words),
        threat=threat(state, seat, words),
        restricted=restrictions(state, words) if seat == cells[ACTIVE] else "",
        defence=defence(state, words, offers if mine else {}, seat),
        token_with=words.name(name_at(state, holder)) if holder != seat else "",
        borrowed=tuple([name_at(state, other) for other in owners if other != seat and cells[TOKENS + other] == seat]),
        gained=tuple([name for samurai, name in enumerate(SAMURAI_NAMES) if cells[GAINED + seat] >> samurai & 1]),
        attack=offers.get(ATTACK) if mine else None,
        passing=offers.get(PASS) if mine else None,
        offer=offers[kinds[0].at(seat)] if kinds else None,
        verb=words.say(VERBS[kinds[0].name]) if kinds else "",
        own=own_words(state, seat, words) if nearest and dealt else None,
        row=at[0],
        column=at[1],
        says=sentence(state, seat, words) if dealt else words.name(name),
    )


def kiai_mark(state: SamuraiSpirit, seat: int, words: Catalogue) -> Mark | None:
    """The mark of the side of a board that is up."""
    side = "animal" if state.cells[ANIMAL] >> seat & 1 else "human"
    return mark_of(state.rules.box, "samurai", name_at(state, seat), words, side)


def plays_card(state: SamuraiSpirit) -> bool:
    """Is somebody choosing between attack and defence?"""
    return state.cells[HAND] != NO_CARD and bool(state.stack) and state.stack[-1].name in ("play_card", "given_card")


def track(kiai: int, standing: int, aim: int) -> tuple[Space, ...]:
    """The battle track from 0 to the Kiai space and the flame space, as an arc from left to right."""
    spaces: list[Space] = []
    for number in range(kiai + 2):
        angle = ARC_FROM + (ARC_TO - ARC_FROM) * number / (kiai + 1)
        spaces.append(
            Space(
                number=number,
                x=round(ARC_WIDTH / 2 + ARC_RADIUS * cos(angle), 1),
                y=round(ARC_HEIGHT - 12 - ARC_RADIUS * sin(angle), 1),
                kind="step" if number < kiai else "kiai" if number == kiai else "flame",
                reached=number < standing,
                pawn=number == standing,
                aim=bool(aim) and number == aim != standing,
            )
        )
    return tuple(spaces)


def combat_line(rules: Rules, cards: list[int], stays: bool, words: Catalogue) -> tuple[Raider, ...]:
    """The cards, the oldest first; the last one bites if its penalties will be applied in the next turn."""
    line = [raider(rules, card, words) for card in cards]
    if line:
        line[-1] = replace(line[-1], last=True, bites=stays and bool(line[-1].penalties))
    return tuple(line)


def defence(state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer], seat: int) -> tuple[DefencePlace, ...]:
    """The three places, each with a possible choice: to defend with the card in hand, or to give up a card."""
    found: list[DefencePlace] = []
    hand = state.cells[HAND]
    for symbol, name in enumerate(SYMBOL_NAMES):
        card = state.cells[DEFENCE + seat * SYMBOLS + symbol]
        goes_here = hand != NO_CARD and state.rules.symbol[hand] == symbol
        found.append(
            DefencePlace(
                symbol=name,
                name=words.name(name),
                says=words.say("web-place_full" if card != NO_CARD else "web-place_empty", symbol=name),
                card=raider(state.rules, card, words) if card != NO_CARD else None,
                offer=offers.get(DEFEND) if goes_here else offers.get(DROP.at(symbol)),
                verb=words.say("web-do_defend" if goes_here else "web-do_drop"),
            )
        )
    return tuple(found)


def sentence(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """The board in one sentence, for screen readers."""
    cells = state.cells
    parts = [words.say("draw-animal" if cells[ANIMAL] >> seat & 1 else "draw-human")]
    if cells[WOUNDED] >> seat & 1:
        parts.append(words.say("draw-wounded"))
    if not in_round(cells, seat):
        parts.append(words.say("draw-passed"))
    elif seat == cells[ACTIVE] and not cells[ENDING]:
        parts.append(words.say("draw-active"))
    return words.say(
        "web-board",
        samurai=name_at(state, seat),
        how=", ".join(parts),
        total=total(state, seat),
        kiai=kiai_value(state, seat),
    )
