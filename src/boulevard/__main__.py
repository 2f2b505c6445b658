"""`python -m boulevard`."""

from boulevard.cli import main

main()
