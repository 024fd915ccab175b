"""What is fixed for one match: heroes, decks, sides, the battlefield, the rulings."""

from typing import Final

from shiai.core.box import Contents
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.corrections import cards_of
from shiai.games.senjutsu.cards.heap import bytes_of
from shiai.games.senjutsu.cards.vocabulary import DEFEATED, STRUCK
from shiai.games.senjutsu.decks.decks import SIGNATURES, faults
from shiai.games.senjutsu.decks.format import Deck, read_deck_text
from shiai.games.senjutsu.rules.battlefield.boards import piece_code
from shiai.games.senjutsu.rules.contents import COMPONENTS, board_in, hero_in
from shiai.games.senjutsu.rules.options import PLACED, PRESET, REVISED, SEATS, STANDARD_PIECES, pieces_of

NOBODY: Final = -1  # in the place of a figure


class Rules(Setup):
    """The set-up with everything the steps read often."""

    def __init__(self, game: AnyGame, options: dict[str, Value]) -> None:
        super().__init__(game, options)
        self.box: Contents = COMPONENTS.contents(str(options["box"]))
        self.cards: Cards = cards_of(self.box)
        # SJ-1.1: every seat plays one hero
        self.people = len(self.seats)
        self.decks: list[Deck] = [deck_of(options, seat) for seat in range(self.people)]
        check_decks(self.decks, self.cards, options)
        # SJ-2.5
        self.heroes = [hero_in(self.box, deck.hero) for deck in self.decks]
        self.heaps = [deck.cards for deck in self.decks]
        self.owners = list(range(self.people))  # by figure: the seat that moves it
        self.partners = [NOBODY] * self.people  # by figure: the other figure of the same seat
        self.add_companions()
        self.pairs = len(self.heroes) > self.people  # has a hero a companion?
        self.first_enemy = len(self.heroes)  # figures: the heroes of all seats, their companions, then enemies
        self.deck_size = int(str(options["cards"]))
        # SJ-1.2
        self.sides = self.gather(options)
        # Of each heap: where it has cards, for `designs_at`, and the mask of the moments for which it has Instants.
        self.bytes = [bytes_of(heap) for heap in self.heaps]
        self.moments = [self.cards.moments_of(heap) for heap in self.heaps]
        self.survivors = seats_for(self.moments, DEFEATED)  # (SJ-58.14)
        self.stoics = seats_for(self.moments, STRUCK)  # (SJ-57.9)
        self.counts_steps = any(heap & self.cards.counting for heap in self.heaps)
        self.teams = str(options.get("teams", "none")) != "none"
        self.count = len(self.heroes)
        self.owners += range(self.first_enemy, self.count)
        self.partners += [NOBODY] * (self.count - self.first_enemy)
        self.played_by_people = (1 << self.people) - 1
        self.of_people = (1 << self.first_enemy) - 1  # the mask of figures that people move
        self.token = NOBODY  # the figure that is a mere token (SJ-50.7), if any
        self.fighters = (1 << self.count) - 1  # the mask of figures that keep their side in the game
        self.side_count = max(self.sides) + 1
        # Masks of seats.
        # SJ-1.9
        self.allies = [allies_of(self.sides, side) for side in self.sides]
        # SJ-9.1
        self.board = board_in(self.box, str(options["board"]))
        if self.side_count not in self.board.starts:
            raise OptionError(f"board {self.board.name} has no start positions for {self.side_count} sides (SJ-9.20)")
        self.starts = self.board.starts[self.side_count]
        members = [self.sides[: self.first_enemy].count(side) for side in range(self.side_count)]
        if min([start.bit_count() for start in self.starts]) < max(members) and not options["free_placement"]:
            raise OptionError(
                f"board {self.board.name} has no start position for {max(members)} team-mates: take another (SJ-9.20)"
            )
        self.placed = options["terrain"] == PLACED
        self.pieces: list[int] = []  # kinds to place, in order
        self.first_pieces: tuple[int, ...] = ()
        if self.placed:
            # SJ-9.2, SJ-9.16: everybody gets the same number
            pieces = pieces_of(str(options["pieces"]) or STANDARD_PIECES)
            self.pieces = pieces[: len(pieces) - len(pieces) % self.people]
        elif options["terrain"] == PRESET:
            self.first_pieces = tuple([piece_code(kind, at, turn) for kind, at, turn in self.board.preset])
        self.switch_differs = bool(options["switch_differs"])
        self.focus_every_time = bool(options["focus_every_time"])
        self.advantage_breaks_draws = bool(options["advantage_breaks_draws"])
        self.push_ends_card = bool(options["push_ends_card"])
        self.counter_by_print = bool(options["counter_by_print"])
        self.strict_discard = bool(options["strict_discard"])
        self.revised_terrain = options["terrain_effects"] == REVISED
        self.bamboo_closed = bool(options["bamboo_closed"])
        self.defence_at_once = bool(options["defence_at_once"])
        self.comparison_blockable = bool(options["comparison_blockable"])
        self.widen_upwards_only = bool(options["widen_upwards_only"])
        self.acting_hero_first = bool(options["acting_hero_first"])
        self.strips_in_halves = bool(options["strips_in_halves"])
        self.discard_no_cost = bool(options["discard_no_cost"])
        self.target_chooses_kamae = bool(options["target_chooses_kamae"])
        self.free_terrain = bool(options["free_terrain"])
        self.free_placement = bool(options["free_placement"])
        self.status_replaceable = bool(options["status_replaceable"])
        self.collision_ends_blocks = bool(options["collision_ends_blocks"])
        self.step_away = bool(options["step_away"])
        self.blocks_guard_owner_only = bool(options["blocks_guard_owner_only"])
        self.additional_hits_all = bool(options["additional_hits_all"])
        self.range_at_reveal = bool(options["range_at_reveal"])
        self.stars_are_attacks = bool(options["stars_are_attacks"])
        self.additional_on_counter = bool(options["additional_on_counter"])
        self.instants_after_draw = bool(options["instants_after_draw"])
        self.kept_free = 0  # the mask of start spaces beside those of the board (SJ-49.9)

    def give(self, seat: int, heap: int) -> None:
        """Let a figure own these cards instead of its deck."""
        self.heaps[seat] = heap
        self.bytes[seat] = bytes_of(heap)
        self.moments[seat] = self.cards.moments_of(heap)
        self.survivors = seats_for(self.moments, DEFEATED)
        self.stoics = seats_for(self.moments, STRUCK)
        self.counts_steps = self.counts_steps or bool(heap & self.cards.counting)

    def add_companions(self) -> None:
        """Let the companions of heroes follow these, each with a deck of its own."""
        for seat in range(self.people):
            companion = self.heroes[seat].companion
            if companion is not None:
                self.partners[seat] = len(self.heroes)
                self.partners.append(seat)
                self.owners.append(seat)
                self.heroes.append(companion)
                self.heaps.append(self.decks[seat].companion)
                self.decks.append(Deck(companion.name, (), self.decks[seat].companion, 0))

    def gather(self, options: dict[str, Value]) -> tuple[int, ...]:
        """The side of every figure; figures that no seat plays are added to the heroes."""
        sides = sides_of(self.people, str(options["teams"]))
        return tuple([sides[owner] for owner in self.owners])


def seats_for(moments: list[int], moment: int) -> int:
    """The mask of seats whose deck has an Instant for this moment."""
    return sum([1 << seat for seat, mask in enumerate(moments) if mask >> moment & 1])


def allies_of(sides: tuple[int, ...], side: int) -> int:
    """The mask of all figures of a side."""
    return sum([1 << figure for figure, own in enumerate(sides) if own == side])


def deck_of(options: dict[str, Value], seat: int) -> Deck:
    """The deck of a seat: its own, or the signature deck of its hero."""
    text = str(options[f"deck_{seat + 1}"])
    return read_deck_text(text) if text else SIGNATURES[str(options[f"hero_{seat + 1}"])]


def check_decks(decks: list[Deck], cards: Cards, options: dict[str, Value]) -> None:
    """OptionError with the clause when a deck is not legal."""
    for seat, deck in enumerate(decks):
        found = faults(deck, int(str(options["cards"])), bool(options["tournament"]), printed=cards)
        if found:
            clause, sentence = found[0]
            raise OptionError(f"the deck of {SEATS[seat]} is not legal: {sentence} ({clause})")


def sides_of(count: int, teams: str) -> tuple[int, ...]:
    """The side of every seat."""
    if teams == "none":
        return tuple(range(count))
    if teams == "pairs":
        if count != 4:
            raise OptionError("teams in pairs need 4 players: set players to 4 (SJ-1.2)")
        return (0, 0, 1, 1)
    if count < 3:
        raise OptionError("one against others needs 3 or 4 players: set players to 3 or 4 (SJ-1.2)")
    return (0, *[1] * (count - 1))
