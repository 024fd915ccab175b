"""The schema of 0.2, the first one with migrations. Databases from before may lack tables that were added in time."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables as they were, unless they are there."""
    create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
    )
    create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(100), nullable=False),
        sa.Column("deal", sa.String(100), nullable=False),
        sa.Column("created", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False, index=True),
        sa.Column("thinking", sa.Boolean, nullable=False, index=True),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("archive", sa.LargeBinary),
    )
    create_table(
        "seats",
        *key_of_seat(),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("link_hash", sa.String(64), index=True),
    )
    create_table("links", *key_of_seat(), sa.Column("made_for", sa.String(80), nullable=False))
    create_table("holders", *key_of_seat(), sa.Column("person", sa.String(40), primary_key=True, index=True))
    create_table(
        "runs",
        key_of_table(),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("hero", sa.String(40), nullable=False),
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("rank", "round", "wave", "backs")],
    )
    create_table(
        "games",
        key_of_table(),
        sa.Column("begun", sa.String(19), nullable=False),
        sa.Column("copied", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(19)),
        sa.Column("winners", sa.String(40)),
        *[sa.Column(name, sa.Integer) for name in ("rounds", "choices", "rewinds")],
    )
    create_table("analyses", key_of_table(), sa.Column("data", sa.Text, nullable=False))
    create_table(
        "contents",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.String(19), nullable=False),
    )
    create_table(
        "preferences",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(40), nullable=False),
    )
    create_table(
        "tokens",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.String(19), nullable=False),
    )
    create_table(
        "deeds",
        key_of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def create_table(name: str, *columns: sa.Column[Any]) -> None:
    """Create a table, unless it is there."""
    if not sa.inspect(op.get_bind()).has_table(name):
        op.create_table(name, *columns)


def key_of_table() -> sa.Column[str]:
    """Return the column with the id of a table."""
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def key_of_seat() -> tuple[sa.Column[str], sa.Column[int]]:
    """Return the columns with the id of a table and the number of a seat."""
    return key_of_table(), sa.Column("seat", sa.Integer, primary_key=True)
