"""Work that several processes share, and answers that any of them may publish."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables; whoever starts offers the work that is to be done."""
    op.create_table(
        "work",
        key_of_table(),
        *[sa.Column(name, sa.String(40), nullable=False) for name in ("person", "bot")],
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "answers",
        key_of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("data", sa.Text),
    )


def key_of_table() -> sa.Column[str]:
    """Return the column with the id of a table, whose rows go with it."""
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
