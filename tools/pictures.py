"""Draws the pictures of the documentation: `.venv/bin/python tools/pictures.py` writes docs/pictures/*.svg."""

import io
import re
import tempfile
from contextlib import suppress
from pathlib import Path

from rich.console import Console

import shiai
from shiai.cli.terminal import Quit, TerminalTable
from shiai.core.record import Record
from shiai.i18n.catalogue import Catalogue
from shiai.table.live import PEOPLE, LiveGame, new_game

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # fetched from elsewhere: the reader's own font does as well


def main() -> None:
    """Write all pictures."""
    PICTURES.mkdir(exist_ok=True)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    with tempfile.TemporaryDirectory() as folder, suppress(Quit):
        game = in_round(5, Path(folder) / "picture.shiai")
        TerminalTable(game, 1, Catalogue("en", "seven_ronin"), console, lambda _question, _names: "quit").play()
    svg = console.export_svg(title="shiai play seven-ronin --as defender")
    (PICTURES / "seven_ronin_terminal.svg").write_text(FONT.sub("", svg), "utf-8")


def in_round(number: int, path: Path) -> LiveGame:
    """A game between bots in which the Defender is asked for an ability in this round; a person takes his seat."""
    for seed in range(100):
        game = new_game(shiai.game("seven_ronin").start(), ("heuristic", "heuristic"), seed, path)
        while (bot := game.bot_to_move()) is not None:
            step = game.state.stack[-1].name
            if f"\nround: {number}\n" in game.state.position() and step == "ronin_abilities":
                return seated(game.record, path)
            game.move_bot(bot)
    raise SystemExit(f"no game came to round {number}")


def seated(record: Record, path: Path) -> LiveGame:
    """The same game with a person on the Defender's seat."""
    record.tags["seat defender"] = PEOPLE
    return LiveGame(record, path)


if __name__ == "__main__":
    main()
