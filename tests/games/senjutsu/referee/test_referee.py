"""The referee: enemies act in the notebook as the rules say, people tell what heroes do, entries fail without trace."""

import json

import pytest

from shiai.games.senjutsu.referee import EntryError, Referee, read_command, written
from shiai.games.senjutsu.referee.referee import from_data
from shiai.games.senjutsu.rules import state as cells_of
from shiai.games.senjutsu.rules.state import BLOCK
from shiai.games.senjutsu.solo.rules import state as solo_cells
from tests.games.senjutsu.given import hero as person
from tests.games.senjutsu.given import of
from tests.games.senjutsu.referee.refereeing import DUEL, cell, duel, heard, notebook, session, where
from tests.games.senjutsu.solo.solo_given import GAME, enemy, fight, turn

BOSS = 1


def refused(referee: Referee, line: str, *words: str) -> None:
    """This line is refused with these words, and nothing is changed."""
    before = json.dumps(referee.data()), referee.state.key() if referee.state else None
    with pytest.raises(EntryError) as caught:
        referee.enter(read_command(line))
    for word in words:
        assert word in str(caught.value)
    assert (json.dumps(referee.data()), referee.state.key() if referee.state else None) == before


# Setting up -----------------------------------------------------------------------------------------------------------


def test_the_set_up_is_what_was_entered() -> None:
    referee = session("board burning_village", "terrain rocks C3", "hero 1 ninja D4 NE agg", *DUEL[1:], "begin")
    state = notebook(referee)
    assert state.rules.board.name == "burning_village"
    assert state.terrain.walls >> state.rules.board.space_of("C3") & 1
    assert (where(referee, 0), where(referee, BOSS)) == ("D4 NE", "D1 S")
    assert state.rules.heroes[0].name == "ninja"
    assert cell(referee, 0, "KAMAE_AT") == 1
    extra = BOSS * solo_cells.EXTRA
    assert state.cells[extra + solo_cells.LIMIT] == 5
    assert state.cells[extra + solo_cells.BEHAVIOUR] == 1
    assert state.cells[extra + solo_cells.STANCE] == 0
    assert referee.progress().kind == "cards"


def test_what_is_not_said_about_an_enemy_is_left_to_luck_and_the_suggestion() -> None:
    seen = set()
    for seed in range(12):
        state = notebook(session(DUEL[0], "enemy 1 samurai_boss D1 S", "begin", seed=str(seed)))
        extra = BOSS * solo_cells.EXTRA
        seen.add((state.cells[extra + solo_cells.BEHAVIOUR], state.cells[extra + solo_cells.STANCE]))
        assert state.cells[extra + solo_cells.LIMIT] == 7
    assert len(seen) > 3


def test_pairs_are_entered_in_any_order() -> None:
    referee = session(DUEL[0], "enemy 1 hachiko D1 S", "enemy 2 ashigaru E1 S", "begin")
    assert referee.fight is not None
    assert [notebook(referee).solo_rules.enemies[figure].kind for figure in referee.fight.figures] == [
        "hachiko",
        "ashigaru",
    ]
    referee.enter(read_command("enemy 1 D2"))
    assert where(referee, referee.fight.figures[0]) == "D2 S"


@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        ((), "begin", ("no hero", "enter hero 1")),
        (DUEL[:1], "begin", ("no enemy",)),
        ((DUEL[0], "enemy 2 samurai_boss D1 S"), "begin", ("no enemy 1", "without gaps")),
        ((DUEL[0], "enemy 1 ashigaru D1 S"), "begin", ("only together with hachiko", "SJ-47.8")),
        ((DUEL[0], "enemy 1 hachiko D1 S"), "begin", ("only together with ashigaru",)),
        ((DUEL[0], "enemy 1 monk D1 S", "enemy 2 monk E1 S"), "begin", ("only one monk", "SJ-38.5")),
        ((), "hero 1 samurai D5 N", ("name cannot be 'samurai'", "ronin")),
        ((), "hero 1 ronin Z9 N", ("'Z9' is no space of snow_field",)),
        ((), "hero 1 ronin D5", ("has no facing", "NE")),
        ((), "hero 5 ronin D5 N", ("number cannot be '5'", "from 1 to 4")),
        ((), "enemy 1 samurai_boss D1 S 99", ("limit cannot be '99'",)),
        (DUEL[:1], "enemy 1 samurai_boss D5 S", ("on D5 stands another figure",)),
        (("terrain rocks C3",), "hero 1 ronin C3 N", ("C3 is blocked by terrain", "clear C3")),
        (DUEL[:1], "terrain rocks D5", ("at D5 stands a figure",)),
        (("terrain rocks C3",), "terrain bamboo C3", ("other terrain",)),
        (DUEL[:1], "board river_ford", ("the board comes first",)),
        (DUEL[:1], "deck 1 S024", ("no enemy 1 yet",)),
        (DUEL, "deck 1 S024 S024", ("once",)),
        (DUEL, "deck 1 029", ("no enemy has a card '029'",)),
        (DUEL[:1], "go", ("nothing for the set-up",)),
    ],
)
def test_a_wrong_set_up_is_refused_with_the_remedy(lines: tuple[str, ...], line: str, words: tuple[str, ...]) -> None:
    refused(session(*lines), line, *words)


# A turn ---------------------------------------------------------------------------------------------------------------


def test_an_enemy_walks_and_strikes_as_the_rules_say() -> None:
    """The boss with 'Strike' (one step, then the space ahead) two spaces from the hero: it comes and wounds."""
    referee = duel("enemy 1 D3 S", "card 1 126", "enemy 1 S024", "go", "go")
    assert referee.progress().kind == "question"  # both cards have initiative 5: the hero's player chooses the order
    referee.enter(read_command("answer 1"))
    assert referee.progress().kind == "part"
    assert where(referee, BOSS) == "D3 S"
    referee.enter(read_command("go"))
    assert where(referee, BOSS) == "D4 S"
    assert cell(referee, 0, "WOUNDS") == 1
    assert [id for id in heard(referee) if id in ("enemy_attacks", "moved", "hit", "wounded")] == [
        "enemy_attacks",
        "moved",
        "hit",
        "wounded",
    ]
    reason = referee.reasons()[-1]
    assert (reason.figure, reason.clause) == (BOSS, "SJ-43.2")
    assert reason.dropped
    assert cell(referee, 0, "HAND_SIZE") == 0


def test_an_enemy_decides_by_what_people_have_told() -> None:
    """A hero that has stepped away is followed, not struck."""
    referee = duel("enemy 1 D3 S", "card 1 126", "enemy 1 S024", "go", "go", "answer 1", "hero 1 D7 NE", "go")
    assert where(referee, 0) == "D7 NE"
    assert cell(referee, 0, "WOUNDS") == 0
    assert "enemy_holds_back" in heard(referee)


def test_the_shields_of_a_hero_are_placed_as_printed_and_stop_an_attack() -> None:
    """120 Wind Block covers the space ahead; what follows a successful Block is left to people."""
    referee = duel("hero 1 D4 N", "enemy 1 D3 S", "card 1 120", "enemy 1 S025", "go", "speed 1 7", "go")
    assert referee.progress().kind == "part"
    referee.enter(read_command("go"))
    assert "blocked" in heard(referee)
    assert cell(referee, 0, "WOUNDS") == 0


@pytest.mark.parametrize(("kamae", "wounds"), [("BAL", 0), ("NEU", 1)])
def test_stars_that_are_shields_stop_an_attack_as_in_the_game(kamae: str, wounds: int) -> None:
    """099 Circling Defence covers front right and back right, in Balance the space ahead too; S024 comes at 5."""
    lines = ("enemy 1 samurai_boss D3 S centre offensive 5", "begin", "card 1 099 5", "enemy 1 S024", "go", "go", "go")
    referee = session("decks table", f"hero 1 ronin D4 N {kamae}", *lines)
    game = fight(person("ronin", "D4", "N", kamae=kamae, hand="099"), enemy(at="D3", facing="S", stock="S024"))
    turn(game, "099", speed="speed 5")
    assert (cell(referee, 0, "WOUNDS"), of(game, 0, "wounds")) == (wounds, wounds)
    assert ("blocked" in heard(referee)) == (wounds == 0)


def test_shields_can_be_left_out() -> None:
    lines = ("hero 1 D4 N", "enemy 1 D3 S", "card 1 120 7", "enemy 1 S025", "go", "go", "shields 1 none", "go")
    referee = duel(*lines)
    assert "blocked" not in heard(referee)
    assert cell(referee, 0, "WOUNDS") == 1


def test_an_enemy_that_has_blocked_counters() -> None:
    """S033 Stone Block counters at 5, 4 and 3: the discarded card attacks and wounds; then comes the Stun."""
    referee = duel("hero 1 D2 N", "card 1 126", "enemy 1 S033", "go", "go")
    assert cell(referee, BOSS, "SHIELD_AT")
    assert referee.progress().kind == "part"
    referee.enter(read_command("blocked 1 1"))
    assert referee.progress().kind == "draw"
    referee.enter(read_command("enemy 1 S024"))
    assert cell(referee, 0, "WOUNDS") == 1
    assert cell(referee, 0, "STUNS") == 1
    assert referee.progress().kind == "part"


def test_who_must_discard_is_told() -> None:
    """S015 Backhand Slash: the target discards a card, which only its player knows."""
    referee = duel("hero 1 D2 N", "card 1 126", "enemy 1 S015", "go", "go")
    assert "referee-discard" in heard(referee)
    assert cell(referee, 0, "WOUNDS") == 1


def test_everybody_is_reminded_to_draw_and_to_bleed() -> None:
    referee = duel("bleed hero 1", "card 1 126", "enemy 1 S003", "go", "go", "go")
    assert [id for id in heard(referee) if id != "resolves"][-3:] == ["turn_began", "discarded_unseen", "referee-draw"]


def test_a_variable_initiative_is_asked_after_the_enemies_have_chosen() -> None:
    referee = duel("card 1 120", "enemy 1 S003", "go", "go")
    assert referee.progress().kind == "question"
    refused(referee, "speed 1 2", "no initiative 2")
    refused(referee, "go", "answer the question")
    referee.enter(read_command("speed 1 6"))
    assert notebook(referee).cells[cells_of.NOW] == 6


def test_an_instant_replaces_the_card_that_lies_open() -> None:
    referee = duel("card 1 126", "enemy 1 S003", "go")
    assert referee.progress().kind == "revealed"
    referee.enter(read_command("card 1 110"))
    referee.enter(read_command("go"))
    assert heard(referee)[-1] == "resolves"
    assert referee.told[-1].events[-1].values["card"] == "card-110"


def test_an_enemy_without_wounds_left_is_defeated_and_the_fight_is_over() -> None:
    referee = duel("wound enemy 1 3")
    assert referee.progress().kind == "cards"
    referee.enter(read_command("bleed enemy 1 2"))
    assert referee.progress().kind == "over"
    outcome = notebook(referee).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    refused(referee, "go", "the fight is over", "undo")
    referee.undo()
    assert referee.progress().kind == "cards"


def test_a_stun_goes_into_the_deck_of_an_enemy_and_can_be_drawn() -> None:
    referee = duel("card 1 126")
    referee.enter(read_command("stun enemy 1"))
    assert notebook(referee).cells[BOSS * solo_cells.EXTRA + solo_cells.DECK_STUNS] == 1
    for line in ("enemy 1 stun", "go"):
        referee.enter(read_command(line))
    assert cell(referee, BOSS, "STUNS") == 1
    assert referee.progress().kind == "revealed"


def test_the_card_of_an_enemy_is_drawn_by_the_program_where_that_is_wanted() -> None:
    referee = duel("card 1 126", "go", decks="program")
    assert cell(referee, BOSS, "ITEM_CARD") > 0
    refused(referee, "enemy 1 S024", "decks table")


def test_where_cards_come_from_is_told_only_where_the_program_draws_them() -> None:
    assert "slot" in heard(duel(decks="program"))
    assert "slot" not in heard(duel())


def test_a_figure_of_the_set_up_can_be_moved() -> None:
    referee = session(*DUEL, "hero 1 D6 NE", "enemy 1 E1", "begin")
    assert (where(referee, 0), where(referee, BOSS)) == ("D6 NE", "E1 S")
    refused(session(*DUEL), "hero 2 D6", "no hero 2 yet")
    refused(session(*DUEL), "hero 1 D1", "stands another figure")


def test_a_deck_that_was_named_holds_these_cards_only() -> None:
    referee = session(*DUEL, "deck 1 S024", "begin", "card 1 126", "go")
    assert [event.values["card"] for event in referee.told[-1].events][-1] == "card-S024"


def test_markers_are_kept() -> None:
    referee = duel("focus hero 1 2", "kamae hero 1 agg", "behaviour enemy 1 left", "stance enemy 1 defensive")
    assert (cell(referee, 0, "FOCUS"), cell(referee, 0, "KAMAE_AT")) == (2, 1)
    extra = BOSS * solo_cells.EXTRA
    state = notebook(referee)
    assert (state.cells[extra + solo_cells.BEHAVIOUR], state.cells[extra + solo_cells.STANCE]) == (0, 1)
    referee.enter(read_command("wound hero 1 2"))
    referee.enter(read_command("wound hero 1 -1"))
    referee.enter(read_command("hobble hero 1"))
    referee.enter(read_command("hobble hero 1 -1"))
    referee.enter(read_command("poison hero 1 131"))
    assert (cell(referee, 0, "WOUNDS"), cell(referee, 0, "HOBBLES")) == (1, 0)
    assert notebook(referee).cells[cells_of.TOXINS + 2] == 1


def test_armour_in_play_takes_a_wound_away() -> None:
    """025 remains in play: of the two wounds of 'Lunging Thrust' one is left."""
    lines = ("hero 1 D4 N", "enemy 1 D2 S", "card 1 126", "enemy 1 S013", "go", "go")
    assert cell(duel(*lines), 0, "WOUNDS") == 2
    assert cell(duel("keep 1 025", *lines), 0, "WOUNDS") == 1
    assert cell(duel("keep 1 025", "keep 1 025 off", *lines), 0, "WOUNDS") == 2


def test_a_hero_that_has_blocked_may_counter_and_does_what_stands_below() -> None:
    """114 Stone Block counters at 5 and stuns whoever was blocked."""
    referee = duel("hero 1 D4 N", "enemy 1 D3 S", "card 1 114 5", "enemy 1 S024", "go", "go", "go")
    assert (referee.progress().kind, referee.progress().figure) == ("counter", 0)
    referee.enter(read_command("wound enemy 1"))
    referee.enter(read_command("go"))
    assert referee.progress().kind == "lines"
    referee.enter(read_command("stun enemy 1"))
    assert referee.progress().kind == "lines"
    referee.enter(read_command("go"))
    assert cell(referee, BOSS, "WOUNDS") == 1
    assert cell(referee, 0, "WOUNDS") == 0
    assert referee.progress().kind == "part"  # below the split line, at initiative 1


@pytest.mark.parametrize(
    ("places", "side"), [(("E3", "C3"), "centre"), (("E3", "C3"), "right"), (("C3", "E3"), "centre")]
)
def test_an_attack_names_the_target_that_a_changed_behaviour_finds(places: tuple[str, str], side: str) -> None:
    """S017 changes the behaviour before it moves and strikes (SJ-42.7)."""
    referee = session(
        "decks table",
        f"hero 1 ronin {places[0]} N",
        f"hero 2 warrior {places[1]} N",
        f"enemy 1 samurai_boss D2 S {side} offensive 5",
        *("begin", "card 1 127", "card 2 127", "enemy 1 S017", "go", "go"),
    )
    told = {"event-enemy_attacks": "", "event-hit": ""}
    while not all(told.values()):
        told |= {event.id: str(event.values["other"]) for event in referee.told[-1].events if event.id in told}
        if not all(told.values()):
            referee.enter(read_command("answer 1" if referee.progress().kind == "question" else "go"))
    assert told["event-enemy_attacks"] == told["event-hit"]


def test_a_hero_that_falls_in_its_own_part_waits_no_longer() -> None:
    referee = session(
        "hero 1 ronin D5 N", "hero 2 ninja E5 N", DUEL[1], "begin", "card 1 126", "card 2 126", "go", "go"
    )
    while referee.progress().kind == "question":
        referee.enter(read_command("answer 1"))
    now = referee.progress()
    assert now.kind == "part"
    referee.enter(read_command(f"wound hero {now.figure + 1} 20"))
    assert referee.progress() != now
    refused(referee, f"hero {now.figure + 1} D6", "is defeated")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("go", ("card of hero 1 is missing", "card 1")),
        ("hero 1 D1 N", ("on D1 stands another figure",)),
        ("hero 2 D2 N", ("no 'hero 2'", "one of hero 1, enemy 1")),
        ("card 1 S024", ("no hero has a card 'S024'",)),
        ("card 1 999", ("no hero has a card '999'",)),
        ("card 1 009", ("belongs to master", "hero 1 is ronin")),
        ("wound enemy 1 99", ("wound cannot be '99'",)),
        ("wound hero 1 -1", ("only 0 to take away",)),
        ("focus hero 1 4", ("focus cannot be '4'",)),
        ("focus enemy 1 1", ("what cannot be 'focus'",)),
        ("kamae hero 1 xyz", ("kamae cannot be 'XYZ'",)),
        ("poison hero 1 7", ("kind cannot be '7'",)),
        ("shields 1", ("not the moment", "card 1 029")),
        ("blocked 1 1", ("not the moment",)),
        ("answer 1", ("not the moment",)),
        ("clear D4", ("no terrain lies on D4",)),
        ("enemy 1 029", ("no enemy has a card '029'",)),
        ("keep 1 126", ("does not remain in play",)),
        ("begin", ("nothing for a fight",)),
    ],
)
def test_a_wrong_entry_is_refused_with_the_remedy(line: str, words: tuple[str, ...]) -> None:
    refused(duel(), line, *words)


def test_a_card_that_cannot_lie_on_a_physical_deck_is_refused() -> None:
    referee = duel("card 1 126", "enemy 1 S024", "go", "go", "answer 1", "go", "card 1 126", "go")
    refused(referee, "enemy 1 S024", "seen elsewhere")
    refused(referee, "enemy 1 stun", "no stun in this deck")
    refused(referee, "enemy 1 S-Ronin-001", "another enemy")
    referee.enter(read_command("enemy 1 S036"))  # the recipe names no deck 6, but the person knows what was drawn
    assert referee.progress().kind == "revealed"


# The journal ----------------------------------------------------------------------------------------------------------


def test_undo_is_the_journal_without_its_last_entry() -> None:
    lines = ("card 1 126", "go", "go", "wound enemy 1 2", "go", "card 1 126", "go")
    referee = duel(decks="program")
    states = []
    for line in lines:
        states.append(notebook(referee).key())
        while referee.progress().kind == "question":
            referee.enter(read_command("answer 1"))
            states[-1] = notebook(referee).key()
        referee.enter(read_command(line))
    for line, state in zip(reversed(lines), reversed(states), strict=True):
        while referee.journal[-1]["do"] == "answer":
            referee.undo()
        assert written(referee.undo()) == line
        assert notebook(referee).key() == state
    while referee.journal:
        referee.undo()
    assert referee.state is None
    with pytest.raises(EntryError, match="nothing to take back"):
        referee.undo()


def test_luck_stays_the_same_when_a_report_is_corrected() -> None:
    referee = duel("card 1 126", "go", decks="program")
    first = cell(referee, BOSS, "ITEM_CARD")
    referee.undo()
    referee.enter(read_command("hero 1 D6"))
    referee.enter(read_command("go"))
    assert cell(referee, BOSS, "ITEM_CARD") == first


def test_a_session_is_data_and_comes_back_from_it() -> None:
    referee = duel("card 1 126", "go", "go", decks="program")
    again = from_data(json.loads(json.dumps(referee.data())))
    assert again.data() == referee.data()
    assert notebook(again).key() == notebook(referee).key()
    assert again.told[-1].events == referee.told[-1].events


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "no session of a referee"),
        ({"kind": "else"}, "no session of a referee"),
        ({"kind": "shiai-referee", "rules": GAME.version, "seed": 1, "entries": []}, "damaged"),
        ({"kind": "shiai-referee", "rules": 99, "seed": "a", "entries": []}, "version 99"),
        (
            {"kind": "shiai-referee", "rules": GAME.version, "seed": "a", "entries": [{"do": "go"}]},
            "entry 1 of this session",
        ),
        ({"kind": "shiai-referee", "rules": GAME.version, "seed": "a", "entries": ["go"]}, "is no entry"),
    ],
)
def test_data_that_is_no_session_is_refused(data: object, words: str) -> None:
    with pytest.raises(EntryError, match=words):
        from_data(data)


def test_two_heroes_fight_two_enemies_to_the_end() -> None:
    referee = session(
        "hero 1 ronin D5 N",
        "hero 2 ninja E5 N",
        "enemy 1 samurai_boss D1 S",
        "enemy 2 arquebusier E1 S",
        "begin",
    )
    for _ in range(400):
        now = referee.progress()
        if now.kind == "over":
            break
        if now.kind == "cards":
            alive = notebook(referee).cells[cells_of.ALIVE]
            for seat in range(2):
                if alive >> seat & 1:
                    referee.enter(read_command(f"card {seat + 1} 126"))
        referee.enter(read_command("answer 1" if now.kind == "question" else "go"))
    outcome = notebook(referee).outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert all(notebook(referee).cells[seat * BLOCK + cells_of.AT] == cells_of.NOWHERE for seat in range(2))


# Typing ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "board snow_field",
        "terrain torii D4 NE",
        "hero 1 ronin D5 N AGG",
        "enemy 2 samurai_boss D1 S left defensive 4",
        "deck 1 S001 S-Ronin-001",
        "decks table",
        "nightmare",
        "begin",
        "hero 1 D4 N",
        "enemy 2 D4",
        "hero 1 NW",
        "enemy 1 S024",
        "enemy 1 stun",
        "card 1 029",
        "card 1 029 6",
        "speed 1 6",
        "wound enemy 1 2",
        "stun hero 1 -1",
        "poison enemy 1 129",
        "focus hero 1 3",
        "stealth hero 1 on",
        "limit enemy 1 6",
        "shields 1",
        "shields 1 D3 D4",
        "shields 1 none",
        "blocked 2 1",
        "keep 1 025",
        "keep 1 025 off",
        "clear D4",
        "advantage hero 1",
        "answer 2",
        "go",
    ],
)
def test_an_entry_is_written_as_it_was_typed(line: str) -> None:
    entry = read_command(line)
    assert written(entry) == line
    assert read_command(line.upper()) == entry
    assert json.loads(json.dumps(entry)) == entry


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ("nothing was typed",)),
        ("dance", ("'dance' is no command", "hero")),
        ("hero", ("hero 1 D4 N",)),
        ("hero one D4 N", ("'one' is no number",)),
        ("hero 1 D4 D5", ("not understood",)),
        ("hero 1 D4 left", ("not understood",)),
        ("wound", ("wound hero 1 1",)),
        ("wound hero 1 much", ("'much' is no number",)),
        ("card 1", ("card 1 029",)),
        ("keep 1", ("keep 1 089",)),
        ("deck 1", ("deck 1 S001",)),
        ("shields", ("shields 1 none",)),
        ("advantage 1", ("advantage hero 1",)),
        ("go on", ("write, for example, go",)),
    ],
)
def test_a_line_that_is_no_entry_is_refused_with_an_example(line: str, words: tuple[str, ...]) -> None:
    with pytest.raises(EntryError) as caught:
        read_command(line)
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"do": 7},
        {"do": "place"},
        {"do": "place", "figure": "hero 1"},
        {"do": "place", "figure": ["hero"], "at": "D4"},
        {"do": "place", "figure": "hero 1", "at": ["D4"]},
        {"do": "place", "figure": "hero 1", "facing": 3},
        {"do": "card", "hero": "1", "card": "126"},
        {"do": "card", "hero": True, "card": "126"},
        {"do": "card", "hero": 1, "card": 126},
        {"do": "card", "hero": 1, "card": "126", "speed": "5"},
        {"do": "harm", "figure": "hero 1", "what": "wound"},
        {"do": "harm", "figure": "hero 1", "what": "wound", "count": 1.5},
        {"do": "set", "figure": "hero 1", "what": "kamae", "value": 1},
        {"do": "keep", "hero": 1},
        {"do": "clear"},
        {"do": "drawn", "enemy": 1, "card": None},
        {"do": "terrain", "kind": "rocks"},
    ],
)
def test_a_malformed_entry_changes_nothing(entry: dict[str, object]) -> None:
    referee = duel()
    before = json.dumps(referee.data()), notebook(referee).key()
    with pytest.raises(EntryError):
        referee.enter(entry)
    assert (json.dumps(referee.data()), notebook(referee).key()) == before
