"""What speaks for a choice, in the words of the game: facts about reach, speed, place, Kamae and Focus."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.players.threats import (
    Stand,
    attacks,
    can_hit,
    fastest,
    is_behind,
    most_wounds,
    rivals,
    stand_at,
    threats,
    wounds_left,
)
from shiai.games.senjutsu.rules.actions import (
    CARD,
    DONE,
    DRAW,
    FACE,
    FOCUS_BRANCH,
    KAMAE,
    LEFT,
    PASS,
    RIGHT,
    SPACE,
    SPEED,
)
from shiai.games.senjutsu.rules.battlefield.hexes import bits, distance, push_directions
from shiai.games.senjutsu.rules.battlefield.preview import preview, rest_of_card
from shiai.games.senjutsu.rules.playing import half_of, lowered, speed_of
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    HAND,
    HAND_SIZE,
    HIDDEN_AT,
    ITEM_CARD,
    ITEM_SPEED,
    KAMAE_AT,
    NOWHERE,
    STUNS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.kamae import Change, FocusExit, Switch
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.rules.steps.targets import TurnTarget
from shiai.games.senjutsu.rules.table import focus_limit, gate_open, purse, who

MOST: Final = 3  # reasons
COMPARED: Final = 6  # other choices
PLANNED: Final = ("choose", "companion_card")  # questions for the card of a turn
NEAR: Final = 2  # spaces at which somebody's back matters

Facts = list[Message]


def why(view: Senjutsu, seat: int, action: int, others: tuple[int, ...]) -> tuple[Message, ...]:
    """The facts that speak for an action, without those that hold for all the others too."""
    finder = FINDERS.get(view.stack[-1].name) if view.stack else None
    if finder is None:
        return ()
    seat = view.asked(seat)
    elsewhere = [keys_of(finder(view, seat, other)) for other in others[:COMPARED] if other != action]
    found = finder(view, seat, action)
    shared = frozenset.intersection(*elsewhere) if elsewhere else frozenset()
    return tuple([fact for fact in found if key_of(fact) not in shared][:MOST])


def key_of(fact: Message) -> tuple[str, int]:
    """What makes two facts about different choices the same: what is said, and the number in it."""
    return fact.id, int(fact.values.get("number", 0))


def keys_of(facts: Facts) -> frozenset[tuple[str, int]]:
    """The keys of facts."""
    return frozenset([key_of(fact) for fact in facts])


# Cards ----------------------------------------------------------------------------------------------------------------


def about_card(view: Senjutsu, seat: int, action: int) -> Facts:
    """For a card that is played: whom it hits, and what its speed is worth; else what stays in the hand."""
    if not CARD.has(action):
        return kept(view, seat, action)
    card = half_of(view, seat, CARD.part(action))
    if card >= STUN_CARD:
        return stun_facts(view, seat) if card == STUN_CARD else []
    found = hits(view, seat, card) or approach(view, seat, card)
    dangers = threats(view, seat) if view.cells[seat * BLOCK + AT] != NOWHERE else []
    return [*found, *speeds(view, seat, card, dangers), *saved(view, seat, card), *quiet(view, seat, card, dangers)]


def kept(view: Senjutsu, seat: int, action: int) -> Facts:
    """For playing no card: the dearest or fastest one that could be played is kept for another turn."""
    offered = [CARD.part(other) for other in view.legal(seat) if CARD.has(other) and CARD.part(other) < STUN_CARD]
    if action != PASS or not offered:
        return []
    best = max(offered, key=lambda card: (view.rules.cards.designs[card].cost, -card))
    return [Message("why-keeps_card", {"card": CARD_NAMES[best]}, "SJ-26.1")]


def stun_facts(view: Senjutsu, seat: int) -> Facts:
    """A Stun that is played is gone."""
    total = view.rules.heroes[seat].hand
    return [Message("why-clears_stun", {"number": view.cells[seat * BLOCK + STUNS], "total": total}, "SJ-27.6")]


def hits(view: Senjutsu, seat: int, card: int) -> Facts:
    """Whom an Attack card can hit from here, the nearest one."""
    here = stand_at(view, seat)
    for other in rivals(view, seat) if here[0] != NOWHERE else []:
        there = stand_at(view, other)
        if can_hit(view, seat, card, here, there):
            wounds = most_wounds(view, seat, card, here, there[0])
            values: Values = {"card": CARD_NAMES[card], "who": who(view, other), "number": wounds}
            if wounds >= wounds_left(view, other):
                return [Message("why-defeats", values, "SJ-15.1")]
            return [Message("why-hits" if wounds else "why-reaches", values, "SJ-18.3")]
    return []


def approach(view: Senjutsu, seat: int, card: int) -> Facts:
    """For a card that hits nobody when it is chosen: how close its movement can bring one to the nearest opponent."""
    foreseen = preview(view, seat, card) if view.stack[-1].name in PLANNED else None
    others = rivals(view, seat)
    if foreseen is None or not foreseen.ends or not others:
        return []
    target = stand_at(view, others[0])[0]
    nearest = min([distance(space, target) for space in bits(foreseen.ends)])
    if nearest >= distance(stand_at(view, seat)[0], target):
        return []
    values: Values = {"card": CARD_NAMES[card], "who": who(view, others[0]), "number": nearest}
    return [Message("why-card_closer", values, "SJ-16.1")]


def speeds(view: Senjutsu, seat: int, card: int, dangers: list[tuple[int, int]]) -> Facts:
    """What the initiative of a card is worth against the attacks that could come."""
    if not dangers or view.stack[-1].name not in PLANNED:
        return []
    low, high = speed_of(view, seat, card, False)
    made = view.rules.cards.designs[card]
    if made.blocks:
        return blocked(
            view, seat, card, [each for each in dangers if low <= fastest(view, *each) <= high], len(dangers)
        )
    top = max([fastest(view, *each) for each in dangers])
    if low <= top:
        return []
    return [Message("why-first", {"card": CARD_NAMES[card], "speed": low, "number": top}, "SJ-13.1")]


def blocked(view: Senjutsu, seat: int, card: int, met: list[tuple[int, int]], total: int) -> Facts:
    """The attacks at whose speed a Block can be raised, and the worst of them."""
    if not met:
        return []
    at = view.cells[seat * BLOCK + AT]
    other, worst = max(met, key=lambda each: most_wounds(view, each[0], each[1], stand_at(view, each[0]), at))
    named: Values = {"who": who(view, other), "other": CARD_NAMES[worst]}
    counted: Values = {"card": CARD_NAMES[card], "number": len(met), "total": total}
    return [Message("why-block_card", named, "SJ-22.2"), Message("why-block_speeds", counted, "SJ-22.2")]


def saved(view: Senjutsu, seat: int, card: int) -> Facts:
    """The Focus that a card without a price leaves for another one of the hand."""
    focus, cards = purse(view, seat), view.rules.cards
    if cards.designs[card].cost or not focus:
        return []
    held = designs(view.cells[seat * BLOCK + HAND])
    dear = [other for other in held if other != card and 0 < cards.designs[other].cost <= focus]
    if not dear:
        return []
    best = max(dear, key=lambda other: cards.designs[other].cost)
    return [Message("why-keeps_focus", {"number": focus, "card": CARD_NAMES[best]}, "SJ-8.5")]


def quiet(view: Senjutsu, seat: int, card: int, dangers: list[tuple[int, int]]) -> Facts:
    """For cards that hit nobody: that nothing else would, and that nobody can hit back."""
    here = stand_at(view, seat)
    if here[0] == NOWHERE or view.stack[-1].name not in PLANNED or view.rules.cards.designs[card].types & v.ATTACK:
        return []
    found: Facts = []
    others = rivals(view, seat)
    if others and not own_hits(view, seat, here):
        found.append(
            Message("why-out_of_reach", {"number": distance(here[0], stand_at(view, others[0])[0])}, "SJ-18.1")
        )
    if not dangers and others:
        found.append(Message("why-safe", {}, "SJ-18.1"))
    return found


def own_hits(view: Senjutsu, seat: int, stand: Stand) -> list[int]:
    """The own attacks that can hit somebody from here."""
    targets = [stand_at(view, other) for other in rivals(view, seat)]
    return [card for card in attacks(view, seat) if any(can_hit(view, seat, card, stand, each) for each in targets)]


def about_spare(view: Senjutsu, seat: int, action: int) -> Facts:
    """For a card that is given up: why it is missed least."""
    card = CARD.part(action) if CARD.has(action) else STUN_CARD
    if card >= STUN_CARD:
        return []
    made, name = view.rules.cards.designs[card], CARD_NAMES[card]
    found: Facts = []
    if copies(view.cells[seat * BLOCK + HAND], card) > 1:
        found.append(Message("why-second_copy", {"card": name}, "SJ-14.4"))
    if made.cost > purse(view, seat):
        found.append(Message("why-too_dear", {"card": name, "number": made.cost, "count": purse(view, seat)}, "SJ-8.5"))
    base = seat * BLOCK
    if not gate_open(made.requires, view.cells[base + KAMAE_AT], view.cells[base + HIDDEN_AT]):
        found.append(Message("why-other_kamae", {"card": name}, "SJ-7.8"))
    here = stand_at(view, seat)
    targets = [stand_at(view, other) for other in rivals(view, seat)]
    if made.types & v.ATTACK and not any(can_hit(view, seat, card, here, each) for each in targets):
        found.append(Message("why-no_hit", {"card": name}, "SJ-18.1"))
    hitting = own_hits(view, seat, here) if here[0] != NOWHERE else []
    if hitting and card not in hitting:
        found.append(Message("why-keeps_attack", {"card": CARD_NAMES[hitting[0]]}, "SJ-18.1"))
    return found


def about_drawing(view: Senjutsu, seat: int, action: int) -> Facts:
    """For a number of cards to draw: how full the hand is then."""
    if not DRAW.has(action) or not DRAW.part(action):
        return []
    number = view.cells[seat * BLOCK + HAND_SIZE] + DRAW.part(action)
    return [Message("why-fills_hand", {"number": number, "total": view.rules.heroes[seat].hand}, "SJ-28.5")]


def about_speed(view: Senjutsu, seat: int, action: int) -> Facts:
    """For the speed of a Block: the revealed attack that comes then."""
    own = view.cells[seat * BLOCK + ITEM_CARD] - 1
    if not 0 <= own < STUN_CARD or not view.rules.cards.designs[own].blocks:
        return []
    speed = lowered(view, seat, SPEED.part(action))
    found: Facts = []
    for other in rivals(view, seat):
        card = view.cells[other * BLOCK + ITEM_CARD] - 1
        if not 0 <= card < STUN_CARD or not view.rules.cards.designs[card].types & v.ATTACK:
            continue
        low, high = speed_of(view, other, card, False)
        if speed == (view.cells[other * BLOCK + ITEM_SPEED] or high) and low == high:
            values: Values = {"number": speed, "card": CARD_NAMES[card], "who": who(view, other)}
            found.append(Message("why-meets_card", values, "SJ-22.2"))
    return found


# Places ---------------------------------------------------------------------------------------------------------------


def about_move(view: Senjutsu, seat: int, action: int) -> Facts:
    """For a step, a rotation or staying: what can be hit from there, who can hit back, and whose back it is."""
    here = stand_at(view, seat)
    there = moved(here, action)
    if there is None:
        return []
    step = view.stack[-1]
    found: Facts = []
    if isinstance(step, Move):
        strikes = rest_of_card(view.rules.cards, step.line, there).strikes
        struck = [other for other in rivals(view, seat) if strikes >> stand_at(view, other)[0] & 1]
        if struck:
            card = CARD_NAMES[view.rules.cards.line_design[step.line]]
            found.append(Message("why-strikes_from", {"card": card, "who": who(view, struck[0])}, "SJ-18.3"))
    behind = [
        other
        for other in rivals(view, seat)
        if distance(stand_at(view, other)[0], there[0]) <= NEAR and is_behind(stand_at(view, other), there[0])
    ]
    if behind:
        found.append(Message("why-behind", {"who": who(view, behind[0])}, "SJ-3.4"))
    before, after = len(threats(view, seat)), len(threats(view, seat, there))
    if after < before:
        found.append(Message("why-fewer_threats", {"number": after, "total": before}, "SJ-18.1"))
    if action == DONE:
        found += stays(view, seat, here)
    gained = len(own_hits(view, seat, there))
    if gained > len(own_hits(view, seat, here)):
        found.append(Message("why-more_attacks", {"number": gained}, "SJ-18.1"))
    return [*found, *nearer(view, seat, here, there)]


def stays(view: Senjutsu, seat: int, here: Stand) -> Facts:
    """For staying: what every step or rotation would make worse."""
    elsewhere = [stand for other in view.legal(seat) if other != DONE and (stand := moved(here, other))]
    if not elsewhere:
        return []
    found: Facts = []
    now, then = len(own_hits(view, seat, here)), max([len(own_hits(view, seat, stand)) for stand in elsewhere])
    if now > then:
        found.append(Message("why-keeps_reach", {"number": now, "total": then}, "SJ-18.1"))
    safe, risk = len(threats(view, seat)), min([len(threats(view, seat, stand)) for stand in elsewhere])
    if safe < risk:
        found.append(Message("why-stays_safer", {"number": safe, "total": risk}, "SJ-18.1"))
    others = rivals(view, seat)
    target = stand_at(view, others[0])[0] if others else NOWHERE
    if target != NOWHERE and looks_at(here, target) and not any(looks_at(stand, target) for stand in elsewhere):
        found.append(Message("why-still_faces", {"who": who(view, others[0])}, "SJ-3.4"))
    return found


def nearer(view: Senjutsu, seat: int, here: Stand, there: Stand) -> Facts:
    """Closer to the nearest opponent, or with the front towards it."""
    others = rivals(view, seat)
    if not others:
        return []
    target, name = stand_at(view, others[0])[0], who(view, others[0])
    found: Facts = []
    if distance(there[0], target) < distance(here[0], target):
        found.append(Message("why-closer", {"who": name, "number": distance(there[0], target)}, "SJ-3.7"))
    if looks_at(there, target) and not looks_at(here, target):
        found.append(Message("why-faces", {"who": name}, "SJ-3.4"))
    return found


def looks_at(stand: Stand, target: int) -> bool:
    """Does the front of a figure that stands so point at a space?"""
    return stand[1] in push_directions(stand[0], target)


def moved(here: Stand, action: int) -> Stand | None:
    """Where a figure stands after a step or a rotation."""
    if action == DONE:
        return here
    if action in (LEFT, RIGHT):
        return here[0], (here[1] + (5 if action == LEFT else 1)) % 6
    return (SPACE.part(action), here[1]) if SPACE.has(action) else None


def about_turned(view: Senjutsu, seat: int, action: int) -> Facts:
    """For the direction in which a target is turned: whether it then shows its back."""
    step = view.stack[-1]
    if not isinstance(step, TurnTarget):
        return []
    turned = moved(stand_at(view, step.target), action)
    at = view.cells[seat * BLOCK + AT]
    if turned is None or not is_behind(turned, at):
        return []
    return [Message("why-behind", {"who": who(view, step.target)}, "SJ-3.4")]


def about_facing(view: Senjutsu, seat: int, action: int) -> Facts:
    """For the facing at the start: towards an opponent."""
    at = view.cells[seat * BLOCK + AT]
    for other in rivals(view, seat) if at != NOWHERE and FACE.has(action) else []:
        if looks_at((at, FACE.part(action)), stand_at(view, other)[0]):
            return [Message("why-faces", {"who": who(view, other)}, "SJ-3.4")]
    return []


# Kamae ----------------------------------------------------------------------------------------------------------------


def about_kamae(view: Senjutsu, seat: int, action: int) -> Facts:
    """For a Kamae of the own tree: the cards of the hand that it opens or strengthens; the Focus of the focus point."""
    step = view.stack[-1]
    if not isinstance(step, (Change, FocusExit, Switch)) or step.owner != seat:
        return []
    if action == FOCUS_BRANCH:
        return [] if purse(view, seat) >= focus_limit(view, seat) else [Message("why-gains_focus", {}, "SJ-7.16")]
    if not KAMAE.has(action):
        return []
    kamae = KAMAE.part(action)
    heap = view.cells[seat * BLOCK + HAND]
    opened = [card for card in designs(heap) if view.rules.cards.designs[card].requires >> kamae & 1]
    better = [card for card in designs(heap) if card in opened or has_line_for(view, card, kamae)]
    values: Values = {"kamae": KAMAE_NAMES[kamae]}
    found: Facts = []
    if opened:
        found.append(Message("why-kamae_opens", {**values, "card": CARD_NAMES[opened[0]]}, "SJ-7.8"))
    if better:
        number = sum([copies(heap, card) for card in better])
        found.append(Message("why-kamae_cards", {**values, "number": number, "total": size(heap)}, "SJ-7.5"))
    return found


def has_line_for(view: Senjutsu, card: int, kamae: int) -> bool:
    """Has a card a line or an initiative for this Kamae?"""
    cards = view.rules.cards
    made = cards.designs[card]
    lines = [line for code in made.parts for line in cards.lines[code.first : code.last]]
    gates = [option.kamae for line in lines for option in line.options] + [box.kamae for box in made.speeds]
    return any(gate >> kamae & 1 for gate in gates)


FINDERS: Final[dict[str, Callable[[Senjutsu, int, int], Facts]]] = {
    "choose": about_card,
    "companion_card": about_card,
    "instant": about_card,
    "replace": about_card,
    "counter": about_card,
    "hand_limit": about_spare,
    "discard": about_spare,
    "discard_type": about_spare,
    "shuffle_in": about_spare,
    "return_card": about_spare,
    "draw_up_to": about_drawing,
    "speed": about_speed,
    "move": about_move,
    "turn_target": about_turned,
    "face": about_facing,
    "change": about_kamae,
    "switch": about_kamae,
    "focus_exit": about_kamae,
}
