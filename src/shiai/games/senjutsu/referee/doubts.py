"""Doubts about an entry: what the rules would not allow is questioned, because enemies decide by what was entered.

A doubt is no refusal. Whoever shows it asks whether the entry is meant, and enters it if it is.
"""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import copies, every
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.checks import figure_in, hero_in
from shiai.games.senjutsu.referee.entries import Entry, EntryError, hero_card, space_of, text_of, words_of
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.referee.printed import ways
from shiai.games.senjutsu.referee.referee import Referee
from shiai.games.senjutsu.rules.state import BLOCK, FORBIDDEN, HIDDEN_AT, KAMAE_AT, NAMED, STUNS
from shiai.games.senjutsu.rules.table import gate_open, people_of, purse, seats_of, who

HURTS: Final = ("event-wounded", "event-stunned", "event-hobbled", "event-poisoned")


def doubts(referee: Referee, entry: Entry) -> list[Message]:
    """What is implausible about an entry; nothing if it is refused anyway."""
    fight = referee.fight
    find = DOUBTS.get(str(entry.get("do")))
    if fight is None or find is None or not fight.state.stack:
        return []
    try:
        return find(fight, entry)
    except EntryError:
        return []


def about_turn(fight: Fight, entry: Entry) -> list[Message]:
    """Doubts about the cards of a turn."""
    if fight.progress().kind != progress.CARDS:
        return []
    pairs = zip(seats_of(people_of(fight.state)), words_of(entry, "cards"), strict=False)
    return [doubt for seat, card in pairs for doubt in about_design(fight, seat, hero_card(card))]


def about_card(fight: Fight, entry: Entry) -> list[Message]:
    """Doubts about the card of one hero."""
    return about_design(fight, hero_in(fight, entry), hero_card(text_of(entry, "card", "write its number")))


def about_design(fight: Fight, seat: int, design: int) -> list[Message]:
    """Doubts about a card that a hero plays: Focus, Kamae, deck, and what other cards forbid."""
    state = fight.state
    cells, base = state.cells, seat * BLOCK
    values: Values = {"who": who(state, seat), "card": CARD_NAMES[design]}
    if design >= STUN_CARD:
        stunned = design > STUN_CARD or cells[base + STUNS]
        return [] if stunned else [Message("referee-doubt-stun", values, "SJ-27.4")]
    made = state.rules.cards.designs[design]
    found: list[Message] = []
    if made.cost > purse(state, seat):
        amounts: Values = {"cost": made.cost, "number": purse(state, seat)}
        found.append(Message("referee-doubt-focus", values | amounts, "SJ-11.3"))
    if made.requires and not gate_open(made.requires, cells[base + KAMAE_AT], cells[base + HIDDEN_AT]):
        kamae = KAMAE_NAMES[cells[base + KAMAE_AT]]
        found.append(Message("referee-doubt-kamae", values | {"kamae": kamae}, "SJ-11.4"))
    deck = fight.decks.get(seat)
    if deck is not None and not made.core and not copies(deck.cards, design):
        found.append(Message("referee-doubt-deck", values, "SJ-11.2"))
    if deck is not None and made.weapon and design not in deck.weapons:
        found.append(Message("referee-doubt-weapon", values, "SJ-6.4"))
    if made.types & cells[FORBIDDEN] or cells[NAMED] & every(design):
        found.append(Message("referee-doubt-forbidden", values, "SJ-26.26"))
    return found


def about_harm(fight: Fight, entry: Entry) -> list[Message]:
    """A doubt about harm to an enemy that the hero's card cannot reach."""
    state = fight.state
    now = fight.progress()
    figure = figure_in(fight, entry)
    count = entry.get("count", 1)
    if now.kind not in (progress.PART, progress.LINES) or figure < state.rules.people:
        return []
    if not isinstance(count, int) or count <= 0:
        return []
    known = ways(fight)
    name = who(state, figure)
    reached = any(event.id in HURTS and event.values.get("who") == name for way in known for event in way.events)
    if not known or reached:
        return []
    return [Message("referee-doubt-reach", {"who": who(state, now.figure), "other": name}, "SJ-18.1")]


def about_place(fight: Fight, entry: Entry) -> list[Message]:
    """A doubt about a space that the acting hero's card does not lead to."""
    now = fight.progress()
    figure = figure_in(fight, entry)
    if now.kind not in (progress.PART, progress.LINES) or figure != now.figure or "at" not in entry:
        return []
    known = ways(fight)
    at = space_of(fight.state.rules.board, str(entry["at"]))
    if not known or any(way.at == at for way in known):
        return []
    return [Message("referee-doubt-space", {"who": who(fight.state, figure), "space": str(entry["at"])}, "SJ-16.2")]


DOUBTS: Final[dict[str, Callable[[Fight, Entry], list[Message]]]] = {
    "turn": about_turn,
    "card": about_card,
    "harm": about_harm,
    "place": about_place,
}
