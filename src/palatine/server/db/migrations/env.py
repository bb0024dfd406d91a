"""What Alembic runs: the steps it needs, on the connection it was given."""

from alembic import context
from sqlalchemy import Connection

from palatine.server.db.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
