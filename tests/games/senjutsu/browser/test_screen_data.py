"""What the screen of Senjutsu is made of: aims for the script, a board that keeps its frame, and the fallen."""

from random import Random
from typing import Final

from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE
from shiai.games.senjutsu.browser.aims import card_aim, card_grid, piece_aims
from shiai.games.senjutsu.browser.board import field
from shiai.games.senjutsu.browser.fallen import all_fallen
from shiai.games.senjutsu.browser.hand import hand
from shiai.games.senjutsu.browser.ladder import ladder
from shiai.games.senjutsu.browser.table import battle
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, INDEX, STANDARD_CARDS
from shiai.games.senjutsu.rules import actions as a
from shiai.games.senjutsu.rules.battlefield.hexes import distance, placed
from shiai.games.senjutsu.rules.battlefield.preview import preview
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    ITEM_SPEED,
    NOWHERE,
    PHASE,
    RESOLVING,
    WOUNDS,
    Senjutsu,
)
from shiai.table.live_game import PEOPLE, LiveGame, new_record
from shiai.web.kit.drawing import Past, Scene
from tests.games.senjutsu.browser.test_drawing import drawn, random_game, scene_of
from tests.games.senjutsu.given import GAME, given, hero

THREE: Final = {"players": 3, "hero_1": "master", "hero_3": "student"}


def numbers(aim: str, letter: str) -> set[int]:
    """The spaces of one kind of an aim."""
    return {int(at) for word in aim.split() if word[0] == letter for at in word[1:].split(".")}


# Aims -----------------------------------------------------------------------------------------------------------------


def test_an_aim_names_what_is_struck_from_here_and_where_the_card_leads() -> None:
    state = given(hero(at="D4", facing="N", hand="026"))
    names = state.rules.board.names
    aim = card_aim(state, 0, INDEX["026"])
    foreseen = preview(state, 0, INDEX["026"])
    assert foreseen is not None
    assert numbers(aim, "s") == {at for at in range(len(names)) if foreseen.here.strikes >> at & 1}
    assert {names[at] for at in numbers(aim, "m")} == {names[at] for at in range(len(names)) if foreseen.ends >> at & 1}


def test_the_grid_of_every_card_gives_what_it_strikes_from_a_space() -> None:
    state = given(hero(at="D4", facing="SE"))
    at, facing = state.cells[AT], 2
    for card in range(DESIGN_COUNT):
        foreseen = preview(state, 0, card)
        assert foreseen is not None
        found = {"s": 0, "h": 0, "t": 0}
        for cell in card_grid(STANDARD_CARDS, card).split():
            ahead, left = cell[1:].split(",")
            found[cell[0]] |= 1 << placed(int(ahead), int(left), at, facing)
        assert (found["s"], found["h"], found["t"]) == (
            foreseen.here.strikes,
            foreseen.here.shields,
            foreseen.here.stars,
        )


def test_a_piece_shows_the_spaces_that_it_would_cover() -> None:
    state = GAME.start(terrain="placed", pieces="boat:2")
    assert isinstance(state, Senjutsu)
    aims = piece_aims(state)
    for (at, direction), aim in aims.items():
        covered = numbers(aim, "p")
        assert at in covered
        assert direction < 0 or len(covered) == 2
    offered = {a.SPACE.part(action) for action in state.legal(state.actors()[0])}
    assert {at for at, direction in aims if direction < 0} == offered


# The drawing stays ----------------------------------------------------------------------------------------------------


def test_the_board_keeps_its_frame_for_a_whole_game() -> None:
    for seed in (2, 4):
        frames = set()
        for state in random_game(seed):
            found = field(scene_of(state.redact(0), 0), ())
            frames.add((found.columns, found.rows, found.width, found.height))
            for seat in [seat for seat in state.actors() if seat >= 0]:
                for target in field(scene_of(state.redact(seat), seat), ()).targets:
                    assert 1 <= target.column <= found.columns
                    assert 1 <= target.row <= found.rows
        assert len(frames) == 1


def test_a_hand_is_in_the_order_of_initiative_whatever_is_asked() -> None:
    compared = 0
    for state in random_game(1):
        cards = hand(scene_of(state.redact(0), 0)).cards
        speeds = [STANDARD_CARDS.designs[INDEX[number]].speeds[0].high for number in designs_of(cards)]
        assert speeds == sorted(speeds, reverse=True)
        compared += len(speeds) > 3
    assert compared > 20


def designs_of(cards: tuple[object, ...]) -> list[str]:
    """The numbers of the ability cards of a hand."""
    ids = [str(getattr(card, "id", "")).removeprefix("card-") for card in cards]
    return [number for number in ids if number in INDEX]


def test_every_revealed_card_is_drawn_once_at_its_initiative() -> None:
    seen = 0
    for state in random_game(3):
        if state.cells[PHASE] != RESOLVING:
            continue
        rungs = ladder(scene_of(state.redact(0), 0)).rungs
        items = [(rung.speed, item) for rung in rungs for item in rung.items]
        for speed, item in items:
            _, figure, place = item.id.split("-")
            cell = int(figure) * BLOCK + ITEM_SPEED + int(place)
            assert speed == max(0, state.cells[cell])
        faces = [item.drawn for _, item in items if item.face is not None]
        assert len(faces) == len(set(faces))
        assert {item.drawn for _, item in items if item.drawn} == set(faces)
        seen += len(items)
    assert seen > 20


def test_short_answers_stand_on_the_board_only_where_everything_else_does() -> None:
    both = 0
    for state in random_game(0):
        for seat in [seat for seat in state.actors() if seat >= 0]:
            legal = state.legal(seat)
            drawn_answers = [
                button.offer.action for button in battle(scene_of(state.redact(seat), seat)).question.buttons
            ]
            pays = a.PAY in legal or any(a.OPTION.has(action) for action in legal)
            assert not (pays and drawn_answers)
            both += bool(drawn_answers)
    assert both > 5


# The fallen -----------------------------------------------------------------------------------------------------------


def played(seed: int, **options: object) -> LiveGame:
    """A random game that is over."""
    rng = Random(seed)
    state = GAME.start(**options)
    live = LiveGame(new_record(state, (PEOPLE,) * len(state.setup.seats), f"{seed}"))
    while actors := live.state.actors():
        seat = actors[rng.randrange(len(actors))]
        live.choose(seat, draw_outcome(live.state, rng) if seat == CHANCE else rng.choice(live.state.legal(seat)))
    return live


def told(live: LiveGame, seat: int) -> Scene[Senjutsu]:
    """What a seat looks at, with the past."""
    scene = scene_of(live.state.redact(seat), seat)
    return Scene(scene.view, scene.words, seat, (), (), "", scene.seats, Past(live.log[:], live.record.at))


def test_the_fallen_stay_on_the_board_with_their_wounds() -> None:
    live = played(1)
    scene = told(live, 0)
    state = scene.view
    fallen = [seat for seat in range(2) if not state.cells[ALIVE] >> seat & 1]
    assert fallen
    html = drawn(scene)
    for seat in fallen:
        assert state.cells[seat * BLOCK + AT] == NOWHERE
        assert f'id="figure-{seat}"' in html
        wounds = state.cells[seat * BLOCK + WOUNDS] + state.cells[seat * BLOCK + BLEEDING]
        panel = next(panel for panel in battle(scene).heroes if panel.id == f"hero-{seat}")
        assert (panel.fallen, panel.wounds + panel.bleeding) == (True, wounds)
    assert html.count("is-fallen") >= 2 * len(fallen)


def test_who_has_left_a_game_of_three_lies_where_it_stood_last() -> None:
    live = played(2, **THREE)
    state = live.record.at(0)
    stood: dict[int, tuple[int, int]] = {}
    for seat, action in live.record.choices:
        for figure in range(3):
            base = figure * BLOCK
            if state.cells[base + AT] != NOWHERE:
                stood[figure] = (state.cells[base + AT], state.cells[base + WOUNDS] + state.cells[base + BLEEDING])
        state.apply(seat, action)
    scene = told(live, 0)
    fallen = all_fallen(scene, scene.view)
    assert len(fallen) == 2
    for figure, last in fallen.items():
        at, wounds = stood[figure]
        assert distance(last.at, at) <= 1  # it may have been moved by what felled it
        assert last.wounds >= wounds
