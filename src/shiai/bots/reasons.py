"""What speaks for a choice, in messages: how good it looks, how clear that is, how much was tried, what may follow."""

from typing import Final

from shiai.bots.explanation import Expected, Thought
from shiai.bots.sealed import Plans
from shiai.bots.tree import Key, Node, key_of
from shiai.core.messages import Message, Values
from shiai.core.seats import CHANCE
from shiai.core.state import State

LOST: Final = -0.5  # a value below it is nearly a defeat
EQUAL: Final = 2  # points of a hundred between choices that are as good as each other
CLEAR: Final = 10  # points between a choice and one that is far worse
FEW_TRIES: Final = 30
MANY_TRIES: Final = 300
TRIED: Final = 0.05  # the part of the first choice's tries from which another choice can be compared with it
CERTAIN: Final = 0.95  # the share from which a mixture is none
LONGEST_LINE: Final = 3
FIRM: Final = 5  # tries from which a choice is expected


def reason(name: str, values: Values) -> Message:
    """A message of the catalogue of the bots. No clause stands behind what a bot thinks."""
    return Message(f"reason-{name}", values, "")


def only_choice() -> tuple[Message, ...]:
    """There was nothing to think about."""
    return (reason("forced", {}),)


def percent(value: float) -> int:
    """A value from -1 (lost) to 1 (won) as a chance of a hundred."""
    return round(50 + 50 * value)


def open_thoughts(node: Node, legal: tuple[int, ...], first: int) -> list[Thought]:
    """The choices of one moment: the one that is made, then those that were tried most."""
    thoughts: list[Thought] = []
    for action in legal:
        place = node.places[action]
        count = node.counts[place]
        if count:
            thoughts.append(Thought(action, float(action == first), node.totals[place] / count, count))
    thoughts.sort(key=lambda thought: (-thought.share, -thought.visits, -thought.value))
    return thoughts


def sealed_thoughts(plans: Plans) -> list[Thought]:
    """The choices that begin the plans of one moment, the likeliest first."""
    thoughts: list[Thought] = []
    whole = sum(plans.shares)
    for first in dict.fromkeys([plan[0] for plan in plans.plans]):
        share = total = 0.0
        count = 0
        for place, plan in enumerate(plans.plans):
            if plan[0] == first:
                share += plans.shares[place] / whole
                total += plans.totals[place]
                count += plans.counts[place]
        if count:
            thoughts.append(Thought(first, share, total / count, count))
    thoughts.sort(key=lambda thought: (-thought.share, -thought.value))
    return thoughts


def reasons(thoughts: list[Thought], sealed: bool) -> tuple[Message, ...]:
    """What speaks for the first of these thoughts of a search."""
    first = thoughts[0]
    others = [other for other in thoughts[1:] if other.visits >= TRIED * first.visits]
    found: list[Message] = []
    if others and first.value >= LOST and max([other.value for other in others]) < LOST:
        found.append(reason("danger", {}))
    found.append(reason("chance", {"percent": percent(first.value)}))
    if sealed and first.share < CERTAIN:
        found.append(reason("mixed", {"percent": round(100 * first.share)}))
    elif others:
        found.append(comparison(first, others))
    if first.visits < FEW_TRIES:
        found.append(reason("few_tries", {"number": first.visits}))
    elif first.visits >= MANY_TRIES:
        found.append(reason("many_tries", {"number": first.visits}))
    return tuple(found)


def comparison(first: Thought, others: list[Thought]) -> Message:
    """How the first choice stands beside the best of the others."""
    lead = percent(first.value) - percent(max([other.value for other in others]))
    if lead >= CLEAR:
        return reason("far_better", {"number": lead})
    if lead > EQUAL:
        return reason("better", {"number": lead})
    alike = [other for other in others if percent(first.value) - percent(other.value) <= EQUAL]
    return reason("alike", {"number": len(alike)})


def line_of_tree(nodes: dict[Key, Node], world: State, seat: int, first: int) -> tuple[Expected, ...]:
    """What was tried most often after the first choice in a world, until luck or a sealed choice decides."""
    state = world.clone()
    state.apply(seat, first)
    line: list[Expected] = []
    while len(line) < LONGEST_LINE:
        actors = state.actors()
        if not actors or state.stack[-1].sealed:
            break
        actor = actors[0]
        legal = state.legal(actor)
        best = legal[0]
        if len(legal) > 1:
            node = nodes.get(key_of(state, seat))
            if actor == CHANCE or node is None:
                break
            best = node.favourite(legal)
            if node.count(best) < FIRM:
                break
            line.append(Expected(actor, state.describe(best)))
        state.apply(actor, best)
    return tuple(line)


def line_of_plan(plans: Plans, world: State, seat: int, first: int) -> tuple[Expected, ...]:
    """The rest of the likeliest plan that begins with this choice."""
    begun = [place for place, plan in enumerate(plans.plans) if plan[0] == first]
    plan = plans.plans[max(begun, key=lambda place: plans.shares[place])]
    state = world.clone()
    line: list[Expected] = []
    for action in plan[: LONGEST_LINE + 1]:
        line.append(Expected(seat, state.describe(action)))
        state.apply(seat, action)
    return tuple(line[1:])
