"""The balance of Senjutsu: hero against hero, the first Advantage, the length of duels; cards have their own file."""

from collections import Counter
from typing import ClassVar

from shiai.arena.balance.numbers import Share, mean, percent, percent_interval, whole_share
from shiai.arena.balance.page import Columns, Heat, Report, Section, Table, dots, listed
from shiai.arena.balance.report import Balance, Facts, Run, Seen, Witness, fill
from shiai.arena.files import Row
from shiai.arena.matrix import Axis
from shiai.arena.statistics import spread
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.games.senjutsu.balance_cards import CardCounts, card_rows, card_section, unplayed_section
from shiai.games.senjutsu.rules.options import HEROES_BY_SEAT
from shiai.games.senjutsu.rules.state import PHASE, RANKS, SETUP


class DuelWitness(Witness):
    """Notes who begins with the Advantage and who plays which cards."""

    def __init__(self) -> None:
        self.first = 0
        self.cards: tuple[set[str], set[str]] = (set(), set())

    def look(self, state: State, seat: int, action: int) -> None:
        if state.cells[PHASE] == SETUP:
            self.first = state.cells[RANKS]
        card = state.setup.game.played(state, action)
        if card:
            owner = state.stack[-1].numbers[0] if seat == CHANCE else seat  # in the fog, luck plays a hero's card
            self.cards[owner].add(card)

    def facts(self, state: State) -> Facts:
        facts: Facts = {"first_advantage": state.setup.seats[self.first]}
        return facts | {f"cards_{seat + 1}": "+".join(sorted(cards)) for seat, cards in enumerate(self.cards)}


class SenjutsuBalance(Balance):
    """The report of Senjutsu."""

    game: ClassVar[str] = "senjutsu"

    def plan(self) -> None:
        heroes = HEROES_BY_SEAT[0]
        one = self.portion(len(heroes) ** 2)
        sides = Axis("hero_1", heroes), Axis("hero_2", heroes)
        self.matrix, self.duels = self.add_matrix(one, *sides, DuelWitness)

    def report(self) -> Report:
        fill(self.matrix, self.duels)
        decks = self.decks()
        counts = CardCounts()
        for run in self.duels:
            for seen in run.seen:
                played = [str(seen.facts[f"cards_{seat}"]).split("+") for seat in (1, 2)]
                own = [[card for card in played[seat] if card in decks[heroes_of(run)[seat]]] for seat in (0, 1)]
                counts.add(heroes_of(run), own, won(seen))
        sections = [
            self.heroes(),
            self.advantage(),
            self.length(),
            card_section(counts, self.name),
            unplayed_section(counts, decks, self.name),
        ]
        return Report(sections, {"games": self.game_rows(), "cards": card_rows(counts)}, {"heroes": self.matrix})

    def decks(self) -> dict[str, tuple[str, ...]]:
        """The cards that every hero could play."""
        heroes = HEROES_BY_SEAT[0]
        return {hero: self.rules.playable(self.rules.setup(hero_1=hero, hero_2=hero)) for hero in heroes}

    def heroes(self) -> Section:
        """Hero against hero."""
        heroes = HEROES_BY_SEAT[0]
        rows = []
        for cell in self.matrix.cells:
            losses = cell.games - cell.wins - cell.draws
            wins = Share(cell.wins, cell.games).estimate
            sides = (self.name(str(cell.row)), self.name(str(cell.column)))
            rows.append((*sides, f"{cell.wins} / {cell.draws} / {losses}", percent(wins), percent_interval(wins)))
        sentence = (
            f"All heroes with their signature decks, {self.matrix.games} duels for each pair of seats, no terrain. "
            "The row is the hero of seat 1. A duel that nobody wins is drawn (SJ-15.5)."
        )
        readings = []
        overall = [(self.name(hero), self.decided(hero)) for hero in heroes]
        for name, share in sorted(overall, key=lambda line: -line[1].estimate.value):
            if share.estimate.above(0.5) or share.estimate.below(0.5):
                side = "more" if share.estimate.above(0.5) else "less"
                readings.append(
                    f"The {name} wins {side} than half of the decided duels against the others: "
                    f"{whole_share(share.estimate)}."
                )
        drawn = Share(sum([cell.draws for cell in self.matrix.cells]), sum([cell.games for cell in self.matrix.cells]))
        readings.append(f"Drawn: {whole_share(drawn.estimate)} of all duels.")
        headings = ("seat 1", "seat 2", "won / drawn / lost", "won by seat 1", "95 % interval")
        return Section("Heroes", sentence, readings, Table(headings, rows, 2), Heat("heroes", self.matrix))

    def decided(self, hero: str) -> Share:
        """How many of the decided duels against other heroes this one has won, on either seat."""
        wins = losses = 0
        for run in self.duels:
            first, second = heroes_of(run)
            if first != second and hero in (first, second):
                seat = (first, second).index(hero)
                wins += sum([won(seen) == seat for seen in run.seen])
                losses += sum([won(seen) == 1 - seat for seen in run.seen])
        return Share(wins, wins + losses)

    def advantage(self) -> Section:
        """Does the first Advantage help?"""
        lines: list[tuple[str, Share]] = []
        for hero in HEROES_BY_SEAT[0]:
            games = [seen for run in self.duels if heroes_of(run) == (hero, hero) for seen in run.seen]
            lines.append((self.name(hero), first_wins(games)))
        mirrors = Share(sum([share.part for _, share in lines]), sum([share.whole for _, share in lines]))
        others = first_wins([seen for run in self.duels if len(set(heroes_of(run))) > 1 for seen in run.seen])
        lines += [("all mirror duels", mirrors), ("different heroes", others)]
        rows = [
            (name, str(share.whole), str(share.part), percent(share.estimate), percent_interval(share.estimate))
            for name, share in lines
        ]
        sentence = (
            "Who stands first on the Advantage track when the duel begins (SJ-4.2), and how many of the decided duels "
            "that hero wins. Between different heroes the printed numbers decide it, so it cannot be told apart from "
            "the strength of the heroes; in a mirror duel luck does (SJ-4.7)."
        )
        estimate = mirrors.estimate
        if estimate.above(0.5):
            reading = f"In mirror duels the first Advantage helps: {whole_share(estimate)} are won with it."
        elif estimate.below(0.5):
            reading = f"In mirror duels the first Advantage hurts: {whole_share(estimate)} are won with it."
        else:
            reading = "In mirror duels the first Advantage is not proven to help or to hurt."
        table = Table(("duels", "decided", "won with the first Advantage", "share", "95 % interval"), rows)
        picture = dots(
            "advantage",
            "duels won with the first Advantage (%)",
            [(name, share.estimate) for name, share in lines],
            0.5,
        )
        return Section("First Advantage", sentence, [reading], table, picture)

    def length(self) -> Section:
        """How many turns duels last."""
        games = [seen for run in self.duels for seen in run.seen]
        rows = []
        for hero in HEROES_BY_SEAT[0]:
            turns = [seen.result.summary["turns"] for run in self.duels if hero in heroes_of(run) for seen in run.seen]
            rows.append((f"with the {self.name(hero)}", *turn_figures(turns)))
        everything = [seen.result.summary["turns"] for seen in games]
        table = Table(
            ("duels", "number", "turns on average", "95 % interval", "shortest", "longest"),
            [("all", *turn_figures(everything)), *rows],
        )
        values = [value for value, _ in spread(everything)]
        found = Counter([(seen.result.summary["turns"], seen.result.reason) for seen in games])
        reasons = sorted({seen.result.reason for seen in games})
        kinds = {reason.replace("_", " "): [found[value, reason] for value in values] for reason in reasons}
        sentence = f"How many turns the duels last. Endings: {listed(list(kinds))}."
        picture = Columns("length", "turns", [str(value) for value in values], dict(kinds))
        return Section("Length", sentence, [], table, picture)

    def game_rows(self) -> list[Row]:
        """All duels as rows of a data file."""
        rows: list[Row] = []
        for run in self.duels:
            for seen in run.seen:
                result = seen.result
                row: Row = dict(zip(("hero_1", "hero_2"), heroes_of(run), strict=True))
                row |= {"game": result.number, "winners": "+".join(result.winners), "reason": result.reason}
                rows.append(row | {"first_advantage": seen.facts["first_advantage"], **result.summary})
        return rows


def heroes_of(run: Run) -> tuple[str, str]:
    """The heroes of a series by seat."""
    return str(run.series.options["hero_1"]), str(run.series.options["hero_2"])


def won(seen: Seen) -> int:
    """The seat that has won; -1 for a draw."""
    return ("seat_1", "seat_2").index(seen.result.winners[0]) if seen.result.winners else -1


def first_wins(games: list[Seen]) -> Share:
    """How many decided games the hero with the first Advantage has won."""
    decided = [seen for seen in games if seen.result.winners]
    return Share(sum([seen.facts["first_advantage"] in seen.result.winners for seen in decided]), len(decided))


def turn_figures(turns: list[int]) -> tuple[str, ...]:
    """Number, average with interval, least and most."""
    average = mean(turns)
    interval = f"{average.low:.1f} – {average.high:.1f}" if average.known else "–"
    return str(len(turns)), f"{average.value:.1f}", interval, str(min(turns)), str(max(turns))
