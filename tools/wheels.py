"""`make wheels`: a source distribution, and a compiled wheel per Python, installed and tried in a fresh environment.

Without arguments for every supported Python that is found: on the PATH, or among those of pyenv and uv.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parent.parent
DIST: Final = PROJECT / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13")
PLACES: Final = ("~/.pyenv/versions/{}.*/bin/python", "~/.local/share/uv/python/cpython-{}.*/bin/python")
TRIALS: Final = (
    ("--version",),
    ("games", "--json"),
    ("rules", "R7-10.4"),
    ("sim", "senjutsu", "--games", "4", "--workers", "1"),
    ("arena", "seven-ronin", "--games", "20", "--workers", "2"),
)


def main() -> None:
    """Build and try; the first failure ends it."""
    pythons = sys.argv[1:] or found()
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "build", "--sdist", "--outdir", str(DIST), str(PROJECT)])
    (source,) = DIST.glob("*.tar.gz")
    print(f"source distribution: {source.name}")
    for python in pythons:
        began = time.monotonic()
        wheel = build(python, source)
        built = time.monotonic() - began
        try_out(python, wheel)
        print(f"{python}: {wheel.name}, built in {built:.0f} s, installed and tried")


def found() -> list[str]:
    """The Pythons of this machine, one of each supported version."""
    pythons = []
    for version in VERSIONS:
        elsewhere = [str(path) for place in PLACES for path in sorted(Path("/").glob(absolute(place, version)))]
        path = shutil.which(f"python{version}")
        works = [name for name in [*([path] if path else []), *elsewhere] if is_version(name, version)]
        if works:
            pythons.append(works[0])
        else:
            print(f"no Python {version} here; name one: make wheels PYTHONS=/path/to/python{version}")
    return pythons


def absolute(place: str, version: str) -> str:
    """The pattern of a place below the root."""
    return os.path.expanduser(place.format(version)).lstrip("/")


def is_version(python: str, version: str) -> bool:
    """Does this program start, and is it that version? Shims of pyenv may do neither."""
    command = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() == version


def build(python: str, source: Path) -> Path:
    """Build a compiled wheel from the source distribution, in isolation; pip finds the build requirements."""
    before = set(DIST.glob("*.whl"))
    with tempfile.TemporaryDirectory() as folder:
        run([python, "-m", "venv", folder])
        command = [f"{folder}/bin/python", "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(DIST), str(source)]
        run(command, SHIAI_COMPILE="1")
    (wheel,) = set(DIST.glob("*.whl")) - before
    if wheel.name.endswith("-any.whl"):
        sys.exit(f"{wheel.name} is pure Python; did the C compiler fail?")
    return wheel


def try_out(python: str, wheel: Path) -> None:
    """Install a wheel into a fresh environment without extras, look at its modules, and play; then add the server."""
    with tempfile.TemporaryDirectory() as folder:
        install = [f"{folder}/bin/python", "-m", "pip", "install", "--quiet"]
        run([python, "-m", "venv", folder])
        run([*install, str(wheel)])
        run([f"{folder}/bin/python", str(PROJECT / "tools" / "check_compiled.py")], cwd=folder)
        for arguments in TRIALS:
            run([f"{folder}/bin/shiai", *arguments], cwd=folder)
        run([*install, f"{wheel}[table]"])
        run([f"{folder}/bin/python", "-c", "import shiai.web.app"], cwd=folder)


def run(command: list[str], cwd: str | None = None, **variables: str) -> None:
    """Run a program quietly; if it fails, print what it said and end."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{(done.stdout + done.stderr)[-3000:]}")


if __name__ == "__main__":
    main()
