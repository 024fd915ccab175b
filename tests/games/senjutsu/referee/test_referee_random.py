"""Random sessions of the referee: an entry is carried out or refused, can be said, and comes back by replay."""

import json
from random import Random

import pytest

from shiai.games.senjutsu.cards.cards import CARD_NAMES, HERO_CARDS
from shiai.games.senjutsu.referee import EntryError, Referee, progress, read_command
from shiai.games.senjutsu.referee.figures import rows_of
from shiai.games.senjutsu.referee.printed import ways
from shiai.games.senjutsu.referee.referee import from_data
from shiai.games.senjutsu.referee.sentences import (
    answers,
    card_texts,
    health,
    mood,
    stands,
    told_lines,
    waits_for,
    way_text,
    why_lines,
)
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, BOARDS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES, ENEMY_NAMES
from shiai.i18n.catalogue import Catalogue, languages
from tests.games.senjutsu.referee.refereeing import notebook

SESSIONS = 8
ENTRIES = 60
WORDS = [Catalogue(language, "senjutsu_solo") for language in languages()]


class Person:
    """Somebody who enters all kinds of things."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.referee = Referee(str(seed))
        board = self.rng.randrange(len(BOARD_NAMES))
        self.spaces = [BOARDS[board].names[at] for at in bits(BOARDS[board].spaces)]
        self.heroes = self.rng.choice((1, 2))
        self.enemies = self.rng.sample([name for name in ENEMY_NAMES if not ENEMIES[name].partner], 2)
        self.try_line(f"board {BOARD_NAMES[board]}")
        self.try_line(f"decks {self.rng.choice(('table', 'program'))}")
        self.try_line(f"terrain rocks {self.rng.choice(self.spaces)}")

    def try_line(self, line: str) -> bool:
        """Enter a line; False when it was refused."""
        try:
            self.referee.enter(read_command(line))
        except EntryError:
            return False
        say_everything(self.referee)
        return True

    def until_accepted(self, *words: str) -> None:
        """Enter a figure on some space."""
        while not self.try_line(" ".join([*words, self.rng.choice(self.spaces), self.rng.choice(DIRECTION_NAMES)])):
            pass

    def set_up(self) -> None:
        """Figures, and the beginning."""
        for number in range(self.heroes):
            self.until_accepted("hero", str(number + 1), self.rng.choice(list(HEROES)))
        for number, name in enumerate(self.enemies):
            self.until_accepted("enemy", str(number + 1), name)
        assert self.try_line("begin")

    def report(self) -> None:
        """Tell something that happened."""
        who = self.rng.choice(("hero 1", "enemy 1", "enemy 2"))
        what = self.rng.choice(("wound", "bleed", "stun", "hobble", "poison", "place"))
        more = self.rng.choice(("002", "129", "130")) if what == "poison" else "1"
        if what == "place":
            self.try_line(f"{who} {self.rng.choice(self.spaces)} {self.rng.choice(DIRECTION_NAMES)}")
        else:
            self.try_line(f"{what} {who} {more}")

    def answer(self) -> None:
        """Do what the referee waits for."""
        now = self.referee.progress()
        if now.kind == progress.CARDS and self.rng.random() < 0.5:
            living = [seat for seat in range(self.heroes) if self.alive(seat)]
            while not self.try_line(" ".join([self.rng.choice(HERO_CARDS).number for _ in living])):
                pass
            return
        if now.kind == progress.CARDS:
            for seat in range(self.heroes):
                while self.alive(seat) and not self.try_line(f"card {seat + 1} {self.rng.choice(HERO_CARDS).number}"):
                    pass
        if now.kind == progress.QUESTION:
            assert self.try_line(f"answer {self.rng.randrange(len(now.answers)) + 1}")
        elif now.kind == progress.DRAW:
            card = self.rng.choice(notebook(self.referee).stack[-1].legal(notebook(self.referee), -1))
            number = CARD_NAMES[CARD.part(card)].removeprefix("card-").replace("poison-002", "poison")
            assert self.try_line(f"{self.referee.figure_name(now.figure)} {number}")
        elif now.kind in (progress.PART, progress.LINES) and self.rng.random() < 0.7:
            assert self.referee.fight is not None
            found = ways(self.referee.fight)
            assert found
            listed = f"printed {self.rng.randrange(len(found)) + 1}"
            assert self.try_line(listed if self.rng.random() < 0.8 else "printed :")
        else:
            assert self.try_line("go")

    def alive(self, seat: int) -> bool:
        """Does this hero still fight?"""
        return rows_of(self.referee)[seat].alive


def say_everything(referee: Referee) -> None:
    """All that pages and terminals say has words in every language."""
    for words in WORDS:
        assert waits_for(referee, words)
        for lines in (told_lines(referee, referee.told[-1], words), *why_lines(referee, words)):
            assert all(sentence.text for sentence in lines)
        assert all(answers(referee, words))
        if referee.fight is not None and referee.fight.state.stack:
            figure = referee.progress().figure
            assert all(way_text(referee, way, figure, words) for way in ways(referee.fight)[:20])
        for row in rows_of(referee):
            assert all((stands(row, words), health(row, words), mood(row, words)))
            assert all(card_texts(row, words))


@pytest.mark.parametrize("seed", range(SESSIONS))
def test_a_random_session_is_refereed_and_replayed(seed: int) -> None:
    person = Person(seed)
    person.set_up()
    for _ in range(ENTRIES):
        if person.referee.progress().kind == progress.OVER:
            break
        if person.rng.random() < 0.3:
            person.report()
        else:
            person.answer()
    again = from_data(json.loads(json.dumps(person.referee.data())))
    assert notebook(again).key() == notebook(person.referee).key()
    assert [told.events for told in again.told] == [told.events for told in person.referee.told]
