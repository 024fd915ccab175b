"""What moves on the board for an event of Senjutsu. The ids of the elements are those that table.py lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Event
from shiai.games.senjutsu.browser.cards.pictures import speed_text
from shiai.games.senjutsu.browser.figures import portrait_of
from shiai.games.senjutsu.browser.ladder import USUAL_TOP
from shiai.games.senjutsu.browser.shared import is_alive, is_enemy, panel_id, question
from shiai.games.senjutsu.browser.struck import CARDS, struck_spaces
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, STUN_CARD
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    FACING,
    ITEM_CARD,
    ITEM_PART,
    ITEMS,
    KAMAE_AT,
    NOWHERE,
    PHASE,
    RESOLVING,
    SHIELD_AT,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import who
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue

CARD_SYMBOLS: Final = "/static/senjutsu/card_symbols.svg"
SYMBOLS: Final = "/static/senjutsu/symbols.svg"


@dataclass(frozen=True)
class Happening:
    """An event, with the table before and after the choice that led to it."""

    before: Senjutsu
    after: Senjutsu
    event: Event
    words: Catalogue

    def text(self, name: str) -> str:
        """A value of the event."""
        return str(self.event.values.get(name, ""))

    def number(self, name: str) -> int:
        """A number of the event."""
        return int(self.event.values.get(name, 0))

    def figure(self, name: str = "who") -> int:
        """The figure that the event names; -1 if it names none."""
        wanted = self.text(name)
        return next((seat for seat in range(self.before.rules.count) if who(self.before, seat) == wanted), -1)

    def space(self) -> str:
        """The id of the space that the event names."""
        return f"space-{self.before.rules.board.space_of(self.text('space'))}"

    def piece(self, name: str = "who") -> str:
        """The id of the figure on the board, or else of its panel."""
        figure = self.figure(name)
        if figure < 0:
            return ""
        return f"figure-{figure}" if on_board(self.before, figure) else self.panel(name)

    def panel(self, name: str = "who", part: str = "") -> str:
        """The id of the panel of a figure, or of a part of it; empty where it is not drawn."""
        figure = self.figure(name)
        if figure < 0 or not has_panel(self.before, figure):
            return ""
        if part == "hand" and self.is_companion(figure):
            part = "deck"
        return f"{part}-{figure}" if part else panel_id(self.before, figure)

    def is_companion(self, figure: int) -> bool:
        """Is this a figure without a hand of cards?"""
        return self.before.rules.people <= figure < self.before.rules.first_enemy

    def item(self, state: Senjutsu, name: str = "who") -> str:
        """The id of the card on the ladder that the event names; empty if it is not there."""
        figure = self.figure(name)
        card = CARDS.get(self.text("card"), -1)
        part = max(0, self.number("part") - 1)
        for item in range(ITEMS) if figure >= 0 else ():
            base = figure * BLOCK + item
            if state.cells[base + ITEM_CARD] == card + 1 and state.cells[base + ITEM_PART] == part:
                return f"item-{figure}-{item}"
        return ""


def on_board(state: Senjutsu, figure: int) -> bool:
    """Does a figure stand on the board?"""
    return state.cells[figure * BLOCK + AT] != NOWHERE


def has_panel(state: Senjutsu, figure: int) -> bool:
    """Has a figure a panel with all its parts?"""
    if not is_enemy(state, figure):
        return is_alive(state, figure)
    return figure != state.rules.token and on_board(state, figure)


def card_symbol(name: str) -> str:
    """The address of a symbol of the cards."""
    return f"{CARD_SYMBOLS}#{name}"


def cues(before: Senjutsu, after: Senjutsu, event: Event, words: Catalogue) -> Sequence[Cue]:
    """What moves for an event; cues without a place are left out."""
    return played(CUES, Happening(before, after, event, words))


def played(known: "dict[str, Callable[[Happening], list[Cue]]]", happening: Happening) -> Sequence[Cue]:
    """The cues of an event that have a place."""
    make = known.get(happening.event.id.removeprefix("event-"))
    return [cue for cue in make(happening) if cue.kind == "banner" or cue.pieces()] if make is not None else ()


# The ladder -----------------------------------------------------------------------------------------------------------


def card_revealed(now: Happening) -> list[Cue]:
    """All cards turn over together and show their initiatives; the last of them is waited for."""
    figure = now.figure()
    down = place_of_back(now.before, figure)
    if not down:
        item = now.item(now.after)
        return [Cue("flip", item, late=True) if item else Cue("tag", now.piece(), text=card_words(now))]
    later = [seat for seat in range(figure + 1, now.before.rules.count) if place_of_back(now.before, seat)]
    card = CARDS[now.text("card")]
    if card >= DESIGN_COUNT:
        symbol = card_symbol("stun" if card == STUN_CARD else "poison")
        return [Cue("flip", down, symbol=symbol, together=bool(later))]
    speed = speed_text(now.before.rules.cards.designs[card].speeds[0])
    return [Cue("flip", down, text=speed, together=bool(later))]


def place_of_back(state: Senjutsu, figure: int) -> str:
    """The id of the card of a figure that lies face down: the chosen one of a hero, the deck of an enemy."""
    if question(state) != "choose" or not has_panel(state, figure):
        return ""
    return f"deck-{figure}" if is_enemy(state, figure) else f"back-{figure}"


def replaced(now: Happening) -> list[Cue]:
    """The new card turns over."""
    item = now.item(now.after)
    return [Cue("flip", item, late=True) if item else Cue("tag", now.piece(), text=card_words(now))]


def resolves(now: Happening) -> list[Cue]:
    """The marker walks to the initiative of a card, and its figure swells with the card."""
    speed = now.number("speed")
    rung = f"rung-{speed}" if speed <= USUAL_TOP else ""
    walks = now.before.cells[PHASE] == RESOLVING and rung
    step = Cue("move", f"stop-{speed}", "marker") if walks else Cue("pulse", rung)
    return [step, Cue("pulse", now.item(now.before), together=True), Cue("pulse", now.piece())]


def cancelled(now: Happening) -> list[Cue]:
    """Every card that the figure has on the ladder breaks."""
    figure = now.figure()
    items = [item for item in range(ITEMS) if now.before.cells[figure * BLOCK + ITEM_CARD + item]]
    return [Cue("crack", f"item-{figure}-{item}", together=item != items[-1]) for item in items]


# Figures on the board -------------------------------------------------------------------------------------------------


def moved(now: Happening) -> list[Cue]:
    """The figure steps to its space."""
    figure = now.figure()
    return [Cue("move", now.space(), f"figure-{figure}")] if on_board(now.before, figure) else []


def turned(now: Happening) -> list[Cue]:
    """The front of the figure turns."""
    figure = now.figure()
    if not on_board(now.before, figure):
        return []
    facing = DIRECTION_NAMES.index(now.text("direction").removeprefix("facing-"))
    steps = (facing - now.before.cells[figure * BLOCK + FACING] + 2) % 6 - 2
    return [Cue("turn", f"front-{figure}", turn=60 * steps)]


def placed(now: Happening) -> list[Cue]:
    """The figure comes down on its space."""
    return [Cue("drop", now.space(), symbol=portrait_of(now.before, now.figure()))]


def swapped(now: Happening) -> list[Cue]:
    """Two figures change places."""
    one, other = now.figure(), now.figure("other")
    spaces = [f"space-{now.before.cells[figure * BLOCK + AT]}" for figure in (one, other)]
    return [Cue("move", spaces[1], f"figure-{one}", together=True), Cue("move", spaces[0], f"figure-{other}")]


def bumped(now: Happening) -> list[Cue]:
    """The figure runs against something."""
    return [Cue("clash", now.piece(), symbol=f"{SYMBOLS}#collide")]


def crashed(now: Happening) -> list[Cue]:
    """The figure runs against another one."""
    return [Cue("clash", now.piece("other"), symbol=f"{SYMBOLS}#collide")]


def aimed(now: Happening) -> list[Cue]:
    """A target is pointed out."""
    return [Cue("pulse", now.piece("other"))]


def hidden(now: Happening) -> list[Cue]:
    """The figure goes into Stealth."""
    return [Cue("drop", now.piece(), symbol=card_symbol("stealth"), ink="plum")]


def seen(now: Happening) -> list[Cue]:
    """The figure is seen again."""
    return [Cue("pulse", now.piece())]


def terrain_placed(now: Happening) -> list[Cue]:
    """A piece of terrain comes down."""
    return [Cue("drop", now.space(), symbol=f"{SYMBOLS}#{now.text('piece')}")]


def bamboo_falls(now: Happening) -> list[Cue]:
    """A piece of bamboo breaks, or a caltrop or trap token is removed."""
    return [Cue("crack", now.space())]


def thrown(symbol: str) -> Callable[[Happening], list[Cue]]:
    """A caltrop or a trap token comes down."""

    def come_down(now: Happening) -> list[Cue]:
        return [Cue("drop", now.space(), symbol=f"{SYMBOLS}#{symbol}")]

    return come_down


# Attacks and blocks ---------------------------------------------------------------------------------------------------


def flashing(now: Happening, attacker: int, target: int = -1, together: bool = False) -> list[Cue]:
    """The struck spaces light up."""
    spaces = struck_spaces(now.before, now.after, attacker, now.text("card"), target)
    places = tuple([f"space-{at}" for at in spaces])
    return [Cue("flash", places=places, together=together)] if places else []


def hit(now: Happening) -> list[Cue]:
    """The grid lights up, and the blade cuts."""
    return [*flashing(now, now.figure(), now.figure("other"), together=True), Cue("strike", now.piece("other"))]


def blocked(now: Happening) -> list[Cue]:
    """The grid lights up, and a shield stops the blade."""
    clash = Cue("clash", now.piece(), symbol=card_symbol("shield"))
    return [*flashing(now, now.figure("other"), now.figure(), together=True), clash]


def missed(now: Happening) -> list[Cue]:
    """The grid lights up, and nothing else happens."""
    return flashing(now, now.figure())


def shields_raised(now: Happening) -> list[Cue]:
    """Shields come down on the blocked spaces; on the figure itself if they are gone again."""
    spaces = bits(now.after.cells[now.figure() * BLOCK + SHIELD_AT] & now.after.rules.board.spaces)
    symbol = card_symbol("shield")
    if not spaces:
        return [Cue("drop", now.piece(), symbol=symbol, ink="pine")]
    return [Cue("drop", f"space-{at}", symbol=symbol, ink="pine", together=at != spaces[-1]) for at in spaces]


def armour(now: Happening) -> list[Cue]:
    """Armour takes a wound away."""
    return [Cue("clash", now.piece(), symbol=card_symbol("shield"))]


def answered(now: Happening) -> list[Cue]:
    """A Counter: the figure flares, and the card is named, if it is known."""
    return [*card_named(now), Cue("glow", now.piece())]


def instant(now: Happening) -> list[Cue]:
    """An Instant: the card is named over its hero."""
    return [*card_named(now), Cue("drop", now.piece(), symbol=card_symbol("bolt"), ink="ochre")]


def card_named(now: Happening) -> list[Cue]:
    """The name of a card rises from its figure."""
    return [Cue("tag", now.piece(), text=card_words(now), ink="ochre", together=True)] if now.text("card") else []


def card_words(now: Happening) -> str:
    """The name of the card of an event."""
    return now.words.name(now.text("card"))


# What lands on a hero -------------------------------------------------------------------------------------------------


def wounded(now: Happening) -> list[Cue]:
    """Wounds land on the panel, and their number rises from the figure."""
    wounds, bleeding = now.number("wounds"), now.number("bleeding")
    kinds = [*[card_symbol("wound")] * bool(wounds), *[card_symbol("drop")] * bool(bleeding)]
    number = Cue("tag", now.piece(), text=f"−{wounds + bleeding}", ink="vermilion", together=True)
    return [number, *[Cue("drop", now.panel(part="wounds"), symbol=symbol, ink="vermilion") for symbol in kinds]]


def wounds_opened(now: Happening) -> list[Cue]:
    """Wounds begin to bleed."""
    return [Cue("drop", now.panel(part="wounds"), symbol=card_symbol("drop"), ink="vermilion")]


def landing(symbol: str, ink: str) -> Callable[[Happening], list[Cue]]:
    """A status lands on the figure."""

    def land(now: Happening) -> list[Cue]:
        return [Cue("drop", now.piece(), symbol=card_symbol(symbol), ink=ink)]

    return land


def healed(now: Happening) -> list[Cue]:
    """Something bad leaves the hero."""
    return [Cue("tag", now.piece(), text="+", ink="pine", together=True), Cue("pulse", now.panel())]


def kamae_taken(now: Happening) -> list[Cue]:
    """The tree and the sign of the Kamae swell; panels that have no room for a tree show the sign only."""
    if now.figure() >= now.before.rules.first_enemy:
        return []
    name = now.words.name(now.text("kamae"))
    cues = [
        Cue("tag", now.piece(), text=name, ink="indigo", together=True),
        Cue("pulse", now.panel(part="tree"), together=True),
    ]
    sides = now.before.rules.heroes[now.figure()].sides
    if sides and not sides >> now.before.cells[now.figure() * BLOCK + KAMAE_AT] & 1:
        return cues  # a companion that has no Kamae yet
    return [*cues, Cue("pulse", now.panel(part="kamae"))]


def focus_point(now: Happening) -> list[Cue]:
    """The ring passes the focus point."""
    return [Cue("pulse", now.panel(part="tree"))]


def focus_gained(now: Happening) -> list[Cue]:
    """Lotuses come."""
    number = Cue("tag", now.panel(part="focus"), text=f"+{now.number('count')}", ink="indigo", together=True)
    return [number, Cue("drop", now.panel(part="focus"), symbol=card_symbol("lotus"), ink="indigo")]


def focus_gone(now: Happening) -> list[Cue]:
    """Lotuses go."""
    number = Cue("tag", now.panel(part="focus"), text=f"−{now.number('count')}", ink="indigo", together=True)
    return [number, Cue("pulse", now.panel(part="focus"))]


def advantage(now: Happening) -> list[Cue]:
    """The hero takes the Advantage."""
    return [Cue("pulse", f"rank-{now.before.rules.owners[now.figure()]}")]


# Cards ----------------------------------------------------------------------------------------------------------------


def drawn(now: Happening) -> list[Cue]:
    """A card goes from the deck to the hand."""
    if now.figure() >= now.before.rules.first_enemy:
        return []
    if now.is_companion(now.figure()):
        return [Cue("pulse", now.panel(part="deck"))]
    return [Cue("move", now.panel(part="hand"), now.panel(part="deck"), symbol=card_symbol("card"))]


def discarded(now: Happening) -> list[Cue]:
    """A card goes from the hand to the discards."""
    if now.figure() >= now.before.rules.first_enemy:
        return []
    return [Cue("move", now.panel(part="discards"), now.panel(part="hand"), symbol=card_symbol("card"))]


def from_deck_discarded(now: Happening) -> list[Cue]:
    """A card goes from the deck to the discards."""
    return [Cue("move", now.panel(part="discards"), now.panel(part="deck"), symbol=card_symbol("card"))]


def shuffled(now: Happening) -> list[Cue]:
    """A deck is shuffled."""
    return [Cue("pulse", now.panel(part="deck"))]


def deck_empty(now: Happening) -> list[Cue]:
    """There is no card left to draw."""
    return [Cue("crack", now.panel(part="deck"))]


def looked(now: Happening) -> list[Cue]:
    """Somebody looks into a hand."""
    if now.figure("other") >= now.before.rules.first_enemy:
        return []
    return [Cue("drop", now.panel("other", "hand"), symbol=card_symbol("eye"), ink="plum")]


# Moments --------------------------------------------------------------------------------------------------------------


def defeated(now: Happening) -> list[Cue]:
    """The last blow is held; the fallen stays."""
    return [Cue("strike", now.piece()), Cue("fall", now.piece())]


def banner(now: Happening) -> list[Cue]:
    """The sentence of the event across the board."""
    return [Cue("banner", text=now.words.message(now.event))]


CUES: Final[dict[str, Callable[[Happening], list[Cue]]]] = {
    "advantage": advantage,
    "aimed": aimed,
    "armour": armour,
    "bamboo_removed": bamboo_falls,
    "blocked": blocked,
    "caltrop_entered": bamboo_falls,
    "caltrop_thrown": thrown("caltrop"),
    "bumped_edge": bumped,
    "bumped_terrain": bumped,
    "cancelled": cancelled,
    "contract": banner,
    "counter": answered,
    "crashed": crashed,
    "deck_empty": deck_empty,
    "deck_shuffled": shuffled,
    "defeated": defeated,
    "discarded": discarded,
    "discarded_hidden": discarded,
    "discarded_unseen": from_deck_discarded,
    "drew": drawn,
    "drew_hidden": drawn,
    "focus_gained": focus_gained,
    "focus_lost": focus_gone,
    "focus_point": focus_point,
    "focus_spent": focus_gone,
    "found": drawn,
    "healed": healed,
    "hidden": hidden,
    "hit": hit,
    "hobbled": landing("hobble", "ochre"),
    "instant": instant,
    "kamae": kamae_taken,
    "looked": looked,
    "missed": missed,
    "moved": moved,
    "over": banner,
    "placed": placed,
    "poisoned": landing("poison", "plum"),
    "replaced": replaced,
    "resolves": resolves,
    "revealed": seen,
    "revealed_card": card_revealed,
    "shields": shields_raised,
    "stunned": landing("stun", "vermilion"),
    "stuns_discarded": healed,
    "swapped": swapped,
    "offered": terrain_placed,
    "terrain_placed": terrain_placed,
    "took": drawn,
    "took_hidden": drawn,
    "trap_empty": bamboo_falls,
    "trap_sprung": bamboo_falls,
    "trap_thrown": thrown("trap"),
    "turned": turned,
    "wounded": wounded,
    "wounds_opened": wounds_opened,
}
