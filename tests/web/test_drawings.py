"""The drawings of the games: at any moment of random games everything offered is drawn once and where it belongs."""

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import shiai
from shiai.core.chance import draw_outcome
from shiai.core.seats import CHANCE, HOLE, WATCHER
from shiai.core.state import State
from shiai.games.samurai_spirit.players.chances import next_raiders
from shiai.games.samurai_spirit.rules.actions import CARD, FIGHT
from shiai.games.samurai_spirit.rules.state import STACK, SamuraiSpirit
from shiai.games.way_of_the_samurai.rules.actions import WINDOW_NAMES
from shiai.i18n.catalogue import Catalogue, languages
from shiai.web.drawings import draw, drawing_of
from shiai.web.kit.drawing import Offer, Scene
from shiai.web.table_page import is_listed
from tests.tiers import mostly_nightly

# The first words of choices that stand on the drawing itself; all others are buttons beside it.
DRAWN = {
    "seven_ronin": frozenset(
        ["place", "assign", "hayai", "musashi", "taiko", "yobu", "yumi", "use", "copy", "target", "withdraw", "send"]
    ),
    "samurai_spirit": frozenset(  # all of them
        {
            *("fight", "support", "pass", "attack", "defend", "hand", "replace", "discard"),
            *("done", "ignore", "first", "second", "drop", "use_token", "let_pass", "use", "skip"),
            *("heal", "take", "give", "strike", "token", "card"),
        }
    ),
    "way_of_the_samurai": frozenset(
        [
            *("play", "transform", "fetch", "discard", "keep", "remove", "mark", "path", "lower", "use_die"),
            *("take life", "take ki", "take special", "take step", "raise", "lower_die", "reroll", "decline"),
            *WINDOW_NAMES,
        ]
    ),
}
# Ways to set a game up, taken in turn.
SET_UPS: dict[str, tuple[dict[str, object], ...]] = {
    "seven_ronin": ({},),
    "samurai_spirit": tuple([{"players": players} for players in range(1, 8)]),
    "way_of_the_samurai": (
        {"weapon": "nagamaki", "opponent": "shiro", "environment": "cliff", "weather": "rain", "taikyu": True},
        {"weapon": "sai_1", "mode": "one_vs_three", "bushido": True, "gisei": True, "blood": True, "yoroi": "enemy"},
        {"weapon": "sai_2", "mode": "dojo_yoshioka", "easy_look": True, "hard_mode": True, "yoroi": "player"},
        {"weapon": "bokken", "duel_variant": True, "second_weapon": "naginata"},
        {"weapon": "katana_tanto", "opponent": "sasuke"},
        {"weapon": "tessen", "mode": "clan", "environment": "bridge"},
        {"weapon": "wakizashi", "mode": "leaving_the_village"},
        {"weapon": "tonfa_2", "opponent": "kempo", "environment": "mountain", "weather": "fog"},
    ),
}


def random_game(game: str, seed: int) -> Iterator[State]:
    """The states of a game, played partly by advice so that it lasts."""
    rng = Random(seed)
    set_ups = SET_UPS[game]
    state = shiai.game(game).start(**set_ups[seed % len(set_ups)])
    chance = Random(seed)
    while actors := state.actors():
        yield state
        seat = actors[rng.randrange(len(actors))]
        if seat == CHANCE:
            state.apply(CHANCE, draw_outcome(state, chance))
        elif rng.random() < 0.6:
            state.apply(seat, state.setup.game.advise(state.redact(seat), seat, rng))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    yield state


def scene_of(view: State, seat: int, words: Catalogue, rng: Random) -> Scene[Any]:
    """What a seat (or a watcher) looks at, with something picked where that comes first."""
    legal = view.legal(seat) if seat in view.actors() else ()
    offers = tuple([Offer(action, view.name(action), "label", "says", "R7-1.1") for action in legal])
    seats = tuple(view.setup.seats)
    scene = Scene(view, words, seat, offers, (), "", seats)
    picks = drawing_of(view.setup.game).picks(scene)
    picked = rng.choice(picks).words if picks and rng.random() < 0.8 else ""
    return Scene(view, words, seat, offers, (), picked, seats)


@pytest.mark.parametrize(
    ("game", "seed"),
    mostly_nightly([(game, seed) for game in DRAWN for seed in range(max(4, len(SET_UPS[game])))], 2),
)
def test_everything_offered_is_drawn_once_and_where_it_belongs(game: str, seed: int) -> None:
    rng = Random(f"{game}/{seed}")
    drawing = drawing_of(shiai.game(game))
    looked = 0
    for state in random_game(game, seed):
        if rng.random() > 0.15 and state.actors():
            continue
        looked += 1
        words = Catalogue(rng.choice(languages()), game)
        for seat in (*[seat for seat in state.actors() if seat >= 0], WATCHER):
            view = state.redact(seat)
            scene = scene_of(view, seat, words, rng)
            html = draw(scene, lambda **_query: "?")
            ids = re.findall(r'\sid="([^"]+)"', html)
            tokens = re.findall(r'data-token="([^"]+)"', html)
            assert len(ids) == len(set(ids))
            assert len(tokens) == len(set(tokens))
            assert str(HOLE) not in html
            assert not re.search(r"\s(style|on[a-z]+)=", html)
            drawn = Counter(re.findall(r'form="choices"[^>]*value="([^"]+)"', html))
            assert drawn == Counter(wanted(scene, game))
            for offer in scene.offers:
                assert set(drawing.marks(view, offer.action)) <= set(ids)
                drawing.odds(view, offer.action, words)
    assert looked >= 3


def wanted(scene: Scene[Any], game: str) -> list[str]:
    """The choices that should be buttons on the drawing."""
    picks = drawing_of(shiai.game(game)).picks(scene)
    return [
        offer.name
        for offer in scene.offers
        if any(f"{offer.name} ".startswith(f"{words} ") for words in DRAWN[game])
        and not offer.name.startswith("tasuke takes")
        and is_listed(offer, picks, scene.picked)
    ]


def test_the_odds_of_a_fight_are_those_of_the_dealer() -> None:
    compared = 0
    for seed in range(8):
        for state in random_game("samurai_spirit", seed):
            assert isinstance(state, SamuraiSpirit)
            seat = (*state.actors(), CHANCE)[0]
            if (
                seat == CHANCE
                or FIGHT not in state.legal(seat)
                or STACK.top(state.cells) >= 0
                or state.cells[STACK.at] == 0
            ):
                continue
            after = state.clone()
            after.apply(seat, FIGHT)
            if after.actors() != (CHANCE,):
                continue
            dealt = dict(zip([CARD.part(action) for action in after.legal(CHANCE)], after.weights(), strict=True))
            told = dict(next_raiders(state, STACK.top(state.cells)))
            assert shares(told) == shares(dealt)
            compared += 1
    assert compared > 20


def shares(weights: dict[int, int]) -> dict[int, Fraction]:
    """The chance of every card."""
    whole = sum(weights.values())
    return {card: Fraction(weight, whole) for card, weight in weights.items()}
