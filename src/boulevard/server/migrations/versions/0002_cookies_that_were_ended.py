"""Cookies that were ended"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ended_cookies",
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(precision=53), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_ended_cookies_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("mark", name=op.f("pk_ended_cookies")),
    )
    with op.batch_alter_table("ended_cookies", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ended_cookies_person_id"), ["person_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("ended_cookies", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_ended_cookies_person_id"))

    op.drop_table("ended_cookies")
