"""How much a turn asks of a person: keys in the terminal, taps in the browser."""

from typing import Final

from shiai.games.senjutsu.referee import Referee, read_command
from shiai.games.senjutsu.referee.printed import ways
from tests.games.senjutsu.referee.refereeing import session
from tests.games.senjutsu.referee.test_pages import lines_offered, new_session, seen
from tests.web.browsers import Browser
from tests.web.pages import Page

MOST_KEYS: Final = 12
MOST_QUIET_TAPS: Final = 5
MOST_ATTACK_TAPS: Final = 8
# The deck is not named, so the referee stops for Instants: the longer way.
SET_UP: Final = ("hero 1 ronin D4 N", "enemy 1 samurai_boss D2 S centre offensive 5", "deck 1 S003", "begin")


class Terminal:
    """Counts the keys of typed lines."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.keys = 0

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.referee.enter(read_command(line))
        self.keys += len(line) + 1

    def turn(self, card: str) -> None:
        """Play a turn with this card, carried out as printed."""
        self.type(card)
        while self.referee.progress().kind != "cards":
            kind = self.referee.progress().kind
            assert self.referee.fight is not None
            printed = kind in ("part", "lines") and bool(ways(self.referee.fight))
            self.type("1" if printed or kind == "question" else "g")
            assert self.keys < 100, kind


def test_a_turn_takes_few_keys_in_the_terminal() -> None:
    for card in ("126", "110", "105", "125", "122", "048"):
        hero = "student" if card == "048" else "ronin"
        terminal = Terminal(session(f"hero 1 {hero} D4 N", *SET_UP[1:]))
        terminal.turn(card)
        assert terminal.keys <= MOST_KEYS, card


class Tapping:
    """Counts the taps of a person in the browser: into a field, on a button, on a space."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.address = new_session(browser)
        self.page = browser.page(self.address)
        for line in SET_UP:
            self.send({"choice": line})
        self.taps = 0

    def send(self, form: dict[str, object]) -> None:
        """Send a form as the page does."""
        picked = next((value for each in self.page.forms for name, value in each.values if name == "pick"), "")
        answer = self.browser.post(f"{self.address}/enter", {"seen": seen(self.page), "pick": picked, **form})
        assert answer.status_code == 200, answer.text
        self.page = Page(answer.text)

    def turn(self, card: str, *wanted: str) -> None:
        """Play a turn: the card in its field, then buttons; first those that are wanted, each once."""
        tapped: list[str] = []
        self.taps += 2  # the field and the button beside it
        self.send({"word": ["turn", card]})
        while "turn" not in [tag.attributes.get("id") for tag in self.page.tags if tag.name == "form"]:
            offered = lines_offered(self.page)
            likely = [line for line in wanted if line in offered and line not in tapped]
            tapped += likely
            usual = [line for line in offered if line.startswith(("printed", "answer")) or line == "go"]
            self.send({"choice": (likely or usual)[0]})
            self.taps += 1
            assert self.taps < 20, lines_offered(self.page)


def test_a_quiet_turn_takes_few_taps(browser: Browser) -> None:
    tapping = Tapping(browser)
    tapping.turn("122", "pick to D5")  # a step and two rotations
    assert tapping.taps <= MOST_QUIET_TAPS


def test_an_attack_takes_few_taps(browser: Browser) -> None:
    tapping = Tapping(browser)
    tapping.turn("126")
    assert "Samurai Boss takes 1 wound." in tapping.page.text
    assert tapping.taps <= MOST_ATTACK_TAPS
