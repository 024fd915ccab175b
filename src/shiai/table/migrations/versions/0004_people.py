"""Closed tables, and whom people have muted at a table or blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nothing is closed, muted or blocked yet."""
    op.add_column("tables", sa.Column("closed", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True, index=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.String(19), nullable=False),
    )
