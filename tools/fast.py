"""`make fast`: compiles the engine into `.fast`, where a checkout finds it (src/shiai/engine.py) and shows progress."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import setuptools
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from shiai.engine import BUILDS, SUFFIX, build_folder, digest
from tools.build_backend import extensions

PROJECT: Final = Path(__file__).parent.parent
WORK: Final = PROJECT / BUILDS / "work"
LIBRARY: Final = WORK / "library"
SIZES: Final = WORK / "sizes"  # of the C sources, by the module that is built from them
LOG: Final = PROJECT / BUILDS / "log"
KEPT: Final = 2  # builds, so that a program that runs while another one is built keeps its own
MOMENT: Final = 0.5  # seconds between two looks
CHECK: Final = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
from shiai.engine import running
sys.exit(running() != "compiled")
"""


def main() -> None:
    """Build unless it is built; a failure is explained in a sentence or two."""
    os.chdir(PROJECT)
    os.environ.setdefault("SHIAI_OPTIMIZE", "1")  # builds in half the time, and plays 4 % slower than 2
    console = Console(highlight=False)
    build = build_folder(PROJECT)
    if build.is_dir():
        console.print("The compiled engine is there, built from these sources. `make play` uses it.")
        return
    compiler = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(
            f"The C compiler '{compiler}' is missing. On Debian and Ubuntu: apt install gcc python3-dev. Or set CC."
        )
    shutil.rmtree(WORK, ignore_errors=True)
    LIBRARY.mkdir(parents=True)
    began = time.monotonic()
    with LOG.open("w") as log:
        child = subprocess.Popen([sys.executable, "-m", "tools.fast", "compile"], stdout=log, stderr=subprocess.STDOUT)
        try:
            watch(child, console)
        except BaseException:
            child.kill()
            child.wait()
            raise
    missing = [name for name in sizes() if not (LIBRARY / name).exists()]
    if child.returncode or missing:
        sys.exit(f"Compiling failed ({', '.join(missing[:3]) or 'before the C compiler'}); {LOG} says why.")
    digest.cache_clear()
    if build_folder(PROJECT) != build:
        sys.exit("The sources were edited while they were compiled; run `make fast` again.")
    shutil.move(LIBRARY, build)
    names = [file.removesuffix(SUFFIX).replace(os.sep, ".") for file in sizes() if "__mypyc" not in file]
    if subprocess.run([sys.executable, "-c", CHECK, *names], env=child_environment(), check=False).returncode:
        shutil.rmtree(build)
        sys.exit(f"What was compiled cannot be imported; {LOG} may say why.")
    tidy()
    console.print(f"Built in {time.monotonic() - began:.0f} s. `make play` and `.venv/bin/shiai` use it from now on.")


def child_environment() -> dict[str, str]:
    """The environment of a program that uses the build."""
    others = {name: value for name, value in os.environ.items() if name != "SHIAI_ENGINE"}
    return others | {"PYTHONPATH": str(PROJECT / "src")}


def watch(child: "subprocess.Popen[bytes]", console: Console) -> None:
    """Show how far the build is until it ends."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("checking types", total=None)
        for done, total, modules in progresses(child):
            if total:
                progress.update(bar, description=f"compiling, {modules} modules left", completed=done, total=total)


def progresses(child: "subprocess.Popen[bytes]") -> Iterator[tuple[int, int, int]]:
    """How much C is compiled, how much there is, and how many modules are left, while a build runs."""
    found: dict[str, int] = {}
    while child.poll() is None:
        time.sleep(MOMENT)
        found = found or sizes()
        done = {name: size for name, size in found.items() if (LIBRARY / name).exists()}
        yield sum(done.values()), sum(found.values()), len(found) - len(done)


def sizes() -> dict[str, int]:
    """The compiled files of a build, relative to its folder, with the sizes of their C sources, once those exist."""
    if not SIZES.exists():
        return {}
    lines = [line.split("\t") for line in SIZES.read_text("utf-8").splitlines()]
    return {name: int(size) for size, name in lines}


def tidy() -> None:
    """Remove what only building needed, and builds that are too old."""
    shutil.rmtree(WORK)
    builds = [folder for folder in (PROJECT / BUILDS).iterdir() if folder.is_dir()]
    for folder in sorted(builds, key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder)


def compile_engine() -> None:
    """Write the C sources and compile them; the process that does the work."""
    os.environ["MYPY_CACHE_DIR"] = str(WORK / "types")
    found = extensions(str((WORK / "c").relative_to(PROJECT)))
    lines = [
        f"{os.path.getsize(extension.sources[0])}\t{extension.name.replace('.', os.sep)}{SUFFIX}" for extension in found
    ]
    written = SIZES.with_suffix(".new")
    written.write_text("\n".join(lines), "utf-8")
    written.replace(SIZES)
    options = {
        "build_ext": {"build_lib": str(LIBRARY), "build_temp": str(WORK / "objects"), "parallel": os.cpu_count() or 1}
    }
    setuptools.setup(ext_modules=found, options=options, script_name="fast", script_args=["build_ext"])


if __name__ == "__main__":
    if sys.argv[1:] == ["compile"]:
        compile_engine()
    else:
        main()
