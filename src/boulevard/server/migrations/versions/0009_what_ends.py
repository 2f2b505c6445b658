"""Cookies of before they said when they were made have an end; what was said at tables is found quickly"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

COOKIE_AGE = 400 * 24 * 3600
SAID = sa.text("kind = 'chat'")


def upgrade() -> None:
    house = sa.table("house", sa.column("name", sa.String), sa.column("value", sa.Text))
    op.execute(house.insert().values(name="old-cookies", value=repr(time.time() + COOKIE_AGE)))
    op.create_index("ix_events_said", "events", ["table_id"], sqlite_where=SAID, postgresql_where=SAID)


def downgrade() -> None:
    op.drop_index("ix_events_said", "events")
    op.execute("DELETE FROM house WHERE name = 'old-cookies'")
