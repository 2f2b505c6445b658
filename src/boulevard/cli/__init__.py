"""The command line: `boulevard ...`."""

from .main import app, main

__all__ = ["app", "main"]
