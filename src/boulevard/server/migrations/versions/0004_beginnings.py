"""Tables that did not begin from the box: from a turn of another game, or with arranged cards"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
