"""Nobody peeks: two tables that differ only in what one seat does in secret look the same to the other and to watchers.

One seat, the hider, plans differently at both tables: other places, other numbers, taken back and made again. All
else is done alike. After every command the other seat and watchers must find the same numbers, lines and answers.
"""

from collections.abc import Callable
from random import Random

import pytest

from shiai.core.seats import WATCHER
from shiai.i18n.catalogue import Catalogue
from shiai.table import commands
from shiai.table.errors import TableError
from shiai.table.service import TableService
from shiai.web.log import chat_lines, log_lines, news
from tests.table.tables import (
    ANN,
    ATTACKER,
    BOB,
    DEFENDER,
    bot,
    choose,
    mine,
    now,
    ronin,
    sequence,
    settle,
    take_hint,
    two_people,
)
from tests.tiers import mostly_nightly

WORDS = Catalogue("en", "seven_ronin")
NAMES = ("Ann", "Bob")
PEOPLE = (ANN, BOB)
ALL = 10_000  # lines
SECRET = ("place ", "assign ")


class Pair:
    """Two tables that should look alike to everybody but the hider."""

    def __init__(self, service: TableService, hider: int, seed: int) -> None:
        self.service = service
        self.hider = hider
        self.observer = 1 - hider
        self.ids = (two_people(service), two_people(service))
        self.rng = Random(f"common {seed}")
        self.secrets = (Random(f"one {seed}"), Random(f"other {seed}"))
        self.told: list[dict[int, list[int]]] = []
        for id in self.ids:
            heard: dict[int, list[int]] = {viewer: [] for viewer in (self.observer, WATCHER)}
            for viewer, numbers in heard.items():
                numbers.append(service.listen(id, viewer, listener(numbers)))
            self.told.append(heard)

    # What is seen -----------------------------------------------------------------------------------------------------

    def seen(self, id: str, viewer: int) -> dict[str, object]:
        """Everything that a page could be made of."""
        table = now(self.service, id)
        knowledge, state = table.knowledge, table.game.state
        view = state.redact(viewer)
        own = viewer != WATCHER
        hint = table.hint(viewer) if own else None
        return {
            "sequence": knowledge.sequence[viewer],
            "asked": knowledge.asked_at[viewer] if own else None,
            "position": view.position(),
            "moments": self.moments(id, viewer),
            "notes": [(n.id, n.seat, n.text, n.phrase) for n in table.notes if n.visible_to(viewer)],
            "log": log_lines(table, viewer, WORDS, NAMES, ALL),
            "chat_lines": chat_lines(table, WORDS, NAMES, (), ALL),
            "news": news(table, viewer, WORDS, lambda _event: False, ALL),
            "actors": view.actors(),
            "choices": view.legal(viewer) if own else (),
            "request": table.request and (table.request.seat, table.request.needs),
            "redo": own and table.last_taken_back(viewer) is not None,
            "hint": hint and hint.opinion,
            "result": table.game.record.result,
        }

    def moments(self, id: str, viewer: int) -> list[object]:
        """What the viewer finds when turning back the pages; the numbers of choices are nobody's business."""
        table = now(self.service, id)
        wanted = set(table.knowledge.moments[viewer])
        states = enumerate(table.game.record.states())
        return [state.redact(viewer).key() for count, state in states if count in wanted]

    def compare(self, after: str) -> None:
        """Both tables look alike, and listeners had the same reasons to look."""
        for viewer in (self.observer, WATCHER):
            one, other = (self.seen(id, viewer) for id in self.ids)
            assert one == other, f"viewer {viewer} could tell after: {after}"
            assert self.told[0][viewer] == self.told[1][viewer], f"viewer {viewer} was told differently: {after}"
            assert one["sequence"] == self.told[0][viewer][-1]

    # What is done -----------------------------------------------------------------------------------------------------

    def both(self, what: str, act: Callable[[str], object]) -> bool:
        """Do the same at both tables; the answers must be the same too. Was it done?"""
        answers: list[str] = []
        for id in self.ids:
            try:
                act(id)
                answers.append("")
            except TableError as error:
                answers.append(f"{type(error).__name__} {error} {error.clauses}")
        assert answers[0] == answers[1], f"the answer to {what} differs"
        self.compare(what)
        return not answers[0]

    def send_command(self, seat: int, what: str, act: Callable[[TableService, str, str, int, int], None]) -> bool:
        """Send a command of a seat to both tables."""
        service = self.service
        return self.both(
            f"seat {seat}: {what}", lambda id: act(service, id, PEOPLE[seat], seat, sequence(service, id, seat))
        )

    def choose(self, seat: int, choice: str) -> None:
        service = self.service
        assert self.both(
            f"seat {seat}: {choice}",
            lambda id: commands.choose(service, id, PEOPLE[seat], seat, choice, sequence(service, id, seat)),
        )

    # In secret --------------------------------------------------------------------------------------------------------

    def planned(self, id: str) -> list[str]:
        """What the hider has planned this round and not yet shown, the oldest first."""
        game = now(self.service, id).game
        found: list[str] = []
        for number in range(len(game.record.choices) - 1, game.first_undoable - 1, -1):
            if game.record.choices[number][0] == self.hider:
                if not game.record.names[number].startswith(SECRET):
                    break
                found.insert(0, game.record.names[number])
        return found

    def placements(self, id: str) -> list[str]:
        state = now(self.service, id).game.state
        if self.hider not in state.actors():
            return []
        return [name for a in state.legal(self.hider) if (name := state.name(a)).startswith(SECRET)]

    def place(self, id: str, name: str) -> None:
        commands.choose(self.service, id, PEOPLE[self.hider], self.hider, name, sequence(self.service, id, self.hider))

    def take_back(self, id: str, name: str) -> None:
        commands.undo(self.service, id, PEOPLE[self.hider], self.hider, sequence(self.service, id, self.hider), name)

    def scheme(self) -> None:
        """The hider does different things at both tables, none of them visible."""
        for id, rng in zip(self.ids, self.secrets, strict=True):
            for _ in range(rng.choice((0, 0, 1, 2, 4))):
                places, planned = self.placements(id), self.planned(id)
                taken = now(self.service, id).last_taken_back(self.hider)
                entry = rng.random()
                if entry < 0.6 and places:
                    self.place(id, rng.choice(places))
                elif entry < 0.8 and planned and places:
                    self.take_back(id, rng.choice(planned))
                elif taken is not None and taken.after is None and self.can_redo(id, taken.choices[0]):
                    seen = sequence(self.service, id, self.hider)
                    commands.redo(self.service, id, PEOPLE[self.hider], self.hider, seen)
        self.compare("what the hider did in secret")

    def can_redo(self, id: str, choice: tuple[int, int]) -> bool:
        state = now(self.service, id).game.state
        return choice[1] in state.legal(choice[0]) and state.name(choice[1]).startswith(SECRET)

    def complete(self) -> None:
        """The hider goes on at both tables, each in its own way, until the plan may be finished."""
        for id, rng in zip(self.ids, self.secrets, strict=True):
            while "done" not in self.legal(id, self.hider):
                self.place(id, rng.choice(self.placements(id)))
        self.compare("the hider's plan is complete")

    def agree(self) -> None:
        """The hider makes the same plan at both tables after all, for it will be revealed."""
        for id in self.ids:
            while planned := self.planned(id):
                self.take_back(id, planned[-1])
        while "done" not in self.legal(self.ids[0], self.hider) or self.rng.random() < 0.3:
            places = self.placements(self.ids[0])
            if not places:
                break
            name = self.rng.choice(places)
            for id in self.ids:
                self.place(id, name)
        self.compare("the hider has made one plan")

    def legal(self, id: str, seat: int) -> list[str]:
        state = now(self.service, id).game.state
        return [state.name(a) for a in state.legal(seat)]

    # A game -----------------------------------------------------------------------------------------------------------

    def planning(self) -> bool:
        return now(self.service, self.ids[0]).game.state.stack[-1].name == "planning"

    def finish_planning(self) -> None:
        """Both are done, the hider's plan being the same by now."""
        if self.hider not in now(self.service, self.ids[0]).game.state.actors():
            assert self.send_command(self.hider, "undo done", commands.undo)
        self.agree()
        while "done" not in self.legal(self.ids[0], self.observer):
            self.choose(self.observer, self.rng.choice(self.legal(self.ids[0], self.observer)))
        for seat in self.rng.sample((self.hider, self.observer), 2):
            self.choose(seat, "done")

    def step(self) -> None:
        """Something happens."""
        service, rng, first = self.service, self.rng, self.ids[0]
        state = now(service, first).game.state
        actors, entry = state.actors(), rng.random()
        request = now(service, first).request
        if self.planning():
            self.scheme()
        if entry < 0.06:
            text = f"hello {rng.random()}"
            seat = rng.choice((ATTACKER, DEFENDER))
            self.both("talk", lambda id: commands.say(service, id, PEOPLE[seat], seat, text))
        elif entry < 0.16:
            self.send_command(self.observer, "undo", commands.undo)
        elif entry < 0.20 and not self.planning():
            self.send_command(self.hider, "undo", commands.undo)
        elif entry < 0.26:
            self.send_command(self.observer, "redo", commands.redo)
        elif entry < 0.28:
            self.send_command(self.observer, "reset", commands.reset)
        elif entry < 0.30 and self.observer in actors:
            self.send_command(self.observer, "hint", take_hint)
        elif entry < 0.40 and request is not None:
            seat, allowed = request.needs[0], rng.random() < 0.6
            self.both("answer", lambda id: commands.answer(service, id, PEOPLE[seat], seat, allowed))
        elif self.planning():
            if entry < 0.55:
                self.finish_planning()
            elif entry < 0.65 and self.hider in actors and self.observer in actors:
                self.complete()
                self.choose(self.hider, "done")
            elif entry < 0.75 and self.hider not in actors:
                assert self.send_command(self.hider, "undo done", commands.undo)
            else:
                choices = [name for name in self.legal(first, self.observer) if name != "done"]
                if choices:
                    self.choose(self.observer, rng.choice(choices))
        else:
            self.choose(actors[0], rng.choice(self.legal(first, actors[0])))


def listener(numbers: list[int]) -> Callable[[int], None]:
    """What a page does: it looks again when the number is greater than the one it has."""

    def hear(number: int) -> None:
        if number > numbers[-1]:
            numbers.append(number)

    return hear


@pytest.mark.parametrize("hider", [ATTACKER, DEFENDER])
@pytest.mark.parametrize("seed", mostly_nightly(range(6), 3))
def test_two_tables_that_differ_in_secret_look_alike(service: TableService, hider: int, seed: int) -> None:
    pair = Pair(service, hider, seed)
    pair.compare("the start")
    for _ in range(40):
        if not now(service, pair.ids[0]).game.state.actors():
            break
        pair.step()


# A bot is one who must not peek, too ----------------------------------------------------------------------------------


def scheme_alone(service: TableService, id: str, seat: int, rng: Random) -> None:
    """Ann plans at random, changes her mind now and then, and is done."""
    table = now(service, id)
    while True:
        legal = [table.game.state.name(action) for action in table.game.state.legal(seat)]
        places = [name for name in legal if name != "done"]
        if "done" in legal and (not places or rng.random() < 0.4):
            break
        choose(service, id, ANN, seat, rng.choice(places))
        if rng.random() < 0.3:
            commands.undo(service, id, ANN, seat, sequence(service, id, seat))
    choose(service, id, ANN, seat, "done")


@pytest.mark.parametrize("spec", ["level:1", "heuristic", "random"])
@pytest.mark.parametrize("hider", [ATTACKER, DEFENDER])
def test_what_a_bot_plans_does_not_depend_on_what_it_cannot_see(service: TableService, hider: int, spec: str) -> None:
    """Not even on how many things were done in secret: the bot's luck is its own."""
    places = [mine(), bot(spec)] if hider == ATTACKER else [bot(spec), mine()]
    plans: list[list[str]] = []
    secrets: list[list[str]] = []
    for seed in ("one", "other"):
        id = ronin(service, *places)
        scheme_alone(service, id, hider, Random(seed))
        settle(service, id)
        record = now(service, id).game.record
        by_seat = {
            seat: [name for (who, _), name in zip(record.choices, record.names, strict=True) if who == seat]
            for seat in (hider, 1 - hider)
        }
        secrets.append(by_seat[hider][: by_seat[hider].index("done")])
        plans.append(by_seat[1 - hider][: by_seat[1 - hider].index("done")])
    assert secrets[0] != secrets[1]
    assert plans[0] == plans[1] != []
