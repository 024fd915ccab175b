"""Cards that win and cards that nobody plays, of games in which every hero has a deck.

A card is judged among equals: a hero who has played it, against a certain opponent, is compared with the average of
that hero against that opponent.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from shiai.arena.balance.numbers import Estimate, Share, percent, points, points_interval
from shiai.arena.balance.page import Section, Table, dots
from shiai.arena.files import Row
from shiai.arena.statistics import CONFIDENCE_95

LEAST: Final = 20  # a card that fewer heroes have played is not judged
SHOWN: Final = 10  # cards at each end of the picture

Pairing = tuple[str, str]  # a hero and the opponent


class CardCounts:
    """How often heroes have won, in all and with every card."""

    def __init__(self) -> None:
        self.games: Counter[Pairing] = Counter()
        self.wins: Counter[Pairing] = Counter()
        self.played: Counter[tuple[str, Pairing]] = Counter()
        self.won: Counter[tuple[str, Pairing]] = Counter()

    def add(self, heroes: Pairing, cards: Sequence[Sequence[str]], winner: int) -> None:
        """Count a duel from both seats; `winner` is a seat, or -1."""
        for seat in (0, 1):
            pairing = (heroes[seat], heroes[1 - seat])
            self.games[pairing] += 1
            self.wins[pairing] += winner == seat
            for card in cards[seat]:
                self.played[card, pairing] += 1
                self.won[card, pairing] += winner == seat

    def cards(self) -> list[str]:
        """All cards that were played."""
        return sorted({card for card, _ in self.played})

    def number(self, card: str) -> int:
        """How many heroes have played a card, in all games."""
        return sum([self.played[card, pairing] for pairing in self.games])

    def heroes(self, card: str) -> list[str]:
        """Whose card it is."""
        return sorted({hero for hero, opponent in self.games if self.played[card, (hero, opponent)]})

    def effect(self, card: str) -> Estimate:
        """How much more often a hero wins who has played the card than this hero does on average.

        The interval is that of a sample without replacement out of the games of every pairing, taken together.
        """
        number = self.number(card)
        surplus = spread = 0.0
        for pairing, games in self.games.items():
            played = self.played[card, pairing]
            surplus += self.won[card, pairing] - played * self.wins[pairing] / games
            if played and games > 1:
                share = (self.wins[pairing] + 1) / (games + 2)  # never quite 0 or 1
                spread += played * (games - played) / (games - 1) * share * (1 - share)
        value, width = surplus / number, CONFIDENCE_95 * sqrt(spread) / number
        return Estimate(value, value - width, value + width)


def card_section(counts: CardCounts, name: Callable[[str], str]) -> Section:
    """The cards whose players win more or less often than usual."""
    judged = [(card, counts.effect(card)) for card in counts.cards() if counts.number(card) >= LEAST]
    judged.sort(key=lambda line: -line[1].value)
    clear = [(card, effect) for card, effect in judged if effect.above(0) or effect.below(0)]
    rows = []
    for card, effect in clear:
        heroes = ", ".join([name(hero) for hero in counts.heroes(card)])
        figures = (str(counts.number(card)), points(effect), points_interval(effect))
        rows.append((f"{name(card)} ({card})", heroes, *figures))
    sentence = (
        "How much more often a hero wins who has played the card at least once, than this hero wins against the same "
        "opponent on average, in percentage points. This is no proof that the card is the cause: cards that are played "
        "late, or when a duel is nearly won, look good here."
    )
    reading = (
        f"Of {len(judged)} cards that were played in {LEAST} duels or more, the interval of {len(clear)} lies on one "
        f"side of zero, and these are listed; by luck alone about {0.05 * len(judged):.0f} would."
    )
    ends = judged if len(judged) <= 2 * SHOWN else [*judged[:SHOWN], *judged[-SHOWN:]]
    lines = [(name(card), effect) for card, effect in ends]
    picture = dots("cards", "win rate with the card minus the hero's average (points)", lines)
    table = Table(("card", "heroes", "duels", "difference", "95 % interval"), rows, 2) if rows else None
    return Section("Cards that win", sentence, [reading], table, picture)


def unplayed_section(counts: CardCounts, decks: dict[str, tuple[str, ...]], name: Callable[[str], str]) -> Section:
    """The cards that a hero could play and never did."""
    rows = []
    for hero, cards in decks.items():
        games = sum([number for (owner, _), number in counts.games.items() if owner == hero])
        most = Share(0, games).estimate.high
        for card in cards:
            if not sum([counts.played[card, pairing] for pairing in counts.games if pairing[0] == hero]):
                limit = percent(Estimate(most, most, most))
                rows.append((name(hero), f"{name(card)} ({card})", str(games), f"below {limit}"))
    sentence = (
        "Cards of a signature deck, weapon cards and core cards that their hero never played, in so many duels on "
        "either seat; and how often it could still be, with 95 % confidence."
    )
    if not rows:
        return Section("Cards never played", "Every card was played by every hero who has it.")
    return Section("Cards never played", sentence, [], Table(("hero", "card", "duels", "share"), rows, 2))


def card_rows(counts: CardCounts) -> list[Row]:
    """How often every card was played and won with, by hero and opponent."""
    return [
        {
            "card": card,
            "hero": hero,
            "opponent": opponent,
            "games": counts.played[card, (hero, opponent)],
            "wins": counts.won[card, (hero, opponent)],
            "games_of_hero": counts.games[hero, opponent],
            "wins_of_hero": counts.wins[hero, opponent],
        }
        for card in counts.cards()
        for hero, opponent in counts.games
        if counts.played[card, (hero, opponent)]
    ]
