"""Draws the pictures of the documentation: `.venv/bin/python tools/pictures.py` writes docs/pictures/*.svg."""

import io
import re
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

import shiai
from shiai.cli.terminal import Quit, TerminalTable
from shiai.i18n.catalogue import Catalogue
from shiai.table.live import PEOPLE
from shiai.table.saves import SavedGame, new_game

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # fetched from elsewhere: the reader's own font does as well


@dataclass(frozen=True)
class Picture:
    """What is drawn: a game between bots at the moment when a seat is asked this in this round; a person sits there."""

    game: str
    command: str
    step: str
    round: int
    options: dict[str, object] = field(default_factory=dict)

    def draw(self) -> None:
        """Write the picture."""
        console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
        with tempfile.TemporaryDirectory() as folder, suppress(Quit):
            game, seat = self.moment(Path(folder) / "picture.shiai")
            TerminalTable(game, seat, Catalogue("en", self.game), console, lambda _question, _names: "quit").play()
        svg = console.export_svg(title=self.command)
        (PICTURES / f"{self.game}_terminal.svg").write_text(FONT.sub("", svg), "utf-8")

    def moment(self, path: Path) -> tuple[SavedGame, int]:
        """The first game that comes to the moment, and the seat that is asked."""
        for seed in range(300):
            state = shiai.game(self.game).start(**self.options)
            game = new_game(state, ("heuristic",) * len(state.setup.seats), seed, path)
            while (bot := game.bot_to_move()) is not None:
                asked = game.state.stack[-1].name == self.step
                if asked and f"\nround: {self.round}\n" in game.state.position():
                    game.record.tags[f"seat {state.setup.seats[bot]}"] = PEOPLE
                    return SavedGame(game.record, path), bot
                game.move_bot(bot)
        raise SystemExit(f"no game of {self.game} came to {self.step} in round {self.round}")


DRAWN = (
    Picture("seven_ronin", "shiai play seven-ronin --as defender", "ronin_abilities", 5),
    Picture("samurai_spirit", "shiai play samurai-spirit --players 4 --difficulty normal", "play_card", 2),
    Picture(
        "way_of_the_samurai",
        "shiai play way-of-the-samurai --opponent oda --weapon nodachi --module gisei --module bushido",
        "before_counter",
        2,
        {"opponent": "oda", "weapon": "nodachi", "gisei": True, "bushido": True},
    ),
)


def main() -> None:
    """Write all pictures."""
    PICTURES.mkdir(exist_ok=True)
    for picture in DRAWN:
        picture.draw()


if __name__ == "__main__":
    main()
