"""Looking at games: what a decision was worth, what else could have been done, hints and puzzles.

Nobody is judged by what they could not know: everything hidden is drawn anew. Runs in a browser's worker too.
"""
