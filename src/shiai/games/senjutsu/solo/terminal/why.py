"""Why the enemies did what they did in the last turn, for the terminal."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from shiai.games.senjutsu.solo.rules.decisions.filter import Considered
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.games.senjutsu.solo.text.why import explain
from shiai.i18n.catalogue import Catalogue


def why(log: Sequence[Any], state_at: Callable[[int], Any], words: Catalogue, width: int) -> RenderableType:
    """The reasons of the enemies' latest decisions; the choices of the last two turns are replayed to find them."""
    begins = [number for number, moment in enumerate(log) if begins_turn(moment)]
    first = begins[-2] if len(begins) > 1 else 0
    state = state_at(first)
    assert isinstance(state, Solo)
    found: list[Considered] = []
    earlier = False  # has a turn begun since the last of them?
    for moment in log[first:]:
        state.reasons = []
        state.apply(moment.seat, state.action(moment.name))
        if state.reasons:
            found = list(state.reasons) if earlier else [*found, *state.reasons]
            earlier = False
        earlier = earlier or begins_turn(moment)
    if not found:
        return Text(words.say("referee-no-reasons"))
    lines = [
        Text(f"  {words.message(message)} ").append(message.clause, style="dim")
        for considered in found
        for message in explain(state, considered, figures=False)
    ]
    return Group(*lines)


def nothing(_state: Solo, words: Catalogue, _width: int) -> RenderableType:
    """What is said where the game so far is not known."""
    return Text(words.say("referee-no-reasons"))


def begins_turn(moment: Any) -> bool:
    """Did a turn begin after this choice?"""
    return any(event.id == "event-turn_began" for event in moment.events)
