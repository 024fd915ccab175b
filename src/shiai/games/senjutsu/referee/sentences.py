"""What the referee says: what it waits for, what people must do, and why enemies did what they did."""

import re
from dataclasses import dataclass

from shiai.core.messages import Event
from shiai.games.senjutsu.referee import standing
from shiai.games.senjutsu.referee.figures import Played, Row
from shiai.games.senjutsu.referee.referee import Referee, Told
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.text.why import explain
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class Sentence:
    """One line, with the clause it stands on."""

    text: str
    clause: str


def waits_for(referee: Referee, words: Catalogue, begin: str = "begin", go: str = "go") -> str:
    """What the referee waits for; `begin` and `go` are what is typed or pressed then."""
    now = referee.standing()
    if now.kind == standing.SETTING_UP:
        return words.say("referee-setting_up", begin=begin)
    if now.kind == standing.CARDS:
        return words.say("referee-cards", go=go)
    if now.kind == standing.REVEALED:
        return words.say("referee-revealed", go=go)
    if now.kind == standing.OVER:
        return words.say("game-over")
    state = referee.state
    assert state is not None
    name = who(state, now.figure)
    if now.kind == standing.DRAW:
        return words.say("referee-type_card", who=name, figure=referee.figure_name(now.figure))
    if now.kind == standing.PART:
        return words.say("referee-part", who=name, go=go)
    if now.kind == standing.LINES:
        return words.say("referee-lines", who=name, go=go)
    if now.kind == standing.COUNTER:
        return words.say("referee-counter", who=name, go=go)
    assert now.message is not None
    return words.message(now.message)


def answers(referee: Referee, words: Catalogue) -> list[str]:
    """The answers to a question, in their order."""
    return [words.message(message) for message in referee.standing().answers]


def told_lines(told: Told, words: Catalogue) -> list[Sentence]:
    """What followed an entry."""
    return [Sentence(event_text(event, words), event.clause) for event in told.events]


def event_text(event: Event, words: Catalogue) -> str:
    """Something that happened, or that people must do."""
    values = event.values
    if event.id == "referee-draw":
        return words.say("referee-draw")
    if event.id == "referee-draws":
        return words.say("referee-draws", **values)
    if event.id == "referee-discard":
        return words.say("referee-discard", **values)
    if event.id == "referee-shuffle":
        return words.say("referee-shuffle", **values)
    if event.id == "referee-fog":
        return words.say("referee-fog", **values)
    return words.message(event)


def why_lines(referee: Referee, words: Catalogue) -> list[list[Sentence]]:
    """Why enemies decided as they did the last time, decision by decision."""
    state = referee.state
    if state is None:
        return []
    return [
        [Sentence(words.message(message), message.clause) for message in explain(state, considered)]
        for considered in referee.reasons()
    ]


def help_lines(text: str) -> list[tuple[str, str]]:
    """What can be typed, each with what it means; wide gaps stand between them."""
    parts = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in text.splitlines()]
    return [(typed, meaning) for typed, meaning in parts]


# Figures --------------------------------------------------------------------------------------------------------------


def stands(row: Row, words: Catalogue) -> str:
    """Where a figure stands."""
    if not row.alive:
        return words.say("referee-defeated")
    return words.say("referee-stands", space=row.space, direction=f"facing-{row.facing}")


def health(row: Row, words: Catalogue) -> str:
    """Wounds and statuses."""
    text = words.say("referee-wounds", number=row.wounds, limit=row.limit)
    if row.bleeding:
        text += f", {words.name('bleeding_wound')} {row.bleeding}"
    return ", ".join([text, *[f"{words.name(name)} {count}" for name, count in row.statuses]])


def mood(row: Row, words: Catalogue) -> str:
    """Behaviour, stance and deck of an enemy; Kamae and Focus of a hero."""
    if not row.enemy:
        return words.say("referee-hero_mood", kamae=row.kamae, number=row.focus)
    behaviour, stance = f"behaviour-{row.behaviour}", f"stance-{row.stance}"
    return words.say("referee-enemy_mood", behaviour=behaviour, stance=stance, number=row.deck)


def card_text(one: Played, words: Catalogue) -> str:
    """A part of a card of this turn with its initiative."""
    name = f"{one.card.removeprefix('card-')} {words.name(one.card)}"
    return f"{name} ({one.speed})" if one.speed >= 0 else name
