"""Telling what happens."""

from boulevard.games.contract import Event
from boulevard.games.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Teller:
    """Writes into the story of a state while somebody listens. It holds the story, not the state: a state
    that its parts point back to is freed late."""

    def __init__(self) -> None:
        self.story: list[Event] | None = None

    def tell(self, key: str, **details: object) -> None:
        if self.story is not None:
            self.story.append(Event(key, details))
