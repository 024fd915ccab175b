"""Options of games as flags, and the seats that a person leads."""

import io

import pytest
from rich.console import Console

import shiai
from shiai.cli.kit.asking import SeatError, pick_seats, read_seats
from shiai.cli.options import GivenOptions, split_flags
from shiai.cli.play import pick_level
from shiai.core.errors import OptionError
from shiai.core.state import State
from shiai.i18n import Catalogue

SAMURAI_SPIRIT = shiai.game("samurai_spirit")
OWN = ("--seed", "--games", "--option")


def given(*flags: tuple[str, str | None], words: tuple[str, ...] = ()) -> dict[str, object]:
    return GivenOptions(words, flags, OWN).read(SAMURAI_SPIRIT)


@pytest.mark.parametrize(
    ("arguments", "rest", "flags"),
    [
        ("samurai-spirit --players 4", "samurai-spirit", (("--players", "4"),)),
        ("--players 4 samurai-spirit --seed 3", "samurai-spirit --seed 3", (("--players", "4"),)),
        ("--players=4 --seed=3", "--seed=3", (("--players", "4"),)),
        ("--absent-tokens --seed 3", "--seed 3", (("--absent-tokens", None),)),
        ("game --absent-tokens", "game", (("--absent-tokens", None),)),
        ("-o players=4", "-o players=4", ()),
        ("a -- --players 4", "a -- --players 4", ()),
    ],
)
def test_flags_that_the_command_does_not_have_are_put_aside(
    arguments: str, rest: str, flags: tuple[tuple[str, str | None], ...]
) -> None:
    assert split_flags(arguments.split(), OWN) == (rest.split(), flags)


def test_flags_and_words_are_read_with_dashes_or_underscores() -> None:
    read = given(("--absent-tokens", "true"), ("--Kiai_on_decrease", "no"), words=("absent-token-scope=turn",))
    assert read == {"absent_tokens": "true", "kiai_on_decrease": "no", "absent_token_scope": "turn"}
    assert SAMURAI_SPIRIT.setup(**read).options["absent_tokens"] is True


@pytest.mark.parametrize(
    ("flag", "value", "message"),
    [
        ("--playrs", "4", "no --playrs here; did you mean --players"),
        ("--sede", "4", "no --sede here; did you mean --seed"),
        ("--xyzzy", "4", "no --xyzzy here; `shiai games samurai_spirit` lists"),
        ("--absent-tokens", None, "--absent-tokens needs a value: true, false"),
    ],
)
def test_a_wrong_flag_is_named_with_the_nearest_right_one(flag: str, value: str | None, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        given((flag, value))


def test_an_option_is_given_once() -> None:
    with pytest.raises(OptionError, match="players is given twice"):
        given(("--players", "4"), words=("players=3",))
    with pytest.raises(OptionError, match="must have the form name=value"):
        given(words=("players",))


def begun(game: str = "samurai_spirit", **options: object) -> State:
    found: State = shiai.game(game).start(**options)
    return found


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        ("all", (0, 1, 2, 3)),
        ("seat_2", (1,)),
        ("seat_3,seat_1", (0, 2)),
        ("4, 2,4", (1, 3)),
        ("Platz 1,SEAT_2", (0, 1)),
    ],
)
def test_seats_are_read_by_number_name_or_word(typed: str, seats: tuple[int, ...]) -> None:
    assert read_seats(typed, begun(), Catalogue("de", "samurai_spirit")) == seats


@pytest.mark.parametrize("typed", ["seat_5", "0", "", "1,", "everybody"])
def test_an_unknown_seat_is_named(typed: str) -> None:
    with pytest.raises(SeatError, match=r"has no seat '.*'; seats are: seat_1, seat_2, seat_3, seat_4"):
        read_seats(typed, begun(), Catalogue("en", "samurai_spirit"))


@pytest.mark.parametrize("typed", ["all", "attacker,defender"])
def test_seats_with_secrets_are_not_led_together(typed: str) -> None:
    with pytest.raises(SeatError, match="every seat has secrets: choose one of attacker, defender"):
        read_seats(typed, begun("seven_ronin"), Catalogue("en", "seven_ronin"))


def picked(asked: State, *typed: str) -> tuple[tuple[int, ...], str]:
    """The seats that a person picks by typing this, and what was printed."""
    console = Console(file=io.StringIO(), width=80)
    answers = list(typed)
    seats = pick_seats(asked, Catalogue("en", asked.setup.game.id), console, lambda _question, _names: answers.pop(0))
    assert isinstance(console.file, io.StringIO)
    assert answers == []
    return seats, console.file.getvalue()


def test_seats_that_were_not_named_are_asked_for() -> None:
    seats, text = picked(begun(), "9", "1,3")
    assert seats == (0, 2)
    assert "Which seats do you play?" in text
    assert "has no seat '9'" in text
    assert picked(begun(), "")[0] == (0,)
    assert picked(begun(players=2), "all")[0] == (0, 1)
    assert picked(begun("seven_ronin"), "defender")[0] == (1,)


@pytest.mark.parametrize(("typed", "spec"), [("", "level:1"), ("4", "level:4"), ("level:6", "level:6")])
def test_the_strength_of_bots_is_asked_for_by_name_and_sentence(typed: str, spec: str) -> None:
    console = Console(file=io.StringIO(), width=200)
    words = Catalogue("de", "seven_ronin")
    assert pick_level(shiai.game("seven_ronin"), words, console, lambda _question, _names: typed) == spec
    assert isinstance(console.file, io.StringIO)
    for number in range(1, 7):
        line = f"{number} {words.say(f'page-level-{number}-name')}. {words.say(f'page-level-{number}-says')}"
        assert line in console.file.getvalue()


def test_the_solo_player_leads_all_samurai_without_being_asked() -> None:
    assert picked(begun(players=1, solo_samurai=3)) == ((0, 1, 2), "")


def test_seats_are_offered_by_their_heroes() -> None:
    duel = begun("senjutsu", hero_1="student", hero_2="master")
    seats, text = picked(duel, "Master")
    assert seats == (1,)
    assert "1 Student" in text
    assert "2 Master" in text
    assert "Seat" not in text


@pytest.mark.parametrize("typed", ["2", "seat_2", "Platz 2", "meister"])
def test_a_seat_is_read_by_its_hero_too(typed: str) -> None:
    duel = begun("senjutsu", hero_1="student", hero_2="master")
    assert read_seats(typed, duel, Catalogue("de", "senjutsu")) == (1,)
