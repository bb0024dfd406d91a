"""The script that Alembic runs: it applies the missing migrations on the given connection."""

from alembic import context
from sqlalchemy import Connection

from palatine.server.db.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
