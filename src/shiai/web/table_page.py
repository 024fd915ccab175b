"""The content of a table page for one viewer, made from the viewer's view and knowledge."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from html import unescape
from typing import Any, Final

from markupsafe import Markup

from shiai.citations import clauses_of
from shiai.core.clauses import Clause
from shiai.core.messages import Event, Message
from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.i18n.outcomes import outcomes
from shiai.rulebooks import rulebook
from shiai.table.commands import DRAW, PHRASES
from shiai.table.live_game import PEOPLE, NothingToUndo
from shiai.table.store import StoredTable
from shiai.table.table import Table
from shiai.table.table_bots import strength
from shiai.web.advice import Advice, advice_of
from shiai.web.drawings import draw, drawing_of
from shiai.web.guide_page import told_about
from shiai.web.kit.drawing import Offer, Past, Pick, Scene
from shiai.web.kit.rendering import TEMPLATES, Link
from shiai.web.legend import legend
from shiai.web.log import chat_lines, log_lines, news
from shiai.web.seat_labels import bot_strength, seat_kind, seat_labels
from shiai.web.table_parts import Over, Phrase, Prompt, Question, Refusal, SeatBadge, TablePage, Undo

LOG_LINES: Final = 30  # beside the table; the log has a page of its own
NEWS_LINES: Final = 12
CHAT_LINES: Final = 30
DRAWN_CHOICE: Final = re.compile(r'<button\b[^>]*?\bform="choices"[^>]*?\bvalue="([^"]*)"')


@cache
def rules_of(game: str) -> dict[str, Clause]:
    """Return the clauses of a rulebook; cached."""
    return rulebook(game)


@dataclass(frozen=True)
class Snapshot:
    """A viewer's view of a table with its past, now or at an earlier moment."""

    view: State
    past: Past
    at: int | None  # the number of an earlier moment; None for now
    last: int  # the number of the current moment
    asked: bool  # whether the viewer owes a choice
    enters_luck: bool = False  # whether the viewer may enter what came at a physical table

    @property
    def now(self) -> bool:
        """Whether this is the current moment."""
        return self.at is None


class TableView:
    """Builds the page of a table for one viewer."""

    def __init__(
        self,
        table: Table,
        stored: StoredTable,
        viewer: int,
        mine: tuple[int, ...],
        words: Catalogue,
        muted: frozenset[int] = frozenset(),  # seats whose talk is not shown
    ) -> None:
        self.table = table
        self.stored = stored
        self.viewer = viewer
        self.mine = mine
        self.words = words
        self.muted = muted
        self.names = seat_labels(stored, words, mine)
        self.game = table.game.state.setup.game

    def page(self, link: Link, picked: str, at: int | None, refusal: Refusal | None) -> TablePage:
        """Return the page of the current or of an earlier moment."""
        shown = self.shown(at)
        offers, picks, scene = self.offers(shown, picked)
        drawing = draw(scene, link)
        drawn = drawn_choices(drawing)
        return TablePage(
            id=self.table.info.id,
            game=self.game.id,
            title=self.words.say("game-title"),
            sequence=self.table.knowledge.sequence_of(self.viewer),
            seat=self.viewer,
            watching=self.viewer == WATCHER,
            drawing=drawing,
            refusal=refusal,
            shown=shown.at,
            moments=shown.last,
            past=self.past(shown),
            moment=self.words.message(self.game.moment(shown.view)),
            seats=self.badges(shown.view),
            open_seats=any(seat.player == PEOPLE and not seat.holders for seat in self.stored.seats),
            listed=tuple([offer for offer in offers if offer.name not in drawn]),
            on_board=tuple([offer for offer in offers if offer.name in drawn]),
            picks=picks,
            picked=picked,
            question=self.question(shown),
            log=tuple(log_lines(self.table, self.viewer, self.words, self.names, LOG_LINES)),
            news=tuple(news(self.table, self.viewer, self.words, self.is_own, NEWS_LINES)) if shown.now else (),
            chat=tuple(chat_lines(self.table, self.words, self.names, self.mine, CHAT_LINES, self.muted)),
            phrases=tuple([Phrase(id, self.words.say(f"page-phrase-{id}")) for id in PHRASES]),
            over=over(shown.view, self.words, self.names, self.mine, self.table.rewinds) if shown.now else None,
            closed=self.table.closed,
            legend=legend(shown.view, drawing, self.words),
            goal=tuple([self.words.message(message) for message in self.game.goal(shown.view, self.viewer)]),
        )

    def shown(self, at: int | None) -> Snapshot:
        """Return the table as it is, or as it was at one of this viewer's moments."""
        table = self.table
        moments = table.knowledge.moments_of(self.viewer)
        last = len(moments) - 1
        if at is not None and not 0 <= at < last:
            at = None
        state = table.game.state if at is None else table.game.record.at(moments[at])
        past = Past(table.game.log[: moments[last if at is None else at]], table.game.record.at)
        view = state.redact(self.viewer)
        answered = self.viewer in table.pending or table.closed
        asked = at is None and self.viewer in view.actors() and not answered
        enters_luck = at is None and bool(self.mine) and table.game.asks_for_luck() and not table.closed
        return Snapshot(view, past, at, last, asked, enters_luck)

    def snapshots(self, first: int) -> list[Snapshot]:
        """Return the viewer's moments from the given one up to now. Nothing is asked in them."""
        game = self.table.game
        moments = self.table.knowledge.moments_of(self.viewer)
        last = len(moments) - 1
        state = game.record.at(moments[first])
        found: list[Snapshot] = []
        for moment in range(first, last + 1):
            for seat, action in game.record.choices[moments[moment - 1] : moments[moment]] if found else ():
                state.apply(seat, action)
            past = Past(game.log[: moments[moment]], game.record.at)
            found.append(Snapshot(state.redact(self.viewer), past, moment, last, asked=False))
        return found

    def is_own(self, event: Event) -> bool:
        """Return whether an event only repeats what the viewer has chosen."""
        return drawing_of(self.game).own(self.table.game.state.redact(self.viewer), self.viewer, event)

    def past(self, shown: Snapshot) -> str:
        """Say which earlier moment is shown: by its number in the record, as the replay does, once the game is over.

        Until then such numbers would reveal secret choices: only say how far back it is for this viewer.
        """
        if shown.at is None:
            return ""
        if self.table.game.state.actors():
            return self.words.say("page-past-ago", number=shown.last - shown.at)
        number = self.table.knowledge.moments_of(self.viewer)[shown.at]
        return self.words.say("page-past-moment", number=number, total=len(self.table.game.record.choices))

    def offers(self, shown: Snapshot, picked: str) -> tuple[tuple[Offer, ...], tuple[Pick, ...], Scene[Any]]:
        """Return the choices listed as buttons, what can be picked first, and the scene for the drawing."""
        view = shown.view
        bare = tuple([Offer(action, view.name(action)) for action in view.legal(self.viewer)]) if shown.asked else ()
        scene = Scene(view, self.words, self.viewer, bare, self.taken(shown.asked), picked, self.names, shown.past)
        if shown.enters_luck:
            return self.luck_offers(), (), scene
        picks = drawing_of(self.game).picks(scene)
        offers = tuple([self.labelled(view, offer) for offer in bare if is_listed(offer, picks, picked)])
        others = [offer for offer in bare if not is_listed(offer, picks, picked)]
        return offers, picks, replace(scene, offers=(*offers, *others))

    def luck_offers(self) -> tuple[Offer, ...]:
        """Return what can come at a physical table, alike outcomes once, and that the program draws."""
        state = self.table.game.state  # the game has no secrets, or luck could not be entered
        drawing = drawing_of(self.game)
        found = outcomes(state, self.words, lambda action: drawing.outcome(state, action, self.words))
        told = [Offer(action, state.name(action), text, text) for text, action in found.items()]
        draw = Offer(-1, DRAW, self.words.say("page-luck-draw"), self.words.say("page-luck-draw-help"))
        return (*told, draw)

    def question(self, shown: Snapshot) -> Question:
        """Return what the viewer is asked, or whom the table waits for, with rules, undo and hint."""
        view = shown.view
        asks = view.prompt(self.viewer) if shown.asked else None
        clauses = self.clauses(view, asks)
        prompt = Prompt(self.words.message(asks), asks.clause) if asks else None
        if shown.enters_luck:
            prompt = Prompt(self.words.say("page-luck-asks"), clauses[0] if clauses else "")
        undo = self.undo() if shown.now and not self.table.closed else Undo()
        waits = shown.now and prompt is None
        return Question(
            prompt=prompt,
            advisable=shown.asked,
            rest=shown.asked and self.game.reaction(view, self.viewer) is not None,
            waiting=self.waiting(view) if waits else "",
            thinking=waits and self.thinking(view),
            clauses=frozenset(clauses),
            rules=rules_markup(self.game.id, clauses, self.words),
            undo=undo,
            hint=self.hint(view) if shown.asked else None,
        )

    def labelled(self, view: State, offer: Offer) -> Offer:
        """Add the label, the odds and the marks on the drawing to an offer."""
        drawing = drawing_of(self.game)
        message = view.describe(offer.action)
        label = self.words.message(message)
        odds = drawing.odds(view, offer.action, self.words)
        marks = drawing.marks(view, offer.action)
        return Offer(offer.action, offer.name, label, f"{label}. {odds}" if odds else label, message.clause, marks)

    def taken(self, asked: bool) -> tuple[str, ...]:
        """Return the own choices of a sealed plan, each of which can be undone on its own."""
        record = self.table.game.record
        if not asked or not self.table.game.state.stack[-1].sealed:
            return ()
        return tuple(
            [
                record.names[number]
                for number in range(self.table.game.first_undoable, len(record.choices))
                if record.choices[number][0] == self.viewer
            ]
        )

    def badges(self, view: State) -> tuple[SeatBadge, ...]:
        """Return the seats: who sits there, whose turn it is, and who is ready."""
        sealed = bool(view.stack) and view.stack[-1].sealed
        actors = view.actors()
        return tuple(
            [
                SeatBadge(
                    name=self.figure(view, seat) if self.shares_name(seat) else self.names[seat],
                    role="" if self.shares_name(seat) else self.figure(view, seat),
                    kind=seat_kind(self.stored.seats[seat], seat in self.mine),
                    level=strength(self.stored.seats[seat].player),
                    strength=bot_strength(self.stored.seats[seat].player, view.setup.game, self.words),
                    ready=seat not in actors if sealed else None,
                    to_move=seat in actors,
                )
                for seat in range(len(self.names))
            ]
        )

    def waiting(self, view: State) -> str:
        """Say whom the table waits for."""
        actors = [seat for seat in view.actors() if seat >= 0]
        if not actors:
            return ""
        if self.table.closed:
            return self.words.say("page-table-closed")
        if self.viewer in self.table.pending:
            return self.words.say("page-table-answered")
        names = ", ".join([self.name_and_figure(view, seat) for seat in actors])
        if self.thinking(view):
            return self.words.say("page-table-thinking", names=names)
        return self.words.say("page-table-waiting-for", names=names)

    def thinking(self, view: State) -> bool:
        """Return whether the table waits for bots only. Bots begin when people have made their sealed choices."""
        return (
            bool(view.actors())
            and not self.table.closed
            and all(seat >= 0 and self.stored.seats[seat].player != PEOPLE for seat in view.actors())
        )

    def name_and_figure(self, view: State, seat: int) -> str:
        """Return the name of a seat with the figure it plays."""
        figure = self.figure(view, seat)
        return figure if self.shares_name(seat) else f"{self.names[seat]} ({figure})"

    def figure(self, view: State, seat: int) -> str:
        """Return the figure that a seat plays now."""
        return self.words.name(self.game.figure(view, seat))

    def shares_name(self, seat: int) -> bool:
        """Return whether several seats of this person have the same name: they are told apart by their figures."""
        return seat in self.mine and [self.names[each] for each in self.mine].count(self.names[seat]) > 1

    def clauses(self, view: State, prompt: Message | None) -> tuple[str, ...]:
        """Return the clauses of the current step, that of the prompt first."""
        step = clauses_of(view.stack[-1], self.game) if view.stack else (self.game.over_clause,)
        first = (prompt.clause,) if prompt else ()
        return tuple(dict.fromkeys((*first, *step)))

    def undo(self) -> Undo:
        """Return what this viewer can undo and redo."""
        table = self.table
        if self.viewer == WATCHER or not table.game.state.actors():
            return Undo()
        mine = table.undo_seats(self.viewer, self.mine)
        others = [seat for seat in table.game.people() if seat not in self.mine]
        if table.game.physical:
            entered = can(table.game.last_entered)
            return Undo(free=entered and not others, asks=entered and bool(others) and table.request is None)
        free = can(table.game.last_undoable, mine)
        moved = any(result.seat in mine and not result.automatic for result in table.game.log)
        request = table.request
        asked = request is not None and any(seat in request.needs for seat in self.mine)
        return Undo(
            free=free or (moved and not others),
            asks=moved and not free and bool(others) and request is None,
            reset=can(table.game.last_of_turn, mine),
            redo=table.last_taken_back(*mine) is not None,
            request=self.words.say("page-undo-request", name=self.names[request.seat]) if request and asked else "",
            waits=self.words.say("page-undo-asked") if request and request.seat in mine else "",
        )

    def hint(self, view: State) -> Advice | None:
        """Return the adviser's hint for the current question, if one was given."""
        hint = self.table.hint(self.viewer)
        return advice_of(hint.opinion, view, self.viewer, self.words, self.names) if hint is not None else None


def can(undo: Callable[..., int], seats: tuple[int, ...] = ()) -> bool:
    """Return whether these seats have something to undo."""
    try:
        undo(*seats)
    except NothingToUndo:
        return False
    return True


def drawn_choices(drawing: Markup) -> frozenset[str]:
    """Return the names of the choices that have a button on a drawing."""
    return frozenset([unescape(name) for name in DRAWN_CHOICE.findall(drawing)])


def is_listed(offer: Offer, picks: tuple[Pick, ...], picked: str) -> bool:
    """Return whether a choice is listed as a button: always, unless something else must be picked first."""
    first = [pick.words for pick in picks if offer.name.startswith(f"{pick.words} ")]
    return not first or picked in first


@lru_cache(2000)
def rules_markup(game: str, clauses: tuple[str, ...], words: Catalogue) -> Markup:
    """Render what the guide and the clauses say about a step; cached, because it is long and rarely changes."""
    rules = rules_of(game)
    template = TEMPLATES.get_template("clauses.html")
    found = [rules[id] for id in clauses if id in rules and rules[id].is_for_players]
    return Markup(template.render(clauses=found, told=told_about(game, words, clauses), game=game, say=words.say))


def over(view: State, words: Catalogue, names: tuple[str, ...], mine: tuple[int, ...], rewinds: int) -> Over | None:
    """Return who won and why, or None if the game is not over."""
    outcome = view.outcome()
    if outcome is None:
        return None
    score = view.setup.game.score(view)
    if not view.setup.game.cooperative and len({seat in outcome.winners for seat in mine}) > 1:  # at one screen
        figures = [words.name_or(view.setup.game.figure(view, seat)) for seat in outcome.winners]
        headline = words.say("page-over-winner", who=", ".join(figures))
    elif any(seat in outcome.winners for seat in mine):
        headline = words.say("page-over-won")
    elif mine:
        headline = words.say("page-over-lost")
    elif outcome.winners:
        headline = words.say("page-over-winner", who=", ".join([names[seat] for seat in outcome.winners]))
    else:
        headline = words.say("page-over-nobody")
    if words.has(f"headline-{outcome.reason}"):  # an end that neither side has won
        headline = words.say(f"headline-{outcome.reason}")
    reason = words.say(f"ending-{outcome.reason}")
    won = any(seat in outcome.winners for seat in mine)
    return Over(headline, reason, outcome.clause, words.message(score) if score else "", rewinds, won=won)
