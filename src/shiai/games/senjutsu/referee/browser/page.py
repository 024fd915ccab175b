"""The page of a referee's session as plain data: what is waited for, what can be pressed, what was told."""

from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from shiai.games.senjutsu.browser.cards.pictures import card_picture
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.referee import Referee, standing, written
from shiai.games.senjutsu.referee.block_deeds import block_line
from shiai.games.senjutsu.referee.browser.board import board, standing_figures
from shiai.games.senjutsu.referee.figures import Row, rows_of
from shiai.games.senjutsu.referee.sentences import (
    Sentence,
    answers,
    card_text,
    health,
    help_lines,
    mood,
    stands,
    told_lines,
    waits_for,
    why_lines,
)
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES
from shiai.games.senjutsu.rules.state import BLOCK, SHIELD_ITEM
from shiai.games.senjutsu.rules.table import MOST_FOCUS
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES
from shiai.i18n.catalogue import Catalogue

HARMS: Final = (("wound", "wound"), ("bleed", "bleeding_wound"), ("stun", "stun"), ("hobble", "hobble"))
MOST_SHOWN: Final = 30  # entries of the journal with what followed them


@dataclass(frozen=True)
class Press:
    """A button that sends a line."""

    text: str
    line: str
    says: str
    pressed: bool = False


@dataclass(frozen=True)
class Group:
    """Buttons under a heading."""

    title: str
    presses: tuple[Press, ...]


@dataclass(frozen=True)
class FigurePanel:
    """What is known of a figure, and its cards of this turn."""

    key: str
    name: str
    enemy: bool
    number: int
    lines: tuple[str, ...]
    cards: tuple[str, ...]
    pictures: tuple[Markup, ...]
    picked: bool
    alive: bool


@dataclass(frozen=True)
class Entered:
    """An entry of the journal with what followed it."""

    number: int
    line: str
    told: tuple[Sentence, ...]


@dataclass(frozen=True)
class Word:
    """One of several values of a field."""

    value: str
    text: str


def page_values(referee: Referee, id: str, words: Catalogue, picked: str, problem: str, line: str) -> dict[str, Any]:
    """Everything that the template lays out."""
    rows = rows_of(referee)
    known = [each.key for each in standing_figures(referee)]
    chosen = picked if picked in known else ""
    told = list(zip(referee.journal, referee.told, strict=True))
    entries = [
        Entered(number, written(entry), tuple(told_lines(each, words))) for number, (entry, each) in enumerate(told, 1)
    ]
    return {
        "id": id,
        "kind": referee.standing().kind,
        "moment": words.message(GAME.moment(referee.state)) if referee.state is not None else "",
        "waits": waits_for(referee, words, words.say("page-referee-begin"), words.say("page-referee-go")),
        "answers": [Press(text, f"answer {number}", text) for number, text in enumerate(answers(referee, words), 1)],
        "field": board(referee, words, chosen),
        "figures": [panel(row, words, chosen) for row in rows],
        "picked": chosen,
        "picked_name": next((words.name(row.name) for row in rows if row.key == chosen), ""),
        "groups": groups(referee, rows, words, chosen),
        "heroes": [row for row in rows if not row.enemy and row.alive],
        "typed": [row for row in rows if row.enemy and row.alive] if referee.draft.typed else [],
        "blocks": blocks(referee, rows, words),
        "shields": has_block(referee),
        "acting": referee.standing().figure + 1,
        "latest": entries[-1] if entries else None,
        "entries": entries[: -MOST_SHOWN - 1 : -1],
        "whys": why_lines(referee, words),
        "help": help_lines(words.say("referee-help")),
        "count": len(referee.journal),
        "problem": problem,
        "line": line,
        "setup": setup_values(referee, words) if referee.fight is None else None,
        "poisons": [Word(number, words.name(f"poison-{number}")) for number in POISON_NAMES],
    }


def panel(row: Row, words: Catalogue, picked: str) -> FigurePanel:
    """A figure in words, with the pictures of its cards."""
    lines = (stands(row, words), health(row, words), mood(row, words)) if row.alive else (stands(row, words),)
    shown = [one.card for one in row.played if one.part == 1] + ([row.chosen] if row.chosen else [])
    designs = [INDEX[card.removeprefix("card-")] for card in shown if card.removeprefix("card-") in INDEX]
    return FigurePanel(
        key=row.key,
        name=words.name(row.name),
        enemy=row.enemy,
        number=int(row.key.rpartition(" ")[2]),
        lines=lines,
        cards=tuple([card_text(one, words) for one in row.played if not one.over]),
        pictures=tuple([card_picture(design, words) for design in designs]),
        picked=row.key == picked,
        alive=row.alive,
    )


# What can be pressed for a picked figure ------------------------------------------------------------------------------


def groups(referee: Referee, rows: list[Row], words: Catalogue, picked: str) -> list[Group]:
    """The buttons of the picked figure."""
    if not picked:
        return []
    found = [
        Group(
            words.say("page-referee-faces"),
            tuple([press(words.name(f"facing-{way}"), f"{picked} {way}", picked) for way in DIRECTION_NAMES]),
        )
    ]
    row = next((row for row in rows if row.key == picked), None)
    if row is None or referee.standing().kind == standing.OVER:
        return found
    for verb, name in HARMS:
        changes = [press(sign, f"{verb} {picked} {sign.replace('+', '')}", words.name(name)) for sign in ("+1", "-1")]
        found.append(Group(words.name(name), tuple(changes)))
    return found + (enemy_groups(row, words) if row.enemy else hero_groups(row, words))


def press(text: str, line: str, about: str, pressed: bool = False) -> Press:
    """A button; what it is about is said to people who do not see what stands around it."""
    return Press(text, line, f"{about}: {text}", pressed)


def hero_groups(row: Row, words: Catalogue) -> list[Group]:
    """Markers of a hero."""
    focus, kamae = words.say("page-referee-focus"), words.say("page-referee-kamae")
    hidden = any(name == "stealth" for name, _ in row.statuses)
    return [
        Group(
            focus,
            tuple(
                [
                    press(str(number), f"focus {row.key} {number}", focus, number == row.focus)
                    for number in range(MOST_FOCUS + 1)
                ]
            ),
        ),
        Group(
            kamae,
            tuple(
                [press(words.name(name), f"kamae {row.key} {name}", kamae, name == row.kamae) for name in KAMAE_NAMES]
            ),
        ),
        Group(
            words.say("page-referee-other"),
            (
                press(
                    words.name("stealth"),
                    f"stealth {row.key} {'off' if hidden else 'on'}",
                    row.key,
                    hidden,
                ),
                press(words.say("page-referee-advantage"), f"advantage {row.key}", row.key),
            ),
        ),
    ]


def enemy_groups(row: Row, words: Catalogue) -> list[Group]:
    """Markers of an enemy."""
    behaviour, stance = words.say("page-referee-behaviour"), words.say("page-referee-stance")
    limit = words.say("page-referee-limit")
    sides = [
        press(words.name(f"behaviour-{name}"), f"behaviour {row.key} {name}", behaviour, name == row.behaviour)
        for name in BEHAVIOUR_NAMES
    ]
    stances = [
        press(words.name(f"stance-{name}"), f"stance {row.key} {name}", stance, name == row.stance)
        for name in STANCE_NAMES
    ]
    limits = [press(sign, f"limit {row.key} {row.limit + more}", limit) for sign, more in (("+1", 1), ("-1", -1))]
    return [Group(behaviour, tuple(sides)), Group(stance, tuple(stances)), Group(limit, tuple(limits))]


def blocks(referee: Referee, rows: list[Row], words: Catalogue) -> list[Press]:
    """For every enemy with shields: it has blocked the hero who acts."""
    now = referee.standing()
    if now.kind not in (standing.PART, standing.LINES, standing.COUNTER) or referee.state is None:
        return []
    found: list[Press] = []
    for row in rows:
        if row.enemy and row.alive and referee.state.cells[row.figure * BLOCK + SHIELD_ITEM]:
            text = words.say("page-referee-blocked", who=row.name)
            found.append(Press(text, f"blocked {row.key.rpartition(' ')[2]} {now.figure + 1}", text))
    return found


def has_block(referee: Referee) -> bool:
    """Does the hero who acts resolve a card with shields?"""
    now = referee.standing()
    return now.kind == standing.PART and referee.fight is not None and block_line(referee.fight, now.figure) >= 0


# The set-up -----------------------------------------------------------------------------------------------------------


def setup_values(referee: Referee, words: Catalogue) -> dict[str, Any]:
    """The values of the fields of a set-up."""
    draft = referee.draft
    map_of = draft.board
    free = map_of.spaces & ~draft.terrain().walls & ~draft.taken()
    spaces = [map_of.names[at] for at in bits(free)]
    return {
        "boards": [Word(name, board_title(name, words)) for name in BOARD_NAMES],
        "board": draft.board_name,
        "fixed": bool(draft.pieces or draft.heroes or draft.enemies),
        "kinds": [Word(name, words.name(name)) for name in KIND_NAMES],
        "spaces": spaces,
        "hero_space": spaces[len(spaces) // 2] if spaces else "",
        "heroes": [Word(name, words.name(name)) for name in HEROES],
        "enemies": [Word(name, words.name(f"enemy_{name}")) for name in ENEMIES],
        "facings": [Word(name, words.name(f"facing-{name}")) for name in DIRECTION_NAMES],
        "behaviours": [Word(name, words.name(f"behaviour-{name}")) for name in BEHAVIOUR_NAMES],
        "stances": [Word(name, words.name(f"stance-{name}")) for name in STANCE_NAMES],
        "next_hero": len(draft.heroes) + 1,
        "next_enemy": len(draft.enemies) + 1,
        "typed": draft.typed,
        "nightmare": draft.nightmare,
        "ready": bool(draft.heroes and draft.enemies),
    }


def board_title(name: str, words: Catalogue) -> str:
    """The name of a battlefield, as the option has it."""
    value = f"board-{name}"
    return words.say(f"value-{value}")
