"""Coming in: colours of seats, tables that anybody may join, codes to type, and how people are called"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_listed_updated", "tables", ["listed", "updated"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.UniqueConstraint("table_id", name="uq_codes_table_id"),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_calls_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_calls"),
    )
    op.create_index("ix_calls_person_id", "calls", ["person_id"])


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("codes")
    op.drop_index("ix_tables_listed_updated", "tables")
    op.drop_column("tables", "listed")
    op.drop_column("seats", "colour")
