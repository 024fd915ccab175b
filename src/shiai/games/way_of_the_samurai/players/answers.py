"""Answers to single questions: prizes, rewards, penalties, cards to keep or to give up, paths, weapons, virtues."""

from shiai.games.way_of_the_samurai.players.evaluation import effort
from shiai.games.way_of_the_samurai.players.gains import (
    STATIC,
    combo_gains,
    die_gain,
    kinds,
    rewards,
    virtue_worth,
    weapon_worth,
)
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import CLIFF_NEED, DECK_LEAST, REMOVAL_GAIN
from shiai.games.way_of_the_samurai.players.worth import Worth, worth_of
from shiai.games.way_of_the_samurai.rules.actions import (
    DECLINE,
    DISCARD,
    FACE,
    GO_ON,
    KEEP,
    LOWER,
    LOWER_DIE,
    MARK,
    NAME,
    NO,
    PATH,
    REMOVE,
    REMOVE_CARD,
    REROLL,
    RESULT_OF,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_VIRTUE,
    TAKE_WEAPON,
    YES,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO,
    CLIFF,
    COMBO_SIZE,
    DOJO,
    ENVIRONMENT,
    FACES,
    GAUGE_LOW,
    GAUGE_NAMES,
    STRENGTH,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    FACE_UP,
    FIGHT,
    HAND,
    KI_AT,
    LIFE_AT,
    NO_CARD,
    PLACE,
    PLAYED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED


def answer(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """The best answer to the question that waits: every choice is weighed."""
    name = view.stack[-1].name
    worth = worth_of(view)
    best = -1e9
    choice = legal[0]
    for action in legal:
        value = weigh(view, worth, name, action)
        if value > best:
            best = value
            choice = action
    return choice


def weigh(view: WayOfTheSamurai, worth: Worth, name: str, action: int) -> float:
    """What an answer brings; only the difference between the answers counts."""
    if name == "hit":
        return prize(view, worth, action)
    if name == "reward":
        for value, reward in rewards(view, worth, view.stack[-1].numbers[0]):
            if reward == action:
                return value
        return 0.0
    if name == "name_symbol":
        return named(view, worth, action)
    if name == "penalty":
        return penalty(view, worth, action)
    if name in ("remove", "discard_first", "redraw", "keep", "choose_special"):
        return card_choice(view, name, action)
    if name == "weather_loss":
        loss = view.force.round_end_life_or_ki
        return -worth.lose(loss, 0) if action == TAKE_LIFE else -worth.lose(0, loss)
    if name in ("mark", "fewest_ki"):
        cells = view.cells
        enemy = action - MARK
        return -effort(view.force, cells[view.foe_life + enemy], cells[view.foe_ki + enemy])
    if name == "path":
        _, life, ki = DOJO[view.cells[FIGHT] - 1][action - PATH]
        return -effort(view.force, life, ki)
    if name == "face":
        return face(view, action - FACE + 1)
    if name == "lower_gauge":
        return 1.0 if action == LOWER + STRENGTH else 0.0
    if name == "wound_symbol":
        safe = view.cells[KI_AT] >= view.cells[view.foe_ki] or view.cells[LIFE_AT] > 2
        return 1.0 if action == (YES if safe else NO) else 0.0
    if name == "reroll":
        return rolled(view, worth, action)
    if name == "new_weapon":
        return weapon_worth(view.rules.params(action - TAKE_WEAPON))
    if name == "virtue":
        return virtue_worth(BUSHIDO[action - TAKE_VIRTUE].get("params", {}))
    return 0.0


def prize(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """What the enemy loses."""
    source, life, ki, _ = view.stack[-1].numbers
    if action == DECLINE:
        return 0.0
    die = 1 if source else -1
    return worth.hurt(life, 0, False, die) if action == TAKE_LIFE else worth.hurt(0, ki, False, die)


def named(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """The combo that the joker makes with a symbol."""
    symbol = action - NAME
    if symbol >= SYMBOLS:
        return 0.0
    gains = combo_gains(view, worth)
    same = kinds(view.cells[PLAYED]) >> symbol & 1
    return gains[symbol] if same else gains[MIXED]


def penalty(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """What a penalty costs; a weak card is given up gladly while there are enough."""
    cells = view.cells
    if action == TAKE_LIFE:
        return -worth.lose(1, 0)
    if action == TAKE_KI:
        return -worth.lose(0, 1)
    if action == LOWER_DIE:
        return die_gain(worth, -1)
    assert action == REMOVE_CARD
    number = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]).bit_count()
    return REMOVAL_GAIN if number >= DECK_LEAST else -worth.lose(1, 0) * 1.5


def card_choice(view: WayOfTheSamurai, name: str, action: int) -> float:
    """Keep good cards and give up weak ones; cards of the hand by what the hand is worth then."""
    cells = view.cells
    if action == GO_ON:  # redraw: no further card
        return -0.9
    if name == "keep" or name == "choose_special":
        card = action - KEEP
        if name == "keep" and view.stack[-1].numbers[0] == 0:
            return hand_value(view, cells[HAND] | 1 << card)
        return STATIC[card]
    if name == "remove":
        card = action - REMOVE
        return -STATIC[card] - (1.5 if cells[HAND] >> card & 1 else 0.0)
    card = action - DISCARD
    if name == "redraw":
        return -STATIC[card]
    return hand_value(view, cells[HAND] & ~(1 << card))


def hand_value(view: WayOfTheSamurai, hand: int) -> float:
    """What a hand is worth in the exchange that is under way or comes next."""
    before = view.cells[HAND]
    view.cells[HAND] = hand
    planner = Planner(view)
    view.cells[HAND] = before
    played = planner.played.bit_count()
    if planner.defence == NO_CARD:
        return planner.before_reveal(max(0, view.force.cards_before_reveal - played))[0]
    return planner.after_reveal(max(0, COMBO_SIZE - played))[0]


def face(view: WayOfTheSamurai, up: int) -> float:
    """What the cards drawn so far are worth with this face of the weapon."""
    copy = view.clone()
    copy.cells[FACE_UP] = up
    copy.refresh()
    for gauge, change in copy.force.face_gauges:
        copy.cells[gauge] = max(GAUGE_LOW, copy.cells[gauge] + change)
    return hand_value(copy, copy.cells[HAND])


# Environments ---------------------------------------------------------------------------------------------------------


def rolled(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """What a result of the environment brings, or another roll."""
    planner = Planner(view, worth)
    if action != REROLL:
        return result(view, planner, action - RESULT_OF)
    average = sum([result(view, planner, face) for face in range(1, FACES + 1)]) / FACES
    return average + die_gain(worth, -view.force.reroll_cost_die_levels)


def result(view: WayOfTheSamurai, planner: Planner, face: int) -> float:
    """What a face of the environment brings, with what follows it."""
    worth = planner.worth
    field = planner.field
    value = 0.0
    highest = (view.force.strength_max, view.force.technique_max, view.force.guard_max)
    for effect in ENVIRONMENT[view.cells[PLACE] - 1][face]:
        if "gauge" in effect:
            gauge = GAUGE_NAMES.index(effect["gauge"])
            stride = (49, 7, 1)[gauge]
            at = field // stride % 7
            field += stride * (max(0, min(highest[gauge] - GAUGE_LOW, at + int(effect["delta"]))) - at)
        elif "player_wound" in effect:
            value -= worth.wounds[int(effect["player_wound"])]
        elif "enemy_wound" in effect:
            value += worth.wound_enemy(int(effect["enemy_wound"]), worth.die)
        elif "player_defeat" in effect:
            value -= worth.now
        elif effect["player_lose"] == "life":
            value -= worth.lose(int(effect["n"]), 0)
        else:
            value -= worth.lose(0, int(effect["n"]))
    return value + planner.settled(0, field)


def place_gain(view: WayOfTheSamurai, planner: Planner) -> float:
    """What a roll on the environment brings, its price taken off; the cliff only in despair."""
    worth = planner.worth
    if view.cells[PLACE] == CLIFF + 1 and worth.now > CLIFF_NEED:
        return -1.0
    average = sum([result(view, planner, face) for face in range(1, FACES + 1)]) / FACES
    return average - worth.pay(view.force.ki_cost_factor)
