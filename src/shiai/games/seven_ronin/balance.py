"""The balance of 7 Ronin: sides, threat tracks, how games end, which area and which ronin decide."""

from collections import Counter
from typing import ClassVar, Final

from shiai.arena.balance.numbers import (
    Estimate,
    Share,
    difference,
    percent,
    percent_interval,
    points,
    points_interval,
    whole_share,
)
from shiai.arena.balance.page import (
    Columns,
    Heat,
    Line,
    Report,
    Section,
    Table,
    by_value,
    cell_share,
    dots,
    listed,
    matrix_table,
    verdicts,
)
from shiai.arena.balance.report import Balance, Facts, Seen, Witness, fill, rows_of
from shiai.arena.matrix import axis_of
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import AREA_NAMES, AREAS, GONE, RONIN_COUNT, RONIN_NAMES, ROUNDS
from shiai.games.seven_ronin.rules.state import NINJA, RONIN, ROUND

DECISIVE: Final = 4  # the round after which areas are looked at
PARTED: Final = ("wins with", "wins without", "difference", "95 % interval")
PARTS: Final = 20  # a cell of the variants gets one of so many parts of the games


class RoninWitness(Witness):
    """Notes after the decisive round and at the end which areas are held and which ronin have fallen."""

    def __init__(self) -> None:
        self.round = 1
        self.noted: Facts = {f"held_{DECISIVE}": "", f"fallen_{DECISIVE}": ""}

    def look(self, state: State, seat: int, action: int) -> None:
        if state.cells[ROUND] != self.round:  # the ronin are back in hand: where ninja are left, they hold the area
            if self.round == DECISIVE:
                self.noted = {f"held_{DECISIVE}": areas_with_ninja(state), f"fallen_{DECISIVE}": fallen(state)}
            self.round = state.cells[ROUND]

    def facts(self, state: State) -> Facts:
        return self.noted | {"held_at_the_end": areas_with_ninja(state), "fallen": fallen(state)}


def fallen(state: State) -> str:
    """The ronin who have fallen."""
    return "+".join([RONIN_NAMES[ronin] for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == GONE])


def areas_with_ninja(state: State) -> str:
    """The areas in which ninja stand and no ronin."""
    guarded = state.cells[RONIN : RONIN + RONIN_COUNT]
    return "+".join([AREA_NAMES[area] for area in range(AREAS) if state.cells[NINJA + area] and area not in guarded])


def names_in(seen: Seen, fact: str) -> list[str]:
    """The names that a fact has noted."""
    return str(seen.facts[fact]).split("+")


def attacks_won(games: list[Seen]) -> Share:
    """How often the Attacker has won."""
    return Share(sum(["attacker" in seen.result.winners for seen in games]), len(games))


class SevenRoninBalance(Balance):
    """The report of 7 Ronin."""

    game: ClassVar[str] = "seven_ronin"

    def plan(self) -> None:
        sides = axis_of(self.rules, "threat_track"), axis_of(self.rules, "limit_counts")
        cell = self.portion(PARTS)
        variants = len(sides[0].values) * len(sides[1].values)
        self.main = self.add(max(1, self.games - variants * cell), {}, RoninWitness)
        self.variants, self.variant_runs = self.add_matrix(cell, *sides)

    def report(self) -> Report:
        fill(self.variants, self.variant_runs)
        games = self.main.seen
        return Report(
            [self.sides(games), self.tracks(games), self.endings(games), self.areas(games), self.ronin(games)],
            {"games": rows_of(self.main)},
            {"variants": self.variants},
        )

    def sides(self, games: list[Seen]) -> Section:
        """Who wins."""
        attacker = attacks_won(games)
        defender = Share(attacker.whole - attacker.part, attacker.whole)
        sides = (("Attacker", attacker), ("Defender", defender))
        better = [name for name, share in sides if share.estimate.above(0.5)]
        reading = f"The {better[0]} wins more often." if better else "No side is proven to win more often."
        rows = [
            (name, str(share.part), percent(share.estimate), percent_interval(share.estimate)) for name, share in sides
        ]
        sentence = f"{len(games)} games by the default options."
        return Section("Sides", sentence, [reading], Table(("side", "wins", "share", "95 % interval"), rows))

    def tracks(self, games: list[Seen]) -> Section:
        """The variants of the threat track and of the limits."""
        main = attacks_won(games)
        sentence = (
            "How often the Attacker wins under the readings of the threat track (R7-5.7) and of the limit of an area "
            f"(R7-19.3), in {self.variants.games} games for each. The first row and column is what the program plays "
            "by default; the others are compared with the games above."
        )
        changes = [
            (f"{cell.row} with {cell.column}", difference(cell_share(cell), main)) for cell in self.variants.cells[1:]
        ]
        readings = verdicts(
            changes,
            "The Attacker wins more often than by default under {}.",
            "The Attacker wins less often than by default under {}.",
            "No variant is proven to change who wins.",
        )
        table = matrix_table(self.variants, "threat track", self.variants.rows.words, self.variants.columns.words)
        return Section("Threat tracks and limits", sentence, readings, table, Heat("variants", self.variants))

    def endings(self, games: list[Seen]) -> Section:
        """In which round games end, and how."""
        found = Counter([(seen.result.summary["round"], seen.result.reason) for seen in games])
        reasons = Counter([(seen.result.reason, seen.result.clause) for seen in games]).most_common()
        rounds = range(1, ROUNDS + 1)
        kinds = {plain(reason): [found[number, reason] for number in rounds] for (reason, _), _ in reasons}
        rows = []
        for number in rounds:
            ended = Share(sum([found[number, reason] for (reason, _), _ in reasons]), len(games)).estimate
            figures = [str(found[number, reason]) for (reason, _), _ in reasons]
            rows.append((str(number), *figures, percent(ended), percent_interval(ended)))
        shares = [whole_share(Share(count, len(games)).estimate) for _, count in reasons]
        rows.append(("all", *shares, "", ""))
        table = Table(("round", *kinds, "of all games", "95 % interval"), rows)
        sentence = "Endings: " + listed([f"{plain(reason)} ({clause})" for (reason, clause), _ in reasons]) + "."
        picture = Columns("endings", "round in which the game ends", [str(number) for number in rounds], dict(kinds))
        return Section("How and when games end", sentence, [], table, picture)

    def areas(self, games: list[Seen]) -> Section:
        """Which area decides."""
        wins = [seen for seen in games if "attacker" in seen.result.winners]
        later = [seen for seen in games if seen.result.summary["round"] > DECISIVE]
        rows: list[tuple[str, ...]] = []
        lines: list[Line] = []
        for area in AREA_NAMES:
            at_wins = Share(sum([area in names_in(seen, "held_at_the_end") for seen in wins]), len(wins)).estimate
            figures, change = parted(later, [area in names_in(seen, f"held_{DECISIVE}") for seen in later])
            lines.append((self.name(area), change))
            rows.append((self.name(area), percent(at_wins), percent_interval(at_wins), *figures))
        sentence = (
            f"Held is an area with ninja and without a ronin. {len(later)} of {len(games)} games went on after round "
            f"{DECISIVE}; for them the table compares how often the Attacker wins when he held the area at the end of "
            "that round and when he did not, in percentage points. Whoever holds one area often holds others too."
        )
        readings = verdicts(
            lines,
            "The Attacker wins more often with {}.",
            "The Attacker wins less often with {}.",
            "No area is proven to decide.",
        )
        headings = ("area", "held at the Attacker's wins", "95 % interval", "games held", *PARTED)
        axis = f"Attacker's win rate with the area held after round {DECISIVE} minus without (points)"
        picture = dots("areas", axis, by_value(lines))
        return Section("Which area decides", sentence, readings, Table(headings, rows), picture)

    def ronin(self, games: list[Seen]) -> Section:
        """How often each ronin falls, and what it means."""
        later = [seen for seen in games if seen.result.summary["round"] > DECISIVE]
        rows: list[tuple[str, ...]] = []
        lines: list[Line] = []
        for ronin in RONIN_NAMES:
            fell = attacks_won([seen for seen in games if ronin in names_in(seen, "fallen")])
            falls = Share(fell.whole, len(games)).estimate
            figures, change = parted(later, [ronin in names_in(seen, f"fallen_{DECISIVE}") for seen in later])
            lines.append((self.name(ronin), change))
            rows.append((self.name(ronin), whole_share(falls), whole_share(fell.estimate), *figures))
        sentence = (
            "How often each ronin falls, and how often the Attacker wins then. Long games are won by the Defender and "
            f"cost more ronin, so the comparison looks at the end of round {DECISIVE} too: had he fallen by then?"
        )
        readings = verdicts(
            lines,
            "The Attacker wins more often after the early fall of {}.",
            "The Attacker wins less often after the early fall of {}.",
            "No early fall of a ronin is proven to decide.",
        )
        headings = ("ronin", "falls", "Attacker wins then", f"games fallen by round {DECISIVE}", *PARTED)
        axis = f"Attacker's win rate with him fallen by round {DECISIVE} minus without (points)"
        return Section("Ronin", sentence, readings, Table(headings, rows), dots("ronin", axis, by_value(lines)))


def parted(games: list[Seen], marks: list[bool]) -> tuple[tuple[str, ...], Estimate]:
    """How often the Attacker wins with a mark and without it: figures for a table, and the difference."""
    marked = attacks_won([seen for seen, mark in zip(games, marks, strict=True) if mark])
    others = attacks_won(games).without(marked)
    change = difference(marked, others)
    shares = (whole_share(marked.estimate), whole_share(others.estimate))
    return (str(marked.whole), *shares, points(change), points_interval(change)), change


def plain(reason: str) -> str:
    """A reason in plain words."""
    return reason.replace("_", " ")
