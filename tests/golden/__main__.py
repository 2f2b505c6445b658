"""Writes the golden playthroughs and counts anew: `python -m tests.golden`.

Look at the difference before you commit.
"""

import json

from tests.golden.playthrough import FOLDER, PLAYED, playthrough
from tests.golden.turns import COUNTED, COUNTS, EVENTS, count_turns

for setting in PLAYED:
    (FOLDER / f"{setting}.txt").write_text(playthrough(setting), encoding="utf-8")
    print(f"wrote {setting}.txt")

known: dict[str, dict[str, int]] = json.loads(COUNTS.read_text())
counted = {
    str(setting): {events: count_turns(setting, int(events)) for events in known.get(str(setting), EVENTS)}
    for setting in COUNTED
}
COUNTS.write_text(json.dumps(counted, indent=1) + "\n")
print(f"wrote {COUNTS.name}")
