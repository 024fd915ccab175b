"""Bots in other languages: what they are told, and that nothing they do wrong harms more than their own game."""

import json
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import which
from typing import Any, Final

import pytest

from shiai.arena.match import FORFEIT, play_match
from shiai.arena.series import Series
from shiai.bots import BotFailure, UnknownBot, bot
from shiai.bots.external import PROTOCOL, choose_message, hello_message
from shiai.bots.program import WAITING, end_all
from shiai.core.cells import named_cells
from shiai.core.playout import EVEN, play
from shiai.registry import game, games

PROJECT: Final = Path(__file__).parent.parent.parent
FIRST: Final = f"exec:{sys.executable} {PROJECT / 'examples' / 'bots' / 'first.py'}"
CAUTIOUS: Final = f"exec:{PROJECT / 'examples' / 'bots' / 'cautious.js'}"
OPTIONS: Final = game("seven_ronin").setup().options

ODD: Final = """
import json, sys, time
what, log = sys.argv[1], open(sys.argv[2], "a")
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
if what == "never-starts":
    sys.exit("out of order")
for line in sys.stdin:
    message = json.loads(line)
    log.write(line)
    log.flush()
    if message["type"] == "hello":
        say({"type": "ready", "id": 0, "protocol": 3 if what == "newer" else 2})
        if what == "chatty":
            say({"type": "choice", "choice": 0})
    elif message["type"] == "choose":
        if what == "crashes":
            raise ValueError("no cards")
        if what == "silent":
            time.sleep(60)
        answer = {"type": "choice", "id": message["id"], "choice": message["legal"][0]["number"]}
        say({"nonsense": "{", "list": [1], "illegal": answer | {"choice": "fly away"}}.get(what, answer))
        if what == "twice":
            say(answer)
    else:
        if what == "leaves":
            sys.exit()
        if what == "comments":
            say("well played")
"""


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """No program outlives its test."""
    yield
    end_all()


@pytest.fixture
def odd(tmp_path: Path) -> Any:
    """Makes the spec of a program that does something odd, and reads what it was told."""
    program, log = tmp_path / "odd.py", tmp_path / "log"
    program.write_text(ODD, "utf-8")
    log.write_text("", "utf-8")

    class Odd:
        def spec(self, what: str, more: str = "") -> str:
            return f"exec:{sys.executable} {program} {what} {log}{more}"

        def told(self) -> list[dict[str, Any]]:
            return [json.loads(line) for line in log.read_text("utf-8").splitlines()]

    return Odd()


@pytest.mark.parametrize(
    ("spec", "works"),
    [(FIRST, True), pytest.param(CAUTIOUS, True, marks=pytest.mark.skipif(not which("node"), reason="no node"))],
)
def test_the_examples_play_whole_games_again_in_the_same_way(spec: str, works: bool) -> None:
    results = [play_match("seven_ronin", OPTIONS, (spec, "random"), 1, number) for number in (0, 0, 1)]
    assert [result.failure for result in results] == ["", "", ""]
    assert results[0] == results[1]


def test_a_program_hears_of_every_game(odd: Any) -> None:
    spec = odd.spec("ordinary")
    play_match("seven_ronin", OPTIONS, (spec, "random"), 1, 0)
    play_match("seven_ronin", OPTIONS, (spec, "random"), 1, 1)
    assert len(WAITING[tuple(spec.removeprefix("exec:").split())]) == 1  # one program has played both games
    end_all()
    told = odd.told()
    kinds = [message["type"] for message in told]
    assert re.fullmatch("(h(c)+o){2}", "".join([kind[0] for kind in kinds]))
    assert told[0] == hello_message(game("seven_ronin").start().redact(0), 10.0)
    over = told[kinds.index("over")]
    assert over["winners"] in (["attacker"], ["defender"])


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("never-starts", ["it ended with code 1 and wrote: out of order"]),
        ("newer", ["'protocol': 3", f'expected {{"type": "ready", "id": 0, "protocol": {PROTOCOL}}}']),
        ("crashes", ["it ended with code 1 and wrote:", "ValueError: no cards"]),
        ("silent", ["it gave no answer within 0.5 seconds"]),
        ("nonsense", ["it wrote '{', which is no JSON object"]),
        ("list", ["it wrote '[1]', which is no JSON object"]),
        ("illegal", ["fly away", "expected a choice, such as"]),
        ("chatty", ["in its choice 1", "without being asked", 'has "id": 1']),
        ("twice", ["in its choice 2", "without being asked", 'has "id": 2']),
    ],
)
def test_a_program_that_fails_loses_the_game(odd: Any, what: str, words: list[str]) -> None:
    spec = odd.spec(what, ",seconds=0.5" if what == "silent" else "")
    results = list(Series("seven_ronin", OPTIONS, (spec, "random"), 1, 1).results(1))
    assert [(result.reason, result.winners) for result in results] == [(FORFEIT, ("defender",))]
    assert [word for word in words if word not in results[0].failure] == [], results[0].failure


def test_a_program_is_started_again_after_a_failure(odd: Any) -> None:
    state = game("seven_ronin").start()
    seat = state.actors()[0]
    player = bot(odd.spec("crashes"))
    for _ in range(2):
        with pytest.raises(BotFailure, match="no cards"):
            player.choose(state.redact(seat), seat, Random(1))
    assert [message["type"] for message in odd.told()] == ["hello", "choose"] * 2


@pytest.mark.parametrize("what", ["leaves", "comments"])
def test_what_a_program_does_after_a_game_costs_it_no_other(odd: Any, what: str) -> None:
    results = [play_match("seven_ronin", OPTIONS, (odd.spec(what), "random"), 1, number) for number in range(3)]
    assert [result.failure for result in results] == ["", "", ""]


def test_silence_does_not_outlive_the_game(odd: Any) -> None:
    begun = time.monotonic()
    play_match("seven_ronin", OPTIONS, (odd.spec("silent", ",seconds=0.2"), "random"), 1, 0)
    assert time.monotonic() - begun < 30  # the program would have slept for a minute


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("exec:", ["names no program", "write exec:PROGRAM"]),
        ("exec:./nowhere-at-all", ["the program './nowhere-at-all' does not exist"]),
        (f"exec:{__file__}", ["is not executable", "chmod +x"]),
        ("exec:'open", ["the command cannot be read"]),
        ("exec:true,seconds=0", ["'seconds=0' is not a time"]),
        ("exec:true,minutes=1", ["'minutes=1' is not a time"]),
        ("exec:true,seconds=soon", ["'seconds=soon' is not a time"]),
    ],
)
def test_a_refusal_names_program_and_remedy(spec: str, words: list[str]) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot(spec)
    assert [word for word in words if word not in str(refusal.value)] == []


@pytest.mark.parametrize("id", list(games()))
def test_a_message_depends_on_the_view_alone(id: str) -> None:
    """Two worlds that a seat cannot tell apart give the same message, byte by byte."""
    rng = Random(5)
    state = game(id).start()
    for _ in range(20):
        play(state, EVEN, rng, 2)
        for seat in [actor for actor in state.actors() if actor >= 0]:
            view = state.redact(seat)
            legal = {view.name(action): action for action in view.legal(seat)}
            other = view.fill(rng).redact(seat)
            assert json.dumps(choose_message(view, seat, 1, 2, legal)) == json.dumps(
                choose_message(other, seat, 1, 2, legal)
            )
            assert set(named_cells(view)) == {field.name for field in state.setup.game.layout.fields}


def test_the_documented_messages_are_those_that_are_sent() -> None:
    text = (PROJECT / "docs" / "bot-protocol.md").read_text("utf-8")
    shown = {found["type"]: found for found in map(json.loads, re.findall(r"```json\n(.*?)```", text, re.DOTALL))}
    state = game("seven_ronin").start()
    view = state.redact(0)
    sent = choose_message(view, 0, 1, 2, {view.name(action): action for action in view.legal(0)})
    assert shown["hello"].keys() == hello_message(view, 10).keys()
    assert shown["hello"]["rules"] == game("seven_ronin").version
    assert shown["choose"].keys() == sent.keys()
    assert shown["choose"]["view"].keys() == sent["view"].keys()
    assert shown["choose"]["legal"] == sent["legal"][:2]
