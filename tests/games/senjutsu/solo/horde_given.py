"""Words for tests that begin a game of solo play from its set-up, and of hordes: waves that come and fall."""

from shiai.core.messages import Event
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.games.senjutsu.rules.state import ALIVE, AT, BLOCK, FACING, HAND, HAND_SIZE, HIDDEN_AT, STOCK, WOUNDS
from shiai.games.senjutsu.solo.rules.enemies import DECKS
from shiai.games.senjutsu.solo.rules.state import EXTRA, LIMIT, ROUND, SEEN, SLOTS, WAVE, Solo
from tests.games.senjutsu.given import heap, step
from tests.games.senjutsu.solo.solo_given import GAME, turn, until


def begun(until_step: str = "choose", **options: object) -> Solo:
    """A game of these options, set up until a step of that name asks; everything is answered mildly."""
    state = GAME.start(**options)
    assert isinstance(state, Solo)
    return until(state, until_step)


def drawn_from(state: Solo, figure: int) -> dict[int, int]:
    """How many unseen cards of which selection decks an enemy has."""
    counts = [state.cells[figure * EXTRA + SLOTS + deck] for deck in range(DECKS)]
    return {deck + 1: count for deck, count in enumerate(counts) if count}


def enemies_of(state: Solo) -> list[int]:
    """The enemies on the board."""
    people = state.rules.people
    return [f for f in range(people, state.rules.count) if state.cells[ALIVE] >> f & 1 and f != state.rules.token]


def slay(state: Solo, *figures: int) -> Solo:
    """These enemies, or all on the board, reach their wound limits at once."""
    for figure in figures or enemies_of(state):
        state.cells[figure * BLOCK + WOUNDS] = state.cells[figure * EXTRA + LIMIT]
    state.push("check_defeat", (0,))
    state.settle()
    return state


def end_turn(state: Solo, stop: str = "choose") -> Solo:
    """The hero's core card, everything mildly, until the next question of that name."""
    core = state.rules.heroes[0].core
    assert step(state) == "choose"
    state.apply(0, core)
    for _ in range(2000):
        if not state.stack or step(state) in (stop, "choose"):
            return state
        seat = state.actors()[0]
        legal = {state.name(action): action for action in state.legal(seat)}
        mild = [legal[name] for name in ("pass", "done", "draw 0", "option 1") if name in legal and seat != CHANCE]
        state.apply(seat, (mild or list(legal.values()))[0])
    raise AssertionError("the turn never ended")


def next_wave(state: Solo, *spaces: str) -> Solo:
    """The wave falls, the turn ends, and the next one is placed on these spaces, or wherever it may be first."""
    end_turn(slay(state), "wave_place")
    for space in spaces:
        assert step(state) == "wave_place"
        state.apply(0, state.action(space))
    return until(state, "choose")


def begin_turn(state: Solo, stop: str = "wave_place") -> Solo:
    """What happens to a horde when a turn begins, and nothing else; until a step of that name asks."""
    state.push("horde_begin")
    state.settle()
    return until(state, stop)


def last_wave_fallen(number: int = 1) -> Solo:
    """The last wave of a round has just been defeated."""
    state = begun(mode="horde")
    state.cells[ROUND] = number
    state.cells[WAVE] = 4
    return slay(state)


def put_on(state: Solo, figure: int, at: str, facing: str) -> None:
    """A figure onto a space of the board."""
    state.cells[figure * BLOCK + AT] = state.rules.board.space_of(at)
    state.cells[figure * BLOCK + FACING] = DIRECTION_NAMES.index(facing)


def give(state: Solo, figure: int, card: str) -> None:
    """The deck of an enemy is this card of a selection deck alone."""
    state.cells[figure * EXTRA + SLOTS : figure * EXTRA + SLOTS + DECKS] = [0] * DECKS
    state.cells[figure * BLOCK + STOCK] = heap(card)
    state.cells[SEEN] |= heap(card)


def hold(state: Solo, card: str) -> None:
    """The hand of the hero is this card alone."""
    state.cells[HAND] = heap(card)
    state.cells[HAND_SIZE] = 1


def happened(state: Solo, *cards: str, enemies: tuple[str, ...] = ()) -> list[Event]:
    """What is told of a turn."""
    events = state.listen()
    turn(state, *cards, enemies=enemies)
    return list(events)


def conditions(state: Solo, figure: int = 1) -> int:
    """The conditions in which an enemy is."""
    return state.cells[figure * BLOCK + HIDDEN_AT]
