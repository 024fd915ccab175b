"""The sentences of the referee: what it waits for, what people must do, and the reasons of enemies."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shiai.core.messages import Event, Message, Values
from shiai.games.senjutsu.referee import progress
from shiai.games.senjutsu.referee.figures import Row
from shiai.games.senjutsu.referee.printed import Way
from shiai.games.senjutsu.referee.referee import Referee, Told
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, NOWHERE
from shiai.games.senjutsu.solo.rules.state import RANK, RANK_NAMES, ROUND, WAVE, Solo
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
    "referee-own_cards": lambda words, values: words.say("referee-own_cards", **values),
    "referee-half_returned": lambda words, values: words.say("referee-half_returned", **values),
}
# Doubts about an entry.
DOUBTS: Final[dict[str, Callable[[Catalogue, Values], str]]] = {
    "referee-doubt-stun": lambda words, values: words.say("referee-doubt-stun", **values),
    "referee-doubt-focus": lambda words, values: words.say("referee-doubt-focus", **values),
    "referee-doubt-kamae": lambda words, values: words.say("referee-doubt-kamae", **values),
    "referee-doubt-deck": lambda words, values: words.say("referee-doubt-deck", **values),
    "referee-doubt-weapon": lambda words, values: words.say("referee-doubt-weapon", **values),
    "referee-doubt-forbidden": lambda words, values: words.say("referee-doubt-forbidden", **values),
    "referee-doubt-reach": lambda words, values: words.say("referee-doubt-reach", **values),
    "referee-doubt-space": lambda words, values: words.say("referee-doubt-space", **values),
}
# What need not be said about a way: it follows from where the hero ends.
UNSAID: Final = ("event-moved", "event-turned", "event-halts", "event-chose_option")


@dataclass(frozen=True)
class Sentence:
    """A sentence with its clause."""

    text: str
    clause: str


def waits_for(referee: Referee, words: Catalogue, begin: str = "begin", go: str = "go") -> str:
    """What the referee waits for; `begin` and `go` are the commands or buttons to name."""
    now = referee.progress()
    if now.message is not None:
        return words.message(referee.renamed(now.message))
    if now.kind == progress.SETTING_UP:
        return words.say("referee-setting_up", begin=begin)
    if now.kind == progress.OVER or referee.state is None:
        return result(referee, words)
    if now.kind in ALL_WAIT:
        return ALL_WAIT[now.kind](words, go)
    name = referee.name_of(now.figure)
    if now.kind == progress.DRAW:
        return words.say("referee-type_card", who=name, figure=referee.figure_name(now.figure))
    return HERO_WAITS[now.kind](words, name, go)


def result(referee: Referee, words: Catalogue) -> str:
    """How the fight has ended."""
    state = referee.state
    outcome = state.outcome() if state is not None else None
    if state is None or outcome is None:
        return words.say("game-over")
    reason = words.say(f"ending-{outcome.reason}")
    if state.solo_rules.horde:
        return f"{reason} {score(state, words)}"
    won = words.say("referee-won") if outcome.winners else words.say("referee-lost")
    return f"{won} {reason}"


def score(state: Solo, words: Catalogue) -> str:
    """Rank, round and wave of a horde."""
    cells = state.cells
    rank = f"rank-{RANK_NAMES[cells[RANK]]}"
    return words.say("score-horde", rank=rank, round=cells[ROUND], wave=cells[WAVE])


def answers(referee: Referee, words: Catalogue) -> list[str]:
    """The possible answers to a question."""
    return [words.message(referee.renamed(message)) for message in referee.progress().answers]


def told_lines(referee: Referee, told: Told, words: Catalogue) -> list[Sentence]:
    """The events after an entry."""
    return [Sentence(event_text(referee, event, words), event.clause) for event in told.events]


def event_text(referee: Referee, event: Event, words: Catalogue) -> str:
    """Something that happened, or that people must do."""
    message = referee.renamed(event)
    if event.id in TO_DO:
        return TO_DO[event.id](words, message.values)
    return words.message(message)


def doubt_lines(referee: Referee, doubts: list[Message], words: Catalogue) -> list[Sentence]:
    """Doubts about an entry."""
    return [Sentence(DOUBTS[doubt.id](words, referee.renamed(doubt).values), doubt.clause) for doubt in doubts]


def way_text(referee: Referee, way: Way, figure: int, words: Catalogue) -> str:
    """What a card does when it is carried out in this way: where the hero ends, and whom it strikes."""
    state = referee.state
    assert state is not None
    said: list[str] = []
    base = figure * BLOCK
    if (way.at, way.facing) != (state.cells[base + AT], state.cells[base + FACING]) and way.at != NOWHERE:
        direction = f"facing-{DIRECTION_NAMES[way.facing]}"
        said.append(words.say("referee-stands", space=state.rules.board.names[way.at], direction=direction) + ".")
    said += [event_text(referee, event, words) for event in way.events if event.id not in UNSAID]
    chosen = [event for event in way.events if event.id == "event-chose_option"]
    if not said and chosen:
        said = [words.message(event) for event in chosen]
    return " ".join(said) or words.say("referee-way-nothing")


def why_lines(referee: Referee, words: Catalogue, figures: bool = True) -> list[list[Sentence]]:
    """The reasons of the enemies' latest decisions, decision by decision; with or without the figures behind them."""
    state = referee.state
    if state is None:
        return []
    return [
        [
            Sentence(words.message(referee.renamed(message)), message.clause)
            for message in explain(state, considered, figures)
        ]
        for considered in referee.reasons()
    ]


def has_figures(referee: Referee) -> bool:
    """Do the latest decisions rest on figures?"""
    return any(considered.worth or considered.answers for considered in referee.reasons())


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


def card_texts(row: Row, words: Catalogue) -> list[str]:
    """The cards of this turn that are not resolved, each with the initiatives of its open parts."""
    speeds: dict[str, list[str]] = {}
    for one in row.played:
        if not one.over:
            speeds.setdefault(one.card, []).extend([str(one.speed)] if one.speed >= 0 else [])
    return [
        f"{card.removeprefix('card-')} {words.name(card)}" + (f" ({', '.join(found)})" if found else "")
        for card, found in speeds.items()
    ]
