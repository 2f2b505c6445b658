"""A table without a server: one person's tables on one device, bots included. Pure and synchronous; a browser
runs it in a worker (web/src/offline), tests run it here. docs/offline.md."""

from .house import House

__all__ = ["House"]
