"""The games of a person: all that were played, and statistics of those that count."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Final

from sqlalchemy import select

from shiai.arena.statistics import wilson
from shiai.core.record import OPEN
from shiai.registry import games
from shiai.table.live_game import PEOPLE
from shiai.table.schema import GAMES, HOLDERS, SEATS, TABLES
from shiai.table.store import Store
from shiai.table.table_bots import strength

LONGEST: Final = 12 * 3600  # seconds; who takes longer was not playing all the time
LEVELS: Final = "levels"  # bots of several levels
OTHER_BOTS: Final = "other-bots"
PEOPLE_ONLY: Final = "people"
ALONE: Final = "alone"


@dataclass(frozen=True)
class PlayedGame:
    """A game in which a person had a seat."""

    table: str
    game: str
    options: str
    players: tuple[str, ...]  # PEOPLE or the spec of a bot
    own: tuple[int, ...]  # the seats of the person
    result: str
    begun: str = ""  # in UTC; empty, like the rest, if it is not known
    ended: str = ""
    winners: tuple[int, ...] = ()
    rounds: int | None = None
    choices: int | None = None
    rewinds: int = 0
    copied: bool = False

    @property
    def running(self) -> bool:
        """Whether the game is not over."""
        return self.result == OPEN

    @property
    def seconds(self) -> int | None:
        """How long the game took; None if that is not known or says nothing."""
        return time_between(self.begun, self.ended)

    @property
    def won(self) -> bool:
        """Whether the person won."""
        return any(seat in self.winners for seat in self.own)

    @property
    def counts(self) -> bool:
        """Whether the game belongs to the statistics: it was played here as a whole, and not against oneself."""
        known = not self.running and bool(self.ended) and not self.copied and self.game in games()
        return known and len({seat in self.winners for seat in self.own}) == 1

    @property
    def level(self) -> str:
        """Against whom or with whom: the level of the bots, or a word."""
        bots = {player for player in self.players if player != PEOPLE}
        if not bots:
            return ALONE if len(self.players) == 1 else PEOPLE_ONLY
        if len(bots) > 1:
            return LEVELS
        return str(strength(bots.pop()) or OTHER_BOTS)


class Statistics:
    """What some games of one kind amount to; the games are in the order in which they ended."""

    def __init__(self, played: Sequence[PlayedGame]) -> None:
        self.played = played

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.played)

    @cached_property
    def wins(self) -> list[PlayedGame]:
        """The games that were won."""
        return [game for game in self.played if game.won]

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return len(self.wins) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(len(self.wins), self.games)

    @property
    def streak(self) -> int:
        """How many of the last games were won without a defeat between them."""
        lost = [number for number, game in enumerate(self.played) if not game.won]
        return self.games - 1 - lost[-1] if lost else self.games

    @property
    def longest_streak(self) -> int:
        """The most games that were won in a row."""
        longest = run = 0
        for game in self.played:
            run = run + 1 if game.won else 0
            longest = max(longest, run)
        return longest

    @property
    def fewest_rounds(self) -> int | None:
        """The fewest rounds of a win."""
        return min([game.rounds for game in self.wins if game.rounds is not None], default=None)

    @property
    def fastest(self) -> int | None:
        """The seconds of the fastest win."""
        return min([game.seconds for game in self.wins if game.seconds is not None], default=None)


def games_of(store: Store, person: str) -> list[PlayedGame]:
    """Return the games in which a person has a seat, the latest first."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
    wanted = (
        select(
            TABLES.c.id,
            TABLES.c.game,
            TABLES.c.options,
            TABLES.c.result,
            TABLES.c.created,
            *[GAMES.c[name] for name in ("begun", "ended", "winners", "rounds", "choices", "rewinds", "copied")],
        )
        .outerjoin(GAMES, GAMES.c.table_id == TABLES.c.id)
        .where(TABLES.c.id.in_(held))
    )
    with store.engine.connect() as connection:
        rows = connection.execute(wanted).all()
        seats = connection.execute(
            select(SEATS.c.table_id, SEATS.c.player).where(SEATS.c.table_id.in_(held)).order_by(SEATS.c.seat)
        ).all()
        own = connection.execute(
            select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.person == person).order_by(HOLDERS.c.seat)
        ).all()
    players: dict[str, list[str]] = {}
    for seat in seats:
        players.setdefault(seat.table_id, []).append(seat.player)
    mine: dict[str, list[int]] = {}
    for held_seat in own:
        mine.setdefault(held_seat.table_id, []).append(held_seat.seat)
    found = [played_game(row, tuple(players[row.id]), tuple(mine[row.id])) for row in rows]
    return sorted(found, key=lambda game: (game.ended or game.begun, game.table), reverse=True)


def seconds_of(store: Store, table: str) -> int | None:
    """Return how long the game of a table took; None if that is not known or says nothing."""
    wanted = select(GAMES.c.begun, GAMES.c.ended).where((GAMES.c.table_id == table) & ~GAMES.c.copied)
    with store.engine.connect() as connection:
        row = connection.execute(wanted).first()
    return time_between(row.begun, row.ended or "") if row is not None else None


def time_between(begun: str, ended: str) -> int | None:
    """Return the seconds between two times; None if one is missing, or so many that nobody played all the time."""
    if not begun or not ended:
        return None
    taken = int((datetime.fromisoformat(ended) - datetime.fromisoformat(begun)).total_seconds())
    return taken if 0 <= taken <= LONGEST else None


def played_game(row: Any, players: tuple[str, ...], own: tuple[int, ...]) -> PlayedGame:
    """Return a game from its row."""
    return PlayedGame(
        row.id,
        row.game,
        row.options,
        players,
        own,
        row.result,
        begun=row.begun or row.created,
        ended=row.ended or "",
        winners=tuple([int(seat) for seat in (row.winners or "").split()]),
        rounds=row.rounds,
        choices=row.choices,
        rewinds=row.rewinds or 0,
        copied=bool(row.copied),
    )
