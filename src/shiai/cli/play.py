"""`shiai play`: a game in the terminal against bots."""

from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

import shiai
from shiai.bots import BOTS, bot
from shiai.cli.options import OptionList, read_option_list
from shiai.cli.terminal import Ask, Quit, TerminalTable, asker
from shiai.core.errors import ShiaiError
from shiai.core.game import Game
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.live import PEOPLE, LiveGame, new_game, open_game
from shiai.table.saves import new_path, unfinished


class SeatError(ShiaiError):
    """There is no such seat to sit on."""


def play(
    game: Annotated[str | None, typer.Argument(help="The game, e.g. seven-ronin; asked for when missing.")] = None,
    side: Annotated[str | None, typer.Option("--as", help="Your seat, e.g. defender; asked for when missing.")] = None,
    against: Annotated[str, typer.Option(help=f"The bot on the other seats: {', '.join(BOTS)}.")] = "heuristic",
    seed: Annotated[int | None, typer.Option(help="Makes the bots' choices repeatable.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this file.")] = None,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; yours by default.")] = None,
    option: OptionList = None,
) -> None:
    """Play in the terminal. Every choice is saved at once; without arguments an unfinished game is offered again."""
    console = Console(highlight=False)
    ask = asker()
    chosen_language = language or default_language()
    try:
        if resume is None and game is None:
            resume = offer_unfinished(Catalogue(chosen_language, None), console, ask)
        if resume is not None:
            live = open_game(resume)
        else:
            live = begin(game, side, against, seed, read_option_list(option), chosen_language, console, ask)
        words = Catalogue(chosen_language, live.state.setup.game.id)
        sit_down(live, words, console, ask)
    except (EOFError, KeyboardInterrupt):
        console.print()


def offer_unfinished(words: Catalogue, console: Console, ask: Ask) -> Path | None:
    """The latest unfinished game, if there is one and the person wants it."""
    for path in unfinished()[:1]:
        console.print(words.say("resume-question", file=path.name))
        answer = ask(f"{words.say('yes-no')} ", words.say("yes-no").split("/")).strip().lower()
        if not answer.startswith(words.say("no-letter")):
            return path
    return None


def begin(
    name: str | None,
    side: str | None,
    against: str,
    seed: int | None,
    options: dict[str, object],
    language: str,
    console: Console,
    ask: Ask,
) -> LiveGame:
    """A new game; what was not said on the command line is asked."""
    game = shiai.game(name) if name else pick_game(Catalogue(language, None), console, ask)
    words = Catalogue(language, game.id)
    bot(against)
    state = game.start(**options)
    seats = state.setup.seats
    if side is None:
        side = pick(seats, words.say("pick-a-side"), [words.name(seat) for seat in seats], console, ask)
    if side not in seats:
        raise SeatError(f"{game.id} has no seat '{side}'; seats are: {', '.join(seats)}")
    players = tuple([PEOPLE if seat == side else against for seat in seats])
    if seed is None:
        seed = SystemRandom().randrange(10**9)
    return new_game(state, players, seed, new_path(game.id, datetime.now()))


def pick_game(words: Catalogue, console: Console, ask: Ask) -> Game:
    """Ask for a game; with only one there is nothing to ask."""
    games = shiai.games()
    if len(games) == 1:
        return games[0]
    ids = tuple([game.id for game in games])
    return shiai.game(pick(ids, words.say("pick-a-game"), list(ids), console, ask))


def pick(values: tuple[str, ...], question: str, labels: list[str], console: Console, ask: Ask) -> str:
    """One of several values, by number, name or label; the first by Enter."""
    console.print(question)
    for number, label in enumerate(labels, 1):
        console.print(f"  [cyan]{number}[/] {escape(label)}")
    while True:
        typed = ask("[1]> ", [*values, *labels]).strip().lower() or "1"
        for number, (value, label) in enumerate(zip(values, labels, strict=True), 1):
            if typed in (str(number), value, label.lower()):
                return value


def sit_down(live: LiveGame, words: Catalogue, console: Console, ask: Ask) -> None:
    """Play until the end or until the person leaves; then say how to come back."""
    try:
        TerminalTable(live, live.people()[0], words, console, ask).play()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        console.print(words.say("quit-saved"))
        console.print(words.say("resume-with", command=f"shiai play --resume '{live.path}'"), markup=False)
