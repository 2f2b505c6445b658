"""Run by Alembic: brings the database that it is handed to the newest shape."""

from alembic import context

from boulevard.server.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
