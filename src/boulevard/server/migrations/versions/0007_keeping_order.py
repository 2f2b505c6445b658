"""Keeping order: administrators, people who are muted or banned, and what holds for the whole server"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

MARKS = ("administrator", "muted", "banned")


def upgrade() -> None:
    for mark in MARKS:
        op.add_column("people", sa.Column(mark, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "house",
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )


def downgrade() -> None:
    op.drop_table("house")
    for mark in MARKS:
        op.drop_column("people", mark)
