"""Walks games and plays their events: whether the boards show what the cues name."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from shiai.core.messages import Event
from shiai.core.seats import CHANCE, WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from shiai.web.drawings import draw, drawing_of
from shiai.web.kit.drama import Cue
from shiai.web.kit.drawing import Past, Scene

LOOKS: Final = 3  # at every kind of event in a game: drawing takes time
LONGEST: Final = 400  # choices of a game


@dataclass(frozen=True)
class Played:
    """An event that a viewer sees, its cues, and what these name that their boards do not show."""

    viewer: int
    event: Event
    cues: tuple[Cue, ...]
    missing: tuple[str, ...]


def ids_of(live: LiveGame, view: Any, viewer: int, words: Catalogue, until: int) -> frozenset[str]:
    """The ids of a drawing."""
    past = Past(live.log[:until], live.record.at)
    html = draw(Scene(view, words, viewer, (), (), "", tuple(view.setup.seats), past), lambda **_query: "")
    return frozenset(re.findall(r'\bid="([^"]+)"', str(html)))


def walk(game: Any, options: dict[str, object], seed: int) -> Iterator[Played]:
    """The events of a random game as its viewers see them, a few of every kind."""
    rng = Random(seed)
    words = Catalogue("en", game.id)
    cues_of = drawing_of(game).cues
    live = LiveGame(new_record(game.start(**options), (PEOPLE,) * len(game.seats(**options)), f"{seed}"))
    looks: Counter[str] = Counter()
    viewers = (*range(len(live.state.setup.seats)), WATCHER)
    while (actors := live.state.actors()) and len(live.log) < LONGEST:
        old = {viewer: live.state.redact(viewer) for viewer in viewers}
        seat = actors[rng.randrange(len(actors))]
        result = live.choose(seat, live.draw_chance() if seat == CHANCE else rng.choice(live.state.legal(seat)))
        for viewer in viewers:
            fresh = [event for event in result.events if event.visible_to(viewer) and looks[event.id] < LOOKS]
            new = live.state.redact(viewer)
            boards: dict[bool, frozenset[str]] = {}  # by: late
            for event in fresh:
                cues = tuple(cues_of(old[viewer], new, event, words))
                for cue in cues:
                    if cue.late not in boards:
                        view, until = (new, len(live.log)) if cue.late else (old[viewer], len(live.log) - 1)
                        boards[cue.late] = ids_of(live, view, viewer, words, until)
                missing = [id for cue in cues for id in cue.pieces() if id not in boards[cue.late]]
                yield Played(viewer, event, cues, tuple(missing))
        looks.update([event.id for event in result.events])
