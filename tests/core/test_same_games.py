"""Random games go as they always went: whoever makes the engine faster must not change them.

The choices follow from a generator of this file, not from that of the play loop. A checksum covers the seats, the
actions and the numbers of legal actions of all decisions. If rules change on purpose, write down the new ones:

    python -m tests.core.test_same_games
"""

from collections.abc import Iterator
from itertools import accumulate
from typing import Final
from zlib import crc32

import pytest

import shiai
from shiai.core.seats import CHANCE

MANY: Final = 1000  # games of each game, over all its set-ups
BITS: Final = 48  # of a number of the generator

Options = dict[str, object]
# For each game its set-ups: options, the number of games for every change, their checksum, and that of many games.
GAMES: Final[dict[str, list[tuple[Options, int, int, int]]]] = {
    "seven_ronin": [
        ({}, 120, 1809214704, 1780808482),
        ({"limit_counts": "total"}, 60, 3435418622, 4001857373),
        (
            {"limit_counts": "total", "market_counts_for_minimum": False, "field_next_to_watchtower": "field_large"},
            60,
            1012547048,
            1407376616,
        ),
        (
            {"short_reserve": "attacker_loses", "threat_track": "steep", "silence_stops_sharing": False},
            60,
            416642326,
            2016355507,
        ),
    ],
    "samurai_spirit": [
        ({}, 200, 2115697469, 2115697469),
        ({"players": 1, "solo_samurai": 3}, 150, 4270180625, 3068740944),
        ({"players": 2}, 150, 100071685, 3131543779),
        (
            {"players": 2, "difficulty": "heroic", "absent_tokens": True, "kiai_at_round_end": True},
            150,
            926552864,
            3468207507,
        ),
        (
            {"players": 7, "difficulty": "easy", "kiai_removal_optional": True, "heal_only_wounded": False},
            150,
            246681666,
            2790143535,
        ),
    ],
    "way_of_the_samurai": [
        ({}, 160, 208499388, 2743245180),
        ({"mode": "one_vs_three", "hard_mode": True, "weapon": "naginata", "bushido": True}, 100, 862058956, 631540279),
        (
            {"mode": "clan", "environment": "cliff", "weapon": "yari", "taikyu": True, "gisei": True},
            100,
            1396791895,
            2920135600,
        ),
        (
            {"mode": "leaving_the_village", "weapon": "bokken", "easy_look": True, "easy_die": True},
            100,
            3391436322,
            2400611780,
        ),
        ({"duel_variant": True, "second_weapon": "kusarigama"}, 100, 1296264251, 396734412),
        ({"opponent": "shiro", "blood": True, "environment": "forest", "weather": "snow"}, 100, 347090826, 1391569190),
    ],
    "senjutsu": [
        ({}, 25, 1934832182, 763984091),
        (
            {"hero_1": "master", "hero_2": "student", "terrain": "preset", "board": "bamboo_temple"},
            15,
            2062932838,
            2387577443,
        ),
        (
            {"players": 3, "terrain": "placed", "terrain_effects": "revised", "board": "river_ford"},
            8,
            3978086801,
            3571399667,
        ),
        (
            {"players": 4, "teams": "pairs", "acting_hero_first": True, "strict_discard": True},
            8,
            3731924998,
            1110960776,
        ),
    ],
    "senjutsu_solo": [
        ({}, 6, 2357359451, 3700005849),
        ({"enemy_1": "ashigaru_yari", "enemy_2": "arquebusier", "hero_1": "student"}, 5, 2946711836, 3766265402),
        (
            {"enemy_1": "ninja", "nightmare": True, "terrain": "preset", "enemies_foresee": True},
            5,
            175453880,
            923506621,
        ),
        ({"mode": "horde", "hero_1": "master", "all_stuns_count": True}, 4, 780517989, 3916460367),
    ],
}


def numbers() -> Iterator[int]:
    """Numbers of `BITS` bits: a linear congruential generator, of which only the upper bits are used."""
    value = 1
    while True:
        value = (value * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield value >> (64 - BITS)


def checksum(game: str, options: Options, games: int) -> int:
    """The checksum of this number of random games."""
    source = numbers()
    found = 0
    for _ in range(games):
        state = shiai.game(game).start(**options)
        lines: list[tuple[int, int, int]] = []
        while actors := state.actors():
            seat = actors[next(source) * len(actors) >> BITS]
            legal = state.legal(seat)
            weights = state.weights() if seat == CHANCE else [1] * len(legal)
            sums = list(accumulate(weights))
            ticket = next(source) * sums[-1] >> BITS
            action = next(action for action, end in zip(legal, sums, strict=True) if ticket < end)
            lines.append((seat, action, len(legal)))
            state.apply(seat, action)
        found = crc32(repr(lines).encode(), found)
    return found


SETUPS: Final = [
    pytest.param(game, *setup, id=f"{game}-{number}")
    for game, setups in GAMES.items()
    for number, setup in enumerate(setups)
]


@pytest.mark.parametrize(("game", "options", "games", "few", "many"), SETUPS)
def test_random_games_go_as_they_always_went(game: str, options: Options, games: int, few: int, many: int) -> None:
    assert checksum(game, options, games) == few


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "options", "games", "few", "many"), SETUPS)
def test_many_random_games_go_as_they_always_went(game: str, options: Options, games: int, few: int, many: int) -> None:
    assert checksum(game, options, MANY // len(GAMES[game])) == many


if __name__ == "__main__":
    for name, setups in GAMES.items():
        for options, games, _, _ in setups:
            print(name, options, checksum(name, options, games), checksum(name, options, MANY // len(setups)))
