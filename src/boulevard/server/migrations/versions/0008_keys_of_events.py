"""Keys of events: what was done with a key is found by it, however long the log is"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEYED = sa.text("once IS NOT NULL")
# As tables.py writes it.
FILL = {
    "sqlite": "json_extract(secret, '$.by') || '/' || json_extract(secret, '$.once')",
    "postgresql": "(secret::json ->> 'by') || '/' || (secret::json ->> 'once')",
}


def upgrade() -> None:
    op.add_column("events", sa.Column("once", sa.String(length=80)))
    op.execute(f"UPDATE events SET once = {FILL[op.get_bind().dialect.name]} WHERE secret LIKE '%\"once\":%'")
    op.create_index(
        "ix_events_table_id_once",
        "events",
        ["table_id", "once"],
        sqlite_where=KEYED,
        postgresql_where=KEYED,
    )


def downgrade() -> None:
    op.drop_index("ix_events_table_id_once", "events")
    op.drop_column("events", "once")
