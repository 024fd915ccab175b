"""Draws the pictures of the documentation: `.venv/bin/python tools/pictures.py` writes docs/pictures/*.svg.

Names of games draw only their pictures.
"""

import io
import re
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

import shiai
from shiai.cli.terminal import Quit, TerminalTable
from shiai.games.senjutsu.browser.cards.pictures import HEIGHT, WIDTH, standalone
from shiai.games.senjutsu.cards.cards import INDEX, STANDARD_DESIGNS
from shiai.i18n.catalogue import Catalogue
from shiai.table.live_game import PEOPLE
from shiai.table.saves import SavedGame, new_game

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)  # fetched from elsewhere: the reader's own font does as well
CARDS = ("028", "041", "062", "120", "055")  # of Senjutsu, of several types
GAP = 12  # between cards


@dataclass(frozen=True)
class Picture:
    """What is drawn: a game between bots at the moment when a seat is asked this; a person sits there."""

    game: str
    command: str
    step: str
    when: str  # a line of the position: which round or turn it is
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
                if asked and f"\n{self.when}\n" in game.state.position():
                    game.record.tags[f"seat {state.setup.seats[bot]}"] = PEOPLE
                    return SavedGame(game.record, path), bot
                game.move_bot(bot)
        raise SystemExit(f"no game of {self.game} came to {self.step} with {self.when}")


DRAWN = (
    Picture("seven_ronin", "shiai play seven-ronin --as defender", "ronin_abilities", "round: 5"),
    Picture("samurai_spirit", "shiai play samurai-spirit --players 4 --difficulty normal", "play_card", "round: 2"),
    Picture(
        "way_of_the_samurai",
        "shiai play way-of-the-samurai --opponent oda --weapon nodachi --module gisei --module bushido",
        "before_counter",
        "round: 2",
        {"opponent": "oda", "weapon": "nodachi", "gisei": True, "bushido": True},
    ),
    Picture(
        "senjutsu",
        "shiai play senjutsu --hero student --against ronin --board bamboo_temple --terrain preset",
        "move",
        "turn: 4",
        {"hero_1": "student", "hero_2": "ronin", "board": "bamboo_temple", "terrain": "preset"},
    ),
)


def draw_cards() -> None:
    """Some cards of Senjutsu side by side."""
    words = Catalogue("en", "senjutsu")
    cards = [standalone(STANDARD_DESIGNS[INDEX[number]], words).rstrip() for number in CARDS]
    placed = [
        card.replace("<svg ", f'<svg x="{place * (WIDTH + GAP)}" width="{WIDTH}" height="{HEIGHT}" ', 1)
        for place, card in enumerate(cards)
    ]
    width = len(cards) * (WIDTH + GAP) - GAP
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" viewBox="0 0 {width} {HEIGHT}">'
    (PICTURES / "senjutsu_cards.svg").write_text("\n".join([frame, *placed, "</svg>\n"]), "utf-8")


def main() -> None:
    """Write all pictures, or those of the games that are named."""
    PICTURES.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [picture.game for picture in DRAWN]
    for picture in DRAWN:
        if picture.game in wanted:
            picture.draw()
    if "senjutsu" in wanted:
        draw_cards()


if __name__ == "__main__":
    main()
