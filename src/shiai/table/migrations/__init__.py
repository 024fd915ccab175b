"""Alembic migrations of the database; `shiai.table.migrate` runs them."""
