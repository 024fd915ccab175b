"""One line about each command, read from its source: importing all commands would take a second."""

import ast
from importlib.util import find_spec
from pathlib import Path


def summary(reference: str) -> str:
    """The first line of the docstring of a function, or of the help of a Typer app; empty if there is none."""
    module, _, name = reference.partition(":")
    top, *parts = module.split(".")
    spec = find_spec(top)  # finding a module further down would import the packages around it
    if spec is None or spec.origin is None:
        return ""
    file = Path(spec.origin).parent.joinpath(*parts).with_suffix(".py") if parts else Path(spec.origin)
    for node in ast.parse(file.read_text("utf-8")).body if file.is_file() else []:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return (ast.get_docstring(node) or "").partition("\n")[0]
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return help_of(node.value)
    return ""


def help_of(call: ast.Call) -> str:
    """The help that a call of `typer.Typer` is given."""
    texts = [word.value for word in call.keywords if word.arg == "help"]
    return str(texts[0].value) if texts and isinstance(texts[0], ast.Constant) else ""
