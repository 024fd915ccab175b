"""What Alembic runs: migrations in the transaction of the connection that it was given, all of them or none."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
