"""A horde in one session: waves, rounds, ranks, the fallen lord, and undo across all of it."""

import pytest

from shiai.games.senjutsu.referee import EntryError, Referee, read_command
from shiai.games.senjutsu.referee.figures import rows_of
from shiai.games.senjutsu.referee.sentences import waits_for
from shiai.games.senjutsu.rules.state import AT, BLOCK, STOCK, UP, WOUNDS
from shiai.games.senjutsu.solo.rules.state import EXTRA, KEPT, LIMIT, RANK, ROUND, WAVE
from shiai.i18n.catalogue import Catalogue
from tests.games.senjutsu.referee.refereeing import heard, notebook, session, where

WORDS = Catalogue("en", "senjutsu_solo")


def run(*lines: str, mode: str = "horde") -> Referee:
    """A run of a Ronin with the signature deck that has begun."""
    return session(mode, "hero 1 ronin", "list 1 signature", "begin", *lines)


def defeat_all(referee: Referee) -> None:
    """Defeat the enemies on the board; the next wave comes with the next turn."""
    for row in rows_of(referee):
        if row.enemy:
            referee.enter(read_command(f"wound {row.key} 20"))


def stage(referee: Referee) -> tuple[int, int]:
    """Round and wave."""
    cells = notebook(referee).cells
    return cells[ROUND], cells[WAVE]


def place(referee: Referee) -> None:
    """Answer where the enemies of a wave begin."""
    while referee.progress().kind == "question":
        referee.enter(read_command("answer 1"))


def next_wave(referee: Referee) -> None:
    """Defeat this wave and place the next one; the hero is healed, so that the run goes on."""
    defeat_all(referee)
    wounds = notebook(referee).cells[WOUNDS]
    if wounds:
        referee.enter(read_command(f"wound hero 1 -{wounds}"))
    before = stage(referee)
    while stage(referee) == before:
        kind = referee.progress().kind
        referee.enter(read_command("023" if kind == "cards" else "answer 1" if kind == "question" else "go"))
    place(referee)


def test_the_first_wave_comes_with_the_first_turn() -> None:
    referee = run()
    assert where(referee, 0) == "D7 N"
    assert referee.progress().kind == "question"
    assert len(referee.progress().answers) == 4
    place(referee)
    assert [row.key for row in rows_of(referee)] == ["hero 1", "enemy 1"]
    assert stage(referee) == (1, 1)


def test_a_run_goes_through_waves_and_rounds_in_one_session() -> None:
    referee = run()
    place(referee)
    seen = [stage(referee)]
    for _ in range(5):
        next_wave(referee)
        seen.append(stage(referee))
    assert seen == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2)]
    assert [len([row for row in rows_of(referee) if row.enemy])] == [2]
    cells = notebook(referee).cells
    assert cells[RANK] == 2  # steel
    assert cells[1 * EXTRA + LIMIT] == 2  # one more in round 2


def test_decks_are_kept_through_the_run() -> None:
    """SJ-49.23: what an enemy was seen with in the first wave is in its deck again in the second."""
    referee = run()
    place(referee)
    while not (seen := notebook(referee).cells[1 * BLOCK + UP]):
        kind = referee.progress().kind
        referee.enter(read_command("023" if kind == "cards" else "answer 1" if kind == "question" else "go"))
    next_wave(referee)
    cells = notebook(referee).cells
    assert cells[1 * EXTRA + KEPT] == 0
    assert cells[1 * BLOCK + STOCK] & seen == seen


def test_undo_goes_back_across_waves() -> None:
    referee = run()
    place(referee)
    before = len(referee.journal), notebook(referee).key()
    next_wave(referee)
    assert stage(referee) == (1, 2)
    while len(referee.journal) > before[0]:
        referee.undo()
    assert notebook(referee).key() == before[1]


def test_the_players_are_told_to_shuffle_half_of_the_discards() -> None:
    referee = run()
    place(referee)
    told: list[str] = []
    while stage(referee)[0] == 1:
        next_wave(referee)
        told += [event.id for each in referee.told for event in each.events]
    assert "referee-half_returned" in told


def test_the_fallen_lord_is_placed_beside_the_hero() -> None:
    referee = run(mode="horde lord")
    referee.enter(read_command("answer 1"))
    state = notebook(referee)
    assert state.rules.board.names[state.cells[state.rules.token * BLOCK + AT]] in ("C6", "D6", "E6")


def test_the_end_names_rank_round_and_wave() -> None:
    referee = run()
    place(referee)
    referee.enter(read_command("wound hero 1 20"))
    assert referee.progress().kind == "over"
    assert "round 1, wave 1" in waits_for(referee, WORDS)


def test_enemies_of_a_wave_have_the_numbers_by_which_they_are_typed() -> None:
    referee = run()
    place(referee)
    assert WORDS.name(rows_of(referee)[1].name) == "Ashigaru (Katana) 1"
    assert WORDS.message(referee.renamed(referee.told[-1].events[0])).startswith("Ashigaru (Katana) 1")
    assert "placed" in heard(referee)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("hero 1 ronin D5 N", "enemy 1 samurai_boss D1 S", "horde"), "comes alone"),
        (("horde", "enemy 1 samurai_boss D1 S"), "wave by wave"),
        (("horde", "board bamboo_temple"), "the board comes first"),
        (("horde nobody",), "cannot have 'nobody'"),
        (("horde", "hero 1 ronin", "hero 2 ninja A4 N", "begin"), "one hero alone"),
        (("list 1 signature",), "no hero 1 yet"),
        (("hero 1 ronin D5 N", "list 1 student/-/-/-"), "name a deck of this hero"),
        (("terrain rocks C3", "preset"), "there is terrain already"),
    ],
)
def test_a_set_up_that_fits_no_horde_is_refused(lines: tuple[str, ...], words: str) -> None:
    with pytest.raises(EntryError, match=words):
        session(*lines)


def test_the_preset_terrain_of_a_board_is_one_entry() -> None:
    referee = session("board bamboo_temple", "preset")
    assert len(referee.draft.pieces) == len(referee.draft.board.preset) > 0
