"""What a shell completes besides commands and flags: the names of games."""

from shiai.registry import faces


def game_names(incomplete: str) -> list[str]:
    """The games whose name begins like this."""
    return [name for id in faces() if (name := id.replace("_", "-")).startswith(incomplete.replace("_", "-"))]
