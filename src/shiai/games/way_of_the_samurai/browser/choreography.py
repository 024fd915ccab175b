"""What moves on the table of Way of the Samurai for each event: cards, gauges, blades, beads and dice."""

from collections.abc import Callable, Sequence
from typing import Final

from shiai.core.messages import Event
from shiai.games.way_of_the_samurai.browser.cards import SYMBOLS
from shiai.games.way_of_the_samurai.browser.fighters import opponent_beads, opponent_title
from shiai.games.way_of_the_samurai.browser.figures import figure, opponent_figure, player_figure
from shiai.games.way_of_the_samurai.browser.gauges import NOTHING_ASKED, space_id
from shiai.games.way_of_the_samurai.browser.icons import signed
from shiai.games.way_of_the_samurai.browser.views import blocks, cards_of
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES, ENEMY_NAMES, GAUGE_NAMES, HARD, TRIO_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    ARMOUR_AT,
    EXCHANGE,
    HAND,
    KI_AT,
    LIFE_AT,
    NO_VIRTUE,
    NOBODY,
    PLACE,
    PLAYED,
    STORED,
    TARGET,
    VIRTUE_AT,
    WayOfTheSamurai,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue

SPRITE: Final = "/static/way_of_the_samurai/symbols.svg"
BLOW: Final = "by_blow"  # the cause of what a counter-attack takes
ME: Final = "me"


class Beat:
    """An event with the views before and after it, as the viewer sees them."""

    def __init__(self, before: WayOfTheSamurai, after: WayOfTheSamurai, event: Event, words: Catalogue) -> None:
        self.before = before
        self.after = after
        self.values = event.values
        self.words = words
        self.seat = max(before.viewer, 0)  # who watches looks from the first seat
        self.two = before.rules.two_players

    def word(self, name: str) -> str:
        """A value of the event that is a name."""
        return str(self.values[name])

    def number(self, name: str) -> int:
        """A value of the event that is a number."""
        return int(self.values[name])

    def owner(self, name: str) -> str:
        """Whom a name of an event means: `me` or `foe-<number>`."""
        seats = self.before.rules.seats
        if name in seats:
            return ME if seats.index(name) == self.seat else "foe-0"
        return f"foe-{TRIO_NAMES.index(name)}" if name in TRIO_NAMES else "foe-0"

    def actor(self) -> str:
        """Who acts."""
        if "who" in self.values:
            return self.owner(self.word("who"))
        return ME if not self.two or self.before.cells[ACTIVE] == self.seat else "foe-0"

    def rival(self) -> str:
        """Whom the one who acts attacks."""
        if self.two:
            return "foe-0" if self.actor() == ME else ME
        target = self.before.cells[TARGET]
        return f"foe-{target if target < NOBODY and self.before.rules.enemies > 1 else 0}"

    def stock(self, owner: str, symbol: str) -> int:
        """The life, Ki or armour of somebody before the event; -1 if no beads are drawn."""
        cells, rules = self.before.cells, self.before.rules
        if symbol == "armour":
            wearer = ME if rules.yoroi == 1 else f"foe-{rules.yoroi_opponent}"
            return cells[ARMOUR_AT] if rules.yoroi and owner == wearer and self.has_beads(owner) else -1
        if owner != ME and not self.two:
            number = int(owner.removeprefix("foe-"))
            at = self.before.foe_life if symbol == "life" else self.before.foe_ki
            return cells[at + number] if self.has_beads(owner) else -1
        mine, other = blocks(self.before, self.before.viewer)
        return cells[(mine if owner == ME else other) + (LIFE_AT if symbol == "life" else KI_AT)]

    def has_beads(self, owner: str) -> bool:
        """Are beads drawn for somebody? An enemy of a run has none before he steps forward."""
        if owner == ME or self.two:
            return True
        return bool(opponent_beads(self.before, self.words, int(owner.removeprefix("foe-"))))


def symbol(name: str) -> str:
    """The address of a symbol."""
    return f"{SPRITE}#{name}"


# Beads ----------------------------------------------------------------------------------------------------------------

INKS: Final = {"life": "vermilion", "ki": "ochre", "armour": "indigo"}


def lose(beat: Beat, owner: str, kind: str, number: int, left: int) -> list[Cue]:
    """Beads break, beginning with the last."""
    held = beat.stock(owner, kind)
    if held < 0:
        return []
    row = f"{kind}-{owner}"
    broken = [bead for bead in range(left + number, left, -1) if bead <= held]
    cues = [Cue("crack", f"{row}-{bead}", symbol=symbol(kind), ink=INKS[kind], together=True) for bead in broken]
    return [*cues, Cue("tag", row, text=signed(-number), ink=INKS[kind])]


def gain(beat: Beat, owner: str, kind: str, number: int) -> list[Cue]:
    """Beads come."""
    if number == 0 or beat.stock(owner, kind) < 0:
        return []
    row = f"{kind}-{owner}"
    return [
        Cue("drop", row, symbol=symbol(kind), ink=INKS[kind], together=True),
        Cue("tag", row, text=signed(number), ink=INKS[kind]),
    ]


def enemy_lost_life(beat: Beat) -> list[Cue]:
    return lose(beat, beat.owner(beat.word("enemy")), "life", beat.number("number"), beat.number("left"))


def enemy_lost_ki(beat: Beat) -> list[Cue]:
    return lose(beat, beat.owner(beat.word("enemy")), "ki", beat.number("number"), beat.number("left"))


def enemy_gained_life(beat: Beat) -> list[Cue]:
    flight = Cue("move", "life-foe-0", origin="life-me", symbol=symbol("life"), ink="vermilion")
    return [flight, Cue("tag", "life-foe-0", text="+1", ink="vermilion")] if beat.has_beads("foe-0") else []


def lost_life(beat: Beat) -> list[Cue]:
    return [*struck(beat), *lose(beat, beat.actor(), "life", beat.number("number"), beat.number("left"))]


def lost_ki(beat: Beat) -> list[Cue]:
    return [*struck(beat), *lose(beat, beat.actor(), "ki", beat.number("number"), beat.number("left"))]


def struck(beat: Beat) -> list[Cue]:
    """The blow of a counter-attack lands."""
    return [Cue("strike", f"figure-{beat.actor()}")] if beat.values["cause"] == BLOW else []


def paid(beat: Beat) -> list[Cue]:
    return lose(beat, beat.actor(), "ki", beat.number("number"), beat.number("left"))


def paid_life(beat: Beat) -> list[Cue]:
    return lose(beat, beat.actor(), "life", 1, beat.number("left"))


def gained_ki(beat: Beat) -> list[Cue]:
    return gain(beat, beat.actor(), "ki", beat.number("number"))


def gained_life(beat: Beat) -> list[Cue]:
    return gain(beat, beat.actor(), "life", beat.number("number"))


def no_ki(beat: Beat) -> list[Cue]:
    owner = beat.owner(beat.word("who"))
    return [Cue("pulse", f"ki-{owner}")] if beat.has_beads(owner) else []


def armour(beat: Beat) -> list[Cue]:
    owner = ME if beat.before.rules.yoroi == 1 else f"foe-{beat.before.rules.yoroi_opponent}"
    if beat.stock(owner, "armour") < 0:
        return []
    return [
        Cue("clash", f"figure-{owner}", symbol=symbol("armour")),
        *lose(beat, owner, "armour", 1, beat.number("left")),
    ]


# Cards and gauges -----------------------------------------------------------------------------------------------------


def played(beat: Beat) -> list[Cue]:
    """A card slides to its place under the gauges."""
    card = CARD_NAMES.index(beat.word("card"))
    lying = cards_of(beat.after.cells[PLAYED])
    place = lying.index(card) + 1 if card in lying else beat.before.cells[PLAYED].bit_count() + 1
    return [Cue("move", f"place-{place}", origin=f"card-{CARD_NAMES[card]}")]


def gauge(beat: Beat) -> list[Cue]:
    """A marker is pushed along its gauge; the gauges of the other player are only numbers."""
    name, change = beat.word("gauge"), beat.number("change")
    ink = "pine" if change > 0 else "vermilion"
    if beat.actor() != ME:
        return []
    space = space_id(name, beat.number("value"))
    return [
        Cue("tag", f"gauge-{name}", text=signed(change), ink=ink, together=True),
        Cue("move", space, origin=f"marker-{name}"),
    ]


def combo(_beat: Beat) -> list[Cue]:
    """The three cards connect."""
    return [
        Cue("pulse", "place-1", together=True),
        Cue("pulse", "place-2", together=True),
        Cue("pulse", "place-3", together=True),
        Cue("flash", places=("place-1", "place-2", "place-3")),
    ]


def flies(origin: str, piece: str) -> Callable[[Beat], list[Cue]]:
    """A card comes from a deck or pile, as its symbol."""

    def cues(beat: Beat) -> list[Cue]:
        if not beat.before.cells[EXCHANGE]:
            return []  # the hand of a round lies there all at once
        card = CARD_NAMES.index(beat.word("card"))
        drawn = symbol(SYMBOLS[beat.before.rules.printed.symbol[card]])
        return [Cue("move", piece, origin=origin, symbol=drawn)]

    return cues


def put_down(beat: Beat) -> list[Cue]:
    return [Cue("move", "pile-discard", origin=f"card-{beat.word('card')}")] if is_held(beat) else []


def removed(beat: Beat) -> list[Cue]:
    return [Cue("crack", f"card-{beat.word('card')}")] if is_held(beat) else [Cue("pulse", "pile-discard")]


def is_held(beat: Beat) -> bool:
    """Does the card of an event lie in the hand?"""
    mine, _ = blocks(beat.before, beat.before.viewer)
    held = beat.before.cells[mine + HAND] | beat.before.cells[mine + STORED]
    return bool(held >> CARD_NAMES.index(beat.word("card")) & 1)


def reshuffled(beat: Beat) -> list[Cue]:
    pile = {"action_deck": "back-deck", "enemy_deck": "pile-enemy-deck"}.get(beat.word("deck"))
    return [Cue("pulse", pile)] if pile else []


# Attack and counter-attack --------------------------------------------------------------------------------------------


def marked(beat: Beat) -> list[Cue]:
    owner = beat.owner(beat.word("enemy"))
    return [Cue("drop", f"figure-{owner}", symbol=symbol("target"), ink="vermilion")]


def revealed(beat: Beat) -> list[Cue]:
    """The defence opens, and its demand shows on the gauges."""
    asked = tuple([place for place in demanded(beat) if beat.actor() == ME])
    opens = Cue("flip", "defence")
    return [opens, Cue("flash", places=asked, late=True)] if asked else [opens]


def demanded(beat: Beat) -> list[str]:
    """The spaces of the gauges that a defence asks for."""
    card = ENEMY_NAMES.index(beat.word("card"))
    if card == HARD:
        return []
    demand = beat.before.rules.printed.demand[card]
    return [space_id(GAUGE_NAMES[gauge], least) for gauge, least in enumerate(demand) if least > NOTHING_ASKED]


def met(beat: Beat) -> list[Cue]:
    """The gauges lock, and the blow cuts."""
    places = tuple(demanded(beat)) if beat.actor() == ME else ()
    lock = [Cue("flash", places=places)] if places else []
    return [*lock, Cue("strike", f"figure-{beat.rival()}")]


def missed(_beat: Beat) -> list[Cue]:
    """The blow glances off."""
    return [Cue("clash", "defence")]


def fell(beat: Beat) -> list[Cue]:
    return [Cue("fall", f"figure-{beat.owner(beat.word('enemy'))}")]


def rose_again(beat: Beat) -> list[Cue]:
    return [Cue("glow", f"figure-{beat.owner(beat.word('enemy'))}")]


def turned(_beat: Beat) -> list[Cue]:
    return [Cue("flip", "figure-foe-0")]


def countered(beat: Beat) -> list[Cue]:
    """The counter-attack comes from the one who strikes."""
    owner = beat.owner(beat.word("enemy"))
    return [
        Cue("move", "counter", origin=f"figure-{owner}", symbol=symbol("strike"), ink="vermilion"),
        Cue("flip", "counter"),
    ]


def parried(beat: Beat) -> list[Cue]:
    return [Cue("clash", f"figure-{beat.actor()}", symbol=symbol("guard"))]


def double_strike(beat: Beat) -> list[Cue]:
    return [Cue("banner", text=beat.words.name(ENEMY_NAMES[HARD]), symbol=symbol("hard"))]


def wounded(beat: Beat) -> list[Cue]:
    at = f"figure-{beat.owner(beat.word('who'))}"
    card = beat.words.name(beat.word("card"))
    return [
        Cue("strike", at),
        Cue("drop", at, symbol=symbol("wound"), ink="vermilion", together=True),
        Cue("tag", at, text=card, ink="vermilion"),
    ]


def dodged(beat: Beat) -> list[Cue]:
    at = f"figure-{beat.owner(beat.word('who'))}"
    return [Cue("turn", at, turn=-14, together=True), Cue("tag", at, text=beat.words.name("dodge"), ink="pine")]


def blood(beat: Beat) -> list[Cue]:
    card = beat.words.name(beat.word("card"))
    return [
        Cue("strike", "figure-me"),
        Cue("drop", "module-blood", symbol=symbol("wound"), ink="vermilion", together=True),
        Cue("tag", "figure-me", text=card, ink="vermilion"),
    ]


# Dice and modules -----------------------------------------------------------------------------------------------------


def red_die(beat: Beat) -> list[Cue]:
    if beat.actor() != ME:
        return []
    return [Cue("flip", "red-die-face", symbol=symbol(f"die-{beat.number('level')}"), ink="vermilion")]


def used_die(beat: Beat) -> list[Cue]:
    target = f"figure-{beat.rival()}"
    origin = "red-die-face" if beat.actor() == ME else f"figure-{beat.actor()}"
    face = symbol(f"die-{beat.number('level')}")
    return [Cue("move", target, origin=origin, symbol=face, ink="vermilion"), Cue("strike", target)]


def rolled(beat: Beat) -> list[Cue]:
    piece = "blue-die" if beat.word("die") == "blue" else "red-die-face"
    return [Cue("die", piece, text=str(beat.number("face")))]


def environment(beat: Beat) -> list[Cue]:
    if not beat.before.cells[PLACE]:
        return []
    return [Cue("pulse", "module-environment", together=True), Cue("flash", places=(f"result-{beat.number('face')}",))]


def changed_place(_beat: Beat) -> list[Cue]:
    return [Cue("flip", "module-environment")]


def gisei(beat: Beat) -> list[Cue]:
    card = beat.words.name(beat.word("card"))
    return [Cue("flip", "module-gisei"), Cue("tag", "module-gisei", text=card, ink="ochre")]


def taikyu(_beat: Beat) -> list[Cue]:
    return [Cue("glow", "module-taikyu")]


def bushido_step(beat: Beat) -> list[Cue]:
    if beat.before.cells[VIRTUE_AT] < NO_VIRTUE:
        return []
    return [Cue("flash", places=(f"kanji-{beat.number('step')}",))]


def virtue(beat: Beat) -> list[Cue]:
    card = beat.words.name(beat.word("card"))
    late = Cue("tag", "module-bushido", text=card, ink="ochre", late=True)
    return [Cue("glow", "figure-me"), late] if beat.after.cells[VIRTUE_AT] < NO_VIRTUE else [Cue("glow", "figure-me")]


def random_event(beat: Beat) -> list[Cue]:
    return [Cue("banner", text=beat.words.name(beat.word("event")))]


def new_weapon(beat: Beat) -> list[Cue]:
    weapon = beat.word("weapon")
    return [Cue("banner", text=beat.words.name(weapon), symbol=figure(weapon))]


def face(_beat: Beat) -> list[Cue]:
    return [Cue("flip", "figure-me")]


def mulligan(_beat: Beat) -> list[Cue]:
    return [Cue("pulse", "hand")]


# Fights ---------------------------------------------------------------------------------------------------------------


def next_enemy(beat: Beat) -> list[Cue]:
    title = opponent_title(beat.after, beat.words, 0)
    return [Cue("banner", text=title, symbol=opponent_figure(beat.after, 0), late=True)]


def won(beat: Beat) -> list[Cue]:
    return [Cue("banner", text=beat.words.say("web-victory"), symbol=player_figure(beat.before, 0, 0))]


def lost(beat: Beat) -> list[Cue]:
    fall = Cue("fall", "figure-me")
    return [fall, Cue("banner", text=beat.words.say("web-defeat"), symbol=symbol("death"))]


def match_won(beat: Beat) -> list[Cue]:
    winner = beat.word("who")
    loser = "foe-0" if beat.owner(winner) == ME else ME
    text = beat.words.say("event-match_won", who=winner)
    return [Cue("fall", f"figure-{loser}"), Cue("banner", text=text, symbol=figure(winner))]


# By the name of the event; what is missing here is told by its sentence alone.
CUES: Final[dict[str, Callable[[Beat], Sequence[Cue]]]] = {
    "drew": flies("back-deck", "hand"),
    "stored": flies("back-specials", "hand"),
    "fetched": flies("pile-discard", "hand"),
    "put_down": put_down,
    "removed": removed,
    "reshuffled": reshuffled,
    "mulligan": mulligan,
    "face": face,
    "changed_place": changed_place,
    "marked": marked,
    "played": played,
    "gauge": gauge,
    "revealed": revealed,
    "met": met,
    "missed": missed,
    "unbreakable": missed,
    "enemy_lost_life": enemy_lost_life,
    "enemy_lost_ki": enemy_lost_ki,
    "enemy_gained_life": enemy_gained_life,
    "rose_again": rose_again,
    "turned": turned,
    "fell": fell,
    "countered": countered,
    "parried": parried,
    "void_counter": parried,
    "double_strike": double_strike,
    "gisei": gisei,
    "armour": armour,
    "wounded": wounded,
    "dodged": dodged,
    "blood": blood,
    "paid": paid,
    "paid_life": paid_life,
    "lost_ki": lost_ki,
    "lost_life": lost_life,
    "gained_ki": gained_ki,
    "gained_life": gained_life,
    "no_ki": no_ki,
    "combo": combo,
    "red_die": red_die,
    "used_die": used_die,
    "bushido_step": bushido_step,
    "virtue": virtue,
    "rolled": rolled,
    "environment": environment,
    "taikyu": taikyu,
    "event": random_event,
    "new_weapon": new_weapon,
    "next_enemy": next_enemy,
    "match_won": match_won,
    "won": won,
    "lost": lost,
}


def cues(before: WayOfTheSamurai, after: WayOfTheSamurai, event: Event, words: Catalogue) -> Sequence[Cue]:
    """What moves for an event."""
    name = event.id.removeprefix("event-")
    choreography = CUES.get(name.removeprefix("own_"))
    return choreography(Beat(before, after, event, words)) if choreography else ()
