"""Writes the golden playthroughs anew: `python -m tests.golden`. Look at the difference before you commit."""

from tests.golden.playthrough import FOLDER, PLAYED, playthrough

for setting in PLAYED:
    (FOLDER / f"{setting}.txt").write_text(playthrough(setting), encoding="utf-8")
    print(f"wrote {setting}.txt")
