"""The end of Senjutsu alone: what its story has beyond that of a duel, and what the rank of a horde means."""

from collections.abc import Mapping
from typing import ClassVar, Final

from shiai.core.messages import Message
from shiai.core.options import Value
from shiai.core.state import State
from shiai.games.senjutsu.ending import SenjutsuEnding
from shiai.games.senjutsu.rules.state import ALIVE
from shiai.games.senjutsu.solo.rules.state import RANK, RANK_NAMES, Solo
from shiai.table.ending import Counted, Scale


class SoloEnding(SenjutsuEnding):
    """Waves, ranks and contracts belong to the story too."""

    weights: ClassVar[Mapping[str, int]] = {
        **SenjutsuEnding.weights,
        "event-rank_reached": 10,
        "event-contract": 8,
        "event-enemy_counter": 5,
        "event-wave_defeated": 4,
        "event-path_token": 2,
    }
    counted: ClassVar[tuple[Counted, ...]] = (
        *SenjutsuEnding.counted,
        Counted("stat-defeated", ("event-defeated",)),
        Counted("stat-waves", ("event-wave_defeated",)),
    )
    sprite: ClassVar[str] = "senjutsu"

    def mode(self, options: Mapping[str, Value]) -> tuple[Message, ...]:
        kind = Message(f"value-mode-{options['mode']}", {}, "")
        if options["mode"] != "fight":
            return (kind,)
        return kind, Message(f"value-enemy_1-{options['enemy_1']}", {}, "")

    def scale(self, state: State) -> Scale | None:
        if not isinstance(state, Solo) or not state.solo_rules.horde:
            return None
        steps = [(number, Message(f"name-rank-{name}", {}, "SJ-49.25")) for number, name in enumerate(RANK_NAMES)]
        return Scale(state.cells[RANK], tuple(steps))

    def figures(self, state: State) -> tuple[str, ...]:
        won = super().figures(state)
        if won or not isinstance(state, Solo):
            return won
        living = [
            figure for figure in range(state.rules.first_enemy, state.rules.count) if state.cells[ALIVE] >> figure & 1
        ]
        return tuple([state.solo_rules.enemies[figure].kind for figure in living if figure != state.rules.token])


ENDING: Final = SoloEnding()
