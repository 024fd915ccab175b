"""The recent past of a fight: the ways that enemies have moved, and the reasons for their decisions."""

from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.web.kit.drawing import Moment, Scene

# Ways -----------------------------------------------------------------------------------------------------------------


def way_of(scene: Scene[Solo], state: Solo, figure: int) -> list[int]:
    """The spaces that an enemy has crossed in this turn, else in the last one, beginning with its first space."""
    if scene.past is None:
        return []
    name, board = who(state, figure), state.rules.board
    way: list[int] = []
    earlier: list[int] = []
    at = -1
    for event in [event for moment in scene.past.moments for event in moment.events]:
        if event.id == "event-turn_began":
            way, earlier = [], way
        elif event.values.get("who") == name and event.id in ("event-moved", "event-placed"):
            space = board.space_of(str(event.values["space"]))
            if event.id == "event-placed":
                way, earlier = [], []
            else:
                begin = [at] if at >= 0 and distance(at, space) == 1 and not way else []
                way += [*begin, space]
            at = space
    return way or earlier


# Reasons --------------------------------------------------------------------------------------------------------------


def last_decisions(scene: Scene[Solo], figure: int) -> list[Considered]:
    """The decisions of an enemy in the last turn in which it decided anything, with their reasons.

    The choices of two turns are replayed with the recording of reasons turned on. What a figure decided before it was
    placed anew was decided by an enemy that has fallen.
    """
    if scene.past is None:
        return []
    moments = scene.past.moments
    begins = [number for number, moment in enumerate(moments) if begins_turn(moment)]
    first = begins[-2] if len(begins) > 1 else 0  # not a number of choices: secret ones would be counted too
    replayed = scene.past.state(first)
    if not isinstance(replayed, Solo):
        return []
    found: list[Considered] = []
    earlier = False  # has a turn begun since the last of them?
    for moment in moments[first:]:
        replayed.reasons = []
        replayed.apply(moment.seat, replayed.action(moment.name))
        own = [reason for reason in replayed.reasons if reason.figure == figure]
        if places(moment, who(replayed, figure)):
            found = []
        if own:
            found = own if earlier else [*found, *own]
            earlier = False
        earlier = earlier or begins_turn(moment)
    return found


def places(moment: Moment, name: str) -> bool:
    """Was this figure placed on the board after this choice?"""
    return any(event.id == "event-placed" and event.values.get("who") == name for event in moment.events)


def begins_turn(moment: Moment) -> bool:
    """Did a turn begin after this choice?"""
    return any(event.id == "event-turn_began" for event in moment.events)
