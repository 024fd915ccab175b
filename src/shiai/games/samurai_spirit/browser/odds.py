"""The consequences of a choice in words: the total reached, the place filled, the odds of a draw."""

from shiai.games.samurai_spirit.browser.danger import danger
from shiai.games.samurai_spirit.players.chances import missing, next_raiders
from shiai.games.samurai_spirit.rules.actions import ATTACK, DEFEND, FIGHT
from shiai.games.samurai_spirit.rules.components import NO_SYMBOL, SYMBOL_NAMES
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    CANNOT_DEFEND,
    HAND,
    NO_CARD,
    RESTRICTED,
    STACK,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.text.choices import describe_attack
from shiai.i18n.catalogue import Catalogue


def odds(view: SamuraiSpirit, action: int, words: Catalogue) -> str:
    """The consequences of an attack, a defence or a Fight, and the dangers of any choice."""
    actors = view.actors()
    if not actors or actors[0] < 0:
        return ""
    leads_to, threat = consequences(view, actors[0], action, words), danger(view, actors[0], action, words)
    # A danger comes first, but that of an attack is one of its consequences.
    said = (leads_to, threat) if action == ATTACK else (threat, leads_to)
    return " ".join(filter(None, said))


def consequences(view: SamuraiSpirit, seat: int, action: int, words: Catalogue) -> str:
    """What an attack, a defence or a Fight leads to; nothing for other choices."""
    if action == ATTACK and view.cells[HAND] != NO_CARD:
        return attack_words(view, seat, view.cells[HAND], words)
    if action == DEFEND and view.cells[HAND] != NO_CARD:
        return defence_words(view, seat, view.cells[HAND], words)
    if action == FIGHT and view.cells[STACK.at]:
        return draw_words(view, seat, words)
    return ""


def attack_words(state: SamuraiSpirit, seat: int, card: int, words: Catalogue) -> str:
    """The total that an attack would make: below, exactly on or above the Kiai value."""
    after, kiai = total(state, seat) + state.rules.value[card], kiai_value(state, seat)
    if after < kiai:
        return words.say("web-attack_below", total=after, kiai=kiai, left=kiai - after)
    # Reaching the value does not always cause something: not if a card goes back to its line (SS-14.8).
    message = describe_attack(state, seat, card).id
    if message == "choice-attack-kiai":
        return words.say("web-attack_kiai", total=after)
    if message == "choice-attack-over":
        return words.say("web-attack_hit", total=after, kiai=kiai)
    return words.say("web-attack_again", total=after, kiai=kiai)


def defence_words(state: SamuraiSpirit, seat: int, card: int, words: Catalogue) -> str:
    """Which place of the defence row the card would fill, and what would still be missing."""
    if state.rules.symbol[card] == NO_SYMBOL:
        return ""
    symbol = SYMBOL_NAMES[state.rules.symbol[card]]
    rest = [words.name(SYMBOL_NAMES[other]) for other in missing(state, seat) if other != state.rules.symbol[card]]
    if rest:
        return words.say("web-defence_more", symbol=symbol, missing=", ".join(rest))
    return words.say("web-defence_full", symbol=symbol)


def draw_words(state: SamuraiSpirit, seat: int, words: Catalogue) -> str:
    """How likely the next raider stays below the Kiai value, hits it exactly or goes above, if it is attacked."""
    top = STACK.top(state.cells)
    if top >= 0:
        known = words.say("web-next_known", card=state.rules.card_names[top])
        return f"{known} {attack_words(state, seat, top, words)}"
    room = kiai_value(state, seat) - total(state, seat)
    raiders = next_raiders(state, top)
    value = state.rules.value
    below = percent([weight for card, weight in raiders if value[card] < room], raiders)
    exactly = percent([weight for card, weight in raiders if value[card] == room], raiders)
    above = percent([weight for card, weight in raiders if value[card] > room], raiders)
    text = words.say("web-odds", below=below, exactly=exactly, above=above)
    wanted = missing(state, seat)
    if not wanted or (state.cells[RESTRICTED] & CANNOT_DEFEND and seat == state.cells[ACTIVE]):
        return text
    chance = percent([weight for card, weight in raiders if state.rules.symbol[card] in wanted], raiders)
    names = ", ".join([words.name(SYMBOL_NAMES[symbol]) for symbol in wanted])
    return f"{text} {words.say('web-odds_symbol', missing=names, chance=chance)}"


def percent(part: list[int], raiders: list[tuple[int, int]]) -> str:
    """A share as text; what is possible is never shown as 0, and what is not certain never as 100."""
    whole = sum([weight for _, weight in raiders])
    share = sum(part)
    if 0 < share * 100 < whole:
        return "<1"
    if whole * 99 < share * 100 < whole * 100:
        return ">99"
    return str((share * 200 + whole) // (whole * 2))
