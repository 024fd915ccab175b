"""Somebody who plays in a browser, and what people do there: click, look, wait until the table has settled."""

import re
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

PATIENCE: Final = 30_000  # milliseconds; far more than anything needs, even on a busy machine
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
QUICK: Final = ("done", "finish", "fight", "attack", "defend", "go_on")  # choices that lead on, the best first
LONG_DUEL: Final = "a long duel"  # a deal of Way of the Samurai in which no wound kills at once
# A duel of Way of the Samurai with all that can lie on the table.
ALL_MODULES: Final = {
    "opponent": "oda",
    "weapon": "nodachi",
    "environment": "forest",
    "weather": "rain",
    "yoroi": "player",
    **dict.fromkeys(("blood", "bushido", "gisei", "taikyu", "hard_mode"), "true"),
}

expect.set_options(timeout=PATIENCE)


def is_quick(choice: str) -> bool:
    """Does this choice lead on? A card that is played does so too."""
    return choice in QUICK or choice.startswith("play ")


def soonest(offers: list[str]) -> str:
    """The choice that ends the question soonest."""
    return next((choice for choice in QUICK if choice in offers), next(filter(is_quick, offers), offers[0]))


class Visitor:
    """One browser with cookies of its own, and one page in it. Motion and service workers are off unless asked for."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        usual = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        given = usual | {"base_url": address} | options
        self.address = address
        self.scripted = given.get("java_script_enabled", True)
        self.fingers = given.get("has_touch", False)
        self.context = browser.new_context(**given)
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.expected: re.Pattern[str] | None = None
        self.taken = 0  # choices that were made without a plan
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab; what goes wrong in it is noted."""
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.note(f"error in a script: {error}"))
        page.on("requestfailed", self.failed)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        """Errors that the browser tells, such as what the Content-Security-Policy forbade."""
        if message.type == "error":
            self.note(f"console of {self.page.url}: {message.text} ({message.location.get('url', '')})")

    def failed(self, request: Request) -> None:
        """Requests without an answer; what a page gave up itself when it was left is none."""
        if request.failure != "net::ERR_ABORTED":
            self.note(f"failed: {request.method} {request.url}: {request.failure}")

    def note(self, trouble: str) -> None:
        """Something went wrong, unless this very thing was meant to."""
        if self.expected is None or not self.expected.search(trouble):
            self.troubles.append(trouble)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def awake(self) -> None:
        """Wait until the script of the page is there."""
        expect(self.page.locator("html[data-script]")).to_have_count(1)

    # Coming to a table ------------------------------------------------------------------------------------------------

    def set_up(self, game: str, *seats: str, deal: str = "a deal for tests", **options: str) -> str:
        """A new table with a fixed deal, and this visitor at its page; returns its address."""
        form: dict[str, str | float | bool] = {"deal": deal}
        form |= {f"seat-{number}": seat for number, seat in enumerate(seats)}
        form |= {f"option-{name}": value for name, value in options.items()}
        answer = self.context.request.post(f"/new/{game}", form=form)
        assert answer.ok, answer.text()
        table = re.sub(r"/seats$", "", answer.url)
        self.page.goto(table)
        return table

    def seat_link(self, table: str, seat: int) -> str:
        """A secret link to a seat, made on the page of the seats."""
        self.page.goto(f"{table}/seats")
        self.page.locator(f"form[action$='/links'] button[value='{seat}']").click()
        link = self.page.locator(f"#link-{seat}").input_value()
        self.page.goto(table)
        return link

    def sit(self, link: str, name: str) -> None:
        """Take the seat of a link."""
        self.page.goto(link)
        self.page.locator("main input[name=name]").fill(name)
        self.page.locator("main button[type=submit]").click()
        expect(self.page.locator("#board")).to_be_visible()

    def by_program(self, table: str, seat: int, *first: str, last: str = "") -> None:
        """Play a seat through the door for programs, much quicker than by clicking: to the end, or to this choice."""
        path = f"/api/tables/{table.rpartition('/')[2]}"
        request = self.context.request
        wanted = [*first]
        choice = ""
        view = request.get(path, params={"seat": seat}).json()
        while view["result"] == "open" and (not last or choice != last):
            if view["choices"]:
                choice = wanted.pop(0) if wanted else soonest([*view["choices"]])
                command = {"seat": seat, "sequence": view["sequence"], "choice": choice}
                view = request.post(f"{path}/choices", data=command).json()
            else:
                view = request.get(path, params={"seat": seat}).json()
        self.page.goto(self.page.url)

    # At the table -----------------------------------------------------------------------------------------------------

    def press(self, button: Locator) -> None:
        """Press a button that sends something, and wait until its answer is on the page."""
        if not self.scripted:
            with self.page.expect_navigation():  # a click returns before the answer to its form is there
                button.click()
            return
        with self.page.expect_response(lambda answer: answer.request.method == "POST"):
            if self.fingers:
                button.tap()  # a mouse would hover before, and fingers do not
            else:
                button.click()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing of one's own is under way."""
        expect(self.page.locator("#ask[aria-busy=true]")).to_have_count(0)

    def choose(self, choice: str) -> None:
        """Make a choice by its name: on the drawing where it is drawn, otherwise by its button."""
        drawn = self.page.locator(f"#board button[form=choices][value='{choice}']")
        stored = self.page.locator(f"#choices button[value='{choice}']")
        self.press(drawn.or_(stored).first)

    def pick(self, words: str) -> None:
        """Pick a part of a choice on the drawing."""
        self.page.locator(f"#board a.pick[href*='pick={words.replace(' ', '+')}']").click()
        expect(self.page.locator("#board a.pick[aria-current=true]")).to_have_count(1)

    def choose_by_pick(self, words: str, rest: str) -> None:
        """Make a choice in two steps: its first words, then the rest."""
        self.pick(words)
        self.choose(f"{words} {rest}")

    def offers(self) -> list[str]:
        """The names of the choices that can be pressed now."""
        buttons = self.page.locator("button[name=choice]:is([form=choices], #choices button)")
        found: list[str] = buttons.evaluate_all("buttons => [...new Set(buttons.map((button) => button.value))]")
        return found

    def wait_for_turn(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        asked = self.page.locator("#ask .prompt, #ask .over")
        if self.scripted:
            expect(asked).to_be_visible()
        else:
            while not asked.count():
                self.page.reload()
        return self.page.locator("#ask .over").count() == 0

    def assign_all(self) -> None:
        """Make a whole plan of the defender of 7 Ronin: every ronin in hand to the first area that takes him."""
        picks = self.page.locator("#board a.pick[href*='pick=assign']")
        while picks.count():
            words = f"assign {str(picks.first.get_attribute('id')).removeprefix('pick-')}"
            self.pick(words)
            area = self.page.locator("#board .plot button.offer[value^='assign ']").first
            self.choose(str(area.get_attribute("value")))

    def take_turn(self) -> None:
        """Do what is asked, whatever it is: make a whole plan, or take a choice that ends the question soon."""
        self.assign_all()
        self.choose(soonest(self.offers()))

    def take_any(self) -> None:
        """Make one of the choices, not always the first: where cards ask many things, most of them are asked so."""
        offers = self.offers()
        self.taken += 1
        self.choose(offers[5 * self.taken % len(offers)])

    def play_until_seen(self, sign: str) -> None:
        """Play on until this is on the page of a question."""
        assert self.wait_for_turn()
        while not self.page.locator(sign).count():
            self.take_any()
            assert self.wait_for_turn(), f"the game was over before '{sign}'"

    def play_to_the_end(self) -> None:
        """Play on until the game is over."""
        while self.wait_for_turn():
            self.take_turn()
        expect(self.page.locator("#ask .over h2")).to_have_text(re.compile("You have (won|lost)"))

    def play_until(self, words: str) -> None:
        """Play on until the moment, as the top line has it, contains these words."""
        while words not in self.page.locator(".top-title").inner_text():
            assert self.wait_for_turn(), f"the game was over before '{words}'"
            if words not in self.page.locator(".top-title").inner_text():
                self.take_turn()

    def play_until_offered(self, choice: str) -> None:
        """Play on until this choice may be made."""
        assert self.wait_for_turn()
        while choice not in self.offers():
            self.take_turn()
            assert self.wait_for_turn(), f"the game was over before '{choice}'"
