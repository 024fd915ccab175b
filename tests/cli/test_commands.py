"""The `shiai` command as people use it: its own process, its output, its exit codes."""

import json
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.command import FRESH, PROJECT, environment, run


def shiai(folder: Path, *arguments: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    return run(arguments, environment(folder, language), typed)


def saved(folder: Path) -> Path:
    (path,) = folder.rglob("*.shiai")
    return path


def fails(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """One or two sentences on the error output, no traceback, the exit code of a failure."""
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2, done.stderr
    for word in words:
        assert word in done.stderr


def test_a_whole_game_can_be_played_by_numbers(tmp_path: Path) -> None:
    bot = ("--against", "heuristic")
    done = shiai(tmp_path, "play", "seven-ronin", "--as", "defender", *bot, "--seed", "4", typed="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert not saved(tmp_path).read_text().endswith("result: open\n")


def test_leaving_saves_and_coming_back_goes_on(tmp_path: Path) -> None:
    done = shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed="kabe well\nyumi inn\nquit\n")
    assert done.returncode == 0
    assert "--resume" in done.stdout
    path = saved(tmp_path)
    done = shiai(tmp_path, "play", "--resume", str(path), typed="undo\nmusashi inn\nquit\n")
    assert "Undone: assign yumi inn" in done.stdout
    assert path.read_text().splitlines()[-3:] == [
        "1. defender: assign kabe well",
        "2. defender: assign musashi inn",
        "result: open",
    ]


def test_without_arguments_the_unfinished_game_is_offered(tmp_path: Path) -> None:
    shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed="kabe well\n")
    done = shiai(tmp_path, "play", typed="\nyumi inn\nquit\n")
    assert saved(tmp_path).name in done.stdout
    assert "2. defender: assign yumi inn" in saved(tmp_path).read_text()


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    game = subprocess.Popen(
        [*FRESH, "play", "seven-ronin", "--as", "defender"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=PROJECT,
        env=environment(tmp_path),
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write(b"kabe well\nyumi inn\n")
    game.stdin.flush()
    while not any("yumi" in path.read_text() for path in tmp_path.rglob("*.shiai")):
        assert game.poll() is None
        time.sleep(0.05)
    game.send_signal(signal.SIGKILL)
    game.wait()
    game.stdin.close()
    game.stdout.close()
    done = shiai(tmp_path, "play", "--resume", str(saved(tmp_path)), typed="quit\n")
    assert done.returncode == 0
    assert saved(tmp_path).read_text().count("defender: assign") == 2


def test_choices_are_explained_with_their_clause(tmp_path: Path) -> None:
    typed = "? kabe well\nrules R7-9.3\nkabe market\nnonsense\nlog\nhelp\nsave\nboard\nundo\nka\nquit\n"
    done = shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed=typed)
    for words in (
        "R7-6.2",
        "R7-9.3 A tile never",
        "R7-6.8",
        "nonsense",
        "Saved to",
        "nothing to undo",
        "Several choices",
    ):
        assert words in done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl_PL.UTF-8", "Obrońca"), ("it", "Difensore"), ("de_AT.UTF-8", "Verteidiger"), ("xx", "Defender")],
)
def test_the_table_speaks_the_language_of_the_environment(tmp_path: Path, language: str, words: str) -> None:
    done = shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed="quit\n", language=language)
    assert words in done.stdout


def test_components_may_be_named_in_the_persons_language(tmp_path: Path) -> None:
    done = shiai(tmp_path, "play", "seven-ronin", "--as", "defender", "--language", "pl", typed="kabe studnia\nquit\n")
    assert done.returncode == 0
    assert "assign kabe well" in saved(tmp_path).read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "eight-ronin"), ("no game 'eight-ronin'", "seven_ronin")),
        (("play", "seven-ronin", "--as", "emperor"), ("no seat 'emperor'", "attacker, defender")),
        (("play", "seven-ronin", "--as", "defender", "--against", "genius"), ("no bot 'genius'", "random")),
        (("play", "seven-ronin", "--against", "level:7"), ("strength", "from 1 to 6")),
        (("play", "seven-ronin", "--against", "random", "--level", "2"), ("--against random", "--level 2", "keep one")),
        (("play", "seven-ronin", "--as", "defender", "-o", "limit_counts=old"), ("limit_counts", "new, total")),
        (("play", "seven-ronin", "-o", "limit=total"), ("limit", "limit_counts")),
        (("play", "seven-ronin", "--language", "tlh"), ("no language 'tlh'", "en")),
        (("play", "--resume", "missing.shiai"), ("cannot read 'missing.shiai'",)),
        (("play", "seven-ronin", "--as", "all"), ("every seat has secrets", "attacker, defender")),
        (("play", "samurai-spirit", "--playrs", "3"), ("--playrs", "--players")),
        (("play", "samurai-spirit", "--players", "9"), ("players", "from 1 to 7")),
        (("play", "samurai-spirit", "--absent-tokens"), ("--absent-tokens", "true, false")),
        (("play", "samurai-spirit", "--players", "3", "--as", "seat_4"), ("no seat 'seat_4'", "seat_3")),
        (("play", "--resume", "README.md", "--players", "3"), ("keeps its options", "--resume")),
        (("sim", "samurai-spirit", "--gams", "3"), ("--gams", "--games")),
        (("sim", "seven-ronin", "--bots", "random,random,random"), ("3 bots", "attacker, defender")),
        (("sim", "seven-ronin", "--out", "results.txt"), ("results.txt", ".csv")),
        (("rules", "R7-99.1"), ("R7-99.1", "try R7-10.4")),
        (("replay", "README.md"), ("README.md", "line 1")),
        (("position", "README.md"), ("neither a record nor a position",)),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    fails(shiai(tmp_path, *arguments), *words)
    assert list(tmp_path.rglob("*.shiai")) == []


def test_wrong_usage_has_its_own_exit_code(tmp_path: Path) -> None:
    assert shiai(tmp_path, "sim", "seven-ronin", "--games", "none").returncode == 2
    assert shiai(tmp_path, "juggle").returncode == 2


def test_simulations_are_reproducible_for_any_number_of_workers(tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for workers, file in zip(("1", "2"), files, strict=True):
        done = shiai(
            tmp_path, "sim", "seven-ronin", "--games", "60", "--seed", "7", "--workers", workers, "--out", str(file)
        )
        assert done.returncode == 0, done.stderr
        assert "95 % interval" in done.stdout
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(files[0].read_text().splitlines()) == 61


def test_clauses_are_looked_up_one_by_one_and_by_section(tmp_path: Path) -> None:
    assert "The Attacker chooses the order." in shiai(tmp_path, "rules", "r7-10.4").stdout
    section = shiai(tmp_path, "rules", "R7-10").stdout
    assert "R7-10.16" in section
    assert "R7-11.1" not in section
    assert "R7-19.46" in shiai(tmp_path, "rules", "seven-ronin").stdout
    assert "senjutsu" in shiai(tmp_path, "rules").stdout


def test_coverage_is_complete(tmp_path: Path) -> None:
    done = shiai(tmp_path, "rules", "--coverage")
    assert done.returncode == 0
    assert "337 of 337 clauses proven or explained" in done.stdout


def test_a_record_is_replayed_and_its_positions_printed(tmp_path: Path) -> None:
    play = ("play", "seven-ronin", "--as", "defender", "--level", "1", "--seed", "4")
    shiai(tmp_path, *play, typed="1\n" * 400)
    file = str(saved(tmp_path))
    assert "seat attacker: level:1" in saved(tmp_path).read_text()
    whole = shiai(tmp_path, "replay", file)
    assert "choices, result: " in whole.stdout
    assert json.loads(shiai(tmp_path, "replay", file, "--json").stdout)["choices"][0]["number"] == "1"
    watched = shiai(tmp_path, "replay", file, "--seat", "watcher")
    assert "assign" not in watched.stdout
    assert "Watchtower" in shiai(tmp_path, "replay", file, "--at", "10").stdout
    position = shiai(tmp_path, "position", file, "--at", "3", "--seat", "attacker").stdout
    assert "defence_plan: ?" in position
    text = tmp_path / "position.txt"
    text.write_text(position)
    assert shiai(tmp_path, "position", str(text)).stdout == position
    why = shiai(tmp_path, "replay", file, "--at", "8", "--explain")  # when the defender has planned
    assert "Attacker (level:1)" in why.stdout
    assert "→" in why.stdout
    assert "rules of thumb" in why.stdout
    fails(shiai(tmp_path, "replay", file, "--at", "0", "--explain"), "a person chose", "only bots")
    fails(shiai(tmp_path, "replay", file, "--explain"), "--explain needs --at")
    fails(shiai(tmp_path, "replay", file, "--at", "9999"), "--at cannot be 9999")
    fails(shiai(tmp_path, "replay", file, "--seat", "ghost"), "'ghost' is no seat")
    text.write_text(position.replace("reserve: 40", "reserve: 41"))
    fails(shiai(tmp_path, "position", str(text)), "51 ninja markers instead of 50")


def test_games_are_listed_and_each_has_its_options(tmp_path: Path) -> None:
    done = shiai(tmp_path, "games")
    assert "senjutsu-solo" in done.stdout
    assert "7 Ronin" in done.stdout
    one = shiai(tmp_path, "games", "seven-ronin")
    assert "threat_track" in one.stdout
    assert "R7-19.28" in one.stdout
    assert "Samurai" not in one.stdout


def test_games_and_rules_are_also_printed_as_json(tmp_path: Path) -> None:
    (ronin,) = json.loads(shiai(tmp_path, "games", "seven-ronin", "--json").stdout)
    assert ronin["id"] == "seven_ronin"
    assert {"name", "default", "values", "meaning", "clause"} <= set(ronin["options"][0])
    (sources,) = json.loads(shiai(tmp_path, "games", "seven-ronin", "--sources", "--json").stdout)
    assert {"part", "component", "values", "confidence", "source"} == set(sources["components"][0])
    assert json.loads(shiai(tmp_path, "rules", "--json").stdout)[0]["prefix"] == "R7"
    (clause,) = json.loads(shiai(tmp_path, "rules", "R7-10.4", "--json").stdout)
    assert clause["id"] == "R7-10.4"


def test_results_are_also_printed_as_json(tmp_path: Path) -> None:
    few = ("--games", "4", "--workers", "1", "--json")
    series = json.loads(shiai(tmp_path, "sim", "seven-ronin", *few).stdout)
    assert [row["seat"] for row in series["wins"]] == ["attacker", "defender"]
    assert sum(row["number"] for row in series["endings"]) == series["games"] == 4
    matrix = json.loads(shiai(tmp_path, "sim", "seven-ronin", "--matrix", "threat_track", "limit_counts", *few).stdout)
    assert matrix["rows"]["option"] == "threat_track"
    tournament = json.loads(shiai(tmp_path, "arena", "seven-ronin", *few).stdout)
    assert [row["bot"] for row in tournament["standings"]] == ["heuristic", "random"]
    assert tournament["scores"][0]["wins"] + tournament["scores"][0]["losses"] == 4


def test_rules_are_searched_by_words(tmp_path: Path) -> None:
    found = shiai(tmp_path, "rules", "seven-ronin", "--search", "Attacker order").stdout
    assert "R7-10.4" in found
    assert "R7-1.1 " not in found
    assert "SJ-" in shiai(tmp_path, "rules", "--search", "kamae").stdout
    fails(shiai(tmp_path, "rules", "--search", "aeroplane"), "aeroplane")


def test_the_help_of_a_command_lists_the_options_of_the_game_it_names(tmp_path: Path) -> None:
    for command in ("play", "sim"):
        assert "shiai games GAME" in " ".join(shiai(tmp_path, command, "--help").stdout.split())
        assert "solo_samurai" in shiai(tmp_path, command, "samurai-spirit", "--help").stdout


def test_a_game_for_several_is_played_alone_from_flags_to_the_end(tmp_path: Path) -> None:
    flags = ("--players", "3", "--difficulty", "easy", "--samurai", "kyuzo,kanbei,gorobei", "--absent-tokens", "true")
    done = shiai(tmp_path, "play", "samurai-spirit", *flags, "--as", "all", "--seed", "5", typed="1\n" * 900)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    record = saved(tmp_path).read_text()
    assert "players=3 difficulty=easy" in record
    assert "absent_tokens=true" in record
    assert record.count(": person\n") == 3
    assert "Kiai" in shiai(tmp_path, "replay", str(saved(tmp_path)), "--at", "30").stdout


def test_seats_are_asked_for_and_bots_take_the_rest(tmp_path: Path) -> None:
    done = shiai(tmp_path, "play", "samurai-spirit", "--players", "4", typed="2,4\nquit\n")
    assert "Which seats do you play?" in done.stdout
    assert "--resume" in done.stdout
    record = saved(tmp_path).read_text()
    assert [seat for seat in range(1, 5) if f"seat seat_{seat}: person" in record] == [2, 4]
    again = shiai(tmp_path, "play", "--resume", str(saved(tmp_path)), typed="quit\n")
    assert again.returncode == 0


def test_one_bot_serves_all_seats_of_a_simulation(tmp_path: Path) -> None:
    done = shiai(tmp_path, "sim", "samurai-spirit", "--players", "3", "--games", "30", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "3 × random" in done.stdout
    assert "score at the end" in done.stdout
    assert "round at the end" in done.stdout
    assert "▇" in done.stdout


def test_a_saved_game_with_secrets_on_both_sides_is_not_shown_to_one_person(tmp_path: Path) -> None:
    shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed="kabe well\nquit\n")
    path = saved(tmp_path)
    path.write_text(path.read_text().replace("seat attacker: level:3", "seat attacker: person"))
    fails(shiai(tmp_path, "play", "--resume", str(path), typed="quit\n"), "every seat has secrets")


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    command = shlex.join([*FRESH, "rules", "seven-ronin"])
    done = subprocess.run(
        f"{command} | head -n 1", shell=True, capture_output=True, text=True, cwd=PROJECT, env=environment(tmp_path)
    )
    assert done.stderr == ""


def test_a_command_that_nobody_reads_any_more_ends_like_others_do(tmp_path: Path) -> None:
    for arguments in (("rules", "seven-ronin"), ("rules", "seven-ronin", "--json")):
        process = subprocess.Popen(
            [*FRESH, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=PROJECT, env=environment(tmp_path)
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait() == 141


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "shiai").write_text("in the way")
    fails(shiai(tmp_path, "play", "seven-ronin", "--as", "defender", typed="quit\n"), str(tmp_path / "shiai"))
