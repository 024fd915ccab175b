"""What moves on the board for an event of Samurai Spirit. The ids of the pieces are those of the templates."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Event
from shiai.games.samurai_spirit.browser.raiders import rank_of
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, SYMBOL_NAMES
from shiai.games.samurai_spirit.rules.state import (
    HAND,
    NOBODY,
    SAMURAI,
    TOKENS,
    SamuraiSpirit,
    kiai_value,
    line_cards,
    total,
)
from shiai.games.samurai_spirit.rules.table import name_at
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import Cue

FIGURES: Final = "/static/samurai_spirit/figures.svg"
SYMBOLS: Final = "/static/samurai_spirit/symbols.svg"
STACK: Final = "raider-stack"
INTRUDERS: Final = "intruder-stack"
DISCARDS: Final = "discard-pile"
STAGE: Final = "hand"
VILLAGE: Final = "village"


@dataclass(frozen=True)
class Happening:
    """An event, with the table before and after the choice that led to it."""

    before: SamuraiSpirit
    after: SamuraiSpirit
    event: Event
    words: Catalogue

    def text(self, name: str) -> str:
        """A value of the event."""
        return str(self.event.values[name])

    def number(self, name: str) -> int:
        """A number of the event."""
        return int(self.event.values[name])

    def seat(self, name: str = "samurai") -> int:
        """The seat of a samurai that the event names."""
        seats = range(self.after.rules.samurai)
        return next(seat for seat in seats if name_at(self.after, seat) == self.text(name))

    def piece(self, part: str, name: str = "samurai") -> str:
        """The id of a part of a board, such as `figure`."""
        return f"{part}-{self.seat(name)}"

    def card(self) -> int:
        """The card that the event names."""
        return self.after.rules.card_names.index(self.text("card"))

    def raider(self) -> str:
        """The figure of that card."""
        return figure(rank_of(self.card()))

    def takes_card(self, to: str, origin: str = STACK) -> Cue:
        """The card goes to a place: itself if it lies open, otherwise its figure from where it comes."""
        if self.lies_open():
            return Cue("move", to, f"card-{CARD_NAMES[self.card()]}")
        return Cue("move", to, origin, symbol=self.raider())

    def lies_open(self) -> bool:
        """Does the card lie in a hand or in a combat line?"""
        cells = self.before.cells
        lines = [line_cards(self.before, seat) for seat in range(self.before.rules.samurai)]
        return self.card() in (cells[HAND], *[card for line in lines for card in line])

    def space(self, seat: int, amount: int) -> str:
        """The space of a track for a total; empty while nobody has this seat."""
        if self.before.cells[SAMURAI + seat] == NOBODY:
            return ""
        return f"space-{seat}-{min(amount, kiai_value(self.before, seat) + 1)}"


def figure(name: str) -> str:
    """The address of a figure."""
    return f"{FIGURES}#figure-{name}"


def symbol(name: str) -> str:
    """The address of a symbol."""
    return f"{SYMBOLS}#{name}"


def cues(before: SamuraiSpirit, after: SamuraiSpirit, event: Event, words: Catalogue) -> Sequence[Cue]:
    """What moves for an event."""
    make = CUES.get(event.id.removeprefix("event-"))
    return make(Happening(before, after, event, words)) if make else ()


# Rounds and turns -----------------------------------------------------------------------------------------------------


def dealt(now: Happening) -> list[Cue]:
    """A samurai takes a seat."""
    return [Cue("flip", now.piece("figure"), late=True)]


def turn(now: Happening) -> list[Cue]:
    """The samurai whose turn begins."""
    return [Cue("pulse", now.piece("figure"))]


def lieutenants(_now: Happening) -> list[Cue]:
    """Lieutenants join the stack."""
    return [Cue("move", STACK, DISCARDS, symbol=figure("lieutenant")), Cue("pulse", STACK)]


def bosses(_now: Happening) -> list[Cue]:
    """Bosses join the stack."""
    return [Cue("move", STACK, DISCARDS, symbol=figure("boss")), Cue("pulse", STACK)]


def round_began(now: Happening) -> list[Cue]:
    """A new round."""
    return [Cue("banner", text=now.words.say("web-round", round=now.number("round")), late=True)]


def round_over(now: Happening) -> list[Cue]:
    """The round is over."""
    return [Cue("banner", text=now.words.say("moment-round_end", round=now.number("round")))]


def passed(now: Happening) -> list[Cue]:
    """A samurai leaves the round."""
    return [Cue("tag", now.piece("figure"), text=now.words.say("draw-passed"))]


# Cards ----------------------------------------------------------------------------------------------------------------


def drawn(now: Happening) -> list[Cue]:
    """The top raider comes and turns over; one that must be attacked at once only stirs."""
    if now.after.cells[HAND] != now.card():
        return [Cue("pulse", STACK)]
    comes = Cue("move", STAGE, STACK, symbol=now.raider())
    return [comes, Cue("flip", f"card-{CARD_NAMES[now.card()]}", late=True)]


def attacked(now: Happening) -> list[Cue]:
    """The card joins the line; the pawn walks the arc and stops with a knock."""
    return [now.takes_card(now.piece("line")), *walk(now)]


def walk(now: Happening) -> list[Cue]:
    """The pawn goes from space to space."""
    seat, end = now.seat(), now.number("total")
    start = end - now.after.rules.value[now.card()]
    spaces = [now.space(seat, amount) for amount in range(start + 1, end + 1)]
    steps = [space for place, space in enumerate(spaces) if place == 0 or space != spaces[place - 1]]
    return [*[Cue("move", space, f"pawn-{seat}") for space in steps], Cue("pulse", f"pawn-{seat}")]


def defended(now: Happening) -> list[Cue]:
    """The card fills its place in the defence row."""
    place = f"defence-{now.seat()}-{SYMBOL_NAMES[now.after.rules.symbol[now.card()]]}"
    return [now.takes_card(place), Cue("pulse", place)]


def to_recipient(now: Happening) -> list[Cue]:
    """The card goes to another samurai."""
    return [now.takes_card(now.piece("figure", "recipient"))]


def replaced(now: Happening) -> list[Cue]:
    """The card goes under the stack."""
    return [now.takes_card(STACK)]


def discarded(now: Happening) -> list[Cue]:
    """The card leaves."""
    return [now.takes_card(DISCARDS)]


def first_card_discarded(now: Happening) -> list[Cue]:
    """The oldest card leaves, and the pawn goes back."""
    seat = now.seat()
    back = Cue("move", now.space(seat, total(now.after, seat)), f"pawn-{seat}")
    return [now.takes_card(DISCARDS, f"line-{seat}"), back]


def dropped(now: Happening) -> list[Cue]:
    """A card of the defence row leaves."""
    name = SYMBOL_NAMES[now.after.rules.symbol[now.card()]]
    return [Cue("move", DISCARDS, f"defence-{now.seat()}-{name}", symbol=symbol(name), ink="pine")]


def card_taken(now: Happening) -> list[Cue]:
    """The last card of a line goes into the hand."""
    return [now.takes_card(STAGE, now.piece("line", "source"))]


def put_back(now: Happening) -> list[Cue]:
    """The card goes back into its line."""
    return [now.takes_card(now.piece("line"))]


def struck(now: Happening) -> list[Cue]:
    """The last card of a line is struck down."""
    line = now.piece("line", "source")
    hit = f"card-{CARD_NAMES[now.card()]}" if now.lies_open() else line
    return [Cue("strike", hit), now.takes_card(DISCARDS, line)]


def raider_discarded(now: Happening) -> list[Cue]:
    """A raider of the stack leaves."""
    return [Cue("move", DISCARDS, STACK, symbol=now.raider())]


def intruder_discarded(now: Happening) -> list[Cue]:
    """An intruder leaves."""
    return [Cue("move", DISCARDS, INTRUDERS, symbol=now.raider())]


def turned_over(now: Happening) -> list[Cue]:
    """A raider of the stack is turned face up."""
    return [Cue("flip", STACK, symbol=now.raider())]


def recycled(now: Happening) -> list[Cue]:
    """A discarded raider comes back."""
    return [Cue("move", STACK, DISCARDS, symbol=now.raider()), Cue("pulse", STACK)]


# Penalties and tokens -------------------------------------------------------------------------------------------------


def penalty(now: Happening) -> list[Cue]:
    """The penalty of the last card lands on the samurai."""
    return [
        Cue("drop", now.piece("figure"), symbol=symbol(now.text("penalty")), ink="vermilion"),
        Cue("pulse", now.piece("line")),
    ]


def ignored(now: Happening) -> list[Cue]:
    """A talent parries the penalties."""
    return [Cue("clash", now.piece("line"))]


def impossible(now: Happening) -> list[Cue]:
    """A wound comes in place of the penalty."""
    return [Cue("tag", now.piece("figure"), text="!", ink="vermilion")]


def supported(now: Happening) -> list[Cue]:
    """A support token goes to a companion."""
    return [token(now.piece("figure", "recipient"), now.piece("token"))]


def token_given(now: Happening) -> list[Cue]:
    """A token goes from where it lies to another samurai."""
    return [token(now.piece("figure", "recipient"), holder(now))]


def token_returned(now: Happening) -> list[Cue]:
    """A token comes home."""
    return [token(now.piece("token", "owner"), holder(now))]


def holder(now: Happening) -> str:
    """The figure of the samurai that has the token."""
    return f"figure-{now.before.cells[TOKENS + now.seat('owner')]}"


def token(to: str, origin: str) -> Cue:
    """A support token on its way."""
    return Cue("move", to, origin, symbol=symbol("token"), ink="indigo")


def absent_token_used(now: Happening) -> list[Cue]:
    """The talent of an absent samurai comes to help."""
    talent = now.text("talent")
    return [Cue("move", now.piece("figure"), f"absent-{talent}", symbol=figure(talent))]


# Kiai, wounds, and the animal -----------------------------------------------------------------------------------------


def kiai(now: Happening) -> list[Cue]:
    """Exactly on the mark: the mark, the figure and the word flare up."""
    return [
        Cue("glow", now.space(now.seat(), kiai_value(now.before, now.seat())), together=True),
        Cue("tag", now.piece("figure"), text=f"{now.words.say('draw-kiai')}!", ink="ochre", together=True),
        Cue("glow", now.piece("figure")),
    ]


def wounded(now: Happening) -> list[Cue]:
    """A blow, and a wound token lands."""
    return [
        Cue("strike", now.piece("figure")),
        Cue("drop", now.piece("wound"), symbol=symbol("wound"), ink="vermilion"),
    ]


def flipped(now: Happening) -> list[Cue]:
    """The board turns over, and the animal looks out."""
    name = now.text("samurai")
    animal = figure(f"{name}-animal")
    return [
        Cue("strike", now.piece("figure")),
        Cue("flip", now.piece("figure"), symbol=animal),
        Cue("banner", symbol=animal, text=now.words.say("web-animal_awakes", samurai=name)),
    ]


def died(now: Happening) -> list[Cue]:
    """The last blow is held."""
    return [Cue("strike", now.piece("figure")), Cue("fall", now.piece("figure"))]


def healed(now: Happening) -> list[Cue]:
    """A wound heals."""
    return [Cue("tag", now.piece("figure"), text=now.words.name("heal"), ink="pine"), Cue("pulse", now.piece("wound"))]


# The village ----------------------------------------------------------------------------------------------------------


def defeated(_now: Happening) -> list[Cue]:
    """A raider breaks through to the village."""
    return [Cue("strike", VILLAGE)]


def barricade_lost(now: Happening) -> list[Cue]:
    """A barricade splinters."""
    return [Cue("crack", f"barricade-{now.number('left')}")]


def barricade_added(now: Happening) -> list[Cue]:
    """A barricade is set up."""
    return [Cue("drop", f"barricade-{now.number('left') - 1}", symbol=symbol("barricade"), ink="pine")]


def farmstead_lost(now: Happening) -> list[Cue]:
    """A farmstead burns."""
    return [Cue("burn", f"farm-{now.number('left')}")]


def reverse(now: Happening) -> list[Cue]:
    """What the farmstead had on its reverse."""
    return [Cue("tag", "farmsteads", text=now.words.name(now.text("penalty")), ink="vermilion")]


def family_lost(now: Happening) -> list[Cue]:
    """A family is lost."""
    return [Cue("fall", f"family-{now.number('left')}")]


def bonus(now: Happening) -> list[Cue]:
    """A family helps."""
    return [Cue("tag", "families", text=now.words.name(now.text("family")), ink="pine")]


def intruder(_now: Happening) -> list[Cue]:
    """A raider steals in unseen."""
    return [Cue("move", INTRUDERS, STACK, symbol=figure("intruder"))]


def intruder_burns(now: Happening) -> list[Cue]:
    """An intruder with flames comes out of hiding."""
    return [
        Cue("flip", INTRUDERS, symbol=now.raider()),
        Cue("move", VILLAGE, INTRUDERS, symbol=symbol("flame"), ink="vermilion"),
    ]


def intruder_harmless(now: Happening) -> list[Cue]:
    """An intruder without flames."""
    return [Cue("flip", INTRUDERS, symbol=now.raider())]


def missing(name: str) -> Callable[[Happening], list[Cue]]:
    """A place of the defence row is empty when the round ends."""

    def cues_of(now: Happening) -> list[Cue]:
        place = f"defence-{now.seat()}-{name}"
        return [Cue("tag", place, text="!", ink="vermilion", together=True), Cue("pulse", place)]

    return cues_of


def won(now: Happening) -> list[Cue]:
    """The village is saved."""
    return [Cue("banner", symbol=symbol("family"), text=now.words.say("web-village_saved"), late=True)]


def lost(now: Happening) -> list[Cue]:
    """The village is lost."""
    return [Cue("banner", symbol=symbol("flame"), text=now.words.say("web-village_lost"), late=True)]


# By the id of an event; the sentences of all others tell enough.
CUES: Final[dict[str, Callable[[Happening], list[Cue]]]] = {
    "dealt": dealt,
    "begins": turn,
    "turn": turn,
    "shuffled_with_lieutenants": lieutenants,
    "shuffled_with_bosses": bosses,
    "round_began": round_began,
    "round_over": round_over,
    "passed": passed,
    "had_to_pass": passed,
    "drawn": drawn,
    "attacked": attacked,
    "defended": defended,
    "handed_on": to_recipient,
    "card_given": to_recipient,
    "replaced": replaced,
    "discarded": discarded,
    "first_card_discarded": first_card_discarded,
    "dropped": dropped,
    "card_taken": card_taken,
    "put_back": put_back,
    "struck": struck,
    "raider_discarded": raider_discarded,
    "intruder_discarded": intruder_discarded,
    "turned_over": turned_over,
    "recycled": recycled,
    "penalty": penalty,
    "ignored": ignored,
    "impossible": impossible,
    "supported": supported,
    "token_given": token_given,
    "token_given_back": token_returned,
    "token_returned": token_returned,
    "absent_token_used": absent_token_used,
    "kiai": kiai,
    "wounded": wounded,
    "flipped": flipped,
    "died": died,
    "healed": healed,
    "defeated": defeated,
    "barricade_lost": barricade_lost,
    "barricade_added": barricade_added,
    "farmstead_lost": farmstead_lost,
    "reverse": reverse,
    "family_lost": family_lost,
    "bonus": bonus,
    "intruder": intruder,
    "intruder_burns": intruder_burns,
    "intruder_harmless": intruder_harmless,
    "no_hat": missing("hat"),
    "no_farm": missing("farm"),
    "no_doll": missing("doll"),
    "village_saved": won,
    "samurai_died": lost,
    "farmsteads_lost": lost,
    "families_lost": lost,
}
