"""The initiative ladder of Senjutsu with the revealed cards at their speeds, and the Advantage track."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.aims import card_aim, card_grid
from shiai.games.senjutsu.browser.explained import card_key
from shiai.games.senjutsu.browser.shared import (
    card_says,
    card_title,
    face,
    hero_name,
    is_alive,
    is_enemy,
    number_of,
    offers_of,
    question,
    type_symbol,
)
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.vocabulary import TYPE_NAMES
from shiai.games.senjutsu.rules.actions import MOST_FIGURES, SPEED
from shiai.games.senjutsu.rules.battlefield.preview import stand_of
from shiai.games.senjutsu.rules.playing import lowered, widened
from shiai.games.senjutsu.rules.state import (
    AIM,
    BLOCK,
    FORBIDDEN,
    HAND_SIZE,
    ITEM_CARD,
    ITEM_ORDER,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    NAMED,
    NOW,
    PHASE,
    RANKS,
    READY,
    RESOLVING,
    REVEALING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.speeds import ChooseSpeed, Speeds
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

USUAL_TOP: Final = 9
MOST_SPEEDS: Final = 4  # so many can be chosen on the ladder; more are only listed
STATUSES: Final = ("pending", "active", "waiting", "resolved")
STATUS_WORDS: Final[dict[str, str]] = {
    "pending": "web-item_pending",
    "active": "web-item_active",
    "waiting": "web-item_waiting",
    "resolved": "web-item_resolved",
}


@dataclass(frozen=True)
class Item:
    """A card, or a part of one, at its speed."""

    id: str
    what: str  # its key
    number: int  # of the figure
    column: int  # of the ladder, one for each figure that has revealed a card
    foe: bool
    title: str
    symbol: str
    status: str
    part: str
    speeds: str  # the range, until one is chosen
    target: str
    says: str
    card: str  # its words
    face: Markup | None  # None for a further part of a card, which is not drawn again
    drawn: str  # the id of its face
    aim: str
    grid: str
    stand: str


@dataclass(frozen=True)
class Rung:
    """One initiative."""

    speed: int
    when: str  # past, now or later
    items: tuple[Item, ...]
    offer: Offer | None


@dataclass(frozen=True)
class Back:
    """The card that a hero has chosen, or has still to choose, before all are revealed."""

    id: str
    number: int
    ready: bool
    says: str


@dataclass(frozen=True)
class Rank:
    """A place on the Advantage track."""

    number: int
    title: str
    mine: bool


@dataclass(frozen=True)
class Ladder:
    """The ladder and the cards on it."""

    rungs: tuple[Rung, ...]
    columns: int
    backs: tuple[Back, ...]
    ranks: tuple[Rank, ...]
    bans: str  # types and cards that nobody may play in this turn


def ladder(scene: Scene[Senjutsu]) -> Ladder:
    """The ladder from the highest initiative down."""
    state = scene.view
    words, offers = scene.words, offers_of(scene)
    found = [(*place_of(state, seat, item), seat, item) for seat, item in items_of(state)]
    highest = max([USUAL_TOP, *[speed for speed, _, _, _ in found]])
    rungs = []
    few = sum([SPEED.has(action) for action in offers]) <= MOST_SPEEDS
    drawn: dict[tuple[int, int], str] = {}
    columns = sorted({seat for _, _, seat, _ in found})
    for speed in range(highest, -1, -1):
        here = sorted([(order, seat, item) for at, order, seat, item in found if at == speed])
        items = tuple([one_item(state, words, seat, item, columns.index(seat) + 1, drawn) for _, seat, item in here])
        rungs.append(Rung(speed, when_of(state, speed), items, offers.get(SPEED.at(speed)) if few else None))
    return Ladder(
        rungs=tuple(rungs),
        columns=max(2, len(columns)),
        backs=backs(state, words),
        ranks=ranks(scene, state),
        bans=bans(state, words),
    )


def items_of(state: Senjutsu) -> list[tuple[int, int]]:
    """Figure and item of all revealed cards."""
    return [
        (seat, item)
        for seat in range(state.rules.count)
        for item in range(ITEMS)
        if state.cells[seat * BLOCK + ITEM_CARD + item]
    ]


def is_open(state: Senjutsu, seat: int, item: int) -> bool:
    """Is the speed of the turn's card not chosen yet?"""
    if item or state.cells[PHASE] != REVEALING:
        return False
    low, high = range_of(state, seat)
    return low == high or any(
        isinstance(step, Speeds) or (isinstance(step, ChooseSpeed) and step.seat == seat) for step in state.stack
    )


def range_of(state: Senjutsu, seat: int) -> tuple[int, int]:
    """The lowest and the highest speed that the revealed card can have."""
    card = state.cells[seat * BLOCK + ITEM_CARD] - 1
    return widened(state, seat, card) if card < DESIGN_COUNT else (0, 0)


def place_of(state: Senjutsu, seat: int, item: int) -> tuple[int, int]:
    """The rung of an item, and its order there."""
    base = seat * BLOCK
    speed = state.cells[base + ITEM_SPEED + item]
    if is_open(state, seat, item):
        speed = lowered(state, seat, range_of(state, seat)[1])
    return max(0, speed), state.cells[base + ITEM_ORDER + item]


def when_of(state: Senjutsu, speed: int) -> str:
    """Is an initiative past, now or later?"""
    if state.cells[PHASE] != RESOLVING:
        return "later"
    now = state.cells[NOW]
    return "now" if speed == now else "past" if speed > now else "later"


def one_item(
    state: Senjutsu, words: Catalogue, seat: int, item: int, column: int, drawn: dict[tuple[int, int], str]
) -> Item:
    """A card, or a part of one; `drawn` has the ids of the faces of cards that are drawn already."""
    base = seat * BLOCK
    card = state.cells[base + ITEM_CARD + item] - 1
    status = STATUSES[state.cells[base + ITEM_STATUS + item]]
    part = words.say("web-split_part") if state.cells[base + ITEM_PART + item] else ""
    speeds = ""
    if is_open(state, seat, item):
        low, high = range_of(state, seat)
        speeds = f"{high}–{low}?" if low < high else ""
    title = card_title(card, words)
    aim = state.cells[base + AIM] if item == 0 else 0
    target = words.say("web-aims", who=hero_name(state, words, aim - 1)) if aim else ""
    parts = [f"{hero_name(state, words, seat)}: {title}", part, speeds, target, words.say(STATUS_WORDS[status])]
    says = ", ".join([each for each in parts if each])
    again = (seat, card) in drawn
    id = drawn.setdefault((seat, card), f"face-{seat}-{item}")
    stand = stand_of(state, seat)
    return Item(
        id=f"item-{seat}-{item}",
        what=card_key(card),
        number=number_of(state, seat),
        column=column,
        foe=is_enemy(state, seat),
        title=title,
        symbol=type_symbol(state.rules.cards, card),
        status=status,
        part=part,
        speeds=speeds,
        target=target,
        says=says,
        card=card_says(state.rules.cards, card, words),
        face=None if again else face(state.rules.cards, card, words),
        drawn=id if card < DESIGN_COUNT else "",
        aim=card_aim(state, seat, card),
        grid=card_grid(state.rules.cards, card),
        stand=f"{stand[0]}.{stand[1]}" if stand else "",
    )


def backs(state: Senjutsu, words: Catalogue) -> tuple[Back, ...]:
    """The chosen cards of the heroes, face down, while cards are chosen for a turn."""
    if question(state) != "choose":
        return ()
    found: list[Back] = []
    for seat in [seat for seat in range(state.rules.people) if is_alive(state, seat)]:
        ready = bool(state.cells[READY] >> seat & 1)
        mood = words.say("web-hero_ready" if ready else "web-hero_acts")
        found.append(Back(f"back-{seat}", seat + 1, ready, f"{hero_name(state, words, seat)}: {mood}"))
        partner = state.rules.partners[seat]
        if partner >= 0 and state.cells[partner * BLOCK + HAND_SIZE]:
            name = hero_name(state, words, partner)
            found.append(Back(f"back-{partner}", seat + 1, True, f"{name}: {words.say('web-hero_ready')}"))
    return tuple(found)


def ranks(scene: Scene[Senjutsu], state: Senjutsu) -> tuple[Rank, ...]:
    """The Advantage track, the highest first."""
    order = [seat for seat in state.cells[RANKS : RANKS + MOST_FIGURES] if seat < state.rules.count]
    return tuple(
        [Rank(number_of(state, seat), hero_name(state, scene.words, seat), seat == scene.seat) for seat in order]
    )


def bans(state: Senjutsu, words: Catalogue) -> str:
    """The types and cards that nobody may play in this turn."""
    types = [words.name(name) for bit, name in enumerate(TYPE_NAMES) if state.cells[FORBIDDEN] >> bit & 1]
    cards = [card_title(card, words) for card in designs(state.cells[NAMED])]
    return words.say("web-bans", what=", ".join([*types, *cards])) if types or cards else ""
