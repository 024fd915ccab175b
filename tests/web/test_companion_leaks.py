"""Which cards a player looks at for a companion, which of them it uses and what is left in its deck stay secret."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.cards.cards import INDEX
from shiai.games.senjutsu.rules.actions import CARD
from shiai.table.live_game import LiveGame
from tests.web.worlds import ATTACKER, DEFENDER, World, different

OWNER, FOE = ATTACKER, DEFENDER
# On top of the deck of Hachiko lie a card that is discarded face up, in all worlds alike, and one that is used.
DISCARDED = "249"
USED = ("250", "253")

Make = Callable[[str], World]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes worlds that begin alike, up to the question which of the two cards is used."""
    numbers = count()
    top: list[str] = []
    draw = LiveGame.draw_chance

    def drawn(game: LiveGame) -> int:
        if game.state.stack[-1].name == "top_card" and top:
            return CARD.at(INDEX[top.pop()])
        return draw(game)

    monkeypatch.setattr(LiveGame, "draw_chance", drawn)

    with ExitStack() as stack:

        def made(card: str) -> World:
            world = World(tmp_path / str(next(numbers)), monkeypatch, "senjutsu", hero_1="ashigaru")
            stack.enter_context(world.opened())
            top[:] = [card, DISCARDED]
            drive(world, "companion_card")
            assert top == []
            return world

        yield made


def drive(world: World, question: str) -> None:
    """Choose what comes first until a question is asked."""
    while True:
        with world.service.locked(world.table) as loaded:
            state = loaded.table.game.state
            if state.stack[-1].name == question:
                return
            seat = state.actors()[0]
            name = state.name(state.legal(seat)[0])
        world.act(seat, name)


def live(world: World, viewer: int, card: str) -> dict[str, bytes]:
    """Note everything that a viewer is answered before the card is chosen, and when only one choice is missing."""
    seen = {f"before: {question}": answer for question, answer in world.look(viewer).items()}
    world.act(OWNER, card)
    world.act(FOE, next(iter(world.browsers[FOE].view(world.table, FOE)["choices"])))
    return seen | {f"chosen: {question}": answer for question, answer in world.look(viewer).items()}


@pytest.mark.parametrize("viewer", [FOE, WATCHER])
def test_nobody_learns_what_was_looked_at_or_chosen_for_a_companion(make: Make, viewer: int) -> None:
    one, other = [live(make(card), viewer, card) for card in USED]
    assert different(one, other) == []


def test_its_owner_sees_the_cards(make: Make) -> None:
    worlds = [make(card) for card in USED]
    one, other = [live(world, OWNER, card) for world, card in zip(worlds, USED, strict=True)]
    for time in ("before", "chosen"):
        assert f"{time}: GET /table/{worlds[0].table}" in different(one, other)


@pytest.mark.parametrize("viewer", [FOE, WATCHER])
def test_the_stream_of_news_tells_the_same_of_every_choice(make: Make, viewer: int) -> None:
    one, other = [make(card).stream(viewer, [(FOE, "hello"), (OWNER, card), (FOE, "hello")]) for card in USED]
    assert one == other


def test_everybody_sees_the_card_that_is_not_used(make: Make) -> None:
    one, other = make(USED[0]), make(USED[0])
    one.act(OWNER, USED[0])
    other.act(OWNER, DISCARDED)
    for viewer in (FOE, WATCHER):
        assert f"GET /table/{one.table}" in different(one.look(viewer), other.look(viewer))
