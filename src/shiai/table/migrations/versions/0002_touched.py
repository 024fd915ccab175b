"""When a table was last touched, and from where it was set up: for expiry and quotas."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let the time of tables that are there already begin today."""
    op.add_column("tables", sa.Column("touched", sa.String(10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(40), nullable=False, server_default=""))
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.execute(sa.text("update tables set touched = :today").bindparams(today=datetime.now(UTC).date().isoformat()))
