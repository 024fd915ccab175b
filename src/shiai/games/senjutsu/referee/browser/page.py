"""The view of a session: what the referee waits for, buttons, events."""

from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from shiai.core.messages import Message
from shiai.games.senjutsu.browser.cards.pictures import card_picture
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.referee import Referee, progress, written
from shiai.games.senjutsu.referee.block_entries import blocking_part
from shiai.games.senjutsu.referee.browser.board import END, PICK, PUT, board, figures_on_board
from shiai.games.senjutsu.referee.figures import Row, rows_of
from shiai.games.senjutsu.referee.printed import Way, ways
from shiai.games.senjutsu.referee.sentences import (
    Sentence,
    answers,
    card_texts,
    doubt_lines,
    has_figures,
    health,
    help_lines,
    mood,
    score,
    stands,
    told_lines,
    waits_for,
    way_text,
    why_lines,
)
from shiai.games.senjutsu.rules.actions import MOST_FIGURES, MOST_SEATS
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, KIND_NAMES
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES
from shiai.games.senjutsu.rules.state import AT, BLOCK, SHIELD_ITEM
from shiai.games.senjutsu.solo.game import GAME
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.games.senjutsu.solo.rules.options import FIGHT
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES
from shiai.i18n.catalogue import Catalogue

HARMS: Final = (("wound", "wound"), ("bleed", "bleeding_wound"), ("stun", "stun"), ("hobble", "hobble"))
MOST_SHOWN: Final = 30  # entries of the journal
MOST_WAYS: Final = 6  # ways to carry out a card that are listed; of more, the spaces where they end are tapped


@dataclass(frozen=True)
class Button:
    """A button that sends a command."""

    text: str
    line: str
    says: str
    pressed: bool = False


@dataclass(frozen=True)
class Group:
    """Buttons under a heading."""

    id: str
    title: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class FigurePanel:
    """A figure and its cards of this turn."""

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
    """An entry of the journal with its events."""

    number: int
    line: str
    told: tuple[Sentence, ...]


@dataclass(frozen=True)
class Choice:
    """One of the values of a field."""

    value: str
    text: str


@dataclass(frozen=True)
class Refused:
    """A line that was not entered: because of an error, or because of doubts that can be overruled."""

    line: str = ""
    problem: str = ""
    doubts: tuple[Message, ...] = ()


NOTHING_REFUSED: Final = Refused()


def page_values(referee: Referee, id: str, words: Catalogue, picked: str, refused: Refused) -> dict[str, Any]:
    """All values of the template."""
    rows = rows_of(referee)
    known = [each.key for each in figures_on_board(referee)]
    chosen = picked if picked in known else ""
    told = list(zip(referee.journal, referee.told, strict=True))
    entries = [
        Entered(number, written(entry), tuple(told_lines(referee, each, words)))
        for number, (entry, each) in enumerate(told, 1)
    ]
    kind = referee.progress().kind
    found = known_ways(referee)
    ends = ends_of(referee, found)
    return {
        "id": id,
        "here": f"/referee/{id}",
        "kind": kind,
        "moment": words.message(GAME.moment(referee.state)) if referee.state is not None else "",
        "score": score(referee.state, words) if referee.state is not None and referee.state.solo_rules.horde else "",
        "waits": waits_for(referee, words, words.say("page-referee-begin"), go_label(kind, words)),
        "go": go_label(kind, words),
        "ways": way_buttons(referee, found, ends, words, picked),
        "ways_title": ways_title(referee, found, ends, words, picked),
        "ends": bool(ends) and not picked.startswith(END),
        "answers": [Button(text, f"answer {number}", text) for number, text in enumerate(answers(referee, words), 1)],
        "field": board(referee, words, chosen, ends),
        "figures": [panel(referee, row, words, chosen) for row in rows],
        "picked": chosen,
        "picked_name": next((words.name(row.name) for row in rows if row.key == chosen), ""),
        "groups": groups(referee, rows, words, chosen),
        "heroes": rows_of_heroes(rows),
        "typed": [row for row in rows if row.enemy and row.alive] if referee.draft.typed else [],
        "blocks": blocks(referee, rows, words),
        "shields": has_block(referee),
        "acting": referee.progress().figure + 1,
        "latest": entries[-1] if entries else None,
        "entries": entries[: -MOST_SHOWN - 1 : -1],
        "whys": why_lines(referee, words, figures=False),
        "deeper": why_lines(referee, words) if has_figures(referee) else [],
        "help": help_lines(words.say("referee-help")),
        "count": len(referee.journal),
        "seen": referee.version(),
        "problem": refused.problem,
        "doubts": doubt_lines(referee, list(refused.doubts), words),
        "line": refused.line,
        "setup": setup_values(referee, words) if referee.fight is None else None,
        "put": put_groups(referee, words, picked) if referee.fight is None else [],
        "put_title": words.say("page-referee-put-here", space=picked.removeprefix(PUT)),
        "poisons": [Choice(number, words.name(f"poison-{number}")) for number in POISON_NAMES],
    }


def panel(referee: Referee, row: Row, words: Catalogue, picked: str) -> FigurePanel:
    """The panel of a figure with the pictures of its cards."""
    lines = (stands(row, words), health(row, words), mood(row, words)) if row.alive else (stands(row, words),)
    shown = [one.card for one in row.played if one.part == 1] + ([row.chosen] if row.chosen else [])
    designs = [INDEX[card.removeprefix("card-")] for card in shown if card.removeprefix("card-") in INDEX]
    return FigurePanel(
        key=row.key,
        name=words.name(row.name),
        enemy=row.enemy,
        number=int(row.key.rpartition(" ")[2]),
        lines=lines,
        cards=tuple(card_texts(row, words)),
        pictures=tuple([card_picture(referee.cards.designs[design], words) for design in designs]),
        picked=row.key == picked,
        alive=row.alive,
    )


# The hero's card as printed -------------------------------------------------------------------------------------------


def go_label(kind: str, words: Catalogue) -> str:
    """The label of the button that goes on."""
    if kind == progress.CARDS:
        return words.say("page-referee-reveal")
    return words.say("page-referee-no-counter" if kind == progress.COUNTER else "page-referee-go")


def known_ways(referee: Referee) -> list[Way]:
    """The ways to carry out the card that is being resolved."""
    return ways(referee.fight) if referee.fight is not None and referee.fight.state.stack else []


def ends_of(referee: Referee, found: list[Way]) -> dict[int, str]:
    """Where a card with many ways can end: the spaces, each with the line that tapping it sends."""
    if len(found) <= MOST_WAYS or referee.state is None:
        return {}
    names = referee.state.rules.board.names
    ends: dict[int, str] = {}
    for way in found:
        same = [other for other in found if other.at == way.at]
        ends[way.at] = way_line(way) if len(same) == 1 else f"{PICK}{END}{names[way.at]}"
    return ends


def way_line(way: Way) -> str:
    """The line that carries out a card in this way."""
    return written({"do": "printed", "choices": list(way.choices)})


def way_buttons(
    referee: Referee, found: list[Way], ends: dict[int, str], words: Catalogue, picked: str
) -> list[Button]:
    """Buttons for the ways: all if they are few, else those that end on the picked space, or where the hero is."""
    now = referee.progress()
    state = referee.state
    if now.kind not in (progress.PART, progress.LINES) or state is None:
        return []
    if not found:
        text = words.say("page-referee-step-by-step")
        return [Button(text, "printed :", text)]
    if ends:
        names = state.rules.board.names
        here = state.cells[now.figure * BLOCK + AT]
        wanted = picked.removeprefix(END) if picked.startswith(END) else names[here]
        found = [way for way in found if names[way.at] == wanted]
    texts = [way_text(referee, way, now.figure, words) for way in found]
    return [Button(text, way_line(way), text) for text, way in zip(texts, found, strict=True)]


def ways_title(referee: Referee, found: list[Way], ends: dict[int, str], words: Catalogue, picked: str) -> str:
    """What stands above the ways."""
    if not found:
        return ""
    if not ends:
        return words.say("page-referee-printed")
    if picked.startswith(END):
        return words.say("page-referee-printed-here", space=picked.removeprefix(END))
    return words.say("page-referee-printed-space", who=referee.name_of(referee.progress().figure))


# Buttons of a picked figure -------------------------------------------------------------------------------------------


def groups(referee: Referee, rows: list[Row], words: Catalogue, picked: str) -> list[Group]:
    """The buttons of the picked figure."""
    if not picked:
        return []
    found = [
        Group(
            "change-front",
            words.say("page-referee-faces"),
            tuple([button(words.name(f"facing-{way}"), f"{picked} {way}", picked) for way in DIRECTION_NAMES]),
        )
    ]
    row = next((row for row in rows if row.key == picked), None)
    if row is None or referee.progress().kind == progress.OVER:
        return found
    for verb, name in HARMS:
        changes = [button(sign, f"{verb} {picked} {sign.replace('+', '')}", words.name(name)) for sign in ("+1", "-1")]
        found.append(Group(f"change-{verb}", words.name(name), tuple(changes)))
    return found + (enemy_groups(row, words) if row.enemy else hero_groups(row, words, len(rows_of_heroes(rows)) > 1))


def rows_of_heroes(rows: list[Row]) -> list[Row]:
    """The living heroes."""
    return [row for row in rows if not row.enemy and row.alive]


def button(text: str, line: str, about: str, pressed: bool = False) -> Button:
    """A button; its topic is part of the label for people who do not see its surroundings."""
    return Button(text, line, f"{about}: {text}", pressed)


def hero_groups(row: Row, words: Catalogue, several: bool) -> list[Group]:
    """Markers of a hero; the Advantage track matters only among several heroes."""
    focus, kamae = words.say("page-referee-focus"), words.say("page-referee-kamae")
    hidden = any(name == "stealth" for name, _ in row.statuses)
    return [
        Group(
            "change-focus",
            focus,
            tuple(
                [
                    button(str(number), f"focus {row.key} {number}", focus, number == row.focus)
                    for number in range(row.most_focus + 1)
                ]
            ),
        ),
        Group(
            "change-kamae",
            kamae,
            tuple(
                [button(words.name(name), f"kamae {row.key} {name}", kamae, name == row.kamae) for name in row.kamaes]
            ),
        ),
        Group(
            "change-other",
            words.say("page-referee-other"),
            (
                button(
                    words.name("stealth"),
                    f"stealth {row.key} {'off' if hidden else 'on'}",
                    row.key,
                    hidden,
                ),
                *([button(words.say("page-referee-advantage"), f"advantage {row.key}", row.key)] if several else []),
            ),
        ),
    ]


def enemy_groups(row: Row, words: Catalogue) -> list[Group]:
    """Markers of an enemy."""
    behaviour, stance = words.say("page-referee-behaviour"), words.say("page-referee-stance")
    limit = words.say("page-referee-limit")
    sides = [
        button(words.name(f"behaviour-{name}"), f"behaviour {row.key} {name}", behaviour, name == row.behaviour)
        for name in BEHAVIOUR_NAMES
    ]
    stances = [
        button(words.name(f"stance-{name}"), f"stance {row.key} {name}", stance, name == row.stance)
        for name in STANCE_NAMES
    ]
    limits = [button(sign, f"limit {row.key} {row.limit + more}", limit) for sign, more in (("+1", 1), ("-1", -1))]
    return [
        Group("change-behaviour", behaviour, tuple(sides)),
        Group("change-stance", stance, tuple(stances)),
        Group("change-limit", limit, tuple(limits)),
    ]


def blocks(referee: Referee, rows: list[Row], words: Catalogue) -> list[Button]:
    """A button for every enemy with shields: it has blocked the acting hero."""
    now = referee.progress()
    if now.kind not in progress.HERO_ACTS or referee.state is None:
        return []
    found: list[Button] = []
    for row in rows:
        if row.enemy and row.alive and referee.state.cells[row.figure * BLOCK + SHIELD_ITEM]:
            text = words.say("page-referee-blocked", who=row.name)
            found.append(Button(text, f"blocked {row.key.rpartition(' ')[2]} {now.figure + 1}", text))
    return found


def has_block(referee: Referee) -> bool:
    """Does the acting hero resolve a card with shields?"""
    now = referee.progress()
    if now.kind != progress.PART or referee.fight is None:
        return False
    return blocking_part(referee.fight, now.figure) is not None


# The set-up by tapping ------------------------------------------------------------------------------------------------


def put_groups(referee: Referee, words: Catalogue, picked: str) -> list[Group]:
    """What can be put on a space that was tapped before the fight."""
    draft = referee.draft
    space = picked.removeprefix(PUT)
    if not picked.startswith(PUT) or space not in draft.board.names:
        return []
    found: list[Group] = []
    if len(draft.heroes) < (MOST_SEATS if draft.mode == FIGHT else 1):
        number = next(each for each in range(1, MOST_SEATS + 1) if each not in draft.heroes)
        heroes = [
            button(words.name(name), f"hero {number} {name} {space} N", words.say("page-referee-hero"))
            for name in HEROES
        ]
        found.append(Group("put-hero", words.say("page-referee-hero"), tuple(heroes)))
    if draft.mode == FIGHT and len(draft.enemies) < MOST_SEATS:
        number = next(each for each in range(1, MOST_FIGURES + 1) if each not in draft.enemies)
        title = words.say("page-referee-enemy")
        enemies = [button(words.name(f"enemy_{name}"), f"enemy {number} {name} {space} S", title) for name in ENEMIES]
        found.append(Group("put-enemy", title, tuple(enemies)))
    title = words.say("page-referee-terrain")
    kinds = [button(words.name(name), f"terrain {name} {space}", title) for name in KIND_NAMES]
    return [*found, Group("put-terrain", title, tuple(kinds))]


# The set-up -----------------------------------------------------------------------------------------------------------


def setup_values(referee: Referee, words: Catalogue) -> dict[str, Any]:
    """The values of the set-up form."""
    draft = referee.draft
    map_of = draft.board
    free = map_of.spaces & ~draft.terrain().walls & ~draft.taken()
    spaces = [map_of.names[at] for at in bits(free)]
    return {
        "boards": [Choice(name, board_title(name, words)) for name in BOARD_NAMES],
        "board": draft.board_name,
        "fixed": bool(draft.pieces or draft.heroes or draft.enemies),
        "kinds": [Choice(name, words.name(name)) for name in KIND_NAMES],
        "spaces": spaces,
        "hero_space": spaces[len(spaces) // 2] if spaces else "",
        "heroes": [Choice(name, words.name(name)) for name in HEROES],
        "enemies": [Choice(name, words.name(f"enemy_{name}")) for name in ENEMIES],
        "facings": [Choice(name, words.name(f"facing-{name}")) for name in DIRECTION_NAMES],
        "behaviours": [Choice(name, words.name(f"behaviour-{name}")) for name in BEHAVIOUR_NAMES],
        "stances": [Choice(name, words.name(f"stance-{name}")) for name in STANCE_NAMES],
        "next_hero": len(draft.heroes) + 1,
        "next_enemy": len(draft.enemies) + 1,
        "typed": draft.typed,
        "nightmare": draft.nightmare,
        "ready": bool(draft.heroes and (draft.enemies or draft.mode != FIGHT)),
        "horde": draft.mode != FIGHT,
        "can_be_horde": draft.mode == FIGHT and not draft.enemies and not draft.pieces and len(draft.heroes) <= 1,
        "preset": bool(draft.board.preset) and not draft.pieces,
        "signatures": [
            Button(words.say("page-referee-signature", who=hero.name), f"list {number} signature", "")
            for number, hero in sorted(draft.heroes.items())
            if hero.deck is None
        ],
    }


def board_title(name: str, words: Catalogue) -> str:
    """The name of a battlefield, as the option of the game has it."""
    value = f"board-{name}"
    return words.say(f"value-{value}")
