"""What speaks for a choice of 7 Ronin, in the words of the game: facts that the seat sees, the weightiest first."""

from collections.abc import Callable
from random import Random
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.seven_ronin.rules.actions import (
    ACTIONS,
    ASSIGN,
    COPY,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    SPLIT,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.rules.attack_plan import area_limits
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DURABILITY,
    FIELDS,
    HAND,
    HAYAI,
    INN,
    MARKET,
    MUSASHI,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    TAIKO,
    TASUKE,
    WATCHTOWER,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    FIELD_COPIED,
    NINJA,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    USED_RONIN,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import HoldChosen, SilenceChosen, in_sight
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import partner, remaining
from shiai.games.seven_ronin.rules.table import area_count, counted, occupied

MOST: Final = 3  # reasons
KABE: Final = RONIN_NAMES.index("kabe")  # he has no ability to lose
MANY_AREAS: Final = 3  # from this area count on the ninja are close to winning
NEED_PEACE: Final = (HAYAI, TAIKO, YUMI)  # their abilities need an area without ninja
NEED_NINJA: Final = (MUSASHI, YOBU)

Reasons = list[Message]


def why(view: SevenRonin, seat: int, action: int, others: tuple[int, ...], rng: Random) -> tuple[Message, ...]:
    """What speaks for an action; what would be said of one of the others too comes only if there is nothing else."""
    told = reasons(view, action)
    common = [message for other in others for message in reasons(view, other)]
    own = [message for message in told if message not in common]
    return tuple((own or told)[:MOST])


def reasons(view: SevenRonin, action: int) -> Reasons:
    """All that speaks for an action."""
    find = REASONS.get(ACTIONS.kind_of(action).name)
    return find(view, action) if find else []


def say(id: str, values: Values) -> Message:
    """A reason; the clause stands beside the choice itself."""
    return Message(id, values, "")


def ability_of(area: int) -> Message:
    """What an area does for the ninja who hold it."""
    return say(f"why-area-{'field' if FIELDS >> area & 1 else AREA_NAMES[area]}", {})


def most_new(view: SevenRonin, area: int) -> int:
    """How many new ninja a plan can send to an area in this round."""
    return min(area_limits(view)[area] + view.cells[NINJA + MARKET], view.cells[RESERVE])


def standing(view: SevenRonin, area: int) -> list[int]:
    """The ronin who stand in an area."""
    return [ronin for ronin in range(RONIN_COUNT) if view.cells[RONIN + ronin] == area]


# Planning -------------------------------------------------------------------------------------------------------------


def for_place(view: SevenRonin, action: int) -> Reasons:
    """The Attacker plans to send a ninja."""
    cells = view.cells
    place = PLACE.part(action)
    if place == MARKET:
        return [say("why-market", {})]
    name = AREA_NAMES[place]
    number = cells[NINJA + place] + cells[ATTACK + place] + 1
    aims = occupied(view)
    for area in range(AREAS):
        aims |= bool(cells[ATTACK + area]) << area
    found: Reasons = []
    count = counted(aims | 1 << place, 0)
    if not aims >> place & 1 and count >= AREAS_NEEDED:
        found.append(say("why-fifth", {"place": name, "number": count}))
    for ronin in standing(view, place):
        left = remaining(view, ronin)
        found.append(say("why-held_here", {"ronin": RONIN_NAMES[ronin], "place": name, "left": left}))
    weak = [ronin for ronin in standing(view, HAND) if remaining(view, ronin) <= number]
    if number > 1 and weak:
        found.append(say("why-deadly", {"place": name, "number": number, "alive": len(weak)}))
    found.append(ability_of(place) if number == 1 else say("why-meets", {"place": name, "number": number}))
    return found


def for_assign(view: SevenRonin, action: int) -> Reasons:
    """The Defender plans to place a ronin."""
    cells = view.cells
    ronin, place = ASSIGN.pair(action)
    name = RONIN_NAMES[ronin]
    if place == MARKET:
        return [say("why-clear_market", {"ronin": name, "number": cells[NINJA + MARKET]})]
    where = AREA_NAMES[place]
    left = remaining(view, ronin)
    for other in range(RONIN_COUNT):
        if other != ronin and place in (cells[DEFENCE + other], cells[RONIN + other]):
            both = RONIN_NAMES[other if ronin == TASUKE else ronin]
            return [say("why-share", {"ronin": both, "place": where, "number": left + remaining(view, other)})]
    ninja = cells[NINJA + place]
    able = not cells[SILENCED] >> ronin & 1
    if ninja:
        return for_retaking(view, ronin, place, ninja, able)
    found: Reasons = []
    new = most_new(view, place)
    if ronin in NEED_PEACE and able and new <= 1:
        found.append(say("why-quiet", {"ronin": name, "place": where, "number": new}))
    elif new < left:
        found.append(say("why-safe", {"ronin": name, "place": where, "number": new, "left": left}))
    found.append(ability_of(place))
    return found


def for_retaking(view: SevenRonin, ronin: int, place: int, ninja: int, able: bool) -> Reasons:
    """A ronin goes where ninja stand."""
    name, where = RONIN_NAMES[ronin], AREA_NAMES[place]
    left = remaining(view, ronin)
    found: Reasons = []
    if ninja < left:
        found.append(say("why-retake", {"ronin": name, "place": where, "number": ninja, "left": left}))
    if able and ronin in NEED_NINJA:
        found.append(say("why-fight", {"ronin": name, "place": where}))
    if area_count(view) >= MANY_AREAS:
        found.append(say("why-close", {"held": area_count(view), "needed": AREAS_NEEDED}))
    found.append(ability_of(place))
    return found


def for_done(view: SevenRonin, action: int) -> Reasons:
    """A plan is finished; only the Attacker could go on."""
    cells = view.cells
    planned = sum(cells[ATTACK : ATTACK + MARKET + 1])
    if view.viewer != ATTACKER or cells[ROUND] == ROUNDS:
        return []
    return [say("why-saves_ninja", {"number": cells[RESERVE] - planned, "left": ROUNDS - cells[ROUND]})]


# The ronin act --------------------------------------------------------------------------------------------------------


def before_yobu(view: SevenRonin, ronin: int) -> Reasons:
    """Whether Yobu could still drive ninja to a ronin who needs peace."""
    cells = view.cells
    area = cells[RONIN + YOBU]
    done = (cells[USED_RONIN] | cells[SILENCED]) >> YOBU & 1
    if done or area >= AREAS or not cells[NINJA + area]:
        return []
    beside = (view.rules.previous[area], view.rules.next[area])
    return [say("why-before_yobu", {"ronin": RONIN_NAMES[ronin]})] if cells[RONIN + ronin] in beside else []


def for_shoot(view: SevenRonin, action: int) -> Reasons:
    """Yumi shoots."""
    reserve = view.cells[RESERVE]
    return [*before_yobu(view, YUMI), say("why-shoot", {"number": reserve, "left": reserve - 1})]


def for_heal(view: SevenRonin, action: int) -> Reasons:
    """Taiko heals."""
    cells = view.cells
    ronin = HEAL.part(action)
    name = RONIN_NAMES[ronin]
    left = remaining(view, ronin)
    place = cells[RONIN + ronin]
    found: Reasons = []
    alone = place < AREAS and standing(view, place) == [ronin]
    if alone and ronin not in NEED_NINJA and cells[NINJA + place] == left:
        found.append(say("why-heal_saves", {"ronin": name, "number": left}))
    else:
        found.append(say("why-heal", {"ronin": name, "left": left, "number": DURABILITY[ronin]}))
    return [*found, *before_yobu(view, TAIKO)]


def for_move(view: SevenRonin, action: int) -> Reasons:
    """Hayai moves."""
    area = MOVE.part(action)
    number, left = view.cells[NINJA + area], remaining(view, HAYAI)
    found: Reasons = []
    if not standing(view, area):
        found.append(say("why-unguarded", {"place": AREA_NAMES[area]}))
    if number < left:
        found.append(say("why-survives", {"ronin": RONIN_NAMES[HAYAI], "number": number, "left": left}))
    return [*found, ability_of(area)]


def for_slay(view: SevenRonin, action: int) -> Reasons:
    """Musashi cuts a ninja down."""
    area = view.cells[RONIN + MUSASHI]
    if area >= AREAS:
        return []
    return [say("why-slay", {"place": AREA_NAMES[area], "left": view.cells[NINJA + area] - 1})]


def for_push(view: SevenRonin, action: int) -> Reasons:
    """Yobu drives ninja away."""
    cells = view.cells
    area = cells[RONIN + YOBU]
    if area >= AREAS:
        return []
    found: Reasons = []
    left = remaining(view, YOBU)
    back, on = PUSHES[PUSH.part(action)]
    for number, target in ((back, view.rules.previous[area]), (on, view.rules.next[area])):
        there = standing(view, target)
        if not number or len(there) != 1:
            continue
        strength = remaining(view, there[0])
        if strength > max(left, cells[NINJA + target] + number):
            name = RONIN_NAMES[there[0]]
            found.append(say("why-push_to", {"ronin": name, "place": AREA_NAMES[target], "left": strength}))
    return [*found, say("why-push", {"number": cells[NINJA + area], "left": left})]


def for_split(view: SevenRonin, action: int) -> Reasons:
    """Tasuke takes so many of the wounds."""
    other = partner(view)
    ninja = view.cells[NINJA + view.cells[RONIN + TASUKE]]
    taken = SPLIT.part(action)
    own, theirs = remaining(view, TASUKE) - taken, remaining(view, other) - (ninja - taken)
    if own > 0 and theirs > 0:
        return [say("why-split_both", {"ronin": RONIN_NAMES[other], "left": own, "number": theirs})]
    fallen, left = (TASUKE, theirs) if own <= 0 else (other, own)
    return [say("why-split_falls", {"ronin": RONIN_NAMES[fallen], "left": left})] if left > 0 else []


# The areas act --------------------------------------------------------------------------------------------------------


def wins(view: SevenRonin, held: int, field_copied: int) -> Reasons:
    """Whether these areas are enough to win."""
    count = counted(held, field_copied)
    return [say("why-wins", {"number": count})] if count >= AREAS_NEEDED else []


def for_use(view: SevenRonin, action: int) -> Reasons:
    """An area is used."""
    area = USE.part(action)
    found: Reasons = []
    if area == INN:
        found += wins(view, occupied(view), 1) if occupied(view) & FIELDS else []
    elif area == WATCHTOWER:
        found.append(say("why-in_sight", {"number": int(in_sight(view)).bit_count()}))
    return [*found, ability_of(area)]


def for_copy(view: SevenRonin, action: int) -> Reasons:
    """The Inn copies an area."""
    area = COPY.part(action)
    return [*(wins(view, occupied(view), 1) if FIELDS >> area & 1 else []), ability_of(area)]


def for_target(view: SevenRonin, action: int) -> Reasons:
    """A ronin is wounded, held or silenced."""
    ronin = TARGET.part(action)
    name = RONIN_NAMES[ronin]
    place = view.cells[RONIN + ronin]
    step = view.stack[-1].name if view.stack else ""
    if step == HoldChosen.name and place < AREAS:
        return [say("why-hold", {"ronin": name, "place": AREA_NAMES[place]})]
    if step == SilenceChosen.name:
        return [say("why-silence", {"ronin": name})] if ronin != KABE else []
    left = remaining(view, ronin)
    if left == 1:
        return [say("why-last_wound", {"ronin": name})]
    reached = [TARGET.part(other) for other in view.legal(ATTACKER) if TARGET.has(other)]
    if reached and left == min([remaining(view, other) for other in reached]):
        return [say("why-fewest", {"ronin": name, "left": left})]
    return []


def for_send(view: SevenRonin, action: int) -> Reasons:
    """The Passage sends ninja."""
    area, more = SEND.pair(action)
    number = more + 1
    there = standing(view, area)
    held = occupied(view)
    if not there:
        if held >> area & 1:
            return []
        count = counted(held | 1 << area, view.cells[FIELD_COPIED])
        won = wins(view, held | 1 << area, view.cells[FIELD_COPIED])
        return [*won, say("why-send_takes", {"place": AREA_NAMES[area], "number": count}), ability_of(area)]
    left = remaining(view, there[0])
    if len(there) > 1:
        return []
    name = RONIN_NAMES[there[0]]
    if number >= left:
        return [say("why-send_falls", {"ronin": name, "number": number, "left": left})]
    return [say("why-send_wounds", {"ronin": name, "left": left - number})]


def for_withdraw(view: SevenRonin, action: int) -> Reasons:
    """The Burial Grounds take a ninja back."""
    area = WITHDRAW.part(action)
    left = view.cells[NINJA + area] - 1
    return [say("why-withdraw", {"place": AREA_NAMES[area], "number": left})] if left > 0 else []


def for_finish(view: SevenRonin, action: int) -> Reasons:
    """No more abilities."""
    count = area_count(view)
    if not view.stack or isinstance(view.stack[-1], RoninAbilities) or count < AREAS_NEEDED:
        return []
    return [say("why-finish", {"number": count})]


# By the kind of the choice.
REASONS: Final[dict[str, Callable[[SevenRonin, int], Reasons]]] = {
    "place": for_place,
    "assign": for_assign,
    "done": for_done,
    "finish": for_finish,
    "hayai": for_move,
    "musashi": for_slay,
    "taiko": for_heal,
    "yobu": for_push,
    "yumi": for_shoot,
    "split": for_split,
    "use": for_use,
    "copy": for_copy,
    "target": for_target,
    "withdraw": for_withdraw,
    "send": for_send,
}
