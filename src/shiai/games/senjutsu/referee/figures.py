"""The notebook's knowledge of every figure, as plain data for pages and terminals."""

from dataclasses import dataclass

from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, STEALTH
from shiai.games.senjutsu.referee.referee import Referee
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.harm import wound_limit
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    CHOSEN,
    FACING,
    FOCUS,
    HIDDEN_AT,
    HOBBLES,
    ITEM_CARD,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    KAMAE_AT,
    LOADS,
    PHASE,
    RESOLVED,
    REVEALING,
    STUNS,
    TOXINS,
    WOUNDS,
)
from shiai.games.senjutsu.rules.table import focus_limit, rotating, who
from shiai.games.senjutsu.solo.rules.decks import deck_count
from shiai.games.senjutsu.solo.rules.state import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    DECK_STUNS,
    EXTRA,
    STANCE,
    STANCE_NAMES,
    Solo,
)


@dataclass(frozen=True)
class Played:
    """A part of a card of this turn."""

    card: str  # the id of a component
    part: int
    speed: int  # -1 before it is known
    over: bool  # it is resolved


@dataclass(frozen=True)
class Row:
    """One figure, with ids of components that the catalogues name."""

    key: str  # as people type it: hero 1
    figure: int
    name: str
    enemy: bool
    alive: bool
    space: str
    facing: str
    wounds: int
    bleeding: int
    limit: int
    statuses: tuple[tuple[str, int], ...]
    focus: int
    most_focus: int
    kamae: str  # of heroes
    kamaes: tuple[str, ...]  # those that the hero has
    behaviour: str  # of enemies
    stance: str
    deck: int
    played: tuple[Played, ...]
    chosen: str  # the card that is entered but not revealed


def rows_of(referee: Referee) -> list[Row]:
    """Heroes and enemies by number; none before the fight begins, and of a horde only who is on the board."""
    if referee.fight is None:
        return []
    state = referee.fight.state
    rows = [row_of(referee, state, figure) for figure in [*range(state.rules.people), *referee.fight.figures]]
    return [row for row in rows if row.alive or not (row.enemy and state.solo_rules.horde)]


def row_of(referee: Referee, state: Solo, figure: int) -> Row:
    """One figure of the notebook."""
    cells = state.cells
    base, extra = figure * BLOCK, figure * EXTRA
    enemy = figure >= state.rules.people
    alive = bool(cells[ALIVE] >> figure & 1)
    chosen = cells[base + CHOSEN]
    return Row(
        key=referee.figure_name(figure),
        figure=figure,
        name=referee.name_of(figure),
        enemy=enemy,
        alive=alive,
        space=space_name(state, cells[base + AT]) if alive else "",
        facing=DIRECTION_NAMES[cells[base + FACING]],
        wounds=cells[base + WOUNDS] + cells[base + BLEEDING],
        bleeding=cells[base + BLEEDING],
        limit=wound_limit(state, figure),
        statuses=statuses(state, figure),
        focus=cells[base + FOCUS],
        most_focus=focus_limit(state, figure),
        kamae="" if enemy else KAMAE_NAMES[cells[base + KAMAE_AT]],
        kamaes=() if enemy else state.rules.heroes[figure].kamaes(),
        behaviour=BEHAVIOUR_NAMES[cells[extra + BEHAVIOUR]] if enemy else "",
        stance=STANCE_NAMES[cells[extra + STANCE]] if enemy else "",
        deck=deck_count(state, figure) if enemy and alive else 0,
        played=played(state, figure),
        chosen=CARD_NAMES[chosen - 1] if chosen else "",
    )


def statuses(state: Solo, figure: int) -> tuple[tuple[str, int], ...]:
    """Statuses with their numbers; Stuns in the deck of an enemy count too."""
    cells = state.cells
    base = figure * BLOCK
    stuns = cells[base + STUNS] + (cells[figure * EXTRA + DECK_STUNS] if figure >= state.rules.people else 0)
    found = [("stun", stuns), ("hobble", rotating(cells[base + HOBBLES]))]
    for toxin, number in enumerate(POISON_NAMES[1:]):
        found.append((f"poison-{number}", rotating(cells[base + TOXINS + toxin])))
    found.append(("load", cells[base + LOADS]))
    found.append(("stealth", int(bool(cells[base + HIDDEN_AT] & STEALTH))))
    return tuple([(name, count) for name, count in found if count])


def played(state: Solo, figure: int) -> tuple[Played, ...]:
    """The revealed parts of cards, in the order of their items."""
    cells = state.cells
    base = figure * BLOCK
    found: list[Played] = []
    for item in range(ITEMS):
        card = cells[base + ITEM_CARD + item]
        if card:
            speed = -1 if cells[PHASE] == REVEALING else cells[base + ITEM_SPEED + item]
            over = cells[base + ITEM_STATUS + item] == RESOLVED
            found.append(Played(CARD_NAMES[card - 1], cells[base + ITEM_PART + item] + 1, speed, over))
    return tuple(found)


def enemy_ways(referee: Referee) -> dict[int, list[int]]:
    """The spaces that enemies have crossed in this turn, else in the last one, beginning with their first space."""
    fight = referee.fight
    if fight is None:
        return {}
    board = fight.state.rules.board
    now: dict[int, list[int]] = {}
    earlier: dict[int, list[int]] = {}
    for told in referee.told:
        for event in told.events:
            if event.id == "event-turn_began":
                now, earlier = {}, now
            elif event.id == "event-moved":
                for number, figure in enumerate(fight.figures):
                    if event.values.get("who") == who(fight.state, figure):
                        space = board.space_of(str(event.values["space"]))
                        now.setdefault(figure, [told.starts[number]]).append(space)
    return now or earlier
