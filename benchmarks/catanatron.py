"""The yardstick: catanatron 3.2.1, the best-known Python board-game simulator, with four random players.

It is no dependency of ours and never imported here: it lives in an environment of its own and runs as its own process.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

REQUIREMENT = "catanatron==3.2.1"
ENVIRONMENT = Path(__file__).parent.parent / ".venv-catanatron"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PROCESS = Path(__file__).parent / "catanatron_process.py"
# -I keeps this folder off the import path, or `import catanatron` there would find this very file.
_ISOLATED = (PYTHON, "-I")


class CatanatronUnavailable(RuntimeError):
    """The yardstick cannot be installed or does not run here."""


def measure(seconds: float) -> float:
    """Decisions per second of catanatron's random play, measured for about that many seconds."""
    if not _imports_catanatron():
        _install()
    return float(json.loads(_run(*_ISOLATED, PROCESS, str(seconds)))["decisions_per_second"])


def _imports_catanatron() -> bool:
    try:
        _run(*_ISOLATED, "-c", "import catanatron")
    except CatanatronUnavailable:
        return False
    return True


def _install() -> None:
    if uv := shutil.which("uv"):
        _run(uv, "venv", "--clear", "--python", sys.executable, ENVIRONMENT)
        _run(uv, "pip", "install", "--python", PYTHON, REQUIREMENT)
    else:
        _run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
        _run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", REQUIREMENT)


def _run(*command: str | Path) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", None) or error
        shown = " ".join(map(str, command))
        raise CatanatronUnavailable(f"cannot compare with {REQUIREMENT}; `{shown}` failed: {reason}") from error
