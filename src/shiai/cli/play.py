"""`shiai play`: play in the terminal."""

import sys
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Final

import typer
from rich.console import Console

import shiai
from shiai.bots import GENERAL_BOTS, LEVELS, UnknownBot, bot, kinds
from shiai.cli.drawings import drawings_of
from shiai.cli.kit.asking import Ask, asker, check_seats, pick, pick_seats, read_seats
from shiai.cli.options import GivenOptions, OptionList, given_options, is_game_option
from shiai.cli.setup_questions import ask_options
from shiai.cli.terminal import Quit, TerminalTable
from shiai.core.errors import OptionError
from shiai.core.face import STANDARD_BOT
from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.live_game import AT_THE_TABLE, PEOPLE, check_physical
from shiai.table.measures import measured_sentence
from shiai.table.saves import SavedGame, new_game, new_path, open_game, unfinished
from shiai.table.table_bots import level_bots

PROGRAM: Final = "program"  # draws by its seed


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game, e.g. seven-ronin; asked if missing.")] = None,
    seats: Annotated[
        str | None,
        typer.Option("--as", help="Your seats: defender, ronin, or seat_1,seat_3, or all; asked if missing."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=f"The bot on the other seats: {', '.join(GENERAL_BOTS)} or a bot of the game, with settings as in "
            f"search:iterations=800; by default {STANDARD_BOT}.",
        ),
    ] = None,
    level: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=len(LEVELS),
            help="Strength from 1 (weakest) to 6, or to the highest of the game; short for --against level:N.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of chance and bots, to repeat a game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game of this file.")] = None,
    luck: Annotated[
        str,
        typer.Option(
            help="Where luck comes from: program, or table if you draw and roll with the physical game and enter it."
        ),
    ] = PROGRAM,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")] = None,
    option: OptionList = None,
) -> None:
    """Play in the terminal. Every choice is saved; without arguments, an unfinished game is offered.

    Options of a game are flags, e.g. --players 4; `shiai play GAME --help` and `shiai games GAME` list them.
    """
    console = Console(highlight=False)
    ask = asker()
    chosen_language = language or default_language()
    options = given_options(context, option)
    try:
        if resume is None and game is None and not options:
            resume = offer_unfinished(Catalogue(chosen_language, None), console, ask)
        if resume is not None:
            live = resume_game(resume, options, against)
        else:
            live = start_game(game, seats, against, level, seed, luck, options, chosen_language, console, ask)
        words = Catalogue(chosen_language, live.state.setup.game.id)
        play_live(live, words, console, ask)
    except (EOFError, KeyboardInterrupt):
        console.print()


def offer_unfinished(words: Catalogue, console: Console, ask: Ask) -> Path | None:
    """Offer the latest unfinished game; returns its file if the person accepts."""
    for path in unfinished()[:1]:
        console.print(words.say("resume-question", file=path.name))
        answer = ask(f"{words.say('yes-no')} ", words.say("yes-no").split("/")).strip().lower()
        if not answer.startswith(words.say("no-letter")):
            return path
    return None


def resume_game(path: Path, options: GivenOptions, against: str | None) -> SavedGame:
    """Open a saved game; refuse options, which it has already. `against` allows a bot of one's own to go on."""
    if options:
        raise OptionError("a saved game keeps its options; omit them, or start a new game without --resume")
    live = open_game(path, against or "")
    check_seats(live.people(), live.state.setup)
    return live


def start_game(
    name: str | None,
    seats: str | None,
    against: str | None,
    level: int | None,
    seed: int | None,
    luck: str,
    options: GivenOptions,
    language: str,
    console: Console,
    ask: Ask,
) -> SavedGame:
    """Start a new game; ask what the command line does not say."""
    game = shiai.game(name) if name else pick_game(language, console, ask)
    words = Catalogue(language, game.id)
    if against is not None and against not in kinds() and is_game_option(game, "--against", against):
        options, against = options.adding("--against", against), None
    spec = bot_spec(against, level)
    questions = drawings_of(game).questions
    if questions is None or options or not sys.stdin.isatty():
        given = options.read(game)
    else:
        given = ask_options(game, questions, words, console, ask)
    state = game.start(**given)
    setup = state.setup
    led = pick_seats(state, words, console, ask) if seats is None else read_seats(seats, state, words)
    if against is None and level is None and seats is None and len(led) < len(setup.seats) and sys.stdin.isatty():
        spec = pick_level(game, words, console, ask)
    players = tuple([PEOPLE if seat in led else spec for seat in range(len(setup.seats))])
    if seed is None:
        seed = SystemRandom().randrange(10**9)
    return new_game(state, players, seed, new_path(game.id, datetime.now()), physical(luck, game, players))


def physical(luck: str, game: AnyGame, players: tuple[str, ...]) -> bool:
    """Does luck come from a physical table? OptionError if this game cannot be kept like that."""
    if luck not in (PROGRAM, AT_THE_TABLE):
        raise OptionError(f"--luck cannot be '{luck}': use {PROGRAM} or {AT_THE_TABLE}")
    if luck == AT_THE_TABLE:
        check_physical(game, players)
    return luck == AT_THE_TABLE


def bot_spec(against: str | None, level: int | None) -> str:
    """The spec of the bot on the command line."""
    if against is not None and level is not None:
        raise UnknownBot(f"--against {against} and --level {level} both choose a bot; keep one")
    spec = against or (STANDARD_BOT if level is None else f"level:{level}")
    bot(spec)
    return spec


def pick_game(language: str, console: Console, ask: Ask) -> AnyGame:
    """Ask for a game."""
    ids = tuple([game.id for game in shiai.all_games()])
    titles = [Catalogue(language, id).say("game-title") for id in ids]
    return shiai.game(pick(ids, Catalogue(language).say("pick-a-game"), titles, console, ask))


def pick_level(game: AnyGame, words: Catalogue, console: Console, ask: Ask) -> str:
    """Ask how strong the bots are; the spec of the level."""
    labels = [
        f"{words.say(f'page-level-{n}-name')}. {words.say(f'page-level-{n}-says')} {measured_sentence(game, n, words)}"
        for n in range(1, len(level_bots(game)) + 1)
    ]
    return pick(level_bots(game), words.say("pick-a-level"), [label.strip() for label in labels], console, ask)


def play_live(live: SavedGame, words: Catalogue, console: Console, ask: Ask) -> None:
    """Play until the end or until the person quits; then say how to resume."""
    try:
        TerminalTable(live, live.people()[0], words, console, ask).play()
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        console.print(words.say("quit-saved"))
        command = f"shiai play --resume '{live.path}'"
        console.print(words.say("resume-with", command=command), markup=False, soft_wrap=True)
