"""Writes the rendered words anew: `python -m tests.words`. Read the difference before you commit."""

from boulevard.words import LANGUAGES

from .rendered import FOLDER, rendered

FOLDER.mkdir(exist_ok=True)
for language in LANGUAGES:
    (FOLDER / f"{language}.txt").write_text(rendered(language), encoding="utf-8")
    print(f"wrote {language}.txt")
