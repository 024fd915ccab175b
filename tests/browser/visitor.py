"""Somebody who plays in a browser, and what people do there: click, look, wait until the table has settled."""

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlencode
from urllib.request import Request as ProgramRequest
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

PATIENCE: Final = 30_000  # milliseconds; far more than anything needs, even on a busy machine
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
QUICK: Final = ("done", "finish", "fight", "attack", "defend", "go_on")  # choices that lead on, the best first
OFFERS: Final = "button[name=choice]:is([form=choices], #choices button)"
QUIET: Final = "/static/favicon.svg"  # a page of the server on which nothing is drawn while others play
# Plays at a table by its pages, without drawing them, until a question has a sign. Returns how many choices were made
# without a plan, or nothing if the game was over before.
PLAY: Final = """async ([table, sign, offers, quick, taken]) => {
  const read = async (answer) => new DOMParser().parseFromString(await (await answer).text(), "text/html");
  const leads = (choice) => quick.includes(choice) || choice.startsWith("play ");
  let page = await read(fetch(table));
  while (!page.querySelector("#ask .over")) {
    if (!page.querySelector("#ask .prompt")) {
      page = await read(fetch(table));  // a bot thinks
      continue;
    }
    if (page.querySelector(sign)) return taken;
    const found = [...new Set([...page.querySelectorAll(offers)].map((button) => button.value))];
    taken += 1;
    const soon = quick.find((choice) => found.includes(choice)) ?? found.find(leads) ?? found[0];
    const form = page.querySelector("form#choices");
    const body = new URLSearchParams(new FormData(form));
    body.set("confirmed", "yes");
    body.append("choice", quick.length ? soon : found[(5 * taken) % found.length]);
    page = await read(fetch(form.getAttribute("action"), { method: "POST", body }));
  }
  return null;
}"""
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

View = dict[str, Any]  # of a table, as programs see it

expect.set_options(timeout=PATIENCE)


def is_quick(choice: str) -> bool:
    """Does this choice lead on? A card that is played does so too."""
    return choice in QUICK or choice.startswith("play ")


def soonest(offers: list[str]) -> str:
    """The choice that ends the question soonest."""
    return next((choice for choice in QUICK if choice in offers), next(filter(is_quick, offers), offers[0]))


class Contexts:
    """What visitors have as browsers. One that is left is emptied and used again, with the files that it has loaded."""

    ORDINARY: Final = frozenset(
        ("viewport", "has_touch", "is_mobile", "locale", "java_script_enabled", "reduced_motion", "base_url")
    )

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, usual: dict[str, Any], options: dict[str, Any]) -> BrowserContext:
        """A browser without a past."""
        if free := self.free.get(repr(options)):
            context = free.pop()
            context.clear_cookies()  # our pages store nothing else
            return context
        return self.browser.new_context(**usual | options)

    def give_back(self, context: BrowserContext, options: dict[str, Any]) -> None:
        """Leave one; whatever could have changed in an unusual way is thrown away."""
        if options.keys() <= self.ORDINARY:
            for page in context.pages:
                page.close()
            self.free.setdefault(repr(options), []).append(context)
        else:
            context.close()


class Visitor:
    """One browser with cookies of its own, and one page in it. Motion and service workers are off unless asked for."""

    def __init__(self, contexts: Contexts, address: str, **options: Any) -> None:
        usual = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        self.contexts = contexts
        self.options = {"base_url": address} | options
        given = usual | self.options
        self.address = address
        self.scripted = given.get("java_script_enabled", True)
        self.fingers = given.get("has_touch", False)
        self.context = contexts.take(usual, self.options)
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
        self.contexts.give_back(self.context, self.options)

    def awake(self) -> None:
        """Wait until the script of the page is there."""
        expect(self.page.locator("html[data-script]")).to_have_count(1)

    # Coming to a table ------------------------------------------------------------------------------------------------

    def set_up(self, game: str, *seats: str, deal: str = "a deal for tests", **options: str) -> str:
        """A new table with a fixed deal (without rivals), and this visitor at its page; returns its address."""
        form: dict[str, str | float | bool] = {} if "open" in seats else {"deal": deal}
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
        self.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true; })")
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
        shown = self.page.url
        self.page.goto("about:blank")  # or the board would be drawn after every choice
        look, choose = self.program(table, seat)
        wanted = [*first]
        choice = ""
        view = look()
        while view["result"] == "open" and (not last or choice != last):
            if view["choices"]:
                choice = wanted.pop(0) if wanted else soonest([*view["choices"]])
                view = choose(view, choice)
            else:
                view = look()
        self.page.goto(shown)

    def program(self, table: str, seat: int) -> tuple[Callable[[], View], Callable[[View, str], View]]:
        """What a program of this visitor does: look at the table, and choose; without the browser, which is slow."""
        path = f"{self.address}/api/tables/{table.rpartition('/')[2]}"
        cookies = "; ".join([f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies(path)])
        headers = {"cookie": cookies, "content-type": "application/json"}

        def look() -> View:
            with urlopen(ProgramRequest(f"{path}?{urlencode({'seat': seat})}", headers=headers)) as answer:
                found: View = json.load(answer)
            return found

        def choose(view: View, choice: str) -> View:
            command = {"seat": seat, "sequence": view["sequence"], "choice": choice}
            with urlopen(ProgramRequest(f"{path}/choices", json.dumps(command).encode(), headers)) as answer:
                found: View = json.load(answer)
            return found

        return look, choose

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
        values = "buttons => [...new Set(buttons.map((button) => button.value))]"
        found: list[str] = self.page.locator(OFFERS).evaluate_all(values)
        return found

    def wait_for_turn(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        asked = self.page.locator("#ask .prompt, #ask .over")
        if self.scripted:
            asked.wait_for()  # `expect` would describe the whole page again and again until it is there
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

    def play_until_seen(self, sign: str, quick: tuple[str, ...] = ()) -> None:
        """Let a program play on until this is on the page of a question; any choices are made unless quick ones are."""
        assert self.wait_for_turn()
        if self.page.locator(sign).count():
            return
        table = self.page.url
        self.page.goto(QUIET)
        taken = self.page.evaluate(PLAY, [table, sign, OFFERS, quick, self.taken])
        assert taken is not None, f"the game was over before '{sign}'"
        self.taken = self.taken if quick else taken
        self.page.goto(table)
        assert self.wait_for_turn()
        assert self.page.locator(sign).count(), sign

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
        """Let a program play on until this choice may be made, with choices that end questions soon."""
        self.play_until_seen(f"{OFFERS}[value='{choice}']", QUICK)
