"""What has happened at a table of Senjutsu alone: the ways that enemies have come, and why they decided so."""

from shiai.games.senjutsu.rules.battlefield.hexes import distance
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.web.kit.drawing import Moment, Scene

# Ways -----------------------------------------------------------------------------------------------------------------


def way_of(scene: Scene, state: Solo, figure: int) -> list[int]:
    """The spaces over which an enemy has come in this turn, else in the turn before; with the one where it began."""
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


def last_decisions(scene: Scene, figure: int) -> list[Considered]:
    """Why an enemy did what it did in the last turn in which it decided anything, decision by decision.

    The choices of two turns are made again, and this time it says so.
    """
    if scene.past is None:
        return []
    moments = scene.past.moments
    begins = [number for number, moment in enumerate(moments) if begins_turn(moment)]
    first = begins[-2] if len(begins) > 1 else 0  # not a number of choices: secret ones would be counted too
    again = scene.past.state(first)
    if not isinstance(again, Solo):
        return []
    found: list[Considered] = []
    earlier = False  # are they of a turn that is over?
    for moment in moments[first:]:
        again.reasons = []
        again.apply(moment.seat, again.action(moment.name))
        own = [reason for reason in again.reasons if reason.figure == figure]
        if own:
            found = own if earlier else [*found, *own]
            earlier = False
        earlier = earlier or begins_turn(moment)
    return found


def begins_turn(moment: Moment) -> bool:
    """Did a turn begin after this choice?"""
    return any(event.id == "event-turn_began" for event in moment.events)
