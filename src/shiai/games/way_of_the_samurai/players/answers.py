"""Answers to single questions: prizes, rewards, penalties, cards to keep or to give up, paths, weapons, virtues."""

from collections.abc import Callable
from typing import Final

from shiai.games.way_of_the_samurai.players.environments import result_value, roll_value
from shiai.games.way_of_the_samurai.players.evaluation import effort
from shiai.games.way_of_the_samurai.players.gains import (
    combo_gains,
    die_gain,
    rewards,
    virtue_worth,
    weapon_worth,
)
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import DECK_LEAST, REMOVAL_GAIN
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
    REROLL,
    RESULT_OF,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_VIRTUE,
    TAKE_WEAPON,
    YES,
)
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO, COMBO_SIZE, GAUGE_LOW, STRENGTH, SYMBOLS
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    FACE_UP,
    FIGHT,
    HAND,
    KI_AT,
    LIFE_AT,
    NO_CARD,
    PLAYED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED, Reward
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.rules.steps.draw import ACTION_CARDS, Keep

NO_FURTHER_CARD: Final = -0.9  # the value of putting no further card down; below that of weak cards


def answer(view: WayOfTheSamurai, legal: tuple[int, ...]) -> int:
    """The answer with the highest value; the first of several."""
    worth = worth_of(view)
    best = -1e9
    choice = legal[0]
    for action in legal:
        value = answer_value(view, worth, action)
        if value > best:
            best = value
            choice = action
    return choice


def answer_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """The value of an answer; only differences between the answers to one question mean something."""
    step = view.stack[-1]
    if isinstance(step, Hit):
        return hit_value(step, worth, action)
    if isinstance(step, Reward):
        return reward_value(view, worth, step.combo, action)
    if isinstance(step, Keep):
        return keep_value(view, worth, step.source, KEEP.part(action))
    value_of = VALUES.get(step.name)
    return value_of(view, worth, action) if value_of is not None else 0.0


# Prizes, rewards, penalties -------------------------------------------------------------------------------------------


def hit_value(step: Hit, worth: Worth, action: int) -> float:
    """The enemy loses life or Ki; a hit of the red die lowers it to 1."""
    if action == DECLINE:
        return 0.0
    die = -1 if step.cause == ATTACK else 1
    return worth.hurt(step.life, 0, False, die) if action == TAKE_LIFE else worth.hurt(0, step.ki, False, die)


def reward_value(view: WayOfTheSamurai, worth: Worth, combo: int, action: int) -> float:
    """A reward of a combo."""
    for value, reward in rewards(view, worth, combo):
        if reward == action:
            return value
    return 0.0


def symbol_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """The combo that the joker makes with a symbol."""
    symbol = NAME.part(action)
    if symbol == SYMBOLS:
        return 0.0
    gains = combo_gains(view, worth)
    same = worth.tables.combos(view.cells[PLAYED]) >> symbol & 1
    return gains[symbol] if same else gains[MIXED]


def penalty_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """A penalty of Shiro; giving up a weak card is a gain while there are enough."""
    if action == TAKE_LIFE:
        return -worth.lose(1, 0)
    if action == TAKE_KI:
        return -worth.lose(0, 1)
    if action == LOWER_DIE:
        return die_gain(worth, -1)
    cells = view.cells
    number = (cells[DECK] | cells[DISCARDED] | cells[HAND] | cells[PLAYED]).bit_count()
    return REMOVAL_GAIN if number >= DECK_LEAST else -worth.lose(1, 0) * 1.5


def weather_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """Life or Ki that the weather costs."""
    loss = view.modifiers.round_end_life_or_ki
    return -worth.lose(loss, 0) if action == TAKE_LIFE else -worth.lose(0, loss)


# Cards ----------------------------------------------------------------------------------------------------------------


def keep_value(view: WayOfTheSamurai, worth: Worth, source: int, card: int) -> float:
    """A card to keep: an action card with the hand that it joins, a special card by itself."""
    if source != ACTION_CARDS:
        return worth.tables.worths[card]
    return hand_value(view, view.cells[HAND] | 1 << card)


def special_value(_view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """A special card to start with."""
    return worth.tables.worths[KEEP.part(action)]


def removal_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """A card that leaves the game: the weakest, and rather not from the hand."""
    card = REMOVE.part(action)
    return -worth.tables.worths[card] - (1.5 if view.cells[HAND] >> card & 1 else 0.0)


def redraw_value(_view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """A card that is put down to draw another one."""
    return NO_FURTHER_CARD if action == GO_ON else -worth.tables.worths[DISCARD.part(action)]


def discard_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """A card that is put down before one is bought: what the rest of the hand is worth."""
    return hand_value(view, view.cells[HAND] & ~(1 << DISCARD.part(action)))


def hand_value(view: WayOfTheSamurai, hand: int) -> float:
    """The value of a hand in the exchange that is under way or comes next."""
    before = view.cells[HAND]
    view.cells[HAND] = hand
    planner = Planner(view)
    view.cells[HAND] = before
    played = planner.played.bit_count()
    if planner.defence == NO_CARD:
        return planner.best_before_reveal(max(0, view.modifiers.cards_before_reveal - played))[0]
    return planner.best_after_reveal(max(0, COMBO_SIZE - played))[0]


# Opponents, weapons, virtues ------------------------------------------------------------------------------------------


def mark_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """The opponent who is defeated soonest."""
    enemy = MARK.part(action)
    return -effort(view.modifiers, view.cells[view.foe_life + enemy], view.cells[view.foe_ki + enemy])


def path_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """The next opponent of the dojo who is defeated soonest."""
    _, life, ki = view.rules.printed.dojo[view.cells[FIGHT] - 1][PATH.part(action)]
    return -effort(view.modifiers, life, ki)


def face_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """The value of the hand with this face of the weapon."""
    copy = view.clone()
    copy.cells[FACE_UP] = FACE.part(action) + 1
    copy.refresh()
    for gauge, change in copy.modifiers.face_gauges:
        copy.cells[gauge] = max(GAUGE_LOW, copy.cells[gauge] + change)
    return hand_value(copy, copy.cells[HAND])


def lower_value(_view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """A gauge that the weapon lowers: always strength."""
    return 1.0 if LOWER.part(action) == STRENGTH else 0.0


def wound_symbol_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """The joker counts as Blood if the player can afford the consequence."""
    safe = view.cells[KI_AT] >= view.cells[view.foe_ki] or view.cells[LIFE_AT] > 2
    return 1.0 if action == (YES if safe else NO) else 0.0


def weapon_value(view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """A weapon that replaces a broken one."""
    return weapon_worth(view.rules.params(TAKE_WEAPON.part(action)))


def virtue_value(_view: WayOfTheSamurai, _worth: Worth, action: int) -> float:
    """A virtue that is taken."""
    return virtue_worth(BUSHIDO[TAKE_VIRTUE.part(action)].get("params", {}))


def reroll_value(view: WayOfTheSamurai, worth: Worth, action: int) -> float:
    """A result of the environment, or another roll for levels of the red die."""
    planner = Planner(view, worth)
    if action == REROLL:
        return roll_value(view, planner) + die_gain(worth, -view.modifiers.reroll_cost_die_levels)
    return result_value(view, planner, RESULT_OF.part(action))


VALUES: Final[dict[str, Callable[[WayOfTheSamurai, Worth, int], float]]] = {
    "name_symbol": symbol_value,
    "penalty": penalty_value,
    "weather_loss": weather_value,
    "remove": removal_value,
    "redraw": redraw_value,
    "discard_first": discard_value,
    "choose_special": special_value,
    "mark": mark_value,
    "fewest_ki": mark_value,
    "path": path_value,
    "face": face_value,
    "lower_gauge": lower_value,
    "wound_symbol": wound_symbol_value,
    "new_weapon": weapon_value,
    "virtue": virtue_value,
    "reroll": reroll_value,
}
