"""The set-up of a fight, entered step by step: battlefield, terrain, heroes, enemies."""

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Final

from shiai.core.box import BoxError, Contents
from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.decks.decks import SIGNATURES
from shiai.games.senjutsu.decks.format import Deck, read_deck_text
from shiai.games.senjutsu.referee.entries import (
    HERO,
    Entry,
    EntryError,
    enemy_card,
    facing_of,
    figure_of,
    one_of,
    space_of,
    text_of,
    whole,
    words_of,
)
from shiai.games.senjutsu.rules.actions import MOST_FIGURES, MOST_SEATS
from shiai.games.senjutsu.rules.battlefield.boards import (
    BOARD_NAMES,
    KIND_NAMES,
    Board,
    Terrain,
    piece_code,
)
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.contents import COMPONENTS, HORDE_BOARD, board_in, horde_spaces
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.options import MOST_PIECES
from shiai.games.senjutsu.solo.rules.enemies import ENEMIES
from shiai.games.senjutsu.solo.rules.lists import replacements_text
from shiai.games.senjutsu.solo.rules.options import FIGHT, HORDE, LORD_HORDE
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR_NAMES, STANCE_NAMES

MOST_WOUNDS: Final = 20
PROGRAM: Final = "program"  # draws the cards of enemies
TABLE: Final = "table"  # people draw them from the physical decks and type them
SOURCES: Final = (PROGRAM, TABLE)
SIGNATURE: Final = "signature"
UNTYPED: Final = ("box", "place")  # a box is named at the start, a place is typed as hero or enemy


@dataclass
class HeroDraft:
    """A hero at the beginning of the fight."""

    name: str
    at: int
    facing: int
    kamae: int = 0
    deck: Deck | None = None  # None: unknown


@dataclass
class EnemyDraft:
    """An enemy at the beginning of the fight; defaults leave a value to chance or to the suggested one."""

    name: str
    at: int
    facing: int
    behaviour: int = -1
    stance: int = -1
    limit: int = 0
    cards: list[int] = field(default_factory=list)


class Draft:
    """The part of a set-up that was entered so far."""

    def __init__(self) -> None:
        self.box = ""  # the canonical text of the owner's components
        self.board_name = BOARD_NAMES[0]
        self.pieces: list[int] = []
        self.heroes: dict[int, HeroDraft] = {}
        self.enemies: dict[int, EnemyDraft] = {}
        self.typed = False
        self.nightmare = False
        self.mode = FIGHT
        self.replacements: list[str] = []  # of the Ashigaru of a horde

    @property
    def contents(self) -> Contents:
        """The components: ours, or those of the box."""
        return COMPONENTS.contents(self.box)

    @property
    def board(self) -> Board:
        """The battlefield."""
        return board_in(self.contents, self.board_name)

    def copy(self) -> "Draft":
        """An independent copy."""
        other = Draft()
        other.__dict__.update(deepcopy(self.__dict__))
        return other

    def terrain(self) -> Terrain:
        """The terrain on the battlefield."""
        return Terrain(self.board.spaces, tuple(self.pieces), self.board.shapes)

    def enter(self, entry: Entry) -> None:
        """Carry out an entry; EntryError if that is impossible."""
        handlers = {
            "box": self.enter_box,
            "board": self.enter_board,
            "terrain": self.enter_terrain,
            "hero": self.enter_hero,
            "enemy": self.enter_enemy,
            "place": self.enter_place,
            "deck": self.enter_deck,
            "decks": self.enter_decks,
            "nightmare": self.enter_nightmare,
            "horde": self.enter_horde,
            "preset": self.enter_preset,
            "list": self.enter_list,
        }
        handler = handlers.get(str(entry.get("do")))
        if handler is None:
            typed = ", ".join([verb for verb in handlers if verb not in UNTYPED])
            raise EntryError(
                f"'{entry.get('what', entry.get('do'))}' is nothing for the set-up: use {typed}, and then begin"
            )
        handler(entry)

    def enter_box(self, entry: Entry) -> None:
        """Play with the components of a box, given by its canonical text."""
        if self.box or self.mode != FIGHT or self.pieces or self.heroes or self.enemies:
            raise EntryError("the box comes first: take everything back (undo), or begin another session with it")
        text = text_of(entry, "text", "begin the session with a box, as in shiai referee --box FILE")
        try:
            self.box = COMPONENTS.text(COMPONENTS.read(text))
        except BoxError as error:
            raise EntryError(str(error)) from None

    def enter_board(self, entry: Entry) -> None:
        """Choose the battlefield."""
        if self.mode != FIGHT or self.pieces or self.heroes or self.enemies:
            raise EntryError("the board comes first: take terrain and figures back (undo), then name the board")
        self.board_name = one_of(entry, "name", BOARD_NAMES)

    def enter_terrain(self, entry: Entry) -> None:
        """Add a piece of terrain."""
        self.pieces.append(piece_of(entry, self.board, self.terrain(), self.taken()))
        if len(self.pieces) > MOST_PIECES:
            raise EntryError(f"there are {MOST_PIECES} pieces of terrain already: take one back (undo)")

    def enter_hero(self, entry: Entry) -> None:
        """Place a hero, instead of one that has the same number."""
        number = whole(entry, "number", 1, MOST_SEATS)
        self.heroes.pop(number, None)
        name = one_of(entry, "name", tuple(HEROES))
        if HEROES[name].companion is not None:
            raise EntryError(f"the referee does not keep companions: choose another hero than {name} (SJ-59.1)")
        if self.mode != FIGHT and "at" not in entry:
            start, facing = horde_spaces(self.contents)[0]
            entry = {**entry, "at": self.board.names[start], "facing": DIRECTION_NAMES[facing]}
        kamae = KAMAE_NAMES.index(one_of(entry, "kamae", HEROES[name].kamaes())) if "kamae" in entry else 0
        self.heroes[number] = HeroDraft(name, self.space_for(entry), facing_of(entry), kamae)

    def enter_enemy(self, entry: Entry) -> None:
        """Place an enemy, instead of one that has the same number."""
        if self.mode != FIGHT:
            raise EntryError("the enemies of a horde come wave by wave: begin, and the referee asks where (SJ-49.7)")
        number = whole(entry, "number", 1, MOST_FIGURES)
        self.enemies.pop(number, None)
        foe = EnemyDraft(one_of(entry, "name", tuple(ENEMIES)), self.space_for(entry), facing_of(entry))
        if "behaviour" in entry:
            foe.behaviour = BEHAVIOUR_NAMES.index(one_of(entry, "behaviour", BEHAVIOUR_NAMES))
        if "stance" in entry:
            foe.stance = STANCE_NAMES.index(one_of(entry, "stance", STANCE_NAMES))
        if "limit" in entry:
            foe.limit = whole(entry, "limit", 1, MOST_WOUNDS)
        self.enemies[number] = foe

    def enter_place(self, entry: Entry) -> None:
        """Move or turn a figure that was placed before."""
        kind, number = figure_of(entry, MOST_SEATS, MOST_FIGURES)
        figure = self.heroes.get(number) if kind == HERO else self.enemies.get(number)
        if figure is None:
            raise EntryError(f"there is no {kind} {number} yet: give its name too, as in hero 1 ronin D5 N")
        if "at" in entry:
            figure.at = free_space(entry, self.board, self.terrain(), self.taken() & ~(1 << figure.at))
        if "facing" in entry:
            figure.facing = facing_of(entry)

    def enter_deck(self, entry: Entry) -> None:
        """Name the cards of an enemy's deck."""
        number = whole(entry, "number", 1, MOST_FIGURES)
        if number not in self.enemies:
            raise EntryError(f"there is no enemy {number} yet: place it first, then name its cards")
        cards = [enemy_card(card) for card in words_of(entry, "cards")]
        elsewhere = [card for other, foe in self.enemies.items() if other != number for card in foe.cards]
        for card in cards:
            if card >= STUN_CARD or cards.count(card) > 1 or card in elsewhere:
                raise EntryError("every card of a deck is there once, and no Stun at the beginning: check the numbers")
        self.enemies[number].cards = cards

    def enter_decks(self, entry: Entry) -> None:
        """Choose who draws the cards of enemies."""
        self.typed = one_of(entry, "from", SOURCES) == TABLE

    def enter_horde(self, entry: Entry) -> None:
        """Fight a horde instead of chosen enemies; with a fallen lord, or with others in place of Ashigaru."""
        if self.enemies or self.pieces or len(self.heroes) > 1:
            raise EntryError("a horde comes alone against one hero: take terrain and enemies back (undo) (SJ-49.1)")
        names = words_of(entry, "enemies") if "enemies" in entry else []
        try:
            replacements_text(",".join(names))
        except OptionError as error:
            raise EntryError(str(error)) from None
        if self.board_name != HORDE_BOARD and self.heroes:
            raise EntryError(f"a horde comes only on {HORDE_BOARD}: take the hero back (undo) (SJ-49.7)")
        self.board_name = HORDE_BOARD
        self.mode = LORD_HORDE if entry.get("lord") is True else HORDE
        self.replacements = names

    def enter_preset(self, _entry: Entry) -> None:
        """Lay the terrain of the board's preset layout (SJ-9.2)."""
        if self.pieces:
            raise EntryError("there is terrain already: take it back (undo), then lay the preset")
        if not self.board.preset:
            raise EntryError(f"the board {self.board_name} has no preset terrain: lay pieces, as in terrain rocks C3")
        pieces = [piece_code(*piece) for piece in self.board.preset]
        if Terrain(self.board.spaces, tuple(pieces), self.board.shapes).walls & self.taken():
            raise EntryError("a figure stands where preset terrain would lie: move it first")
        self.pieces = pieces

    def enter_list(self, entry: Entry) -> None:
        """Name the deck of a hero: its signature deck, or a deck in the form of docs/decks.md."""
        number = whole(entry, "number", 1, MOST_SEATS)
        hero = self.heroes.get(number)
        if hero is None:
            raise EntryError(f"there is no hero {number} yet: place it first, then name its deck")
        text = text_of(entry, "deck", "write signature, or a deck as in ronin/071/025,029x2/-")
        if text == SIGNATURE:
            hero.deck = SIGNATURES[hero.name]
            return
        try:
            deck = read_deck_text(text)
        except OptionError as error:
            raise EntryError(str(error)) from None
        if deck.hero != hero.name:
            raise EntryError(f"this is a deck of {deck.hero}, hero {number} is {hero.name}: name a deck of this hero")
        hero.deck = deck

    def enter_nightmare(self, _entry: Entry) -> None:
        """Use Nightmare cards."""
        self.nightmare = True

    def taken(self) -> int:
        """The mask of spaces with figures."""
        spaces = [hero.at for hero in self.heroes.values()] + [enemy.at for enemy in self.enemies.values()]
        return sum([1 << at for at in spaces])

    def space_for(self, entry: Entry) -> int:
        """The space of an entry; EntryError if no figure can stand there."""
        return free_space(entry, self.board, self.terrain(), self.taken())


def free_space(entry: Entry, board: Board, terrain: Terrain, taken: int) -> int:
    """The space of an entry; EntryError if no figure can stand there."""
    name = str(entry.get("at", ""))
    at = space_of(board, name)
    if not terrain.playable >> at & 1:
        raise EntryError(f"{name} is outside the battlefield: choose a space of {board.name}")
    if terrain.walls >> at & 1:
        raise EntryError(f"{name} is blocked by terrain: choose another space, or take the piece away (clear {name})")
    if taken >> at & 1:
        raise EntryError(f"on {name} stands another figure: move that one first, or choose another space")
    return at


def piece_of(entry: Entry, board: Board, terrain: Terrain, taken: int) -> int:
    """The piece of terrain of an entry; EntryError if it has no room."""
    kind = KIND_NAMES.index(one_of(entry, "kind", KIND_NAMES))
    name = str(entry.get("at", ""))
    at = space_of(board, name)
    direction = facing_of(entry) % board.shapes[kind].directions if "facing" in entry else 0
    code = piece_code(kind, at, direction)
    laid = Terrain(board.spaces, (code,), board.shapes)
    if laid.covered == 0:
        raise EntryError(f"{KIND_NAMES[kind]} has no room at {name}: choose another space or direction")
    if laid.covered & terrain.covered:
        raise EntryError(f"at {name} lies other terrain: take it away first (clear {name}), or choose another space")
    if laid.walls & taken:
        raise EntryError(f"at {name} stands a figure: move it first, or choose another space")
    return code
