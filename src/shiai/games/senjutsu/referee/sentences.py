"""The sentences of the referee: what it waits for, what people must do, and the reasons of enemies."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Event, Values
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.figures import Played, Row
from shiai.games.senjutsu.referee.referee import Referee, Told
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.solo.text.why import explain
from shiai.i18n.catalogue import Catalogue

# What the referee waits for, by the kind of progress: from everybody (words, go), or from a hero (words, who, go).
ALL_WAIT: Final[dict[str, Callable[[Catalogue, str], str]]] = {
    progress.CARDS: lambda words, go: words.say("referee-cards", go=go),
    progress.REVEALED: lambda words, go: words.say("referee-revealed", go=go),
}
HERO_WAITS: Final[dict[str, Callable[[Catalogue, str, str], str]]] = {
    progress.PART: lambda words, who, go: words.say("referee-part", who=who, go=go),
    progress.LINES: lambda words, who, go: words.say("referee-lines", who=who, go=go),
    progress.COUNTER: lambda words, who, go: words.say("referee-counter", who=who, go=go),
}
# Events that tell people what to do.
TO_DO: Final[dict[str, Callable[[Catalogue, Values], str]]] = {
    "referee-draw": lambda words, _values: words.say("referee-draw"),
    "referee-draws": lambda words, values: words.say("referee-draws", **values),
    "referee-discard": lambda words, values: words.say("referee-discard", **values),
    "referee-shuffle": lambda words, values: words.say("referee-shuffle", **values),
    "referee-fog": lambda words, values: words.say("referee-fog", **values),
}


@dataclass(frozen=True)
class Sentence:
    """A sentence with its clause."""

    text: str
    clause: str


def waits_for(referee: Referee, words: Catalogue, begin: str = "begin", go: str = "go") -> str:
    """What the referee waits for; `begin` and `go` are the commands or buttons to name."""
    now = referee.progress()
    if now.message is not None:
        return words.message(now.message)
    if now.kind == progress.SETTING_UP:
        return words.say("referee-setting_up", begin=begin)
    if now.kind == progress.OVER or referee.state is None:
        return words.say("game-over")
    if now.kind in ALL_WAIT:
        return ALL_WAIT[now.kind](words, go)
    name = who(referee.state, now.figure)
    if now.kind == progress.DRAW:
        return words.say("referee-type_card", who=name, figure=referee.figure_name(now.figure))
    return HERO_WAITS[now.kind](words, name, go)


def answers(referee: Referee, words: Catalogue) -> list[str]:
    """The possible answers to a question."""
    return [words.message(message) for message in referee.progress().answers]


def told_lines(told: Told, words: Catalogue) -> list[Sentence]:
    """The events after an entry."""
    return [Sentence(event_text(event, words), event.clause) for event in told.events]


def event_text(event: Event, words: Catalogue) -> str:
    """Something that happened, or that people must do."""
    if event.id in TO_DO:
        return TO_DO[event.id](words, event.values)
    return words.message(event)


def why_lines(referee: Referee, words: Catalogue) -> list[list[Sentence]]:
    """The reasons of the enemies' latest decisions, decision by decision."""
    state = referee.state
    if state is None:
        return []
    return [
        [Sentence(words.message(message), message.clause) for message in explain(state, considered)]
        for considered in referee.reasons()
    ]


def help_lines(text: str) -> list[tuple[str, str]]:
    """Commands with their meanings, from lines that separate them by wide gaps."""
    parts = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in text.splitlines()]
    return [(typed, meaning) for typed, meaning in parts]


# Figures --------------------------------------------------------------------------------------------------------------


def stands(row: Row, words: Catalogue) -> str:
    """The place of a figure."""
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
