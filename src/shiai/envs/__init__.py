"""Games as environments for research: OpenSpiel, PettingZoo, Gymnasium, and many games at once.

Every module imports its library only when it is imported itself (`pip install shiai[envs]`). Observations are made from
redacted states: `docs/environments.md` is the guide, `docs/observations.md` lists what every game shows.
"""


def missing(module: str, error: ModuleNotFoundError, extra: str = "envs") -> ModuleNotFoundError:
    """The error for a library that is not installed, with the remedy."""
    return ModuleNotFoundError(f"{module} needs {error.name}; run: pip install 'shiai[{extra}]'", name=error.name)
