"""Writes the fonts of printed sheets: the page's own, as files a PDF can hold, and the widths of letters.

    pip install fonttools brotli, then: python tools/make_fonts.py

The fonts come from web/node_modules, so they are the page's to the letter. Run it anew when those change.
"""

import json
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "web" / "node_modules"
FONTS = ROOT / "src" / "boulevard" / "paper" / "fonts"
INTER = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
SOURCES = {
    "text": (INTER, 450),
    "bold": (INTER, 750),
    "hand": ("@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2", None),
    "sign": ("@fontsource/limelight/files/limelight-latin-400-normal.woff2", None),
}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’“”„…‹›•€−×→№  ")]


def main() -> None:
    metrics = {}
    for name, (file, weight) in SOURCES.items():
        font = TTFont(MODULES / file)
        if weight is not None:
            font = instantiateVariableFont(font, {"wght": weight})
        options = Options()
        options.layout_features = []  # widths are the plain ones: no kerning, here or there
        options.hinting = False
        options.glyph_names = False
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(font)
        font.flavor = None
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):  # two weights of a font must not pass for one
                record.string = f"Boulevard-{name}"
        font.save(FONTS / f"{name}.ttf")
        units = font["head"].unitsPerEm
        cmap = font.getBestCmap()
        head = font["hhea"]
        metrics[name] = {
            "up": round(head.ascent / units, 4),
            "down": round(-head.descent / units, 4),
            "capital": round(getattr(font["OS/2"], "sCapHeight", 0) / units, 4) or 0.7,
            "widths": {
                chr(code): round(1000 * font["hmtx"][glyph][0] / units)
                for code, glyph in sorted(cmap.items())
            },
        }
    (FONTS / "metrics.json").write_text(
        json.dumps(metrics, ensure_ascii=False, indent=0) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
