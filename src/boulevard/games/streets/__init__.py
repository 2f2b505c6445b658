"""What the two flip-and-write games share: piles and cards, streets of ascending numbers, private drafts.

Everybody plays at the same time. A seat's turn is a *draft*: a few steps on a copy of its sheet that
nobody else sees and that can be undone one by one until the seat confirms. When the last seat has
confirmed, the round is resolved.
"""
