"""What the page of a table shows to one viewer: made from the redacted state and from what this viewer could notice."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from shiai.core.clauses import Clause
from shiai.core.messages import Message
from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.rulebooks import rulebook
from shiai.table.company import strength
from shiai.table.live import PEOPLE, NothingToUndo
from shiai.table.open_table import OpenTable
from shiai.table.store import Listed
from shiai.table.wishes import PHRASES
from shiai.web.advice import Advice, advice_of
from shiai.web.drawings import drawing_of
from shiai.web.kit.drawing import Offer, Past, Pick, Scene
from shiai.web.kit.rendering import TEMPLATES
from shiai.web.seat_words import seat_kind, seat_labels
from shiai.web.sentences import log_lines, news, sayings
from shiai.web.table_parts import Over, Phrase, Prompt, Refusal, SeatBadge, TablePage, Undo

LOG_LINES: Final = 30  # beside the table; the page of the log has all
NEWS_LINES: Final = 3
CHAT_LINES: Final = 30

Link = Callable[..., str]


@cache
def rules_of(game: str) -> dict[str, Clause]:
    """A rulebook, read once."""
    return rulebook(game)


class TableView:
    """One viewer's look at a table."""

    def __init__(self, table: OpenTable, listed: Listed, viewer: int, mine: tuple[int, ...], words: Catalogue) -> None:
        self.table = table
        self.listed = listed
        self.viewer = viewer
        self.mine = mine
        self.words = words
        self.names = seat_labels(listed, words, mine)
        self.game = table.game.state.setup.game

    def page(self, link: Link, picked: str, shown: int | None, refusal: Refusal | None) -> TablePage:
        """The page of now, or of a moment of the past."""
        table, words = self.table, self.words
        moments = table.knowledge.moments[table.knowledge.eyes(self.viewer)]
        if shown is not None and not 0 <= shown < len(moments) - 1:
            shown = None
        state = table.game.state if shown is None else table.game.record.at(moments[shown])
        past = Past(table.game.log[: moments[-1 if shown is None else shown]], table.game.record.at)
        view = state.redact(self.viewer)
        asked = shown is None and self.viewer in view.actors()
        bare = tuple([Offer(action, view.name(action)) for action in view.legal(self.viewer)]) if asked else ()
        scene = Scene(view, words, self.viewer, bare, self.taken(asked), picked, self.names)
        picks = drawing_of(self.game).picks(scene)
        offers = tuple([self.explained(view, offer) for offer in bare if in_sight(offer, picks, picked)])
        others = [offer for offer in bare if not in_sight(offer, picks, picked)]
        scene = replace(scene, offers=(*offers, *others), past=past)
        prompt = view.prompt(self.viewer) if asked else None
        clauses = self.clauses(view, prompt)
        undo = self.undo() if shown is None else Undo()
        return TablePage(
            id=table.sheet.id,
            game=self.game.id,
            title=words.say("game-title"),
            moment=words.message(self.game.moment(view)),
            sequence=table.knowledge.sequence[table.knowledge.eyes(self.viewer)],
            seat=self.viewer,
            seats=self.badges(view),
            prompt=Prompt(words.message(prompt), prompt.clause) if prompt else None,
            offers=offers,
            quick=self.quick(view, bare) and not undo.redo,  # who has just taken something back is not hurried on
            picks=picks,
            picked=picked,
            waiting=self.waiting(view) if not asked and shown is None else "",
            thinking=not asked and shown is None and self.thinking(view),
            log=tuple(log_lines(table, self.viewer, words, self.names, LOG_LINES)),
            clauses=frozenset(clauses),
            rules=rules_markup(self.game.id, clauses),
            undo=undo,
            hint=self.hint(view) if asked else None,
            over=over(view, words, self.names, self.mine, table.backs) if shown is None else None,
            drawing=draw(scene, link),
            news=tuple(news(table, self.viewer, words, NEWS_LINES)) if shown is None else (),
            refusal=refusal,
            chat=tuple(sayings(table, words, self.names, CHAT_LINES)),
            phrases=tuple([Phrase(id, words.say(f"page-phrase-{id}")) for id in PHRASES]),
            watching=self.viewer == WATCHER,
            open_seats=any(seat.player == PEOPLE and not seat.holders for seat in self.listed.seats),
            shown=shown,
            moments=len(moments) - 1,
        )

    def explained(self, view: State, offer: Offer) -> Offer:
        """A choice in words, with odds where luck decides, and what it concerns on the drawing."""
        drawing = drawing_of(self.game)
        message = view.describe(offer.action)
        label = self.words.message(message)
        odds = drawing.odds(view, offer.action, self.words)
        marks = drawing.marks(view, offer.action)
        return Offer(offer.action, offer.name, label, f"{label}. {odds}" if odds else label, message.clause, marks)

    def quick(self, view: State, offers: tuple[Offer, ...]) -> bool:
        """May the page make the only choice? Not among people: who never hesitates would tell that it had no other."""
        alone = self.table.game.people() == (self.viewer,)
        return alone and len(offers) == 1 and drawing_of(self.game).quick(view, offers[0].action)

    def taken(self, asked: bool) -> tuple[str, ...]:
        """Own choices of a sealed plan, each of which can be taken back alone."""
        record = self.table.game.record
        if not asked or not self.table.game.state.stack[-1].sealed:
            return ()
        return tuple(
            [
                record.names[number]
                for number in range(self.table.game.safe, len(record.choices))
                if record.choices[number][0] == self.viewer
            ]
        )

    def badges(self, view: State) -> tuple[SeatBadge, ...]:
        """The seats with who sits there, whose turn it is, and who is ready."""
        sealed = bool(view.stack) and view.stack[-1].sealed
        actors = view.actors()
        return tuple(
            [
                SeatBadge(
                    name=self.names[seat],
                    role=self.words.name(self.game.figure(view, seat)),
                    kind=seat_kind(self.listed.seats[seat], seat in self.mine),
                    level=strength(self.listed.seats[seat].player),
                    ready=seat not in actors if sealed else None,
                    to_move=seat in actors,
                )
                for seat in range(len(self.names))
            ]
        )

    def waiting(self, view: State) -> str:
        """For whom the table waits."""
        actors = [seat for seat in view.actors() if seat >= 0]
        if not actors:
            return ""
        names = ", ".join([self.who(view, seat) for seat in actors])
        if self.thinking(view):
            return self.words.say("page-table-thinking", names=names)
        return self.words.say("page-table-waiting-for", names=names)

    def thinking(self, view: State) -> bool:
        """Are only bots waited for? They think when people have made their sealed choices."""
        return bool(view.actors()) and all(
            seat >= 0 and self.listed.seats[seat].player != PEOPLE for seat in view.actors()
        )

    def who(self, view: State, seat: int) -> str:
        """A person with the figure it plays."""
        return f"{self.names[seat]} ({self.words.name(self.game.figure(view, seat))})"

    def clauses(self, view: State, prompt: Message | None) -> tuple[str, ...]:
        """The rules of what is being decided, what is asked first."""
        step = view.stack[-1].clauses if view.stack else (self.game.over_clause,)
        first = (prompt.clause,) if prompt else ()
        return tuple(dict.fromkeys((*first, *step)))

    def undo(self) -> Undo:
        """What this viewer can take back."""
        table = self.table
        if self.viewer == WATCHER or not table.game.state.actors():
            return Undo()
        mine = table.undoing(self.viewer, self.mine)
        others = [seat for seat in table.game.people() if seat not in self.mine]
        try:
            table.game.last_free(*mine)
            free = True
        except NothingToUndo:
            free = False
        moved = any(happening.seat in mine for happening in table.game.log)
        request = table.request
        asked = request is not None and any(seat in request.needs for seat in self.mine)
        return Undo(
            free=free or (moved and not others),
            asks=moved and not free and bool(others) and request is None,
            reset=free,
            redo=table.to_redo(*mine) is not None,
            request=self.words.say("page-undo-request", name=self.names[request.seat]) if request and asked else "",
            waits=self.words.say("page-undo-asked") if request and request.seat in mine else "",
        )

    def hint(self, view: State) -> Advice | None:
        """What the adviser said, if it was asked about this very question."""
        hint = self.table.hint(self.viewer)
        return advice_of(hint.opinion, view, self.viewer, self.words, self.names) if hint is not None else None


def draw(scene: Scene, link: Link) -> Markup:
    """The drawing of the game."""
    drawing = drawing_of(scene.view.setup.game)
    template = TEMPLATES.get_template(drawing.template)
    text = template.render(scene=drawing.scene(scene), words=scene.words, say=scene.words.say, link=link)
    return Markup(text)


def in_sight(offer: Offer, picks: tuple[Pick, ...], picked: str) -> bool:
    """Does it stand as a button: all choices do, but where something is picked first only those that go on from it?"""
    first = [pick.words for pick in picks if offer.name.startswith(f"{pick.words} ")]
    return not first or picked in first


@lru_cache(2000)
def rules_markup(game: str, clauses: tuple[str, ...]) -> Markup:
    """The clauses of a step for the drawer, made once: they are the longest part of a page and hardly ever change."""
    rules = rules_of(game)
    text = TEMPLATES.get_template("clauses.html").render(clauses=[rules[id] for id in clauses if id in rules])
    return Markup(text)


def over(view: State, words: Catalogue, names: tuple[str, ...], mine: tuple[int, ...], backs: int) -> Over | None:
    """Who won and why; nothing while the game goes on."""
    outcome = view.outcome()
    if outcome is None:
        return None
    score = view.setup.game.score(view)
    if any(seat in outcome.winners for seat in mine):
        headline = words.say("page-over-won")
    elif mine:
        headline = words.say("page-over-lost")
    elif outcome.winners:
        headline = words.say("page-over-winner", who=", ".join([names[seat] for seat in outcome.winners]))
    else:
        headline = words.say("page-over-nobody")
    reason = words.say(f"ending-{outcome.reason}")
    return Over(headline, reason, outcome.clause, words.message(score) if score else "", backs)
