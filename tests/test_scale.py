"""The simulation of many players first has to know what was measured (docs/scale.md)."""

import re
from pathlib import Path

from tools.scale import House, known

PAGE = Path(__file__).resolve().parents[1] / "docs/scale.md"


def test_it_gives_what_was_measured_within_a_third() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, measured, simulated in known():
        assert measured / 1.34 < simulated < measured * 1.34, name
        # The page says the same: everything random comes from one seed.
        assert re.search(rf"\\| {re.escape(name)} \\| [^|]+ \\| {simulated:,.1f} \\|", page), (
            name,
            simulated,
        )


def test_more_workers_are_calmer() -> None:
    few, many = (House(8_000, 2_000, machines, 4, seconds=5, fail=1.0).run() for machines in (1, 2))
    assert many.busiest < few.busiest
    assert many.at(0.99) < few.at(0.99)
    assert many.back < few.back
    assert len(many.line().split()) > 8
