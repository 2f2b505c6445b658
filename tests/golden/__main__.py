"""Writes the golden playthroughs and counts anew: `python -m tests.golden`.

Look at the difference before you commit.
"""

import json

from tests.golden.playthrough import FOLDER, PLAYED, playthrough
from tests.golden.turns import COUNTS, count_turns

for setting in PLAYED:
    (FOLDER / f"{setting}.txt").write_text(playthrough(setting), encoding="utf-8")
    print(f"wrote {setting}.txt")

known: dict[str, dict[str, int]] = json.loads(COUNTS.read_text())
by_name = {str(setting): setting for setting in PLAYED}
counted = {
    name: {events: count_turns(by_name[name], int(events)) for events in counts}
    for name, counts in known.items()
}
COUNTS.write_text(json.dumps(counted, indent=1) + "\n")
print(f"wrote {COUNTS.name}")
