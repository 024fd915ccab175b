"""Writes the tables of measured levels into docs/bots.md: `.venv/bin/python -m tools.ladders`.

They are made from the files that `shiai arena GAME --ladder --data FILE` has written; a test compares them.
"""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from shiai.arena.measured import Measured, Rung, read_measured
from shiai.i18n.catalogue import Catalogue
from shiai.registry import games

PAGE: Final = Path(__file__).parent.parent / "docs" / "bots.md"
PART: Final = re.compile(r"(<!-- ladders -->\n).*?(<!-- end of ladders -->)", re.DOTALL)
TOGETHER: Final = "| level | bot | wins of its own | wins with the same luck as the one below | lead in Elo of pairs |"
AGAINST: Final = "| level | bot | wins against the one below | lead in Elo |"


def written(page: str) -> str:
    """The page with the tables of all games that were measured."""
    tables = [table(found) for found in ladders()]
    return PART.sub(lambda match: match[1] + "\n" + "\n".join(tables) + match[2], page)


def ladders() -> list[Measured]:
    """The measured ladders."""
    places = [game.face.ladder.partition(":") for game in games().values() if game.face.ladder]
    found = [files(package) / name for package, _, name in places]
    return [read_measured(file.read_text("utf-8")) for file in found if file.is_file()]


def table(found: Measured) -> str:
    """The table of one game, with its command."""
    words = Catalogue("en", found.game)
    heading = TOGETHER if found.together else AGAINST
    lines = [
        f"**{words.say('game-title')}** (version {found.rules} of the rules, {found.date}):",
        "",
        heading,
        "|" + "---|" * (heading.count("|") - 1),
        *[row(found, number) for number in range(len(found.levels) + 1)],
        "",
        f"```sh\n{found.command()}\n```",
        "",
    ]
    return "\n".join(lines)


def row(found: Measured, number: int) -> str:
    """The row of one bot; 0 is the newcomer."""
    name = f"level:{number}" if number else "newcomer"
    below = next((rung for rung in found.rungs if rung.higher == name), None)
    cells = [str(number) if number else "–", f"`{found.levels[number - 1]}`" if number else "`newcomer`"]
    if found.together:
        won, played = found.wins_alone(name) or (0, 0)
        cells.append(f"{won} of {played}")
    cells += ["", ""] if below is None else [score(below), lead(below)]
    return f"| {' | '.join(cells)} |"


def score(rung: Rung) -> str:
    """The wins of two neighbours."""
    return f"{rung.higher_wins} : {rung.lower_wins}"


def lead(rung: Rung) -> str:
    """The lead in Elo with its interval."""
    found, low, high = rung.elo
    return f"{found:+.0f} ({low:+.0f} … {high:+.0f})"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
