"""Write docs/observations.md: the pieces of the observations of every game. Run `python -m tools.observations`."""

from pathlib import Path
from typing import Final

import shiai
from shiai.core.game import AnyGame
from shiai.core.observation import Piece
from shiai.envs.observation import encoder_of

FILE: Final = Path(__file__).parent.parent / "docs" / "observations.md"
MOST_LABELS: Final = 8  # labels of an axis that are listed
HEAD: Final = """# Observations

What `shiai.envs` shows of every game under its standard options; other options add and remove pieces. An observation
is one row of numbers, piece after piece. A piece is an array of whole numbers from 0 to *high*; learners get each
number divided by *high*, as a float32 from 0 to 1. `own` is the seat that looks, `next_1` the one after it. Numbers
that would be higher than *high* are shown as *high*. A hidden number is shown as 0.

```python
>>> import shiai
>>> from shiai.envs.observation import Observer
>>> state = shiai.game("seven_ronin").start()
>>> observer = Observer(state.setup)
>>> named = observer.named(observer.observe(state, seat=1))
>>> named["ronin"].shape, observer.size
((7, 13), 322)

```

`python -m tools.observations` writes this page.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join([section(game) for game in shiai.registry.built_in_games().values()])


def section(game: AnyGame) -> str:
    """The table of one game."""
    encoder = encoder_of(game.setup())
    lines = [
        "",
        f"## {game.id}",
        "",
        f"{encoder.size} numbers; {game.action_count} actions.",
        "",
        "| piece | what it says | shape | high | axes |",
        "|---|---|---|---|---|",
        *[row(piece) for piece in encoder.pieces],
        "",
    ]
    return "\n".join(lines)


def row(piece: Piece) -> str:
    """The line of one piece."""
    shape = " × ".join([str(length) for length in piece.shape])
    axes = "; ".join([labels(axis) for axis in piece.axes])
    return f"| `{piece.name}` | {piece.help} | {shape} | {piece.high} | {axes} |"


def labels(axis: tuple[str, ...]) -> str:
    """The labels of an axis, or the first and the last of many."""
    if len(axis) <= MOST_LABELS:
        return ", ".join(axis)
    return f"{', '.join(axis[:3])} … {axis[-1]}"


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
