"""The boards of Samurai Spirit: battle track, combat line, defence row, wounds and tokens of every samurai."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from shiai.core.layout import row_cards
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.actions import (
    ATTACK,
    DEFEND,
    DROP,
    GIVE,
    HAND_ON,
    HEAL_SEAT,
    STRIKE,
    SUPPORT,
    TAKE,
    TOKEN,
)
from shiai.games.samurai_spirit.rules.components import (
    DRAW_LEFT,
    DRAW_RIGHT,
    PENALTY_NAMES,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    ANIMAL,
    DEFENCE,
    ENDING,
    GAINED,
    HAND,
    LINES,
    NO_CARD,
    NOBODY,
    RESOLVING,
    RESTRICTED,
    RESTRICTION_NAMES,
    SAMURAI,
    TOKENS,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    pawn,
    total,
)
from shiai.games.samurai_spirit.rules.table import in_round, name_at
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene
from shiai.web.kit.marks import Mark, mark_of

# Where boards lie on a wide page, by number of samurai: clockwise from the upper left, so that the next board is the
# left neighbour's.
PLACES: Final = {
    2: ("left-1-of-1", "right-1-of-1"),
    3: ("left-1-of-1", "right-1-of-1", "below"),
    4: ("left-1-of-2", "right-1-of-2", "right-2-of-2", "left-2-of-2"),
    5: ("left-1-of-2", "right-1-of-2", "right-2-of-2", "below", "left-2-of-2"),
    6: ("left-1-of-3", "right-1-of-3", "right-2-of-3", "right-3-of-3", "left-3-of-3", "left-2-of-3"),
    7: ("left-1-of-3", "right-1-of-3", "right-2-of-3", "right-3-of-3", "below", "left-3-of-3", "left-2-of-3"),
}
# The first column of a board for the arrow keys: three on the left, three in the middle, three on the right.
COLUMNS: Final = {"left": 0, "below": 3, "right": 6}
ROWS_OF_BOARD: Final = 3
# Kinds of choices that concern a whole samurai, and their verbs.
ON_BOARDS: Final = (SUPPORT, HAND_ON, HEAL_SEAT, TAKE, GIVE, STRIKE, TOKEN)
VERBS: Final = {
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
    says: str
    card: Raider | None
    offer: Offer | None
    verb: str
    row: int
    column: int


@dataclass(frozen=True)
class Board:
    """One samurai with everything on and around the board."""

    seat: int
    id: str  # the samurai, or the seat before one is dealt
    name: str
    person: str
    mine: bool
    place: str
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
    offer: Offer | None  # a choice that concerns the samurai
    verb: str  # that choice in one word
    row: int
    column: int
    says: str  # the board in a sentence


def boards(
    scene: Scene[SamuraiSpirit], state: SamuraiSpirit, offers: Mapping[int, Offer], large: int
) -> tuple[Board, ...]:
    """All boards in seating order; the large one comes last, nearest to the prompt on a phone."""
    number = state.rules.samurai
    return tuple([board(scene, state, offers, (large + 1 + further) % number) for further in range(number)])


def board(scene: Scene[SamuraiSpirit], state: SamuraiSpirit, offers: Mapping[int, Offer], seat: int) -> Board:
    """The board of one seat."""
    cells, words = state.cells, scene.words
    place = PLACES[state.rules.samurai][seat]
    side, _, rest = place.partition("-")
    row = (int(rest[0]) - 1 if rest else ROWS_OF_BOARD) * ROWS_OF_BOARD
    dealt = cells[SAMURAI + seat] != NOBODY
    mine = seat == scene.seat
    chooses = seat in state.actors()
    cards = row_cards(cells[LINES + seat])
    holder = cells[TOKENS + seat]
    owners = range(state.rules.samurai)
    aim = total(state, seat) + state.rules.value[cells[HAND]] if chooses and plays_card(state) else 0
    kiai = kiai_value(state, seat) if dealt else 0
    kinds = [kind for kind in ON_BOARDS if kind.at(seat) in offers]  # one at most
    return Board(
        seat=seat,
        id=name_at(state, seat),
        name=words.name(name_at(state, seat)),
        person=scene.seats[seat] if seat < len(scene.seats) else "",
        mine=mine,
        place=place,
        dealt=dealt,
        animal=bool(cells[ANIMAL] >> seat & 1),
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
        threat=threat(state, seat, cards[-1], words) if cards and in_round(cells, seat) else "",
        restricted=restrictions(state, words) if seat == cells[ACTIVE] else "",
        defence=defence(state, words, offers if mine else {}, seat, row, COLUMNS[side]),
        token_with=words.name(name_at(state, holder)) if holder != seat else "",
        borrowed=tuple([name_at(state, other) for other in owners if other != seat and cells[TOKENS + other] == seat]),
        gained=tuple([name for samurai, name in enumerate(SAMURAI_NAMES) if cells[GAINED + seat] >> samurai & 1]),
        attack=offers.get(ATTACK) if mine else None,
        offer=offers[kinds[0].at(seat)] if kinds else None,
        verb=words.say(VERBS[kinds[0].name]) if kinds else "",
        row=row,
        column=COLUMNS[side],
        says=sentence(state, seat, words) if dealt else words.name(name_at(state, seat)),
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


def defence(
    state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer], seat: int, row: int, column: int
) -> tuple[DefencePlace, ...]:
    """The three places, each with a possible choice: to defend with the card in hand, or to give up a card."""
    found: list[DefencePlace] = []
    hand = state.cells[HAND]
    for symbol, name in enumerate(SYMBOL_NAMES):
        card = state.cells[DEFENCE + seat * SYMBOLS + symbol]
        goes_here = hand != NO_CARD and state.rules.symbol[hand] == symbol
        found.append(
            DefencePlace(
                symbol=name,
                says=words.say("web-place_full" if card != NO_CARD else "web-place_empty", symbol=name),
                card=raider(state.rules, card, words) if card != NO_CARD else None,
                offer=offers.get(DEFEND) if goes_here else offers.get(DROP.at(symbol)),
                verb=words.say("web-do_defend" if goes_here else "web-do_drop"),
                row=row + symbol,
                column=column,
            )
        )
    return tuple(found)


def threat(state: SamuraiSpirit, seat: int, card: int, words: Catalogue) -> str:
    """The penalties of a card in words; arrows name the neighbour."""
    neighbours = {DRAW_LEFT: state.rules.left[seat], DRAW_RIGHT: state.rules.right[seat]}
    return ", ".join(
        [
            words.say("web-neighbour_draws", samurai=name_at(state, neighbours[penalty]))
            if penalty in neighbours
            else words.name(PENALTY_NAMES[penalty])
            for penalty in state.rules.penalties(card)
        ]
    )


def restrictions(state: SamuraiSpirit, words: Catalogue) -> str:
    """What the penalties of this turn forbid."""
    mask = state.cells[RESTRICTED]
    return ", ".join([words.name(name) for number, name in enumerate(RESTRICTION_NAMES) if mask >> number & 1])


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


def large_seat(scene: Scene[SamuraiSpirit], state: SamuraiSpirit) -> int:
    """The seat whose board gets most space on a phone: the viewing seat, for watchers the seat that must choose."""
    if 0 <= scene.seat < state.rules.samurai:
        return scene.seat
    choosing = [seat for seat in state.actors() if seat != CHANCE]
    active = state.cells[ACTIVE]
    return choosing[0] if choosing else active if active < state.rules.samurai else 0
