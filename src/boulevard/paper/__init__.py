"""Paper: sheets, boards and cards to print, finished sheets to check, sheets of one's own.

JSON in; drawings, JSON or text out (`calls`). Standard library, games and words alone, so a browser can run
it; only `pdf` asks for a package, when a PDF is wished.
"""
