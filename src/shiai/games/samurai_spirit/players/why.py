"""What speaks for a choice of Samurai Spirit: plain facts of the table that a hint tells in words."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.samurai_spirit.players.chances import bites, chance, hits_village, missing, top_cards
from shiai.games.samurai_spirit.rules.actions import ACTIONS
from shiai.games.samurai_spirit.rules.components import (
    DOLL,
    FARM,
    GOROBEI,
    HAT,
    KANBEI,
    PENALTY_NAMES,
    ROUNDS,
    SYMBOL_NAMES,
    TALENT_NAMES,
    WOUND,
)
from shiai.games.samurai_spirit.rules.state import (
    ANIMAL,
    BARRICADES,
    FARMS,
    HAND,
    HOMES,
    INTRUDERS,
    ROUND,
    SAMURAI,
    STACK,
    WOUNDED,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.steps.kiai_cards import AskAboutTop, GiveCard
from shiai.games.samurai_spirit.rules.steps.kiai_help import GiveToken
from shiai.games.samurai_spirit.rules.steps.penalties import PenaltyOrder
from shiai.games.samurai_spirit.rules.table import can_defend, in_round, last_card, name_at
from shiai.games.samurai_spirit.text.choices import describe_attack

MOST: Final = 3  # reasons for one choice
RISKY: Final = 20  # percent
PROTECTS: Final[dict[int, str]] = {HAT: "why-defend_hat", FARM: "why-defend_farm", DOLL: "why-defend_doll"}
LEAVES: Final[dict[int, str]] = {HAT: "why-drop_hat", FARM: "why-drop_farm", DOLL: "why-drop_doll"}


def why(view: SamuraiSpirit, seat: int, action: int, others: tuple[int, ...]) -> tuple[Message, ...]:
    """The best reasons for an action; what holds for another one just the same is none."""
    shared = [reason for other in others for reason in reasons(view, seat, other)]
    return tuple([reason for reason in reasons(view, seat, action) if reason not in shared][:MOST])


def reasons(state: SamuraiSpirit, seat: int, action: int) -> list[Message]:
    """Everything that speaks for an action, the weightiest first."""
    kind = ACTIONS.kind_of(action)
    find = REASONS.get(kind.name)
    return find(state, seat, kind.part(action)) if find else []


# The action of a turn -------------------------------------------------------------------------------------------------


def fight(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Fight: what the next raider may bring."""
    room = kiai_value(state, seat) - total(state, seat)
    raiders = top_cards(state)
    value = state.rules.value
    fills = chance(raiders, lambda card: can_defend(state, seat, card))
    exact = chance(raiders, lambda card: value[card] == room)
    found: list[Message] = []
    if not chance(raiders, lambda card: value[card] > room):
        found.append(Message("why-fight_safe", {"kiai": kiai_value(state, seat)}, "SS-8.4"))
    if fills:
        found.append(Message("why-fight_symbol", {"samurai": name_at(state, seat), "chance": fills}, "SS-7.8"))
    if exact:
        found.append(Message("why-fight_kiai", {"chance": exact}, "SS-8.5"))
    if bites(state, seat):
        found.append(Message("why-fight_cover", {"penalty": next_penalty(state, seat)}, "SS-5.3"))
    return found


def leave(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Pass: what it spares, and who goes on."""
    found = risk(state, seat)
    if bites(state, seat):
        found.append(Message("why-pass_penalty", {"penalty": next_penalty(state, seat)}, "SS-10.1"))
    if not missing(state, seat):
        found.append(Message("why-pass_full", {"samurai": name_at(state, seat)}, "SS-10.1"))
    others = [other for other in range(state.rules.samurai) if other != seat and in_round(state.cells, other)]
    rooms = [(kiai_value(state, other) - total(state, other), -other) for other in others]
    if rooms and max(rooms)[0] > 0:
        room, other = max(rooms)
        found.append(Message("why-pass_others", {"samurai": name_at(state, -other), "room": room}, "SS-10.1"))
    return found


def stop(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """No second Fight, or no more tokens of absent samurai."""
    if state.stack[-1].name != "absent_tokens":
        return risk(state, seat)
    return [Message("why-keep_tokens", {}, "SS-25.9")] if state.cells[ROUND] < ROUNDS else []


def risk(state: SamuraiSpirit, seat: int) -> list[Message]:
    """How likely the next raider would hit the village, if that is worth a word."""
    likely = chance(top_cards(state), lambda card: hits_village(state, seat, card)) if state.cells[STACK.at] else 0
    return (
        [Message("why-risk", {"samurai": name_at(state, seat), "chance": likely}, "SS-8.6")] if likely > RISKY else []
    )


def support(state: SamuraiSpirit, seat: int, recipient: int) -> list[Message]:
    """Support: the talent that the other one gets, and the penalty that it can ignore."""
    found = [talent_for(state, recipient, seat)]
    parity = {GOROBEI: 0, KANBEI: 1}.get(state.cells[SAMURAI + seat], -1)
    if bites(state, recipient) and state.rules.value[last_card(state.cells, recipient)] % 2 == parity:
        found.append(punished(state, recipient))
    return found + risk(state, seat)


# The card in hand -----------------------------------------------------------------------------------------------------


def attack(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Attack: the new total, and the penalty that it covers."""
    card = state.cells[HAND]
    found: list[Message] = []
    after, kiai = total(state, seat) + state.rules.value[card], kiai_value(state, seat)
    values: Values = {"total": after, "kiai": kiai}
    if describe_attack(state, seat, card).id == "choice-attack-kiai":
        found.append(Message("why-attack_kiai", values, "SS-8.5"))
    elif after < kiai:
        found.append(Message("why-attack_below", values, "SS-8.4"))
    return found + covers(state, seat, card)


def defend(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Defend: what the symbol protects, and what the card does not do in the defence row."""
    card = state.cells[HAND]
    found = [Message(PROTECTS[state.rules.symbol[card]], {"samurai": name_at(state, seat)}, "SS-7.11")]
    found += spared(state, seat, card)
    if state.rules.penalties(card):
        penalty = PENALTY_NAMES[state.rules.penalties(card)[0]]
        found.append(Message("why-defend_penalty", {"penalty": penalty}, "SS-7.11"))
    return found


def hand_on(state: SamuraiSpirit, seat: int, recipient: int) -> list[Message]:
    """Heihachi's or Daisuke's talent."""
    return [*suits(state, recipient, state.cells[HAND]), *spared(state, seat, state.cells[HAND])]


def suits(state: SamuraiSpirit, recipient: int, card: int) -> list[Message]:
    """What a samurai can do with a card that others give."""
    name = name_at(state, recipient)
    room = kiai_value(state, recipient) - total(state, recipient)
    found: list[Message] = []
    if can_defend(state, recipient, card):
        symbol = SYMBOL_NAMES[state.rules.symbol[card]]
        found.append(Message("why-give_symbol", {"recipient": name, "symbol": symbol}, "SS-7.8"))
    else:
        found += covers(state, recipient, card)
    if state.rules.value[card] == room:
        found.append(Message("why-give_kiai", {"recipient": name}, "SS-8.5"))
    elif state.rules.value[card] < room:
        found.append(Message("why-give_room", {"recipient": name, "room": room}, "SS-8.4"))
    return found


def discard(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Kyuzo's talent."""
    return [Message("why-discard", {}, "SS-12.20"), *spared(state, seat, state.cells[HAND])]


def replace(state: SamuraiSpirit, seat: int, _part: int) -> list[Message]:
    """Katsushiro's talent: the hit or the penalty that goes under the stack."""
    card = state.cells[HAND]
    found = spared(state, seat, card)
    if found:
        better = chance(top_cards(state), lambda other: not hits_village(state, seat, other))
        found.append(Message("why-replace", {"chance": better}, "SS-12.16"))
    if state.rules.penalties(card):
        penalty = PENALTY_NAMES[state.rules.penalties(card)[0]]
        found.append(Message("why-replace_penalty", {"penalty": penalty}, "SS-12.16"))
    return found


def covers(state: SamuraiSpirit, seat: int, card: int) -> list[Message]:
    """A last card without penalty: does it cover one that punishes?"""
    if state.rules.penalties(card):
        return []
    if bites(state, seat):
        values: Values = {"samurai": name_at(state, seat), "penalty": next_penalty(state, seat)}
        return [Message("why-covers", values, "SS-5.3")]
    return [Message("why-harmless", {}, "SS-5.3")]


def spared(state: SamuraiSpirit, seat: int, card: int) -> list[Message]:
    """The village hit of an attack that is not made."""
    if describe_attack(state, seat, card).id != "choice-attack-over":
        return []
    values: Values = {"total": total(state, seat) + state.rules.value[card], "kiai": kiai_value(state, seat)}
    return [Message("why-spared", values, "SS-8.6")]


# Penalties, tokens and Kiai -------------------------------------------------------------------------------------------


def ignore(state: SamuraiSpirit, seat: int, mask: int) -> list[Message]:
    """The penalties that are ignored."""
    penalties = state.rules.penalties(last_card(state.cells, seat))
    ignored = [penalty for number, penalty in enumerate(penalties) if mask >> number & 1]
    found = [Message("why-ignore", {"penalty": PENALTY_NAMES[penalty]}, "SS-5.15") for penalty in ignored]
    return deadly(state, seat) + found if WOUND in ignored else found


def order(state: SamuraiSpirit, _seat: int, which: int) -> list[Message]:
    """Which of two penalties comes first, and which follows."""
    step = state.stack[-1]
    if not isinstance(step, PenaltyOrder):
        return []
    first, second = [PENALTY_NAMES[step.penalty(number)] for number in (which, 1 - which)]
    return [Message("why-order", {"first": first, "second": second}, "SS-5.8")]


def deadly(state: SamuraiSpirit, seat: int) -> list[Message]:
    """A samurai that the next wound kills."""
    close = state.cells[ANIMAL] & state.cells[WOUNDED] & 1 << seat
    return [Message("why-deadly", {"samurai": name_at(state, seat)}, "SS-15.7")] if close else []


def drop(state: SamuraiSpirit, _seat: int, symbol: int) -> list[Message]:
    """What the lost card of a defence row costs."""
    values: Values = {"farms": state.cells[FARMS], "families": int(state.cells[HOMES]).bit_count()}
    return [Message(LEAVES[symbol], values, "SS-16.14")]


def token(_state: SamuraiSpirit, _seat: int, samurai: int) -> list[Message]:
    """The token of an absent samurai."""
    return [Message("why-token", {"talent": TALENT_NAMES[samurai]}, "SS-25.8")]


def moved_token(state: SamuraiSpirit, _seat: int, owner: int) -> list[Message]:
    """Kyuzo's Kiai: whose token."""
    return [Message("why-token", {"talent": TALENT_NAMES[state.cells[SAMURAI + owner]]}, "SS-14.17")]


def give(state: SamuraiSpirit, _seat: int, recipient: int) -> list[Message]:
    """Daisuke's Kiai gives a card, which does nothing new in its old line; Kyuzo's gives a token."""
    step = state.stack[-1]
    if isinstance(step, GiveToken):
        return [talent_for(state, recipient, step.owner)]
    if not isinstance(step, GiveCard) or (
        step.source == recipient and not can_defend(state, recipient, state.cells[HAND])
    ):
        return []
    found = suits(state, recipient, state.cells[HAND])
    return found[:1] if step.source == recipient else found


def talent_for(state: SamuraiSpirit, recipient: int, owner: int) -> Message:
    """The talent of a lent token."""
    talent = TALENT_NAMES[state.cells[SAMURAI + owner]]
    return Message("why-support", {"recipient": name_at(state, recipient), "talent": talent}, "SS-9.7")


def use(state: SamuraiSpirit, _seat: int, _part: int) -> list[Message]:
    """The effect of a Kiai, by the step that asks."""
    step = state.stack[-1]
    if step.name == "add_barricade":
        values: Values = {"barricades": state.cells[BARRICADES], "number": state.rules.barricades}
        return [Message("why-barricade", values, "SS-14.3")]
    if not isinstance(step, AskAboutTop):
        return []
    number = step.available(state)
    if step.name == "discard_raiders":
        return [Message("why-raiders", {"number": number}, "SS-14.10")]
    if step.name == "look_at_raiders":
        return [Message("why-look", {"number": number}, "SS-14.24")]
    flames = chance(top_cards(state, INTRUDERS), lambda card: state.rules.flames[card])
    return [Message("why-intruders", {"number": number, "chance": flames}, "SS-20.2")]


def heal(state: SamuraiSpirit, _seat: int, wounded: int) -> list[Message]:
    """A wound that is healed."""
    return [*deadly(state, wounded), Message("why-heal", {"samurai": name_at(state, wounded)}, "SS-14.2")]


def strike(state: SamuraiSpirit, _seat: int, source: int) -> list[Message]:
    """The last card of a combat line that goes away."""
    card = last_card(state.cells, source)
    name = name_at(state, source)
    value, over = state.rules.value[card], total(state, source) - kiai_value(state, source)
    found: list[Message] = []
    if 0 < over <= value:
        found.append(Message("why-strike_over", {"source": name}, "SS-6.1"))
    if bites(state, source):
        found.append(punished(state, source))
    if over <= 0:
        found.append(Message("why-strike_room", {"source": name, "room": value - over}, "SS-8.4"))
    return found


def punished(state: SamuraiSpirit, seat: int) -> Message:
    """What a last card that bites will do."""
    return Message("why-punished", {"samurai": name_at(state, seat), "penalty": next_penalty(state, seat)}, "SS-5.3")


def next_penalty(state: SamuraiSpirit, seat: int) -> str:
    """The first penalty of a last card that bites."""
    return PENALTY_NAMES[bites(state, seat)[0]]


# By the kind of an action; other kinds speak for themselves.
REASONS: Final[dict[str, Callable[[SamuraiSpirit, int, int], list[Message]]]] = {
    "fight": fight,
    "support": support,
    "pass": leave,
    "attack": attack,
    "defend": defend,
    "hand": hand_on,
    "replace": replace,
    "discard": discard,
    "done": stop,
    "ignore": ignore,
    "order": order,
    "drop": drop,
    "use_token": token,
    "use": use,
    "heal": heal,
    "take": strike,
    "give": give,
    "strike": strike,
    "token": moved_token,
}
