"""Fails unless this interpreter's shiai is the compiled one: a build without a C compiler falls back to pure Python."""

import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import shiai

package = Path(str(shiai.__file__)).parent
for room in ("core", "games", "bots"):
    compiled = [path for path in (package / room).rglob("*") if path.name.endswith(EXTENSION_SUFFIXES[0])]
    if not compiled:
        sys.exit(f"nothing in {package / room} is compiled; did the C compiler fail? build/log tells")
    for path in compiled:  # what a room shares may be missing although its modules are there
        name = ".".join([*path.relative_to(package.parent).parent.parts, path.name.removesuffix(EXTENSION_SUFFIXES[0])])
        try:
            import_module(name)
        except ImportError as error:
            sys.exit(f"{name} is compiled by halves ({error}); did the C compiler fail? build/log tells")
    print(f"{room}: {len(compiled)} modules compiled")
