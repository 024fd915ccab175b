"""The initiative ladder of Senjutsu with the revealed cards at their speed, and the Advantage track."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.looks import (
    card_says,
    card_title,
    hero_name,
    is_enemy,
    offers_of,
    picture,
    seen,
    type_symbol,
)
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.vocabulary import TYPE_NAMES
from shiai.games.senjutsu.rules.actions import HIGHEST_SPEED, MOST_FIGURES, SPEED
from shiai.games.senjutsu.rules.playing import lowered, widened
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    AIM,
    BLOCK,
    FORBIDDEN,
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
    RESOLVING,
    REVEALING,
    Senjutsu,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

USUAL_TOP: Final = 9
MOODS: Final = ("pending", "active", "waiting", "resolved")
MOOD_WORDS: Final[dict[str, str]] = {
    "pending": "web-item_pending",
    "active": "web-item_active",
    "waiting": "web-item_waiting",
    "resolved": "web-item_resolved",
}


@dataclass(frozen=True)
class Item:
    """A card, or a part of one, at its speed."""

    id: str
    number: int  # of the figure
    foe: bool
    title: str
    symbol: str
    mood: str
    part: str
    speeds: str  # while it is not chosen
    target: str
    says: str


@dataclass(frozen=True)
class Rung:
    """One initiative."""

    speed: int
    when: str  # past, now or later
    items: tuple[Item, ...]
    offer: Offer | None


@dataclass(frozen=True)
class Revealed:
    """A revealed card, drawn."""

    number: int
    foe: bool
    who: str
    title: str
    says: str
    picture: Markup | None
    now: bool


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
    revealed: tuple[Revealed, ...]
    ranks: tuple[Rank, ...]
    bans: str  # what nobody may play in this turn


def ladder(scene: Scene) -> Ladder:
    """The ladder; it has no rungs while no card is revealed."""
    state = seen(scene.view)
    words, offers = scene.words, offers_of(scene)
    found = [(*place_of(state, seat, item), seat, item) for seat, item in items_of(state)]
    highest = max([USUAL_TOP, *[speed for speed, _, _, _ in found]])
    rungs = []
    for speed in range(highest, -1, -1):
        here = sorted([(order, seat, item) for at, order, seat, item in found if at == speed])
        items = tuple([one_item(state, words, seat, item) for _, seat, item in here])
        rungs.append(Rung(speed, when_of(state, speed), items, offers.get(SPEED + speed)))
    asked = any(SPEED <= action <= SPEED + HIGHEST_SPEED for action in offers)
    return Ladder(
        rungs=tuple(rungs) if found or asked else (),
        revealed=revealed(state, words),
        ranks=ranks(scene, state),
        bans=bans(state, words),
    )


def items_of(state: Senjutsu) -> list[tuple[int, int]]:
    """Figure and item of everything that was revealed."""
    return [
        (seat, item)
        for seat in range(state.rules.count)
        for item in range(ITEMS)
        if state.cells[seat * BLOCK + ITEM_CARD + item]
    ]


def is_open(state: Senjutsu, seat: int, item: int) -> bool:
    """Has the speed of the turn's card not been set yet?"""
    if item or state.cells[PHASE] != REVEALING:
        return False
    low, high = range_of(state, seat)
    ahead = [(step.name, *step.numbers) for step in state.stack]
    return low == high or ("speeds",) in ahead or ("speed", seat) in ahead


def range_of(state: Senjutsu, seat: int) -> tuple[int, int]:
    """The values from which the speed of the revealed card is chosen."""
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
    """Has the marker passed this initiative?"""
    if state.cells[PHASE] != RESOLVING:
        return "later"
    now = state.cells[NOW]
    return "now" if speed == now else "past" if speed > now else "later"


def one_item(state: Senjutsu, words: Catalogue, seat: int, item: int) -> Item:
    """A card or a part of it."""
    base = seat * BLOCK
    card = state.cells[base + ITEM_CARD + item] - 1
    mood = MOODS[state.cells[base + ITEM_STATUS + item]]
    part = words.say("web-split_part") if state.cells[base + ITEM_PART + item] else ""
    speeds = ""
    if is_open(state, seat, item):
        low, high = range_of(state, seat)
        speeds = f"{high}–{low}?" if low < high else ""
    title = card_title(card, words)
    aim = state.cells[base + AIM] if item == 0 else 0
    target = words.say("web-aims", who=hero_name(state, words, aim - 1)) if aim else ""
    parts = [f"{hero_name(state, words, seat)}: {title}", part, speeds, target, words.say(MOOD_WORDS[mood])]
    says = ", ".join([each for each in parts if each])
    return Item(
        id=f"item-{seat}-{item}",
        number=seat + 1,
        foe=is_enemy(state, seat),
        title=title,
        symbol=type_symbol(card),
        mood=mood,
        part=part,
        speeds=speeds,
        target=target,
        says=says,
    )


def revealed(state: Senjutsu, words: Catalogue) -> tuple[Revealed, ...]:
    """The cards of all heroes side by side, each card of a hero once."""
    found: dict[tuple[int, int], bool] = {}
    for seat, item in items_of(state):
        base = seat * BLOCK
        card = state.cells[base + ITEM_CARD + item] - 1
        now = state.cells[base + ITEM_STATUS + item] == ACTIVE
        found[seat, card] = found.get((seat, card), False) or now
    return tuple(
        [
            Revealed(
                seat + 1,
                is_enemy(state, seat),
                hero_name(state, words, seat),
                card_title(card, words),
                card_says(card, words),
                picture(card, words),
                now,
            )
            for (seat, card), now in found.items()
        ]
    )


def ranks(scene: Scene, state: Senjutsu) -> tuple[Rank, ...]:
    """The Advantage track, the highest first."""
    order = [seat for seat in state.cells[RANKS : RANKS + MOST_FIGURES] if seat < state.rules.count]
    return tuple([Rank(seat + 1, hero_name(state, scene.words, seat), seat == scene.seat) for seat in order])


def bans(state: Senjutsu, words: Catalogue) -> str:
    """The types and cards that nobody may play in this turn."""
    types = [words.name(name) for bit, name in enumerate(TYPE_NAMES) if state.cells[FORBIDDEN] >> bit & 1]
    cards = [card_title(card, words) for card in designs(state.cells[NAMED])]
    return words.say("web-bans", what=", ".join([*types, *cards])) if types or cards else ""
