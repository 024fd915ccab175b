"""What speaks for a choice against enemies: what they are bound to do in this turn, and what may come next."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.players.why import COMPARED
from shiai.games.senjutsu.players.why import why as why_in_a_duel
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, NOWHERE
from shiai.games.senjutsu.rules.table import seats_of, who
from shiai.games.senjutsu.solo.players.foresight import Foreseen, enemies_to_act, foresee
from shiai.games.senjutsu.solo.rules.decks import unknown
from shiai.games.senjutsu.solo.rules.state import EXTRA, TOP, Solo

NEAR: Final = 3  # spaces within which the next card of an enemy matters
MOST: Final = 3  # reasons
# Facts of the duel about what opponents could hold in their hands; enemies have none.
ABOUT_HANDS: Final = frozenset(("why-block_speeds", "why-first", "why-safe", "why-fewer_threats"))


def why(view: Solo, seat: int, action: int, others: tuple[int, ...]) -> tuple[Message, ...]:
    """The reasons for an action: those that only solo play has, then those of the duel."""
    own = own_reasons(view, seat, action, others)
    shared = [fact for fact in why_in_a_duel(view, seat, action, others) if fact.id not in ABOUT_HANDS]
    return tuple([*own, *shared][:MOST])


def own_reasons(view: Solo, seat: int, action: int, others: tuple[int, ...]) -> list[Message]:
    """What enemies are bound to do in this turn; before the reveal, what may come."""
    if enemies_to_act(view):
        rest = [foresee(view, seat, other) for other in others[:COMPARED] if other != action]
        return foreseen_facts(foresee(view, seat, action), rest) if rest else []
    if view.stack and view.stack[-1].name == "choose" and CARD.has(action) and CARD.part(action) < DESIGN_COUNT:
        return coming(view, seat, view.rules.cards.designs[CARD.part(action)].types)
    return []


def foreseen_facts(this: Foreseen, rest: list[Foreseen]) -> list[Message]:
    """What follows this choice and not the others, if the hero does nothing more."""
    found: list[Message] = []
    if not this.whole:
        return found
    hit = next((other.by for other in rest if other.by), "")
    worst = max([other.wounds for other in rest])
    if not this.falls and any(other.falls for other in rest):
        found.append(Message("why-survives", {}, "SJ-15.1"))
    elif not this.lord and any(other.lord for other in rest):
        found.append(Message("why-saves_lord", {}, "SJ-50.9"))
    elif hit and not this.by:
        found.append(Message("why-spared", {"who": hit}, "SJ-43.2"))
    elif this.wounds < worst:
        found.append(Message("why-fewer_hurts", {"number": this.wounds, "total": worst}, "SJ-43.2"))
    if this.dealt > max([other.dealt for other in rest]) and all(other.whole for other in rest):
        found.append(Message("why-deals", {"number": this.dealt}, "SJ-40.4"))
    return found


def coming(view: Solo, seat: int, types: int) -> list[Message]:
    """How likely the nearest enemy attacks, for a Defence, or defends, for an attack."""
    at = view.cells[seat * BLOCK + AT]
    near = [(distance(at, view.cells[figure * BLOCK + AT]), figure) for figure in enemies_on_board(view)]
    if at == NOWHERE or not near or min(near)[0] > NEAR:
        return []
    figure = min(near)[1]
    if types & v.DEFENCE:
        return [Message("why-attack_comes", next_card(view, figure, v.ATTACK), "SJ-45.7")]
    if types & v.ATTACK and chance_of(view, figure, v.DEFENCE):
        return [Message("why-block_comes", next_card(view, figure, v.DEFENCE), "SJ-45.7")]
    return []


def next_card(view: Solo, figure: int, kind: int) -> Values:
    """An enemy, and the chance that its next card is of a kind."""
    return {"who": who(view, figure), "number": chance_of(view, figure, kind)}


def enemies_on_board(view: Solo) -> list[int]:
    """The enemies that stand on the board."""
    fighters = seats_of(view.cells[ALIVE] & ~view.rules.of_people & view.rules.fighters)
    return [figure for figure in fighters if view.cells[figure * BLOCK + AT] != NOWHERE]


def chance_of(view: Solo, figure: int, kind: int) -> int:
    """The chance that the next card of an enemy is of a kind, in percent."""
    cards, weights = unknown(view, figure)
    top = view.cells[figure * EXTRA + TOP]
    if top:  # somebody has looked at these, and they come first
        cards = list(designs(top))
        weights = [1] * len(cards)
    made = view.rules.cards.designs
    wanted = [
        weight for card, weight in zip(cards, weights, strict=True) if card < DESIGN_COUNT and made[card].types & kind
    ]
    return round(100 * sum(wanted) / sum(weights)) if weights else 0
