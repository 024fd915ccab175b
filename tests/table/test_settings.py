"""Settings come from defaults, a file, the environment and the command line; what is wrong is named with its source."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shiai.cli.app import app
from shiai.cli.serve import server_of
from shiai.table.settings import KINDS, BadSetting, Settings, listed, read_settings
from shiai.table.store import Store

DOCS = Path(__file__).parents[2] / "docs" / "operating.md"


def written(folder: Path, text: str) -> str:
    path = folder / "shiai.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_the_command_line_wins_over_the_environment_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nstreams = 11\nhost = "::1"\nproxies = ["10.0.0.0/8"]\n')
    found = read_settings(file, {"SHIAI_PORT": "2", "SHIAI_STREAMS": "22", "OTHER": "x"}, {"port": 3, "host": None})
    assert (found.port, found.streams, found.host, found.proxies) == (3, 22, "::1", ("10.0.0.0/8",))
    assert found.body_bytes == Settings().body_bytes


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1\n")
    assert read_settings("", {"SHIAI_CONFIG": file}, {}).port == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "no setting 'prot'"),
        ("port = 'x'", "whole number"),
        ("port = true", "whole number"),
        ("port = -1", "whole number"),
        ("header_bytes = 10", "from 4096"),
        ("streams = 9999999999999", "number from"),
        ("log_level = 'loud'", "debug, info, warning, error"),
        ("proxies = 'me'", "me"),
        ("proxies = [1]", "list of addresses"),
        ("host = 1", "text"),
        ("port = ", "no TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSetting, match=said) as refusal:
        read_settings(file, {}, {})
    assert file in str(refusal.value)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadSetting, match=r"nowhere\.toml"):
        read_settings("nowhere.toml", {}, {})


def test_the_password_of_the_database_is_not_shown() -> None:
    shown = {name: value for name, value, _ in listed(Settings(db="postgresql+psycopg://ann:secret@host/shiai"))}
    assert shown["db"] == "postgresql+psycopg://ann:***@host/shiai"
    assert "secret" not in str(listed(Settings(db="postgresql://:secret@host/x")))
    assert {name: value for name, value, _ in listed(Settings(db="sqlite:///a:b.sqlite"))}["db"].endswith("b.sqlite")


def test_every_setting_is_documented_with_its_default() -> None:
    rows = [line for line in DOCS.read_text("utf-8").splitlines() if line.startswith("| `")]
    documented = {line.split("`")[1]: line for line in rows}
    for name, kind in KINDS.items():
        assert name in documented
        if name != "bots" and isinstance(kind.default, int):
            assert f"| {kind.default} |" in documented[name]
        assert kind.metadata["help"].split(";")[0].split(":")[0] in documented[name]


def test_the_command_checks_the_settings(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    run = CliRunner().invoke
    done = run(app, ["serve", "--db", url, "--check-config", "--set", "streams=7"])
    assert done.exit_code == 0, done.output
    assert "streams = 7 " in done.output
    assert "can be used" in done.output
    wrong = run(app, ["serve", "--db", url, "--check-config", "--set", "streems=7"])
    assert wrong.exit_code != 0


@pytest.mark.parametrize(("analyses", "automatic"), [("automatic", True), ("on_request", False)])
def test_analyses_can_be_left_to_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, analyses: str, automatic: bool
) -> None:
    for setting in ("shiai.web.logs.set_up_logs", "sys.setswitchinterval", "gc.set_threshold"):  # of the whole process
        monkeypatch.setattr(setting, lambda *_values: None)
    settings = read_settings("", {}, {"analyses": analyses})
    found: Any = server_of(settings, (), Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")).config.app
    service = found.state.service
    try:
        assert service.analyst.automatic is automatic
    finally:
        service.close()
