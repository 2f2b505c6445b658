"""Stages: a dealer shows its cards to a whole hall"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stages",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_stages"),
    )
    op.create_index("ix_stages_updated", "stages", ["updated"])


def downgrade() -> None:
    op.drop_index("ix_stages_updated", "stages")
    op.drop_table("stages")
