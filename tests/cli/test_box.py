"""`shiai box`, `shiai games --sources` and `--box FILE`: a person's own components on the command line."""

import io
import re
import subprocess
import tomllib
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest
from rich.console import Console

import shiai
from shiai.cli.kit.marks import legend, mark, summary
from shiai.cli.options import GivenOptions, file_flags
from shiai.cli.terminal import Quit, TerminalTable
from shiai.core.box import Components
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.i18n import Catalogue, languages
from shiai.table.live_game import PEOPLE
from shiai.table.saves import new_game
from tests.command import PROJECT, environment, run

EXAMPLES: Final = PROJECT / "examples" / "boxes"
RONIN: Final = shiai.game("seven_ronin")
RONIN_BOX: Final = str(EXAMPLES / "seven_ronin.toml")
HEAD: Final = 'format = 1\ngame = "seven_ronin"\n'
WITH_COMPONENTS: Final = [game for game in shiai.all_games() if game.components is not None]
games: Final = pytest.mark.parametrize("game", WITH_COMPONENTS, ids=lambda game: game.id)


def command(folder: Path, *arguments: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    return run(arguments, environment(folder, language), typed)


def components_of(game: AnyGame) -> Components:
    assert game.components is not None
    return game.components


def written(folder: Path, text: str) -> str:
    """The path of a file with this text."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


# shiai games --sources ------------------------------------------------------------------------------------------------


@games
def test_every_component_is_listed_with_its_confidence_and_source(tmp_path: Path, game: AnyGame) -> None:
    done = run(("games", game.id, "--sources"), environment(tmp_path, COLUMNS="400"))
    assert done.returncode == 0, done.stderr
    words = Catalogue("en", game.id)
    for part in components_of(game).parts.values():
        for entry in part.entries.values():
            assert words.name_or(entry.id) in done.stdout
            assert entry.source.confidence in done.stdout
            assert " ".join(entry.source.source.split()) in done.stdout
    assert f"Components: {summary(components_of(game).standard, words)}." in done.stdout


def test_sources_are_listed_in_the_wanted_language(tmp_path: Path) -> None:
    german = command(tmp_path, "games", "seven-ronin", "--sources", "--language", "de").stdout
    assert "Spielmaterial: 17 gedruckt, 2 rekonstruiert (≈)." in german
    assert "Wachturm" in german


def test_a_game_without_components_says_so(tmp_path: Path) -> None:
    done = command(tmp_path, "games", "--sources")
    assert done.returncode == 0
    without = [game for game in shiai.all_games() if game.components is None]
    assert done.stdout.count("This game has no list of components.") == len(without)


# shiai box new --------------------------------------------------------------------------------------------------------


def uncommented(text: str) -> str:
    """A box whose values are no longer comments."""
    return re.sub(r"^# (?=\w+ = )", "", text, flags=re.MULTILINE)


@games
@pytest.mark.parametrize("language", languages())
def test_a_new_box_has_our_values_as_comments_and_changes_nothing(tmp_path: Path, game: AnyGame, language: str) -> None:
    path = tmp_path / "mine.toml"
    done = command(tmp_path, "box", "new", game.id, str(path), "--all", "--language", language)
    assert done.returncode == 0, done.stderr
    assert str(path) in done.stdout
    components = components_of(game)
    text = path.read_text("utf-8")
    assert components.read(text).corrections == {}
    tables = tomllib.loads(uncommented(text))
    for part in components.parts.values():
        fields = [field.name for field in part.fields]
        for entry in part.entries.values() if fields else ():
            ours = {name: value for name, value in entry.values.items() if name in fields}
            assert set(tables[part.name][entry.id]) == set(ours)
    assert components.read(uncommented(text)).corrections == {}


def test_a_new_box_leaves_out_what_is_printed_unless_it_is_asked_for(tmp_path: Path) -> None:
    short, whole, areas = [tmp_path / f"{name}.toml" for name in ("short", "whole", "areas")]
    assert command(tmp_path, "box", "new", "seven-ronin", str(short)).returncode == 0
    assert command(tmp_path, "box", "new", "seven-ronin", str(whole), "--all").returncode == 0
    assert command(tmp_path, "box", "new", "seven-ronin", str(areas), "--part", "areas").returncode == 0
    text = short.read_text("utf-8")
    assert "[track.threat]\n# levels = [3, 3, 4, 4, 4, 5, 5, 5]\n" in text
    assert "[areas.granary]" not in text
    assert "10 printed components are left out; shiai box new seven-ronin --part areas writes them, too." in text
    assert "[areas.granary]\n# limit = 2\n" in whole.read_text("utf-8")
    assert "[areas.granary]" in areas.read_text("utf-8")
    assert "[track.threat]" not in areas.read_text("utf-8")


def test_a_value_is_corrected_by_removing_the_sign_of_a_comment(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    command(tmp_path, "box", "new", "seven-ronin", str(path), "--all")
    path.write_text(path.read_text("utf-8").replace("[areas.inn]\n# limit = 1", "[areas.inn]\nlimit = 4"), "utf-8")
    done = command(tmp_path, "box", "check", str(path))
    assert done.returncode == 0, done.stdout
    assert "It changes one value" in done.stdout


def test_a_new_box_never_overwrites_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, "precious")
    done = command(tmp_path, "box", "new", "seven-ronin", path)
    assert done.returncode == 1
    assert f"cannot write '{path}': it exists already; choose another name" in done.stderr
    assert Path(path).read_text("utf-8") == "precious"


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (("new", "sevn-ronin", "x.toml"), "there is no game 'sevn-ronin'; did you mean seven_ronin?"),
        (("new", "seven-ronin", "no/such/folder/x.toml"), "there is no folder 'no/such/folder'"),
        (("new", "seven-ronin", "x.toml", "--part", "area"), "has no part 'area' for a box; did you mean areas?"),
        (("new", "seven-ronin", "x.toml", "--part", "ronin"), "has no part 'ronin' for a box; use one of track, board"),
        (("show", "sevn-ronin"), "there is no game 'sevn-ronin'; did you mean seven_ronin?"),
        (("show", "missing.toml"), "cannot read 'missing.toml'"),
        (("check", "missing.toml"), "cannot read 'missing.toml'"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], answer: str) -> None:
    done = command(tmp_path, "box", *arguments)
    assert done.returncode == 1
    assert answer in done.stderr
    assert "Traceback" not in done.stderr
    assert not (PROJECT / "x.toml").exists()


# shiai box check and show ---------------------------------------------------------------------------------------------


def test_every_problem_is_printed_with_the_file_and_the_exit_code_is_that_of_a_failure(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + "[areas.inn]\nlimit = 12\nlimt = 1\n[areas.barn]\n[trak.threat]\nlevels = [1]\n")
    done = command(tmp_path, "box", "check", path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"{path}: areas.inn.limit is 12: use a whole number from 1 to 9",
        f"{path}: areas.inn has no field limt; did you mean limit?",
        f"{path}: areas has no entry barn; use one of watchtower, inn, well, granary, shrine, burial_grounds, passage, "
        "field_large, animal_pen, field_small",
        f"{path}: there is no part trak; did you mean track?",
    ]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "the box does not name its game"),
        ('format = 1\ngame = "sevn_ronin"\n', "there is no game 'sevn_ronin'; did you mean seven_ronin?"),
        ('game = "seven_ronin"\n', "format is None; write format = 1 in the first line"),
        ("[", "the text is not TOML: "),
    ],
)
def test_a_file_that_is_no_box_is_refused_by_name(tmp_path: Path, text: str, answer: str) -> None:
    path = written(tmp_path, text)
    done = command(tmp_path, "box", "check", path)
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}: {answer}")
    shown = command(tmp_path, "box", "show", path)
    assert shown.returncode == 1
    assert f"{path}: box: {answer}" in shown.stderr


def test_a_correct_box_is_shown_beside_our_values(tmp_path: Path) -> None:
    for which in ("check", "show"):
        done = command(tmp_path, "box", which, RONIN_BOX)
        assert done.returncode == 0, done.stderr
        assert "no mistakes. It changes 3 values" in done.stdout
        (line,) = [line for line in done.stdout.splitlines() if "Granary" in line and "imit" in line]
        assert line.split()[-2:] == ["2", "3"]
    empty = command(tmp_path, "box", "check", written(tmp_path, HEAD))
    assert "It changes nothing" in empty.stdout


@pytest.mark.parametrize(("which", "sign"), [((RONIN_BOX, "--all"), "✎"), (("seven-ronin",), "≈")])
def test_the_whole_contents_are_shown_with_marks(tmp_path: Path, which: tuple[str, ...], sign: str) -> None:
    done = command(tmp_path, "box", "show", *which)
    assert done.returncode == 0, done.stderr
    assert sum([sign in line for line in done.stdout.splitlines()]) >= 2
    assert "Kabe" in done.stdout


@games
def test_every_game_has_an_example_that_is_correct_and_can_be_played(tmp_path: Path, game: AnyGame) -> None:
    path = EXAMPLES / f"{game.id}.toml"
    if not path.exists() and components_of(game).game != game.id:
        path = EXAMPLES / f"{components_of(game).game}.toml"
    done = command(tmp_path, "box", "check", str(path))
    assert done.returncode == 0, done.stdout
    assert "It changes nothing" not in done.stdout
    sim = ("sim", game.id, "--games", "2", "--workers", "1")
    played = command(tmp_path, *sim, "--box", str(path))
    assert played.returncode == 0, played.stderr


# --box FILE -----------------------------------------------------------------------------------------------------------


def given(*flags: tuple[str, str | None], words: tuple[str, ...] = ()) -> dict[str, object]:
    return GivenOptions(words, flags, ()).read(RONIN)


def test_the_flag_takes_a_file_and_the_option_a_text() -> None:
    text = given(("--box", RONIN_BOX))["box"]
    assert isinstance(text, str)
    assert text == RONIN.setup(**given(("--box", RONIN_BOX))).options["box"]
    assert given(words=(f"box={text}",)) == {"box": text}
    assert "--box-file" not in file_flags(RONIN)
    with pytest.raises(OptionError, match="no --box-file here; did you mean --box"):
        given(("--box-file", RONIN_BOX))
    with pytest.raises(OptionError, match="--box needs a value: the path of a file"):
        given(("--box", None))


def test_the_list_of_options_names_the_flag(tmp_path: Path) -> None:
    listed = command(tmp_path, "games", "seven-ronin").stdout
    assert "--box FILE" in listed
    assert "()" not in listed
    assert "--box FILE" in command(tmp_path, "sim", "seven-ronin", "--help").stdout


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (HEAD + "[areas.inn]\nlimit = 12\n", "box: areas.inn.limit is 12: use a whole number from 1 to 9"),
        (HEAD + "[areas.inn]\nlimit = 12\nlimt = 1", "(and 1 more: shiai box check lists them)"),
        ('format = 1\ngame = "samurai_spirit"\n', "box: game is 'samurai_spirit', not seven_ronin; take a box"),
        ("\n", "the file is empty"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str, answer: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(OptionError) as caught:
        given(("--box", path))
    assert str(caught.value).startswith(f"{path}: ")
    assert answer in str(caught.value)
    with pytest.raises(OptionError, match=r"--box cannot read '.*missing': No such file or directory"):
        given(("--box", str(tmp_path / "missing")))


def test_a_box_that_changes_nothing_plays_our_components(tmp_path: Path) -> None:
    assert RONIN.setup(**given(("--box", written(tmp_path, HEAD)))) is RONIN.setup(box="")


@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "seven-ronin", "--games", "2", "--workers", "1"),
        ("arena", "seven-ronin", "--bots", "random,heuristic", "--games", "2", "--workers", "1"),
        ("balance", "seven-ronin", "--games", "1", "--bots", "random", "--workers", "1", "--out", "FOLDER"),
        ("play", "seven-ronin", "--as", "defender"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_every_command_that_plays_takes_a_box(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    wanted = [str(tmp_path / "made") if word == "FOLDER" else word for word in arguments]
    done = command(tmp_path, *wanted, "--box", RONIN_BOX, typed="quit\n")
    assert done.returncode == 0, done.stderr
    refused = command(tmp_path, *wanted, "--box", written(tmp_path, HEAD + "[areas.inn]\nlimit = 12\n"))
    assert refused.returncode == 1
    assert "mine.toml: box: areas.inn.limit is 12" in refused.stderr


def test_a_balance_report_names_its_box(tmp_path: Path) -> None:
    made = tmp_path / "made"
    wanted = ("balance", "seven-ronin", "--games", "1", "--bots", "random", "--workers", "1", "--out", str(made))
    assert command(tmp_path, *wanted, "--box", RONIN_BOX).returncode == 0
    page = (made / "seven_ronin.md").read_text("utf-8")
    assert "The components are those of the box `seven_ronin.toml`." in page
    assert f"--seed 1 --box {RONIN_BOX}`" in page


def test_a_saved_game_keeps_its_box(tmp_path: Path) -> None:
    play = ("play", "seven-ronin", "--as", "defender", "--box", RONIN_BOX)
    assert command(tmp_path, *play, typed="kabe well\nquit\n").returncode == 0
    (path,) = tmp_path.rglob("*.shiai")
    box = RONIN.setup(box=Path(RONIN_BOX).read_text("utf-8")).options["box"]
    assert f"box={box}" in path.read_text("utf-8")
    assert command(tmp_path, "replay", str(path)).returncode == 0
    resumed = command(tmp_path, "play", "--resume", str(path), typed="quit\n")
    assert "Not printed in this game: 3 from your box (✎)" in resumed.stdout


# The table in the terminal --------------------------------------------------------------------------------------------


def table_of(folder: Path, game: AnyGame, language: str, **options: object) -> str:
    """What a person sees when a game begins."""
    state = game.start(**options)
    seats = (PEOPLE, *["random"] * (len(state.setup.seats) - 1))
    live = new_game(state, seats, 5, folder / "game.shiai")
    console = Console(file=io.StringIO(), width=200, highlight=False)
    with suppress(Quit):
        TerminalTable(live, 0, Catalogue(language, game.id), console, lambda _question, _names: "quit").play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@games
def test_the_table_says_at_the_start_what_is_not_printed(tmp_path: Path, game: AnyGame) -> None:
    counts = components_of(game).standard.counts()
    text = table_of(tmp_path, game, "en")
    command_line = f"shiai games {game.id.replace('_', '-')} --sources"
    assert (command_line in text) == bool(counts["reported"] + counts["reconstructed"])
    for confidence, sign in (("reported", "°"), ("reconstructed", "≈")):
        if counts[confidence]:
            assert f"{counts[confidence]} {confidence} ({sign})" in text
    box = next(filter(None, [components_of(game).any(Random(seed)) for seed in range(20)]))
    own = components_of(game).contents(box).counts()["own"]
    assert f"{own} from your box (✎)" in table_of(tmp_path, game, "en", box=box)


def test_the_threat_track_has_a_mark_and_a_legend(tmp_path: Path) -> None:
    ours = table_of(tmp_path, RONIN, "en")
    assert "Threat level ≈ " in ours
    assert any(line.strip() == "≈ reconstructed" for line in ours.splitlines())
    own = table_of(tmp_path, RONIN, "de", box=Path(RONIN_BOX).read_text("utf-8"))
    assert "Bedrohungsstufe ✎ " in own
    assert any(line.strip() == "✎ aus deiner Schachtel" for line in own.splitlines())


def test_marks_tell_a_field_from_its_entry() -> None:
    words = Catalogue("en", "seven_ronin")
    standard = components_of(RONIN).standard
    assert mark(standard, "track", "threat") == mark(standard, "track", "threat", "levels") == "≈"
    assert mark(standard, "areas", "inn", "limit") == ""
    assert legend(["", "✎", "≈", "≈"], words).plain == "≈ reconstructed  ✎ from your box"
    assert legend([""], words).plain == ""
    assert summary(standard, words) == "17 printed, 2 reconstructed (≈)"
    assert summary(standard, words, ("reported", "own")) == ""
